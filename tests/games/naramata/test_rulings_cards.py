"""Rulings 24 to 27 and 36: cheese, tasting and purchase.

Cheese: brie 1-4, cheddar 5-8, blue 9-12, gouda 13-16, of which the first two pay 1, the others 2.
Tasting: red 1-4, white 5-8, rosé 9-12, sparkling 13-16, which pay 3 or 4. Purchase: 1-2 cost 1,
3-5 cost 2, 6-9 cost 3, 10-11 cost 4, 12-13 cost 5.
"""

import pytest

from tests.games.naramata.given import Given

CHEESE = "space upper_bench 1, act"
TASTING = "space roche 1, act"
PURCHASE = "space roche 2, act"


def sampling(*cards: int, **own: object) -> Given:
    """The cheese cards that were drawn lie before seat 0."""
    return Given().seat(0, **own).draws("cheese", *cards).chooses(CHEESE)


def shopping(*cards: int, **own: object) -> Given:
    """The purchase cards that were drawn lie before seat 0."""
    return Given().seat(0, **own).draws("purchase", *cards).chooses(PURCHASE)


def test_ruling_24_two_cards_one_attached_for_nothing_the_other_cashed_in() -> None:
    """Brie goes under the tourist, cheddar pays 2."""
    given = sampling(1, 7, tourists={"t05": {}}).offers("done, cheese 1, cheese 7")
    given.chooses("cheese 1").then(prestige=2, tourists={"t05": {"cheese": [1]}})


def test_ruling_24_further_cards_cost_2_on_the_same_or_another_tourist() -> None:
    """The second card is paid for before it is attached."""
    same = sampling(1, 7, tourists={"t05": {}}, prestige=2).chooses("cheese 1, cheese 7")
    same.then(prestige=0, tourists={"t05": {"cheese": [1, 7]}})
    other = sampling(1, 7, tourists={"t05": {}, "t11": {}}, prestige=3)
    other.chooses("cheese 1, tourist t05, cheese 7, tourist t11")
    other.then(prestige=1, tourists={"t05": {"cheese": [1]}, "t11": {"cheese": [7]}})


def test_ruling_24_three_are_drawn_with_the_upgrade() -> None:
    """All can be attached, or all cashed in."""
    cheese = sampling(1, 7, 9, tourists={"t05": {}}, prestige=4, upgrades=["cheese_draw"])
    cheese.then(drawn=[1, 7, 9]).chooses("cheese 1, cheese 7, cheese 9")
    cheese.then(prestige=0, tourists={"t05": {"cheese": [1, 7, 9]}})
    wine = Given(upgrades=["tasting_draw"], tourists={"t01": {}}).draws("tasting", 1, 7, 9)
    wine.chooses(TASTING, "done").then(prestige=3 + 4 + 3, tourists={"t01": {}})


def test_ruling_24_attaching_is_optional() -> None:
    """Both rewards for who attaches nothing."""
    sampling(1, 7, tourists={"t05": {}}).chooses("done").then(prestige=3)


def test_ruling_24_rewards_of_a_draw_do_not_pay_for_attaching_its_cards() -> None:
    """Discarding comes later."""
    given = sampling(1, 7, tourists={"t05": {}, "t11": {}}, prestige=1).chooses("cheese 1")
    given.chooses("tourist t05").then(prestige=3)  # no second card: it was cashed in at once
    poor = Given(tourists={"t05": {}}, upgrades=["cheese_draw"], prestige=1)
    poor.draws("cheese", 1, 7, 9).chooses(CHEESE, "cheese 1")
    poor.then(prestige=1 + 2 + 1)


def test_ruling_25_unused_cards_go_to_their_own_pile() -> None:
    """Wine to the wine, whatever one rulebook says."""
    given = Given().leaves("tasting", 1, 7).chooses(TASTING).then(prestige=7)
    given.on_table(tasting=[1, 7], cheese=[])


def test_ruling_25_attached_cards_follow_when_the_tourist_is_delivered() -> None:
    """Until then they are out of the deck."""
    given = Given(tourists={"t13": {"cheese": [1, 7], "purchase": [13]}}).on_table(cheese=[])
    given.chooses("end_day").on_table(cheese=[1, 7], purchase=[13], tourist=[13])


def test_ruling_25_the_discards_are_shuffled_when_a_deck_is_short() -> None:
    """First what is left, then what comes back."""
    given = Given(tourists={"t01": {}}).draws("tasting", 1).chooses(TASTING)
    drawn = [card + 1 for card in given.s.players[0].drawn]
    assert drawn[0] == 1
    assert len(drawn) == 2
    assert len(given.s.piles[1]) == len(given.s.edition.rewards[1]) - 2
    given.on_table(tasting=[])


def test_ruling_25_fewer_are_drawn_when_there_are_no_more() -> None:
    """One card, or none."""
    one = Given(tourists={"t01": {}}).leaves("tasting", 1).chooses(TASTING).then(drawn=[1])
    one.chooses("done").then(prestige=3)
    Given(tourists={"t01": {}}).leaves("tasting").chooses(TASTING).then(prestige=0, time="12:00")


