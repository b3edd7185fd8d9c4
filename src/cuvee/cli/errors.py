"""What is wrong with a command line, in the language of whoever typed it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cuvee.cli.words import language, say
from cuvee.engine import BadInput, OptionConflict
from cuvee.locales import LANGUAGES, errors

LANG_FLAG = "--lang"


def in_words(problem: BadInput, typed: Sequence[str], environment: Mapping[str, str]) -> str:
    """What is wrong, in the language asked for if there are words for it."""
    return told(problem, language_typed(typed, environment))


def told(problem: BadInput, lang: str) -> str:
    """What is wrong, in a language if there are words for it; options as they are typed."""
    if isinstance(problem, OptionConflict):
        return conflict(problem, lang)
    return errors.told(problem, lang)


def conflict(problem: OptionConflict, lang: str) -> str:
    """An option that does not go with others, as flags."""
    parts = [condition(name, values, lang) for name, values in problem.conditions.items()]
    while len(parts) > 1:
        last = parts.pop()
        parts[-1] = say(lang, "cli-or", one=parts[-1], other=last)
    flag, clash = flag_of(problem.option), problem.clash
    return say(lang, "cli-error-conflict", flag=flag, clash=clash, others=parts[0])


def condition(name: str, values: Sequence[int | str], lang: str) -> str:
    """Values of an option, or numbers of players, that a conflict is about."""
    listed = ", ".join(map(str, values))
    first, last = values[0], values[-1]
    if isinstance(first, int) and isinstance(last, int) and first < last == first + len(values) - 1:
        listed = say(lang, "cli-range", first=first, last=last)
    if name == "seats":
        return say(lang, "cli-players", numbers=listed, most=last)
    return flag_of(name) if values == [True] else f"{flag_of(name)} {listed}"


def flag_of(option: str) -> str:
    """An option as it is typed."""
    return f"--{option.replace('_', '-')}"


def language_typed(typed: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of a command line that may be wrong: the one it asks for, if Cuvée speaks it."""
    for word, following in zip(typed, [*typed[1:], ""], strict=True):
        name, _, value = word.partition("=")
        asked = value or following
        if name == LANG_FLAG and asked in LANGUAGES:
            return asked
    return language(None, environment)
