"""What is wrong with a command line, in the language of whoever typed it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cuvee.cli.words import language, say
from cuvee.engine import BadInput
from cuvee.locales import LANGUAGES

LANG_FLAG = "--lang"


class CommandError(BadInput):
    """A mistake in a command line that the terminal has words for in every language."""

    def __init__(self, message: str, /, **args: str | int) -> None:
        super().__init__(say(LANGUAGES[0], message, **args))
        self.message = message
        self.details = args

    def told(self, lang: str) -> str:
        """What is wrong, in a language."""
        return say(lang, self.message, **self.details)


def in_words(problem: BadInput, typed: Sequence[str], environment: Mapping[str, str]) -> str:
    """What is wrong, in the language asked for if there are words for it."""
    return told(problem, language_typed(typed, environment))


def told(problem: BadInput, lang: str) -> str:
    """What is wrong, in a language if there are words for it."""
    return problem.told(lang) if isinstance(problem, CommandError) else str(problem)


def language_typed(typed: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of a command line that may be wrong: the one it asks for, if Cuvée speaks it."""
    for word, following in zip(typed, [*typed[1:], ""], strict=True):
        name, _, value = word.partition("=")
        asked = value or following
        if name == LANG_FLAG and asked in LANGUAGES:
            return asked
    return language(None, environment)
