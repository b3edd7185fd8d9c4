"""Measure what thinking costs: a bot's decision, a hint, a review, and commands meanwhile.

Decisions are timed in this process, in one game of experts for each kind of table, with the bound
that a server sets. Hints and reviews are asked of a server, and people at other tables send
commands at a rate, first alone and then beside tables of experts, reviews and hints.
Nothing here passes or fails.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final

from benchmarks import guests
from benchmarks.people import GAMES, WAIT, Person, Town
from benchmarks.run import commit, processor
from benchmarks.server import quantile
from benchmarks.tables import Pace
from cuvee.bots import Observation, bot
from cuvee.engine import game, machine, rng
from cuvee.server.game.bot_pool import THOUGHT_MS

RESULTS: Final = guests.ROOT / "benchmarks" / "THINKING.md"
BOT: Final = "expert"
TABLES: Final = 40  # of people
RATE: Final = 100.0  # commands a second in all
THINKERS: Final = 6  # tables of bots alone
DECISIONS: Final = 300  # of a game, at most
HINTS: Final = 10  # for each game
PAUSE: Final = 2.0  # seconds until what was begun is under way
KINDS: Final[list[tuple[str, str, int, dict[str, object]]]] = [
    ("Viticulture, two seats", "viticulture", 2, {}),
    ("Viticulture, four seats", "viticulture", 4, {}),
    ("Viticulture, six seats", "viticulture", 6, {}),
    ("Viticulture, Automa", "viticulture", 1, {"automa": "normal"}),
    ("Naramata, two seats", "naramata", 2, {}),
    ("Naramata, four seats", "naramata", 4, {}),
    ("Naramata, alone", "naramata", 1, {"solo": True}),
    ("Naramata, Fleet of two", "naramata", 2, {"fleet": True}),
]
HEAD: Final = """# Bots, hints and reviews

Written by `make bench-bots`; do not edit. Each line of the first table is one game of `{bot}` bots
alone, or its first {most} decisions, with the bound that a server sets (no further look after
{bound} ms), timed by the clock on an otherwise quiet machine.

- Machine: {machine}
- Commit: {commit}
- Command: `{command}`

| table | decisions | p50 | p95 | p99 | most |
|---|---|---|---|---|---|
{decisions}

Commands of people at {tables} tables of four, {rate:.0f} a second in all, to the acknowledgement,
and what was asked of the same server meanwhile:

| beside | commands/s | p50 / p99 |
|---|---|---|
{commands}

Hints, each for a person against bots: {hints}.

Reviews of games that four bots have played, all at once beside those commands: {reviews}.