def test_ruling_26_a_card_needs_a_row_for_its_kind() -> None:
    """A tourist who wants no cheese takes none."""
    given = sampling(1, 7, tourists={"t05": {}, "t03": {}}).chooses("cheese 1")
    given.then(tourists={"t05": {"cheese": [1]}, "t03": {}})  # nobody was asked for another
    none = Given(tourists={"t03": {}}).draws("cheese", 1, 7).chooses(CHEESE)
    none.then(prestige=3, drawn=[]).turn_is_over()


def test_ruling_26_each_type_once_for_a_tourist() -> None:
    """Another brie goes to somebody else or nowhere."""
    given = sampling(2, 7, tourists={"t05": {"cheese": [1]}})
    assert given.why_not("cheese 2") == "same_cheese"
    both = sampling(2, 7, tourists={"t05": {"cheese": [1]}, "t11": {}}).chooses("cheese 2")
    both.then(tourists={"t05": {"cheese": [1]}, "t11": {"cheese": [2]}})


def test_ruling_26_no_more_cards_than_the_row_lists() -> None:
    """A fourth wine on a row of three would be worth nothing."""
    given = Given(tourists={"t01": {"tasting": [1, 5, 9]}}).draws("tasting", 13, 14)
    given.chooses(TASTING).then(prestige=6, tourists={"t01": {"tasting": [1, 5, 9]}})
    full = Given(tourists={"t01": {"tasting": [1, 5, 9]}, "t04": {"tasting": [2]}})
    full.draws("tasting", 13, 1 + 2).chooses(TASTING)
    assert full.why_not("tasting 3") == "nobody_takes"
    full.chooses("tasting 13").then(prestige=4)


def test_ruling_27_two_cards_then_perhaps_a_third_for_1() -> None:
    """Once, after the first two were seen."""
    given = shopping(6, 13, tourists={"t02": {}}, prestige=1).asked("third_purchase")
    given.then(drawn=[6, 13]).offers("no, yes").chooses("yes").then(prestige=0)
    given.turn_is_over()  # nothing was left to buy one with
    full = shopping(6, 13, tourists={"t02": {}}, prestige=9).chooses("yes").asked("keep_purchase")
    assert len(full.s.players[0].drawn) == 3


def test_ruling_27_any_number_is_kept_by_paying_each_cost() -> None:
    """Here both, on one tourist and on two."""
    given = shopping(6, 13, tourists={"t02": {}}, prestige=8).chooses("no", "purchase 6")
    given.chooses("purchase 13").then(prestige=0, tourists={"t02": {"purchase": [6, 13]}})
    apart = shopping(6, 13, tourists={"t02": {}, "t16": {}}, prestige=8).chooses("no")
    apart.chooses("purchase 6, tourist t16, purchase 13")
    apart.then(tourists={"t02": {"purchase": [13]}, "t16": {"purchase": [6]}})


def test_ruling_27_each_card_needs_a_free_symbol() -> None:
    """One symbol, one card."""
    given = shopping(1, 3, tourists={"t16": {}}, prestige=9).chooses("no, purchase 1")
    given.then(prestige=8, tourists={"t16": {"purchase": [1]}}).turn_is_over()
    full = shopping(1, 3, tourists={"t16": {"purchase": [5]}, "t02": {"purchase": [2, 4]}})
    full.then(prestige=0, drawn=[]).turn_is_over()


def test_ruling_27_cards_of_the_same_cost_may_sit_together() -> None:
    """Unlike cheese and wine."""
    given = shopping(6, 7, tourists={"t02": {}}, prestige=6).chooses("no, purchase 6, purchase 7")
    given.then(tourists={"t02": {"purchase": [6, 7]}})


def test_ruling_27_what_is_not_bought_pays_nothing() -> None:
    """It is discarded."""
    given = shopping(6, 13, tourists={"t02": {}}, prestige=9).chooses("no, done").then(prestige=9)
    assert {6, 13} <= {card + 1 for card in given.s.discards[2]}


@pytest.mark.parametrize(
    ("card", "cost", "reduced"), [(1, 1, 1), (3, 2, 1), (6, 3, 1), (10, 4, 2), (12, 5, 3)]
)
def test_ruling_27_a_box_is_worth_its_cost_and_1_with_or_without_the_discount(
    card: int, cost: int, reduced: int
) -> None:
    """The upgrade takes 2 off the cost, down to 1, and nothing off the points."""
    for upgrades, price in (([], cost), (["purchase_discount"], reduced)):
        given = Given(tourists={"t07": {"pairing": 1}}, prestige=9, upgrades=upgrades)
        given.leaves("purchase", card).seat(1, time="16:30")
        given.chooses(PURCHASE, f"purchase {card}").then(prestige=9 - price)
        given.chooses("end_day").then(points=cost + 1 + 3)


def test_ruling_36_cards_and_tokens_are_placed_at_once() -> None:
    """Nothing is left before a tour when its turn is over."""
    given = shopping(6, 13, tourists={"t02": {}}, prestige=3).chooses("no, purchase 6")
    given.then(drawn=[], tourists={"t02": {"purchase": [6]}}).turn_is_over()
