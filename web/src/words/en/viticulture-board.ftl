# What is written on the board of Viticulture; labels have 112 px at most.

vit-board = Game board
vit-board-windows = Parts of the board
vit-board-points = Points
vit-board-payments = Residual payments

vit-board-season-spring = Spring
vit-board-season-summer = Summer
vit-board-season-fall = Fall
vit-board-season-winter = Winter
vit-board-now-spring = Spring, now
vit-board-now-summer = Summer, now
vit-board-now-fall = Fall, now
vit-board-now-winter = Winter, now

vit-board-window-whole = The whole year
vit-board-window-left = Spring to summer
vit-board-window-right = Fall to winter
vit-board-window-spring = Wake-up
vit-board-window-summer = Summer
vit-board-window-fall = Fall
vit-board-window-winter = Winter

vit-board-task-play_summer = Summer visitor
vit-board-task-draw_vine = Draw vine
vit-board-task-give_tour = Give tour
vit-board-task-build = Build
vit-board-task-sell = Sell
vit-board-task-plant = Plant vine
vit-board-task-draw_order = Draw order
vit-board-task-harvest = Harvest
vit-board-task-make_wine = Make wine
vit-board-task-train = Train worker
vit-board-task-play_winter = Winter visitor
vit-board-task-fill_order = Fill order
vit-board-cart = Cart
vit-board-no-limit = no limit
vit-board-draw = draw 1

vit-board-wake-up = Wake-up
vit-board-first = first
vit-board-row-1 = First turn, no bonus
vit-board-row-2 = Draw a vine
vit-board-row-3 = Draw a wine order
vit-board-row-4 = Gain 1 lira
vit-board-row-5 = Draw a visitor
vit-board-row-6 = Gain 1 point
vit-board-row-7 = Temporary worker

vit-board-residual = Residual
vit-board-goal = { $goal } ends the game
