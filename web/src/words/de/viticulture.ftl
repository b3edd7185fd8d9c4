# Viticulture: Tableaus, Handkarten, Mitspieler, die Automa, Textmodus.

vit-you = Du
vit-seat = Spieler { $number }
vit-bot = Bot
vit-none = keine

## Namen von allem, worauf man zeigen kann

vit-row = Wecktafel, Reihe { $row }
vit-space = { $task }{ $slot ->
    [left] , linker Platz
    [middle] , Bonusplatz
    [right] , rechter Platz
   *[other] , dazu mit dem Grande-Arbeiter
  }
vit-vine-on = { $card } auf { $field }
vit-grape = { $colour ->
    [red] Rote Traube
   *[other] Weiße Traube
  }, Wert { $value }
vit-wine = { $wine }, Wert { $value }
vit-make = { $wine } keltern
vit-option = Möglichkeit { $number }
vit-option-of = { $card }, Möglichkeit { $number }

## Das Tableau

vit-mat = Dein Weingut, deine Kelter, dein Keller
vit-estate = Weingut
vit-estate-own = Dein Weingut
vit-ladder = Kelter und Keller
vit-own-line = Dein Weingut ein- oder ausblenden
vit-lira = Lira
vit-points = Punkte
# Beside its number
vit-unit-lira = { $count ->
   *[other] Lira
  }
vit-unit-points = { $count ->
    [one] Punkt
   *[other] Punkte
  }
vit-a-year = im Jahr
vit-residual = Jahreseinkommen
vit-tokens = Bonusmarker
vit-of = { $sum } von { $limit }
vit-field-empty = Leeres Feld
vit-field-sold = Feld verkauft
vit-field-sells = bringt { $lira } Lira
vit-field-costs = kostet { $lira } Lira
vit-value = Wert
vit-cellar-small = kleiner Keller
vit-cellar-medium = mittlerer
vit-cellar-unbuilt = fehlt
vit-trained = { $count ->
    [one] 1 neuer Arbeiter ab dem nächsten Jahr
   *[other] { $count } neue Arbeiter ab dem nächsten Jahr
  }
vit-short-cabernet_sauvignon = Cabernet Sauv.
vit-short-sauvignon_blanc = Sauvignon Bl.

## Die Hand

vit-hand = Deine Hand
vit-hand-count = Hand { $count }
vit-hand-limit = am Jahresende höchstens { $limit }
vit-hand-walk = Karten durchgehen
vit-hand-magnify = vergrößern
vit-hand-empty = Keine Karten auf der Hand.
vit-order = Bestellung
vit-order-ready = erfüllbar
vit-needs = braucht
vit-needs-nothing = braucht nichts
vit-in-play = im Spiel
vit-card-one = eins davon
vit-card-two = zwei davon
vit-card-one_or_both = eins; für 1 { -point } weniger beides
vit-title-cabernet_sauvignon = Cabernet Sauv.
vit-title-sauvignon_blanc = Sauvignon Bl.
# Wo lange Wörter in Kartennamen getrennt werden dürfen: weiche Trennstriche
vit-title-surveyor = Land­vermesser
vit-title-broker = Makler
vit-title-wine_critic = Wein­kritiker
vit-title-contractor = Bau­unternehmer
vit-title-uncertified_broker = Makler ohne Zulassung
vit-title-landscaper = Land­schafts­gärtner
vit-title-uncertified_architect = Architekt ohne Zulassung
vit-title-entertainer = Unter­haltungs­künstler
vit-title-horticulturist = Gärtner
vit-title-sharecropper = Teil­pächter
vit-title-negotiator = Unter­händler
vit-title-planner = Planer
vit-title-agriculturist = Agronom
vit-title-sponsor = Sponsor
vit-title-artisan = Kunst­handwerker
vit-title-wedding_party = Hochzeits­gesell­schaft
vit-title-judge = Preis­richter
vit-title-crush_expert = Kelter­experte
vit-title-uncertified_teacher = Lehrer ohne Zulassung
vit-title-master_vintner = Keller­meister
vit-title-uncertified_oenologist = Önologe ohne Zulassung
vit-title-promoter = Werbe­fachmann
vit-title-harvest_expert = Ernte­experte
vit-title-jack_of_all_trades = Tausend­sassa
vit-title-supervisor = Betriebs­leiter
vit-title-bottler = Abfüller
vit-title-zymologist = Gärungs­forscher
# Wörter, die als Zeichen erscheinen
-lira = Lira
-liras = Lira
-point = Siegpunkt
-points = Siegpunkte
-vine-card = Rebenkarte
-vine-cards = Rebenkarten
-summer-visitor = Sommerbesucher
-summer-visitors = Sommerbesucher
-winter-visitor = Winterbesucher
-winter-visitors = Winterbesucher
-wine-order = Bestellung
-wine-orders = Bestellungen

