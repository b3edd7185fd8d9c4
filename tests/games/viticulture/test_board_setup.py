"""Setting up, and the facts of the decks that do not act."""

import pytest

from cuvee.games.viticulture.cards.deck import CARD_NAMES, DECK_OF, DECKS
from cuvee.games.viticulture.cards.mamas_papas import MAMAS, PAPAS
from cuvee.games.viticulture.cards.orders import ORDERS, WINE_NAMES
from cuvee.games.viticulture.cards.vines import VINES
from cuvee.games.viticulture.codes import FIELDS
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.games.viticulture.setup import full_decks
from cuvee.games.viticulture.structures import COST, STRUCTURE_NAMES
from tests.games.viticulture.given import Given
from tests.games.viticulture.opening import opening

EVERYBODY = [2, 3, 4, 5, 6]

# What the box has; a card that is added comes after them.
PRINTED_VINES = VINES[:9]
PRINTED_ORDERS = ORDERS[:36]
PRINTED_MAMAS = MAMAS[:18]
PRINTED_PAPAS = PAPAS[:18]


# The table.


@pytest.mark.parametrize("seats", EVERYBODY)
def test_the_spaces_in_play_grow_with_the_table(seats: int) -> None:
    """One space of each action for two, two for three and four, three for five and six."""
    s = VITICULTURE.new(seats=seats, seed=seats)
    assert s.open_slots == list(range({2: 1, 3: 2, 4: 2, 5: 3, 6: 3}[seats]))
    assert s.spaces == [-1] * 36


@pytest.mark.parametrize("seats", EVERYBODY)
def test_everybody_begins_with_three_fields_and_an_empty_mat(seats: int) -> None:
    """No field is sold, nothing is planted, built, picked or made."""
    s = VITICULTURE.new(seats=seats, seed=seats)
    for player in s.players:
        assert (player.sold, player.harvested, player.planted, player.structures) == (0, 0, (), 0)
        assert (player.grapes, player.wines) == ((0, 0), (0, 0, 0, 0))
        assert (player.vp, player.residual, player.row) == (0, 0, 0)
        assert [player.field_value(field) for field in range(FIELDS)] == [0, 0, 0]


@pytest.mark.parametrize("seats", EVERYBODY)
def test_the_opening_hand_is_what_the_mama_shows(seats: int) -> None:
    """Drawn for everybody before the first papa is asked about."""
    s = VITICULTURE.new(seats=seats, seed=seats)
    for player in s.players:
        mama = MAMAS[min(player.limbo)]
        held = [len([c for c in player.hand if DECK_OF[c] == deck]) for deck in range(DECKS)]
        assert (held, player.lira, player.workers) == (mama.cards, mama.lira, 2)


@pytest.mark.parametrize("seats", EVERYBODY)
def test_papas_are_asked_about_clockwise_from_the_first_player(seats: int) -> None:
    """Then the first player is also the first to place a rooster."""
    s = VITICULTURE.new(seats=seats, seed=seats)
    order = [(s.first + step) % seats for step in range(seats)]
    asked = []
    for _ in range(seats):
        decision = s.decision
        assert decision is not None
        assert decision.question == "papa"
        asked.append(s.seat)
        s.apply(s.legal()[0])
    assert asked == order
    assert s.seat == s.first


@pytest.mark.parametrize("seats", EVERYBODY)
def test_no_parent_is_dealt_twice(seats: int) -> None:
    """Each seat has its own mama and papa, or two of each to choose from."""
    for choose in (False, True):
        s = VITICULTURE.new(seats=seats, seed=seats, choose_parents=choose)
        dealt = [parent for player in s.players for parent in player.limbo]
        assert len(set(dealt)) == len(dealt) == seats * (4 if choose else 2)


def test_a_gift_or_lira() -> None:
    """A structure, a worker, a point, or the lira instead of it."""
    given = opening("alaena jay", "alaena rafael", "alaena morten", "alaena alan")
    given.chooses("option 1", "option 1", "option 1", "option 2")
    given.then(0, lira=5, structures=["yoke"]).then(1, lira=2, workers=3)
    given.then(2, lira=4, vp=1).then(3, lira=7, vp=0)


def test_of_two_mamas_and_two_papas_one_each_is_kept() -> None:
    """Clockwise for the mamas, then for the papas, then as ever."""
    given = opening("alaena nici jay gary", "laura jess alan matt", first=1, choose_parents=True)
    assert given.s.seat == 1
    given.offers("mama laura", "mama jess").chooses("mama jess", "mama nici")
    assert given.s.seat == 1
    given.offers("papa alan", "papa matt").chooses("papa matt", "papa gary")
    assert given.s.seat == 1
    given.chooses("option 1", "option 2")
    given.then(1, structures=["tasting_room"], lira=0).then(0, lira=6, workers=2, grande=1)
    names = [[CARD_NAMES[card] for card in player.hand] for player in given.s.players]
    assert [len(hand) for hand in names] == [3, 3]


def test_parents_lie_face_up() -> None:
    """Everybody sees what everybody may begin with."""
    given = opening("alaena jay", "nici gary")
    players = given.s.view(None)["players"]
    assert isinstance(players, list)
    assert [player["face_up"] for player in players] == [["alaena", "jay"], ["nici", "gary"]]


