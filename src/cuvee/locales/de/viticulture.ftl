# Viticulture Essential Edition.
#
# $name is whoever acts, $other_name another player. Arguments that name a thing ($card, $space,
# $wine and so on) arrive in words already: as the message `card-merlot` says it.
#
# Some messages lean on these words: all wines are masculine („einen Rotwein“), a colour takes an -e
# („eine rote Traube“), and the events about workers choose their article by the name of the worker.

# Words that the browser shows as icons, in the texts of cards and structures.
-lira = Lira
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

game = Viticulture Essential Edition
reason-goal = Jemand hat 20 Siegpunkte erreicht, und das Jahr ist zu Ende.
reason-automa_win = Du hast mehr Siegpunkte als die Automa und gewinnst.
reason-automa_draw = Du hast so viele Siegpunkte wie die Automa: unentschieden.
reason-automa_loss = Die Automa hat mehr Siegpunkte, und du verlierst.
reason-aggressive_loss = Das Jahr ist zu Ende, und du liegst nicht vor der Automa: Du verlierst.
reason-workers_loss = Am Ende des dritten Jahres hast du keine sechs Arbeiter: Du verlierst.
option-friendly = Einen Bonusplatz nur besetzen, um den Bonus zu nutzen, außer wenn kein anderer Platz frei ist.
option-choose_parents = Eine von zwei Mamas und einen von zwei Papas behalten.
option-automa = Allein gegen die Automa spielen, mit diesem Schwierigkeitsgrad.
option-aggressive = Die Automa punktet jedes Jahr, und wer am Jahresende nicht vorn liegt, verliert (leicht, normal, schwer).
option-campaign = Allein mit den Regeln dieser Herausforderung spielen.
option-bonus_tokens = Bonusmarker, mit denen du allein beginnst.
option-redraw_visitors = Besucher, die Mitspieler brauchen, in den Stapeln lassen und neu ziehen, wenn einer kommt.

## Actions: what may be chosen, in any position

action-pass = Passen
action-wake_up = Reihe { $row }
action-place = { $space }
action-worker = { $worker } einsetzen
action-card = { $card }
action-deck = { $deck } ziehen
action-field = { $field }
action-vine = { $card } auf { $field }
action-structure = Bauen: { $structure }
action-grape = Traube: { $colour }, Wert { $value }
action-make = { $wine } keltern
action-wine = Wein: { $wine }, Wert { $value }
action-seat = { $seat }
action-retrieve = { $worker } zurückholen: { $space }
action-mama = Mama { $mama }
action-papa = Papa { $papa }
action-buy_field = { $field } zurückkaufen

# In special positions
action-build = Bauen: { $structure } ({ $lira } Lira)
action-build_cheaper = Bauen: { $structure } ({ $lira } statt { $cost } Lira)
action-sell_field = { $field } verkaufen
action-pick_up = Aufnehmen: { $card }
action-task = { $task }
option-papa-lira = { $lira } Lira mehr nehmen
option-papa-structure = Mit diesem Bauwerk beginnen: { $structure }
option-papa-worker = Mit einem Arbeiter mehr beginnen
option-papa-vp = Mit 1 Siegpunkt beginnen

## Decks, workers, fields, grapes, wines, seasons, players

deck-vine = Rebe
deck-summer_visitor = Sommerbesucher
deck-order = Bestellung
deck-winter_visitor = Winterbesucher

worker-regular = Arbeiter
worker-grande = Grande-Arbeiter
worker-temporary = Aushilfskraft

# A field is called by its number: the vine value it bears, and its price
field-field_5 = Feld 5
field-field_6 = Feld 6
field-field_7 = Feld 7

colour-red = rot
colour-white = weiß

wine-red = Rotwein
wine-white = Weißwein
wine-blush = Rosé
wine-sparkling = Schaumwein

season-spring = Frühling
season-summer = Sommer
season-fall = Herbst
season-winter = Winter

seat-0 = Spieler 1
seat-1 = Spieler 2
seat-2 = Spieler 3
seat-3 = Spieler 4
seat-4 = Spieler 5
seat-5 = Spieler 6

# The rows of the wake-up chart, with what each gives
row-1 = 1 (kein Bonus)
row-2 = 2 (Rebe ziehen)
row-3 = 3 (Bestellung ziehen)
row-4 = 4 (1 Lira)
row-5 = 5 (Sommer- oder Winterbesucher ziehen)
row-6 = 6 (1 Siegpunkt)
row-7 = 7 (Aushilfskraft für dieses Jahr)

## Structures

structure-trellis = Spalier
structure-irrigation = Bewässerung
structure-yoke = Joch
structure-windmill = Windmühle
structure-cottage = Gästehaus
structure-tasting_room = Verkostungsraum
structure-medium_cellar = mittlerer Keller
structure-large_cellar = großer Keller

structure_text-trellis = Manche Reben kannst du nur damit pflanzen.
structure_text-irrigation = Manche Reben kannst du nur damit pflanzen.
structure_text-yoke = Einmal im Jahr, im Sommer oder Winter, kann ein Arbeiter hier eine Rebe roden oder ein Feld abernten.
structure_text-windmill = Wenn du zum ersten Mal im Jahr pflanzt, erhältst du 1 { -point }.
structure_text-cottage = Du ziehst im Herbst zwei Besucher statt einem.
structure_text-tasting_room = Deine erste Führung im Jahr bringt dir 1 { -point }, wenn du dabei Wein im Keller hast.
structure_text-medium_cellar = Platz für Weine mit Wert 4 bis 6 und für Rosé.
structure_text-large_cellar = Nur nach dem mittleren Keller. Platz für Weine mit Wert 7 bis 9 und für Schaumwein.

## The board: its actions, and the spaces where workers stand

# What is done at each action of the board
task_text-play_summer = Spiele einen Sommerbesucher aus der Hand und führe ihn aus. Bonus: ein zweiter
task_text-draw_vine = Ziehe eine Rebe. Bonus: eine zweite
task_text-give_tour = Du erhältst 2 Lira; mit Verkostungsraum und einem Wein bringt die erste Führung des Jahres auch 1 Siegpunkt. Bonus: 1 Lira
task_text-build = Bezahle ein Bauwerk und errichte es. Bonus: 1 Lira, die beim Bezahlen hilft
task_text-sell = Verkaufe Trauben, oder verkaufe ein Feld ohne Reben, oder kaufe eines zurück. Bonus: 1 Siegpunkt
task_text-plant = Pflanze eine Rebe aus der Hand auf ein Feld; du brauchst ihre Bauwerke, und das Feld hat einen Grenzwert. Bonus: eine zweite Rebe
task_text-draw_order = Ziehe eine Bestellung. Bonus: eine zweite
task_text-harvest = Ernte ein Feld ab: eine rote und eine weiße Traube mit dem Wert seiner Reben. Bonus: ein zweites Feld
task_text-make_wine = Keltere bis zu zwei Weine aus deinen Trauben. Bonus: ein dritter Wein
task_text-train = Bezahle 4 Lira für einen Arbeiter, der ab dem nächsten Jahr arbeitet. Bonus: 1 Lira, die beim Bezahlen hilft
task_text-play_winter = Spiele einen Winterbesucher aus der Hand und führe ihn aus. Bonus: ein zweiter
task_text-fill_order = Gib die Weine ab, die eine Bestellung verlangt; du erhältst ihre Siegpunkte und mehr Jahreseinkommen. Bonus: 1 Siegpunkt
task_text-cart = Hier ist im Sommer und im Winter Platz für beliebig viele Arbeiter
task_text-yoke = Einmal im Jahr: eine Rebe roden oder ein Feld abernten

task-play_summer = Sommerbesucher spielen
task-draw_vine = Rebe ziehen
task-give_tour = Führung geben
task-build = Bauwerk errichten
task-sell = Trauben oder Feld verkaufen
task-plant = Rebe pflanzen
task-draw_order = Bestellung ziehen
task-harvest = Feld abernten
task-make_wine = Bis zu zwei Weine keltern
task-train = Arbeiter ausbilden
task-play_winter = Winterbesucher spielen
task-fill_order = Bestellung erfüllen