## Die anderen

vit-more = Das ganze Tableau: { $name }
vit-nth = { $n }.
vit-passed = gepasst
vit-cards = Karten

## Allein

vit-automa = Die Automa
vit-level = { $level ->
    [very_easy] sehr leicht
    [easy] leicht
    [hard] schwer
    [very_hard] sehr schwer
   *[other] normal
  }
vit-automa-lead = { $lead ->
    [level] Du liegst gleichauf mit der Automa.
    [ahead] Du liegst { $far } vor der Automa.
   *[behind] Du liegst { $far } hinter der Automa.
  }
vit-automa-rows = { $rows ->
    [one] 1 Reihe mit Glasstein
   *[other] { $rows } Reihen mit Glasstein
  }
vit-automa-cards = { $cards ->
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
  }
vit-automa-aggressive = aggressiv
vit-automa-turn = Was sie tat: { $season }, Jahr { $year }
vit-automa-card = Karte { $number }

## Der Anfang

vit-parents = Deine Eltern
vit-parents-mama = Mama
vit-parents-papa = Papa
vit-parents-or = oder
vit-parents-grande = 1 Grande-Arbeiter
vit-parents-workers = 2 Arbeiter
vit-parents-worker = Arbeiter
vit-parents-point = Punkt

## Vergrößert

vit-now = Jetzt:
vit-now-legal = Das kannst du wählen.
vit-now-needs = Dir fehlt noch: { $structures }.
vit-now-ready = Dein Keller reicht dafür.
vit-now-short = Diese Weine hast du noch nicht im Keller.
vit-now-summer = Diese Karte wird im Sommer gespielt.
vit-now-winter = Diese Karte wird im Winter gespielt.
vit-now-chance = Das Ergebnis wird gezogen oder aufgedeckt.
vit-fact-bonus = Bonus dieses Platzes: { $bonus }.
vit-fact-price = Kostet { $price } { -lira }; du hast { $lira }.
vit-fact-order = Bringt { $points } { -points } und erhöht dein Jahreseinkommen um { $residual }.
vit-fact-vine = Rot { $red }, Weiß { $white }.
vit-deck-left = { $count ->
    [one] Noch 1 Karte zu ziehen.
   *[other] Noch { $count } Karten zu ziehen.
  }
vit-deck-top = Oben auf der Ablage: { $card }
vit-deck-no-discards = Noch nichts abgelegt.
vit-field-text = Fasst Reben bis zum Gesamtwert { $limit }. Leer bringt es { $limit } Lira und lässt sich für ebenso viel zurückkaufen.
vit-grande-text = Der Grande-Arbeiter darf auch auf eine Aktion, deren Plätze alle besetzt sind.
vit-grande-instead = Lieber den Grande-Arbeiter einsetzen
vit-cart-text = Erhalte 1 { -lira }. Hier ist Platz für beliebig viele Arbeiter.
vit-bonus-text = Bonus des mittleren Platzes: { $bonus }.
vit-bonus-token = Bonus für einen deiner Marker: { $bonus }.
vit-row-token = Ihr Glasstein wird dein Bonusmarker.
vit-task-play_summer = Spiele einen { -summer-visitor } aus der Hand.
vit-task-draw_vine = Ziehe eine Rebe.
vit-task-give_tour = Erhalte 2 { -lira }.
vit-task-build = Errichte ein Bauwerk zu seinem Preis.
vit-task-sell = Verkaufe Trauben, oder verkaufe ein leeres Feld oder kaufe eines zurück. Trauben mit Wert 1 bis 3 bringen 1 { -lira }, 4 bis 6 bringen 2, 7 bis 9 bringen 3.
vit-task-plant = Pflanze eine Rebe auf ein Feld, das noch Platz hat; die nötigen Bauwerke müssen stehen.
vit-task-draw_order = Ziehe eine { -wine-order }.
vit-task-harvest = Ernte ein Feld ab: Seine roten und seine weißen Trauben kommen auf deine Kelter.
vit-task-make_wine = Keltere bis zu 2 Weine aus den Trauben auf deiner Kelter.
vit-task-train = Zahle 4 Lira für einen neuen Arbeiter, der ab dem nächsten Jahr arbeitet.
vit-task-play_winter = Spiele einen { -winter-visitor } aus der Hand.
vit-task-fill_order = Gib die Weine ab, die eine { -wine-order } verlangt; du erhältst ihre { -points } und ihr Jahreseinkommen.
vit-wake-text = Wer weiter oben steht, ist früher dran, im Sommer wie im Winter.

## Die zweite Zeile der Frage

