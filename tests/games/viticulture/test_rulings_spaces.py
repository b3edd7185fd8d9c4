"""Rulings 14 to 21: spaces, bonuses and the grande worker."""

import pytest

from cuvee.games.viticulture.codes import PLACE, space_of
from cuvee.games.viticulture.seasons import PlaceWorker
from cuvee.games.viticulture.spaces import (
    ACTION_NAMES,
    BONUS_SLOT,
    SINGLE_SPACES,
    SLOT_NAMES,
    SPACE_NAMES,
    is_bonus,
)
from tests.games.viticulture.given import Given

SUMMER_ACTIONS, WINTER_ACTIONS = ACTION_NAMES[:6], ACTION_NAMES[6:]


def spaces_in_question(given: Given) -> set[str]:
    """The spaces that a worker could ever stand on in this season."""
    turn = PlaceWorker()
    places = [action - PLACE for action in turn.candidates(given.s, 0, 0)]
    return {SPACE_NAMES[place] for place in places if 0 <= place < SINGLE_SPACES}


@pytest.mark.parametrize(
    ("seats", "slots"),
    [
        (2, ["left"]),
        (3, ["left", "middle"]),
        (4, ["left", "middle"]),
        (5, ["left", "middle", "right"]),
        (6, ["left", "middle", "right"]),
    ],
)
def test_ruling_14_spaces_in_play_go_by_the_number_of_players(seats: int, slots: list[str]) -> None:
    """One, two or three spaces for each of the six actions of a season."""
    for season, actions in (("summer", SUMMER_ACTIONS), ("winter", WINTER_ACTIONS)):
        wanted = {f"{action}_{slot}" for action in actions for slot in slots}
        assert spaces_in_question(Given(seats=seats, season=season)) == wanted


def test_ruling_14_the_middle_space_has_the_bonus_of_every_action() -> None:
    """It is the second of three, so that two players have no bonus at all."""
    assert SLOT_NAMES[BONUS_SLOT] == "middle"
    bonuses = [SPACE_NAMES[place] for place in range(SINGLE_SPACES) if is_bonus(place)]
    assert bonuses == [f"{action}_middle" for action in ACTION_NAMES]


def test_ruling_15_free_spaces_are_taken_in_any_order() -> None:
    """The right one may be first, and own workers may stand side by side."""
    given = Given(seats=6, placed=[("give_tour_right", "regular")]).go()
    given.chooses("place give_tour_left", "worker regular").then(lira=2)
    assert given.s.seat == 1
    given.chooses("place give_tour_middle", "worker regular", "yes").then(1, lira=3)


def test_ruling_15_a_bonus_space_may_be_taken_without_its_bonus() -> None:
    """To keep it from the others is reason enough."""
    given = Given(seats=3).go().chooses("place give_tour_middle", "worker regular", "no")
    given.then(lira=2)
    assert given.why_not("place give_tour_middle") == "space_taken"


def test_ruling_16_the_main_action_is_not_optional() -> None:
    """Nobody fetches the bonus point without an order to fill."""
    given = Given(seats=3, season="winter", hand=["order_red5"]).go()
    assert given.why_not("place fill_order_middle") == "order_short"


def test_ruling_16_bonus_lira_may_pay_for_the_building() -> None:
    """One lira and the bonus buy a trellis on the middle space, though not on the left."""
    given = Given(seats=3, lira=1).go()
    assert given.why_not("place build_left") == "structure_price"
    given.chooses("place build_middle", "worker regular", "structure trellis")
    given.then(lira=0, structures=["trellis"])


def test_ruling_16_bonus_lira_may_pay_for_the_training() -> None:
    """Three lira and the bonus are enough on the middle space."""
    given = Given(seats=3, season="winter", lira=3).go()
    assert given.why_not("place train_left") == "lira_short"
    given.chooses("place train_middle", "worker regular").then(lira=0, resting=1)


def test_ruling_16_the_bonus_may_be_declined() -> None:
    """As long as the action does not need it."""
    given = Given(seats=3, season="winter", lira=4).go()
    given.chooses("place train_middle", "worker regular", "no").then(lira=0, resting=1)


