"""What is asked, why something is refused, and how a game came out."""

from __future__ import annotations

from typing import Final

from cuvee.engine.compiled import mypyc_attr
from cuvee.engine.text import Args, Text, translator
from cuvee.engine.views import DecisionView, ReasonData, ReasonPart, ResultData


class Reason:
    """Why something cannot be done: a code, the rule it comes from, and the numbers that matter.

    Where several things stand in the way, they are its parts; `about` then says what each concerns.
    """

    def __init__(
        self,
        code: str,
        rule: str = "",
        args: Args | None = None,
        parts: list[Reason] | None = None,
        about: Text | None = None,
    ) -> None:
        self.code = code
        self.rule = rule
        self.args: Args = {} if args is None else args
        self.parts: list[Reason] = [] if parts is None else parts
        self.about = about

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.code, self.rule))

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.rule!r}, {self.args!r})"

    def to_dict(self) -> ReasonData:
        """The reason as plain data."""
        parts = [part.part_data() for part in self.parts]
        return {"code": self.code, "rule": self.rule, "args": dict(self.args), "parts": parts}

    def part_data(self) -> ReasonPart:
        """The reason as a part of another one."""
        about = None if self.about is None else self.about.to_dict()
        return {"about": about, "text": self.text().to_dict()}

    def concerning(self, about: Text) -> Reason:
        """The same reason, saying what it concerns."""
        return Reason(self.code, self.rule, self.args, self.parts, about)

    def naming(self, args: Args) -> Reason:
        """The same reason, with further names and numbers."""
        return Reason(self.code, self.rule, {**self.args, **args}, self.parts, self.about)

    def text(self) -> Text:
        """The message for a player."""
        return Text(f"why-{self.code}", self.args)


GAME_OVER: Final = Reason("game_over")
NOT_ASKED: Final = Reason("not_asked")
NOT_YOUR_DECISION: Final = Reason("not_your_decision")
NO_SUCH_ACTION: Final = Reason("no_such_action")
NOTHING_TO_CHOOSE: Final = Reason("nothing_to_choose")


def all_of(reasons: list[Reason]) -> Reason | None:
    """Several reasons as one: the one that all share, or all as its parts; None for none."""
    if not reasons:
        return None
    first = reasons[0]
    if len(reasons) == 1:
        return first
    alike = [other for other in reasons if other.code == first.code and other.args == first.args]
    if len(alike) == len(reasons) and not first.parts:
        return Reason(first.code, first.rule, first.args)
    flat = [part for reason in reasons for part in reason.parts or [reason]]
    return Reason("several", first.rule, {}, flat)


class Decision:
    """What is being asked, by which effect, of which seats."""

    def __init__(
        self,
        question: str,
        path: str,
        seats: list[int],
        prompt: Text,
        starts_turn: bool,
        simultaneous: bool = False,
    ) -> None:
        self.question = question  # a stable id of what is asked, such as "wake_up"
        self.path = path  # the effect that asks, by its path in the catalogue
        self.seats = seats  # whoever is asked, answered or not: the same until all have answered
        self.prompt = prompt
        self.starts_turn = starts_turn  # a turn begins here, rather than goes on
        self.simultaneous = simultaneous  # all seats answer, hidden until the last has answered

    def __repr__(self) -> str:
        return f"<Decision {self.question!r} at {self.path!r} for seats {self.seats}>"

    def to_dict(self) -> DecisionView:
        """The decision as plain data."""
        return {
            "question": self.question,
            "path": self.path,
            "seats": self.seats[:],
            "prompt": self.prompt.to_dict(),
            "starts_turn": self.starts_turn,
            "simultaneous": self.simultaneous,
        }


class Result:
    """How a finished game came out."""

    def __init__(self, scores: list[int], ranking: list[int], reason: str) -> None:
        self.scores = scores
        self.ranking = ranking  # each seat's rank, 1 for the best; ties share a rank
        self.reason = reason

    @property
    def winners(self) -> list[int]:
        """The seats of rank 1; nobody in a lost solo or cooperative game."""
        return [seat for seat, rank in enumerate(self.ranking) if rank == 1]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((tuple(self.scores), tuple(self.ranking), self.reason))

    def __repr__(self) -> str:
        return f"Result({self.scores!r}, {self.ranking!r}, {self.reason!r})"

    def to_dict(self) -> ResultData:
        """The result as plain data."""
        return {
            "scores": self.scores[:],
            "ranking": self.ranking[:],
            "winners": self.winners,
            "reason": self.reason,
        }


def ranks(keys: list[list[int]]) -> list[int]:
    """Each seat's rank when the seats are compared by these numbers, the first weighing most."""
    return [1 + sum([1 for other in keys if other > key]) for key in keys]


class IllegalAction(ValueError):
    """An action that is not on offer, with the reason."""

    def __init__(self, game: str, action: int, reason: Reason) -> None:
        super().__init__(
            f"action {action} is refused: {translator().say(game, reason.text(), 'en')}"
        )
        self.action = action
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class BadInput(ValueError):
    """Options, a saved state or a record that cannot be right: what and where, in English."""

    def __init__(self, message: str, text: Text | None = None) -> None:
        super().__init__(message)
        self.text = text  # the same in any language, where there are words for it

    def __reduce__(self) -> tuple[object, ...]:  # to another process goes the message
        return BadInput, (str(self),)
