# Naramata: das eigene Fahrzeug und seine Touristen, die anderen, die Aufwertungen, das Draften.

nar-you = Du
nar-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
nar-points-short = P.
nar-prestige = Prestige
nar-bottles = Signaturflaschen
nar-bottles-count =
    { $count ->
        [one] 1 Flasche
       *[other] { $count } Flaschen
    }
nar-vehicle-of = Fahrzeug von { $name }
nar-your-upgrades = Aufwertungen
nar-face-down = Verdeckt:
nar-day-ends = Tag endet um { $time } Uhr
nar-pairing-now = Ein Menü bringt jetzt { $prestige } Prestige.
nar-disks =
    { $count ->
        [one] 1 Aktionsscheibe
       *[other] { $count } Aktionsscheiben
    }{ $spent ->
        [0] { "" }
       *[other] , { $spent } ausgegeben
    }

## Tourists

nar-up-to =
    { $most ->
        [one] bis zu { $most } Siegpunkt
       *[other] bis zu { $most } Siegpunkte
    }
nar-of-most = { $now } von { $most } Siegpunkten
nar-rows-full = { $now } von { $count } Zeilen voll
nar-rows-count =
    { $count ->
        [one] { $count } Zeile zu füllen
       *[other] { $count } Zeilen zu füllen
    }
nar-all-full = alle Zeilen voll: +{ $count }
nar-all-full-prestige = alle voll: +{ $count } Prestige
nar-empty-rows = { $count } leer
nar-free-seat = freier Sitz

## Cards

nar-drawn-by = Gezogen von { $name }
nar-if-discarded = { $worth } beim Abwerfen

## Upgrades

nar-market = Aufwertungen
nar-purse =
    { $prestige } Prestige{ $disks ->
        [0] { "" }
        [one] { " " }+ 1 Scheibe
       *[other] { " " }+ { $disks } Scheiben
    }
nar-slot-empty = Keine Aufwertung hier
nar-on-it = darauf
nar-sum =
    { $shape ->
        [both] { $cost } − { $coins } + { $fee } Zuschlag = { $price }
        [coins] { $cost } − { $coins } = { $price }
        [fee] { $cost } + { $fee } Zuschlag = { $price }
       *[plain] kostet { $price }
    }
nar-you-have = , du hast { $count }
nar-under = Unter dem Stapel: { $upgrades }
nar-scores-end =
    { $points ->
        [one] 1 Siegpunkt bei Spielende
       *[other] { $points } Siegpunkte bei Spielende
    }
nar-short-unlock_store = 3 Sperrmarker/Tag
nar-short-double_action = Scheibe: 2. Aktion
nar-short-cheese_draw = Käse: 1 Karte mehr
nar-short-cheese_free = 2. Karte kostenlos
nar-short-tasting_draw = Probe: 1 Karte mehr
nar-short-tasting_free = 2. Karte kostenlos
nar-short-purchase_discount = Karten −2
nar-short-pairing_floor = Menü: mindestens 9
nar-short-view_plus_1 = Aussicht +1
nar-short-pairing_plus_5 = Menü +5
nar-short-view_plus_2 = Aussicht +2
nar-short-late_close = bis 18 Uhr
nar-short-disk_points = Scheibe: 2 Punkte
nar-short-extra_disk = 1 Scheibe mehr
nar-short-lock_satisfies = Sperrmarker zählt
nar-short-paid_unlock = 2 Prestige: entsperren
nar-short-cheese_double = beste zahlt doppelt
nar-short-tasting_double = beste zahlt doppelt
nar-short-disk_minus_30 = Scheibe: −30 min
nar-short-view_cap_5 = Aussicht: bis 5
nar-short-pairing_hour = Menü in 1 Stunde
nar-short-disk_refresh = Scheibe um 12 und 15
nar-short-disk_die = Scheibe: Wurf + 1

## Playing together, phantoms

nar-phantom =
    { $number ->
        [0] Phantom
       *[other] Phantom { $number }
    }
nar-whelp = Onlinebewertung
nar-whelp-left =
    { $count ->
        [0] Partie verloren
       *[other] Jede unvollständige Zeile kostet 1; bei 0 ist die Partie verloren.
    }
nar-pool = Prestige der Flotte

## The list of spaces

