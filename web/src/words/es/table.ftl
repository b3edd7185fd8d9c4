# Lo que dice la mesa alrededor de cada juego.

close = Cerrar
cancel = Cancelar
menu = Menú
undo = Deshacer
redo = Rehacer

target-legal = { $called }, puedes elegirlo

region-prompt = Pregunta actual
region-play = La mesa
region-side = Rivales e historial
region-log = Historial, chat y notas

turn-mine = Te toca
turn-you = Tú
turn-all = Eligen todos
turn-all-others = Otros
turn-moved = Nuevo
turn-offline = Sin conexión
turn-stuck = Detenida
turn-error = Error
turn-watching = Espectador
turn-over = Fin
turn-loading = Cargando

prompt-list = Lista
prompt-more = { $count } más
prompt-sent = Enviado. Espera, por favor.
prompt-waiting = Esperando a { $names }
prompt-loading = Cargando la partida
prompt-offline = Sin conexión.
prompt-offline-pending = Tu jugada está guardada; reconectando.
prompt-offline-again = No se pierde nada; reconectando.
prompt-try-now = Reconectar ahora
prompt-over = La partida ha terminado.
prompt-moved = Otro jugador se ha adelantado. La mesa está actualizada.
prompt-answered = Respuesta enviada. Aún puedes cambiarla.
prompt-timeout = Tiempo agotado: un bot ha decidido por { $names }.
prompt-error = Algo ha fallado. No se ha perdido nada.
prompt-again = Reintentar
prompt-copy = Copiar detalles
prompt-skip = Saltar { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
  }
prompt-stuck = Esta partida no puede continuar.
prompt-stuck-game_missing = El servidor ya no tiene este juego.
prompt-stuck-rules_changed = Las reglas han cambiado desde entonces; aún puedes ver la posición.
prompt-stuck-rules_newer = Se jugó con reglas más nuevas que las del servidor.
prompt-stuck-broken = Su registro está dañado; aún puedes ver la posición.

clock-left = Tiempo restante: { $time }

undo-step = Deshacer: { $step }
undo-withdraw = Cambiar tu respuesta
undo-withdraw-short = Cambiar
undo-stops-start = No hay nada que deshacer.
undo-stops-earlier = No se puede deshacer: las jugadas anteriores no están disponibles.
undo-stops-over = No se puede deshacer: la partida ha terminado.
undo-stops-other = No se puede deshacer: otro jugador ya ha decidido.
undo-stops-named = No se puede deshacer: { $name } ya ha decidido.
undo-stops-chance = No se puede deshacer: se ha visto una carta o se ha tirado un dado.
undo-stops-revealed = No se puede deshacer: se han revelado decisiones ocultas.
# The same under the word on the button: no more than a few words.
undo-brief-start = nada todavía
undo-brief-earlier = no hay jugadas antes
undo-brief-over = partida terminada
undo-brief-other = otros han decidido
undo-brief-named = { $name } ha decidido
undo-brief-chance = resultado al azar
undo-brief-revealed = ya revelado

detail = Detalles

list-title = { $count ->
    [one] 1 opción
   *[other] { $count } opciones
  }
list-search = Buscar una opción
list-none = Ahora no hay nada que elegir.
list-no-match = Ninguna opción coincide.

bubble-offer = Confirmar
bubble-several = ¿Cuál de ellas?
bubble-routes = ¿Adónde?
bubble-confirm = Confirmar
bubble-more = y { $count } más
bubble-uncertain-chance = Azar: se roba una carta o se tira un dado.
bubble-uncertain-revealed = Se revelan decisiones ocultas.
bubble-no-undo = No se podrá deshacer.
bubble-rule = Regla
why-asked-instead = Antes hay que responder a esto:
picked = Seleccionado: { $called }. Elige adónde va; Esc lo suelta.

tab-log = Historial
tab-chat = Chat
tab-notes = Notas
tab-unread = { $count } sin leer

log-filter = Mostrar en el historial
log-all = Todo
log-mine = Solo lo mío
log-points = Solo puntos
log-empty = Aún no ha pasado nada.
log-since = Desde tu último turno
log-show = Mostrar
log-show-since = Mostrarlo de nuevo en el tablero, jugada a jugada
log-away = { $name } ha dejado la mesa.
log-not-here = { $name } no está en este momento.
scene-ended = { $ended } ha terminado
scene-begins = A continuación: { $begins }
scene-gains = Balance: { $period }
scene-standings = Clasificación
scene-skip = Saltar
die = Un dado muestra un { $value }
log-before = Antes
log-more = Mostrar más
log-undo-here = Deshacer hasta aquí
seed-player = Un jugador eligió la semilla y puede saber lo que saldrá: el reparto no es justo.
seed-game = La semilla viene de otra partida: puede saberse lo que saldrá.

