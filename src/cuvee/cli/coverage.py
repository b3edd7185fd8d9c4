"""The coverage table of `cuvee simulate --coverage`: what games exercised, and what never."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cuvee.arena import Group


def coverage_report(groups: list[Group]) -> dict[str, object]:
    """The coverage as plain data; nothing where none was asked for."""
    if not groups:
        return {}
    counts = {group.name: group.counts for group in groups}
    never = {group.name: group.never for group in groups if group.never}
    return {"coverage": counts, "never": never}


def show_coverage(groups: list[Group]) -> None:
    """Print a line for each group; then, by name, all that was never exercised."""
    console = Console(highlight=False)
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column("coverage", no_wrap=True)
    for heading, width in (("exercised", 9), ("of", 4), ("times", 9)):
        table.add_column(heading, justify="right", min_width=width)
    table.add_column("least often", no_wrap=True)
    for group in groups:
        times = [count for count in group.counts.values() if count]
        seldom = min(times, default=0)
        rarest = next((name for name, count in group.counts.items() if count == seldom), "")
        table.add_row(
            Text(group.name, "cyan"), str(len(times)), str(len(group.counts)), f"{sum(times):,}",
            Text(f"{seldom:,} {rarest}" if times else ""),
        )  # fmt: skip
    console.print()
    console.print(table)
    missed = [group for group in groups if group.never]
    console.print(Text("not exercised" if missed else "everything was exercised", "bold"))
    for group in missed:
        for fate, names in group.never.items():
            console.print(Text.assemble((group.name, "cyan"), f", {fate} ({len(names)})"))
            console.print(Padding(Text(", ".join(names)), (0, 0, 0, 4)))
