"""Positions of Viticulture by description.

A real game is played to a turn of seat 0; what is named is then laid on the mats, the cards coming
out of the decks, so that every rule still holds.
"""

from __future__ import annotations

from typing import Self, cast

from cuvee.engine import BadInput, Options, replaced
from cuvee.engine.frames import effect_of, frame
from cuvee.games.viticulture.cards.deck import CARD_NAMES, DECK_OF
from cuvee.games.viticulture.cards.orders import WINE_NAMES
from cuvee.games.viticulture.codes import (
    COLOUR_NAMES,
    FIELD_NAMES,
    WORKER_NAMES,
    placed_worker,
    planted_vine,
)
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.games.viticulture.spaces import SEASON_NAMES, SINGLE_SPACES, SPACE_NAMES
from cuvee.games.viticulture.state import Vineyard, Viticulture, fresh_vineyard
from cuvee.games.viticulture.structures import STRUCTURE_NAMES

SPRING = "spring"


class StagedViticulture:
    """A position at seat 0's turn, and what is laid on it."""

    def __init__(
        self,
        *,
        seats: int = 2,
        season: str = "summer",
        seed: int = 1,
        options: dict[str, object] | None = None,
        **own: object,
    ) -> None:
        self.s = a_turn(seats, season, options or {}, seed)
        self.seat(0, **own)

    def seat(self, seat: int, **fields: object) -> Self:
        """Lay things on a mat.

        These are: lira, vp, residual, workers, grande, structures=[...],
        planted={"field_5": ["merlot"]}, grapes={"red": [1]}, wines={"blush": [4]}, hand=[...],
        sold=["field_5"], harvested=[...], placed=[("cart", "regular")], resting, row, passed.
        """
        player = self.s.players[seat]
        for name, value in fields.items():
            self._lay(player, seat, name, value)
        return self

    def _lay(self, player: Vineyard, seat: int, name: str, value: object) -> None:
        if name == "hand":
            for wanted in names_in(value):
                player.hand += (self.fetch(wanted),)
        elif name == "planted" and isinstance(value, dict):
            for field, vines in value.items():
                number = FIELD_NAMES.index(str(field))
                player.planted += tuple(
                    planted_vine(number, self.fetch(vine)) for vine in names_in(vines)
                )
        elif name in {"grapes", "wines"} and isinstance(value, dict):
            known = COLOUR_NAMES if name == "grapes" else WINE_NAMES
            rows = player.grapes if name == "grapes" else player.wines
            for kind, tokens in value.items():
                row = sum(1 << int(token) - 1 for token in tokens)
                rows = replaced(rows, known.index(str(kind)), row)
            setattr(player, name, rows)
        elif name in {"structures", "used", "sold", "harvested"}:
            known = STRUCTURE_NAMES if name in {"structures", "used"} else FIELD_NAMES
            setattr(player, name, sum(1 << known.index(member) for member in names_in(value)))
        elif name == "placed" and isinstance(value, list):
            for place, worker in value:
                self.post(seat, place, worker)
        else:
            self._count(player, seat, name, value)

    def _count(self, player: Vineyard, seat: int, name: str, value: object) -> None:
        if not isinstance(getattr(player, name, None), int):
            raise BadInput(f"a mat has no {name!r}")
        setattr(player, name, value)
        if name == "row" and seat == 0:
            self.s.stack[-2] = frame(effect_of(self.s.stack[-2]), -1, player.row)

    def fetch(self, name: str) -> int:
        """Take a card out of its deck or discard pile."""
        number = CARD_NAMES.index(name)
        for pile in (self.s.decks[DECK_OF[number]], self.s.discards[DECK_OF[number]]):
            if number in pile:
                pile.remove(number)
                return number
        raise BadInput(f"no {name!r} is left in the deck")

    def post(self, seat: int, space: str, worker: str) -> None:
        """Put a worker, over and above those at home, on a space."""
        where = SPACE_NAMES.index(space)
        self.s.players[seat].placed += (placed_worker(where, WORKER_NAMES.index(worker)),)
        if where < SINGLE_SPACES:
            self.s.spaces[where] = seat


def names_in(value: object) -> list[str]:
    """A list of names."""
    if not isinstance(value, list):
        raise BadInput(f"a list of names is wanted, not {value!r}")
    return [str(member) for member in value]


def a_turn(seats: int, season: str, options: dict[str, object], seed: int) -> Viticulture:
    """A game at seat 0's turn in a season of its first year, with empty hands and purses.

    Seat n is on row n + 1 of the wake-up chart, in spring on none yet; everybody has two workers
    and a grande.
    """
    s = VITICULTURE.new(seats=seats, seed=seed, **cast("Options", options))
    question = "wake_up" if season == SPRING else "place_worker"
    while True:
        decision = s.decision
        if decision is None:
            raise BadInput(f"no turn comes in {season!r}")
        if decision.question == question and SEASON_NAMES[s.season] == season:
            break
        s.apply(s.legal()[0])
    for seat, player in enumerate(s.players):
        s.players[seat] = _mat(0 if season == SPRING else seat + 1)
        for number in player.hand:
            s.decks[DECK_OF[number]].append(number)
    s.spaces = [-1] * SINGLE_SPACES
    _give_turn(s, season)
    return s


def _mat(row: int) -> Vineyard:
    """A mat with nothing on it but two workers and a grande."""
    mat = fresh_vineyard()
    mat.workers, mat.grande, mat.row = 2, 1, row
    return mat


def _give_turn(s: Viticulture, season: str) -> None:
    """Make it seat 0's turn, the first of the season."""
    asked = effect_of(s.stack[-1])
    if season == SPRING:
        s.first = 0
        for seat in range(s.seats):
            s.stack[-1 - seat] = frame(asked, seat, 0)
    else:
        s.stack[-2], s.stack[-1] = frame(effect_of(s.stack[-2]), -1, 1), frame(asked, 0, 0)
    s.offer = s.effects[asked].options(s, 0, 0)


def stage(wanted: dict[str, object]) -> Viticulture:
    """The position that a scene describes: its table, `you` on seat 0 and a `rival` on seat 1."""
    table = dict(wanted)
    mats = [cast("dict[str, object]", table.pop(who, {})) for who in ("you", "rival")]
    year = cast("int", table.pop("year", 1))
    staged = StagedViticulture(**table)  # type: ignore[arg-type]
    staged.s.year = year
    for seat in range(min(staged.s.seats, len(mats))):
        staged.seat(seat, **mats[seat])
    s = staged.s
    top = effect_of(s.stack[-1])
    s.offer = s.effects[top].options(s, 0, 0)
    return VITICULTURE.state(s.to_dict())
