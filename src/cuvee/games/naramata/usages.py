"""What seats use, for statistics: vehicles, upgrades, tourists; what brings points."""

from __future__ import annotations

from typing import Final

from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS
from cuvee.games.naramata.cards.vehicles import VEHICLE_KEYS
from cuvee.games.naramata.edition.loading import edition_at
from cuvee.games.points import PointEvent, register_point_events
from cuvee.games.usages import Usage, register_usages

TOURISTS: Final = [tourist.name for tourist in edition_at("").tourists]
USAGES: Final = [
    Usage("vehicle", "vehicle", "vehicle", "vehicle", VEHICLE_KEYS),
    Usage("upgrades_bought", "upgrade", "upgrade", "upgrade", UPGRADE_KEYS),
    Usage("tourists_taken", "ride", "who", "tourist", TOURISTS),
]
register_usages("naramata", USAGES)
register_point_events(
    "naramata",
    [
        PointEvent("deliver", "tourists"),
        PointEvent("points"),
        PointEvent("points-lost", sign=-1),
        PointEvent("score_upgrades", "upgrades"),
        PointEvent("empty_rows", "empty", -1),
        PointEvent("late", "late", -1),
    ],
)
