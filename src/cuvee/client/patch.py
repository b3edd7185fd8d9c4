"""Applying the JSON Patch (RFC 6902) in which the server sends what has changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cuvee.protocol.patch import PatchOperation


def apply_patch(before: Any, patch: Iterable[PatchOperation]) -> Any:  # noqa: ANN401 - any JSON
    """What `before` becomes by a patch; it is not altered, and shares what is the same."""
    after = _copy(before)
    own = {id(after)}  # the parts that are not shared with what was before
    for operation in patch:
        if operation.path == "":
            after = _copy(operation.value)
            own = {id(after)}
            continue
        holder: Any = after
        *steps, last = [_unescaped(step) for step in operation.path[1:].split("/")]
        for step in steps:
            key: Any = _key(holder, step)
            part = holder[key]
            if id(part) not in own:
                part = holder[key] = _copy(part)
                own.add(id(part))
            holder = part
        _apply(holder, last, operation)
    return after


def _apply(holder: Any, name: str, operation: PatchOperation) -> None:  # noqa: ANN401 - any JSON
    """Carry out an operation on the member of an object or list."""
    if operation.op == "remove":
        del holder[_key(holder, name)]
    elif operation.op == "add" and isinstance(holder, list):
        holder.insert(len(holder) if name == "-" else int(name), operation.value)
    else:
        holder[_key(holder, name)] = operation.value


def _key(holder: Any, name: str) -> str | int:  # noqa: ANN401 - any JSON
    return int(name) if isinstance(holder, list) else name


def _unescaped(step: str) -> str:
    return step.replace("~1", "/").replace("~0", "~") if "~" in step else step


def _copy(part: Any) -> Any:  # noqa: ANN401 - any JSON
    return part.copy() if isinstance(part, dict | list) else part
