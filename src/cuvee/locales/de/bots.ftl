# Warum ein Bot wählt, was er wählt.

explain-only = „{ $best }“: Etwas anderes steht nicht zur Wahl.
explain-even = „{ $best }“ und „{ $other }“ sind etwa gleich gut: am Ende erwartet { $best_ahead }.
explain-choice = „{ $best }“: am Ende erwartet { $best_ahead }; das Nächstbeste „{ $other }“: { $other_ahead }.
explain-decided = „{ $best }“: am Ende erwartet { $best_ahead }; das Nächstbeste „{ $other }“: { $other_ahead }. Ausschlaggebend: { $why }.
