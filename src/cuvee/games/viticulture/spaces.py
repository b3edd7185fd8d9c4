"""The board: twelve actions with up to three spaces each, the cart, the yokes, the wake-up chart.

A space is a number: one of the three of an action (`3 * action + slot`), each for one worker; the
picture of an action, where a grande worker stands when those are full; the cart; one's own yoke.
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
VISITOR_ACTIONS: Final = (PLAY_SUMMER, PLAY_WINTER)
SEASON_ACTIONS: Final = 6  # the first six are summer's, the others winter's
SLOT_NAMES: Final = ["left", "middle", "right"]
SLOTS: Final = 3
BONUS_SLOT: Final = 1  # the middle space carries the bonus of every action

SINGLE_SPACES: Final = len(ACTION_NAMES) * SLOTS  # those that hold one worker each
PICTURE: Final = SINGLE_SPACES  # the picture of the first action
CART: Final = PICTURE + len(ACTION_NAMES)
YOKE_SPACE: Final = CART + 1

SPACE_NAMES: Final = [
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
SEASONS: Final = len(SEASON_NAMES)

ROWS: Final = 7
ALL_ROWS: Final = (1 << ROWS) - 1
AUTOMA: Final = 6  # whose worker stands on a space: a number beyond the seats


def slots_in_play(seats: int, middle: bool) -> list[int]:
    """One space an action for up to two seats, two for up to four, three beyond (p. 6).

    A challenge of the solo game is played on the middle spaces instead.
    """
    return [BONUS_SLOT] if middle else list(range((seats + 1) // 2))


def action_of(space: int) -> int:
    """The board action that a space belongs to; -1 for the cart and the yoke."""
    if space < SINGLE_SPACES:
        return space // SLOTS
    return space - PICTURE if space < CART else -1


def is_bonus(space: int) -> bool:
    """Whether a space is a bonus space."""
    return space < SINGLE_SPACES and space % SLOTS == BONUS_SLOT


ACTION_OF: Final = [action_of(space) for space in range(len(SPACE_NAMES))]  # where speed matters
IS_BONUS: Final = [is_bonus(space) for space in range(len(SPACE_NAMES))]


def first_action(season: int) -> int:
    """The first of the six actions of summer or winter."""
    return 0 if season == SUMMER else SEASON_ACTIONS


def spaces_in_play(season: int, slots: list[int]) -> list[int]:
    """The spaces of a season's actions with these slots, then the pictures of the actions."""
    if season not in (SUMMER, WINTER):
        return []
    actions = range(first_action(season), first_action(season) + SEASON_ACTIONS)
    single = [action * SLOTS + slot for action in actions for slot in slots]
    return [*single, *[PICTURE + action for action in actions]]
