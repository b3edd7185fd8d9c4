# Naramata.
#
# $name is whoever acts, $who a tourist. Arguments that name a thing ($winery, $kind, $upgrade and
# so on) arrive in words already: as the message `winery-hillside` says it. A type of
# cheese or wine without a message, from an edition of somebody’s own, stays as it is.

game = Naramata
reason-last_day = Der letzte Tag ist vorbei, und die Aufwertungen sind gewertet.
reason-whelp_kept = Der letzte Tag ist vorbei, und die Onlinebewertung hat gehalten: Die Partie ist gewonnen.
reason-whelp_lost = Die Onlinebewertung ist auf null gesunken: Die Partie ist verloren.
option-days = Eine schnelle Partie hat zwei Tage, die übliche drei, eine lange vier.
option-adjust_days = Nach jedem Tag können sich die Spieler auf eine andere Zahl von Tagen einigen.
option-locks = Wie viele Sperrmarker die Spieler zu Beginn eines Tages vom Spielplan nehmen dürfen, bei leichter Schwierigkeit am meisten.
option-phantom = Zu zweit besetzt ein Fahrzeug ohne Fahrer Plätze.
option-phantom_setup = Das Phantom zählt nur bei den Startregionen als dritter Spieler, oder auch bei Flaschen, Aufwertungen und dem Draft.
option-phantom_from = Das Phantom zählt die Weingüter ab seinem eigenen Fahrzeug, oder ab dem Fahrzeug, das am weitesten vorn ist.
option-solo = Allein mit zwei Phantomen, für die Onlinebewertung, die mit jeder unvollständigen Zeile sinkt.
option-fleet = Alle spielen gemeinsam für eine Onlinebewertung und teilen sich das Prestige.
option-fleet_late = In der Flotte senkt Verspätung die Onlinebewertung ab 17 Uhr, oder für alle erst ab 18 Uhr.
option-whelp = Der Schwierigkeitsgrad einer Solo- oder Flottenpartie; ohne Angabe normal.
option-leader = Der Spieler, der für die Flotte entscheidet, wer wo mitfährt; ohne Leitung müssen alle zustimmen.
option-reverse_course = Jeder zweite Tag führt zurück, vom Ziel zum Start.
option-from_end = Auf umgekehrter Route führt schon der erste Tag zurück.
option-vehicles = Jeder sucht sich ein Fahrzeug aus, oder sie werden verteilt.
option-purple = Die ersten zwei leeren Zeilen eines Tages kosten das violette Fahrzeug nichts, oder alle von zwei Touristen.
option-edition = Ein Ordner mit den Zahlen aus deiner eigenen Schachtel, anstelle der mitgelieferten.

## Actions: what may be chosen, in any position

action-end_day = Den Tag beenden und die Touristen absetzen
action-space = { $winery }, Platz { $space }
action-act = Die Aktion des Platzes ausführen
action-pit_stop = Boxenstopp: Würfelwurf plus 1 Prestige
action-road_pairing = Menü an der Straße, hinter { $winery }
action-start = { $region }
action-tourist = { $tourist }
action-cheese = Käsekarte { $cheese }
action-tasting = Weinprobekarte { $tasting }
action-purchase = Kaufkarte { $purchase }
action-buy = Die Aufwertung auf Platz { $slot } kaufen
action-use = „{ $upgrade }“ nutzen
action-flip = „{ $upgrade }“ verdecken
action-disks = Scheiben: { $count }
action-tokens = Aussichtsmarker: { $count }
action-vehicle = { $vehicle }
action-sell = Den Touristen für Prestige abwerfen
action-keep = Den Touristen mitnehmen
action-points = Siegpunkte
action-prestige = Prestige
action-ride = { $tourist } fährt bei { $seat } mit
action-days = { $count } Tage

