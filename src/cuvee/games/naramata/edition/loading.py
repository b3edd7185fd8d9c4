"""An edition from its files: somebody who owns the box may put in the numbers of theirs.

Keys are fixed, since actions are named after them, and nothing that is printed may be missing;
costs, rewards, rows, spaces and roads are as the files say. A file that cannot be right is refused
by name.
"""

from __future__ import annotations

from cuvee.engine.plain import fingerprint
from cuvee.games.naramata.edition.board import read_roads, read_wineries
from cuvee.games.naramata.edition.cards import (
    read_cards,
    read_tourists,
    read_upgrades,
    read_vehicles,
)
from cuvee.games.naramata.edition.edition import Edition
from cuvee.games.naramata.edition.files import FILES, box_file, folder_texts
from cuvee.games.naramata.edition.reader import Reader
from cuvee.games.naramata.edition.tables import read_tables, read_whelp

_loaded: dict[str, Edition] = {}


def edition_at(folder: str) -> Edition:
    """The edition in a folder; the one that comes with Cuvée when no folder is named."""
    if folder not in _loaded:
        if folder:
            _loaded[folder] = read_edition(folder_texts(folder))
        else:
            _loaded[folder] = assemble({name: box_file(name) for name in FILES})
    return _loaded[folder]


def read_edition(texts: dict[str, str]) -> Edition:
    """An edition of one's own from the text of its files."""
    edition = assemble({name: Reader(name, texts[name]) for name in FILES})
    edition.digest = fingerprint(texts)
    return edition


def assemble(readers: dict[str, Reader]) -> Edition:
    """An edition from its files."""
    edition = Edition()
    read_wineries(readers["board.toml"], edition)
    read_roads(readers["board.toml"], edition)
    edition.tourists = read_tourists(readers["tourists.toml"])
    read_cards(readers["cards.toml"], edition)
    read_tables(readers["tables.toml"], edition)
    edition.upgrades = read_upgrades(readers["upgrades.toml"])
    edition.vehicles = read_vehicles(readers["vehicles.toml"])
    whelp = readers["whelp.toml"]
    edition.solo, edition.fleet = read_whelp(whelp, "solo"), read_whelp(whelp, "fleet")
    return edition
