# Barricas: Barrels en español.

action-bid = Pujar { $card }
ask-bid = ¿Qué carta pujas por la barrica?
ask-prize = La barrica es tuya. ¿Qué haces con ella?
ask-toast = ¿Te unes al brindis?
effect-round-0-2-0-0 = Abrirla: puntúa ahora, y los demás pueden brindar
effect-round-0-2-0-1 = Guardarla: vale la mitad más dentro de dos rondas
effect-round-0-2-0-0-1-0-0 = Pagar 1 punto por una carta
event-cask = Ronda { $round }: sale una barrica que vale { $value }.
event-bid = { $name } puja { $card }.
event-score = { $name } gana { $points }.
event-toast = { $name } se une al brindis.
event-toast-secret = { $name } se une al brindis y roba { $card }.
why-no_points = El brindis cuesta un punto y debe quedar una carta en el mazo.
game = Barricas
tagline = una subasta a ciegas en cinco rondas
rules =
    Son cinco rondas y en cada una sale una barrica. Todos ponen a la vez una carta de la
    mano; el número más alto que nadie más haya puesto gana la barrica. Si ningún número está
    solo, la barrica se pierde.

    Quien gana elige. Abrirla: puntúa su valor en el acto, y cada uno de los demás puede
    unirse al brindis pagando un punto por una carta del mazo. O guardarla: dos rondas después
    vale la mitad más, si la partida dura tanto.

    Gana quien tenga más puntos. En caso de empate, quien conserve mejores cartas en la mano.
option-open-title = Manos abiertas
option-open = Todos ven todas las manos.
field-cask = Barrica en juego
field-played = Pujas de rondas anteriores
field-laid_down = Barricas guardadas
field-due = Puntúa en la ronda
kind-card = Puja
kind-cask = Barrica
kind-rounds = Rondas
reason-last_round = La última barrica está vacía.
