"""What every game's state has: the stack, the agenda, the dice, and the face it shows the world.

A state holds plain ints and lists. The pending decision is a pure function of it; `offer` only
spares computing that twice. A game adds its own fields, names them in `FIELDS`, and copies them in
`copy_from`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Self

from cuvee.engine.compiled import mypyc_attr
from cuvee.engine.decision import (
    GAME_OVER,
    NO_SUCH_ACTION,
    NOT_YOUR_DECISION,
    Decision,
    IllegalAction,
    Reason,
    Result,
)
from cuvee.engine.effect import Effect
from cuvee.engine.event import Event
from cuvee.engine.machine import (
    ANYONE,
    UNANSWERED,
    UNCONCERNED,
    choose,
    offered,
    open_to,
    refused,
    settle,
    unanswered,
)
from cuvee.engine.plain import copied, fingerprint, written
from cuvee.engine.rng import Rng
from cuvee.engine.text import Args, Text, translator
from cuvee.engine.views import DecisionView, Options, View

if TYPE_CHECKING:
    from cuvee.engine.game import Game

TRIES: Final = 64  # deals that determinise looks through for one in which the asked seat can answer


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """One seat's part of a state; a game adds its fields and names them in `FIELDS`."""

    FIELDS: ClassVar[tuple[str, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Rng):
    """Everything true now."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    game: Game[Self]
    effects: list[Effect[Self]]

    def __init__(self, game: Game[Self], seats: int, options: Options) -> None:
        super().__init__(0)
        self.game = game
        self.effects = game.effects
        self.seats = seats
        self.options = options
        self.stack: list[tuple[int, int, int]] = []  # effect, seat, at
        self.agenda: list[tuple[int, int, int, int]] = []  # due, effect, seat, at
        self.answers: list[int] = []  # to a simultaneous question, while it is open
        self.offer: list[int] = []
        self.log: list[Event] | None = None
        self.tally: list[int] | None = None  # how often each effect was done, while it is counted

    # What a game's state says for itself.

    def copy_from(self, other: Self) -> None:
        """Become a copy of another state; a game adds its own fields."""
        self.key = other.key
        self.count = other.count
        self.seats = other.seats
        self.stack = other.stack[:]
        self.agenda = other.agenda[:]
        self.answers = other.answers[:]
        self.offer = other.offer

    def everyone(self) -> list[Player]:
        """The players in seat order."""
        return []

    def turn_order(self) -> list[int]:
        """The seats in the order in which they act now."""
        return list(range(self.seats))

    def now(self) -> int:
        """The moment it is, for what is due later."""
        return 0

    # The public face.

    def clone(self: Self) -> Self:
        """An independent copy that nobody listens to."""
        copy = self.game.blank(0, self.options)  # no seats: `copy_from` brings the players
        copy.copy_from(self)
        return copy

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    @property
    def waiting(self: Self) -> list[int]:
        """All seats that may decide now; several in a simultaneous or an open question."""
        if not self.stack:
            return []
        if self.answers:
            return unanswered(self)
        seat = self.stack[-1][1]
        return open_to(self, self.effects) if seat == ANYONE else [seat]

    @property
    def simultaneous(self) -> bool:
        """Whether all seats are asked at once, their answers hidden until the last has answered."""
        return bool(self.answers)

    @property
    def seat(self: Self) -> int:
        """Whose decision it is: the first of those waited for; -1 when the game is over."""
        waiting = self.waiting
        return waiting[0] if waiting else -1

    @property
    def decision(self: Self) -> Decision | None:
        """What is being asked; None when the game is over."""
        return self.asked(self.seat)

    def asked(self: Self, whom: int) -> Decision | None:
        """What is being asked, in the words for one of those asked, else for the first of them."""
        if not self.stack:
            return None
        number, seat, at = self.stack[-1]
        effect = self.effects[number]
        seats = [seat]
        if self.answers:
            seats = [who for who, answer in enumerate(self.answers) if answer != UNCONCERNED]
        elif seat == ANYONE:
            seats = open_to(self, self.effects)
        if seat not in seats or len(seats) > 1:
            seat = whom if whom in seats else (seats or [0])[0]  # a deal may leave nobody
        prompt = effect.prompt(self, seat, at)
        starts = effect.starts_turn(self, seat, at)
        return Decision(effect.question, effect.path, seats, prompt, starts, effect.simultaneous)

    def legal(self: Self, seat: int | None = None) -> list[int]:
        """The actions on offer, ascending; empty for a seat that is not asked."""
        if seat is None or seat == self.seat:
            return self.offer[:]
        if seat not in self.waiting:
            return []
        number, _, at = self.stack[-1]
        return self.effects[number].options(self, seat, at)

    def apply(self: Self, action: int, seat: int | None = None) -> None:
        """Take an action that is on offer, or raise IllegalAction and change nothing."""
        offer = self.offer if seat is None else self.legal(seat)
        if action not in offer:
            reason = self.why_not(action, seat) or NO_SUCH_ACTION
            raise IllegalAction(self.game.name, action, reason)
        choose(self, self.effects, self.seat if seat is None else seat, action)

    def why_not(self: Self, action: int, seat: int | None = None) -> Reason | None:
        """Why an action is not on offer, with the rule it comes from; None when it is."""
        if not self.stack:
            return GAME_OVER
        if self.game.actions.of(action) is None:
            return NO_SUCH_ACTION
        who = self.seat if seat is None else seat
        if who not in self.waiting:
            return NOT_YOUR_DECISION
        return refused(self, self.effects, who, action)

    def label(self: Self, action: int, seat: int | None = None) -> Text | None:
        """What an action means in this position, where that is more than what it means anywhere."""
        if not self.stack:
            return None
        number, _, at = self.stack[-1]
        return self.effects[number].label(self, self.seat if seat is None else seat, at, action)

    def describe(self: Self, action: int, lang: str = "en", seat: int | None = None) -> str:
        """What an action means in this position to a seat that is asked, as a sentence."""
        label = self.label(action, seat)
        if label is not None and translator().knows(self.game.name, label.name):
            return translator().say(self.game.name, label, lang)
        return self.game.describe(action, lang)

    @property
    def result(self: Self) -> Result | None:
        """Scores, ranking, winners and the reason it ended; None before the end."""
        return None if self.stack else self.game.result(self)

    def view(self: Self, seat: int | None) -> View:
        """What a seat (None: a spectator) may know: built by inclusion, plain data."""
        return self.game.view(self, seat)

    def decision_view(self: Self, seat: int | None) -> DecisionView | None:
        """What is being asked, as every view has it, in the words for a seat."""
        decision = self.asked(-1 if seat is None else seat)
        return None if decision is None else decision.to_dict()

    def determinise(self: Self, seat: int, rng: Rng) -> Self:
        """A state that the seat cannot tell from this one; what it cannot know is dealt anew."""
        for _ in range(TRIES):
            dealt = self.clone()
            self.game.resample_hidden(dealt, seat, rng)
            dealt.key = rng.fork().key
            dealt.count = 0
            dealt.ask_again(seat)
            if dealt.offer or not dealt.stack:
                break
        return dealt

    def ask_again(self: Self, seat: int) -> None:
        """Put the pending question anew after a deal: the others' hidden answers are forgotten."""
        if not self.stack:
            return
        if not self.answers:
            self.offer = offered(self, self.effects)
            return
        number, _, at = self.stack[-1]
        effect = self.effects[number]
        for other in range(self.seats):
            if other != seat and self.answers[other] != UNCONCERNED:
                self.answers[other] = UNANSWERED
        settle(self, effect, at)
        self.offer = effect.options(self, self.seat, at) if unanswered(self) else []

    # Plain data.

    def to_dict(self) -> dict[str, object]:
        """The whole state as JSON data, in the middle of any card; `Game.state` reads it back."""
        names = [effect.path for effect in self.effects]
        plain: dict[str, object] = {"game": self.game.name, "rules": self.game.rules}
        plain["seats"] = self.seats
        plain["options"] = dict(self.options)
        plain["rng"] = [f"{self.key:064x}", self.count]
        plain["stack"] = [[names[number], seat, at] for number, seat, at in self.stack]
        plain["agenda"] = [[due, names[which], seat, at] for due, which, seat, at in self.agenda]
        plain["answers"] = copied(self.answers)
        plain["table"] = written(self, self.FIELDS)
        plain["players"] = [written(player, player.FIELDS) for player in self.everyone()]
        return plain

    def digest(self) -> str:
        """A fingerprint of the whole state, the same compiled and interpreted."""
        return fingerprint(self.to_dict())

    # Events.

    def record_events(self) -> None:
        """Keep what happens from now on, for `drain_events`."""
        self.log = []

    def count_effects(self) -> list[int]:
        """Count from now on how often each effect of the catalogue is done; the list goes on."""
        self.tally = [0] * len(self.effects)
        return self.tally

    def drain_events(self) -> list[Event]:
        """What happened since the last call."""
        told = self.log
        if told is None:
            return []
        self.log = []
        return told

    def emit(
        self, kind: str, seat: int, args: Args, secret: Args | None = None, owner: int = -1
    ) -> None:
        """Note an event, if anybody listens; what is secret only its owner will see."""
        if self.log is not None:
            self.log.append(Event(kind, seat, args, {} if secret is None else secret, owner))
