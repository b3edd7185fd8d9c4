# Un plan: jugadas que se prueban en una copia de la partida.
plan = Plan
plan-title = Plan
plan-start = Ahora
plan-empty = Prueba jugadas como si jugaras. Solo lo ves tú; la partida no cambia.
plan-certain = Seguro hasta aquí: nada depende de la suerte ni de los demás.
plan-uncertain = Desde la jugada { $number } depende de la suerte o de los demás: en la partida puede salir de otro modo.
plan-assumed = Lo que hacen antes los demás es una suposición: en la partida puede salir de otro modo.
plan-outdated = La partida ha seguido. Planea de nuevo desde ahí; tus jugadas se conservan mientras sean posibles.
plan-taking = Aplicando tus jugadas.
plan-stopped = { $taken ->
    [0] No se ha aplicado nada
    [one] Se ha aplicado 1 jugada
   *[other] Se han aplicado { $taken } jugadas
  }; en la partida no es posible: { $move }
plan-failed = No ha funcionado. Inténtalo de nuevo.
plan-moves = Jugadas planeadas
plan-luck = decide la suerte
plan-others = Los demás, según supone un bot
plan-back = Una jugada atrás
plan-forward = Una jugada adelante
plan-anew = Otra suerte
plan-anew-here = Planear de nuevo
plan-anew-what = Las mismas jugadas con otras cartas, otros dados y otras jugadas de los demás
plan-take = { $count ->
    [0] Aplicar
    [one] Aplicar 1 jugada
   *[other] Aplicar { $count } jugadas
  }
plan-drop = Volver a la partida
