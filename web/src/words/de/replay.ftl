# Eine vergangene Partie, und was am Ende einer Partie gezeigt wird.

replay-band = Replay
replay-when = { $when }: { $question }
replay-asked = { $name }. { $asked }
replay-asked-all = Alle. { $asked }
replay-over = Die Partie ist beendet
replay-decision = Entscheidung { $at } von { $last }
replay-hint = nur Ansicht: Klicks ändern die Partie nicht
replay-viewpoint = Ansicht
replay-viewpoint-spectator = Tisch
replay-viewpoint-all = Alle
replay-other = Mitspieler
replay-together = Zusammen
replay-share = Teilen
replay-leave = Zurück zum Tisch
replay-close = Schließen

## Der Weg durch die Partie
replay-table = Der Tisch an dieser Stelle
replay-playback = Zeitleiste
replay-place = Stelle in der Partie
replay-move = Steuerung
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-step-by = Schritt
replay-step-decision = Entscheidung
replay-step-turn = Zug
replay-step-round = Runde
replay-step-season = Jahreszeit
replay-step-year = Jahr
replay-step-day = Tag
replay-speed = Tempo
replay-times = × { NUMBER($speed) }
replay-points = Punkte im Verlauf
replay-points-hint = klicke oder ziehe, um an eine Stelle zu springen
replay-curve = Kurve zeigen
replay-next-turning-point = Nächster Wendepunkt
replay-fork = Ab hier weiterspielen
replay-read = Info

## Daneben
replay-tabs = Über diese Partie
replay-tab-turning-points = Wendepunkte
replay-tab-moves = Züge
replay-tab-score = Wertung
replay-tab-table = Tisch
replay-words = Die Stellung als Text
replay-hidden = entscheidet verdeckt
replay-moves-of = Wessen Züge
replay-moves-all = Alle Züge
replay-turning-points-none = Keine Wendepunkte: Die Siegpunkte änderten sich nur in kleinen Schritten.
replay-turning-point-scores =
    { $gain ->
        [one] { $name } erhält 1 Siegpunkt.
       *[other] { $name } erhält { $gain } Siegpunkte.
    }
replay-turning-point-leads =
    { $gain ->
        [one] { $name } erhält 1 Siegpunkt und übernimmt die Führung.
       *[other] { $name } erhält { $gain } Siegpunkte und übernimmt die Führung.
    }
replay-turning-point-loses =
    { $gain ->
        [one] { $name } verliert 1 Siegpunkt.
       *[other] { $name } verliert { $gain } Siegpunkte.
    }
replay-scores = Punkteübersicht
replay-scores-later = Die Übersicht erscheint, wenn die Partie beendet ist.
replay-record = Aufzeichnung herunterladen

## Die Analyse
replay-tab-review = Analyse
review-title = Partie analysieren
review-about = Ein starker Bot geht die Partie Zug für Zug durch und weiß dabei nur, was jeder Spieler wissen konnte: Gewinnchancen im Verlauf, Wendepunkte und was besser gewesen wäre.
review-ask = Partie analysieren
review-again = Erneut versuchen
review-failed = Die Analyse konnte nicht abgeschlossen werden.
review-working = Die Partie wird analysiert
review-working-text = Das dauert höchstens eine Minute. Sieh dich inzwischen um oder komm später wieder: Die Analyse bleibt gespeichert.
review-progress = { $done } von { $total } Entscheidungen
review-chance = Gewinnchance
review-seats = Wessen Züge
review-swings = Wendepunkte
review-swings-none = Keine Wendepunkte: Die Chancen haben sich nur allmählich verschoben.
review-turns = Züge von { $name }
review-all = Auch gute Züge zeigen
review-flawless = Keine Fehler und keine Ungenauigkeiten.
review-grade-best = Bester Zug
review-grade-good = Gut
review-grade-inaccuracy = Ungenauigkeit
review-grade-mistake = Fehler
review-better = Besser
review-expected = Am Ende erwartet: { $expected } statt { $played }.
review-table = Die Gewinnchancen als Tabelle
review-estimate = Gewinnchancen sind die Schätzung eines Bots. Der Prozentwert neben einem Zug ist die Gewinnchance, die er verschenkt hat.

## Teilen und Weiterspielen
replay-share-title = Diese Stelle teilen
replay-share-text = Dieser Link öffnet das Replay an dieser Stelle, mit derselben Ansicht.
replay-share-link = Link zu dieser Stelle
replay-share-copy = Kopieren
replay-share-qr = QR-Code zum Link
replay-fork-title = Ab hier weiterspielen
replay-fork-text = Ein neuer Tisch beginnt bei Entscheidung { $at } dieser Partie. Die Partie selbst ändert sich nicht.
replay-fork-name = Dein Name
replay-fork-who = Wer spielt?
replay-fork-me = Ich
replay-fork-bot = Bot: { $bot }
replay-fork-open = Freier Platz
replay-fork-begin = Tisch erstellen

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
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }
after-place = { $place }.
after-ranking = Rangfolge
after-curve = Punkte im Verlauf
after-curve-hint = klicke an eine Stelle, um dort den Tisch zu sehen
after-curve-table = Die Kurve als Tabelle
after-curve-when = Wann
after-turning-points = Wendepunkte
after-scores = Punkteübersicht
after-replay = Replay ansehen
after-rematch = Revanche
after-rematch-there = Zur Revanche
after-campaign = Zurück zur Kampagne
after-fork = Ab einer Stelle weiterspielen
after-record = Aufzeichnung herunterladen
after-home = Startseite
after-fair = Fair gemischt
after-not-fair = Mischung
after-seed = Der Startwert war { $seed }.
after-commitment = Sein Hash, veröffentlicht vor der Partie: { $commitment }
after-commitment-fits = Beides passt zusammen: Die Mischung wurde nicht geändert.
after-commitment-differs = Beides passt nicht zusammen.
after-commitment-how = Das ist der SHA-256-Hash von „{ $text }“; jedes Werkzeug kann ihn prüfen.
after-loading = Siegpunkte werden gezählt
after-trouble = Der Spielverlauf ist gerade nicht verfügbar.
