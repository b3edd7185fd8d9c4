"""The Automa: its 24 cards, the spaces it blocks, and when a game against it is lost or over.

Its workers only stand in the way. It takes no action, gains no bonus and holds no card in hand.
"""

from __future__ import annotations

from typing import Final

from cuvee.engine import Effect, Result, Zone
from cuvee.games.viticulture.campaign import Challenge
from cuvee.games.viticulture.difficulty import AGGRESSIVE_VP
from cuvee.games.viticulture.spaces import (
    ACTION_NAMES,
    ALL_ROWS,
    AUTOMA,
    BUILD,
    DRAW_ORDER,
    DRAW_VINE,
    FILL_ORDER,
    GIVE_TOUR,
    HARVEST,
    MAKE_WINE,
    PLANT,
    PLAY_SUMMER,
    PLAY_WINTER,
    SEASON_ACTIONS,
    SELL,
    SLOTS,
    SPACE_NAMES,
    SUMMER,
    TRAIN,
    first_action,
)
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.tokens import LARGE, MEDIUM

MOST_AUTOMA_WORKERS: Final = 6
AGGRESSIVE_LOSS: Final = 1
WORKERS_LOSS: Final = 2
ENDINGS: Final = ["", "aggressive_loss", "workers_loss"]

# For each card the actions of summer and of winter, in printed order; rows for other boards are
# left out.
CARDS: Final[list[tuple[list[int], list[int]]]] = [
    ([DRAW_VINE, GIVE_TOUR], []),
    ([DRAW_VINE, BUILD, PLANT], [MAKE_WINE]),
    ([DRAW_VINE, PLAY_SUMMER], [PLAY_WINTER]),
    ([GIVE_TOUR, BUILD, SELL], [TRAIN]),
    ([GIVE_TOUR], [HARVEST]),
    ([BUILD], [DRAW_ORDER, FILL_ORDER]),
    ([DRAW_VINE, PLAY_SUMMER], []),
    ([GIVE_TOUR, PLANT], [MAKE_WINE]),
    ([BUILD, SELL, PLAY_SUMMER], [PLAY_WINTER]),
    ([PLANT, SELL], [TRAIN]),
    ([PLAY_SUMMER, SELL], [HARVEST]),
    ([PLANT], [DRAW_ORDER, FILL_ORDER]),
    ([DRAW_VINE, PLAY_SUMMER], [DRAW_ORDER, HARVEST]),
    ([GIVE_TOUR, SELL], [DRAW_ORDER, MAKE_WINE]),
    ([BUILD], [DRAW_ORDER, PLAY_WINTER]),
    ([], [HARVEST, MAKE_WINE]),
    ([], [HARVEST, TRAIN]),
    ([PLANT], [MAKE_WINE, FILL_ORDER]),
    ([DRAW_VINE, PLAY_SUMMER], [PLAY_WINTER, TRAIN]),
    ([GIVE_TOUR, SELL], [PLAY_WINTER]),
    ([BUILD], [PLAY_WINTER, FILL_ORDER]),
    ([], [HARVEST, TRAIN]),
    ([], [DRAW_ORDER, TRAIN, FILL_ORDER]),
    ([PLANT], [MAKE_WINE, FILL_ORDER]),
]


def set_up(s: Viticulture) -> None:
    """Markers on their first spaces, a glass token on every row, the Automa's cards shuffled."""
    challenge = s.challenge
    player = s.players[0]
    start = challenge.start_vp
    player.vp = s.difficulty.player_vp if start is None else start
    bonus = s.options["bonus_tokens"]
    player.tokens = bonus if isinstance(bonus, int) else 0
    s.automa_vp = s.difficulty.automa_vp
    s.automa_deck = list(range(len(CARDS)))
    s.row_tokens = 0 if challenge.any_row else ALL_ROWS


def years(s: Viticulture) -> int:
    """How many years a game against the Automa lasts."""
    return max(s.difficulty.years, s.challenge.years)


def begin_year(s: Viticulture) -> None:
    """See whether the last year has come; the aggressive Automa moves its marker."""
    if s.year == years(s):
        s.last_year = 1
    if s.options["aggressive"]:
        s.automa_vp = AGGRESSIVE_VP[min(s.year, len(AGGRESSIVE_VP)) - 1]
        if s.log is not None:
            s.emit("automa_vp", -1, {"points": s.automa_vp})


