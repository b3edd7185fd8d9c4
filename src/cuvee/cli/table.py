"""A game at one screen: the bots' moves, what has happened, and the way back and forth again."""

from __future__ import annotations

from dataclasses import dataclass

from cuvee.bots import Bot, ExternalBots, Observation
from cuvee.bots.explain import Explanation
from cuvee.bots.hints import hint
from cuvee.engine import Event, Record, Rng, State, rng

Turn = list[Event]  # what came of one turn
BOT_STREAM_BITS = 32  # bits of a stream set aside for the stream before one decision


@dataclass(frozen=True)
class Checkpoint:
    """A position in which a person was asked, or the end; with how much had happened before."""

    state: State
    actions: int
    events: int
    turns: int


class Table:
    """People and bots at a game; it always stands where a person is asked, or at the end."""

    def __init__(
        self,
        state: State,
        seed: int,
        names: list[str],
        bots: dict[int, Bot],
        played: Record | None = None,
    ) -> None:
        """`played` holds what was played before, from the state on."""
        self.state = state
        self.seed = seed
        self.names = names
        self.bots = bots
        self.resumed = played is not None
        self.external = ExternalBots(bots)
        self.people = [seat for seat in range(state.seats) if seat not in bots]
        self.hints: set[tuple[int, int]] = set()  # who was given one, and after how many actions
        self._bot_key = rng(seed).fork().key
        self._actions: list[int] = []
        self._events: list[Event] = []
        self._turn_of: list[int] = []  # for each event the number of its turn
        self._turns = 0
        self._checkpoints: list[Checkpoint] = []
        self._current = -1
        if state.log is None:
            state.record_events()
        self._log(state.drain_events())  # of the deal
        if played is not None:
            self._retrace(played)
        self._play_bots()

    @property
    def now(self) -> Checkpoint:
        """The checkpoint in which the table stands."""
        return self._checkpoints[self._current]

    @property
    def story(self) -> list[Turn]:
        """All that has happened up to now, turn by turn."""
        return self._since(0)

    @property
    def actions(self) -> list[int]:
        """All actions that led to where the table stands."""
        return self._actions[: self.now.actions]

    def news(self, seat: int | None) -> list[Turn]:
        """What has happened since a seat (None: any person) was last asked, turn by turn."""
        for checkpoint in reversed(self._checkpoints[: self._current]):
            if seat is None or checkpoint.state.seat == seat:
                return self._since(checkpoint.events)
        return self.story

    def goes_on(self) -> bool:
        """Whether the same person is asked again with nobody else in between."""
        if self._current == 0:
            return False
        before = self._checkpoints[self._current - 1]
        return before.state.seat == self.state.seat and before.actions + 1 == self.now.actions

    def choose(self, action: int) -> None:
        """The person asked takes an action; what had been undone can no longer be redone."""
        del self._actions[self.now.actions :]
        del self._events[self.now.events :]
        del self._turn_of[self.now.events :]
        self._turns = self.now.turns
        del self._checkpoints[self._current + 1 :]
        self._take(action)
        self._play_bots()

    def hint(self) -> Explanation:
        """What a strong bot would do for the person asked, by what that seat may know."""
        self.hints.add((self.state.seat, self.now.actions))
        return hint(Observation(self.state, self.state.seat), self.now.actions)

    def undo(self) -> bool:
        """Go back to the last decision of a person, if there was one."""
        return self._go_to(self._current - 1)

    def redo(self) -> bool:
        """Take back the last undo, if there was one."""
        return self._go_to(self._current + 1)

    def record(self) -> Record:
        """The game up to now; its notes name the programs that were replaced."""
        record = Record(self.state, self.names)
        record.notes = [one.note() for one in self.external.stand_ins]
        return record

    def _retrace(self, record: Record) -> None:
        """Take the actions of a record again; what a person decided in it can be undone."""
        for index in range(len(record.actions)):
            if self.state.seat not in self.bots:
                self._keep_checkpoint()
            seat, action = record.move(self.state, index)
            self._take(action, seat)
        record.check_end(self.state)

    def _play_bots(self) -> None:
        while not self.state.over and self.state.seat in self.bots:
            seat = self.state.seat
            # By index, not by history: whoever undoes and repeats a choice meets the same answer.
            stream = Rng(self._bot_key, len(self._actions) << BOT_STREAM_BITS)
            action = self.bots[seat].choose(Observation(self.state, seat), stream)
            self.external.notice(len(self._actions))
            self._take(action)
        self._keep_checkpoint()

    def _keep_checkpoint(self) -> None:
        counts = len(self._actions), len(self._events), self._turns
        checkpoint = Checkpoint(self.state.clone(), *counts)
        self._checkpoints.append(checkpoint)
        self._current = len(self._checkpoints) - 1

    def _take(self, action: int, seat: int | None = None) -> None:
        decision = self.state.decision
        if decision is not None and decision.starts_turn:
            self._turns += 1
        self.state.apply(action, seat)
        self._actions.append(action)
        self._log(self.state.drain_events())

    def _log(self, events: list[Event]) -> None:
        self._events += events
        self._turn_of += [self._turns] * len(events)

    def _since(self, start: int) -> list[Turn]:
        turns: list[Turn] = []
        for index in range(start, self.now.events):
            if index == start or self._turn_of[index] != self._turn_of[index - 1]:
                turns.append([])
            turns[-1].append(self._events[index])
        return turns

    def _go_to(self, index: int) -> bool:
        if not 0 <= index < len(self._checkpoints):
            return False
        self._current = index
        self.state = self.now.state.clone()
        self.state.record_events()
        return True
