"""Reading the decks: tourists.toml, cards.toml, upgrades.toml and vehicles.toml."""

from __future__ import annotations

from typing import Final

from cuvee.games.naramata.cards.assets import CARD_ROOM, MOST_TYPES, PRINTED_CARDS
from cuvee.games.naramata.cards.tourists import PRINTED_TOURISTS, TOURIST_KEYS, Row, Tourist
from cuvee.games.naramata.cards.upgrades import PRINTED_KINDS, UPGRADE_KEYS
from cuvee.games.naramata.cards.vehicles import PRINTED_VEHICLES, VEHICLE_KEYS
from cuvee.games.naramata.edition.edition import Edition, UpgradeCard, VehicleMat
from cuvee.games.naramata.edition.reader import Reader, Table
from cuvee.games.naramata.kinds import KINDS, MOST_ROWS, PAIRING, PURCHASE

UPGRADE_CARDS: Final = 40  # in the box
MOST_PURCHASES: Final = 3  # on a row of a tourist
USUAL_SALE: Final = 3  # prestige for a tourist discarded in the draft


def read_tourists(reader: Reader) -> list[Tourist]:
    """The tourist cards."""
    tourists = []
    for entry in reader.keyed("tourist", TOURIST_KEYS, ["name", "rows"], PRINTED_TOURISTS):
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
        return Row(kind, [], reader.number(row, "slots", where, 1, MOST_PURCHASES))
    reader.check(row, where, ["kind", "points"])
    points = reader.totals(row, "points", where, 30)
    if kind == PAIRING and len(points) != 1:
        raise reader.wrong(where, "a tourist takes one pairing, so it should have one number")
    return Row(kind, points, len(points))


def read_cards(reader: Reader, edition: Edition) -> None:
    """The cheese, tasting and purchase decks, card by card."""
    for deck, name in enumerate(KINDS[:PURCHASE]):
        types = edition.types[deck]
        for entry in reader.entries(name, ["type", "reward", "copies"]):
            where = f"{name} {entry.get('type')!r}"
            type_ = reader.word(entry, "type", where)
            if type_ not in types:
                types.append(type_)
            copies = reader.number(entry, "copies", where, 1, CARD_ROOM)
            edition.card_types[deck] += [types.index(type_)] * copies
            edition.rewards[deck] += [reader.number(entry, "reward", where, 0, 9)] * copies
        if len(types) > MOST_TYPES:
            raise reader.wrong(name, f"there should be at most {MOST_TYPES} types")
        check_size(reader, deck, len(edition.rewards[deck]))
    for entry in reader.entries("purchase", ["cost", "bottles", "copies"]):
        where = f"purchase {entry.get('cost')!r}"
        copies = reader.number(entry, "copies", where, 1, CARD_ROOM)
        edition.purchases += [reader.number(entry, "cost", where, 1, 9)] * copies
        edition.bottles += [reader.number(entry, "bottles", where, 0, 12)] * copies
    check_size(reader, PURCHASE, len(edition.purchases))
    best = sorted(edition.bottles, reverse=True)
    edition.best_bottles = [sum(best[:many]) for many in range(MOST_PURCHASES + 1)]


def check_size(reader: Reader, deck: int, many: int) -> None:
    """Refuse a deck that lacks a printed card, or has more than there are numbers for."""
    few = PRINTED_CARDS[deck]
    if not few <= many <= CARD_ROOM:
        raise reader.wrong(KINDS[deck], f"there should be {few} to {CARD_ROOM} cards, not {many}")


def read_upgrades(reader: Reader) -> list[UpgradeCard]:
    """The kinds of upgrades."""
    upgrades = []
    for entry in reader.keyed("upgrade", UPGRADE_KEYS, ["cost", "points", "copies"], PRINTED_KINDS):
        where = f"upgrade {entry['key']!r}"
        cost = reader.number(entry, "cost", where, 1, 30)
        points = reader.number(entry, "points", where, 0, 20)
        upgrades.append(UpgradeCard(cost, points, reader.numbers(entry, "copies", where, 1, 4)))
    many = sum([len(upgrade.copies) for upgrade in upgrades])
    if many < UPGRADE_CARDS:
        raise reader.wrong("upgrade", f"there should be at least {UPGRADE_CARDS} cards, not {many}")
    return upgrades


def read_vehicles(reader: Reader) -> list[VehicleMat]:
    """The vehicles."""
    vehicles = []
    parts = ["disks", "seats", "sale", "free_rows"]
    for entry in reader.keyed("vehicle", VEHICLE_KEYS, parts, PRINTED_VEHICLES):
        where = f"vehicle {entry['key']!r}"
        disks = reader.number(entry, "disks", where, 0, 5)
        seats = reader.number(entry, "seats", where, 2, 4)
        sale = reader.number(entry, "sale", where, 0, 9) if "sale" in entry else USUAL_SALE
        free = reader.number(entry, "free_rows", where, 0, 9) if "free_rows" in entry else 0
        vehicles.append(VehicleMat(disks, seats, sale, free))
    return vehicles
