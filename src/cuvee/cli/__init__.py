"""The command line: `cuvee games | play | simulate | replay | bench`."""

from cuvee.cli.app import main
from cuvee.cli.board import boards
from cuvee.cli.viticulture import ViticultureBoard

boards["viticulture"] = ViticultureBoard()

__all__ = ["boards", "main"]
