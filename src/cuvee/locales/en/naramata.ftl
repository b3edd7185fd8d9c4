# Naramata.
#
# $name is whoever acts, $who a tourist. Arguments that name a thing ($winery, $kind, $upgrade and
# so on) arrive in words already: as the message `winery-hillside` says it. A type of
# cheese or wine without a message, from an edition of somebody’s own, stays as it is.

game = Naramata
reason-last_day = The last day is over, and the upgrades are scored.
reason-whelp_kept = The last day is over, and the Whelp score has held: the game is won.
reason-whelp_lost = The Whelp score is down to zero: the game is lost.
option-days = A fast game has two days, the usual one three, a long one four.
option-adjust_days = After each day the players may agree on another number of days.
option-locks = How many locks the players may take off the board at the start of a day, most of them when easy.
option-phantom = With two players, a vehicle without a driver takes up spaces.
option-phantom_setup = The Phantom counts as a third player for the start regions only, or also for bottles, upgrades and the draft.
option-phantom_from = The Phantom counts wineries from its own vehicle, or from the one furthest ahead on the road.
option-solo = Alone with two phantoms, for the Whelp score that every row not filled lowers.
option-fleet = All play together for one Whelp score and share one pool of prestige.
option-fleet_late = In the Fleet, being late costs a Whelp from 5:00 on, or for everybody from 6:00 on.
option-whelp = How hard a solo or Fleet game is; normal if you do not say.
option-leader = The player who decides for the Fleet who rides where; without one, all have to agree.
option-reverse_course = Every second day leads back, from END to the start.
option-from_end = On a Reverse Course, day 1 leads back already.
option-vehicles = Each player chooses a vehicle, or they are dealt.
option-purple = The purple vehicle's first two empty rows of a day cost nothing, or all those of two tourists.
option-edition = A folder with the numbers of your own box, in place of those that come with the game.

## Actions: what may be chosen, in any position

action-end_day = End your day and deliver your tourists
action-space = { $winery }, space { $space }
action-act = Take the action of the space
action-pit_stop = Pit stop: gain the roll of the die and 1 more prestige
action-road_pairing = Pairing on the road, past { $winery }
action-start = { $region }
action-tourist = { $tourist }
action-cheese = Cheese card { $cheese }
action-tasting = Tasting card { $tasting }
action-purchase = Purchase card { $purchase }
action-buy = Buy the upgrade in slot { $slot }
action-use = Use { $upgrade }
action-flip = Turn { $upgrade } face down
action-disks = Disks: { $count }
action-tokens = View tokens: { $count }
action-vehicle = { $vehicle }
action-sell = Discard the tourist for prestige
action-keep = Take the tourist along
action-points = Points
action-prestige = Prestige
action-ride = { $tourist } rides with { $seat }
action-days = { $count } days

# In special positions
label-space = { $winery }: { $kind }, { $minutes } min
label-contract = { $winery }: contract, with your bottle
label-lock = { $winery }: { $kind }
label-act = Take the action: { $kind }, { $minutes } min
label-fork = Towards { $winery }
label-buy = Buy { $upgrade } for { $prestige } prestige. { $upgrade_text }
label-active = Lay { $upgrade } face up
label-inactive = Lay { $upgrade } face down
label-row = Row: { $kind }
label-disk_beside = The disk spent in place of prestige
label-disk_on = The disk on { $upgrade }
label-keep = Take { $who } along
label-sell = Discard { $who } for { $prestige } prestige
# What the tourist wants: for each kind of row its points ("1/3/5") or how much fills it ("3x"), for purchases how many; "none" without such a row
label-tourist =
    { $who }{ $cheese_row ->
        [none] { "" }
       *[other] { " " }· cheese { $cheese_row }
    }{ $tasting_row ->
        [none] { "" }
       *[other] { " " }· tasting { $tasting_row }
    }{ $view_row ->
        [none] { "" }
       *[other] { " " }· view { $view_row }
    }{ $purchase_row ->
        [none] { "" }
       *[other] { " " }· purchases: { $purchase_row }
    }{ $pairing_row ->
        [none] { "" }
       *[other] { " " }· pairing { $pairing_row }
    }{ $favor_row ->
        [none] { "" }
       *[other] { " " }· favor { $favor_row }
    }
