# Una mesa nueva y las opciones de los juegos.

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
new-kind-open = Con el enlace
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
new-hints = Permitir pistas
new-hints-what = Todos en la mesa pueden preguntar a un bot fuerte. Quien se sienta lo ve y está de acuerdo; cada pista consta en el historial.
new-hints-alone = Preguntar a un bot fuerte qué haría. Cada pista consta en el historial.
new-rated = Clasificatoria
new-rated-what = Cambia la valoración de todos los que juegan. Para jugadores registrados y bots; sin pistas, y solo se deshace lo que nadie más ha visto. Quien se va queda último.
new-seat-friend = recibe una invitación
lobby-rated = Clasificatoria
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
new-sum-usual = Usar las predeterminadas
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
option-locks = Fichas de bloqueo
option-phantom = Fantasma
option-phantom_setup = El Fantasma cuenta
option-phantom_from = El Fantasma avanza
option-solo = Solitario
option-fleet = La Flota
option-fleet_late = Retraso en la Flota
option-whelp = Puntuación Whelp
option-leader = Líder
option-reverse_course = Recorrido inverso
option-from_end = Desde el FIN
option-vehicles = Vehículos
option-purple = Morado
option-value-null = no
option-value-very_easy = muy fácil
option-value-easy = fácil
option-value-normal = normal
option-value-hard = difícil
option-value-very_hard = muy difícil
option-value-advanced = avanzado
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
option-leader-null = todos juntos
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
