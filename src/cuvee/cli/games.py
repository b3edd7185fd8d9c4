"""`cuvee games`: which games there are, and how they can be played."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from cuvee.cli.flags import is_switch, values_of
from cuvee.engine import Option, game, game_names


def list_games() -> None:
    """Print a table of the games, their seats and their options."""
    console = Console(highlight=False)
    if not game_names():
        console.print("There are no games yet; --load FILE.py brings one.")
        return
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for heading in ("game", "seats", "options"):
        table.add_column(heading)
    for name in game_names():
        rules = game(name)
        options = [spelled(option) for option in rules.options] or ["none"]
        seats = ", ".join(str(many) for many in rules.seats)
        table.add_row(Text(name, "cyan"), seats, Text("\n".join(options)))
    console.print(table)


def spelled(option: Option) -> str:
    """An option as it is typed."""
    flag = f"--{option.name.replace('_', '-')}"
    return flag if is_switch(option) else f"{flag} {values_of(option).replace(', ', '|') or 'TEXT'}"
