# Viticulture Essential Edition.
#
# $name is whoever acts, $other_name another player. Arguments that name a thing ($card, $space,
# $wine and so on) arrive in words already: as the message `card-merlot` says it.

# Words that the browser shows as icons, in the texts of cards and structures.
-lira = lira
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

game = Viticulture Essential Edition
reason-goal = Somebody has reached 20 points, and the year is over.
reason-automa_win = You have more points than the Automa: you win.
reason-automa_draw = You have as many points as the Automa: a draw.
reason-automa_loss = The Automa has more points: you lose.
reason-aggressive_loss = The year is over, and you are not ahead of the Automa: you lose.
reason-workers_loss = You do not have six workers by the end of the third year: you lose.
option-friendly = Take a bonus space only to use its bonus, unless no other space is free.
option-choose_parents = Keep one of two mamas and one of two papas.
option-automa = Play alone against the Automa, at this difficulty.
option-aggressive = The Automa scores every year, and whoever is not ahead at a year's end loses (easy, normal, hard).
option-campaign = Play alone, with the rules of this challenge.
option-bonus_tokens = Bonus action tokens you begin with, playing alone.
option-redraw_visitors = Keep visitors that need opponents in the decks, and draw again when one comes up.

## Actions: what may be chosen, in any position

action-pass = Pass for this season
action-wake_up = Row { $row }
action-place = { $space }
action-worker = Send a { $worker }
action-card = { $card }
action-deck = Draw a { $deck }
action-field = { $field }
action-vine = { $card } on { $field }
action-structure = Build: { $structure }
action-grape = Grape: { $colour }, value { $value }
action-make = Make a { $wine }
action-wine = Wine: { $wine }, value { $value }
action-seat = { $seat }
action-retrieve = Take back a { $worker }: { $space }
action-mama = Mama { $mama }
action-papa = Papa { $papa }
action-buy_field = Buy back { $field }

# In special positions
action-build = Build: { $structure } ({ $lira } lira)
action-build_cheaper = Build: { $structure } ({ $lira } instead of { $cost } lira)
action-sell_field = Sell { $field }
action-pick_up = Pick up { $card }
action-task = { $task }
option-papa-lira = Take { $lira } lira more
option-papa-structure = Start with this structure: { $structure }
option-papa-worker = Start with one more worker
option-papa-vp = Start with 1 point

## Decks, workers, fields, grapes, wines, seasons, players

deck-vine = vine
deck-summer_visitor = summer visitor
deck-order = wine order
deck-winter_visitor = winter visitor

worker-regular = regular worker
worker-grande = grande worker
worker-temporary = temporary worker

# A field is called by its number: the vine value it bears, and its price
field-field_5 = Field 5
field-field_6 = Field 6
field-field_7 = Field 7

colour-red = red
colour-white = white

wine-red = red wine
wine-white = white wine
wine-blush = blush wine
wine-sparkling = sparkling wine

season-spring = Spring
season-summer = Summer
season-fall = Fall
season-winter = Winter

seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4
seat-4 = Player 5
seat-5 = Player 6

# The rows of the wake-up chart, with what each gives
row-1 = 1 (no bonus)
row-2 = 2 (draw a vine)
row-3 = 3 (draw a wine order)
row-4 = 4 (1 lira)
row-5 = 5 (draw a visitor of either season)
row-6 = 6 (1 point)
row-7 = 7 (the temporary worker for this year)

## Structures

structure-trellis = trellis
structure-irrigation = irrigation
structure-yoke = yoke
structure-windmill = windmill
structure-cottage = cottage
structure-tasting_room = tasting room
structure-medium_cellar = medium cellar
structure-large_cellar = large cellar

structure_text-trellis = Some vines need it to be planted.
structure_text-irrigation = Some vines need it to be planted.
structure_text-yoke = Once a year, in summer or winter, a worker sent here uproots a vine or harvests a field.
structure_text-windmill = Your first planting of each year earns you 1 { -point }.
structure_text-cottage = You draw two visitors in fall instead of one.
structure_text-tasting_room = Your first tour of each year, given with a wine in your cellar, earns you 1 { -point }.
structure_text-medium_cellar = Room for wines of value 4 to 6, and for blush wine.
structure_text-large_cellar = Only after the medium cellar. Room for wines of value 7 to 9, and for sparkling wine.

## The board: its actions, and the spaces where workers stand

# What is done at each action of the board
task_text-play_summer = Play a summer visitor from your hand and do what it says. Bonus: a second one
task_text-draw_vine = Draw a vine card. Bonus: a second one
task_text-give_tour = Gain 2 lira; with a tasting room and a wine, the first tour of the year is worth 1 point too. Bonus: 1 lira
task_text-build = Pay for a structure and build it. Bonus: 1 lira, which can help to pay
task_text-sell = Sell grapes, or sell a field without vines, or buy one back. Bonus: 1 point
task_text-plant = Plant a vine from your hand on a field; you need its structures, and the field has a limit. Bonus: a second vine
task_text-draw_order = Draw a wine order. Bonus: a second one
task_text-harvest = Harvest a field: a red and a white grape of the value of its vines. Bonus: a second field
task_text-make_wine = Make up to two wines from your grapes. Bonus: a third wine
task_text-train = Pay 4 lira for a worker, who works from next year on. Bonus: 1 lira, which can help to pay
task_text-play_winter = Play a winter visitor from your hand and do what it says. Bonus: a second one
task_text-fill_order = Give the wines that an order asks for; gain its points, and more residual payment. Bonus: 1 point
task_text-cart = There is room for any number of workers, in summer and in winter
task_text-yoke = Once a year: uproot a vine, or harvest a field

task-play_summer = Play a summer visitor
task-draw_vine = Draw a vine
task-give_tour = Give a tour
task-build = Build a structure
task-sell = Sell grapes or a field
task-plant = Plant a vine
task-draw_order = Draw a wine order
task-harvest = Harvest a field
task-make_wine = Make up to two wines
task-train = Train a worker
task-play_winter = Play a winter visitor
task-fill_order = Fill a wine order