# The same, with the vehicle the tourist is to ride in
label-ride = { $vehicle }: { label-tourist }
# A tourist, and what lies on the row that the card or token is for
label-taker = { $who } (has { $count } of { $most })
label-cash_in = Discard the rest for { $prestige } prestige
label-purchase =
    { $bottles ->
        [one] 1 bottle for { $prestige } prestige
       *[other] { $bottles } bottles for { $prestige } prestige
    }
label-tokens =
    { $count ->
        [0] Buy none
        [one] Buy 1 token for 1 prestige
       *[other] Buy { $count } tokens for { $count } prestige
    }
label-pay =
    { $disks ->
        [0] Pay { $prestige } prestige
        [one] { $prestige ->
            [0] Pay with 1 disk
           *[other] Pay { $prestige } prestige and 1 disk
        }
       *[other] { $prestige ->
            [0] Pay with { $disks } disks
           *[other] Pay { $prestige } prestige and { $disks } disks
        }
    }
label-time =
    { $disks ->
        [0] Take the full { $minutes } min
        [one] Take only { $minutes } min, for 1 disk
       *[other] Take only { $minutes } min, for { $disks } disks
    }
label-points =
    { $points ->
        [one] Gain 1 point
       *[other] Gain { $points } points
    }
label-prestige = Gain { $prestige } prestige
label-agree = Agree
label-decline = Decline: all tourists go back to the open row
label-decline_days = Decline: it stays at { $planned } days
label-shift = Move the upgrades on: { $upgrade } goes under the deck
label-no_shift = Leave the upgrades as they are

## Kinds of actions, and of the rows on tourist cards

# What is done at each kind of space
kind_text-cheese = Draw two cheese cards; one goes on a tourist for free, others for 2 prestige each, the rest pays prestige
kind_text-tasting = Draw two tasting cards; one goes on a tourist for free, others for 2 prestige each, the rest pays prestige
kind_text-purchase = Draw two purchase cards, a third for 1 prestige, and buy what you like for your tourists
kind_text-view = Roll the die and place as many view tokens; more cost 1 prestige each, what fits nowhere pays 1
kind_text-pairing = Every tourist with an open pairing row gets a token; besides, you gain prestige by the hour
kind_text-contract = Take the signature bottle and 3 points or 3 prestige; with your bottle, do the other actions of the winery

kind-cheese = cheese
kind-tasting = tasting
kind-purchase = purchase
kind-view = view
kind-pairing = pairing
kind-favor = favor
kind-contract = contract
kind-pit_stop = pit stop

## Wineries and start regions

winery-upper_bench = Upper Bench
winery-four_shadows = Four Shadows
winery-roche = Roche
winery-three_sisters = Three Sisters
winery-meeples_milkshakes = Meeples & Milkshakes
winery-maple_leaf = Maple Leaf Distilling
winery-red_rooster = Red Rooster
winery-ruby_blues = Ruby Blues
winery-dangelo = D’Angelo
winery-poplar_grove_cheese = Poplar Grove Cheese
winery-hillside = Hillside
winery-singletree = Singletree
winery-wesbert = Wesbert
winery-laughing_stock = Laughing Stock
winery-black_widow = Black Widow
winery-lock_worth = Lock & Worth
winery-bench_1775 = Bench 1775
winery-moraine = Moraine
winery-lake_breeze = Lake Breeze
winery-lang = Lang
winery-therapy = Therapy
winery-serendipity = Serendipity
winery-nichol = Nichol
winery-daydreamer = Daydreamer
winery-elephant_island = Elephant Island
winery-van_westen = Van Westen
winery-deep_roots = Deep Roots
winery-legend = Legend Distilling

region-start_upper = Penticton, Upper Bench
region-start_lower = Penticton, lakefront
## Players, where nobody has told their names

seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4

## Vehicles

