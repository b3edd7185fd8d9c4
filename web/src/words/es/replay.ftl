# Una partida pasada, y lo que se muestra al terminar.

replay-band = Repetición
replay-when = { $when }: { $question }
replay-asked = { $name }. { $asked }
replay-asked-all = Todos. { $asked }
replay-over = la partida ha terminado
replay-decision = Decisión { $at } de { $last }
replay-hint = solo lectura: los clics no cambian la partida
replay-viewpoint = Vista
replay-viewpoint-spectator = Mesa
replay-viewpoint-all = Todo
replay-other = Rival
replay-together = En conjunto
replay-share = Compartir
replay-leave = Volver a la mesa
replay-close = Cerrar

## El camino por la partida
replay-table = La mesa en este punto
replay-playback = Línea de tiempo
replay-place = Punto de la partida
replay-move = Controles
replay-first = Al principio
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-step-by = Paso
replay-step-decision = Decisión
replay-step-turn = Turno
replay-step-round = Ronda
replay-step-season = Estación
replay-step-year = Año
replay-step-day = Día
replay-speed = Velocidad
replay-times = × { NUMBER($speed) }
replay-points = Puntos a lo largo de la partida
replay-points-hint = pulsa o arrastra para ir a un punto
replay-curve = Mostrar la curva
replay-next-turning-point = Siguiente clave
replay-fork = Seguir desde aquí
replay-read = Info

## Al lado
replay-tabs = Sobre esta partida
replay-tab-turning-points = Claves
replay-tab-moves = Jugadas
replay-tab-score = Puntos
replay-tab-table = Mesa
replay-words = La posición como texto
replay-hidden = decide en secreto
replay-moves-of = Jugadas de quién
replay-moves-all = Todas las jugadas
replay-turning-points-none = Sin momentos clave: los puntos cambiaron poco a poco.
replay-turning-point-scores =
    { $gain ->
        [one] { $name } consigue 1 punto.
       *[other] { $name } consigue { $gain } puntos.
    }
replay-turning-point-leads =
    { $gain ->
        [one] { $name } consigue 1 punto y se pone en cabeza.
       *[other] { $name } consigue { $gain } puntos y se pone en cabeza.
    }
replay-turning-point-loses =
    { $gain ->
        [one] { $name } pierde 1 punto.
       *[other] { $name } pierde { $gain } puntos.
    }
replay-scores = Desglose de puntos
replay-scores-later = El desglose aparece al terminar la partida.
replay-record = Descargar el registro

## El análisis
replay-tab-review = Análisis
review-title = Analizar la partida
review-about = Un bot fuerte recorre la partida turno a turno, sabiendo solo lo que cada jugador podía saber: la probabilidad de ganar a lo largo de la partida, los momentos clave y qué habría sido mejor.
review-ask = Analizar la partida
review-again = Reintentar
review-failed = No se ha podido completar el análisis.
review-working = Analizando la partida
review-working-text = Tarda un minuto como mucho. Mientras tanto puedes mirar la partida o volver más tarde: el análisis se guarda.
review-progress = { $done } de { $total } decisiones
review-chance = Probabilidad de ganar
review-seats = De quién son los turnos
review-swings = Momentos clave
review-swings-none = Sin momentos clave: las probabilidades cambiaron poco a poco.
review-turns = Turnos de { $name }
review-all = Mostrar también los buenos
review-flawless = Ni errores ni imprecisiones.
review-grade-best = Óptimo
review-grade-good = Bueno
review-grade-inaccuracy = Imprecisión
review-grade-mistake = Error
review-better = Mejor
review-expected = Resultado esperado al final: { $expected } en vez de { $played }.
review-table = Las probabilidades en una tabla
review-estimate = Las probabilidades son la estimación de un bot. El porcentaje junto a un turno es la probabilidad de ganar que se perdió con él.

## Compartir y seguir jugando
replay-share-title = Compartir este punto
replay-share-text = Este enlace abre la repetición en este punto, con la misma vista.
replay-share-link = Enlace a este punto
replay-share-copy = Copiar
replay-share-qr = Código QR del enlace
replay-fork-title = Seguir jugando desde aquí
replay-fork-text = Una mesa nueva empieza en la decisión { $at } de esta partida. La partida original no cambia.
replay-fork-name = Tu nombre
replay-fork-who = ¿Quién juega?
replay-fork-me = Yo
replay-fork-bot = Bot: { $bot }
replay-fork-open = Sitio libre
replay-fork-begin = Crear la mesa

## Después de la partida
after-region = Después de la partida
after-winner = Gana { $name }
after-winners = Comparten la victoria { $names }
after-won = Ganas
after-won-together = Victoria en equipo
after-lost = Pierdes
after-loser = Pierde { $name }
after-lost-together = Derrota en equipo
after-drawn = Empate
after-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
after-place = { $place }.º
after-ranking = Clasificación
after-curve = Puntos a lo largo de la partida
after-curve-hint = pulsa en un punto para ver la mesa allí
after-curve-table = La curva como tabla
after-curve-when = Cuándo
after-turning-points = Momentos clave
after-scores = Desglose de puntos
after-replay = Ver la repetición
after-rematch = Revancha
after-rematch-there = Ir a la revancha
after-campaign = Volver a la campaña
after-fork = Seguir desde un punto
after-record = Descargar el registro
after-home = Inicio
after-fair = Reparto justo
after-not-fair = Reparto
after-seed = La semilla era { $seed }.
after-commitment = Su hash, publicado antes de la partida: { $commitment }
after-commitment-fits = Coinciden: el reparto no se ha cambiado.
after-commitment-differs = No coinciden.
after-commitment-how = Es el SHA-256 de «{ $text }»; cualquier herramienta puede comprobarlo.
after-loading = Contando los puntos
after-trouble = El historial no está disponible ahora mismo.
