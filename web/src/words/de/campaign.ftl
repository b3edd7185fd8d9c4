# Die Kampagne.

## Kampagnen
campaign-panel = Kampagne
campaign-panel-how = Acht Herausforderungen gegen die Automa von Viticulture, eine nach der anderen.
campaign-beaten = { $beaten } von { $all } Herausforderungen bestanden
campaign-look = Kampagne ansehen
campaign-go-on = Fortsetzen

## Die Kampagne als Reise
campaign-mine = Deine Kampagnen
campaign-none = Noch keine Kampagne. Starte eine; sie wird zwischen den Partien gespeichert.
campaign-new = Neue Kampagne: { $game }
campaign-new-what = Bestehe eine Herausforderung, um zur nächsten zu kommen. Jede Niederlage bringt dir einen Bonusmarker für den nächsten Versuch; je weniger Partien insgesamt, desto besser.
campaign-begin = Kampagne starten
campaign-row = { $game }, Automa { $level }
campaign-games =
    { $games ->
        [0] noch keine Partie
        [one] 1 Partie
       *[other] { $games } Partien
    }
campaign-going = läuft
campaign-finished = beendet
campaign-given-up = aufgegeben
campaign-title = Kampagne: { $game }
campaign-level = Automa: { $level }
campaign-finished-what =
    { $games ->
        [one] Die Kampagne ist beendet, nach 1 Partie.
       *[other] Die Kampagne ist beendet, nach { $games } Partien.
    }
campaign-given-up-what = Diese Kampagne wurde aufgegeben.
campaign-stop-won = { $called }. Bestanden mit { $score } Siegpunkten, { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }.
campaign-stop-next = { $called }. Als Nächstes.
campaign-stop-ahead = { $called }. Noch nicht verfügbar.
campaign-won =
    { $tries ->
        [one] Beim ersten Versuch bestanden, mit { $score } Siegpunkten.
       *[other] Beim { $tries }. Versuch bestanden, mit { $score } Siegpunkten.
    }
campaign-tokens =
    { $losses ->
        [one] 1 Versuch bisher: Du beginnst mit 1 Bonusmarker.
       *[other] { $losses } Versuche bisher: Du beginnst mit { $losses } Bonusmarkern.
    }
campaign-play = Diese Herausforderung spielen
campaign-play-on = Partie fortsetzen
campaign-ahead = Bestehe zuerst die Herausforderungen davor.
campaign-record = Alle Partien
campaign-record-none = Noch keine Partien.
campaign-did = bestanden
campaign-did-not = nicht bestanden
campaign-give-up = Kampagne aufgeben
campaign-give-up-sure = Die Kampagne endet hier; die Ergebnisse bleiben.
campaign-stay = Weiterspielen
