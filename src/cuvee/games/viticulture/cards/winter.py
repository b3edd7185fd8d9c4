"""The winter visitors, 38 of them in the box: a line each, new ones at the end."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Choose, ChooseTwo, Do, Effect, Repeat
from cuvee.games.viticulture.cards.deck import SUMMER_VISITOR, VINE, WINTER_VISITOR
from cuvee.games.viticulture.cards.winter_company import CallVisitors, RecallGrandes, Tribute
from cuvee.games.viticulture.cards.winter_effects import (
    BuildYoke,
    BuyPair,
    DiscardHand,
    FullStaff,
    Keep,
    LiraPerCard,
    MakeForSparkling,
    MakeForTypes,
    MakeInAnyCellar,
    Petition,
    PickUpDiscards,
    PointPerFullStaff,
    Reap,
    Reveal,
    SummerAction,
    TasteWine,
    TwoPointsForStructures,
)
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.verbs.building import Build, UpgradeCellar
from cuvee.games.viticulture.verbs.cellar import AgeOneWine, AgeWines, DiscardWine, FillOrder
from cuvee.games.viticulture.verbs.exchange import Gain, Pay, RaiseResidual
from cuvee.games.viticulture.verbs.grapes import DiscardGrape
from cuvee.games.viticulture.verbs.hand import VISITORS, Discard, Draw, DrawFrom
from cuvee.games.viticulture.verbs.make_wine import MakeWine
from cuvee.games.viticulture.verbs.shared import Anybody, EitherOrBoth
from cuvee.games.viticulture.verbs.staff import Train
from cuvee.games.viticulture.verbs.vineyard import Harvest
from cuvee.games.viticulture.verbs.visitors import enter_visitors

V = Viticulture

WINTER: Final[dict[str, Effect[V]]] = {
    "merchant": Choose[V](Do(Pay(lira=3), BuyPair()), FillOrder(extra_vp=1)),
    "crusher": Choose[V](
        Do(Gain(lira=3), Draw(summer=1)), Do(Draw(order=1), Repeat(MakeWine(2), 1))
    ),
    "judge": Choose[V](Draw(summer=2), Do(DiscardWine(4), Gain(vp=3))),
    "oenologist": Choose[V](AgeWines(2), UpgradeCellar(flat=3)),
    "marketer": Choose[V](Do(Draw(summer=2), Gain(lira=1)), FillOrder(extra_vp=1)),
    "crush_expert": Choose[V](Do(Gain(lira=3), Draw(order=1)), MakeWine(3)),
    "uncertified_teacher": Choose[V](Do(Pay(vp=1), Train(lira=0)), PointPerFullStaff()),
    "teacher": Choose[V](MakeWine(2), Train(lira=2)),
    "benefactor": Choose[V](Draw(vine=1, summer=1), Do(Discard(2, VISITORS), Gain(vp=2))),
    "assessor": Choose[V](LiraPerCard(), Do(DiscardHand(), Gain(vp=2))),
    "queen": Tribute(lose_vp=1, give_cards=2, pay_lira=3),
    "harvester": Choose[V](
        Do(Repeat(Harvest(), 2), Gain(lira=2)), Do(Repeat(Harvest(), 2), Gain(vp=1))
    ),
    "professor": Choose[V](Train(lira=2), Do(FullStaff(), Gain(vp=2))),
    "master_vintner": Choose[V](
        UpgradeCellar(discount=2), ChooseTwo(AgeOneWine(), FillOrder(), question="in_any_order")
    ),
    "uncertified_oenologist": Choose[V](AgeWines(2), Do(Pay(vp=1), UpgradeCellar(flat=0))),
    "promoter": Choose[V](
        Do(DiscardGrape(), RaiseResidual(vp=1, residual=1)),
        Do(DiscardWine(), RaiseResidual(vp=1, residual=1)),
    ),
    "mentor": Anybody(MakeWine(2), reward=DrawFrom([VINE, SUMMER_VISITOR])),
    "harvest_expert": Choose[V](Do(Harvest(), Draw(vine=1)), Do(Harvest(), BuildYoke(lira=1))),
    "innkeeper": PickUpDiscards(2),
    "jack_of_all_trades": ChooseTwo[V](Harvest(), MakeWine(2), FillOrder()),
    "politician": Petition(Gain(lira=6), Draw(vine=1, summer=1, order=1)),
    "supervisor": MakeForSparkling(2),
    "scholar": EitherOrBoth(Draw(order=2), Train(lira=3)),
    "reaper": Reap(Harvest(), 3),
    "motivator": RecallGrandes(reward=Gain(vp=1)),
    "bottler": MakeForTypes(3),
    "craftsman": ChooseTwo[V](Draw(order=1), UpgradeCellar(), Gain(vp=1)),
    "exporter": Choose[V](MakeWine(2), FillOrder(), Do(DiscardGrape(), Gain(vp=2))),
    "laborer": EitherOrBoth(Repeat(Harvest(), 2), MakeWine(3)),
    "designer": Do[V](Build(), TwoPointsForStructures(6)),
    "governess": Choose[V](Train(lira=3, at_once=True), Do(DiscardWine(), Gain(vp=2))),
    "manager": SummerAction(),
    "zymologist": MakeInAnyCellar(2),
    "noble": Choose[V](Do(Pay(lira=1), RaiseResidual(residual=1)), Do(Pay(residual=2), Gain(vp=2))),
    "governor": CallVisitors(),
    "taster": TasteWine(),
    "caravan": Do[V](Reveal(), Keep(2)),
    "guest_speaker": Anybody(Train(lira=1), reward=Gain(vp=1)),
}

enter_visitors(WINTER_VISITOR, WINTER, sociable=["queen", "governor"])
