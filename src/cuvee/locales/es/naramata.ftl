# Naramata.
#
# $name is whoever acts, $who a tourist. Arguments that name a thing ($winery, $kind, $upgrade and
# so on) arrive in words already: as the message `winery-hillside` says it. A type of
# cheese or wine without a message, from an edition of somebody’s own, stays as it is.

game = Naramata
reason-last_day = El último día ha terminado y se han puntuado las mejoras.
reason-whelp_kept = El último día ha terminado y la puntuación Whelp ha aguantado: partida ganada.
reason-whelp_lost = La puntuación Whelp ha bajado a cero: partida perdida.
option-days = Una partida rápida dura dos días, la normal tres y una larga cuatro.
option-adjust_days = Después de cada día, los jugadores pueden acordar otro número de días.
option-locks = Cuántas fichas de bloqueo pueden quitar los jugadores del tablero al empezar un día; cuanto más fácil, más.
option-phantom = Con dos jugadores, un vehículo sin conductor ocupa casillas.
option-phantom_setup = El Fantasma cuenta como tercer jugador solo para las zonas de salida, o también para las botellas, las mejoras y la elección de turistas.
option-phantom_from = El Fantasma cuenta las bodegas desde su vehículo o desde el que va más adelantado.
option-solo = En solitario con dos Fantasmas, por la puntuación Whelp, que baja con cada fila sin completar.
option-fleet = Todos juegan juntos por una sola puntuación Whelp y comparten el prestigio.
option-fleet_late = En la Flota, llegar tarde baja la puntuación Whelp a partir de las 17:00 o, para todos, a partir de las 18:00.
option-whelp = La dificultad de una partida en solitario o de la Flota; normal si no se indica.
option-leader = El jugador que decide por la Flota quién viaja en qué vehículo; sin líder, todos tienen que estar de acuerdo.
option-reverse_course = Uno de cada dos días es de vuelta, del FIN a la salida.
option-from_end = En el recorrido inverso, el día 1 ya es de vuelta.
option-vehicles = Cada jugador elige su vehículo, o se reparten al azar.
option-purple = Al vehículo morado no le cuestan nada las dos primeras filas vacías de un día, o todas las de dos turistas.
option-edition = Una carpeta con los números de tu propia caja, en lugar de los que trae el juego.

## Actions: what may be chosen, in any position

action-end_day = Terminar el día y entregar a tus turistas
action-space = { $winery }, casilla { $space }
action-act = Hacer la acción de la casilla
action-pit_stop = Parada en boxes: ganar en prestigio el resultado del dado más 1
action-road_pairing = Maridaje en la carretera, pasada la bodega { $winery }
action-start = { $region }
action-tourist = { $tourist }
action-cheese = Carta de queso { $cheese }
action-tasting = Carta de cata { $tasting }
action-purchase = Carta de compra { $purchase }
action-buy = Comprar la mejora del hueco { $slot }
action-use = Usar «{ $upgrade }»
action-flip = Poner «{ $upgrade }» boca abajo
action-disks = Discos: { $count }
action-tokens = Fichas de vistas: { $count }
action-vehicle = { $vehicle }
action-sell = Descartar al turista por prestigio
action-keep = Llevarte al turista
action-points = Puntos
action-prestige = Prestigio
action-ride = { $tourist } viaja con { $seat }
action-days = { $count } días

# In special positions
label-space = { $winery }: { $kind }, { $minutes } min
label-contract = { $winery }: contrato, con tu botella
label-lock = { $winery }: { $kind }
label-act = Hacer la acción de { $kind }, { $minutes } min
label-fork = Hacia { $winery }
label-buy = Comprar «{ $upgrade }» por { $prestige } de prestigio. { $upgrade_text }
label-active = Poner «{ $upgrade }» boca arriba
label-inactive = Poner «{ $upgrade }» boca abajo
label-row = Fila de { $kind }
label-disk_beside = El disco gastado en lugar de prestigio
label-disk_on = El disco que está en «{ $upgrade }»
label-keep = Llevarte a { $who }
label-sell = Descartar a { $who } por { $prestige } de prestigio
# What the tourist wants: for each kind of row its points ("1/3/5") or how much fills it ("3x"), for purchases how many; "none" without such a row
label-tourist =
    { $who }{ $cheese_row ->
        [none] { "" }
       *[other] { " " }· queso { $cheese_row }
    }{ $tasting_row ->
        [none] { "" }
       *[other] { " " }· cata { $tasting_row }
    }{ $view_row ->
        [none] { "" }
       *[other] { " " }· vistas { $view_row }
    }{ $purchase_row ->
        [none] { "" }
       *[other] { " " }· compras: { $purchase_row }
    }{ $pairing_row ->
        [none] { "" }
       *[other] { " " }· maridaje { $pairing_row }
    }{ $favor_row ->
        [none] { "" }
       *[other] { " " }· favor { $favor_row }
    }
