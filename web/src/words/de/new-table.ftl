# Ein neuer Tisch, und die Optionen der Spiele.

## Ein neuer Tisch
new-heading = Neuer Tisch
new-game = Spiel
new-seats = Spieler
new-you = Du
new-add-seat = Spieler hinzufügen, bis zu { $most }
new-remove-seat = Spieler { $number } entfernen
new-seat-name = Name von Spieler { $number }
new-seat-kind = Wer Spieler { $number } ist
new-neighbour-name = Spieler { $number }
new-invited-name = Name (optional)
new-kind-me = Ich
new-kind-neighbour = An diesem Gerät
new-kind-open = Alle, per Link
new-kind-invited = Mit Einladung
new-seat-me = du, an diesem Gerät
new-seat-neighbour = spielt am selben Gerät
new-seat-open = alle mit dem Link oder dem Code
new-seat-invited = nur mit dem Link dieses Platzes
new-seat-bot = ein Bot
new-how = Spieloptionen
new-barred =
    { $number ->
        [one] 1 Option ist hier nicht verfügbar
       *[other] { $number } Optionen sind hier nicht verfügbar
    }
new-more = Tischoptionen
new-title = Titel
new-title-what = Damit du ihn wiederfindest.
new-title-example = Sonntagsreben
new-public = Öffentlich
new-public-what = Alle können ihn finden, beitreten und zusehen; Handkarten bleiben verdeckt.
new-hints = Tipps erlauben
new-hints-what = Alle am Tisch dürfen einen starken Bot fragen. Wer sich setzt, sieht das und ist einverstanden; jeder Tipp steht im Protokoll.
new-hints-alone = Einen starken Bot fragen, was er täte. Jeder Tipp steht im Protokoll.
new-rated = Gewertet
new-rated-what = Ändert die Wertung aller, die mitspielen. Für registrierte Spieler und Bots; ohne Tipps, rückgängig nur, solange niemand anderes es gesehen hat. Wer geht, wird Letzter.
new-seat-friend = bekommt eine Einladung
lobby-rated = Gewertet
new-pace = Zeitlimit
new-pace-what = Ist die Zeit für eine Entscheidung um, entscheidet ein Bot.
new-pace-none = Kein Zeitlimit
new-pace-60 = 1 Minute pro Entscheidung
new-pace-180 = 3 Minuten pro Entscheidung
new-pace-600 = 10 Minuten pro Entscheidung
new-pace-86400 = 1 Tag pro Entscheidung
new-pace-259200 = 3 Tage pro Entscheidung
new-seed = Startwert
new-seed-what = Dieselbe Zahl ergibt wieder dieselben Karten.
new-seed-none = zufällig
new-this-table = Dieser Tisch
new-sum-game = { $game }, { $players ->
        [one] allein
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
       *[other] zu sechst
    }
new-sum-seats = { $here } hier, { $links } per Link, { $bots ->
        [one] 1 Bot
       *[other] { $bots } Bots
    }
new-sum-no-clock = Kein Zeitlimit
new-sum-usual = Standard verwenden
new-sum-public = Öffentlich: Alle können beitreten und zusehen
new-sum-private = Nur mit dem Link zugänglich
new-links-come = Sobald der Tisch erstellt ist, bekommst du Link, Code und QR-Code zum Teilen.
new-open = Tisch erstellen
new-open-what = Die Partie startet, wenn alle Plätze besetzt sind oder du sie startest; Bots füllen freie Plätze.
new-begin = Starten
new-begin-what = Es fehlt niemand: Die Partie startet sofort.

## Optionen der Spiele, nach Name und Wert
option-friendly = Freundliche Bonusplätze
option-choose_parents = Mamas und Papas
option-automa = Automa
option-aggressive = Aggressive Automa
option-campaign = Herausforderung
option-bonus_tokens = Bonusmarker
option-redraw_visitors = Alle Besucher
option-days = Tage
option-adjust_days = Tage ändern
option-locks = Sperrmarker
option-phantom = Phantom
option-phantom_setup = Phantom zählt
option-phantom_from = Phantom fährt
option-solo = Solo
option-fleet = Die Flotte
option-fleet_late = Verspätung der Flotte
option-whelp = Onlinebewertung (Whelp)
option-leader = Leitung
option-reverse_course = Umgekehrte Route
option-from_end = Ab Ziel
option-vehicles = Fahrzeuge
option-purple = Violett
option-value-null = keine
option-value-very_easy = sehr leicht
option-value-easy = leicht
option-value-normal = normal
option-value-hard = schwer
option-value-very_hard = sehr schwer
option-value-advanced = fortgeschritten
option-value-chosen = gewählt
option-value-dealt = verteilt
option-value-rows = 2 Zeilen
option-value-tourists = 2 Touristen
option-value-regions = bei Startregionen
option-value-full = als dritter Spieler
option-value-itself = ab seinem Fahrzeug
option-value-foremost = ab dem vordersten
option-value-five = ab 17 Uhr
option-value-six = ab 18 Uhr
option-whelp-null = normal
option-leader-null = alle gemeinsam
option-disabled-only = Nur bei: { $list }.
option-disabled-only-players = Nur für { $list }.
option-disabled-unless = Erforderlich, außer bei: { $list }.
option-disabled-not = Nicht bei: { $list }.
option-disabled-always = Immer aktiv bei: { $list }.
option-disabled-always-players = Für { $list } immer aktiv.
option-disabled-fixed = Fest vorgegeben bei: { $list }.
option-disabled-players = { $most ->
        [one] 1 Spieler
       *[other] { $many } Spieler
    }
