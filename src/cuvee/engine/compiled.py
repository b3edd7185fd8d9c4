"""What mypyc is told: interpreted, `mypyc_attr` does nothing and `i64`, a word, is an int."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def _same(decorated: type) -> type:
        return decorated

    def mypyc_attr(**_facts: bool) -> object:
        """Stand in for the compiler's decorator, which the interpreter does not need."""
        return _same


__all__ = ["i64", "mypyc_attr"]
