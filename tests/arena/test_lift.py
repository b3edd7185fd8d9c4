"""What seats use, and how much more often those win who use a thing."""

from random import Random

import pytest

import barrels
from cuvee import BadInput
from cuvee.arena import Outcome, Plan, outcomes, play, tasks_of, usage_lifts
from cuvee.arena.lift import Tally, design_effect, difference
from cuvee.engine import Event
from cuvee.games.usages import Usage, register_usages, usages_of


def outcome(number: int, winner: int, used: list[list[str]]) -> Outcome:
    ranking = [1 if seat == winner else 2 for seat in range(2)]
    noted = [{"cards_bid": keys} for keys in used]
    return Outcome(number, 0, [0, 1], [0, 0], ranking, "", 1, 0, used=noted)


def test_a_game_says_what_was_used_by_its_events() -> None:
    plan = Plan("barrels", 2, ("greedy", "random"), 1, seed=4, usage=True)
    played = play(plan, 0)
    bids = [seat["cards_bid"] for seat in played.used]
    assert all(len(cards) == len(set(cards)) for cards in bids)
    assert 4 <= len(bids[0]) <= barrels.ROUNDS
    assert play(Plan("barrels", 2, ("greedy", "random"), 1, seed=4), 0).used == []


def test_noting_what_is_used_changes_nothing_about_a_game() -> None:
    for name in ("viticulture", "naramata"):
        noted = play(Plan(name, 2, ("random", "random"), 1, usage=True, coverage=True), 0)
        plain = play(Plan(name, 2, ("random", "random"), 1), 0)
        assert (noted.scores, noted.decisions) == (plain.scores, plain.decisions)


@pytest.mark.parametrize("name", ["viticulture", "naramata"])
def test_the_games_name_everything_that_is_used(name: str) -> None:
    usages = {usage.name: usage for usage in usages_of(name)}
    seen: dict[str, set[str]] = {usage: set() for usage in usages}
    for played in outcomes(tasks_of(Plan(name, 2, ("random", "random"), 3, usage=True))):
        for seat in played.used:
            for usage, keys in seat.items():
                seen[usage] |= set(keys)
    for usage, found in seen.items():
        assert found, usage
        assert found <= set(usages[usage].keys), usage


def test_secret_arguments_count_and_the_tables_own_events_do_not() -> None:
    drawn = Usage("drawn", "draw", "card", "card", ["a"])
    assert drawn.used(Event("draw", 0, {"deck": "x"}, {"card": "a"}, 0)) == "a"
    assert drawn.used(Event("draw", -1, {"card": "a"}, {}, -1)) is None
    assert drawn.used(Event("play", 0, {"card": "a"}, {}, -1)) is None
    assert drawn.used(Event("draw", 0, {"deck": "x"}, {}, -1)) is None


def test_a_game_says_once_what_is_used() -> None:
    with pytest.raises(BadInput, match="the game 'barrels' says already what is used"):
        register_usages("barrels", [])
    assert usages_of("no such game") == []


def test_a_lift_is_the_difference_of_two_win_rates() -> None:
    # Newcombe (1998), Statistics in Medicine 17, 873: contrasts a and b, by Miettinen and Nurminen.
    for tally, value, low, high in [
        (Tally(70, 56, 80, 48), 0.2, 0.0528, 0.3382),
        (Tally(10, 9, 10, 3), 0.6, 0.1700, 0.8406),
    ]:
        found = difference([tally])
        assert found is not None
        assert (found.value, found.low, found.high) == pytest.approx((value, low, high), abs=5e-5)


def test_the_ends_of_an_interval_are_where_the_score_test_refuses() -> None:
    # Two bots, each with as many seats that used the thing as that did not.
    found = difference([Tally(1, 1, 1, 0), Tally(1, 1, 1, 0)])
    assert found is not None
    assert (found.value, found.high) == (1, 1)
    # By symmetry the likeliest rates are (1 + gap) / 2 and (1 - gap) / 2, so that the variance is
    # 1 - gap² for each bot and half of it for both: there (1 - gap)² = z² (1 - gap²) / 2.
    square = 1.959964**2
    assert found.low == pytest.approx((2 - square) / (2 + square), abs=1e-6)


