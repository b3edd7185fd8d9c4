"""What is different between two positions, as JSON Patch (RFC 6902), so that only that is sent.

`cuvee.client.apply_patch` is the other half: it brings what was before up to date.
"""

from __future__ import annotations

from typing import Any, Final

from cuvee.protocol.patch import PatchOperation
from cuvee.protocol.position import Position

VIEW: Final = "/view"  # of a position
_MISSING: Final = object()


class Differences:
    """Finds what differs; of a pair of values that several views share, once.

    What is equal to what was before becomes the same object, and is then compared by identity.
    """

    def __init__(self) -> None:
        # By path and ids; the values are kept too, so that nothing else gets their ids.
        self._known: dict[tuple[str, int, int], tuple[object, object, list[PatchOperation]]] = {}

    def between(self, before: object, after: object, path: str = "") -> list[PatchOperation]:
        """The smallest parts that differ in two values that do; a list of another length is one."""
        if not isinstance(after, (dict, list)):
            return [PatchOperation("replace", path, after)]
        key = (path, id(before), id(after))
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = (before, after, self._find(before, after, path))
        return known[2]

    def _find(self, before: object, after: object, path: str) -> list[PatchOperation]:
        if isinstance(after, dict) and isinstance(before, dict):
            return self._in_dict(before, after, path)
        if isinstance(after, list) and isinstance(before, list) and len(before) == len(after):
            return self._in_list(before, after, path)
        return [PatchOperation("replace", path, after)]

    def _in_dict(
        self, before: dict[str, object], after: dict[str, object], path: str
    ) -> list[PatchOperation]:
        patch: list[PatchOperation] = []
        if before.keys() != after.keys():
            patch += [
                PatchOperation("remove", f"{path}/{escaped(name)}")
                for name in before
                if name not in after
            ]
        for name, value in after.items():
            was = before.get(name, _MISSING)
            if was is value:
                continue
            if was == value and type(was) is type(value):
                after[name] = was
            elif was is _MISSING:
                patch.append(PatchOperation("add", f"{path}/{escaped(name)}", value))
            else:
                patch += self.between(was, value, f"{path}/{escaped(name)}")
        return patch

    def _in_list(
        self, before: list[object], after: list[object], path: str
    ) -> list[PatchOperation]:
        patch: list[PatchOperation] = []
        for index, value in enumerate(after):
            was = before[index]
            if was is value:
                continue
            if was == value and type(was) is type(value):
                after[index] = was
            else:
                patch += self.between(was, value, f"{path}/{index}")
        return patch


def position_patch(
    before: Position | None, after: Position, differences: Differences | None = None
) -> list[PatchOperation]:
    """How a position has changed: its view part by part, everything else as wholes."""
    if before is None:
        return [PatchOperation("replace", "", after)]
    differences = differences or Differences()
    patch: list[PatchOperation] = []
    for name in Position.__struct_fields__:
        was, now = getattr(before, name), getattr(after, name)
        if name == "view":
            patch += differences.between(was, now, VIEW)
        elif was != now:
            patch.append(PatchOperation("replace", f"/{name}", now))
    return patch


def diff(before: Any, after: Any) -> list[PatchOperation]:  # noqa: ANN401 - any JSON
    """The smallest parts that differ; a list of another length is one part."""
    if before != after or type(before) is not type(after) or isinstance(after, dict):
        return Differences().between(before, after)
    return []


def escaped(name: str) -> str:
    """A member's name inside a JSON Pointer."""
    return name.replace("~", "~0").replace("/", "~1") if "~" in name or "/" in name else name
