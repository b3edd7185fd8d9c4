"""Patches applied by an independent library and by our own client, which must agree."""

from __future__ import annotations

import json
from typing import Any

import jsonpatch
import msgspec

from cuvee.client import apply_patch
from cuvee.protocol.patch import PatchOperation


def patched(before: Any, patch: Any) -> Any:  # noqa: ANN401 - any JSON
    """What plain data becomes by a patch as it goes over the wire."""
    sent = msgspec.json.encode(patch)
    kept = json.dumps(before)
    after = apply_patch(before, msgspec.json.decode(sent, type=list[PatchOperation]))
    assert json.dumps(before) == kept, "what was before is not altered"
    assert jsonpatch.apply_patch(json.loads(kept), json.loads(sent)) == after
    return after
