"""Every winter visitor: what each of its options does, and what stands in its way.

A case names the card, the option (0 where the card offers none), the mat of whoever plays it, what
is chosen after that, and the mat afterwards. Choices that leave no choice are not asked and so not
listed. How cards meet each other and the opponents is told in the files beside this one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pytest

from cuvee.engine import OPTION, Choose, Reason
from cuvee.games.viticulture.cards.winter import WINTER
from cuvee.games.viticulture.game import VITICULTURE
from tests.games.viticulture.given import Given

Mat = Mapping[str, object]
NOTHING: Mat = {}
GRANDE_OUT: Mat = {"grande": 0, "placed": [("train_left", "grande")]}
THREE_FIELDS = {"field_5": ["merlot"], "field_6": ["trebbiano"], "field_7": ["pinot"]}


class Case(NamedTuple):
    """A card played, and what comes of it."""

    card: str
    option: int
    own: Mat
    steps: str
    then: Mat
    other: Mat = NOTHING  # the mat of seat 1, the only opponent
    seen: Mat = NOTHING  # the same afterwards
    piles: Sequence[str] = ()  # cards on the discard piles
    decks: Sequence[str] | None = None  # the only cards in the decks; None: all are there


class Refused(NamedTuple):
    """A card, or one of its options, that cannot be done, and why."""

    card: str
    option: int
    own: Mat
    why: str
    other: Mat = NOTHING
    piles: Sequence[str] = ()
    decks: Sequence[str] | None = None


def laid(case: Case | Refused) -> Given:
    """The table of a case."""
    given = Given(season="winter").seat(0, **case.own).seat(1, **case.other)
    if case.decks is not None:
        given.only(*case.decks)
    return given.discarded(*case.piles)


def blocker(given: Given, card: str, option: int) -> Reason | None:
    """What stands in the way of an option of a card, or of a card without options."""
    effect = WINTER[card]
    if card == "queen":
        choice = VITICULTURE.effects[VITICULTURE.catalogue.ids["queen.0"]]
        return choice.why_not(given.s, 1, 0, OPTION + option - 1)
    if option == 0:
        return effect.blocker(given.s, 0)
    return effect.why_not(given.s, 0, 0, OPTION + option - 1)


def options_of(card: str) -> list[int]:
    """The printed options of a card by number; 0 where it offers none."""
    effect = WINTER[card]
    many = len(effect.branches) if isinstance(effect, Choose) else 3 if card == "queen" else 0
    return list(range(1, many + 1)) or [0]


DOES = [
    Case("merchant", 1, {"lira": 3}, "",
         {"lira": 0, "grapes": {"red": [1], "white": [1]}, "harvested": []}),
    Case("merchant", 1, {"lira": 4, "grapes": {"red": [2], "white": [9]}}, "",
         {"lira": 1, "grapes": {"red": [1, 2], "white": [1, 9]}}),
    Case("merchant", 2, {"lira": 3, "wines": {"red": [5]}, "hand": ["order_red5"]}, "",
         {"lira": 3, "vp": 3, "residual": 1, "wines": {}, "hand": []}),
    Case("crusher", 1, {}, "", {"lira": 3, "cards": {"summer_visitor": 1}}),
    Case("crusher", 2, {"grapes": {"red": [2]}}, "",
         {"cards": {"order": 1}, "wines": {"red": [2]}, "grapes": {}}),
    Case("crusher", 2, {"grapes": {"red": [2], "white": [1]}}, "make red, make white",
         {"cards": {"order": 1}, "wines": {"red": [2], "white": [1]}, "grapes": {}}),
    Case("judge", 1, {}, "", {"cards": {"summer_visitor": 2}, "vp": 0}),
    Case("judge", 2, {"wines": {"red": [9], "white": [4]}}, "wine white 4",
         {"wines": {"red": [9]}, "vp": 3}),
    Case("judge", 2, {"wines": {"red": [3], "blush": [4]}}, "", {"wines": {"red": [3]}, "vp": 3}),
    Case("oenologist", 1, {"wines": {"red": [1, 2], "white": [1]}, "grapes": {"red": [1]}}, "",
         {"wines": {"red": [2, 3], "white": [3]}, "grapes": {"red": [1]}}),
    Case("oenologist", 2, {"lira": 3}, "", {"lira": 0, "structures": ["medium_cellar"]}),
    Case("oenologist", 2, {"lira": 3, "structures": ["medium_cellar"]}, "",
         {"lira": 0, "structures": ["large_cellar", "medium_cellar"]}),
    Case("marketer", 1, {}, "", {"lira": 1, "cards": {"summer_visitor": 2}}),
    Case("marketer", 2, {"wines": {"red": [2, 7]}, "hand": ["order_red5"]}, "",
         {"vp": 3, "residual": 1, "wines": {"red": [2]}, "hand": []}),
    Case("crush_expert", 1, {}, "", {"lira": 3, "cards": {"order": 1}}),
    Case("crush_expert", 2, {"grapes": {"red": [1, 2, 3], "white": [1]}},
         "make red, grape red 3, make red, grape red 2, make red",
         {"grapes": {"white": [1]}, "wines": {"red": [1, 2, 3]}}),
    Case("crush_expert", 2, {"grapes": {"red": [1], "white": [1]}}, "make red, done",
         {"grapes": {"white": [1]}, "wines": {"red": [1]}}),
    Case("uncertified_teacher", 1, {"vp": -4}, "", {"vp": -5, "resting": 1, "lira": 0}),
    Case("uncertified_teacher", 2, {"vp": -5}, "", {"vp": -4, "resting": 0}, {"workers": 5}),
    Case("teacher", 1, {"grapes": {"red": [1], "white": [2]}}, "make red, make white",
         {"wines": {"red": [1], "white": [2]}}),
    Case("teacher", 2, {"lira": 2, "workers": 4}, "", {"lira": 0, "workers": 4, "resting": 1}),
    Case("benefactor", 1, {}, "", {"cards": {"vine": 1, "summer_visitor": 1}}),
    Case("benefactor", 2, {"hand": ["broker", "judge", "merlot"]}, "card broker",
         {"hand": ["merlot"], "vp": 2}),
    Case("assessor", 1, {"hand": ["merlot", "merlot", "broker"]}, "",
         {"lira": 3, "hand": ["broker", "merlot", "merlot"]}),
    Case("assessor", 2, {"hand": ["merlot", "merlot", "broker", "order_red5", "judge"]}, "",
         {"vp": 2, "hand": []}),
    Case("queen", 1, {}, "", {"vp": 0, "lira": 0, "hand": []}, {"vp": -4, "lira": 3}, {"vp": -5}),
    Case("queen", 2, {}, "card judge, card merlot", {"hand": ["judge", "merlot"], "vp": 0},
         {"hand": ["judge", "merlot", "broker"]}, {"hand": ["broker"], "vp": 0}),
    Case("queen", 3, {"lira": 1}, "", {"lira": 4}, {"lira": 3}, {"lira": 0, "vp": 0}),
    Case("harvester", 1, {"planted": THREE_FIELDS}, "field field_5, yes, field field_6",
         {"lira": 2, "vp": 0, "grapes": {"red": [3], "white": [2]},
          "harvested": ["field_5", "field_6"]}),
    Case("harvester", 2, {"planted": THREE_FIELDS}, "field field_7, done",
         {"lira": 0, "vp": 1, "grapes": {"red": [1], "white": [1]}, "harvested": ["field_7"]}),
    Case("professor", 1, {"lira": 2}, "", {"lira": 0, "resting": 1}),
    Case("professor", 2, {"workers": 5}, "", {"vp": 2, "workers": 5}),
    Case("professor", 2, {"workers": 3, "resting": 1, "temporary": 1}, "", {"vp": 2}),
    Case("master_vintner", 1, {"lira": 2}, "", {"lira": 0, "structures": ["medium_cellar"]}),
    Case("master_vintner", 1, {"lira": 4, "structures": ["medium_cellar"]}, "",
         {"lira": 0, "structures": ["large_cellar", "medium_cellar"]}),
    Case("master_vintner", 2,
         {"structures": ["medium_cellar"], "wines": {"red": [4]}, "hand": ["order_red5"]}, "",
         {"wines": {}, "vp": 2, "residual": 1, "hand": []}),
    Case("uncertified_oenologist", 1, {"structures": ["medium_cellar"], "wines": {"blush": [4]}},
         "", {"wines": {"blush": [6]}, "vp": 0}),
    Case("uncertified_oenologist", 2, {"vp": -4}, "", {"vp": -5, "structures": ["medium_cellar"]}),
    Case("promoter", 1, {"grapes": {"red": [1], "white": [9]}}, "grape red 1",
         {"grapes": {"white": [9]}, "vp": 1, "residual": 1}),
    Case("promoter", 2, {"residual": 4, "wines": {"red": [1]}}, "",
         {"wines": {}, "vp": 1, "residual": 5}),
    Case("mentor", 0, {"grapes": {"red": [1, 2]}}, "yes, grape red 1, make red",
         {"wines": {"red": [1, 2]}, "hand": []}),
    Case("harvest_expert", 1, {"planted": {"field_5": ["pinot"]}}, "",
         {"grapes": {"red": [1], "white": [1]}, "cards": {"vine": 1}}),
    Case("harvest_expert", 2, {"lira": 1, "planted": {"field_5": ["pinot"]}}, "",
         {"lira": 0, "structures": ["yoke"], "grapes": {"red": [1], "white": [1]}, "hand": []}),
    Case("innkeeper", 0, {}, "deck winter_visitor, deck vine", {"hand": ["judge", "merlot"]},
         piles=["pinot", "merlot", "broker", "judge"]),
    Case("jack_of_all_trades", 1, {"planted": {"field_5": ["merlot"]}}, "",
         {"wines": {"red": [3]}, "grapes": {}, "harvested": ["field_5"]}),
    Case("jack_of_all_trades", 2, {"planted": {"field_5": ["merlot"]}, "grapes": {"red": [1]}},
         "", {"wines": {"red": [1]}, "grapes": {"red": [3]}}),
    Case("jack_of_all_trades", 3,
         {"planted": {"field_5": ["merlot"]}, "wines": {"red": [5]}, "hand": ["order_red5"]}, "",
         {"vp": 2, "residual": 1, "wines": {}, "grapes": {"red": [3]}}),
    Case("politician", 0, {"vp": -1}, "", {"lira": 6, "hand": [], "vp": -1}),
    Case("politician", 0, {"vp": 0}, "",
         {"lira": 0, "cards": {"vine": 1, "summer_visitor": 1, "order": 1}}),
    Case("supervisor", 0, {"structures": ["medium_cellar", "large_cellar"],
                           "grapes": {"red": [3, 2, 1], "white": [3]}},
         "make sparkling, grape red 2, make red",
         {"vp": 1, "wines": {"sparkling": [8], "red": [1]}}),
    Case("scholar", 1, {"lira": 2}, "", {"cards": {"order": 2}, "lira": 2, "vp": 0}),
    Case("scholar", 2, {"lira": 3}, "no", {"lira": 0, "resting": 1, "hand": [], "vp": 0}),
    Case("reaper", 0, {"planted": THREE_FIELDS}, "field field_5, yes, field field_6, yes",
         {"vp": 2, "harvested": ["field_5", "field_6", "field_7"]}),
    Case("motivator", 0, {}, "yes", {"vp": 1}, GRANDE_OUT, {"grande": 1, "placed": []}),
    Case("bottler", 0, {"structures": ["medium_cellar"],
                        "grapes": {"red": [2, 3], "white": [1, 2]}},
         "make red, grape red 2, make blush, grape white 1, make white",
         {"vp": 3, "wines": {"red": [2], "blush": [4], "white": [2]}}),
    Case("craftsman", 1, {"lira": 3}, "", {"cards": {"order": 1}, "vp": 1, "lira": 3}),
    Case("craftsman", 2, {"lira": 4}, "option 1",
         {"cards": {"order": 1}, "lira": 0, "structures": ["medium_cellar"], "vp": 0}),
    Case("craftsman", 3, {"lira": 6, "structures": ["medium_cellar"]}, "option 2",
         {"vp": 1, "lira": 0, "structures": ["large_cellar", "medium_cellar"], "hand": []}),
    Case("exporter", 1, {"grapes": {"red": [3]}}, "", {"wines": {"red": [3]}, "vp": 0}),
    Case("exporter", 2, {"wines": {"white": [5]}, "hand": ["order_white5"]}, "",
         {"vp": 2, "residual": 1, "wines": {}}),
    Case("exporter", 3, {"grapes": {"red": [3]}}, "", {"grapes": {}, "vp": 2}),
    Case("laborer", 1, {"planted": THREE_FIELDS}, "field field_5, yes, field field_6, no",
         {"grapes": {"red": [3], "white": [2]}, "vp": 0}),
    Case("laborer", 2, {"grapes": {"red": [1, 2, 3]}},
         "grape red 1, make red, grape red 2, make red", {"wines": {"red": [1, 2, 3]}, "vp": 0}),
    Case("designer", 0, {"lira": 3, "structures": ["yoke"]}, "structure irrigation",
         {"lira": 0, "structures": ["irrigation", "yoke"], "vp": 0}),
    Case("governess", 1, {"lira": 3, "workers": 4}, "", {"lira": 0, "workers": 5, "resting": 0}),
    Case("governess", 2, {"wines": {"red": [1, 9]}}, "wine red 1",
         {"wines": {"red": [9]}, "vp": 2}),
    Case("manager", 0, {}, "place give_tour", {"lira": 2, "workers": 2, "grande": 1}),
    Case("zymologist", 0, {"grapes": {"red": [5], "white": [9]}}, "make red, make white",
         {"wines": {"red": [5], "white": [9]}}),
    Case("noble", 1, {"lira": 1, "residual": 4}, "", {"lira": 0, "residual": 5, "vp": 0}),
    Case("noble", 2, {"residual": 2}, "", {"residual": 0, "vp": 2}),
    Case("governor", 0, {}, "card broker", {"hand": ["broker"], "vp": 0},
         {"hand": ["broker", "planter", "judge"]}, {"hand": ["judge", "planter"]}),
    Case("governor", 0, {}, "", {"hand": [], "vp": 1}, {"hand": ["judge", "merlot"]}),
    Case("taster", 0, {"wines": {"red": [3], "white": [4]}}, "wine white 4",
         {"wines": {"red": [3]}, "lira": 4, "vp": 2}, {"wines": {"red": [2]}}),
    Case("caravan", 0, {}, "card broker, card order_red5", {"hand": ["broker", "order_red5"]},
         decks=["merlot", "broker", "order_red5", "judge", "caravan"], seen={"hand": []}),
    Case("guest_speaker", 0, {"lira": 1}, "yes", {"lira": 0, "resting": 1, "vp": 0}),
]  # fmt: skip


@pytest.mark.parametrize("case", DOES, ids=[f"{n}-{c.card}-{c.option}" for n, c in enumerate(DOES)])
def test_what_an_option_does(case: Case) -> None:
    """An option is chosen, or is the only one that can be; it is done, and the turn is over."""
    given = laid(case)
    ready = [number for number in options_of(case.card)
             if blocker(given, case.card, number) is None]  # fmt: skip
    assert case.option in ready
    given.plays(case.card)
    if len(ready) > 1:
        given.chooses(f"option {case.option}")
    given.chooses(*[step for step in case.steps.split(", ") if step])
    given.then(0, **case.then).then(1, **case.seen).turn_is_over()
    assert given.s.in_play == ()


CELLARS = ["medium_cellar", "large_cellar"]
ALL_BUILT = ["trellis", "irrigation", "yoke", "windmill", "cottage", "tasting_room", *CELLARS]
FIVE_WORKERS: Mat = {"lira": 9, "workers": 3, "resting": 1, "placed": [("cart", "regular")]}
FULL_PAD = {"red": list(range(1, 10)), "white": list(range(1, 10))}

REFUSED = [
    Refused("merchant", 1, {"lira": 2}, "lira_short"),
    Refused("merchant", 1, {"lira": 3, "grapes": {"red": [1]}}, "grape_space_taken"),
    Refused("merchant", 1, {"lira": 3, "grapes": {"white": [1]}}, "grape_space_taken"),
    Refused("merchant", 2, {"wines": {"red": [4]}, "hand": ["order_red5"]}, "order_short"),
    Refused("merchant", 2, {"wines": {"red": [9]}}, "no_order_card"),
    Refused("crusher", 1, {}, "deck_empty", decks=["order_red5"]),
    Refused("crusher", 2, {"grapes": {"red": [2]}}, "deck_empty", decks=["broker"]),
    Refused("crusher", 2, {}, "no_grapes"),
    Refused("judge", 1, {}, "deck_empty", decks=["broker"]),
    Refused("judge", 2, {"wines": {"red": [3]}}, "wine_value"),
    Refused("judge", 2, {}, "no_wine"),
    Refused("oenologist", 1, {"grapes": {"red": [1]}}, "no_wine"),
    Refused("oenologist", 2, {"lira": 2}, "structure_price"),
    Refused("oenologist", 2, {"lira": 9, "structures": CELLARS}, "no_larger_cellar"),
    Refused("marketer", 1, {}, "deck_empty", decks=["broker"]),
    Refused("marketer", 2, {"wines": {"white": [9]}, "hand": ["order_red5"]}, "order_short"),
    Refused("crush_expert", 1, {}, "deck_empty", decks=["broker"]),
    Refused("crush_expert", 2, {}, "no_grapes"),
    Refused("uncertified_teacher", 1, {"vp": -5}, "vp"),
    Refused("uncertified_teacher", 1, FIVE_WORKERS, "staff_full"),
    Refused("uncertified_teacher", 2, {"workers": 5}, "nobody_full", {"workers": 4}),
    Refused("teacher", 1, {"grapes": {"red": [2]}, "wines": {"red": [1, 2]}}, "no_room"),
    Refused("teacher", 2, {"lira": 1}, "lira_short"),
    Refused("teacher", 2, FIVE_WORKERS, "staff_full"),
    Refused("benefactor", 1, {}, "deck_empty", decks=["broker"]),
    Refused("benefactor", 2, {"hand": ["broker", "merlot", "order_red5"]}, "cards"),
    Refused("assessor", 1, {}, "cards"),
    Refused("assessor", 2, {}, "cards"),
    Refused("queen", 1, {}, "vp", {"vp": -5}),
    Refused("queen", 2, {}, "cards", {"hand": ["merlot"]}),
    Refused("queen", 3, {}, "lira", {"lira": 2}),
    Refused("harvester", 1, {"planted": {"field_5": ["pinot"]}, "harvested": ["field_5"]},
            "all_harvested"),
    Refused("harvester", 2, {}, "nothing_planted"),
    Refused("professor", 1, {"lira": 1}, "lira_short"),
    Refused("professor", 1, FIVE_WORKERS, "staff_full"),
    Refused("professor", 2, {"workers": 3, "resting": 1}, "not_full_staff"),
    Refused("master_vintner", 1, {"lira": 1}, "structure_price"),
    Refused("master_vintner", 1, {"lira": 3, "structures": ["medium_cellar"]}, "structure_price"),
    Refused("master_vintner", 1, {"lira": 9, "structures": CELLARS}, "no_larger_cellar"),
    Refused("master_vintner", 2, {"wines": {"red": [3]}, "hand": ["order_red5"]}, "several"),
    Refused("uncertified_oenologist", 1, {}, "no_wine"),
    Refused("uncertified_oenologist", 2, {"vp": -5}, "vp"),
    Refused("uncertified_oenologist", 2, {"structures": CELLARS}, "no_larger_cellar"),
    Refused("promoter", 1, {"wines": {"red": [1]}}, "no_grapes"),
    Refused("promoter", 2, {"grapes": {"red": [1]}}, "no_wine"),
    Refused("promoter", 2, {"residual": 5, "wines": {"red": [1]}}, "residual_full"),
    Refused("harvest_expert", 1, {}, "nothing_planted"),
    Refused("harvest_expert", 1, {"planted": {"field_5": ["pinot"]}}, "deck_empty", decks=[]),
    Refused("harvest_expert", 2, {"planted": {"field_5": ["pinot"]}}, "lira"),
    Refused("harvest_expert", 2, {"lira": 9, "structures": ["yoke"],
                                  "planted": {"field_5": ["pinot"]}}, "built"),
    Refused("harvest_expert", 2, {"lira": 9}, "nothing_planted"),
    Refused("innkeeper", 0, {}, "too_few_piles", piles=["merlot", "pinot"]),
    Refused("jack_of_all_trades", 1, {"planted": {"field_5": ["merlot"]}, "grapes": FULL_PAD,
                                      "wines": {"red": [1, 2, 3], "white": [1, 2, 3]}},
            "no_second_option"),
    Refused("jack_of_all_trades", 2, {"grapes": {"red": [3]}}, "no_second_option"),
    Refused("jack_of_all_trades", 3, {"wines": {"red": [5]}, "hand": ["order_red5"]},
            "no_second_option"),
    Refused("politician", 0, {"vp": 0}, "deck_empty", decks=["merlot", "broker"]),
    Refused("supervisor", 0, {}, "no_grapes"),
    Refused("scholar", 1, {}, "deck_empty", decks=["order_red5"]),
    Refused("scholar", 2, {"lira": 2}, "lira_short"),
    Refused("scholar", 2, FIVE_WORKERS, "staff_full"),
    Refused("reaper", 0, {}, "field_empty"),
    Refused("bottler", 0, {}, "no_grapes"),
    Refused("craftsman", 1, {"lira": 3, "structures": CELLARS}, "deck_empty", decks=[]),
    Refused("craftsman", 2, {"lira": 3}, "structure_price"),
    Refused("craftsman", 2, {"lira": 5, "structures": ["medium_cellar"]}, "structure_price"),
    Refused("craftsman", 3, {"lira": 3}, "no_second_option", decks=[]),
    Refused("exporter", 1, {"wines": {"red": [9]}}, "no_grapes"),
    Refused("exporter", 2, {"hand": ["order_red5"]}, "order_short"),
    Refused("exporter", 3, {"wines": {"red": [9]}}, "no_grapes"),
    Refused("laborer", 1, {"grapes": {"red": [1]}}, "nothing_planted"),
    Refused("laborer", 2, {"planted": {"field_5": ["pinot"]}}, "no_grapes"),
    Refused("designer", 0, {"lira": 1}, "lira"),
    Refused("designer", 0, {"lira": 99, "structures": ALL_BUILT}, "built"),
    Refused("governess", 1, {"lira": 2}, "lira_short"),
    Refused("governess", 1, FIVE_WORKERS, "staff_full"),
    Refused("governess", 2, {"grapes": {"red": [9]}}, "no_wine"),
    Refused("zymologist", 0, {"structures": CELLARS, "grapes": {"red": [3]}}, "no_room"),
    Refused("noble", 1, {}, "lira_short"),
    Refused("noble", 1, {"lira": 1, "residual": 5}, "residual_full"),
    Refused("noble", 2, {"residual": 1}, "residual"),
    Refused("taster", 0, {"grapes": {"red": [9]}}, "nothing_to_choose"),
    Refused("caravan", 0, {}, "too_few_decks", decks=["merlot", "pinot"]),
]  # fmt: skip


@pytest.mark.parametrize(
    "case", REFUSED, ids=[f"{n}-{c.card}-{c.option}" for n, c in enumerate(REFUSED)]
)
def test_why_an_option_is_refused(case: Refused) -> None:
    """A card is played only if its effect can be carried out in full (p. 10)."""
    reason = blocker(laid(case), case.card, case.option)
    assert reason is not None
    assert reason.code == case.why


NEVER_REFUSED = {"manager", "governor", "mentor", "guest_speaker", "motivator"}


def test_every_option_of_every_winter_visitor_has_its_cases() -> None:
    """The two tables leave nothing out."""
    printed = {(card, option) for card in WINTER for option in options_of(card)}
    assert {(case.card, case.option) for case in DOES} == printed
    refused = {(case.card, case.option) for case in REFUSED}
    assert refused == {(card, option) for card, option in printed if card not in NEVER_REFUSED}