space-play_summer_left = { task-play_summer } (links)
space-play_summer_middle = { task-play_summer } ({ board-bonus-play_summer })
space-play_summer_right = { task-play_summer } (rechts)
space-play_summer = { task-play_summer } (Grande)
space-draw_vine_left = { task-draw_vine } (links)
space-draw_vine_middle = { task-draw_vine } ({ board-bonus-draw_vine })
space-draw_vine_right = { task-draw_vine } (rechts)
space-draw_vine = { task-draw_vine } (Grande)
space-give_tour_left = { task-give_tour } (links)
space-give_tour_middle = { task-give_tour } ({ board-bonus-give_tour })
space-give_tour_right = { task-give_tour } (rechts)
space-give_tour = { task-give_tour } (Grande)
space-build_left = { task-build } (links)
space-build_middle = { task-build } ({ board-bonus-build })
space-build_right = { task-build } (rechts)
space-build = { task-build } (Grande)
space-sell_left = { task-sell } (links)
space-sell_middle = { task-sell } ({ board-bonus-sell })
space-sell_right = { task-sell } (rechts)
space-sell = { task-sell } (Grande)
space-plant_left = { task-plant } (links)
space-plant_middle = { task-plant } ({ board-bonus-plant })
space-plant_right = { task-plant } (rechts)
space-plant = { task-plant } (Grande)
space-draw_order_left = { task-draw_order } (links)
space-draw_order_middle = { task-draw_order } ({ board-bonus-draw_order })
space-draw_order_right = { task-draw_order } (rechts)
space-draw_order = { task-draw_order } (Grande)
space-harvest_left = { task-harvest } (links)
space-harvest_middle = { task-harvest } ({ board-bonus-harvest })
space-harvest_right = { task-harvest } (rechts)
space-harvest = { task-harvest } (Grande)
space-make_wine_left = { task-make_wine } (links)
space-make_wine_middle = { task-make_wine } ({ board-bonus-make_wine })
space-make_wine_right = { task-make_wine } (rechts)
space-make_wine = { task-make_wine } (Grande)
space-train_left = { task-train } (links)
space-train_middle = { task-train } ({ board-bonus-train })
space-train_right = { task-train } (rechts)
space-train = { task-train } (Grande)
space-play_winter_left = { task-play_winter } (links)
space-play_winter_middle = { task-play_winter } ({ board-bonus-play_winter })
space-play_winter_right = { task-play_winter } (rechts)
space-play_winter = { task-play_winter } (Grande)
space-fill_order_left = { task-fill_order } (links)
space-fill_order_middle = { task-fill_order } ({ board-bonus-fill_order })
space-fill_order_right = { task-fill_order } (rechts)
space-fill_order = { task-fill_order } (Grande)
space-cart = Karren: 1 Lira erhalten
space-yoke = Joch: roden oder abernten

## Vines

card-sangiovese = Sangiovese
card-malvasia = Malvasia
card-pinot = Pinot
card-syrah = Syrah
card-trebbiano = Trebbiano
card-merlot = Merlot
card-sauvignon_blanc = Sauvignon Blanc
card-cabernet_sauvignon = Cabernet Sauvignon
card-chardonnay = Chardonnay

text-sangiovese = 1 rot; ohne Bauwerk; Wert 1
text-malvasia = 1 weiß; ohne Bauwerk; Wert 1
text-pinot = 1 rot und 1 weiß; braucht Spalier; Wert 2
text-syrah = 2 rot; braucht Spalier; Wert 2
text-trebbiano = 2 weiß; braucht Spalier; Wert 2
text-merlot = 3 rot; braucht Bewässerung; Wert 3
text-sauvignon_blanc = 3 weiß; braucht Bewässerung; Wert 3
text-cabernet_sauvignon = 4 rot; braucht Spalier und Bewässerung; Wert 4
text-chardonnay = 4 weiß; braucht Spalier und Bewässerung; Wert 4

## Wine orders: the wines asked for, each at least this good, and what they pay

card-order_red5 = Bestellung Rot 5
card-order_red2_white2 = Bestellung Rot 2 + Weiß 2
card-order_red3_white1 = Bestellung Rot 3 + Weiß 1
card-order_red1_white3 = Bestellung Rot 1 + Weiß 3
card-order_white5 = Bestellung Weiß 5
card-order_blush4 = Bestellung Rosé 4
card-order_red6 = Bestellung Rot 6
card-order_red2_white4 = Bestellung Rot 2 + Weiß 4
card-order_red4_white2 = Bestellung Rot 4 + Weiß 2
card-order_red3_white3 = Bestellung Rot 3 + Weiß 3
card-order_red4_red3 = Bestellung Rot 4 + Rot 3
card-order_white6 = Bestellung Weiß 6
card-order_white4_white3 = Bestellung Weiß 4 + Weiß 3
card-order_blush6 = Bestellung Rosé 6
card-order_red8 = Bestellung Rot 8
card-order_red5_white3 = Bestellung Rot 5 + Weiß 3
card-order_red3_white5 = Bestellung Rot 3 + Weiß 5
card-order_red4_blush4 = Bestellung Rot 4 + Rosé 4
card-order_red4_red3_red2 = Bestellung Rot 4 + Rot 3 + Rot 2
card-order_white8 = Bestellung Weiß 8
card-order_white4_blush4 = Bestellung Weiß 4 + Rosé 4
card-order_white4_white3_white2 = Bestellung Weiß 4 + Weiß 3 + Weiß 2
card-order_blush8 = Bestellung Rosé 8
card-order_sparkling7 = Bestellung Schaumwein 7
card-order_red2_white2_blush5 = Bestellung Rot 2 + Weiß 2 + Rosé 5
card-order_red7_red6 = Bestellung Rot 7 + Rot 6
card-order_red6_white6 = Bestellung Rot 6 + Weiß 6
card-order_red3_blush7 = Bestellung Rot 3 + Rosé 7
card-order_white3_blush7 = Bestellung Weiß 3 + Rosé 7
card-order_white7_white6 = Bestellung Weiß 7 + Weiß 6
card-order_sparkling9 = Bestellung Schaumwein 9
card-order_blush6_blush5 = Bestellung Rosé 6 + Rosé 5
card-order_white4_sparkling7 = Bestellung Weiß 4 + Schaumwein 7
card-order_white3_sparkling7 = Bestellung Weiß 3 + Schaumwein 7
card-order_white3_sparkling8 = Bestellung Weiß 3 + Schaumwein 8
card-order_white2_sparkling8 = Bestellung Weiß 2 + Schaumwein 8

text-order_red5 = 2 Siegpunkte, Jahreseinkommen +1
text-order_red2_white2 = 2 Siegpunkte, Jahreseinkommen +1
text-order_red3_white1 = 2 Siegpunkte, Jahreseinkommen +1
text-order_red1_white3 = 2 Siegpunkte, Jahreseinkommen +1
text-order_white5 = 2 Siegpunkte, Jahreseinkommen +1
text-order_blush4 = 2 Siegpunkte, Jahreseinkommen +1
text-order_red6 = 3 Siegpunkte, Jahreseinkommen +1
text-order_red2_white4 = 3 Siegpunkte, Jahreseinkommen +1
text-order_red4_white2 = 3 Siegpunkte, Jahreseinkommen +1
text-order_red3_white3 = 3 Siegpunkte, Jahreseinkommen +1
text-order_red4_red3 = 3 Siegpunkte, Jahreseinkommen +1
text-order_white6 = 3 Siegpunkte, Jahreseinkommen +1
text-order_white4_white3 = 3 Siegpunkte, Jahreseinkommen +1
text-order_blush6 = 3 Siegpunkte, Jahreseinkommen +1
text-order_red8 = 4 Siegpunkte, Jahreseinkommen +1
text-order_red5_white3 = 4 Siegpunkte, Jahreseinkommen +1
text-order_red3_white5 = 4 Siegpunkte, Jahreseinkommen +1
text-order_red4_blush4 = 4 Siegpunkte, Jahreseinkommen +1
text-order_red4_red3_red2 = 4 Siegpunkte, Jahreseinkommen +1
text-order_white8 = 4 Siegpunkte, Jahreseinkommen +1
text-order_white4_blush4 = 4 Siegpunkte, Jahreseinkommen +1
text-order_white4_white3_white2 = 4 Siegpunkte, Jahreseinkommen +1
text-order_blush8 = 4 Siegpunkte, Jahreseinkommen +1
text-order_sparkling7 = 4 Siegpunkte, Jahreseinkommen +1
text-order_red2_white2_blush5 = 5 Siegpunkte, Jahreseinkommen +2
text-order_red7_red6 = 5 Siegpunkte, Jahreseinkommen +2
text-order_red6_white6 = 5 Siegpunkte, Jahreseinkommen +2
text-order_red3_blush7 = 5 Siegpunkte, Jahreseinkommen +2
text-order_white3_blush7 = 5 Siegpunkte, Jahreseinkommen +2
text-order_white7_white6 = 5 Siegpunkte, Jahreseinkommen +2
text-order_sparkling9 = 5 Siegpunkte, Jahreseinkommen +2
text-order_blush6_blush5 = 6 Siegpunkte, Jahreseinkommen +2
text-order_white4_sparkling7 = 6 Siegpunkte, Jahreseinkommen +2
text-order_white3_sparkling7 = 6 Siegpunkte, Jahreseinkommen +2
text-order_white3_sparkling8 = 6 Siegpunkte, Jahreseinkommen +2
text-order_white2_sparkling8 = 6 Siegpunkte, Jahreseinkommen +2

## Summer visitors

card-surveyor = Landvermesser
text-surveyor = Erhalte entweder 2 { -lira } für jedes deiner leeren Felder oder 1 { -point } für jedes deiner bepflanzten Felder. Verkaufte Felder zählen nicht.
effect-surveyor-0 = 2 { -lira } für jedes leere Feld erhalten
effect-surveyor-1 = 1 { -point } für jedes bepflanzte Feld erhalten

