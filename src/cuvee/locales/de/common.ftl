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

error-no-game = Es gibt kein Spiel „{ $name }“; es gibt: { $known }
error-seats = Dieses Spiel spielt man mit { $known } Spielern
error-no-option = Es gibt keine Option „{ $name }“; es gibt: { $known }
error-option-value = Die Option „{ $name }“ erwartet { $known }, nicht { $value }
error-option-conflict = Die Option „{ $name }“ passt nicht zu den anderen Optionen oder zur Zahl der Spieler
error-record-rules = Die Aufzeichnung wurde nach Regelfassung { $rules } gespielt; hier gilt Fassung { $now }
error-record-altered = Die Aufzeichnung stimmt nicht: Ihre Aktionen führen nicht zu dem, was sie angibt

# Die Stufen der Bots und die Figuren.
bot-beginner = Anfänger
bot-greedy = Mittel
bot-planner = Schwer
bot-expert = Experte
bot-vintner = Die Winzerin
bot-builder = Der Baumeister
bot-host = Die Gastgeberin
bot-random = Zufall
