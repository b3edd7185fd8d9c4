"""The files of an edition: those that come with Cuvée, and those in a folder of one's own."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from cuvee.engine import BadInput, Text
from cuvee.games.naramata.edition.reader import Reader

FILES: Final = [
    "board.toml", "tourists.toml", "cards.toml", "tables.toml", "upgrades.toml", "vehicles.toml",
    "whelp.toml",
]  # fmt: skip
_box: dict[str, Reader] = {}


def box_file(name: str) -> Reader:
    """A file of the edition that comes with Cuvée, read once."""
    if name not in _box:
        _box[name] = Reader(name, (files(__package__) / "box" / name).read_text("utf-8"))
    return _box[name]


def folder_texts(folder: str) -> dict[str, str]:
    """What the files in a folder say."""
    texts: dict[str, str] = {}
    for name in FILES:
        try:
            texts[name] = (Path(folder) / name).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as problem:
            text = Text("error-edition-unread", {"folder": folder, "file": name})
            raise BadInput(f"edition {folder!r}: cannot read {name}: {problem}", text) from None
    return texts
