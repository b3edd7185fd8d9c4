nar-map-clock = 24
nar-map-hour =
    { $half ->
       *[other] { $hour }:{ $minute }
    }
nar-map-hour-short = { $hour }:{ $minute }
nar-map-label = La ruta del lago, de Penticton a Naramata
nar-map-label-back = La ruta del lago, de vuelta de Naramata a Penticton
nar-map-window = Parte del mapa que se muestra
nar-map-time = Hora: { $all }
nar-map-time-of = { $name } { $hour }
nar-map-phantom-time =
    { $number ->
        [0] Fantasma { $hour }
       *[other] Fantasma { $number } { $hour }
    }
nar-map-late = { $points } pts
nar-map-end = FIN
nar-map-start = Salida
nar-map-region-start_upper = Penticton
nar-map-region-start_lower = Orilla
nar-map-winery-meeples_milkshakes = Meeples & M.
nar-map-winery-maple_leaf = Maple Leaf
nar-map-winery-poplar_grove_cheese = Poplar Grove
nar-map-winery-legend = Legend
