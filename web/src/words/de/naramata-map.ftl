nar-map-clock = 24
nar-map-hour =
    { $half ->
       *[other] { $hour }:{ $minute }
    }
nar-map-hour-short = { $hour }:{ $minute }
nar-map-label = Die Bench von Penticton nach Naramata
nar-map-label-back = Die Bench auf dem Rückweg von Naramata nach Penticton
nar-map-window = Gezeigter Teil der Karte
nar-map-time = Zeit: { $all }
nar-map-time-of = { $name } { $hour }
nar-map-phantom-time =
    { $number ->
        [0] Phantom { $hour }
       *[other] Phantom { $number } { $hour }
    }
nar-map-late = { $points } P.
nar-map-end = ZIEL
nar-map-start = Start
nar-map-region-start_upper = Penticton
nar-map-region-start_lower = Seeufer
nar-map-winery-meeples_milkshakes = Meeples & M.
nar-map-winery-maple_leaf = Maple Leaf
nar-map-winery-poplar_grove_cheese = Poplar Grove
nar-map-winery-legend = Legend
