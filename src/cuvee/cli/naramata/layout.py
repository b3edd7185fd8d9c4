"""How the board is laid out: labelled lines, and things that flow over several of them."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from cuvee.cli.words import Words

WIDTH = 80
BETWEEN = " · "
NOTHING = "-"
LABEL = 13  # columns that the longest label takes


def lines() -> Table:
    """A grid of labels and what they label."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    return grid


def add(grid: Table, label: str, texts: list[Text], words: Words) -> None:
    """A line of the grid with things on it, each in one piece; no line for nothing."""
    if texts:
        grid.add_row(words.of_game(f"board-{label}"), flowing(texts, WIDTH - LABEL))


def flowing(things: list[Text], width: int) -> Text:
    """Things one after the other, on as many lines as it takes; none is broken in two."""
    text, taken = Text(), 0
    for thing in things:
        if text and taken + len(BETWEEN) + thing.cell_len > width:
            text.append("\n")
            taken = 0
        elif text:
            text.append(BETWEEN, "dim")
            taken += len(BETWEEN)
        text.append_text(thing)
        taken += thing.cell_len
    return text