# The same, with the vehicle the tourist is to ride in
label-ride = { $vehicle }: { label-tourist }
# A tourist, and what lies on the row that the card or token is for
label-taker = { $who } (tiene { $count } de { $most })
label-cash_in = Descartar el resto por { $prestige } de prestigio
label-purchase =
    { $bottles ->
        [one] 1 botella por { $prestige } de prestigio
       *[other] { $bottles } botellas por { $prestige } de prestigio
    }
label-tokens =
    { $count ->
        [0] No comprar ninguna
        [one] Comprar 1 ficha por 1 de prestigio
       *[other] Comprar { $count } fichas por { $count } de prestigio
    }
label-pay =
    { $disks ->
        [0] Pagar { $prestige } de prestigio
        [one] { $prestige ->
            [0] Pagar con 1 disco
           *[other] Pagar { $prestige } de prestigio y 1 disco
        }
       *[other] { $prestige ->
            [0] Pagar con { $disks } discos
           *[other] Pagar { $prestige } de prestigio y { $disks } discos
        }
    }
label-time =
    { $disks ->
        [0] Emplear los { $minutes } min completos
        [one] Emplear solo { $minutes } min, por 1 disco
       *[other] Emplear solo { $minutes } min, por { $disks } discos
    }
label-points =
    { $points ->
        [one] Ganar 1 punto
       *[other] Ganar { $points } puntos
    }
label-prestige = Ganar { $prestige } de prestigio
label-agree = Aceptar
label-decline = Rechazar: todos los turistas vuelven a la hilera
label-decline_days = Rechazar: se queda en { $planned } días
label-shift = Desplazar las mejoras: «{ $upgrade }» va debajo del mazo
label-no_shift = Dejar las mejoras como están

## Kinds of actions, and of the rows on tourist cards

# What is done at each kind of space
kind_text-cheese = Roba dos cartas de queso; asigna una gratis y otras por 2 de prestigio cada una; el resto da prestigio
kind_text-tasting = Roba dos cartas de cata; asigna una gratis y otras por 2 de prestigio cada una; el resto da prestigio
kind_text-purchase = Roba dos cartas de compra, una tercera por 1 de prestigio, y compra lo que quieras para tus turistas
kind_text-view = Tira el dado y coloca ese número de fichas de vistas; cada ficha más cuesta 1 de prestigio y cada una que sobre da 1
kind_text-pairing = Cada turista con la fila de maridaje vacía recibe una ficha; además ganas prestigio según la hora
kind_text-contract = Consigue la botella de marca y 3 puntos o 3 de prestigio; si ya la tienes, haz las demás acciones de la bodega

kind-cheese = queso
kind-tasting = cata
kind-purchase = compra
kind-view = vistas
kind-pairing = maridaje
kind-favor = favor
kind-contract = contrato
kind-pit_stop = parada en boxes

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
region-start_lower = Penticton, orilla del lago
## Players, where nobody has told their names

seat-0 = Jugador 1
seat-1 = Jugador 2
seat-2 = Jugador 3
seat-3 = Jugador 4

## Vehicles

vehicle-red = Descapotable rojo
vehicle-black = Todoterreno negro
vehicle-white = Berlina blanca
vehicle-purple = Furgoneta morada
vehicle-blue = Autobús azul
vehicle-yellow = Autocaravana amarilla