space-play_summer_left = { task-play_summer } (left)
space-play_summer_middle = { task-play_summer } ({ board-bonus-play_summer })
space-play_summer_right = { task-play_summer } (right)
space-play_summer = { task-play_summer } (grande)
space-draw_vine_left = { task-draw_vine } (left)
space-draw_vine_middle = { task-draw_vine } ({ board-bonus-draw_vine })
space-draw_vine_right = { task-draw_vine } (right)
space-draw_vine = { task-draw_vine } (grande)
space-give_tour_left = { task-give_tour } (left)
space-give_tour_middle = { task-give_tour } ({ board-bonus-give_tour })
space-give_tour_right = { task-give_tour } (right)
space-give_tour = { task-give_tour } (grande)
space-build_left = { task-build } (left)
space-build_middle = { task-build } ({ board-bonus-build })
space-build_right = { task-build } (right)
space-build = { task-build } (grande)
space-sell_left = { task-sell } (left)
space-sell_middle = { task-sell } ({ board-bonus-sell })
space-sell_right = { task-sell } (right)
space-sell = { task-sell } (grande)
space-plant_left = { task-plant } (left)
space-plant_middle = { task-plant } ({ board-bonus-plant })
space-plant_right = { task-plant } (right)
space-plant = { task-plant } (grande)
space-draw_order_left = { task-draw_order } (left)
space-draw_order_middle = { task-draw_order } ({ board-bonus-draw_order })
space-draw_order_right = { task-draw_order } (right)
space-draw_order = { task-draw_order } (grande)
space-harvest_left = { task-harvest } (left)
space-harvest_middle = { task-harvest } ({ board-bonus-harvest })
space-harvest_right = { task-harvest } (right)
space-harvest = { task-harvest } (grande)
space-make_wine_left = { task-make_wine } (left)
space-make_wine_middle = { task-make_wine } ({ board-bonus-make_wine })
space-make_wine_right = { task-make_wine } (right)
space-make_wine = { task-make_wine } (grande)
space-train_left = { task-train } (left)
space-train_middle = { task-train } ({ board-bonus-train })
space-train_right = { task-train } (right)
space-train = { task-train } (grande)
space-play_winter_left = { task-play_winter } (left)
space-play_winter_middle = { task-play_winter } ({ board-bonus-play_winter })
space-play_winter_right = { task-play_winter } (right)
space-play_winter = { task-play_winter } (grande)
space-fill_order_left = { task-fill_order } (left)
space-fill_order_middle = { task-fill_order } ({ board-bonus-fill_order })
space-fill_order_right = { task-fill_order } (right)
space-fill_order = { task-fill_order } (grande)
space-cart = Cart: gain 1 lira
space-yoke = Yoke: uproot or harvest

## Vines

card-sangiovese = Sangiovese
card-malvasia = Malvasia
card-pinot = Pinot
card-syrah = Syrah
card-trebbiano = Trebbiano
card-merlot = Merlot
card-sauvignon_blanc = Sauvignon Blanc
card-cabernet_sauvignon = Cabernet Sauvignon
card-chardonnay = Chardonnay

text-sangiovese = 1 red; needs no structure; value 1
text-malvasia = 1 white; needs no structure; value 1
text-pinot = 1 red and 1 white; needs a trellis; value 2
text-syrah = 2 red; needs a trellis; value 2
text-trebbiano = 2 white; needs a trellis; value 2
text-merlot = 3 red; needs irrigation; value 3
text-sauvignon_blanc = 3 white; needs irrigation; value 3
text-cabernet_sauvignon = 4 red; needs a trellis and irrigation; value 4
text-chardonnay = 4 white; needs a trellis and irrigation; value 4

## Wine orders: the wines asked for, each at least this good, and what they pay

card-order_red5 = Order: red 5
card-order_red2_white2 = Order: red 2 + white 2
card-order_red3_white1 = Order: red 3 + white 1
card-order_red1_white3 = Order: red 1 + white 3
card-order_white5 = Order: white 5
card-order_blush4 = Order: blush 4
card-order_red6 = Order: red 6
card-order_red2_white4 = Order: red 2 + white 4
card-order_red4_white2 = Order: red 4 + white 2
card-order_red3_white3 = Order: red 3 + white 3
card-order_red4_red3 = Order: red 4 + red 3
card-order_white6 = Order: white 6
card-order_white4_white3 = Order: white 4 + white 3
card-order_blush6 = Order: blush 6
card-order_red8 = Order: red 8
card-order_red5_white3 = Order: red 5 + white 3
card-order_red3_white5 = Order: red 3 + white 5
card-order_red4_blush4 = Order: red 4 + blush 4
card-order_red4_red3_red2 = Order: red 4 + red 3 + red 2
card-order_white8 = Order: white 8
card-order_white4_blush4 = Order: white 4 + blush 4
card-order_white4_white3_white2 = Order: white 4 + white 3 + white 2
card-order_blush8 = Order: blush 8
card-order_sparkling7 = Order: sparkling 7
card-order_red2_white2_blush5 = Order: red 2 + white 2 + blush 5
card-order_red7_red6 = Order: red 7 + red 6
card-order_red6_white6 = Order: red 6 + white 6
card-order_red3_blush7 = Order: red 3 + blush 7
card-order_white3_blush7 = Order: white 3 + blush 7
card-order_white7_white6 = Order: white 7 + white 6
card-order_sparkling9 = Order: sparkling 9
card-order_blush6_blush5 = Order: blush 6 + blush 5
card-order_white4_sparkling7 = Order: white 4 + sparkling 7
card-order_white3_sparkling7 = Order: white 3 + sparkling 7
card-order_white3_sparkling8 = Order: white 3 + sparkling 8
card-order_white2_sparkling8 = Order: white 2 + sparkling 8

text-order_red5 = 2 points, residual payment +1
text-order_red2_white2 = 2 points, residual payment +1
text-order_red3_white1 = 2 points, residual payment +1
text-order_red1_white3 = 2 points, residual payment +1
text-order_white5 = 2 points, residual payment +1
text-order_blush4 = 2 points, residual payment +1
text-order_red6 = 3 points, residual payment +1
text-order_red2_white4 = 3 points, residual payment +1
text-order_red4_white2 = 3 points, residual payment +1
text-order_red3_white3 = 3 points, residual payment +1
text-order_red4_red3 = 3 points, residual payment +1
text-order_white6 = 3 points, residual payment +1
text-order_white4_white3 = 3 points, residual payment +1
text-order_blush6 = 3 points, residual payment +1
text-order_red8 = 4 points, residual payment +1
text-order_red5_white3 = 4 points, residual payment +1
text-order_red3_white5 = 4 points, residual payment +1
text-order_red4_blush4 = 4 points, residual payment +1
text-order_red4_red3_red2 = 4 points, residual payment +1
text-order_white8 = 4 points, residual payment +1
text-order_white4_blush4 = 4 points, residual payment +1
text-order_white4_white3_white2 = 4 points, residual payment +1
text-order_blush8 = 4 points, residual payment +1
text-order_sparkling7 = 4 points, residual payment +1
text-order_red2_white2_blush5 = 5 points, residual payment +2
text-order_red7_red6 = 5 points, residual payment +2
text-order_red6_white6 = 5 points, residual payment +2
text-order_red3_blush7 = 5 points, residual payment +2
text-order_white3_blush7 = 5 points, residual payment +2
text-order_white7_white6 = 5 points, residual payment +2
text-order_sparkling9 = 5 points, residual payment +2
text-order_blush6_blush5 = 6 points, residual payment +2
text-order_white4_sparkling7 = 6 points, residual payment +2
text-order_white3_sparkling7 = 6 points, residual payment +2
text-order_white3_sparkling8 = 6 points, residual payment +2
text-order_white2_sparkling8 = 6 points, residual payment +2

