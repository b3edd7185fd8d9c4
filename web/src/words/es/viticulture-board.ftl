# Lo que está escrito en el tablero de Viticulture; las etiquetas tienen 112 px como mucho.

vit-board = Tablero
vit-board-windows = Partes del tablero
vit-board-points = Puntos
vit-board-payments = Renta

vit-board-season-spring = Primavera
vit-board-season-summer = Verano
vit-board-season-fall = Otoño
vit-board-season-winter = Invierno
vit-board-now-spring = Ahora, primavera
vit-board-now-summer = Ahora, verano
vit-board-now-fall = Ahora, otoño
vit-board-now-winter = Ahora, invierno

vit-board-window-whole = Todo el año
vit-board-window-left = Primavera y verano
vit-board-window-right = Otoño e invierno
vit-board-window-spring = Despertar
vit-board-window-summer = Verano
vit-board-window-fall = Otoño
vit-board-window-winter = Invierno

vit-board-task-play_summer = Visitante de verano
vit-board-task-draw_vine = Robar vid
vit-board-task-give_tour = Visita guiada
vit-board-task-build = Construir
vit-board-task-sell = Vender
vit-board-task-plant = Plantar vid
vit-board-task-draw_order = Robar pedido
vit-board-task-harvest = Vendimiar
vit-board-task-make_wine = Elaborar vino
vit-board-task-train = Formar
vit-board-task-play_winter = Visitante de invierno
vit-board-task-fill_order = Servir pedido
vit-board-cart = Carro
vit-board-no-limit = sin límite
vit-board-draw = robar 1

vit-board-wake-up = Despertar
vit-board-first = primero
vit-board-row-1 = Primer turno, sin bonificación
vit-board-row-2 = Robar una vid
vit-board-row-3 = Robar un pedido de vino
vit-board-row-4 = Ganar 1 lira
vit-board-row-5 = Robar un visitante
vit-board-row-6 = Ganar 1 punto
vit-board-row-7 = Trabajador temporal

vit-board-residual = Renta
vit-board-goal = Fin al llegar a { $goal }
