"""Secrets: links, sessions, seeds. Only their hashes are kept, apart from the seeds."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final

SEED_BITS: Final = 256
_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another
_CONSONANTS: Final = "bdfgklmnprstvz"  # those that are spoken and written alike in our languages
_VOWELS: Final = "aeiou"
_OFFENSIVE: Final = "bites fagot nazis nigas pedos penis putas putos rapes semen tetas vagin zizis"


def new_id(length: int = 12) -> str:
    """An id that nobody can guess, short enough to be read out."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def new_code(length: int = 5) -> str:
    """Letters that can be called across a room; few enough that guessing must be slowed."""
    while True:
        places = ((_VOWELS if place % 2 else _CONSONANTS) for place in range(length))
        code = "".join(secrets.choice(letters) for letters in places)
        if not any(word in code for word in _OFFENSIVE.split()):
            return code


def new_secret() -> str:
    """A secret for a link or a cookie."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is kept of a secret; it is long and random, so no salt is needed."""
    return blake2b(secret.encode(), digest_size=32, person=b"cuvee secret").hexdigest()


def new_salt() -> str:
    """What keeps a seed that could be guessed from being found by its commitment."""
    return secrets.token_hex(16)


def new_seed() -> int:
    """A seed that nobody can guess, so that its commitment tells nothing."""
    return secrets.randbits(SEED_BITS)
