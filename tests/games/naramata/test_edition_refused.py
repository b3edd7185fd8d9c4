"""Files that cannot be right are refused with the file, the entry and the reason."""

import re
from typing import NamedTuple

import pytest

from cuvee.engine import BadInput
from cuvee.games.naramata.edition.files import FILES
from cuvee.games.naramata.edition.loading import read_edition
from tests.games.naramata.given import texts


class Wrong(NamedTuple):
    """A change to an entry of a file, and what is said of it."""

    entry: str
    old: str
    new: str
    why: str


GOLD = 'signature = "gold"\n'
THREE = 'spaces = [\n  { kind = "cheese" },\n  { kind = "tasting" },\n  { kind = "contract" },'
TWO = 'spaces = [\n  { kind = "cheese" },\n  { kind = "tasting" },'
SHADOWS = 'y = 140\nspaces = [\n  { kind = "view" },'
T01 = 'name = "Adele"\nrows = [\n  { kind = "tasting", points = [3, 6, 9] },'

BOARD = [
    Wrong("winery 'upper'", '"upper_bench"\nname', '"upper"\nname', "should be 'upper_bench'"),
    Wrong("winery 'upper_bench'", 'name = "Upper Bench"', "name = 7", "name should be text"),
    Wrong("winery 'upper_bench'", "x = 80", "x = -1", "x should be a whole number from 0 to 1000"),
    Wrong("winery 'upper_bench'", "x = 80", "x = 80.5", "x should be a whole number"),
    Wrong("winery 'upper_bench'", "x = 80", "x = true", "x should be a whole number"),
    Wrong("winery 'upper_bench'", "x = 80\ny = 170", "x = 80\ny = 601", "y should be a whole"),
    Wrong("winery 'upper_bench'", 'signature = "gold"', 'signatur = "gold"',
          "there is no 'signatur' here"),
    Wrong("winery 'upper_bench'", 'signature = "gold"\n', "", "one contract space"),
    Wrong("winery 'upper_bench'", 'signature = "gold"', "signature = false", "should be text"),
    Wrong("winery 'upper_bench'", '{ kind = "contract" }', '{ kind = "view" }',
          "one contract space"),
    Wrong("winery 'four_shadows'", SHADOWS, SHADOWS.replace("view", "contract"),
          "one contract space"),
    Wrong("winery 'upper_bench'", '{ kind = "tasting" }', '{ kind = "contract" }',
          "one contract space"),
    Wrong("winery 'upper_bench'", '{ kind = "cheese" }', '{ kind = "chess" }',
          "kind should be one of cheese, tasting, purchase, view, pairing, contract, not 'chess'"),
    Wrong("winery 'upper_bench'", '{ kind = "cheese" }', '{ kind = "favor" }', "not 'favor'"),
    Wrong("winery 'upper_bench'", '{ kind = "cheese" }', '"cheese"', "there should be spaces"),
    Wrong("winery 'upper_bench'", "min_players = 4", "min_players = 5", "from 2 to 4"),
    Wrong("winery 'upper_bench' 'purchase'", "min_players = 4", "players = 4",
          "there is no 'players' here, but kind, min_players"),
    Wrong("winery 'four_shadows'", SHADOWS, "y = 140\nspaces = [", "should be 2 to 4 spaces"),
    Wrong("winery 'upper_bench'", THREE, THREE + '\n  { kind = "view" },',
          "there should be 2 to 4 spaces"),
    Wrong("winery", GOLD + THREE, TWO, "there should be 7 to 12 signature wineries"),
    Wrong("segment", 'key = "s1_upper"', "key = 1", "key should be text"),
    Wrong("segment 's1_lower'", 'key = "s1_upper"', 'key = "s1_lower"', "two of this key"),
    Wrong("segment 's1_upper'", '"roche"', '"rochelle"', "'rochelle' is no winery"),
    Wrong("segment 's1_lower'", '"maple_leaf"', '"roche"', "'roche' is no winery, or stands else"),
    Wrong("segment 's6_trunk'", 'wineries = ["legend"]', "wineries = []", "should be wineries"),
    Wrong("winery 'roche'", '"four_shadows", "roche"', '"four_shadows"', "stands on no segment"),
    Wrong("segment 's1_upper'", 'next = ["s2_trunk"]', 'next = ["s9"]', "further down the file"),
    Wrong("segment 's1_upper'", 'next = ["s2_trunk"]', "next = []", "further down the file"),
    Wrong("segment 's1_upper'", 'next = ["s2_trunk"]', 'next = "s2_trunk"', "further down"),
    Wrong("segment 's1_upper'", 'next = ["s2_trunk"]\n', "", "further down the file"),
    Wrong("segment 's2_trunk'", 'next = ["s3_upper", "s3_lower"]', 'next = ["s1_upper"]',
          "further down the file"),
    Wrong("segment 's2_trunk'", 'next = ["s3_upper", "s3_lower"]', 'next = ["s3_upper", "end"]',
          'or just "end"'),
    Wrong("segment 's1_upper'", 'parallel = "s1_lower"', 'parallel = "s3_lower"', "to each other"),
    Wrong("segment 's1_upper'", 'parallel = "s1_lower"', 'parallel = "s1_upper"', "to each other"),
    Wrong("segment 's1_lower'", 'parallel = "s1_lower"\n', "", "to each other"),
    Wrong("segment 's1_upper'", 'parallel = "s1_lower"', 'parallel = "s9"', "should be one of"),
    Wrong("start 'start_left'", 'key = "start_upper"', 'key = "start_left"', "'start_upper'"),
    Wrong("start", 'segment = "s1_upper"', 'segment = "s9"', "segment should be one of"),
]  # fmt: skip

