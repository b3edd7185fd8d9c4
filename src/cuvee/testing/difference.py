"""Where two pieces of plain data differ: the very fields, as dotted paths."""

from __future__ import annotations


class Nothing:
    """Stands for a field that one side does not have."""

    def __repr__(self) -> str:
        return "nothing"


NOTHING = Nothing()


class Difference:
    """One field with its two values."""

    def __init__(self, path: str, before: object, after: object) -> None:
        self.path = path
        self.before = before
        self.after = after

    def __str__(self) -> str:
        return f"{self.path or 'the whole'}: {self.before!r} -> {self.after!r}"


def differences(before: object, after: object, path: str = "") -> list[Difference]:
    """All fields in which two values differ; a list of numbers is one field, shown whole."""
    members = _members(before, after, path)
    if members is not None:
        return [found for inner, one, two in members for found in differences(one, two, inner)]
    # Not ==, which takes True for 1 and 1.0 for 1.
    return [] if repr(before) == repr(after) else [Difference(path, before, after)]


def _members(before: object, after: object, path: str) -> list[tuple[str, object, object]] | None:
    """The members of two values side by side; None when they are to be compared as a whole."""
    if isinstance(before, dict) and isinstance(after, dict):
        return [
            (f"{path}.{name}" if path else str(name), before.get(name, NOTHING),
             after.get(name, NOTHING))
            for name in before | after
        ]  # fmt: skip
    if not isinstance(before, list) or not isinstance(after, list) or len(before) != len(after):
        return None
    if not any(isinstance(member, (list, dict)) for member in [*before, *after]):
        return None
    pairs = zip(before, after, strict=True)
    return [(f"{path}[{index}]", one, two) for index, (one, two) in enumerate(pairs)]