## Summer visitors

card-surveyor = Surveyor
text-surveyor = Either gain 2 { -lira } for each empty field you own, or gain 1 { -point } for each field with vines. Sold fields count for neither.
effect-surveyor-0 = Gain 2 { -lira } for each empty field
effect-surveyor-1 = Gain 1 { -point } for each planted field

card-broker = Broker
text-broker = Either pay 9 { -lira } and gain 3 { -points }, or lose 2 { -points } and gain 6 { -lira }.
effect-broker-0 = Pay 9 { -lira }, gain 3 { -points }
effect-broker-1 = Lose 2 { -points }, gain 6 { -lira }

card-wine_critic = Wine Critic
text-wine_critic = Either draw two { -winter-visitors }, or discard a wine of value 7 or more and gain 4 { -points }.
effect-wine_critic-0 = Draw 2 { -winter-visitors }
effect-wine_critic-1 = Discard a wine of value 7 or more, gain 4 { -points }

card-blacksmith = Blacksmith
text-blacksmith = Build a structure for 2 { -lira } less than its cost. If that cost is 5 or 6, gain 1 { -point } too.

card-contractor = Contractor
text-contractor = Do two of these three, in the order you like: gain 1 { -point }; build a structure at its cost; plant a vine.
effect-contractor-0 = Gain 1 { -point }
effect-contractor-1 = Build a structure
effect-contractor-2 = Plant a vine

card-tour_guide = Tour Guide
text-tour_guide = Either gain 4 { -lira }, or harvest a field.
effect-tour_guide-0 = Gain 4 { -lira }
effect-tour_guide-1 = Harvest a field

card-novice_guide = Novice Guide
text-novice_guide = Either gain 3 { -lira }, or make one or two wines.
effect-novice_guide-0 = Gain 3 { -lira }
effect-novice_guide-1 = Make 1 or 2 wines

card-uncertified_broker = Uncertified Broker
text-uncertified_broker = Either lose 3 { -points } and gain 9 { -lira }, or pay 6 { -lira } and gain 2 { -points }.
effect-uncertified_broker-0 = Lose 3 { -points }, gain 9 { -lira }
effect-uncertified_broker-1 = Pay 6 { -lira }, gain 2 { -points }

card-planter = Planter
text-planter = Either plant one or two vines and gain 1 { -lira }, or uproot a vine, discard a { -vine-card } from your hand and gain 2 { -points }.
effect-planter-0 = Plant 1 or 2 vines, gain 1 { -lira }
effect-planter-0-0-0 = Plant a vine
effect-planter-1 = Uproot a vine, discard a { -vine-card }, gain 2 { -points }

card-buyer = Buyer
text-buyer = Either pay 2 { -lira } for a grape of value 1, red or white, whose space on your crush pad is free; or discard a grape and gain 2 { -lira } and 1 { -point }.
effect-buyer-0 = Pay 2 { -lira } for a grape of value 1
effect-buyer-1 = Discard a grape, gain 2 { -lira } and 1 { -point }

card-landscaper = Landscaper
text-landscaper = Either draw a vine and then, if you like, plant a vine; or swap two vines between two of your fields, both within their limits.
effect-landscaper-0 = Draw a vine, then plant one if you like
effect-landscaper-0-1-0 = Plant a vine
effect-landscaper-1 = Swap two vines between two fields

card-architect = Architect
text-architect = Either build a structure for 3 { -lira } less than its cost, or gain 1 { -point } for each structure of yours that costs 4.
effect-architect-0 = Build a structure for 3 { -lira } less
effect-architect-1 = Gain 1 { -point } for each of your structures of cost 4

card-uncertified_architect = Uncertified Architect
text-uncertified_architect = Either lose 1 { -point } and build a structure of cost 2 or 3 for nothing, or lose 2 { -points } and build any structure for nothing.
effect-uncertified_architect-0 = Lose 1 { -point }, build a structure of cost 2 or 3 for nothing
effect-uncertified_architect-1 = Lose 2 { -points }, build any structure for nothing

card-patron = Patron
text-patron = Either gain 4 { -lira }, or draw a { -wine-order } and a { -winter-visitor }.
effect-patron-0 = Gain 4 { -lira }
effect-patron-1 = Draw a { -wine-order } and a { -winter-visitor }

card-auctioneer = Auctioneer
text-auctioneer = Either discard two cards of any kind and gain 4 { -lira }, or discard four and gain 3 { -points }.
effect-auctioneer-0 = Discard 2 cards, gain 4 { -lira }
effect-auctioneer-1 = Discard 4 cards, gain 3 { -points }

card-entertainer = Entertainer
text-entertainer = Either pay 4 { -lira } and draw three { -winter-visitors }, or discard a wine and three visitors of any season and gain 3 { -points }.
effect-entertainer-0 = Pay 4 { -lira }, draw 3 { -winter-visitors }
effect-entertainer-1 = Discard a wine and 3 visitors, gain 3 { -points }

card-vendor = Vendor
text-vendor = Draw a vine, a { -wine-order } and a { -winter-visitor }. Then each opponent may draw a { -summer-visitor }.
effect-vendor-1-0-0 = Draw a { -summer-visitor }

card-handyman = Handyman
text-handyman = All players may build a structure for 2 { -lira } less than its cost. You gain 1 { -point } for each opponent who does.
effect-handyman-0-0 = Build a structure for 2 { -lira } less

card-horticulturist = Horticulturist
text-horticulturist = Either plant a vine without the structures it needs, or uproot two vines, discard two { -vine-cards } from your hand and gain 3 { -points }.
effect-horticulturist-0 = Plant a vine without its structures
effect-horticulturist-1 = Uproot 2 vines, discard 2 { -vine-cards }, gain 3 { -points }

card-peddler = Peddler
text-peddler = Discard two cards, then draw one card from each of the four decks.

card-banker = Banker
text-banker = Gain 5 { -lira }. Then each opponent may lose 1 { -point } and gain 3 { -lira } from the bank.
effect-banker-1-0-0 = Lose 1 { -point }, gain 3 { -lira }

card-overseer = Overseer
text-overseer = Build a structure at its cost and plant a vine, in the order you like. If the vine has value 4, gain 1 { -point }.
effect-overseer-0 = Build a structure
effect-overseer-1 = Plant a vine; 1 { -point } if its value is 4

card-importer = Importer
text-importer = Your opponents may together hand you exactly three visitors of any season. If they do not, draw three { -winter-visitors }.

card-sharecropper = Sharecropper
text-sharecropper = Either plant a vine without the structures it needs, or uproot a vine, discard a { -vine-card } from your hand and gain 2 { -points }.
effect-sharecropper-0 = Plant a vine without its structures
effect-sharecropper-1 = Uproot a vine, discard a { -vine-card }, gain 2 { -points }