# In special positions
label-space = { $winery }: { $kind }, { $minutes } min
label-contract = { $winery }: Vertrag, mit deiner Signaturflasche
label-lock = { $winery }: { $kind }
label-act = Aktion ausführen: { $kind }, { $minutes } min
label-fork = Richtung { $winery }
label-buy = „{ $upgrade }“ für { $prestige } Prestige kaufen. { $upgrade_text }
label-active = „{ $upgrade }“ offen auslegen
label-inactive = „{ $upgrade }“ verdeckt auslegen
label-row = Zeile: { $kind }
label-disk_beside = Die statt Prestige ausgegebene Scheibe
label-disk_on = Die Scheibe auf „{ $upgrade }“
label-keep = { $who } mitnehmen
label-sell = { $who } für { $prestige } Prestige abwerfen
# What the tourist wants: for each kind of row its points ("1/3/5") or how much fills it ("3x"), for purchases how many; "none" without such a row
label-tourist =
    { $who }{ $cheese_row ->
        [none] { "" }
       *[other] { " " }· Käse { $cheese_row }
    }{ $tasting_row ->
        [none] { "" }
       *[other] { " " }· Weinprobe { $tasting_row }
    }{ $view_row ->
        [none] { "" }
       *[other] { " " }· Aussicht { $view_row }
    }{ $purchase_row ->
        [none] { "" }
       *[other] { " " }· Käufe: { $purchase_row }
    }{ $pairing_row ->
        [none] { "" }
       *[other] { " " }· Menü { $pairing_row }
    }{ $favor_row ->
        [none] { "" }
       *[other] { " " }· Gunst { $favor_row }
    }
# The same, with the vehicle the tourist is to ride in
label-ride = { $vehicle }: { label-tourist }
# A tourist, and what lies on the row that the card or token is for
label-taker = { $who } (hat { $count } von { $most })
label-cash_in = Den Rest für { $prestige } Prestige abwerfen
label-purchase =
    { $bottles ->
        [one] 1 Flasche für { $prestige } Prestige
       *[other] { $bottles } Flaschen für { $prestige } Prestige
    }
label-tokens =
    { $count ->
        [0] Keinen kaufen
        [one] 1 Marker für 1 Prestige kaufen
       *[other] { $count } Marker für { $count } Prestige kaufen
    }
label-pay =
    { $disks ->
        [0] { $prestige } Prestige zahlen
        [one] { $prestige ->
            [0] Mit 1 Scheibe zahlen
           *[other] { $prestige } Prestige und 1 Scheibe zahlen
        }
       *[other] { $prestige ->
            [0] Mit { $disks } Scheiben zahlen
           *[other] { $prestige } Prestige und { $disks } Scheiben zahlen
        }
    }
label-time =
    { $disks ->
        [0] Die vollen { $minutes } min brauchen
        [one] Nur { $minutes } min brauchen, für 1 Scheibe
       *[other] Nur { $minutes } min brauchen, für { $disks } Scheiben
    }
label-points =
    { $points ->
        [one] 1 Siegpunkt erhalten
       *[other] { $points } Siegpunkte erhalten
    }
label-prestige = { $prestige } Prestige erhalten
label-agree = Zustimmen
label-decline = Ablehnen: Alle Touristen kommen zurück in die Auslage
label-decline_days = Ablehnen: Es bleibt bei { $planned } Tagen
label-shift = Die Aufwertungen weiterschieben: „{ $upgrade }“ kommt unter den Stapel
label-no_shift = Die Aufwertungen lassen, wie sie sind

## Kinds of actions, and of the rows on tourist cards

# What is done at each kind of space
kind_text-cheese = Ziehe zwei Käsekarten; eine weist du kostenlos zu, weitere für je 2 Prestige, der Rest bringt Prestige
kind_text-tasting = Ziehe zwei Weinprobekarten; eine weist du kostenlos zu, weitere für je 2 Prestige, der Rest bringt Prestige
kind_text-purchase = Ziehe zwei Kaufkarten, für 1 Prestige eine dritte, und kaufe für deine Touristen, was du willst
kind_text-view = Würfle und lege so viele Aussichtsmarker; weitere kosten je 1 Prestige, überzählige bringen je 1
kind_text-pairing = Jeder Tourist mit offener Menüzeile bekommt einen Marker; außerdem erhältst du Prestige nach der Uhrzeit
kind_text-contract = Nimm die Signaturflasche und 3 Siegpunkte oder 3 Prestige; hast du sie schon, führe die anderen Aktionen des Weinguts aus

kind-cheese = Käse
kind-tasting = Weinprobe
kind-purchase = Kauf
kind-view = Aussicht
kind-pairing = Menü
kind-favor = Gunst
kind-contract = Vertrag
kind-pit_stop = Boxenstopp

## Wineries and start regions

