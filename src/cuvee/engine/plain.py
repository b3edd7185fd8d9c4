"""States as plain data: named fields of ints, flags and lists, written out and read back."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Final

from cuvee.engine.decision import BadInput

MAX_NESTING: Final = 16  # lists in lists; no state comes near


def to_plain(value: object) -> object:
    """A value of a state as lists and numbers that share nothing with it."""
    if isinstance(value, (list, tuple)):
        return [to_plain(member) for member in value]
    return value


def fields_to_plain(part: object, names: tuple[str, ...]) -> dict[str, object]:
    """The named fields of a state or player as plain data."""
    return {name: to_plain(getattr(part, name)) for name in names}


def read_fields(part: object, names: tuple[str, ...], plain: object, where: str) -> None:
    """Set the named fields from plain data of just those names and kinds."""
    fields = expect_mapping(plain, where, set(names))
    for name in names:
        kind = type(getattr(part, name))
        written = list if kind is tuple else kind
        if type(fields[name]) is not written:
            raise BadInput(f"{where}.{name} should be of type {written.__name__}")
        value = plain_values(fields[name], f"{where}.{name}")
        setattr(part, name, tuple(value) if isinstance(value, list) and kind is tuple else value)


def plain_values(value: object, where: str, depth: int = 0) -> object:
    """Plain data that holds nothing but numbers, flags, words and lists of them."""
    if isinstance(value, list):
        if depth == MAX_NESTING:
            raise BadInput(f"{where} holds lists in lists too deep")
        return [plain_values(member, where, depth + 1) for member in value]
    if isinstance(value, (int, str)):
        return value
    raise BadInput(f"{where} holds something that is neither a number nor a list")


def expect_mapping(value: object, where: str, names: set[str]) -> dict[str, object]:
    """A mapping with exactly these names."""
    if not isinstance(value, dict):
        raise BadInput(f"{where} should be a mapping")
    given = {str(name): member for name, member in value.items()}
    for name in sorted(names ^ set(given)):
        raise BadInput(
            f"{where} {'lacks' if name in names else 'does not know'} {short_repr(name)}"
        )
    return given


def expect_int(value: object, where: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if type(value) is not int or not least <= value <= most:
        raise BadInput(f"{where} should be a whole number from {least} to {most}")
    return value


def expect_list(value: object, where: str) -> list[object]:
    """A list of anything."""
    if not isinstance(value, list):
        raise BadInput(f"{where} should be a list")
    return list(value)


def short_repr(value: object) -> str:
    """A wrong value for a message: a word or a number as it stands, cut short; else its kind."""
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, int) and value.bit_length() > 256:
        return "a very large number"
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:40]}..."


def fingerprint(plain: object) -> str:
    """A digest of plain data that is the same on every machine."""
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()
