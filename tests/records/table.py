"""All kept games, by name."""

from __future__ import annotations

from typing import Final

from tests.records.kept import Kept
from tests.records.kept_automa import AUTOMA
from tests.records.kept_barrels import BARRELS
from tests.records.kept_naramata import NARAMATA
from tests.records.kept_viticulture import VITICULTURE

KEPT: Final[dict[str, Kept]] = {
    kept.name: kept for kept in [*BARRELS, *NARAMATA, *VITICULTURE, *AUTOMA]
}
