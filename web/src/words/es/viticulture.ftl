# Viticulture: fincas, manos, rivales, la Automa, modo de texto.

vit-you = Tú
vit-seat = Jugador { $number }
vit-bot = bot
vit-none = nada

## Nombres de lo que se puede señalar

vit-row = Despertar, fila { $row }
vit-space = { $task }{ $slot ->
    [left] , casilla izquierda
    [middle] , casilla con bonificación
    [right] , casilla derecha
   *[other] , con el trabajador grande
  }
vit-vine-on = { $card } en la { $field }
vit-grape = { $colour ->
    [red] Uva tinta
   *[other] Uva blanca
  }, valor { $value }
vit-wine = { $wine }, valor { $value }
vit-make = Elaborar { $wine }
vit-option = Opción { $number }
vit-option-of = { $card }, opción { $number }

## La finca

vit-mat = Tu finca, tu lagar y tu bodega
vit-estate = Finca
vit-estate-own = Tu finca
vit-ladder = Lagar y bodega
vit-own-line = Mostrar u ocultar tu finca
vit-lira = liras
vit-points = puntos
# Beside its number
vit-unit-lira = { $count ->
    [one] lira
   *[other] liras
  }
vit-unit-points = { $count ->
    [one] punto
   *[other] puntos
  }
vit-a-year = al año
vit-residual = Renta
vit-tokens = fichas de bonificación
vit-of = { $sum } de { $limit }
vit-field-empty = Parcela vacía
vit-field-sold = Parcela vendida
vit-field-sells = se vende por { $lira } liras
vit-field-costs = cuesta { $lira } liras
vit-value = valor
vit-cellar-small = pequeña
vit-cellar-medium = mediana
vit-cellar-unbuilt = falta
vit-trained = { $count ->
    [one] 1 trabajador nuevo, desde el año que viene
   *[other] { $count } trabajadores nuevos, desde el año que viene
  }
vit-short-cabernet_sauvignon = Cabernet Sauv.
vit-short-sauvignon_blanc = Sauvignon Bl.

## La mano

vit-hand = Tu mano
vit-hand-count = Mano: { $count }
vit-hand-limit = { $limit } como máximo al acabar el año
vit-hand-walk = recorrer cartas
vit-hand-magnify = ampliar
vit-hand-empty = No tienes cartas en la mano.
vit-order = Pedido de vino
vit-order-ready = se puede servir
vit-needs = necesita
vit-needs-nothing = no necesita nada
vit-in-play = en juego
vit-card-one = una de ellas
vit-card-two = dos de ellas
vit-card-one_or_both = una, o ambas por 1 { -point } menos
vit-title-cabernet_sauvignon = Cabernet Sauv.
vit-title-sauvignon_blanc = Sauvignon Bl.
# Por dónde se pueden partir las palabras largas de los nombres: guiones opcionales
vit-title-surveyor = Agrimensor
vit-title-broker = Interme­diario
vit-title-wine_critic = Crítico de vinos
vit-title-contractor = Contratista
vit-title-uncertified_broker = Interme­diario sin licencia
vit-title-landscaper = Paisajista
vit-title-uncertified_architect = Arquitecto sin título
vit-title-entertainer = Animador
vit-title-horticulturist = Horticultor
vit-title-sharecropper = Aparcero
vit-title-negotiator = Negociador
vit-title-planner = Planifi­cador
vit-title-agriculturist = Agrónomo
vit-title-sponsor = Patroci­nador
vit-title-artisan = Artesano
vit-title-wedding_party = Comitiva de boda
vit-title-judge = Juez
vit-title-crush_expert = Experto en pisado
vit-title-uncertified_teacher = Maestro sin título
vit-title-master_vintner = Maestro bodeguero
vit-title-uncertified_oenologist = Enólogo sin título
vit-title-promoter = Promotor
vit-title-harvest_expert = Experto en vendimia
vit-title-jack_of_all_trades = Factótum
vit-title-supervisor = Supervisor
vit-title-bottler = Embote­llador
vit-title-zymologist = Zimólogo
# Palabras que se muestran como iconos
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

## Los demás

vit-more = El tablero entero: { $name }
vit-nth = { $n }.º
vit-passed = ha pasado
vit-cards = Cartas

## En solitario