vehicle_text-red = Tiene un disco de acción más que los demás.
vehicle_text-black = Puede cruzar a la carretera paralela, a una bodega que esté a su altura o más adelante.
vehicle_text-white = Solo caben tres turistas, pero los que descartas al elegir turistas te dan 1 más de prestigio.
vehicle_text-purple = Las dos primeras filas vacías de cada día no te cuestan nada.
vehicle_text-purple-tourists = No te cuestan nada las filas vacías de los dos turistas que más tengan.
vehicle_text-blue = Tu día termina a las 18:00; tu última acción puede empezar a las 17:00 en punto.
vehicle_text-yellow = Puede parar en la carretera, entre dos bodegas, para hacer un maridaje.
# Where they do something else
vehicle_text-white-solo = Te da 8 de prestigio al empezar cada día; los demás vehículos, 6.
vehicle_text-white-fleet = Da a la Flota 4 de prestigio al empezar cada día; cada uno de los demás, 3.
vehicle_text-purple-solo = Cada día pueden faltar dos cartas o fichas sin que cueste nada.
vehicle_text-purple-fleet = { vehicle_text-purple-solo }

## Upgrades

upgrade-unlock_store = Llavero
upgrade-double_action = Grupo dividido
upgrade-cheese_draw = Carrito de quesos
upgrade-cheese_free = Tabla de quesos
upgrade-tasting_draw = Bandeja de copas
upgrade-tasting_free = Invita la casa
upgrade-purchase_discount = Precio de mayorista
upgrade-pairing_floor = Mesa reservada
upgrade-view_plus_1 = Trípode
upgrade-pairing_plus_5 = Amistad con el chef
upgrade-view_plus_2 = Gran angular
upgrade-late_close = Fuera de horario
upgrade-disk_points = Reseña entusiasta
upgrade-extra_disk = Segundo guía
upgrade-lock_satisfies = Rincón secreto
upgrade-paid_unlock = Peaje
upgrade-cheese_double = Trato con la quesería
upgrade-tasting_double = Trato con la bodega
upgrade-disk_minus_30 = Atajo
upgrade-view_cap_5 = Portaequipajes
upgrade-pairing_hour = Menú exprés
upgrade-disk_refresh = Pausa para el café
upgrade-disk_die = Puesto de carretera

upgrade_text-unlock_store = Hasta tres veces al día, quita una ficha de bloqueo del tablero.
upgrade_text-double_action = Por un disco, haz una segunda acción, bloqueada o no, en la bodega que visitas y gasta el tiempo de las dos.
upgrade_text-cheese_draw = En una acción de queso robas una carta más.
upgrade_text-cheese_free = La segunda carta de queso que asignas de cada robo también es gratis.
upgrade_text-tasting_draw = En una cata robas una carta más.
upgrade_text-tasting_free = La segunda carta de cata que asignas de cada robo también es gratis.
upgrade_text-purchase_discount = Las cartas de compra te cuestan 2 menos, pero como mínimo 1.
upgrade_text-pairing_floor = Un maridaje te da al menos 9 de prestigio, sea la hora que sea.
upgrade_text-view_plus_1 = Una acción de vistas te da una ficha más de las que saques en el dado, sin pasar del límite.
upgrade_text-pairing_plus_5 = Un maridaje te da 5 más de prestigio.
upgrade_text-view_plus_2 = Una acción de vistas te da dos fichas más de las que saques en el dado, sin pasar del límite.
upgrade_text-late_close = Tu día termina a las 18:00; tu última acción puede empezar a las 17:00 en punto.
upgrade_text-disk_points = Por un disco, gana 2 puntos.
upgrade_text-extra_disk = Tienes un disco de acción más.
upgrade_text-lock_satisfies = Por un disco, pon una ficha de bloqueo de la reserva en una fila de queso o de vistas de un turista, donde cuenta como una carta o ficha.
upgrade_text-paid_unlock = Por 2 de prestigio, quita una ficha de bloqueo del tablero, tantas veces como quieras.
upgrade_text-cheese_double = La mejor carta de queso que descartas de cada robo paga el doble.
upgrade_text-tasting_double = La mejor carta de cata que descartas de cada robo paga el doble.
upgrade_text-disk_minus_30 = Por cada disco, una acción dura 30 minutos menos, pero como mínimo 30.
upgrade_text-view_cap_5 = Tu límite de fichas en una acción de vistas es 5 en lugar de 4.
upgrade_text-pairing_hour = Un maridaje te lleva 60 minutos.
upgrade_text-disk_refresh = Cuando llegas a las 12:00 o las pasas, y de nuevo a las 15:00, recuperas un disco gastado.
upgrade_text-disk_die = Por un disco, tira el dado de vistas y gana en prestigio el resultado más 1.

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

