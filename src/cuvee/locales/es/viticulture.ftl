# Viticulture Essential Edition.
#
# $name is whoever acts, $other_name another player. Arguments that name a thing ($card, $space,
# $wine and so on) arrive in words already: as the message `card-merlot` says it.

# Words that the browser shows as icons, in the texts of cards and structures.
-lira = lira
-liras = liras
-point = punto
-points = puntos
-vine-card = carta de vid
-vine-cards = cartas de vid
-summer-visitor = visitante de verano
-summer-visitors = visitantes de verano
-winter-visitor = visitante de invierno
-winter-visitors = visitantes de invierno
-wine-order = pedido de vino
-wine-orders = pedidos de vino

game = Viticulture Essential Edition
reason-goal = Alguien ha llegado a 20 puntos y el año ha terminado.
reason-automa_win = Tienes más puntos que la Automa: ganas.
reason-automa_draw = Tienes tantos puntos como la Automa: empate.
reason-automa_loss = La Automa tiene más puntos: pierdes.
reason-aggressive_loss = El año ha terminado y no vas por delante de la Automa: pierdes.
reason-workers_loss = No tienes seis trabajadores al final del tercer año: pierdes.
option-friendly = Ocupar una casilla con bonificación solo si se usa esa bonificación, salvo que no quede otra libre.
option-choose_parents = Quedarse con una de dos mamás y uno de dos papás.
option-automa = Jugar en solitario contra la Automa, con este nivel de dificultad.
option-aggressive = La Automa puntúa cada año, y quien no vaya por delante al final de un año pierde (fácil, normal, difícil).
option-campaign = Jugar en solitario con las reglas de este desafío.
option-bonus_tokens = Fichas de bonificación con las que empiezas en solitario.
option-redraw_visitors = Dejar en los mazos los visitantes que necesitan rivales y robar de nuevo cuando salga uno.

## Actions: what may be chosen, in any position

action-pass = Pasar en esta estación
action-wake_up = Fila { $row }
action-place = { $space }
action-worker = Enviar un { $worker }
action-card = { $card }
action-deck = Robar una carta de { $deck }
action-field = La { $field }
action-vine = { $card } en la { $field }
action-structure = Construir: { $structure }
action-grape = Una uva { $colour } de valor { $value }
action-make = Elaborar un { $wine }
action-wine = Un { $wine } de valor { $value }
action-seat = { $seat }
action-retrieve = Recuperar un { $worker } de «{ $space }»
action-mama = Mamá { $mama }
action-papa = Papá { $papa }
action-buy_field = Recomprar la { $field }

# In special positions
action-build = Construir: { $structure } ({ $lira } liras)
action-build_cheaper = Construir: { $structure } ({ $lira } en vez de { $cost } liras)
action-sell_field = Vender la { $field }
action-pick_up = Recoger «{ $card }»
action-task = { $task }
option-papa-lira =
    { $lira ->
        [one] Recibir 1 lira más
       *[other] Recibir { $lira } liras más
    }
option-papa-structure = Empezar con esta estructura: { $structure }
option-papa-worker = Empezar con un trabajador más
option-papa-vp = Empezar con 1 punto

## Decks, workers, fields, grapes, wines, seasons, players

deck-vine = vid
deck-summer_visitor = visitante de verano
deck-order = pedido de vino
deck-winter_visitor = visitante de invierno

worker-regular = trabajador normal
worker-grande = trabajador grande
worker-temporary = trabajador temporal

# A field is called by its number: the vine value it bears, and its price
field-field_5 = parcela 5
field-field_6 = parcela 6
field-field_7 = parcela 7

colour-red = tinta
colour-white = blanca

wine-red = vino tinto
wine-white = vino blanco
wine-blush = vino rosado
wine-sparkling = vino espumoso

season-spring = Primavera
season-summer = Verano
season-fall = Otoño
season-winter = Invierno

seat-0 = Jugador 1
seat-1 = Jugador 2
seat-2 = Jugador 3
seat-3 = Jugador 4
seat-4 = Jugador 5
seat-5 = Jugador 6

# The rows of the wake-up chart, with what each gives
row-1 = 1 (sin bonificación)
row-2 = 2 (robar una vid)
row-3 = 3 (robar un pedido de vino)
row-4 = 4 (1 lira)
row-5 = 5 (robar un visitante de cualquier estación)
row-6 = 6 (1 punto)
row-7 = 7 (el trabajador temporal durante este año)

## Structures

structure-trellis = espaldera
structure-irrigation = riego
structure-yoke = yugo
structure-windmill = molino
structure-cottage = casa rural
structure-tasting_room = sala de catas
structure-medium_cellar = bodega mediana
structure-large_cellar = bodega grande

structure_text-trellis = Hace falta para plantar algunas vides.
structure_text-irrigation = Hace falta para plantar algunas vides.
structure_text-yoke = Una vez al año, en verano o en invierno, un trabajador enviado aquí arranca una vid o vendimia una parcela.
structure_text-windmill = La primera vez que plantas cada año ganas 1 { -point }.
structure_text-cottage = En otoño robas dos visitantes en lugar de uno.
structure_text-tasting_room = La primera visita guiada que ofreces cada año con algún vino en la bodega te da 1 { -point }.
structure_text-medium_cellar = Sitio para vinos de valor 4 a 6 y para el vino rosado.
structure_text-large_cellar = Solo después de la bodega mediana. Sitio para vinos de valor 7 a 9 y para el vino espumoso.

## The board: its actions, and the spaces where workers stand

# What is done at each action of the board
task_text-play_summer = Juega un visitante de verano de tu mano y haz lo que dice. Bonificación: un segundo visitante
task_text-draw_vine = Roba una vid. Bonificación: una segunda vid
task_text-give_tour = Ganas 2 liras; con sala de catas y un vino, la primera visita guiada del año vale además 1 punto. Bonificación: 1 lira
task_text-build = Paga una estructura y constrúyela. Bonificación: 1 lira, que ayuda a pagar
task_text-sell = Vende uvas, o vende una parcela sin vides, o recompra una. Bonificación: 1 punto
task_text-plant = Planta una vid de tu mano en una parcela; necesitas sus estructuras y la parcela tiene un límite. Bonificación: una segunda vid
task_text-draw_order = Roba un pedido de vino. Bonificación: un segundo pedido
task_text-harvest = Vendimia una parcela: una uva tinta y una blanca del valor de sus vides. Bonificación: una segunda parcela
task_text-make_wine = Elabora hasta dos vinos con tus uvas. Bonificación: un tercer vino
task_text-train = Paga 4 liras por un trabajador, que trabaja desde el año siguiente. Bonificación: 1 lira, que ayuda a pagar
task_text-play_winter = Juega un visitante de invierno de tu mano y haz lo que dice. Bonificación: un segundo visitante
task_text-fill_order = Entrega los vinos que exige un pedido; ganas sus puntos y más renta. Bonificación: 1 punto
task_text-cart = Caben todos los trabajadores que quieras, en verano y en invierno
task_text-yoke = Una vez al año: arranca una vid o vendimia una parcela

task-play_summer = Jugar un visitante de verano
task-draw_vine = Robar una vid
task-give_tour = Ofrecer una visita guiada
task-build = Construir una estructura
task-sell = Vender uvas o una parcela
task-plant = Plantar una vid
task-draw_order = Robar un pedido de vino
task-harvest = Vendimiar una parcela
task-make_wine = Elaborar hasta dos vinos
task-train = Formar a un trabajador
task-play_winter = Jugar un visitante de invierno
task-fill_order = Servir un pedido de vino

