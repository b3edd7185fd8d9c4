"""What each summer visitor does: a line for a case, told from seat 0."""

from tests.games.viticulture.cases import ALL, BOTH, Does, all_but

DOES = [
    Does("surveyor", 1, "every empty field pays", {}, [], {"lira": 6}),
    Does(
        "surveyor", 1, "neither a planted nor a sold field is empty",
        {"planted": {"field_5": ["malvasia"]}, "sold": ["field_7"]}, [], {"lira": 2},
    ),
    Does(
        "surveyor", 2, "every planted field scores once",
        {"planted": {"field_5": ["malvasia", "malvasia"], "field_7": ["sangiovese"]}}, [],
        {"vp": 2},
    ),
    Does("broker", 1, "nine lira for three points", {"lira": 9}, [], {"lira": 0, "vp": 3}),
    Does("broker", 2, "two points down to the floor", {"vp": -3}, [], {"vp": -5, "lira": 6}),
    Does(
        "wine_critic", 1, "the last two of the deck", {}, [], {"draws": {"winter_visitor": 2}},
        decks={"winter_visitor": 2},
    ),
    Does(
        "wine_critic", 2, "a wine of 7 is good enough", {"wines": {"white": [6, 7, 9]}},
        ["wine white 7"], {"wines": {"white": [6, 9]}, "vp": 4},
    ),
    Does(
        "blacksmith", 1, "a cost of 5 scores although 3 are paid", {"lira": 3},
        ["structure windmill"], {"lira": 0, "structures": ["windmill"], "vp": 1},
    ),
    Does(
        "blacksmith", 1, "so does a cost of 6", {"lira": 4, "structures": ["medium_cellar"]},
        ["structure large_cellar"],
        {"lira": 0, "structures": ["large_cellar", "medium_cellar"], "vp": 1},
    ),
    Does(
        "blacksmith", 1, "a cost of 4 does not", {"lira": 2}, ["structure cottage"],
        {"lira": 0, "structures": ["cottage"]},
    ),
    Does(
        "blacksmith", 1, "a cost of 2 is free", {}, ["structure yoke"], {"structures": ["yoke"]}
    ),
    Does(
        "contractor", 1, "a point, then a structure", {"lira": 2}, ["structure yoke"],
        {"lira": 0, "structures": ["yoke"], "vp": 1},
    ),
    Does(
        "contractor", 2, "a trellis, then the vine that needed it",
        {"lira": 2, "hand": ["pinot"]}, ["structure trellis", "option 3", "field field_5"],
        {"lira": 0, "structures": ["trellis"], "hand": [], "planted": {"field_5": ["pinot"]}},
    ),
    Does(
        "contractor", 2, "the windmill, whose point comes with the vine",
        {"lira": 5, "hand": ["malvasia"]}, ["structure windmill", "option 3", "field field_5"],
        {"lira": 0, "structures": ["windmill"], "used": ["windmill"], "vp": 1, "hand": [],
         "planted": {"field_5": ["malvasia"]}},
    ),
    Does(
        "contractor", 3, "a vine, then a point", {"hand": ["malvasia"]}, ["field field_6"],
        {"hand": [], "planted": {"field_6": ["malvasia"]}, "vp": 1},
    ),
    Does(
        "tour_guide", 1, "no tour, so nothing for the tasting room",
        {"structures": ["tasting_room"], "wines": {"red": [1]}}, [], {"lira": 4},
    ),
    Does(
        "tour_guide", 2, "a harvest in summer", {"planted": {"field_5": ["merlot", "malvasia"]}},
        [], {"grapes": {"red": [3], "white": [1]}, "harvested": ["field_5"]},
    ),
    Does(
        "tour_guide", 2, "grapes go down to the next free space, or are lost",
        {"planted": {"field_7": ["merlot", "malvasia"]}, "grapes": {"red": [2, 3], "white": [1]}},
        [], {"grapes": {"red": [1, 2, 3], "white": [1]}, "harvested": ["field_7"]},
    ),
    Does(
        "novice_guide", 1, "no tour, so nothing for the tasting room",
        {"structures": ["tasting_room"], "wines": {"red": [1]}}, [], {"lira": 3},
    ),
    Does(
        "novice_guide", 2, "two wines", {"grapes": {"red": [2, 4], "white": [3]}},
        ["make red", "grape red 4", "make white"],
        {"grapes": {"red": [2]}, "wines": {"red": [3], "white": [3]}},
    ),
    Does(
        "novice_guide", 2, "one wine is enough", {"grapes": {"red": [2], "white": [3]}},
        ["make red", "done"], {"grapes": {"white": [3]}, "wines": {"red": [2]}},
    ),
    Does(
        "novice_guide", 2, "a full cellar leaves room further down",
        {"grapes": {"red": [3]}, "wines": {"red": [2, 3]}}, [],
        {"grapes": {}, "wines": {"red": [1, 2, 3]}},
    ),
    Does(
        "uncertified_broker", 1, "three points down to the floor", {"vp": -2}, [],
        {"vp": -5, "lira": 9},
    ),
    Does("uncertified_broker", 2, "six lira for two points", {"lira": 6}, [], {"lira": 0, "vp": 2}),
    Does(
        "planter", 1, "two vines on two fields, one point of the windmill, one lira",
        {"hand": ["malvasia", "sangiovese", "sangiovese"], "structures": ["windmill"]},
        ["card malvasia", "field field_5", "yes", "field field_6"],
        {"hand": ["sangiovese"], "planted": {"field_5": ["malvasia"], "field_6": ["sangiovese"]},
         "lira": 1, "vp": 1, "used": ["windmill"]},
    ),
    Does(
        "planter", 1, "one vine is enough", {"hand": ["malvasia", "sangiovese"]},
        ["card malvasia", "field field_5", "done"],
        {"hand": ["sangiovese"], "planted": {"field_5": ["malvasia"]}, "lira": 1},
    ),
    Does(
        "planter", 2, "any vine of the hand goes for the one uprooted",
        {"planted": {"field_5": ["malvasia"]}, "hand": ["pinot"]}, ["card pinot"],
        {"planted": {}, "hand": ["malvasia"], "vp": 2},
    ),
    Does(
        "planter", 2, "uprooting does not undo the harvest",
        {"planted": {"field_5": ["malvasia"]}, "harvested": ["field_5"]}, [],
        {"planted": {}, "vp": 2},
    ),
    Does(
        "buyer", 1, "either colour", {"lira": 2}, ["grape white 1"],
        {"lira": 0, "grapes": {"white": [1]}},
    ),
    Does(
        "buyer", 1, "only where the space of value 1 is free",
        {"lira": 2, "grapes": {"white": [1, 3]}}, [],
        {"lira": 0, "grapes": {"red": [1], "white": [1, 3]}},
    ),
    Does(
        "buyer", 2, "any grape", {"grapes": {"red": [4], "white": [9]}}, ["grape red 4"],
        {"grapes": {"white": [9]}, "lira": 2, "vp": 1},
    ),
    Does(
        "landscaper", 1, "the vine just drawn may be planted", {}, ["yes", "field field_5"],
        {"planted": {"field_5": ["malvasia"]}}, decks={"vine": ["malvasia"]},
    ),
    Does(
        "landscaper", 1, "and may be kept", {}, ["no"], {"draws": {"vine": 1}},
        decks={"vine": ["malvasia"]},
    ),
    Does(
        "landscaper", 1, "drawing is worth it even with nothing to plant", {}, [],
        {"draws": {"vine": 1}}, decks={"vine": ["merlot"]},
    ),
    Does(
        "landscaper", 2, "a swap asks for no structure, scores no windmill, moves no harvest mark",
        {"planted": {"field_5": ["merlot"], "field_6": ["malvasia", "pinot"]},
         "structures": ["windmill"], "harvested": ["field_5"]},
        ["vine field_5 merlot", "vine field_6 malvasia"],
        {"planted": {"field_5": ["malvasia"], "field_6": ["pinot", "merlot"]}},
    ),
    Does(
        "architect", 1, "three lira less", {"lira": 2}, ["structure windmill"],
        {"lira": 0, "structures": ["windmill"]},
    ),
    Does(
        "architect", 1, "nothing is paid back", {"lira": 1}, ["structure trellis"],
        {"structures": ["trellis"]},
    ),
    Does(
        "architect", 2, "exactly the cost of 4 counts", {"structures": all_but("yoke")}, [],
        {"vp": 2},
    ),
    Does(
        "uncertified_architect", 1, "a cheap structure for a point", {"vp": -4},
        ["structure irrigation"], {"vp": -5, "structures": ["irrigation"]},
    ),
    Does(
        "uncertified_architect", 2, "any structure for two", {"vp": -3},
        ["structure tasting_room"], {"vp": -5, "structures": ["tasting_room"]},
    ),
    Does("patron", 1, "four lira", {}, [], {"lira": 4}),
    Does("patron", 2, "two cards", {}, [], {"draws": {"order": 1, "winter_visitor": 1}}),
    Does(
        "auctioneer", 1, "two cards of any deck", {"hand": ["merlot", "queen", "judge"]},
        ["card merlot", "card judge"], {"hand": ["queen"], "lira": 4},
    ),
    Does(
        "auctioneer", 2, "four cards of any deck", {"hand": ["merlot", "queen", "judge", "vendor"]},
        ["card queen", "card merlot", "card judge"], {"hand": [], "vp": 3},
    ),
    Does(
        "entertainer", 1, "the last three of the deck", {"lira": 4}, [],
        {"lira": 0, "draws": {"winter_visitor": 3}}, decks={"winter_visitor": 3},
    ),
    Does(
        "entertainer", 2, "visitors of both seasons",
        {"wines": {"red": [1]}, "hand": ["merlot", "queen", "judge", "vendor"]},
        ["card queen", "card vendor"], {"wines": {}, "hand": ["merlot"], "vp": 3},
    ),
    Does(
        "vendor", 1, "three cards, and one for the opponent who wants it", {}, ["yes"],
        {"draws": {"vine": 1, "order": 1, "winter_visitor": 1}},
        rival_then={"draws": {"summer_visitor": 1}},
    ),
    Does(
        "handyman", 1, "the owner may build too, without scoring", {"lira": 1},
        ["yes", "structure irrigation", "no"], {"lira": 0, "structures": ["irrigation"]},
    ),
    Does(
        "handyman", 1, "an opponent who builds scores for the owner", {"structures": ALL},
        ["yes", "structure windmill"], {"vp": 1}, rival={"lira": 3},
        rival_then={"lira": 0, "structures": ["windmill"]},
    ),
    Does(
        "horticulturist", 1, "no structures are needed", {"hand": ["chardonnay"]},
        ["field field_5"], {"hand": [], "planted": {"field_5": ["chardonnay"]}},
    ),
    Does(
        "horticulturist", 2, "any two vines of the hand go for the two uprooted",
        {"planted": {"field_5": ["malvasia", "pinot"]}, "hand": ["merlot"]},
        ["vine field_5 malvasia", "card merlot", "card pinot"],
        {"planted": {}, "hand": ["malvasia"], "vp": 3},
    ),
    Does(
        "peddler", 1, "one card of each deck for two of any", {"hand": ["merlot", "queen"]},
        ["card merlot"],
        {"hand": [], "draws": {"vine": 1, "summer_visitor": 1, "order": 1, "winter_visitor": 1}},
    ),
    Does("banker", 1, "five lira", {}, ["no"], {"lira": 5}),
    Does(
        "banker", 1, "the bank pays the opponent", {}, ["yes"], {"lira": 5}, rival={"vp": -4},
        rival_then={"vp": -5, "lira": 3},
    ),
    Does(
        "overseer", 1, "the structure that the vine needs", {"lira": 3, "hand": ["pinot"]},
        ["field field_5"],
        {"lira": 1, "structures": ["trellis"], "hand": [], "planted": {"field_5": ["pinot"]}},
    ),
    Does(
        "overseer", 1, "a vine of 4 scores, and the new windmill too",
        {"lira": 5, "hand": ["chardonnay"], "structures": ["trellis", "irrigation"]},
        ["structure windmill", "field field_5"],
        {"lira": 0, "structures": ["trellis", "irrigation", "windmill"], "used": ["windmill"],
         "hand": [], "planted": {"field_5": ["chardonnay"]}, "vp": 2},
    ),
    Does(
        "overseer", 2, "the windmill comes too late for the vine",
        {"lira": 5, "hand": ["chardonnay"], "structures": ["trellis", "irrigation"]},
        ["field field_5", "structure windmill"],
        {"lira": 0, "structures": ["trellis", "irrigation", "windmill"], "hand": [],
         "planted": {"field_5": ["chardonnay"]}, "vp": 1},
    ),
    Does(
        "importer", 1, "the last three of the deck, without opponents who could pay", {}, [],
        {"draws": {"winter_visitor": 3}}, decks={"winter_visitor": 3},
        rival={"hand": ["queen", "vendor", "merlot"]},
    ),
    Does(
        "sharecropper", 1, "no structures are needed", {"hand": ["chardonnay"]},
        ["field field_7"], {"hand": [], "planted": {"field_7": ["chardonnay"]}},
    ),
    Does(
        "sharecropper", 2, "any vine of the hand goes for the one uprooted",
        {"planted": {"field_5": ["malvasia"], "field_6": ["syrah"]}, "hand": ["pinot"]},
        ["vine field_6 syrah", "card pinot"],
        {"planted": {"field_5": ["malvasia"]}, "hand": ["syrah"], "vp": 2},
    ),
    Does(
        "grower", 1, "the sixth vine on all fields scores",
        {"planted": {"field_5": ["malvasia"] * 2, "field_6": ["sangiovese"] * 3},
         "hand": ["malvasia"]}, ["field field_7"],
        {"planted": {"field_5": ["malvasia"] * 2, "field_6": ["sangiovese"] * 3,
                     "field_7": ["malvasia"]}, "hand": [], "vp": 2},
    ),
    Does(
        "grower", 1, "the fifth does not",
        {"planted": {"field_6": ["sangiovese"] * 4}, "hand": ["malvasia"]}, ["field field_7"],
        {"planted": {"field_6": ["sangiovese"] * 4, "field_7": ["malvasia"]}, "hand": []},
    ),
    Does(
        "negotiator", 1, "a grape for one step", {"grapes": {"red": [1]}}, [],
        {"grapes": {}, "residual": 1},
    ),
    Does(
        "negotiator", 2, "a wine for two steps", {"wines": {"red": [1, 2]}}, ["wine red 1"],
        {"wines": {"red": [2]}, "residual": 2},
    ),
    Does(
        "cultivator", 1, "a full field takes one more vine",
        {"planted": {"field_5": ["chardonnay", "malvasia"]}, "hand": ["merlot"],
         "structures": ["irrigation", "windmill"]}, ["field field_5"],
        {"planted": {"field_5": ["malvasia", "merlot", "chardonnay"]}, "hand": [], "vp": 1,
         "used": ["windmill"]},
    ),
    Does("homesteader", 1, "build", {"lira": 2}, ["structure windmill"],
         {"lira": 0, "structures": ["windmill"]}),
    Does(
        "homesteader", 2, "plant two vines", {"hand": ["malvasia"] * 3, "structures": ALL},
        ["field field_5", "yes", "field field_5"],
        {"hand": ["malvasia"], "planted": {"field_5": ["malvasia"] * 2}, "vp": 1,
         "used": ["windmill"]},
    ),
    Does(
        "homesteader", BOTH, "build, then plant what needed it",
        {"vp": -4, "hand": ["merlot", "malvasia"]},
        ["option 1", "structure irrigation", "yes", "card merlot", "field field_5", "done"],
        {"vp": -5, "structures": ["irrigation"], "hand": ["malvasia"],
         "planted": {"field_5": ["merlot"]}},
    ),
    Does(
        "homesteader", BOTH, "plant first, and the windmill's point pays for building",
        {"vp": -5, "hand": ["malvasia"], "structures": ["windmill"]},
        ["option 2", "field field_5", "yes", "structure yoke"],
        {"structures": ["windmill", "yoke"], "used": ["windmill"], "hand": [],
         "planted": {"field_5": ["malvasia"]}},
    ),
    Does(
        "planner", 1, "a second worker takes a place in winter", {},
        ["place harvest_left", "worker grande"],
        {"grande": 0, "placed": [("harvest_left", "grande")]},
    ),
    Does(
        "agriculturist", 1, "three varieties on the field score",
        {"planted": {"field_7": ["malvasia", "sangiovese"]}, "hand": ["pinot"],
         "structures": ["trellis"]}, ["field field_7"],
        {"planted": {"field_7": ["sangiovese", "malvasia", "pinot"]}, "hand": [], "vp": 2},
    ),
    Does(
        "agriculturist", 1, "cards of one variety and other fields do not",
        {"planted": {"field_7": ["malvasia"] * 2, "field_6": ["syrah"]}, "hand": ["sangiovese"]},
        ["field field_7"],
        {"planted": {"field_6": ["syrah"], "field_7": ["sangiovese", "malvasia", "malvasia"]},
         "hand": []},
    ),
    Does(
        "swindler", 1, "an opponent pays", {}, ["yes"], {"lira": 2}, rival={"lira": 2},
        rival_then={"lira": 0},
    ),
    Does("swindler", 1, "or leaves a point", {}, ["no"], {"vp": 1}, rival={"lira": 2}),
    Does("swindler", 1, "whoever has too little leaves a point", {}, [], {"vp": 1},
         rival={"lira": 1}),
    Does(
        "producer", 1, "one worker is enough",
        {"lira": 2, "placed": [("cart", "regular"), ("plant_left", "grande")], "grande": 0},
        ["retrieve plant_left grande", "done"],
        {"lira": 0, "grande": 1, "placed": [("cart", "regular")]},
    ),
    Does(
        "organizer", 1, "a new row, its bonus, and no more turns", {}, ["wake_up 6"],
        {"row": 6, "vp": 1, "passed": 1},
    ),
    Does("sponsor", 1, "two vines", {}, ["no"], {"draws": {"vine": 2}}, decks={"vine": 2}),
    Does("sponsor", 2, "three lira", {}, ["no"], {"lira": 3}),
    Does("sponsor", BOTH, "for a point", {"vp": -4}, ["option 2", "yes"],
         {"vp": -5, "lira": 3, "draws": {"vine": 2}}),
    Does("artisan", 1, "three lira", {}, [], {"lira": 3}),
    Does(
        "artisan", 2, "one lira less", {"lira": 1}, ["structure trellis"],
        {"lira": 0, "structures": ["trellis"]},
    ),
    Does(
        "artisan", 3, "two vines, each where it pleases",
        {"hand": ["malvasia", "sangiovese", "sangiovese"]},
        ["card malvasia", "field field_5", "yes", "field field_6"],
        {"hand": ["sangiovese"], "planted": {"field_5": ["malvasia"], "field_6": ["sangiovese"]}},
    ),
    Does(
        "stonemason", 1, "the two dearest, one on the other", {"lira": 9},
        ["structure medium_cellar", "structure large_cellar"],
        {"lira": 1, "structures": ["medium_cellar", "large_cellar"]},
    ),
    Does(
        "stonemason", 1, "the last two", {"lira": 8, "structures": all_but("trellis", "yoke")},
        ["structure yoke"], {"lira": 0, "structures": ALL},
    ),
    Does(
        "volunteer_crew", 1, "the owner may plant too, without being paid", {"hand": ["malvasia"]},
        ["yes", "field field_5"], {"hand": [], "planted": {"field_5": ["malvasia"]}},
    ),
    Does("volunteer_crew", 1, "nobody has to be able to", {}, [], {}),
    Does(
        "wedding_party", 1, "a guest who cannot refuse", {"lira": 3}, [], {"lira": 1, "vp": 1},
        rival_then={"lira": 2},
    ),
]  # fmt: skip