winery-upper_bench = Upper Bench
winery-four_shadows = Four Shadows
winery-roche = Roche
winery-three_sisters = Three Sisters
winery-meeples_milkshakes = Meeples & Milkshakes
winery-maple_leaf = Maple Leaf Distilling
winery-red_rooster = Red Rooster
winery-ruby_blues = Ruby Blues
winery-dangelo = D’Angelo
winery-poplar_grove_cheese = Poplar Grove Cheese
winery-hillside = Hillside
winery-singletree = Singletree
winery-wesbert = Wesbert
winery-laughing_stock = Laughing Stock
winery-black_widow = Black Widow
winery-lock_worth = Lock & Worth
winery-bench_1775 = Bench 1775
winery-moraine = Moraine
winery-lake_breeze = Lake Breeze
winery-lang = Lang
winery-therapy = Therapy
winery-serendipity = Serendipity
winery-nichol = Nichol
winery-daydreamer = Daydreamer
winery-elephant_island = Elephant Island
winery-van_westen = Van Westen
winery-deep_roots = Deep Roots
winery-legend = Legend Distilling

region-start_upper = Penticton, Upper Bench
region-start_lower = Penticton, Seeufer
## Players, where nobody has told their names

seat-0 = Spieler 1
seat-1 = Spieler 2
seat-2 = Spieler 3
seat-3 = Spieler 4

## Vehicles

vehicle-red = Rotes Cabrio
vehicle-black = Schwarzer Geländewagen
vehicle-white = Weiße Limousine
vehicle-purple = Violetter Van
vehicle-blue = Blauer Bus
vehicle-yellow = Gelbes Wohnmobil

vehicle_text-red = Hat eine Aktionsscheibe mehr als die anderen.
vehicle_text-black = Darf auf die Parallelstraße wechseln, zu einem Weingut auf gleicher Höhe oder weiter vorn.
vehicle_text-white = Hat nur drei Sitze, aber Touristen, die du beim Draften abwirfst, bringen je 1 Prestige mehr.
vehicle_text-purple = Die ersten beiden leeren Zeilen eines Tages kosten dich nichts.
vehicle_text-purple-tourists = Die leeren Zeilen der zwei Touristen, die am meisten davon haben, kosten dich nichts.
vehicle_text-blue = Dein Tag endet um 18 Uhr; deine letzte Aktion darf genau um 17 Uhr beginnen.
vehicle_text-yellow = Darf auf der Straße zwischen zwei Weingütern für ein Menü halten.
# Where they do something else
vehicle_text-white-solo = Bringt dir zu Beginn eines Tages 8 Prestige, die anderen Fahrzeuge bringen 6.
vehicle_text-white-fleet = Bringt der Flotte zu Beginn eines Tages 4 Prestige, jedes andere Fahrzeug bringt 3.
vehicle_text-purple-solo = Jeden Tag dürfen zwei Karten oder Marker fehlen, ohne dass es etwas kostet.
vehicle_text-purple-fleet = { vehicle_text-purple-solo }

## Upgrades

upgrade-unlock_store = Schlüsselbund
upgrade-double_action = Geteilte Gruppe
upgrade-cheese_draw = Käsewagen
upgrade-cheese_free = Käsebrett
upgrade-tasting_draw = Probiertablett
upgrade-tasting_free = Glas aufs Haus
upgrade-purchase_discount = Händlerrabatt
upgrade-pairing_floor = Reservierter Tisch
upgrade-view_plus_1 = Stativ
upgrade-pairing_plus_5 = Freund des Küchenchefs
upgrade-view_plus_2 = Panoramaobjektiv
upgrade-late_close = Nach Ladenschluss
upgrade-disk_points = Glänzende Kritik
upgrade-extra_disk = Zweiter Reiseleiter
upgrade-lock_satisfies = Geheimtipp
upgrade-paid_unlock = Torgeld
upgrade-cheese_double = Käserei-Deal
upgrade-tasting_double = Keller-Deal
upgrade-disk_minus_30 = Abkürzung
upgrade-view_cap_5 = Dachgepäckträger
upgrade-pairing_hour = Expressmenü
upgrade-disk_refresh = Kaffeepause
upgrade-disk_die = Straßenstand