space-play_summer_left = { task-play_summer } (izquierda)
space-play_summer_middle = { task-play_summer } ({ board-bonus-play_summer })
space-play_summer_right = { task-play_summer } (derecha)
space-play_summer = { task-play_summer } (grande)
space-draw_vine_left = { task-draw_vine } (izquierda)
space-draw_vine_middle = { task-draw_vine } ({ board-bonus-draw_vine })
space-draw_vine_right = { task-draw_vine } (derecha)
space-draw_vine = { task-draw_vine } (grande)
space-give_tour_left = { task-give_tour } (izquierda)
space-give_tour_middle = { task-give_tour } ({ board-bonus-give_tour })
space-give_tour_right = { task-give_tour } (derecha)
space-give_tour = { task-give_tour } (grande)
space-build_left = { task-build } (izquierda)
space-build_middle = { task-build } ({ board-bonus-build })
space-build_right = { task-build } (derecha)
space-build = { task-build } (grande)
space-sell_left = { task-sell } (izquierda)
space-sell_middle = { task-sell } ({ board-bonus-sell })
space-sell_right = { task-sell } (derecha)
space-sell = { task-sell } (grande)
space-plant_left = { task-plant } (izquierda)
space-plant_middle = { task-plant } ({ board-bonus-plant })
space-plant_right = { task-plant } (derecha)
space-plant = { task-plant } (grande)
space-draw_order_left = { task-draw_order } (izquierda)
space-draw_order_middle = { task-draw_order } ({ board-bonus-draw_order })
space-draw_order_right = { task-draw_order } (derecha)
space-draw_order = { task-draw_order } (grande)
space-harvest_left = { task-harvest } (izquierda)
space-harvest_middle = { task-harvest } ({ board-bonus-harvest })
space-harvest_right = { task-harvest } (derecha)
space-harvest = { task-harvest } (grande)
space-make_wine_left = { task-make_wine } (izquierda)
space-make_wine_middle = { task-make_wine } ({ board-bonus-make_wine })
space-make_wine_right = { task-make_wine } (derecha)
space-make_wine = { task-make_wine } (grande)
space-train_left = { task-train } (izquierda)
space-train_middle = { task-train } ({ board-bonus-train })
space-train_right = { task-train } (derecha)
space-train = { task-train } (grande)
space-play_winter_left = { task-play_winter } (izquierda)
space-play_winter_middle = { task-play_winter } ({ board-bonus-play_winter })
space-play_winter_right = { task-play_winter } (derecha)
space-play_winter = { task-play_winter } (grande)
space-fill_order_left = { task-fill_order } (izquierda)
space-fill_order_middle = { task-fill_order } ({ board-bonus-fill_order })
space-fill_order_right = { task-fill_order } (derecha)
space-fill_order = { task-fill_order } (grande)
space-cart = Carro: ganar 1 lira
space-yoke = Yugo: arrancar o vendimiar

## Vines

card-sangiovese = Sangiovese
card-malvasia = Malvasía
card-pinot = Pinot
card-syrah = Syrah
card-trebbiano = Trebbiano
card-merlot = Merlot
card-sauvignon_blanc = Sauvignon Blanc
card-cabernet_sauvignon = Cabernet Sauvignon
card-chardonnay = Chardonnay

text-sangiovese = Tinta 1; no necesita estructuras; valor 1
text-malvasia = Blanca 1; no necesita estructuras; valor 1
text-pinot = Tinta 1 y blanca 1; necesita espaldera; valor 2
text-syrah = Tinta 2; necesita espaldera; valor 2
text-trebbiano = Blanca 2; necesita espaldera; valor 2
text-merlot = Tinta 3; necesita riego; valor 3
text-sauvignon_blanc = Blanca 3; necesita riego; valor 3
text-cabernet_sauvignon = Tinta 4; necesita espaldera y riego; valor 4
text-chardonnay = Blanca 4; necesita espaldera y riego; valor 4

## Wine orders: the wines asked for, each at least this good, and what they pay

card-order_red5 = Pedido: tinto 5
card-order_red2_white2 = Pedido: tinto 2 + blanco 2
card-order_red3_white1 = Pedido: tinto 3 + blanco 1
card-order_red1_white3 = Pedido: tinto 1 + blanco 3
card-order_white5 = Pedido: blanco 5
card-order_blush4 = Pedido: rosado 4
card-order_red6 = Pedido: tinto 6
card-order_red2_white4 = Pedido: tinto 2 + blanco 4
card-order_red4_white2 = Pedido: tinto 4 + blanco 2
card-order_red3_white3 = Pedido: tinto 3 + blanco 3
card-order_red4_red3 = Pedido: tinto 4 + tinto 3
card-order_white6 = Pedido: blanco 6
card-order_white4_white3 = Pedido: blanco 4 + blanco 3
card-order_blush6 = Pedido: rosado 6
card-order_red8 = Pedido: tinto 8
card-order_red5_white3 = Pedido: tinto 5 + blanco 3
card-order_red3_white5 = Pedido: tinto 3 + blanco 5
card-order_red4_blush4 = Pedido: tinto 4 + rosado 4
card-order_red4_red3_red2 = Pedido: tinto 4 + tinto 3 + tinto 2
card-order_white8 = Pedido: blanco 8
card-order_white4_blush4 = Pedido: blanco 4 + rosado 4
card-order_white4_white3_white2 = Pedido: blanco 4 + blanco 3 + blanco 2
card-order_blush8 = Pedido: rosado 8
card-order_sparkling7 = Pedido: espumoso 7
card-order_red2_white2_blush5 = Pedido: tinto 2 + blanco 2 + rosado 5
card-order_red7_red6 = Pedido: tinto 7 + tinto 6
card-order_red6_white6 = Pedido: tinto 6 + blanco 6
card-order_red3_blush7 = Pedido: tinto 3 + rosado 7
card-order_white3_blush7 = Pedido: blanco 3 + rosado 7
card-order_white7_white6 = Pedido: blanco 7 + blanco 6
card-order_sparkling9 = Pedido: espumoso 9
card-order_blush6_blush5 = Pedido: rosado 6 + rosado 5
card-order_white4_sparkling7 = Pedido: blanco 4 + espumoso 7
card-order_white3_sparkling7 = Pedido: blanco 3 + espumoso 7
card-order_white3_sparkling8 = Pedido: blanco 3 + espumoso 8
card-order_white2_sparkling8 = Pedido: blanco 2 + espumoso 8

text-order_red5 = 2 puntos, renta +1
text-order_red2_white2 = 2 puntos, renta +1
text-order_red3_white1 = 2 puntos, renta +1
text-order_red1_white3 = 2 puntos, renta +1
text-order_white5 = 2 puntos, renta +1
text-order_blush4 = 2 puntos, renta +1
text-order_red6 = 3 puntos, renta +1
text-order_red2_white4 = 3 puntos, renta +1
text-order_red4_white2 = 3 puntos, renta +1
text-order_red3_white3 = 3 puntos, renta +1
text-order_red4_red3 = 3 puntos, renta +1
text-order_white6 = 3 puntos, renta +1
text-order_white4_white3 = 3 puntos, renta +1
text-order_blush6 = 3 puntos, renta +1
text-order_red8 = 4 puntos, renta +1
text-order_red5_white3 = 4 puntos, renta +1
text-order_red3_white5 = 4 puntos, renta +1
text-order_red4_blush4 = 4 puntos, renta +1
text-order_red4_red3_red2 = 4 puntos, renta +1
text-order_white8 = 4 puntos, renta +1
text-order_white4_blush4 = 4 puntos, renta +1
text-order_white4_white3_white2 = 4 puntos, renta +1
text-order_blush8 = 4 puntos, renta +1
text-order_sparkling7 = 4 puntos, renta +1
text-order_red2_white2_blush5 = 5 puntos, renta +2
text-order_red7_red6 = 5 puntos, renta +2
text-order_red6_white6 = 5 puntos, renta +2
text-order_red3_blush7 = 5 puntos, renta +2
text-order_white3_blush7 = 5 puntos, renta +2
text-order_white7_white6 = 5 puntos, renta +2
text-order_sparkling9 = 5 puntos, renta +2
text-order_blush6_blush5 = 6 puntos, renta +2
text-order_white4_sparkling7 = 6 puntos, renta +2
text-order_white3_sparkling7 = 6 puntos, renta +2
text-order_white3_sparkling8 = 6 puntos, renta +2
text-order_white2_sparkling8 = 6 puntos, renta +2