TOURISTS = [
    Wrong("tourist 't1'", 'key = "t01"', 'key = "t1"', "this entry should be 't01'"),
    Wrong("tourist 't01'", 'name = "Adele"\n', "", "name should be text"),
    Wrong("tourist 't01'", 'name = "Adele"', 'name = ""', "name should be text"),
    Wrong("tourist 't01'", 'name = "Adele"', 'nom = "Adele"', "there is no 'nom' here"),
    Wrong("tourist 't01'", T01, 'name = "Adele"\nrow = [\n', "there is no 'row' here"),
    Wrong("tourist 't01'", T01 + '\n  { kind = "pairing", points = [3] },',
          'name = "Adele"\nrows = [', "there should be 1 to 6 rows"),
    Wrong("tourist 't01'", '{ kind = "pairing", points = [3] }', '"pairing"', "should be rows"),
    Wrong("tourist 't01'", 'kind = "tasting"', 'kind = "contract"', "kind should be one of"),
    Wrong("tourist 't01'", 'kind = "tasting"', 'kind = "pairing"', "so it should have one number"),
    Wrong("tourist 't05'", 'kind = "cheese", points = [1, 3, 5] },\n  { kind = "pairing"',
          'kind = "cheese", points = [1, 3, 5] },\n  { kind = "cheese"', "no two rows of a kind"),
    Wrong("tourist 't01'", "points = [3, 6, 9]", "points = [3, 9, 6]", "should not go down"),
    Wrong("tourist 't01'", "points = [3, 6, 9]", "points = []", "a list of whole numbers"),
    Wrong("tourist 't01'", "points = [3, 6, 9]", "points = 9", "a list of whole numbers"),
    Wrong("tourist 't01'", "points = [3, 6, 9]", "points = [3, 6, 99]", "from 0 to 30"),
    Wrong("tourist 't01'", "points = [3, 6, 9]", 'points = ["3"]', "whole numbers from 0 to 30"),
    Wrong("tourist 't01'", "points = [3, 6, 9]", "slots = 2", "there is no 'slots' here"),
    Wrong("tourist 't02'", "slots = 2", "slots = 4", "slots should be a whole number from 1 to 3"),
    Wrong("tourist 't02'", "slots = 2", "points = [3]", "there is no 'points' here"),
]  # fmt: skip

CARDS = [
    Wrong("cheese", "copies = 2", "copies = 48", "24 to 48 cards, not "),
    Wrong("cheese 'brie'", "copies = 2", "copies = 0", "copies should be a whole number from 1"),
    Wrong("cheese 'brie'", "reward = 1", "reward = 10", "reward should be a whole number"),
    Wrong("cheese None", 'type = "brie"\n', "", "type should be text"),
    Wrong("cheese None", 'type = "brie"\n', 'sort = "brie"\n', "there is no 'sort' here"),
    Wrong("tasting 'red'", "reward = 3", 'reward = "3"', "reward should be a whole number"),
    Wrong("purchase 1", "bottles = 2", "bottles = 13", "bottles should be a whole number"),
    Wrong("purchase 0", "cost = 1", "cost = 0", "cost should be a whole number from 1 to 9"),
]  # fmt: skip