Targets: a decision within 200 ms, six bots included; a hint within a second, a review within a
minute; commands at other tables keep their p99.
"""


def decisions(title: str, name: str, seats: int, options: dict[str, object]) -> str:
    """How long each decision of a game of bots takes, as a line of the table."""
    state, dice, bots = game(name).new(seats=seats, seed=1, **options), rng(1), bot(BOT, THOUGHT_MS)
    took: list[float] = []
    while not state.over and len(took) < DECISIONS:
        observation = Observation(state, state.seat)
        began = time.perf_counter()
        action = bots.choose(observation, dice)
        took.append(time.perf_counter() - began)
        state.apply(action)
    cells = [f"{quantile(took, part):.0f} ms" for part in (0.5, 0.95, 0.99, 1.0)]
    return f"| {title} | {len(took)} | {' | '.join(cells)} |"


async def commands(pace: Pace, seconds: float, beside: str) -> str:
    """How long the commands of people take, as a line of the table."""
    await asyncio.sleep(PAUSE)
    took = await pace.run(seconds, RATE)
    p50, p99 = (quantile(pace.acknowledged, part) for part in (0.5, 0.99))
    return f"| {beside} | {len(pace.acknowledged) / took:.0f} | {p50:.1f} / {p99:.1f} ms |"


async def begin_thinkers(town: Town) -> None:
    """Put up tables at which bots play by themselves."""
    for number in range(THINKERS):
        who, name = await town.person(), GAMES[number % len(GAMES)]
        seats = [{"kind": "bot", "bot": BOT}] * max(game(name).seats)
        await town.ask("POST", "/api/tables", who, {"game": name, "seats": seats})


async def asked(town: Town, path: str, who: Person) -> int:
    """Wait until the person on the first seat is asked; the number of the position."""
    until = time.monotonic() + WAIT
    while not (seen := await town.ask("GET", f"{path}/position?seat=0", who))["position"]["legal"]:
        if time.monotonic() > until:
            raise TimeoutError(f"nobody is asked at {path}")
        await asyncio.sleep(0.05)
    return int(seen["seq"])


async def ask_hints(town: Town) -> list[float]:
    """How long hints take at the beginning of games of one person against a bot."""
    took = []
    for number in range(HINTS * len(GAMES)):
        who, name = await town.person(), GAMES[number % len(GAMES)]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        wanted = {"game": name, "seats": seats, "seed": number}
        path = f"/api/tables/{(await town.ask('POST', '/api/tables', who, wanted))['table']['id']}"
        seq = await asked(town, path, who)
        began = time.perf_counter()
        await town.ask("POST", f"{path}/hint", who, {"do": "hint", "seat": 0, "seq": seq})
        took.append(time.perf_counter() - began)
    return took


async def review(town: Town, table: str) -> float:
    """How long a review takes from the request until it is there."""
    who, began = await town.person(), time.perf_counter()
    path = f"/api/tables/{table}/review"
    told = await town.ask("POST", path, who)
    while told["status"] == "working":
        await asyncio.sleep(0.2)
        told = await town.ask("GET", path, who)
    if told["status"] != "done":
        raise RuntimeError(f"the review of {table} is {told['status']}")
    return time.perf_counter() - began


async def at_tables(port: int, seconds: float) -> tuple[list[str], list[float], list[float]]:
    """The lines of the commands, the seconds of all hints, and those of all reviews."""
    pace, town = Pace(), Town(port)
    await town.settle(TABLES, pace, Random(7))
    finished = [(await town.pattern(name))[0] for name in GAMES for _ in range(2)]
    lines = [await commands(pace, seconds, "nothing else")]
    hints = await ask_hints(town)
    reviews = asyncio.gather(*(review(town, table) for table in finished))
    lines.append(await commands(pace, seconds, f"{len(finished)} reviews"))
    took = await reviews
    await begin_thinkers(town)
    lines.append(await commands(pace, seconds, f"{THINKERS} tables of {BOT} bots, all seats taken"))
    asking = asyncio.create_task(ask_hints(town))
    lines.append(await commands(pace, seconds, "the same, and hints one after the other"))
    asking.cancel()
    await town.http.aclose()
    return lines, hints, took


def spread(seconds: list[float]) -> str:
    """The middle and the most of some times."""
    middle = quantile(seconds, 0.5) / 1000
    return f"{len(seconds)}, {middle:.2f} s in the median and at most {max(seconds):.2f} s"


def main() -> None:
    """Measure and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0, help="for each line of commands")
    parser.add_argument("--dry", action="store_true", help="write no file")
    arguments = parser.parse_args()
    found = [decisions(*kind) for kind in KINDS]
    print("\n".join(found), flush=True)
    with (
        tempfile.TemporaryDirectory(prefix="cuvee-bench-") as folder,
        guests.ours(Path(folder), None) as guest,
    ):
        lines, hints, reviews = asyncio.run(at_tables(guest.port, arguments.seconds))
    mode = "interpreted" if str(machine.__file__).endswith(".py") else "compiled"
    page = HEAD.format(
        bot=BOT,
        most=DECISIONS,
        bound=THOUGHT_MS,
        machine=f"{processor()}, {os.cpu_count()} cores; "
        f"Python {platform.python_version()}; rules {mode}",
        commit=commit(),
        command=" ".join(["python -m benchmarks.thinking", *sys.argv[1:]]),
        decisions="\n".join(found),
        tables=TABLES,
        rate=RATE,
        commands="\n".join(lines),
        hints=spread(hints),
        reviews=spread(reviews),
    )
    print(page)
    if not arguments.dry:
        RESULTS.write_text(page)


if __name__ == "__main__":
    main()