asset-cheese = { $cheese_type } (valor { $worth })
asset-tasting = { $tasting_type } (valor { $worth })
asset-purchase =
    { $bottles ->
        [one] 1 botella (coste { $cost })
       *[other] { $bottles } botellas (coste { $cost })
    }

cheese_type-brie = Brie
cheese_type-cheddar = Cheddar
cheese_type-blue = Queso azul
cheese_type-gouda = Gouda
cheese_type-chevre = Queso de cabra
cheese_type-feta = Feta

tasting_type-red = Vino tinto
tasting_type-white = Vino blanco
tasting_type-rose = Vino rosado
tasting_type-sparkling = Vino espumoso
tasting_type-icewine = Vino de hielo
tasting_type-fortified = Vino generoso

## Questions

ask-vehicle = ¿Qué vehículo conduces?
ask-pick = ¿Qué turista eliges?
ask-pick_unwanted = ¿Qué turista descartas a cambio de nada?
ask-play_or_sell = ¿Te llevas al turista que has elegido?
ask-take_along =
    { $count ->
        [one] ¿A qué turista te llevas? Hoy te falta 1.
       *[other] ¿A qué turista te llevas? Hoy te faltan { $count }.
    }
ask-propose =
    { $count ->
        [one] ¿Quién viaja en qué vehículo? Falta 1 turista.
       *[other] ¿Quién viaja en qué vehículo? Faltan { $count } turistas.
    }
ask-agree = ¿Aceptas la propuesta?
ask-days = ¿Cuántos días jugamos? Hay { $planned } previstos.
ask-agree_days = ¿Aceptas { $days } días en lugar de { $planned }?
ask-choose_active = ¿Qué mejora pones hoy boca abajo? Como máximo puede haber cinco activas.
ask-start = ¿De dónde sales hoy?
ask-remove_locks =
    { $count ->
        [one] Puedes quitar 1 ficha de bloqueo del tablero. ¿Cuál?
       *[other] Puedes quitar { $count } fichas de bloqueo del tablero. ¿Cuál quitas primero?
    }

ask-turn = ¿Adónde vas, o qué haces antes?
ask-activity = { $winery }, { $kind }: ¿haces la acción o una parada en boxes?
ask-claim = Consigues la botella de marca de la bodega. ¿Qué recompensa eliges?
ask-contract = Con tu botella de { $winery }, ¿qué acción haces ahora?
ask-second_action = ¿Gastas un disco para hacer una segunda acción en esta bodega?
ask-time = ¿Cuánto dura la acción?
ask-take_back = ¿Qué disco recuperas?
ask-after_action = ¿Algo más antes de acabar tu turno?
ask-shift = Tu turno ha terminado. ¿Desplazas las mejoras?

ask-keep_cheese =
    { $prestige ->
        [0] ¿Qué queso asignas a un turista? Es gratis.
       *[other] ¿Qué queso asignas a un turista? Cuesta { $prestige } de prestigio.
    }
ask-keep_tasting =
    { $prestige ->
        [0] ¿Qué vino asignas a un turista? Es gratis.
       *[other] ¿Qué vino asignas a un turista? Cuesta { $prestige } de prestigio.
    }
ask-third_purchase = ¿Robas una tercera carta de compra por 1 de prestigio?
ask-keep_purchase = ¿Qué compra pagas?
ask-attach-cheese = ¿Quién recibe «{ asset-cheese }»?
ask-attach-tasting = ¿Quién recibe «{ asset-tasting }»?
ask-attach-purchase = ¿Quién recibe «{ asset-purchase }»?
ask-buy_tokens =
    { $count ->
        [0] No tienes ninguna ficha de vistas que colocar. ¿Compras alguna, por 1 de prestigio cada una?
        [one] Tienes 1 ficha de vistas que colocar. ¿Compras más, por 1 de prestigio cada una?
       *[other] Tienes { $count } fichas de vistas que colocar. ¿Compras más, por 1 de prestigio cada una?
    }
ask-view =
    { $count ->
        [one] ¿Quién recibe la ficha de vistas?
       *[other] Tienes { $count } fichas de vistas que colocar. ¿Quién recibe la siguiente?
    }

