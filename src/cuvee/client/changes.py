"""Bringing what one knows up to date by the changes that the server sends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any


def changed(before: Any, differences: Iterable[Mapping[str, Any]]) -> Any:  # noqa: ANN401
    """What `before` becomes by these changes; it is not altered, and shares what is the same."""
    after = _copy(before)
    own = {id(after)}  # the parts that are not shared with what was before
    for difference in differences:
        path = difference["path"]
        if not path:
            after = _copy(difference["value"])
            own = {id(after)}
            continue
        holder = after
        for step in path[:-1]:
            part = holder[step]
            if id(part) not in own:
                part = holder[step] = _copy(part)
                own.add(id(part))
            holder = part
        if difference.get("gone"):
            del holder[path[-1]]
        else:
            holder[path[-1]] = difference["value"]
    return after


def _copy(part: Any) -> Any:  # noqa: ANN401
    return part.copy() if isinstance(part, dict | list) else part