vehicle-red = Red convertible
vehicle-black = Black off-roader
vehicle-white = White sedan
vehicle-purple = Purple van
vehicle-blue = Blue bus
vehicle-yellow = Yellow camper

vehicle_text-red = It has one action disk more than the others.
vehicle_text-black = It may cross to the parallel road, to a winery level with it or further on.
vehicle_text-white = It seats only three tourists, but those you discard in the draft bring 1 prestige more.
vehicle_text-purple = The first two empty rows of a day cost you nothing.
vehicle_text-purple-tourists = The empty rows of the two tourists with the most of them cost you nothing.
vehicle_text-blue = Your day ends at 6 pm; your last action may start at 5 pm sharp.
vehicle_text-yellow = It may stop for a pairing on the road between two wineries.
# Where they do something else
vehicle_text-white-solo = It brings you 8 prestige at the start of a day, the other vehicles 6.
vehicle_text-white-fleet = It brings the Fleet 4 prestige at the start of a day, each other vehicle 3.
vehicle_text-purple-solo = Two cards or tokens may be missing each day without costing anything.
vehicle_text-purple-fleet = { vehicle_text-purple-solo }

## Upgrades

upgrade-unlock_store = Keyring
upgrade-double_action = Split Party
upgrade-cheese_draw = Cheese Cart
upgrade-cheese_free = Cheese Board
upgrade-tasting_draw = Flight Tray
upgrade-tasting_free = House Pour
upgrade-purchase_discount = Trade Account
upgrade-pairing_floor = Reserved Table
upgrade-view_plus_1 = Tripod
upgrade-pairing_plus_5 = Chef’s Friend
upgrade-view_plus_2 = Panorama Lens
upgrade-late_close = After Hours
upgrade-disk_points = Glowing Review
upgrade-extra_disk = Second Guide
upgrade-lock_satisfies = Insider Spot
upgrade-paid_unlock = Gate Fee
upgrade-cheese_double = Dairy Deal
upgrade-tasting_double = Cellar Deal
upgrade-disk_minus_30 = Short Cut
upgrade-view_cap_5 = Roof Rack
upgrade-pairing_hour = Express Lunch
upgrade-disk_refresh = Coffee Break
upgrade-disk_die = Roadside Stand

upgrade_text-unlock_store = Up to three times a day, take a lock off the board.
upgrade_text-double_action = For a disk, take a second action at the winery you visit, locked or not, and spend the time of both.
upgrade_text-cheese_draw = At a cheese action you draw one more card.
upgrade_text-cheese_free = The second cheese card you attach from a draw is free as well.
upgrade_text-tasting_draw = At a tasting you draw one more card.
upgrade_text-tasting_free = The second tasting card you attach from a draw is free as well.
upgrade_text-purchase_discount = Purchase cards cost you 2 less, but at least 1.
upgrade_text-pairing_floor = A pairing brings you at least 9 prestige, whatever the time.
upgrade_text-view_plus_1 = A view action brings you one more token than you roll, within the limit.
upgrade_text-pairing_plus_5 = A pairing brings you 5 more prestige.
upgrade_text-view_plus_2 = A view action brings you two more tokens than you roll, within the limit.
upgrade_text-late_close = Your day ends at 6 pm; your last action may start at 5 pm sharp.
upgrade_text-disk_points = For a disk, gain 2 points.
upgrade_text-extra_disk = You have one more action disk.
upgrade_text-lock_satisfies = For a disk, put a lock from the supply on a cheese or view row of a tourist, where it counts as one card or token.
upgrade_text-paid_unlock = For 2 prestige, take a lock off the board, as often as you like.
upgrade_text-cheese_double = The best cheese card you discard from a draw pays double.
upgrade_text-tasting_double = The best tasting card you discard from a draw pays double.
upgrade_text-disk_minus_30 = For each disk, an action takes 30 minutes less, but at least 30.
upgrade_text-view_cap_5 = Your limit of tokens at a view action is 5 instead of 4.
upgrade_text-pairing_hour = A pairing takes you 60 minutes.
upgrade_text-disk_refresh = When you reach or pass noon, and again at 3 pm, you take back a spent disk.
upgrade_text-disk_die = For a disk, roll the view die and gain as much prestige and 1 more.