card-broker = Makler
text-broker = Entweder zahlst du 9 { -lira } und erhältst 3 { -points }, oder du verlierst 2 { -points } und erhältst 6 { -lira }.
effect-broker-0 = 9 { -lira } zahlen, 3 { -points } erhalten
effect-broker-1 = 2 { -points } verlieren, 6 { -lira } erhalten

card-wine_critic = Weinkritiker
text-wine_critic = Entweder ziehst du zwei { -winter-visitors }, oder du gibst einen Wein mit Wert 7 oder mehr ab und erhältst 4 { -points }.
effect-wine_critic-0 = 2 { -winter-visitors } ziehen
effect-wine_critic-1 = 1 Wein mit Wert 7 oder mehr abgeben, 4 { -points } erhalten

card-blacksmith = Schmied
text-blacksmith = Errichte ein Bauwerk für 2 { -lira } weniger, als es kostet. Kostet es eigentlich 5 oder 6 { -lira }, erhältst du außerdem 1 { -point }.

card-contractor = Bauunternehmer
text-contractor = Wähle zwei von dreien, in beliebiger Reihenfolge: 1 { -point } erhalten; ein Bauwerk zum vollen Preis errichten; eine Rebe pflanzen.
effect-contractor-0 = 1 { -point } erhalten
effect-contractor-1 = 1 Bauwerk errichten
effect-contractor-2 = 1 Rebe pflanzen

card-tour_guide = Reiseleiter
text-tour_guide = Entweder erhältst du 4 { -lira }, oder du erntest ein Feld ab.
effect-tour_guide-0 = 4 { -lira } erhalten
effect-tour_guide-1 = 1 Feld abernten

card-novice_guide = Reiseleiter auf Probe
text-novice_guide = Entweder erhältst du 3 { -lira }, oder du kelterst einen oder zwei Weine.
effect-novice_guide-0 = 3 { -lira } erhalten
effect-novice_guide-1 = 1 oder 2 Weine keltern

card-uncertified_broker = Makler ohne Zulassung
text-uncertified_broker = Entweder verlierst du 3 { -points } und erhältst 9 { -lira }, oder du zahlst 6 { -lira } und erhältst 2 { -points }.
effect-uncertified_broker-0 = 3 { -points } verlieren, 9 { -lira } erhalten
effect-uncertified_broker-1 = 6 { -lira } zahlen, 2 { -points } erhalten

card-planter = Pflanzer
text-planter = Entweder pflanzt du eine oder zwei Reben und erhältst 1 { -lira }, oder du rodest eine Rebe, wirfst eine { -vine-card } aus der Hand ab und erhältst 2 { -points }.
effect-planter-0 = 1 oder 2 Reben pflanzen, 1 { -lira } erhalten
effect-planter-0-0-0 = 1 Rebe pflanzen
effect-planter-1 = 1 Rebe roden, 1 { -vine-card } abwerfen, 2 { -points } erhalten

card-buyer = Einkäufer
text-buyer = Entweder zahlst du 2 { -lira } für eine rote oder weiße Traube mit Wert 1, deren Platz auf deiner Kelter frei ist, oder du gibst eine Traube ab und erhältst 2 { -lira } und 1 { -point }.
effect-buyer-0 = 2 { -lira } für 1 Traube mit Wert 1 zahlen
effect-buyer-1 = 1 Traube abgeben, 2 { -lira } und 1 { -point } erhalten

card-landscaper = Landschaftsgärtner
text-landscaper = Entweder ziehst du eine Rebe und darfst dann eine Rebe pflanzen, oder du tauschst zwei Reben zwischen zwei deiner Felder, ohne deren Grenzwerte zu überschreiten.
effect-landscaper-0 = 1 Rebe ziehen, dann auf Wunsch 1 Rebe pflanzen
effect-landscaper-0-1-0 = 1 Rebe pflanzen
effect-landscaper-1 = 2 Reben zwischen zwei Feldern tauschen

card-architect = Architekt
text-architect = Entweder errichtest du ein Bauwerk für 3 { -lira } weniger, als es kostet, oder du erhältst 1 { -point } für jedes deiner Bauwerke, das 4 { -lira } kostet.
effect-architect-0 = 1 Bauwerk für 3 { -lira } weniger errichten
effect-architect-1 = 1 { -point } für jedes eigene Bauwerk zu 4 { -lira } erhalten

card-uncertified_architect = Architekt ohne Zulassung
text-uncertified_architect = Entweder verlierst du 1 { -point } und errichtest kostenlos ein Bauwerk zu 2 oder 3 { -lira }, oder du verlierst 2 { -points } und errichtest kostenlos ein beliebiges Bauwerk.
effect-uncertified_architect-0 = 1 { -point } verlieren, 1 Bauwerk zu 2 oder 3 { -lira } kostenlos errichten
effect-uncertified_architect-1 = 2 { -points } verlieren, 1 beliebiges Bauwerk kostenlos errichten

card-patron = Mäzen
text-patron = Entweder erhältst du 4 { -lira }, oder du ziehst eine { -wine-order } und einen { -winter-visitor }.
effect-patron-0 = 4 { -lira } erhalten
effect-patron-1 = 1 { -wine-order } und 1 { -winter-visitor } ziehen

card-auctioneer = Auktionator
text-auctioneer = Entweder wirfst du zwei beliebige Karten ab und erhältst 4 { -lira }, oder du wirfst vier ab und erhältst 3 { -points }.
effect-auctioneer-0 = 2 Karten abwerfen, 4 { -lira } erhalten
effect-auctioneer-1 = 4 Karten abwerfen, 3 { -points } erhalten

card-entertainer = Unterhaltungskünstler
text-entertainer = Entweder zahlst du 4 { -lira } und ziehst drei { -winter-visitors }, oder du gibst einen Wein ab, wirfst drei beliebige Besucher ab und erhältst 3 { -points }.
effect-entertainer-0 = 4 { -lira } zahlen, 3 { -winter-visitors } ziehen
effect-entertainer-1 = 1 Wein abgeben, 3 Besucher abwerfen, 3 { -points } erhalten

card-vendor = Verkäufer
text-vendor = Ziehe eine Rebe, eine { -wine-order } und einen { -winter-visitor }. Danach darf jeder Mitspieler einen { -summer-visitor } ziehen.
effect-vendor-1-0-0 = 1 { -summer-visitor } ziehen

card-handyman = Heimwerker
text-handyman = Alle Spieler dürfen ein Bauwerk für 2 { -lira } weniger errichten, als es kostet. Du erhältst 1 { -point } für jeden Mitspieler, der das tut.
effect-handyman-0-0 = 1 Bauwerk für 2 { -lira } weniger errichten

card-horticulturist = Gärtner
text-horticulturist = Entweder pflanzt du eine Rebe ohne die Bauwerke, die sie braucht, oder du rodest zwei Reben, wirfst zwei { -vine-cards } aus der Hand ab und erhältst 3 { -points }.
effect-horticulturist-0 = 1 Rebe ohne ihre Bauwerke pflanzen
effect-horticulturist-1 = 2 Reben roden, 2 { -vine-cards } abwerfen, 3 { -points } erhalten

card-peddler = Hausierer
text-peddler = Wirf zwei Karten ab und ziehe dann von jedem der vier Stapel eine Karte.

card-banker = Bankier
text-banker = Erhalte 5 { -lira }. Danach darf jeder Mitspieler 1 { -point } verlieren, um 3 { -lira } von der Bank zu erhalten.
effect-banker-1-0-0 = 1 { -point } verlieren, 3 { -lira } erhalten

card-overseer = Aufseher
text-overseer = Errichte ein Bauwerk zum vollen Preis und pflanze eine Rebe, in beliebiger Reihenfolge. Hat die Rebe Wert 4, erhältst du 1 { -point }.
effect-overseer-0 = 1 Bauwerk errichten
effect-overseer-1 = 1 Rebe pflanzen; bei Wert 4: 1 { -point }

card-importer = Importeur
text-importer = Deine Mitspieler dürfen dir zusammen genau drei beliebige Besucher geben. Tun sie es nicht, ziehst du drei { -winter-visitors }.

card-sharecropper = Teilpächter
text-sharecropper = Entweder pflanzt du eine Rebe ohne die Bauwerke, die sie braucht, oder du rodest eine Rebe, wirfst eine { -vine-card } aus der Hand ab und erhältst 2 { -points }.
effect-sharecropper-0 = 1 Rebe ohne ihre Bauwerke pflanzen
effect-sharecropper-1 = 1 Rebe roden, 1 { -vine-card } abwerfen, 2 { -points } erhalten

card-grower = Weinbauer
text-grower = Pflanze eine Rebe. Stehen danach sechs oder mehr Reben auf deinen Feldern, erhältst du 2 { -points }.

card-negotiator = Unterhändler
text-negotiator = Entweder gibst du eine Traube ab und erhöhst dein Jahreseinkommen um 1, oder du gibst einen Wein ab und erhöhst es um 2.
effect-negotiator-0 = 1 Traube abgeben, Jahreseinkommen +1
effect-negotiator-1 = 1 Wein abgeben, Jahreseinkommen +2