# $why is a topic of the game, such as "the wine orders".
hint = Pista
hint-title = Pista
hint-waiting = Calculando…
hint-why = «{ $best }» acaba previsiblemente { $lead } mejor que la siguiente opción. Lo que más pesa a su favor: { $why }.
hint-better = «{ $best }» acaba previsiblemente { $lead } mejor que la siguiente opción.
hint-even = Las mejores son casi igual de buenas.
hint-what = Lo que espera al final un bot fuerte que solo sabe lo que sabes tú: tu ventaja o, si una puntuación no debe agotarse, lo que queda de ella. Todos ven en el historial que has preguntado.
hint-agreed = En esta mesa se permiten pistas. Quien se sienta está de acuerdo; cada una consta en el historial.
hint-none = Sin pistas en esta mesa.
table-event-hint = { $name } pide una pista.

chat-empty = Aún no hay mensajes.
chat-say = Escribe un mensaje
chat-send = Enviar

notes-hint = Solo tú puedes leer esto.
notes-loading = Cargando
notes-saved = Guardado
notes-saving = Guardando
notes-failed = Sin guardar: no hay conexión.

region-phone-tabs = Vistas
phone-tab-table = Mesa
phone-tab-opponents = Jugadores
phone-tab-log = Historial
phone-tab-more = Más

scores = Puntos
live = Novedades
live-undone = Jugada deshecha.

handover-hand = Pásale la pantalla a { $name }.
handover-ready = Soy { $name }
handover-trust = Nos fiamos: no tapar más la pantalla
handover-undo = { $name }: deshacer el último paso

text-title = La mesa como texto
text-asked = Pregunta actual
text-choices = Tus opciones

menu-text = Ver la mesa como texto
menu-drawn = Ver la mesa con gráficos
menu-help = Ayuda para esta decisión
menu-rules = Reglas
menu-cards = Todas las cartas
menu-sounds-on = Los sonidos están activados
menu-sounds-off = Los sonidos están desactivados
menu-share = Compartir esta mesa
menu-settings = Ajustes
menu-home = Ir al inicio
menu-view-as = Ver como { $name }
menu-leave = Dejar la mesa (sigue un bot)
menu-leave-as = { $name } se va (sigue un bot)
menu-back = Volver a tu sitio: { $name }
menu-bot-for = Que un bot juegue por { $name }

share-hint = Quien tenga este enlace puede abrir la mesa.
share-code = Código QR del enlace
share-copy = Copiar enlace
share-copied = Copiado

undo-ask = Puedes pedir a los demás que te dejen deshacer más.
undo-ask-step = Pedir deshacer: { $step }

undo-request = Petición de deshacer
undo-request-mine = Has pedido deshacer.
undo-request-missing = Falta el acuerdo de { $names }.
undo-request-asks = { $name } pide deshacer.
undo-request-step = Deshacer desde: { $step }
undo-request-agree = Aceptar
undo-request-refuse = Rechazar
undo-request-withdraw = Retirar la petición

prompt-result = Resultado
ending = Fin de la partida

menu-language = Idioma
menu-language-en = English
menu-language-de = Deutsch
menu-language-es = Español

## Keyboard shortcuts

keys-title = Atajos de teclado
keys-letters-off = Los atajos de una sola tecla están desactivados en los ajustes.
keys-choose = Ir a lo que se puede elegir o tomar, y elegirlo
keys-move = Ir a lo que está al lado
keys-next = Siguiente o anterior opción
keys-region = Siguiente o anterior zona de la mesa
keys-list = Abrir la lista de opciones; elegir por número
keys-hint = Una pista: qué haría un bot fuerte
keys-plan = Plan: probar jugadas en una copia, y volver a la partida
keys-since = Mostrar de nuevo lo ocurrido desde tu último turno
keys-escape = Soltar, cerrar o deshacer una jugada a medias
keys-undo = Deshacer, rehacer
keys-skip = Saltar lo que se está mostrando
keys-primary = Pasar o terminar el día
keys-why = ¿Por qué no?
keys-detail = Ampliar una carta
keys-places = Ir a la mano, el tablero, tu zona, los rivales
keys-tabs = Abrir el historial, el chat
keys-text = La mesa como texto
keys-rules = Reglas sobre esta decisión
keys-this = ¿Qué es esto? De nuevo, o sin señalar nada: esta lista

## What is this?
about-title = Qué es cada cosa
about-how = Deja el ratón sobre una cosa, mantenla pulsada con el dedo o pulsa ? sobre ella.
