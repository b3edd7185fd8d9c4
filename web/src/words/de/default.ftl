# Der Tisch eines Spiels, das keine eigene Zeichnung mitbringt.

default-you = Du
default-seat = Spieler { $number }
default-bot = Bot
default-thinks = überlegt
default-table = Tisch
default-board = Spielplan
default-mat = Dein Tableau
default-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
default-hidden = { $count } verdeckt
default-empty = leer
default-yes = ja
default-no = nein
default-here = jetzt hier
default-thing-in = { $called }, { $field }
default-line = { $field }: { $value }
default-stage = { $field } { $number }
default-stage-of = { $field } { $number } von { $last }
default-whole-game = Die ganze Partie

## Felder, die viele Spiele haben, wenn das Spiel selbst keine Worte dafür hat
default-field-board = Spielplan
default-field-card = Karte
default-field-cards = Karten
default-field-coins = Münzen
default-field-deck = Nachziehstapel
default-field-discard = Ablagestapel
default-field-discards = Ablagestapel
default-field-hand = Hand
default-field-lives = Leben
default-field-market = Markt
default-field-money = Geld
default-field-passed = Gepasst
default-field-phase = Phase
default-field-played = Gespielt
default-field-points = Punkte
default-field-round = Runde
default-field-rounds = Runden
default-field-score = Punktestand
default-field-seat = Spieler
default-field-space = Platz
default-field-trick = Stich
default-field-turn = Zug
default-field-value = Wert
default-field-workers = Arbeiter
