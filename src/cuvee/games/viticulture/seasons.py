"""The year: spring, summer, fall, winter and year end, each as the rulebook lists it."""

from __future__ import annotations

from typing import Final

from cuvee.engine import NOT_ASKED, Ask, Do, Due, Effect, Reason
from cuvee.games.viticulture.actions import (
    YOKE_ACTION,
    Send,
    another_space_free,
    obstacle_at,
    pays_for_action,
)
from cuvee.games.viticulture.automa import (
    AutomaSeason,
    JudgeYear,
    begin_year,
    rooster_allowed,
    take_glass,
)
from cuvee.games.viticulture.cards.deck import SUMMER_VISITOR, WINTER_VISITOR
from cuvee.games.viticulture.codes import DECK, PASS, PLACE, ROW
from cuvee.games.viticulture.friendly import bonus_possible
from cuvee.games.viticulture.reasons import action_reason, closed_space
from cuvee.games.viticulture.spaces import (
    ACTION_OF,
    CART,
    FALL,
    IS_BONUS,
    PICTURE,
    ROWS,
    SEASON_ACTIONS,
    SEASON_NAMES,
    SINGLE_SPACES,
    SLOTS,
    SPACE_NAMES,
    SPRING,
    SUMMER,
    WINTER,
    YOKE_SPACE,
)
from cuvee.games.viticulture.spending import SPEND_TOKEN, may_spend
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.structures import COTTAGE, YOKE
from cuvee.games.viticulture.verbs.exchange import Gain
from cuvee.games.viticulture.verbs.hand import (
    DECK_EMPTY,
    Draw,
    DrawFrom,
)
from cuvee.games.viticulture.verbs.staff import TakeTemporary
from cuvee.games.viticulture.year_end import (
    AgeTokens,
    LimitHands,
    PassToken,
    PayResidual,
    WorkersHome,
)

ROW_CODES: Final = [ROW + row for row in range(ROWS)]
FALL_DECKS: Final = [DECK + SUMMER_VISITOR, DECK + WINTER_VISITOR]
ROW_TAKEN: Final = Reason("row_taken", "wake_up")
ROW_EMPTY: Final = Reason("row_empty", "automa")
NO_WORKERS: Final = Reason("no_workers", "workers")
SPACE_TAKEN: Final = Reason("space_taken", "spaces")
NO_GRANDE: Final = Reason("no_grande", "grande")
SPACE_FREE: Final = Reason("space_free", "grande")
NO_YOKE: Final = Reason("no_yoke", "yoke")
YOKE_USED: Final = Reason("yoke_used", "yoke")
FRIENDLY_SPACE: Final = Reason("friendly_space", "friendly")
# The reasons against a space itself, which leave nothing more to tell.
IN_FULL: Final = (
    NO_WORKERS, SPACE_TAKEN, NO_GRANDE, SPACE_FREE, NO_YOKE, YOKE_USED, FRIENDLY_SPACE,
)  # fmt: skip

ROW_BONUS: Final[list[Effect[Viticulture] | None]] = [
    None,
    Draw(vine=1),
    Draw(order=1),
    Gain(lira=1),
    DrawFrom([SUMMER_VISITOR, WINTER_VISITOR], "wake_up_visitor"),
    Gain(vp=1),
    TakeTemporary(),
]

ROW_GIFTS: Final = [None, "vine", "order", "lira", "visitor", "vp", "temporary"]  # the same by name


def row_refusal(s: Viticulture, row: int) -> Reason | None:
    """Why a rooster cannot move to a row: one stands there already, be it one's own."""
    for player in s.players:
        if player.row == row:
            return ROW_TAKEN
    return None


def take_row(s: Viticulture, seat: int, row: int) -> None:
    """Put the rooster on a row and take what the row gives, if it still has it to give."""
    s.players[seat].row = row
    if s.log is not None:
        s.emit("wake_up", seat, {"row": row})
    bonus = ROW_BONUS[row - 1]
    if bonus is not None and bonus.ready(s, seat):
        bonus.push(s, seat)


class WakeUp(Ask[Viticulture]):
    """Put the rooster on a free row of the wake-up chart and take the row's bonus (p. 5)."""

    def __init__(self) -> None:
        super().__init__("wake_up")

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return ROW_CODES

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        row = action - ROW + 1
        taken = row_refusal(s, row)
        if taken is None and s.seats == 1 and not rooster_allowed(s, row):
            return ROW_EMPTY
        return taken

    def starts_turn(self, s: Viticulture, seat: int, at: int) -> bool:
        return True

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        take_row(s, seat, action - ROW + 1)
        if s.seats == 1:
            take_glass(s, seat, action - ROW + 1)


