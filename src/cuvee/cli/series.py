"""What `simulate` and `ladder` share: workers, progress, files, and going on after Ctrl-C."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from cuvee.arena import (
    Journal,
    Local,
    Outcome,
    Played,
    Task,
    Workers,
    outcomes,
    seat_rows,
    to_csv,
    to_parquet,
)
from cuvee.arena.export import pyarrow
from cuvee.cli.files import check_writable, is_special, real_path, write
from cuvee.cli.flags import Whole
from cuvee.cli.load import load_games
from cuvee.cli.workers import check_workers, open_workers
from cuvee.locales.errors import InputError

MIN_SECONDS_FOR_POOL: Final = (
    2.0  # seconds of play; less is over before another process has started
)
JSON_LINES, CSV, PARQUET = ".jsonl", ".csv", ".parquet"
FORMATS: Final = (JSON_LINES, CSV, PARQUET)


@Parameter(name="*")
@dataclass(frozen=True)
class SeriesFlags:
    """The flags of every command that plays many games."""

    seed: Whole = 0
    """A number that decides every deal, draw and thought; the same number, the same games."""

    jobs: Whole | None = None
    """How many processes play; the results are the same. Usually as many as there are cores."""

    ray: str | None = None
    """Let Ray play: `local` starts one here, anything else is the address of a cluster."""

    out: Annotated[list[Path] | None, Parameter(negative="", consume_multiple=False)] = None
    """A file for every game: .jsonl, .csv or .parquet; may be given several times."""

    resume: Annotated[bool, Parameter(negative="", show_default=False)] = False
    """Go on with the games of an --out file that ends in .jsonl, where the last run stopped."""

    report: Path | None = None
    """A file for a page with plots, which needs nothing but a browser."""

    json: Path | None = None
    """A file for the results as JSON."""


SERIES: Final = SeriesFlags()


class Series:
    """Games to be played by the flags, without those that an earlier run has played."""

    def __init__(
        self,
        sources: list[str],
        flags: SeriesFlags,
        tasks: Sequence[Task],
        decisions: Path | None = None,
    ) -> None:
        self.flags = flags
        self.tasks = tasks
        self.outcomes: list[Outcome] = []
        self.interrupted = False
        self.seconds = 0.0
        self.jobs = 1
        self.resumed = 0
        self._prepare = partial(load_games, sources)
        check_files(flags, decisions)

    @property
    def played(self) -> list[Played]:
        """All games up to now with their plans."""
        plans = [plan for plan, _ in self.tasks]
        return [*zip(plans, self.outcomes, strict=False)]

    def run(self) -> None:
        """Play all games; an interruption leaves those that are done."""
        with ExitStack() as stack:
            path = journal_of(self.flags)
            journal = None
            if path is not None:
                journal = Journal(path, self.tasks, resume=self.flags.resume)
                stack.enter_context(journal)
                self.outcomes += journal.outcomes
            self.resumed = len(self.outcomes)
            try:
                if self.resumed < len(self.tasks):
                    self._play(journal)
            except KeyboardInterrupt:
                self.interrupted = True
            except BrokenExecutor:
                raise InputError("cli-error-lost-worker") from None
        if not self.outcomes:
            raise KeyboardInterrupt

    def _play(self, journal: Journal | None) -> None:
        start = perf_counter()
        try:
            with progress() as bar:
                done = len(self.outcomes)
                bar.add_task("games", total=len(self.tasks), completed=done)
                if self.flags.jobs is None and self.flags.ray is None:
                    self._play_with(Local(), journal, bar, start + MIN_SECONDS_FOR_POOL)
                if len(self.outcomes) < len(self.tasks):
                    with self._workers() as workers:
                        self.jobs = workers.count
                        self._play_with(workers, journal, bar)
        finally:
            self.seconds = perf_counter() - start

    def _play_with(
        self, workers: Workers, journal: Journal | None, bar: Progress, until: float = inf
    ) -> None:
        """Play what is left, or as much of it as fits into the time."""
        rest = self.tasks[len(self.outcomes) :]
        for (plan, _), outcome in zip(rest, outcomes(rest, workers), strict=True):
            if journal is not None:
                journal.append(plan, outcome)
            self.outcomes.append(outcome)
            bar.advance(bar.task_ids[0])
            if perf_counter() > until:
                break

    def _workers(self) -> Workers:
        left = len(self.tasks) - len(self.outcomes)
        return open_workers(self.flags.jobs, self.flags.ray, left, self._prepare)

    def write(self, report: str | None) -> None:
        """Write the tables of all games, and the page."""
        for path in self.flags.out or []:
            if path.suffix == CSV:
                write(path, to_csv(seat_rows(self.played)))
            elif path.suffix == PARQUET:
                write(path, to_parquet(seat_rows(self.played)))
        if self.flags.report is not None and report is not None:
            write(self.flags.report, report)

    def finish(self) -> None:
        """After an interruption say what is kept and how to go on, and end as interrupted."""
        if not self.interrupted:
            return
        kept = f"stopped after {len(self.outcomes)} of {len(self.tasks)} games"
        if journal_of(self.flags) is None:
            how = "with --out FILE.jsonl a later run could go on with --resume"
        else:
            how = "the same command with --resume goes on"
        print(f"cuvee: {kept}; {how}", file=sys.stderr)
        raise KeyboardInterrupt


def progress() -> Progress:
    """A bar that shows how far and how long still, where somebody watches."""
    console = Console(stderr=True)
    return Progress(
        BarColumn(None),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def journal_of(flags: SeriesFlags) -> Path | None:
    """The file that keeps every game as soon as it is over."""
    found = [path for path in flags.out or [] if path.suffix == JSON_LINES]
    return found[0] if found else None


def check_files(flags: SeriesFlags, decisions: Path | None = None) -> None:
    """Raise BadInput for whatever would go wrong only after hours of play."""
    files = [*(flags.out or []), flags.report, flags.json, decisions]
    check_apart([path for path in files if path is not None])
    for path in flags.out or []:
        if path.suffix not in FORMATS:
            raise InputError("cli-error-out-kind", file=str(path))
        if path.suffix == PARQUET:
            pyarrow()
        if path.suffix == JSON_LINES and is_special(path):
            raise InputError("cli-error-out-device", file=str(path))
    for other in (flags.report, flags.json, decisions):
        if other is not None and other.suffix == JSON_LINES:
            raise InputError("cli-error-journal-name", file=str(other))
    if len({path.suffix for path in flags.out or []}) < len(flags.out or []):
        raise InputError("cli-error-out-twice")
    if flags.resume and journal_of(flags) is None:
        raise InputError("cli-error-resume-out")
    check_workers(flags.jobs, flags.ray)
    for file in files:
        check_writable(file)


def check_apart(paths: list[Path]) -> None:
    """Raise BadInput if two outputs are one file, of which only the later would be left."""
    found: set[Path] = set()
    for path in paths:
        target = real_path(path)
        if target in found and not is_special(path):
            raise InputError("cli-error-out-same", file=str(path))
        found.add(target)


def many(count: int, thing: str, plural: str = "s") -> str:
    """A number of things."""
    return f"{count} {thing}{'' if count == 1 else plural}"
