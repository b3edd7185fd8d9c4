"""Quotation marks within quotation marks; the browser's are set by `web/src/lib/quotes.ts`."""

# ruff: noqa: RUF001 - the marks are what it is about

from __future__ import annotations

from typing import Final

# In each language what opens and closes a quotation, and one that stands within another.
MARKS: Final[dict[str, tuple[str, str]]] = {
    "en": ("“”", "‘’"),
    "de": ("„“", "‚‘"),
    "es": ("«»", "“”"),
}


def nest_quotes(text: str, lang: str) -> str:
    """The text with inner marks around what is quoted within a quotation."""
    outer, inner = MARKS[lang]
    opening, closing = outer[0], outer[1]
    if text.count(opening) < 2:
        return text
    depth, said = 0, []
    for sign in text:
        if sign == closing:
            depth -= 1
        if depth < 0:
            return text  # these marks are not in pairs
        nested = depth % 2 == 1 and sign in outer
        said.append(inner[outer.index(sign)] if nested else sign)
        if sign == opening:
            depth += 1
    return text if depth else "".join(said)
