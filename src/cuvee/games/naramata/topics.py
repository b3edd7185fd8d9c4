"""What upgrades and vehicles have to do with.

The list of cards can be filtered by these; they decide nothing of the rules.
"""

from __future__ import annotations

from typing import Final

UPGRADE_TOPICS: Final[dict[str, list[str]]] = {
    "unlock_store": ["lock"],
    "double_action": ["time", "disk", "lock"],
    "cheese_draw": ["cheese"],
    "cheese_free": ["cheese"],
    "tasting_draw": ["tasting"],
    "tasting_free": ["tasting"],
    "purchase_discount": ["purchase"],
    "pairing_floor": ["prestige", "time", "pairing"],
    "view_plus_1": ["view"],
    "pairing_plus_5": ["prestige", "pairing"],
    "view_plus_2": ["view"],
    "late_close": ["time"],
    "disk_points": ["points", "disk"],
    "extra_disk": ["disk"],
    "lock_satisfies": ["disk", "lock", "cheese", "view"],
    "paid_unlock": ["prestige", "lock"],
    "cheese_double": ["cheese"],
    "tasting_double": ["tasting"],
    "disk_minus_30": ["time", "disk"],
    "view_cap_5": ["view"],
    "pairing_hour": ["time", "pairing"],
    "disk_refresh": ["time", "disk"],
    "disk_die": ["prestige", "disk", "view"],
}

VEHICLE_TOPICS: Final[dict[str, list[str]]] = {
    "red": ["disk"],
    "black": [],
    "white": ["prestige"],
    "purple": [],
    "blue": ["time"],
    "yellow": ["pairing"],
}