card-cultivator = Landwirt
text-cultivator = Pflanze eine Rebe, auch über den Grenzwert ihres Feldes hinaus. Ihre Bauwerke braucht sie trotzdem.

card-homesteader = Siedler
text-homesteader = Wähle eines davon, oder verliere 1 { -point } und tu beides: ein Bauwerk für 3 { -lira } weniger errichten, als es kostet; eine oder zwei Reben pflanzen.
effect-homesteader-0 = 1 Bauwerk für 3 { -lira } weniger errichten
effect-homesteader-1 = 1 oder 2 Reben pflanzen
effect-homesteader-1-0 = 1 Rebe pflanzen
effect-homesteader-2-0 = 1 { -point } verlieren, auch 1 oder 2 Reben pflanzen
effect-homesteader-3-0 = 1 { -point } verlieren, auch 1 Bauwerk für 3 { -lira } weniger errichten

card-planner = Planer
text-planner = Setze jetzt noch einen Arbeiter auf eine Winteraktion oder den Karren. Er führt sie zu Beginn des Winters aus, vor dem ersten Zug; was dann nicht möglich ist, verfällt.

card-agriculturist = Agronom
text-agriculturist = Pflanze eine Rebe. Stehen auf ihrem Feld danach drei oder mehr verschiedene Rebsorten, erhältst du 2 { -points }.

card-swindler = Schwindler
text-swindler = Jeder Mitspieler darf dir 2 { -lira } zahlen. Du erhältst 1 { -point } für jeden, der es nicht tut.
effect-swindler-0-0 = 2 { -lira } zahlen

card-producer = Erzeuger
text-producer = Zahle 2 { -lira } und hole einen oder zwei deiner Arbeiter von anderen Aktionen zurück. Du darfst sie in diesem Jahr noch einmal einsetzen.
effect-producer-1-0 = 1 Arbeiter zurückholen

card-organizer = Organisator
text-organizer = Stelle deinen Hahn in eine freie Reihe der Wecktafel und nimm den Bonus dieser Reihe. Damit hast du für diese Jahreszeit gepasst.

card-sponsor = Sponsor
text-sponsor = Wähle eines davon, oder verliere 1 { -point } und tu beides: zwei Reben ziehen; 3 { -lira } erhalten.
effect-sponsor-0 = 2 Reben ziehen
effect-sponsor-1 = 3 { -lira } erhalten
effect-sponsor-2-0 = 1 { -point } verlieren, auch 3 { -lira } erhalten
effect-sponsor-3-0 = 1 { -point } verlieren, auch 2 Reben ziehen

card-artisan = Kunsthandwerker
text-artisan = Wähle eines davon: 3 { -lira } erhalten; ein Bauwerk für 1 { -lira } weniger errichten, als es kostet; eine oder zwei Reben pflanzen.
effect-artisan-0 = 3 { -lira } erhalten
effect-artisan-1 = 1 Bauwerk für 1 { -lira } weniger errichten
effect-artisan-2 = 1 oder 2 Reben pflanzen
effect-artisan-2-0 = 1 Rebe pflanzen

card-stonemason = Steinmetz
text-stonemason = Zahle 8 { -lira } und errichte zwei Bauwerke, egal was sie kosten.

card-volunteer_crew = Freiwillige Helfer
text-volunteer_crew = Alle Spieler dürfen eine Rebe pflanzen. Du erhältst 2 { -lira } für jeden Mitspieler, der das tut.
effect-volunteer_crew-0-0 = 1 Rebe pflanzen

card-wedding_party = Hochzeitsgesellschaft
text-wedding_party = Zahle einem, zwei oder drei Mitspielern deiner Wahl je 2 { -lira }. Du erhältst 1 { -point } für jeden von ihnen.

## Winter visitors

card-merchant = Kaufmann
text-merchant = Entweder zahlst du 3 { -lira } für eine rote und eine weiße Traube mit Wert 1, deren Plätze auf deiner Kelter beide frei sind, oder du erfüllst eine { -wine-order } und erhältst 1 { -point } mehr.
effect-merchant-0 = 3 { -lira } für 1 rote und 1 weiße Traube mit Wert 1 zahlen
effect-merchant-1 = 1 { -wine-order } erfüllen, 1 { -point } mehr

card-crusher = Kelterer
text-crusher = Entweder erhältst du 3 { -lira } und ziehst einen { -summer-visitor }, oder du ziehst eine { -wine-order } und kelterst dann einen oder zwei Weine.
effect-crusher-0 = 3 { -lira } erhalten, 1 { -summer-visitor } ziehen
effect-crusher-1 = 1 { -wine-order } ziehen, dann 1 oder 2 Weine keltern
effect-crusher-1-1-0 = 1 oder 2 Weine keltern

card-judge = Preisrichter
text-judge = Entweder ziehst du zwei { -summer-visitors }, oder du gibst einen Wein mit Wert 4 oder mehr ab und erhältst 3 { -points }.
effect-judge-0 = 2 { -summer-visitors } ziehen
effect-judge-1 = 1 Wein mit Wert 4 oder mehr abgeben, 3 { -points } erhalten

card-oenologist = Önologe
text-oenologist = Entweder lässt du alle deine Weine zweimal reifen, oder du zahlst 3 { -lira } und baust deinen nächsten Keller, egal was er kostet.
effect-oenologist-0 = Alle eigenen Weine zweimal reifen lassen
effect-oenologist-1 = 3 { -lira } zahlen, nächsten Keller bauen

card-marketer = Vermarkter
text-marketer = Entweder ziehst du zwei { -summer-visitors } und erhältst 1 { -lira }, oder du erfüllst eine { -wine-order } und erhältst 1 { -point } mehr.
effect-marketer-0 = 2 { -summer-visitors } ziehen, 1 { -lira } erhalten
effect-marketer-1 = 1 { -wine-order } erfüllen, 1 { -point } mehr

card-crush_expert = Kelterexperte
text-crush_expert = Entweder erhältst du 3 { -lira } und ziehst eine { -wine-order }, oder du kelterst einen bis drei Weine.
effect-crush_expert-0 = 3 { -lira } erhalten, 1 { -wine-order } ziehen
effect-crush_expert-1 = 1 bis 3 Weine keltern

card-uncertified_teacher = Lehrer ohne Zulassung
text-uncertified_teacher = Entweder verlierst du 1 { -point } und bildest kostenlos einen Arbeiter aus, oder du erhältst 1 { -point } für jeden Mitspieler, der sechs Arbeiter hat.
effect-uncertified_teacher-0 = 1 { -point } verlieren, 1 Arbeiter kostenlos ausbilden
effect-uncertified_teacher-1 = 1 { -point } für jeden Mitspieler mit 6 Arbeitern erhalten

card-teacher = Lehrer
text-teacher = Entweder kelterst du einen oder zwei Weine, oder du bildest für 2 { -lira } einen Arbeiter aus.
effect-teacher-0 = 1 oder 2 Weine keltern
effect-teacher-1 = 2 { -lira } zahlen, 1 Arbeiter ausbilden

card-benefactor = Wohltäter
text-benefactor = Entweder ziehst du eine Rebe und einen { -summer-visitor }, oder du wirfst zwei beliebige Besucher ab und erhältst 2 { -points }.
effect-benefactor-0 = 1 Rebe und 1 { -summer-visitor } ziehen
effect-benefactor-1 = 2 Besucher abwerfen, 2 { -points } erhalten

card-assessor = Gutachter
text-assessor = Entweder erhältst du 1 { -lira } für jede Karte auf deiner Hand, oder du wirfst deine ganze Hand ab, mindestens eine Karte, und erhältst 2 { -points }.
effect-assessor-0 = 1 { -lira } für jede Handkarte erhalten
effect-assessor-1 = Ganze Hand abwerfen, 2 { -points } erhalten

card-queen = Königin
text-queen = Dein rechter Nachbar muss eines davon tun: 1 { -point } verlieren, dir zwei Karten geben oder dir 3 { -lira } zahlen.
effect-queen-0-0 = 1 { -point } verlieren
effect-queen-0-1 = 2 Karten geben
effect-queen-0-2 = 3 { -lira } zahlen

card-harvester = Erntehelfer
text-harvester = Ernte ein oder zwei Felder ab und erhalte dazu entweder 2 { -lira } oder 1 { -point }.
effect-harvester-0 = 1 oder 2 Felder abernten, 2 { -lira } erhalten
effect-harvester-0-0-0 = 1 Feld abernten
effect-harvester-1 = 1 oder 2 Felder abernten, 1 { -point } erhalten
effect-harvester-1-0-0 = 1 Feld abernten

card-professor = Professor
text-professor = Entweder bildest du für 2 { -lira } einen Arbeiter aus, oder du erhältst 2 { -points }, wenn du sechs Arbeiter hast.
effect-professor-0 = 2 { -lira } zahlen, 1 Arbeiter ausbilden
effect-professor-1 = 2 { -points } für deine 6 Arbeiter erhalten

