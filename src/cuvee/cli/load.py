"""Which games of others a command line asks for: they bring flags of their own."""

from __future__ import annotations

import os
from collections.abc import Mapping

from cuvee.loading import load_games as load_games
from cuvee.locales.errors import InputError

FLAG = "--load"
VARIABLE = "CUVEE_GAMES"


def taken_from(argv: list[str], environment: Mapping[str, str]) -> tuple[list[str], list[str]]:
    """What is to be loaded, and the command line without it.

    Games must be known before the command line can be read: they bring flags of their own.
    """
    sources = [name for name in environment.get(VARIABLE, "").split(os.pathsep) if name]
    rest: list[str] = []
    words = iter(argv)
    for word in words:
        if word == FLAG:
            source = next(words, "")
        elif word.startswith(f"{FLAG}="):
            source = word.removeprefix(f"{FLAG}=")
        else:
            rest.append(word)
            continue
        if not source or source.startswith("-"):
            raise InputError("cli-error-load")
        sources.append(source)
    return sources, rest
