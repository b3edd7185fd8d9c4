"""What mypyc is told: `mypyc_attr` on classes that interpreted code may extend, `i64` for words.

Numbers marked `i64` are machine words when compiled. This module is never compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int
    T = TypeVar("T")

    def mypyc_attr(**_facts: bool) -> Callable[[T], T]:
        """Stand in for the compiler's decorator, which the interpreter does not need."""
        return _same


def _same(decorated: type) -> type:
    return decorated


__all__ = ["i64", "mypyc_attr"]
