# Was das Terminal sagt.

bot-greedy = Gierschlund
bot-random = Zufall

cli-player = Spieler { $number }
cli-bot = { $bot } { $number }
cli-begin = Startzahl { $seed }. Tippe die Nummer einer Möglichkeit oder h für Hilfe.
cli-which-game = Welches Spiel?
cli-menu-unknown = Tippe eine Zahl von 1 bis { $most } oder den Namen eines Spiels.

cli-prompt = 1-{ $most }>
cli-pass = Gib den Bildschirm an { $name } weiter; dann Enter drücken.
cli-unknown = „{ $line }“ ist hier keine Antwort: Tippe eine Zahl von 1 bis { $most } oder h für Hilfe.
cli-undone = Zurückgenommen.
cli-redone = Wiederhergestellt.
cli-nothing-to-undo = Es gibt nichts zurückzunehmen.
cli-nothing-to-redo = Es gibt nichts wiederherzustellen.
cli-nothing-yet = Bisher ist nichts geschehen.

cli-action-called = In Aufzeichnungen heißt das { $spelled }, Nummer { $code }.
cli-word-why = warum
cli-why-on-offer = Das steht zur Wahl.
cli-why-unknown = Keine Aktion enthält die Wörter „{ $line }“.
cli-why-nothing = Alles, was hier in Frage kommt, steht zur Wahl.
cli-why-more =
    { $count ->
        [one] Es gibt noch eine Antwort; sag es genauer.
       *[other] Es gibt noch { $count } Antworten; sag es genauer.
    }
cli-rule = (Regel: { $rule }.)

cli-save-name = Welche Datei? [{ $file }]
cli-save-offer = Partie aufheben? Tippe einen Dateinamen oder nur Enter, um es zu lassen:
cli-saved = Die Partie liegt jetzt in { $file }.
cli-not-saved = Die Partie konnte nicht aufgehoben werden: { $problem }
cli-closed = Die Eingabe ist zu Ende, deshalb hört die Partie hier auf.
cli-left = Bis zum nächsten Mal.

cli-help-number = diese Möglichkeit wählen
cli-help-again = die Frage noch einmal stellen
cli-help-explain = alle Möglichkeiten erklären, oder Nummer 3
cli-help-why = warum geht das nicht? Zum Beispiel: warum bauwerk
cli-help-undo = die letzte Entscheidung zurücknehmen
cli-help-redo = doch wiederherstellen
cli-help-view = die Lage zeigen
cli-help-log = die Partie von Anfang an erzählen
cli-help-save = die Partie in einer Datei aufheben
cli-help-help = diese Hilfe
cli-help-quit = aufhören

cli-yes = ja
cli-no = nein
cli-place = Platz
cli-player-column = wer
cli-score = Punkte
cli-victory =
    { $count ->
        [0] Niemand gewinnt.
        [one] Gewonnen hat { $names }.
       *[other] Den Sieg teilen sich { $names }.
    }

cli-position = Nach Aktion { $number } von { $total }
cli-verified =
    { $count ->
        [one] Die Aufzeichnung stimmt: 1 Aktion führt zur Stellung { $digest }.
       *[other] Die Aufzeichnung stimmt: { $count } Aktionen führen zur Stellung { $digest }.
    }
cli-commitment-fits = Die Startzahl ist die, für die vor dem Spiel { $commitment } veröffentlicht wurde.
cli-commitment-broken = die Startzahl ist nicht die, für die vor dem Spiel { $commitment } veröffentlicht wurde

cli-campaign-title = Viticulture, die Kampagne
cli-campaign-level =
    Automa { $automa ->
        [very_easy] sehr leicht
        [easy] leicht
        [hard] schwer
        [very_hard] sehr schwer
       *[normal] normal
    }
cli-campaign-aggressive = , aggressiv
cli-campaign-result =
    { $reason ->
        [automa_win] gewonnen
        [automa_draw] unentschieden
       *[other] verloren
    } ({ $points } SP)
cli-campaign-score =
    { $games ->
        [one] 1 Partie gespielt, { $beaten } von { $total } Herausforderungen gemeistert. Gewertet wird die Zahl der Partien: Weniger sind besser.
       *[other] { $games } Partien gespielt, { $beaten } von { $total } Herausforderungen gemeistert. Gewertet wird die Zahl der Partien: Weniger sind besser.
    }
cli-campaign-finished =
    { $games ->
        [one] Die Kampagne ist geschafft. Deine Wertung: 1 Partie. Mit --new beginnst du eine neue.
       *[other] Die Kampagne ist geschafft. Deine Wertung: { $games } Partien. Mit --new beginnst du eine neue.
    }
cli-campaign-first = Eine neue Kampagne. Nach ihrer ersten Partie liegt sie in { $file }.
cli-campaign-anew = Eine neue Kampagne. Nach ihrer ersten Partie ersetzt sie die in { $file }.
cli-campaign-tokens =
    { $count ->
        [one] Für deine letzte Niederlage beginnst du mit 1 Bonusmarker.
       *[other] Für deine letzten Niederlagen beginnst du mit { $count } Bonusmarkern.
    }
cli-campaign-kept = Die Kampagne liegt jetzt in { $file }.
cli-campaign-unchanged = Diese Partie zählt nicht: Die Kampagne ist, wie sie vorher war.
cli-campaign-own-file = In { $file } liegt die Kampagne selbst; nenne eine andere Datei.
