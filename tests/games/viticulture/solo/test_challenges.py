"""The eight challenges of the campaign, each with its twist."""

import pytest

from cuvee.games.viticulture.campaign import CHALLENGES
from cuvee.games.viticulture.cards.deck import VINE
from cuvee.games.viticulture.cards.mamas_papas import MAMAS
from cuvee.games.viticulture.setup import SETUP, full_decks
from tests.games.viticulture.given import Given, codes
from tests.games.viticulture.opening import PARENTS
from tests.games.viticulture.solo.alone import (
    alone,
    asked,
    blocked,
    kinds,
    plays_out,
    spring,
    started,
    wakes_up,
    year_ends,
)


def challenged(number: int, season: str = "summer", **own: object) -> Given:
    """A turn of the first year of a challenge."""
    return alone(season, {"campaign": number}, **own)


def family(number: int, parents: str) -> Given:
    """The first question of a challenge with these parents dealt."""
    given = alone()
    given.s = started(campaign=number)
    given.s.players[0].limbo = tuple(PARENTS.index(name) for name in parents.split())
    given.s.players[0].workers = given.s.players[0].lira = 0
    given.s.players[0].hand = ()
    del given.s.stack[1:]
    SETUP.push(given.s, -1)
    return given.go()


def test_there_are_eight_and_the_reconstructed_ones_are_marked() -> None:
    assert [challenge.number for challenge in CHALLENGES] == list(range(9))
    assert [each.number for each in CHALLENGES if not each.confirmed] == [4, 6, 7]


@pytest.mark.parametrize("number", range(1, 9))
def test_a_challenge_is_announced_and_shown(number: int) -> None:
    s = started(campaign=number)
    assert s.view(0)["challenge"] == number
    assert s.view(None)["reconstructed"] == (number in {4, 6, 7})


# 1: no mama, three vines.


def test_ruling_88_no_mama_but_two_workers() -> None:
    """Nothing is drawn; the papa gives as always."""
    given = family(1, "jay")
    assert asked(given) == "papa"
    given.then(workers=2, hand=[], lira=0).chooses("option 1").then(lira=5, structures=["yoke"])


def test_ruling_88_three_vines_of_the_whole_deck_are_planted_without_structures() -> None:
    given = family(1, "jay").chooses("option 1")
    given.chooses("card chardonnay", "field field_7", "card merlot", "field field_7")
    given.chooses("card pinot", "field field_5")
    given.then(planted={"field_5": ["pinot"], "field_7": ["merlot", "chardonnay"]}, hand=[])
    assert asked(given) == "wake_up"
    assert len(given.s.decks[VINE]) == len(full_decks()[VINE]) - 3


def test_ruling_88_the_fields_keep_their_limits() -> None:
    given = family(1, "jay").chooses("option 1", "card chardonnay", "field field_5")
    given.chooses("card sangiovese").offers("field field_5", "field field_6", "field field_7")
    given.chooses("field field_5").chooses("card malvasia").offers("field field_6", "field field_7")
    assert given.why_not("field field_5") == "field_full"


def test_ruling_129_a_papas_windmill_does_not_score_for_them() -> None:
    """They stand there already when the first year begins."""
    given = family(1, "matthew").chooses("option 1").then(structures=["windmill"])
    for _ in range(3):
        given.chooses("card sangiovese", "field field_7")
    given.then(vp=0, used=[])


# 2: two workers, middle spaces.


def test_ruling_89_nobody_is_trained_beyond_two_regular_workers() -> None:
    given = challenged(2, "winter", lira=9)
    reason = given.s.why_not(given.s.game.code({"verb": "place", "space": "train_middle"}))
    assert reason is not None
    assert (reason.code, reason.args) == ("staff_full", {"count": 2})
    assert codes(given.refuses("teacher")) >= {"staff_full", "no_grapes"}


def test_ruling_89_the_temporary_worker_does_not_count() -> None:
    given = spring(campaign=2).chooses("wake_up 7").then(temporary=1, workers=2, grande=1)
    assert asked(given) == "place_worker"


def test_ruling_89_the_middle_spaces_are_used_by_everybody() -> None:
    given = wakes_up(spring(campaign=2), 1, 1)
    assert blocked(given) == {"draw_vine_middle", "give_tour_middle"}
    assert given.why_not("place sell_left") == "challenge_space"


def test_ruling_89_a_grande_worker_still_goes_on_an_occupied_action() -> None:
    given = wakes_up(spring(campaign=2), 1, 1)
    lira = given.s.players[0].lira
    given.chooses("place give_tour").then(lira=lira + 2, grande=0)


def test_ruling_89_tokens_cannot_be_used() -> None:
    given = challenged(2, tokens=3).chooses("place give_tour_middle", "worker regular", "yes")
    given.turn_is_over().then(tokens=3, lira=3)