def test_a_thing_that_one_seat_of_each_game_uses_looks_lucky_no_more_often_than_it_should() -> None:
    # Each game is won by the toss of a coin. Seats taken for independent of each other, 17 of 100
    # intervals do not hold 0.
    dice, lucky, deals = Random(5), 0, 400
    plan = Plan("barrels", 2, ("greedy", "greedy"), 60, usage=True)
    for _ in range(deals):
        played = [outcome(number, dice.randrange(2), [["1"], []]) for number in range(60)]
        found = {lift.key: lift.lift for lift in usage_lifts(plan, played)[0].lifts}["1"]
        assert found is not None
        lucky += not found.low <= 0 <= found.high
    assert 0.02 * deals <= lucky <= 0.08 * deals


def test_seats_that_have_no_common_fate_are_not_clustered() -> None:
    tally = {"bot": Tally(20, 10, 20, 10)}
    thing = ("cards_bid", "1")
    used, unused = frozenset([thing]), frozenset[tuple[str, str]]()
    alone = [[("bot", float(n % 2), used if n < 20 else unused)] for n in range(40)]
    assert design_effect(tally, thing, alone) == 1
    as_one = [[("bot", float(n % 2), used), ("bot", 1.0 - n % 2, unused)] for n in range(20)]
    assert design_effect(tally, thing, as_one) == 2
    assert design_effect({"bot": Tally(0, 0, 40, 20)}, thing, alone) == 1


@pytest.mark.parametrize(
    "tallies",
    [
        [Tally(1, 0, 1, 1)],
        [Tally(2, 0, 2, 2)],
        [Tally(1, 1, 3, 0)] * 6,
        [Tally(1, 0.5, 50, 0)],
        [Tally(3, 3, 3, 3)],
        [Tally(1, 0, 200, 0)],
        [Tally(4, 4, 1, 0), Tally(1, 0, 4, 4)],
    ],
    ids=str,
)
def test_an_interval_holds_its_value_and_ends_at_all_or_nothing(tallies: list[Tally]) -> None:
    found = difference(tallies)
    assert found is not None
    assert -1 <= found.low <= found.value <= found.high <= 1
    assert found.high - found.low > 0.05  # few games are never certain
    mirrored = [Tally(each.unused, each.wins_unused, each.used, each.wins_used) for each in tallies]
    back = difference(mirrored)
    assert back is not None
    assert (-back.high, -back.low) == pytest.approx((found.low, found.high), abs=1e-6)


def test_bots_are_compared_with_themselves_only() -> None:
    # The strong bot always uses it and always wins, the weak never does either: that says nothing.
    assert difference([Tally(50, 50, 0, 0), Tally(0, 0, 50, 0)]) is None
    both = difference([Tally(10, 10, 10, 10), Tally(10, 0, 10, 0)])
    assert both is not None
    assert both.value == 0
    assert both.low < 0 < both.high


def test_everything_that_could_be_used_is_listed() -> None:
    plan = Plan("barrels", 2, ("a", "a"), 4)
    played = [
        outcome(0, 0, [["12"], ["1"]]),
        outcome(1, 0, [["12"], ["1", "99"]]),
        outcome(2, 1, [["1"], ["12"]]),
        outcome(3, 1, [["1"], ["12"]]),
    ]
    (bids,) = usage_lifts(plan, played)
    assert bids.name == "cards_bid"
    lifts = {lift.key: lift for lift in bids.lifts}
    assert [*lifts] == [*usages_of("barrels")[0].keys, "99"]
    assert lifts["12"].used == 4
    assert lifts["12"].win_rate.value == 1
    assert lifts["12"].lift is not None
    assert lifts["12"].lift.value == 1
    assert lifts["1"].lift is not None
    assert lifts["1"].lift.value == -1
    assert lifts["7"].used == 0
    assert lifts["7"].lift is None


def test_things_are_called_what_the_game_calls_them() -> None:
    plan = Plan("viticulture", 2, ("random", "random"), 1, usage=True)
    lifts = {each.name: each.lifts for each in usage_lifts(plan, [play(plan, 0)])}
    names = {lift.key: lift.name for lift in lifts["structures_built"]}
    assert names["large_cellar"] == "large cellar"
    assert len(lifts["mama"]) == len(lifts["papa"]) == 18
