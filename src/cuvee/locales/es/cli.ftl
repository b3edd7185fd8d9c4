# Lo que dice la terminal.

cli-player = Jugador { $number }
cli-bot = { $bot } { $number }
cli-begin = Semilla { $seed }. Escribe el número de una opción, o h para ver la ayuda.
cli-begin-lessons = ¿Es nuevo para ti? { $command } enseña el juego en unas pocas escenas breves.
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
cli-hints-used = { $name } pidió { $count ->
    [one] una pista
   *[other] { $count } pistas
  }.

cli-action-called = En los registros se llama { $spelled }, número { $code }.
cli-word-why = por qué
cli-word-hint = pista
cli-word-plan = plan
cli-word-take = aplicar
cli-word-quit = salir
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
cli-save-offer = ¿Guardas la partida? Escribe un nombre de archivo, o pulsa Intro para descartarla:
cli-saved = La partida está guardada en { $file }.
cli-not-saved = No se ha podido guardar la partida: { $problem }
cli-stand-in = { $name } ha fallado ({ $why }): sigue { $bot }.
cli-stand-in-note =
    { $decision ->
        [0] { $name } falló antes de la primera decisión de la partida ({ $why }): desde entonces decidió { $bot }.
        [one] { $name } falló tras 1 decisión de la partida ({ $why }): desde entonces decidió { $bot }.
       *[other] { $name } falló tras { $decision } decisiones de la partida ({ $why }): desde entonces decidió { $bot }.
    }
cli-closed = Fin de la entrada: la partida termina aquí.
cli-left = Hasta la próxima.

cli-key-enter = Intro
cli-help-number = elegir esa opción
cli-help-again = repetir la pregunta
cli-help-explain = explicar todas las opciones, o la 3
cli-help-why = ¿por qué no puedo? Por ejemplo: por qué construir
cli-help-hint = ¿qué haría un bot fuerte?
cli-help-plan = probar jugadas antes; solo cuenta lo que apliques
cli-help-undo = deshacer la última decisión
cli-help-redo = rehacer lo deshecho
cli-help-view = ver la posición
cli-help-log = ver el historial de la partida
cli-help-save = guardar la partida en un archivo
cli-help-help = esta ayuda
cli-help-quit = salir
cli-help-plan-anew = planear de nuevo con otra suerte
cli-help-plan-take = aplicar tus jugadas a la partida mientras sean seguras
cli-help-plan-drop = volver a la partida sin el plan

# A plan: moves tried on a copy; $take is the word that takes them over.
cli-plan-begin = Un plan: lo que no puedes saber se reparte de nuevo y los bots deciden por los demás. «{ $take }» aplica tus jugadas a la partida, q las descarta y h muestra el resto.
cli-plan-anew = Lo que no puedes saber se ha repartido otra vez.
cli-plan-luck = A partir de aquí depende de la suerte o de los demás: en la partida puede salir de otra manera.
cli-plan-over = El plan ha llegado al final de la partida; aquí tienes otra vez tu última decisión.
cli-plan-back = { $count ->
    [0] De vuelta en la partida, sin aplicar ninguna jugada.
    [one] De vuelta en la partida: se ha aplicado una jugada.
    *[other] De vuelta en la partida: se han aplicado { $count } jugadas.
  }

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

