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
nav-guest = Invitado
nav-nobody = (sin sesión)
nav-somebody = (tú)
nav-turns = te esperan
nav-your-turn = Te toca
nav-your-turn-at = { $game } te espera.

## En muchos sitios
again = Reintentar
loading = Cargando
list-loading = Cargando la lista
bot-beginner = Principiante
bot-greedy = Medio
bot-planner = Difícil
bot-expert = Experto
bot-vintner = La viticultora
bot-builder = El constructor
bot-host = La anfitriona
bot-random = Al azar
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

## Lo que el servidor rechaza
refused-unknown = Algo ha fallado. No se ha perdido nada.
refused-offline = El servidor no responde. No se ha perdido nada; prueba otra vez en un momento.
refused-unavailable = El servidor está ocupado. Prueba otra vez en un momento.
refused-shutting_down = El servidor se está reiniciando. Prueba otra vez en un momento.
refused-internal_error = Error del servidor; ha quedado registrado. No se ha perdido nada.
refused-rate_limited = Demasiadas peticiones. Espera un momento y prueba otra vez.
refused-not_logged_in = Escribe primero tu nombre.
refused-not_found = No existe o no tienes acceso.
refused-seat_taken = Este sitio está ocupado.
refused-seat_changed = Este sitio ya lo tiene otro jugador.
refused-not_host = Solo puede hacerlo el anfitrión.
refused-not_at_table = Solo pueden hacerlo los jugadores de esta mesa.
refused-not_your_seat = Este sitio no es tuyo.
refused-is_playing = La partida ya ha empezado.
refused-is_over = La partida ha terminado.
refused-wrong_login = Nombre o contraseña incorrectos.
refused-wrong_password = Contraseña incorrecta.
refused-overloaded = El servidor está ocupado. Prueba otra vez en un momento.
refused-too_many_tables = Tienes demasiadas partidas sin terminar. Termina o abandona alguna primero.
refused-too_many_connections = Demasiadas conexiones abiertas. Cierra otras pestañas y prueba otra vez.
refused-name_taken = Ese nombre ya está en uso. Elige otro.
refused-already_registered = Ya tienes cuenta.
refused-bad_text = El texto contiene caracteres que no se pueden guardar.
refused-bad_table = El servidor ha rechazado esta mesa: { $message }
refused-bad_record = Este archivo no es un registro completo de una partida: { $message }
refused-bad_target = Esta dirección no sirve. Un webhook necesita una dirección pública http o https.
refused-bad_campaign = Estas opciones no se pueden combinar: { $message }
refused-too_many_webhooks = Límite de webhooks alcanzado. Quita uno primero.
refused-too_many_campaigns = Límite de campañas alcanzado.
refused-stale = Ha cambiado entretanto. Compruébalo de nuevo.

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

## Cuando algo va mal
error-not-found = Página no encontrada
error-not-found-what = No hay ninguna página en esta dirección. Comprueba que esté bien escrita.
error-broken = Algo ha fallado
error-broken-what = No se ha podido mostrar la página. No se ha perdido nada; tus partidas están guardadas en el servidor.
error-no-table = Mesa no encontrada
error-no-table-what = Puede que se haya borrado o que el enlace esté incompleto.
error-forbidden = Este sitio no es tuyo
error-forbidden-what = Aquí juega otra persona. Puedes ver la mesa o crear una tuya.
error-offline = No hay conexión con el servidor
error-offline-what = Tus partidas están guardadas allí. Podrás seguir en cuanto vuelva la conexión.
error-home = Ir al inicio

## Campañas
campaign-panel = Campaña
campaign-panel-how = Ocho desafíos contra la Automa de Viticulture, uno tras otro.
campaign-beaten = { $beaten } de { $all } desafíos superados
campaign-look = Ver la campaña
campaign-go-on = Continuar

