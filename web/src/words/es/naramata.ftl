# Naramata: el vehículo propio y sus turistas, los demás, las mejoras, la elección de turistas.

nar-you = Tú
nar-points =
    { $count ->
        [one] punto
       *[other] puntos
    }
nar-points-short = pts
nar-prestige = Prestigio
nar-bottles = Botellas de marca
nar-bottles-count =
    { $count ->
        [one] 1 botella
       *[other] { $count } botellas
    }
nar-vehicle-of = Vehículo de { $name }
nar-your-upgrades = Mejoras
nar-face-down = Boca abajo:
nar-day-ends = el día acaba a las { $time }
nar-pairing-now = Un maridaje da ahora { $prestige } de prestigio.
nar-disks =
    { $count ->
        [one] 1 disco de acción
       *[other] { $count } discos de acción
    }{ $spent ->
        [0] { "" }
        [one] , 1 gastado
       *[other] , { $spent } gastados
    }

## Tourists

nar-up-to =
    { $most ->
        [one] hasta { $most } punto
       *[other] hasta { $most } puntos
    }
nar-of-most = { $now } de { $most } puntos
nar-rows-full = { $now } de { $count } filas
nar-rows-count =
    { $count ->
        [one] { $count } fila por completar
       *[other] { $count } filas por completar
    }
nar-all-full = todas las filas: +{ $count }
nar-all-full-prestige = todas: +{ $count } de prestigio
nar-empty-rows =
    { $count ->
        [one] 1 vacía
       *[other] { $count } vacías
    }
nar-free-seat = asiento libre

## Cards

nar-drawn-by = Cartas robadas por { $name }
nar-if-discarded = { $worth } al descartar

## Upgrades

nar-market = Mejoras
nar-purse =
    { $prestige } de prestigio{ $disks ->
        [0] { "" }
        [one] { " " }+ 1 disco
       *[other] { " " }+ { $disks } discos
    }
nar-slot-empty = Aquí no hay mejora
nar-on-it = encima
nar-sum =
    { $shape ->
        [both] { $cost } − { $coins } + { $fee } recargo = { $price }
        [coins] { $cost } − { $coins } = { $price }
        [fee] { $cost } + { $fee } recargo = { $price }
       *[plain] cuesta { $price }
    }
nar-you-have = , tienes { $count }
nar-under = Debajo del mazo: { $upgrades }
nar-scores-end =
    { $points ->
        [one] 1 punto al final de la partida
       *[other] { $points } puntos al final de la partida
    }
nar-short-unlock_store = 3 bloqueos al día
nar-short-double_action = disco: 2.ª acción
nar-short-cheese_draw = queso: 1 carta más
nar-short-cheese_free = 2.ª carta gratis
nar-short-tasting_draw = cata: 1 carta más
nar-short-tasting_free = 2.ª carta gratis
nar-short-purchase_discount = cartas −2
nar-short-pairing_floor = maridaje: 9 o más
nar-short-view_plus_1 = vistas +1
nar-short-pairing_plus_5 = maridaje +5
nar-short-view_plus_2 = vistas +2
nar-short-late_close = hasta las 18:00
nar-short-disk_points = disco: 2 puntos
nar-short-extra_disk = 1 disco más
nar-short-lock_satisfies = disco: bloqueo en fila
nar-short-paid_unlock = 2 de prestigio: abrir
nar-short-cheese_double = la mejor paga doble
nar-short-tasting_double = la mejor paga doble
nar-short-disk_minus_30 = disco: −30 min
nar-short-view_cap_5 = vistas: hasta 5
nar-short-pairing_hour = maridaje en 1 hora
nar-short-disk_refresh = disco: 12:00 y 15:00
nar-short-disk_die = disco: dado + 1

## Playing together, phantoms

nar-phantom =
    { $number ->
        [0] Fantasma
       *[other] Fantasma { $number }
    }
nar-whelp = Puntuación Whelp
nar-whelp-left =
    { $count ->
        [0] Partida perdida
       *[other] Cada fila sin completar cuesta 1; con 0 se pierde la partida.
    }
nar-pool = Prestigio de la Flota

