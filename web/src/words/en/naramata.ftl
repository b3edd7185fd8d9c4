# Naramata: one's own vehicle and its tourists, the others, the upgrades, the draft.

nar-you = You
nar-points =
    { $count ->
        [one] point
       *[other] points
    }
nar-points-short = pts
nar-prestige = Prestige
nar-bottles = Signature bottles
nar-bottles-count =
    { $count ->
        [one] 1 bottle
       *[other] { $count } bottles
    }
nar-vehicle-of = Vehicle of { $name }
nar-your-upgrades = Upgrades
nar-face-down = Face down:
nar-day-ends = day ends at { $time }
nar-pairing-now = A pairing now brings { $prestige } prestige.
nar-disks =
    { $count ->
        [one] 1 action disk
       *[other] { $count } action disks
    }{ $spent ->
        [0] { "" }
       *[other] , { $spent } spent
    }

## Tourists

nar-up-to =
    { $most ->
        [one] up to { $most } point
       *[other] up to { $most } points
    }
nar-of-most = { $now } of { $most } points
nar-rows-full = { $now } of { $count } rows full
nar-rows-count =
    { $count ->
        [one] { $count } row to fill
       *[other] { $count } rows to fill
    }
nar-all-full = all rows full: +{ $count }
nar-all-full-prestige = all rows full: +{ $count } prestige
nar-empty-rows = { $count } empty
nar-free-seat = free seat

## Cards

nar-drawn-by = Cards drawn by { $name }
nar-if-discarded = { $worth } if discarded

## Upgrades

nar-market = Upgrades
nar-purse =
    one a turn · { $prestige } prestige{ $disks ->
        [0] { "" }
        [one] { " " }+ 1 disk
       *[other] { " " }+ { $disks } disks
    }
nar-slot-empty = No upgrade here
nar-on-it = on it
nar-sum =
    { $shape ->
        [both] { $cost } − { $coins } + { $fee } fee = { $price }
        [coins] { $cost } − { $coins } = { $price }
        [fee] { $cost } + { $fee } fee = { $price }
       *[plain] costs { $price }
    }
nar-you-have = , you have { $count }
nar-under = Under the deck: { $upgrades }
nar-scores-end =
    { $points ->
        [one] 1 point at the end of the game
       *[other] { $points } points at the end of the game
    }
nar-short-unlock_store = 3 locks a day
nar-short-double_action = disk: 2nd action
nar-short-cheese_draw = cheese: draw +1
nar-short-cheese_free = 2nd card free
nar-short-tasting_draw = tasting: draw +1
nar-short-tasting_free = 2nd card free
nar-short-purchase_discount = cards −2
nar-short-pairing_floor = pairing: 9 or more
nar-short-view_plus_1 = view +1
nar-short-pairing_plus_5 = pairing +5
nar-short-view_plus_2 = view +2
nar-short-late_close = until 6 pm
nar-short-disk_points = disk: 2 points
nar-short-extra_disk = 1 disk more
nar-short-lock_satisfies = disk: lock on a row
nar-short-paid_unlock = 2 prestige: unlock
nar-short-cheese_double = best pays double
nar-short-tasting_double = best pays double
nar-short-disk_minus_30 = disk: −30 min
nar-short-view_cap_5 = view: up to 5
nar-short-pairing_hour = pairing in 1 hour
nar-short-disk_refresh = disk back at 12, 3
nar-short-disk_die = disk: die + 1

## Playing together, phantoms

nar-phantom =
    { $number ->
        [0] Phantom
       *[other] Phantom { $number }
    }
nar-whelp = Whelp score
nar-whelp-left =
    { $count ->
        [0] Game lost
       *[other] Every row not filled costs 1; at 0 the game is lost.
    }
nar-pool = Fleet’s prestige

## The list of spaces

nar-spaces = The nearest spaces
nar-signature = signature winery
nar-nobody-asks = nobody on board asks for it
nar-contract-line = the winery’s bottle
nar-minutes =
    { $minutes ->
        [60] 1 hour
        [120] 2 hours
       *[other] { $minutes } min
    }
nar-all-wineries = All { $count } wineries within reach
nar-fewer-wineries = Only the nearest

## The draft

nar-has-chosen = { $name } has chosen
nar-is-choosing = { $name } is choosing
nar-rest-goes =
    { $way ->
        [left] the rest goes left, to { $name }
       *[right] the rest goes right, to { $name }
    }
nar-hand-of =
    { $count ->
        [one] { $name }: 1 tourist in hand
       *[other] { $name }: { $count } tourists in hand
    }