card-grower = Grower
text-grower = Plant a vine. If six or more vines now stand on your fields, gain 2 { -points }.

card-negotiator = Negotiator
text-negotiator = Either discard a grape and raise your residual payment by 1, or discard a wine and raise it by 2.
effect-negotiator-0 = Discard a grape, residual payment +1
effect-negotiator-1 = Discard a wine, residual payment +2

card-cultivator = Cultivator
text-cultivator = Plant a vine, even beyond the limit of its field. It still needs its structures.

card-homesteader = Homesteader
text-homesteader = Do one of these, or lose 1 { -point } to do both: build a structure for 3 { -lira } less than its cost; plant one or two vines.
effect-homesteader-0 = Build a structure for 3 { -lira } less
effect-homesteader-1 = Plant 1 or 2 vines
effect-homesteader-1-0 = Plant a vine
effect-homesteader-2-0 = Lose 1 { -point }, plant 1 or 2 vines as well
effect-homesteader-3-0 = Lose 1 { -point }, build a structure for 3 { -lira } less as well

card-planner = Planner
text-planner = Place another worker on a winter action or the cart now. It acts when winter begins, before the first turn; what is not possible then is lost.

card-agriculturist = Agriculturist
text-agriculturist = Plant a vine. If its field now bears three or more different varieties, gain 2 { -points }.

card-swindler = Swindler
text-swindler = Each opponent may pay you 2 { -lira }. You gain 1 { -point } for each who does not.
effect-swindler-0-0 = Pay 2 { -lira }

card-producer = Producer
text-producer = Pay 2 { -lira } and take back one or two of your workers from other actions. You may use them again this year.
effect-producer-1-0 = Take back a worker

card-organizer = Organizer
text-organizer = Move your rooster to a free row of the wake-up chart and take the bonus of that row. With that you have passed for this season.

card-sponsor = Sponsor
text-sponsor = Do one of these, or lose 1 { -point } to do both: draw two vines; gain 3 { -lira }.
effect-sponsor-0 = Draw 2 vines
effect-sponsor-1 = Gain 3 { -lira }
effect-sponsor-2-0 = Lose 1 { -point }, gain 3 { -lira } as well
effect-sponsor-3-0 = Lose 1 { -point }, draw 2 vines as well

card-artisan = Artisan
text-artisan = Do one of these: gain 3 { -lira }; build a structure for 1 { -lira } less than its cost; plant one or two vines.
effect-artisan-0 = Gain 3 { -lira }
effect-artisan-1 = Build a structure for 1 { -lira } less
effect-artisan-2 = Plant 1 or 2 vines
effect-artisan-2-0 = Plant a vine

card-stonemason = Stonemason
text-stonemason = Pay 8 { -lira } and build two structures, whatever they cost.

card-volunteer_crew = Volunteer Crew
text-volunteer_crew = All players may plant a vine. You gain 2 { -lira } for each opponent who does.
effect-volunteer_crew-0-0 = Plant a vine

card-wedding_party = Wedding Party
text-wedding_party = Pay 2 { -lira } to each of one, two or three opponents you name. You gain 1 { -point } for each of them.

## Winter visitors

card-merchant = Merchant
text-merchant = Either pay 3 { -lira } for a red and a white grape of value 1, whose spaces on your crush pad are both free; or fill a { -wine-order } and gain 1 { -point } more.
effect-merchant-0 = Pay 3 { -lira } for a red and a white grape of value 1
effect-merchant-1 = Fill a { -wine-order }, 1 { -point } more

card-crusher = Crusher
text-crusher = Either gain 3 { -lira } and draw a { -summer-visitor }, or draw a { -wine-order } and make one or two wines.
effect-crusher-0 = Gain 3 { -lira }, draw a { -summer-visitor }
effect-crusher-1 = Draw a { -wine-order }, then make 1 or 2 wines
effect-crusher-1-1-0 = Make 1 or 2 wines

card-judge = Judge
text-judge = Either draw two { -summer-visitors }, or discard a wine of value 4 or more and gain 3 { -points }.
effect-judge-0 = Draw 2 { -summer-visitors }
effect-judge-1 = Discard a wine of value 4 or more, gain 3 { -points }

card-oenologist = Oenologist
text-oenologist = Either age all your wines twice, or pay 3 { -lira }, whatever its cost, and build your next cellar.
effect-oenologist-0 = Age all your wines twice
effect-oenologist-1 = Pay 3 { -lira }, build your next cellar

card-marketer = Marketer
text-marketer = Either draw two { -summer-visitors } and gain 1 { -lira }, or fill a { -wine-order } and gain 1 { -point } more.
effect-marketer-0 = Draw 2 { -summer-visitors }, gain 1 { -lira }
effect-marketer-1 = Fill a { -wine-order }, 1 { -point } more

card-crush_expert = Crush Expert
text-crush_expert = Either gain 3 { -lira } and draw a { -wine-order }, or make one to three wines.
effect-crush_expert-0 = Gain 3 { -lira }, draw a { -wine-order }
effect-crush_expert-1 = Make 1 to 3 wines

card-uncertified_teacher = Uncertified Teacher
text-uncertified_teacher = Either lose 1 { -point } and train a worker for nothing, or gain 1 { -point } for each opponent who has six workers.
effect-uncertified_teacher-0 = Lose 1 { -point }, train a worker for nothing
effect-uncertified_teacher-1 = Gain 1 { -point } for each opponent with 6 workers

card-teacher = Teacher
text-teacher = Either make one or two wines, or train a worker for 2 { -lira }.
effect-teacher-0 = Make 1 or 2 wines
effect-teacher-1 = Pay 2 { -lira }, train a worker

card-benefactor = Benefactor
text-benefactor = Either draw a vine and a { -summer-visitor }, or discard two visitors of any season and gain 2 { -points }.
effect-benefactor-0 = Draw a vine and a { -summer-visitor }
effect-benefactor-1 = Discard 2 visitors, gain 2 { -points }

card-assessor = Assessor
text-assessor = Either gain 1 { -lira } for each card in your hand, or discard your whole hand, at least one card, and gain 2 { -points }.
effect-assessor-0 = Gain 1 { -lira } for each card in hand
effect-assessor-1 = Discard your whole hand, gain 2 { -points }

card-queen = Queen
text-queen = Your neighbor to the right must do one of these: lose 1 { -point }, give you two cards, or pay you 3 { -lira }.
effect-queen-0-0 = Lose 1 { -point }
effect-queen-0-1 = Give 2 cards
effect-queen-0-2 = Pay 3 { -lira }

card-harvester = Harvester
text-harvester = Harvest one or two fields, and gain either 2 { -lira } or 1 { -point }.
effect-harvester-0 = Harvest 1 or 2 fields, gain 2 { -lira }
effect-harvester-0-0-0 = Harvest a field
effect-harvester-1 = Harvest 1 or 2 fields, gain 1 { -point }
effect-harvester-1-0-0 = Harvest a field

