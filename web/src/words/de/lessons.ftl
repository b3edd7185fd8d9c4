# Die ersten Lektionen.

lesson = Lektion
lesson-number = { $number }/{ $count }
lesson-goal = Ziel:
lesson-goal-met = Ziel erreicht:
lesson-hand = Die Hand zeigt auf: { $target }.
lesson-show = Zeig es mir
lesson-next = Nächste Szene
lesson-finish = Alle Szenen geschafft
lesson-again = Szene neu beginnen
lesson-lost = Diese Stellung gehört nicht mehr zur Szene.
lesson-leave = Alle Lektionen
lessons = Erste Lektionen
lessons-how = Kurze Szenen zum Selbstspielen: Eine Hand zeigt, was zu tun ist, und Fehler werden erklärt. Jede dauert höchstens drei Minuten.
lessons-new-here = Neu hier? Lern beim Spielen
lessons-all = Alle Lektionen
lessons-done = { $done } von { $count } geschafft
lessons-is-done = Geschafft
lessons-begin = Beginnen
lessons-go-on = Weiter
lessons-anew = Noch einmal beginnen
lessons-play = Partie gegen Bots spielen
