"""The numbers of the box, read from data files and checked: somebody who owns it may put in theirs.

Counts and keys are fixed, since they are printed and actions are named after them; costs, rewards,
rows, spaces and roads are as the files say. A file that cannot be right is refused by name.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from cuvee.engine import BadInput
from cuvee.games.naramata.codes import DECK_SIZE, MOST_DISKS, PURCHASES
from cuvee.games.naramata.names import (
    CONTRACT,
    FAVOR,
    FEWEST_TOURISTS,
    KINDS,
    MOST_ROWS,
    MOST_SPACES,
    MOST_TOURISTS,
    PAIRING,
    PURCHASE,
    SIGNATURES,
    START_KEYS,
    TOURIST_KEYS,
    UPGRADE_KEYS,
    VEHICLE_KEYS,
    WHELP_DAYS,
    WHELP_KEYS,
    WHITE,
    WINERY_KEYS,
)
from cuvee.games.naramata.reading import Reader, Table

SLOT: Final = 30  # minutes
MOST_TYPES: Final = 8  # of cheese, and of wine
UPGRADES: Final = 40
ACTIVITIES: Final = [*[kind for kind in KINDS if kind != KINDS[FAVOR]], "pit_stop"]
LEVELS: Final = ["easy", "normal", "advanced"]


class Row:
    """A line of a tourist card: its kind and the total points for one, two, ... on it."""

    def __init__(self, kind: int, points: list[int], most: int) -> None:
        self.kind = kind
        self.points = points  # empty for purchases, which score what was bought
        self.most = most


class Tourist:
    """A tourist card."""

    def __init__(self, name: str, rows: list[Row]) -> None:
        self.name = name
        self.rows = rows


class Winery:
    """A winery: the kinds of its spaces from the innermost out, and from how many players on."""

    def __init__(self, name: str, x: int, y: int, spaces: list[int], players: list[int]) -> None:
        self.name = name
        self.x = x
        self.y = y
        self.spaces = spaces
        self.players = players
        self.signature = -1
        self.segment = -1


class Segment:
    """A piece of road between junctions: its wineries in order, what follows, what runs beside."""

    def __init__(self, wineries: list[int]) -> None:
        self.wineries = wineries
        self.following: list[int] = []  # segments; none before END
        self.parallel = -1


class Upgrade:
    """A kind of upgrade card."""

    def __init__(self, cost: int, points: int, copies: list[int]) -> None:
        self.cost = cost
        self.points = points
        self.copies = copies  # the least number of players for each copy


class Vehicle:
    """A vehicle's numbers."""

    def __init__(self, disks: int, seats: int, sale: int, free_rows: int) -> None:
        self.disks = disks
        self.seats = seats
        self.sale = sale  # prestige for a tourist discarded in the draft
        self.free_rows = free_rows  # empty rows of a day that cost nothing


class WhelpRules:
    """The numbers of a game for the Whelp score, each for one player."""

    def __init__(
        self, whelp: dict[str, int], drawn: list[int], taken: list[int], share: list[int]
    ) -> None:
        self.whelp = whelp  # by difficulty
        self.drawn = drawn  # tourists to choose from, day by day
        self.taken = taken  # and how many of them ride
        self.share = share  # prestige at the start of a day, by vehicle


class Edition:
    """All numbers of one box."""

    def __init__(self) -> None:
        self.wineries: list[Winery] = []
        self.segments: list[Segment] = []
        self.starts: list[int] = []  # the segment each start region leads to
        self.tourists: list[Tourist] = []
        self.upgrades: list[Upgrade] = []
        self.vehicles: list[Vehicle] = []
        self.types: list[list[str]] = [[], []]  # of cheese and of wine
        self.rewards: list[list[int]] = [[], []]  # of each card of the two decks
        self.card_types: list[list[int]] = [[], []]
        self.purchases: list[int] = []  # the cost of each card
        self.bottles: list[int] = []  # and its points
        self.minutes: dict[str, int] = {}
        self.closing = 0  # in slots from the start of the day
        self.late_closing = 0
        self.faces: list[int] = []
        self.pairing: list[int] = []  # prestige by slot
        self.empty_rows: list[int] = []  # penalty for so many
        self.late = 0
        self.locks: dict[str, list[list[int]]] = {}
        self.solo = WhelpRules({}, [], [], [])
        self.fleet = WhelpRules({}, [], [], [])

    def type_of(self, deck: int, card: int) -> str:
        """The type of a cheese or tasting card, in the words of the file."""
        return self.types[deck][self.card_types[deck][card]]


