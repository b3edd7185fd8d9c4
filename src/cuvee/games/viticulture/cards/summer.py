"""The summer visitors, 38 of them in the box: a line each, new ones at the end."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Choose, ChooseTwo, Do, EachOpponent, Effect, Invite, May, Repeat
from cuvee.games.viticulture.cards.deck import SUMMER_VISITOR
from cuvee.games.viticulture.cards.summer_effects import (
    CollectPledges,
    Organize,
    PlanAhead,
    PlantForVarieties,
    PlantForVineCount,
    PlantForVineValue,
    PointPerPlantedField,
    PointPerStructureOfCost,
    Retrieve,
    TwoLiraPerEmptyField,
    WeddingGifts,
)
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.verbs.building import Build, BuildFree, Unbuilt
from cuvee.games.viticulture.verbs.cellar import DiscardWine
from cuvee.games.viticulture.verbs.exchange import Gain, Pay, RaiseResidual
from cuvee.games.viticulture.verbs.grapes import BuyGrape, DiscardGrape
from cuvee.games.viticulture.verbs.hand import (
    ANY_DECK,
    VISITORS,
    Discard,
    DiscardToDraw,
    Draw,
    DrawOneEach,
)
from cuvee.games.viticulture.verbs.make_wine import MakeWine
from cuvee.games.viticulture.verbs.shared import Anybody, EitherOrBoth
from cuvee.games.viticulture.verbs.vineyard import Harvest, Plant, SwapVines, UprootAndDiscard
from cuvee.games.viticulture.verbs.visitors import enter_visitors

V = Viticulture

SUMMER: Final[dict[str, Effect[V]]] = {
    "surveyor": Choose[V](TwoLiraPerEmptyField(), PointPerPlantedField()),
    "broker": Choose[V](Do(Pay(lira=9), Gain(vp=3)), Do(Pay(vp=2), Gain(lira=6))),
    "wine_critic": Choose[V](Draw(winter=2), Do(DiscardWine(7), Gain(vp=4))),
    "blacksmith": Build(discount=2, vp_for=[5, 6]),
    "contractor": ChooseTwo[V](Gain(vp=1), Build(), Plant()),
    "tour_guide": Choose[V](Gain(lira=4), Harvest()),
    "novice_guide": Choose[V](Gain(lira=3), MakeWine(2)),
    "uncertified_broker": Choose[V](Do(Pay(vp=3), Gain(lira=9)), Do(Pay(lira=6), Gain(vp=2))),
    "planter": Choose[V](Do(Repeat(Plant(), 2), Gain(lira=1)), Do(UprootAndDiscard(1), Gain(vp=2))),
    "buyer": Choose[V](Do(Pay(lira=2), BuyGrape()), Do(DiscardGrape(), Gain(lira=2, vp=1))),
    "landscaper": Choose[V](Do(Draw(vine=1), May(Plant())), SwapVines()),
    "architect": Choose[V](Build(discount=3), PointPerStructureOfCost(4)),
    "uncertified_architect": Choose[V](
        Do(Pay(vp=1), BuildFree(of_cost=[2, 3])), Do(Pay(vp=2), BuildFree())
    ),
    "patron": Choose[V](Gain(lira=4), Draw(order=1, winter=1)),
    "auctioneer": Choose[V](
        Do(Discard(2, ANY_DECK), Gain(lira=4)), Do(Discard(4, ANY_DECK), Gain(vp=3))
    ),
    "entertainer": Choose[V](
        Do(Pay(lira=4), Draw(winter=3)), Do(DiscardWine(), Discard(3, VISITORS), Gain(vp=3))
    ),
    "vendor": Do[V](Draw(vine=1, order=1, winter=1), EachOpponent(Invite(Draw(summer=1)))),
    "handyman": Anybody(Build(discount=2), reward=Gain(vp=1)),
    "horticulturist": Choose[V](Plant(any_structures=True), Do(UprootAndDiscard(2), Gain(vp=3))),
    "peddler": Do[V](DiscardToDraw(2, ANY_DECK), DrawOneEach(vine=1, summer=1, order=1, winter=1)),
    "banker": Do[V](Gain(lira=5), EachOpponent(Invite(Do(Pay(vp=1), Gain(lira=3))))),
    "overseer": ChooseTwo[V](Build(), PlantForVineValue(4)),
    "importer": CollectPledges(3, Draw(winter=3)),
    "sharecropper": Choose[V](Plant(any_structures=True), Do(UprootAndDiscard(1), Gain(vp=2))),
    "grower": PlantForVineCount(6),
    "negotiator": Choose[V](
        Do(DiscardGrape(), RaiseResidual(residual=1)), Do(DiscardWine(), RaiseResidual(residual=2))
    ),
    "cultivator": Plant(any_value=True),
    "homesteader": EitherOrBoth(Build(discount=3), Repeat(Plant(), 2)),
    "planner": PlanAhead(),
    "agriculturist": PlantForVarieties(3),
    "swindler": EachOpponent[V](
        Invite(Pay(lira=2), accepted=Gain(lira=2), declined=Gain(vp=1), question="swindler")
    ),
    "producer": Do[V](Pay(lira=2), Repeat(Retrieve(), 2)),
    "organizer": Organize(),
    "sponsor": EitherOrBoth(Draw(vine=2), Gain(lira=3)),
    "artisan": Choose[V](Gain(lira=3), Build(discount=1), Repeat(Plant(), 2)),
    "stonemason": Do[V](Pay(lira=8), Unbuilt(2), BuildFree(), BuildFree()),
    "volunteer_crew": Anybody(Plant(), reward=Gain(lira=2)),
    "wedding_party": WeddingGifts(),
}

enter_visitors(SUMMER_VISITOR, SUMMER, sociable=["swindler", "wedding_party"])