vit-automa = La Automa
vit-level = { $level ->
    [very_easy] muy fácil
    [easy] fácil
    [hard] difícil
    [very_hard] muy difícil
   *[other] normal
  }
vit-automa-lead = { $lead ->
    [level] La Automa y tú vais a la par.
    [ahead] Le sacas { $far } a la Automa.
   *[behind] La Automa te saca { $far }.
  }
vit-automa-rows = { $rows ->
    [one] 1 fila con ficha de cristal
   *[other] { $rows } filas con ficha de cristal
  }
vit-automa-cards = { $cards ->
    [one] queda 1 carta
   *[other] quedan { $cards } cartas
  }
vit-automa-aggressive = agresiva
vit-automa-turn = Lo que hizo: { $season }, año { $year }
vit-automa-card = Carta { $number }

## El comienzo

vit-parents = Tus padres
vit-parents-mama = Mamá
vit-parents-papa = Papá
vit-parents-or = o
vit-parents-grande = 1 trabajador grande
vit-parents-workers = 2 trabajadores
vit-parents-worker = trabajador
vit-parents-point = punto

## Ampliado

vit-now = Ahora:
vit-now-legal = puedes elegirlo.
vit-now-needs = aún necesitas { $structures }.
vit-now-ready = tu bodega lo puede servir.
vit-now-short = aún no tienes esos vinos en la bodega.
vit-now-summer = se juega en verano.
vit-now-winter = se juega en invierno.
vit-now-chance = el resultado se roba o se revela.
vit-fact-bonus = Bonificación de esta casilla: { $bonus }.
vit-fact-price = { $price ->
    [one] Cuesta 1 { -lira }; tienes { $lira }.
   *[other] Cuesta { $price } { -liras }; tienes { $lira }.
}
vit-fact-order = Da { $points } { -points } y { $residual } de renta.
vit-fact-vine = Tinta { $red }, blanca { $white }.
vit-deck-left = { $count ->
    [one] Queda 1 carta por robar.
   *[other] Quedan { $count } cartas por robar.
  }
vit-deck-top = Último descarte: { $card }
vit-deck-no-discards = Aún no se ha descartado nada.
vit-field-text = Admite vides por un valor total de { $limit }. Vacía, se vende por { $limit } { -liras } y se recompra por lo mismo.
vit-grande-text = El trabajador grande puede ir a una acción con todas las casillas ocupadas.
vit-grande-instead = Mejor con el trabajador grande
vit-cart-text = Gana 1 { -lira }. Aquí caben todos los trabajadores que quieras.
vit-bonus-text = Bonificación de la casilla central: { $bonus }.
vit-bonus-token = Bonificación por una de tus fichas: { $bonus }.
vit-row-token = Su ficha de cristal pasa a ser una ficha de bonificación tuya.
vit-task-play_summer = Juega un { -summer-visitor } de tu mano.
vit-task-draw_vine = Roba una vid.
vit-task-give_tour = Gana 2 { -liras }.
vit-task-build = Construye una estructura pagando su coste.
vit-task-sell = Vende uvas, o vende una parcela vacía o recompra una vendida. Las uvas de valor 1 a 3 dan 1 { -lira }, las de 4 a 6 dan 2 y las de 7 a 9 dan 3.
vit-task-plant = Planta una vid en una parcela con sitio, si tienes las estructuras que necesita.
vit-task-draw_order = Roba un { -wine-order }.
vit-task-harvest = Vendimia una parcela: sus uvas tintas y sus uvas blancas van a tu lagar.
vit-task-make_wine = Elabora hasta 2 vinos con las uvas de tu lagar.
vit-task-train = Paga 4 { -liras } por un trabajador, que trabaja desde el año que viene.
vit-task-play_winter = Juega un { -winter-visitor } de tu mano.
vit-task-fill_order = Entrega los vinos que exige un pedido; ganas sus { -points } y su renta.
vit-wake-text = Quien está más arriba juega antes, en verano y en invierno.

## La segunda línea de la pregunta

vit-year = Año { $year }, { $season ->
    [spring] primavera
    [summer] verano
    [fall] otoño
   *[winter] invierno
  }
vit-last-year = último año
vit-workers-left = { $count ->
    [0] todos los trabajadores están fuera
    [one] queda 1 trabajador
   *[other] quedan { $count } trabajadores
  }
