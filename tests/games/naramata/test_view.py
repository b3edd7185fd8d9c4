"""Facts of a view and of the components that a client would otherwise have to work out."""

import pytest

from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.views import NaramataPlayer
from tests.games.naramata.given import Given
from tests.games.naramata.opening import alone, drafting, each
from tests.games.naramata.words import code

HANDS = ("t01 t02 t03 t04 t05", "t11 t12 t13 t14 t15", "t21 t22 t23 t24 t25")


def tour(given: Given, seat: int = 0, watcher: int | None = 0) -> NaramataPlayer:
    """A vehicle as somebody sees it."""
    return given.s.view(watcher)["players"][seat]


@pytest.mark.parametrize(
    ("day", "direction", "passes_to"), [(1, "left", [1, 2, 0]), (2, "right", [2, 0, 1])]
)
def test_a_draft_tells_which_pick_it_is_and_where_hands_go(
    day: int, direction: str, passes_to: list[int]
) -> None:
    given = drafting(*HANDS, day=day)
    expected = {"pick": 1, "picks": 4, "direction": direction, "passes_to": passes_to}
    for watcher in (0, None):
        assert given.s.view(watcher)["draft"] == expected


def test_picks_are_counted_to_the_last_after_which_nothing_is_passed_on() -> None:
    s = NARAMATA.new(seats=3, seed=1, vehicles="dealt")
    found = []
    while (draft := s.view(None)["draft"]) is not None:
        found.append((draft["pick"], draft["passes_to"] is None))
        s.apply(s.legal()[0])
    assert sorted(set(found)) == [(1, False), (2, False), (3, False), (4, True)]


def test_outside_a_draft_there_is_none() -> None:
    assert Given().s.view(0)["draft"] is None


def test_something_is_hidden_only_in_a_draft() -> None:
    assert drafting(*HANDS).s.view(None)["hidden"]
    assert not Given().s.view(None)["hidden"]


def test_a_vehicle_tells_how_many_ride() -> None:
    assert (
        tour(Given(vehicle="red"))["capacity"]
        == NARAMATA.components({"edition": None})["vehicles"]["red"]["seats"]
    )
    assert tour(alone(vehicle="red"))["capacity"] == 4


def test_a_price_is_the_cost_less_the_coins_and_the_fee() -> None:
    given = Given(prestige=3, disks=2)
    given.table(market=["late_close", "", "disk_die", ""], coins=[99, 0, 1, 0])
    first, empty, third, _ = given.s.view(0)["market"]
    assert (first["discount"], first["fee"], first["price"]) == (first["cost"], 1, 1)
    assert (third["discount"], third["fee"]) == (1, 0)
    assert third["price"] == third["cost"] - 1
    assert "price" not in empty
    assert tour(given)["purse"] == 5


def test_lateness_is_told_by_the_times_after_closing() -> None:
    each_half_hour = NARAMATA.components({"edition": None})["late"]
    late = tour(Given(vehicle="red"))["late"]
    assert [*late] == ["17:30", "18:00", "18:30", "19:00"]
    assert [*late.values()] == [each_half_hour * count for count in (1, 2, 3, 4)]
    assert [*tour(Given(vehicle="blue"))["late"]] == ["18:30", "19:00"]


def test_a_rider_tells_its_scores_and_rows() -> None:
    given = Given(tourists={"t13": {"cheese": [1]}})
    rider = tour(given)["tourists"][0]
    assert rider["score"] == sum(row["score"] for row in rider["rows"])
    assert rider["empty_rows"] == len(rider["rows"]) - 1
    for row in rider["rows"]:
        assert row["count"] == (1 if row["kind"] == "cheese" else 0)
        assert row["full"] == (row["count"] == row["most"])
        if row["points"] and not row["full"]:
            before = row["points"][row["count"] - 1] if row["count"] else 0
            assert row["next"] == row["points"][row["count"]] - before
        else:
            assert row["next"] is None
    assert rider["full_rows"] == len([row for row in rider["rows"] if row["full"]])


