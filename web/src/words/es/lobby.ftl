# Antes de la partida: la mesa se llena.

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
