# Was das Terminal sagt.

cli-player = Spieler { $number }
cli-bot = { $bot } { $number }
cli-begin = Startwert { $seed }. Tippe die Nummer einer Möglichkeit oder h für Hilfe.
cli-begin-lessons = Neu in diesem Spiel? { $command } lehrt es in wenigen kurzen Szenen.
cli-which-game = Welches Spiel?
cli-menu-unknown = Tippe eine Zahl von 1 bis { $most } oder den Namen eines Spiels.

cli-prompt = 1-{ $most }>
cli-pass = Gib den Bildschirm an { $name } weiter; dann Enter drücken.
cli-unknown = „{ $line }“ ist keine Möglichkeit: Tippe eine Zahl von 1 bis { $most } oder h für Hilfe.
cli-undone = Rückgängig gemacht.
cli-redone = Wiederholt.
cli-nothing-to-undo = Es gibt nichts rückgängig zu machen.
cli-nothing-to-redo = Es gibt nichts zu wiederholen.
cli-nothing-yet = Noch ist nichts passiert.
cli-hints-used = { $name } hat sich { $count ->
    [one] einen Tipp
   *[other] { $count } Tipps
  } geholt.

cli-action-called = In Aufzeichnungen heißt das { $spelled }, Nummer { $code }.
cli-word-why = warum
cli-word-hint = tipp
cli-word-plan = plan
cli-word-take = übernehmen
cli-word-quit = beenden
cli-why-on-offer = Das kannst du wählen.
cli-why-unknown = Keine Aktion passt zu „{ $line }“.
cli-why-nothing = Hier kannst du alle möglichen Aktionen wählen.
cli-why-more =
    { $count ->
        [one] Noch eine Aktion passt dazu; beschreibe sie genauer.
       *[other] Noch { $count } Aktionen passen dazu; beschreibe sie genauer.
    }
cli-rule = (Regel: { $rule }.)

cli-save-name = Welche Datei? [{ $file }]
cli-save-offer = Partie speichern? Tippe einen Dateinamen oder drücke Enter, um sie zu verwerfen:
cli-saved = Die Partie ist in { $file } gespeichert.
cli-not-saved = Die Partie konnte nicht gespeichert werden: { $problem }
cli-stand-in = { $name } ist ausgefallen ({ $why }): { $bot } spielt weiter.
cli-stand-in-note =
    { $decision ->
        [0] { $name } ist vor der ersten Entscheidung der Partie ausgefallen ({ $why }): Von da an entschied { $bot }.
        [one] { $name } ist nach 1 Entscheidung der Partie ausgefallen ({ $why }): Von da an entschied { $bot }.
       *[other] { $name } ist nach { $decision } Entscheidungen der Partie ausgefallen ({ $why }): Von da an entschied { $bot }.
    }
cli-closed = Ende der Eingabe: Die Partie endet hier.
cli-left = Bis bald.

cli-key-enter = Enter
cli-help-number = diese Möglichkeit wählen
cli-help-again = die Frage wiederholen
cli-help-explain = alle Möglichkeiten erklären, oder Nummer 3
cli-help-why = warum geht das nicht? Zum Beispiel: warum bauwerk
cli-help-hint = was täte ein starker Bot?
cli-help-plan = Züge erst probieren; es zählt nur, was du übernimmst
cli-help-undo = die letzte Entscheidung rückgängig machen
cli-help-redo = rückgängig Gemachtes wiederholen
cli-help-view = die Stellung zeigen
cli-help-log = das Protokoll der Partie zeigen
cli-help-save = die Partie in einer Datei speichern
cli-help-help = diese Hilfe
cli-help-quit = beenden
cli-help-plan-anew = mit anderem Zufall neu planen
cli-help-plan-take = deine Züge in der Partie spielen, soweit sie sicher sind
cli-help-plan-drop = zurück zur Partie, ohne den Plan

# A plan: moves tried on a copy; $take is the word that takes them over.
cli-plan-begin = Ein Plan: Was du nicht wissen kannst, ist neu verteilt, und Bots entscheiden für die anderen. „{ $take }“ spielt deine Züge in der Partie, q verwirft sie, h zeigt den Rest.
cli-plan-anew = Was du nicht wissen kannst, ist noch einmal neu verteilt.
cli-plan-luck = Ab hier entscheiden der Zufall oder die anderen mit: In der Partie kann es anders kommen.
cli-plan-over = Der Plan ist am Ende der Partie angekommen; hier noch einmal deine letzte Entscheidung.
cli-plan-back = { $count ->
    [0] Zurück in der Partie; kein Zug wurde übernommen.
    [one] Zurück in der Partie; ein Zug wurde übernommen.
    *[other] Zurück in der Partie; { $count } Züge wurden übernommen.
  }

