"""What visitors and structures have to do with, for a list of cards that can be filtered.

A visitor's topics follow from the verbs on it; they decide nothing of the rules.
"""

from __future__ import annotations

from typing import Final

from cuvee.engine import Effect
from cuvee.games.viticulture.cards import summer_effects, winter_company, winter_effects
from cuvee.games.viticulture.cards.deck import ORDER, VINE
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.verbs.building import Build, BuildFree, Unbuilt, UpgradeCellar
from cuvee.games.viticulture.verbs.cellar import AgeWines, DiscardWine, FillOrder
from cuvee.games.viticulture.verbs.exchange import Gain, Pay, RaiseResidual
from cuvee.games.viticulture.verbs.grapes import BuyGrape, DiscardGrape
from cuvee.games.viticulture.verbs.hand import Draw, DrawFrom
from cuvee.games.viticulture.verbs.make_wine import MakeWine
from cuvee.games.viticulture.verbs.shared import EitherOrBoth
from cuvee.games.viticulture.verbs.staff import Train
from cuvee.games.viticulture.verbs.vineyard import Harvest, Plant, SwapVines, UprootAndDiscard

TOPICS: Final = [
    "points", "lira", "residual", "draw", "plant", "structure", "worker", "grapes", "wine", "order",
]  # fmt: skip

# What each verb is about, besides what the numbers printed with it say.
VERBS: Final[list[tuple[type[Effect[Viticulture]], list[str]]]] = [
    (Plant, ["plant"]),
    (SwapVines, ["plant"]),
    (UprootAndDiscard, ["plant"]),
    (Harvest, ["grapes"]),
    (BuyGrape, ["grapes"]),
    (DiscardGrape, ["grapes"]),
    (MakeWine, ["wine"]),
    (AgeWines, ["wine"]),
    (DiscardWine, ["wine"]),
    (FillOrder, ["order"]),
    (Build, ["structure"]),
    (BuildFree, ["structure"]),
    (Unbuilt, ["structure"]),
    (UpgradeCellar, ["structure"]),
    (Train, ["worker"]),
    (RaiseResidual, ["residual"]),
    (EitherOrBoth, ["points"]),
    (DrawFrom, ["draw"]),
    (summer_effects.TwoLiraPerEmptyField, ["lira", "plant"]),
    (summer_effects.PointPerPlantedField, ["points", "plant"]),
    (summer_effects.PointPerStructureOfCost, ["points", "structure"]),
    (summer_effects.PlantForVineValue, ["points"]),
    (summer_effects.PlantForVineCount, ["points"]),
    (summer_effects.PlantForVarieties, ["points"]),
    (summer_effects.PlanAhead, ["worker"]),
    (summer_effects.Retrieve, ["worker"]),
    (summer_effects.WeddingGifts, ["points", "lira"]),
    (winter_effects.BuyPair, ["grapes"]),
    (winter_effects.BuildYoke, ["structure", "lira"]),
    (winter_effects.LiraPerCard, ["lira"]),
    (winter_effects.FullStaff, ["worker"]),
    (winter_effects.PointPerFullStaff, ["points", "worker"]),
    (winter_effects.MakeForSparkling, ["points"]),
    (winter_effects.MakeForTypes, ["points"]),
    (winter_effects.PickUpDiscards, ["draw"]),
    (winter_effects.Keep, ["draw"]),
    (winter_effects.SummerAction, ["worker"]),
    (winter_effects.TasteWine, ["points", "lira"]),
    (winter_effects.TwoPointsForStructures, ["points", "structure"]),
    (winter_company.CallVisitors, ["points"]),
    (winter_company.RecallGrandes, ["worker"]),
]

STRUCTURE_TOPICS: Final[dict[str, list[str]]] = {
    "trellis": ["plant"],
    "irrigation": ["plant"],
    "yoke": ["plant", "worker", "grapes"],
    "windmill": ["points", "plant"],
    "cottage": ["draw"],
    "tasting_room": ["points", "wine"],
    "medium_cellar": ["wine"],
    "large_cellar": ["wine"],
}


def visitor_topics(effect: Effect[Viticulture]) -> list[str]:
    """What a visitor is about."""
    found: set[str] = set()
    gather(effect, found)
    return [topic for topic in TOPICS if topic in found]


def gather(effect: Effect[Viticulture], found: set[str]) -> None:
    """Add what an effect and its parts are about."""
    for verb, topics in VERBS:
        if isinstance(effect, verb):
            found.update(topics)
    if isinstance(effect, (Gain, Pay)):
        amounts = {"points": effect.vp, "lira": effect.lira, "residual": effect.residual}
        found.update([topic for topic, amount in amounts.items() if amount])
    if isinstance(effect, Draw):
        kinds = {"draw": 1, "plant": effect.wanted[VINE], "order": effect.wanted[ORDER]}
        found.update([topic for topic, amount in kinds.items() if amount])
    if isinstance(effect, (Build, UpgradeCellar)) and effect.discount:
        found.add("lira")
    if isinstance(effect, UpgradeCellar) and effect.flat > 0:
        found.add("lira")
    if isinstance(effect, FillOrder) and effect.extra_vp:
        found.add("points")
    if isinstance(effect, Build) and effect.vp_for:
        found.add("points")
    if isinstance(effect, Plant) and effect.any_structures:
        found.add("structure")
    if isinstance(effect, Train) and effect.lira:
        found.add("lira")
    for part in effect.parts():
        gather(part, found)
