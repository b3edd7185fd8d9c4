# What the server says by webhook.

webhook-turn = It is your turn: { $title }
webhook-trial = Cuvée will tell you here when it is your turn.