def rooster_allowed(s: Viticulture, row: int) -> bool:
    """Whether a player alone may wake up in a row: one that still has its glass token."""
    return s.challenge.any_row or extra_year(s) or s.row_tokens >> row - 1 & 1 == 1


def extra_year(s: Viticulture) -> bool:
    """Whether it is the year that the very easy level adds: any row, and each with a token."""
    return s.year == s.difficulty.years > 7 and not s.challenge.any_row


def take_glass(s: Viticulture, seat: int, row: int) -> None:
    """The glass token of the row becomes a bonus action token."""
    bit = 1 << row - 1
    if not extra_year(s) and not s.row_tokens & bit:
        return
    s.row_tokens &= ~bit
    s.players[seat].tokens += 1
    if s.log is not None:
        s.emit("token", seat, {})


class AutomaSeason(Effect[Viticulture]):
    """As a season of work begins, Automa cards tell which spaces its workers block."""

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if s.seats > 1:
            return
        placed = self.follow(s, self.turn_up(s))
        while placed < s.difficulty.least and self.goes_on(s):
            placed += self.follow(s, self.turn_up(s))

    def goes_on(self, s: Viticulture) -> bool:
        """Whether it has a worker left, and the season an action without one."""
        if s.spaces.count(AUTOMA) >= MOST_AUTOMA_WORKERS:
            return False
        first = first_action(s.season)
        for action in range(first, first + SEASON_ACTIONS):
            if s.spaces[action * SLOTS + s.open_slots[0]] < 0:
                return True
        return False

    def turn_up(self, s: Viticulture) -> int:
        """The next Automa card; when there is none, the used ones are shuffled."""
        if not s.automa_deck:
            s.automa_deck = s.automa_discards
            s.automa_discards = []
            if s.log is not None:
                s.emit("automa_reshuffle", -1, {})
        s.automa_deck = s.automa_deck[:]  # clones share it
        card = s.rng.take(s.automa_deck)
        s.automa_discards = [*s.automa_discards, card]
        if s.log is not None:
            s.emit("automa_card", -1, {"number": card + 1})
        return card

    def follow(self, s: Viticulture, card: int) -> int:
        """Place a worker on each action of a card that is free; how many were placed."""
        actions = CARDS[card][0] if s.season == SUMMER else CARDS[card][1]
        placed = 0
        for action in actions:
            space = action * SLOTS + s.open_slots[0]
            if s.spaces[space] >= 0:
                if s.log is not None:
                    s.emit("automa_skip", -1, {"task": ACTION_NAMES[action]})
            elif s.spaces.count(AUTOMA) < MOST_AUTOMA_WORKERS:
                s.spaces[space] = AUTOMA
                placed += 1
                if s.log is not None:
                    s.emit("automa_place", -1, {"space": SPACE_NAMES[space]})
        if not actions and s.log is not None:
            s.emit("automa_idle", -1, {})
        return placed


class JudgeYear(Effect[Viticulture]):
    """A year against the Automa is over: the game may be lost before its time."""

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if s.seats > 1:
            return
        player, challenge = s.players[0], s.challenge
        if s.year == challenge.deadline and player.regulars() + 1 < challenge.workers_wanted:
            s.ending = WORKERS_LOSS
        elif s.options["aggressive"] and player.vp <= s.automa_vp:
            s.ending = AGGRESSIVE_LOSS
        elif s.last_year and not challenge.points:
            points = cellar_points(challenge, player.wines)
            player.vp += points
            if s.log is not None:
                s.emit("cellar_vp", 0, {"points": points})


def cellar_points(challenge: Challenge, wines: Zone) -> int:
    """What the wines in the large and in the medium cellar are worth at the end of a challenge."""
    points = 0
    for row in wines:
        points += challenge.large_cellar_vp * (row & LARGE).bit_count()
        points += challenge.medium_cellar_vp * (row & MEDIUM).bit_count()
    return points


def result(s: Viticulture) -> Result:
    """Won only with more points than the Automa; as many are a draw."""
    vp = s.players[0].vp
    if s.ending:
        return Result([vp], [2], ENDINGS[s.ending])
    if vp > s.automa_vp:
        return Result([vp], [1], "automa_win")
    return Result([vp], [2], "automa_draw" if vp == s.automa_vp else "automa_loss")
