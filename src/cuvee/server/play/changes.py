"""What is different between two pieces of plain data, so that only that needs to be sent.

`cuvee.client.changed` is the other half: it brings what was before up to date.
"""

from __future__ import annotations

Change = dict[str, object]
Path = tuple[str | int, ...]


def changes(before: object, after: object) -> list[Change]:
    """The smallest parts that differ, each with its path; `gone` for what is no longer there."""
    found: list[Change] = []
    _compare(before, after, (), found)
    return found


def _compare(before: object, after: object, path: Path, found: list[Change]) -> None:
    if before == after and type(before) is type(after):
        return
    if isinstance(before, dict) and isinstance(after, dict):
        found += [{"path": [*path, name], "gone": True} for name in before if name not in after]
        for name, value in after.items():
            if name not in before:
                found.append({"path": [*path, name], "value": value})
            else:
                _compare(before[name], value, (*path, name), found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, value in enumerate(after):
            _compare(before[place], value, (*path, place), found)
    else:
        found.append({"path": [*path], "value": after})