upgrade_text-unlock_store = Bis zu dreimal am Tag nimmst du einen Sperrmarker vom Spielplan.
upgrade_text-double_action = Für eine Scheibe führst du auf dem besuchten Weingut eine zweite Aktion aus, gesperrt oder nicht, und brauchst die Zeit für beide.
upgrade_text-cheese_draw = Beim Käse ziehst du eine Karte mehr.
upgrade_text-cheese_free = Auch die zweite gezogene Käsekarte, die du zuweist, ist kostenlos.
upgrade_text-tasting_draw = Bei der Weinprobe ziehst du eine Karte mehr.
upgrade_text-tasting_free = Auch die zweite gezogene Weinprobekarte, die du zuweist, ist kostenlos.
upgrade_text-purchase_discount = Kaufkarten kosten dich 2 weniger, aber mindestens 1.
upgrade_text-pairing_floor = Ein Menü bringt dir mindestens 9 Prestige, egal wann es beginnt.
upgrade_text-view_plus_1 = Eine Aussicht bringt dir einen Marker mehr als gewürfelt, bis zur Obergrenze.
upgrade_text-pairing_plus_5 = Ein Menü bringt dir 5 Prestige mehr.
upgrade_text-view_plus_2 = Eine Aussicht bringt dir zwei Marker mehr als gewürfelt, bis zur Obergrenze.
upgrade_text-late_close = Dein Tag endet um 18 Uhr; deine letzte Aktion darf genau um 17 Uhr beginnen.
upgrade_text-disk_points = Für eine Scheibe erhältst du 2 Siegpunkte.
upgrade_text-extra_disk = Du hast eine Aktionsscheibe mehr.
upgrade_text-lock_satisfies = Für eine Scheibe legst du einen Sperrmarker aus dem Vorrat in eine Käse- oder Aussichtszeile eines Touristen; er zählt dort als eine Karte oder ein Marker.
upgrade_text-paid_unlock = Für 2 Prestige nimmst du einen Sperrmarker vom Spielplan, so oft du willst.
upgrade_text-cheese_double = Von den gezogenen Käsekarten, die du abwirfst, bringt die beste das Doppelte.
upgrade_text-tasting_double = Von den gezogenen Weinprobekarten, die du abwirfst, bringt die beste das Doppelte.
upgrade_text-disk_minus_30 = Für jede Scheibe dauert eine Aktion 30 Minuten weniger, aber mindestens 30.
upgrade_text-view_cap_5 = Deine Obergrenze für Marker bei einer Aussicht ist 5 statt 4.
upgrade_text-pairing_hour = Ein Menü dauert für dich 60 Minuten.
upgrade_text-disk_refresh = Wenn du 12 Uhr erreichst oder überschreitest, nimmst du eine ausgegebene Scheibe zurück, bei 15 Uhr noch einmal.
upgrade_text-disk_die = Für eine Scheibe wirfst du den Aussichtswürfel und erhältst so viel Prestige plus 1.

## Tourists

tourist-t01 = Adele
tourist-t02 = Bram
tourist-t03 = Clio
tourist-t04 = Dario
tourist-t05 = Elsbeth
tourist-t06 = Farouk
tourist-t07 = Greta
tourist-t08 = Hamish
tourist-t09 = Ines
tourist-t10 = Jorun
tourist-t11 = Kalila
tourist-t12 = Lorcan
tourist-t13 = Mireille
tourist-t14 = Nnamdi
tourist-t15 = Odette
tourist-t16 = Piotr
tourist-t17 = Quilla
tourist-t18 = Rafferty
tourist-t19 = Soraya
tourist-t20 = Tobin
tourist-t21 = Ulrike
tourist-t22 = Viggo
tourist-t23 = Wanda
tourist-t24 = Xiomara
tourist-t25 = Yusuf
tourist-t26 = Zelda
tourist-t27 = Anselm
tourist-t28 = Beatriu
tourist-t29 = Caspian
tourist-t30 = Delphine
tourist-t31 = Emeka
tourist-t32 = Fenna
tourist-t33 = Gustavo
tourist-t34 = Hisako
tourist-t35 = Ivo
tourist-t36 = Jacinta
tourist-t37 = Kofi
tourist-t38 = Linnea
tourist-t39 = Matteus
tourist-t40 = Noor
tourist-t41 = Orla
tourist-t42 = Percival
tourist-t43 = Roshni
tourist-t44 = Sigrid
tourist-t45 = Tamsin
tourist-t46 = Umberto
tourist-t47 = Vesna
tourist-t48 = Willem
tourist-t49 = Yara
tourist-t50 = Zoltan

## Cards: a cheese or wine with the prestige it pays when discarded, and purchases

asset-cheese = { $cheese_type } (Wert { $worth })
asset-tasting = { $tasting_type } (Wert { $worth })
asset-purchase =
    { $bottles ->
        [one] 1 Flasche (Preis { $cost })
       *[other] { $bottles } Flaschen (Preis { $cost })
    }

cheese_type-brie = Brie
cheese_type-cheddar = Cheddar
cheese_type-blue = Blauschimmelkäse
cheese_type-gouda = Gouda
cheese_type-chevre = Ziegenkäse
cheese_type-feta = Feta

tasting_type-red = Rotwein
tasting_type-white = Weißwein
tasting_type-rose = Rosé
tasting_type-sparkling = Schaumwein
tasting_type-icewine = Eiswein
tasting_type-fortified = Likörwein

