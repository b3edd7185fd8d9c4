"""An edition from its files: somebody who owns the box may put in the numbers of theirs.

Counts and keys are fixed, since they are printed and actions are named after them; costs, rewards,
rows, spaces and roads are as the files say. A file that cannot be right is refused by name.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from cuvee.engine import BadInput
from cuvee.games.naramata.edition.board import read_roads, read_wineries
from cuvee.games.naramata.edition.cards import (
    read_cards,
    read_tourists,
    read_upgrades,
    read_vehicles,
)
from cuvee.games.naramata.edition.edition import Edition
from cuvee.games.naramata.edition.reader import Reader
from cuvee.games.naramata.edition.tables import read_tables, read_whelp


def read_edition(texts: dict[str, str]) -> Edition:
    """An edition from the text of its files."""
    edition = Edition()
    board = Reader("board.toml", texts["board.toml"])
    read_wineries(board, edition)
    read_roads(board, edition)
    edition.tourists = read_tourists(Reader("tourists.toml", texts["tourists.toml"]))
    read_cards(Reader("cards.toml", texts["cards.toml"]), edition)
    read_tables(Reader("tables.toml", texts["tables.toml"]), edition)
    edition.upgrades = read_upgrades(Reader("upgrades.toml", texts["upgrades.toml"]))
    edition.vehicles = read_vehicles(Reader("vehicles.toml", texts["vehicles.toml"]))
    whelp = Reader("whelp.toml", texts["whelp.toml"])
    edition.solo, edition.fleet = read_whelp(whelp, "solo"), read_whelp(whelp, "fleet")
    return edition


FILES: Final = [
    "board.toml", "tourists.toml", "cards.toml", "tables.toml", "upgrades.toml", "vehicles.toml",
    "whelp.toml",
]  # fmt: skip
_loaded: dict[str, Edition] = {}


def edition_at(folder: str) -> Edition:
    """The edition in a folder; the one that comes with Cuvée when no folder is named."""
    if folder not in _loaded:
        texts: dict[str, str] = {}
        for name in FILES:
            if folder:
                try:
                    texts[name] = (Path(folder) / name).read_text("utf-8")
                except (OSError, UnicodeDecodeError) as problem:
                    raise BadInput(f"edition {folder!r}: cannot read {name}: {problem}") from None
            else:
                texts[name] = (files(__package__) / "box" / name).read_text("utf-8")
        _loaded[folder] = read_edition(texts)
    return _loaded[folder]
