"""Words that people write for people: names, titles, what they say. Text, and nothing but text."""

from __future__ import annotations

import unicodedata
from typing import ClassVar, Final

import msgspec

from cuvee.server.db.schema import LOGIN

JOINERS: Final = "\u200c\u200d"  # some scripts, and many signs, are written with them
HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # kinds of characters nobody sees
SEEN: Final = ("L", "N", "P", "S")


def neat(text: str, lines: bool = False) -> str:
    """A text in one line, or in several, trimmed; ValueError for characters that nobody can see."""
    text = unicodedata.normalize("NFC", text)
    if lines:
        text = "\n".join(line.rstrip() for line in text.replace("\r\n", "\n").split("\n")).strip()
    else:
        text = text.strip(" ")
    for letter in text:
        allowed = letter in JOINERS or (lines and letter in "\n\t")
        if not allowed and unicodedata.category(letter) in HIDDEN:
            raise ValueError(f"a text does not take the character U+{ord(letter):04X}")
    if text and not any(unicodedata.category(letter)[0] in SEEN for letter in text):
        raise ValueError("a text needs something that can be seen")
    return text


def login_of(name: str) -> str:
    """What two names have in common that are taken for one, such as 'Ann' and 'ANN'."""
    return unicodedata.normalize("NFKC", name).casefold()[:LOGIN]


class Spoken(msgspec.Struct):
    """A request with words in it, each of which is made neat, but for those kept as they are."""

    verbatim: ClassVar[tuple[str, ...]] = ()
    in_lines: ClassVar[tuple[str, ...]] = ()

    def __post_init__(self) -> None:
        for field in self.__struct_fields__:
            said = getattr(self, field)
            if isinstance(said, str) and field not in self.verbatim:
                kept = neat(said, field in self.in_lines)
                if said and not kept:
                    raise ValueError(f"{field} is empty")
                setattr(self, field, kept)
