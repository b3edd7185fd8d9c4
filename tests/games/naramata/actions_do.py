"""What each action brings, and what it takes."""

from tests.games.naramata.cases import Does

BRIE, BRIE_TOO, CHEDDAR, BLUE = 1, 3, 7, 9  # worth 1, 2, 2, 1
RED, WHITE, ROSE, SPARKLING = 1, 7, 9, 15  # worth 3, 4, 3, 4
THREE, THREE_TOO, FIVE = 6, 7, 12  # purchases by what they cost
TO_CHEESE = "space poplar_grove_cheese 1, act"
TO_TASTING = "space roche 1, act"
TO_PURCHASE = "space roche 2, act"
TO_VIEW = "space four_shadows 1"
TO_PAIRING = "space three_sisters 2, act"

CHEESE = [
    Does("cheese", "one card is free, the other is discarded for its prestige",
         f"{TO_CHEESE}, cheese {BRIE}",
         {"tourists": {"t02": {"cheese": [BRIE]}}, "prestige": 2, "time": "11:30"},
         own={"tourists": {"t02": {}}}, decks={"cheese": [BRIE, CHEDDAR]},
         left={"cheese": [CHEDDAR], "locks": ["poplar_grove_cheese 1"]}),
    Does("cheese", "both may be discarded",
         f"{TO_CHEESE}, done", {"tourists": {"t02": {}}, "prestige": 3, "drawn": []},
         own={"tourists": {"t02": {}}}, decks={"cheese": [BRIE, CHEDDAR]},
         left={"cheese": [BRIE, CHEDDAR]}),
    Does("cheese", "the second is attached for two",
         f"{TO_CHEESE}, cheese {CHEDDAR}, cheese {BRIE}",
         {"tourists": {"t02": {"cheese": [BRIE, CHEDDAR]}}, "prestige": 1},
         own={"prestige": 3, "tourists": {"t02": {}}}, decks={"cheese": [BRIE, CHEDDAR]},
         left={"cheese": []}),
    Does("cheese", "cards of a draw may go to different tourists",
         f"{TO_CHEESE}, cheese {BRIE}, tourist t05, cheese {BRIE_TOO}",
         {"tourists": {"t02": {"cheese": [BRIE_TOO]}, "t05": {"cheese": [BRIE]}}, "prestige": 0},
         own={"prestige": 2, "tourists": {"t02": {}, "t05": {}}},
         decks={"cheese": [BRIE, BRIE_TOO]}),
    Does("cheese", "what the draw pays does not attach a second card of it",
         f"{TO_CHEESE}, cheese {BRIE}", {"prestige": 3},
         own={"prestige": 1, "tourists": {"t02": {}}}, decks={"cheese": [BRIE, CHEDDAR]}),
    Does("cheese", "with nobody to give it to all is discarded",
         TO_CHEESE, {"prestige": 3, "tourists": {"t01": {}}, "time": "11:30"},
         own={"tourists": {"t01": {}}}, decks={"cheese": [BRIE, CHEDDAR]}),
    Does("cheese", "a last card is drawn alone",
         TO_CHEESE, {"prestige": 1}, decks={"cheese": [BRIE]}, left={"cheese": [BRIE]}),
    Does("cheese", "without any card the time passes all the same",
         TO_CHEESE, {"prestige": 0, "time": "11:30"}, decks={"cheese": []}),
]  # fmt: skip

TASTING = [
    Does("tasting", "one card is free, the other is discarded for its prestige",
         f"{TO_TASTING}, tasting {ROSE}",
         {"tourists": {"t01": {"tasting": [ROSE]}}, "prestige": 4, "time": "12:00"},
         own={"tourists": {"t01": {}}}, decks={"tasting": [ROSE, SPARKLING]},
         left={"tasting": [SPARKLING], "cheese": [], "locks": ["roche 1"]}),
    Does("tasting", "printed example: rose and sparkling under one tourist, no card left to pay",
         f"{TO_TASTING}, tasting {ROSE}, tasting {SPARKLING}",
         {"tourists": {"t01": {"tasting": [ROSE, SPARKLING]}}, "prestige": 0},
         own={"prestige": 2, "tourists": {"t01": {}}}, decks={"tasting": [ROSE, SPARKLING]}),
    Does("tasting", "both may be discarded",
         f"{TO_TASTING}, done", {"prestige": 7},
         own={"tourists": {"t01": {}}}, decks={"tasting": [RED, WHITE]}),
]  # fmt: skip

PURCHASE = [
    Does("purchase", "printed example: the five for one tourist, the three for another",
         f"{TO_PURCHASE}, purchase {FIVE}, tourist t02, purchase {THREE}, tourist t07",
         {"tourists": {"t02": {"purchase": [FIVE]}, "t07": {"purchase": [THREE]}}, "prestige": 1,
          "time": "11:30"},
         own={"prestige": 9, "tourists": {"t02": {}, "t07": {}}},
         decks={"purchase": [THREE, FIVE]}, left={"locks": ["roche 2"]}),
    Does("purchase", "like cards may lie on one tourist",
         f"{TO_PURCHASE}, purchase {THREE}, purchase {THREE_TOO}",
         {"tourists": {"t07": {"purchase": [THREE, THREE_TOO]}}, "prestige": 0},
         own={"prestige": 6, "tourists": {"t07": {}}}, decks={"purchase": [THREE, THREE_TOO]}),
    Does("purchase", "what is not bought pays nothing",
         f"{TO_PURCHASE}, done", {"prestige": 9, "drawn": []},
         own={"prestige": 9, "tourists": {"t07": {}}}, decks={"purchase": [THREE, FIVE]},
         left={"purchase": [THREE, FIVE]}),
    Does("purchase", "a third card is drawn for one",
         f"{TO_PURCHASE}, yes", {"prestige": 3, "drawn": [6, 7, 8]},
         own={"prestige": 4, "tourists": {"t07": {}}}, decks={"purchase": [6, 7, 8]},
         goes_on=True),
    Does("purchase", "the third card may be left alone",
         f"{TO_PURCHASE}, no, done", {"prestige": 4},
         own={"prestige": 4, "tourists": {"t07": {}}}, decks={"purchase": [6, 7, 8]}),
    Does("purchase", "without prestige nothing is asked",
         TO_PURCHASE, {"prestige": 0, "time": "11:30"},
         own={"tourists": {"t07": {}}}, decks={"purchase": [6, 7, 8]}),
]  # fmt: skip

