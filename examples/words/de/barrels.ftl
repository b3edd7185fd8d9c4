# Fässer: Barrels auf Deutsch.

action-bid = { $card } bieten
ask-bid = Welche Karte bietest du auf das Fass?
ask-prize = Das Fass gehört dir. Was machst du damit?
ask-toast = Mit anstoßen?
effect-round-0-2-0-0 = Anstechen: zählt sofort, die anderen dürfen anstoßen
effect-round-0-2-0-1 = Einlagern: in zwei Runden anderthalbmal so viel wert
effect-round-0-2-0-0-1-0-0 = 1 Punkt für eine Karte zahlen
event-cask = Runde { $round }: Ein Fass im Wert von { $value } rollt heran.
event-bid = { $name } bietet { $card }.
event-score = { $name } erhält { $points }.
event-toast = { $name } stößt mit an.
event-toast-secret = { $name } stößt mit an und zieht { $card }.
why-no_points = Anstoßen kostet einen Punkt, und im Stapel muss noch eine Karte sein.
game = Fässer
tagline = eine verdeckte Auktion in fünf Runden
rules =
    Fünf Runden, und in jeder rollt ein Fass heran. Alle legen gleichzeitig eine Handkarte ab;
    die höchste Zahl, die sonst niemand gelegt hat, gewinnt das Fass. Steht keine Zahl allein,
    ist das Fass verloren.

    Wer gewinnt, hat die Wahl. Anstechen: Das Fass zählt sofort seinen Wert, und alle anderen
    dürfen mit anstoßen und einen Punkt für eine Karte vom Stapel zahlen. Oder einlagern: Zwei
    Runden später zählt es anderthalbmal so viel, sofern das Spiel so lange dauert.

    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die besseren Karten auf der Hand.
option-open-title = Offene Hände
option-open = Alle sehen alle Handkarten.
field-cask = Fass im Angebot
field-played = Gebote früherer Runden
field-laid_down = Eingelagerte Fässer
field-due = Zählt in Runde
kind-card = Gebot
kind-cask = Fass
kind-rounds = Runden
reason-last_round = Das letzte Fass ist leer.