ask-pay = ¿Cómo pagas { $prestige } de prestigio? Cada disco vale 1.
ask-activate = ¿Pones «{ $upgrade }» boca arriba? Como máximo puede haber cinco mejoras activas.
ask-unlock = ¿Qué ficha de bloqueo quitas del tablero?
ask-insider = ¿Qué turista recibe la ficha de bloqueo?
ask-insider_row = ¿En qué fila pones la ficha de bloqueo?
ask-reward = { $who } tiene todas sus filas completas. ¿Qué recompensa eliges?
ask-phantom_start = ¿De dónde sale el Fantasma?
ask-phantom_fork = La carretera se bifurca. ¿Por dónde va el Fantasma?
ask-phantoms_fork = La carretera se bifurca. ¿Por dónde va el Fantasma { $phantom }?

## Events

event-vehicle = { $name } conduce este vehículo: { $vehicle }.
event-day = Empieza el día { $day }.
event-ride = { $name } se lleva a { $who }.
event-sell_tourist = { $name } descarta a { $who } por { $prestige } de prestigio.
event-start = { $name } sale de { $region }.
event-way_back = Hoy toca la vuelta, del FIN a Penticton.
event-propose = { $name } propone quién viaja en qué vehículo.
event-agree = { $name } acepta.
event-decline = { $name } rechaza la propuesta: todos los turistas vuelven a la hilera.
event-propose_days = { $name } propone { $days } días.
event-decline_days = { $name } rechaza la propuesta: se queda en { $planned } días.
event-days_agreed = Todos de acuerdo: la partida dura { $days } días.

event-arrive = { $name } llega a { $winery }: { $kind }.
event-road = { $name } se detiene en la carretera, pasada la bodega { $winery }, para hacer un maridaje.
event-next_action = { $name } hace la acción de { $kind }.
event-pit_stop = { $name } hace una parada en boxes.
event-shorten =
    { $count ->
        [one] { $name } gasta 1 disco para ahorrar 30 minutos.
       *[other] { $name } gasta { $count } discos para ahorrar tiempo, 30 minutos por disco.
    }
event-refresh = { $name } recupera un disco.
event-roll = { $name } tira el dado de vistas: { $roll }.

event-draw-cheese = { $name } roba «{ asset-cheese }».
event-draw-tasting = { $name } roba «{ asset-tasting }».
event-draw-purchase = { $name } roba «{ asset-purchase }».
event-attach-cheese = { $who } recibe «{ asset-cheese }» de { $name }.
event-attach-tasting = { $who } recibe «{ asset-tasting }» de { $name }.
event-attach-purchase = { $who } recibe «{ asset-purchase }» de { $name }.
event-view = { $who } recibe una ficha de vistas de { $name }.
event-pairing = { $name } celebra un maridaje.
event-favor = { $who } recibe una ficha de favor de { $name }.
event-bottle = { $name } consigue la botella de marca de { $winery }.
event-insider = { $who } recibe una ficha de bloqueo de { $name }, en la fila de { $kind }.

event-pay =
    { $disks ->
        [0] { $name } paga { $prestige } de prestigio.
        [one] { $prestige ->
            [0] { $name } paga con 1 disco.
           *[other] { $name } paga { $prestige } de prestigio y 1 disco.
        }
       *[other] { $prestige ->
            [0] { $name } paga con { $disks } discos.
           *[other] { $name } paga { $prestige } de prestigio y { $disks } discos.
        }
    }
event-upgrade = { $name } compra «{ $upgrade }».
event-shift = { $name } desplaza las mejoras: «{ $upgrade }» va debajo del mazo.
event-use = { $name } usa «{ $upgrade }».
event-unlock = { $name } quita una ficha de bloqueo del tablero: { $winery }, { $kind }.

event-end = { $name } termina el día.
event-deliver =
    { $points ->
        [one] { $name } entrega a { $who } por 1 punto.
       *[other] { $name } entrega a { $who } por { $points } puntos.
    }
event-empty_rows =
    { $points ->
        [one] { $name } pierde 1 punto por filas vacías.
       *[other] { $name } pierde { $points } puntos por filas vacías.
    }
event-late =
    { $points ->
        [one] { $name } pierde 1 punto por llegar tarde.
       *[other] { $name } pierde { $points } puntos por llegar tarde.
    }
event-points =
    { $points ->
        [one] { $name } gana 1 punto.
       *[other] { $name } gana { $points } puntos.
    }
event-points-lost =
    { $points ->
        [one] { $name } pierde 1 punto.
       *[other] { $name } pierde { $points } puntos.
    }