card-master_vintner = Kellermeister
text-master_vintner = Entweder baust du deinen nächsten Keller für 2 { -lira } weniger, als er kostet, oder du lässt einen Wein reifen und erfüllst eine { -wine-order }, in beliebiger Reihenfolge.
effect-master_vintner-0 = Nächsten Keller für 2 { -lira } weniger bauen
effect-master_vintner-1 = 1 Wein reifen lassen und 1 { -wine-order } erfüllen
effect-master_vintner-1-0 = 1 Wein reifen lassen
effect-master_vintner-1-1 = 1 { -wine-order } erfüllen

card-uncertified_oenologist = Önologe ohne Zulassung
text-uncertified_oenologist = Entweder lässt du alle deine Weine zweimal reifen, oder du verlierst 1 { -point } und baust kostenlos deinen nächsten Keller.
effect-uncertified_oenologist-0 = Alle eigenen Weine zweimal reifen lassen
effect-uncertified_oenologist-1 = 1 { -point } verlieren, nächsten Keller kostenlos bauen

card-promoter = Werbefachmann
text-promoter = Gib eine Traube oder einen Wein ab, erhalte 1 { -point } und erhöhe dein Jahreseinkommen um 1.
effect-promoter-0 = 1 Traube abgeben, 1 { -point } erhalten, Jahreseinkommen +1
effect-promoter-1 = 1 Wein abgeben, 1 { -point } erhalten, Jahreseinkommen +1

card-mentor = Mentor
text-mentor = Alle Spieler dürfen einen oder zwei Weine keltern. Für jeden Mitspieler, der das tut, ziehst du eine Rebe oder einen { -summer-visitor }.
effect-mentor-0-0 = 1 oder 2 Weine keltern

card-harvest_expert = Ernteexperte
text-harvest_expert = Ernte ein Feld ab. Dazu ziehst du entweder eine Rebe, oder du baust das Joch für 1 { -lira }.
effect-harvest_expert-0 = 1 Feld abernten, 1 Rebe ziehen
effect-harvest_expert-1 = 1 Feld abernten, Joch für 1 { -lira } bauen

card-innkeeper = Gastwirt
text-innkeeper = Nimm von zwei verschiedenen Ablagestapeln je die oberste Karte auf die Hand.

card-jack_of_all_trades = Tausendsassa
text-jack_of_all_trades = Wähle zwei von dreien, in beliebiger Reihenfolge: ein Feld abernten; einen oder zwei Weine keltern; eine { -wine-order } erfüllen.
effect-jack_of_all_trades-0 = 1 Feld abernten
effect-jack_of_all_trades-1 = 1 oder 2 Weine keltern
effect-jack_of_all_trades-2 = 1 { -wine-order } erfüllen

card-politician = Politiker
text-politician = Hast du weniger als 0 { -points }, erhältst du 6 { -lira }. Sonst ziehst du eine Rebe, einen { -summer-visitor } und eine { -wine-order }.

card-supervisor = Betriebsleiter
text-supervisor = Keltere einen oder zwei Weine. Für jeden Schaumwein darunter erhältst du 1 { -point }.

card-scholar = Gelehrter
text-scholar = Wähle eines davon, oder verliere 1 { -point } und tu beides: zwei { -wine-orders } ziehen; für 3 { -lira } einen Arbeiter ausbilden.
effect-scholar-0 = 2 { -wine-orders } ziehen
effect-scholar-1 = 3 { -lira } zahlen, 1 Arbeiter ausbilden
effect-scholar-2-0 = 1 { -point } verlieren, auch für 3 { -lira } 1 Arbeiter ausbilden
effect-scholar-3-0 = 1 { -point } verlieren, auch 2 { -wine-orders } ziehen

card-reaper = Schnitter
text-reaper = Ernte ein bis drei Felder ab. Erntest du drei ab, erhältst du 2 { -points }.
effect-reaper-0 = 1 Feld abernten

card-motivator = Motivator
text-motivator = Du und alle Mitspieler, die noch nicht gepasst haben, dürfen den Grande-Arbeiter zurückholen. Du erhältst 1 { -point } für jeden Mitspieler, der das tut.
effect-motivator-0-0 = Grande-Arbeiter zurückholen

card-bottler = Abfüller
text-bottler = Keltere einen bis drei Weine. Für jede Weinsorte darunter erhältst du 1 { -point }.

card-craftsman = Handwerker
text-craftsman = Wähle zwei von dreien, in beliebiger Reihenfolge: eine { -wine-order } ziehen; deinen nächsten Keller zum vollen Preis bauen; 1 { -point } erhalten.
effect-craftsman-0 = 1 { -wine-order } ziehen
effect-craftsman-1 = Nächsten Keller bauen
effect-craftsman-2 = 1 { -point } erhalten

card-exporter = Exporteur
text-exporter = Wähle eines davon: einen oder zwei Weine keltern; eine { -wine-order } erfüllen; eine Traube abgeben und 2 { -points } erhalten.
effect-exporter-0 = 1 oder 2 Weine keltern
effect-exporter-1 = 1 { -wine-order } erfüllen
effect-exporter-2 = 1 Traube abgeben, 2 { -points } erhalten

card-laborer = Tagelöhner
text-laborer = Wähle eines davon, oder verliere 1 { -point } und tu beides: ein oder zwei Felder abernten; einen bis drei Weine keltern.
effect-laborer-0 = 1 oder 2 Felder abernten
effect-laborer-0-0 = 1 Feld abernten
effect-laborer-1 = 1 bis 3 Weine keltern
effect-laborer-2-0 = 1 { -point } verlieren, auch 1 bis 3 Weine keltern
effect-laborer-3-0 = 1 { -point } verlieren, auch 1 oder 2 Felder abernten

card-designer = Designer
text-designer = Errichte ein Bauwerk zum vollen Preis. Hast du danach sechs oder mehr Bauwerke, erhältst du 2 { -points }.

card-governess = Gouvernante
text-governess = Entweder bildest du für 3 { -lira } einen Arbeiter aus, der schon in diesem Jahr arbeiten kann, oder du gibst einen Wein ab und erhältst 2 { -points }.
effect-governess-0 = 3 { -lira } zahlen, 1 Arbeiter schon für dieses Jahr ausbilden
effect-governess-1 = 1 Wein abgeben, 2 { -points } erhalten

card-manager = Verwalter
text-manager = Führe eine Sommeraktion des Spielplans aus oder nutze den Karren, ohne Arbeiter und ohne Bonus, auch wenn alle Plätze der Aktion besetzt sind.

card-zymologist = Gärungsforscher
text-zymologist = Keltere einen oder zwei Weine mit Wert 4 oder mehr, auch ohne die Keller dafür.

card-noble = Edelmann
text-noble = Entweder zahlst du 1 { -lira } und erhöhst dein Jahreseinkommen um 1, oder du senkst es um 2 und erhältst 2 { -points }.
effect-noble-0 = 1 { -lira } zahlen, Jahreseinkommen +1
effect-noble-1 = Jahreseinkommen -2, 2 { -points } erhalten

card-governor = Statthalter
text-governor = Nenne einen, zwei oder drei Mitspieler: Jeder gibt dir einen { -summer-visitor } seiner Wahl. Für jeden, der keinen hat, erhältst du 1 { -point }.

card-taster = Verkoster
text-taster = Gib einen Wein ab und erhalte 4 { -lira }. War er mehr wert als jeder andere Wein in allen Kellern, erhältst du 2 { -points }.

card-caravan = Karawane
text-caravan = Decke von jedem Stapel eine Karte auf. Behalte zwei davon und wirf die übrigen ab.

card-guest_speaker = Gastredner
text-guest_speaker = Alle Spieler dürfen für 1 { -lira } einen Arbeiter ausbilden. Du erhältst 1 { -point } für jeden Mitspieler, der das tut.
effect-guest_speaker-0-0 = 1 { -lira } zahlen, 1 Arbeiter ausbilden

## Options on the board

effect-yoke-0 = 1 Rebe roden
effect-yoke-1 = 1 Feld abernten
effect-sell-0 = Trauben verkaufen
effect-sell-1 = Feld verkaufen oder zurückkaufen
effect-harvest_more-0 = 1 Feld abernten

## Mamas and papas, with what they give