## Tourists

tourist-t01 = Adele
tourist-t02 = Bram
tourist-t03 = Clio
tourist-t04 = Dario
tourist-t05 = Elsbeth
tourist-t06 = Farouk
tourist-t07 = Greta
tourist-t08 = Hamish
tourist-t09 = Ines
tourist-t10 = Jorun
tourist-t11 = Kalila
tourist-t12 = Lorcan
tourist-t13 = Mireille
tourist-t14 = Nnamdi
tourist-t15 = Odette
tourist-t16 = Piotr
tourist-t17 = Quilla
tourist-t18 = Rafferty
tourist-t19 = Soraya
tourist-t20 = Tobin
tourist-t21 = Ulrike
tourist-t22 = Viggo
tourist-t23 = Wanda
tourist-t24 = Xiomara
tourist-t25 = Yusuf
tourist-t26 = Zelda
tourist-t27 = Anselm
tourist-t28 = Beatriu
tourist-t29 = Caspian
tourist-t30 = Delphine
tourist-t31 = Emeka
tourist-t32 = Fenna
tourist-t33 = Gustavo
tourist-t34 = Hisako
tourist-t35 = Ivo
tourist-t36 = Jacinta
tourist-t37 = Kofi
tourist-t38 = Linnea
tourist-t39 = Matteus
tourist-t40 = Noor
tourist-t41 = Orla
tourist-t42 = Percival
tourist-t43 = Roshni
tourist-t44 = Sigrid
tourist-t45 = Tamsin
tourist-t46 = Umberto
tourist-t47 = Vesna
tourist-t48 = Willem
tourist-t49 = Yara
tourist-t50 = Zoltan

## Cards: a cheese or wine with the prestige it pays when discarded, and purchases

asset-cheese = { $cheese_type } (worth { $worth })
asset-tasting = { $tasting_type } (worth { $worth })
asset-purchase =
    { $bottles ->
        [one] 1 bottle (cost { $cost })
       *[other] { $bottles } bottles (cost { $cost })
    }

cheese_type-brie = Brie
cheese_type-cheddar = Cheddar
cheese_type-blue = Blue cheese
cheese_type-gouda = Gouda
cheese_type-chevre = Chèvre
cheese_type-feta = Feta

tasting_type-red = Red wine
tasting_type-white = White wine
tasting_type-rose = Rosé
tasting_type-sparkling = Sparkling wine
tasting_type-icewine = Icewine
tasting_type-fortified = Fortified wine

## Questions

ask-vehicle = Which vehicle do you drive?
ask-pick = Which tourist do you choose?
ask-pick_unwanted = Which tourist do you discard for nothing?
ask-play_or_sell = Does the tourist you chose come along?
ask-take_along = Which tourist do you take along? You need { $count } more today.
ask-propose =
    { $count ->
        [one] Who rides where? 1 tourist is still to be chosen.
       *[other] Who rides where? { $count } tourists are still to be chosen.
    }
ask-agree = Do you agree to the proposal?
ask-days = How many days do we play? { $planned } are planned.
ask-agree_days = Do you agree to { $days } days instead of { $planned }?
ask-choose_active = Which upgrade do you turn face down today? At most five may be active.
ask-start = Where do you start today?
ask-remove_locks =
    { $count ->
        [one] You may take 1 lock off the board. Which one?
       *[other] You may take { $count } locks off the board. Which one first?
    }

ask-turn = Where do you go, or what do you do first?
ask-activity = { $winery }, { $kind }: do you take the action or make a pit stop?
ask-claim = You claim the winery’s bottle. What do you take for it?
ask-contract = With your bottle of { $winery }, which action do you take next?
ask-second_action = Spend a disk for a second action at this winery?
ask-time = How long does the action take?
ask-take_back = Which disk do you take back?
ask-after_action = Anything else before your turn is over?
ask-shift = Your turn is over. Do you move the upgrades on?

