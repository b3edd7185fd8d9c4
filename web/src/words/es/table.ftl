# Lo que dice la mesa alrededor de cada juego.

close = Cerrar
cancel = Cancelar
menu = Menú
undo = Deshacer
redo = Rehacer lo deshecho

target-legal = { $called }, puedes elegirlo

region-prompt = Lo que se pregunta
region-play = La mesa
region-rail = Los demás y el registro
region-log = Registro, chat y notas

band-mine = Te toca
band-you = Tú
band-all = Eligen todos
band-all-others = Otros
band-moved = Novedad
band-offline = Sin línea
band-stuck = Detenida
band-trouble = Error
band-watching = Mirando
band-over = Fin
band-loading = Un momento

prompt-list = Lista
prompt-more = { $count } más
prompt-sent = Hecho. Un momento.
prompt-waiting = Esperando a { $names }
prompt-loading = Poniendo la mesa
prompt-offline = Se ha cortado la conexión.
prompt-offline-kept = Tu jugada está a salvo; se intenta de nuevo.
prompt-offline-again = No se pierde nada; se intenta de nuevo.
prompt-try-now = Intentar ahora
prompt-over = La partida ha terminado.
prompt-moved = Alguien se adelantó. Así está la mesa ahora.
prompt-answered = Tu respuesta está dada. Aún puedes retirarla.
prompt-stood-in = Se acabó el tiempo: un bot ha decidido por { $names }.
prompt-trouble = No ha funcionado. No se ha perdido nada.
prompt-again = Otra vez
prompt-copy = Copiar detalles
prompt-skip = Saltar { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
  }
prompt-stuck = Esta partida no puede seguir.
prompt-stuck-game_missing = El servidor ya no conoce este juego.
prompt-stuck-rules_changed = Las reglas han cambiado desde entonces; la posición aún se puede leer.
prompt-stuck-rules_newer = Se jugó con reglas más nuevas que las del servidor.
prompt-stuck-broken = Su registro está dañado; la posición aún se puede leer.

clock-left = Tiempo restante: { $time }

undo-step = Deshacer: { $step }
undo-withdraw = Retirar tu respuesta
undo-withdraw-short = Retirar
undo-stops-start = No hay nada que deshacer.
undo-stops-earlier = No se puede deshacer: la partida se retomó desde aquí.
undo-stops-over = No se puede deshacer: la partida ha terminado.
undo-stops-other = No se puede deshacer: alguien ha decidido después.
undo-stops-named = No se puede deshacer: { $name } ha decidido después.
undo-stops-chance = No se puede deshacer: ya se ha visto una carta o se ha tirado un dado.
undo-stops-revealed = No se puede deshacer: se han revelado decisiones ocultas.
# The same under the word on the button: no more than a few words.
undo-brief-start = nada todavía
undo-brief-earlier = retomada desde aquí
undo-brief-over = partida terminada
undo-brief-other = otros han decidido
undo-brief-named = { $name } ha decidido
undo-brief-chance = decidió el azar
undo-brief-revealed = ya está revelado

magnified = De cerca

list-title = { $count ->
    [one] 1 opción
   *[other] { $count } opciones
  }
list-search = Buscar una opción
list-none = Ahora no hay nada que elegir.
list-no-match = Ninguna opción tiene esas palabras.

bubble-offer = Confirmar
bubble-several = Cuál de ellas
bubble-confirm = Hacerlo
bubble-more = y { $count } más
bubble-bars-chance = Decide la suerte: se roba una carta o se tira un dado.
bubble-bars-revealed = Se revelan decisiones ocultas.
bubble-no-undo = No se podrá deshacer.
bubble-rule = La regla

tab-log = Registro
tab-chat = Chat
tab-notes = Notas
tab-unread = { $count } sin leer

log-filter = Mostrar en el registro
log-all = Todo
log-mine = Solo lo mío
log-points = Solo puntos
log-empty = Aún no ha pasado nada.
log-since = Desde tu último turno
log-before = Antes
log-more = Mostrar más
log-undo-here = Deshacer hasta aquí

chat-empty = Aún nadie ha dicho nada.
chat-say = Di algo
chat-send = Enviar

notes-hint = Solo tú puedes leer esto.
notes-loading = Un momento
notes-kept = Guardado
notes-writing = Escribiendo
notes-failed = Sin guardar: se ha cortado la conexión.

region-sights = Partes de la mesa
sight-table = Mesa
sight-rivals = Rivales
sight-log = Registro
sight-more = Más

scores = Puntos
live = Lo que pasa
live-undone = Se ha deshecho.

curtain-hand = Pásale la pantalla a { $name }.
curtain-ready = Soy { $name }
curtain-undo = { $name }: deshacer el último paso

text-title = La mesa en palabras
text-asked = Lo que se pregunta
text-choices = Tus opciones

menu-text = Leer la mesa como texto
menu-drawn = Ver la mesa dibujada
menu-help = Ayuda para esta decisión
menu-rules = Reglas
menu-cards = Todas las cartas
menu-sounds-on = Los sonidos están activados
menu-sounds-off = Los sonidos están desactivados
menu-share = Compartir esta mesa
menu-settings = Ajustes
menu-home = Ir a la página de inicio
menu-eyes = Mirar con los ojos de { $name }
menu-leave = Levantarte; un bot sigue por ti
menu-leave-as = { $name } se levanta; un bot sigue jugando
menu-back = Recuperar tu asiento: { $name }
menu-bot-for = Que un bot juegue por { $name }

share-hint = Quien abra esta dirección llega a la mesa.
share-code = La dirección como código para escanear
share-copy = Copiar la dirección
share-copied = Copiada

undo-ask = Puedes pedir a los demás volver más atrás.
undo-ask-step = Volver a antes de: { $step }

wish = Una petición de volver atrás
wish-mine = Has pedido volver atrás. Aún faltan respuestas.
wish-asks = { $name } pide volver atrás.
wish-step = Volver a antes de: { $step }
wish-agree = De acuerdo
wish-refuse = Seguir jugando
wish-withdraw = Retirar la petición

prompt-result = Resultado
ending = El final de la partida

menu-language = Idioma
menu-language-en = English
menu-language-de = Deutsch
menu-language-es = Español
