# Barrels in English.

action-bid = Bid { $card }
ask-bid = Which card do you bid for the cask?
ask-prize = The cask is yours. What do you do with it?
ask-toast = Join the toast?
effect-round-0-2-0-0 = Tap it: score it now, and the others may toast
effect-round-0-2-0-1 = Lay it down: half as much again, two rounds from now
effect-round-0-2-0-0-1-0-0 = Pay 1 point for a card
event-cask = Round { $round }: a cask worth { $value } is rolled out.
event-bid = { $name } bids { $card }.
event-score = { $name } scores { $points }.
event-toast = { $name } joins the toast.
event-toast-secret = { $name } joins the toast and draws { $card }.
why-no_points = A toast costs a point, and a card must be left in the deck.
game = Barrels
tagline = a blind auction in five rounds
rules =
    Five rounds, and in each of them one cask is rolled out. Everybody lays down a card from
    the hand at once; the highest number that nobody else has laid down wins the cask. If no
    number stands alone, the cask is lost.

    Whoever wins it chooses. Tap the cask: it scores its value at once, and each of the others
    may join the toast by paying a point for a card from the deck. Or lay it down: two rounds
    later it scores half as much again, provided the game lasts that long.

    Most points win. A tie goes to the better cards left in the hand.
option-open-title = Open hands
option-open = Everybody sees all hands.
field-cask = Cask on offer
field-played = Bids of former rounds
field-laid_down = Casks laid down
field-due = Scored in round
kind-card = Bid
kind-cask = Cask
kind-rounds = Rounds
reason-last_round = The last cask is empty.