nar-spaces = Die nächsten Plätze
nar-signature = Signaturweingut
nar-nobody-asks = niemand an Bord wünscht sich das
nar-contract-line = die Flasche des Weinguts
nar-minutes =
    { $minutes ->
        [60] 1 Stunde
        [120] 2 Stunden
       *[other] { $minutes } min
    }
nar-all-wineries = Alle { $count } Weingüter in Reichweite
nar-fewer-wineries = Nur die nächsten

## The draft

nar-has-chosen = { $name } hat gewählt
nar-is-choosing = { $name } wählt noch
nar-rest-goes =
    { $way ->
        [left] der Rest geht nach links, an { $name }
       *[right] der Rest geht nach rechts, an { $name }
    }
nar-hand-of =
    { $count ->
        [one] { $name }: 1 Tourist auf der Hand
       *[other] { $name }: { $count } Touristen auf der Hand
    }
nar-you-chose = Du hast gewählt.
nar-you-chose-this = Deine Wahl: { $answer }
nar-withdraw = Neu wählen
nar-pick-unwanted = Wähle jetzt einen zum Abwerfen.
nar-would-sit = { $name } säße hier
nar-must-ride = Mindestens { $count } Touristen müssen mitfahren.
nar-on-board = An Bord
nar-they-ask = Sie wünschen sich
nar-seats =
    { $count ->
        [one] 1 Sitz
       *[other] { $count } Sitze
    }
nar-driven-by = gefahren von { $name }
nar-answer-keep = { $name } mitnehmen
nar-answer-sell = { $name } abwerfen
nar-answer-yes = Zustimmen
nar-answer-no = Ablehnen
nar-has-agreed = { $name } stimmt zu
nar-is-thinking = { $name } überlegt
nar-stay = Bleiben da: { $names }
nar-open-row = Die Auslage
nar-declined = Der Vorschlag wurde abgelehnt; markiert ist, wer wo mitfahren sollte. Ändere, was anders sein soll, dann:
nar-rest-as-before = Den Rest wie zuvor vorschlagen
nar-map-look = Karte ansehen
nar-map-close = Zurück zur Auswahl

## When it is

nar-context-setup = Vor dem ersten Tag
nar-context-draft = Morgen von Tag { $day } · Wahl { $pick } von { $picks } · alle zugleich
nar-context-day =
    { $back ->
        [yes] Tag { $day } von { $days }, auf dem Rückweg
       *[no] Tag { $day } von { $days }
    }
nar-context-open =
    { $count ->
        [one] 1 Weingut steht dir offen
       *[other] { $count } Weingüter stehen dir offen
    }
nar-stage-setup = Aufbau
nar-stage-day = Tag { $day }

## After the game

nar-score-start = Zu Beginn
nar-score-tourists = Touristen
nar-score-rewards = Rundum zufrieden
nar-score-bottles = Flaschen
nar-score-reviews = Kritiken
nar-score-empty = Leere Zeilen
nar-score-late = Verspätung
nar-score-upgrades = Aufwertungen
nar-score-total = Summe
nar-score-prestige = Prestige, bei Gleichstand
nar-score-whelp-rows = Unvollständige Zeilen
nar-score-whelp-late = Verspätung
nar-score-whelp-spared = Unter null, zählt nicht

## Close up

nar-now-asset =
    { $kind ->
        [purchase] Jetzt: Der Kauf kostet { $worth } Prestige, Scheiben zählen mit, Rabatte gehen ab.
       *[other] Jetzt: einem Touristen zuweisen oder für { $worth } Prestige abwerfen.
    }
nar-now-owned =
    { $active ->
        [yes] Jetzt: offen, also aktiv.
       *[no] Jetzt: verdeckt, heute nicht aktiv.
    }
nar-now = Jetzt: { $what }.
nar-by-bottles = nach Flaschen
nar-space-line =
    { $locked ->
        [yes] · gesperrt
       *[no] · { $minutes } min
    }
