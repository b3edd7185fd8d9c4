"""Combinators: how printed instructions are put together on cards, in turns and in seasons."""

from __future__ import annotations

from typing import Final

from cuvee.engine.catalogue import DONE, MAX_OPTIONS, NO, OPTION, YES
from cuvee.engine.compiled import mypyc_attr
from cuvee.engine.decision import Reason, all_of
from cuvee.engine.effect import Ask, Effect, S
from cuvee.engine.frames import at_of, effect_of, frame, seat_of
from cuvee.engine.rng import Rng
from cuvee.engine.text import Text

NO_SECOND_OPTION: Final = Reason("no_second_option")
NO_YES: Final = [NO, YES]


def nearest(lacking: list[list[Reason]]) -> list[Reason]:
    """Of several ways, what the one lacks that lacks least."""
    best = lacking[0]
    for reasons in lacking:
        if len(reasons) < len(best):
            best = reasons
    return best


@mypyc_attr(allow_interpreted_subclasses=True)
class Do(Effect[S]):
    """Every part in printed order; all must be possible before the first begins."""

    def __init__(self, *parts: Effect[S]) -> None:
        super().__init__()
        if not parts:
            raise ValueError("there is nothing to do")
        self.steps = list(parts)

    def parts(self) -> list[Effect[S]]:
        return self.steps

    def blocker(self, s: S, seat: int) -> Reason | None:
        for part in self.steps:
            reason = part.blocker(s, seat)
            if reason is not None:
                return reason
        return None

    def lacks(self, s: S, seat: int) -> list[Reason]:
        return [reason for part in self.steps for reason in part.lacks(s, seat)]

    def resolve(self, s: S, seat: int, at: int, action: int) -> None:
        if at + 1 < len(self.steps):
            self.push(s, seat, at + 1)  # `at` counts the parts already begun
        self.steps[at].push(s, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose(Ask[S]):
    """Exactly one of the printed options."""

    def __init__(self, *options: Effect[S], question: str = "choose") -> None:
        super().__init__(question)
        if not 0 < len(options) <= MAX_OPTIONS:
            raise ValueError(f"a choice has 1 to {MAX_OPTIONS} options, not {len(options)}")
        self.branches = list(options)
        self.codes = [OPTION + index for index in range(len(self.branches))]

    def parts(self) -> list[Effect[S]]:
        return self.branches

    def candidates(self, s: S, seat: int, at: int) -> list[int]:
        return self.codes

    def refusal(self, s: S, seat: int, at: int, action: int) -> Reason | None:
        return self.branches[action - OPTION].blocker(s, seat)

    def explain(self, s: S, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        return all_of(self.branches[action - OPTION].lacks(s, seat)) or refusal

    def lacks(self, s: S, seat: int) -> list[Reason]:
        """What the option lacks that lacks least."""
        if self.ready(s, seat):
            return []
        return nearest([branch.lacks(s, seat) for branch in self.branches])

    def label(self, s: S, seat: int, at: int, action: int) -> Text | None:
        index = action - OPTION
        if not 0 <= index < len(self.branches):
            return None
        return Text(f"effect-{self.branches[index].path.replace('.', '-')}")

    def resolve(self, s: S, seat: int, at: int, action: int) -> None:
        self.branches[action - OPTION].push(s, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseTwo(Choose[S]):
    """Two different options in an order of one's own; the first may make the second possible.

    The first must be done in a way that leaves a second. `at` is 1 + the option already taken.
    """

    def __init__(self, *options: Effect[S], question: str = "choose") -> None:
        super().__init__(*options, question=question)
        self.filters_below = True

    def candidates(self, s: S, seat: int, at: int) -> list[int]:
        options = [OPTION + index for index in range(len(self.branches)) if index != at - 1]
        if at == 0:
            return options
        for action in options:
            if self.branches[action - OPTION].ready(s, seat):
                return options
        return [DONE]  # only where it hung on a card that was drawn

    def refusal(self, s: S, seat: int, at: int, action: int) -> Reason | None:
        if action == DONE:
            return None
        reason = self.branches[action - OPTION].blocker(s, seat)
        if reason is not None or at > 0:
            return reason
        trial = s.clone()
        trial.stack = []
        self.resolve(trial, seat, 0, action)
        return None if self.leads_on(trial, 1) else NO_SECOND_OPTION

    def lacks(self, s: S, seat: int) -> list[Reason]:
        """What the second option lacks, if one is possible by itself; else what two lack."""
        if self.ready(s, seat):
            return []
        options = [branch.lacks(s, seat) for branch in self.branches]
        wanting = [reasons for reasons in options if reasons]
        if len(options) - len(wanting) > 1:
            return [NO_SECOND_OPTION]
        first = nearest(wanting)
        if len(wanting) < len(options):
            return first
        wanting.remove(first)
        return first + nearest(wanting)

    def filter_answer(self, s: S, depth: int, action: int) -> Reason | None:
        trial = s.clone()
        top = trial.stack.pop()
        trial.effects[effect_of(top)].resolve(trial, seat_of(top), at_of(top), action)
        return None if self.leads_on(trial, depth) else NO_SECOND_OPTION

    def leads_on(self, trial: S, depth: int) -> bool:
        """Whether what lies above a depth of the stack can be done so that a second may follow."""
        trial.rng = Rng(0)  # what would be drawn is nobody's to know
        while len(trial.stack) > depth:
            if not self.hopeful(trial, depth):
                return False
            top = trial.stack.pop()
            effect, seat, at = trial.effects[effect_of(top)], seat_of(top), at_of(top)
            options = effect.options(trial, seat, at) if effect.asks else [NO]
            for action in options[:-1]:
                other = trial.clone()
                effect.resolve(other, seat, at, action)
                if self.leads_on(other, depth):
                    return True
            if not options:
                return False
            effect.resolve(trial, seat, at, options[-1])
        return self.hopeful(trial, depth)

    def hopeful(self, trial: S, depth: int) -> bool:
        """Whether a second option is possible, or what lies above may still make it so."""
        seat, taken = seat_of(trial.stack[depth - 1]), at_of(trial.stack[depth - 1])
        for index, branch in enumerate(self.branches):
            if index == taken - 1:
                continue
            if branch.ready(trial, seat):
                return True
            for above in trial.stack[depth:]:
                effect = trial.effects[effect_of(above)]
                if effect.may_enable(trial, seat_of(above), at_of(above), branch):
                    return True
        return False

    def resolve(self, s: S, seat: int, at: int, action: int) -> None:
        if action == DONE:
            return
        if at == 0:
            self.push(s, seat, action - OPTION + 1)
        self.branches[action - OPTION].push(s, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class May(Ask[S]):
    """An effect that the seat may do or leave out."""

    def __init__(self, effect: Effect[S], question: str = "may") -> None:
        super().__init__(question)
        self.effect = effect

    def parts(self) -> list[Effect[S]]:
        return [self.effect]

    def candidates(self, s: S, seat: int, at: int) -> list[int]:
        return NO_YES

    def refusal(self, s: S, seat: int, at: int, action: int) -> Reason | None:
        return self.effect.blocker(s, seat) if action == YES else None

    def explain(self, s: S, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        return all_of(self.effect.lacks(s, seat)) or refusal

    def label(self, s: S, seat: int, at: int, action: int) -> Text | None:
        return Text(f"effect-{self.effect.path.replace('.', '-')}") if action == YES else None

    def resolve(self, s: S, seat: int, at: int, action: int) -> None:
        if action == YES:
            self.effect.push(s, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Repeat(May[S]):
    """An effect, once at least and `most` times at most."""

    def __init__(self, effect: Effect[S], most: int, question: str = "repeat") -> None:
        super().__init__(effect, question)
        self.most = most

    def candidates(self, s: S, seat: int, at: int) -> list[int]:
        return [YES, DONE] if at > 0 else [YES]  # `at` counts how often it was done

    def resolve(self, s: S, seat: int, at: int, action: int) -> None:
        if action == YES:
            if at + 1 < self.most:
                self.push(s, seat, at + 1)
            self.effect.push(s, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Invite(May[S]):
    """Somebody else's card lets this seat do an effect; the card's owner may gain by the answer.

    The frame's `at` is the owner.
    """

    def __init__(
        self,
        effect: Effect[S],
        accepted: Effect[S] | None = None,
        declined: Effect[S] | None = None,
        question: str = "invite",
    ) -> None:
        super().__init__(effect, question)
        self.accepted = accepted
        self.declined = declined

    def parts(self) -> list[Effect[S]]:
        return [part for part in (self.effect, self.accepted, self.declined) if part is not None]

    def push_for(self, s: S, seat: int, owner: int) -> None:
        self.push(s, seat, owner)

    def resolve(self, s: S, seat: int, at: int, action: int) -> None:
        reward = self.accepted if action == YES else self.declined
        if reward is not None and at != seat and reward.ready(s, at):
            reward.push(s, at)
        if action == YES:
            self.effect.push(s, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class EachSeat(Effect[S]):
    """An effect for every seat, in turn order."""

    def __init__(self, effect: Effect[S]) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Effect[S]]:
        return [self.effect]

    def concerned(self, s: S, seat: int) -> list[int]:
        """The seats that the effect is for, in turn order."""
        return s.turn_order()

    def resolve(self, s: S, seat: int, at: int, action: int) -> None:
        for other in reversed(self.concerned(s, seat)):
            self.effect.push_for(s, other, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class EachOpponent(EachSeat[S]):
    """An effect for every other seat, in turn order."""

    def concerned(self, s: S, seat: int) -> list[int]:
        return [other for other in s.turn_order() if other != seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Later(Effect[S]):
    """An effect that comes due a number of moments from now; the game defines a moment by `now`."""

    def __init__(self, delay: int, effect: Effect[S]) -> None:
        super().__init__()
        self.delay = delay
        self.effect = effect

    def parts(self) -> list[Effect[S]]:
        return [self.effect]

    def resolve(self, s: S, seat: int, at: int, action: int) -> None:
        s.agenda.append((s.now() + self.delay, self.effect.id, seat, at))


@mypyc_attr(allow_interpreted_subclasses=True)
class Due(Effect[S]):
    """Whatever has come due: the table's first, then in turn order, then as it was planned."""

    def resolve(self, s: S, seat: int, at: int, action: int) -> None:
        now = s.now()
        due = [entry for entry in s.agenda if entry[0] <= now]
        s.agenda = [entry for entry in s.agenda if entry[0] > now]
        order = s.turn_order()
        for whose in reversed(order):
            for entry in reversed(due):
                if entry[2] == whose:
                    s.stack.append(frame(entry[1], entry[2], entry[3]))
        for entry in reversed(due):
            if entry[2] not in order:
                s.stack.append(frame(entry[1], entry[2], entry[3]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(Effect[S]):
    """A question put to all seats at once: answers stay hidden until the last has come.

    The answers are then resolved in seat order, whatever order they came in. Resolving one only
    sets it down; what follows from all of them comes after this in the surrounding `Do`.
    """

    def __init__(self, ask: Ask[S]) -> None:
        super().__init__()
        self.asks = True
        self.question = ask.question
        self.simultaneous = True
        self.ask = ask

    def parts(self) -> list[Effect[S]]:
        return [self.ask]

    def options(self, s: S, seat: int, at: int) -> list[int]:
        return self.ask.options(s, seat, at)

    def why_not(self, s: S, seat: int, at: int, action: int) -> Reason | None:
        return self.ask.why_not(s, seat, at, action)

    def prompt(self, s: S, seat: int, at: int) -> Text:
        return self.ask.prompt(s, seat, at)

    def label(self, s: S, seat: int, at: int, action: int) -> Text | None:
        return self.ask.label(s, seat, at, action)

    def starts_turn(self, s: S, seat: int, at: int) -> bool:
        return self.ask.starts_turn(s, seat, at)

    def resolve(self, s: S, seat: int, at: int, action: int) -> None:
        if s.effect_counts is not None:
            s.effect_counts[self.ask.id] += 1
        self.ask.resolve(s, seat, at, action)
