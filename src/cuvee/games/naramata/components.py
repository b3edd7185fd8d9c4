"""What is printed, as plain data for whoever draws the table: the board, cards and tables."""

from __future__ import annotations

from typing import Final, cast

from cuvee.games.naramata.activities.assets import CARDS, EXTRA_DRAW, NEXT_CARD
from cuvee.games.naramata.activities.view_pairing import CAP
from cuvee.games.naramata.board.wineries import START_KEYS
from cuvee.games.naramata.cards.tourists import FEWEST_TOURISTS, TOURIST_KEYS
from cuvee.games.naramata.cards.upgrades import UPGRADES
from cuvee.games.naramata.cards.vehicles import VEHICLES
from cuvee.games.naramata.edition.edition import Edition
from cuvee.games.naramata.hours import LAST_SLOT, clock
from cuvee.games.naramata.kinds import CHEESE, TASTING
from cuvee.games.naramata.view import (
    COLOURS,
    KIND_KEYS,
    UPGRADE_NAMES,
    WINERY_NAMES,
    most_score,
    purchase_card,
    sample_card,
    tourist_row,
)
from cuvee.games.naramata.views import (
    Activity,
    NaramataComponents,
    NaramataTopic,
    SampleCard,
    SegmentComponent,
    StartRegion,
    TouristComponent,
    Upgrade,
    UpgradeComponent,
    VehicleColour,
    VehicleComponent,
    Winery,
    WineryComponent,
)
from cuvee.games.naramata.visit import BOTTLE_REWARD

STARTS: Final = cast("list[StartRegion]", START_KEYS)


def components(edition: Edition) -> NaramataComponents:
    """Everything of an edition that a drawing needs; the words are in the locale files."""
    return {
        "wineries": wineries(edition),
        "segments": segments(edition),
        "starts": dict(zip(STARTS, edition.starts, strict=True)),
        "tourists": tourists(edition),
        "upgrades": upgrades(edition),
        "vehicles": vehicles(edition),
        "minutes": cast("dict[Activity, int]", dict(edition.minutes)),
        "fewest_tourists": FEWEST_TOURISTS,
        "time_track": [clock(slot) for slot in range(LAST_SLOT + 1)],
        "closing": clock(edition.closing),
        "late_closing": clock(edition.late_closing),
        "late": edition.late,
        "pairing": {clock(n): prestige for n, prestige in enumerate(edition.pairing) if prestige},
        "empty_rows": edition.empty_rows[:],
        "die": edition.faces[:],
        "cheese": samples(edition, CHEESE),
        "tasting": samples(edition, TASTING),
        "purchase": [purchase_card(edition, card) for card in range(len(edition.purchases))],
        "cards_drawn": CARDS,
        "next_card": NEXT_CARD,
        "third_purchase": EXTRA_DRAW,
        "view_cap": CAP,
        "bottle_reward": BOTTLE_REWARD,
    }


def samples(edition: Edition, deck: int) -> list[SampleCard]:
    """The cards of the cheese or the tasting deck."""
    return [sample_card(edition, deck, card) for card in range(len(edition.rewards[deck]))]


def wineries(edition: Edition) -> dict[Winery, WineryComponent]:
    """The wineries where they stand, with their spaces from the innermost on."""
    return {
        key: {
            "x": winery.x,
            "y": winery.y,
            "segment": winery.segment,
            "signature": winery.signature >= 0,
            "spaces": [
                {"kind": KIND_KEYS[kind], "players": least}
                for kind, least in zip(winery.spaces, winery.players, strict=True)
            ],
        }
        for key, winery in zip(WINERY_NAMES, edition.wineries, strict=False)
    }


def segments(edition: Edition) -> list[SegmentComponent]:
    """The pieces of road from the start regions to END, each with the pieces that follow it."""
    return [
        {
            "wineries": [WINERY_NAMES[winery] for winery in segment.wineries],
            "next": segment.following[:],
            "parallel": segment.parallel,
        }
        for segment in edition.segments
    ]


def tourists(edition: Edition) -> dict[str, TouristComponent]:
    """The tourists by their keys."""
    return {
        key: {
            "name": tourist.name,
            "rows": [tourist_row(row) for row in tourist.rows],
            "most_score": most_score(edition, tourist),
        }
        for key, tourist in zip(TOURIST_KEYS, edition.tourists, strict=False)
    }


def upgrades(edition: Edition) -> dict[Upgrade, UpgradeComponent]:
    """What each kind of upgrade costs, scores and is about."""
    return {
        key: {
            "cost": upgrade.cost,
            "points": upgrade.points,
            "topics": cast("list[NaramataTopic]", kind.topics),
            "keyring": 0 if kind.use is None else kind.use.keyring,
        }
        for key, kind, upgrade in zip(UPGRADE_NAMES, UPGRADES, edition.upgrades, strict=False)
    }


def vehicles(edition: Edition) -> dict[VehicleColour, VehicleComponent]:
    """The disks and seats of each vehicle."""
    return {
        key: {
            "disks": vehicle.disks,
            "seats": vehicle.seats,
            "topics": cast("list[NaramataTopic]", printed.topics),
        }
        for key, printed, vehicle in zip(COLOURS, VEHICLES, edition.vehicles, strict=False)
    }
