# Las páginas alrededor de la mesa.

game-viticulture = Viticulture
game-naramata = Naramata

## Lo que rodea cada página
nav-skip = Ir al contenido
nav-home = Cuvée, inicio
nav-pages = Páginas
nav-play = Jugar
nav-rules = Reglas
nav-cards = Cartas
nav-games = Partidas
nav-campaigns = Campañas
nav-language = Idioma
nav-language-en = English
nav-language-de = Deutsch
nav-language-es = Español
nav-settings = Ajustes
nav-guest = Sin nombre
nav-nobody = (aún sin conocer)
nav-somebody = (eres tú)
nav-turns = te esperan
nav-your-turn = Te toca
nav-your-turn-at = { $game } te espera.

## En muchos sitios
again = Reintentar
loading = Poniendo la mesa
list-loading = La lista está llegando
bot-random = Fácil
bot-greedy = Sólido
bot-names = Roble, Sauce, Cedro, Olmo, Tilo
seat-free = Sitio libre
seat-invited = Con invitación
seat-bot = Bot ({ $bot })
table-campaign = Campaña
table-alone = a solas
table-your-turn = Te toca
table-waits-for = esperando a { $names }
table-free-seats =
    { $seats ->
        [one] 1 sitio libre
       *[other] { $seats } sitios libres
    }
table-stuck = no puede seguir
table-over = terminada

## Lo que el servidor rechaza
refused-unknown = No ha funcionado. No se ha perdido nada.
refused-line_down = No se llega al servidor. No se ha perdido nada; prueba otra vez en un momento.
refused-unavailable = El servidor está ocupado. Prueba otra vez en un momento.
refused-closing = El servidor se está reiniciando. Prueba otra vez en un momento.
refused-failed = Algo ha fallado en el servidor; queda anotado. No se ha perdido nada.
refused-too_many = Vas un poco deprisa. Espera un momento y prueba otra vez.
refused-nobody = Di primero cómo te llamas.
refused-not_found = Aquí no hay nada, o nada para ti.
refused-seat_taken = Ese sitio no está libre.
refused-seat_changed = Ese sitio ya lo tiene otra persona.
refused-not_host = Eso solo puede hacerlo quien abrió la mesa.
refused-not_at_table = Eso es para quienes están en esta mesa.
refused-not_your_seat = Este sitio no es tuyo.
refused-is_playing = La partida ya está en marcha.
refused-is_over = La partida ha terminado.
refused-wrong_login = No hay nadie con ese nombre y esa contraseña.
refused-name_taken = Ya hay alguien con ese nombre. Elige otro.
refused-registered = Ya tienes cuenta.
refused-bad_text = Hay algo en ese texto que no se puede guardar. Usa letras sencillas.
refused-bad_table = El servidor no acepta esta mesa: { $message }
refused-bad_record = Este archivo no es el registro de una partida completa: { $message }
refused-bad_target = Un webhook no puede llevar ahí: { $message }
refused-bad_campaign = Estas opciones no van juntas: { $message }
refused-too_many_webhooks = No puedes tener más webhooks. Quita uno primero.
refused-too_many_campaigns = No puedes tener más campañas.
refused-stale = Algo ha cambiado entretanto. Mira otra vez.

## Quién eres
name-ask = ¿Cómo te llamamos?
name-why = Es el nombre que verán en la mesa.
name-play = Empezar a jugar
name-cancel = Volver

## Inicio
home-title = Jugar
home-viticulture = Essential Edition · un año en la Toscana
home-naramata = un día junto al lago Okanagan
home-players = Cuántas personas juegan
home-players-number = { $players } en la mesa
home-strength = Fuerza de los bots
home-play-bots = Jugar contra bots
home-friends = Con amigos
home-screen = Una pantalla
home-solo = Solitario
home-my-games = Mis partidas
home-all-games = Todas
home-no-games = Aún no hay partidas. ¿Abres una mesa?
home-open-table = Abrir una mesa
home-watch = Mesas públicas
home-watch-it = Mirar
home-sit-down = Sentarse
home-no-public = Ahora mismo nadie juega en público.
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
join-how = Escribe las cinco letras que te han dado o pega el enlace.
join-example = MELON
join-go = Entrar
join-unreadable = Eso no son cinco letras ni un enlace a una mesa.
join-unknown = Ninguna mesa abierta tiene esas letras. ¿Habrá empezado ya la partida?

