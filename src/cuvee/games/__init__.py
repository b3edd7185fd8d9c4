"""The games of Cuvée; each registers itself, and what its seats use, when it is imported."""

import cuvee.games.naramata.usages
import cuvee.games.viticulture.usages  # noqa: F401
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.viticulture.game import VITICULTURE

__all__ = ["NARAMATA", "VITICULTURE"]
