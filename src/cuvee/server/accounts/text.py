"""Names as logins."""

from __future__ import annotations

import unicodedata

from cuvee.server.db.schema import LOGIN


def login_of(name: str) -> str:
    """A name in the form in which it is unique: 'Ann' and 'ANN' are the same."""
    return unicodedata.normalize("NFKC", name).casefold()[:LOGIN]