card-professor = Professor
text-professor = Either train a worker for 2 { -lira }, or gain 2 { -points } if you have six workers.
effect-professor-0 = Pay 2 { -lira }, train a worker
effect-professor-1 = Gain 2 { -points } for your 6 workers

card-master_vintner = Master Vintner
text-master_vintner = Either build your next cellar for 2 { -lira } less than its cost, or age one wine and fill a { -wine-order }, in the order you like.
effect-master_vintner-0 = Build your next cellar for 2 { -lira } less
effect-master_vintner-1 = Age a wine and fill a { -wine-order }
effect-master_vintner-1-0 = Age a wine
effect-master_vintner-1-1 = Fill a { -wine-order }

card-uncertified_oenologist = Uncertified Oenologist
text-uncertified_oenologist = Either age all your wines twice, or lose 1 { -point } and build your next cellar for nothing.
effect-uncertified_oenologist-0 = Age all your wines twice
effect-uncertified_oenologist-1 = Lose 1 { -point }, build your next cellar for nothing

card-promoter = Promoter
text-promoter = Discard a grape or a wine, gain 1 { -point } and raise your residual payment by 1.
effect-promoter-0 = Discard a grape, gain 1 { -point }, residual payment +1
effect-promoter-1 = Discard a wine, gain 1 { -point }, residual payment +1

card-mentor = Mentor
text-mentor = All players may make one or two wines. For each opponent who does, you draw a vine or a { -summer-visitor }.
effect-mentor-0-0 = Make 1 or 2 wines

card-harvest_expert = Harvest Expert
text-harvest_expert = Harvest a field, and either draw a vine or build the yoke for 1 { -lira }.
effect-harvest_expert-0 = Harvest a field, draw a vine
effect-harvest_expert-1 = Harvest a field, build the yoke for 1 { -lira }

card-innkeeper = Innkeeper
text-innkeeper = Pick up the top card of each of two different discard piles.

card-jack_of_all_trades = Jack-of-All-Trades
text-jack_of_all_trades = Do two of these three, in the order you like: harvest a field; make one or two wines; fill a { -wine-order }.
effect-jack_of_all_trades-0 = Harvest a field
effect-jack_of_all_trades-1 = Make 1 or 2 wines
effect-jack_of_all_trades-2 = Fill a { -wine-order }

card-politician = Politician
text-politician = With fewer than 0 { -points }, gain 6 { -lira }. Otherwise draw a vine, a { -summer-visitor } and a { -wine-order }.

card-supervisor = Supervisor
text-supervisor = Make one or two wines. Gain 1 { -point } for each sparkling wine among them.

card-scholar = Scholar
text-scholar = Do one of these, or lose 1 { -point } to do both: draw two { -wine-orders }; train a worker for 3 { -lira }.
effect-scholar-0 = Draw 2 { -wine-orders }
effect-scholar-1 = Pay 3 { -lira }, train a worker
effect-scholar-2-0 = Lose 1 { -point }, pay 3 { -lira } and train a worker as well
effect-scholar-3-0 = Lose 1 { -point }, draw 2 { -wine-orders } as well

card-reaper = Reaper
text-reaper = Harvest one to three fields. Gain 2 { -points } if you harvest three.
effect-reaper-0 = Harvest a field

card-motivator = Motivator
text-motivator = You, and every opponent who has not passed, may take back the grande worker. You gain 1 { -point } for each opponent who does.
effect-motivator-0-0 = Take back your grande worker

card-bottler = Bottler
text-bottler = Make one to three wines. Gain 1 { -point } for each type of wine among them.

card-craftsman = Craftsman
text-craftsman = Do two of these three, in the order you like: draw a { -wine-order }; build your next cellar at its cost; gain 1 { -point }.
effect-craftsman-0 = Draw a { -wine-order }
effect-craftsman-1 = Build your next cellar
effect-craftsman-2 = Gain 1 { -point }

card-exporter = Exporter
text-exporter = Do one of these: make one or two wines; fill a { -wine-order }; discard a grape and gain 2 { -points }.
effect-exporter-0 = Make 1 or 2 wines
effect-exporter-1 = Fill a { -wine-order }
effect-exporter-2 = Discard a grape, gain 2 { -points }

card-laborer = Laborer
text-laborer = Do one of these, or lose 1 { -point } to do both: harvest one or two fields; make one to three wines.
effect-laborer-0 = Harvest 1 or 2 fields
effect-laborer-0-0 = Harvest a field
effect-laborer-1 = Make 1 to 3 wines
effect-laborer-2-0 = Lose 1 { -point }, make 1 to 3 wines as well
effect-laborer-3-0 = Lose 1 { -point }, harvest 1 or 2 fields as well

card-designer = Designer
text-designer = Build a structure at its cost. If you then have six or more structures, gain 2 { -points }.

card-governess = Governess
text-governess = Either train a worker for 3 { -lira }, who can work this very year; or discard a wine and gain 2 { -points }.
effect-governess-0 = Pay 3 { -lira }, train a worker for this very year
effect-governess-1 = Discard a wine, gain 2 { -points }

card-manager = Manager
text-manager = Take a summer action of the board, or the cart, without a worker and without its bonus, even if all its spaces are taken.

card-zymologist = Zymologist
text-zymologist = Make one or two wines of value 4 or more, even without the cellars for them.

card-noble = Noble
text-noble = Either pay 1 { -lira } and raise your residual payment by 1, or lower it by 2 and gain 2 { -points }.
effect-noble-0 = Pay 1 { -lira }, residual payment +1
effect-noble-1 = Residual payment -2, gain 2 { -points }

card-governor = Governor
text-governor = Name one, two or three opponents: each gives you a { -summer-visitor } of their choice. You gain 1 { -point } for each who has none.

card-taster = Taster
text-taster = Discard a wine and gain 4 { -lira }. If it was worth more than every other wine in all cellars, gain 2 { -points }.

card-caravan = Caravan
text-caravan = Turn over one card from each deck. Keep two of them and discard the others.

card-guest_speaker = Guest Speaker
text-guest_speaker = All players may train a worker for 1 { -lira }. You gain 1 { -point } for each opponent who does.
effect-guest_speaker-0-0 = Pay 1 { -lira }, train a worker

## Options on the board

effect-yoke-0 = Uproot a vine
effect-yoke-1 = Harvest a field
effect-sell-0 = Sell grapes
effect-sell-1 = Sell or buy back a field
effect-harvest_more-0 = Harvest a field

## Mamas and papas, with what they give