event-prestige = { $name } gana { $prestige } de prestigio.
event-score_upgrades =
    { $points ->
        [one] Las mejoras de { $name } dan 1 punto.
       *[other] Las mejoras de { $name } dan { $points } puntos.
    }
event-whelp_rows =
    { $count ->
        [one] { $name } deja 1 fila sin completar y la puntuación Whelp baja a { $whelp }.
       *[other] { $name } deja { $count } filas sin completar y la puntuación Whelp baja a { $whelp }.
    }
event-whelp_late = { $name } llega tarde y la puntuación Whelp baja a { $whelp }.
event-whelp_kept = El último día termina con una puntuación Whelp de { $whelp }.
event-whelp_lost = No queda nada de la puntuación Whelp.

event-phantom_start =
    { $number ->
        [0] El Fantasma sale de { $region }.
       *[other] El Fantasma { $number } sale de { $region }.
    }
event-phantom_roll =
    { $number ->
        [0] El dado marca { $roll } para el Fantasma.
       *[other] El dado marca { $roll } para el Fantasma { $number }.
    }
event-phantom =
    { $number ->
        [0] El Fantasma llega a { $winery }: { $kind }.
       *[other] El Fantasma { $number } llega a { $winery }: { $kind }.
    }
event-phantom_end =
    { $number ->
        [0] El Fantasma termina su día.
       *[other] El Fantasma { $number } termina su día.
    }

## Reasons: why something cannot be done

why-vehicle_taken = Este vehículo ya tiene conductor: { $vehicle }.
why-vehicle_full = Todos los asientos están ocupados: { $vehicle }.
why-too_few_tourists =
    { $left ->
        [0] Contigo tienen que viajar dos turistas: tienes { $count } y esta es tu última elección.
        [one] Contigo tienen que viajar dos turistas: tienes { $count } y después de esta solo te queda una elección.
       *[other] Contigo tienen que viajar dos turistas: tienes { $count } y después de esta solo te quedan { $left } elecciones.
    }
why-others_need = En cada vehículo tienen que viajar dos turistas, y los que quedan por elegir hacen falta en los demás.
why-region_full = Esta zona de salida está llena: { $region }.

why-closed = Para ti son las { $time } y las bodegas ya han cerrado: no puedes empezar ninguna acción más.
why-been_there = Hoy ya has estado en { $winery }.
why-behind = { $winery } no está en la carretera que tienes por delante.
why-occupied = En { $winery } ya hay un vehículo: { $vehicle }.
why-phantom_there = En { $winery } está el Fantasma.
why-locked = Esta casilla de { $winery } está bloqueada: { $kind }.
why-not_in_play =
    { $players ->
        [one] { $winery } no tiene esa casilla en una partida en solitario.
       *[other] { $winery } no tiene esa casilla con { $players } jugadores.
    }
why-no_bottle = En { $winery } ya no queda ninguna botella de marca.
why-bottle_owned = Ya tienes la botella de marca de { $winery }.
why-no_road = Desde { $winery } ninguna carretera lleva a otra bodega.
why-no_roadside = Solo el vehículo amarillo puede celebrar un maridaje en la carretera.
why-done_already = Ya lo has hecho en esta visita: { $kind }.

why-no_taker = Ninguno de tus turistas tiene una fila de { $kind }.
why-nobody_takes = Ninguno de tus turistas puede recibir esta carta.
why-no_row = { $who } no tiene ninguna fila de { $kind }.
why-row_full = A { $who } no le queda sitio en la fila de { $kind }.
why-same_cheese = { $who } ya tiene una carta de este tipo: { $cheese_type }.
why-same_tasting = { $who } ya tiene una carta de este tipo: { $tasting_type }.
why-no_cards = No quedan cartas que robar.

why-prestige = Para eso necesitas { $prestige } de prestigio y tienes { $purse }, contando los discos.
why-no_disk = No te queda ningún disco de acción.
why-slot_empty = En el hueco { $slot } del mercado no hay ninguna mejora.
why-one_upgrade_a_turn = Ya has comprado una mejora este turno.
why-owned = Ya tienes esta mejora: { $upgrade }.
why-not_owned = No tienes esta mejora: { $upgrade }.
why-not_active = Esta mejora no está activa: { $upgrade }.
why-too_many_active = Puede haber como máximo { $most } mejoras activas y tienes { $count }.
why-keyring_full =
    { $count ->
        [one] Con esta mejora no puedes quitar más de 1 ficha de bloqueo al día: { $upgrade }.
       *[other] Con esta mejora no puedes quitar más de { $count } fichas de bloqueo al día: { $upgrade }.
    }