## The list of spaces

nar-spaces = Las casillas más cercanas
nar-signature = bodega de marca
nar-nobody-asks = nadie a bordo lo pide
nar-contract-line = la botella de la bodega
nar-minutes =
    { $minutes ->
        [60] 1 hora
        [120] 2 horas
       *[other] { $minutes } min
    }
nar-all-wineries = Las { $count } bodegas a tu alcance
nar-fewer-wineries = Solo las más cercanas

## The draft

nar-has-chosen = { $name } ya ha elegido
nar-is-choosing = { $name } está eligiendo
nar-rest-goes =
    { $way ->
        [left] el resto va a la izquierda, para { $name }
       *[right] el resto va a la derecha, para { $name }
    }
nar-hand-of =
    { $count ->
        [one] { $name }: 1 turista en la mano
       *[other] { $name }: { $count } turistas en la mano
    }
nar-you-chose = Ya has elegido.
nar-you-chose-this = Tu elección: { $answer }
nar-withdraw = Elegir de nuevo
nar-pick-unwanted = Ahora elige a quién descartar.
nar-would-sit = { $name } iría aquí
nar-must-ride = Tienen que viajar al menos { $count } turistas.
nar-on-board = A bordo
nar-they-ask = Piden
nar-seats =
    { $count ->
        [one] 1 asiento
       *[other] { $count } asientos
    }
nar-driven-by = lo conduce { $name }
nar-answer-keep = Llevarte a { $name }
nar-answer-sell = Descartar a { $name }
nar-answer-yes = Aceptar
nar-answer-no = Rechazar
nar-has-agreed = { $name } acepta
nar-is-thinking = { $name } lo está pensando
nar-stay = No viajan: { $names }
nar-open-row = La hilera
nar-declined = La propuesta se rechazó; está marcado dónde iba cada turista. Cambia lo que quieras y luego:
nar-rest-as-before = Proponer el resto como antes
nar-map-look = Ver el mapa
nar-map-close = Volver a la elección

## When it is

nar-context-setup = Antes del primer día
nar-context-draft = Mañana del día { $day } · elección { $pick } de { $picks } · todos a la vez
nar-context-day =
    { $back ->
        [yes] Día { $day } de { $days }, camino de vuelta
       *[no] Día { $day } de { $days }
    }
nar-context-open =
    { $count ->
        [one] 1 bodega a tu alcance
       *[other] { $count } bodegas a tu alcance
    }
nar-stage-setup = Preparación
nar-stage-day = Día { $day }

## After the game

nar-score-start = Al empezar
nar-score-tourists = Turistas
nar-score-rewards = Del todo satisfechos
nar-score-bottles = Botellas
nar-score-reviews = Reseñas
nar-score-empty = Filas vacías
nar-score-late = Retraso
nar-score-upgrades = Mejoras
nar-score-total = Total
nar-score-prestige = Prestigio, para desempatar
nar-score-whelp-rows = Filas sin completar
nar-score-whelp-late = Retraso
nar-score-whelp-spared = Por debajo de cero, no cuenta

## Close up

nar-now-asset =
    { $kind ->
        [purchase] Ahora: comprarla cuesta { $worth } de prestigio, discos incluidos y antes de descuentos.
       *[other] Ahora: asígnala a un turista o descártala por { $worth } de prestigio.
    }
nar-now-owned =
    { $active ->
        [yes] Ahora: boca arriba, activa.
       *[no] Ahora: boca abajo, hoy no está activa.
    }
nar-now = Ahora: { $what }.
nar-by-bottles = según las botellas
nar-space-line =
    { $locked ->
        [yes] · bloqueada
       *[no] · { $minutes } min
    }
