"""Rulings 1 to 7, 123 and 124: setting up, and the draft."""

import pytest

from cuvee.games.naramata.board.wineries import PRINTED_SIGNATURES
from cuvee.games.naramata.cards.tourists import TOURIST_KEYS
from cuvee.games.naramata.cards.upgrades import PRINTED_KINDS, UPGRADE_KEYS
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.state import TOURIST_PILE, UPGRADE_PILE, Naramata
from tests.games.naramata.given import Given
from tests.games.naramata.opening import DRAFT, dawn, drafted, drafting, each, opened
from tests.games.naramata.words import code

THREE_HANDS = ("t01 t02 t03 t04 t05", "t11 t12 t13 t14 t15", "t21 t22 t23 t24 t25")
TWO_HANDS = ("t01 t02 t03 t04 t05", "t11 t12 t13 t14 t15")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_1_everybody_starts_with_5_points_no_prestige_and_3_disks(seats: int) -> None:
    """The red vehicle carries a fourth disk."""
    s = opened(seats)
    for player in s.players:
        assert (player.points, player.prestige) == (5, 0)
        assert player.disks == (4 if player.vehicle == 0 else 3)


def test_ruling_1_the_red_vehicle_starts_with_4_disks() -> None:
    """Chosen by the first player, it shows in the draft already."""
    s = NARAMATA.new(seats=2)
    first = s.seat
    s.apply(NARAMATA.code({"verb": "vehicle", "vehicle": "red"}))
    s.apply(NARAMATA.code({"verb": "vehicle", "vehicle": "black"}))
    assert [s.players[seat].disks for seat in (first, 1 - first)] == [4, 3]


