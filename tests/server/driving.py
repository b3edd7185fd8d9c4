"""Play at many tables of a server that is killed or fails meanwhile, and what must hold then."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from sqlalchemy import Engine

from cuvee.client import Client, RequestRefused, TableConnection, bot_seat, my_seat
from cuvee.engine import State, game
from cuvee.protocol.commands import AckOut, Act, Redo, Undo
from cuvee.server.db import table_rows
from cuvee.server.db.database import read
from cuvee.server.db.log_entries import ACT, REDO, UNDO, WITHDRAW, LogEntry
from cuvee.server.game.history import GameHistory
from cuvee.server.game.session import TableSession

TIMEOUT = 250.0  # seconds for an answer: the server is killed meanwhile, on a busy machine
RETRY_SECONDS = 0.05
FAMILIES = {"act": {ACT}, "undo": {UNDO, WITHDRAW}, "redo": {REDO}}
Command = tuple[str, int, int]  # what, which seat, which action


class DrivenTable:
    """One table: how it began, what was said to it, and what it has acknowledged."""

    def __init__(self, table: str, name: str, kinds: str, seed: int) -> None:
        self.table = table
        self.name = name
        self.people = [number for number, kind in enumerate(kinds) if kind == "p"]
        self.seats = len(kinds)
        self.seed = seed
        self.sent: list[Command] = []
        self.acknowledged: dict[int, Command] = {}
        self.done: list[Command] = []  # known again after a crash, by a number we were not told

    def begin(self) -> State:
        """The state before the first decision."""
        return game(self.name).begin(self.seats, self.seed, {})


class Drivers:
    """Whoever plays, on all tables at once."""

    def __init__(self, client: Client, chance: Random) -> None:
        self.client = client
        self.chance = chance
        self.tables: list[DrivenTable] = []
        self.playing: list[asyncio.Task[None]] = []
        self.answers = asyncio.Semaphore(0)  # released for every acknowledgement
        self.unavailable = 0  # refusals because the database could not be reached

    async def put_up(self, name: str, kinds: str) -> None:
        """A table with a person or a bot on each seat, and somebody to play every person."""
        seed = self.chance.getrandbits(64)
        seats = [
            my_seat(f"Seat {n}") if kind == "p" else bot_seat("random")
            for n, kind in enumerate(kinds)
        ]
        key = (await self.client.create_table(name, seats, seed=seed)).table.id
        table = DrivenTable(key, name, kinds, seed)
        self.tables.append(table)
        self.playing += [asyncio.create_task(self.play(table, seat)) for seat in table.people]

    async def play(self, table: DrivenTable, number: int) -> None:
        """Play one seat: mostly onwards, at times back and forth."""
        async with self.client.connect(table.table, number) as seat:
            while (asked := await seat.wait_for_turn()).position.result is None:
                do, action = "act", self.chance.choice(seat.legal)
                turn = self.chance.random()
                if turn < 0.15 and asked.position.decisions:
                    do, action = ("undo" if turn < 0.1 else "redo"), 0
                await self.say(table, seat, do, action)

    async def say(self, table: DrivenTable, seat: TableConnection, do: str, action: int) -> None:
        """Say one command, and note that it was said and what became of it."""
        seq, number = seat.seq, seat.seat or 0
        command = (do, number, action)
        table.sent.append(command)
        try:
            if do == "act":
                answer = await seat.send(Act(seat=number, seq=seq, action=action))
            elif do == "undo":
                answer = await seat.send(Undo(seat=number, seq=seq))
            else:
                answer = await seat.send(Redo(seat=number, seq=seq))
        except RequestRefused as refused:
            if refused.status == 503:  # it may be stored or not; what is stored is asked for next
                self.unavailable += 1
                await asyncio.sleep(RETRY_SECONDS)
                return
            if refused.status != 409:
                raise
            if do == "act":
                await seat.wait_until(lambda: seat.seq > seq)
            return
        self.answers.release()
        if isinstance(answer, AckOut):
            assert answer.seq not in table.acknowledged
            table.acknowledged[answer.seq] = command
        else:
            table.done.append(command)

    @property
    def acknowledged(self) -> int:
        """How many commands were acknowledged."""
        return sum(len(table.acknowledged) for table in self.tables)

    async def put_up_all(self) -> None:
        """Tables of both games, some of them with a bot."""
        for kinds in ("pp", "pp", "pb"):
            for name in ("viticulture", "naramata"):
                for _ in range(2):
                    await self.put_up(name, kinds)

    async def check_end(self, engine: Engine) -> None:
        """Play no more, and check that all is there that was acknowledged, and nothing else."""
        await self.stop()
        check_all(self, engine, [table.acknowledged for table in self.tables])
        for table in self.tables:
            taken = [("act", entry.seat, entry.value) for entry in kept_of(table, engine)]
            assert set(table.done) <= set(taken)
            await stands(table, self, engine)

    async def heard(self, times: int) -> None:
        """Wait for so many acknowledgements more."""
        while not self.answers.locked():
            await self.answers.acquire()
        for _ in range(times):
            await self.answers.acquire()

    async def stop(self) -> None:
        """Play no more."""
        for task in self.playing:
            task.cancel()
        for ended in await asyncio.gather(*self.playing, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended


def replayed(table: DrivenTable, entries: list[LogEntry]) -> State:
    """Where the engine alone gets by these entries, beginning with the same seed."""
    moves: list[tuple[int, int]] = []
    ahead: list[tuple[int, int]] = []
    for entry in entries:
        if entry.kind == ACT:
            moves.append((entry.seat, entry.value))
            ahead = []
        elif entry.kind == UNDO:
            ahead += reversed(moves[entry.value :])
            del moves[entry.value :]
        elif entry.kind == REDO:
            while len(moves) < entry.value:
                moves.append(ahead.pop())
        else:
            mine = [place for place, (seat, _) in enumerate(moves) if seat == entry.seat]
            del moves[mine[-1]]
            ahead = []
    state = table.begin()
    for seat, action in moves:
        state.apply(action, seat)
    return state


def check(table: DrivenTable, engine: Engine, due: dict[int, Command]) -> None:
    """What the database keeps of a table is all that was acknowledged, and nothing never said."""
    kept = kept_of(table, engine)
    assert [entry.seq for entry in kept] == list(range(1, len(kept) + 1))
    for seq, (do, seat, action) in due.items():
        assert seq <= len(kept), f"{table.table} lost {do} of seat {seat}, acknowledged as {seq}"
        entry = kept[seq - 1]
        assert entry.kind in FAMILIES[do]
        assert entry.seat == seat
        assert do != "act" or entry.value == action
    said = table.sent[:]
    for entry in kept:
        if entry.seat not in table.people:
            assert entry.kind == ACT
            continue
        do = next(do for do, kinds in FAMILIES.items() if entry.kind in kinds)
        said.remove((do, entry.seat, entry.value if do == "act" else 0))  # once for each time said


def check_all(drivers: Drivers, engine: Engine, due: list[dict[int, Command]]) -> None:
    """What was due at every table is there."""
    for table, acknowledged in zip(drivers.tables, due, strict=True):
        check(table, engine, acknowledged)


async def stands(table: DrivenTable, drivers: Drivers, engine: Engine) -> None:
    """The server has a table stand where its entries lead by the rules alone."""
    viewpoint = drivers.chance.choice([None, *table.people])
    told = await drivers.client.position(table.table, viewpoint)
    kept = await asyncio.to_thread(kept_of, table, engine)
    assert told.seq <= len(kept), f"{table.table} showed what was not kept yet"
    state = replayed(table, kept[: told.seq])
    assert told.position.view == plain(state.view(viewpoint))
    assert stored(table, engine, told.seq).digest() == state.digest()


def stored(table: DrivenTable, engine: Engine, seq: int) -> State:
    """The game as the server sets it up from what it has kept."""
    found, seat_rows = read(engine, lambda c: table_rows.find(c, table.table))
    session = TableSession(found, seat_rows)
    history = GameHistory(session.initial_state, session.seed, found.base_seq)
    for entry in read(engine, lambda c: table_rows.entries_after(c, table.table, found.base_seq)):
        if entry.seq <= seq:
            history.apply(entry)
    return history.state


def plain(value: Any) -> Any:  # noqa: ANN401
    """Data as it is after a journey: lists for tuples, text for the keys."""
    if isinstance(value, dict):
        return {str(key): plain(member) for key, member in value.items()}
    return [plain(member) for member in value] if isinstance(value, list | tuple) else value


async def bots_begin(drivers: Drivers, engine: Engine) -> None:
    """Wait until the bots' processes are up and one of them has decided something."""
    before = await asyncio.to_thread(decided_by_bots, drivers, engine)
    for _ in range(5000):
        if await asyncio.to_thread(decided_by_bots, drivers, engine) > before:
            break
        await asyncio.sleep(0.02)


def decided_by_bots(drivers: Drivers, engine: Engine) -> int:
    """How many decisions the bots have taken on all tables."""
    return sum(
        entry.seat not in table.people
        for table in drivers.tables
        if len(table.people) < table.seats
        for entry in kept_of(table, engine)
    )


def kept_of(table: DrivenTable, engine: Engine) -> list[LogEntry]:
    """All entries of a table."""
    return read(engine, lambda connection: table_rows.entries_after(connection, table.table, 0))