## Questions

ask-vehicle = Welches Fahrzeug fährst du?
ask-pick = Welchen Touristen wählst du?
ask-pick_unwanted = Welchen Touristen wirfst du ersatzlos ab?
ask-play_or_sell = Kommt der gewählte Tourist mit?
ask-take_along =
    { $count ->
        [one] Welchen Touristen nimmst du mit? Heute fehlt dir noch 1.
       *[other] Welchen Touristen nimmst du mit? Heute fehlen dir noch { $count }.
    }
ask-propose =
    { $count ->
        [one] Wer fährt wo mit? 1 Tourist fehlt noch.
       *[other] Wer fährt wo mit? { $count } Touristen fehlen noch.
    }
ask-agree = Stimmst du dem Vorschlag zu?
ask-days = Wie viele Tage spielen wir? Geplant sind { $planned }.
ask-agree_days = Bist du mit { $days } statt { $planned } Tagen einverstanden?
ask-choose_active = Welche Aufwertung verdeckst du heute? Höchstens fünf dürfen aktiv sein.
ask-start = Wo startest du heute?
ask-remove_locks =
    { $count ->
        [one] Du darfst 1 Sperrmarker vom Spielplan nehmen. Welchen?
       *[other] Du darfst { $count } Sperrmarker vom Spielplan nehmen. Welchen zuerst?
    }

ask-turn = Wohin fährst du, oder was machst du vorher?
ask-activity = { $winery }, { $kind }: Führst du die Aktion aus, oder machst du einen Boxenstopp?
ask-claim = Du bekommst die Signaturflasche des Weinguts. Was nimmst du dazu?
ask-contract = Du hast die Signaturflasche von { $winery }. Welche Aktion führst du als Nächstes aus?
ask-second_action = Für eine Scheibe eine zweite Aktion auf diesem Weingut ausführen?
ask-time = Wie lange dauert die Aktion?
ask-take_back = Welche Scheibe nimmst du zurück?
ask-after_action = Noch etwas, bevor dein Zug vorbei ist?
ask-shift = Dein Zug ist vorbei. Schiebst du die Aufwertungen weiter?

ask-keep_cheese =
    { $prestige ->
        [0] Welchen Käse weist du einem Touristen zu? Er ist kostenlos.
       *[other] Welchen Käse weist du einem Touristen zu? Er kostet { $prestige } Prestige.
    }
ask-keep_tasting =
    { $prestige ->
        [0] Welchen Wein weist du einem Touristen zu? Er ist kostenlos.
       *[other] Welchen Wein weist du einem Touristen zu? Er kostet { $prestige } Prestige.
    }
ask-third_purchase = Für 1 Prestige eine dritte Kaufkarte ziehen?
ask-keep_purchase = Welchen Kauf bezahlst du?
ask-attach-cheese = Wer bekommt das: { asset-cheese }?
ask-attach-tasting = Wer bekommt das: { asset-tasting }?
ask-attach-purchase = Wer bekommt das: { asset-purchase }?
ask-buy_tokens =
    { $count ->
        [0] Du hast keinen Aussichtsmarker zu verteilen. Kaufst du welche, für je 1 Prestige?
        [one] Du hast 1 Aussichtsmarker zu verteilen. Kaufst du weitere, für je 1 Prestige?
       *[other] Du hast { $count } Aussichtsmarker zu verteilen. Kaufst du weitere, für je 1 Prestige?
    }
ask-view =
    { $count ->
        [one] Wer bekommt den Aussichtsmarker?
       *[other] Du hast { $count } Aussichtsmarker zu verteilen. Wer bekommt den nächsten?
    }

ask-pay = Wie zahlst du { $prestige } Prestige? Jede Scheibe ist 1 wert.
ask-activate = Legst du „{ $upgrade }“ offen aus? Höchstens fünf Aufwertungen dürfen aktiv sein.
ask-unlock = Welchen Sperrmarker nimmst du vom Spielplan?
ask-insider = Welcher Tourist bekommt den Sperrmarker?
ask-insider_row = In welche Zeile kommt der Sperrmarker?
ask-reward = { $who } ist rundum zufrieden. Was nimmst du dafür?
ask-phantom_start = Wo startet das Phantom?
ask-phantom_fork = Die Straße gabelt sich. Wohin fährt das Phantom?
ask-phantoms_fork = Die Straße gabelt sich. Wohin fährt Phantom { $phantom }?

## Events