mama-alaena = Alaena (1 vine, 1 summer visitor, 1 wine order)
mama-alyssa = Alyssa (1 vine, 1 summer visitor, 1 winter visitor)
mama-deann = Deann (1 vine, 1 wine order, 1 winter visitor)
mama-margot = Margot (1 summer visitor, 1 wine order, 1 winter visitor)
mama-margaret = Margaret (2 vines, 1 summer visitor)
mama-nici = Nici (2 vines, 1 wine order)
mama-teruyo = Teruyo (2 vines, 1 winter visitor)
mama-emily = Emily (1 vine, 2 summer visitors)
mama-rebecca = Rebecca (2 summer visitors, 1 wine order)
mama-danyel = Danyel (2 summer visitors, 1 winter visitor)
mama-laura = Laura (1 vine, 2 wine orders)
mama-jess = Jess (1 summer visitor, 2 wine orders)
mama-casey = Casey (2 wine orders, 1 winter visitor)
mama-christine = Christine (1 vine, 2 winter visitors)
mama-naja = Naja (1 summer visitor, 2 winter visitors)
mama-falon = Falon (1 wine order, 2 winter visitors)
mama-nicole = Nicole (1 vine, 1 winter visitor, 2 lira)
mama-ariel = Ariel (1 summer visitor, 1 wine order, 2 lira)

papa-andrew = Andrew (4 lira; trellis or 2 lira more)
papa-christian = Christian (3 lira; irrigation or 3 lira more)
papa-jay = Jay (5 lira; yoke or 2 lira more)
papa-josh = Josh (3 lira; medium cellar or 4 lira more)
papa-kozi = Kozi (2 lira; cottage or 4 lira more)
papa-matthew = Matthew (1 lira; windmill or 5 lira more)
papa-matt = Matt (tasting room or 6 lira)
papa-paul = Paul (5 lira; trellis or 1 lira more)
papa-stephan = Stephan (4 lira; irrigation or 2 lira more)
papa-steven = Steven (6 lira; yoke or 1 lira more)
papa-joel = Joel (4 lira; medium cellar or 3 lira more)
papa-raymond = Raymond (3 lira; cottage or 3 lira more)
papa-jerry = Jerry (2 lira; windmill or 4 lira more)
papa-trevor = Trevor (1 lira; tasting room or 5 lira more)
papa-rafael = Rafael (2 lira; 1 worker or 4 lira more)
papa-gary = Gary (3 lira; 1 worker or 3 lira more)
papa-morten = Morten (4 lira; 1 point or 3 lira more)
papa-alan = Alan (5 lira; 1 point or 2 lira more)

## Questions

ask-mama = Which mama do you keep?
ask-papa_kept = Which papa do you keep?
ask-papa = Papa { $papa }. Which gift do you take?

ask-wake_up = On which row do you place your rooster?
ask-wake_up_visitor = From which deck do you draw your visitor?
ask-place_worker = Where do you send a worker?
ask-worker = Which worker do you send?
ask-fall = From which deck do you draw a visitor this fall?
ask-limit_hand = The year ends, and you may keep seven cards. Which one do you discard?

ask-token =
    { $count ->
        [one] { $task }: spend your bonus action token to gain its bonus as well?
       *[other] { $task }: spend one of your { $count } bonus action tokens to gain its bonus as well?
    }
ask-harvest_more = Harvest another field?
ask-redraw_mama = Mama { $mama } gives you wine orders, which cannot be filled. Draw another mama?

ask-bonus-play_summer = Play one more summer visitor as your bonus?
ask-bonus-draw_vine = Draw one more vine as your bonus?
ask-bonus-give_tour = Take 1 lira as your bonus?
ask-bonus-build = Take 1 lira as your bonus?
ask-bonus-sell = Take 1 point as your bonus?
ask-bonus-plant = Plant one more vine as your bonus?
ask-bonus-draw_order = Draw one more wine order as your bonus?
ask-bonus-harvest = Harvest one more field as your bonus?
ask-bonus-train = Take 1 lira as your bonus?
ask-bonus-play_winter = Play one more winter visitor as your bonus?
ask-bonus-fill_order = Take 1 point as your bonus?

ask-play_visitor = Which visitor do you play?
ask-build = What do you build?
ask-sell = What do you trade?
ask-sell_grapes = Which grape do you sell? Values 1–3 pay 1 lira, 4–6 pay 2, 7–9 pay 3.
ask-trade_field = Which field do you sell or buy back? Its number is its price in lira.
ask-plant = Which vine do you plant?
ask-plant_where = On which field do you plant { $card }?
ask-uproot = Which vine do you uproot?
ask-swap = Which vine do you swap?
ask-harvest = Which field do you harvest?
ask-yoke = What do you use the yoke for?
ask-make_wine = Which wine do you make?
ask-grape_for = Which grape goes into the { $wine }?
ask-fill_order = Which wine order do you fill?
ask-bottle_for = Which wine goes to { $card }?

ask-draw_from = From which deck do you draw?
ask-discard = Which card do you discard?
ask-discard_grape = Which grape do you discard?
ask-discard_wine = Which wine do you discard?
ask-buy_grape = Which grape do you buy?
ask-age_wine = Which wine do you age?
ask-both = Lose 1 point and do the other as well?
ask-in_any_order = What do you do next?
ask-plan = On which winter action do you place a worker?
ask-retrieve = Which worker do you take back?
ask-organize = To which row do you move your rooster?
ask-swindler = Pay 2 lira to the owner of the Swindler, who otherwise gains 1 point?
ask-wedding = To which opponent do you pay 2 lira?
ask-pledge =
    { $count ->
        [one] One more visitor would complete the gift for the Importer. Which one do you give?
       *[other] { $count } more visitors would complete the gift for the Importer. Which one do you give?
    }
ask-tribute = What do you give to the owner of the Queen?
ask-give = Which card do you give?
ask-pick_up = From which discard pile do you pick up the top card?
ask-summer_action = Which summer action do you take?
ask-governor = Which opponent do you ask for a summer visitor?
ask-keep = Which card do you keep?

## Events

event-season = { $season }, year { $year }.
event-year_end = Year { $year } is over: grapes and wines age, and all workers come home.
event-reshuffle = The discards are shuffled: a new { $deck } deck.
event-mama = { $name }: mama { $mama }.
event-papa = { $name }: papa { $papa }.

event-wake_up = { $name } wakes up in row { $row }.
event-temporary = { $name } gets the temporary worker for this year.
event-place = { $name } sends a { $worker }: { $space }.
event-retrieve = { $name } takes back a { $worker }: { $space }.
event-pass = { $name } passes.
event-plan_lost = { $name } cannot do what was planned; it is lost.
event-train = { $name } trains a worker.

event-vp =
    { $points ->
        [one] { $name } gains 1 point.
       *[other] { $name } gains { $points } points.
    }
event-vp-lost =
    { $points ->
        [one] { $name } loses 1 point.
       *[other] { $name } loses { $points } points.
    }
event-lira = { $name } gains { $lira } lira.
event-lira-residual = { $name } collects { $lira } lira in residual payments.
event-lira-paid = { $name } pays { $lira } lira.
event-residual = { $name } now has a residual payment of { $residual } lira.