## Cuando algo va mal
trouble-nowhere = Esta página no existe
trouble-nowhere-what = La dirección no lleva a ningún sitio. Quizá falte una letra.
trouble-broken = No ha funcionado
trouble-broken-what = No se ha podido mostrar la página. No se ha perdido nada; tus partidas están a salvo en el servidor.
trouble-gone = Esta mesa no existe
trouble-gone-what = Puede que la hayan recogido, o que el enlace no esté completo.
trouble-unwelcome = Este sitio no es tuyo
trouble-unwelcome-what = Aquí juega otra persona. Puedes mirar la mesa o abrir una tuya.
trouble-offline = No se llega al servidor
trouble-offline-what = Tus partidas están a salvo allí. En cuanto vuelva la conexión, todo seguirá donde estaba.
trouble-home = Al inicio

## Campañas
campaign-panel = Campaña
campaign-panel-how = Ocho desafíos contra la Automa de Viticulture, uno tras otro.
campaign-beaten = { $beaten } de { $all } desafíos superados
campaign-look = Ver el viaje
campaign-go-on = Seguir

## Una mesa nueva
new-heading = Mesa nueva
new-game = Juego
new-seats = Sitios
new-you = Tú
new-add-seat = Añadir un sitio, hasta { $most }
new-remove-seat = Quitar el sitio { $number }
new-seat-name = Nombre en el sitio { $number }
new-seat-kind = Quién ocupa el sitio { $number }
new-neighbour-name = Sitio { $number }
new-invited-name = Nombre, si quieres
new-kind-me = Yo
new-kind-neighbour = En esta pantalla
new-kind-open = Cualquiera, con enlace
new-kind-invited = Con invitación
new-seat-me = tú, en esta pantalla
new-seat-neighbour = juega en esta misma pantalla
new-seat-open = cualquiera con el enlace o las cinco letras
new-seat-invited = solo con el enlace de este sitio
new-seat-bot = un bot
new-how = Cómo jugáis
new-barred =
    { $number ->
        [one] 1 opción no es para esta mesa
       *[other] { $number } opciones no son para esta mesa
    }
new-more = La mesa en sí
new-title = Título
new-title-what = Para que la encuentres luego.
new-title-example = Viñas de domingo
new-public = Pública
new-public-what = Cualquiera puede encontrarla, sentarse y mirar; nadie ve una mano.
new-pace = Ritmo
new-pace-what = Cuando se acaba el tiempo de una decisión, decide un bot.
new-pace-none = Sin reloj
new-pace-60 = 1 minuto por decisión
new-pace-180 = 3 minutos por decisión
new-pace-600 = 10 minutos por decisión
new-pace-86400 = 1 día por decisión
new-pace-259200 = 3 días por decisión
new-seed = Reparto
new-seed-what = El mismo número vuelve a repartir las mismas cartas.
new-seed-none = al azar
new-this-table = Esta mesa
new-sum-game = { $game }, { $players ->
        [one] en solitario
       *[other] { $players } en la mesa
    }