class Begin(Effect[Viticulture]):
    """A season begins."""

    def __init__(self, season: int) -> None:
        super().__init__()
        self.season = season

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        s.season = self.season
        for player in s.players:
            player.passed = 0
        if s.log is not None:
            s.emit("season", -1, {"season": SEASON_NAMES[self.season], "year": s.year})


class PlaceRoosters(Effect[Viticulture]):
    """Clockwise from the first player, each chooses a row."""

    def __init__(self) -> None:
        super().__init__()
        self.wake_up = WakeUp()

    def parts(self) -> list[Effect[Viticulture]]:
        return [self.wake_up, *[bonus for bonus in ROW_BONUS if bonus is not None]]

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        for who in reversed(s.clockwise()):
            self.wake_up.push(s, who)


class PlaceWorker(Ask[Viticulture]):
    """Place a worker on an action one can take, or pass for the season (p. 6)."""

    def __init__(self) -> None:
        super().__init__("place_worker")
        self.send = Send()

    def parts(self) -> list[Effect[Viticulture]]:
        return [self.send]

    def starts_turn(self, s: Viticulture, seat: int, at: int) -> bool:
        return True

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        spaces = [PLACE + space for space in s.open_spaces[s.season]]
        return [PASS, *spaces, PLACE + CART, PLACE + YOKE_SPACE]

    def options(self, s: Viticulture, seat: int, at: int) -> list[int]:
        """The candidates not refused; each action is looked at once for all its spaces."""
        if self.refusal(s, seat, at, PLACE + CART) is not None:
            return [PASS]  # the cart takes any worker, so there is none
        offer, token = [PASS], may_spend(s, seat)
        last, obstacle = -1, None
        for space in free_spaces(s, seat):
            action = ACTION_OF[space]
            if action != last:
                last, obstacle = action, obstacle_at(s, seat, action, token)
            refused = self.bonus_refusal(s, seat, action, obstacle) if IS_BONUS[space] else obstacle
            if refused is None:
                offer.append(PLACE + space)
        offer.append(PLACE + CART)
        if self.yoke_refusal(s, seat) is None:
            offer.append(PLACE + YOKE_SPACE)
        return offer

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        player = s.players[seat]
        if action == PASS:
            return None
        if not (player.workers or player.grande or player.temporary):
            return NO_WORKERS
        space = action - PLACE
        if space == CART:
            return None
        if space == YOKE_SPACE:
            return self.yoke_refusal(s, seat)
        reason = space_refusal(s, seat, space)
        if reason is not None:
            return reason
        action = ACTION_OF[space]
        obstacle = obstacle_at(s, seat, action, may_spend(s, seat))
        return self.bonus_refusal(s, seat, action, obstacle) if IS_BONUS[space] else obstacle

    def explain(self, s: Viticulture, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        space = action - PLACE
        if refusal in IN_FULL or action == PASS:
            return refusal
        return action_reason(s, seat, space, may_spend(s, seat) or IS_BONUS[space]) or refusal

    def unasked(self, s: Viticulture, seat: int, at: int, action: int) -> Reason:
        known = PLACE <= action < PLACE + len(SPACE_NAMES)
        return (closed_space(s, action - PLACE) if known else None) or NOT_ASKED

    def bonus_refusal(
        self, s: Viticulture, seat: int, action: int, obstacle: Reason | None
    ) -> Reason | None:
        """Why an action cannot be done from its bonus space, given what it lacks without one."""
        if obstacle is not None and pays_for_action(action):
            obstacle = obstacle_at(s, seat, action, True)
        # The friendly variant keeps the space for whoever can do the bonus (p. 17).
        if obstacle is not None or not s.friendly or not another_space_free(s, action):
            return obstacle
        return None if bonus_possible(s, seat, action) else FRIENDLY_SPACE

    def yoke_refusal(self, s: Viticulture, seat: int) -> Reason | None:
        """Why the yoke cannot be used; it takes a worker once a year."""
        player = s.players[seat]
        if not player.has(YOKE):
            return NO_YOKE
        return YOKE_USED if player.used >> YOKE & 1 else YOKE_ACTION.blocker(s, seat)

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if action == PASS:
            s.players[seat].passed = 1
            if s.log is not None:
                s.emit("pass", seat, {})
            return
        SPEND_TOKEN.push_turn(s, seat, action - PLACE)
        self.send.push(s, seat, action - PLACE)


def space_refusal(s: Viticulture, seat: int, space: int) -> Reason | None:
    """Why a worker cannot stand on a space, or a grande worker on a picture."""
    if space < SINGLE_SPACES:
        return SPACE_TAKEN if s.spaces[space] >= 0 else None
    if not s.players[seat].grande:
        return NO_GRANDE
    return SPACE_FREE if next_space(s, ACTION_OF[space]) < PICTURE else None


def free_spaces(s: Viticulture, seat: int) -> list[int]:
    """The spaces in play this season that `space_refusal` has nothing against, ascending."""
    spaces, seats = s.open_spaces[s.season], s.spaces
    free = [space for space in spaces[:-SEASON_ACTIONS] if seats[space] < 0]
    if s.players[seat].grande:  # nobody else stands on a picture
        pictures = spaces[-SEASON_ACTIONS:]
        free += [space for space in pictures if space_refusal(s, seat, space) is None]
    return free


def next_space(s: Viticulture, action: int) -> int:
    """The first free space of an action; its picture, for a grande worker, where there is none."""
    for slot in s.open_slots:
        if s.spaces[action * SLOTS + slot] < 0:
            return action * SLOTS + slot
    return PICTURE + action


class Turns(Effect[Viticulture]):
    """Down the wake-up chart and round again until all have passed; `at` is the row just served.

    The row and not the seat is remembered: the Organizer may move its player meanwhile.
    """

    def __init__(self) -> None:
        super().__init__()
        self.turn = PlaceWorker()

    def parts(self) -> list[Effect[Viticulture]]:
        return [self.turn]

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        following, lowest = ROWS + 1, ROWS + 1
        turn, first = -1, -1
        for who, player in enumerate(s.players):
            if player.passed:
                continue
            if at < player.row < following:
                following, turn = player.row, who
            if player.row < lowest:
                lowest, first = player.row, who
        if turn < 0:
            turn = first
        if turn >= 0:
            self.push(s, -1, s.players[turn].row)
            self.turn.push(s, turn)


class FallVisitor(Ask[Viticulture]):
    """Draw a visitor of either kind; with a cottage name two decks, then draw both (p. 12)."""

    def __init__(self) -> None:
        super().__init__("fall")

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return FALL_DECKS

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        deck = action - DECK
        taken = 1 if at == deck + 1 else 0  # `at` names the first deck
        return DECK_EMPTY[deck] if s.available(deck) <= taken else None

    def starts_turn(self, s: Viticulture, seat: int, at: int) -> bool:
        return True

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        deck = action - DECK
        visitors = s.available(SUMMER_VISITOR) + s.available(WINTER_VISITOR)
        if at == 0 and s.players[seat].has(COTTAGE) and visitors > 1:
            self.push(s, seat, deck + 1)
            return
        if at > 0:
            s.draw(seat, at - 1)
        s.draw(seat, deck)


class InviteVisitors(Effect[Viticulture]):
    """In wake-up order, each draws; `at` counts the seats served."""

    def __init__(self) -> None:
        super().__init__()
        self.visitor = FallVisitor()

    def parts(self) -> list[Effect[Viticulture]]:
        return [self.visitor]

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        order = s.turn_order()
        if at + 1 < len(order):
            self.push(s, seat, at + 1)
        if self.visitor.ready(s, order[at]):
            self.visitor.push(s, order[at])


class Year(Effect[Viticulture]):
    """Year after year, until one is over in which somebody has reached the goal.

    Alone, until the last year is over, or one that the game was lost in.
    """

    def __init__(self, steps: Effect[Viticulture]) -> None:
        super().__init__()
        self.steps = steps

    def parts(self) -> list[Effect[Viticulture]]:
        return [self.steps]

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if not s.last_year and not s.ending:
            s.year += 1
            if s.seats == 1:
                begin_year(s)
            self.push(s, seat)
            self.steps.push(s, seat)


YEAR: Final = Year(
    Do[Viticulture](
        Begin(SPRING),
        PlaceRoosters(),
        Begin(SUMMER),
        AutomaSeason(),
        Turns(),
        Begin(FALL),
        InviteVisitors(),
        Begin(WINTER),
        AutomaSeason(),
        Due(),
        Turns(),
        AgeTokens(),
        WorkersHome(),
        PayResidual(),
        LimitHands(),
        PassToken(),
        JudgeYear(),
    )
)
