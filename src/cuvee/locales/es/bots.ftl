# Por qué un bot elige lo que elige.

explain-only = «{ $best }»: no hay nada más que elegir.
explain-choice = «{ $best }»: al final se espera { $best_ahead }; segunda opción, «{ $other }»: { $other_ahead }.
explain-decided = «{ $best }»: al final se espera { $best_ahead }; segunda opción, «{ $other }»: { $other_ahead }. Lo que decide: { $why }.
