"""Rulings 69 to 75 and 125: the next day, the last day, the winner, and the locks."""

import pytest

from cuvee import BadInput
from cuvee.games.naramata.game import NARAMATA
from tests.games.naramata.given import Given
from tests.games.naramata.opening import LOCKS, dawn, drafted
from tests.games.naramata.words import code

FREED = ["roche 1", "roche 2", "dangelo 1", "dangelo 2", "lang 1", "lang 2", "nichol 1", "nichol 2"]


def test_ruling_69_the_day_advances_when_all_are_done() -> None:
    """Not before the last is at END."""
    given = Given(seats=3).seat(1, time="12:00").chooses("end_day, end_day")
    assert given.s.day == 1
    given.waits_for(1).chooses("end_day")
    assert given.s.day == 2


def test_ruling_70_a_coin_on_each_slot_with_a_card() -> None:
    """On top of those that lie there; none on an empty slot."""
    given = Given().table(market=["", "disk_die", "view_plus_1", "paid_unlock"])
    dawn(given.table(coins=[0, 0, 2, 1])).on_table(coins=[0, 1, 3, 2])


def test_ruling_70_no_discount_before_the_first_day() -> None:
    """The game begins without coins."""
    assert NARAMATA.new(seats=3, vehicles="dealt").coins == (0, 0, 0, 0)


def test_ruling_71_fewest_points_first() -> None:
    """Including the points of the day just scored."""
    given = Given(seats=3, points=9, tourists={"t03": {"view": 7, "pairing": 1}})
    given.seat(1, points=12).seat(2, points=15).chooses("end_day, points")
    dawn(given).then(0, points=9 + 11 + 2)
    assert given.s.turn_order() == [1, 2, 0]


def test_ruling_71_of_equals_who_came_to_end_earlier() -> None:
    """Whatever the seat."""
    given = Given(seats=3, time="12:00", points=7).seat(1, points=7, time="11:30")
    given.seat(2, points=7, time="11:00")
    given.chooses("end_day").waits_for(2)
    dawn(given)
    assert given.s.turn_order() == [0, 2, 1]


def test_ruling_71_order_draft_start_regions_locks() -> None:
    """One after the other, in the new order."""
    given = Given(seats=3, points=9, options={"locks": "easy"}).seat(1, points=5).seat(2, points=7)
    dawn(given.table(locks=FREED))
    assert given.s.turn_order() == [1, 2, 0]
    assert {len(player.hand) for player in given.s.players} == {5}
    drafted(given).asked("start").waits_for(1).chooses("start start_upper")
    given.waits_for(2).chooses("start start_lower").waits_for(0).chooses("start start_lower")
    for seat in (1, 2, 0):
        given.asked("remove_locks").waits_for(seat).chooses("done")
    given.asked("turn").waits_for(1)


def test_ruling_72_on_the_last_day_all_upgrades_score_active_or_not() -> None:
    """After the delivery; nothing is reset."""
    given = Given(day=3, upgrades=["cheese_draw"], inactive=["pairing_hour"], keys=1)
    given.seat(0, tourists={"t03": {"view": 1, "pairing": 1}}, disks=1, beside=2)
    dawn(given).then(points=1 + 3 + 2 + 4, disks=1, beside=2, keys=1, active=["cheese_draw"])
    assert given.s.over
    assert given.s.day == 3


def test_ruling_72_no_discount_after_the_last_day() -> None:
    """The global steps are left out."""
    given = Given(day=3).table(market=["", "", "", "paid_unlock"])
    dawn(given).on_table(coins=[0, 0, 0, 0])


@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        ((30, 0), (29, 9), [0]),
        ((30, 2), (30, 3), [1]),
        ((30, 3), (30, 3), [0, 1]),
        ((-2, 0), (-3, 5), [0]),
    ],
)
def test_ruling_73_points_then_prestige_then_shared(
    mine: tuple[int, int], theirs: tuple[int, int], winners: list[int]
) -> None:
    """Unspent disks are not prestige."""
    given = Given(day=3, points=mine[0], prestige=mine[1], disks=9)
    dawn(given.seat(1, points=theirs[0], prestige=theirs[1]))
    result = given.s.result
    assert result is not None
    assert result.scores == [mine[0], theirs[0]]
    assert result.winners == winners