cli-yes = ja
cli-no = nein
cli-place = Rang
cli-player-column = Spieler
cli-score = Punkte
cli-victory =
    { $count ->
        [one] Gewonnen hat { $names }.
       *[other] Den Sieg teilen sich { $names }.
    }

cli-position = Nach Aktion { $number } von { $total }
cli-verified =
    { $count ->
        [one] Die Aufzeichnung stimmt: 1 Aktion führt zur Stellung { $digest }.
       *[other] Die Aufzeichnung stimmt: { $count } Aktionen führen zur Stellung { $digest }.
    }
cli-commitment-fits = Der Startwert entspricht { $commitment }, veröffentlicht vor der Partie.
cli-commitment-broken = der Startwert entspricht nicht { $commitment }, veröffentlicht vor der Partie
cli-seed-chosen = Ein Spieler hat den Startwert gewählt und kann vorher gewusst haben, was gezogen wird.

cli-campaign-score =
    { $games ->
        [one] 1 Partie gespielt, { $beaten } von { $total } Herausforderungen bestanden. Gewertet wird die Zahl der Partien: je weniger, desto besser.
       *[other] { $games } Partien gespielt, { $beaten } von { $total } Herausforderungen bestanden. Gewertet wird die Zahl der Partien: je weniger, desto besser.
    }
cli-campaign-finished =
    { $games ->
        [one] Die Kampagne ist beendet. Deine Wertung: 1 Partie. Mit --new beginnst du eine neue.
       *[other] Die Kampagne ist beendet. Deine Wertung: { $games } Partien. Mit --new beginnst du eine neue.
    }
cli-campaign-first = Eine neue Kampagne. Nach ihrer ersten Partie wird sie in { $file } gespeichert.
cli-campaign-anew = Eine neue Kampagne. Nach ihrer ersten Partie ersetzt sie die in { $file }.
cli-campaign-kept = Die Kampagne ist in { $file } gespeichert.
cli-campaign-unchanged = Diese Partie zählt nicht: Die Kampagne bleibt unverändert.
cli-campaign-own-file = { $file } ist die Datei der Kampagne; wähle eine andere.

cli-lesson-hand = Die Hand zeigt auf: { $action }
cli-lesson-left = Weiter geht es mit { $command }
cli-lesson-over = Das war die letzte Szene. Eine ganze Partie spielst du mit { $command }

cli-kind-whole = eine ganze Zahl
cli-kind-number = eine Zahl
cli-kind-none = keinen Wert
cli-error-unused = „{ $word }“ ist ein Wort zu viel; siehe { $help }
cli-error-no-value = { $what } braucht einen Wert; siehe { $help }
cli-error-missing = { $what } fehlt; siehe { $help }
cli-error-kind = { $flag } erwartet { $kind }, nicht „{ $value }“
cli-error-value = --{ $flag } erwartet eines von { $known }, nicht „{ $value }“
cli-error-range = --{ $flag } erwartet eine Zahl von 0 bis { $most }, nicht { $value }
cli-error-unknown = Unbekannte Option: { $flag }.
cli-error-meant = Meintest du { $flag }?
cli-error-own-flags = Die Optionen eines Spiels stehen hinter seinem Namen: cuvee { $command } GAME ({ $known })
cli-none-yet = noch keine
cli-error-see = Siehe { $help }
cli-error-no-game = Es gibt kein Spiel; mit --load DATEI.py kommt eines dazu
cli-error-humans = --humans erwartet eine Zahl ab 0, nicht { $count }
cli-error-seats = { $game } spielt man mit { $known } Spielern, nicht mit { $seats }
cli-error-people = { $humans } Personen passen nicht in eine Partie mit { $seats } Spielern
cli-error-names = --names erwartet höchstens { $most } Namen, etwa Ada,Ben; nicht „{ $names }“
cli-error-review-open = Die Partie in { $file } ist nicht zu Ende; nur beendete Partien lassen sich auswerten.
cli-error-resume-flags = --resume übernimmt Spielerzahl, Startwert, Namen und Optionen aus der Datei
cli-error-resume-game = Die Partie in „{ $file }“ ist { $game }
cli-error-no-text = „{ $file }“ kann nicht gelesen werden: Das ist keine Textdatei
cli-error-folder = „{ $file }“ kann nicht geschrieben werden: Das ist ein Ordner; nenne eine Datei
cli-error-campaign-file = In „{ $file }“ kann keine Kampagne gespeichert werden: Nenne eine gewöhnliche Datei
cli-error-campaign-long = „{ $file }“: Eine Kampagne hat höchstens { $most } Zeichen
cli-error-campaign-json = „{ $file }“: Das ist keine Kampagne; es ist kein JSON
cli-error-campaign-without = Die Kampagne in „{ $file }“ wird ohne { $flag } gespielt; --new beginnt eine neue
cli-error-campaign-other = Die Kampagne in „{ $file }“ wird mit { $flag } { $begun } gespielt, nicht mit { $value }; --new beginnt eine neue
cli-error-campaign-changed = Die Kampagne in „{ $file }“ hat sich seit Beginn dieser Partie geändert, vielleicht in einem anderen Terminal; diese Partie zählt daher nicht, und `cuvee campaign` macht mit dem weiter, was dort steht
cli-error-lesson-game = Für „{ $game }“ gibt es keine Lektionen; es gibt welche für { $known }
cli-error-lesson-start = --start erwartet eine Zahl von 1 bis { $most }, nicht { $value }
cli-or = { $one } oder { $other }
cli-range = { $first } bis { $last }
cli-players =
    { $most ->
        [1] 1 Spieler
       *[other] { $numbers } Spielern
    }