## Summer visitors

card-surveyor = Agrimensor
text-surveyor = Gana 2 { -liras } por cada parcela vacía que tengas, o bien gana 1 { -point } por cada parcela con vides. Las parcelas vendidas no cuentan en ningún caso.
effect-surveyor-0 = Ganar 2 { -liras } por cada parcela vacía
effect-surveyor-1 = Ganar 1 { -point } por cada parcela plantada

card-broker = Intermediario
text-broker = Paga 9 { -liras } y gana 3 { -points }, o bien pierde 2 { -points } y gana 6 { -liras }.
effect-broker-0 = Pagar 9 { -liras }, ganar 3 { -points }
effect-broker-1 = Perder 2 { -points }, ganar 6 { -liras }

card-wine_critic = Crítico de vinos
text-wine_critic = Roba dos { -winter-visitors }, o bien descarta un vino de valor 7 o más y gana 4 { -points }.
effect-wine_critic-0 = Robar 2 { -winter-visitors }
effect-wine_critic-1 = Descartar un vino de valor 7 o más, ganar 4 { -points }

card-blacksmith = Herrero
text-blacksmith = Construye una estructura por 2 { -liras } menos de lo que cuesta. Si su coste es 5 o 6, gana además 1 { -point }.

card-contractor = Contratista
text-contractor = Haz dos de estas tres cosas, en el orden que quieras: gana 1 { -point }; construye una estructura pagando su coste; planta una vid.
effect-contractor-0 = Ganar 1 { -point }
effect-contractor-1 = Construir una estructura
effect-contractor-2 = Plantar una vid

card-tour_guide = Guía turístico
text-tour_guide = Gana 4 { -liras }, o bien vendimia una parcela.
effect-tour_guide-0 = Ganar 4 { -liras }
effect-tour_guide-1 = Vendimiar una parcela

card-novice_guide = Guía novato
text-novice_guide = Gana 3 { -liras }, o bien elabora uno o dos vinos.
effect-novice_guide-0 = Ganar 3 { -liras }
effect-novice_guide-1 = Elaborar 1 o 2 vinos

card-uncertified_broker = Intermediario sin licencia
text-uncertified_broker = Pierde 3 { -points } y gana 9 { -liras }, o bien paga 6 { -liras } y gana 2 { -points }.
effect-uncertified_broker-0 = Perder 3 { -points }, ganar 9 { -liras }
effect-uncertified_broker-1 = Pagar 6 { -liras }, ganar 2 { -points }

card-planter = Plantador
text-planter = Planta una o dos vides y gana 1 { -lira }, o bien arranca una vid, descarta de tu mano una { -vine-card } y gana 2 { -points }.
effect-planter-0 = Plantar 1 o 2 vides, ganar 1 { -lira }
effect-planter-0-0-0 = Plantar una vid
effect-planter-1 = Arrancar una vid, descartar una { -vine-card }, ganar 2 { -points }

card-buyer = Comprador
text-buyer = Paga 2 { -liras } por una uva de valor 1, tinta o blanca, cuya casilla en tu lagar esté libre; o bien descarta una uva y gana 2 { -liras } y 1 { -point }.
effect-buyer-0 = Pagar 2 { -liras } por una uva de valor 1
effect-buyer-1 = Descartar una uva, ganar 2 { -liras } y 1 { -point }

card-landscaper = Paisajista
text-landscaper = Roba una vid y luego, si quieres, planta una vid; o bien intercambia dos vides entre dos de tus parcelas sin superar el límite de ninguna.
effect-landscaper-0 = Robar una vid y luego, si quieres, plantar una
effect-landscaper-0-1-0 = Plantar una vid
effect-landscaper-1 = Intercambiar dos vides entre dos parcelas

card-architect = Arquitecto
text-architect = Construye una estructura por 3 { -liras } menos de lo que cuesta, o bien gana 1 { -point } por cada estructura tuya de coste 4.
effect-architect-0 = Construir una estructura por 3 { -liras } menos
effect-architect-1 = Ganar 1 { -point } por cada estructura tuya de coste 4

card-uncertified_architect = Arquitecto sin título
text-uncertified_architect = Pierde 1 { -point } y construye gratis una estructura de coste 2 o 3, o bien pierde 2 { -points } y construye gratis cualquier estructura.
effect-uncertified_architect-0 = Perder 1 { -point }, construir gratis una estructura de coste 2 o 3
effect-uncertified_architect-1 = Perder 2 { -points }, construir gratis cualquier estructura

card-patron = Mecenas
text-patron = Gana 4 { -liras }, o bien roba un { -wine-order } y un { -winter-visitor }.
effect-patron-0 = Ganar 4 { -liras }
effect-patron-1 = Robar un { -wine-order } y un { -winter-visitor }

card-auctioneer = Subastador
text-auctioneer = Descarta dos cartas de cualquier tipo y gana 4 { -liras }, o bien descarta cuatro y gana 3 { -points }.
effect-auctioneer-0 = Descartar 2 cartas, ganar 4 { -liras }
effect-auctioneer-1 = Descartar 4 cartas, ganar 3 { -points }

card-entertainer = Animador
text-entertainer = Paga 4 { -liras } y roba tres { -winter-visitors }, o bien descarta un vino y tres visitantes de cualquier estación y gana 3 { -points }.
effect-entertainer-0 = Pagar 4 { -liras }, robar 3 { -winter-visitors }
effect-entertainer-1 = Descartar un vino y 3 visitantes, ganar 3 { -points }

card-vendor = Vendedor
text-vendor = Roba una vid, un { -wine-order } y un { -winter-visitor }. Después, cada rival puede robar un { -summer-visitor }.
effect-vendor-1-0-0 = Robar un { -summer-visitor }

card-handyman = Manitas
text-handyman = Todos los jugadores pueden construir una estructura por 2 { -liras } menos de lo que cuesta. Ganas 1 { -point } por cada rival que lo haga.
effect-handyman-0-0 = Construir una estructura por 2 { -liras } menos

card-horticulturist = Horticultor
text-horticulturist = Planta una vid sin las estructuras que necesita, o bien arranca dos vides, descarta de tu mano dos { -vine-cards } y gana 3 { -points }.
effect-horticulturist-0 = Plantar una vid sin sus estructuras
effect-horticulturist-1 = Arrancar 2 vides, descartar 2 { -vine-cards }, ganar 3 { -points }

card-peddler = Buhonero
text-peddler = Descarta dos cartas y luego roba una carta de cada uno de los cuatro mazos.

card-banker = Banquero
text-banker = Gana 5 { -liras }. Después, cada rival puede perder 1 { -point } para ganar 3 { -liras } de la banca.
effect-banker-1-0-0 = Perder 1 { -point }, ganar 3 { -liras }

card-overseer = Capataz
text-overseer = Construye una estructura pagando su coste y planta una vid, en el orden que quieras. Si la vid es de valor 4, gana 1 { -point }.
effect-overseer-0 = Construir una estructura
effect-overseer-1 = Plantar una vid; 1 { -point } si es de valor 4

card-importer = Importador
text-importer = Entre todos, tus rivales pueden darte exactamente tres visitantes de cualquier estación. Si no lo hacen, roba tres { -winter-visitors }.

card-sharecropper = Aparcero
text-sharecropper = Planta una vid sin las estructuras que necesita, o bien arranca una vid, descarta de tu mano una { -vine-card } y gana 2 { -points }.
effect-sharecropper-0 = Plantar una vid sin sus estructuras
effect-sharecropper-1 = Arrancar una vid, descartar una { -vine-card }, ganar 2 { -points }

card-grower = Viticultor
text-grower = Planta una vid. Si con ella hay seis o más vides en tus parcelas, gana 2 { -points }.

card-negotiator = Negociador
text-negotiator = Descarta una uva y aumenta tu renta en 1, o bien descarta un vino y auméntala en 2.
effect-negotiator-0 = Descartar una uva, renta +1
effect-negotiator-1 = Descartar un vino, renta +2

