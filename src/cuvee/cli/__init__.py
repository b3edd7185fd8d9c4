"""The command line: `cuvee games | play | campaign | simulate | replay | bench`."""

from cuvee.cli.app import main
from cuvee.cli.board import boards, charts
from cuvee.cli.naramata import NaramataBoard
from cuvee.cli.viticulture import ViticultureBoard

boards["viticulture"] = charts["viticulture"] = ViticultureBoard()
boards["naramata"] = charts["naramata"] = NaramataBoard()

__all__ = ["boards", "main"]
