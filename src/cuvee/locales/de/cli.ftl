# Was das Terminal sagt.

bot-beginner = Anfänger
bot-builder = Baumeister
bot-expert = Experte
bot-greedy = Gierig
bot-host = Gastgeber
bot-planner = Planer
bot-random = Zufall
bot-vintner = Winzer

cli-player = Spieler { $number }
cli-bot = { $bot } { $number }
cli-begin = Startwert { $seed }. Tippe die Nummer einer Möglichkeit oder h für Hilfe.
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

cli-action-called = In Aufzeichnungen heißt das { $spelled }, Nummer { $code }.
cli-word-why = warum
cli-why-on-offer = Das kannst du wählen.
cli-why-unknown = Keine Aktion passt zu „{ $line }“.
cli-why-nothing = Hier kannst du alle möglichen Aktionen wählen.
cli-why-more =
    { $count ->
        [one] Es gibt noch eine Antwort; gib mehr an.
       *[other] Es gibt noch { $count } Antworten; gib mehr an.
    }
cli-rule = (Regel: { $rule }.)

cli-save-name = Welche Datei? [{ $file }]
cli-save-offer = Partie speichern? Tippe einen Dateinamen, oder Enter zum Verwerfen:
cli-saved = Die Partie ist in { $file } gespeichert.
cli-not-saved = Die Partie konnte nicht gespeichert werden: { $problem }
cli-stand-in = { $name } ist ausgefallen ({ $why }): { $bot } spielt weiter.
cli-closed = Ende der Eingabe: Die Partie endet hier.
cli-left = Bis bald.

cli-help-number = diese Möglichkeit wählen
cli-help-again = die Frage wiederholen
cli-help-explain = alle Möglichkeiten erklären, oder Nummer 3
cli-help-why = warum geht das nicht? Zum Beispiel: warum bauwerk
cli-help-undo = die letzte Entscheidung rückgängig machen
cli-help-redo = Rückgängiges wiederholen
cli-help-view = die Stellung zeigen
cli-help-log = das Protokoll der Partie zeigen
cli-help-save = die Partie in einer Datei speichern
cli-help-help = diese Hilfe
cli-help-quit = beenden

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
cli-seed-chosen = Der Startwert wurde am Tisch gewählt: Was gezogen wurde, kann vorher bekannt gewesen sein.

cli-campaign-score =
    { $games ->
        [one] 1 Partie gespielt, { $beaten } von { $total } Herausforderungen bestanden. Gewertet wird die Zahl der Partien: Weniger sind besser.
       *[other] { $games } Partien gespielt, { $beaten } von { $total } Herausforderungen bestanden. Gewertet wird die Zahl der Partien: Weniger sind besser.
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
cli-error-resume-flags = --resume übernimmt Spielerzahl, Startwert, Namen und Optionen aus der Datei
cli-error-resume-game = Die Partie in „{ $file }“ ist { $game }
cli-error-read = „{ $file }“ kann nicht gelesen werden: { $why }
cli-error-no-text = „{ $file }“ kann nicht gelesen werden: Das ist keine Textdatei
cli-error-folder = „{ $file }“ kann nicht geschrieben werden: Das ist ein Ordner; nenne eine Datei
cli-error-write = „{ $file }“ kann nicht geschrieben werden: { $why }
cli-error-campaign-file = In „{ $file }“ kann keine Kampagne stehen: Nenne eine gewöhnliche Datei
cli-error-campaign-long = „{ $file }“: Eine Kampagne hat höchstens { $most } Zeichen
cli-error-campaign-json = „{ $file }“: Das ist keine Kampagne; es ist kein JSON
cli-error-campaign-without = Die Kampagne in „{ $file }“ wird ohne { $flag } gespielt; --new beginnt eine neue
cli-error-campaign-other = Die Kampagne in „{ $file }“ wird mit { $flag } { $begun } gespielt, nicht mit { $value }; --new beginnt eine neue
cli-error-campaign-changed = Die Kampagne in „{ $file }“ hat sich seit Beginn dieser Partie geändert, vielleicht in einem anderen Terminal; diese Partie zählt daher nicht, und `cuvee campaign` macht mit dem weiter, was dort steht