def read_tourists(reader: Reader) -> list[Tourist]:
    """The tourist cards."""
    tourists = []
    for entry in reader.keyed("tourist", TOURIST_KEYS, ["name", "rows"]):
        where = f"tourist {entry['key']!r}"
        rows = reader.tables(entry.get("rows"), where, "rows", ["kind", "points", "slots"])
        if not 1 <= len(rows) <= MOST_ROWS:
            raise reader.wrong(where, f"there should be 1 to {MOST_ROWS} rows")
        made = [read_row(reader, row, where) for row in rows]
        if len({row.kind for row in made}) < len(made):
            raise reader.wrong(where, "there should be no two rows of a kind")
        tourists.append(Tourist(reader.word(entry, "name", where), made))
    return tourists


def read_row(reader: Reader, row: Table, where: str) -> Row:
    """A line of a tourist card."""
    kind = KINDS.index(reader.word(row, "kind", where, KINDS[:MOST_ROWS]))
    if kind == PURCHASE:
        reader.check(row, where, ["kind", "slots"])
        return Row(kind, [], reader.number(row, "slots", where, 1, 3))
    reader.check(row, where, ["kind", "points"])
    points = reader.totals(row, "points", where, 30)
    if kind == PAIRING and len(points) != 1:
        raise reader.wrong(where, "a tourist takes one pairing, so it should have one number")
    return Row(kind, points, len(points))


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


def read_cards(reader: Reader, edition: Edition) -> None:
    """The cheese, tasting and purchase decks, card by card."""
    for deck, name in enumerate(KINDS[:PURCHASE]):
        types = edition.types[deck]
        for entry in reader.entries(name, ["type", "reward", "copies"]):
            where = f"{name} {entry.get('type')!r}"
            type_ = reader.word(entry, "type", where)
            if type_ not in types:
                types.append(type_)
            copies = reader.number(entry, "copies", where, 1, DECK_SIZE)
            edition.card_types[deck] += [types.index(type_)] * copies
            edition.rewards[deck] += [reader.number(entry, "reward", where, 0, 9)] * copies
        if len(edition.rewards[deck]) != DECK_SIZE or len(types) > MOST_TYPES:
            problem = f"there should be {DECK_SIZE} cards of at most {MOST_TYPES} types"
            raise reader.wrong(name, problem)
    for entry in reader.entries("purchase", ["cost", "bottles", "copies"]):
        where = f"purchase {entry.get('cost')!r}"
        copies = reader.number(entry, "copies", where, 1, PURCHASES)
        edition.purchases += [reader.number(entry, "cost", where, 1, 9)] * copies
        edition.bottles += [reader.number(entry, "bottles", where, 0, 12)] * copies
    if len(edition.purchases) != PURCHASES:
        many = len(edition.purchases)
        raise reader.wrong("purchase", f"there should be {PURCHASES} cards, not {many}")


def read_tables(reader: Reader, edition: Edition) -> None:
    """Minutes, the day, the die, pairing, penalties and locks."""
    read_day(reader, edition)
    edition.faces = reader.numbers(reader.section("die", ["faces"]), "faces", "die", 0, 9)
    prestige = reader.section("pairing", ["prestige"]).get("prestige")
    if not isinstance(prestige, dict):
        raise reader.wrong("pairing", "prestige should be a table by time of day")
    edition.pairing = [0] * 32
    for clock in prestige:
        slot = reader.slot(clock, "pairing")
        edition.pairing[slot] = reader.number(dict(prestige), clock, "pairing", 0, 20)
    penalties = reader.section("penalties", ["rows", "late"])
    edition.empty_rows = [0, *reader.totals(penalties, "rows", "penalties", 99)]
    edition.late = reader.number(penalties, "late", "penalties", 0, 20)
    locks = reader.section("locks", LEVELS)
    for name in LEVELS:
        rows = locks.get(name)
        both: list[Table] = [{name: row} for row in rows] if isinstance(rows, list) else []
        edition.locks[name] = [reader.numbers(row, name, "locks", 0, 20) for row in both]
        if [len(row) for row in edition.locks[name]] != [4, 4]:
            raise reader.wrong("locks", f"{name} should be two lists of four numbers")


