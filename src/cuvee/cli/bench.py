"""`cuvee bench`: how fast the games run here."""

from __future__ import annotations

import platform
from dataclasses import dataclass
from pathlib import Path

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from cuvee.arena import Speed, compiled, speed
from cuvee.cli.files import check_writable, write_json
from cuvee.engine import game, game_names
from cuvee.locales.errors import InputError


@Parameter(name="*")
@dataclass(frozen=True)
class BenchFlags:
    """How long, and where to."""

    seconds: float = 2.0
    """How long each game is measured."""

    json: Path | None = None
    """A file for the results."""


def bench(names: list[str], flags: BenchFlags) -> None:
    """Measure games, all there are unless some are named."""
    chosen = [game(name) for name in names or game_names()]
    if not chosen:
        raise InputError("cli-error-no-game")
    check_writable(flags.json)
    measured = [speed(rules, flags.seconds) for rules in chosen]
    if flags.json is not None:
        write_json(flags.json, report(measured))
    show(measured)


def report(measured: list[Speed]) -> dict[str, object]:
    """The speeds as plain data, with the machine they were measured on."""
    plain: dict[str, object] = {"compiled": compiled(), "python": platform.python_version()}
    plain.update(machine=platform.machine(), games=[each.to_dict() for each in measured])
    return plain


def show(measured: list[Speed]) -> None:
    """Print the speeds."""
    console = Console(highlight=False)
    kind = "compiled" if compiled() else "interpreted"
    console.print(Text(f"engine {kind}, Python {platform.python_version()}", "bold"))
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column("game")
    for heading in ("seats", "decisions/s", "slowest to fastest", "clone"):
        table.add_column(heading, justify="right")
    for each in measured:
        table.add_row(
            Text(each.game, "cyan"), str(each.seats), f"{each.decisions_per_second:,.0f}",
            f"{each.slowest:,.0f} to {each.fastest:,.0f}", f"{each.clone_microseconds:.2f} µs",
        )  # fmt: skip
    console.print(table)
