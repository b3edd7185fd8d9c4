# La campaña.

## Campañas
campaign-panel = Campaña
campaign-panel-how = Ocho desafíos contra la Automa de Viticulture, uno tras otro.
campaign-beaten = { $beaten } de { $all } desafíos superados
campaign-look = Ver la campaña
campaign-go-on = Continuar

## La campaña como viaje
campaign-mine = Tus campañas
campaign-none = Aún no hay campaña. Empieza una; se guarda entre partida y partida.
campaign-new = Nueva campaña de { $game }
campaign-new-what = Supera un desafío para llegar al siguiente. Cada derrota te da una ficha de bonificación para el próximo intento; cuantas menos partidas en total, mejor.
campaign-begin = Empezar campaña
campaign-row = { $game }, Automa { $level }
campaign-games =
    { $games ->
        [0] ninguna partida aún
        [one] 1 partida
       *[other] { $games } partidas
    }
campaign-going = en curso
campaign-finished = terminada
campaign-given-up = abandonada
campaign-title = Campaña de { $game }
campaign-level = Automa: { $level }
campaign-finished-what =
    { $games ->
        [one] La campaña ha terminado, tras 1 partida.
       *[other] La campaña ha terminado, tras { $games } partidas.
    }
campaign-given-up-what = Esta campaña se abandonó.
campaign-stop-won = { $called }. Superado con { $score } puntos, { $stars ->
        [one] 1 estrella
       *[other] { $stars } estrellas
    }.
campaign-stop-next = { $called }. El siguiente.
campaign-stop-ahead = { $called }. Aún no disponible.
campaign-won =
    { $tries ->
        [one] Superado al primer intento, con { $score } puntos.
       *[other] Superado al intento { $tries }, con { $score } puntos.
    }
campaign-tokens =
    { $losses ->
        [one] 1 intento hasta ahora: empiezas con 1 ficha de bonificación.
       *[other] { $losses } intentos hasta ahora: empiezas con { $losses } fichas de bonificación.
    }
campaign-play = Jugar este desafío
campaign-play-on = Continuar la partida
campaign-ahead = Supera primero los desafíos anteriores.
campaign-record = Todas las partidas
campaign-record-none = Aún no hay partidas.
campaign-did = superado
campaign-did-not = no superado
campaign-give-up = Abandonar la campaña
campaign-give-up-sure = La campaña acaba aquí; los resultados se conservan.
campaign-stay = Seguir jugando
