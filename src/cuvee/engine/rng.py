"""Randomness as a keyed counter: BLAKE2b under a secret key, one number per count.

Two ints are the whole generator, so it is cheap to clone and to write down, gives the same numbers
compiled and interpreted, and tells nothing about the next number to whoever lacks the key.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final, TypeVar

from cuvee.engine.compiled import mypyc_attr

T = TypeVar("T")

SEED_LIMIT: Final = 1 << 256
_WORD: Final = 1 << 62


def key_of(seed: int) -> int:
    """The 256-bit key that a seed stands for."""
    if not 0 <= seed < SEED_LIMIT:
        raise ValueError("a seed is a whole number from 0 to 2**256 - 1")
    digest = blake2b(seed.to_bytes(32, "little"), digest_size=32, person=b"cuvee seed")
    return int.from_bytes(digest.digest(), "little")


def commitment(seed: int) -> str:
    """What can be published of a seed before a game, for everybody to check after it.

    It is the SHA-256 of the words `cuvee seed` and the number, so any tool can check it; a seed
    that could be guessed is not hidden by it.
    """
    return sha256(f"cuvee seed {seed}".encode()).hexdigest()


def word(key: int, count: int) -> int:
    """The number at a place of the stream: 62 bits, the most a compiled small int holds."""
    digest = blake2b(
        count.to_bytes(8, "little"), digest_size=8, key=key.to_bytes(32, "little")
    ).digest()
    return int.from_bytes(digest, "little") >> 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A stream of random numbers; every state is one, and so is whatever a bot thinks with."""

    def __init__(self, key: int, count: int = 0) -> None:
        self.key = key
        self.count = count

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely."""
        if not 0 < n <= _WORD:
            raise ValueError(f"cannot draw a number below {n}")
        fair = _WORD - _WORD % n
        while True:
            drawn = word(self.key, self.count)
            self.count += 1
            if drawn < fair:
                return drawn % n

    def take(self, zone: list[T]) -> T:
        """Remove and return a random member; the zone's own order carries no meaning."""
        place = self.below(len(zone))
        last = zone.pop()
        if place == len(zone):
            return last
        taken = zone[place]
        zone[place] = last
        return taken

    def shuffle(self, zone: list[T]) -> None:
        """Put a zone in random order, where a rule fixes the order of a pile."""
        for place in range(len(zone) - 1, 0, -1):
            other = self.below(place + 1)
            zone[place], zone[other] = zone[other], zone[place]

    def fork(self) -> Rng:
        """A stream of its own, told from this one's next numbers, that never disturbs it again."""
        key = 0
        for _ in range(4):
            key = key << 62 | word(self.key, self.count)
            self.count += 1
        return Rng(key)


def rng(seed: int) -> Rng:
    """The stream a seed stands for."""
    return Rng(key_of(seed))
