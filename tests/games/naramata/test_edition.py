"""The numbers that come with the game, and a box of one's own in their place."""

from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from cuvee.engine import BadInput, rng
from cuvee.games.naramata.board.wineries import PRINTED_WINERIES
from cuvee.games.naramata.cards.assets import PRINTED_CARDS
from cuvee.games.naramata.cards.tourists import PRINTED_TOURISTS, TOURIST_KEYS
from cuvee.games.naramata.cards.upgrades import PRINTED_KINDS
from cuvee.games.naramata.edition.edition import Edition, WhelpRules
from cuvee.games.naramata.edition.files import FILES
from cuvee.games.naramata.edition.loading import read_edition
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.kinds import CHEESE, CONTRACT, KINDS, PAIRING, PURCHASE, TASTING, VIEW
from tests.games.naramata.cases import Mat
from tests.games.naramata.given import Given, texts
from tests.games.naramata.opening import dawn
from tests.games.naramata.words import code

BOX = read_edition(texts())

# The printed numbers.


def test_the_spaces_match_the_printed_locks() -> None:
    """30 for tasting and purchase, 26 for cheese and view; 25 pairings with 16 tourists (104)."""
    wineries = BOX.wineries[:PRINTED_WINERIES]
    count = Counter(kind for winery in wineries for kind in winery.spaces)
    assert (count[TASTING], count[PURCHASE]) == (20, 10)
    assert (count[CHEESE], count[VIEW]) == (13, 13)
    assert (count[PAIRING], count[CONTRACT]) == (9, 7)
    assert max(count, key=lambda kind: count[kind]) == TASTING


def test_wineries_have_two_spaces_or_more_and_signature_wineries_a_fourth_for_four() -> None:
    """Most have two; a signature winery has a contract and two others (p. 10, 12)."""
    for winery in BOX.wineries:
        if winery.signature >= 0:
            assert winery.players == [1, 1, 1, 4]
            assert winery.spaces[2] == CONTRACT
        else:
            assert set(winery.players) == {1}
            assert 2 <= len(winery.spaces) <= 3
    signatures = [winery.signature for winery in BOX.wineries if winery.signature >= 0]
    assert signatures == [*range(7)]
    assert len([winery for winery in BOX.wineries if len(winery.spaces) == 2]) > 14


def test_every_way_along_the_bench_meets_five_signature_wineries() -> None:
    """From either start to END, whichever branch is taken."""
    met = [ways(BOX, start) for start in BOX.starts]
    assert [len(routes) for routes in met] == [4, 4]
    assert {many for routes in met for many in routes} == {5}


def ways(box: Edition, segment: int) -> list[int]:
    """The signature wineries along each way from a segment to END."""
    here = len([w for w in box.segments[segment].wineries if box.wineries[w].signature >= 0])
    after = box.segments[segment].following
    return [here + more for to in after for more in ways(box, to)] if after else [here]


def test_the_decks_are_as_printed() -> None:
    """24 cheeses for 1 or 2, 24 wines for 3 or 4, 13 purchases of a bottle more than they cost."""
    printed = [BOX.rewards[deck][: PRINTED_CARDS[deck]] for deck in (CHEESE, TASTING)]
    assert [Counter(rewards) for rewards in printed] == [{1: 12, 2: 12}, {3: 12, 4: 12}]
    types = [BOX.card_types[deck][: PRINTED_CARDS[deck]] for deck in (CHEESE, TASTING)]
    assert [len(set(deck)) for deck in types] == [6, 6]
    assert {"rose", "sparkling"} <= {*BOX.types[TASTING]}
    purchases = BOX.purchases[: PRINTED_CARDS[PURCHASE]]
    assert len(purchases) == 13
    assert [cost + 1 for cost in purchases] == BOX.bottles[:13]
    assert {3, 5} <= {*purchases}