why-no_lock = No hay ninguna ficha de bloqueo en el tablero.
why-no_open_row = A { $who } no le queda sitio en ninguna fila de queso ni de vistas.
why-no_open_rows = A ninguno de tus turistas le queda sitio en una fila de queso o de vistas.
why-carries_disk = En esta mejora hay un disco o una ficha de bloqueo: { $upgrade }.
why-disk_in_use = No tienes ningún disco sin gastar que devolver por esta mejora: { $upgrade }.
why-already_late = Para ti ya han dado las 17:00, y tu día depende de esta mejora: { $upgrade }.

## Rules that reasons come from, with the page of the printed rulebook

rule-vehicles = colocación de los jugadores, pág. 7
rule-draft = selección de los turistas iniciales, pág. 8
rule-start = ubicación de inicio, pág. 8
rule-row = la Flota, comienzo del día, pág. 25
rule-movement = turno del jugador, primer paso, pág. 10
rule-locks = turno del jugador, casillas bloqueadas, pág. 10
rule-signature = cuarta opción de marca, pág. 10
rule-yellow = símbolos, tableros de jugador, pág. 27
rule-assets = satisfacer a los turistas, pág. 22
rule-contract = contrato, pág. 15
rule-spend = acciones sin coste, gastar prestigio, pág. 18
rule-disks = acciones sin coste, gastar discos de acción, pág. 18
rule-upgrades = cartas de mejora, pág. 19
rule-closing = fin del día, cierre, pág. 20

## The table, as the terminal shows it

# Decks and discards
card-cheese = queso
card-tasting = cata
card-purchase = compra
card-tourist = turistas
card-upgrade = mejoras

view-row = Hilera
view-place = Lugar
view-vehicle = Vehículo
view-hand = Tu mano
view-picked = Tu elección
view-proposed = Propuesta

## El tablero propio del terminal

board-setup = Preparación
board-day = Día { $day } de { $last }
board-decides = decide { $name }
board-all_decide = deciden todos a la vez
board-open_to = pueden decidir: { $names }
board-closes = tu día acaba a las { $time }
board-pairing = maridaje ahora: +{ $prestige }
board-whelp = Whelp
board-pool = prestigio de la Flota: { $prestige }
board-course = Recorrido
board-out = de Penticton al FIN
board-back = de vuelta, del FIN a Penticton
board-track = Hora
board-market = Mercado
board-upgrades = Mejoras
board-signature = Botellas
board-decks = Mazos+desc.
board-under = Bajo el mazo
board-end = FIN
board-start = SALIDA
board-past = pasada { $winery }
board-phantom = Fantasma
board-phantom_mark = Fa
board-coins =
    { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }
board-disks_on =
    { $count ->
        [one] 1 disco
       *[other] { $count } discos
    }
board-points = Puntos
board-prestige = Prestigio
board-disks = Discos
board-bottles = Botellas
board-riders = Turistas de { $name }: ocupado → puntos ahora/máximo
board-riders_whelp = Turistas de { $name }: ocupado/necesario
board-signs = minúscula: bloqueada o sin botella · { $sign } de marca, botellas · [ ] ocupada
board-between = número entre dos bodegas: maridaje en la carretera
board-locked = bloqueada
board-left =
    { $count ->
        [one] 1 botella
       *[other] { $count } botellas
    }
board-own_bottle = tienes una
board-letter-cheese = Q
board-letter-tasting = C
board-letter-purchase = P
board-letter-view = V
board-letter-pairing = M
board-letter-contract = T
board-vehicle-red = rojo
board-vehicle-black = negro
board-vehicle-white = blanco
board-vehicle-purple = morado
board-vehicle-blue = azul
board-vehicle-yellow = amarillo

# Lo que decide la elección de un bot.
topic-points = la puntuación
topic-time = el tiempo que queda
topic-purse = el prestigio y los discos
topic-tourists = los deseos de los turistas
topic-draft = la elección de turistas
topic-road = las bodegas por delante
topic-upgrades = las mejoras
topic-rivals = cómo van los demás