@pytest.mark.parametrize(
    ("locks", "seats", "day", "many"),
    [
        ("easy", 2, 1, 0), ("easy", 2, 2, 1), ("easy", 2, 3, 2), ("easy", 2, 4, 3),
        ("easy", 3, 4, 3), ("easy", 4, 2, 2), ("easy", 4, 3, 3), ("easy", 4, 4, 4),
        ("normal", 3, 2, 0), ("normal", 3, 3, 1), ("normal", 3, 4, 2), ("normal", 4, 1, 0),
        ("normal", 4, 2, 1), ("normal", 4, 3, 2), ("normal", 4, 4, 3), ("advanced", 3, 2, 0),
        ("advanced", 3, 3, 0), ("advanced", 2, 4, 1), ("advanced", 4, 2, 0),
        ("advanced", 4, 3, 1), ("advanced", 4, 4, 2),
    ],
)  # fmt: skip
def test_ruling_74_so_many_locks_come_off(locks: str, seats: int, day: int, many: int) -> None:
    """Each player in order takes off up to so many, anywhere; then the turns begin."""
    options: dict[str, object] = {"locks": locks, "days": 4}
    given = Given(seats=seats, day=day, options=options).table(locks=FREED)
    given.asks(LOCKS, seat=-1)
    for number in range(many):
        given.asked("remove_locks").waits_for(0).chooses(f"space {FREED[number]}")
    given.on_table(locks=FREED[many:])
    if many:
        given.waits_for(1).may("done", f"space {FREED[many]}")
    else:
        given.asked("turn")


def test_ruling_74_fewer_may_come_off() -> None:
    """Each player says when it is enough."""
    given = Given(day=3, options={"locks": "easy"}).table(locks=FREED).asks(LOCKS, seat=-1)
    given.chooses("done").waits_for(1).chooses("space lang 2, done").asked("turn")
    given.on_table(locks=[lock for lock in FREED if lock != "lang 2"])


@pytest.mark.parametrize("days", [2, 3, 4])
def test_ruling_75_the_length_is_fixed_when_the_game_begins(days: int) -> None:
    """Two, three or four days, and then it is over."""
    given = Given(options={"days": days})
    for day in range(1, days + 1):
        assert given.s.day == day
        dawn(given)
        while given.s.decision is not None and given.s.decision.question != "turn":
            given.s.apply(given.s.legal()[0])
    assert given.s.over


def evening(seats: int = 2, day: int = 2) -> Given:
    """A day of three is over, and the players may change their minds."""
    given = Given(seats=seats, day=day, options={"adjust_days": True})
    while given.s.decision is not None and given.s.decision.question == "turn":
        given.chooses("end_day")
    return given.asked("days")


def test_ruling_75_after_a_day_all_may_agree_on_another_number() -> None:
    """One proposes, the others agree; then as many are played as they said."""
    given = evening(3).offers("days 2, days 3, days 4")
    first, second, third = given.s.turn_order()
    given.waits_for(first).chooses("days 4").waits_for(second).offers("no, yes").chooses("yes")
    given.waits_for(third).chooses("yes")
    assert (given.s.day, given.s.days, given.s.view(None)["days"]) == (3, 4, 4)
    given = evening().chooses("days 2, yes")
    assert given.s.over
    assert given.s.day == 2


def test_ruling_75_one_who_declines_leaves_it_as_it_is() -> None:
    """And whoever names what is planned proposes nothing, so that the next is asked."""
    given = evening().chooses("days 4, no")
    assert (given.s.day, given.s.days) == (3, 3)
    given = evening().chooses("days 3").offers("days 2, days 3, days 4").chooses("days 4, yes")
    assert (given.s.day, given.s.days) == (3, 4)


def test_ruling_75_on_the_last_evening_a_fourth_day_may_be_agreed_on() -> None:
    """After a fourth nothing is asked."""
    given = evening(day=3).offers("days 3, days 4").chooses("days 4, yes")
    assert (given.s.day, given.s.over) == (4, False)
    over = evening(day=3).chooses("days 3, days 3")
    assert over.s.over
    with pytest.raises(BadInput, match="adjust_days"):
        NARAMATA.new(seats=1, solo=True, adjust_days=True)


def test_ruling_75_what_was_agreed_on_is_in_a_saved_game() -> None:
    """In the midst of a proposal, and after it."""
    given = evening().chooses("days 4")
    again = NARAMATA.state(given.s.to_dict())
    again.apply(code("yes"))
    assert NARAMATA.state(again.to_dict()).days == 4


def test_ruling_75_no_other_length() -> None:
    """A game of one day or of five is refused."""
    for days in (1, 5):
        with pytest.raises(BadInput):
            NARAMATA.new(seats=2, days=days)


def test_ruling_125_what_is_active_is_chosen_at_dawn_in_the_new_order() -> None:
    """Not as each comes to END; the order is known, the draft still to come."""
    given = Given(seats=3, points=9, upgrades=["cheese_draw"])
    given.seat(1, points=5, upgrades=["cheese_free"]).seat(2, points=7, upgrades=["view_plus_1"])
    given.chooses("end_day").asked("turn").waits_for(1)
    dawn(given)
    for seat in (1, 2, 0):
        given.asked("choose_active").waits_for(seat)
        assert {len(player.hand) for player in given.s.players} == {0}
        given.chooses("done")
    assert {len(player.hand) for player in given.s.players} == {5}