def test_the_tourists_are_as_printed() -> None:
    """50; a pairing is 3 points for each who wants one, and most do."""
    tourists = BOX.tourists[:PRINTED_TOURISTS]
    rows = [row for tourist in tourists for row in tourist.rows]
    assert len(tourists) == 50
    assert {tuple(row.points) for row in rows if row.kind == PAIRING} == {(3,)}
    assert len([row for row in rows if row.kind == PAIRING]) == 36
    assert {2 <= len(tourist.rows) <= 4 for tourist in tourists} == {True}


@pytest.mark.parametrize(
    ("key", "rows"),
    [
        ("t02", {"cheese": [1, 3, 5, 7, 10], "purchase": []}),
        ("t13", {"cheese": [1, 3, 5], "view": [1, 2, 3, 4, 5, 6, 8], "purchase": []}),
    ],
)
def test_the_tourists_of_the_printed_examples_are_there(
    key: str, rows: dict[str, list[int]]
) -> None:
    """With two purchases each."""
    found = BOX.tourists[TOURIST_KEYS.index(key)].rows
    assert {KINDS[row.kind]: row.points for row in found} == rows
    assert [row.most for row in found if row.kind == PURCHASE] == [2]


def test_the_upgrades_are_as_printed() -> None:
    """40 of 23 kinds, none below 5, and those of the example at 8 and 5."""
    upgrades = BOX.upgrades[:PRINTED_KINDS]
    costs = [upgrade.cost for upgrade in upgrades]
    assert len(upgrades) == 23
    assert sum(len(upgrade.copies) for upgrade in upgrades) == 40
    assert min(costs) == 5
    assert 8 in costs


def test_the_tables_are_as_printed() -> None:
    """Minutes, closing, penalties, locks; eight prestige at one o'clock."""
    assert BOX.minutes == {
        "cheese": 30, "view": 30, "purchase": 30, "pit_stop": 30, "contract": 60, "tasting": 60,
        "pairing": 120,
    }  # fmt: skip
    assert (BOX.closing, BOX.late_closing) == (12, 14)  # half hours from eleven
    assert BOX.empty_rows == [0, 2, 4, 7, 11, 16, 22, 29]
    assert BOX.late == 2
    assert BOX.pairing[:9] == [0, 2, 4, 6, 8, 6, 4, 2, 0]
    assert BOX.locks == {
        "easy": [[0, 1, 2, 3], [0, 2, 3, 4]],
        "normal": [[0, 0, 1, 2], [0, 1, 2, 3]],
        "advanced": [[0, 0, 0, 1], [0, 0, 1, 2]],
    }


def test_the_vehicles_are_as_printed() -> None:
    """Four disks for red, three seats and four prestige for white, two rows for purple."""
    assert [vehicle.disks for vehicle in BOX.vehicles] == [4, 3, 3, 3, 3, 3]
    assert [vehicle.seats for vehicle in BOX.vehicles] == [4, 4, 3, 4, 4, 4]
    assert [vehicle.sale for vehicle in BOX.vehicles] == [3, 3, 4, 3, 3, 3]
    assert [vehicle.free_rows for vehicle in BOX.vehicles] == [0, 0, 0, 2, 0, 0]


@pytest.mark.parametrize(
    ("rules", "whelp", "drawn", "share"),
    [
        (BOX.solo, {"easy": 7, "normal": 5, "hard": 3}, [5, 6, 7], [6, 6, 8, 6, 6, 6]),
        (BOX.fleet, {"easy": 3, "normal": 2, "hard": 1}, [4, 5, 6], [3, 3, 4, 3, 3, 3]),
    ],
)
def test_the_numbers_of_the_whelp_score_are_as_printed(
    rules: WhelpRules, whelp: dict[str, int], drawn: list[int], share: list[int]
) -> None:
    """Alone, and for each player of the Fleet; white has a share of its own."""
    assert (rules.whelp, rules.drawn, rules.taken) == (whelp, drawn, [2, 3, 4])
    assert rules.share == share


# A box of one's own.


