"""Several small numbers in one int, as frames, rows and the time track keep them."""

from __future__ import annotations

from typing import Final

from cuvee.games.naramata.cards.assets import CARD_ROOM
from cuvee.games.naramata.kinds import MOST_ROWS, SPACE_ROOM

ARRIVAL_ROOM: Final = 10_000  # more than meeples and veeples are ever set down in a game

# On a row of a tourist: the cards as a set, and above them how many tokens stand in for cards.
CARD_BITS: Final = (1 << CARD_ROOM) - 1
ONE_TOKEN: Final = 1 << CARD_ROOM

AFTER_PIT_STOP: Final = 1 << 16  # above the numbers of the spaces
CONTRACT_SHIFT: Final = 8  # the winery is below
PHANTOM_SHIFT: Final = 2  # the phantom's number is below
TOKEN_SHIFT: Final = 4  # the tokens rolled are below
DAYS_AGREED: Final = 7  # the bits of the days' frame that hold how many were agreed on, if any were
DAYS_ASKED: Final = 8  # whether that was asked after the last day
PROPOSAL_SHIFT: Final = 3  # the days proposed are below, who has spoken above


def track_position(time: int, arrival: int) -> int:
    """A piece on the time track as one number: by its slot, then by who arrived there first."""
    return time * ARRIVAL_ROOM + arrival


def number_of(index: int) -> int:
    """The number by which something is shown, or kept where 0 stands for none: counted from 1."""
    return index + 1


def index_of(number: int) -> int:
    """What `number_of` numbered."""
    return number - 1


def row_index(slot: int, row: int) -> int:
    """Where the row of a tourist in a slot stands in the list of all rows."""
    return slot * MOST_ROWS + row


def cards_on(value: int) -> list[int]:
    """The cards on a row, ascending."""
    cards: list[int] = []
    left = value & CARD_BITS
    while left:
        lowest = left & -left
        cards.append(lowest.bit_length() - 1)
        left ^= lowest
    return cards


def count_cards(value: int) -> int:
    """How many cards lie on a row."""
    count, left = 0, value & CARD_BITS
    while left:  # there are few; compiled, `bit_count` would make an object of the set
        left &= left - 1
        count += 1
    return count


def count_on(value: int) -> int:
    """How much lies on a row that takes cards: cards, and tokens that stand in for some."""
    return count_cards(value) + (value >> CARD_ROOM)


def tokens_on(value: int) -> int:
    """How many tokens stand in for cards on a row that takes cards."""
    return value >> CARD_ROOM


def space_number(winery: int, space: int) -> int:
    """A space of a winery as one number."""
    return winery * SPACE_ROOM + space


def winery_of(number: int) -> int:
    """The winery of a numbered space."""
    return number // SPACE_ROOM


def space_of(number: int) -> int:
    """Which space of its winery a numbered space is."""
    return number % SPACE_ROOM


def first_space(at: int) -> int:
    """The numbered space of a frame that may be marked as after a pit stop there."""
    return at & ~AFTER_PIT_STOP


def contract_winery(at: int) -> int:
    """The winery of a contract frame."""
    return at & (1 << CONTRACT_SHIFT) - 1


def contract_used(at: int) -> int:
    """The actions that a contract frame has seen, a set of spaces with the pit stop above them."""
    return at >> CONTRACT_SHIFT


def with_contract_used(at: int, number: int) -> int:
    """A contract frame with one more action in the set."""
    return at | 1 << CONTRACT_SHIFT + number


def phantom_walk(number: int, left: int) -> int:
    """A phantom's number with the wineries that it still has to count."""
    return number | left << PHANTOM_SHIFT


def phantom_of(at: int) -> int:
    """Which phantom walks."""
    return at & (1 << PHANTOM_SHIFT) - 1


def left_to_walk(at: int) -> int:
    """The wineries that a walking phantom still has to count."""
    return at >> PHANTOM_SHIFT


def view_tokens(fitting: int, for_sale: int) -> int:
    """The tokens rolled that fit, with how many more may be bought."""
    return fitting | for_sale << TOKEN_SHIFT


def tokens_fitting(at: int) -> int:
    """The tokens rolled that fit."""
    return at & (1 << TOKEN_SHIFT) - 1


def tokens_for_sale(at: int) -> int:
    """How many more tokens may be bought."""
    return at >> TOKEN_SHIFT
