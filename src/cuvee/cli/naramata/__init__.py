"""Naramata on the screen: a board of its own, drawn from the view alone, on 80 columns."""

from cuvee.cli.naramata.board import NaramataBoard

__all__ = ["NaramataBoard"]