new-sum-seats = { $here } aquí, { $links } con enlace, { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
new-sum-no-clock = Sin reloj: puede durar días
new-sum-public = Pública: cualquiera puede venir y mirar
new-sum-private = Solo para quien tenga el enlace
new-links-come = En cuanto se abra la mesa tendrás su enlace, cinco letras y un código QR para repartir.
new-open = Abrir la mesa
new-open-what = Empieza cuando todos los sitios estén ocupados o cuando tú digas; los bots ocupan el resto.
new-begin = Empezar
new-begin-what = No falta nadie: la partida empieza enseguida.

## Opciones de los juegos, por nombre y por valor
option-friendly = Bonificaciones amistosas
option-choose_parents = Mamás y papás
option-automa = Automa
option-aggressive = Automa agresiva
option-campaign = Desafío
option-bonus_tokens = Fichas de bonificación
option-redraw_visitors = Todas las visitas
option-days = Días
option-locks = Bloqueos
option-phantom = Fantasma
option-solo = Solitario
option-fleet = La Flota
option-whelp = Whelp
option-leader = Líder
option-reverse_course = Recorrido inverso
option-from_end = Desde el FIN
option-vehicles = Vehículos
option-purple = Morado
option-value-null = ninguno
option-value-very_easy = muy fácil
option-value-easy = fácil
option-value-normal = normal
option-value-hard = difícil
option-value-very_hard = muy difícil
option-value-advanced = experto
option-value-chosen = se eligen
option-value-dealt = al azar
option-value-rows = 2 filas
option-value-tourists = 2 turistas
option-whelp-null = normal
option-leader-null = de acuerdo
option-bar-alone = Solo para jugar en solitario.
option-bar-several = Solo a partir de dos personas.
option-bar-two = Solo para exactamente dos personas.
option-bar-always-alone = En solitario se juega siempre así.
option-bar-levels = Va con una Automa fácil, normal o difícil.
option-bar-campaign6 = No va con el desafío 6.
option-bar-whelp = Ya está fijado cuando se juega por la puntuación Whelp.
option-bar-needs-whelp = Va con el solitario o con la Flota.
option-bar-needs-fleet = Va con la Flota.
option-bar-needs-reverse = Va con el recorrido inverso.

## Antes de la partida
lobby-invite = Invitar
lobby-code = Código de la mesa
lobby-qr = Código QR de la dirección de esta mesa
lobby-copy-link = Copiar el enlace
lobby-local = Esta dirección solo la conoce este dispositivo. Para los demás, arranca el servidor en la red:
lobby-missing =
    { $missing ->
        [0] no falta nadie
        [one] queda 1 sitio libre
       *[other] quedan { $missing } sitios libres
    }
lobby-you = tú
lobby-here = ya está aquí
lobby-bot = un bot
lobby-name = Tu nombre en esta mesa
lobby-rename = Cambiar nombre
lobby-keep-name = Guardar este nombre
lobby-leave = Levantarse
lobby-free = Liberar el sitio
lobby-new-link = Crear un enlace
lobby-copy-seat = Copiar el enlace de este sitio
lobby-seat-qr = Código QR del enlace de este sitio
lobby-put-bot = Poner un bot en el sitio { $seat }
lobby-bot-here = Poner un bot aquí
lobby-begin = Empezar ya
lobby-begin-bots = Bots para los sitios libres
lobby-begin-what =
    { $missing ->
        [0] No falta nadie.
        [one] La partida empieza sola cuando se ocupe el último sitio. O empieza ya, con un bot ahí.
       *[other] La partida empieza sola cuando se ocupen todos los sitios. O empieza ya, con bots en el resto.
    }
lobby-wait = Tienes sitio en esta mesa. La partida empieza cuando se ocupen todos los sitios, o cuando lo diga quien la abrió.
lobby-look = Ocupa un sitio libre, o quédate a mirar.
lobby-pace = { $seconds } segundos por decisión
lobby-usual = Todas las opciones como siempre.
lobby-yes = sí
lobby-no = no
copy-copied = Copiado
copy-failed = No se ha podido copiar
join-seat = Hay un sitio para ti
join-seat-what = Di cómo te llamas y siéntate.
join-opening = Buscando tu sitio.
join-link-gone = Este enlace ya no lleva a ningún sitio. Ya hay alguien ahí, o se creó un enlace nuevo; pide otro.
