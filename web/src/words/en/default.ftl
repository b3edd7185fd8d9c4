# The table of a game that brings no drawing of its own.

default-you = You
default-seat = Player { $number }
default-bot = Bot
default-thinks = is deciding
default-table = Table
default-board = Board
default-mat = Your mat
default-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
default-hidden = { $count } face down
default-empty = none
default-yes = yes
default-no = no
default-here = here now
default-thing-in = { $called }, { $field }
default-line = { $field }: { $value }
default-stage = { $field } { $number }
default-stage-of = { $field } { $number } of { $last }
default-whole-game = The whole game

## Fields that many games have, where the game itself has no words for them
default-field-board = Board
default-field-card = Card
default-field-cards = Cards
default-field-coins = Coins
default-field-deck = Draw pile
default-field-discard = Discard pile
default-field-discards = Discard pile
default-field-hand = Hand
default-field-lives = Lives
default-field-market = Market
default-field-money = Money
default-field-passed = Passed
default-field-phase = Phase
default-field-played = Played
default-field-points = Points
default-field-round = Round
default-field-rounds = Rounds
default-field-score = Score
default-field-seat = Player
default-field-space = Space
default-field-trick = Trick
default-field-turn = Turn
default-field-value = Value
default-field-workers = Workers
