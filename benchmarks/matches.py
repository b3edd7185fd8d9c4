"""boardgame.io's tables, driven like ours: two seats, each moves as soon as it is its turn."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from benchmarks.tables import Pace
from benchmarks.wire import Wire, connect

PATH: Final = "/socket.io/?EIO=4&transport=websocket"
SPACE: Final = b"/trivial,"


class Turn(msgspec.Struct, rename={"seat": "currentPlayer"}):
    """Whose turn it is."""

    seat: str


class Position(msgspec.Struct, rename={"turn": "ctx", "number": "_stateID"}):
    """What matters of their state."""

    turn: Turn
    number: int


class Synced(msgspec.Struct):
    """What matters of the answer to `sync`."""

    state: Position


_updated: Final = msgspec.json.Decoder(tuple[str, str, Position, msgspec.Raw])
_synced: Final = msgspec.json.Decoder(tuple[str, str, Synced])


class Match:
    """One match: who made which move, and when."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.said: dict[int, tuple[str, float]] = {}


class Player:
    """One seat of one match, on a connection of its own."""

    def __init__(self, match: Match, number: str, pace: Pace) -> None:
        self.match = match
        self.number = number
        self.pace = pace
        self.state = -1
        self.wire: Wire | None = None

    def hear(self, message: bytes) -> None:
        """Follow the protocol of socket.io, and move when it is one's turn."""
        if message.startswith(b"0"):
            self._say(b"40" + SPACE)
        elif message.startswith(b"40"):
            self._emit(["sync", self.match.name, self.number, None, 2])
        elif message == b"2":
            self._say(b"3")
        elif message.startswith(b"42" + SPACE):
            self._receive(message[2 + len(SPACE) :])

    def _say(self, message: bytes) -> None:
        if self.wire is not None:
            self.wire.say(message)

    def _emit(self, what: list[object]) -> None:
        self._say(b"42" + SPACE + msgspec.json.encode(what))

    def _receive(self, event: bytes) -> None:
        if event.startswith(b'["sync"'):
            self._stands(_synced.decode(event)[2].state)
        elif event.startswith(b'["update"'):
            position = _updated.decode(event)[2]
            mover, said = self.match.said.get(position.number, ("", 0.0))
            if mover:
                took = time.perf_counter() - said
                mine = mover == self.number
                (self.pace.acknowledged if mine else self.pace.noticed).append(took)
            self._stands(position)

    def _stands(self, position: Position) -> None:
        if position.number > self.state:
            self.state = position.number
            if position.turn.seat == self.number:
                self.pace.asked(self)

    def answer(self) -> None:
        """Make the one move there is."""
        after = self.state + 1
        self.match.said[after] = (self.number, time.perf_counter())
        self.match.said.pop(after - 8, None)
        payload = {"type": "add", "args": [], "playerID": self.number}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(["update", action, self.state, self.match.name, self.number])


async def sit_down(port: int, tables: int, pace: Pace) -> list[Player]:
    """Connect two seats of every match; the server makes a match for the first who comes."""
    pace.rate = 0.0
    players: list[Player] = []
    headers = {"Origin": f"http://127.0.0.1:{port}"}
    for place in range(tables):
        match = Match(f"match-{place}")
        for number in ("0", "1"):
            player = Player(match, number, pace)
            player.wire = await connect(port, PATH, headers, player.hear)
            players.append(player)
    return players
