# Viticulture: mats, hands, opponents, the Automa, text mode.

vit-you = You
vit-seat = Player { $number }
vit-bot = bot
vit-none = none

## Names of what can be pointed at

vit-row = Wake-up row { $row }
vit-space = { $task }{ $slot ->
    [left] , left space
    [middle] , bonus space
    [right] , right space
   *[other] , joining with the grande worker
  }
vit-vine-on = { $card } on { $field }
vit-grape = { $colour ->
    [red] Red grape
   *[other] White grape
  }, value { $value }
vit-wine = { $wine }, value { $value }
vit-make = Make a { $wine }
vit-option = Option { $number }
vit-option-of = { $card }, option { $number }

## The mat

vit-mat = Your estate, crush pad and cellar
vit-estate = Estate
vit-estate-own = Your estate
vit-ladder = Crush pad and cellar
vit-own-line = Show or hide your estate
vit-lira = lira
vit-points = points
# Beside its number
vit-unit-lira = { $count ->
   *[other] lira
  }
vit-unit-points = { $count ->
    [one] point
   *[other] points
  }
vit-a-year = a year
vit-residual = Residual payment
vit-tokens = bonus tokens
vit-of = { $sum } of { $limit }
vit-field-empty = Empty field
vit-field-sold = Field sold
vit-field-sells = sells for { $lira } lira
vit-field-costs = costs { $lira } lira
vit-value = value
vit-cellar-small = small cellar
vit-cellar-medium = medium
vit-cellar-unbuilt = unbuilt
vit-trained = { $count ->
    [one] 1 new worker, from next year on
   *[other] { $count } new workers, from next year on
  }
vit-short-cabernet_sauvignon = Cabernet Sauv.
vit-short-sauvignon_blanc = Sauvignon Bl.

## The hand

vit-hand = Your hand
vit-hand-count = Hand { $count }
vit-hand-limit = limit { $limit } at year end
vit-hand-walk = browse cards
vit-hand-magnify = magnify
vit-hand-empty = No cards in hand.
vit-order = Wine order
vit-order-ready = can be filled
vit-needs = needs
vit-needs-nothing = needs nothing
vit-in-play = in play
vit-card-one = do one of these
vit-card-two = do two of these
vit-card-one_or_both = one, or lose 1 { -point } for both
vit-title-cabernet_sauvignon = Cabernet Sauv.
vit-title-sauvignon_blanc = Sauvignon Bl.
# Where long words of card names may be broken: soft hyphens
vit-title-surveyor = Surveyor
vit-title-broker = Broker
vit-title-wine_critic = Wine Critic
vit-title-contractor = Contractor
vit-title-uncertified_broker = Uncerti­fied Broker
vit-title-landscaper = Landscaper
vit-title-uncertified_architect = Uncerti­fied Architect
vit-title-entertainer = Entertainer
vit-title-horticulturist = Horti­culturist
vit-title-sharecropper = Share­cropper
vit-title-negotiator = Negotiator
vit-title-planner = Planner
vit-title-agriculturist = Agri­culturist
vit-title-sponsor = Sponsor
vit-title-artisan = Artisan
vit-title-wedding_party = Wedding Party
vit-title-judge = Judge
vit-title-crush_expert = Crush Expert
vit-title-uncertified_teacher = Uncerti­fied Teacher
vit-title-master_vintner = Master Vintner
vit-title-uncertified_oenologist = Uncerti­fied Oenologist
vit-title-promoter = Promoter
vit-title-harvest_expert = Harvest Expert
vit-title-jack_of_all_trades = Jack-of-All-Trades
vit-title-supervisor = Supervisor
vit-title-bottler = Bottler
vit-title-zymologist = Zymologist
# Words that are shown as icons
-lira = lira
-liras = lira
-point = point
-points = points
-vine-card = vine card
-vine-cards = vine cards
-summer-visitor = summer visitor
-summer-visitors = summer visitors
-winter-visitor = winter visitor
-winter-visitors = winter visitors
-wine-order = wine order
-wine-orders = wine orders