mama-alaena = Alaena (1 Rebe, 1 Sommerbesucher, 1 Bestellung)
mama-alyssa = Alyssa (1 Rebe, 1 Sommerbesucher, 1 Winterbesucher)
mama-deann = Deann (1 Rebe, 1 Bestellung, 1 Winterbesucher)
mama-margot = Margot (1 Sommerbesucher, 1 Bestellung, 1 Winterbesucher)
mama-margaret = Margaret (2 Reben, 1 Sommerbesucher)
mama-nici = Nici (2 Reben, 1 Bestellung)
mama-teruyo = Teruyo (2 Reben, 1 Winterbesucher)
mama-emily = Emily (1 Rebe, 2 Sommerbesucher)
mama-rebecca = Rebecca (2 Sommerbesucher, 1 Bestellung)
mama-danyel = Danyel (2 Sommerbesucher, 1 Winterbesucher)
mama-laura = Laura (1 Rebe, 2 Bestellungen)
mama-jess = Jess (1 Sommerbesucher, 2 Bestellungen)
mama-casey = Casey (2 Bestellungen, 1 Winterbesucher)
mama-christine = Christine (1 Rebe, 2 Winterbesucher)
mama-naja = Naja (1 Sommerbesucher, 2 Winterbesucher)
mama-falon = Falon (1 Bestellung, 2 Winterbesucher)
mama-nicole = Nicole (1 Rebe, 1 Winterbesucher, 2 Lira)
mama-ariel = Ariel (1 Sommerbesucher, 1 Bestellung, 2 Lira)

papa-andrew = Andrew (4 Lira; Spalier oder 2 Lira mehr)
papa-christian = Christian (3 Lira; Bewässerung oder 3 Lira mehr)
papa-jay = Jay (5 Lira; Joch oder 2 Lira mehr)
papa-josh = Josh (3 Lira; mittlerer Keller oder 4 Lira mehr)
papa-kozi = Kozi (2 Lira; Gästehaus oder 4 Lira mehr)
papa-matthew = Matthew (1 Lira; Windmühle oder 5 Lira mehr)
papa-matt = Matt (Verkostungsraum oder 6 Lira)
papa-paul = Paul (5 Lira; Spalier oder 1 Lira mehr)
papa-stephan = Stephan (4 Lira; Bewässerung oder 2 Lira mehr)
papa-steven = Steven (6 Lira; Joch oder 1 Lira mehr)
papa-joel = Joel (4 Lira; mittlerer Keller oder 3 Lira mehr)
papa-raymond = Raymond (3 Lira; Gästehaus oder 3 Lira mehr)
papa-jerry = Jerry (2 Lira; Windmühle oder 4 Lira mehr)
papa-trevor = Trevor (1 Lira; Verkostungsraum oder 5 Lira mehr)
papa-rafael = Rafael (2 Lira; 1 Arbeiter oder 4 Lira mehr)
papa-gary = Gary (3 Lira; 1 Arbeiter oder 3 Lira mehr)
papa-morten = Morten (4 Lira; 1 Siegpunkt oder 3 Lira mehr)
papa-alan = Alan (5 Lira; 1 Siegpunkt oder 2 Lira mehr)

## Questions

ask-mama = Welche Mama behältst du?
ask-papa_kept = Welchen Papa behältst du?
ask-papa = Papa { $papa }. Welches Geschenk nimmst du?

ask-wake_up = In welche Reihe stellst du deinen Hahn?
ask-wake_up_visitor = Von welchem Stapel ziehst du deinen Besucher?
ask-place_worker = Wo setzt du einen Arbeiter ein?
ask-worker = Welchen Arbeiter setzt du ein?
ask-fall = Von welchem Stapel ziehst du in diesem Herbst einen Besucher?
ask-limit_hand = Das Jahr endet, und du darfst sieben Karten behalten. Welche wirfst du ab?

ask-token =
    { $count ->
        [one] { $task }: Gibst du deinen Bonusmarker aus, um auch den Bonus zu erhalten?
       *[other] { $task }: Gibst du einen deiner { $count } Bonusmarker aus, um auch den Bonus zu erhalten?
    }
ask-harvest_more = Noch ein Feld abernten?
ask-redraw_mama = Mama { $mama } gibt dir Bestellungen, die du nicht erfüllen kannst. Eine andere Mama ziehen?

ask-bonus-play_summer = Als Bonus noch einen Sommerbesucher spielen?
ask-bonus-draw_vine = Als Bonus noch eine Rebe ziehen?
ask-bonus-give_tour = Als Bonus 1 Lira nehmen?
ask-bonus-build = Als Bonus 1 Lira nehmen?
ask-bonus-sell = Als Bonus 1 Siegpunkt nehmen?
ask-bonus-plant = Als Bonus noch eine Rebe pflanzen?
ask-bonus-draw_order = Als Bonus noch eine Bestellung ziehen?
ask-bonus-harvest = Als Bonus noch ein Feld abernten?
ask-bonus-train = Als Bonus 1 Lira nehmen?
ask-bonus-play_winter = Als Bonus noch einen Winterbesucher spielen?
ask-bonus-fill_order = Als Bonus 1 Siegpunkt nehmen?

ask-play_visitor = Welchen Besucher spielst du?
ask-build = Was baust du?
ask-sell = Womit handelst du?
ask-sell_grapes = Welche Traube verkaufst du? Wert 1–3 bringt 1 Lira, 4–6 bringt 2, 7–9 bringt 3.
ask-trade_field = Welches Feld verkaufst du oder kaufst du zurück? Seine Nummer ist sein Preis in Lira.
ask-plant = Welche Rebe pflanzt du?
ask-plant_where = Auf welches Feld pflanzt du { $card }?
ask-uproot = Welche Rebe rodest du?
ask-swap = Welche Rebe tauschst du?
ask-harvest = Welches Feld erntest du ab?
ask-yoke = Wofür nutzt du das Joch?
ask-make_wine = Welchen Wein kelterst du?
ask-grape_for = Welche Traube kommt in den { $wine }?
ask-fill_order = Welche Bestellung erfüllst du?
ask-bottle_for = Welchen Wein lieferst du für „{ $card }“?

ask-draw_from = Von welchem Stapel ziehst du?
ask-discard = Welche Karte wirfst du ab?
ask-discard_grape = Welche Traube gibst du ab?
ask-discard_wine = Welchen Wein gibst du ab?
ask-buy_grape = Welche Traube kaufst du?
ask-age_wine = Welchen Wein lässt du reifen?
ask-both = 1 Siegpunkt verlieren und auch das andere tun?
ask-in_any_order = Was tust du als Nächstes?
ask-plan = Auf welche Winteraktion setzt du einen Arbeiter?
ask-retrieve = Welchen Arbeiter holst du zurück?
ask-organize = In welche Reihe stellst du deinen Hahn um?
ask-swindler = Dem Besitzer des Schwindlers 2 Lira zahlen? Sonst erhält er 1 Siegpunkt.
ask-wedding = Welchem Mitspieler zahlst du 2 Lira?
ask-pledge =
    { $count ->
        [one] Für das Geschenk an den Importeur fehlt noch ein Besucher. Welchen gibst du?
       *[other] Für das Geschenk an den Importeur fehlen noch { $count } Besucher. Welchen gibst du?
    }
ask-tribute = Was gibst du dem Besitzer der Königin?
ask-give = Welche Karte gibst du ab?
ask-pick_up = Von welchem Ablagestapel nimmst du die oberste Karte?
ask-summer_action = Welche Sommeraktion führst du aus?
ask-governor = Welchen Mitspieler bittest du um einen Sommerbesucher?
ask-keep = Welche Karte behältst du?

## Events

event-season = { $season }, Jahr { $year }.
event-year_end = Jahr { $year } ist vorbei: Trauben und Weine reifen, und alle Arbeiter kommen nach Hause.
event-reshuffle = Die Ablage wird neu gemischt. Neuer Stapel: { $deck }.
event-mama = { $name }: Mama { $mama }.
event-papa = { $name }: Papa { $papa }.

event-wake_up = { $name } stellt den Hahn in Reihe { $row }.
event-temporary = { $name } bekommt für dieses Jahr die Aushilfskraft.
event-place =
    { $worker ->
        [Aushilfskraft] { $name } setzt die Aushilfskraft ein: { $space }.
        [Grande-Arbeiter] { $name } setzt den Grande-Arbeiter ein: { $space }.
       *[Arbeiter] { $name } setzt einen Arbeiter ein: { $space }.
    }
event-retrieve =
    { $worker ->
        [Aushilfskraft] { $name } holt die Aushilfskraft zurück: { $space }.
        [Grande-Arbeiter] { $name } holt den Grande-Arbeiter zurück: { $space }.
       *[Arbeiter] { $name } holt einen Arbeiter zurück: { $space }.
    }
event-pass = { $name } passt.
event-plan_lost = { $name } kann das Geplante nicht ausführen; es verfällt.
event-train = { $name } bildet einen Arbeiter aus.

event-vp =
    { $points ->
        [one] { $name } erhält 1 Siegpunkt.
       *[other] { $name } erhält { $points } Siegpunkte.
    }
event-vp-lost =
    { $points ->
        [one] { $name } verliert 1 Siegpunkt.
       *[other] { $name } verliert { $points } Siegpunkte.
    }
event-lira = { $name } erhält { $lira } Lira.
event-lira-residual = { $name } erhält { $lira } Lira Jahreseinkommen.
event-lira-paid = { $name } zahlt { $lira } Lira.
event-residual = { $name } hat jetzt { $residual } Lira Jahreseinkommen.