def test_the_most_of_a_tourist_counts_the_best_purchases() -> None:
    printed = NARAMATA.components({"edition": None})
    bottles = sorted([card["bottles"] for card in printed["purchase"]], reverse=True)
    for tourist in printed["tourists"].values():
        best = [
            row["points"][-1] if row["points"] else sum(bottles[: row["most"]])
            for row in tourist["rows"]
        ]
        assert tourist["most_score"] == sum(best)


def test_wishes_are_counted_by_kind() -> None:
    seen = tour(Given(tourists={"t13": {}, "t20": {}}))
    rows = [row for rider in seen["tourists"] for row in rider["rows"]]
    for kind, count in seen["wishes"].items():
        assert count == sum(row["most"] for row in rows if row["kind"] == kind)


def test_where_others_stand_and_which_contracts_are_spent() -> None:
    given = Given(bottles=["hillside"]).seat(1, place="roche")
    signatures = list(given.s.view(0)["bottles"])
    given.table(bottles=dict.fromkeys(signatures, 0))
    assert tour(given)["occupied"] == ["roche"]
    assert "roche" not in tour(given, seat=1)["occupied"]
    assert {*tour(given)["spent_contracts"]} == {*signatures} - {"hillside"}


def test_the_goal_is_the_end_or_on_the_way_back_a_region_ahead() -> None:
    assert tour(Given())["goal"] == "end"
    back = Given(options={"reverse_course": True, "from_end": True}, place="upper_bench")
    assert tour(back)["goal"] == "start_upper"


@pytest.mark.parametrize("options", [{}, {"reverse_course": True, "from_end": True}])
def test_the_course_has_every_winery_after_those_it_follows(options: dict[str, object]) -> None:
    view = Given(options=options).s.view(None)
    course = view["course"]
    assert sorted(course) == sorted(
        {stop["winery"] for part in view["road"] for stop in part["wineries"]}
    )
    for segment in view["road"]:
        last = course.index(segment["wineries"][-1]["winery"])
        for after in segment["next"]:
            assert course.index(view["road"][after]["wineries"][0]["winery"]) > last


def test_phantoms_have_their_numbers() -> None:
    view = alone().s.view(None)
    assert [phantom["number"] for phantom in view["phantoms"]] == [1, 2]


def test_a_space_on_offer_tells_until_when_it_takes() -> None:
    label = Given(time="12:00").s.label(code("space roche 1"))
    assert label is not None
    assert (label.args["minutes"], label.args["until"]) == (60, "13:00")
    assert label.args["last"] == 0


def test_a_space_on_offer_tells_whether_anything_can_begin_after_it() -> None:
    label = Given(time="16:00").s.label(code("space roche 1"))
    later = Given(time="16:00", upgrades=["late_close"]).s.label(code("space roche 1"))
    assert label is not None
    assert later is not None
    assert (label.args["until"], label.args["last"], later.args["last"]) == ("17:00", 1, 0)


def test_points_tell_what_they_are_for() -> None:
    given = Given(upgrades=["disk_points"], disks=2)
    given.s.record_events()
    given.chooses("use disk_points")
    found = [event for event in given.events if event.kind == "points"]
    assert [event.args["source"] for event in found] == ["reviews"]


def test_the_time_track_goes_from_eleven_to_seven() -> None:
    printed = NARAMATA.components({"edition": None})
    assert (printed["time_track"][0], printed["time_track"][-1]) == ("11:00", "19:00")
    assert len(printed["time_track"]) == 17
    assert printed["fewest_tourists"] == 2


def test_nobody_sees_more_by_these_facts_while_answers_are_hidden() -> None:
    given = drafting(*HANDS)
    before = [given.s.view(watcher) for watcher in (0, 1, 2, None)]
    given.s.apply(code("tourist t12"), 1)
    assert [given.s.view(watcher) for watcher in (0, 1, 2, None)] == before
    each(given, "tourist t03", "", "tourist t25")
