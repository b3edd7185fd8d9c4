"""Rulings 1 to 7: slips in the printed texts, and setting up."""

import pytest

from cuvee import BadInput
from cuvee.games.viticulture.codes import FIELD_LIMIT
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.games.viticulture.structures import COST, WINDMILL
from cuvee.games.viticulture.views import ViticulturePlayer
from tests.games.viticulture.given import Given
from tests.games.viticulture.opening import opening, pile_sizes, piles


def test_ruling_1_selling_and_filling_an_order_have_a_point_as_bonus() -> None:
    """The seal on the sell space is a point, not a lira, as it is on the order space."""
    given = Given(seats=3, grapes={"red": [1]}).go()
    given.chooses("place sell_middle", "worker regular", "yes", "option 1").then(vp=1, lira=1)
    order = Given(seats=3, season="winter", hand=["order_red5"], wines={"red": [5]}).go()
    order.chooses("place fill_order_middle", "worker regular", "yes").then(vp=1 + 2, lira=0)


def test_ruling_1_touring_building_and_training_have_a_lira_as_bonus() -> None:
    """The other three bonuses that are no card, vine, field or wine pay a lira."""
    Given(seats=3).go().chooses("place give_tour_middle", "worker regular", "yes").then(lira=3)
    build = Given(seats=3, lira=2).go().chooses("place build_middle", "worker regular", "yes")
    build.chooses("structure trellis").then(lira=1, vp=0)
    train = Given(seats=3, season="winter", lira=4).go()
    train.chooses("place train_middle", "worker regular", "yes").then(lira=1, vp=0)


def test_ruling_2_the_fields_are_5_6_and_7() -> None:
    """Three different fields, whatever a scan of the reference sheet says."""
    assert FIELD_LIMIT == [5, 6, 7]


def test_ruling_2_residual_payments_go_up_to_5() -> None:
    """The track's highest step is 5."""
    given = Given(season="winter", residual=4, hand=["order_sparkling9"], wines={"sparkling": [9]})
    given.go().chooses("place fill_order_left", "worker regular").then(residual=5, vp=5)


def test_ruling_2_a_windmill_costs_5() -> None:
    """Five lira buy it and nothing is left over."""
    assert COST[WINDMILL] == 5
    given = Given(lira=5).go().chooses("place build_left", "worker regular", "structure windmill")
    given.then(lira=0, structures=["windmill"])


def test_ruling_3_the_figures_of_the_solo_chapter_are_those_of_rulings_80_to_94() -> None:
    """Nobody plays alone without the Automa or a challenge."""
    with pytest.raises(BadInput):
        VITICULTURE.new(seats=1)
    assert VITICULTURE.new(seats=1, automa="normal").automa_vp == 20


def test_ruling_4_papa_choices_go_clockwise_from_the_first_player() -> None:
    """Not in the order of the seats, and only after every opening hand is drawn."""
    given = opening("alaena jay", "nici gary", "laura alan", "casey paul", first=2)
    assert [len(player.hand) for player in given.s.players] == [3, 3, 3, 3]
    for seat in (2, 3, 0, 1):
        assert given.s.seat == seat
        given.chooses("option 1")


def test_ruling_4_the_first_player_is_drawn_at_random() -> None:
    """Over a few games every seat begins once."""
    games = [VITICULTURE.new(seats=6, seed=seed) for seed in range(40)]
    assert {game.first for game in games} == {0, 1, 2, 3, 4, 5}


def test_ruling_5_the_parents_give_all_the_money_there_is() -> None:
    """Mama's lira and papa's, with or without the extra ones: nothing comes on top."""
    given = opening("nicole jay", "alaena matt").chooses("option 2", "option 1")
    given.then(0, lira=2 + 5 + 2, structures=[]).then(1, lira=0, structures=["tasting_room"])


def test_ruling_5_an_extra_worker_works_in_the_first_year() -> None:
    """It is a regular worker like the two of the mama, and none that is still being trained."""
    given = opening("alaena rafael", "nici gary").chooses("option 1", "option 2")
    given.then(0, workers=3, grande=1, resting=0, lira=2).then(1, workers=2, lira=6)


def test_ruling_5_a_papas_structure_works_at_once() -> None:
    """A cottage from the beginning invites a second visitor in the first fall."""
    given = opening("alaena kozi", "nici alan").chooses("option 1", "option 2")
    given.chooses("wake_up 1", "wake_up 2", "pass", "pass")
    given.chooses("deck winter_visitor", "deck winter_visitor")
    assert held(given, 0) == {"vine": 1, "summer_visitor": 1, "order": 1, "winter_visitor": 2}


def held(given: Given, seat: int) -> object:
    """The cards that everybody sees a seat hold, by deck."""
    return vineyard(given, seat, None)["cards"]


def vineyard(given: Given, seat: int, watcher: int | None) -> ViticulturePlayer:
    """A mat as somebody sees it."""
    return given.s.view(watcher)["players"][seat]


def test_ruling_6_everybody_sees_mats_workers_lira_and_the_kinds_of_cards() -> None:
    """Only the faces of a hand are hidden; how many cards of each deck it holds is not."""
    given = Given(lira=3, hand=["merlot", "broker", "queen", "judge"], wines={"red": [2]})
    seen = vineyard(given, 0, 1)
    assert seen["lira"] == 3
    assert seen["workers"] == {"regular": 2, "grande": 1, "temporary": 0}
    assert seen["wines"] == {"red": [2], "white": [], "blush": [], "sparkling": []}
    assert seen["cards"] == {"vine": 1, "summer_visitor": 1, "order": 0, "winter_visitor": 2}
    assert "hand" not in seen
    assert vineyard(given, 0, 0)["hand"] == ["merlot", "broker", "judge", "queen"]


def test_ruling_7_a_deck_that_runs_out_is_replaced_at_once() -> None:
    """The pile becomes the deck with the last card drawn, not before the next one is."""
    given = piles(Given(), "vine", cards=1, discards=3)
    given.chooses("place draw_vine_left", "worker regular")
    assert pile_sizes(given, "vine") == (3, 0)


def test_ruling_7_the_discard_is_the_deck_when_there_is_no_other() -> None:
    """A deck without any card comes back with the first discard."""
    given = piles(Given(lira=9, hand=["broker"]), "summer_visitor", cards=0, discards=0)
    given.chooses("place play_summer_left", "worker regular", "option 1")
    assert pile_sizes(given, "summer_visitor") == (1, 0)


def test_ruling_7_without_any_card_a_deck_is_unavailable() -> None:
    """There is nothing to draw, so nobody may go there to draw."""
    given = piles(Given(), "vine", cards=0, discards=0)
    assert given.why_not("place draw_vine_left") == "deck_empty"