cli-lesson-hand = La mano señala: { $action }
cli-lesson-left = Continúa con { $command }
cli-lesson-over = Era la última escena. Juega una partida entera con { $command }

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
cli-error-humans = --humans admite un número a partir de 0, no { $count }
cli-error-seats = { $game } se juega con { $known } jugadores, no con { $seats }
cli-error-people = { $humans } personas no caben en una partida de { $seats } jugadores
cli-error-names = --names admite { $most } nombres como máximo, por ejemplo Ada,Ben; no «{ $names }»
cli-error-review-open = La partida de { $file } no ha terminado; solo se analizan partidas terminadas.
cli-error-resume-flags = --resume toma del archivo los jugadores, la semilla, los nombres y las opciones
cli-error-resume-game = la partida de «{ $file }» es de { $game }
cli-error-no-text = no se puede leer «{ $file }»: no es un archivo de texto
cli-error-folder = no se puede escribir «{ $file }»: es una carpeta; indica un archivo
cli-error-campaign-file = no se puede guardar una campaña en «{ $file }»: indica un archivo normal
cli-error-campaign-long = «{ $file }»: una campaña tiene { $most } caracteres como máximo
cli-error-campaign-json = «{ $file }»: esto no es una campaña; no es JSON
cli-error-campaign-without = la campaña de «{ $file }» se juega sin { $flag }; --new empieza otra
cli-error-campaign-other = la campaña de «{ $file }» se juega con { $flag } { $begun }, no con { $value }; --new empieza otra
cli-error-campaign-changed = la campaña de «{ $file }» ha cambiado desde que empezó esta partida, quizá en otra terminal, así que esta partida no cuenta; `cuvee campaign` sigue con lo que hay allí
cli-error-lesson-game = no hay lecciones de «{ $game }»; las hay de { $known }
cli-error-lesson-start = --start admite un número de 1 a { $most }, no { $value }
cli-or = { $one } o { $other }
cli-range = { $first } a { $last }
cli-players =
    { $most ->
        [1] 1 jugador
       *[other] { $numbers } jugadores
    }
cli-error-conflict =
    { $clash ->
        [not_with] { $flag } no se puede combinar con { $others }
        [needed_with] con { $others } hace falta { $flag }
        [needed_unless] hace falta { $flag }, salvo con { $others }
       *[only_with] { $flag } solo se puede usar con { $others }
    }
cli-error-command = Comando desconocido: «{ $command }».
cli-error-repeated = { $flag } se ha indicado más de una vez
cli-error-lang = Cuvée habla { $known }, no «{ $value }»
cli-error-commitment = --commitment admite 64 dígitos hexadecimales
cli-error-in-file = «{ $file }»: { $why }
cli-error-damaged = «{ $file }» está dañado o no es el archivo adecuado ({ $why })
cli-error-lost-worker = se ha cerrado un proceso que jugaba partidas; con --resume se continúa si --out las guardó
cli-error-lost-trainer = se ha cerrado un proceso que jugaba partidas; el mismo comando continúa desde lo guardado
cli-error-out-kind = --out admite un archivo acabado en .jsonl, .csv o .parquet, no «{ $file }»
cli-error-out-device = --out: con «{ $file }» no se podría continuar; indica un archivo
cli-error-out-twice = --out admite un solo archivo de cada formato
cli-error-out-same = dos salidas nombran el archivo «{ $file }»: da a cada una el suyo
cli-error-journal-name = «{ $file }» se llama como un archivo de partidas, que solo escribe --out: indica otro nombre
cli-error-resume-out = --resume continúa un archivo de partidas: añade --out ARCHIVO.jsonl
cli-error-jobs = --jobs admite un número a partir de 1, no { $count }
cli-error-coverage-resume = --coverage cuenta todas las partidas de una ejecución y no se puede combinar con --resume
cli-error-parquet-resume = --parquet escribe todas las partidas de una ejecución y no se puede combinar con --resume
cli-error-parquet-numpy = --parquet necesita numpy: pip install 'cuvee[envs]'
cli-error-train-numpy = el entrenamiento necesita numpy: pip install 'cuvee[learning]'
cli-error-needs-server = para esto falta una parte de Cuvée; instálala con pip install 'cuvee[server]'
cli-error-sizes = --seats admite números de jugadores, como 2,4; no «{ $value }»
cli-error-sizes-twice = --seats admite cada número una sola vez, no «{ $value }»
cli-error-load = --load admite un archivo, como examples/barrels.py, o un módulo

