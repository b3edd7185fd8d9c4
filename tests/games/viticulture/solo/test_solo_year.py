"""A year against the Automa: the wake-up chart, its cards, its workers, the year's end."""

import pytest

from cuvee.games.viticulture.codes import PLACE
from cuvee.games.viticulture.spaces import AUTOMA, SINGLE_SPACES, SPACE_NAMES
from tests.games.viticulture.given import card
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

# The wake-up chart.


def test_ruling_83_only_rows_with_a_glass_token_can_be_chosen() -> None:
    """It becomes a bonus action token, and the row is closed from then on."""
    given = spring(automa="normal")
    given.offers(*[f"wake_up {row}" for row in range(1, 8)])
    given.chooses("wake_up 4").then(tokens=1)
    year_ends(given)
    given.offers(*[f"wake_up {row}" for row in (1, 2, 3, 5, 6, 7)])
    assert given.why_not("wake_up 4") == "row_empty"
    given.chooses("wake_up 1").then(tokens=2)


def test_ruling_83_seven_years_use_up_seven_rows() -> None:
    given = spring(automa="normal")
    for row in range(1, 7):
        given.then(tokens=row - 1)
        given.chooses(f"wake_up {row}")
        year_ends(given)
    given.then(tokens=7, row=7)  # the last row is no choice any more
    year_ends(given)
    assert given.s.over
    assert given.s.row_tokens == 0


def test_ruling_84_the_organizer_cannot_go_to_row_seven() -> None:
    """Nor does its move bring a token, or take one from the chart."""
    given = alone().plays("organizer")
    given.offers(*[f"wake_up {row}" for row in range(2, 7)])
    assert given.why_not("wake_up 7") == "row_seven"
    before = given.s.row_tokens
    given.chooses("wake_up 4").then(tokens=0, lira=1)
    assert given.s.row_tokens == before


def test_ruling_137_the_organizer_may_go_to_a_row_without_a_token() -> None:
    """It takes no token, so it needs none."""
    given = alone()
    given.s.row_tokens = 0
    given.plays("organizer").chooses("wake_up 6").then(vp=1, tokens=0)


# The Automa's cards.


def test_ruling_81_a_card_at_the_start_of_summer_blocks_its_summer_rows() -> None:
    """Card 2: a vine, a structure, planting; nothing of winter yet."""
    given = wakes_up(spring(automa="normal"), 1, 2)
    assert blocked(given) == {"draw_vine_left", "build_left", "plant_left"}
    assert given.why_not("place plant_left") == "space_taken"


def test_ruling_81_another_at_the_start_of_winter_blocks_its_winter_rows() -> None:
    """The workers of summer stay where they are."""
    given = wakes_up(spring(automa="normal"), 1, 2, 23)
    given.s.automa_deck, given.s.automa_discards = [22], [1]
    given.comes("winter")
    winter = {"draw_order_left", "train_left", "fill_order_left"}
    assert blocked(given) == winter | {"draw_vine_left", "build_left", "plant_left"}


@pytest.mark.parametrize("number", [16, 17, 22, 23])
def test_ruling_81_a_card_may_have_no_row_for_the_season(number: int) -> None:
    given = wakes_up(spring(automa="normal"), 1, number)
    assert blocked(given) == set()
    assert "automa_idle" in kinds(given.events)


def test_ruling_81_the_automa_never_acts() -> None:
    """No card leaves a deck, no points are scored: its workers only stand there."""
    given = spring(automa="normal")
    before = [len(deck) for deck in given.s.decks]
    wakes_up(given, 1, 2)
    assert [len(deck) for deck in given.s.decks] == before
    assert given.s.automa_vp == 20


def test_ruling_81_only_the_left_spaces_are_in_play() -> None:
    given = spring(automa="normal")
    given.s.automa_deck = [15]
    given.chooses("wake_up 1")
    spaces = [code - PLACE for code in given.s.legal() if PLACE <= code < PLACE + SINGLE_SPACES]
    assert spaces
    assert all(SPACE_NAMES[place].endswith("_left") for place in spaces)
    assert given.s.open_slots == [0]


def test_a_grande_worker_goes_where_the_automa_stands() -> None:
    given = wakes_up(spring(automa="normal"), 1, 1)
    given.chooses("place give_tour")
    assert "give_tour_left" in blocked(given)
    assert given.s.players[0].grande == 0