event-draw = { $name } draws a { $deck }.
event-draw-secret = { $name } draws { $card }.
event-discard = { $name } discards { $card }.
event-give_card = { $name } gives { $other_name } a { $deck }.
event-give_card-secret = { $name } gives { $other_name } { $card }.
event-pledge = { $name } lays a visitor aside for the Importer.
event-pledge-secret = { $name } lays { $card } aside for the Importer.
event-pick_up = { $name } picks up { $card }.
event-reveal = { $name } turns over { $card }.
event-keep = { $name } keeps { $card }.
event-play = { $name } plays { $card }.

event-build = { $name } builds: { $structure }.
event-buy_field = { $name } buys back { $field }.
event-sell_field = { $name } sells { $field }.
event-plant = { $name } plants { $card } on { $field }.
event-uproot = { $name } uproots { $card }.
event-swap = { $name } moves { $card } to { $field }.
event-harvest = { $name } harvests { $field }.
event-grape = { $name } puts a { $colour } grape of value { $value } on the crush pad.
event-grape-lost = { $name } has no space for a { $colour } grape of value { $value }, and loses it.
event-use_grape = { $name } gives up a { $colour } grape of value { $value }.
event-make_wine = { $name } makes a { $wine } of value { $value }.
event-use_wine = { $name } gives up a { $wine } of value { $value }.
event-age_wines = { $name } ages wine.
event-fill_order = { $name } fills { $card }.

event-challenge =
    { $challenge ->
        [1] { challenge-1 }
        [2] { challenge-2 }
        [3] { challenge-3 }
        [4] { challenge-4 }
        [5] { challenge-5 }
        [6] { challenge-6 }
        [7] { challenge-7 }
       *[8] { challenge-8 }
    }
event-token = { $name } takes the glass token: a bonus action token.
event-token-spent = { $name } spends a bonus action token: { $task }.
event-vp-void =
    { $points ->
        [one] { $name } would gain 1 point, but during this challenge none count.
       *[other] { $name } would gain { $points } points, but during this challenge none count.
    }
event-cellar_vp =
    { $points ->
        [one] { $name } scores 1 point for the wine in the cellars.
       *[other] { $name } scores { $points } points for the wine in the cellars.
    }
event-redraw = { $card } needs opponents: it is discarded, and another card is drawn.
event-automa_card = The Automa turns over card { $number }.
event-automa_place = The Automa places a worker: { $space }.
event-automa_skip = The Automa finds a worker there already: { $task }.
event-automa_idle = The card places no worker in this season.
event-automa_reshuffle = The Automa's cards are shuffled.
event-automa_vp = The Automa's marker moves to { $points }.

## Reasons: why something cannot be done

why-lira = You need { $lira } lira for that.
why-vp =
    { $points ->
        [one] You cannot lose 1 point: nobody goes below -5.
       *[other] You cannot lose { $points } points: nobody goes below -5.
    }
why-residual = Your residual payment is below { $residual }.
why-residual_full = Your residual payment is as high as it goes.
why-cards =
    { $count ->
        [one] You need a card of the right kind in your hand for that.
       *[other] You need { $count } cards of the right kind in your hand for that.
    }
why-deck_empty = There are not enough cards to draw: { $deck }.
why-too_few_decks = There are not two decks left to turn over a card from.
why-too_few_piles = There are not enough discard piles with a card on them.

why-row_taken = A rooster sits on that row already.
why-no_temporary = The temporary worker is taken already.
why-no_workers = You have no worker left to send.
why-not_at_home = No such worker of yours is at home.
why-space_taken = A worker stands on that space already.
why-space_free = The action still has a free space; take that one.
why-no_grande = Your grande worker is not at home.
why-only_grande = All spaces are taken; only a grande worker can still go there.
why-passed = You have passed for this season.
why-bonus_needed = Without the bonus you could not take the action.
why-bonus_expected = In the friendly variant, whoever takes a bonus space uses its bonus.
why-friendly_space = In the friendly variant, the bonus space is for those who can use its bonus while another space is free.
why-no_yoke = You have no yoke.
why-yoke_used = You have used your yoke this year.
why-staff_full = You have { $count } workers already, and can train no more.

why-built = You have built that already.
why-needs_medium_cellar = The large cellar needs the medium cellar first.
why-no_larger_cellar = You have the large cellar already.
why-not_of_this_cost = The visitor does not build structures of that cost.
why-too_few_unbuilt = Too few structures are left for you to build.

why-needs_structures = { $card } needs the { $structure }, which you have not built.
why-no_field = None of your fields has room for { $card }.
why-field_full = With this vine { $field } would exceed its limit of { $limit }.
why-field_sold = You have sold { $field }.
why-field_owned = { $field } is yours: only a sold field is bought back.
why-field_planted = { $field } bears vines, so it cannot be sold.
why-field_empty = { $field } bears no vines.
why-field_harvested = You have harvested { $field } this year.
why-too_few_vines = You have not planted enough vines for that.
why-no_swap = No swap with that vine keeps two fields within their limits.

why-no_grapes = You have no grapes.
why-no_room = Your cellar has no free space for a { $wine } from your grapes.
why-order_short = { $card }: your cellar lacks a { $wine } of value { $value } or more.
why-grape_space_taken = The space of value 1 on your crush pad is taken.
why-no_wine = You have no wine.
why-wine_value = The wine must have at least value { $value }.
why-cannot_age = Wine ages only if the next space is free and lies in a cellar you have built.

why-lira_short = You need { $lira } lira for that and have { $have }.
why-structure_price = The { $structure } costs { $lira } lira; you have { $have }.
why-field_price = { $field } costs { $lira } lira to buy back; you have { $have }.
why-all_built = You have built every structure.
why-all_built_of_cost = You have built every structure of that cost.
why-no_vine_card = You hold no vine card.
why-all_planted = Every field of yours bears vines, so none can be sold.
why-all_harvested = You have harvested every field that bears vines this year.
why-nothing_planted = You have not planted any vines.
why-no_grapes_to_sell = You have no grapes to sell.
why-needs_grapes = { $wine }: your crush pad lacks the grapes.
why-wine_too_weak = A { $wine } has to be worth at least { $value }; your best grapes make { $best }.
why-needs_cellar = A { $wine } needs the { $structure }.
why-no_order_card = You hold no wine order.
why-second_worker = The Planner needs a second worker at home.
why-other_season = “{ $task }” is not an action of this season but of another: { $season }.
why-space_closed = With { $players } players this space is closed.
why-challenge_space = In this challenge only the middle spaces are in play.
why-each_visitor =
    { $count ->
        [one] You cannot play your visitor.
       *[other] You can play none of your visitors.
    }
why-neither = Neither is possible.
why-no_option = None of its options is possible.

