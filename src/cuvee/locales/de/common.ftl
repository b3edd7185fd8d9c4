# Was jedes Spiel sagt.

action-yes = Ja
action-no = Nein
action-done = Fertig
action-option = Möglichkeit { $number }

ask = Was machst du?
ask-ask = Was machst du?
ask-choose = Was wählst du?
ask-may = Möchtest du?
ask-repeat = Noch einmal?
ask-invite = Nimmst du an?

why-game_over = Die Partie ist beendet.
why-not_asked = Danach ist gerade nicht gefragt.
why-not_your_decision = Du bist gerade nicht dran.
why-no_such_action = Das gibt es in diesem Spiel nicht.
why-nothing_to_choose = Es gibt nichts zur Auswahl.
why-no_second_option = Du brauchst zwei verschiedene Möglichkeiten, und nach dieser bliebe keine zweite.
why-several = Dem steht mehreres im Weg.