TABLES = [
    Wrong("minutes", "[minutes]", "[minute]", "there should be a table [minutes]"),
    Wrong("minutes", "cheese = 30", "cheese = 45", "cheese should be a number of half hours"),
    Wrong("minutes", "cheese = 30", "cheese = 0", "cheese should be a whole number from 30"),
    Wrong("minutes", "pit_stop = 30", "pitstop = 30", "there is no 'pitstop' here"),
    Wrong("minutes", "pit_stop = 30\n", "", "pit_stop should be a whole number"),
    Wrong("day", 'start = "11:00"', 'start = "11:30"', "start should be 11:00"),
    Wrong("day", 'closing = "17:00"', 'closing = "17:15"', "'17:15' is not a half hour"),
    Wrong("day", 'closing = "17:00"', 'closing = "10:30"', "'10:30' is not a half hour"),
    Wrong("day", 'closing = "17:00"', "closing = 17", "17 is not a half hour"),
    Wrong("day", 'closing = "17:00"', 'closing = "11:00"', "closing should come after start"),
    Wrong("day", 'closing = "17:00"', 'closing = "18:30"', "and before late_closing"),
    Wrong("day", 'late_closing = "18:00"\n', "", "None is not a half hour"),
    Wrong("die", "faces = [1, 1, 2, 2, 3, 3]", "faces = []", "a list of whole numbers"),
    Wrong("die", "faces = [1,", "faces = [-1,", "faces should hold whole numbers from 0 to 9"),
    Wrong("pairing", "prestige = {", "prestige = 3 # {", "prestige should be a table"),
    Wrong("pairing", '"11:30" = 2', '"noon" = 2', "'noon' is not a half hour"),
    Wrong("pairing", '"11:30" = 2', '"11:30" = 21', "11:30 should be a whole number"),
    Wrong("penalties", "rows = [2, 4", "rows = [4, 2", "rows are totals"),
    Wrong("penalties", "late = 2", "late = 21", "late should be a whole number from 0 to 20"),
    Wrong("locks", "easy = [[0, 1, 2, 3],", "easy = [[0, 1, 2],", "two lists of four numbers"),
    Wrong("locks", "easy = [[0, 1, 2, 3], [0, 2, 3, 4]]", "easy = [[0, 1, 2, 3]]", "two lists"),
    Wrong("locks", "easy = [[0, 1, 2, 3], [0, 2, 3, 4]]", "easy = 3", "two lists of four numbers"),
    Wrong("locks", "easy = [[0, 1", "easy = [[0, 21", "easy should hold whole numbers"),
    Wrong("locks", "easy = [[0, 1, 2, 3],", "easy = [3,", "easy should be a list of whole numbers"),
    Wrong("locks", "normal =", "medium =", "there is no 'medium' here"),
]  # fmt: skip

UPGRADES = [
    Wrong("upgrade 'keyring'", '"unlock_store"', '"keyring"', "should be 'unlock_store'"),
    Wrong("upgrade 'unlock_store'", "cost = 9", "cost = 31", "cost should be a whole number"),
    Wrong("upgrade 'unlock_store'", "points = 2", "points = -2", "points should be a whole"),
    Wrong("upgrade 'unlock_store'", "copies = [1, 3]", "copies = [1, 5]", "from 1 to 4"),
    Wrong("upgrade 'unlock_store'", "copies = [1, 3]", "copies = 2", "list of whole numbers"),
    Wrong("upgrade 'unlock_store'", "cost = 9", "costs = 9", "there is no 'costs' here"),
]  # fmt: skip

VEHICLES = [
    Wrong("vehicle 'pink'", 'key = "red"', 'key = "pink"', "this entry should be 'red'"),
    Wrong("vehicle 'red'", "disks = 4", "disks = 6", "disks should be a whole number from 0 to 5"),
    Wrong("vehicle 'red'", "seats = 4", "seats = 5", "seats should be a whole number from 2 to 4"),
    Wrong("vehicle 'white'", "sale = 4", "sale = 10", "sale should be a whole number"),
    Wrong("vehicle 'purple'", "free_rows = 2", "free_rows = -1", "free_rows should be a whole"),
    Wrong("vehicle 'purple'", "free_rows = 2", "free = 2", "there is no 'free' here"),
]  # fmt: skip

WHELP = [
    Wrong("solo", "[solo]", "[alone]", "there should be a table [solo]"),
    Wrong("fleet", "[fleet]", "[team]", "there should be a table [fleet]"),
    Wrong("solo", "prestige = 6", "prestiges = 6", "there is no 'prestiges' here"),
    Wrong("solo", "prestige = 6", "prestige = 31", "prestige should be a whole number from 0"),
    Wrong("solo", "white_prestige = 8", "white_prestige = -1", "white_prestige should be a whole"),
    Wrong("solo", "white_prestige = 8\n", "", "white_prestige should be a whole number"),
    Wrong("fleet", "prestige = 3", 'prestige = "3"', "prestige should be a whole number"),
    Wrong("solo", "whelp = { easy = 7, normal = 5, hard = 3 }", "whelp = 5",
          "whelp should be a table by difficulty"),
    Wrong("solo, whelp", "hard = 3", "advanced = 3", "there is no 'advanced' here"),
    Wrong("solo, whelp", "normal = 5", "normal = 0", "normal should be a whole number from 1"),
    Wrong("solo, whelp", "easy = 7, ", "", "easy should be a whole number from 1 to 20"),
    Wrong("fleet, whelp", "easy = 3", "easy = 21", "easy should be a whole number from 1 to 20"),
    Wrong("solo", "drawn = [5, 6, 7]", "drawn = [5, 6]", "should be 3 numbers, one a day"),
    Wrong("fleet", "taken = [2, 3, 4]\nprestige = 3", "taken = [2, 3]\nprestige = 3",
          "should be 3 numbers, one a day"),
    Wrong("solo", "taken = [2, 3, 4]", "taken = [1, 3, 4]", "whole numbers from 2 to 4"),
    Wrong("solo", "taken = [2, 3, 4]", "taken = [2, 3, 5]", "whole numbers from 2 to 4"),
    Wrong("solo", "drawn = [5, 6, 7]", "drawn = [5, 6, 13]", "whole numbers from 2 to 12"),
    Wrong("solo", "drawn = [5, 6, 7]", "drawn = 5", "drawn should be a list of whole numbers"),
    Wrong("fleet", "drawn = [4, 5, 6]", "drawn = [4, 5, 3]", "fewer tourists drawn than taken"),
]  # fmt: skip

