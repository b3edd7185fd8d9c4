"""A game at one screen: the bots' moves, what has happened, and the way back and forth again."""

from __future__ import annotations

from dataclasses import dataclass

from cuvee.bots import Bot, Sight
from cuvee.engine import Event, Record, Rng, State, rng

APART = 32  # bits of a stream set aside for the thoughts before one decision


@dataclass(frozen=True)
class Moment:
    """A position in which a person was asked, or the end; with how much had happened before."""

    state: State
    actions: int
    events: int


class Table:
    """People and bots at a game; it always stands where a person is asked, or at the end."""

    def __init__(self, state: State, seed: int, names: list[str], bots: dict[int, Bot]) -> None:
        self.state = state
        self.seed = seed
        self.names = names
        self.bots = bots
        self.people = [seat for seat in range(state.seats) if seat not in bots]
        self._thoughts = rng(seed).fork().key
        self._actions: list[int] = []
        self._events: list[Event] = []
        self._moments: list[Moment] = []
        self._here = -1
        if state.log is None:  # else what was told of the deal is still to be heard
            state.listen()
        self._run_on()

    @property
    def now(self) -> Moment:
        """The moment in which the table stands."""
        return self._moments[self._here]

    @property
    def events(self) -> list[Event]:
        """All that has happened up to now."""
        return self._events[: self.now.events]

    def news(self, seat: int | None) -> list[Event]:
        """What has happened since a seat (None: any person) was last asked."""
        for moment in reversed(self._moments[: self._here]):
            if seat is None or moment.state.seat == seat:
                return self._events[moment.events : self.now.events]
        return self.events

    def goes_on(self) -> bool:
        """Whether the same person is asked again with nobody else in between."""
        if self._here == 0:
            return False
        before = self._moments[self._here - 1]
        return before.state.seat == self.state.seat and before.actions + 1 == self.now.actions

    def choose(self, action: int) -> None:
        """The person asked takes an action; what had been undone can no longer be redone."""
        del self._actions[self.now.actions :]
        del self._events[self.now.events :]
        del self._moments[self._here + 1 :]
        self._take(action)
        self._run_on()

    def undo(self) -> bool:
        """Go back to the last decision of a person, if there was one."""
        return self._go(self._here - 1)

    def redo(self) -> bool:
        """Take back the last undo, if there was one."""
        return self._go(self._here + 1)

    def record(self) -> Record:
        """The game up to now."""
        record = Record(self.state, self.seed, self.names)
        record.actions = [*self._actions[: self.now.actions]]
        record.close(self.state)
        return record

    def _run_on(self) -> None:
        while not self.state.over and self.state.seat in self.bots:
            seat = self.state.seat
            # By place, not by history: whoever undoes and repeats a choice meets the same answer.
            thoughts = Rng(self._thoughts, len(self._actions) << APART)
            self._take(self.bots[seat].choose(Sight(self.state, seat), thoughts))
        moment = Moment(self.state.clone(), len(self._actions), len(self._events))
        self._moments.append(moment)
        self._here = len(self._moments) - 1

    def _take(self, action: int) -> None:
        self.state.apply(action)
        self._actions.append(action)
        self._events += self.state.happened()

    def _go(self, place: int) -> bool:
        if not 0 <= place < len(self._moments):
            return False
        self._here = place
        self.state = self.now.state.clone()
        self.state.listen()
        return True