## Una mesa nueva
new-heading = Mesa nueva
new-game = Juego
new-seats = Jugadores
new-you = Tú
new-add-seat = Añadir un jugador, hasta { $most }
new-remove-seat = Quitar al jugador { $number }
new-seat-name = Nombre del jugador { $number }
new-seat-kind = Quién es el jugador { $number }
new-neighbour-name = Jugador { $number }
new-invited-name = Nombre (opcional)
new-kind-me = Yo
new-kind-neighbour = En esta pantalla
new-kind-open = Cualquiera, con enlace
new-kind-invited = Con invitación
new-seat-me = tú, en esta pantalla
new-seat-neighbour = juega en esta misma pantalla
new-seat-open = cualquiera con el enlace o el código
new-seat-invited = solo con el enlace de este sitio
new-seat-bot = un bot
new-how = Opciones del juego
new-barred =
    { $number ->
        [one] 1 opción no está disponible aquí
       *[other] { $number } opciones no están disponibles aquí
    }
new-more = Opciones de la mesa
new-title = Título
new-title-what = Para que la encuentres luego.
new-title-example = Viñas de domingo
new-public = Pública
new-public-what = Cualquiera puede encontrarla, unirse y mirar; las manos no se ven.
new-pace = Límite de tiempo
new-pace-what = Cuando se acaba el tiempo de una decisión, decide un bot.
new-pace-none = Sin límite
new-pace-60 = 1 minuto por decisión
new-pace-180 = 3 minutos por decisión
new-pace-600 = 10 minutos por decisión
new-pace-86400 = 1 día por decisión
new-pace-259200 = 3 días por decisión
new-seed = Semilla
new-seed-what = El mismo número vuelve a repartir las mismas cartas.
new-seed-none = al azar
new-this-table = Esta mesa
new-sum-game = { $game }, { $players ->
        [one] en solitario
       *[other] { $players } jugadores
    }
