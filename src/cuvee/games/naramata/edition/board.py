"""Reading board.toml: the wineries, their spaces and the roads between them."""

from __future__ import annotations

from cuvee.games.naramata.board.wineries import (
    PRINTED_SIGNATURES,
    PRINTED_WINERIES,
    SIGNATURE_ROOM,
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
    parts = ["name", "x", "y", "signature", "spaces"]
    for entry in reader.keyed("winery", WINERY_KEYS, parts, PRINTED_WINERIES):
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
            winery.signature = edition.signatures
            edition.signatures += 1
        if kinds.count(CONTRACT) != (1 if "signature" in entry else 0):
            raise reader.wrong(where, "a signature winery, and no other, has one contract space")
        edition.wineries.append(winery)
    if not PRINTED_SIGNATURES <= edition.signatures <= SIGNATURE_ROOM:
        few, most = PRINTED_SIGNATURES, SIGNATURE_ROOM
        raise reader.wrong("winery", f"there should be {few} to {most} signature wineries")


def read_roads(reader: Reader, edition: Edition) -> None:
    """The segments: each winery on one, and END at the end of every way."""
    entries = reader.entries("segment", ["key", "name", "wineries", "next", "parallel"])
    names = [reader.word(entry, "key", "segment") for entry in entries]
    for number, entry in enumerate(entries):
        if names.index(names[number]) != number:
            raise reader.wrong(f"segment {names[number]!r}", "there are two of this key")
        edition.segments.append(Segment(read_on_segment(reader, edition, entry, number)))
    for number, entry in enumerate(entries):
        where = f"segment {names[number]!r}"
        edition.segments[number].following = read_following(reader, entry, names, number)
        if "parallel" in entry:
            beside = names.index(reader.word(entry, "parallel", where, names))
            if beside == number or entries[beside].get("parallel") != names[number]:
                raise reader.wrong(where, "two segments should be parallel to each other")
            edition.segments[number].parallel = beside
    starts = reader.keyed("start", START_KEYS, ["name", "segment", "x", "y"], len(START_KEYS))
    edition.starts = [names.index(reader.word(s, "segment", "start", names)) for s in starts]
    for number, winery in enumerate(edition.wineries):
        if winery.segment < 0:
            raise reader.wrong(f"winery {WINERY_KEYS[number]!r}", "it stands on no segment")


def read_on_segment(reader: Reader, edition: Edition, entry: Table, number: int) -> list[int]:
    """The wineries of a segment in order; each stands on one segment only."""
    where = f"segment {entry['key']!r}"
    listed = entry.get("wineries")
    if not isinstance(listed, list) or not listed:
        raise reader.wrong(where, "there should be wineries on it")
    keys = WINERY_KEYS[: len(edition.wineries)]
    for key in listed:
        if key not in keys or edition.wineries[keys.index(key)].segment >= 0:
            raise reader.wrong(where, f"{key!r} is no winery, or stands elsewhere already")
        edition.wineries[keys.index(key)].segment = number
    return [keys.index(key) for key in listed]


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
