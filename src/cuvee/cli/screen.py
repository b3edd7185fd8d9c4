"""What every conversation at the terminal is made of: colours, numbered lines, a line typed."""

from __future__ import annotations

import sys
from itertools import zip_longest

from rich.console import Console
from rich.table import Table
from rich.text import Text

COLOURS = ("cyan", "magenta", "yellow", "green", "blue", "red")
TOO_MANY = 6  # lines to choose from; more stand in two columns, if they are short enough


def colour(seat: int) -> str:
    """The colour of a seat."""
    return COLOURS[seat % len(COLOURS)]


def coloured(sentence: str, names: list[str]) -> Text:
    """A sentence with each player's name in the player's colour."""
    text = Text(sentence)
    for seat, name in enumerate(names):
        text.highlight_words([name], colour(seat))
    return text


def numbered(lines: list[Text], width: int = 0, numbers: list[int] | None = None) -> Table:
    """Lines to choose from by number; many short ones stand side by side on a wide screen."""
    counted = [*zip(numbers or range(1, len(lines) + 1), lines, strict=True)]
    widest = max([line.cell_len for line in lines], default=0)
    if len(lines) > TOO_MANY and 2 * (3 + widest) + 2 <= width:
        return _two_columns(counted)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="cyan", min_width=3)
    table.add_column()
    for number, line in counted:
        table.add_row(str(number), line)
    return table


def _two_columns(counted: list[tuple[int, Text]]) -> Table:
    half = (len(counted) + 1) // 2
    table = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    cells = [Text.assemble((f"{number:>2} ", "cyan"), line) for number, line in counted]
    for left, right in zip_longest(cells[:half], cells[half:], fillvalue=Text()):
        table.add_row(left, right)
    return table


def read_line(console: Console, prompt: str) -> str | None:
    """The line that is typed; None when the input has ended."""
    console.print(Text(f"{prompt} " if prompt else ""), end="")
    console.file.flush()
    line = sys.stdin.readline()
    if not line:
        console.print()
    elif not sys.stdin.isatty():
        console.print(Text(line.strip()), soft_wrap=True)  # a transcript reads like the screen
    return line.strip() if line else None