def read_day(reader: Reader, edition: Edition) -> None:
    """How long each activity takes, and when the day begins and ends."""
    minutes = reader.section("minutes", ACTIVITIES)
    for name in ACTIVITIES:
        edition.minutes[name] = reader.number(minutes, name, "minutes", SLOT, 240)
        if edition.minutes[name] % SLOT:
            raise reader.wrong("minutes", f"{name} should be a number of half hours")
    day = reader.section("day", ["start", "closing", "late_closing"])
    if reader.slot(day.get("start"), "day"):
        raise reader.wrong("day", "start should be 11:00, where the time track begins")
    edition.closing = reader.slot(day.get("closing"), "day")
    edition.late_closing = reader.slot(day.get("late_closing"), "day")
    if not 0 < edition.closing <= edition.late_closing:
        raise reader.wrong("day", "closing should come after start and before late_closing")


def read_upgrades(reader: Reader) -> list[Upgrade]:
    """The kinds of upgrades."""
    upgrades = []
    for entry in reader.keyed("upgrade", UPGRADE_KEYS, ["cost", "points", "copies"]):
        where = f"upgrade {entry['key']!r}"
        cost = reader.number(entry, "cost", where, 1, 30)
        points = reader.number(entry, "points", where, 0, 20)
        upgrades.append(Upgrade(cost, points, reader.numbers(entry, "copies", where, 1, 4)))
    many = sum([len(upgrade.copies) for upgrade in upgrades])
    if many != UPGRADES:
        raise reader.wrong("upgrade", f"there should be {UPGRADES} cards, not {many}")
    return upgrades


def read_vehicles(reader: Reader) -> list[Vehicle]:
    """The vehicles."""
    vehicles = []
    for entry in reader.keyed("vehicle", VEHICLE_KEYS, ["disks", "seats", "sale", "free_rows"]):
        where = f"vehicle {entry['key']!r}"
        disks = reader.number(entry, "disks", where, 0, MOST_DISKS - 1)  # one more may be gained
        seats = reader.number(entry, "seats", where, 2, 4)
        sale = reader.number(entry, "sale", where, 0, 9) if "sale" in entry else 3
        free = reader.number(entry, "free_rows", where, 0, 9) if "free_rows" in entry else 0
        vehicles.append(Vehicle(disks, seats, sale, free))
    return vehicles


def read_whelp(reader: Reader, name: str) -> WhelpRules:
    """The numbers for the solo game, or for each player of the Fleet."""
    parts = ["whelp", "drawn", "taken", "prestige", "white_prestige"]
    section = reader.section(name, parts)
    scores = section.get("whelp")
    if not isinstance(scores, dict):
        raise reader.wrong(name, "whelp should be a table by difficulty")
    reader.check(dict(scores), f"{name}, whelp", WHELP_KEYS)
    whelp = {
        level: reader.number(dict(scores), level, f"{name}, whelp", 1, 20) for level in WHELP_KEYS
    }
    drawn = reader.numbers(section, "drawn", name, 2, 12)
    taken = reader.numbers(section, "taken", name, FEWEST_TOURISTS, MOST_TOURISTS)
    if len(drawn) != WHELP_DAYS or len(taken) != WHELP_DAYS:
        raise reader.wrong(name, f"drawn and taken should be {WHELP_DAYS} numbers, one a day")
    if any([many < few for many, few in zip(drawn, taken, strict=True)]):
        raise reader.wrong(name, "no day should have fewer tourists drawn than taken")
    share = [reader.number(section, "prestige", name, 0, 30)] * len(VEHICLE_KEYS)
    share[WHITE] = reader.number(section, "white_prestige", name, 0, 30)
    return WhelpRules(whelp, drawn, taken, share)


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
                texts[name] = (files(__package__) / "edition" / name).read_text("utf-8")
        _loaded[folder] = read_edition(texts)
    return _loaded[folder]
