"""The games of Cuvée; each registers itself when it is imported."""

from cuvee.games.naramata.game import NARAMATA
from cuvee.games.viticulture.game import VITICULTURE

__all__ = ["NARAMATA", "VITICULTURE"]
