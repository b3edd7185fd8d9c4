"""Paths of requests: those that could be read in two ways are refused before anything else.

Routing merges slashes, limits and proxies do not, so a path in another form is not answered.
"""

from __future__ import annotations

import re
from typing import Final

_ODD: Final = re.compile(r"//|/\.{1,2}(?:/|$)|[\x00-\x1f\x7f\\]")
_ODD_RAW: Final = re.compile(rb"%(?:2f|5c|00)", re.IGNORECASE)  # a slash, a backslash, nothing


def is_odd(path: str, raw_path: bytes) -> bool:
    """Whether a path is not in its one normal form, decoded or as it was sent."""
    if not path.startswith("/") or _ODD.search(path) is not None:
        return True
    return _ODD_RAW.search(raw_path) is not None
