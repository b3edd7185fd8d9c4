"""Effects: the printed instructions that the machine runs.

An effect is immutable, built once at import and shared by every state. What it may do, what may be
chosen and what then happens stand side by side in one class; no other place decides legality.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from cuvee.engine.compiled import i64, mypyc_attr
from cuvee.engine.decision import NOT_ASKED, NOTHING_TO_CHOOSE, Reason, all_of
from cuvee.engine.frames import AT_UNIT, SEAT_UNIT
from cuvee.engine.text import Text

if TYPE_CHECKING:
    from cuvee.engine.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """One printed instruction that asks nobody: it is resolved when it is on top of the stack."""

    def __init__(self) -> None:
        self.id = -1  # given by the catalogue
        self.path = ""
        self.asks = False
        self.question = ""  # the stable id of what it asks, if it asks
        self.simultaneous = False
        self.open = False  # whether it may be put to all seats, of whom the first to answer decides
        self.filters_below = False  # whether `filter_answer` is asked about questions above it

    def parts(self) -> list[Effect[S]]:
        """The effects this one may push, in printed order; they are named after it."""
        return []

    def blocker(self, s: S, seat: int) -> Reason | None:
        """Why this cannot be begun and carried out in full now; None when it can."""
        return None

    def ready(self, s: S, seat: int) -> bool:
        """Whether this can be begun now and carried out in full."""
        return self.blocker(s, seat) is None

    def lacks(self, s: S, seat: int) -> list[Reason]:
        """All that would have to change for this to be possible, each thing named; empty if it is.

        `blocker` decides and is asked all the time; this tells, and only whoever wants to know.
        """
        reason = self.blocker(s, seat)
        return [] if reason is None else [reason]

    def may_enable(self, s: S, seat: int, at: int, other: Effect[S]) -> bool:
        """Whether what this is yet to do might make another effect possible that is not."""
        return True

    def options(self, s: S, seat: int, at: int) -> list[int]:
        """The actions on offer, ascending; only asked of effects that ask."""
        return []

    def why_not(self, s: S, seat: int, at: int, action: int) -> Reason | None:
        """Why an action is not on offer; None when it is."""
        return NOT_ASKED

    def prompt(self, s: S, seat: int, at: int) -> Text:
        """The question put to the seat."""
        return Text("ask")

    def label(self, s: S, seat: int, at: int, action: int) -> Text | None:
        """What an action means here, where that is more than what it means everywhere."""
        return None

    def starts_turn(self, s: S, seat: int, at: int) -> bool:
        """Whether a turn begins with this question."""
        return False

    def resolve(self, s: S, seat: int, at: int, action: int) -> None:
        """Do it, or push the parts that do; `action` is the answer, if the effect asks."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it resolves")

    def filter_answer(self, s: S, depth: int, action: int) -> Reason | None:
        """Why the frame at this depth of the stack cannot go on after such an answer."""
        return None

    def push(self, s: S, seat: int, at: int = 0) -> None:
        """Put this on top of the stack, to be resolved next."""
        upper: i64 = at
        whose: i64 = seat
        s.stack.append(upper * AT_UNIT + (whose + 1) * SEAT_UNIT + self.id)  # a `frame`

    def push_for(self, s: S, seat: int, owner: int) -> None:
        """Push this for a seat because of another seat's card; most effects ignore whose."""
        self.push(s, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Effect[S]):
    """An effect that asks: each candidate is on offer unless `refusal` names a reason."""

    def __init__(self, question: str = "ask") -> None:
        super().__init__()
        self.asks = True
        self.question = question

    def candidates(self, s: S, seat: int, at: int) -> list[int]:
        """The actions that this question is about, refused or not, ascending.

        The list may be one that is kept: nobody changes it.
        """
        raise NotImplementedError(f"{type(self).__name__} does not say what it asks")

    def refusal(self, s: S, seat: int, at: int, action: int) -> Reason | None:
        """Why a candidate cannot be chosen now; None when it can."""
        return None

    def options(self, s: S, seat: int, at: int) -> list[int]:
        """The candidates that are not refused."""
        candidates = self.candidates(s, seat, at)
        for index, action in enumerate(candidates):
            if self.refusal(s, seat, at, action) is not None:
                offer = candidates[:index]
                for code in candidates[index + 1 :]:  # interpreted, `[...]` is a call with cells
                    if self.refusal(s, seat, at, code) is None:
                        offer.append(code)
                return offer
        return candidates  # nearly always, and nobody changes an offer: without another list

    def why_not(self, s: S, seat: int, at: int, action: int) -> Reason | None:
        """The refusal of a candidate, told in full; any other action is not asked for."""
        if action not in self.candidates(s, seat, at):
            return self.unasked(s, seat, at, action)
        reason = self.refusal(s, seat, at, action)
        return None if reason is None else self.explain(s, seat, at, action, reason)

    def unasked(self, s: S, seat: int, at: int, action: int) -> Reason:
        """Why an action is no candidate."""
        return NOT_ASKED

    def explain(self, s: S, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        """A refusal with what would have to change, each thing named."""
        return refusal

    def lacks(self, s: S, seat: int) -> list[Reason]:
        """Nothing, as long as one candidate can be chosen; else what each of them lacks."""
        blocker = self.blocker(s, seat)
        if blocker is None:
            return []
        found: list[Reason] = []
        for action in self.candidates(s, seat, 0):
            reason = self.why_not(s, seat, 0, action)
            if reason is None:
                return [blocker]
            found.append(reason)
        return [all_of(found) or blocker]

    def blocker(self, s: S, seat: int) -> Reason | None:
        """Nothing, as long as one candidate can be chosen; otherwise the last refusal."""
        reason: Reason | None = NOTHING_TO_CHOOSE
        for action in self.candidates(s, seat, 0):
            reason = self.refusal(s, seat, 0, action)
            if reason is None:
                return None
        return reason

    def prompt(self, s: S, seat: int, at: int) -> Text:
        """The question under its name."""
        return Text(f"ask-{self.question}")
