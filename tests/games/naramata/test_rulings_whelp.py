"""Rulings 132 to 134 and 136 to 139: what we decided for games played for the Whelp score."""

from itertools import permutations

import pytest

from cuvee.engine import rng
from cuvee.engine.decision import NOT_YOUR_DECISION
from cuvee.games.naramata.cards.tourists import TOURIST_KEYS
from cuvee.games.naramata.cards.upgrades import PRINTED_KINDS, UPGRADE_KEYS
from cuvee.games.naramata.state import UPGRADE_PILE
from tests.games.naramata.given import Given
from tests.games.naramata.opening import LOCKS, alone, opened, sharing
from tests.games.naramata.words import code

FULL_T13 = {"cheese": [1, 5, 9], "view": 7, "purchase": [12, 13]}  # every row at its maximum
MARKET = ["cheese_draw", "view_plus_1", "disk_die", "extra_disk"]
FREED = ["roche 1", "roche 2", "dangelo 1", "dangelo 2"]
ROW = " ".join(TOURIST_KEYS[:12])  # for three on the first day
PROPOSAL = "ride t01 0, ride t02 0, ride t03 1, ride t04 1, ride t05 2, ride t06 2"
PROPOSED: list[dict[str, object]] = [
    {"t01": {}, "t02": {}},
    {"t03": {}, "t04": {}},
    {"t05": {}, "t06": {}},
]
EVERYBODY = (None, 0, 1, 2)  # spectators first


def proposed(by: int = 0) -> Given:
    """Three share out the first row, and one has proposed how."""
    return sharing(ROW, 3).by(by, PROPOSAL)


def boarded(given: Given) -> bool:
    """Whether all ride as proposed, and the day goes on."""
    for seat, tourists in enumerate(PROPOSED):
        given.then(seat, tourists=tourists, picked=[])
    return given.s.row == ()


@pytest.mark.parametrize(
    ("whelp", "level"), [("easy", "easy"), ("normal", "normal"), ("hard", "advanced")]
)
def test_ruling_132_one_difficulty_for_score_and_locks(whelp: str, level: str) -> None:
    """The hard game removes locks by the advanced table."""
    given = alone(3, whelp).table(locks=FREED).asks(LOCKS, seat=-1)
    allowed = given.s.edition.locks[level][0][2]
    asked = given.s.decision
    assert asked is not None
    assert (asked.question == "remove_locks") == (allowed > 0)
    if allowed:
        assert asked.prompt.args == {"count": allowed}


def test_ruling_133_purples_spare_assets_fill_the_least_empty_rows_first() -> None:
    """Two rows lack one and one lacks two: the two that lack one are spared."""
    tourists = {"t13": {**FULL_T13, "view": 6, "cheese": [1, 5]}, "t06": {"view": 2, "pairing": 1}}
    alone(vehicle="purple", tourists=tourists).chooses("end_day").on_table(whelp=5 - 1)


def test_ruling_133_a_spared_tourist_brings_no_reward() -> None:
    """Nothing was really put there."""
    given = alone(vehicle="purple", tourists={"t13": {**FULL_T13, "view": 6}}).chooses("end_day")
    given.on_table(whelp=5).then(prestige=6)


def test_ruling_134_the_market_may_be_shifted_after_the_turn_that_ends_the_day() -> None:
    """Before the next day begins; not when the game is lost."""
    given = alone().table(market=MARKET).chooses("end_day").asked("shift")
    given.on_table(day=1).chooses("yes").on_table(day=2, under=["extra_disk"])
    lost = alone(whelp="hard", tourists={"t13": {}}).table(market=MARKET).chooses("end_day")
    assert lost.s.over


def test_ruling_134_nobody_is_asked_after_the_last_turn_of_all() -> None:
    """On the last evening nothing comes that the market could be for."""
    given = alone(day=3).table(market=MARKET).chooses("end_day")
    assert given.s.over
    two = Given(options={"fleet": True}, day=3).table(market=MARKET)
    two.phantom("end").chooses("end_day").asked("shift").chooses("no, end_day")
    assert two.s.over


def test_ruling_134_cards_under_the_deck_come_last_in_the_order_they_went_there() -> None:
    """First what is left of the deck."""
    given = alone().table(market=MARKET).new_upgrades("paid_unlock")
    for space in ("roche 2", "poplar_grove_cheese 3", "wesbert 2"):
        given.chooses(f"space {space}, act, yes")
    given.on_table(market=["disk_die", "extra_disk", "paid_unlock", "cheese_draw"])
    given.on_table(under=["view_plus_1"])


def test_ruling_134_with_nothing_left_of_the_deck_the_cards_go_round() -> None:
    """The card that goes under it is the next one to come."""
    given = alone().table(market=MARKET).new_upgrades()
    given.chooses("space roche 2, act, yes")
    given.on_table(market=["extra_disk", *MARKET[:3]], under=[])


# Agreement.


