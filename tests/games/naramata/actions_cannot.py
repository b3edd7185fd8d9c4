"""What stands in the way of an action, or of a choice within it."""

from tests.games.naramata.actions_do import (
    BRIE,
    BRIE_TOO,
    CHEDDAR,
    FIVE,
    RED,
    THREE,
    TO_CHEESE,
    TO_PURCHASE,
    TO_TASTING,
    TO_VIEW,
    WHITE,
)
from tests.games.naramata.cases import Cannot

NOT_ASKED = "not_asked"

SPACES = [
    Cannot("space", "a winery behind", "", "space dangelo 1", "behind", own={"place": "hillside"}),
    Cannot("space", "another space where one stands", "", "space hillside 2", "behind",
           own={"place": "hillside"}),
    Cannot("space", "the parallel road", "", "space maple_leaf 1", "behind"),
    Cannot("space", "the other branch", "", "space lock_worth 1", "behind",
           own={"place": "singletree"}),
    Cannot("space", "a winery where another stands", "", "space dangelo 2", "occupied",
           rival={"place": "dangelo"}),
    Cannot("space", "a locked one", "", "space dangelo 1", "locked", locks=["dangelo 1"]),
    Cannot("space", "a fourth one at a signature winery with three", "", "space hillside 4",
           "not_in_play", seats=3),
    Cannot("space", "one that the winery has not got", "", "space dangelo 3", "not_in_play"),
    Cannot("space", "at five", "", "space hillside 1", "closed", own={"time": "17:00"}),
    Cannot("space", "after five", "", "space hillside 1", "closed", own={"time": "17:30"}),
]  # fmt: skip

CHEESE = [
    Cannot("cheese", "a type that the tourist has", TO_CHEESE, f"cheese {BRIE}", "same_cheese",
           own={"tourists": {"t02": {"cheese": [2]}}}, decks={"cheese": [BRIE, CHEDDAR]}),
    Cannot("cheese", "a type that was attached just now",
           f"{TO_CHEESE}, cheese {BRIE}, tourist t02, cheese {BRIE_TOO}", "tourist t02",
           "same_cheese", own={"prestige": 2, "tourists": {"t02": {}, "t05": {}, "t10": {}}},
           decks={"cheese": [BRIE, BRIE_TOO]}),
    Cannot("cheese", "a full row", f"{TO_CHEESE}, cheese {BRIE}", "tourist t19", "row_full",
           own={"tourists": {"t02": {}, "t05": {}, "t19": {"cheese": [5, 9]}}},
           decks={"cheese": [BRIE, CHEDDAR]}),
    Cannot("cheese", "a tourist without such a row", f"{TO_CHEESE}, cheese {BRIE}", "tourist t01",
           "no_row", own={"tourists": {"t01": {}, "t02": {}, "t05": {}}},
           decks={"cheese": [BRIE, CHEDDAR]}),
    Cannot("cheese", "a card that was not drawn", TO_CHEESE, "cheese 9", NOT_ASKED,
           own={"tourists": {"t02": {}}}, decks={"cheese": [BRIE, CHEDDAR]}),
    Cannot("cheese", "an upgrade in the middle of it", TO_CHEESE, "buy 4", NOT_ASKED,
           own={"prestige": 20, "tourists": {"t02": {}}}, decks={"cheese": [BRIE, CHEDDAR]},
           market=["", "", "", "cheese_free"]),
]  # fmt: skip

TASTING = [
    Cannot("tasting", "a type that the tourist has", TO_TASTING, f"tasting {RED}", "same_tasting",
           own={"tourists": {"t01": {"tasting": [2]}}}, decks={"tasting": [RED, WHITE]}),
    Cannot("tasting", "a full row", f"{TO_TASTING}, tasting {RED}", "tourist t32", "row_full",
           own={"tourists": {"t01": {}, "t04": {}, "t32": {"tasting": [9]}}},
           decks={"tasting": [RED, WHITE]}),
]  # fmt: skip

PURCHASE = [
    Cannot("purchase", "one too dear", TO_PURCHASE, f"purchase {FIVE}", "prestige",
           own={"prestige": 4, "tourists": {"t07": {}}}, decks={"purchase": [THREE, FIVE]}),
    Cannot("purchase", "more than the row takes", f"{TO_PURCHASE}, purchase {THREE}",
           "tourist t19", "row_full",
           own={"prestige": 4, "tourists": {"t02": {}, "t07": {}, "t19": {"purchase": [8]}}},
           decks={"purchase": [THREE, FIVE]}),
    Cannot("purchase", "a fourth card", f"{TO_PURCHASE}, yes", "yes", NOT_ASKED,
           own={"prestige": 9, "tourists": {"t07": {}}}, decks={"purchase": [6, 7, 8, 9]}),
]  # fmt: skip

VIEW = [
    Cannot("view", "more than four tokens", f"{TO_VIEW}, roll 3, act", "tokens 2", NOT_ASKED,
           own={"prestige": 9, "tourists": {"t13": {}}}),
    Cannot("view", "more than there is room for", f"{TO_VIEW}, roll 1, act", "tokens 3", NOT_ASKED,
           own={"prestige": 9, "tourists": {"t06": {"view": 1}}}),
    Cannot("view", "more than one can pay", f"{TO_VIEW}, roll 1, act", "tokens 3", "prestige",
           own={"prestige": 2, "tourists": {"t13": {}}}),
    Cannot("view", "a full row", f"{TO_VIEW}, roll 3, act", "tourist t06", "row_full",
           own={"tourists": {"t03": {}, "t06": {"view": 4}, "t13": {}}}),
    Cannot("view", "a tourist without such a row", f"{TO_VIEW}, roll 3, act", "tourist t01",
           "no_row", own={"tourists": {"t01": {}, "t03": {}, "t13": {}}}),
]  # fmt: skip

CONTRACT = [
    Cannot("contract", "no bottle is left", "", "space hillside 3", "no_bottle",
           bottles={"hillside": 0}),
]  # fmt: skip

CANNOT = [*SPACES, *CHEESE, *TASTING, *PURCHASE, *VIEW, *CONTRACT]