event-draw = { $name } zieht 1 { $deck }.
event-draw-secret = { $name } zieht „{ $card }“.
event-discard = { $name } wirft „{ $card }“ ab.
event-give_card = { $name } gibt { $other_name } 1 { $deck }.
event-give_card-secret = { $name } gibt { $other_name } „{ $card }“.
event-pledge = { $name } legt 1 Besucher für den Importeur beiseite.
event-pledge-secret = { $name } legt „{ $card }“ für den Importeur beiseite.
event-pick_up = { $name } nimmt „{ $card }“ auf.
event-reveal = { $name } deckt „{ $card }“ auf.
event-keep = { $name } behält „{ $card }“.
event-play = { $name } spielt „{ $card }“.

event-build = { $name } baut: { $structure }.
event-buy_field = { $name } kauft { $field } zurück.
event-sell_field = { $name } verkauft { $field }.
event-plant = { $name } pflanzt { $card } auf { $field }.
event-uproot = { $name } rodet { $card }.
event-swap = { $name } setzt { $card } auf { $field } um.
event-harvest = { $name } erntet { $field } ab.
event-grape = { $name } legt eine { $colour }e Traube mit Wert { $value } auf die Kelter.
event-grape-lost = { $name } hat keinen Platz für eine { $colour }e Traube mit Wert { $value } und verliert sie.
event-use_grape = { $name } gibt eine { $colour }e Traube mit Wert { $value } ab.
event-make_wine = { $name } keltert einen { $wine } mit Wert { $value }.
event-use_wine = { $name } gibt einen { $wine } mit Wert { $value } ab.
event-age_wines = { $name } lässt Wein reifen.
event-fill_order = { $name } erfüllt „{ $card }“.

event-challenge =
    { $challenge ->
        [1] { challenge-1 }
        [2] { challenge-2 }
        [3] { challenge-3 }
        [4] { challenge-4 }
        [5] { challenge-5 }
        [6] { challenge-6 }
        [7] { challenge-7 }
       *[8] { challenge-8 }
    }
event-token = { $name } nimmt den Glasstein als Bonusmarker.
event-token-spent = { $name } gibt einen Bonusmarker aus: { $task }.
event-vp-void =
    { $points ->
        [one] { $name } würde 1 Siegpunkt erhalten, aber in dieser Herausforderung zählt er nicht.
       *[other] { $name } würde { $points } Siegpunkte erhalten, aber in dieser Herausforderung zählen sie nicht.
    }
event-cellar_vp =
    { $points ->
        [one] { $name } erhält 1 Siegpunkt für den Wein in den Kellern.
       *[other] { $name } erhält { $points } Siegpunkte für den Wein in den Kellern.
    }
event-redraw = „{ $card }“ braucht Mitspieler: Die Karte wird abgeworfen und eine andere gezogen.
event-automa_card = Die Automa deckt Karte { $number } auf.
event-automa_place = Die Automa setzt einen Arbeiter ein: { $space }.
event-automa_skip = Die Automa findet dort schon einen Arbeiter vor: { $task }.
event-automa_idle = Die Karte setzt in dieser Jahreszeit keinen Arbeiter ein.
event-automa_reshuffle = Die Karten der Automa werden neu gemischt.
event-automa_vp = Der Marker der Automa rückt auf { $points }.

## Reasons: why something cannot be done

why-lira = Dafür brauchst du { $lira } Lira.
why-vp =
    { $points ->
        [one] Du kannst keinen Siegpunkt verlieren: Niemand fällt unter -5.
       *[other] Du kannst keine { $points } Siegpunkte verlieren: Niemand fällt unter -5.
    }
why-residual = Dein Jahreseinkommen liegt unter { $residual }.
why-residual_full = Dein Jahreseinkommen kann nicht weiter steigen.
why-cards =
    { $count ->
        [one] Dafür brauchst du eine passende Karte auf der Hand.
       *[other] Dafür brauchst du { $count } passende Karten auf der Hand.
    }
why-deck_empty = Es gibt nicht mehr genug Karten zu ziehen: { $deck }.
why-too_few_decks = Es gibt keine zwei Stapel mehr, von denen sich eine Karte aufdecken ließe.
why-too_few_piles = Auf zu wenigen Ablagestapeln liegt eine Karte.

why-row_taken = In dieser Reihe sitzt schon ein Hahn.
why-no_temporary = Die Aushilfskraft ist schon vergeben.
why-no_workers = Du hast keinen Arbeiter mehr zum Einsetzen.
why-not_at_home = Von diesen Arbeitern hast du keinen mehr zu Hause.
why-space_taken = Auf diesem Platz steht schon ein Arbeiter.
why-space_free = Die Aktion hat noch einen freien Platz; nimm diesen.
why-no_grande = Dein Grande-Arbeiter ist nicht zu Hause.
why-only_grande = Alle Plätze sind besetzt; nur ein Grande-Arbeiter kann noch dorthin.
why-passed = Du hast für diese Jahreszeit gepasst.
why-bonus_needed = Ohne den Bonus könntest du die Aktion nicht ausführen.
why-bonus_expected = In der freundlichen Variante muss den Bonus nutzen, wer einen Bonusplatz besetzt.
why-friendly_space = In der freundlichen Variante ist der Bonusplatz, solange ein anderer Platz frei ist, nur für Spieler da, die seinen Bonus nutzen können.
why-no_yoke = Du hast kein Joch.
why-yoke_used = Du hast dein Joch in diesem Jahr schon genutzt.
why-staff_full = Du hast schon { $count } Arbeiter und kannst keine weiteren ausbilden.

why-built = Das hast du schon gebaut.
why-needs_medium_cellar = Für den großen Keller brauchst du zuerst den mittleren.
why-no_larger_cellar = Du hast schon den großen Keller.
why-not_of_this_cost = Bauwerke zu diesem Preis errichtet der Besucher nicht.
why-too_few_unbuilt = Es gibt zu wenige Bauwerke, die du noch errichten kannst.

why-needs_structures = { $card } braucht ein Bauwerk, das dir fehlt: { $structure }.
why-no_field = Keines deiner Felder hat Platz für { $card }.
why-field_full = Mit dieser Rebe würde { $field } seinen Grenzwert von { $limit } überschreiten.
why-field_sold = { $field } hast du verkauft.
why-field_owned = { $field } gehört dir: Zurückkaufen kannst du nur ein verkauftes Feld.
why-field_planted = Auf { $field } stehen Reben, deshalb kannst du es nicht verkaufen.
why-field_empty = Auf { $field } stehen keine Reben.
why-field_harvested = { $field } hast du in diesem Jahr schon abgeerntet.
why-too_few_vines = Dafür hast du nicht genug Reben gepflanzt.
why-no_swap = Diese Rebe lässt sich nicht so tauschen, dass beide Felder ihren Grenzwert einhalten.

why-no_grapes = Du hast keine Trauben.
why-no_room = { $wine }: In deinem Keller ist kein Platz frei, auf den deine Trauben passen.
why-order_short = { $card }: In deinem Keller fehlt ein { $wine } mit Wert { $value } oder mehr.
why-grape_space_taken = Der Platz mit Wert 1 auf deiner Kelter ist besetzt.
why-no_wine = Du hast keinen Wein.
why-wine_value = Der Wein muss mindestens Wert { $value } haben.
why-cannot_age = Wein reift nur, wenn der nächste Platz frei ist und in einem gebauten Keller liegt.

why-lira_short = Dafür brauchst du { $lira } Lira; du hast { $have }.
why-structure_price = { $structure }: kostet { $lira } Lira, du hast { $have }.
why-field_price = { $field } zurückzukaufen kostet { $lira } Lira; du hast { $have }.
why-all_built = Du hast schon alle Bauwerke errichtet.
why-all_built_of_cost = Du hast schon alle Bauwerke zu diesem Preis errichtet.
why-no_vine_card = Du hast keine Rebe auf der Hand.
why-all_planted = Auf allen deinen Feldern stehen Reben, deshalb kannst du keines verkaufen.
why-all_harvested = Alle deine Felder mit Reben sind in diesem Jahr schon abgeerntet.
why-nothing_planted = Du hast keine Reben gepflanzt.
why-no_grapes_to_sell = Du hast keine Trauben zu verkaufen.
why-needs_grapes = { $wine }: Auf deiner Kelter fehlen die Trauben dafür.
why-wine_too_weak = { $wine } muss mindestens { $value } wert sein; deine besten Trauben ergeben { $best }.
why-needs_cellar = { $wine } braucht ein Bauwerk, das dir fehlt: { $structure }.
why-no_order_card = Du hast keine Bestellung auf der Hand.
why-second_worker = Der Planer braucht einen zweiten Arbeiter zu Hause.
why-other_season = „{ $task }“ gehört zu einer anderen Jahreszeit: { $season }.
why-space_closed = Mit { $players } Spielern ist dieser Platz gesperrt.
why-challenge_space = In dieser Herausforderung sind nur die mittleren Plätze im Spiel.
why-each_visitor =
    { $count ->
        [one] Du kannst deinen Besucher nicht spielen.
       *[other] Du kannst keinen deiner Besucher spielen.
    }
why-neither = Keins von beiden ist möglich.
why-no_option = Keine ihrer Möglichkeiten lässt sich ausführen.