vit-spaces-open = { $count ->
    [one] 1 casilla disponible
   *[other] { $count } casillas disponibles
  }
vit-hand-over = { $count } cartas en la mano
vit-setup = Preparación
vit-year-only = Año { $year }
vit-year-discards = Año { $year }, descarte

## La posición en palabras

vit-text-lira = Liras: { $lira }
vit-text-points = Puntos: { $vp }
vit-text-residual = Renta: { $residual } al año
vit-text-row = Despertar: fila { $row }, { $turn }.º en el orden de turno
vit-text-asleep = Aún sin fila en el despertar
vit-text-passed = Ha pasado en esta estación
vit-text-home = Trabajadores en casa: { $workers }
vit-text-out = Trabajadores fuera: { $workers }
vit-text-structures = Estructuras: { $structures }
vit-text-field-sold = { $field }: vendida
vit-text-field-empty = { $field }: vacía, límite { $limit }
vit-text-field = { $field }: { $vines }; tinta { $red }, blanca { $white }, { $sum } de { $limit }{ $harvested ->
    [yes] , ya vendimiada este año
   *[other] { "" }
  }
vit-text-cards = Cartas: { $cards }
vit-text-card = { $card }: { $text }
vit-text-hand = { $who }: mano
vit-text-ladder = { $who }: lagar y bodega
vit-text-ladder-empty = Vacío.
vit-text-grape-red = uvas tintas
vit-text-grape-white = uvas blancas
vit-text-you = tú
vit-text-you-first = Tú
vit-text-board = Tablero, { $when }
vit-text-task = { $task }: { $free ->
    [0] completo
    [one] 1 casilla libre
   *[other] { $free } casillas libres
  }{ $bonus ->
    [yes] , entre ellas la de bonificación
   *[other] { "" }
  }. { $who }
vit-text-nobody = No hay nadie.
vit-text-with = { $name } ({ $worker })
vit-text-cart = Carro: { $who }
vit-text-decks = Mazos
vit-text-deck = { $deck }: { $count } por robar, { $discards } descartadas
vit-text-deck-vine = Vid
vit-text-deck-summer_visitor = Visitante de verano
vit-text-deck-order = Pedido de vino
vit-text-deck-winter_visitor = Visitante de invierno
vit-text-wake-up = Despertar
vit-text-wake-row = Fila { $row }: { $who }
vit-text-wake-free = libre
vit-text-wake-bare = libre, sin ficha de cristal
vit-text-automa = La Automa: { $vp } puntos, { $cards } cartas; tus fichas de bonificación: { $tokens }
vit-text-yes = sí
vit-text-no = vacío

## Después de la partida

vit-score-orders = Pedidos de vino
vit-score-visitors = Visitantes
vit-score-wake_up = Despertar
vit-score-board = Tablero y estructuras
vit-score-cellar = Vino en las bodegas
vit-score-start = Al empezar
vit-score-points = Puntos
vit-score-lira = Liras (1.er desempate)
vit-score-wine = Valor de los vinos (2.º)
vit-score-grapes = Valor de las uvas (3.º)
# What a year brought.
vit-gain-orders = Puntos por pedidos de vino
vit-gain-visitors = Puntos por visitantes
vit-gain-wake_up = Puntos del despertar
vit-gain-board = Puntos del tablero y las estructuras
vit-gain-cellar = Puntos por vino en las bodegas
vit-gain-lira = Liras ganadas
vit-gain-residual = Renta
vit-gain-paid = Liras pagadas

## Cuántos

vit-count-vine = { $count ->
    [one] 1 vid
   *[other] { $count } vides
  }
vit-count-summer_visitor = { $count ->
    [one] 1 visitante de verano
   *[other] { $count } visitantes de verano
  }
vit-count-order = { $count ->
    [one] 1 pedido de vino
   *[other] { $count } pedidos de vino
  }
vit-count-winter_visitor = { $count ->
    [one] 1 visitante de invierno
   *[other] { $count } visitantes de invierno
  }
vit-count-regular = { $count ->
    [one] 1 trabajador normal
   *[other] { $count } trabajadores normales
  }
vit-count-grande = { $count ->
    [one] 1 trabajador grande
   *[other] { $count } trabajadores grandes
  }
vit-count-temporary = { $count ->
    [one] 1 trabajador temporal
   *[other] { $count } trabajadores temporales
  }