card-cultivator = Cultivador
text-cultivator = Planta una vid, aunque supere el límite de su parcela. Sigue necesitando sus estructuras.

card-homesteader = Colono
text-homesteader = Haz una de estas dos cosas, o pierde 1 { -point } y haz ambas: construye una estructura por 3 { -liras } menos de lo que cuesta; planta una o dos vides.
effect-homesteader-0 = Construir una estructura por 3 { -liras } menos
effect-homesteader-1 = Plantar 1 o 2 vides
effect-homesteader-1-0 = Plantar una vid
effect-homesteader-2-0 = Perder 1 { -point } y plantar también 1 o 2 vides
effect-homesteader-3-0 = Perder 1 { -point } y construir también una estructura por 3 { -liras } menos

card-planner = Planificador
text-planner = Coloca ya otro trabajador en una acción de invierno o en el carro. Actúa al empezar el invierno, antes del primer turno; lo que entonces no sea posible se pierde.

card-agriculturist = Agrónomo
text-agriculturist = Planta una vid. Si con ella su parcela tiene tres o más variedades distintas, gana 2 { -points }.

card-swindler = Timador
text-swindler = Cada rival puede pagarte 2 { -liras }. Ganas 1 { -point } por cada uno que no lo haga.
effect-swindler-0-0 = Pagar 2 { -liras }

card-producer = Productor
text-producer = Paga 2 { -liras } y recupera uno o dos de tus trabajadores de otras acciones. Puedes volver a usarlos este año.
effect-producer-1-0 = Recuperar un trabajador

card-organizer = Organizador
text-organizer = Mueve tu gallo a una fila libre de la tabla del despertar y recibe la bonificación de esa fila. Con eso ya has pasado en esta estación.

card-sponsor = Patrocinador
text-sponsor = Haz una de estas dos cosas, o pierde 1 { -point } y haz ambas: roba dos vides; gana 3 { -liras }.
effect-sponsor-0 = Robar 2 vides
effect-sponsor-1 = Ganar 3 { -liras }
effect-sponsor-2-0 = Perder 1 { -point } y ganar también 3 { -liras }
effect-sponsor-3-0 = Perder 1 { -point } y robar también 2 vides

card-artisan = Artesano
text-artisan = Haz una de estas tres cosas: gana 3 { -liras }; construye una estructura por 1 { -lira } menos de lo que cuesta; planta una o dos vides.
effect-artisan-0 = Ganar 3 { -liras }
effect-artisan-1 = Construir una estructura por 1 { -lira } menos
effect-artisan-2 = Plantar 1 o 2 vides
effect-artisan-2-0 = Plantar una vid

card-stonemason = Cantero
text-stonemason = Paga 8 { -liras } y construye dos estructuras, cuesten lo que cuesten.

card-volunteer_crew = Cuadrilla de voluntarios
text-volunteer_crew = Todos los jugadores pueden plantar una vid. Ganas 2 { -liras } por cada rival que lo haga.
effect-volunteer_crew-0-0 = Plantar una vid

card-wedding_party = Comitiva de boda
text-wedding_party = Nombra a uno, dos o tres rivales y paga 2 { -liras } a cada uno. Ganas 1 { -point } por cada uno de ellos.

## Winter visitors

card-merchant = Comerciante
text-merchant = Paga 3 { -liras } por una uva tinta y una blanca de valor 1, cuyas casillas en tu lagar estén ambas libres; o bien sirve un { -wine-order } y gana 1 { -point } más.
effect-merchant-0 = Pagar 3 { -liras } por una uva tinta y una blanca de valor 1
effect-merchant-1 = Servir un { -wine-order }, 1 { -point } más

card-crusher = Pisador
text-crusher = Gana 3 { -liras } y roba un { -summer-visitor }, o bien roba un { -wine-order } y luego elabora uno o dos vinos.
effect-crusher-0 = Ganar 3 { -liras }, robar un { -summer-visitor }
effect-crusher-1 = Robar un { -wine-order } y luego elaborar 1 o 2 vinos
effect-crusher-1-1-0 = Elaborar 1 o 2 vinos

card-judge = Juez
text-judge = Roba dos { -summer-visitors }, o bien descarta un vino de valor 4 o más y gana 3 { -points }.
effect-judge-0 = Robar 2 { -summer-visitors }
effect-judge-1 = Descartar un vino de valor 4 o más, ganar 3 { -points }

card-oenologist = Enólogo
text-oenologist = Envejece dos veces todos tus vinos, o bien paga 3 { -liras } y construye tu siguiente bodega, cueste lo que cueste.
effect-oenologist-0 = Envejecer dos veces todos tus vinos
effect-oenologist-1 = Pagar 3 { -liras }, construir tu siguiente bodega

card-marketer = Publicista
text-marketer = Roba dos { -summer-visitors } y gana 1 { -lira }, o bien sirve un { -wine-order } y gana 1 { -point } más.
effect-marketer-0 = Robar 2 { -summer-visitors }, ganar 1 { -lira }
effect-marketer-1 = Servir un { -wine-order }, 1 { -point } más

card-crush_expert = Experto en pisado
text-crush_expert = Gana 3 { -liras } y roba un { -wine-order }, o bien elabora de uno a tres vinos.
effect-crush_expert-0 = Ganar 3 { -liras }, robar un { -wine-order }
effect-crush_expert-1 = Elaborar de 1 a 3 vinos

card-uncertified_teacher = Maestro sin título
text-uncertified_teacher = Pierde 1 { -point } y forma gratis a un trabajador, o bien gana 1 { -point } por cada rival que tenga seis trabajadores.
effect-uncertified_teacher-0 = Perder 1 { -point }, formar gratis a un trabajador
effect-uncertified_teacher-1 = Ganar 1 { -point } por cada rival con 6 trabajadores

card-teacher = Maestro
text-teacher = Elabora uno o dos vinos, o bien forma a un trabajador por 2 { -liras }.
effect-teacher-0 = Elaborar 1 o 2 vinos
effect-teacher-1 = Pagar 2 { -liras }, formar a un trabajador

card-benefactor = Benefactor
text-benefactor = Roba una vid y un { -summer-visitor }, o bien descarta dos visitantes de cualquier estación y gana 2 { -points }.
effect-benefactor-0 = Robar una vid y un { -summer-visitor }
effect-benefactor-1 = Descartar 2 visitantes, ganar 2 { -points }

card-assessor = Tasador
text-assessor = Gana 1 { -lira } por cada carta de tu mano, o bien descarta toda la mano, al menos una carta, y gana 2 { -points }.
effect-assessor-0 = Ganar 1 { -lira } por cada carta en la mano
effect-assessor-1 = Descartar toda la mano, ganar 2 { -points }

card-queen = Reina
text-queen = Quien se sienta a tu derecha debe hacer una de estas tres cosas: perder 1 { -point }, darte dos cartas o pagarte 3 { -liras }.
effect-queen-0-0 = Perder 1 { -point }
effect-queen-0-1 = Dar 2 cartas
effect-queen-0-2 = Pagar 3 { -liras }

card-harvester = Vendimiador
text-harvester = Vendimia una o dos parcelas y gana 2 { -liras } o 1 { -point }.
effect-harvester-0 = Vendimiar 1 o 2 parcelas, ganar 2 { -liras }
effect-harvester-0-0-0 = Vendimiar una parcela
effect-harvester-1 = Vendimiar 1 o 2 parcelas, ganar 1 { -point }
effect-harvester-1-0-0 = Vendimiar una parcela

card-professor = Profesor
text-professor = Forma a un trabajador por 2 { -liras }, o bien gana 2 { -points } si tienes seis trabajadores.
effect-professor-0 = Pagar 2 { -liras }, formar a un trabajador
effect-professor-1 = Ganar 2 { -points } por tus 6 trabajadores

