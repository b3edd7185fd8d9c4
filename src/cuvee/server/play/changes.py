"""What is different between two pieces of plain data, so that only that needs to be sent."""

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


def changed(before: object, differences: list[Change]) -> object:
    """What `before` becomes by these changes; nothing of it is altered."""
    after = _copy(before)
    for change in differences:
        path = change["path"]
        if not isinstance(path, list):
            raise TypeError("a change has a path")
        if not path:
            after = change["value"]
            continue
        holder: object = after
        for step in path[:-1]:
            holder = holder[step]  # type: ignore[index]
        if change.get("gone"):
            del holder[path[-1]]  # type: ignore[attr-defined]
        else:
            holder[path[-1]] = change["value"]  # type: ignore[index]
    return after


def _copy(value: object) -> object:
    if isinstance(value, dict):
        return {name: _copy(member) for name, member in value.items()}
    return [_copy(member) for member in value] if isinstance(value, list) else value
