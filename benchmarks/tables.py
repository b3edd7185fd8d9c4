"""Many tables driven at once: every seat answers as soon as it is asked, or at a given pace."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from random import Random
from typing import Final, Protocol

import msgspec

from benchmarks.wire import Wire

TICK: Final = 0.005  # seconds between two looks whether the pace allows more


class Answering(Protocol):
    """A seat that can answer the question it was asked."""

    def answer(self) -> None:
        """Do so."""
        ...


class Pace:
    """Whoever was asked answers: at once, or so many a second in all."""

    def __init__(self) -> None:
        self.rate: float | None = None
        self.ready: deque[Answering] = deque()
        self.acknowledged: list[float] = []  # seconds from a command to its acknowledgement
        self.noticed: list[float] = []  # seconds from a command to the other seats' notice
        self.refused = 0
        self._resting = False

    def asked(self, seat: Answering) -> None:
        """A seat may answer."""
        if self.rate is None and not self._resting:
            seat.answer()
        else:
            self.ready.append(seat)

    async def run(self, seconds: float, rate: float | None = None) -> float:
        """Let seats answer for some time; how long it really was."""
        self.rate = rate
        self._resting = False
        self.acknowledged, self.noticed = [], []
        began = time.perf_counter()
        released = 0
        if rate is None:
            self._release(len(self.ready))
        while (passed := time.perf_counter() - began) < seconds:
            if rate is not None:
                released += self._release(int(passed * rate) - released)
            await asyncio.sleep(TICK)
        self._resting = True
        return time.perf_counter() - began

    def _release(self, most: int) -> int:
        number = min(most, len(self.ready))
        for _ in range(number):
            self.ready.popleft().answer()
        return max(number, 0)


class Offer(msgspec.Struct):
    """What matters of an offer."""

    code: int


class Shown(msgspec.Struct):
    """What matters of a position."""

    legal: list[Offer]


class Operation(msgspec.Struct):
    """An operation of a patch, its value not looked at yet."""

    path: str
    value: msgspec.Raw = msgspec.Raw(b"null")


class Message(msgspec.Struct):
    """What matters of anything the server says."""

    type: str
    seq: int | None = None
    patch: list[Operation] = []
    position: Shown | None = None


_decoder: Final = msgspec.json.Decoder(Message)
_offers: Final = msgspec.json.Decoder(list[Offer])


class Table:
    """One table: what was said there, and when the other seat was told of it."""

    def __init__(self, name: str, pace: Pace) -> None:
        self.name = name
        self.pace = pace
        self.said: dict[int, tuple[int, float]] = {}  # by the number of the entry
        self.received_at: dict[int, dict[int, float]] = {}

    def acknowledged(self, seq: int, seat: int, said: float) -> None:
        """An entry was acknowledged to the seat that made it."""
        self.pace.acknowledged.append(time.perf_counter() - said)
        for other, at in self.received_at.pop(seq, {}).items():
            if other != seat:
                self.pace.noticed.append(at - said)
        self.said[seq] = (seat, said)
        self.said.pop(seq - 8, None)

    def noticed(self, seq: int, seat: int) -> None:
        """A seat was told of an entry: its own, or another's that may be acknowledged by now."""
        maker, said = self.said.get(seq, (-1, 0.0))
        if maker < 0:
            self.received_at.setdefault(seq, {})[seat] = time.perf_counter()
        elif maker != seat:
            self.pace.noticed.append(time.perf_counter() - said)


class Seat:
    """One seat of one table, on a connection of its own."""

    def __init__(self, table: Table, number: int, pace: Pace, chance: Random) -> None:
        self.table = table
        self.number = number
        self.pace = pace
        self.chance = chance
        self.codes: list[int] = []
        self.seq = 0
        self.said = 0.0
        self.busy = False  # it has answered, or waits for the pace
        self.wire: Wire | None = None

    def hear(self, message: bytes) -> None:
        """Take in what the server says, and answer if asked."""
        answer = _decoder.decode(message)
        if answer.type == "ack" and answer.seq is not None:
            self.table.acknowledged(answer.seq, self.number, self.said)
            self.busy = False
        elif answer.type == "refused":
            self.pace.refused += 1
            self.busy = False
        elif answer.seq is not None:
            self._learn(answer, answer.seq)
        if self.codes and not self.busy:
            self.busy = True
            self.pace.asked(self)

    def _learn(self, answer: Message, seq: int) -> None:
        if answer.type not in ("change", "position"):
            return
        self.seq = seq
        if answer.position is not None:
            self.codes = [offer.code for offer in answer.position.legal]
        for operation in answer.patch:
            if operation.path == "/legal":  # which is always sent whole
                self.codes = [offer.code for offer in _offers.decode(operation.value)]
        if answer.type == "change":
            self.table.noticed(seq, self.number)

    def answer(self) -> None:
        """Take any action on offer."""
        if self.wire is None or not self.codes:
            self.busy = False
            return
        action = self.chance.choice(self.codes)
        self.said = time.perf_counter()
        said = b'{"do":"act","id":1,"seat":%d,"seq":%d,"action":%d}'
        self.wire.say(said % (self.number, self.seq, action))
