"""Reasons: the nearest thing that would have to change, by its name, and truly in the way."""

from random import Random

import pytest

from cuvee.engine import Ask, Effect
from cuvee.engine.frames import at_of, effect_of
from cuvee.games.viticulture.actions import Send
from cuvee.games.viticulture.cards.deck import (
    CARD_NAMES,
    DECK_OF,
    SUMMER_VISITOR,
    WINTER_VISITOR,
)
from cuvee.games.viticulture.codes import CARD, PLACE
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.games.viticulture.seasons import PlaceWorker
from cuvee.games.viticulture.spaces import SPACE_NAMES
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.verbs.building import Build
from cuvee.games.viticulture.verbs.vineyard import Harvest
from cuvee.games.viticulture.verbs.visitors import PLAY_SUMMER_VISITOR, PLAY_WINTER_VISITOR
from cuvee.locales import LANGUAGES
from tests.games.viticulture.given import Given, code
from tests.games.viticulture.mending import mended_by

VISITORS_OF = {
    deck: [card for card, name in enumerate(CARD_NAMES) if name and DECK_OF[card] == deck]
    for deck in (SUMMER_VISITOR, WINTER_VISITOR)
}
SOLD = ["field_5", "field_6", "field_7"]
PLANTED = {"field_5": ["malvasia"], "field_6": ["malvasia"], "field_7": ["malvasia"]}


def told(given: Given, step: str) -> str:
    """A reason and its parts as a player reads them."""
    reason = given.s.why_not(code(step))
    assert reason is not None
    sentences = []
    for part in (reason, *reason.parts):
        about = "" if part.about is None else f"{VITICULTURE.say(part.about, 'en')}: "
        sentences.append(about + VITICULTURE.say(part.text(), "en"))
    return " ".join(sentences)


def test_sell_with_all_fields_sold_names_the_cheapest() -> None:
    given = Given(sold=SOLD, lira=1).go()
    assert "Field 5 costs 5 lira to buy back; you have 1." in told(given, "place sell_left")


def test_sell_with_all_fields_planted_says_so() -> None:
    words = told(Given(planted=PLANTED).go(), "place sell_left")
    assert words == (
        "Neither is possible. You have no grapes to sell. "
        "Every field of yours bears vines, so none can be sold."
    )


def test_the_yoke_without_vines_says_that_no_field_bears_any() -> None:
    given = Given(structures=["yoke"], sold=["field_7"]).go()
    assert told(given, "place yoke") == "You have not planted any vines."


def test_the_planner_with_one_worker_needs_a_second() -> None:
    given = Given(workers=1, grande=0, hand=["planner"]).go()
    assert "Planner: The Planner needs a second worker" in told(given, "place play_summer_left")


@pytest.mark.parametrize(
    ("structures", "words"),
    [
        (["medium_cellar"], "A blush wine has to be worth at least 4; your best grapes make 2."),
        ([], "A blush wine needs the medium cellar."),
    ],
)
def test_a_blush_of_one_and_one_is_too_weak_and_needs_its_cellar(
    structures: list[str], words: str
) -> None:
    given = Given(season="winter", structures=structures, grapes={"red": [1], "white": [1]}).go()
    given.chooses("place make_wine_left", "worker regular")
    assert words in told(given, "make blush")


@pytest.mark.parametrize(
    ("season", "space", "words"),
    [
        ("summer", "plant_left", "You hold no vine card."),
        ("winter", "fill_order_left", "You hold no wine order."),
    ],
)
def test_without_a_card_the_kind_of_card_is_named(season: str, space: str, words: str) -> None:
    assert told(Given(season=season).go(), f"place {space}") == words


def test_taste_without_wine_says_that_there_is_none() -> None:
    given = Given(season="winter", hand=["taster"]).go()
    assert (
        told(given, "place play_winter_left")
        == "You cannot play your visitor. Taster: You have no wine."
    )


def test_the_wrong_season_and_a_closed_space_are_named() -> None:
    given = Given().go()
    assert told(given, "place harvest_left").endswith("of this season but of another: Winter.")
    assert told(given, "place plant_middle") == "With 2 players this space is closed."


def test_of_several_visitors_each_has_its_reason() -> None:
    words = told(Given(hand=["stonemason", "cultivator"]).go(), "place play_summer_left")
    assert words == (
        "You can play none of your visitors. Cultivator: You hold no vine card. "
        "Stonemason: You need 8 lira for that and have 0."
    )


def test_a_reason_that_all_visitors_share_is_told_once() -> None:
    words = told(Given(hand=["grower", "cultivator"]).go(), "place play_summer_left")
    assert words == "You hold no vine card."