def box(folder: Path, file: str = "", old: str = "", new: str = "") -> str:
    """The folder with a copy of the edition, with a change."""
    for name, text in texts().items():
        assert name != file or old in text
        changed = text.replace(old, new, 1) if name == file else text
        (folder / name).write_text(changed, "utf-8")
    return str(folder)


CHANGES: list[tuple[str, str, str, Mat, str, Mat]] = [
    ("tables.toml", "cheese = 30", "cheese = 90", {}, "space upper_bench 1, act",
     {"time": "12:30"}),
    ("tables.toml", "pit_stop = 30", "pit_stop = 60", {}, "space upper_bench 1, pit_stop",
     {"time": "12:00"}),
    ("tables.toml", "faces = [1, 1, 2, 2, 3, 3]", "faces = [7]", {},
     "space upper_bench 1, pit_stop", {"prestige": 8}),
    ("tables.toml", '"11:30" = 2', '"11:00" = 17', {}, "space three_sisters 2, act",
     {"prestige": 17}),
    ("tables.toml", "rows = [2, 4", "rows = [1, 3", {"tourists": {"t02": {}}}, "end_day",
     {"points": -3}),
    ("tables.toml", "late = 2", "late = 5", {"time": "17:30"}, "end_day", {"points": -5}),
    ("tables.toml", '"17:00"', '"16:00"', {"time": "17:00"}, "end_day", {"points": -4}),
    ("cards.toml", 'brie"\nreward = 1', 'brie"\nreward = 9', {}, "space upper_bench 1, act",
     {"prestige": 18}),
    ("cards.toml", "cost = 1\nbottles = 2", "cost = 7\nbottles = 11",
     {"prestige": 7, "tourists": {"t16": {}}}, "space roche 2, act, no, purchase 1",
     {"prestige": 0}),
    ("tourists.toml", "points = [3, 6, 9]", "points = [20]",
     {"tourists": {"t01": {"tasting": [1], "pairing": 1}}}, "end_day, points", {"points": 25}),
    ("board.toml", '{ kind = "cheese" },', '{ kind = "pairing" },', {"time": "13:00"},
     "space upper_bench 1, act", {"prestige": 8, "time": "15:00"}),
    ("board.toml", '["upper_bench", "four_shadows"', '["four_shadows", "upper_bench"',
     {"place": "four_shadows"}, "space upper_bench 1, act", {"place": "upper_bench"}),
    ("upgrades.toml", "cost = 9", "cost = 1", {"prestige": 1}, "buy 4, done", {"prestige": 0}),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "own", "steps", "then"), CHANGES)
def test_what_a_file_says_is_played(
    tmp_path: Path, file: str, old: str, new: str, own: Mat, steps: str, then: Mat
) -> None:
    """A number of another box, in a copy of the folder."""
    options: dict[str, object] = {"edition": box(tmp_path, file, old, new)}
    given = Given(options=options, time=str(own.get("time", "11:00")))
    given.seat(0, **own).seat(1, time="11:00").leaves("cheese", 1, 2).draws("purchase", 1, 2)
    given.table(market=["", "", "", "unlock_store"]).chooses(steps).then(0, **then)


class Called(NamedTuple):
    """A card of one's own box, and what it should be called."""

    deck: str
    space: str
    takers: str
    old: str
    new: str
    printed: dict[str, object]
    name: str
    label: str = ""  # where it is not the name


OWN_CARDS = [
    Called("cheese", "upper_bench 1, act", "t02 t05", 'brie"\nreward = 1', 'stilton"\nreward = 7',
           {"type": "stilton", "worth": 7}, "stilton (worth 7)"),
    Called("tasting", "upper_bench 2, act", "t01 t04", 'red"\nreward = 3', 'white"\nreward = 8',
           {"type": "white", "worth": 8}, "White wine (worth 8)"),
    Called("purchase", "roche 2, act, no", "t02 t07", "cost = 1\nbottles = 2",
           "cost = 7\nbottles = 1", {"cost": 7, "bottles": 1}, "1 bottle (cost 7)",
           "1 bottle for 7 prestige"),
]  # fmt: skip