@pytest.mark.parametrize(
    ("season", "action", "code"),
    [
        ("summer", "play_summer", "no_visitor"),
        ("summer", "build", "structure_price"),
        ("summer", "sell", "all_planted"),
        ("summer", "plant", "no_vine_card"),
        ("winter", "harvest", "nothing_planted"),
        ("winter", "make_wine", "no_grapes"),
        ("winter", "train", "lira_short"),
        ("winter", "play_winter", "no_visitor"),
        ("winter", "fill_order", "no_order_card"),
    ],
)
def test_ruling_17_no_worker_goes_where_nothing_can_be_done(
    season: str, action: str, code: str
) -> None:
    """Without cards, grapes or money, and with a vine on each field, most actions are closed."""
    fields = {"field_5": ["malvasia"], "field_6": ["malvasia"], "field_7": ["malvasia"]}
    given = Given(season=season, planted={} if action == "harvest" else fields).go()
    assert code in given.lacks(f"place {action}_left")


def test_ruling_18_a_grande_joins_a_full_action_without_the_bonus() -> None:
    """On the picture it does the action and no more."""
    given = Given(seats=3, placed=[("give_tour_left", "regular"), ("give_tour_middle", "regular")])
    given.go().chooses("place give_tour").then(lira=2, grande=0)


def test_ruling_18_a_grande_on_a_free_bonus_space_has_the_bonus() -> None:
    """There it is a worker like any other."""
    given = Given(seats=3).go().chooses("place give_tour_middle", "worker grande", "yes")
    given.then(lira=3, grande=0)


def test_ruling_18_only_a_grande_and_only_onto_a_full_action() -> None:
    """A free space must be taken as such; regular workers stay away from the picture."""
    assert Given().go().why_not("place give_tour") == "space_free"
    given = Given(grande=0, placed=[("give_tour_left", "grande")]).go()
    assert given.why_not("place give_tour") == "no_grande"


def test_ruling_18_several_grandes_may_join() -> None:
    """The picture has room for everybody's."""
    given = Given(placed=[("give_tour_left", "regular")]).go()
    given.chooses("place give_tour", "place give_tour").then(0, lira=2).then(1, lira=2)


def test_ruling_18_a_grande_does_not_open_a_used_yoke() -> None:
    """The yoke is no action of the board."""
    given = Given(structures=["yoke"], used=["yoke"], planted={"field_5": ["malvasia"]}).go()
    assert given.why_not("place yoke") == "yoke_used"


def test_ruling_19_a_grande_stays_on_the_picture_when_a_space_is_freed() -> None:
    """The freed space is for somebody else."""
    given = Given(lira=2, placed=[("give_tour_left", "regular"), ("cart", "regular")])
    given.seat(1, grande=0, placed=[("give_tour", "grande")])
    given.plays("producer").chooses("retrieve give_tour_left regular", "done")
    assert [SPACE_NAMES[space_of(worker)] for worker in given.s.players[1].placed] == ["give_tour"]
    given.chooses("place give_tour_left").then(1, lira=2)


def test_ruling_20_the_cart_takes_any_number_of_workers() -> None:
    """One lira each, in summer and in winter."""
    for season in ("summer", "winter"):
        given = Given(season=season, placed=[("cart", "regular")]).seat(
            1, placed=[("cart", "regular")]
        )
        given.go().chooses("place cart", "worker regular", "place cart", "worker grande")
        given.then(0, lira=1).then(1, lira=1)


def test_ruling_21_friends_leave_the_middle_space_to_whoever_does_its_bonus() -> None:
    """With one vine card nobody can plant a second, so that the left space is the one to take."""
    given = Given(seats=3, friendly=True, hand=["malvasia"]).go()
    assert given.why_not("place plant_middle") == "friendly_space"
    full = Given(seats=3, friendly=True, hand=["malvasia"], placed=[("plant_left", "regular")])
    full.go().chooses("place plant_middle", "worker regular", "field field_5")
    full.then(planted={"field_5": ["malvasia"]})


def test_ruling_21_friends_do_the_bonus_they_have_come_for() -> None:
    """It cannot be declined while another space was free."""
    given = Given(seats=3, friendly=True).go()
    given.chooses("place give_tour_middle", "worker regular").then(lira=3)
