# The map of the bench.

# How many hours the clock has here: 12 or 24. $hour comes by that clock.
nar-map-clock = 12
nar-map-hour =
    { $hour }:{ $minute } { $half ->
        [am] am
       *[pm] pm
    }
nar-map-hour-short = { $hour }:{ $minute }
nar-map-label = The bench from Penticton to Naramata
nar-map-label-back = The bench on the way back from Naramata to Penticton
nar-map-window = Part of the map that is shown
nar-map-time = Time: { $all }
nar-map-time-of = { $name } { $hour }
nar-map-phantom-time =
    { $number ->
        [0] Phantom { $hour }
       *[other] Phantom { $number } { $hour }
    }
# The points that being late costs; comes with its minus.
nar-map-late = { $points } pts
nar-map-end = END
nar-map-start = Start
nar-map-region-start_upper = Penticton
nar-map-region-start_lower = Lakefront
nar-map-winery-meeples_milkshakes = Meeples & M.
nar-map-winery-maple_leaf = Maple Leaf
nar-map-winery-poplar_grove_cheese = Poplar Grove
nar-map-winery-legend = Legend
