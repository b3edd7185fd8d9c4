"""Messages by name and arguments, which a translator puts into words.

The kernel knows no language. `set_translator` installs a translator (such as the Fluent one of
`cuvee.locales`); without one, messages read as their names and arguments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuvee.engine.compiled import mypyc_attr

if TYPE_CHECKING:
    from cuvee.engine.views import TextView

Args = dict[str, str | int]


class Text:
    """A message by name with its arguments, to be put into words in some language."""

    def __init__(self, name: str, args: Args | None = None) -> None:
        self.name = name
        self.args: Args = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.name == other.name and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.name, tuple(sorted(self.args))))

    def __repr__(self) -> str:
        return f"Text({self.name!r}, {self.args!r})"

    def to_dict(self) -> TextView:
        """The message for somebody who puts it into words elsewhere, such as the browser."""
        return {"text": self.name, "args": dict(self.args)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Translator:
    """Puts messages into words; this one knows no language and shows names and arguments."""

    def knows(self, game: str, name: str) -> bool:
        """Whether there are words for this message of this game."""
        return False

    def say(self, game: str, text: Text, lang: str) -> str:
        """The message in words."""
        args = ", ".join(f"{key}={value}" for key, value in sorted(text.args.items()))
        return f"{text.name} ({args})" if args else text.name


_translator: Translator = Translator()


def set_translator(translator: Translator) -> Translator:
    """Set the translator; return the previous one."""
    global _translator
    before, _translator = _translator, translator
    return before


def translator() -> Translator:
    """The translator in use."""
    return _translator
