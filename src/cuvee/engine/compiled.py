"""The one switch for mypyc: classes that interpreted code may extend carry `mypyc_attr`.

This module itself is never compiled; at run time the decorator does nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    T = TypeVar("T")

    def mypyc_attr(**_facts: bool) -> Callable[[T], T]:
        """Stand in for the compiler's decorator, which the interpreter does not need."""
        return _same


def _same(decorated: type) -> type:
    return decorated


__all__ = ["mypyc_attr"]
