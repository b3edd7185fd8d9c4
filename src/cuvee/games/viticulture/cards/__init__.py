"""One file per deck; visitors are written in the verbs of the game."""
