# Die Seiten rund um den Tisch.

game-viticulture = Viticulture
game-naramata = Naramata

## Was um jede Seite steht
nav-skip = Zum Inhalt springen
nav-home = Cuvée, Startseite
nav-pages = Seiten
nav-play = Spielen
nav-daily = Täglich
nav-rules = Regeln
nav-cards = Karten
nav-games = Partien
nav-campaigns = Kampagnen
nav-language = Sprache
nav-language-en = English
nav-language-de = Deutsch
nav-language-es = Español
nav-settings = Einstellungen
nav-guest = Gast
nav-nobody = (nicht angemeldet)
nav-somebody = (du)
nav-turns = warten auf dich
nav-your-turn = Du bist dran
nav-your-turn-at = { $game } wartet auf dich.

## An vielen Stellen
again = Erneut versuchen
loading = Wird geladen
list-loading = Liste wird geladen
bot-name-1 = Eiche
bot-name-2 = Weide
bot-name-3 = Zeder
bot-name-4 = Ulme
bot-name-5 = Linde
seat-free = Freier Platz
seat-invited = Eingeladen
seat-bot = Bot ({ $bot })
table-campaign = Kampagne
table-alone = solo
table-your-turn = Du bist dran
table-waits-for = wartet auf { $names }
table-free-seats =
    { $seats ->
        [one] 1 Platz frei
       *[other] { $seats } Plätze frei
    }
table-stuck = angehalten
table-over = beendet

## Wer du bist
name-ask = Wähle einen Namen
name-why = Diesen Namen sehen deine Mitspieler.
name-play = Losspielen
name-cancel = Zurück

## Startseite
home-title = Spielen
home-viticulture = Essential Edition · ein Jahr in der Toskana
home-naramata = ein Tag am Okanagansee
home-more-games = Weitere Spiele
home-players = Spielerzahl
home-players-number = zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] sechst
    }
home-strength = Stärke der Bots
home-play-bots = Gegen Bots spielen
home-friends = Freunde
home-screen = Ein Bildschirm
home-solo = Solo
home-my-games = Meine Partien
home-all-games = Alle
home-open-table = Tisch erstellen
home-watch = Öffentliche Tische
home-watch-it = Zusehen
home-sit-down = Beitreten
home-no-public = Gerade gibt es keine öffentlichen Partien.
home-learn = Das Spiel lernen
home-learn-how = Die Regeln in unseren Worten, durchsuchbar, mit allen Karten.
last-title = Letzte Partie
last-none = Nach deiner ersten Partie kannst du sie hier Zug für Zug ansehen.
last-won = Du hast „{ $title }“ mit { $points } Siegpunkten gewonnen.
last-lost =
    { $points ->
        [one] „{ $title }“ endete für dich mit 1 Siegpunkt.
       *[other] „{ $title }“ endete für dich mit { $points } Siegpunkten.
    }
last-played = „{ $title }“ ist beendet.
last-review = Ansehen
last-rematch = Revanche

## Dazukommen
join-title = Einem Tisch beitreten
join-how = Gib den Code aus fünf Buchstaben ein oder füge den Link ein.
join-example = MELON
join-go = Beitreten
join-unreadable = Das ist weder ein Tischcode noch ein Link zu einem Tisch.
join-unknown = Kein offener Tisch hat diesen Code. Vielleicht läuft die Partie schon.