ask-keep_cheese =
    { $prestige ->
        [0] Which cheese do you attach to a tourist? It is free.
       *[other] Which cheese do you attach to a tourist? It costs { $prestige } prestige.
    }
ask-keep_tasting =
    { $prestige ->
        [0] Which wine do you attach to a tourist? It is free.
       *[other] Which wine do you attach to a tourist? It costs { $prestige } prestige.
    }
ask-third_purchase = Draw a third purchase card for 1 prestige?
ask-keep_purchase = Which purchase do you pay for?
ask-attach-cheese = Who gets this: { asset-cheese }?
ask-attach-tasting = Who gets this: { asset-tasting }?
ask-attach-purchase = Who gets this: { asset-purchase }?
ask-buy_tokens =
    { $count ->
        [0] You have no view token to place. Do you buy some, for 1 prestige each?
        [one] You have 1 view token to place. Do you buy more, for 1 prestige each?
       *[other] You have { $count } view tokens to place. Do you buy more, for 1 prestige each?
    }
ask-view =
    { $count ->
        [one] Who gets the view token?
       *[other] You have { $count } view tokens to place. Who gets the next one?
    }

ask-pay = How do you pay { $prestige } prestige? Each disk is worth 1.
ask-activate = Do you lay { $upgrade } face up? At most five upgrades may be active.
ask-unlock = Which lock do you take off the board?
ask-insider = Which tourist gets the lock?
ask-insider_row = On which row does the lock go?
ask-reward = { $who } is satisfied in full. What do you take for it?
ask-phantom_start = Where does the Phantom start?
ask-phantom_fork = The road forks. Which way does the Phantom go?
ask-phantoms_fork = The road forks. Which way does Phantom { $phantom } go?

## Events

event-vehicle = { $name } drives this vehicle: { $vehicle }.
event-day = Day { $day } begins.
event-ride = { $name } takes { $who } along.
event-sell_tourist = { $name } discards { $who } for { $prestige } prestige.
event-start = { $name } starts here: { $region }.
event-way_back = Today the road leads back, from END to Penticton.
event-propose = { $name } proposes who rides where.
event-agree = { $name } agrees.
event-decline = { $name } declines: all tourists go back to the open row.
event-propose_days = { $name } proposes { $days } days.
event-decline_days = { $name } declines: it stays at { $planned } days.
event-days_agreed = All agree: the game has { $days } days.

event-arrive = { $name } comes to { $winery }: { $kind }.
event-road = { $name } stops on the road past { $winery } for a pairing.
event-next_action = { $name } takes this action: { $kind }.
event-pit_stop = { $name } makes a pit stop.
event-shorten =
    { $count ->
        [one] { $name } spends 1 disk to save 30 minutes.
       *[other] { $name } spends { $count } disks to save time, 30 minutes each.
    }
event-refresh = { $name } takes back a disk.
event-roll = { $name } rolls the view die: { $roll }.

event-draw-cheese = { $name } draws { asset-cheese }.
event-draw-tasting = { $name } draws { asset-tasting }.
event-draw-purchase = { $name } draws { asset-purchase }.
event-attach-cheese = { $who } gets { asset-cheese } from { $name }.
event-attach-tasting = { $who } gets { asset-tasting } from { $name }.
event-attach-purchase = { $who } gets { asset-purchase } from { $name }.
event-view = { $who } gets a view token from { $name }.
event-pairing = { $name } holds a pairing.
event-favor = { $who } gets a favor token from { $name }.
event-bottle = { $name } claims the bottle of { $winery }.
event-insider = { $who } gets a lock from { $name }, on this row: { $kind }.

event-pay =
    { $disks ->
        [0] { $name } pays { $prestige } prestige.
        [one] { $prestige ->
            [0] { $name } pays with 1 disk.
           *[other] { $name } pays { $prestige } prestige and 1 disk.
        }
       *[other] { $prestige ->
            [0] { $name } pays with { $disks } disks.
           *[other] { $name } pays { $prestige } prestige and { $disks } disks.
        }
    }
event-upgrade = { $name } buys { $upgrade }.
event-shift = { $name } moves the upgrades on: { $upgrade } goes under the deck.
event-use = { $name } uses { $upgrade }.
event-unlock = { $name } takes a lock off the board: { $winery }, { $kind }.

