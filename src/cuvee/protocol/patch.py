"""JSON Patch (RFC 6902), in which the server sends what has changed."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType


class PatchOperation(msgspec.Struct):
    """One operation; the server sends `add`, `remove` and `replace`."""

    op: Literal["add", "remove", "replace"]
    path: str  # a JSON Pointer (RFC 6901), such as /view/players/0/lira
    value: Any | UnsetType = UNSET  # not there for `remove`
