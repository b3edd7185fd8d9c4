"""Viticulture on the screen: a board of its own, drawn from the view alone, on 80 columns."""

from cuvee.cli.viticulture.board import ViticultureBoard

__all__ = ["ViticultureBoard"]
