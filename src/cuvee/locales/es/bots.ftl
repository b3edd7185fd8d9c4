# Por qué un bot elige lo que elige.

explain-only = «{ $best }»: no hay nada más que elegir.
explain-choice = «{ $best }»: ventaja esperada de { $best_ahead } al final; segunda opción, «{ $other }»: { $other_ahead }.
explain-decided = «{ $best }»: ventaja esperada de { $best_ahead } al final; segunda opción, «{ $other }»: { $other_ahead }. Lo que decide: { $why }.