event-vehicle = { $name } fährt dieses Fahrzeug: { $vehicle }.
event-day = Tag { $day } beginnt.
event-ride = { $name } nimmt { $who } mit.
event-sell_tourist = { $name } wirft { $who } für { $prestige } Prestige ab.
event-start = { $name } startet hier: { $region }.
event-way_back = Heute geht es zurück, vom Ziel nach Penticton.
event-propose = { $name } schlägt vor, wer wo mitfährt.
event-agree = { $name } stimmt zu.
event-decline = { $name } lehnt ab: Alle Touristen kommen zurück in die Auslage.
event-propose_days = { $name } schlägt { $days } Tage vor.
event-decline_days = { $name } lehnt ab: Es bleibt bei { $planned } Tagen.
event-days_agreed = Alle sind einverstanden: Die Partie dauert { $days } Tage.

event-arrive = { $name } fährt zu { $winery }: { $kind }.
event-road = { $name } hält hinter { $winery } an der Straße für ein Menü.
event-next_action = { $name } führt diese Aktion aus: { $kind }.
event-pit_stop = { $name } macht einen Boxenstopp.
event-shorten =
    { $count ->
        [one] { $name } gibt 1 Scheibe aus und spart 30 Minuten.
       *[other] { $name } gibt { $count } Scheiben aus und spart mit jeder 30 Minuten.
    }
event-refresh = { $name } nimmt eine Scheibe zurück.
event-roll = { $name } wirft den Aussichtswürfel: { $roll }.

event-draw-cheese = { $name } zieht { asset-cheese }.
event-draw-tasting = { $name } zieht { asset-tasting }.
event-draw-purchase = { $name } zieht { asset-purchase }.
event-attach-cheese = { $who } bekommt { asset-cheese } von { $name }.
event-attach-tasting = { $who } bekommt { asset-tasting } von { $name }.
event-attach-purchase = { $who } bekommt { asset-purchase } von { $name }.
event-view = { $who } bekommt einen Aussichtsmarker von { $name }.
event-pairing = { $name } lädt zum Menü.
event-favor = { $who } bekommt einen Gunstmarker von { $name }.
event-bottle = { $name } erhält die Signaturflasche von { $winery }.
event-insider = { $who } bekommt einen Sperrmarker von { $name }, für diese Zeile: { $kind }.

event-pay =
    { $disks ->
        [0] { $name } zahlt { $prestige } Prestige.
        [one] { $prestige ->
            [0] { $name } zahlt mit 1 Scheibe.
           *[other] { $name } zahlt { $prestige } Prestige und 1 Scheibe.
        }
       *[other] { $prestige ->
            [0] { $name } zahlt mit { $disks } Scheiben.
           *[other] { $name } zahlt { $prestige } Prestige und { $disks } Scheiben.
        }
    }
event-upgrade = { $name } kauft „{ $upgrade }“.
event-shift = { $name } schiebt die Aufwertungen weiter: „{ $upgrade }“ kommt unter den Stapel.
event-use = { $name } nutzt „{ $upgrade }“.
event-unlock = { $name } nimmt einen Sperrmarker vom Spielplan: { $winery }, { $kind }.

event-end = { $name } beendet den Tag.
event-deliver =
    { $points ->
        [one] { $name } setzt { $who } für 1 Siegpunkt ab.
       *[other] { $name } setzt { $who } für { $points } Siegpunkte ab.
    }
event-empty_rows =
    { $points ->
        [one] { $name } verliert 1 Siegpunkt wegen leerer Zeilen.
       *[other] { $name } verliert { $points } Siegpunkte wegen leerer Zeilen.
    }
event-late =
    { $points ->
        [one] { $name } verliert 1 Siegpunkt wegen Verspätung.
       *[other] { $name } verliert { $points } Siegpunkte wegen Verspätung.
    }
event-points =
    { $points ->
        [one] { $name } erhält 1 Siegpunkt.
       *[other] { $name } erhält { $points } Siegpunkte.
    }
event-points-lost =
    { $points ->
        [one] { $name } verliert 1 Siegpunkt.
       *[other] { $name } verliert { $points } Siegpunkte.
    }
event-prestige = { $name } erhält { $prestige } Prestige.
event-score_upgrades =
    { $points ->
        [one] { $name } erhält für Aufwertungen 1 Siegpunkt.
       *[other] { $name } erhält für Aufwertungen { $points } Siegpunkte.
    }
event-whelp_rows =
    { $count ->
        [one] { $name } lässt 1 Zeile unvollständig, und die Onlinebewertung sinkt auf { $whelp }.
       *[other] { $name } lässt { $count } Zeilen unvollständig, und die Onlinebewertung sinkt auf { $whelp }.
    }