card-master_vintner = Maestro bodeguero
text-master_vintner = Construye tu siguiente bodega por 2 { -liras } menos de lo que cuesta, o bien envejece un vino y sirve un { -wine-order }, en el orden que quieras.
effect-master_vintner-0 = Construir tu siguiente bodega por 2 { -liras } menos
effect-master_vintner-1 = Envejecer un vino y servir un { -wine-order }
effect-master_vintner-1-0 = Envejecer un vino
effect-master_vintner-1-1 = Servir un { -wine-order }

card-uncertified_oenologist = Enólogo sin título
text-uncertified_oenologist = Envejece dos veces todos tus vinos, o bien pierde 1 { -point } y construye gratis tu siguiente bodega.
effect-uncertified_oenologist-0 = Envejecer dos veces todos tus vinos
effect-uncertified_oenologist-1 = Perder 1 { -point }, construir gratis tu siguiente bodega

card-promoter = Promotor
text-promoter = Descarta una uva o un vino, gana 1 { -point } y aumenta tu renta en 1.
effect-promoter-0 = Descartar una uva, ganar 1 { -point }, renta +1
effect-promoter-1 = Descartar un vino, ganar 1 { -point }, renta +1

card-mentor = Mentor
text-mentor = Todos los jugadores pueden elaborar uno o dos vinos. Por cada rival que lo haga, robas una vid o un { -summer-visitor }.
effect-mentor-0-0 = Elaborar 1 o 2 vinos

card-harvest_expert = Experto en vendimia
text-harvest_expert = Vendimia una parcela y, además, roba una vid o construye el yugo por 1 { -lira }.
effect-harvest_expert-0 = Vendimiar una parcela, robar una vid
effect-harvest_expert-1 = Vendimiar una parcela, construir el yugo por 1 { -lira }

card-innkeeper = Posadero
text-innkeeper = Recoge la carta superior de dos pilas de descartes distintas.

card-jack_of_all_trades = Factótum
text-jack_of_all_trades = Haz dos de estas tres cosas, en el orden que quieras: vendimia una parcela; elabora uno o dos vinos; sirve un { -wine-order }.
effect-jack_of_all_trades-0 = Vendimiar una parcela
effect-jack_of_all_trades-1 = Elaborar 1 o 2 vinos
effect-jack_of_all_trades-2 = Servir un { -wine-order }

card-politician = Político
text-politician = Si tienes menos de 0 { -points }, gana 6 { -liras }. Si no, roba una vid, un { -summer-visitor } y un { -wine-order }.

card-supervisor = Supervisor
text-supervisor = Elabora uno o dos vinos. Gana 1 { -point } por cada vino espumoso entre ellos.

card-scholar = Erudito
text-scholar = Haz una de estas dos cosas, o pierde 1 { -point } y haz ambas: roba dos { -wine-orders }; forma a un trabajador por 3 { -liras }.
effect-scholar-0 = Robar 2 { -wine-orders }
effect-scholar-1 = Pagar 3 { -liras }, formar a un trabajador
effect-scholar-2-0 = Perder 1 { -point }, pagar 3 { -liras } y formar también a un trabajador
effect-scholar-3-0 = Perder 1 { -point } y robar también 2 { -wine-orders }

card-reaper = Segador
text-reaper = Vendimia de una a tres parcelas. Gana 2 { -points } si vendimias tres.
effect-reaper-0 = Vendimiar una parcela

card-motivator = Motivador
text-motivator = Puedes recuperar tu trabajador grande; los rivales que no hayan pasado, también el suyo. Ganas 1 { -point } por cada rival que lo haga.
effect-motivator-0-0 = Recuperar tu trabajador grande

card-bottler = Embotellador
text-bottler = Elabora de uno a tres vinos. Gana 1 { -point } por cada tipo de vino entre ellos.

card-craftsman = Maestro artesano
text-craftsman = Haz dos de estas tres cosas, en el orden que quieras: roba un { -wine-order }; construye tu siguiente bodega pagando su coste; gana 1 { -point }.
effect-craftsman-0 = Robar un { -wine-order }
effect-craftsman-1 = Construir tu siguiente bodega
effect-craftsman-2 = Ganar 1 { -point }

card-exporter = Exportador
text-exporter = Haz una de estas tres cosas: elabora uno o dos vinos; sirve un { -wine-order }; descarta una uva y gana 2 { -points }.
effect-exporter-0 = Elaborar 1 o 2 vinos
effect-exporter-1 = Servir un { -wine-order }
effect-exporter-2 = Descartar una uva, ganar 2 { -points }

card-laborer = Jornalero
text-laborer = Haz una de estas dos cosas, o pierde 1 { -point } y haz ambas: vendimia una o dos parcelas; elabora de uno a tres vinos.
effect-laborer-0 = Vendimiar 1 o 2 parcelas
effect-laborer-0-0 = Vendimiar una parcela
effect-laborer-1 = Elaborar de 1 a 3 vinos
effect-laborer-2-0 = Perder 1 { -point } y elaborar también de 1 a 3 vinos
effect-laborer-3-0 = Perder 1 { -point } y vendimiar también 1 o 2 parcelas

card-designer = Diseñador
text-designer = Construye una estructura pagando su coste. Si con ella tienes seis o más estructuras, gana 2 { -points }.

card-governess = Institutriz
text-governess = Forma por 3 { -liras } a un trabajador que puede trabajar este mismo año, o bien descarta un vino y gana 2 { -points }.
effect-governess-0 = Pagar 3 { -liras }, formar a un trabajador para este mismo año
effect-governess-1 = Descartar un vino, ganar 2 { -points }

card-manager = Gerente
text-manager = Haz una acción de verano del tablero, o la del carro, sin trabajador y sin su bonificación, aunque todas sus casillas estén ocupadas.

card-zymologist = Zimólogo
text-zymologist = Elabora uno o dos vinos de valor 4 o más, aunque no tengas las bodegas necesarias.

card-noble = Noble
text-noble = Paga 1 { -lira } y aumenta tu renta en 1, o bien redúcela en 2 y gana 2 { -points }.
effect-noble-0 = Pagar 1 { -lira }, renta +1
effect-noble-1 = Renta -2, ganar 2 { -points }

card-governor = Gobernador
text-governor = Nombra a uno, dos o tres rivales: cada uno te da un { -summer-visitor }, el que prefiera. Ganas 1 { -point } por cada uno que no tenga ninguno.

card-taster = Catador
text-taster = Descarta un vino y gana 4 { -liras }. Si valía más que cualquier otro vino de todas las bodegas, gana 2 { -points }.

card-caravan = Caravana
text-caravan = Descubre una carta de cada mazo. Quédate con dos y descarta las demás.

card-guest_speaker = Ponente invitado
text-guest_speaker = Todos los jugadores pueden formar a un trabajador por 1 { -lira }. Ganas 1 { -point } por cada rival que lo haga.
effect-guest_speaker-0-0 = Pagar 1 { -lira }, formar a un trabajador

## Options on the board

effect-yoke-0 = Arrancar una vid
effect-yoke-1 = Vendimiar una parcela
effect-sell-0 = Vender uvas
effect-sell-1 = Vender o recomprar una parcela
effect-harvest_more-0 = Vendimiar una parcela

## Mamas and papas, with what they give

mama-alaena = Alaena (1 vid, 1 visitante de verano, 1 pedido de vino)
mama-alyssa = Alyssa (1 vid, 1 visitante de verano, 1 visitante de invierno)
mama-deann = Deann (1 vid, 1 pedido de vino, 1 visitante de invierno)
mama-margot = Margot (1 visitante de verano, 1 pedido de vino, 1 visitante de invierno)
mama-margaret = Margaret (2 vides, 1 visitante de verano)
mama-nici = Nici (2 vides, 1 pedido de vino)
mama-teruyo = Teruyo (2 vides, 1 visitante de invierno)
mama-emily = Emily (1 vid, 2 visitantes de verano)
mama-rebecca = Rebecca (2 visitantes de verano, 1 pedido de vino)
mama-danyel = Danyel (2 visitantes de verano, 1 visitante de invierno)
mama-laura = Laura (1 vid, 2 pedidos de vino)
mama-jess = Jess (1 visitante de verano, 2 pedidos de vino)
mama-casey = Casey (2 pedidos de vino, 1 visitante de invierno)
mama-christine = Christine (1 vid, 2 visitantes de invierno)
mama-naja = Naja (1 visitante de verano, 2 visitantes de invierno)
mama-falon = Falon (1 pedido de vino, 2 visitantes de invierno)
mama-nicole = Nicole (1 vid, 1 visitante de invierno, 2 liras)
mama-ariel = Ariel (1 visitante de verano, 1 pedido de vino, 2 liras)

