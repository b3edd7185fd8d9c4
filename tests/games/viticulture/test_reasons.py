"""Reasons: the nearest thing that would have to change, by its name, and truly in the way."""

from random import Random

import pytest

from cuvee.engine import Reason
from cuvee.engine.frames import effect_of
from cuvee.games.viticulture.cards.deck import FIRST_VINE
from cuvee.games.viticulture.cards.orders import WINE_NAMES
from cuvee.games.viticulture.codes import PLACE
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.games.viticulture.spaces import SPACE_NAMES
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.structures import STRUCTURE_NAMES
from cuvee.locales import LANGUAGES
from tests.games.viticulture.given import Given, code

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
        (["medium_cellar"], "A blush wine is worth at least 4; your best grapes make 2."),
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


# By a second way: what a reason names is changed, and the action is possible.


def mend(s: Viticulture, seat: int, reason: Reason) -> bool:
    """Change what a reason names; False where that is not on the mat."""
    player, args = s.players[seat], reason.args
    match reason.code:
        case "lira_short" | "structure_price" | "field_price":
            player.lira = int(args["lira"])
        case "needs_structures" | "needs_cellar":
            player.structures |= 1 << STRUCTURE_NAMES.index(str(args["structure"]))
        case "no_grapes" | "no_grapes_to_sell":
            player.grapes = (0b1, 0b1)
        case "no_vine_card":
            player.hand += (FIRST_VINE,)
            player.sold = 0
            player.planted = ()
        case "nothing_planted" | "all_harvested":
            player.planted = (FIRST_VINE,)
            player.sold = player.harvested = 0
        case "all_planted" | "no_field":
            player.planted = ()
            player.sold = 0
        case "order_short":
            wine = WINE_NAMES.index(str(args["wine"]))
            row = player.wines[wine] | 1 << int(args["value"]) - 1
            player.wines = (*player.wines[:wine], row, *player.wines[wine + 1 :])
        case "no_wine":
            player.wines = (0b1, 0, 0, 0)
        case _:
            return False
    return True


def ways(reason: Reason) -> list[list[Reason]]:
    """The sets of parts each of which, changed, makes the action possible."""
    if reason.code == "neither":
        return [[part] for part in reason.parts]
    if reason.code == "each_visitor":
        return []  # cards ask for things that are on no mat
    return [reason.parts or [reason]]


def test_what_a_reason_names_is_what_stands_in_the_way() -> None:
    """Over random games: each placement that is refused for something on the mat."""
    mended: dict[str, int] = {}
    for seed in range(6):
        chance = Random(seed)
        s = VITICULTURE.new(seats=2 + seed % 2, seed=seed)
        while not s.over and s.year < 6:
            decision = s.decision
            if decision is not None and decision.question == "place_worker":
                for space in range(len(SPACE_NAMES)):
                    tried(s, PLACE + space, mended)
            s.apply(chance.choice(s.legal()))
    assert {"structure_price", "no_vine_card", "nothing_planted", "no_grapes", "lira_short"} <= set(
        mended
    )


def tried(s: Viticulture, action: int, mended: dict[str, int]) -> None:
    """Each way out that a reason names is a way out."""
    reason = s.why_not(action)
    for way in [] if reason is None else ways(reason):
        trial = s.clone()
        if all(mend(trial, s.seat, part) for part in way):
            found = trial.effects[effect_of(trial.stack[-1])].why_not(trial, s.seat, 0, action)
            assert found is None, (VITICULTURE.action(action), reason, found)
            for part in way:
                mended[part.code] = mended.get(part.code, 0) + 1
