"""Text that people write for people: normalised, trimmed, without invisible characters."""

from __future__ import annotations

import unicodedata
from typing import ClassVar, Final

import msgspec

JOINERS: Final = "\u200c\u200d"  # some scripts, and many emoji, are written with them
INVISIBLE: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # Unicode categories
VISIBLE: Final = ("L", "N", "P", "S")
# Letters and symbols that are drawn as nothing, and marks that join invisibly.
BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"
MAX_MARKS: Final = 5  # combining marks on one letter


def clean_text(text: str, multiline: bool = False) -> str:
    """A text normalised and trimmed; ValueError for characters that cannot be seen."""
    text = unicodedata.normalize("NFC", text)
    if multiline:
        text = "\n".join(line.rstrip() for line in text.replace("\r\n", "\n").split("\n")).strip()
    else:
        text = "".join(" " if unicodedata.category(c) == "Zs" else c for c in text).strip(" ")
    marks = 0
    for letter in text:
        category = unicodedata.category(letter)
        allowed = letter in JOINERS or (multiline and letter in "\n\t")
        if (not allowed and category in INVISIBLE) or letter in BLANK:
            raise ValueError(f"a text does not take the character U+{ord(letter):04X}")
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > MAX_MARKS:
            raise ValueError(f"a letter takes at most {MAX_MARKS} marks")
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