papa-andrew = Andrew (4 liras; espaldera o 2 liras más)
papa-christian = Christian (3 liras; riego o 3 liras más)
papa-jay = Jay (5 liras; yugo o 2 liras más)
papa-josh = Josh (3 liras; bodega mediana o 4 liras más)
papa-kozi = Kozi (2 liras; casa rural o 4 liras más)
papa-matthew = Matthew (1 lira; molino o 5 liras más)
papa-matt = Matt (sala de catas o 6 liras)
papa-paul = Paul (5 liras; espaldera o 1 lira más)
papa-stephan = Stephan (4 liras; riego o 2 liras más)
papa-steven = Steven (6 liras; yugo o 1 lira más)
papa-joel = Joel (4 liras; bodega mediana o 3 liras más)
papa-raymond = Raymond (3 liras; casa rural o 3 liras más)
papa-jerry = Jerry (2 liras; molino o 4 liras más)
papa-trevor = Trevor (1 lira; sala de catas o 5 liras más)
papa-rafael = Rafael (2 liras; 1 trabajador o 4 liras más)
papa-gary = Gary (3 liras; 1 trabajador o 3 liras más)
papa-morten = Morten (4 liras; 1 punto o 3 liras más)
papa-alan = Alan (5 liras; 1 punto o 2 liras más)

## Questions

ask-mama = ¿Con qué mamá te quedas?
ask-papa_kept = ¿Con qué papá te quedas?
ask-papa = Papá { $papa }. ¿Qué regalo eliges?

ask-wake_up = ¿En qué fila colocas tu gallo?
ask-wake_up_visitor = ¿De qué mazo robas tu visitante?
ask-place_worker = ¿Adónde envías un trabajador?
ask-worker = ¿Qué trabajador envías?
ask-fall = ¿De qué mazo robas un visitante este otoño?
ask-limit_hand = El año termina y puedes conservar siete cartas. ¿Cuál descartas?

ask-token =
    { $count ->
        [one] { $task }: ¿gastas tu ficha de bonificación para obtener también la bonificación?
       *[other] { $task }: ¿gastas una de tus { $count } fichas de bonificación para obtener también la bonificación?
    }
ask-harvest_more = ¿Vendimias otra parcela?
ask-redraw_mama = Mamá { $mama } te da pedidos de vino, que no se pueden servir. ¿Robas otra mamá?

ask-bonus-play_summer = ¿Juegas otro visitante de verano como bonificación?
ask-bonus-draw_vine = ¿Robas otra vid como bonificación?
ask-bonus-give_tour = ¿Recibes 1 lira como bonificación?
ask-bonus-build = ¿Recibes 1 lira como bonificación?
ask-bonus-sell = ¿Recibes 1 punto como bonificación?
ask-bonus-plant = ¿Plantas otra vid como bonificación?
ask-bonus-draw_order = ¿Robas otro pedido de vino como bonificación?
ask-bonus-harvest = ¿Vendimias otra parcela como bonificación?
ask-bonus-train = ¿Recibes 1 lira como bonificación?
ask-bonus-play_winter = ¿Juegas otro visitante de invierno como bonificación?
ask-bonus-fill_order = ¿Recibes 1 punto como bonificación?

ask-play_visitor = ¿Qué visitante juegas?
ask-build = ¿Qué construyes?
ask-sell = ¿Qué vendes o recompras?
ask-sell_grapes = ¿Qué uva vendes? Las de valor 1 a 3 dan 1 lira, las de 4 a 6 dan 2 y las de 7 a 9 dan 3.
ask-trade_field = ¿Qué parcela vendes o recompras? Su número es su precio en liras.
ask-plant = ¿Qué vid plantas?
ask-plant_where = ¿En qué parcela plantas { $card }?
ask-uproot = ¿Qué vid arrancas?
ask-swap = ¿Qué vid intercambias?
ask-harvest = ¿Qué parcela vendimias?
ask-yoke = ¿Para qué usas el yugo?
ask-make_wine = ¿Qué vino elaboras?
ask-grape_for = ¿Qué uva usas para el { $wine }?
ask-fill_order = ¿Qué pedido de vino sirves?
ask-bottle_for = ¿Qué vino destinas a «{ $card }»?

ask-draw_from = ¿De qué mazo robas?
ask-discard = ¿Qué carta descartas?
ask-discard_grape = ¿Qué uva descartas?
ask-discard_wine = ¿Qué vino descartas?
ask-buy_grape = ¿Qué uva compras?
ask-age_wine = ¿Qué vino envejeces?
ask-both = ¿Pierdes 1 punto para hacer también lo otro?
ask-in_any_order = ¿Qué haces ahora?
ask-plan = ¿En qué acción de invierno colocas un trabajador?
ask-retrieve = ¿Qué trabajador recuperas?
ask-organize = ¿A qué fila mueves tu gallo?
ask-swindler = ¿Pagas 2 liras a quien ha jugado el Timador? Si no, ganará 1 punto.
ask-wedding = ¿A qué rival pagas 2 liras?
ask-pledge =
    { $count ->
        [one] Falta un visitante para completar el regalo para el Importador. ¿Cuál das?
       *[other] Faltan { $count } visitantes para completar el regalo para el Importador. ¿Cuál das?
    }
ask-tribute = ¿Cómo cumples con quien ha jugado la Reina?
ask-give = ¿Qué carta das?
ask-pick_up = ¿De qué pila de descartes recoges la carta superior?
ask-summer_action = ¿Qué acción de verano haces?
ask-governor = ¿A qué rival pides un visitante de verano?
ask-keep = ¿Con qué carta te quedas?

## Events

event-season = { $season }, año { $year }.
event-year_end = Termina el año { $year }: las uvas y los vinos envejecen y todos los trabajadores vuelven a casa.
event-reshuffle = Se barajan los descartes: nuevo mazo de cartas de { $deck }.
event-mama = { $name }: mamá { $mama }.
event-papa = { $name }: papá { $papa }.

event-wake_up = { $name } se despierta en la fila { $row }.
event-temporary = { $name } recibe el trabajador temporal durante este año.
event-place = { $name } envía un { $worker } a «{ $space }».
event-retrieve = { $name } recupera un { $worker } de «{ $space }».
event-pass = { $name } pasa.
event-plan_lost = { $name } no puede hacer lo que había planeado, y lo pierde.
event-train = { $name } forma a un trabajador.

event-vp =
    { $points ->
        [one] { $name } gana 1 punto.
       *[other] { $name } gana { $points } puntos.
    }
event-vp-lost =
    { $points ->
        [one] { $name } pierde 1 punto.
       *[other] { $name } pierde { $points } puntos.
    }
event-lira =
    { $lira ->
        [one] { $name } gana 1 lira.
       *[other] { $name } gana { $lira } liras.
    }
event-lira-residual =
    { $lira ->
        [one] { $name } cobra 1 lira de renta.
       *[other] { $name } cobra { $lira } liras de renta.
    }
event-lira-paid =
    { $lira ->
        [one] { $name } paga 1 lira.
       *[other] { $name } paga { $lira } liras.
    }
event-residual =
    { $residual ->
        [one] { $name } tiene ahora una renta de 1 lira.
       *[other] { $name } tiene ahora una renta de { $residual } liras.
    }