nar-favor-line = Ein Besuch zählt als Gunst.
nar-pit-stop-instead = Lieber ein Boxenstopp, { $minutes } min
nar-fact-cheese = { $drawn } ziehen, 1 behalten; jede weitere Karte kostet { $next } Prestige.
nar-fact-tasting = { $drawn } ziehen, 1 behalten; jede weitere Karte kostet { $next } Prestige.
nar-fact-purchase = { $drawn } ziehen und beliebig viele kaufen; eine dritte zur Auswahl kostet { $third } Prestige.
nar-fact-view = Würfeln: { $least } bis { $most } Aussichten.
nar-fact-pairing = { $prestige } Prestige, und ein Menü für alle, die eines möchten.
nar-fact-favor = Gunst für alle, die sie möchten.
nar-fact-contract = Die Flasche des Weinguts: { $prestige } Siegpunkte oder { $prestige } Prestige.
nar-fact-time = { $minutes } min, bis { $until }
nar-fact-late = Zu spät: { $points } Siegpunkte, wenn der Tag dann endet.
nar-fact-last = Danach kann keine Aktion mehr beginnen: Dein Tag endet dann von selbst.
nar-fact-room =
    { $count ->
        [0] Niemand an Bord hat Platz dafür.
        [one] An Bord ist noch Platz für 1.
       *[other] An Bord ist noch Platz für { $count }.
    }

## What things are called when they are read out

nar-label-end = ZIEL: den Tag beenden
nar-label-fork = Richtung { $winery }
nar-label-road = An der Straße hinter { $winery }
nar-label-space =
    { $known ->
        [no] { $winery }
       *[yes] { $winery }, { $kind }
    }{ $locked ->
        [yes] , gesperrt
       *[no] { "" }
    }
nar-label-tourist = { $name }: { $rows }
nar-label-row = { $kind } { $count } von { $most }
nar-label-wish = { $kind } { $points }
nar-label-wish-most = { $kind }, höchstens { $most }
nar-label-ride = { $name } fährt mit: { $vehicle }
nar-label-upgrade = { $upgrade }. { $what }
nar-label-market = „{ $upgrade }“ für { $price } Prestige. { $what }

## The position in words

nar-text-you = Du, { $name }
nar-text-hand = Touristen auf deiner Hand
nar-text-vehicle = Fahrzeug: { $vehicle }.
nar-text-points =
    { $count ->
        [one] { $points } Siegpunkt.
       *[other] { $points } Siegpunkte.
    }
nar-text-score =
    { $count ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
nar-text-prestige = { $count } Prestige
nar-text-drawn = Gezogene Karten: { $cards }.
nar-text-road = { $time }, an der Straße hinter { $winery }. Der Tag endet um { $closing } Uhr.
nar-text-place = { $time }, { $place }. Der Tag endet um { $closing } Uhr.
nar-text-upgrade =
    { $active ->
        [yes] Aufwertung „{ $upgrade }“, aktiv{ $disks ->
            [0] .
            [one] , 1 Scheibe darauf.
           *[other] , { $disks } Scheiben darauf.
        }
       *[no] Aufwertung „{ $upgrade }“, verdeckt.
    }
nar-text-keyring =
    { $count ->
        [one] Schlüsselbund: 1 Sperrmarker.
       *[other] Schlüsselbund: { $count } Sperrmarker.
    }
nar-text-bottles = Flaschen: { $wineries }.
nar-text-tourist = { $name }, { $standing }
nar-text-has = { $count } von { $most }
nar-column-tourist = Tourist
nar-column-row = Zeile
nar-column-has = Gefüllt
nar-column-lies = Karten darauf
nar-column-points = Punkte jetzt (Stufen)
nar-text-together = Gemeinsam
nar-text-whelp = Onlinebewertung: { $count }.
nar-text-pool = Prestige der Flotte: { $count }.
nar-text-phantoms = Phantome
nar-text-phantom =
    { $started ->
        [no] { $phantom }: noch nicht unterwegs.
       *[yes] { $phantom }: { $time }, { $place }.
    }
nar-text-road-title = Die Straße in Fahrtrichtung
nar-text-space =
    { $locked ->
        [yes] { $kind } gesperrt
       *[no] { $kind }
    }
nar-text-stop = { $winery }: { $spaces }.
nar-text-left =
    { $count ->
        [0] Keine Flasche mehr da.
        [one] Noch 1 Flasche da.
       *[other] Noch { $count } Flaschen da.
    }
nar-text-parked = Hier parkt: { $names }.
nar-text-slot = Platz { $slot }: „{ $upgrade }“ für { $price } Prestige. { $what }
nar-text-slot-empty = Platz { $slot }: leer.
nar-text-decks = Stapel
nar-text-deck =
    { $count ->
        [one] { $pile }: 1 Karte.
       *[other] { $pile }: { $count } Karten.
    }