REFUSED = {
    "board.toml": BOARD,
    "tourists.toml": TOURISTS,
    "cards.toml": CARDS,
    "tables.toml": TABLES,
    "upgrades.toml": UPGRADES,
    "vehicles.toml": VEHICLES,
    "whelp.toml": WHELP,
}
CASES = [(file, wrong) for file, entries in REFUSED.items() for wrong in entries]


@pytest.mark.parametrize(("file", "wrong"), CASES)
def test_what_cannot_be_right_is_refused(file: str, wrong: Wrong) -> None:
    """With one change, the rest being as it was."""
    changed = texts()
    assert wrong.old in changed[file]
    changed[file] = changed[file].replace(wrong.old, wrong.new, 1)
    with pytest.raises(BadInput) as refused:
        read_edition(changed)
    said = str(refused.value)
    assert said.startswith(f"{file}, {wrong.entry}: "), said
    assert wrong.why in said


def shortened(text: str, name: str, kept: int) -> str:
    """A file with just so many entries of a name."""
    pieces = re.split(r"(?m)^(?=\[\[)", text)
    of_name = [number for number, piece in enumerate(pieces) if piece.startswith(f"[[{name}]]")]
    return "".join(piece for n, piece in enumerate(pieces) if n not in of_name[kept:])


@pytest.mark.parametrize(
    ("file", "name", "kept", "why"),
    [
        ("board.toml", "winery", 27, "at least 28 entries, not 27"),
        ("tourists.toml", "tourist", 49, "at least 50 entries, not 49"),
        ("upgrades.toml", "upgrade", 22, "at least 23 entries, not 22"),
        ("vehicles.toml", "vehicle", 5, "at least 6 entries, not 5"),
        ("cards.toml", "cheese", 11, "24 to 48 cards, not 22"),
        ("cards.toml", "tasting", 11, "24 to 48 cards, not 22"),
        ("cards.toml", "purchase", 4, "13 to 48 cards, not 11"),
    ],
)
def test_what_is_printed_may_not_be_missing(file: str, name: str, kept: int, why: str) -> None:
    """More may be added to the box that comes with Cuvée, and less it never is."""
    changed = texts()
    changed[file] = shortened(changed[file], name, kept)
    with pytest.raises(BadInput, match=f"{file}, {name}: there should be {why}"):
        read_edition(changed)


def test_no_copy_of_a_printed_upgrade_may_be_missing() -> None:
    """Forty in all."""
    changed = texts()
    changed["upgrades.toml"] = changed["upgrades.toml"].replace("copies = [1, 3]", "copies = [1]")
    with pytest.raises(BadInput, match="upgrade: there should be at least 40 cards"):
        read_edition(changed)


def test_what_no_action_is_named_after_is_refused() -> None:
    """A tourist that the box that comes with Cuvée does not have."""
    changed = texts()
    rows = 'rows = [{ kind = "pairing", points = [3] }]'
    changed["tourists.toml"] += f'\n[[tourist]]\nkey = "t100"\nname = "Zoe"\n{rows}\n'
    with pytest.raises(BadInput, match=r"tourist 't100': there are \d+ keys, and this is none"):
        read_edition(changed)


@pytest.mark.parametrize("file", FILES)
def test_what_is_no_toml_is_refused(file: str) -> None:
    """With the line where reading stopped."""
    with pytest.raises(BadInput, match=rf"{file}: .*line 1"):
        read_edition({**texts(), file: "key = ]"})


@pytest.mark.parametrize("file", FILES)
def test_an_empty_file_is_refused(file: str) -> None:
    """It says what should be there first."""
    with pytest.raises(BadInput, match=f"{file}, .*there should be"):
        read_edition({**texts(), file: ""})


def test_every_file_has_its_cases() -> None:
    """None goes unchecked."""
    assert sorted(REFUSED) == sorted(FILES)
