nar-map-hour = { $hour24 }:{ $minute }
nar-map-hour-short = { $hour24 }:{ $minute }
