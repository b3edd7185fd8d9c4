# Die eigenen Partien.

## Partien
games-title = Partien
games-which = Welche Partien
games-going = Laufende
games-finished = Beendete
games-search = Titel oder Namen suchen
games-none-going = Keine laufenden Partien. Einen Tisch erstellen?
games-none-finished = Noch keine beendeten Partien. Hier kannst du sie später ansehen.
games-not-found = Keine passenden Partien.
games-more = Mehr zeigen
games-won = Gewonnen
games-record = Aufzeichnung herunterladen
games-import = Partie importieren
games-import-what = Öffne die Aufzeichnung einer Partie, von hier oder aus dem Terminal, und sieh sie Zug für Zug an.
games-import-choose = Datei wählen
games-import-open = Datei öffnen
games-import-busy = Jeder Zug wird geprüft
games-import-unreadable = Diese Datei ist keine Aufzeichnung einer Partie.
