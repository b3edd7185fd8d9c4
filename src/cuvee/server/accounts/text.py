"""Names as logins."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from cuvee.server.db.schema import LOGIN

UNSEEN: Final = re.compile("[\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]")
SPACES: Final = re.compile(r"\s+")


def login_of(name: str) -> str:
    """A name in the form in which it is unique: 'Ann' and 'ANN' are the same.

    Joiners and variation selectors, which nobody sees, make no difference, nor do more spaces.
    """
    seen = SPACES.sub(" ", UNSEEN.sub("", unicodedata.normalize("NFKC", name)))
    return seen.casefold()[:LOGIN]