## The others

vit-more = The whole mat: { $name }
vit-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
  }
vit-passed = passed
vit-cards = Cards

## Alone

vit-automa = The Automa
vit-level = { $level ->
    [very_easy] very easy
    [easy] easy
    [hard] hard
    [very_hard] very hard
   *[other] normal
  }
vit-automa-lead = { $lead ->
    [level] You are level with the Automa.
    [ahead] You are { $far } ahead of the Automa.
   *[behind] You are { $far } behind the Automa.
  }
vit-automa-rows = { $rows ->
    [one] 1 row with a glass token
   *[other] { $rows } rows with a glass token
  }
vit-automa-cards = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
  }
vit-automa-aggressive = aggressive
vit-automa-turn = What it did: { $season }, year { $year }
vit-automa-card = Card { $number }

## The start

vit-parents = Your parents
vit-parents-mama = Mama
vit-parents-papa = Papa
vit-parents-or = or
vit-parents-grande = 1 grande worker
vit-parents-workers = 2 workers
vit-parents-worker = worker
vit-parents-point = point

## Magnified

vit-now = Now:
vit-now-legal = you can choose this.
vit-now-needs = you still need { $structures }.
vit-now-ready = your cellar can fill it.
vit-now-short = your cellar does not hold these wines yet.
vit-now-summer = to be played in summer.
vit-now-winter = to be played in winter.
vit-now-chance = the result is drawn or revealed.
vit-fact-bonus = Bonus of this space: { $bonus }.
vit-fact-price = Costs { $price } { -lira }; you have { $lira }.
vit-fact-order = Gives { $points } { -points } and { $residual } residual payment.
vit-fact-vine = Red { $red }, white { $white }.
vit-deck-left = { $count ->
    [one] 1 card left to draw.
   *[other] { $count } cards left to draw.
  }
vit-deck-top = On top of its discards: { $card }
vit-deck-no-discards = Nothing has been discarded.
vit-field-text = Holds vines up to { $limit } in total. Empty, it sells for { $limit } lira and can be bought back for the same price.
vit-grande-text = A grande worker may join an action whose spaces are all taken.
vit-grande-instead = Send the grande worker instead
vit-cart-text = Gain 1 { -lira }. Any number of workers may stand here.
vit-bonus-text = Bonus of the middle space: { $bonus }.
vit-bonus-token = Bonus for one of your tokens: { $bonus }.
vit-row-token = Its glass token becomes yours: a bonus action token.
vit-task-play_summer = Play a { -summer-visitor } from your hand.
vit-task-draw_vine = Draw a { -vine-card }.
vit-task-give_tour = Gain 2 { -lira }.
vit-task-build = Build a structure at its price.
vit-task-sell = Sell grapes, or sell an empty field or buy one back. Grapes of value 1 to 3 pay 1 { -lira }, 4 to 6 pay 2, 7 to 9 pay 3.
vit-task-plant = Plant a vine on a field that has room, with the structures it needs.
vit-task-draw_order = Draw a { -wine-order }.
vit-task-harvest = Harvest a field: its red and its white grapes go to your crush pad.
vit-task-make_wine = Make up to 2 wines from grapes on your crush pad.
vit-task-train = Pay 4 { -lira } for a worker, who works from next year on.
vit-task-play_winter = Play a { -winter-visitor } from your hand.
vit-task-fill_order = Hand over the wines that an order asks for; gain its { -points } and its residual payment.
vit-wake-text = Who stands further up goes first, in summer and in winter.

## The second line of the prompt

vit-year = Year { $year }, { $season ->
    [spring] spring
    [summer] summer
    [fall] fall
   *[winter] winter
  }
vit-last-year = final year
vit-workers-left = { $count ->
    [0] all workers are out
    [one] 1 worker left
   *[other] { $count } workers left
  }
vit-spaces-open = { $count ->
    [one] 1 space open
   *[other] { $count } spaces open
  }