VIEW = [
    Does("view", "printed example: a roll of two and two bought tokens",
         f"{TO_VIEW}, roll 2, act, tokens 2",
         {"tourists": {"t13": {"view": 4}}, "prestige": 0, "time": "11:30"},
         own={"prestige": 2, "tourists": {"t13": {}}}, left={"locks": ["four_shadows 1"]}),
    Does("view", "tokens are split as one likes",
         f"{TO_VIEW}, roll 3, act, tourist t06, tourist t13, tourist t06",
         {"tourists": {"t06": {"view": 2}, "t13": {"view": 1}}},
         own={"tourists": {"t06": {}, "t13": {}}}),
    Does("view", "a rolled token without a place pays a prestige",
         f"{TO_VIEW}, roll 3, act", {"tourists": {"t06": {"view": 4}}, "prestige": 2},
         own={"tourists": {"t06": {"view": 3}}}),
    Does("view", "no tourist wants one",
         f"{TO_VIEW}, roll 3, act", {"prestige": 3, "time": "11:30"},
         own={"tourists": {"t01": {}}}),
    Does("view", "bought tokens count towards the four",
         f"{TO_VIEW}, roll 1, act, tokens 3", {"tourists": {"t13": {"view": 4}}, "prestige": 6},
         own={"prestige": 9, "tourists": {"t13": {}}}),
]  # fmt: skip

PAIRING = [
    Does("pairing", "printed example: eight at one o'clock and a token for each who wants one",
         TO_PAIRING,
         {"tourists": {"t01": {"pairing": 1}, "t02": {}, "t05": {"pairing": 1}}, "prestige": 8,
          "time": "15:00"},
         own={"time": "13:00", "tourists": {"t01": {}, "t02": {}, "t05": {}}},
         left={"locks": ["three_sisters 2"]}),
    Does("pairing", "a second one pays and satisfies nobody",
         TO_PAIRING, {"tourists": {"t01": {"pairing": 1}}, "prestige": 4, "time": "16:00"},
         own={"time": "14:00", "tourists": {"t01": {"pairing": 1}}}),
]  # fmt: skip
PAIRING += [
    Does("pairing", f"{reward} at {time}", TO_PAIRING, {"prestige": reward}, own={"time": time})
    for time, reward in [
        ("11:00", 0), ("11:30", 2), ("12:00", 4), ("12:30", 6), ("13:00", 8), ("13:30", 6),
        ("14:00", 4), ("14:30", 2), ("15:00", 0), ("16:30", 0),
    ]
]  # fmt: skip

PIT_STOP = [
    Does("pit_stop", f"a roll of {roll} and one more",
         f"space three_sisters 2, roll {roll}, pit_stop",
         {"prestige": roll + 1, "time": "13:30", "tourists": {"t01": {}}},
         own={"time": "13:00", "tourists": {"t01": {}}}, left={"locks": ["three_sisters 2"]})
    for roll in (1, 2, 3)
]  # fmt: skip
PIT_STOP += [
    Does("pit_stop", "on a contract space there is no lock, and no bottle goes",
         "space hillside 3, roll 1, pit_stop", {"prestige": 2, "time": "11:30", "bottles": []},
         left={"locks": [], "bottles": {"hillside": 1}}),
    Does("pit_stop", "a visit to a signature winery all the same",
         "space hillside 1, roll 1, pit_stop", {"tourists": {"t04": {"favor": 1}}},
         own={"tourists": {"t04": {}}}),
]  # fmt: skip

END_DAY = [
    Does("end_day", "early, and at no time",
         "end_day", {"place": "end", "time": "12:30", "tourists": {}, "points": 4 + 6 - 2},
         own={"time": "12:30", "points": 4, "tourists": {"t08": {"tasting": [1, 5]}}}),
    Does("end_day", "printed example: all rows full, a point for each",
         "end_day, points", {"points": 5 + 8 + 8 + 3, "prestige": 0},
         own={"tourists": {"t13": {"cheese": [1, 5, 9], "view": 7, "purchase": [6, 7]}}}),
    Does("end_day", "or a prestige for each",
         "end_day, prestige", {"points": 5 + 8 + 8, "prestige": 3},
         own={"tourists": {"t13": {"cheese": [1, 5, 9], "view": 7, "purchase": [6, 7]}}}),
    Does("end_day", "cards go to their piles",
         "end_day", {"points": 3 + 4 - 2},
         own={"tourists": {"t13": {"cheese": [1, 5], "purchase": [6]}}},
         left={"cheese": [1, 5], "purchase": [6], "tourist": [13]}),
]  # fmt: skip

END_DAY += [
    Does("end_day", f"{points} at {time}", "end_day", {"points": points, "time": time},
         own={"time": time}, rival={"time": "16:00"})
    for time, points in [("17:00", 0), ("17:30", -2), ("18:00", -4), ("18:30", -6), ("19:00", -8)]
]  # fmt: skip

DOES = [*CHEESE, *TASTING, *PURCHASE, *VIEW, *PAIRING, *PIT_STOP, *END_DAY]