def test_ruling_82_a_space_with_the_planners_worker_is_skipped() -> None:
    """The worker of summer keeps its place, and the card's other rows are followed."""
    given = alone().plays("planner").chooses("place train_left", "worker regular")
    given.s.automa_deck = [22]
    given.comes("winter")
    assert blocked(given) == {"draw_order_left", "fill_order_left"}
    assert "automa_skip" in kinds(given.events)


def test_what_the_automa_does_is_an_event_for_each_step() -> None:
    given = wakes_up(spring(automa="normal"), 1, 4)
    found = [event for event in given.events if event.kind.startswith("automa")]
    assert kinds(found) == ["automa_card", "automa_place", "automa_place", "automa_place"]
    assert found[0].args == {"number": 4}
    assert [event.args["space"] for event in found[1:]] == [
        "give_tour_left",
        "build_left",
        "sell_left",
    ]


def test_the_automa_comes_after_the_season_has_begun_and_before_the_first_turn() -> None:
    given = wakes_up(spring(automa="normal"), 1, 5)
    found = kinds(given.events)
    assert found.index("season") < found.index("automa_card")
    assert asked(given) == "place_worker"


def test_ruling_86_used_cards_are_shuffled_when_none_is_left() -> None:
    given = spring(automa="normal")
    given.s.automa_deck, given.s.automa_discards = [], [4]
    given.chooses("wake_up 1")
    assert blocked(given) == {"give_tour_left"}
    assert "automa_reshuffle" in kinds(given.events)


# The year's end, the game's end.


def test_at_the_years_end_the_automas_workers_leave() -> None:
    given = wakes_up(spring(automa="normal"), 1, 2)
    year_ends(given)
    assert AUTOMA not in given.s.spaces


@pytest.mark.parametrize(
    ("vp", "reason", "place"),
    [(21, "automa_win", 1), (20, "automa_draw", 2), (19, "automa_loss", 2)],
)
def test_ruling_80_only_more_points_than_the_automa_win(vp: int, reason: str, place: int) -> None:
    """After the seventh year; as many are a draw, which is no win."""
    given = spring(automa="normal")
    result = plays_out(given, vp)
    assert (given.s.year, result.scores, result.ranking) == (7, [vp], [place])
    assert result.reason == reason
    assert result.winners == ([0] if place == 1 else [])


def test_twenty_points_end_nothing_before_the_seventh_year() -> None:
    given = spring(automa="normal").chooses("wake_up 1")
    given.s.gain_vp(0, 25)
    year_ends(given)
    assert not given.s.over
    assert given.s.last_year == 0


def test_the_seventh_year_is_known_to_be_the_last() -> None:
    given = spring(automa="normal")
    for row in range(1, 7):
        given.chooses(f"wake_up {row}")
        year_ends(given)
    assert (given.s.year, given.s.view(0)["last_year"]) == (7, True)


def test_one_seat_is_evaluated_by_points_and_years() -> None:
    s = started(automa="normal")
    early = s.game.evaluate(s, 0)
    s.players[0].vp += 1
    assert s.game.evaluate(s, 0) == pytest.approx(early + 1)
    s.last_year = 1
    assert s.game.evaluate(s, 0) < early + 1


def test_a_challenge_is_evaluated_by_what_it_counts() -> None:
    """Ripening wine in the sixth, workers in the third; where no order is filled, none promises."""
    cellars = alone("winter", {"campaign": 6}, structures=["medium_cellar"]).s
    before = cellars.game.evaluate(cellars, 0)
    cellars.players[0].wines = (0b100, 0, 0, 0)
    assert cellars.game.evaluate(cellars, 0) == pytest.approx(before + 2)
    staff = alone("winter", {"campaign": 3}).s
    before = staff.game.evaluate(staff, 0)
    staff.players[0].resting += 1
    assert staff.game.evaluate(staff, 0) > before + 2
    orders = alone("winter", {"campaign": 8}, wines={"red": [5]}).s
    before = orders.game.evaluate(orders, 0)
    orders.players[0].hand += (card("order_red5"),)
    assert orders.game.evaluate(orders, 0) == pytest.approx(before)
