"""The command line: `cuvee games | play | simulate | replay | bench`."""

from cuvee.cli.app import main
from cuvee.cli.board import boards

__all__ = ["boards", "main"]