cli-error-conflict =
    { $clash ->
        [not_with] { $flag } lässt sich nicht mit { $others } verbinden
        [needed_with] Mit { $others } ist { $flag } erforderlich
        [needed_unless] { $flag } ist erforderlich, außer mit { $others }
       *[only_with] { $flag } geht nur mit { $others }
    }
cli-error-command = Unbekannter Befehl: „{ $command }“.
cli-error-repeated = { $flag } ist mehrfach angegeben
cli-error-lang = Cuvée spricht { $known }, nicht „{ $value }“
cli-error-commitment = --commitment erwartet 64 hexadezimale Ziffern
cli-error-in-file = „{ $file }“: { $why }
cli-error-damaged = „{ $file }“ ist beschädigt oder nicht die richtige Datei ({ $why })
cli-error-lost-worker = Ein Prozess, der Partien spielte, wurde beendet; mit --resume geht es weiter, wenn --out die Partien gespeichert hat
cli-error-lost-trainer = Ein Prozess, der Partien spielte, wurde beendet; derselbe Befehl macht mit dem weiter, was gespeichert ist
cli-error-out-kind = --out erwartet eine Datei mit der Endung .jsonl, .csv oder .parquet, nicht „{ $file }“
cli-error-out-device = --out: Aus „{ $file }“ lässt sich ein Durchlauf nicht fortsetzen; nenne eine Datei
cli-error-out-twice = --out erwartet je Format nur eine Datei
cli-error-out-same = Zwei Ausgaben nennen die Datei „{ $file }“: Gib jeder eine eigene
cli-error-journal-name = „{ $file }“ heißt wie eine Datei mit Partien, die nur --out schreibt: Nenne einen anderen Namen
cli-error-resume-out = --resume setzt eine Datei mit Partien fort: Füge --out DATEI.jsonl hinzu
cli-error-jobs = --jobs erwartet eine Zahl ab 1, nicht { $count }
cli-error-coverage-resume = --coverage zählt alle Partien eines Durchlaufs und geht nicht zusammen mit --resume
cli-error-parquet-resume = --parquet schreibt alle Partien eines Durchlaufs und geht nicht zusammen mit --resume
cli-error-parquet-numpy = --parquet braucht numpy: pip install 'cuvee[envs]'
cli-error-train-numpy = Das Training braucht numpy: pip install 'cuvee[learning]'
cli-error-needs-server = Dazu fehlt ein Teil von Cuvée; installiere ihn mit pip install 'cuvee[server]'
cli-error-sizes = --seats erwartet Spielerzahlen, etwa 2,4; nicht „{ $value }“
cli-error-sizes-twice = --seats erwartet jede Spielerzahl nur einmal, nicht „{ $value }“
cli-error-load = --load erwartet eine Datei, etwa examples/barrels.py, oder ein Modul

