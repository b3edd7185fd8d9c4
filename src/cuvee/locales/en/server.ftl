# What the server says by webhook.

webhook-turn = It is your turn: { $title }
webhook-trial = Cuvée will notify you here when it is your turn.
