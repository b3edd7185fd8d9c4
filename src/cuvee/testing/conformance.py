"""The promises every game makes, tried at every decision of games played at random.

`check` plays on until it finds a broken promise; the failure names the promise, the very field
that differs, and the seed and actions that lead there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Generic

from cuvee.engine import Game, Record, game_names
from cuvee.testing.copies import check_copies, check_followers, check_kept, check_twin
from cuvee.testing.layouts import LayoutCheck
from cuvee.testing.offers import check_any_order, check_applicable, check_offer, check_reasons
from cuvee.testing.secrecy import check_secrecy
from cuvee.testing.walk import ConformanceError, S, Walk
from cuvee.testing.words import Speech, has_words

__all__ = ["ConformanceError", "check"]
QUESTION_ID = re.compile(r"[a-z]+(_[a-z]+)*")


def check(
    game: Game[S],
    *,
    seats: int,
    seeds: Iterable[int],
    options: Mapping[str, object] | None = None,
    every: int = 1,
    samples: int = 32,
    most_decisions: int = 10_000,
    words: bool = True,
) -> None:
    """Play a game from each seed and raise ConformanceError at the first broken promise.

    The promises that cost most are tried at every `every`-th decision, refusals with `samples`
    action codes each, and a game of more than `most_decisions` counts as endless.
    """
    _check_catalogue(game)
    _check_options(game)
    speech = Speech() if words and has_words(game.name) else None
    for seed in seeds:
        trial = _Trial(Walk(game, seats, seed, options or {}), every, samples, speech)
        try:
            trial.play_out(most_decisions)
        except ConformanceError:
            raise
        except Exception as problem:
            what = f"{type(problem).__name__}: {problem}"
            raise trial.walk.error(what) from problem


def _check_catalogue(game: Game[S]) -> None:
    """Every effect has its own number and path, and a question that is asked a stable id."""
    for number, effect in enumerate(game.effects):
        if effect.asks and not QUESTION_ID.fullmatch(effect.question):
            raise ConformanceError(
                f"{game.name}: the question of {effect.path!r} has the id {effect.question!r}; "
                "an id is made of small letters and underscores"
            )
        if effect.id != number or game.catalogue.ids.get(effect.path) != number:
            raise ConformanceError(
                f"{game.name}: the effect {effect.path!r} is number {effect.id}, listed as {number}"
            )


def _check_options(game: Game[S]) -> None:
    """What options need are values that can be chosen, and seats that there are."""
    known: dict[str, list[int | str | None]] = {"seats": [*game.seats]}
    known.update({option.name: [option.default, *option.values] for option in game.options})
    for option in game.options:
        for need in option.needs:
            named: list[tuple[str, Sequence[int | str | None]]] = [(option.name, need.values)]
            for name, values in [*named, *need.any_of.items(), *need.none_of.items()]:
                unknown = [value for value in values if value not in known.get(name, [])]
                if unknown:
                    raise ConformanceError(
                        f"{game.name}: the option {option.name!r} needs {name!r} {unknown[0]!r}, "
                        "which cannot be chosen"
                    )
            if (option.default in need.values) != (need.instead in option.values):
                raise ConformanceError(
                    f"{game.name}: a need of {option.name!r} has a value to propose instead "
                    "if it is a need of the default, and only then"
                )


class _Trial(Generic[S]):
    """One game under examination."""

    def __init__(self, walk: Walk[S], every: int, samples: int, speech: Speech | None) -> None:
        self.walk = walk
        self.every = every
        self.samples = samples
        self.speech = speech
        self.layout = LayoutCheck(walk.game)
        self.invariants = walk.game.invariants(walk.state)

    def play_out(self, most_decisions: int) -> None:
        """Play to the end, then hold the whole game against its twin and its record."""
        walk = self.walk
        walk.state.record_events()
        while not walk.state.over:
            if walk.number >= most_decisions:
                raise walk.error(f"the game is not over after {most_decisions} decisions")
            self._step()
        _check_end(walk)
        check_secrecy(walk)
        self.layout.check(walk)
        self.layout.check_end(walk)
        if self.speech is not None:
            self.speech.check_end(walk)
        check_kept(walk, list(walk.kept))
        check_twin(walk)
        if walk.game.name in game_names():
            Record.load(Record(walk.state).dump()).verify()

    def _step(self) -> None:
        """Try the promises at this decision, then take it."""
        walk = self.walk
        check_offer(walk)
        walk.same(None, walk.state.result, "there is a result before the end")
        looked_at = walk.number % self.every == 0
        followers = self._look_closely() if looked_at else []
        number = walk.number
        seat, action = walk.pick()
        walk.play(action, seat)
        if looked_at:
            check_kept(walk, [number])
        check_followers(walk, followers, seat, action)
        walk.same(self.invariants, walk.game.invariants(walk.state), "the invariants changed")
        for event in walk.state.drain_events():
            walk.plain([event.args, event.secret], f"the event {event.kind!r}")
            if self.speech is not None:
                self.speech.check_event(walk, event)

    def _look_closely(self) -> list[tuple[str, S]]:
        """Try the promises that cost most; the copies made are returned, to be played on."""
        followers = check_copies(self.walk)  # first, for all the others rely on clones
        check_reasons(self.walk, self.samples)
        check_applicable(self.walk)
        check_any_order(self.walk)
        check_secrecy(self.walk)
        self.layout.check(self.walk)
        if self.speech is not None:
            self.speech.check_question(self.walk, self.samples)
        return followers


def _check_end(walk: Walk[S]) -> None:
    """A finished game asks nobody, refuses everything, and has a result for each seat."""
    state = walk.state
    if state.waiting or state.seat != -1 or state.legal() or state.decision is not None:
        raise walk.error("the game is over, but still asks")
    for code in range(walk.game.actions.size):
        if state.why_not(code) is None:
            raise walk.error(f"the game is over, but action {code} is not refused")
    result = state.result
    if result is None:
        raise walk.error("the game is over, but has no result")
    walk.plain(result.to_dict(), "the result")
    if len(result.scores) != state.seats or len(result.ranking) != state.seats:
        raise walk.error(f"the result is not one for each seat: {result.to_dict()}")
