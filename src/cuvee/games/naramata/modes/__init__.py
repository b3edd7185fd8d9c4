"""Ways to play that change the rules: the Phantom, the Whelp score, the Fleet, the way back."""
