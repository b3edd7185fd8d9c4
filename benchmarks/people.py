"""Many people at late games of four seats, each with an address of their own behind a proxy."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter
from random import Random
from typing import Any, Final

import httpx

from benchmarks.tables import Pace, Seat, Table
from benchmarks.wire import connect

GAMES: Final = ("viticulture", "naramata")
SEATS: Final = 4
LATE: Final = 0.6  # of a game's decisions that are taken already
BOT_EVERY: Final = 4  # tables, of which one has a bot on its last seat
GREEDY_EVERY: Final = 16  # tables, of which one has a bot there that thinks
PARALLEL: Final = 16  # tables that are put up at a time
WAIT: Final = 600.0  # seconds for a game of bots to end
Plain = dict[str, Any]


class Person:
    """Somebody with a session and an address."""

    def __init__(self, number: int) -> None:
        self.address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.cookie = ""

    @property
    def headers(self) -> dict[str, str]:
        """What says who and where they are."""
        known = {"Cookie": self.cookie} if self.cookie else {}
        return {"X-Forwarded-For": self.address, **known}


class Town:
    """The people who play, and the tables they sit at."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.people = 0
        self.tables: list[str] = []
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=WAIT)
        self._parallel = asyncio.Semaphore(PARALLEL)

    async def ask(self, method: str, path: str, who: Person, body: Plain | None = None) -> Plain:
        """The answer to a request."""
        self.http.cookies.clear()
        said = await self.http.request(method, path, json=body, headers=who.headers)
        said.raise_for_status()
        if "set-cookie" in said.headers:
            who.cookie = said.headers["set-cookie"].partition(";")[0]
        return dict(said.json())

    def stranger(self) -> Person:
        """Somebody without a session."""
        self.people += 1
        return Person(self.people)

    async def person(self) -> Person:
        """Somebody new."""
        who = self.stranger()
        await self.ask("POST", "/api/guests", who, {"name": f"Guest {self.people}"})
        return who

    async def pattern(self, game: str) -> tuple[str, int]:
        """A game that bots have played to the end, and where it is late."""
        who = await self.person()
        seats = [{"kind": "bot", "bot": "random"}] * SEATS
        made = await self.ask("POST", "/api/tables", who, {"game": game, "seats": seats})
        table, until = made["table"]["id"], time.monotonic() + WAIT
        while (await self.ask("GET", f"/api/tables/{table}", who))["table"]["status"] != "over":
            if time.monotonic() > until:
                raise TimeoutError(f"a game of {game} does not end")
            await asyncio.sleep(0.5)
        last = (await self.ask("GET", f"/api/tables/{table}/replay/steps", who))["last"]
        return table, int(LATE * last)

    async def settle(self, number: int, pace: Pace, chance: Random) -> None:
        """Put up late games, sit down at them, and have somebody watch each."""
        patterns = [await self.pattern(game) for game in GAMES]
        pace.rate = 0.0

        async def one(place: int) -> None:
            async with self._parallel:
                await self._table(place, patterns[place % len(patterns)], pace, chance)

        await asyncio.gather(*(one(place) for place in range(number)))

    async def _table(
        self, place: int, pattern: tuple[str, int], pace: Pace, chance: Random
    ) -> None:
        done, at = pattern
        bot = "greedy" if place % GREEDY_EVERY == 0 else "random"
        seated = SEATS - 1 if place % BOT_EVERY == 0 else SEATS
        seats: list[Plain] = [{"kind": "me"}, *[{"kind": "open"}] * (seated - 1)]
        seats += [{"kind": "bot", "bot": bot}] * (SEATS - seated)
        people = [await self.person() for _ in range(seated)]
        wanted = {"at": at, "seats": seats}
        made = await self.ask("POST", f"/api/tables/{done}/fork", people[0], wanted)
        table = Table(made["table"]["id"], pace)
        self.tables.append(table.name)
        for who in people[1:]:
            await self.ask("POST", f"/api/tables/{table.name}/join", who, {})
        for number, who in enumerate(people):
            seat = Seat(table, number, pace, chance)
            seat.wire = await self._connect(f"{table.name}/live?seat={number}", who, seat.hear)
        await self._connect(f"{table.name}/live", self.stranger(), lambda _: None)

    async def _connect(self, path: str, who: Person, hear: Any) -> Any:  # noqa: ANN401
        headers = {**who.headers, "Origin": f"http://127.0.0.1:{self.port}"}
        return await connect(self.port, f"/api/tables/{path}", headers, hear)

    async def flood(self, seconds: float) -> Counter[int]:
        """Let many readers read without a pause, in another process; what they were answered."""
        command = ["-m", "benchmarks.flood", str(self.port), str(seconds), *self.tables]
        process = await asyncio.create_subprocess_exec(
            sys.executable, *command, stdout=asyncio.subprocess.PIPE
        )
        told, _ = await process.communicate()
        return Counter({int(status): n for status, n in json.loads(told).items()})


async def load_cold(port: int, tables: list[str]) -> list[float]:
    """The seconds until each table of a server that has just started is shown, all at once."""

    async def one(table: str, number: int) -> float:
        began, shown = time.perf_counter(), asyncio.Event()
        headers = {"X-Forwarded-For": f"10.250.{number >> 8}.{number & 255}"}
        path = f"/api/tables/{table}/live"
        wire = await connect(port, path, headers, lambda _: shown.set())
        await asyncio.wait_for(shown.wait(), WAIT)
        wire.close()
        return time.perf_counter() - began

    return list(await asyncio.gather(*(one(table, n) for n, table in enumerate(tables))))
