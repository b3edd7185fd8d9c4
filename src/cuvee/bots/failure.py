"""Why a program that played was replaced: a reason with arguments, in English in files.

Files and their older readers know the English text alone: it is read back for other languages.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from functools import cache
from string import Formatter
from typing import Final

from cuvee.engine import Text, translator
from cuvee.engine.text import Args
from cuvee.locales.errors import OS_ERRORS, InputError

WORDS: Final = "bots"  # the file of messages that failures are told with
PROBLEM: Final = "problem"  # the argument that the operating system has words for
NUMBER: Final = "d"  # how a number is marked among the arguments
NO_LETTER: Final = "\N{REPLACEMENT CHARACTER}"
DIGITS: Final = "-?[0-9]{1,15}"
WRITTEN: Final = {  # how files say it; once released a text never changes
    "start": "cannot be started: {problem}",
    "late": "gave no answer within {ms:d} ms",
    "early": "answered before it was asked: {answer}",
    "closed": "closed its output",
    "exit": "ended with exit code {code:d}",
    "exit_said": "ended with exit code {code:d}: {said}",
    "long": "answered with more than {most:d} bytes",
    "not_json": "answered with a line that is not JSON: {answer}",
    "no_code": 'answered without a whole number as "code"',
    "not_offered": "chose {code}, which is not on offer",
}


@dataclass(frozen=True)
class Failure:
    """A reason of `WRITTEN` with its arguments."""

    reason: str
    args: Args = field(default_factory=dict)

    def __str__(self) -> str:
        """The failure as files say it, after the name of the program."""
        return WRITTEN[self.reason].format(**self.args)

    def told(self, lang: str) -> str:
        """The failure in a language, as a clause of its own."""
        args = {**self.args}
        message = _os_errors().get(str(args.get(PROBLEM, "")))
        if message is not None:
            args[PROBLEM] = InputError(message).told(lang)
        return translator().say(WORDS, Text(f"failed-{self.reason}", args), lang)

    @staticmethod
    def read(written: str) -> Failure | None:
        """The failure that a file tells of; None for a text that is none of `WRITTEN`."""
        for reason, template in WRITTEN.items():
            args = read_written(template, written)
            if args is not None:
                return Failure(reason, args)
        return None


class ProgramFailed(Exception):
    """A program that has not answered, with the reason."""

    def __init__(self, reason: str, **args: str | int) -> None:
        told = {name: printable(one) if isinstance(one, str) else one for name, one in args.items()}
        self.failure = Failure(reason, told)
        super().__init__(str(self.failure))


def printable(text: str) -> str:
    """A text of a stranger without what would command a terminal, but with its lines."""
    return "".join(c if c.isprintable() or c == "\n" else NO_LETTER for c in text)


def read_written(template: str, written: str) -> Args | None:
    """The arguments with which a template was written; None if it was another one."""
    match = re.fullmatch(_pattern(template), written, re.DOTALL)
    if match is None:
        return None
    numbers = {name for _, name, kind, _ in Formatter().parse(template) if kind == NUMBER}
    return {name: int(v) if name in numbers else v for name, v in match.groupdict().items()}


@cache
def _pattern(template: str) -> str:
    parts = []
    for literal, name, kind, _ in Formatter().parse(template):
        parts.append(re.escape(literal))
        if name is not None:
            parts.append(f"(?P<{name}>{DIGITS})" if kind == NUMBER else f"(?P<{name}>.*?)")
    return "".join(parts)


@cache
def _os_errors() -> dict[str, str]:
    """The messages for what the operating system says most often, by its own words."""
    return {os.strerror(code): message for code, message in OS_ERRORS.items()}
