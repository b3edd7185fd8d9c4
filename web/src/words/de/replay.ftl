# Eine vergangene Partie, und was am Ende einer Partie gezeigt wird.

replay-band = Rückblick
replay-when = { $when }: { $question }
replay-asked = { $name }. { $asked }
replay-asked-all = Alle. { $asked }
replay-over = Die Partie ist zu Ende
replay-decision = Entscheidung { $at } von { $last }
replay-hint = nichts, was du hier anklickst, ändert die Partie
replay-eyes = Sicht
replay-eyes-table = Tisch
replay-eyes-all = Alle
replay-other = Gegenüber
replay-share = Teilen
replay-leave = Zurück zum Tisch
replay-close = Schließen

## Der Weg durch die Partie
replay-table = Der Tisch an dieser Stelle
replay-way = Der Weg durch die Partie
replay-place = Stelle in der Partie
replay-move = Durch die Partie gehen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-step-by = Schritt
replay-step-decision = Entscheidung
replay-step-turn = Zug
replay-step-season = Jahreszeit
replay-step-year = Jahr
replay-step-day = Tag
replay-speed = Tempo
replay-times = × { NUMBER($speed) }
replay-points = Punkte im Verlauf
replay-points-hint = klicke oder ziehe, um an eine Stelle zu gehen
replay-curve = Kurve zeigen
replay-next-turning = Nächste Wende
replay-fork = Ab hier weiterspielen
replay-read = Lesen

## Daneben
replay-reading = Über diese Partie
replay-tab-turnings = Wendepunkte
replay-tab-moves = Züge
replay-tab-score = Wertung
replay-tab-table = Tisch
replay-words = Die Stellung in Worten
replay-hidden = entscheidet verdeckt
replay-moves-of = Wessen Züge
replay-moves-all = Alle Züge
replay-turnings-none = Nichts sticht heraus: Die Punkte kamen gleichmäßig.
replay-turning-scores =
    { $gain ->
        [one] { $name } erhält 1 Punkt.
       *[other] { $name } erhält { $gain } Punkte.
    }
replay-turning-leads =
    { $gain ->
        [one] { $name } erhält 1 Punkt und übernimmt die Führung.
       *[other] { $name } erhält { $gain } Punkte und übernimmt die Führung.
    }
replay-scores = Woher die Punkte kamen
replay-scores-later = Die Aufstellung kommt, wenn die Partie zu Ende ist.
replay-record = Aufzeichnung herunterladen

## Teilen und Weiterspielen
replay-share-title = Diese Stelle teilen
replay-share-text = Wer diesem Link folgt, sieht den Tisch genau wie hier, mit denselben Augen.
replay-share-link = Link zu dieser Stelle
replay-share-copy = Kopieren
replay-share-qr = Der Link als QR-Code
replay-fork-title = Ab hier weiterspielen
replay-fork-text = Ein neuer Tisch beginnt bei Entscheidung { $at } dieser Partie. Die Partie selbst bleibt, wie sie war.
replay-fork-name = Dein Name
replay-fork-who = Wer sitzt wo?
replay-fork-me = Ich
replay-fork-bot = Bot: { $bot }
replay-fork-open = Frei für alle
replay-fork-begin = Tisch öffnen

## Nach der Partie
after-region = Nach der Partie
after-winner = { $name } gewinnt
after-winners = { $names } gewinnen gemeinsam
after-won = Du gewinnst
after-won-together = Gemeinsam gewonnen
after-lost = Du verlierst
after-loser = { $name } verliert
after-lost-together = Gemeinsam verloren
after-drawn = Unentschieden
after-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
after-place = { $place }.
after-ranking = Rangfolge
after-curve = Punkte im Verlauf
after-curve-hint = klicke an eine Stelle, um dort den Tisch zu sehen
after-curve-table = Die Kurve als Tabelle
after-curve-when = Wann
after-turnings = Wendepunkte
after-scores = Woher die Punkte kamen
after-replay = Rückblick ansehen
after-rematch = Revanche
after-rematch-there = Zur Revanche
after-fork = Von einer Stelle weiterspielen
after-record = Aufzeichnung herunterladen
after-home = Startseite
after-fair = Ehrlich gemischt
after-seed = Der Startwert war { $seed }.
after-commitment = Vor der Partie wurde davon veröffentlicht: { $commitment }
after-commitment-fits = Beides passt zusammen: Niemand hat unterwegs anders gemischt.
after-commitment-differs = Beides passt nicht zusammen.
after-commitment-how = Es ist der SHA-256 von „cuvee seed“ und der Zahl; jedes Werkzeug kann das prüfen.
after-loading = Die Punkte werden zusammengezählt
after-trouble = Der Verlauf der Partie lässt sich gerade nicht zeigen.
