# La mesa de un juego que no trae su propio dibujo.

default-you = Tú
default-seat = Jugador { $number }
default-bot = Bot
default-thinks = está decidiendo
default-table = Mesa
default-board = Zona de juego
default-mat = Tu tablero
default-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
default-hidden = { $count } boca abajo
default-empty = nada
default-yes = sí
default-no = no
default-here = ahora aquí
default-thing-in = { $called }, { $field }
default-line = { $field }: { $value }
default-stage = { $field } { $number }
default-stage-of = { $field } { $number } de { $last }
default-whole-game = Toda la partida

## Campos que tienen muchos juegos, si el propio juego no los nombra
default-field-board = Tablero
default-field-card = Carta
default-field-cards = Cartas
default-field-coins = Monedas
default-field-deck = Mazo
default-field-discard = Descartes
default-field-discards = Descartes
default-field-hand = Mano
default-field-lives = Vidas
default-field-market = Mercado
default-field-money = Dinero
default-field-passed = Ha pasado
default-field-phase = Fase
default-field-played = Jugadas
default-field-points = Puntos
default-field-round = Ronda
default-field-rounds = Rondas
default-field-score = Puntuación
default-field-seat = Jugador
default-field-space = Casilla
default-field-trick = Baza
default-field-turn = Turno
default-field-value = Valor
default-field-workers = Trabajadores