## Archivos, bots y muchas partidas
error-read = no se puede leer «{ $file }»: { $why }
error-write = no se puede escribir «{ $file }»: { $why }
error-use = no se puede usar «{ $file }»: { $why }
error-store = no se pueden guardar datos en «{ $file }»: { $why }
error-os-missing = no existe el archivo o la carpeta
error-os-forbidden = permiso denegado
error-os-there = el archivo ya existe
error-os-format = el formato del archivo no se puede ejecutar
error-os-folder = es una carpeta
error-os-no-folder = no es una carpeta
error-os-full = el disco está lleno
error-os-read-only = el disco es de solo lectura
error-os-port-used = el puerto ya está en uso
error-os-no-address = este equipo no tiene esa dirección
error-no-bot = no existe el bot «{ $name }»; hay: { $known }
error-bot-takes =
    { $count ->
        [0] el bot «{ $name }» no tiene ajustes; «{ $setting }» sobra
       *[other] el bot «{ $name }» admite { $known }, no «{ $setting }» (se escribe nombre:ajuste=valor)
    }
error-bot-twice = bot «{ $name }»: { $key } se ha indicado dos veces
error-bot-switch = bot «{ $name }»: { $key } admite true o false, no «{ $value }»
error-bot-whole = bot «{ $name }»: { $key } admite un número entero, no «{ $value }»
error-bot-number = bot «{ $name }»: { $key } admite un número, no «{ $value }»
error-bot-least = bot «{ $name }»: { $key } debe ser al menos { $least }, no { $value }
error-bots-least = { $key } de un bot debe ser al menos { $least }, no { $value }
error-stdin-ms = stdin: ms admite un número de 1 a { $most }, no { $value }
error-stdin-unread = stdin: el comando «{ $command }» está mal escrito ({ $why })
error-stdin-none = stdin: necesita un comando, como stdin:./mybot
error-stdin-missing = stdin: no existe ningún programa ejecutable «{ $program }»
error-bots-seats = para { $seats } jugadores hacen falta { $seats } bots, no { $count }
error-bots-each = indica un bot para todos o uno para cada uno de los { $seats } jugadores, no { $count }
error-games = hay que jugar al menos 1 partida, no { $count }
error-endless = una partida de { $game } entre { $bots } no ha terminado tras 100 000 decisiones: nadie intenta acabarla
error-ladder-twice = cada bot solo puede participar una vez; «{ $name }» está repetido
error-ladder-one = indica al menos dos bots, como greedy,random
error-seconds = una medición necesita algunos segundos, no { $seconds }
error-journal-full = «{ $file }» ya contiene partidas: continúa con --resume o indica otro archivo
error-journal-more = «{ $file }» contiene { $games } partidas, más de las { $asked } pedidas
error-journal-line = la línea { $number } de «{ $file }» no es una partida de una serie
error-journal-other = la línea { $number } de «{ $file }» es de otra serie
error-needs-pyarrow = para Parquet falta la biblioteca pyarrow: pip install 'cuvee[parquet]'
error-needs-ray = para --ray falta la biblioteca Ray: pip install 'cuvee[ray]'
error-ray = no se puede acceder a Ray en «{ $address }» ({ $why })
error-load-missing = no existe el archivo «{ $file }» del que cargar un juego
error-load = no se puede cargar «{ $file }»: { $why }
error-load-kind = no es un archivo de Python
error-no-network = { $name } no tiene ninguna red «{ $network }» que entrenar; hay: { $known }
error-training-log = «{ $file }» no es el registro de un entrenamiento ({ $why })
error-bots-milliseconds = milliseconds de un bot va de 1 a { $most }, no { $value }
error-minutes = --minutes admite un número a partir de 1, no { $value }
error-training-json = no es JSON
error-training-entry = «{ $entry }» falta o no puede ser correcto
error-training-other = «{ $file }» es de un entrenamiento de { $found }, no de { $wanted }; indica otra carpeta con --folder
error-training-seed = el entrenamiento de «{ $folder }» empezó con --seed { $seed }: indícalo o elige otra carpeta con --folder
error-training-state = «{ $file }» no contiene todo lo necesario para continuar un entrenamiento; para empezar de nuevo, indica otra carpeta con --folder
error-weights = «{ $file }» no contiene los pesos de un bot o está dañado; `cuvee train` crea archivos así
error-weights-shapes = «{ $file }»: las partes de estos pesos no encajan entre sí
error-weights-inputs = los pesos de «{ $file }» son para posiciones de { $found } números, pero { $game } tiene { $wanted }
error-weights-numpy = los pesos de un bot necesitan numpy: pip install 'cuvee[learning]'