vit-year = Jahr { $year }, { $season ->
    [spring] Frühling
    [summer] Sommer
    [fall] Herbst
   *[winter] Winter
  }
vit-last-year = Schlussjahr
vit-workers-left = { $count ->
    [0] alle Arbeiter sind eingesetzt
    [one] noch 1 Arbeiter
   *[other] noch { $count } Arbeiter
  }
vit-spaces-open = { $count ->
    [one] 1 Platz offen
   *[other] { $count } Plätze offen
  }
vit-hand-over = { $count } Handkarten
vit-setup = Aufbau
vit-year-only = Jahr { $year }
vit-year-discards = Jahr { $year }, Abwerfen

## Die Lage in Worten

vit-text-lira = Lira: { $lira }
vit-text-points = Siegpunkte: { $vp }
vit-text-residual = Jahreseinkommen: { $residual }
vit-text-row = Wecktafel: Reihe { $row }, als { $turn }. dran
vit-text-asleep = Noch nicht auf der Wecktafel
vit-text-passed = Hat für diese Jahreszeit gepasst
vit-text-home = Arbeiter zu Hause: { $workers }
vit-text-out = Eingesetzte Arbeiter: { $workers }
vit-text-structures = Bauwerke: { $structures }
vit-text-field-sold = { $field }: verkauft
vit-text-field-empty = { $field }: leer, Grenzwert { $limit }
vit-text-field = { $field }: { $vines }; rot { $red }, weiß { $white }, { $sum } von { $limit }{ $harvested ->
    [yes] , dieses Jahr abgeerntet
   *[other] { "" }
  }
vit-text-cards = Karten: { $cards }
vit-text-card = { $card }: { $text }
vit-text-hand = { $who }: Hand
vit-text-ladder = { $who }: Kelter und Keller
vit-text-ladder-empty = Leer.
vit-text-grape-red = rote Trauben
vit-text-grape-white = weiße Trauben
vit-text-you = du
vit-text-you-first = Du
vit-text-board = Spielplan, { $when }
vit-text-task = { $task }: { $free ->
    [0] voll
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
  }{ $bonus ->
    [yes] , darunter der Bonusplatz
   *[other] { "" }
  }. { $who }
vit-text-nobody = Niemand ist dort.
vit-text-with = { $name } ({ $worker })
vit-text-cart = Karren: { $who }
vit-text-decks = Stapel
vit-text-deck = { $deck }: { $count } zu ziehen, { $discards } abgelegt
vit-text-deck-vine = Rebe
vit-text-deck-summer_visitor = Sommerbesucher
vit-text-deck-order = Bestellung
vit-text-deck-winter_visitor = Winterbesucher
vit-text-wake-up = Wecktafel
vit-text-wake-row = Reihe { $row }: { $who }
vit-text-wake-free = frei
vit-text-wake-bare = frei, ohne Glasstein
vit-text-automa = Die Automa: { $vp } Siegpunkte, noch { $cards } Karten; deine Bonusmarker: { $tokens }
vit-text-yes = ja
vit-text-no = leer

## Nach dem Spiel

vit-score-orders = Bestellungen
vit-score-visitors = Besucher
vit-score-wake_up = Wecktafel
vit-score-board = Spielplan und Bauwerke
vit-score-cellar = Wein in den Kellern
vit-score-start = Zu Beginn
vit-score-points = Punkte
vit-score-lira = Lira (1. bei Gleichstand)
vit-score-wine = Wert der Weine (2.)
vit-score-grapes = Wert der Trauben (3.)
# What a year brought.
vit-gain-orders = Siegpunkte aus Bestellungen
vit-gain-visitors = Siegpunkte durch Besucher
vit-gain-wake_up = Siegpunkte von der Wecktafel
vit-gain-board = Siegpunkte von Spielplan und Bauwerken
vit-gain-cellar = Siegpunkte für Wein in den Kellern
vit-gain-lira = Lira eingenommen
vit-gain-residual = Jahreseinkommen
vit-gain-paid = Lira ausgegeben

## Wie viele

vit-count-vine = { $count ->
    [one] 1 Rebe
   *[other] { $count } Reben
  }
vit-count-summer_visitor = { $count ->
    [one] 1 Sommerbesucher
   *[other] { $count } Sommerbesucher
  }
vit-count-order = { $count ->
    [one] 1 Bestellung
   *[other] { $count } Bestellungen
  }
vit-count-winter_visitor = { $count ->
    [one] 1 Winterbesucher
   *[other] { $count } Winterbesucher
  }
vit-count-regular = { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
  }
vit-count-grande = { $count ->
    [one] 1 Grande-Arbeiter
   *[other] { $count } Grande-Arbeiter
  }
vit-count-temporary = { $count ->
    [one] 1 Aushilfskraft
   *[other] { $count } Aushilfskräfte
  }