event-end = { $name } ends the day.
event-deliver =
    { $points ->
        [one] { $name } delivers { $who } for 1 point.
       *[other] { $name } delivers { $who } for { $points } points.
    }
event-empty_rows =
    { $points ->
        [one] { $name } loses 1 point for empty rows.
       *[other] { $name } loses { $points } points for empty rows.
    }
event-late =
    { $points ->
        [one] { $name } loses 1 point for being late.
       *[other] { $name } loses { $points } points for being late.
    }
event-points =
    { $points ->
        [one] { $name } gains 1 point.
       *[other] { $name } gains { $points } points.
    }
event-points-lost =
    { $points ->
        [one] { $name } loses 1 point.
       *[other] { $name } loses { $points } points.
    }
event-prestige = { $name } gains { $prestige } prestige.
event-score_upgrades =
    { $points ->
        [one] { $name }’s upgrades score 1 point.
       *[other] { $name }’s upgrades score { $points } points.
    }
event-whelp_rows =
    { $count ->
        [one] { $name } leaves 1 row short, and the Whelp score falls to { $whelp }.
       *[other] { $name } leaves { $count } rows short, and the Whelp score falls to { $whelp }.
    }
event-whelp_late = { $name } is late, and the Whelp score falls to { $whelp }.
event-whelp_kept = The last day ends with a Whelp score of { $whelp }.
event-whelp_lost = Nothing is left of the Whelp score.

event-phantom_start =
    { $number ->
        [0] The Phantom starts here: { $region }.
       *[other] Phantom { $number } starts here: { $region }.
    }
event-phantom_roll =
    { $number ->
        [0] The die rolls { $roll } for the Phantom.
       *[other] The die rolls { $roll } for Phantom { $number }.
    }
event-phantom =
    { $number ->
        [0] The Phantom comes to { $winery }: { $kind }.
       *[other] Phantom { $number } comes to { $winery }: { $kind }.
    }
event-phantom_end =
    { $number ->
        [0] The Phantom ends its day.
       *[other] Phantom { $number } ends its day.
    }

## Reasons: why something cannot be done

why-vehicle_taken = Somebody drives it already: { $vehicle }.
why-vehicle_full = Every seat is taken: { $vehicle }.
why-too_few_tourists =
    { $left ->
        [0] Two tourists have to ride with you: you have { $count }, and this is your last choice.
        [one] Two tourists have to ride with you: you have { $count }, and only 1 more choice comes after this one.
       *[other] Two tourists have to ride with you: you have { $count }, and only { $left } more choices come after this one.
    }
why-others_need = Every vehicle needs two tourists, and the others need all that are still to be chosen.
why-region_full = This start region is full: { $region }.

why-closed = It is { $time } for you, and the wineries have closed: no further action can start.
why-been_there = You have been at { $winery } today already.
why-behind = { $winery } is not on the road ahead of you.
why-occupied = A vehicle stands at { $winery } already: { $vehicle }.
why-phantom_there = The Phantom stands at { $winery }.
why-locked = This space of { $winery } is locked: { $kind }.
why-not_in_play =
    { $players ->
        [one] { $winery } has no such space in a game for one.
       *[other] { $winery } has no such space with { $players } players.
    }
why-no_bottle = No signature bottle is left at { $winery }.
why-bottle_owned = You have the signature bottle of { $winery } already.
why-no_road = No road leads from { $winery } to another winery.
why-no_roadside = Only the yellow vehicle can hold a pairing on the road.
why-done_already = You have done that on this visit: { $kind }.

why-no_taker = None of your tourists has such a row: { $kind }.
why-nobody_takes = None of your tourists can take this card.
why-no_row = { $who } has no such row: { $kind }.
why-row_full = { $who } has no room left on this row: { $kind }.
why-same_cheese = { $who } has this type already: { $cheese_type }.
why-same_tasting = { $who } has this type already: { $tasting_type }.
why-no_cards = There are no cards left to draw.