def test_ruling_1_the_disk_in_the_box_comes_with_the_upgrade() -> None:
    """A fourth disk, or the red vehicle's fifth."""
    given = Given(prestige=7, disks=4).table(market=["", "", "", "extra_disk"])
    given.chooses("buy 4, disks 0, flip extra_disk").then(disks=5, prestige=0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_2_clockwise_from_a_first_player_drawn_at_random(seats: int) -> None:
    """Each time meeple stands above those set down before, and the lowest acts first."""
    firsts = set()
    for seed in range(24):
        s = opened(seats, seed)
        order = s.turn_order()
        assert order == [(s.first + step) % seats for step in range(seats)]
        firsts.add(s.first)
    assert firsts == set(range(seats))


def test_ruling_2_the_first_player_has_the_first_turn() -> None:
    """And chooses a start region before the others."""
    s = opened(3)
    while s.decision is not None and s.decision.question != "start":
        s.apply(s.legal()[0])
    assert s.seat == s.first
    while s.decision is not None and s.decision.question != "turn":
        s.apply(s.legal()[0])
    assert s.seat == s.first


@pytest.mark.parametrize(("seats", "cards"), [(2, 23), (3, 33), (4, 40)])
def test_ruling_3_upgrades_for_more_players_are_left_out(seats: int, cards: int) -> None:
    """Of 40 cards those with the 3+ and the 4 icon are only for so many."""
    s = opened(seats)
    shown = [kind for kind in s.market if kind >= 0]
    found = [kind for kind in s.piles[UPGRADE_PILE] + shown if kind < PRINTED_KINDS]
    assert len(found) == cards
    for kind, upgrade in enumerate(s.edition.upgrades):
        copies = (s.piles[UPGRADE_PILE] + shown).count(kind)
        assert copies == len([least for least in upgrade.copies if least <= seats])
    assert len(shown) == 4
    assert s.coins == (0, 0, 0, 0)


def test_ruling_3_both_copies_of_some_kinds_are_in_play_only_with_four() -> None:
    """A second card that draws more cheese has the icon for four."""
    kind = UPGRADE_KEYS.index("cheese_draw")
    found = [(s.piles[UPGRADE_PILE] + [*s.market]).count(kind) for s in map(opened, (2, 3, 4))]
    assert found == [1, 1, 2]


def bottles_out(s: Naramata) -> list[int]:
    """The bottles left at each of the printed signature wineries."""
    return [*s.bottles[:PRINTED_SIGNATURES]]


def test_ruling_4_one_bottle_for_each_winery_with_two_players() -> None:
    """Seven in all."""
    assert bottles_out(opened(2)) == [1] * 7


def test_ruling_4_three_different_wineries_have_a_second_bottle_with_three() -> None:
    """Ten in all, and no winery has three; which have two is drawn."""
    tables = [bottles_out(opened(3, seed)) for seed in range(20)]
    for bottles in tables:
        assert sorted(bottles) == [1, 1, 1, 1, 2, 2, 2]
    assert len({tuple(bottles) for bottles in tables}) > 1


def test_ruling_4_two_bottles_for_each_winery_with_four() -> None:
    """All fourteen."""
    assert bottles_out(opened(4)) == [2] * 7


@pytest.mark.parametrize("seats", [3, 4])
def test_ruling_5_five_cards_and_four_choices(seats: int) -> None:
    """Hands of five, four, three and two; the fifth card goes without prestige."""
    s = opened(seats)
    sizes = []
    for _ in range(4):
        sizes.append([len(player.hand) for player in s.players])
        while s.decision is not None and s.decision.path.endswith(".1"):
            s.apply(s.legal()[0])
        while s.decision is not None and s.decision.path.endswith(".3"):
            s.apply(s.legal()[-1])  # everybody rides, as long as there is a seat
    assert sizes == [[5] * seats, [4] * seats, [3] * seats, [2] * seats]
    for player in s.players:
        assert (player.hand, player.picked) == ((), ())
        assert player.prestige == (4 if player.vehicle == 2 else 0)
    assert len(s.discards[TOURIST_PILE]) == seats + len([p for p in s.players if p.vehicle == 2])


@pytest.mark.parametrize(("day", "step"), [(1, 1), (2, -1), (3, 1), (4, -1)])
def test_ruling_5_hands_go_left_on_odd_days_and_right_on_even_ones(day: int, step: int) -> None:
    """The four cards that are left come to the neighbour, in hand before the next choice."""
    given = drafting(*THREE_HANDS, day=day)
    each(given, "tourist t01", "tourist t11", "tourist t21")
    each(given, "keep", "keep", "keep")
    for seat, first in enumerate((2, 12, 22)):
        passed = [f"t{number:02}" for number in range(first, first + 4)]
        given.then((seat + step) % 3, hand=passed)


def test_ruling_5_a_tourist_is_sold_for_3_and_for_4_by_the_white_vehicle() -> None:
    """The card is discarded."""
    given = drafting(*THREE_HANDS)  # red, black and white
    each(given, "tourist t01", "tourist t11", "tourist t21")
    each(given, "sell", "sell", "sell").then(0, prestige=3).then(1, prestige=3).then(2, prestige=4)
    given.on_table(tourist=[1, 11, 21])


def test_ruling_5_the_third_sale_is_refused() -> None:
    """Two tourists ride at least, so of four choices two are sold at most."""
    given = drafting(*THREE_HANDS)
    each(given, "tourist t01", "tourist t11", "tourist t21")
    each(given, "sell", "keep", "keep")
    each(given, "tourist t22", "tourist t02", "tourist t12")
    each(given, "sell", "keep", "keep")
    each(given, "tourist t13", "tourist t23", "tourist t03")
    assert given.s.waiting == [1, 2]  # who sold twice has nothing to decide any more
    each(given, "", "keep", "keep").then(0, tourists={"t13": {}}, prestige=6)
    each(given, "tourist t04", "tourist t14", "tourist t24")
    assert given.s.waiting == [1]
    each(given, "", "keep").then(0, tourists={"t13": {}, "t04": {}}, prestige=6)


def test_ruling_5_the_white_vehicle_sells_one_at_least() -> None:
    """It seats three; the others seat four."""
    given = drafting(*THREE_HANDS)
    for picks in (
        ("tourist t01", "tourist t11", "tourist t21"),
        ("tourist t22", "tourist t02", "tourist t12"),
        ("tourist t13", "tourist t23", "tourist t03"),
    ):
        each(given, *picks)
        each(given, "keep", "keep", "keep")
    each(given, "tourist t04", "tourist t14", "tourist t24")
    assert given.s.waiting == [0, 1]
    each(given, "keep", "keep")
    assert [len(player.tourists) for player in given.s.players] == [4, 4, 3]
    given.then(2, prestige=4).on_table(tourist=[5, 15, 24, 25])


def test_ruling_6_two_draw_a_card_before_each_choice_and_lay_two_aside() -> None:
    """Hands of 6, 5, 4 and 3; one of the two is played or sold, the other brings nothing."""
    given = drafting(*TWO_HANDS)
    s = given.s
    for size in (6, 5, 4, 3):
        assert [len(player.hand) for player in s.players] == [size, size]
        rides = [TOURIST_KEYS[player.hand[0]] for player in s.players]
        goes = [TOURIST_KEYS[player.hand[1]] for player in s.players]
        each(given, *[f"tourist {key}" for key in rides])
        each(given, *[f"tourist {key}" for key in goes])
        each(given, "keep", "keep")
        for seat in (0, 1):
            assert TOURIST_KEYS[s.players[seat].tourists[-1]] == rides[seat]
            assert TOURIST_KEYS.index(goes[seat]) in s.discards[TOURIST_PILE]
    given.then(0, prestige=0, hand=[]).then(1, prestige=0, hand=[])
    assert [len(player.tourists) for player in s.players] == [4, 4]
    assert len(s.discards[TOURIST_PILE]) == 2 * (4 + 1)


@pytest.mark.parametrize("day", [1, 2, 3, 4])
def test_ruling_6_two_pass_to_each_other_on_every_day(day: int) -> None:
    """Left and right are the same."""
    given = drafting(*TWO_HANDS, day=day)
    before = [player.hand[:] for player in given.s.players]
    each(given, "tourist t01", "tourist t11")
    each(given, "tourist t02", "tourist t12")
    each(given, "keep", "keep")
    for seat, gone in ((0, (1, 2)), (1, (11, 12))):
        passed = tuple(card for card in before[seat] if card + 1 not in gone)
        assert given.s.players[1 - seat].hand[:-1] == passed  # and a new card on top


def test_ruling_6_only_one_of_the_two_cards_can_be_sold() -> None:
    """Three prestige for one, nothing for the other."""
    given = drafting(*TWO_HANDS)
    each(given, "tourist t01", "tourist t11")
    each(given, "tourist t02", "tourist t12")
    each(given, "sell", "keep").then(0, prestige=3, tourists={}).then(1, prestige=0)
    given.on_table(tourist=[1, 2, 12])


def test_ruling_7_with_four_the_tourist_deck_runs_out_on_day_3() -> None:
    """Two days take 40 cards; what is left is dealt, the rest comes from the discards."""
    given = Given(seats=4)
    given.s = opened(4)
    left = []
    for _ in range(3):
        left.append((len(given.s.piles[TOURIST_PILE]), len(given.s.discards[TOURIST_PILE])))
        assert [len(player.hand) for player in given.s.players] == [5, 5, 5, 5]
        drafted(given)
        while given.s.decision is not None and given.s.decision.question != "turn":
            given.s.apply(given.s.legal()[0])
        dawn(given)
    many = len(given.s.edition.tourists)
    assert left == [(many - 20, 0), (many - 40, 20), (many - 20, 0)]


def test_ruling_7_cards_on_vehicles_and_in_hands_stay_out() -> None:
    """Only what was discarded is shuffled."""
    given = Given(seats=2, tourists={"t50": {}, "t49": {}}).draws("tourist", 1, 2, 3)
    given.asks(DRAFT, seat=-1)
    held = [card for player in given.s.players for card in player.hand]
    assert len(held) == len(set(held)) == 12
    assert {0, 1, 2} <= set(held)
    assert not {48, 49} & set(held + given.s.piles[TOURIST_PILE])
    assert given.s.discards[TOURIST_PILE] == []


def test_ruling_123_two_lay_aside_the_card_to_keep_and_then_the_one_to_throw_away() -> None:
    """Both keep before either throws away; the first is not to be had a second time."""
    given = drafting(*TWO_HANDS)
    given.s.apply(code("tourist t03"), 0)
    assert given.s.waiting == [1]
    given.s.apply(code("tourist t13"), 1)
    assert given.s.waiting == [0, 1]
    assert code("tourist t03") not in given.s.legal(0)
    each(given, "tourist t01", "tourist t11")
    each(given, "keep", "sell").then(0, tourists={"t03": {}}).then(1, prestige=3, tourists={})
    given.on_table(tourist=[1, 11, 13])


@pytest.mark.parametrize("hands", [THREE_HANDS, TWO_HANDS])
def test_ruling_124_a_pick_is_played_or_sold_before_the_next_hand_is_seen(
    hands: tuple[str, ...],
) -> None:
    """The cards are passed on when everybody has decided."""
    given = drafting(*hands)
    dealt = [set(player.hand) for player in given.s.players]
    each(given, *["tourist t01", "tourist t11", "tourist t21"][: len(hands)])
    if len(hands) == 2:
        each(given, "tourist t02", "tourist t12")
    for seat, player in enumerate(given.s.players):
        given.offers("sell, keep")
        assert player.hand
        assert set(player.hand) < dealt[seat]
    each(given, *["keep"] * len(hands))
    for seat, player in enumerate(given.s.players):
        assert not set(player.hand) & dealt[seat]