event-draw = { $name } roba una carta de { $deck }.
event-draw-secret = { $name } roba «{ $card }».
event-discard = { $name } descarta «{ $card }».
event-give_card = { $name } da a { $other_name } una carta de { $deck }.
event-give_card-secret = { $name } da a { $other_name } «{ $card }».
event-pledge = { $name } aparta un visitante para el Importador.
event-pledge-secret = { $name } aparta «{ $card }» para el Importador.
event-pick_up = { $name } recoge «{ $card }».
event-reveal = { $name } descubre «{ $card }».
event-keep = { $name } se queda con «{ $card }».
event-play = { $name } juega «{ $card }».

event-build = { $name } construye: { $structure }.
event-buy_field = { $name } recompra la { $field }.
event-sell_field = { $name } vende la { $field }.
event-plant = { $name } planta { $card } en la { $field }.
event-uproot = { $name } arranca { $card }.
event-swap = { $name } traslada { $card } a la { $field }.
event-harvest = { $name } vendimia la { $field }.
event-grape = { $name } pone en el lagar una uva { $colour } de valor { $value }.
event-grape-lost = { $name } no tiene casilla para una uva { $colour } de valor { $value } y la pierde.
event-use_grape = { $name } gasta una uva { $colour } de valor { $value }.
event-make_wine = { $name } elabora un { $wine } de valor { $value }.
event-use_wine = { $name } entrega un { $wine } de valor { $value }.
event-age_wines = { $name } deja envejecer vino.
event-fill_order = { $name } sirve «{ $card }».

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
event-token = { $name } toma la ficha de cristal como ficha de bonificación.
event-token-spent = { $name } gasta una ficha de bonificación: { $task }.
event-vp-void =
    { $points ->
        [one] { $name } ganaría 1 punto, pero en este desafío no cuenta.
       *[other] { $name } ganaría { $points } puntos, pero en este desafío no cuentan.
    }
event-cellar_vp =
    { $points ->
        [one] { $name } gana 1 punto por el vino de sus bodegas.
       *[other] { $name } gana { $points } puntos por el vino de sus bodegas.
    }
event-redraw = «{ $card }» necesita rivales: se descarta y se roba otra carta.
event-automa_card = La Automa descubre la carta { $number }.
event-automa_place = La Automa coloca un trabajador en «{ $space }».
event-automa_skip = La Automa encuentra ya un trabajador en «{ $task }».
event-automa_idle = La carta no coloca ningún trabajador en esta estación.
event-automa_reshuffle = Se barajan las cartas de la Automa.
event-automa_vp = El marcador de la Automa pasa a { $points }.

## Reasons: why something cannot be done

why-lira =
    { $lira ->
        [one] Para eso necesitas 1 lira.
       *[other] Para eso necesitas { $lira } liras.
    }
why-vp =
    { $points ->
        [one] No puedes perder 1 punto: nadie baja de -5.
       *[other] No puedes perder { $points } puntos: nadie baja de -5.
    }
why-residual = Tu renta es inferior a { $residual }.
why-residual_full = Tu renta ya no puede subir más.
why-cards =
    { $count ->
        [one] Para eso necesitas en la mano una carta del tipo adecuado.
       *[other] Para eso necesitas en la mano { $count } cartas del tipo adecuado.
    }
why-deck_empty = No quedan bastantes cartas de { $deck } para robar.
why-too_few_decks = No quedan dos mazos de los que descubrir una carta.
why-too_few_piles = No hay bastantes pilas de descartes con alguna carta.

why-row_taken = En esa fila ya hay un gallo.
why-no_temporary = El trabajador temporal ya lo tiene alguien.
why-no_workers = No te queda ningún trabajador que enviar.
why-not_at_home = No tienes en casa ningún trabajador de ese tipo.
why-space_taken = En esa casilla ya hay un trabajador.
why-space_free = La acción aún tiene una casilla libre; ocupa esa.
why-no_grande = Tu trabajador grande no está en casa.
why-only_grande = Todas las casillas están ocupadas; allí ya solo puede ir un trabajador grande.
why-passed = Ya has pasado en esta estación.
why-bonus_needed = Sin la bonificación no podrías hacer la acción.
why-bonus_expected = En la variante amistosa, quien ocupa una casilla con bonificación usa esa bonificación.
why-friendly_space = En la variante amistosa, mientras quede otra casilla libre, la casilla con bonificación es para quien pueda usar esa bonificación.
why-no_yoke = No tienes yugo.
why-yoke_used = Ya has usado tu yugo este año.
why-staff_full = Ya tienes { $count } trabajadores y no puedes formar a más.

why-built = Ya la has construido.
why-needs_medium_cellar = La bodega grande exige tener antes la bodega mediana.
why-no_larger_cellar = Ya tienes la bodega grande.
why-not_of_this_cost = El visitante no construye estructuras de ese coste.
why-too_few_unbuilt = Te quedan muy pocas estructuras por construir.

why-needs_structures = { $card } necesita una estructura que no tienes: { $structure }.
why-no_field = Ninguna de tus parcelas tiene sitio para { $card }.
why-field_full = Con esta vid, la { $field } superaría su límite de { $limit }.
why-field_sold = Has vendido la { $field }.
why-field_owned = La { $field } es tuya: solo se recompra una parcela vendida.
why-field_planted = En la { $field } hay vides, así que no se puede vender.
why-field_empty = En la { $field } no hay vides.
why-field_harvested = Ya has vendimiado la { $field } este año.
why-too_few_vines = No has plantado bastantes vides para eso.
why-no_swap = Ningún intercambio con esa vid respeta el límite de las dos parcelas.

why-no_grapes = No tienes uvas.
why-no_room = En tu bodega no queda ninguna casilla libre para un { $wine } de tus uvas.
why-order_short = { $card }: en tu bodega falta un { $wine } de valor { $value } o más.
why-grape_space_taken = La casilla de valor 1 de tu lagar está ocupada.
why-no_wine = No tienes vino.
why-wine_value = El vino debe ser al menos de valor { $value }.
why-cannot_age = El vino solo envejece si la casilla siguiente está libre y pertenece a una bodega construida.

why-lira_short =
    { $lira ->
        [one] Para eso necesitas 1 lira y tienes { $have }.
       *[other] Para eso necesitas { $lira } liras y tienes { $have }.
    }
why-structure_price =
    { $lira ->
        [one] Esta estructura cuesta 1 lira y tienes { $have }: { $structure }.
       *[other] Esta estructura cuesta { $lira } liras y tienes { $have }: { $structure }.
    }
why-field_price = Recomprar la { $field } cuesta { $lira } liras y tienes { $have }.
why-all_built = Ya has construido todas las estructuras.
why-all_built_of_cost = Ya has construido todas las estructuras de ese coste.
why-no_vine_card = No tienes ninguna carta de vid en la mano.
why-all_planted = En todas tus parcelas hay vides, así que no puedes vender ninguna.
why-all_harvested = Ya has vendimiado este año todas tus parcelas con vides.
why-nothing_planted = No has plantado ninguna vid.
why-no_grapes_to_sell = No tienes uvas que vender.
why-needs_grapes = En tu lagar faltan uvas para un { $wine }.
why-wine_too_weak = Un { $wine } debe valer al menos { $value }, y tus mejores uvas suman { $best }.
why-needs_cellar = Un { $wine } necesita una estructura que no tienes: { $structure }.
why-no_order_card = No tienes ningún pedido de vino en la mano.
why-second_worker = El Planificador necesita un segundo trabajador en casa.
why-other_season = «{ $task }» es una acción de otra estación: { $season }.
why-space_closed = Con { $players } jugadores, esta casilla está cerrada.
why-challenge_space = En este desafío solo están en juego las casillas centrales.
why-each_visitor =
    { $count ->
        [one] No puedes jugar tu visitante.
       *[other] No puedes jugar ninguno de tus visitantes.
    }
why-neither = Ninguna de las dos cosas es posible.
why-no_option = Ninguna de sus opciones es posible.

