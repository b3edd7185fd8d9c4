"""Text that people write for people: normalised, trimmed, without invisible characters."""

from __future__ import annotations

import unicodedata
from typing import ClassVar, Final

import msgspec

JOINERS: Final = "\u200c\u200d"  # some scripts, and many emoji, are written with them
INVISIBLE: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # Unicode categories
VISIBLE: Final = ("L", "N", "P", "S")


def clean_text(text: str, multiline: bool = False) -> str:
    """A text normalised and trimmed; ValueError for characters that cannot be seen."""
    text = unicodedata.normalize("NFC", text)
    if multiline:
        text = "\n".join(line.rstrip() for line in text.replace("\r\n", "\n").split("\n")).strip()
    else:
        text = text.strip(" ")
    for letter in text:
        allowed = letter in JOINERS or (multiline and letter in "\n\t")
        if not allowed and unicodedata.category(letter) in INVISIBLE:
            raise ValueError(f"a text does not take the character U+{ord(letter):04X}")
    if text and not any(unicodedata.category(letter)[0] in VISIBLE for letter in text):
        raise ValueError("a text needs something that can be seen")
    return text


class TextStruct(msgspec.Struct):
    """A request with text in it: every string is cleaned, but for the `verbatim` fields."""

    verbatim: ClassVar[tuple[str, ...]] = ()
    multiline: ClassVar[tuple[str, ...]] = ()

    def __post_init__(self) -> None:
        for field in self.__struct_fields__:
            value = getattr(self, field)
            if isinstance(value, str) and field not in self.verbatim:
                cleaned = clean_text(value, field in self.multiline)
                if value and not cleaned:
                    raise ValueError(f"{field} is empty")
                setattr(self, field, cleaned)
