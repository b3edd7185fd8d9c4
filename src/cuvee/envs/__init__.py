"""Environments for learning: PettingZoo, Gymnasium, OpenSpiel, many games at once, decisions."""
