"""How many WebSockets one address and one person may have open at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from cuvee.server.addresses import household

MAX_PER_ADDRESS: Final = 200  # a club may share one address
MAX_PER_PERSON: Final = 30  # each table and each page takes one


class Connections:
    """The open WebSockets of this process, counted by address and by person."""

    def __init__(self, limited: bool) -> None:
        self.limited = limited
        self._open: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def open(self, address: str, person: str) -> Iterator[bool]:
        """Count a connection while it is open; False when it is one too many."""
        counted = {("address", household(address)): MAX_PER_ADDRESS}
        if person:
            counted["person", person] = MAX_PER_PERSON
        admitted = not self.limited or all(self._open[who] < most for who, most in counted.items())
        if not admitted:
            yield False
            return
        self._open.update(counted.keys())
        try:
            yield True
        finally:
            self._open.subtract(counted.keys())
            for who in counted:
                if self._open[who] <= 0:
                    del self._open[who]