vit-hand-over = { $count } cards in hand
vit-setup = Setup
vit-year-only = Year { $year }
vit-year-discards = Year { $year }, discards

## The position in words

vit-text-lira = Lira: { $lira }
vit-text-points = Points: { $vp }
vit-text-residual = Residual payment: { $residual } a year
vit-text-row = Wake-up row { $row }, { $turn ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $turn }th
  } in turn order
vit-text-asleep = Not on the wake-up chart yet
vit-text-passed = Has passed for this season
vit-text-home = Workers at home: { $workers }
vit-text-out = Workers out: { $workers }
vit-text-structures = Structures: { $structures }
vit-text-field-sold = { $field }: sold
vit-text-field-empty = { $field }: empty, limit { $limit }
vit-text-field = { $field }: { $vines }; red { $red }, white { $white }, { $sum } of { $limit }{ $harvested ->
    [yes] , harvested this year
   *[other] { "" }
  }
vit-text-cards = Cards: { $cards }
vit-text-card = { $card }: { $text }
vit-text-hand = { $who }: hand
vit-text-ladder = { $who }: crush pad and cellar
vit-text-ladder-empty = Empty.
vit-text-grape-red = red grapes
vit-text-grape-white = white grapes
vit-text-you = you
vit-text-you-first = You
vit-text-board = Board, { $when }
vit-text-task = { $task }: { $free ->
    [0] full
    [one] 1 space free
   *[other] { $free } spaces free
  }{ $bonus ->
    [yes] , the bonus space among them
   *[other] { "" }
  }. { $who }
vit-text-nobody = Nobody is there.
vit-text-with = { $name } with the { $worker }
vit-text-cart = Cart: { $who }
vit-text-decks = Decks
vit-text-deck = { $deck }: { $count } to draw, { $discards } discarded
vit-text-deck-vine = Vine
vit-text-deck-summer_visitor = Summer visitor
vit-text-deck-order = Wine order
vit-text-deck-winter_visitor = Winter visitor
vit-text-wake-up = Wake-up chart
vit-text-wake-row = Row { $row }: { $who }
vit-text-wake-free = free
vit-text-wake-bare = free, without its glass token
vit-text-automa = The Automa: { $vp } points, { $cards } cards left, your bonus tokens: { $tokens }
vit-text-yes = yes
vit-text-no = empty

## After the game

vit-score-orders = Wine orders
vit-score-visitors = Visitors
vit-score-wake_up = Wake-up chart
vit-score-board = Board and structures
vit-score-cellar = Wine in the cellars
vit-score-start = At the start
vit-score-points = Points
vit-score-lira = Lira (1st tiebreaker)
vit-score-wine = Value of wine (2nd tiebreaker)
vit-score-grapes = Value of grapes (3rd tiebreaker)
# What a year brought.
vit-gain-orders = Points from wine orders
vit-gain-visitors = Points from visitors
vit-gain-wake_up = Points from the wake-up chart
vit-gain-board = Points from board and structures
vit-gain-cellar = Points from wine in the cellars
vit-gain-lira = Lira earned
vit-gain-residual = Residual payments
vit-gain-paid = Lira paid

## How many

vit-count-vine = { $count ->
    [one] 1 vine
   *[other] { $count } vines
  }
vit-count-summer_visitor = { $count ->
    [one] 1 summer visitor
   *[other] { $count } summer visitors
  }
vit-count-order = { $count ->
    [one] 1 wine order
   *[other] { $count } wine orders
  }
vit-count-winter_visitor = { $count ->
    [one] 1 winter visitor
   *[other] { $count } winter visitors
  }
vit-count-regular = { $count ->
    [one] 1 regular worker
   *[other] { $count } regular workers
  }
vit-count-grande = { $count ->
    [one] 1 grande worker
   *[other] { $count } grande workers
  }
vit-count-temporary = { $count ->
    [one] 1 temporary worker
   *[other] { $count } temporary workers
  }
