# Die Seiten rund um den Tisch.

game-viticulture = Viticulture
game-naramata = Naramata

## Was um jede Seite steht
nav-skip = Zum Inhalt springen
nav-home = Cuvée, Startseite
nav-pages = Seiten
nav-play = Spielen
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
nav-nobody = Du bist hier noch nicht bekannt
nav-somebody = Du bist { $name }
nav-turns = warten auf dich
nav-your-turn = Du bist am Zug
nav-your-turn-at = { $game } wartet auf dich.
