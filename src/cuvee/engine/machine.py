"""The one loop: it runs effects until somebody has a real choice, or the game is over.

A choice with a single option is no choice: it is taken in silence.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cuvee.engine.catalogue import NO
from cuvee.engine.compiled import i64
from cuvee.engine.decision import Decision, Reason
from cuvee.engine.effect import Effect, S
from cuvee.engine.frames import (
    AT_SHIFT,
    EFFECT_MASK,
    SEAT_MASK,
    SEAT_SHIFT,
    at_of,
    effect_of,
    seat_of,
)

if TYPE_CHECKING:
    from cuvee.engine.state import State

ANYONE: Final = -1  # the seat of a question that is open to all: the first answer settles it
UNANSWERED: Final = -1
UNCONCERNED: Final = -2
MAX_FRAMES: Final = 100_000  # frames without a choice: more means that an effect pushes itself


def advance(s: S, effects: list[Effect[S]]) -> None:
    """Run to the next real choice and put its options on offer; an empty offer ends the game."""
    stack, counts, asking = s.stack, s.effect_counts, s.game.catalogue.asking
    for _ in range(MAX_FRAMES):
        if not stack:
            s.offer = []
            return
        top: i64 = stack[-1]
        number, at = top & EFFECT_MASK, top >> AT_SHIFT  # as `frames` does, without a call
        effect, seat = effects[number], (top >> SEAT_SHIFT & SEAT_MASK) - 1
        action = NO
        if asking[number]:
            if effect.simultaneous:
                if collect_answers(s, effect, at):
                    return
                continue
            options = legal_options(s, effect, seat, at)
            if len(options) != 1 or seat == ANYONE:
                s.offer = options
                if options:
                    return
                whom = "everybody" if seat == ANYONE else f"seat {seat}"
                raise RuntimeError(f"{effect.path} asks {whom} but offers nothing")
            action = options[0]
        stack.pop()
        if counts is not None:
            counts[number] += 1
        effect.resolve(s, seat, at, action)
    raise RuntimeError(f"{effect.path} goes on for ever without a choice")


def pending_at(s: S, effect: Effect[S]) -> int | None:
    """The `at` of an effect that is on the stack; None if it is not."""
    for pending in reversed(s.stack):
        if effect_of(pending) == effect.id:
            return at_of(pending)
    return None


def legal_options(s: S, effect: Effect[S], seat: int, at: int) -> list[int]:
    """The options of the question on top of the stack that no frame below filters out."""
    if seat == ANYONE:
        seat = first_waiting(s, s.effects)
        if seat < 0:
            return []
    options = effect.options(s, seat, at)
    if len(options) > 1:
        filters = s.game.catalogue.filters
        for below in s.stack:
            if filters[below & EFFECT_MASK]:
                return filtered(s, options)
    return options


def filtered(s: S, options: list[int]) -> list[int]:
    """The options that the topmost frame which filters answers leaves; all, if it leaves none."""
    depth = filter_depth(s)
    if not depth:
        return options
    below = s.effects[effect_of(s.stack[depth - 1])]
    return [code for code in options if below.filter_answer(s, depth, code) is None] or options


def filter_depth(s: S) -> int:
    """The depth of the stack above the topmost frame that filters answers; 0 without one."""
    filters, stack = s.game.catalogue.filters, s.stack
    for depth in range(len(stack) - 1, 0, -1):
        if filters[effect_of(stack[depth - 1])]:
            return depth
    return 0


def open_seats(s: S, effects: list[Effect[S]]) -> list[int]:
    """The seats to whom the open question on top of the stack offers something."""
    top = s.stack[-1]
    effect, at = effects[effect_of(top)], at_of(top)
    return [seat for seat in range(s.seats) if effect.options(s, seat, at)]


def waiting_seats(s: S, effects: list[Effect[S]]) -> list[int]:
    """All seats that may decide now."""
    if not s.stack:
        return []
    if s.answers:
        return unanswered(s)
    seat = seat_of(s.stack[-1])
    return open_seats(s, effects) if seat == ANYONE else [seat]


def first_waiting(s: S, effects: list[Effect[S]]) -> int:
    """The first of the seats that may decide now; -1 when the game is over."""
    if s.answers:
        return first_unanswered(s)
    seat = (s.stack[-1] >> SEAT_SHIFT & SEAT_MASK) - 1 if s.stack else ANYONE
    if seat != ANYONE:
        return seat  # nearly always: without a list
    waiting = waiting_seats(s, effects)
    return waiting[0] if waiting else -1


def pending_decision(s: S, effects: list[Effect[S]], whom: int) -> Decision:
    """The question on top of the stack, worded for one of those asked, else for the first."""
    top = s.stack[-1]
    effect, seat, at = effects[effect_of(top)], seat_of(top), at_of(top)
    seats = [seat]
    if s.answers:
        seats = [who for who, answer in enumerate(s.answers) if answer != UNCONCERNED]
    elif seat == ANYONE:
        seats = open_seats(s, effects)
    if seat not in seats or len(seats) > 1:
        seat = whom if whom in seats else (seats or [0])[0]  # a deal may leave nobody
    prompt = effect.prompt(s, seat, at)
    starts = effect.starts_turn(s, seat, at)
    return Decision(effect.question, effect.path, seats, prompt, starts, effect.simultaneous)


def refusal_of(s: S, effects: list[Effect[S]], seat: int, action: int) -> Reason | None:
    """Why the question on top of the stack does not offer an action to a seat."""
    top = s.stack[-1]
    effect, at = effects[effect_of(top)], at_of(top)
    reason = effect.why_not(s, seat, at, action)
    depth = filter_depth(s) if reason is None else 0
    if depth and action not in legal_options(s, effect, seat, at):
        return effects[effect_of(s.stack[depth - 1])].filter_answer(s, depth, action)
    return reason


def collect_answers(s: S, effect: Effect[S], at: int) -> bool:
    """Whether a simultaneous question still waits for an answer; if not, resolve all of them."""
    if not s.answers:
        s.answers = [UNANSWERED] * s.seats
        answer_forced(s, effect, at)
    waiting = first_unanswered(s)
    if waiting >= 0:
        s.offer = effect.options(s, waiting, at)
        return True
    answers, s.answers = s.answers, []
    s.stack.pop()
    if s.effect_counts is not None:
        s.effect_counts[effect.id] += 1
    for seat, action in enumerate(answers):
        if action != UNCONCERNED:
            effect.resolve(s, seat, at, action)
    return False


def answer_forced(s: S, effect: Effect[S], at: int) -> None:
    """Answer for the seats that have nothing, or only one thing, to choose."""
    for seat in range(s.seats):
        if s.answers[seat] == UNANSWERED:
            options = effect.options(s, seat, at)
            if not options:
                s.answers[seat] = UNCONCERNED
            elif len(options) == 1:
                s.answers[seat] = options[0]


def unanswered(s: State) -> list[int]:
    """The seats whose answer is still awaited."""
    return [seat for seat in range(s.seats) if s.answers[seat] == UNANSWERED]


def first_unanswered(s: State) -> int:
    """The first seat whose answer is still awaited; -1 for none."""
    return s.answers.index(UNANSWERED) if UNANSWERED in s.answers else -1


def answers_fit(s: S, effects: list[Effect[S]]) -> bool:
    """Whether the answers given so far are ones that the pending question allows."""
    if not s.stack:
        return not s.answers
    top = s.stack[-1]
    effect, whose, at = effects[effect_of(top)], seat_of(top), at_of(top)
    if not effect.simultaneous:
        return not s.answers and (whose >= 0 or effect.open)
    for seat, answer in enumerate(s.answers):
        options = effect.options(s, seat, at)
        if answer == UNCONCERNED:
            if options:
                return False
        elif answer == UNANSWERED:
            if len(options) < 2:
                return False
        elif answer not in options:
            return False
    return True


def take_action(s: S, effects: list[Effect[S]], seat: int, action: int) -> None:
    """Take an action that is on offer and run on to the next choice."""
    if s.answers:  # to a simultaneous question
        s.answers[seat] = action
    else:
        top: i64 = s.stack.pop()
        number = top & EFFECT_MASK
        if s.effect_counts is not None:
            s.effect_counts[number] += 1
        effects[number].resolve(s, seat, top >> AT_SHIFT, action)
    advance(s, effects)


def under_way(s: S, seat: int) -> list[Effect[S]]:
    """The effects that a seat has begun and not finished, the outermost first."""
    effects: list[Effect[S]] = s.game.effects
    return [effects[effect_of(begun)] for begun in s.stack if seat_of(begun) == seat]
