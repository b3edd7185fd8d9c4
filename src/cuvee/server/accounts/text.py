"""Names as logins."""

from __future__ import annotations

import unicodedata

from cuvee.server.db.schema import LOGIN


def login_of(name: str) -> str:
    """What two names have in common that are taken for one, such as 'Ann' and 'ANN'."""
    return unicodedata.normalize("NFKC", name).casefold()[:LOGIN]