why-prestige = You need { $prestige } prestige for that and have { $purse }, disks included.
why-no_disk = You have no action disk left.
why-slot_empty = There is no upgrade in slot { $slot } of the market.
why-one_upgrade_a_turn = You have bought an upgrade this turn.
why-owned = You have { $upgrade } already.
why-not_owned = You do not have { $upgrade }.
why-not_active = { $upgrade } is not active.
why-too_many_active = At most { $most } upgrades may be active; you have { $count }.
why-keyring_full =
    { $count ->
        [one] You have taken 1 lock with { $upgrade } today; that is the most.
       *[other] You have taken { $count } locks with { $upgrade } today; that is the most.
    }
why-no_lock = There is no lock on the board.
why-no_open_row = { $who } has no room left on a cheese or view row.
why-no_open_rows = None of your tourists has room left on a cheese or view row.
why-carries_disk = There is a disk or a lock on { $upgrade }.
why-disk_in_use = You have no unspent disk to give back for { $upgrade }.
why-already_late = It is 5 pm or later for you, and your day depends on { $upgrade }.

## Rules that reasons come from, with the page of the printed rulebook

rule-vehicles = player setup, p. 7
rule-draft = draft, p. 8
rule-start = starting location, p. 8
rule-row = the Fleet, start of the day, p. 25
rule-movement = player turn, step 1, p. 10
rule-locks = player turn, locked spaces, p. 10
rule-signature = fourth signature option, p. 10
rule-yellow = symbol legend, player boards, p. 27
rule-assets = satisfying tourists, p. 22
rule-contract = contract, p. 15
rule-spend = free actions, spending prestige, p. 18
rule-disks = free actions, spending action disks, p. 18
rule-upgrades = upgrade cards, p. 19
rule-closing = end of play, closing, p. 20

## The table, as the terminal shows it

# Decks and discards
card-cheese = cheese
card-tasting = tasting
card-purchase = purchase
card-tourist = tourists
card-upgrade = upgrades

view-row = Open row
view-place = Place
view-vehicle = Vehicle
view-hand = Your hand
view-picked = Your choice
view-proposed = Proposal

## The terminal’s own board

board-setup = Setup
board-day = Day { $day } of { $last }
board-decides = { $name } to decide
board-all_decide = all decide at once
board-open_to = may decide: { $names }
board-closes = your day closes at { $time }
board-pairing = pairing now: +{ $prestige }
board-whelp = Whelp
board-pool = prestige of the Fleet: { $prestige }
board-course = Course
board-out = from Penticton to END
board-back = back from END to Penticton
board-track = Time
board-market = Market
board-upgrades = Upgrades
board-signature = Bottles
board-decks = Decks+piles
board-under = Under deck
board-end = END
board-start = START
board-past = past { $winery }
board-phantom = Phantom
board-phantom_mark = Ph
board-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
board-disks_on =
    { $count ->
        [one] 1 disk
       *[other] { $count } disks
    }
board-points = Points
board-prestige = Prestige
board-disks = Disks
board-bottles = Bottles
board-riders = { $name }’s tourists: filled → points now/most
board-riders_whelp = { $name }’s tourists: filled/needed
board-signs = small: locked or no bottle · { $sign } signature winery, bottles left · [ ] occupied
board-between = a number between two wineries: pairing on the road there
board-locked = locked
board-left =
    { $count ->
        [one] 1 bottle
       *[other] { $count } bottles
    }
board-own_bottle = yours
board-letter-cheese = C
board-letter-tasting = T
board-letter-purchase = P
board-letter-view = V
board-letter-pairing = A
board-letter-contract = K
board-vehicle-red = red
board-vehicle-black = black
board-vehicle-white = white
board-vehicle-purple = purple
board-vehicle-blue = blue
board-vehicle-yellow = yellow

# What decides a bot's choice.
topic-points = the score
topic-time = the time that is left
topic-purse = prestige and disks
topic-tourists = what the tourists wish for
topic-draft = the draft of tourists
topic-road = the wineries ahead
topic-upgrades = the upgrades
topic-rivals = how the others stand