def test_ruling_130_the_middle_space_gives_its_bonus() -> None:
    """It is printed there; it may be left, as always."""
    given = challenged(2).chooses("place draw_vine_middle", "worker regular")
    assert asked(given) == "bonus"
    given.chooses("yes").then(cards={"vine": 2})
    given.chooses("place give_tour_middle", "worker regular", "no").then(lira=2)


def test_ruling_130_a_papas_worker_cannot_be_taken() -> None:
    """With two regular workers from the mama there is no room; lira are taken instead."""
    given = family(2, "emily gary")
    given.then(workers=2, lira=6)
    assert asked(given) == "wake_up"


def test_ruling_130_a_row_still_needs_its_glass_token() -> None:
    given = spring(campaign=2).chooses("wake_up 2")
    year_ends(given)
    assert given.why_not("wake_up 2") == "row_empty"


# 3: six workers by year three.


def third_year(regulars: int) -> Given:
    given = spring(campaign=3)
    for row in (1, 2, 3):
        given.chooses(f"wake_up {row}")
        if row == 3:
            given.s.players[0].workers = regulars
        year_ends(given)
    return given


def test_ruling_90_six_workers_by_the_end_of_the_third_year() -> None:
    """Five regular ones and the grande; then the game goes on."""
    given = third_year(5)
    assert not given.s.over
    assert asked(given) == "wake_up"


def test_ruling_90_or_the_game_is_lost() -> None:
    given = third_year(4)
    result = given.s.result
    assert result is not None
    assert (result.reason, result.ranking, given.s.year) == ("workers_loss", [2], 3)


def test_ruling_90_a_worker_trained_in_the_third_year_counts() -> None:
    given = spring(campaign=3)
    for row in (1, 2, 3):
        given.chooses(f"wake_up {row}")
        if row == 3:
            given.s.players[0].workers, given.s.players[0].resting = 4, 1
        year_ends(given)
    assert not given.s.over


def test_ruling_90_the_temporary_worker_does_not() -> None:
    given = spring(campaign=3)
    for row in (1, 2, 7):
        given.chooses(f"wake_up {row}")
        if row == 7:
            given.s.players[0].workers = 4
        year_ends(given)
    assert given.s.over


# 4: three fields for a harvest.

PLANTED = {"field_5": ["malvasia"], "field_6": ["sangiovese"], "field_7": ["pinot"]}


def test_ruling_91_the_start_at_minus_five_is_reconstructed() -> None:
    s = started(campaign=4)
    assert (s.players[0].vp, s.challenge.confirmed) == (-5, False)


def test_ruling_91_the_harvest_action_harvests_up_to_three_fields() -> None:
    given = challenged(4, "winter", planted=PLANTED)
    given.chooses("place harvest_left", "worker regular", "field field_5")
    given.chooses("yes", "field field_7", "yes")
    given.turn_is_over().then(harvested=["field_5", "field_6", "field_7"])


def test_ruling_91_one_is_enough() -> None:
    given = challenged(4, "winter", planted=PLANTED)
    given.chooses("place harvest_left", "worker regular", "field field_5", "done")
    given.turn_is_over().then(harvested=["field_5"])


def test_ruling_131_yoke_and_visitors_harvest_as_always() -> None:
    """Only the action of the board is changed."""
    given = challenged(4, "winter", planted=PLANTED, structures=["yoke"])
    given.chooses("place yoke", "worker regular", "option 2", "field field_5")
    given.turn_is_over().then(harvested=["field_5"])


def test_ruling_131_a_token_has_nothing_to_add() -> None:
    given = challenged(4, "winter", planted=PLANTED, tokens=1)
    given.chooses("place harvest_left", "worker regular", "field field_5", "done").then(tokens=1)


# 5: eight years, any row.


def test_ruling_90_eight_years_in_which_any_row_may_be_chosen() -> None:
    given = spring(campaign=5)
    for _ in range(8):
        given.offers(*[f"wake_up {row}" for row in range(1, 8)])
        given.chooses("wake_up 2").then(tokens=0)
        year_ends(given)
    assert (given.s.over, given.s.year) == (True, 8)


def test_ruling_90_without_bonus_tokens() -> None:
    given = challenged(5, tokens=2).chooses("place give_tour_left", "worker regular")
    given.turn_is_over().then(lira=2, tokens=2)
    assert started(campaign=5).view(0)["row_tokens"] == []


# 6: the cellar decides.


def test_ruling_92_points_gained_during_the_game_count_nothing() -> None:
    given = challenged(6, lira=9).plays("broker").chooses("option 1").then(vp=0, lira=0)
    assert "vp-void" in kinds(given.events)


