"""What was saved by rules 1, whose numbers had no room to grow, in the numbers of these rules.

Cards, upgrades and vehicles have kept theirs; places, spaces and actions have not.
"""

from __future__ import annotations

from typing import Final

from cuvee.engine import BadInput
from cuvee.engine.plain import expect_int, expect_list
from cuvee.games.naramata.board.wineries import (
    END,
    NOWHERE,
    ON_ROAD,
    SIGNATURE_ROOM,
    START_REGION,
    WINERY_ROOM,
)
from cuvee.games.naramata.cards.assets import CARD_ROOM
from cuvee.games.naramata.codes import KEEP, SELL, TOURIST
from cuvee.games.naramata.edition.loading import edition_at
from cuvee.games.naramata.kinds import PIT, SPACE_ROOM
from cuvee.games.naramata.packing import AFTER_PIT_STOP, CONTRACT_SHIFT, space_number

# Places: a winery, two start regions, END, nowhere yet, the road past each winery.
WINERIES_1: Final = 28
PLACES_1: Final[list[int]] = [
    *range(WINERIES_1),
    START_REGION,
    START_REGION + 1,
    END,
    NOWHERE,
    *range(ON_ROAD, ON_ROAD + WINERIES_1),
]
SPACES_1: Final = 4  # of each winery; in a set of those used, the pit stop came right after them
CARDS_1: Final = 24  # bits of a row that were for cards; tokens came above
AFTER_PIT_STOP_1: Final = 128
CONTRACT_SHIFT_1: Final = 5
PIT_1: Final = 7

# The frames in which something is numbered otherwise, by the paths of their effects.
ACTIVITY: Final = "days.0.5.0.0.0"
SECOND_ACTION: Final = "days.0.5.0.0.0.0"
CONTRACT: Final = "days.0.5.0.0.1"
TIME: Final = "time"

# Answers to a simultaneous question: which tourist to pick, and whether to play or to sell it.
ANSWERS_1: Final = {156 + n: TOURIST + n for n in range(50)} | {336: SELL, 337: KEEP}


def from_rules_1(plain: dict[str, object]) -> dict[str, object]:
    """A saved state of rules 1 as these rules would have written it."""
    table = mapping(plain["table"], "table")
    options = plain["options"]
    folder = options.get("edition") if isinstance(options, dict) else None
    table["edition_digest"] = edition_at(str(folder or "")).digest
    table["phantom_place"] = [place_now(one) for one in numbers(table, "phantom_place")]
    table["locks"] = padded(numbers(table, "locks"), WINERY_ROOM)
    table["bottles"] = padded(numbers(table, "bottles"), SIGNATURE_ROOM)
    answers = expect_list(plain["answers"], "answers")
    return {
        **plain,
        "rules": 2,
        "stack": [frame_now(entry) for entry in expect_list(plain["stack"], "stack")],
        "answers": [ANSWERS_1.get(code, code) if type(code) is int else code for code in answers],
        "table": table,
        "players": [tour_now(tour) for tour in expect_list(plain["players"], "players")],
    }


def tour_now(plain: object) -> dict[str, object]:
    """A tour: where it is, and what lies on its rows."""
    tour = mapping(plain, "players")
    tour["place"] = place_now(tour.get("place"))
    tour["filled"] = [row_now(value) for value in numbers(tour, "filled")]
    return tour


def mapping(value: object, where: str) -> dict[str, object]:
    """A part of a state; which fields it has is checked when it is read."""
    if not isinstance(value, dict):
        raise BadInput(f"{where} should be a mapping")
    return {str(name): member for name, member in value.items()}


def numbers(part: dict[str, object], name: str) -> list[int]:
    """A field that is a list of numbers."""
    values = expect_list(part.get(name), name)
    return [expect_int(value, name, 0, (1 << 62) - 1) for value in values]


def padded(values: list[int], room: int) -> list[int]:
    """A list with room for what may come."""
    return values + [0] * (room - len(values))


def place_now(place: object) -> int:
    """A place."""
    return PLACES_1[expect_int(place, "place", 0, len(PLACES_1) - 1)]


def row_now(value: int) -> int:
    """What lies on a row; a count of tokens alone is the same, being small."""
    return value & (1 << CARDS_1) - 1 | value >> CARDS_1 << CARD_ROOM


def frame_now(entry: object) -> object:
    """A frame of the stack; what is not one is left to be refused."""
    if not isinstance(entry, list) or len(entry) != 3 or type(entry[2]) is not int:
        return entry
    path, seat, at = entry
    if path == ACTIVITY or path == SECOND_ACTION:
        winery, space = divmod(at & ~AFTER_PIT_STOP_1, SPACES_1)
        mark = AFTER_PIT_STOP if at & AFTER_PIT_STOP_1 else 0
        return [path, seat, space_number(winery, space) | mark]
    if path == CONTRACT:
        used = at >> CONTRACT_SHIFT_1
        pit_stop = used >> SPACES_1 & 1
        now = used & (1 << SPACES_1) - 1 | pit_stop << SPACE_ROOM
        return [path, seat, at & (1 << CONTRACT_SHIFT_1) - 1 | now << CONTRACT_SHIFT]
    return [path, seat, PIT if path == TIME and at == PIT_1 else at]
