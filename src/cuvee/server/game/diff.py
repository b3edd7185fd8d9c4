"""What is different between two positions, as JSON Patch (RFC 6902), so that only that is sent.

`cuvee.client.apply_patch` is the other half: it brings what was before up to date.
"""

from __future__ import annotations

from typing import Any, Final

from cuvee.protocol.patch import PatchOperation
from cuvee.protocol.position import Position

_MISSING: Final = object()


def position_patch(before: Position | None, after: Position) -> list[PatchOperation]:
    """How a position has changed: its view part by part, everything else as wholes."""
    if before is None:
        return [PatchOperation("replace", "", after)]
    patch: list[PatchOperation] = []
    for name in Position.__struct_fields__:
        was, now = getattr(before, name), getattr(after, name)
        if name == "view":
            _compare(was, now, "/view", patch)
        elif was != now:
            patch.append(PatchOperation("replace", f"/{name}", now))
    return patch


def diff(before: Any, after: Any) -> list[PatchOperation]:  # noqa: ANN401 - any JSON
    """The smallest parts that differ; a list of another length is one part."""
    patch: list[PatchOperation] = []
    if before != after or type(before) is not type(after) or isinstance(after, dict):
        _compare(before, after, "", patch)
    return patch


def _compare(before: object, after: object, path: str, patch: list[PatchOperation]) -> None:
    """Find what differs in two things that do; most members are the same, and cost no call."""
    if isinstance(after, dict) and isinstance(before, dict):
        if before.keys() != after.keys():
            patch += [
                PatchOperation("remove", f"{path}/{escaped(name)}")
                for name in before
                if name not in after
            ]
        for name, value in after.items():
            was = before.get(name, _MISSING)
            if was == value and type(was) is type(value):
                continue
            if was is _MISSING:
                patch.append(PatchOperation("add", f"{path}/{escaped(name)}", value))
            else:
                _compare(was, value, f"{path}/{escaped(name)}", patch)
    elif isinstance(after, list) and isinstance(before, list) and len(before) == len(after):
        for index, value in enumerate(after):
            was = before[index]
            if was != value or type(was) is not type(value):
                _compare(was, value, f"{path}/{index}", patch)
    else:
        patch.append(PatchOperation("replace", path, after))


def escaped(name: str) -> str:
    """A member's name inside a JSON Pointer."""
    return name.replace("~", "~0").replace("/", "~1") if "~" in name or "/" in name else name
