"""`cuvee train`: learn a value from games that bots play against themselves."""

from __future__ import annotations

import shlex
import signal
import subprocess
import sys
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cuvee.cli.flags import Whole, check_seed
from cuvee.cli.workers import check_workers, open_workers
from cuvee.engine import game
from cuvee.locales.errors import InputError

if TYPE_CHECKING:
    from cuvee.learning.trainer import Trainer

SECONDS_OF_A_MINUTE = 60.0
FOR_EVER = float("inf")


@Parameter(name="*")
@dataclass(frozen=True)
class TrainFlags:
    """The flags of a training."""

    network: str = "table"
    """Which of the game's networks: solo or table for viticulture, table or whelp for naramata."""

    games: Whole = 30_000
    """How many games are played in all, those before an interruption included."""

    minutes: Whole | None = None
    """Stop after so many minutes; the same command goes on from there."""

    seed: Whole = 0
    """A number that decides every deal and every thought."""

    jobs: Whole | None = None
    """How many processes play, 1 to 16; the weights are the same. Usually one for each core."""

    ray: str | None = None
    """Let Ray play: `local` starts one here, anything else is the address of a cluster."""

    folder: Path = Path("training")
    """Where checkpoints are kept, in a folder for each network."""

    fresh: bool = False
    """Begin anew where nothing is kept yet, not from the weights that come with Cuvée."""


def train(name: str, flags: TrainFlags) -> None:
    """Train a network; Ctrl-C keeps what is done, and the same command goes on from there."""
    if find_spec("numpy") is None:
        raise InputError("cli-error-train-numpy")
    from cuvee.learning.checkpoint import Progress as Done  # noqa: PLC0415 - they need numpy
    from cuvee.learning.setups import curriculum  # noqa: PLC0415
    from cuvee.learning.trainer import ROUND, Trainer  # noqa: PLC0415

    curriculum(game(name).name, flags.network)
    check(flags, ROUND)
    begun = Done(name, flags.network, flags.seed, command(), commit())
    folder = flags.folder / f"{name}-{flags.network}"
    trainer = Trainer(begun, folder, fresh=flags.fresh)
    try:
        run(trainer, flags, ROUND)
    except BrokenExecutor:
        raise InputError("cli-error-lost-trainer") from None


def check(flags: TrainFlags, games_at_once: int) -> None:
    """Raise BadInput for flags by which nothing could be played, or not as they say."""
    check_seed(flags.seed)
    if flags.games < 1:
        raise InputError("error-games", count=flags.games)
    if flags.minutes is not None and flags.minutes < 1:
        raise InputError("error-minutes", value=str(flags.minutes))
    check_workers(flags.jobs, flags.ray)
    if flags.jobs is not None and flags.jobs > games_at_once:
        most, jobs = str(games_at_once), str(flags.jobs)
        raise InputError("error-flag-range", flag="--jobs", most=most, value=jobs)


def run(trainer: Trainer, flags: TrainFlags, games_at_once: int) -> None:
    """Train, and say what is kept; an interruption goes on when that is said."""
    console = Console(highlight=False)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ended in the background
    try:
        play(trainer, flags, games_at_once, console)
    except KeyboardInterrupt:
        console.print("interrupted; the same command goes on from here")
        console.print(kept(trainer))
        raise
    console.print(kept(trainer))


def play(trainer: Trainer, flags: TrainFlags, games_at_once: int, console: Console) -> None:
    """Train with a bar where somebody watches, and a line for every check."""
    until = FOR_EVER
    if flags.minutes is not None:
        until = monotonic() + SECONDS_OF_A_MINUTE * flags.minutes
    shown = len(trainer.progress.checks)
    with progress(console) as bar:
        task = bar.add_task("training", total=flags.games, completed=trainer.progress.games)

        def tell(now: Trainer) -> None:
            nonlocal shown
            bar.update(task, completed=now.progress.games)
            for entry in now.progress.checks[shown:]:
                console.print(line_of(entry))
            shown = len(now.progress.checks)

        before = trainer.progress.games
        with open_workers(flags.jobs, flags.ray, games_at_once) as workers:
            trainer.run(flags.games, until, tell, workers)
    if before >= flags.games:
        console.print(f"nothing to train: --games counts the {before} games that are done as well")


def kept(trainer: Trainer) -> str:
    """What was done, and which files keep it: before the first check there are no best weights."""
    done, folder = trainer.progress, trainer.folder
    best, latest = folder / "best.npz", folder / "latest.npz"
    line = f"{done.games} games in {done.hours:.2f} hours; "
    if done.best_games and best.is_file():
        return f"{line}the best weights are those after {done.best_games}, in {best}"
    if latest.is_file():
        return f"{line}no weights have been checked yet; the latest are in {latest}"
    return f"{line}nothing is kept yet"


def progress(console: Console) -> Progress:
    """A bar that shows how far and how long still, where somebody watches."""
    columns = TextColumn("{task.description}"), BarColumn(None), MofNCompleteColumn()
    shown = console.is_terminal
    return Progress(
        *columns, TimeRemainingColumn(), console=console, transient=True, disable=not shown
    )


def line_of(entry: dict[str, float]) -> str:
    """What a check showed."""
    line = (
        f"after {entry['games']:.0f} games: won {100 * entry['won']:.0f} %, margin "
        f"{entry['margin']:+.2f}, value {entry['score']:+.3f}, error {entry['error']:.4f}"
    )
    if "against_best" in entry:
        line += f", against the best {100 * entry['against_best']:.0f} %"
    return line


def command() -> str:
    """The command line that is being run."""
    return shlex.join(["cuvee", *sys.argv[1:]])


def commit() -> str:
    """The commit of the source that runs, if it is under git; else the version."""
    here = Path(__file__).parent
    asked = ["git", "-C", str(here), "describe", "--always", "--dirty"]
    try:
        found = subprocess.run(asked, capture_output=True, text=True, check=False)  # noqa: S603
    except OSError:
        return ""
    return found.stdout.strip()
