# Die Regeln zum Nachschlagen und alle Karten.

help-rules = Regeln
help-game = Spiel
help-contents = Inhalt
help-search = In den Regeln suchen
help-search-clear = Suche leeren
help-found =
    { $count ->
        [0] Nichts gefunden.
        [one] 1 Abschnitt gefunden.
       *[other] { $count } Abschnitte gefunden.
    }
help-nothing = Zu „{ $query }“ steht nichts in diesen Regeln.
help-link = Link zu „{ $title }“
help-to-cards = Alle Karten dieses Spiels
help-back = Zurück zu „{ $title }“
help-related = Siehe auch
help-unknown = Dazu gibt es keinen Abschnitt.
help-whole = In den Regeln öffnen
help-no-rules = Zu diesem Spiel gibt es hier keine geschriebenen Regeln.
help-no-rules-table = Am Tisch findest du Hilfe: Die Liste (L) zeigt alles, was du gerade tun kannst. Zeigst du auf etwas, das nicht geht, erfährst du, warum.

## Karten
cards-title = Karten
cards-search = Karten suchen
cards-to-rules = Die Regeln dieses Spiels
cards-kind = Art
cards-gives = Thema
cards-any = Alles
cards-found =
    { $count ->
        [0] Keine Karten gefunden.
        [one] 1 Karte.
       *[other] { $count } Karten.
    }
cards-nothing = Keine passenden Karten. Versuche es mit weniger Wörtern oder einer anderen Art.
cards-copies =
    { $count ->
        [one] 1 in der Schachtel
       *[other] { $count } in der Schachtel
    }
cards-ruling = Regelauslegung
cards-loading = Karten werden geladen
cards-none = Dieses Spiel hat keine Karten zum Durchsehen.

## Was in den Schachteln liegt
cards-kind-vine = Reben
cards-kind-summer_visitor = Sommerbesucher
cards-kind-winter_visitor = Winterbesucher
cards-kind-order = Bestellungen
cards-kind-mama = Mamas
cards-kind-papa = Papas
cards-kind-structure = Bauwerke
cards-kind-automa = Automa
cards-kind-tourist = Touristen
cards-kind-upgrade = Aufwertungen
cards-kind-vehicle = Fahrzeuge
cards-kind-cheese = Käse
cards-kind-tasting = Weinproben
cards-kind-purchase = Käufe
cards-kind-winery = Weingüter

## Womit Karten zu tun haben
cards-topic-points = Punkte
cards-topic-lira = Lira
cards-topic-residual = Jahreseinkommen
cards-topic-plant = Pflanzen und Reben
cards-topic-summer_visitor = Sommerbesucher
cards-topic-winter_visitor = Winterbesucher
cards-topic-order = Bestellungen
cards-topic-red = Rot
cards-topic-white = Weiß
cards-topic-blush = Rosé
cards-topic-sparkling = Schaumwein
cards-topic-worker = Arbeiter
cards-topic-structure = Bauwerke
cards-topic-trellis = Spalier
cards-topic-irrigation = Bewässerung
cards-topic-grapes = Trauben
cards-topic-wine = Wein
cards-topic-draw = Karten ziehen
cards-topic-summer = Sommer
cards-topic-winter = Winter
cards-topic-cheese = Käse
cards-topic-tasting = Weinprobe
cards-topic-purchase = Kauf
cards-topic-view = Aussicht
cards-topic-pairing = Menü
cards-topic-favor = Gunst
cards-topic-contract = Vertrag
cards-topic-prestige = Prestige
cards-topic-time = Zeit
cards-topic-disk = Scheiben
cards-topic-lock = Sperrmarker
cards-topic-signature = Signaturweingüter

cards-structure-cost = Kostet { $lira } Lira
cards-automa-number = Automa-Karte { $number }
cards-automa-nothing = kein Arbeiter
cards-upgrade-cost = Kostet { $cost } Prestige
cards-upgrade-points =
    { $points ->
        [one] Am Ende 1 Siegpunkt
       *[other] Am Ende { $points } Siegpunkte
    }
cards-vehicle-has = { $disks } Scheiben, { $seats } Sitze
cards-winery-signature = Signaturweingut
cards-winery-players = { $kind }, ab { $players } Spielern