why-no_visitor = You hold no visitor of this season.
why-nobody_full = No opponent has six workers.
why-not_full_staff = You do not have six workers.
why-no_empty_field = You own no empty field.
why-no_planted_field = You have planted no field.
why-no_such_structure = You have no structure of that cost.
why-no_tribute = Your neighbor to the right can give none of the three.
why-no_grande_out = No grande worker is at work that could be taken back.
why-where_played = Workers on the action where this visitor was played stay there.
why-no_later_season = It is winter, and no later season of this year has actions.

why-row_empty = There is no glass token on that row any more.
why-row_seven = Playing alone, the Organizer cannot go to row 7.
why-no_bonus = The bonus could not be done, so a token would be wasted.
why-token_spent = You have spent a token for this bonus; it is done.
why-no_opponent = This visitor is of use only with opponents.
why-no_orders = In this challenge, wine orders cannot be filled.

## Rules that reasons come from, with the page of the printed rulebook

rule-wake_up = wake-up chart, p. 5
rule-workers = worker placement, p. 6
rule-spaces = number of spaces, p. 6
rule-pass = passing for the season, p. 6
rule-bonus = bonuses, p. 6
rule-grande = chapter “Grande worker placement”
rule-friendly = friendly variant, p. 17
rule-yoke = structures, the yoke, p. 12
rule-structures = structures, p. 12
rule-plant = chapter “Summer actions”, planting
rule-fields = selling grapes and fields, p. 9
rule-uproot = uprooting and discarding, p. 11
rule-harvest = harvesting fields, p. 14
rule-make_wine = chapter “Making wine”
rule-fill_order = filling wine orders, p. 16
rule-train = training workers, p. 13
rule-age = chapter “Year end”, aging
rule-residual = chapter “Residual payments”
rule-decks = deck maintenance, p. 3
rule-lowest_vp = the point track, p. 3
rule-pay = costs are paid in full, p. 10
rule-visitors = visitors are fully resolved or not played, p. 10
rule-producer = clarifications on the Producer, p. 11
rule-planner = clarifications on the Planner, p. 11
rule-motivator = clarifications on the Motivator, p. 11
rule-automa = rules for the Automa
rule-tokens = rules for the Automa, bonus action tokens
rule-campaign = rules for the Automa, campaign

## The campaign

challenge_title-1 = The old vines
challenge_title-2 = Two pairs of hands
challenge_title-3 = Help wanted
challenge_title-4 = In debt
challenge_title-5 = Early and late
challenge_title-6 = The cellar decides
challenge_title-7 = With empty hands
challenge_title-8 = No orders

challenge-1 = Challenge 1: { challenge_title-1 }
challenge-2 = Challenge 2: { challenge_title-2 }
challenge-3 = Challenge 3: { challenge_title-3 }
challenge-4 = Challenge 4: { challenge_title-4 }
challenge-5 = Challenge 5: { challenge_title-5 }
challenge-6 = Challenge 6: { challenge_title-6 }
challenge-7 = Challenge 7: { challenge_title-7 }
challenge-8 = Challenge 8: { challenge_title-8 }

challenge_text-1 = You get no mama, but her two workers. Choose three vines from the whole deck and plant them before the first year; they need no structures.
challenge_text-2 = You have at most two regular workers. The middle spaces are used instead of the left ones. Bonus action tokens cannot be used.
challenge_text-3 = Have six workers, the grande worker included, by the end of the third year, or you lose.
challenge_text-4 = You start at -5 points. The harvest action harvests up to three fields.
challenge_text-5 = You play eight years and may choose any row each year. There are no bonus action tokens.
challenge_text-6 = Points gained during the game do not count. At its end each wine in your large cellar is worth 3 points, each in the medium cellar 2.
challenge_text-7 = You start at -5 points and without lira.
challenge_text-8 = Wine orders cannot be filled, not even by visitors. A mama who gives you some may be exchanged.

challenge-reconstructed = The numbers of this challenge are reconstructed: no source we know of confirms them.
campaign-title =
    Viticulture, the campaign: Automa { $automa ->
        [very_easy] very easy
        [easy] easy
        [hard] hard
        [very_hard] very hard
       *[normal] normal
    }{ $aggressive ->
        [1] , aggressive
       *[0] { "" }
    }
campaign-result =
    { $outcome ->
        [automa_win] won
        [automa_draw] drawn
       *[other] lost
    } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
campaign-tokens =
    { $count ->
        [one] For your last loss you begin with 1 bonus action token.
       *[other] For your last losses you begin with { $count } bonus action tokens.
    }


## The board on the screen

board-setup = Setup
board-year = { $season }, year { $year }
board-decides = { $name } to decide
board-first = first player: { $name }
board-last_year = final year
rival-automa = Automa
board-automa = Automa: { $vp } points · your bonus tokens: { $tokens } · rows with a token: { $rows }
board-wake_up = Wake-up
board-passed = passed
board-asleep = no row yet:

# Short names of the actions, with the bonus of the middle space
board-space-play_summer = Summer visitor
board-space-draw_vine = Draw vine
board-space-give_tour = Tour (2 lira)
board-space-build = Build
board-space-sell = Sell
board-space-plant = Plant
board-space-draw_order = Draw order
board-space-harvest = Harvest
board-space-make_wine = Make wine
board-space-train = Train (4 lira)
board-space-play_winter = Winter visitor
board-space-fill_order = Fill order
board-bonus-play_summer = +1 visitor
board-bonus-draw_vine = +1 vine
board-bonus-give_tour = +1 { -lira }
board-bonus-build = +1 { -lira }
board-bonus-sell = +1 { -point }
board-bonus-plant = +1 vine
board-bonus-draw_order = +1 order
board-bonus-harvest = +1 field
board-bonus-make_wine = +1 wine
board-bonus-train = +1 { -lira }
board-bonus-play_winter = +1 visitor
board-bonus-fill_order = +1 { -point }
board-cart = Cart
board-yoke = Yoke
board-planned = Planned

board-vp = Points
board-lira = Lira
board-residual = Residual
board-home = At home
board-home-grande = grande
board-home-temporary = temp.
board-trained = ({ $count } new)
board-vine = Vines
board-summer_visitor = Summer
board-order = Orders
board-winter_visitor = Winter

board-structures = Structures
board-unbuilt = Not built
board-used = used
board-fields = Fields
board-empty = empty
board-sold = sold
board-harvested = harvested
board-grapes = Grapes
board-wines = Wines
board-wine-red = red
board-wine-white = white
board-wine-blush = blush
board-wine-sparkling = sparkling
board-hand = Hand
board-in_play = In play
board-face_up = Face up
board-pledged = Laid aside
board-decks = Decks
board-discards = Top discards

# What decides a bot's choice.
topic-points = the score
topic-time = the time that is left
topic-means = money and workers
topic-vineyard = structures and fields
topic-wines = grapes and wines
topic-hand = the cards in hand
topic-orders = the wine orders
topic-board = the free action spaces
topic-rivals = how the others stand