why-no_visitor = No tienes en la mano ningún visitante de esta estación.
why-nobody_full = Ningún rival tiene seis trabajadores.
why-not_full_staff = No tienes seis trabajadores.
why-no_empty_field = No tienes ninguna parcela vacía.
why-no_planted_field = No tienes ninguna parcela plantada.
why-no_such_structure = No tienes ninguna estructura de ese coste.
why-no_tribute = Quien se sienta a tu derecha no puede hacer ninguna de las tres cosas.
why-no_grande_out = No hay trabajando ningún trabajador grande que se pueda recuperar.
why-where_played = Los trabajadores de la acción en la que se ha jugado este visitante se quedan allí.
why-no_later_season = Es invierno, y este año ya no hay otra estación con acciones.

why-row_empty = En esa fila ya no queda ficha de cristal.
why-row_seven = En solitario, el Organizador no puede ir a la fila 7.
why-no_bonus = La bonificación no se podría realizar, y malgastarías la ficha.
why-token_spent = Has gastado una ficha en esta bonificación; se realiza.
why-no_opponent = Este visitante solo sirve de algo con rivales.
why-no_orders = En este desafío no se pueden servir pedidos de vino.

## Rules that reasons come from, with the page of the printed rulebook

rule-wake_up = tabla del despertar, pág. 5
rule-workers = colocación de trabajadores, pág. 6
rule-spaces = número de casillas, pág. 6
rule-pass = pasar en una estación, pág. 6
rule-bonus = bonificaciones, pág. 6
rule-grande = capítulo «Colocación del trabajador grande»
rule-friendly = variante amistosa, pág. 17
rule-yoke = estructuras, el yugo, pág. 12
rule-structures = estructuras, pág. 12
rule-plant = capítulo «Acciones de verano», plantar
rule-fields = venta de uvas y parcelas, pág. 9
rule-uproot = arrancar y descartar, pág. 11
rule-harvest = vendimia de parcelas, pág. 14
rule-make_wine = capítulo «Elaboración del vino»
rule-fill_order = servir pedidos de vino, pág. 16
rule-train = formación de trabajadores, pág. 13
rule-age = capítulo «Fin de año», envejecimiento
rule-residual = capítulo «Rentas»
rule-decks = mantenimiento de los mazos, pág. 3
rule-lowest_vp = el marcador de puntos, pág. 3
rule-pay = los costes se pagan por completo, pág. 10
rule-visitors = los visitantes se resuelven por completo o no se juegan, pág. 10
rule-producer = aclaraciones sobre el Productor, pág. 11
rule-planner = aclaraciones sobre el Planificador, pág. 11
rule-motivator = aclaraciones sobre el Motivador, pág. 11
rule-automa = reglas de la Automa
rule-tokens = reglas de la Automa, fichas de bonificación
rule-campaign = reglas de la Automa, campaña

## The campaign

challenge_title-1 = Las vides viejas
challenge_title-2 = Dos pares de manos
challenge_title-3 = Se busca ayuda
challenge_title-4 = Con deudas
challenge_title-5 = Temprano y tarde
challenge_title-6 = La bodega decide
challenge_title-7 = Con las manos vacías
challenge_title-8 = Sin pedidos

challenge-1 = Desafío 1: { challenge_title-1 }
challenge-2 = Desafío 2: { challenge_title-2 }
challenge-3 = Desafío 3: { challenge_title-3 }
challenge-4 = Desafío 4: { challenge_title-4 }
challenge-5 = Desafío 5: { challenge_title-5 }
challenge-6 = Desafío 6: { challenge_title-6 }
challenge-7 = Desafío 7: { challenge_title-7 }
challenge-8 = Desafío 8: { challenge_title-8 }

challenge_text-1 = No recibes mamá, pero sí sus dos trabajadores. Elige tres vides de todo el mazo y plántalas antes del primer año; no necesitan estructuras.
challenge_text-2 = Tienes como mucho dos trabajadores normales. Se usan las casillas centrales en lugar de las izquierdas. No puedes usar fichas de bonificación.
challenge_text-3 = Ten seis trabajadores, contando el grande, al final del tercer año, o pierdes.
challenge_text-4 = Empiezas con -5 puntos. La acción de vendimiar sirve para hasta tres parcelas.
challenge_text-5 = Juegas ocho años y cada año puedes elegir cualquier fila. No hay fichas de bonificación.
challenge_text-6 = Los puntos que ganes durante la partida no cuentan. Al final, cada vino de tu bodega grande vale 3 puntos y cada uno de la mediana, 2.
challenge_text-7 = Empiezas con -5 puntos y sin liras.
challenge_text-8 = No puedes servir pedidos de vino, ni siquiera con visitantes. Puedes cambiar una mamá que te los dé.

challenge-reconstructed = Las cifras de este desafío son una reconstrucción: ninguna fuente que conozcamos las confirma.
campaign-title =
    Viticulture, la campaña: Automa { $automa ->
        [very_easy] muy fácil
        [easy] fácil
        [hard] difícil
        [very_hard] muy difícil
       *[normal] normal
    }{ $aggressive ->
        [1] , agresiva
       *[0] { "" }
    }
campaign-result =
    { $outcome ->
        [automa_win] ganada
        [automa_draw] empatada
       *[other] perdida
    } ({ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    })
campaign-tokens =
    { $count ->
        [one] Por tu última derrota empiezas con 1 ficha de bonificación.
       *[other] Por tus últimas derrotas empiezas con { $count } fichas de bonificación.
    }


## The board on the screen

board-setup = Preparación
board-year = { $season }, año { $year }
board-decides = decide { $name }
board-first = jugador inicial: { $name }
board-last_year = último año
rival-automa = Automa
board-automa = Automa: { $vp } puntos · tus fichas de bonificación: { $tokens } · filas con ficha: { $rows }
board-wake_up = Despertar
board-passed = ha pasado
board-asleep = aún sin fila:

# Short names of the actions, with the bonus of the middle space
board-space-play_summer = Visitante verano
board-space-draw_vine = Robar vid
board-space-give_tour = Visita (2 liras)
board-space-build = Construir
board-space-sell = Vender
board-space-plant = Plantar
board-space-draw_order = Robar pedido
board-space-harvest = Vendimiar
board-space-make_wine = Elaborar
board-space-train = Formar (4 liras)
board-space-play_winter = Visitante invierno
board-space-fill_order = Servir pedido
board-bonus-play_summer = +1 visitante
board-bonus-draw_vine = +1 vid
board-bonus-give_tour = +1 { -lira }
board-bonus-build = +1 { -lira }
board-bonus-sell = +1 { -point }
board-bonus-plant = +1 vid
board-bonus-draw_order = +1 pedido
board-bonus-harvest = +1 parcela
board-bonus-make_wine = +1 vino
board-bonus-train = +1 { -lira }
board-bonus-play_winter = +1 visitante
board-bonus-fill_order = +1 { -point }
board-cart = Carro
board-yoke = Yugo
board-planned = Planeado

board-vp = Puntos
board-lira = Liras
board-residual = Renta
board-home = En casa
board-home-grande = grande
board-home-temporary = temp.
board-trained = (nuevos: { $count })
board-vine = Vides
board-summer_visitor = Verano
board-order = Pedidos
board-winter_visitor = Invierno

board-structures = Estructuras
board-unbuilt = Sin construir
board-used = ya se usó
board-fields = Parcelas
board-empty = vacía
board-sold = vendida
board-harvested = vendimiada
board-grapes = Uvas
board-wines = Vinos
board-wine-red = tinto
board-wine-white = blanco
board-wine-blush = rosado
board-wine-sparkling = espumoso
board-hand = Mano
board-in_play = En juego
board-face_up = A la vista
board-pledged = Apartadas
board-decks = Mazos
board-discards = Últimos descartes

# Lo que decide la elección de un bot.
topic-points = la puntuación
topic-time = el tiempo que queda
topic-means = el dinero y los trabajadores
topic-vineyard = las estructuras y las parcelas
topic-wines = las uvas y los vinos
topic-hand = las cartas de la mano
topic-orders = los pedidos de vino
topic-board = las casillas libres
topic-rivals = cómo van los demás
