# The rules reference and the card encyclopaedia.

help-rules = Rules
help-game = Game
help-contents = Contents
help-search = Search the rules
help-search-clear = Clear the search
help-found =
    { $count ->
        [0] Nothing found.
        [one] 1 section found.
       *[other] { $count } sections found.
    }
help-nothing = There is nothing about “{ $query }” in these rules.
help-link = Link to “{ $title }”
help-to-cards = All cards of this game
help-back = Back to “{ $title }”
help-related = See also
help-unknown = There is no section about this.
help-whole = Open in the rules
help-no-rules = This game has no written rules here.
help-no-rules-table = The table itself helps: the list (L) shows everything you can do now, and whatever you cannot do tells you why when you point at it.

## Cards
cards-title = Cards
cards-search = Search the cards
cards-to-rules = The rules of this game
cards-kind = Kind
cards-gives = Topic
cards-any = All
cards-found =
    { $count ->
        [0] No cards found.
        [one] 1 card.
       *[other] { $count } cards.
    }
cards-nothing = No matching cards. Try fewer words or another kind.
cards-copies =
    { $count ->
        [one] 1 in the box
       *[other] { $count } in the box
    }
cards-ruling = Ruling
cards-loading = Loading cards
cards-none = This game has no cards to look through.

## What there is in the boxes
cards-kind-vine = Vines
cards-kind-summer_visitor = Summer visitors
cards-kind-winter_visitor = Winter visitors
cards-kind-order = Wine orders
cards-kind-mama = Mamas
cards-kind-papa = Papas
cards-kind-structure = Structures
cards-kind-automa = Automa
cards-kind-tourist = Tourists
cards-kind-upgrade = Upgrades
cards-kind-vehicle = Vehicles
cards-kind-cheese = Cheese
cards-kind-tasting = Tastings
cards-kind-purchase = Purchases
cards-kind-winery = Wineries

## What cards have to do with
cards-topic-points = points
cards-topic-lira = lira
cards-topic-residual = residual payment
cards-topic-plant = planting and vines
cards-topic-summer_visitor = summer visitors
cards-topic-winter_visitor = winter visitors
cards-topic-order = orders
cards-topic-red = red
cards-topic-white = white
cards-topic-blush = blush
cards-topic-sparkling = sparkling
cards-topic-worker = workers
cards-topic-structure = structures
cards-topic-trellis = trellis
cards-topic-irrigation = irrigation
cards-topic-grapes = grapes
cards-topic-wine = wine
cards-topic-draw = drawing cards
cards-topic-summer = summer
cards-topic-winter = winter
cards-topic-cheese = cheese
cards-topic-tasting = tasting
cards-topic-purchase = purchase
cards-topic-view = view
cards-topic-pairing = pairing
cards-topic-favor = favor
cards-topic-contract = contract
cards-topic-prestige = prestige
cards-topic-time = time
cards-topic-disk = disks
cards-topic-lock = locks
cards-topic-signature = signature wineries

cards-structure-cost = Costs { $lira } lira
cards-automa-number = Automa card { $number }
cards-automa-nothing = no worker
cards-upgrade-cost = Costs { $cost } prestige
cards-upgrade-points =
    { $points ->
        [one] 1 point at the end
       *[other] { $points } points at the end
    }
cards-vehicle-has = { $disks } disks, { $seats } seats
cards-winery-signature = Signature winery
cards-winery-players = { $kind }, from { $players } players on
