"""The vehicles: one line for each says what it is able to; its numbers are in vehicles.toml.

Red's further disk, what white gets for a tourist and the rows that purple spares are such numbers.
A vehicle goes by its place in the list, so new ones come last.
"""

from __future__ import annotations

from typing import Final

from cuvee.games.naramata.cards.abilities import ABILITIES, CROSSING, LATE_CLOSING, ROADSIDE

VEHICLE_ROOM: Final = 12  # numbers of vehicles
PRINTED_VEHICLES: Final = 6  # in the box


class Vehicle:
    """A vehicle's abilities, and by which name its prestige for a day stands in whelp.toml."""

    def __init__(
        self, key: str, topics: list[str], abilities: list[int], share: str = "prestige"
    ) -> None:
        self.key = key
        self.topics = topics  # by which the list of cards can be filtered
        self.abilities = abilities
        self.share = share


VEHICLES: Final = [
    Vehicle("red", ["disk"], []),
    Vehicle("black", [], [CROSSING]),
    Vehicle("white", ["prestige"], [], share="white_prestige"),
    Vehicle("purple", [], []),
    Vehicle("blue", ["time"], [LATE_CLOSING]),
    Vehicle("yellow", ["pairing"], [ROADSIDE]),
]

VEHICLE_KEYS: Final = [vehicle.key for vehicle in VEHICLES]


def able(ability: int) -> int:
    """The vehicles with an ability, a set."""
    return sum([1 << n for n, vehicle in enumerate(VEHICLES) if ability in vehicle.abilities])


ABLE_VEHICLES: Final = [able(ability) for ability in range(ABILITIES)]