nar-you-chose = You have chosen.
nar-you-chose-this = Your choice: { $answer }
nar-withdraw = Choose again
nar-pick-unwanted = Now choose one to discard.
nar-would-sit = { $name } would sit here
nar-must-ride = At least { $count } tourists must ride.
nar-on-board = On board
nar-they-ask = They ask for
nar-seats =
    { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
nar-driven-by = { $name } drives it
nar-answer-keep = Take { $name } along
nar-answer-sell = Discard { $name }
nar-answer-yes = Agree
nar-answer-no = Decline
nar-has-agreed = { $name } agrees
nar-is-thinking = { $name } is thinking
nar-stay = Stay behind: { $names }
nar-open-row = The open row
nar-declined = The proposal was declined; where each was to ride is marked. Change what should change, then:
nar-rest-as-before = Propose the rest as before
nar-map-look = Look at the map
nar-map-close = Back to the choice

## When it is

nar-context-setup = Before the first day
nar-context-draft = Morning of day { $day } · pick { $pick } of { $picks } · all at once
nar-context-day =
    { $back ->
        [yes] Day { $day } of { $days }, on the way back
       *[no] Day { $day } of { $days }
    }
nar-context-open =
    { $count ->
        [one] 1 winery open to you
       *[other] { $count } wineries open to you
    }
nar-stage-setup = Setup
nar-stage-day = Day { $day }

## After the game

nar-score-start = At the start
nar-score-tourists = Tourists
nar-score-rewards = Satisfied in full
nar-score-bottles = Bottles
nar-score-reviews = Reviews
nar-score-empty = Empty rows
nar-score-late = Late
nar-score-upgrades = Upgrades
nar-score-total = Total
nar-score-prestige = Prestige, for ties
nar-score-whelp-rows = Rows not filled
nar-score-whelp-late = Late
nar-score-whelp-spared = Below zero, not counted

## Close up. "Now" says what something would do in this position.

nar-now-asset =
    { $kind ->
        [purchase] Now: buying it costs { $worth } prestige, disks included, before any discount.
       *[other] Now: attach it to a tourist, or discard it for { $worth } prestige.
    }
nar-now-owned =
    { $active ->
        [yes] Now: face up, active.
       *[no] Now: face down, not active today.
    }
nar-now = Now: { $what }.
nar-by-bottles = by its bottles
nar-space-line =
    { $locked ->
        [yes] · locked
       *[no] · { $minutes } min
    }
nar-favor-line = Coming here counts as a favor.
nar-pit-stop-instead = Pit stop there instead, { $minutes } min
nar-fact-cheese = Draw { $drawn }, keep 1; each further card costs { $next } prestige.
nar-fact-tasting = Draw { $drawn }, keep 1; each further card costs { $next } prestige.
nar-fact-purchase = Draw { $drawn } and buy any of them; a third to choose from costs { $third } prestige.
nar-fact-view = Roll the die: { $least } to { $most } views.
nar-fact-pairing = { $prestige } prestige, and a pairing for everybody who wants one.
nar-fact-favor = A favor for everybody who wants one.
nar-fact-contract = The bottle of the winery: { $prestige } points or { $prestige } prestige.
nar-fact-time = { $minutes } min, until { $until }
nar-fact-late = Late: { $points } points if the day ends then.
nar-fact-last = No action can start after this one: your day then ends by itself.
nar-fact-room =
    { $count ->
        [0] Nobody on board has room for it.
        [one] Those on board take 1 more.
       *[other] Those on board take { $count } more.
    }

## What things are called when they are read out

nar-label-end = END: end your day
nar-label-fork = Towards { $winery }
nar-label-road = On the road past { $winery }
nar-label-space =
    { $known ->
        [no] { $winery }
       *[yes] { $winery }, { $kind }
    }{ $locked ->
        [yes] , locked
       *[no] { "" }
    }
nar-label-tourist = { $name }: { $rows }
nar-label-row = { $kind } { $count } of { $most }
nar-label-wish = { $kind } { $points }
nar-label-wish-most = { $kind }, { $most } at most
nar-label-ride = { $name } rides in: { $vehicle }
nar-label-upgrade = { $upgrade }. { $what }
nar-label-market = { $upgrade } for { $price } prestige. { $what }

## The position in words

nar-text-you = You, { $name }
nar-text-hand = Tourists in your hand
nar-text-vehicle = Vehicle: { $vehicle }.
nar-text-points =
    { $count ->
        [one] { $points } point.
       *[other] { $points } points.
    }
nar-text-score =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
nar-text-prestige = { $count } prestige
nar-text-drawn = Cards drawn: { $cards }.
nar-text-road = { $time }, on the road past { $winery }. The day ends at { $closing }.
nar-text-place = { $time }, { $place }. The day ends at { $closing }.
nar-text-upgrade =
    { $active ->
        [yes] Upgrade { $upgrade }, active{ $disks ->
            [0] .
            [one] , 1 disk on it.
           *[other] , { $disks } disks on it.
        }
       *[no] Upgrade { $upgrade }, face down.
    }
nar-text-keyring =
    { $count ->
        [one] Keyring: 1 lock.
       *[other] Keyring: { $count } locks.
    }
nar-text-bottles = Bottles: { $wineries }.
nar-text-tourist = { $name }, { $standing }
nar-text-has = { $count } of { $most }
nar-column-tourist = Tourist
nar-column-row = Row
nar-column-has = Filled
nar-column-lies = Cards on it
nar-column-points = Points now (steps)
nar-text-together = Playing together
nar-text-whelp = Whelp score: { $count }.
nar-text-pool = Prestige of the Fleet: { $count }.
nar-text-phantoms = Phantoms
nar-text-phantom =
    { $started ->
        [no] { $phantom }: not on the road yet.
       *[yes] { $phantom }: { $time }, { $place }.
    }
nar-text-road-title = The road, in the order of travel
nar-text-space =
    { $locked ->
        [yes] { $kind } locked
       *[no] { $kind }
    }
nar-text-stop = { $winery }: { $spaces }.
nar-text-left =
    { $count ->
        [0] No bottle left.
        [one] 1 bottle left.
       *[other] { $count } bottles left.
    }
nar-text-parked = Parked here: { $names }.
nar-text-slot = Slot { $slot }: { $upgrade } for { $price } prestige. { $what }
nar-text-slot-empty = Slot { $slot }: empty.
nar-text-decks = Decks
nar-text-deck =
    { $count ->
        [one] { $pile }: 1 card.
       *[other] { $pile }: { $count } cards.
    }
