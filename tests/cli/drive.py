"""How the tests drive the command line, and a game that has every kind of option."""

import io
import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest

import barrels
from cuvee.cli import main
from cuvee.engine import AnyText, BadInput, Option, Options, switch


@dataclass(frozen=True)
class Ran:
    """What came of a command line."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


def runner(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command line in this very process, with lines typed into it."""

    def run(*argv: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(argv)
        result = capsys.readouterr()
        return Ran(code, re.sub(" +\n", "\n", result.out), result.err)  # tables are padded

    return run


class Vintage(barrels.Barrels):
    """Barrels under another name, with a number, a choice, and options that contradict."""

    def __init__(self) -> None:
        options = [
            switch("open"),
            Option("tap_first", True, [False, True]),
            Option("days", 3, [2, 3, 4]),
            Option("automa", None, ["very_easy", "hard"]),
            AnyText("motto"),
        ]
        super().__init__("vintage", 1, [1, 2, 3], options, barrels.ACTIONS, {})
        self.catalogue = barrels.BARRELS.catalogue
        self.effects = barrels.BARRELS.effects

    def validate_options(self, seats: int, options: Options) -> None:
        """Alone against the automa, and only so."""
        if (seats == 1) != (options["automa"] is not None):
            raise BadInput("option 'automa' is for 1 seat, and 1 seat is for option 'automa'")
