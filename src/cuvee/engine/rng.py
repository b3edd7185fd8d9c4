"""Randomness as a keyed counter: BLAKE2b under a secret key, one number per count.

Two ints are the whole generator, so it is cheap to clone and to write down, gives the same numbers
compiled and interpreted, and tells nothing about the next number to whoever lacks the key.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final, Protocol, SupportsInt, TypeVar

from cuvee.engine.compiled import i64, mypyc_attr

T = TypeVar("T")

SEED_LIMIT: Final = 1 << 256
_WORD_BITS: Final = 62
_WORD: Final = 1 << _WORD_BITS
_MODULUS: Final = (1 << 31) - 1  # of the quick stream
_MULTIPLIER: Final = 48_271
_KEPT_COUNTS: Final = 1024  # more than most games draw
_COUNTS: Final = [count.to_bytes(8, "little") for count in range(_KEPT_COUNTS)]
_from_bytes: Final = int.from_bytes  # found only once
_LAST: Final = _WORD - 1  # the largest number, and the largest compiled small int


def key_of(seed: int) -> int:
    """The 256-bit key of a seed."""
    if not 0 <= seed < SEED_LIMIT:
        raise ValueError("a seed is a whole number from 0 to 2**256 - 1")
    digest = blake2b(seed.to_bytes(32, "little"), digest_size=32, person=b"cuvee seed")
    return int.from_bytes(digest.digest(), "little")


def commitment(seed: int, salt: str = "") -> str:
    """What can be published of a seed before a game, for everybody to check after it.

    It is the SHA-256 of the words `cuvee seed`, the number and the salt, so any tool can check it;
    a seed that could be guessed is hidden only by a salt that cannot.
    """
    return sha256(f"cuvee seed {seed} {salt}".rstrip().encode()).hexdigest()


def keyed_hash(key: int) -> blake2b:
    """The hash of a stream before it is given a count."""
    return blake2b(digest_size=8, key=key.to_bytes(32, "little"))


def word(keyed: blake2b, count: int) -> int:
    """The number at an index of the stream: 62 bits, the most a compiled small int holds."""
    hashed = keyed.copy()
    hashed.update(_COUNTS[count] if count < _KEPT_COUNTS else count.to_bytes(8, "little"))
    return _from_bytes(hashed.digest(), "little") >> 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A stream of random numbers: every state has one, and every bot is given one.

    The key never changes; copies share the hash that is made of it with the first number.
    """

    def __init__(self, key: int, count: int = 0) -> None:
        self.key = key
        self.count = count
        self._keyed: blake2b | None = None

    def __repr__(self) -> str:
        return f"<Rng: {self.count} numbers drawn>"  # the key would give away what is hidden

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely."""
        if not 0 <= n - 1 <= _LAST:
            raise ValueError(f"cannot draw a number below {n}")
        keyed = self._keyed
        if keyed is None:
            keyed = self._keyed = keyed_hash(self.key)
        last_fair = _LAST - (_LAST % n + 1) % n  # beyond it, small numbers would be likelier
        while True:
            drawn = word(keyed, self.count)
            self.count += 1
            if drawn <= last_fair:
                return drawn % n

    def copy(self) -> Rng:
        """The same stream from here on."""
        other = Rng(self.key, self.count)
        other._keyed = self._keyed
        return other

    def take(self, zone: list[T]) -> T:
        """Remove and return a random member; the zone's own order carries no meaning."""
        index = self.below(len(zone))
        last = zone.pop()
        if index == len(zone):
            return last
        taken, zone[index] = zone[index], last
        return taken

    def shuffle(self, zone: list[T]) -> None:
        """Put a zone in random order, where a rule fixes the order of a pile."""
        for index in range(len(zone) - 1, 0, -1):
            other = self.below(index + 1)
            zone[index], zone[other] = zone[other], zone[index]

    def fork(self) -> Rng:
        """A new stream, keyed by this one's next numbers and independent of it from then on."""
        key = 0
        for _ in range(4):
            key = key << _WORD_BITS | self.below(_WORD)
        return Rng(key)


class QuickRng(Rng):
    """A stream for samples and playouts: many times as fast, and easy to foresee.

    The generator of Park and Miller: its products fit into small ints, the same everywhere.
    """

    def __init__(self, drawn: int) -> None:
        super().__init__(drawn)
        self.drawn: i64 = drawn  # its products would leave mypyc's small ints

    def copy(self) -> Rng:
        """The same stream from here on."""
        other = QuickRng(self.drawn)
        other.count = self.count
        return other

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each about as likely while n is small."""
        self.count += 1
        self.drawn = self.drawn * _MULTIPLIER % _MODULUS
        return self.drawn % n


def quick(source: Rng) -> QuickRng:
    """A quick stream that begins with the next number of another."""
    return QuickRng(source.below(_MODULUS - 1) + 1)


def rng(seed: int) -> Rng:
    """The stream of a seed."""
    return Rng(key_of(seed))


class BitSource(Protocol):
    """A generator such as `random.Random`."""

    def getrandbits(self, k: int, /) -> int:
        """A number of so many random bits."""
        ...


class IntegerSource(Protocol):
    """A generator such as `numpy.random.Generator`."""

    def integers(self, low: int, high: int, /) -> SupportsInt:
        """A number from `low` to `high - 1`."""
        ...


RandomSource = Rng | BitSource | IntegerSource


def stream_of(source: RandomSource) -> Rng:
    """The generator itself if it is ours, else a stream keyed by the next numbers of another."""
    if isinstance(source, Rng):
        return source
    bits: object = getattr(source, "getrandbits", None)
    if callable(bits):
        return Rng(int(bits(256)))
    integers: object = getattr(source, "integers", None)
    if not callable(integers):
        raise TypeError(f"{type(source).__name__} has neither getrandbits nor integers")
    key = 0
    for _ in range(4):
        key = key << _WORD_BITS | int(integers(0, _WORD))
    return Rng(key)
