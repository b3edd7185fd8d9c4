"""One file per deck; what a card gives is asked for by what it is, not by the card's name."""
