"""Positions laid by hand: a real one is reached by playing, then what is wanted is laid on it."""
