# Por qué un bot elige lo que elige.

explain-only = «{ $best }»: no hay nada más que elegir.
explain-even = «{ $best }» y «{ $other }» son casi igual de buenas: al final se espera { $best_ahead }.
explain-choice = «{ $best }»: al final se espera { $best_ahead }; segunda opción, «{ $other }»: { $other_ahead }.
explain-decided = «{ $best }»: al final se espera { $best_ahead }; segunda opción, «{ $other }»: { $other_ahead }. Lo que decide: { $why }.
