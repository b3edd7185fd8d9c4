# Por qué un bot elige lo que elige.

explain-only = «{ $best }»: no hay nada más que elegir.
explain-even = «{ $best }» y «{ $other }» son casi igual de buenas: al final se espera { $best_ahead }.
explain-choice = «{ $best }»: al final se espera { $best_ahead }; segunda opción, «{ $other }»: { $other_ahead }.
explain-decided = «{ $best }»: al final se espera { $best_ahead }; segunda opción, «{ $other }»: { $other_ahead }. Lo que decide: { $why }.

# Por qué se sustituyó un programa: una oración por sí sola.
failed-start = no se puede iniciar: { $problem }
failed-late = no respondió en { $ms } ms
failed-early = respondió antes de que se le preguntara: { $answer }
failed-closed = cerró su salida
failed-exit = terminó con el código de salida { NUMBER($code, useGrouping: 0) }
failed-exit_said = terminó con el código de salida { NUMBER($code, useGrouping: 0) }: { $said }
failed-long = respondió con más de { $most } bytes
failed-not_json = respondió con una línea que no es JSON: { $answer }
failed-no_code = respondió sin un número entero como «code»
failed-not_offered = eligió { $code }, que no está entre las opciones