## Ediciones de Naramata
error-edition-unread = edición «{ $folder }»: no se puede leer { $file }
error-edition-unreadable = { $file } no es un archivo TOML válido ({ $why })
error-edition = error en { $file }, en { $where } ({ $why })
error-edition-changed = la edición «{ $folder }» ha cambiado desde que se guardó la partida; restaura sus archivos para continuar

## Un servidor
error-flag-range = { $flag } admite un número de 1 a { $most }, no { $value }
error-workers-database = para varios --workers hace falta --database postgresql://…
error-origin = --origin admite un sitio, como https://games.example.org, no «{ $value }»
error-network = { $flag } admite una red, como 10.0.0.0/8, no «{ $value }»
error-no-client = en «{ $folder }» no hay ningún cliente para el navegador: falta index.html
error-host = --host admite una dirección de este equipo, no «{ $value }»
error-listen = no se puede escuchar en { $host }, puerto { $port }: { $why }; elige otro con --port
error-no-database = en «{ $file }» no hay ninguna base de datos de un servidor; --data indica su carpeta
error-backup-there = «{ $file }» ya existe; una copia de seguridad necesita un archivo nuevo
error-backup-copy = no se puede copiar «{ $file }» ({ $why })
error-backup-database = --database admite sqlite:///ARCHIVO, no «{ $value }»
error-use-pg-dump = PostgreSQL hace sus propias copias en marcha: pg_dump --format=custom --file=ARCHIVO BASE_DE_DATOS
error-database-damaged = «{ $file }» está dañado: no supera la comprobación de SQLite
error-data-used = otro servidor está usando «{ $file }»; indica otra carpeta con --data
error-sqlite = hace falta SQLite { $wanted } o posterior, no { $found }; usa --database
error-database = no se puede abrir la base de datos ({ $why })
error-database-kind = --database admite postgresql://… o sqlite:///…, no «{ $value }»
error-database-later = la base de datos es de una versión posterior de Cuvée: tiene la migración { $found }, no la { $last }
error-start-first = la base de datos es de otra versión de Cuvée; inicia antes el servidor una vez
error-not-banned = «{ $who }» no tiene prohibida la entrada; `cuvee admin bans` muestra quién la tiene
error-no-table = no existe la mesa «{ $table }»
error-nobody = no hay nadie llamado «{ $who }»; `cuvee admin usage` los muestra a todos

# A review; $loss and $change are in percent, $line is what should have been done.
cli-review-chance = Probabilidad de ganar
cli-review-grades = { $name }: turnos óptimos: { $best }, buenos: { $good }, imprecisos: { $inaccuracy }, erróneos: { $mistake }.
cli-review-swings = Momentos clave
cli-review-swing = Decisiones { $start } a { $end }: { $name } { $change } %
cli-review-swing-one = Decisión { $start }: { $name } { $change } %
cli-review-inaccuracy = imprecisión, pierde un { $loss } % de probabilidad
cli-review-mistake = error, pierde un { $loss } % de probabilidad
cli-review-played = Jugado: { $line }.
cli-review-better = Mejor: { $line } (resultado esperado al final: { $expected }, no { $played }).