new-sum-seats = { $here } aquí, { $links } con enlace, { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
new-sum-no-clock = Sin límite de tiempo
new-sum-public = Pública: cualquiera puede unirse y mirar
new-sum-private = Solo para quien tenga el enlace
new-links-come = Al crear la mesa tendrás un enlace, un código y un código QR para compartir.
new-open = Crear la mesa
new-open-what = Empieza cuando todos los sitios estén ocupados o cuando tú decidas; los bots ocupan los libres.
new-begin = Empezar
new-begin-what = No falta nadie: la partida empieza enseguida.

## Opciones de los juegos, por nombre y por valor
option-friendly = Bonificaciones amistosas
option-choose_parents = Mamás y papás
option-automa = Automa
option-aggressive = Automa agresiva
option-campaign = Desafío
option-bonus_tokens = Fichas de bonificación
option-redraw_visitors = Todos los visitantes
option-days = Días
option-adjust_days = Cambiar los días
option-locks = Bloqueos
option-phantom = Fantasma
option-phantom_setup = El Fantasma cuenta
option-phantom_from = El Fantasma avanza
option-solo = Solitario
option-fleet = La Flota
option-fleet_late = Tarde en la Flota
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
option-value-regions = en las zonas de salida
option-value-full = como tercer jugador
option-value-itself = desde su vehículo
option-value-foremost = desde el primero
option-value-five = desde las 17:00
option-value-six = desde las 18:00
option-whelp-null = normal
option-leader-null = de acuerdo
option-disabled-only = Solo con: { $list }.
option-disabled-only-players = Solo para { $list }.
option-disabled-unless = Obligatorio, salvo con: { $list }.
option-disabled-not = No disponible con: { $list }.
option-disabled-always = Siempre activo con: { $list }.
option-disabled-always-players = Siempre activo para { $list }.
option-disabled-fixed = Fijo con: { $list }.
option-disabled-players = { $most ->
        [one] 1 jugador
       *[other] { $many } jugadores
    }

## Antes de la partida
lobby-invite = Invitar
lobby-code = Código de la mesa
lobby-qr = Código QR del enlace de esta mesa
lobby-copy-link = Copiar enlace
lobby-local = Esta dirección solo funciona en este dispositivo. Para los demás, arranca el servidor en la red:
lobby-missing =
    { $missing ->
        [0] no falta nadie
        [one] queda 1 sitio libre
       *[other] quedan { $missing } sitios libres
    }
lobby-you = tú
lobby-here = ya está
lobby-bot = un bot
lobby-name = Tu nombre en esta mesa
lobby-rename = Cambiar nombre
lobby-keep-name = Guardar nombre
lobby-leave = Dejar la mesa
lobby-free = Liberar el sitio
lobby-new-link = Crear un enlace
lobby-copy-seat = Copiar el enlace de este sitio
lobby-seat-qr = Código QR del enlace de este sitio
lobby-put-bot = Añadir un bot como jugador { $seat }
lobby-bot-here = Añadir un bot
lobby-begin = Empezar ya
lobby-begin-bots = Bots para los sitios libres
lobby-begin-what =
    { $missing ->
        [0] No falta nadie.
        [one] La partida empieza cuando se ocupe el último sitio. O empieza ya, con un bot ahí.
       *[other] La partida empieza cuando se ocupen todos los sitios. O empieza ya, con bots en los libres.
    }
lobby-wait = Tienes sitio en esta mesa. La partida empieza cuando se ocupen todos los sitios o cuando lo decida el anfitrión.
lobby-look = Ocupa un sitio libre o mira la partida.
lobby-pace = { $seconds } segundos por decisión
lobby-expires = Esta mesa caduca el { $date } si no se une nadie.
lobby-usual = Opciones predeterminadas.
lobby-yes = sí
lobby-no = no
copy-copied = Copiado
copy-failed = No se ha podido copiar
join-seat = Tienes un sitio reservado
join-seat-what = Escribe tu nombre para unirte.
join-opening = Entrando en la mesa.
join-link-gone = Este enlace ya no es válido. El sitio está ocupado o se creó un enlace nuevo; pide otro.

## Partidas
games-title = Partidas
games-which = Qué partidas
games-going = En curso
games-finished = Terminadas
games-search = Buscar un título o un nombre
games-none-going = No hay partidas en curso. ¿Creas una mesa?
games-none-finished = Aún no hay partidas terminadas. Aquí podrás volver a verlas.
games-not-found = Ninguna partida coincide.
games-more = Mostrar más
games-won = Ganada
games-record = Descargar el registro
games-import = Importar una partida
games-import-what = Abre el registro de una partida, de aquí o de un terminal, y míralo jugada a jugada.
games-import-choose = Elegir un archivo
games-import-open = Abrir el archivo
games-import-busy = Comprobando cada jugada
games-import-unreadable = Este archivo no es el registro de una partida.

## Ajustes
settings-look = Apariencia
settings-lang = Idioma
settings-lang-what = Cambia al momento, también en plena partida.
settings-theme = Tema
settings-theme-what = Claro, oscuro o alto contraste.
settings-theme-system = Sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-theme-hc = Contraste
settings-symbols = Símbolos más grandes
settings-symbols-what = Cada color tiene su forma; así se ve más grande.
settings-cards = Cartas
settings-cards-what = El tamaño del texto de las cartas, en la mano y en los detalles.
settings-cards-small = pequeñas
settings-cards-normal = normales
settings-cards-large = grandes
colour-red = rojo, círculo
colour-blue = azul, cuadrado
colour-yellow = amarillo, triángulo
colour-purple = morado, rombo
colour-black = negro, cruz
colour-white = blanco, estrella
settings-play = Partida
settings-motion = Animación
settings-motion-what = Velocidad de las animaciones. Ninguna si tu sistema pide menos movimiento.
settings-motion-off = sin
settings-motion-fast = rápida
settings-motion-normal = normal
settings-motion-slow = lenta
settings-pace = Jugadas de los demás
settings-pace-what = A qué ritmo se muestran una tras otra. La barra espaciadora o un clic las salta.
settings-trusting = Nos fiamos
settings-trusting-what = En una sola pantalla no se tapa nada entre turnos.
settings-confirm = Confirmar lo que no se puede deshacer
settings-confirm-what = Cuando se ve una carta, se tira un dado o acaba una estación.
settings-sounds = Sonidos
settings-sounds-what = Tu turno, una pieza colocada, puntos, una jugada no válida.
settings-letters = Atajos de una tecla
settings-letters-what = L para la lista, Z para deshacer, W para preguntar por qué no, etcétera.
settings-you = Cuenta
settings-nobody = No has iniciado sesión. Para jugar basta un nombre.
settings-guest = Juegas como invitado, solo en este navegador.
settings-registered = Tienes una cuenta; tus partidas están en cualquier dispositivo.
settings-be-guest = Usar este nombre
settings-name = Nombre
settings-rename = Cambiar
settings-renamed = Tu nombre ha cambiado.
settings-register = Crear una cuenta
settings-register-what = Encuentra tus partidas en cualquier dispositivo. Se conservan las que ya tienes.
settings-register-go = Crear cuenta
settings-login = Iniciar sesión
settings-login-what = Si ya tienes una cuenta.
settings-login-go = Entrar
settings-logout = Cerrar sesión
settings-password = Contraseña
settings-password-what = Al menos { $shortest } caracteres. Una contraseña olvidada no se puede recuperar.
settings-logout-everywhere = Cerrar sesión en todas partes
settings-password-now = Contraseña actual
settings-password-new = Contraseña nueva
settings-password-changed = Se ha cambiado tu contraseña y se ha cerrado la sesión en los demás dispositivos.
settings-change-account = Cambiar la contraseña
settings-change-account-what = Se cerrará la sesión en los demás dispositivos.
settings-change-account-go = Cambiar contraseña
settings-delete-account = Eliminar la cuenta
settings-delete-account-what = No se puede deshacer. Se borran tu nombre y tus mensajes, se eliminan tus mesas sin empezar y los bots terminan tus partidas.
settings-delete-account-go = Eliminar cuenta
settings-notices = Cuando te toca
settings-browser = Notificación del navegador
settings-browser-on = Aparece mientras Cuvée está abierta en segundo plano.
settings-browser-off = Desactivada. El navegador pedirá permiso.
settings-browser-denied = Bloqueada por el navegador; cámbialo en sus ajustes.
settings-browser-unable = Este navegador no puede mostrar notificaciones aquí.
settings-webhooks = Webhooks
settings-webhooks-what = Direcciones a las que se avisa de tu turno cuando no estás: tu propio programa, o un canal de Discord o Slack.
settings-webhooks-nobody = Escribe un nombre para añadir webhooks.
settings-webhook-url = Dirección
settings-webhook-shape = Para
settings-webhook-json = programa propio
settings-webhook-discord = Discord
settings-webhook-slack = Slack
settings-webhook-add = Añadir
settings-webhook-added = Añadido. Pruébalo.
settings-webhook-test = Probar
settings-webhook-arrived = Entregado: { $outcome }.
settings-webhook-lost = No entregado: { $outcome }.
settings-webhook-remove = Quitar { $url }
settings-webhook-removed = Quitado.

## La campaña como viaje
campaign-mine = Tus campañas
campaign-none = Aún no hay campaña. Empieza una; se guarda entre partida y partida.
campaign-new = Nueva campaña de { $game }
campaign-new-what = Supera un desafío para llegar al siguiente. Cada derrota te da una ficha de bonificación para el próximo intento; cuantas menos partidas en total, mejor.
campaign-begin = Empezar campaña
campaign-row = { $game }, Automa { $level }
campaign-games =
    { $games ->
        [0] ninguna partida aún
        [one] 1 partida
       *[other] { $games } partidas
    }
campaign-going = en curso
campaign-finished = terminada
campaign-given-up = abandonada
campaign-title = Campaña de { $game }
campaign-level = Automa: { $level }
campaign-finished-what =
    { $games ->
        [one] La campaña ha terminado, tras 1 partida.
       *[other] La campaña ha terminado, tras { $games } partidas.
    }
campaign-given-up-what = Esta campaña se abandonó.
campaign-stop-won = { $called }. Superado con { $score } puntos, { $stars ->
        [one] 1 estrella
       *[other] { $stars } estrellas
    }.
campaign-stop-next = { $called }. El siguiente.
campaign-stop-ahead = { $called }. Aún no disponible.
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
campaign-play-on = Continuar la partida
campaign-ahead = Supera primero los desafíos anteriores.
campaign-record = Todas las partidas
campaign-record-none = Aún no hay partidas.
campaign-did = superado
campaign-did-not = no superado
campaign-give-up = Abandonar la campaña
campaign-give-up-sure = La campaña acaba aquí; los resultados se conservan.
campaign-stay = Seguir jugando
