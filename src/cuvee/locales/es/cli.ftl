# Lo que dice la terminal.

bot-beginner = Principiante
bot-builder = Constructor
bot-expert = Experto
bot-greedy = Voraz
bot-host = Anfitrión
bot-planner = Planificador
bot-random = Azar
bot-vintner = Viticultor

cli-player = Jugador { $number }
cli-bot = { $bot } { $number }
cli-begin = Semilla { $seed }. Escribe el número de una opción, o h para ver la ayuda.
cli-which-game = ¿Qué juego?
cli-menu-unknown = Escribe un número del 1 al { $most } o el nombre de un juego.

cli-prompt = 1-{ $most }>
cli-pass = Pásale la pantalla a { $name }, que luego pulsa Intro.
cli-unknown = «{ $line }» no es una opción: escribe un número del 1 al { $most }, o h para ver la ayuda.
cli-undone = Deshecho.
cli-redone = Rehecho.
cli-nothing-to-undo = No hay nada que deshacer.
cli-nothing-to-redo = No hay nada que rehacer.
cli-nothing-yet = Aún no ha pasado nada.

cli-action-called = En los registros se llama { $spelled }, número { $code }.
cli-word-why = por qué
cli-why-on-offer = Puedes elegirlo.
cli-why-unknown = Ninguna acción coincide con «{ $line }».
cli-why-nothing = Aquí puedes elegir todas las acciones posibles.
cli-why-more =
    { $count ->
        [one] Hay una respuesta más; concreta más.
       *[other] Hay { $count } respuestas más; concreta más.
    }
cli-rule = (Regla: { $rule }.)

cli-save-name = ¿En qué archivo? [{ $file }]
cli-save-offer = ¿Guardas la partida? Escribe un archivo, o pulsa Intro para descartarla:
cli-saved = La partida está guardada en { $file }.
cli-not-saved = No se ha podido guardar la partida: { $problem }
cli-stand-in = { $name } ha fallado ({ $why }): sigue { $bot }.
cli-closed = Fin de la entrada: la partida termina aquí.
cli-left = Hasta la próxima.

cli-help-number = elegir esa opción
cli-help-again = repetir la pregunta
cli-help-explain = explicar todas las opciones, o la 3
cli-help-why = ¿por qué no puedo? Por ejemplo: por qué construir
cli-help-undo = deshacer la última decisión
cli-help-redo = rehacer lo deshecho
cli-help-view = ver la posición
cli-help-log = ver el historial de la partida
cli-help-save = guardar la partida en un archivo
cli-help-help = esta ayuda
cli-help-quit = salir

cli-yes = sí
cli-no = no
cli-place = puesto
cli-player-column = jugador
cli-score = puntos
cli-victory =
    { $count ->
        [one] Gana { $names }.
       *[other] Comparten la victoria { $names }.
    }

cli-position = Tras la acción { $number } de { $total }
cli-verified =
    { $count ->
        [one] El registro es correcto: 1 acción lleva a la posición { $digest }.
       *[other] El registro es correcto: { $count } acciones llevan a la posición { $digest }.
    }
cli-commitment-fits = La semilla coincide con { $commitment }, publicado antes de la partida.
cli-commitment-broken = la semilla no coincide con { $commitment }, publicado antes de la partida
cli-seed-chosen = Un jugador eligió la semilla y pudo saber lo que saldría.

cli-campaign-score =
    { $games ->
        [one] 1 partida jugada, { $beaten } de { $total } desafíos superados. Puntúa el número de partidas: cuantas menos, mejor.
       *[other] { $games } partidas jugadas, { $beaten } de { $total } desafíos superados. Puntúa el número de partidas: cuantas menos, mejor.
    }
cli-campaign-finished =
    { $games ->
        [one] Has terminado la campaña. Tu puntuación: 1 partida. Empieza otra con --new.
       *[other] Has terminado la campaña. Tu puntuación: { $games } partidas. Empieza otra con --new.
    }
cli-campaign-first = Una campaña nueva. Tras su primera partida quedará guardada en { $file }.
cli-campaign-anew = Una campaña nueva. Tras su primera partida sustituirá a la de { $file }.
cli-campaign-kept = La campaña está guardada en { $file }.
cli-campaign-unchanged = Esta partida no cuenta: la campaña no cambia.
cli-campaign-own-file = { $file } es el archivo de la campaña; elige otro.

cli-kind-whole = un número entero
cli-kind-number = un número
cli-kind-none = ningún valor
cli-error-unused = sobra la palabra «{ $word }»; consulta { $help }
cli-error-no-value = { $what } necesita un valor; consulta { $help }
cli-error-missing = falta { $what }; consulta { $help }
cli-error-kind = { $flag } admite { $kind }, no «{ $value }»
cli-error-value = --{ $flag } admite uno de estos valores: { $known }; no «{ $value }»
cli-error-range = --{ $flag } admite un número de 0 a { $most }, no { $value }
cli-error-unknown = Opción desconocida: { $flag }.
cli-error-meant = ¿Querías decir { $flag }?
cli-error-own-flags = Las opciones de un juego van detrás de su nombre: cuvee { $command } GAME ({ $known })
cli-none-yet = aún ninguno
cli-error-see = Consulta { $help }
cli-error-no-game = no hay ningún juego; con --load ARCHIVO.py se añade uno
cli-error-humans = --humans admite un número desde 0, no { $count }
cli-error-seats = { $game } se juega con { $known } jugadores, no con { $seats }
cli-error-people = { $humans } personas no caben en una partida de { $seats } jugadores
cli-error-names = --names admite { $most } nombres como máximo, por ejemplo Ada,Ben; no «{ $names }»
cli-error-resume-flags = --resume toma del archivo los jugadores, la semilla, los nombres y las opciones
cli-error-resume-game = la partida de «{ $file }» es de { $game }
cli-error-read = no se puede leer «{ $file }»: { $why }
cli-error-no-text = no se puede leer «{ $file }»: no es un archivo de texto
cli-error-folder = no se puede escribir «{ $file }»: es una carpeta; indica un archivo
cli-error-write = no se puede escribir «{ $file }»: { $why }
cli-error-campaign-file = no se puede guardar una campaña en «{ $file }»: indica un archivo normal
cli-error-campaign-long = «{ $file }»: una campaña tiene { $most } caracteres como máximo
cli-error-campaign-json = «{ $file }»: esto no es una campaña; no es JSON
cli-error-campaign-without = la campaña de «{ $file }» se juega sin { $flag }; --new empieza otra
cli-error-campaign-other = la campaña de «{ $file }» se juega con { $flag } { $begun }, no con { $value }; --new empieza otra
cli-error-campaign-changed = la campaña de «{ $file }» ha cambiado desde que empezó esta partida, quizá en otra terminal, así que esta partida no cuenta; `cuvee campaign` sigue con lo que hay allí
