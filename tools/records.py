"""Record the kept games anew where the rules have changed: `make records`.

A game of tests/records that can still be replayed, and still shows what it is kept for, stays; only
the position it names at its end is brought up to date. For any other, seeds are tried in order
until a game shows it. The same games are found whatever the number of processes.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Final

from cuvee.engine import BadInput
from tests.records.kept import Kept
from tests.records.table import KEPT

MAX_SEEDS: Final = 1_000  # tried before it is said that no game shows it
SEEDS_A_LINE: Final = 25
Say = Callable[[str], None]
Running = dict[Future[str | None], tuple["Search", int]]


def still_shown(kept: Kept) -> str | None:
    """The record of a kept game as today's rules have it, if it still shows what it should."""
    try:
        played = kept.replayed()
    except (OSError, BadInput):
        return None
    return played.record.dump() if kept.shows(played) else None


def shown(name: str, seed: int) -> str | None:
    """The record of the game of a seed, if it shows what it should."""
    played = KEPT[name].play(seed)
    return played.record.dump() if KEPT[name].shows(played) else None


class Search:
    """The first seed whose game shows what is wanted, in whatever order they are played."""

    def __init__(self, kept: Kept, seeds: int) -> None:
        self.kept = kept
        self.seeds = seeds
        self.begun = 0  # seeds handed out; the first is 1
        self.played: dict[int, str | None] = {}
        self.failed = 0  # seeds from the first on that do not show it

    @property
    def under_way(self) -> int:
        """The games being played."""
        return self.begun - len(self.played)

    @property
    def open(self) -> bool:
        """Whether another seed is to be tried."""
        return self.begun < self.seeds and not any(self.played.values())

    @property
    def record(self) -> str | None:
        """What was found, once every seed before it is known not to show it."""
        return self.played.get(self.failed + 1)

    def enter(self, seed: int, record: str | None) -> None:
        """Note what the game of a seed has shown."""
        self.played[seed] = record
        while self.played.get(self.failed + 1, "") is None:
            self.failed += 1


def run(searches: list[Search], jobs: int, say: Say) -> None:
    """Search for everything at once, a process for each game."""
    running: Running = {}
    # Spawned processes start the same way on every system.
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        while searches or running:
            while len(running) < jobs and any(one.open for one in searches):
                _begin(searches, pool, running)
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                one, seed = running.pop(done)
                if one in searches:
                    one.enter(seed, done.result())
                    _tell(one, searches, say)


def _begin(searches: list[Search], pool: ProcessPoolExecutor, running: Running) -> None:
    """Play another game for the search that has the fewest under way."""
    one = min([one for one in searches if one.open], key=lambda search: search.under_way)
    one.begun += 1
    running[pool.submit(shown, one.kept.name, one.begun)] = (one, one.begun)


def _tell(one: Search, searches: list[Search], say: Say) -> None:
    """Write what was found, and say how it goes."""
    name, purpose = one.kept.name, one.kept.purpose
    if one.record is not None:
        one.kept.path.write_text(one.record, "utf-8")
        searches.remove(one)
        say(f"{name}: recorded with seed {one.failed + 1} ({purpose})")
    elif one.failed == one.seeds:
        searches.remove(one)
        say(f"{name}: none of {one.seeds} seeds shows it ({purpose})")
    elif one.failed and one.failed % SEEDS_A_LINE == 0:
        say(f"{name}: {one.failed} seeds tried ...")


def record_anew(kept: list[Kept], jobs: int, seeds: int, say: Say) -> list[str]:
    """Bring all files up to date; return the names of those for which no game was found."""
    searches: list[Search] = []
    for one in kept:
        record = still_shown(one)
        if record is None:
            searches.append(Search(one, seeds))
        elif record != one.path.read_text("utf-8"):
            one.path.write_text(record, "utf-8")
            say(f"{one.name}: the same game with its end as it is now")
    wanted = list(searches)
    if searches:
        say(f"{len(searches)} of {len(kept)} games are to be found anew.")
        run(searches, jobs, say)
    return [one.kept.name for one in wanted if one.record is None]


def main() -> int:
    """Record what has to be recorded anew; 1 if something was not found."""
    parser = argparse.ArgumentParser(prog="records", description=__doc__)
    parser.add_argument("names", nargs="*", help="the kept games to look at; all if none is named")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--seeds", type=int, default=MAX_SEEDS, help="seeds to try for each game")
    given = parser.parse_args()
    unknown = sorted(set(given.names) - set(KEPT))
    if unknown:
        parser.error(f"there is no kept game {', '.join(unknown)}; see tests/records")
    kept = [KEPT[name] for name in given.names or KEPT]

    def say(line: str) -> None:
        print(line, flush=True)

    missing = record_anew(kept, given.jobs, given.seeds, say)
    if missing:
        say(
            f"Not found: {', '.join(missing)}. Try more with --seeds, or steer better in its table."
        )
        return 1
    say(f"{len(kept)} kept games show what they are kept for.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
