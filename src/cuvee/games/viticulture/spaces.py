"""The board: twelve actions with up to three spaces each, the cart, the yokes, the wake-up chart.

A place is a number: a space (`3 * action + slot`), the picture of an action, on which a grande
worker stands when its spaces are full, the cart, or one's own yoke.
"""

from __future__ import annotations

from typing import Final

PLAY_SUMMER: Final = 0
DRAW_VINE: Final = 1
GIVE_TOUR: Final = 2
BUILD: Final = 3
SELL: Final = 4
PLANT: Final = 5
DRAW_ORDER: Final = 6
HARVEST: Final = 7
MAKE_WINE: Final = 8
TRAIN: Final = 9
PLAY_WINTER: Final = 10
FILL_ORDER: Final = 11

ACTION_NAMES: Final = [
    "play_summer", "draw_vine", "give_tour", "build", "sell", "plant",
    "draw_order", "harvest", "make_wine", "train", "play_winter", "fill_order",
]  # fmt: skip
SEASON_ACTIONS: Final = 6  # the first six are summer's, the others winter's
SLOT_NAMES: Final = ["left", "middle", "right"]
SLOTS: Final = 3
BONUS_SLOT: Final = 1  # the middle space carries the bonus of every action

SPACES: Final = len(ACTION_NAMES) * SLOTS
PICTURE: Final = SPACES  # the picture of the first action
CART: Final = PICTURE + len(ACTION_NAMES)
YOKE_SPACE: Final = CART + 1
PLACES: Final = YOKE_SPACE + 1

PLACE_NAMES: Final = [
    *[f"{action}_{slot}" for action in ACTION_NAMES for slot in SLOT_NAMES],
    *ACTION_NAMES,
    "cart",
    "yoke",
]

SPRING: Final = 0
SUMMER: Final = 1
FALL: Final = 2
WINTER: Final = 3
SEASON_NAMES: Final = ["spring", "summer", "fall", "winter"]

ROWS: Final = 7
ALL_ROWS: Final = (1 << ROWS) - 1
AUTOMA: Final = 6  # whose worker stands on a space: a number beyond the seats


def slots_in_play(seats: int, middle: bool) -> list[int]:
    """One space an action for up to two seats, two for up to four, three beyond (p. 6).

    A challenge of the solo game is played on the middle spaces instead.
    """
    return [BONUS_SLOT] if middle else list(range((seats + 1) // 2))


def action_of(place: int) -> int:
    """The board action that a place belongs to; -1 for the cart and the yoke."""
    if place < SPACES:
        return place // SLOTS
    return place - PICTURE if place < CART else -1


def is_bonus(place: int) -> bool:
    """Whether a place is a bonus space."""
    return place < SPACES and place % SLOTS == BONUS_SLOT


def first_action(season: int) -> int:
    """The first of the six actions of summer or winter."""
    return 0 if season == SUMMER else SEASON_ACTIONS