def test_ruling_92_the_wine_in_the_cellars_counts_at_the_end() -> None:
    """3 for each in the large one, 2 for each in the medium one; both numbers reconstructed."""
    given = spring(campaign=6)
    given.s.players[0].structures = 0b1100_0000
    given.s.players[0].wines = (0b100_000_000, 0b000_100_001, 0, 0)
    while given.s.year < 7:
        given.s.apply(given.s.legal()[0])
        year_ends(given)
    given.s.players[0].wines = (0b100_000_000, 0b000_001_001, 0b000_010_000, 0)
    result = plays_out(given)
    assert given.s.players[0].wines == (0b100_000_000, 0b000_010_010, 0b000_100_000, 0)
    assert result.scores == [3 + 2 + 2]
    assert not given.s.challenge.confirmed


def test_ruling_92_enough_of_it_beats_the_automa() -> None:
    given = spring(campaign=6)
    given.s.players[0].structures = 0b1100_0000
    given.s.players[0].wines = (0b111_000_000, 0b111_000_000, 0, 0b111_000_000)
    assert plays_out(given).reason == "automa_win"
    given.then(vp=27)


def test_ruling_132_points_are_lost_as_always() -> None:
    """What is paid in points is paid, down to the end of the track."""
    given = challenged(6).plays("broker").then(vp=-2, lira=6)
    assert "vp" in codes(challenged(6, vp=-4).refuses("broker"))
    assert kinds(given.events).count("vp-lost") == 1


def test_ruling_132_a_papas_point_does_not_count_either() -> None:
    given = family(6, "emily alan").chooses("option 1").then(vp=0)
    assert asked(given) == "wake_up"


# 7: poor.


def test_ruling_93_the_start_at_minus_five_without_lira_is_reconstructed() -> None:
    given = family(7, "nicole steven").then(vp=-5).chooses("option 2").then(vp=-5, lira=0)
    assert asked(given) == "wake_up"
    assert not given.s.challenge.confirmed


def test_ruling_128_a_papas_point_and_structure_are_kept() -> None:
    """The lira are taken when all have given; nothing else is."""
    family(7, "emily alan").chooses("option 1").then(vp=-4, lira=0)
    family(7, "emily jay").chooses("option 1").then(vp=-5, lira=0, structures=["yoke"])


@pytest.mark.parametrize("number", [4, 7])
def test_ruling_128_the_easy_level_does_not_change_where_a_challenge_starts(number: int) -> None:
    assert started(campaign=number, automa="easy").players[0].vp == -5
    assert started(campaign=1, automa="easy").players[0].vp == 3


# 8: no orders.

FILLABLE: dict[str, object] = {
    "hand": ["order_red2_white2"],
    "wines": {"red": [2], "white": [2]},
}


def test_ruling_90_orders_cannot_be_filled() -> None:
    assert challenged(8, "winter", **FILLABLE).why_not("place fill_order_left") == "no_orders"


@pytest.mark.parametrize("name", ["merchant", "marketer", "exporter", "jack_of_all_trades"])
def test_ruling_90_not_even_through_visitors(name: str) -> None:
    given = challenged(8, "winter", lira=9, planted={"field_5": ["malvasia"]}, **FILLABLE)
    given.s.players[0].grapes = (0b10, 0b10)
    given.plays(name)
    codes = {given.s.describe(code) for code in given.s.legal()}
    assert codes
    assert not [sentence for sentence in codes if "ill" in sentence and "order" in sentence]


def test_ruling_90_other_uses_of_wine_score() -> None:
    given = challenged(8, "winter", wines={"red": [4]}).plays("judge").chooses("option 2")
    given.then(vp=3, wines={})


def test_ruling_133_a_mama_who_gives_orders_may_be_exchanged_again_and_again() -> None:
    """Until one gives none, or is kept."""
    given = family(8, "laura jay")
    seen = {"laura"}
    while asked(given) == "redraw_mama":
        given.offers("no", "yes").chooses("yes")
        mama = MAMAS[min(given.s.players[0].limbo)].key
        assert mama not in seen
        seen.add(mama)
    assert len(given.s.players[0].hand) in {2, 3}
    assert "order" not in shown_decks(given)


def test_ruling_133_or_kept_with_her_orders() -> None:
    given = family(8, "laura jay").chooses("no")
    assert asked(given) == "papa"
    assert shown_decks(given) == {"vine": 1, "order": 2}


def test_a_mama_without_orders_is_not_asked_about() -> None:
    assert asked(family(8, "emily jay")) == "papa"


def shown_decks(given: Given) -> dict[str, int]:
    """How many cards of each deck are in hand."""
    players = given.s.view(0)["players"]
    assert isinstance(players, list)
    return {deck: count for deck, count in players[0]["cards"].items() if count}
