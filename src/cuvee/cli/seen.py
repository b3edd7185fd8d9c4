"""A view read part by part, each as what it is; anything else is a mistake of whoever drew it."""

from __future__ import annotations


class Seen:
    """A mapping inside a view."""

    def __init__(self, plain: object) -> None:
        if not isinstance(plain, dict):
            raise TypeError(f"a part of the view should be a mapping, not {plain!r}")
        self.plain = {str(key): value for key, value in plain.items()}

    def number(self, key: str) -> int:
        """A number."""
        value = self.plain[key]
        if not isinstance(value, int):
            raise TypeError(f"{key} should be a number, not {value!r}")
        return value

    def flag(self, key: str) -> bool:
        """A fact that holds or not."""
        return self.number(key) == 1

    def text(self, key: str) -> str:
        """A name."""
        return str(self.plain[key])

    def members(self, key: str) -> list[object]:
        """A list of whatever kind; empty for one that is hidden."""
        value = self.plain.get(key, [])
        if not isinstance(value, list):
            raise TypeError(f"{key} should be a list, not {value!r}")
        return value

    def texts(self, key: str) -> list[str]:
        """A list of names, or of numbers as they are written."""
        return [str(member) for member in self.members(key)]

    def part(self, key: str) -> Seen:
        """A mapping."""
        return Seen(self.plain[key])

    def parts(self, key: str) -> list[Seen]:
        """A list of mappings."""
        return [Seen(member) for member in self.members(key)]