nar-favor-line = Venir aquí cuenta como favor.
nar-pit-stop-instead = Parada en boxes en su lugar, { $minutes } min
nar-fact-cheese = Roba { $drawn } y quédate con 1; cada carta más cuesta { $next } de prestigio.
nar-fact-tasting = Roba { $drawn } y quédate con 1; cada carta más cuesta { $next } de prestigio.
nar-fact-purchase = Roba { $drawn } y compra las que quieras; una tercera para elegir cuesta { $third } de prestigio.
nar-fact-view = Tira el dado: de { $least } a { $most } vistas.
nar-fact-pairing = { $prestige } de prestigio, y un maridaje para cada turista que lo pida.
nar-fact-favor = Un favor para cada turista que lo pida.
nar-fact-contract = La botella de la bodega: { $prestige } puntos o { $prestige } de prestigio.
nar-fact-time = { $minutes } min, hasta las { $until }
nar-fact-late = Tarde: { $points } puntos si el día acaba entonces.
nar-fact-last = Después ya no puede empezar ninguna acción: tu día acaba automáticamente.
nar-fact-room =
    { $count ->
        [0] Nadie a bordo tiene sitio para eso.
        [one] Tus turistas admiten 1 más.
       *[other] Tus turistas admiten { $count } más.
    }

## What things are called when they are read out

nar-label-end = FIN: terminar el día
nar-label-fork = Hacia { $winery }
nar-label-road = En la carretera, pasada la bodega { $winery }
nar-label-space =
    { $known ->
        [no] { $winery }
       *[yes] { $winery }, { $kind }
    }{ $locked ->
        [yes] , bloqueada
       *[no] { "" }
    }
nar-label-tourist = { $name }: { $rows }
nar-label-row = { $kind } { $count } de { $most }
nar-label-wish = { $kind } { $points }
nar-label-wish-most = { $kind }, { $most } como máximo
nar-label-ride = { $name } viaja en: { $vehicle }
nar-label-upgrade = { $upgrade }. { $what }
nar-label-market = «{ $upgrade }» por { $price } de prestigio. { $what }

## The position in words

nar-text-you = Tú, { $name }
nar-text-hand = Turistas en tu mano
nar-text-vehicle = Vehículo: { $vehicle }.
nar-text-points =
    { $count ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
nar-text-score =
    { $count ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
nar-text-prestige = { $count } de prestigio
nar-text-drawn = Cartas robadas: { $cards }.
nar-text-road = { $time }, en la carretera, pasada la bodega { $winery }. El día acaba a las { $closing }.
nar-text-place = { $time }, { $place }. El día acaba a las { $closing }.
nar-text-upgrade =
    { $active ->
        [yes] Mejora «{ $upgrade }», activa{ $disks ->
            [0] .
            [one] , con 1 disco encima.
           *[other] , con { $disks } discos encima.
        }
       *[no] Mejora «{ $upgrade }», boca abajo.
    }
nar-text-keyring =
    { $count ->
        [one] Llavero: 1 ficha de bloqueo.
       *[other] Llavero: { $count } fichas de bloqueo.
    }
nar-text-bottles = Botellas: { $wineries }.
nar-text-tourist = { $name }, { $standing }
nar-text-has = { $count } de { $most }
nar-column-tourist = Turista
nar-column-row = Fila
nar-column-has = Tiene
nar-column-lies = Cartas
nar-column-points = Puntos ahora (pasos)
nar-text-together = Juego en equipo
nar-text-whelp = Puntuación Whelp: { $count }.
nar-text-pool = Prestigio de la Flota: { $count }.
nar-text-phantoms = Fantasmas
nar-text-phantom =
    { $started ->
        [no] { $phantom }: aún no está en la carretera.
       *[yes] { $phantom }: { $time }, { $place }.
    }
nar-text-road-title = La carretera, en el orden de la marcha
nar-text-space =
    { $locked ->
        [yes] { $kind } (bloqueada)
       *[no] { $kind }
    }
nar-text-stop = { $winery }: { $spaces }.
nar-text-left =
    { $count ->
        [0] No quedan botellas.
        [one] Queda 1 botella.
       *[other] Quedan { $count } botellas.
    }
nar-text-parked = Aparcado aquí: { $names }.
nar-text-slot = Hueco { $slot }: «{ $upgrade }» por { $price } de prestigio. { $what }
nar-text-slot-empty = Hueco { $slot }: vacío.
nar-text-decks = Mazos
nar-text-deck =
    { $count ->
        [one] { $pile }: 1 carta.
       *[other] { $pile }: { $count } cartas.
    }