why-no_visitor = Du hast keinen Besucher dieser Jahreszeit auf der Hand.
why-nobody_full = Kein Mitspieler hat sechs Arbeiter.
why-not_full_staff = Du hast keine sechs Arbeiter.
why-no_empty_field = Du besitzt kein leeres Feld.
why-no_planted_field = Du hast kein Feld bepflanzt.
why-no_such_structure = Du hast kein Bauwerk zu diesem Preis.
why-no_tribute = Dein rechter Nachbar kann nichts davon leisten.
why-no_grande_out = Kein Grande-Arbeiter ist eingesetzt, den man zurückholen könnte.
why-where_played = Arbeiter auf der Aktion, mit der dieser Besucher gespielt wurde, bleiben dort.
why-no_later_season = Es ist Winter; keine spätere Jahreszeit dieses Jahres hat Aktionen.

why-row_empty = In dieser Reihe liegt kein Glasstein mehr.
why-row_seven = Allein kannst du mit dem Organisator nicht in Reihe 7 wechseln.
why-no_bonus = Der Bonus ließe sich nicht ausführen; der Marker wäre verschwendet.
why-token_spent = Du hast für diesen Bonus einen Marker ausgegeben; er wird ausgeführt.
why-no_opponent = Dieser Besucher nützt nur mit Mitspielern etwas.
why-no_orders = In dieser Herausforderung kannst du keine Bestellungen erfüllen.

## Rules that reasons come from, with the page of the printed rulebook

rule-wake_up = Wecktafel, S. 5
rule-workers = Arbeiter einsetzen, S. 6
rule-spaces = Zahl der Plätze, S. 6
rule-pass = für die Jahreszeit passen, S. 6
rule-bonus = Boni, S. 6
rule-grande = Kapitel zum Einsatz des Grande-Arbeiters
rule-friendly = freundliche Variante, S. 17
rule-yoke = Bauwerke, das Joch, S. 12
rule-structures = Bauwerke, S. 12
rule-plant = Kapitel zu den Sommeraktionen, Pflanzen
rule-fields = Trauben und Felder verkaufen, S. 9
rule-uproot = Roden und Abwerfen, S. 11
rule-harvest = Felder abernten, S. 14
rule-make_wine = Kapitel zum Keltern
rule-fill_order = Bestellungen erfüllen, S. 16
rule-train = Arbeiter ausbilden, S. 13
rule-age = Kapitel zum Jahresende, Reifung
rule-residual = Kapitel zum Jahreseinkommen
rule-decks = Umgang mit den Stapeln, S. 3
rule-lowest_vp = Siegpunktleiste, S. 3
rule-pay = Kosten werden voll bezahlt, S. 10
rule-visitors = Besucher werden ganz ausgeführt oder nicht gespielt, S. 10
rule-producer = Erläuterungen zum Erzeuger, S. 11
rule-planner = Erläuterungen zum Planer, S. 11
rule-motivator = Erläuterungen zum Motivator, S. 11
rule-automa = Regeln zur Automa
rule-tokens = Regeln zur Automa, Bonusmarker
rule-campaign = Regeln zur Automa, Kampagne

## The campaign

challenge_title-1 = Die alten Reben
challenge_title-2 = Zwei Paar Hände
challenge_title-3 = Hilfe gesucht
challenge_title-4 = Verschuldet
challenge_title-5 = Früh und spät
challenge_title-6 = Der Keller entscheidet
challenge_title-7 = Mit leeren Händen
challenge_title-8 = Keine Bestellungen

challenge-1 = Herausforderung 1: { challenge_title-1 }
challenge-2 = Herausforderung 2: { challenge_title-2 }
challenge-3 = Herausforderung 3: { challenge_title-3 }
challenge-4 = Herausforderung 4: { challenge_title-4 }
challenge-5 = Herausforderung 5: { challenge_title-5 }
challenge-6 = Herausforderung 6: { challenge_title-6 }
challenge-7 = Herausforderung 7: { challenge_title-7 }
challenge-8 = Herausforderung 8: { challenge_title-8 }

challenge_text-1 = Du bekommst keine Mama, aber ihre zwei Arbeiter. Wähle drei Reben aus dem ganzen Stapel und pflanze sie vor dem ersten Jahr; Bauwerke brauchen sie nicht.
challenge_text-2 = Du hast höchstens zwei gewöhnliche Arbeiter. Statt der linken Plätze gelten die mittleren. Bonusmarker kannst du nicht einsetzen.
challenge_text-3 = Du brauchst bis zum Ende des dritten Jahres sechs Arbeiter, den Grande-Arbeiter eingeschlossen, sonst verlierst du.
challenge_text-4 = Du beginnst bei -5 Siegpunkten. Mit der Ernteaktion erntest du bis zu drei Felder ab.
challenge_text-5 = Du spielst acht Jahre und darfst jedes Jahr jede Reihe wählen. Es gibt keine Bonusmarker.
challenge_text-6 = Siegpunkte, die du während der Partie erhältst, zählen nicht. Am Ende bringt jeder Wein im großen Keller 3 Siegpunkte und jeder im mittleren 2.
challenge_text-7 = Du beginnst bei -5 Siegpunkten und ohne Lira.
challenge_text-8 = Du kannst keine Bestellungen erfüllen, auch nicht durch Besucher. Eine Mama, die dir welche gibt, darfst du tauschen.

challenge-reconstructed = Die Zahlen dieser Herausforderung sind rekonstruiert: Keine uns bekannte Quelle bestätigt sie.
campaign-title =
    Viticulture, die Kampagne: Automa { $automa ->
        [very_easy] sehr leicht
        [easy] leicht
        [hard] schwer
        [very_hard] sehr schwer
       *[normal] normal
    }{ $aggressive ->
        [1] , aggressiv
       *[0] { "" }
    }
campaign-result =
    { $outcome ->
        [automa_win] gewonnen
        [automa_draw] unentschieden
       *[other] verloren
    } ({ $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    })
campaign-tokens =
    { $count ->
        [one] Für deine letzte Niederlage beginnst du mit 1 Bonusmarker.
       *[other] Für deine letzten Niederlagen beginnst du mit { $count } Bonusmarkern.
    }


## The board on the screen

board-setup = Aufbau
board-year = { $season }, Jahr { $year }
board-decides = { $name } entscheidet
board-first = Startspieler: { $name }
board-last_year = Schlussjahr
rival-automa = Automa
board-automa = Automa: { $vp } Punkte · deine Bonusmarker: { $tokens } · Reihen mit Marker: { $rows }
board-wake_up = Wecktafel
board-passed = gepasst
board-asleep = noch ohne Reihe:

# Short names of the actions, with the bonus of the middle space
board-space-play_summer = Sommerbesucher
board-space-draw_vine = Rebe ziehen
board-space-give_tour = Führung (2 Lira)
board-space-build = Bauen
board-space-sell = Verkaufen
board-space-plant = Pflanzen
board-space-draw_order = Bestellung ziehen
board-space-harvest = Ernten
board-space-make_wine = Keltern
board-space-train = Ausbilden (4 Lira)
board-space-play_winter = Winterbesucher
board-space-fill_order = Bestellung erfüllen
board-bonus-play_summer = +1 Besucher
board-bonus-draw_vine = +1 Rebe
board-bonus-give_tour = +1 { -lira }
board-bonus-build = +1 { -lira }
board-bonus-sell = +1 Punkt
board-bonus-plant = +1 Rebe
board-bonus-draw_order = +1 Karte
board-bonus-harvest = +1 Feld
board-bonus-make_wine = +1 Wein
board-bonus-train = +1 { -lira }
board-bonus-play_winter = +1 Besucher
board-bonus-fill_order = +1 Punkt
board-cart = Karren
board-yoke = Joch
board-planned = Geplant

board-vp = Punkte
board-lira = Lira
board-residual = Eink.
board-home = Zu Hause
board-home-grande = Grande
board-home-temporary = Aush.
board-trained = ({ $count } neu)
board-vine = Reben
board-summer_visitor = Sommer
board-order = Best.
board-winter_visitor = Winter

board-structures = Bauwerke
board-unbuilt = Nicht gebaut
board-used = genutzt
board-fields = Felder
board-empty = leer
board-sold = verkauft
board-harvested = abgeerntet
board-grapes = Trauben
board-wines = Weine
board-wine-red = rot
board-wine-white = weiß
board-wine-blush = Rosé
board-wine-sparkling = Schaumwein
board-hand = Hand
board-in_play = Im Spiel
board-face_up = Offen
board-pledged = Beiseite
board-decks = Stapel
board-discards = Oberste Ablage

# Was für einen Bot den Ausschlag gibt.
topic-points = der Punktestand
topic-time = die Zeit, die noch bleibt
topic-means = Geld und Arbeiter
topic-vineyard = Bauwerke und Felder
topic-wines = Trauben und Weine
topic-hand = die Handkarten
topic-orders = die Bestellungen
topic-board = die freien Aktionsplätze
topic-rivals = der Stand der anderen