def test_every_reason_has_words_in_every_language() -> None:
    given = Given(hand=["stonemason", "cultivator"]).go()
    reason = given.s.why_not(code("place play_summer_left"))
    assert reason is not None
    for lang in LANGUAGES:
        for part in (reason, *reason.parts):
            assert "why-" not in VITICULTURE.say(part.text(), lang)


def test_the_zymologist_names_the_value_that_the_grapes_miss() -> None:
    given = Given(season="winter", hand=["zymologist"], grapes={"red": [2]}).go()
    assert "A red wine has to be worth at least 4; your best grapes make 2." in told(
        given, "place play_winter_left"
    )


# By a second way: what a reason names is changed, and the action is possible.


def test_what_a_reason_names_is_what_stands_in_the_way() -> None:
    """Over random games: all that is in question, and every visitor of both seasons."""
    mended: set[str] = set()
    for seed in range(9):
        chance = Random(seed)
        s = VITICULTURE.new(seats=2 + seed % 3, seed=seed, friendly=seed > 5)
        while not s.over and s.year < 6:
            asked = s.effects[effect_of(s.stack[-1])]
            if isinstance(asked, Ask):
                for action in asked.candidates(s, s.seat, at_of(s.stack[-1])):
                    mended |= mended_by(s, s.seat, action)
            if s.decision is not None and s.decision.question == "place_worker":
                mended |= visitors_mended(s, chance)
                for space in chance.sample(range(len(SPACE_NAMES)), 12):  # of any season
                    mended |= mended_by(s, s.seat, PLACE + space)
            s.apply(chance.choice(s.legal()))
    assert mended >= {
        "lira", "lira_short", "needs_structures",
        "no_field", "no_grapes", "no_grapes_to_sell", "no_order_card", "no_vine_card", "no_wine",
        "nothing_planted", "order_short", "residual", "structure_price", "wine_too_weak",
        # told alone, of a seat that has everything else
        "built", "field_owned", "field_planted", "field_sold", "friendly_space",
        "needs_medium_cellar", "no_grande", "no_yoke", "other_season", "row_taken", "space_free",
        "space_taken", "yoke_used",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("own", "season", "step", "why"),
    [
        ({"sold": SOLD, "lira": 1}, "summer", "place sell_left", "field_price"),
        ({"planted": PLANTED}, "summer", "place sell_left", "all_planted"),
        (
            {"planted": PLANTED, "harvested": SOLD},
            "winter", "place harvest_left", "all_harvested",
        ),
        ({"hand": ["taster"]}, "winter", "place play_winter_left", "no_wine"),
        ({}, "winter", "place fill_order_left", "no_order_card"),
        ({}, "summer", "place plant_left", "no_vine_card"),
    ],
)  # fmt: skip
def test_what_the_table_of_reasons_names_is_what_stands_in_the_way(
    own: dict[str, object], season: str, step: str, why: str
) -> None:
    given = Given(season=season).seat(0, **own).go()
    assert why in mended_by(given.s, 0, code(step))


@pytest.mark.parametrize(
    ("own", "asked", "step", "why"),
    [
        ({"workers": 0, "grande": 0}, PlaceWorker(), "place give_tour_left", "no_workers"),
        ({"workers": 0, "grande": 1}, Send(), "worker regular", "not_at_home"),
        (
            {"planted": PLANTED, "harvested": ["field_6"]},
            Harvest(),
            "field field_6",
            "field_harvested",
        ),
        ({}, Harvest(), "field field_5", "field_empty"),
        ({"sold": ["field_5"]}, Harvest(), "field field_5", "field_sold"),
        ({"structures": ["windmill"]}, Build(), "structure windmill", "built"),
        ({}, Build(), "structure large_cellar", "needs_medium_cellar"),
    ],
)
def test_what_is_told_alone_is_what_stands_in_the_way(
    own: dict[str, object], asked: Effect[Viticulture], step: str, why: str
) -> None:
    """Of questions that nobody may be asked."""
    given = Given().seat(0, **own).go()
    assert why in mended_by(given.s, 0, code(step), asked)


def visitors_mended(s: Viticulture, chance: Random) -> set[str]:
    """The kinds of reasons for which some visitors, each alone in hand, cannot be played."""
    mended: set[str] = set()
    for play in (PLAY_SUMMER_VISITOR, PLAY_WINTER_VISITOR):
        for card in chance.sample(VISITORS_OF[play.deck], 10):
            trial = s.clone()
            player = trial.players[s.seat]
            other = [held for held in player.hand if DECK_OF[held] not in VISITORS_OF]
            player.hand = (*other, card)
            mended |= mended_by(trial, s.seat, CARD + card, play)
    return mended
