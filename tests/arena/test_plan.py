import pytest

from cuvee import BadInput
from cuvee.arena import Plan, bots_for_seats
from cuvee.arena.summary import entrants


def plan(**changes: object) -> Plan:
    parts: dict[str, object] = {"game": "barrels", "seats": 3, "bots": ("random",) * 3, "games": 9}
    return Plan(**{**parts, **changes})  # type: ignore[arg-type]


def test_each_bot_has_each_seat_as_often() -> None:
    seated = [plan().seated(number) for number in range(9)]
    assert seated[:4] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]
    for seat in range(3):
        assert sorted(who[seat] for who in seated) == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_without_rotation_all_stay_seated() -> None:
    assert plan(rotate=False).seated(5) == [0, 1, 2]


def test_games_of_different_plans_share_no_seed() -> None:
    seeds = {plan(seed=seed).seed_of(number) for seed in range(5) for number in range(50)}
    assert len(seeds) == 250
    assert plan().seed_of(7) == plan(games=99).seed_of(7)


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": 9, "bots": ("random",) * 9}, "not 9"),
        ({"bots": ("random",)}, "3 seats need 3 bots, not 1"),
        ({"bots": ("random", "random", "clever")}, "there is no bot 'clever'"),
        ({"games": 0}, "at least 1 game"),
        ({"options": {"shut": True}}, "no option 'shut'"),
        ({"seed": -1}, "the seed should be"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(
    changes: dict[str, object], complaint: str
) -> None:
    plan().check()
    with pytest.raises(BadInput, match=complaint):
        plan(**changes).check()


def test_one_name_fills_all_seats() -> None:
    assert bots_for_seats(["greedy"], 3) == ("greedy",) * 3
    assert bots_for_seats(["greedy", "random"], 2) == ("greedy", "random")
    with pytest.raises(BadInput, match="one for each of 3 seats; not 2"):
        bots_for_seats(["greedy", "random"], 3)


def test_a_name_that_takes_part_twice_is_numbered() -> None:
    assert entrants(("a", "b", "a")) == ["a 1", "b", "a 2"]