event-whelp_late = { $name } kommt zu spät, und die Onlinebewertung sinkt auf { $whelp }.
event-whelp_kept = Der letzte Tag endet mit einer Onlinebewertung von { $whelp }.
event-whelp_lost = Von der Onlinebewertung ist nichts mehr übrig.

event-phantom_start =
    { $number ->
        [0] Das Phantom startet hier: { $region }.
       *[other] Phantom { $number } startet hier: { $region }.
    }
event-phantom_roll =
    { $number ->
        [0] Für das Phantom zeigt der Würfel { $roll }.
       *[other] Für Phantom { $number } zeigt der Würfel { $roll }.
    }
event-phantom =
    { $number ->
        [0] Das Phantom fährt zu { $winery }: { $kind }.
       *[other] Phantom { $number } fährt zu { $winery }: { $kind }.
    }
event-phantom_end =
    { $number ->
        [0] Das Phantom beendet seinen Tag.
       *[other] Phantom { $number } beendet seinen Tag.
    }

## Reasons: why something cannot be done

why-vehicle_taken = Dieses Fahrzeug hat schon jemand: { $vehicle }.
why-vehicle_full = Hier ist kein Sitz mehr frei: { $vehicle }.
why-too_few_tourists =
    { $left ->
        [0] Zwei Touristen müssen bei dir mitfahren: Du hast { $count }, und das ist deine letzte Wahl.
        [one] Zwei Touristen müssen bei dir mitfahren: Du hast { $count } und darfst danach nur noch einmal wählen.
       *[other] Zwei Touristen müssen bei dir mitfahren: Du hast { $count } und darfst danach nur noch { $left }-mal wählen.
    }
why-others_need = In jedem Fahrzeug müssen zwei Touristen sitzen; alle, die noch zu wählen sind, werden in den anderen Fahrzeugen gebraucht.
why-region_full = Diese Startregion ist voll: { $region }.

why-closed = Für dich ist es { $time } Uhr, die Weingüter haben geschlossen: Du kannst keine Aktion mehr beginnen.
why-been_there = Bei { $winery } warst du heute schon.
why-behind = { $winery } liegt nicht vor dir an der Straße.
why-occupied = Bei { $winery } steht schon ein Fahrzeug: { $vehicle }.
why-phantom_there = Bei { $winery } steht das Phantom.
why-locked = Dieser Platz von { $winery } ist gesperrt: { $kind }.
why-not_in_play =
    { $players ->
        [one] In einer Solopartie hat { $winery } diesen Platz nicht.
       *[other] Mit { $players } Spielern hat { $winery } diesen Platz nicht.
    }
why-no_bottle = Bei { $winery } gibt es keine Signaturflasche mehr.
why-bottle_owned = Die Signaturflasche von { $winery } hast du schon.
why-no_road = Von { $winery } führt keine Straße zu einem weiteren Weingut.
why-no_roadside = Nur mit dem gelben Fahrzeug kannst du unterwegs ein Menü ausrichten.
why-done_already = Das hast du bei diesem Besuch schon getan: { $kind }.

why-no_taker = Keiner deiner Touristen hat so eine Zeile: { $kind }.
why-nobody_takes = Keiner deiner Touristen kann diese Karte bekommen.
why-no_row = { $who } hat keine solche Zeile: { $kind }.
why-row_full = { $who } hat in dieser Zeile keinen Platz mehr: { $kind }.
why-same_cheese = Diese Sorte hat { $who } schon: { $cheese_type }.
why-same_tasting = Diese Sorte hat { $who } schon: { $tasting_type }.
why-no_cards = Es gibt keine Karten mehr zu ziehen.

why-prestige = Dafür brauchst du { $prestige } Prestige; du hast { $purse }, Scheiben mitgezählt.
why-no_disk = Du hast keine Aktionsscheibe mehr.
why-slot_empty = Auf Marktplatz { $slot } liegt keine Aufwertung.
why-one_upgrade_a_turn = Du hast in diesem Zug schon eine Aufwertung gekauft.
why-owned = Diese Aufwertung hast du schon: { $upgrade }.
why-not_owned = Diese Aufwertung hast du nicht: { $upgrade }.
why-not_active = Diese Aufwertung ist nicht aktiv: { $upgrade }.
why-too_many_active = Höchstens { $most } Aufwertungen dürfen aktiv sein; du hast { $count }.
why-keyring_full =
    { $count ->
        [one] Mehr als 1 Sperrmarker am Tag kannst du damit nicht nehmen: { $upgrade }.
       *[other] Mehr als { $count } Sperrmarker am Tag kannst du damit nicht nehmen: { $upgrade }.
    }
