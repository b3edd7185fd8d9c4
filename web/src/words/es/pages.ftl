# Las páginas alrededor de la mesa.

game-viticulture = Viticulture
game-naramata = Naramata

## Lo que rodea cada página
nav-skip = Ir al contenido
nav-home = Cuvée, inicio
nav-pages = Páginas
nav-play = Jugar
nav-daily = Reto
nav-rules = Reglas
nav-cards = Cartas
nav-games = Partidas
nav-campaigns = Campañas
nav-language = Idioma
nav-language-en = English
nav-language-de = Deutsch
nav-language-es = Español
nav-settings = Ajustes
nav-guest = Invitado
nav-nobody = (sin sesión)
nav-somebody = (tú)
nav-turns = a la espera de tu jugada
nav-your-turn = Te toca
nav-your-turn-at = { $game } te espera.

## En muchos sitios
again = Reintentar
loading = Cargando
list-loading = Cargando la lista
bot-name-1 = Roble
bot-name-2 = Sauce
bot-name-3 = Cedro
bot-name-4 = Olmo
bot-name-5 = Tilo
seat-free = Sitio libre
seat-invited = Con invitación
seat-bot = Bot ({ $bot })
table-campaign = Campaña
table-alone = en solitario
table-your-turn = Te toca
table-waits-for = esperando a { $names }
table-free-seats =
    { $seats ->
        [one] 1 sitio libre
       *[other] { $seats } sitios libres
    }
table-stuck = detenida
table-over = terminada

## Quién eres
name-ask = Elige un nombre
name-why = Es el nombre que ven los demás jugadores.
name-play = Empezar a jugar
name-cancel = Volver

## Inicio
home-title = Jugar
home-viticulture = Essential Edition · un año en la Toscana
home-naramata = un día junto al lago Okanagan
home-more-games = Más juegos
home-players = Número de jugadores
home-players-number = { $players } jugadores
home-strength = Nivel de los bots
home-play-bots = Jugar contra bots
home-friends = Con amigos
home-screen = Una pantalla
home-solo = Solitario
home-my-games = Mis partidas
home-all-games = Todas
home-open-table = Crear una mesa
home-watch = Mesas públicas
home-watch-it = Ver
home-sit-down = Unirse
home-no-public = Ahora no hay partidas públicas.
home-learn = Aprender el juego
home-learn-how = Las reglas con nuestras palabras, con búsqueda y todas las cartas.
last-title = Última partida
last-none = Tras tu primera partida podrás volver a verla aquí, jugada a jugada.
last-won = Has ganado «{ $title }» con { $points } puntos.
last-lost =
    { $points ->
        [one] Has terminado «{ $title }» con 1 punto.
       *[other] Has terminado «{ $title }» con { $points } puntos.
    }
last-played = «{ $title }» ha terminado.
last-review = Repasar
last-rematch = Revancha

## Unirse
join-title = Unirse a una mesa
join-how = Escribe el código de cinco letras o pega el enlace.
join-example = MELON
join-go = Unirse
join-unreadable = Esto no es un código ni un enlace de una mesa.
join-unknown = Ninguna mesa abierta tiene ese código. Quizá ya haya empezado la partida.
