"""Reading board.toml: the wineries, their spaces and the roads between them."""

from __future__ import annotations

from cuvee.games.naramata.board.wineries import (
    SIGNATURES,
    START_KEYS,
    WINERY_KEYS,
    Segment,
    Winery,
)
from cuvee.games.naramata.edition.edition import Edition
from cuvee.games.naramata.edition.reader import Reader, Table
from cuvee.games.naramata.kinds import ACTIVITIES, CONTRACT, KINDS, MOST_SPACES


def read_wineries(reader: Reader, edition: Edition) -> None:
    """The wineries, their spaces and the roads between them."""
    signatures = 0
    for entry in reader.keyed("winery", WINERY_KEYS, ["name", "x", "y", "signature", "spaces"]):
        where = f"winery {entry['key']!r}"
        spaces = reader.tables(entry.get("spaces"), where, "spaces", ["kind", "min_players"])
        if not 2 <= len(spaces) <= MOST_SPACES:
            raise reader.wrong(where, f"there should be 2 to {MOST_SPACES} spaces")
        kinds = [KINDS.index(reader.word(s, "kind", where, ACTIVITIES[:-1])) for s in spaces]
        least = [
            reader.number(space, "min_players", where, 2, 4) if "min_players" in space else 1
            for space in spaces
        ]
        x = reader.number(entry, "x", where, 0, 1000)
        y = reader.number(entry, "y", where, 0, 600)
        winery = Winery(reader.word(entry, "name", where), x, y, kinds, least)
        if "signature" in entry:
            reader.word(entry, "signature", where)
            winery.signature = signatures
            signatures += 1
        if kinds.count(CONTRACT) != (1 if "signature" in entry else 0):
            raise reader.wrong(where, "a signature winery, and no other, has one contract space")
        edition.wineries.append(winery)
    if signatures != SIGNATURES:
        raise reader.wrong("winery", f"there should be {SIGNATURES} signature wineries")


def read_roads(reader: Reader, edition: Edition) -> None:
    """The segments: each winery on one, and END at the end of every way."""
    entries = reader.entries("segment", ["key", "name", "wineries", "next", "parallel"])
    names = [reader.word(entry, "key", "segment") for entry in entries]
    for number, entry in enumerate(entries):
        where = f"segment {names[number]!r}"
        if names.index(names[number]) != number:
            raise reader.wrong(where, "there are two of this key")
        wineries = entry.get("wineries")
        if not isinstance(wineries, list) or not wineries:
            raise reader.wrong(where, "there should be wineries on it")
        on_it: list[int] = []
        for key in wineries:
            if key not in WINERY_KEYS or edition.wineries[WINERY_KEYS.index(key)].segment >= 0:
                raise reader.wrong(where, f"{key!r} is no winery, or stands elsewhere already")
            edition.wineries[WINERY_KEYS.index(key)].segment = number
            on_it.append(WINERY_KEYS.index(key))
        edition.segments.append(Segment(on_it))
    for number, entry in enumerate(entries):
        where = f"segment {names[number]!r}"
        edition.segments[number].following = read_following(reader, entry, names, number)
        if "parallel" in entry:
            beside = names.index(reader.word(entry, "parallel", where, names))
            if beside == number or entries[beside].get("parallel") != names[number]:
                raise reader.wrong(where, "two segments should be parallel to each other")
            edition.segments[number].parallel = beside
    starts = reader.keyed("start", START_KEYS, ["name", "segment", "x", "y"])
    edition.starts = [names.index(reader.word(s, "segment", "start", names)) for s in starts]
    for winery, key in zip(edition.wineries, WINERY_KEYS, strict=True):
        if winery.segment < 0:
            raise reader.wrong(f"winery {key!r}", "it stands on no segment")


def read_following(reader: Reader, entry: Table, names: list[str], number: int) -> list[int]:
    """The segments after one, which stand further down the file; none before END."""
    following = entry.get("next")
    if following == ["end"]:
        return []
    listed = following if isinstance(following, list) else []
    if not listed or any([key not in names[number + 1 :] for key in listed]):
        problem = 'next should list segments further down the file, or just "end"'
        raise reader.wrong(f"segment {names[number]!r}", problem)
    return [names.index(key) for key in listed]
