# Ein Plan: Züge, die an einer Kopie der Partie ausprobiert werden.
plan = Plan
plan-title = Plan
plan-start = Jetzt
plan-empty = Probiere Züge aus, als würdest du spielen. Das siehst nur du; gespielt wird nichts.
plan-certain = Bis hierher sicher: Nichts hängt vom Zufall oder von anderen ab.
plan-uncertain = Ab Zug { $number } hängt es vom Zufall oder von anderen ab: In der Partie kann es anders kommen.
plan-assumed = Was andere vorher tun, ist angenommen: In der Partie kann es anders kommen.
plan-outdated = Die Partie ist inzwischen weiter. Plane von dort neu; deine Züge bleiben, soweit sie gehen.
plan-taking = Deine Züge werden gespielt.
plan-stopped = { $taken ->
    [0] Nichts gespielt
    [one] 1 Zug gespielt
   *[other] { $taken } Züge gespielt
  }; in der Partie geht das nicht: { $move }
plan-failed = Das hat nicht geklappt. Versuche es noch einmal.
plan-moves = Geplante Züge
plan-luck = Zufall
plan-others = Andere, wie ein Bot es annimmt
plan-back = Ein Zug zurück
plan-forward = Ein Zug vor
plan-anew = Anderer Zufall
plan-anew-here = Neu planen
plan-anew-what = Dieselben Züge mit anderen Karten, Würfeln und Zügen der anderen
plan-take = { $count ->
    [0] Spielen
    [one] 1 Zug spielen
   *[other] { $count } Züge spielen
  }
plan-drop = Zurück zur Partie