def test_ruling_136_anybody_may_begin_a_proposal() -> None:
    """All are asked the same, and none before the others."""
    s = sharing(ROW, 3).asked("propose").s
    decision = s.decision
    assert decision is not None
    assert (s.waiting, decision.seats) == ([0, 1, 2], [0, 1, 2])
    assert s.legal(0) == s.legal(1) == s.legal(2)
    assert len(s.legal(2)) == 12 * 3


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ruling_136_whoever_begins_goes_on_alone(seat: int) -> None:
    """To the end; what was placed is not taken back meanwhile."""
    given = sharing(ROW, 3).by(seat, "ride t01 0")
    for step in PROPOSAL.split(", ")[1:]:
        assert given.s.waiting == [seat]
        for other in {0, 1, 2} - {seat}:
            assert given.s.legal(other) == []
            assert given.s.why_not(code(step), other) == NOT_YOUR_DECISION
        assert code("ride t01 1") not in given.s.legal(seat)
        given.by(seat, step)
    assert given.s.waiting == sorted({0, 1, 2} - {seat})


@pytest.mark.parametrize("order", list(permutations((0, 1, 2))))
def test_ruling_136_the_others_agree_in_any_order(order: tuple[int, ...]) -> None:
    """The proposer is not asked. With the last, all ride."""
    proposer, *others = order
    given = proposed(proposer).asked("agree")
    assert given.s.legal(proposer) == []
    given.by(others[0], "yes")
    assert given.s.waiting == [others[1]]
    assert given.by(others[1], "yes").asked("turn")
    assert boarded(given)
    found = [
        (event.kind, event.seat) for event in given.events if event.kind in {"propose", "agree"}
    ]
    assert found == [("propose", proposer), ("agree", others[0]), ("agree", others[1])]


@pytest.mark.parametrize("agreed", [[], [1]])
def test_ruling_136_one_who_declines_sends_all_back(agreed: list[int]) -> None:
    """Though another had agreed; then anybody may begin anew, the proposer too."""
    given = proposed()
    for seat in agreed:
        given.by(seat, "yes")
    given.by(2, "no").asked("propose").on_table(row=ROW.split())
    assert given.s.waiting == [0, 1, 2]
    assert [player.picked for player in given.s.players] == [(), (), ()]
    assert ("decline", 2) in [(event.kind, event.seat) for event in given.events]
    assert boarded(given.by(1, PROPOSAL).by(0, "yes").by(2, "yes"))


@pytest.mark.parametrize("leader", [1, 2, 3])
def test_ruling_136_a_leader_decides_alone(leader: int) -> None:
    """Nobody else proposes, and nobody is asked to agree."""
    given = sharing(ROW, 3, leader=leader)
    assert given.s.waiting == [leader - 1]
    assert boarded(given.by(leader - 1, PROPOSAL).asked("turn"))


def test_ruling_136_nothing_is_hidden_between_those_who_play_together() -> None:
    """At every step all see the row and what is proposed, and so do spectators."""
    given = sharing(ROW, 3)
    for step in PROPOSAL.split(", "):
        given.by(1, step)
        views = [given.s.view(who) for who in EVERYBODY]
        assert views == [views[0]] * 4
    players = views[0]["players"]
    assert isinstance(players, list)
    shown = [[card["tourist"] for card in player["proposed"]] for player in players]
    assert shown == [["t01", "t02"], ["t03", "t04"], ["t05", "t06"]]
    row = views[0]["row"]
    assert isinstance(row, list)
    assert [card["tourist"] for card in row] == ROW.split()[6:]
    dealt = given.s.determinise(0, rng(7))
    assert [player.picked for player in dealt.players] == [(0, 1), (2, 3), (4, 5)]
    assert dealt.row == given.s.row


# The rest.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_137_the_first_day_begins_clockwise_from_a_drawn_first_player(seats: int) -> None:
    """As in the game for points; every seat is drawn now and then."""
    firsts = set()
    for seed in range(24):
        s = opened(seats, seed, fleet=True)
        assert s.turn_order() == [(s.first + step) % seats for step in range(seats)]
        firsts.add(s.first)
    assert firsts == set(range(seats))


@pytest.mark.parametrize(("seats", "cards"), [(1, 22), (2, 22), (3, 32), (4, 39)])
def test_ruling_138_the_upgrade_for_points_is_set_aside(seats: int, cards: int) -> None:
    """Alone and in the Fleet; those for prestige, time and tourists stay."""
    s = opened(seats, solo=seats == 1, fleet=seats > 1)
    found = s.piles[UPGRADE_PILE] + [*s.market]
    assert len([kind for kind in found if kind < PRINTED_KINDS]) == cards
    assert {UPGRADE_KEYS[kind] for kind in found} == {*UPGRADE_KEYS} - {"disk_points"}


def test_ruling_139_the_pool_is_spent_by_whoevers_turn_it_is() -> None:
    """The others are not asked, though it was they who filled it."""
    given = Given(seats=3, options={"fleet": True}).table(market=["", "", "", "double_action"])
    given.s.pool = 11
    given.look().chooses("buy 4").asked("activate").waits_for(0).on_table(pool=0)
