# Die Tagesaufgabe.

daily = Tagesaufgabe
daily-how = Jeden Tag eine Mischung, für alle dieselbe. Du spielst allein und hast einen Versuch; er zählt, wenn du ihn vor Ablauf des Tages beendest. Was gezogen oder gewürfelt wurde, lässt sich nicht rückgängig machen, und kein Bot spielt für dich. Der Server spielt deine Partie nach, bevor er dein Ergebnis einträgt. Morgen wird die Mischung aufgedeckt und steht zum Üben offen.
daily-until = bis { $time } Uhr deiner Zeit (Mitternacht UTC)
daily-mode-viticulture = gegen die Automa, normal
daily-mode-naramata = solo, normal
daily-play = Heutige Aufgabe spielen
daily-go-on = Weiterspielen
daily-practice = Diese Mischung üben
daily-open = Zur Aufgabe
daily-look = Replay
daily-share = Ergebnis kopieren
daily-share-head = Cuvée-Tagesaufgabe · { $game } · { $day }
daily-share-score = { $score ->
    [one] { $score } Siegpunkt
   *[other] { $score } Siegpunkte
  } · Rang { $rank } von { $players }
daily-my-score = { $score ->
    [one] { $score } Siegpunkt
   *[other] { $score } Siegpunkte
  }
daily-rank = Rang { $rank } von { $players }
daily-streak = Serie: { $streak ->
    [one] { $streak } Tag
   *[other] { $streak } Tage
  }
daily-best-streak = längste: { $streak ->
    [one] { $streak } Tag
   *[other] { $streak } Tage
  }
daily-is-none = noch nicht gespielt
daily-is-playing = Dein Versuch läuft.
daily-is-late = Du bist nicht rechtzeitig fertig geworden; der Versuch zählt nicht.
daily-is-refused = Deine Partie ließ sich nicht bestätigen und zählt nicht.
daily-is-counted = Gewertet
daily-table = Rangliste des Tages
daily-nobody = Noch niemand ist fertig.
daily-you = (du)
daily-more = { $count ->
    [one] und ein weiterer
   *[other] und { $count } weitere
  }
daily-column-rank = Rang
daily-column-name = Spieler
daily-column-score = Siegpunkte
daily-archive = Vergangene Tage: { $game }
daily-archive-none = Noch gibt es keine vergangenen Tage.
daily-archive-more = Frühere Tage
daily-past = { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
  } · Bestwert { $best }
daily-past-mine = du: { $score }
daily-table-title = Tagesaufgabe, { $day }
