"""What games have exercised: every effect of the catalogue, every answer to every question.

Answers are noted as they are resolved, so that forced ones count too. What an answer is called
comes from the game's action families and questions; no rule is known here.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from cuvee.arena.plan import Plan
from cuvee.engine import Ask, Effect, Game, Reason, Simultaneous, State, game
from cuvee.engine.catalogue import FIRST_GAME_CODE
from cuvee.engine.machine import advance
from cuvee.engine.rng import rng

Answer = tuple[str, int]  # a question and an action
ASK = "ask-"
WHOLE, PART, OTHER = "{} effects", "parts of {} effects", "other effects"
CHOSEN, KERNEL = "chosen: {}", "options"
UNASKED, REFUSED, LEFT, UNDONE = "never in question", "always refused", "never chosen", "never done"


@dataclass
class Coverage:
    """How often each effect was done and each answer given; and which answers were on offer."""

    effects: list[int]
    answers: dict[Answer, int]  # all that came into question
    offered: set[Answer]

    def add(self, other: Coverage) -> None:
        """Count what other games exercised as well."""
        self.effects = [a + b for a, b in zip(self.effects, other.effects, strict=True)]
        for answer, times in other.answers.items():
            self.answers[answer] = self.answers.get(answer, 0) + times
        self.offered |= other.offered


class CountingEffect(Effect[State]):
    """Stands for an effect that asks, and notes what is answered."""

    def __init__(self, effect: Effect[State], coverage: Coverage) -> None:
        super().__init__()
        self.effect = effect
        self.coverage = coverage
        self.id, self.path = effect.id, effect.path
        self.asks, self.simultaneous, self.filters_below = (
            effect.asks,
            effect.simultaneous,
            effect.filters_below,
        )

    def options(self, s: State, seat: int, at: int) -> list[int]:
        """What the effect offers."""
        return self.effect.options(s, seat, at)

    def why_not(self, s: State, seat: int, at: int, action: int) -> Reason | None:
        """Why the effect does not offer something."""
        return self.effect.why_not(s, seat, at, action)

    def filter_answer(self, s: State, depth: int, action: int) -> Reason | None:
        """What the effect has to say about a question above it."""
        return self.effect.filter_answer(s, depth, action)

    def resolve(self, s: State, seat: int, at: int, action: int) -> None:
        """Note the answer and all that came into question, then do what the effect does."""
        prompt = self.effect.prompt(s, seat, at).name.removeprefix(ASK)
        effect = self.effect
        if isinstance(effect, Simultaneous):  # the machine counts nobody's answer
            self.coverage.effects[effect.id] += 1
            effect = effect.ask
            self.coverage.effects[effect.id] += 1
        for code in effect.candidates(s, seat, at) if isinstance(effect, Ask) else [action]:
            # Yes, no, done and the printed options mean something else wherever they are asked.
            answer = (self.path if code < FIRST_GAME_CODE else prompt, code)
            times = self.coverage.answers.get(answer, 0)
            self.coverage.answers[answer] = times + 1 if code == action else times
            if answer not in self.coverage.offered and effect.why_not(s, seat, at, code) is None:
                self.coverage.offered.add(answer)
        self.effect.resolve(s, seat, at, action)


class CoverageGame:
    """A game of a plan that is watched from the deal to the end."""

    def __init__(self, plan: Plan, seed: int) -> None:
        rules = game(plan.game)
        self.state = rules.blank(plan.seats, rules.complete_options(plan.seats, dict(plan.options)))
        self.state.rng = rng(seed)
        if plan.usage:
            self.state.record_events()
        self.coverage = Coverage(self.state.count_effects(), {}, set())
        self.effects = [
            CountingEffect(effect, self.coverage) if effect.asks else effect
            for effect in rules.effects
        ]
        rules.deal(self.state)
        advance(self.state, self.effects)

    def apply(self, action: int, seat: int) -> None:
        """Take an action; only meanwhile do the watched effects stand for the true ones."""
        true, self.state.effects = self.state.effects, self.effects
        try:
            self.state.apply(action, seat)
        finally:
            self.state.effects = true


@dataclass(frozen=True)
class Group:
    """Things of one kind: how often each was exercised, and what became of those that were not."""

    name: str
    counts: dict[str, int] = field(default_factory=dict)
    never: dict[str, list[str]] = field(default_factory=dict)

    def count(self, name: str, times: int, otherwise: str) -> None:
        """Add a thing; one that was never exercised is listed under what became of it."""
        self.counts[name] = times
        if not times:
            self.never.setdefault(otherwise, []).append(name)


def groups(rules: Game[State], coverage: Coverage) -> list[Group]:
    """All that there is to exercise: effects by what they belong to, answers by their verb."""
    found = [*_effects(rules, coverage), *_answers(rules, coverage)]
    return [group for group in found if group.counts]


def _effects(rules: Game[State], coverage: Coverage) -> list[Group]:
    """Effects: a root that bears a card's name is that card's, and so is all that is below it."""
    named: dict[str, str] = {}
    for family in rules.actions.families:
        for kind, things in zip(family.names, family.keys, strict=True):
            named = {**dict.fromkeys(things, kind), **named}
    kinds = dict.fromkeys(named[effect.path] for effect in rules.effects if effect.path in named)
    titles = [title.format(kind) for kind in kinds for title in (WHOLE, PART)]
    found = {title: Group(title) for title in [*titles, OTHER]}
    for effect, times in zip(rules.effects, coverage.effects, strict=True):
        root, _, below = effect.path.partition(".")
        title = OTHER if root not in named else PART if below else WHOLE
        found[title.format(named.get(root))].count(effect.path, times, UNDONE)
    return [*found.values()]


def _answers(rules: Game[State], coverage: Coverage) -> list[Group]:
    """Answers: those that came into question, and whatever a verb can name that never did."""
    own = [family for family in rules.actions.families if family.base >= FIRST_GAME_CODE]
    found = {family.verb: Group(CHOSEN.format(family.verb)) for family in own}
    kernel = Group(CHOSEN.format(KERNEL))
    for answer, times in sorted(coverage.answers.items()):
        question, code = answer
        family = rules.actions.of(code)
        if family is not None:
            group = found.get(family.verb, kernel)
            parts = family.action(code)
            words = [] if family.verb in found else [family.verb]
            words += [parts[name] for name in family.names]
            otherwise = LEFT if answer in coverage.offered else REFUSED
            group.count(" ".join([question, *words]), times, otherwise)
    asked = {code for _, code in coverage.answers}
    for family in own:
        for place, name in enumerate(family.rooms[0] if len(family.names) == 1 else []):
            if name and family.base + place not in asked:
                found[family.verb].count(name, 0, UNASKED)
    return [kernel, *found.values()]