@pytest.mark.parametrize("card", OWN_CARDS, ids=[card.deck for card in OWN_CARDS])
def test_the_cards_of_ones_own_box_are_called_what_its_file_says(
    tmp_path: Path, card: Called
) -> None:
    """In labels, questions, events and views, of seats and spectators."""
    options: dict[str, object] = {"edition": box(tmp_path, "cards.toml", card.old, card.new)}
    takers = card.takers.split()
    given = Given(options=options, prestige=7, tourists={tourist: {} for tourist in takers})
    s = given.draws(card.deck, 1, 5).chooses(f"space {card.space}").s
    seen = {"kind": card.deck, "card": 1, **card.printed}
    assert s.describe(code(f"{card.deck} 1")) == (card.label or card.name)
    for seat in (0, 1, None):
        assert s.view(seat)["players"][0]["drawn"][0] == seen
    decision = given.chooses(f"{card.deck} 1").asked("attach").s.decision
    assert decision is not None
    assert NARAMATA.say(decision.prompt) == f"Who gets this: {card.name}?"
    given.chooses(f"tourist {takers[0]}")
    rider = s.view(None)["players"][0]["tourists"][0]
    assert [row["cards"] for row in rider["rows"] if row.get("cards")] == [[seen]]
    found = [NARAMATA.say(event.text(0, ["Ada", "Ben"])) for event in given.events]
    assert f"Ada draws {card.name}." in found
    assert f"{rider['name']} gets {card.name} from Ada." in found


def test_the_vehicles_of_ones_own_box_drive(tmp_path: Path) -> None:
    """A day begins with the disks that the file names."""
    edition = box(tmp_path, "vehicles.toml", "disks = 4", "disks = 2")
    dawn(Given(options={"edition": edition})).then(disks=2)


@pytest.mark.parametrize(
    ("old", "new", "whelp", "row", "prestige"),
    [
        ("normal = 5", "normal = 9", 9, 5, 6),
        ("drawn = [5", "drawn = [8", 5, 8, 6),
        ("prestige = 6", "prestige = 1", 5, 5, 1),
    ],
)
def test_the_whelp_score_of_ones_own_box_is_played_for(
    tmp_path: Path, old: str, new: str, whelp: int, row: int, prestige: int
) -> None:
    """As the game begins, with the red vehicle."""
    edition = box(tmp_path, "whelp.toml", old, new)
    s = NARAMATA.new(seats=1, solo=True, edition=edition)
    s.apply(NARAMATA.code({"verb": "vehicle", "vehicle": "red"}))
    assert (s.whelp, len(s.row), s.players[0].prestige) == (whelp, row, prestige)


def test_a_copy_of_the_folder_is_the_same_game(tmp_path: Path) -> None:
    """Decision by decision, saved and read back on the way, to the end."""
    s, own = NARAMATA.new(seed=5), NARAMATA.new(seed=5, edition=box(tmp_path))
    dice = rng(1)
    while not s.over:
        assert own.legal() == s.legal()
        action = s.legal()[dice.below(len(s.legal()))]
        s.apply(action)
        own.apply(action)
        own = NARAMATA.state(own.to_dict())
    assert own.result == s.result


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """With its name and the file that was looked for."""
    with pytest.raises(BadInput, match=r"nowhere.*board\.toml"):
        NARAMATA.new(edition=str(tmp_path / "nowhere"))


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_missing_or_no_text_is_refused(tmp_path: Path, name: str) -> None:
    """Each of them is needed."""
    folder = box(tmp_path)
    (tmp_path / name).write_bytes(b"\xff\xfe")
    with pytest.raises(BadInput, match=f"cannot read {name}"):
        NARAMATA.new(edition=folder)
    (tmp_path / name).unlink()
    with pytest.raises(BadInput, match=f"cannot read {name}"):
        NARAMATA.new(edition=folder)