# The decks.


def test_the_printed_vines() -> None:
    """42 cards of nine varieties."""
    table = [(vine.key, vine.red, vine.white, vine.copies) for vine in PRINTED_VINES]
    assert table == [
        ("sangiovese", 1, 0, 4),
        ("malvasia", 0, 1, 4),
        ("pinot", 1, 1, 6),
        ("syrah", 2, 0, 5),
        ("trebbiano", 0, 2, 5),
        ("merlot", 3, 0, 5),
        ("sauvignon_blanc", 0, 3, 5),
        ("cabernet_sauvignon", 4, 0, 4),
        ("chardonnay", 0, 4, 4),
    ]
    needs = {
        vine.key: [name for n, name in enumerate(STRUCTURE_NAMES) if vine.needs >> n & 1]
        for vine in PRINTED_VINES
    }
    assert [name for name in needs if not needs[name]] == ["sangiovese", "malvasia"]
    assert [name for name in needs if needs[name] == ["trellis"]] == ["pinot", "syrah", "trebbiano"]
    assert [name for name in needs if needs[name] == ["irrigation"]] == [
        "merlot",
        "sauvignon_blanc",
    ]
    assert sum(vine.copies for vine in PRINTED_VINES) == 42


def test_the_printed_orders() -> None:
    """36 cards, each different: what all of them ask for and pay together."""
    bottles = [(wine, least) for order in PRINTED_ORDERS for wine, least in order.wines]
    asked = {
        name: (
            len([wine for wine, _ in bottles if wine == n]),
            sum(least for wine, least in bottles if wine == n),
        )
        for n, name in enumerate(WINE_NAMES)
    }
    assert asked == {"red": (22, 86), "white": (26, 98), "blush": (10, 56), "sparkling": (6, 46)}
    assert (len({order.key for order in PRINTED_ORDERS}), len(PRINTED_ORDERS)) == (36, 36)
    assert sum(order.vp for order in PRINTED_ORDERS) == 141
    assert sum(order.residual for order in PRINTED_ORDERS) == 48
    points = [order.vp for order in PRINTED_ORDERS]
    assert [points.count(vp) for vp in (2, 3, 4, 5, 6)] == [6, 8, 10, 7, 5]


def test_an_order_with_more_than_four_points_pays_two_lira_a_year() -> None:
    """All others pay one."""
    assert all(order.residual == (2 if order.vp > 4 else 1) for order in PRINTED_ORDERS)


def test_the_printed_mamas() -> None:
    """18 cards, as many of each deck, and two with lira for a card less."""
    assert len({mama.key for mama in PRINTED_MAMAS}) == 18
    assert [sum(mama.cards[deck] for mama in PRINTED_MAMAS) for deck in range(DECKS)] == [
        13,
        13,
        13,
        13,
    ]
    assert sum(mama.lira for mama in PRINTED_MAMAS) == 4
    assert {(sum(mama.cards), mama.lira) for mama in PRINTED_MAMAS} == {(3, 0), (2, 2)}


def test_the_printed_papas() -> None:
    """18 cards: two for each structure but the large cellar, two workers, two points."""
    assert len({papa.key for papa in PRINTED_PAPAS}) == 18
    assert (
        sum(papa.lira for papa in PRINTED_PAPAS),
        sum(papa.instead for papa in PRINTED_PAPAS),
    ) == (57, 57)
    gifts = [papa.structure for papa in PRINTED_PAPAS]
    assert [gifts.count(n) for n in range(len(STRUCTURE_NAMES))] == [2, 2, 2, 2, 2, 2, 2, 0]
    assert (sum(papa.worker for papa in PRINTED_PAPAS), sum(papa.vp for papa in PRINTED_PAPAS)) == (
        2,
        2,
    )


def test_the_structures() -> None:
    """Eight, and what they cost."""
    assert dict(zip(STRUCTURE_NAMES, COST, strict=True)) == {
        "trellis": 2,
        "irrigation": 3,
        "yoke": 2,
        "windmill": 5,
        "cottage": 4,
        "tasting_room": 6,
        "medium_cellar": 4,
        "large_cellar": 6,
    }


def test_the_four_decks() -> None:
    """Every card that has a code once, and a vine as often as it says."""
    copies = {vine.key: vine.copies for vine in VINES}
    for deck, cards in enumerate(full_decks()):
        names = [name for code, name in enumerate(CARD_NAMES) if name and DECK_OF[code] == deck]
        dealt = [CARD_NAMES[card] for card in cards]
        assert {name: dealt.count(name) for name in names} == {n: copies.get(n, 1) for n in names}
        assert len(cards) == sum(copies.get(name, 1) for name in names)


def test_no_card_of_the_box_is_missing() -> None:
    """42 vines, 38 summer visitors, 36 orders, 38 winter visitors; more may have been added."""
    counts = [len(deck) for deck in full_decks()]
    assert all(count >= box for count, box in zip(counts, [42, 38, 36, 38], strict=True))
    assert VITICULTURE.invariants(Given(seats=6).s)["cards"] == sum(counts)
