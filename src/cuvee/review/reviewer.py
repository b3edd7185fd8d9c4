"""Works a review out, turn by turn, so that whoever waits can be told how far it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cuvee.bots import Observation
from cuvee.bots.search import Alternative, best_ends
from cuvee.bots.values import Value
from cuvee.engine import Rng, State, rng
from cuvee.engine.lookahead import take, turn_ends, turn_over
from cuvee.locales import LANGUAGES
from cuvee.review.chances import chance, chances, value_for
from cuvee.review.grades import grade_of
from cuvee.review.review import Better, Moves, Point, Review, Turn

DEALS: Final = 3  # of what the seat could not know, the same for all its alternatives
POSITIONS: Final = 12  # of a turn, for each action it may begin with
WORK: Final = 1500  # positions of a decision after which no further deal begins
LINE: Final = 8  # actions of a better line, at most
NOISE: Final = 0.01  # of a chance: smaller differences are left out of account


@dataclass(frozen=True)
class Judged:
    """A decision: what it gave away, and what the seat could expect of it and of the best one."""

    at: int
    best: int
    loss: float
    played: float
    expected: float


class Reviewer:
    """A review under way; `step` reviews one turn more."""

    def __init__(self, state: State, moves: Moves, first: int = 0) -> None:
        """`state` is that after `first` decisions; it is played on to the end."""
        self.state = state
        self.value = value_for(state)
        self.moves = moves
        self.first = first
        self.done = 0
        self.review = Review([Point(first, chances(state, self.value))])

    @property
    def over(self) -> bool:
        """Whether every turn was reviewed."""
        return self.done >= len(self.moves)

    def step(self) -> None:
        """Review the next turn: its decisions, and the chances after it."""
        start, seat = self.first + self.done, self.moves[self.done][0]
        judged: list[Judged] = []
        worst: tuple[Judged, State] | None = None
        while not self.over and self.moves[self.done][0] == seat:
            before = self.state.clone()
            found = self._judge(seat, self.moves[self.done][1])
            if found is not None:
                judged.append(found)
                if worst is None or found.loss > worst[0].loss:
                    worst = (found, before)
            self.state.apply(self.moves[self.done][1], seat)
            self.done += 1
            if turn_over(self.state, seat):
                break
        end = self.first + self.done
        self.review.points.append(Point(end, chances(self.state, self.value)))
        if judged:
            loss = sum(one.loss for one in judged)
            self.review.turns.append(self._turn(seat, start, end, loss, worst))

    def _turn(
        self, seat: int, start: int, end: int, loss: float, worst: tuple[Judged, State] | None
    ) -> Turn:
        grade = grade_of(loss)
        better = None
        if worst is not None and grade not in ("best", "good"):
            better = self._better(worst[1], seat, worst[0])
        return Turn(seat, start, end, loss, grade, better)

    def _judge(self, seat: int, played: int) -> Judged | None:
        """What a decision gave away; None where there was nothing to choose."""
        if len(self.state.legal(seat)) < 2:
            return None
        at = self.first + self.done
        found = weigh(Observation(self.state, seat), self.value, rng(at))
        best = max(found, key=lambda action: found[action].value)
        if played not in found:  # the deals left no room for it
            return None
        end = found[best].end
        worth, got = found[best].value, found[played].value
        loss = chance(self.value, worth, end) - chance(self.value, got, end)
        expected, got = self.value.margin(worth, end), self.value.margin(got, end)
        return Judged(at, best, loss if loss >= NOISE else 0.0, got, expected)

    def _better(self, before: State, seat: int, judged: Judged) -> Better:
        """The best action and what follows it in the turn, as far as no luck is in it."""
        s = before.determinise(seat, rng(judged.at))
        actions: list[int] = []
        sentences: dict[str, list[str]] = {lang: [] for lang in LANGUAGES}
        action = judged.best
        while True:
            for lang, said in sentences.items():
                said.append(s.describe(action, lang, seat))
            actions.append(action)
            drawn = s.rng.count
            take(s, seat, action)
            if len(actions) == LINE or s.rng.count != drawn or turn_over(s, seat):
                break
            action = best_action(s, seat, self.value)
        return Better(judged.at, actions, sentences, judged.played, judged.expected)


def review(state: State, moves: Moves, first: int = 0) -> Review:
    """The review of a game from a state on."""
    reviewer = Reviewer(state, moves, first)
    while not reviewer.over:
        reviewer.step()
    return reviewer.review


def weigh(observation: Observation, value: Value, dice: Rng) -> dict[int, Alternative]:
    """The actions on offer with the value of the best turn that each begins, over a few deals."""
    found: dict[int, Alternative] = {}
    counts: dict[int, int] = {}
    spent = deals = 0
    while deals == 0 or (deals < DEALS and spent < WORK):
        ends = turn_ends(observation.sample_state(dice), observation.seat, POSITIONS)
        spent, deals = spent + len(ends), deals + 1
        values = value.of(ends, observation.seat)
        for action, (best, end) in best_ends(ends, values).items():
            found.setdefault(action, Alternative(action, 0.0, end)).value += best
            counts[action] = counts.get(action, 0) + 1
    for action, one in found.items():
        one.value /= counts[action]
    return found


def best_action(s: State, seat: int, value: Value) -> int:
    """The action that begins the best end of a turn under way."""
    ends = turn_ends(s, seat, POSITIONS)
    values = value.of(ends, seat)
    return ends[values.index(max(values))][0]
