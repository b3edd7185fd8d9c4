"""What the numbers in saved states mean, by key: kept in a table that refuses a change of one."""

from __future__ import annotations

from cuvee.games.naramata.board.wineries import (
    END,
    NOWHERE,
    ON_ROAD,
    PLACES,
    START_KEYS,
    START_REGION,
    WINERY_KEYS,
)
from cuvee.games.naramata.cards.tourists import TOURIST_KEYS
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS
from cuvee.games.naramata.cards.vehicles import VEHICLE_KEYS
from cuvee.games.naramata.edition.edition import Edition
from cuvee.games.naramata.kinds import CHEESE, KINDS, PIT, TASTING
from cuvee.games.naramata.packing import space_number
from cuvee.games.naramata.state import PILE_NAMES


def numbering(edition: Edition) -> dict[str, list[str]]:
    """The keys behind the numbers, by what they number; empty where one is kept for later."""
    return {
        "place": places(),
        "space": spaces(edition),
        "signature": signatures(edition),
        "tourist": tourists(edition),
        "upgrade": UPGRADE_KEYS,
        "vehicle": VEHICLE_KEYS,
        "cheese": samples(edition, CHEESE),
        "tasting": samples(edition, TASTING),
        "purchase": [
            f"{cost} for {bottles}"
            for cost, bottles in zip(edition.purchases, edition.bottles, strict=True)
        ],
        "kind": [*KINDS, *[""] * (PIT - len(KINDS)), "pit_stop"],
        "pile": PILE_NAMES,
    }


def places() -> list[str]:
    """Where a vehicle may be."""
    names = [""] * PLACES
    for number, winery in enumerate(WINERY_KEYS):
        names[number] = winery
        names[ON_ROAD + number] = f"road_past_{winery}"
    for number, region in enumerate(START_KEYS):
        names[START_REGION + number] = region
    names[END] = "end"
    names[NOWHERE] = "nowhere"
    return names


def spaces(edition: Edition) -> list[str]:
    """The spaces of the wineries, with what is done there."""
    names = [""] * space_number(len(edition.wineries), 0)
    for number, winery in enumerate(edition.wineries):
        for space, kind in enumerate(winery.spaces):
            names[space_number(number, space)] = f"{WINERY_KEYS[number]} {KINDS[kind]}"
    return names


def signatures(edition: Edition) -> list[str]:
    """The wineries whose bottles are counted."""
    wineries = zip(WINERY_KEYS, edition.wineries, strict=False)
    return [key for key, winery in wineries if winery.signature >= 0]


def tourists(edition: Edition) -> list[str]:
    """The tourists with their rows in the order in which what lies on them is kept."""
    return [
        " ".join([key, *[KINDS[row.kind] for row in tourist.rows]])
        for key, tourist in zip(TOURIST_KEYS, edition.tourists, strict=False)
    ]


def samples(edition: Edition, deck: int) -> list[str]:
    """The cheese or tasting cards by type and reward."""
    rewards = edition.rewards[deck]
    return [f"{edition.type_of(deck, card)} {rewards[card]}" for card in range(len(rewards))]
