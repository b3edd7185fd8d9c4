"""What is in the box, as plain data for whoever draws the table: the board, cards and tables."""

from __future__ import annotations

from cuvee.games.naramata.codes import DECK_SIZE, PURCHASES
from cuvee.games.naramata.edition import Edition, Row
from cuvee.games.naramata.names import (
    CHEESE,
    KINDS,
    PURCHASE,
    START_KEYS,
    TASTING,
    TOURIST_KEYS,
    UPGRADE_KEYS,
    VEHICLE_KEYS,
    WINERY_KEYS,
)
from cuvee.games.naramata.topics import UPGRADE_TOPICS, VEHICLE_TOPICS
from cuvee.games.naramata.view import clock, printed


def box(edition: Edition) -> dict[str, object]:
    """Everything of an edition that a drawing needs; the words are in the locale files."""
    return {
        "wineries": wineries(edition),
        "segments": segments(edition),
        "starts": dict(zip(START_KEYS, edition.starts, strict=True)),
        "tourists": tourists(edition),
        "upgrades": upgrades(edition),
        "vehicles": vehicles(edition),
        "minutes": dict(edition.minutes),
        "closing": clock(edition.closing),
        "late_closing": clock(edition.late_closing),
        "late": edition.late,
        "pairing": {clock(n): prestige for n, prestige in enumerate(edition.pairing) if prestige},
        "empty_rows": edition.empty_rows[:],
        "die": edition.faces[:],
        "cheese": cards(edition, CHEESE, DECK_SIZE),
        "tasting": cards(edition, TASTING, DECK_SIZE),
        "purchase": cards(edition, PURCHASE, PURCHASES),
    }


def wineries(edition: Edition) -> dict[str, object]:
    """The wineries where they stand, with their spaces from the innermost on."""
    found: dict[str, object] = {}
    for key, winery in zip(WINERY_KEYS, edition.wineries, strict=True):
        spaces = [
            {"kind": KINDS[kind], "players": least}
            for kind, least in zip(winery.spaces, winery.players, strict=True)
        ]
        where = {"x": winery.x, "y": winery.y, "segment": winery.segment}
        found[key] = {**where, "signature": winery.signature >= 0, "spaces": spaces}
    return found


def segments(edition: Edition) -> list[dict[str, object]]:
    """The pieces of road from the start regions to END, each with the pieces that follow it."""
    return [
        {
            "wineries": [WINERY_KEYS[winery] for winery in segment.wineries],
            "next": segment.following[:],
            "parallel": segment.parallel,
        }
        for segment in edition.segments
    ]


def tourists(edition: Edition) -> dict[str, object]:
    """The tourists by their keys."""
    return {
        key: {"name": tourist.name, "rows": [row_of(row) for row in tourist.rows]}
        for key, tourist in zip(TOURIST_KEYS, edition.tourists, strict=True)
    }


def row_of(row: Row) -> dict[str, object]:
    """A row of a tourist card: how much it takes, and the points for one, two, ... on it."""
    return {"kind": KINDS[row.kind], "most": row.most, "points": row.points[:]}


def upgrades(edition: Edition) -> dict[str, object]:
    """What each kind of upgrade costs and scores."""
    return {
        key: {"cost": upgrade.cost, "points": upgrade.points, "topics": UPGRADE_TOPICS[key]}
        for key, upgrade in zip(UPGRADE_KEYS, edition.upgrades, strict=True)
    }


def vehicles(edition: Edition) -> dict[str, object]:
    """The disks and seats of each vehicle."""
    return {
        key: {"disks": vehicle.disks, "seats": vehicle.seats, "topics": VEHICLE_TOPICS[key]}
        for key, vehicle in zip(VEHICLE_KEYS, edition.vehicles, strict=True)
    }


def cards(edition: Edition, deck: int, size: int) -> list[dict[str, object]]:
    """The cards of a deck by their numbers."""
    return [printed(edition, deck, card) for card in range(size)]
