# El reto diario.

daily = Reto diario
daily-how = Un reparto al día, el mismo para todos. Juegas en solitario y tienes un solo intento; cuenta si lo terminas antes de que acabe el día. Lo que se ha robado o tirado no se puede deshacer, y ningún bot juega por ti. El servidor reproduce tu partida antes de publicar tu puntuación. Mañana se revela el reparto y queda abierto para practicar.
daily-until = hasta las { $time } en tu zona horaria (medianoche UTC)
daily-mode-viticulture = contra la Automa, normal
daily-mode-naramata = en solitario, normal
daily-play = Jugar el reto de hoy
daily-go-on = Continuar
daily-practice = Practicar este reparto
daily-open = Ir al reto
daily-look = Repetición
daily-share = Copiar resultado
daily-share-head = Reto diario de Cuvée · { $game } · { $day }
daily-share-score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
  } · puesto { $rank } de { $players }
daily-my-score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
  }
daily-rank = Puesto { $rank } de { $players }
daily-streak = Racha: { $streak ->
    [one] { $streak } día
   *[other] { $streak } días
  }
daily-best-streak = la más larga: { $streak ->
    [one] { $streak } día
   *[other] { $streak } días
  }
daily-is-none = aún sin jugar
daily-is-playing = Tu intento está en curso.
daily-is-late = No terminaste el intento a tiempo y no cuenta.
daily-is-refused = No se pudo verificar tu partida y no cuenta.
daily-is-counted = Válido
daily-table = Clasificación del día
daily-nobody = Nadie ha terminado todavía.
daily-you = (tú)
daily-more = { $count ->
    [one] y uno más
   *[other] y { $count } más
  }
daily-column-rank = Puesto
daily-column-name = Jugador
daily-column-score = Puntos
daily-archive = Días anteriores: { $game }
daily-archive-none = Aún no hay días anteriores.
daily-archive-more = Días más antiguos
daily-past = { $players ->
    [one] un jugador
   *[other] { $players } jugadores
  } · mejor { $best }
daily-past-mine = tú: { $score }
daily-table-title = Reto diario, { $day }
