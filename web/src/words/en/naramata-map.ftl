# The map of the bench. Hours come as 12 and as 24 of them.
nar-map-hour =
    { $hour }:{ $minute } { $half ->
        [am] am
       *[pm] pm
    }
nar-map-hour-short = { $hour }:{ $minute }
