"""The board's actions: what a worker does where it stands, and the bonus of the middle space."""

from __future__ import annotations

from typing import Final

from cuvee.engine import NO_YES, YES, Ask, Choose, Effect, Reason, Repeat, Text, all_of
from cuvee.games.viticulture.campaign import CHALLENGES
from cuvee.games.viticulture.codes import GRANDE, REGULAR, WORKER
from cuvee.games.viticulture.spaces import (
    ACTION_NAMES,
    BONUS_SLOT,
    BUILD,
    CART,
    FILL_ORDER,
    GIVE_TOUR,
    HARVEST,
    MAKE_WINE,
    PICTURE,
    PLANT,
    PLAY_SUMMER,
    PLAY_WINTER,
    SELL,
    SLOTS,
    TRAIN,
    YOKE_SPACE,
    action_of,
    is_bonus,
)
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.structures import TASTING_ROOM, YOKE
from cuvee.games.viticulture.verbs.building import Build
from cuvee.games.viticulture.verbs.cellar import FillOrder
from cuvee.games.viticulture.verbs.exchange import Gain
from cuvee.games.viticulture.verbs.grapes import SellGrapes
from cuvee.games.viticulture.verbs.hand import Draw
from cuvee.games.viticulture.verbs.make_wine import TOKEN_SPENT, MakeWine
from cuvee.games.viticulture.verbs.staff import Train, at_home, leave_home, send
from cuvee.games.viticulture.verbs.vineyard import Harvest, Plant, TradeField, Uproot
from cuvee.games.viticulture.verbs.visitors import PLAY_SUMMER_VISITOR, PLAY_WINTER_VISITOR

BONUS_NEEDED: Final = Reason("bonus_needed", "bonus")
BONUS_EXPECTED: Final = Reason("bonus_expected", "friendly")
PASSED: Final = Reason("passed", "pass")
NOT_AT_HOME: Final = Reason("not_at_home", "workers")
ONLY_GRANDE: Final = Reason("only_grande", "grande")

WORKER_CODES: Final = [WORKER + REGULAR, WORKER + GRANDE]
TOUR_LIRA: Final = 2
WINES_MADE: Final = 2  # at most, without the bonus


class GiveTour(Gain):
    """Show guests round; with a wine in the cellar the tasting room scores, once a year (p. 12)."""

    def __init__(self) -> None:
        super().__init__(lira=TOUR_LIRA)

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        super().resolve(s, seat, at, action)
        player = s.players[seat]
        if player.has(TASTING_ROOM) and not player.used >> TASTING_ROOM & 1 and any(player.wines):
            player.used |= 1 << TASTING_ROOM
            s.gain_vp(seat, 1)


MAIN: Final[list[Effect[Viticulture]]] = [
    PLAY_SUMMER_VISITOR,
    Draw(vine=1),
    GiveTour(),
    Build(),
    Choose[Viticulture](SellGrapes(), TradeField(), question="sell"),
    Plant(),
    Draw(order=1),
    Harvest(),
    MakeWine(WINES_MADE),
    Train(),
    PLAY_WINTER_VISITOR,
    FillOrder(),
]
# The bonuses that are a lira or a point come first: the lira may pay for the action.
LIRA: Final = Gain(lira=1)
POINT: Final = Gain(vp=1)
FIRST: Final[dict[int, Effect[Viticulture]]] = {
    GIVE_TOUR: LIRA, BUILD: LIRA, TRAIN: LIRA, SELL: POINT, FILL_ORDER: POINT,
}  # fmt: skip
# What the bonus of each action is: a lira, a point, a card, a third wine, or the action again.
BONUS_KINDS: Final = [
    "again", "card", "lira", "lira", "vp", "again",
    "card", "again", "wine", "lira", "again", "vp",
]  # fmt: skip
PLAYED_AT: Final = [PLANT, PLAY_SUMMER, FILL_ORDER, PLAY_WINTER]  # by deck
# Added to an action whose bonus is expected: by the friendly variant, or for a token spent.
EXPECTED: Final = 16
MOST_HARVESTS: Final = max([challenge.harvests for challenge in CHALLENGES])
MAKE_THREE: Final = MakeWine(3)
MAKE_ALL_THREE: Final = MakeWine(3, least=3)  # the bonus is expected
HARVEST_MORE: Final = Repeat[Viticulture](Harvest(), MOST_HARVESTS, question="harvest_more")
YOKE_ACTION: Final = Choose[Viticulture](Uproot(), Harvest(), question="yoke")


def obstacle_at(s: Viticulture, seat: int, action: int, bonus: bool) -> Reason | None:
    """Why an action of the board cannot be done by any worker at home."""
    if action == PLAY_SUMMER or action == PLAY_WINTER:
        reason: Reason | None = NOT_AT_HOME
        for kind in (REGULAR, GRANDE):
            if at_home(s, seat, kind):
                reason = obstacle_sending(s, seat, action, kind)
                if reason is None:
                    return None
        return reason
    return obstacle_to(s, seat, action, True) if bonus else MAIN[action].blocker(s, seat)


def pays_for_action(action: int) -> bool:
    """Whether the bonus of an action is a lira that may pay for it."""
    return action == BUILD or action == TRAIN


