# Las reglas para consultar y todas las cartas.

help-rules = Reglas
help-game = Juego
help-contents = Contenido
help-search = Buscar en las reglas
help-search-clear = Borrar la búsqueda
help-found =
    { $count ->
        [0] Nada encontrado.
        [one] 1 apartado encontrado.
       *[other] { $count } apartados encontrados.
    }
help-nothing = En estas reglas no hay nada sobre «{ $query }».
help-link = Enlace a «{ $title }»
help-to-cards = Todas las cartas de este juego
help-back = Volver a «{ $title }»
help-related = Ver también
help-unknown = No hay ningún apartado sobre esto.
help-whole = Abrir en las reglas
help-no-rules = Este juego no tiene aquí un reglamento escrito.
help-no-rules-table = La propia mesa te ayuda: la lista (L) muestra todo lo que puedes hacer ahora, y lo que no puedes hacer te dice por qué al señalarlo.

## Cartas
cards-title = Cartas
cards-search = Buscar cartas
cards-to-rules = Las reglas de este juego
cards-kind = Tipo
cards-gives = Tema
cards-any = Todos
cards-found =
    { $count ->
        [0] Ninguna carta encontrada.
        [one] 1 carta.
       *[other] { $count } cartas.
    }
cards-nothing = Ninguna carta coincide. Prueba con menos palabras u otro tipo.
cards-copies =
    { $count ->
        [one] 1 en la caja
       *[other] { $count } en la caja
    }
cards-ruling = Aclaración
cards-loading = Cargando cartas
cards-none = Este juego no tiene cartas que consultar.

## Lo que hay en las cajas
cards-kind-vine = Vides
cards-kind-summer_visitor = Visitantes de verano
cards-kind-winter_visitor = Visitantes de invierno
cards-kind-order = Pedidos de vino
cards-kind-mama = Mamás
cards-kind-papa = Papás
cards-kind-structure = Estructuras
cards-kind-automa = Automa
cards-kind-tourist = Turistas
cards-kind-upgrade = Mejoras
cards-kind-vehicle = Vehículos
cards-kind-cheese = Quesos
cards-kind-tasting = Catas
cards-kind-purchase = Compras
cards-kind-winery = Bodegas

## Con qué tienen que ver las cartas
cards-topic-points = puntos
cards-topic-lira = liras
cards-topic-residual = renta
cards-topic-plant = plantar y vides
cards-topic-summer_visitor = visitantes de verano
cards-topic-winter_visitor = visitantes de invierno
cards-topic-order = pedidos
cards-topic-red = tinto
cards-topic-white = blanco
cards-topic-blush = rosado
cards-topic-sparkling = espumoso
cards-topic-worker = trabajadores
cards-topic-structure = estructuras
cards-topic-trellis = espaldera
cards-topic-irrigation = riego
cards-topic-grapes = uvas
cards-topic-wine = vino
cards-topic-draw = robar cartas
cards-topic-summer = verano
cards-topic-winter = invierno
cards-topic-cheese = queso
cards-topic-tasting = cata
cards-topic-purchase = compra
cards-topic-view = vistas
cards-topic-pairing = maridaje
cards-topic-favor = favor
cards-topic-contract = contrato
cards-topic-prestige = prestigio
cards-topic-time = tiempo
cards-topic-disk = discos
cards-topic-lock = bloqueos
cards-topic-signature = bodegas de marca

cards-structure-cost = Cuesta { $lira } liras
cards-automa-number = Carta de Automa { $number }
cards-automa-nothing = ningún trabajador
cards-upgrade-cost = Cuesta { $cost } de prestigio
cards-upgrade-points =
    { $points ->
        [one] 1 punto al final
       *[other] { $points } puntos al final
    }
cards-vehicle-has = { $disks } discos, { $seats } asientos
cards-winery-signature = Bodega de marca
cards-winery-players = { $kind }, a partir de { $players } jugadores
