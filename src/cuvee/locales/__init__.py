"""The words of Cuvée: Project Fluent messages, a folder a language, a file for each game.

A message of a game is looked up in the game's own words, then in the common ones. Arguments that
name a thing (`card=merlot`) are put into words themselves when there is a message `card-merlot`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from cuvee.engine import BadInput, Text, Translator
from cuvee.locales.quotes import nest_quotes

LANGUAGES = ("en", "de", "es")
COMMON = "common"
MOST_LETTERS = 500  # of an argument: Fluent takes no message beyond some thousands
_added: dict[tuple[str, str], str] = {}


def add_words(game: str, lang: str, messages: str) -> None:
    """Give a game that does not come with Cuvée its words in a language."""
    _added[game, lang] = messages
    bundle.cache_clear()


def words(game: str, lang: str) -> str:
    """The Fluent source of a game's own words; empty when it has none."""
    shipped = files(__name__) / lang / f"{game}.ftl"
    return shipped.read_text("utf-8") if shipped.is_file() else _added.get((game, lang), "")


@cache
def bundle(game: str, lang: str) -> FluentBundle:
    """All messages that a game can say in a language."""
    if lang not in LANGUAGES:
        raise BadInput(f"Cuvée speaks {', '.join(LANGUAGES)}, not {lang!r}")
    made = FluentBundle([lang], use_isolating=False)
    for name in (COMMON, game):
        made.add_resource(FluentResource(words(name, lang)), allow_overrides=True)
    return made


class FluentTranslator(Translator):
    """Puts messages into words; a message without words is read out by its name."""

    def knows(self, game: str, name: str) -> bool:
        """Whether there are words for this message."""
        return bundle(game, LANGUAGES[0]).has_message(name)

    def say(self, game: str, text: Text, lang: str) -> str:
        """The message in words, its arguments too."""
        messages = bundle(game, lang)
        pattern = messages.get_message(text.name).value if messages.has_message(text.name) else None
        if pattern is None:
            return super().say(game, text, lang)
        args = {key: self._argument(game, key, value, lang) for key, value in text.args.items()}
        said, problems = messages.format_pattern(pattern, args)
        if problems:
            raise BadInput(f"message {text.name!r} in {lang!r}: {problems[0]}")
        return nest_quotes(str(said), lang)

    def _argument(self, game: str, key: str, value: str | int, lang: str) -> str | int:
        thing = f"{key}-{value}"
        if isinstance(value, str) and self.knows(game, thing):
            return self.say(game, Text(thing), lang)
        if isinstance(value, str) and len(value) > MOST_LETTERS:
            return f"{value[:MOST_LETTERS]} …"
        return value
