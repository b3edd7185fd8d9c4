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
refused-bad_target = Un webhook no puede llevar ahí. Necesita una dirección pública que empiece por https o http.
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

## Partidas
games-title = Partidas
games-which = Qué partidas
games-going = En marcha
games-finished = Terminadas
games-search = Buscar un título o un nombre
games-none-going = No hay nada en marcha. ¿Abres una mesa?
games-none-finished = Aún no hay partidas terminadas. Aquí se quedan, para volver a verlas.
games-not-found = Ninguna partida encaja.
games-more = Mostrar más
games-won = Ganada
games-record = Llevarse el registro como archivo
games-import = Traer una partida
games-import-what = Abre el registro de una partida, de aquí o de un terminal, y míralo jugada a jugada.
games-import-choose = Elegir un archivo
games-import-open = Abrir el archivo
games-import-busy = Comprobando cada jugada
games-import-unreadable = Este archivo no es el registro de una partida.

## Ajustes
settings-look = Aspecto
settings-lang = Idioma
settings-lang-what = Cambia al momento, también en plena partida.
settings-theme = Tema
settings-theme-what = De noche, con luna y ventanas encendidas. Alto contraste en cada línea.
settings-theme-system = Como el sistema
settings-theme-light = Día
settings-theme-dark = Noche
settings-theme-hc = Contraste
settings-symbols = Símbolos más grandes
settings-symbols-what = Cada color tiene su forma; así se ve más grande.
settings-cards = Cartas
settings-cards-what = El tamaño del texto de las cartas, en la mano y de cerca.
settings-cards-small = pequeñas
settings-cards-normal = normales
settings-cards-large = grandes
colour-red = rojo, círculo
colour-blue = azul, cuadrado
colour-yellow = amarillo, triángulo
colour-purple = morado, rombo
colour-black = negro, cruz
colour-white = blanco, estrella
settings-play = En la mesa
settings-motion = Movimiento
settings-motion-what = La velocidad de las piezas. Nada se mueve si tu sistema lo pide.
settings-motion-off = nada
settings-motion-fast = rápido
settings-motion-normal = normal
settings-motion-slow = lento
settings-confirm = Preguntar antes de lo que no se puede deshacer
settings-confirm-what = Cuando se vería una carta, caería un dado o acabaría una estación.
settings-sounds = Sonidos
settings-sounds-what = Tu turno, una pieza colocada, puntos, una negativa.
settings-letters = Letras sueltas como teclas
settings-letters-what = L para la lista, Z para deshacer, W para preguntar por qué no, etcétera.
settings-you = Tú
settings-nobody = Aquí aún nadie te conoce. Para jugar basta un nombre.
settings-guest = Juegas sin cuenta; solo te conoce este navegador.
settings-registered = Tienes cuenta; tus partidas están contigo en cualquier dispositivo.
settings-be-guest = Llamarme así
settings-name = Nombre
settings-rename = Cambiar
settings-renamed = Desde ahora te llamas así.
settings-register = Guardar tus partidas con contraseña
settings-register-what = Así las encuentras en cualquier dispositivo. Las que ya tienes vienen contigo.
settings-register-go = Crear cuenta
settings-login = Iniciar sesión
settings-login-what = Si ya creaste una cuenta aquí.
settings-login-go = Entrar
settings-logout = Cerrar sesión
settings-password = Contraseña
settings-password-what = Al menos { $shortest } caracteres. No hay forma de que te la enviemos.
settings-notices = Cuando te toca
settings-browser = Aviso del navegador
settings-browser-on = Aparece mientras haya una página de Cuvée abierta en segundo plano.
settings-browser-off = Apagado. El navegador preguntará si puede.
settings-browser-denied = El navegador no lo permite; se cambia en sus propios ajustes.
settings-browser-unable = Este navegador no puede mostrar avisos aquí.
settings-webhooks = Webhooks
settings-webhooks-what = Direcciones que reciben tu turno cuando no estás: tu propio programa, o un canal de Discord o Slack.
settings-webhooks-nobody = Podrás añadir webhooks en cuanto digas quién eres.
settings-webhook-url = Dirección
settings-webhook-shape = Para
settings-webhook-json = programa propio
settings-webhook-discord = Discord
settings-webhook-slack = Slack
settings-webhook-add = Añadir
settings-webhook-added = Añadido. Pruébalo.
settings-webhook-test = Probar
settings-webhook-arrived = Ha llegado: { $outcome }.
settings-webhook-lost = No ha llegado: { $outcome }.
settings-webhook-remove = Quitar { $url }
settings-webhook-removed = Quitado.

## La campaña como viaje
campaign-mine = Tus campañas
campaign-none = Aún no hay campaña. Empieza una; te espera entre partida y partida.
campaign-new = Nueva campaña de { $game }
campaign-new-what = Supera un desafío para llegar al siguiente. Cada derrota te da una ficha de bonificación para el próximo intento; cuantas menos partidas en total, mejor.
campaign-begin = Ponerse en camino
campaign-row = { $game }, Automa { $level }
campaign-games =
    { $games ->
        [0] ninguna partida aún
        [one] 1 partida
       *[other] { $games } partidas
    }
campaign-going = en camino
campaign-finished = terminada
campaign-given-up = abandonada
campaign-title = Campaña de { $game }
campaign-level = Automa: { $level }
campaign-finished-what =
    { $games ->
        [one] El viaje ha terminado, tras 1 partida.
       *[other] El viaje ha terminado, tras { $games } partidas.
    }
campaign-given-up-what = Este viaje se abandonó.
campaign-stop-won = { $called }. Superado con { $score } puntos, { $stars ->
        [one] 1 estrella
       *[other] { $stars } estrellas
    }.
campaign-stop-next = { $called }. El siguiente.
campaign-stop-ahead = { $called }. Aún por delante.
campaign-won =
    { $tries ->
        [one] Superado al primer intento, con { $score } puntos.
       *[other] Superado al intento { $tries }, con { $score } puntos.
    }
campaign-tokens =
    { $losses ->
        [one] 1 intento hasta ahora: empiezas con 1 ficha de bonificación.
       *[other] { $losses } intentos hasta ahora: empiezas con { $losses } fichas de bonificación.
    }
campaign-play = Jugar este desafío
campaign-play-on = Seguir con la partida
campaign-ahead = El camino llega aquí cuando superes lo anterior.
campaign-record = Todas las partidas
campaign-record-none = Aún no se ha jugado nada.
campaign-did = superado
campaign-did-not = no superado
campaign-give-up = Abandonar la campaña
campaign-give-up-sure = El viaje acaba aquí; lo vivido queda escrito.
campaign-stay = Seguir en camino
