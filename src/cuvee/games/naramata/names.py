"""The names that last: kinds of rows and spaces, wineries, tourists, upgrades, vehicles."""

from __future__ import annotations

from typing import Final

CHEESE: Final = 0
TASTING: Final = 1
PURCHASE: Final = 2
VIEW: Final = 3
PAIRING: Final = 4
FAVOR: Final = 5
CONTRACT: Final = 6
KINDS: Final = ["cheese", "tasting", "purchase", "view", "pairing", "favor", "contract"]
MOST_ROWS: Final = 6  # a tourist asks for each kind at most once
MOST_SPACES: Final = 4
FEWEST_TOURISTS: Final = 2  # at the start of a day
MOST_TOURISTS: Final = 4
MOST_SEATS: Final = 4
WHELP_DAYS: Final = 3
WHELP_KEYS: Final = ["easy", "normal", "hard"]
SIGNATURES: Final = 7

WINERY_KEYS: Final = [
    "upper_bench", "four_shadows", "roche", "three_sisters", "meeples_milkshakes", "maple_leaf",
    "red_rooster", "ruby_blues", "dangelo", "poplar_grove_cheese", "hillside", "singletree",
    "wesbert", "laughing_stock", "black_widow", "lock_worth", "bench_1775", "moraine",
    "lake_breeze", "lang", "therapy", "serendipity", "nichol", "daydreamer", "elephant_island",
    "van_westen", "deep_roots", "legend",
]  # fmt: skip
TOURIST_KEYS: Final = [f"t{number:02}" for number in range(1, 51)]
UPGRADE_KEYS: Final = [
    "unlock_store", "double_action", "cheese_draw", "cheese_free", "tasting_draw", "tasting_free",
    "purchase_discount", "pairing_floor", "view_plus_1", "pairing_plus_5", "view_plus_2",
    "late_close", "disk_points", "extra_disk", "lock_satisfies", "paid_unlock", "cheese_double",
    "tasting_double", "disk_minus_30", "view_cap_5", "pairing_hour", "disk_refresh", "disk_die",
]  # fmt: skip
UNLOCK_STORE: Final = 0
DOUBLE_ACTION: Final = 1
CHEESE_DRAW: Final = 2
CHEESE_FREE: Final = 3
TASTING_DRAW: Final = 4
TASTING_FREE: Final = 5
PURCHASE_DISCOUNT: Final = 6
PAIRING_FLOOR: Final = 7
VIEW_PLUS_1: Final = 8
PAIRING_PLUS_5: Final = 9
VIEW_PLUS_2: Final = 10
LATE_CLOSE: Final = 11
DISK_POINTS: Final = 12
EXTRA_DISK: Final = 13
LOCK_SATISFIES: Final = 14
PAID_UNLOCK: Final = 15
CHEESE_DOUBLE: Final = 16
TASTING_DOUBLE: Final = 17
DISK_MINUS_30: Final = 18
VIEW_CAP_5: Final = 19
PAIRING_HOUR: Final = 20
DISK_REFRESH: Final = 21
DISK_DIE: Final = 22
VEHICLE_KEYS: Final = ["red", "black", "white", "purple", "blue", "yellow"]
RED: Final = 0
BLACK: Final = 1
WHITE: Final = 2
PURPLE: Final = 3
BLUE: Final = 4
YELLOW: Final = 5
START_KEYS: Final = ["start_upper", "start_lower"]
