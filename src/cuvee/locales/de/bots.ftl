# Warum ein Bot wählt, was er wählt.

explain-only = „{ $best }“: Etwas anderes steht nicht zur Wahl.
explain-even = „{ $best }“ und „{ $other }“ sind etwa gleich gut: am Ende erwartet { $best_ahead }.
explain-choice = „{ $best }“: am Ende erwartet { $best_ahead }; das Nächstbeste „{ $other }“: { $other_ahead }.
explain-decided = „{ $best }“: am Ende erwartet { $best_ahead }; das Nächstbeste „{ $other }“: { $other_ahead }. Ausschlaggebend: { $why }.

# Warum ein Programm ersetzt wurde: ein Teilsatz für sich.
failed-start = das Programm lässt sich nicht starten: { $problem }
failed-late = das Programm hat nicht innerhalb von { $ms } ms geantwortet
failed-early = das Programm hat geantwortet, bevor es gefragt wurde: { $answer }
failed-closed = das Programm hat seine Ausgabe geschlossen
failed-exit = das Programm endete mit Exit-Code { NUMBER($code, useGrouping: 0) }
failed-exit_said = das Programm endete mit Exit-Code { NUMBER($code, useGrouping: 0) }: { $said }
failed-long = das Programm hat mit mehr als { $most } Bytes geantwortet
failed-not_json = das Programm hat mit einer Zeile geantwortet, die kein JSON ist: { $answer }
failed-no_code = das Programm hat ohne ganze Zahl als „code“ geantwortet
failed-not_offered = das Programm hat { $code } gewählt, was nicht zur Wahl steht