## Dateien, Bots und viele Partien
error-read = „{ $file }“ kann nicht gelesen werden: { $why }
error-write = „{ $file }“ kann nicht geschrieben werden: { $why }
error-use = „{ $file }“ kann nicht verwendet werden: { $why }
error-store = In „{ $file }“ können keine Daten gespeichert werden: { $why }
error-os-missing = Datei oder Ordner nicht gefunden
error-os-forbidden = Keine Berechtigung
error-os-there = Die Datei gibt es schon
error-os-format = Das Format der Datei lässt sich nicht ausführen
error-os-folder = Das ist ein Ordner
error-os-no-folder = Das ist kein Ordner
error-os-full = Der Datenträger ist voll
error-os-read-only = Der Datenträger ist schreibgeschützt
error-os-port-used = Der Port ist schon belegt
error-os-no-address = Diese Adresse hat der Rechner nicht
error-no-bot = Es gibt keinen Bot „{ $name }“; es gibt: { $known }
error-bot-takes =
    { $count ->
        [0] Der Bot „{ $name }“ kennt keine Einstellungen, also auch nicht „{ $setting }“
       *[other] Der Bot „{ $name }“ kennt { $known }, nicht „{ $setting }“ (Schreibweise: name:einstellung=wert)
    }
error-bot-twice = Bot „{ $name }“: { $key } ist zweimal angegeben
error-bot-switch = Bot „{ $name }“: { $key } erwartet true oder false, nicht „{ $value }“
error-bot-whole = Bot „{ $name }“: { $key } erwartet eine ganze Zahl, nicht „{ $value }“
error-bot-number = Bot „{ $name }“: { $key } erwartet eine Zahl, nicht „{ $value }“
error-bot-least = Bot „{ $name }“: { $key } muss mindestens { $least } sein, nicht { $value }
error-bots-least = { $key } eines Bots muss mindestens { $least } sein, nicht { $value }
error-stdin-ms = stdin: ms erwartet eine Zahl von 1 bis { $most }, nicht { $value }
error-stdin-unread = stdin: Der Befehl „{ $command }“ ist fehlerhaft ({ $why })
error-stdin-none = stdin: erwartet einen Befehl, etwa stdin:./mybot
error-stdin-missing = stdin: Es gibt kein ausführbares Programm „{ $program }“
error-bots-seats = Für { $seats } Spieler sind { $seats } Bots nötig, nicht { $count }
error-bots-each = Nenne einen Bot für alle oder für jeden der { $seats } Spieler einen, nicht { $count }
error-games = Mindestens 1 Partie muss gespielt werden, nicht { $count }
error-endless = Eine Partie { $game } zwischen { $bots } ist nach 100.000 Entscheidungen nicht zu Ende: Niemand versucht sie zu beenden
error-ladder-twice = Jeder Bot kann nur einmal antreten; „{ $name }“ ist doppelt genannt
error-ladder-one = Nenne mindestens zwei Bots, etwa greedy,random
error-seconds = Eine Messung braucht einige Sekunden, nicht { $seconds }
error-journal-full = „{ $file }“ enthält schon Partien: Mach mit --resume weiter oder nenne eine andere Datei
error-journal-more = „{ $file }“ enthält { $games } Partien, mehr als die verlangten { $asked }
error-journal-line = Zeile { $number } von „{ $file }“ ist keine Partie einer Serie
error-journal-other = Zeile { $number } von „{ $file }“ gehört zu einer anderen Serie
error-needs-pyarrow = Für Parquet fehlt die Bibliothek pyarrow: pip install 'cuvee[parquet]'
error-needs-ray = Für --ray fehlt die Bibliothek Ray: pip install 'cuvee[ray]'
error-ray = Ray ist unter „{ $address }“ nicht erreichbar ({ $why })
error-load-missing = Es gibt keine Datei „{ $file }“, aus der ein Spiel geladen werden könnte
error-load = „{ $file }“ kann nicht geladen werden: { $why }
error-load-kind = Das ist keine Python-Datei
error-no-network = { $name } hat kein Netz „{ $network }“ zum Trainieren; es gibt: { $known }
error-training-log = „{ $file }“ ist kein Trainingsprotokoll ({ $why })
error-bots-milliseconds = milliseconds eines Bots geht von 1 bis { $most }, nicht { $value }
error-minutes = --minutes erwartet eine Zahl ab 1, nicht { $value }
error-training-json = das ist kein JSON
error-training-entry = „{ $entry }“ fehlt oder kann nicht stimmen
error-training-other = „{ $file }“ gehört zu einem Training von { $found }, nicht von { $wanted }; nenne einen anderen --folder
error-training-seed = Das Training in „{ $folder }“ wurde mit --seed { $seed } begonnen: Gib das an oder nenne einen anderen --folder
error-training-state = „{ $file }“ enthält nicht alles, womit ein Training weitergeht; für einen neuen Anfang nenne einen anderen --folder
error-weights = „{ $file }“ enthält keine Gewichte für einen Bot oder ist beschädigt; solche Dateien macht `cuvee train`
error-weights-shapes = „{ $file }“: Die Teile dieser Gewichte passen nicht zueinander
error-weights-inputs = Die Gewichte in „{ $file }“ sind für Stellungen mit { $found } Zahlen gemacht, { $game } hat aber { $wanted }
error-weights-numpy = Gewichte für einen Bot brauchen numpy: pip install 'cuvee[learning]'

