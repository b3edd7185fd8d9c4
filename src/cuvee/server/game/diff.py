"""What is different between two pieces of plain data, so that only that needs to be sent.

`cuvee.client.changed` is the other half: it brings what was before up to date.
"""

from __future__ import annotations

from typing import Final

Change = dict[str, object]
Path = list[str | int]
_NOTHING: Final = object()


def changes(before: object, after: object, whole: str = "") -> list[Change]:
    """The smallest parts that differ, each with its path; `gone` for what is no longer there.

    A list of another length is one part, and so is the member called `whole`.
    """
    found: list[Change] = []
    if isinstance(after, dict) or before != after or type(before) is not type(after):
        _compare(before, after, [], whole, found)
    return found


def _compare(before: object, after: object, path: Path, whole: str, found: list[Change]) -> None:
    """Find what differs in two things that do; most members are the same, and cost no call."""
    if isinstance(after, dict) and isinstance(before, dict):
        if before.keys() != after.keys():
            found += [{"path": [*path, name], "gone": True} for name in before if name not in after]
        for name, value in after.items():
            was = before.get(name, _NOTHING)
            if was == value and type(was) is type(value):
                continue
            if name == whole:
                found.append({"path": [*path, name], "value": value})
            else:
                _compare(was, value, [*path, name], whole, found)
    elif isinstance(after, list) and isinstance(before, list) and len(before) == len(after):
        for place, value in enumerate(after):
            was = before[place]
            if was != value or type(was) is not type(value):
                _compare(was, value, [*path, place], whole, found)
    else:
        found.append({"path": path, "value": after})
