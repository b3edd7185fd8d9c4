# Was auf dem Spielplan von Viticulture steht; Schilder haben höchstens 112 px.

vit-board = Spielplan
vit-board-windows = Teile des Spielplans
vit-board-points = Punkte
vit-board-payments = Jahreseinkommen

vit-board-season-spring = Frühling
vit-board-season-summer = Sommer
vit-board-season-fall = Herbst
vit-board-season-winter = Winter
vit-board-now-spring = Jetzt Frühling
vit-board-now-summer = Jetzt Sommer
vit-board-now-fall = Jetzt Herbst
vit-board-now-winter = Jetzt Winter

vit-board-window-whole = Das ganze Jahr
vit-board-window-left = Frühling bis Sommer
vit-board-window-right = Herbst bis Winter
vit-board-window-spring = Wecktafel
vit-board-window-summer = Sommer
vit-board-window-fall = Herbst
vit-board-window-winter = Winter

vit-board-task-play_summer = Sommer­besucher
vit-board-task-draw_vine = Rebe ziehen
vit-board-task-give_tour = Führung geben
vit-board-task-build = Bauen
vit-board-task-sell = Verkaufen
vit-board-task-plant = Rebe pflanzen
vit-board-task-draw_order = Bestellung ziehen
vit-board-task-harvest = Ernten
vit-board-task-make_wine = Wein keltern
vit-board-task-train = Ausbilden
vit-board-task-play_winter = Winter­besucher
vit-board-task-fill_order = Bestellung erfüllen
vit-board-cart = Karren
vit-board-no-limit = unbegrenzt
vit-board-draw = 1 ziehen

vit-board-wake-up = Wecktafel
vit-board-first = zuerst
vit-board-row-1 = Zuerst dran, kein Bonus
vit-board-row-2 = Rebe ziehen
vit-board-row-3 = Bestellung ziehen
vit-board-row-4 = 1 Lira erhalten
vit-board-row-5 = Besucher ziehen
vit-board-row-6 = 1 Punkt erhalten
vit-board-row-7 = Aushilfskraft

vit-board-residual = Jahreseinkommen
vit-board-goal = Spielende bei { $goal }
