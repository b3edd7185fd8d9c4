"""The 18 mamas and 18 papas: with what a vineyard begins."""

from __future__ import annotations

from typing import Final

from cuvee.games.viticulture.structures import (
    COTTAGE,
    IRRIGATION,
    MEDIUM_CELLAR,
    TASTING_ROOM,
    TRELLIS,
    WINDMILL,
    YOKE,
)


class Mama:
    """Two workers, cards of each deck, and perhaps lira."""

    def __init__(
        self,
        key: str,
        vine: int = 0,
        summer: int = 0,
        order: int = 0,
        winter: int = 0,
        lira: int = 0,
    ) -> None:
        self.key = key
        self.cards = [vine, summer, order, winter]  # by deck
        self.lira = lira


class Papa:
    """A grande worker, lira, and a gift (a structure, a worker or a point) or more lira."""

    def __init__(
        self, key: str, lira: int, instead: int, structure: int = -1, worker: int = 0, vp: int = 0
    ) -> None:
        self.key = key
        self.lira = lira
        self.instead = instead  # lira for whoever leaves the gift
        self.structure = structure
        self.worker = worker
        self.vp = vp


MAMAS: Final = [
    Mama("alaena", vine=1, summer=1, order=1),
    Mama("alyssa", vine=1, summer=1, winter=1),
    Mama("deann", vine=1, order=1, winter=1),
    Mama("margot", summer=1, order=1, winter=1),
    Mama("margaret", vine=2, summer=1),
    Mama("nici", vine=2, order=1),
    Mama("teruyo", vine=2, winter=1),
    Mama("emily", vine=1, summer=2),
    Mama("rebecca", summer=2, order=1),
    Mama("danyel", summer=2, winter=1),
    Mama("laura", vine=1, order=2),
    Mama("jess", summer=1, order=2),
    Mama("casey", order=2, winter=1),
    Mama("christine", vine=1, winter=2),
    Mama("naja", summer=1, winter=2),
    Mama("falon", order=1, winter=2),
    Mama("nicole", vine=1, winter=1, lira=2),
    Mama("ariel", summer=1, order=1, lira=2),
]

PAPAS: Final = [
    Papa("andrew", 4, instead=2, structure=TRELLIS),
    Papa("christian", 3, instead=3, structure=IRRIGATION),
    Papa("jay", 5, instead=2, structure=YOKE),
    Papa("josh", 3, instead=4, structure=MEDIUM_CELLAR),
    Papa("kozi", 2, instead=4, structure=COTTAGE),
    Papa("matthew", 1, instead=5, structure=WINDMILL),
    Papa("matt", 0, instead=6, structure=TASTING_ROOM),
    Papa("paul", 5, instead=1, structure=TRELLIS),
    Papa("stephan", 4, instead=2, structure=IRRIGATION),
    Papa("steven", 6, instead=1, structure=YOKE),
    Papa("joel", 4, instead=3, structure=MEDIUM_CELLAR),
    Papa("raymond", 3, instead=3, structure=COTTAGE),
    Papa("jerry", 2, instead=4, structure=WINDMILL),
    Papa("trevor", 1, instead=5, structure=TASTING_ROOM),
    Papa("rafael", 2, instead=4, worker=1),
    Papa("gary", 3, instead=3, worker=1),
    Papa("morten", 4, instead=3, vp=1),
    Papa("alan", 5, instead=2, vp=1),
]
