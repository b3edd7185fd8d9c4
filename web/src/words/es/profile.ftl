# Perfiles, clasificaciones, amigos.

profile = Perfil
profile-none = Todavía no hay partidas terminadas.
profile-results = Resultados
profile-mode = Modalidad
profile-players = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
  }
profile-games = Partidas
profile-wins = Victorias
profile-place = Puesto
profile-points = Puntos
profile-best = Récord
profile-form = Puntos, partida a partida
profile-rating-form = Valoración, partida a partida
profile-legend = Un punto relleno es una victoria. El puesto y los puntos de la tabla son medias.
profile-sources = De dónde vienen los puntos, por partida
profile-favorites = Favoritos
profile-used = { $games }×
profile-recent = Últimas partidas
profile-won = Victoria
profile-placed = Puesto { $place } de { $seats }
profile-scored = { $points ->
    [one] { $shown } punto
   *[other] { $shown } puntos
  }
profile-friend = Sois amigos.
profile-part = Eliminar de amigos
profile-asked = Solicitud de amistad enviada.
profile-ask = Enviar solicitud de amistad
profile-agree = Aceptar solicitud de amistad
mode-table = En la mesa
mode-together = Cooperativo
mode-solo = En solitario
mode-daily = Reto diario
mode-campaign = Campaña
rating-spread = ± { $spread }
rating-games = { $games ->
    [one] 1 partida clasificatoria
   *[other] { $games } partidas clasificatorias
  }
usage-structures_built = Estructuras construidas
usage-visitors_played = Visitantes jugados
usage-vines_planted = Vides plantadas
usage-orders_filled = Pedidos servidos
usage-vehicle = Vehículos
usage-upgrades_bought = Mejoras
usage-tourists_taken = Turistas
leaderboards = Clasificaciones
leaderboards-how = Todos empiezan en 1500; personas y bots comparten la misma escala. Solo cuentan las partidas clasificatorias. Una valoración con interrogación es provisional hasta las { $games } partidas y aún no tiene puesto.
leaderboards-none = Todavía no hay partidas clasificatorias.
leaderboards-rating = Valoración
friends = Amigos
friends-none = Todavía no tienes amigos. Busca a alguien por su nombre.
friends-register = Los amigos son para jugadores registrados.
friends-to-register = Crear cuenta
friends-name = Nombre de un jugador registrado
friends-ask = Enviar
friends-asks = quiere ser tu amigo
friends-agree = Aceptar
friends-decline = Rechazar
friends-waiting = aún no ha respondido
friends-take-back = Retirar
friends-online = en línea
friends-away = sin conexión
friends-invite = Invitar
friends-invited = { $name } te invita a { $game }.