## Ausgaben von Naramata
error-edition-unread = Ausgabe „{ $folder }“: { $file } kann nicht gelesen werden
error-edition-unreadable = { $file } ist keine gültige TOML-Datei ({ $why })
error-edition = Fehler in { $file } bei { $where } ({ $why })
error-edition-changed = Die Ausgabe „{ $folder }“ hat sich geändert, seit die Partie gespeichert wurde; stelle ihre Dateien wieder her, um weiterzuspielen

## Ein Server
error-flag-range = { $flag } erwartet eine Zahl von 1 bis { $most }, nicht { $value }
error-workers-database = Mehrere --workers brauchen --database postgresql://…
error-origin = --origin erwartet eine Website, etwa https://games.example.org, nicht „{ $value }“
error-network = { $flag } erwartet ein Netzwerk, etwa 10.0.0.0/8, nicht „{ $value }“
error-no-client = In „{ $folder }“ ist kein Browser-Client: index.html fehlt
error-host = --host erwartet eine Adresse dieses Rechners, nicht „{ $value }“
error-listen = Unter { $host }, Port { $port }, kann der Server nicht lauschen: { $why }; wähle mit --port einen anderen
error-no-database = Unter „{ $file }“ liegt keine Server-Datenbank; --data nennt ihren Ordner
error-backup-there = „{ $file }“ gibt es schon; eine Sicherung braucht eine neue Datei
error-backup-copy = „{ $file }“ kann nicht kopiert werden ({ $why })
error-backup-database = --database erwartet sqlite:///DATEI, nicht „{ $value }“
error-use-pg-dump = PostgreSQL lässt sich im laufenden Betrieb sichern: pg_dump --format=custom --file=DATEI DATENBANK
error-database-damaged = „{ $file }“ ist beschädigt: SQLites eigene Prüfung schlägt fehl
error-data-used = „{ $file }“ wird von einem anderen Server benutzt; nenne mit --data einen anderen Ordner
error-sqlite = Nötig ist SQLite { $wanted } oder neuer, nicht { $found }; verwende --database
error-database = Die Datenbank lässt sich nicht öffnen ({ $why })
error-database-kind = --database erwartet postgresql://… oder sqlite:///…, nicht „{ $value }“
error-database-later = Die Datenbank stammt von einem neueren Cuvée: Sie hat Migration { $found }, nicht { $last }
error-start-first = Die Datenbank stammt von einer anderen Version von Cuvée; starte zuerst einmal den Server
error-not-banned = „{ $who }“ ist nicht gesperrt; wer es ist, zeigt `cuvee admin bans`
error-no-table = Es gibt keinen Tisch „{ $table }“
error-nobody = Es gibt niemanden namens „{ $who }“; `cuvee admin usage` zeigt alle

# A review; $loss and $change are in percent, $line is what should have been done.
cli-review-chance = Gewinnchance
cli-review-grades = Züge von { $name }: beste { $best }, gute { $good }, ungenaue { $inaccuracy }, Fehler { $mistake }.
cli-review-swings = Wendepunkte
cli-review-swing = Entscheidungen { $start } bis { $end }: { $name } { $change } %
cli-review-swing-one = Entscheidung { $start }: { $name } { $change } %
cli-review-inaccuracy = Ungenauigkeit, { $loss } % Gewinnchance verschenkt
cli-review-mistake = Fehler, { $loss } % Gewinnchance verschenkt
cli-review-played = Gespielt: { $line }.
cli-review-better = Besser: { $line } (am Ende erwartet { $expected } statt { $played }).
