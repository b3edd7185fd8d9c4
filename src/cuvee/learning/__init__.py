"""Learning a value from games that bots play against themselves; it needs numpy."""