why-no_lock = Auf dem Spielplan liegt kein Sperrmarker.
why-no_open_row = { $who } hat in keiner Käse- oder Aussichtszeile mehr Platz.
why-no_open_rows = Keiner deiner Touristen hat in einer Käse- oder Aussichtszeile noch Platz.
why-carries_disk = Auf dieser Aufwertung liegt eine Scheibe oder ein Sperrmarker: { $upgrade }.
why-disk_in_use = Du hast keine unverbrauchte Scheibe, die du dafür zurückgeben könntest: { $upgrade }.
why-already_late = Für dich ist es 17 Uhr oder später, und dein Tag hängt von dieser Aufwertung ab: { $upgrade }.

## Rules that reasons come from, with the page of the printed rulebook

rule-vehicles = Spieleraufbau, S. 7
rule-draft = Touristen draften, S. 8
rule-start = Startplatz, S. 8
rule-row = die Flotte, Tagesbeginn, S. 25
rule-movement = Spielzug, Schritt 1, S. 10
rule-locks = Spielzug, gesperrte Plätze, S. 10
rule-signature = vierter Platz bei Signaturweingütern, S. 10
rule-yellow = Legende der Symbole, Autokarten, S. 27
rule-assets = Touristen zufriedenstellen, S. 22
rule-contract = Vertrag, S. 15
rule-spend = Nebenaktionen, Prestige ausgeben, S. 18
rule-disks = Nebenaktionen, Aktionsscheiben benutzen, S. 18
rule-upgrades = Aufwertungskarten, S. 19
rule-closing = Tagesende, Geschäftsschluss, S. 20

## The table, as the terminal shows it

# Decks and discards
card-cheese = Käse
card-tasting = Weinprobe
card-purchase = Kauf
card-tourist = Touristen
card-upgrade = Aufwertungen

view-row = Auslage
view-place = Ort
view-vehicle = Fahrzeug
view-hand = Deine Hand
view-picked = Deine Wahl
view-proposed = Vorschlag

## Der eigene Spielplan des Terminals

board-setup = Aufbau
board-day = Tag { $day } von { $last }
board-decides = { $name } entscheidet
board-all_decide = alle entscheiden zugleich
board-open_to = entscheiden dürfen: { $names }
board-closes = dein Tag endet um { $time } Uhr
board-pairing = Menü jetzt: +{ $prestige }
board-whelp = Bewertung
board-pool = Prestige der Flotte: { $prestige }
board-course = Route
board-out = von Penticton zum Ziel
board-back = zurück vom Ziel nach Penticton
board-track = Uhrzeit
board-market = Markt
board-upgrades = Aufwertungen
board-signature = Flaschen
board-decks = Stapel+Abl.
board-under = Unter Stapel
board-end = ZIEL
board-start = START
board-past = hinter { $winery }
board-phantom = Phantom
board-phantom_mark = Ph
board-coins =
    { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
board-disks_on =
    { $count ->
        [one] 1 Scheibe
       *[other] { $count } Scheiben
    }
board-points = Punkte
board-prestige = Prestige
board-disks = Scheiben
board-bottles = Flaschen
board-riders = Touristen von { $name }: belegt → Punkte jetzt/höchstens
board-riders_whelp = Touristen von { $name }: belegt/nötig
board-signs = klein: gesperrt/ohne Flasche · { $sign } Signaturweingut, Flaschen übrig · [ ] besetzt
board-between = Zahl zwischen zwei Weingütern: dort Menü an der Straße
board-locked = gesperrt
board-left =
    { $count ->
        [one] 1 Flasche
       *[other] { $count } Flaschen
    }
board-own_bottle = auch deine
board-letter-cheese = K
board-letter-tasting = W
board-letter-purchase = F
board-letter-view = A
board-letter-pairing = M
board-letter-contract = V
board-vehicle-red = rot
board-vehicle-black = schwarz
board-vehicle-white = weiß
board-vehicle-purple = violett
board-vehicle-blue = blau
board-vehicle-yellow = gelb

# Was für einen Bot den Ausschlag gibt.
topic-points = der Punktestand
topic-time = die Zeit, die noch bleibt
topic-purse = Prestige und Scheiben
topic-tourists = die Wünsche der Touristen
topic-draft = die Wahl der Touristen
topic-road = die Weingüter voraus
topic-upgrades = die Aufwertungen
topic-rivals = der Stand der anderen