def obstacle_to(s: Viticulture, seat: int, action: int, bonus: bool) -> Reason | None:
    """Why an action cannot be done, the worker being there; a bonus lira may pay for it."""
    if not bonus or not pays_for_action(action):
        return MAIN[action].blocker(s, seat)
    player = s.players[seat]
    player.lira += 1
    reason = MAIN[action].blocker(s, seat)
    player.lira -= 1
    return reason


def obstacle_sending(s: Viticulture, seat: int, action: int, kind: int) -> Reason | None:
    """Why an action cannot be done by this worker: some visitors count the workers at home or out.

    The Planner needs another one at home; the Motivator may recall the very grande that plays it.
    """
    player = s.players[seat]
    workers, grande, temporary = player.workers, player.grande, player.temporary
    placed = player.placed
    leave_home(player, kind, PICTURE + action)
    reason = MAIN[action].blocker(s, seat)
    player.workers, player.grande, player.temporary = workers, grande, temporary
    player.placed = placed
    return reason


def reason_sending(s: Viticulture, seat: int, action: int, kind: int) -> Reason | None:
    """The same, told in full."""
    player = s.players[seat]
    s.players[seat] = player.clone()
    leave_home(s.players[seat], kind, PICTURE + action)
    reason = all_of(MAIN[action].lacks(s, seat))
    s.players[seat] = player
    return reason


class Send(Ask[Viticulture]):
    """Send a worker to the space that `at` names; what it does there comes after.

    In advance, as the Planner does, nothing is asked of the action yet.
    """

    def __init__(self, in_advance: bool = False) -> None:
        super().__init__("worker")
        self.in_advance = in_advance

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return WORKER_CODES

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        kind = action - WORKER
        if not at_home(s, seat, kind):
            return NOT_AT_HOME
        if PICTURE <= at < CART and kind != GRANDE:
            return ONLY_GRANDE
        board = action_of(at)
        if self.in_advance or (board != PLAY_SUMMER and board != PLAY_WINTER):
            return None
        return obstacle_sending(s, seat, board, kind)

    def explain(self, s: Viticulture, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        if refusal is NOT_AT_HOME or refusal is ONLY_GRANDE:
            return refusal
        return reason_sending(s, seat, action_of(at), action - WORKER) or refusal

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        send(s, seat, action - WORKER, at)


def another_space_free(s: Viticulture, action: int) -> bool:
    """Whether the action has a free space besides the bonus space."""
    for slot in s.open_slots:
        if slot != BONUS_SLOT and s.spaces[action * SLOTS + slot] < 0:
            return True
    return False


class Bonus(Ask[Viticulture]):
    """Take the bonus of the middle space, or leave it.

    `at` is the action, with EXPECTED added where the bonus must be done if it can be.
    """

    def __init__(self) -> None:
        super().__init__("bonus")

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return NO_YES

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        board = at & ~EXPECTED
        first = board in FIRST
        if action == YES:
            return None if first else once_more_refusal(s, seat, board)
        if first and MAIN[board].blocker(s, seat) is not None:
            return BONUS_NEEDED
        possible = (first or MAIN[board].ready(s, seat)) and not s.players[seat].passed
        if at & EXPECTED and possible:
            return BONUS_EXPECTED if s.seats > 1 else TOKEN_SPENT
        return None

    def explain(self, s: Viticulture, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        return once_more_reason(s, seat, at & ~EXPECTED) or refusal if action == YES else refusal

    def prompt(self, s: Viticulture, seat: int, at: int) -> Text:
        task = ACTION_NAMES[at & ~EXPECTED]
        return Text(f"ask-bonus-{task}", {"task": task})

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        board = at & ~EXPECTED
        if action == YES:
            (FIRST[board] if board in FIRST else MAIN[board]).push(s, seat)


def once_more_refusal(s: Viticulture, seat: int, board: int) -> Reason | None:
    """Why an action cannot be done again: the first time has ended the turn, or nothing is left."""
    return PASSED if s.players[seat].passed else MAIN[board].blocker(s, seat)


def once_more_reason(s: Viticulture, seat: int, board: int) -> Reason | None:
    """The same, told in full."""
    return PASSED if s.players[seat].passed else all_of(MAIN[board].lacks(s, seat))


BONUS: Final = Bonus()


class Act(Effect[Viticulture]):
    """Take the action of the space that `at` names, with its bonus on a bonus space."""

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if at == CART:
            LIRA.push(s, seat)
        elif at == YOKE_SPACE:
            s.players[seat].used |= 1 << YOKE
            YOKE_ACTION.push(s, seat)
        else:
            board = action_of(at)
            bonus = is_bonus(at)
            friendly = bonus and s.friendly and another_space_free(s, board)
            take_action(s, seat, board, bonus, friendly)


def take_action(
    s: Viticulture, seat: int, action: int, bonus: bool, expected: bool = False
) -> None:
    """Push an action of the board; the bonus of another card, vine or field comes after it."""
    if action == MAKE_WINE and bonus:
        (MAKE_ALL_THREE if expected else MAKE_THREE).push(s, seat)
        return
    done = EXPECTED if expected else 0
    if bonus and action not in FIRST:
        BONUS.push(s, seat, action | done)
    if action == HARVEST and s.challenge.harvests > 1:
        HARVEST_MORE.push(s, seat)
    else:
        MAIN[action].push(s, seat)
    if bonus and action in FIRST:
        BONUS.push(s, seat, action | done)


ACT: Final = Act()
