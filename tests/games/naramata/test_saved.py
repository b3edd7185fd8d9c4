"""Saved games mean the same after their numbers were given room, and after the box has grown."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import cuvee
from cuvee.engine import BadInput, rng
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.kinds import PIT, SPACE_ROOM
from cuvee.games.naramata.packing import contract_used, contract_winery
from cuvee.games.naramata.saved import frame_now
from tests.games.naramata.given import texts
from tests.games.naramata.play_on import play_out, seen

HERE = Path(__file__).parent
RULES_1 = sorted((HERE / "saved" / "rules-1").glob("*.json"))  # written by rules 1, never changed
MODES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (4, {"vehicles": "dealt"}),
    (2, {"phantom": True, "reverse_course": True}),
    (1, {"solo": True, "whelp": "easy"}),
    (3, {"fleet": True, "whelp": "easy"}),
]


def as_json(value: object) -> dict[str, Any]:
    """Plain data as it comes back from a file."""
    found = json.loads(json.dumps(value))
    assert isinstance(found, dict)
    return found


# Rules 1.


def as_then(found: object, kept: object) -> object:
    """What is found, without whatever views have come to tell since."""
    if isinstance(found, dict) and isinstance(kept, dict):
        return {name: as_then(value, kept[name]) for name, value in found.items() if name in kept}
    return found


@pytest.mark.parametrize("path", RULES_1, ids=lambda path: path.stem)
def test_a_state_of_rules_1_means_what_it_meant(path: Path) -> None:
    kept = json.loads(path.read_text("utf-8"))
    found = as_json(seen(kept["state"]))
    for now, then in zip(found["legal"], kept["legal"], strict=True):
        more_roads = {step for step in now if step.startswith("road_pairing")}  # by rules 3
        assert {*then} <= {*now} <= {*then} | more_roads
    assert as_then(found["views"], kept["views"]) == kept["views"]
    play_out(kept["state"])


def test_states_of_rules_1_are_kept_for_every_mode() -> None:
    options = [json.loads(path.read_text("utf-8"))["state"]["options"] for path in RULES_1]
    for name in ("solo", "fleet", "phantom", "reverse_course", "from_end"):
        assert {True, False} == {each[name] for each in options}


def test_a_pit_stop_stays_one_in_the_frames_of_rules_1() -> None:
    """It came after the four spaces of a contract, and after the seven kinds of actions."""
    frame = frame_now(["days.0.5.0.0.1", 0, 27 | 0b10010 << 5])
    assert isinstance(frame, list)
    assert contract_winery(frame[2]) == 27
    assert contract_used(frame[2]) == 0b10 | 1 << SPACE_ROOM
    assert frame_now(["time", 0, 7]) == ["time", 0, PIT]


@pytest.mark.parametrize(
    ("part", "name", "value", "why"),
    [
        ("table", "locks", "none", "locks should be a list"),
        ("table", "phantom_place", [60], "place should be a whole number from 0 to 59"),
        ("table", "lock", [], "table does not know 'lock'"),
        ("players", "place", -1, "place should be a whole number"),
        ("players", "filled", [-1], "filled should be a whole number"),
    ],
)
def test_a_state_of_rules_1_that_cannot_be_right_is_refused(
    part: str, name: str, value: object, why: str
) -> None:
    state = json.loads(RULES_1[0].read_text("utf-8"))["state"]
    (state[part][0] if part == "players" else state[part])[name] = value
    with pytest.raises(BadInput, match=why):
        NARAMATA.state(state)


# An edition of one's own.


def box(folder: Path, old: str = "", new: str = "") -> str:
    """The shipped files in a folder, the tables with a change."""
    folder.mkdir()
    for name, text in texts().items():
        (folder / name).write_text(text.replace(old, new) if old else text, "utf-8")
    return str(folder)


def test_a_game_with_a_changed_edition_is_refused(tmp_path: Path) -> None:
    saved = as_json(NARAMATA.new(seats=2, edition=box(tmp_path / "mine")).to_dict())
    NARAMATA.state(saved)
    saved["options"]["edition"] = box(tmp_path / "changed", 'name = "Adele"', 'name = "Adela"')
    with pytest.raises(BadInput, match="changed' has changed since this game was saved"):
        NARAMATA.state(saved)


def test_the_shipped_edition_is_known_by_its_codes_alone(tmp_path: Path) -> None:
    """Cards may be added to it, so a game with it names no files."""
    assert NARAMATA.new(seats=2).edition_digest == ""
    assert NARAMATA.new(seats=2, edition=box(tmp_path / "mine")).edition_digest


# A box that has grown.

UPGRADE = '    Upgrade("wide_view", ["view"], 0.5, {VIEW_ROLLED: 1, VIEW_CAP: 1}),\n'
VEHICLE = '    Vehicle("green", ["time"], [LATE_CLOSING]),\n'
ADDED = {
    "tourists.toml": """
[[tourist]]
key = "t51"
name = "Zoltan"
rows = [{ kind = "cheese", points = [1, 3] }, { kind = "view", points = [1, 2] }]
""",
    "upgrades.toml": """
[[upgrade]]
key = "wide_view"
cost = 6
points = 2
copies = [1, 3]
""",
    "vehicles.toml": """
[[vehicle]]
key = "green"
disks = 3
seats = 4
""",
    "cards.toml": """
[[cheese]]
type = "feta"
reward = 1
copies = 2

[[tasting]]
type = "orange"
reward = 3
copies = 1

[[purchase]]
cost = 1
bottles = 2
copies = 1
""",
}
WINERY = """
[[winery]]
key = "last_drop"
name = "Last Drop"
x = 900
y = 300
signature = "silver"
spaces = [{ kind = "cheese" }, { kind = "view" }, { kind = "contract" }]
"""


def grown(folder: Path, winery: bool = False) -> Path:
    """A copy of the package in which every deck has a card more, or the board a winery."""
    source = Path(cuvee.__file__).parent
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(source, folder / "cuvee", ignore=ignored)
    naramata = folder / "cuvee" / "games" / "naramata"
    box_files = naramata / "edition" / "box"
    if winery:
        replace(box_files / "board.toml", '["legend"]', '["legend", "last_drop"]')
        append(box_files / "board.toml", WINERY)
        return folder
    for name, entry in ADDED.items():
        append(box_files / name, entry)
    replace(naramata / "cards" / "upgrades.py", "]  # fmt: skip\n\nUPGRADE_KEYS", UPGRADE)
    replace(naramata / "cards" / "vehicles.py", "]\n\nVEHICLE_KEYS", VEHICLE)
    return folder


def append(path: Path, text: str) -> None:
    path.write_text(path.read_text("utf-8") + text, "utf-8")


def replace(path: Path, old: str, new: str) -> None:
    """Put a line before the end of a list, or something in the place of something else."""
    text = path.read_text("utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new + old if old.startswith("]") else new), "utf-8")


def play_on(folder: Path, states: list[dict[str, Any]]) -> dict[str, Any]:
    """What a copy of the package finds in saved states, each of which it plays on to its end."""
    done = subprocess.run(  # noqa: S603 - a script of our own
        [sys.executable, str(HERE / "play_on.py")],
        input=json.dumps(states),
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(folder)},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return as_json(json.loads(done.stdout))


def begun() -> list[dict[str, Any]]:
    """Games of several modes in their middle, as they are saved."""
    states = []
    for seats, options in MODES:
        s, dice = NARAMATA.new(seats=seats, seed=7, **options), rng(7)
        for decision in range(400):
            if s.over:
                break
            if decision % 40 == 20:
                states.append(as_json(s.to_dict()))
            legal = s.legal()
            s.apply(legal[dice.below(len(legal))])
    return states


def test_a_card_more_in_every_deck_changes_nothing_in_saved_games(tmp_path: Path) -> None:
    """Of these rules and of rules 1: the same hands, views and actions; they go on to the end."""
    states = begun()
    old = [json.loads(path.read_text("utf-8"))["state"] for path in RULES_1]
    found = play_on(grown(tmp_path), states + old)
    codes = NARAMATA.codes()
    more = {name: found["sizes"][name] - len(keys) for name, keys in codes.items()}
    assert {name: many for name, many in more.items() if many} == {
        "tourist": 1, "upgrade": 1, "vehicle": 1, "cheese": 2, "tasting": 1, "purchase": 1,
    }  # fmt: skip
    for state, then in zip(states + old, found["seen"], strict=True):
        now = as_json(seen(state))
        if state["stack"][-1][0] == "vehicles.0":  # a vehicle more to choose from
            then["legal"] = [[a for a in legal if a != "vehicle green"] for legal in then["legal"]]
        assert then == now


def test_a_winery_more_moves_nobody(tmp_path: Path) -> None:
    """It stands before END, where nobody had been; all that was on the board is where it was."""
    states = begun()
    found = play_on(grown(tmp_path, winery=True), states)
    for state, then in zip(states, found["seen"], strict=True):
        now = as_json(seen(state))
        for seat, view in then["views"].items():
            before = now["views"][seat]
            same = ["place", "bottles", "tourists", "upgrades", "time", "points", "hand_size"]
            for tour, was in zip(view["players"], before["players"], strict=True):
                assert {name: tour[name] for name in same} == {name: was[name] for name in same}
            assert view["locks"] == before["locks"]
            assert view["phantoms"] == before["phantoms"]
            assert view["bottles"] == {**before["bottles"], "last_drop": 0}
            assert view["course"] != before["course"]


@pytest.mark.parametrize("winery", [False, True])
def test_an_edition_of_ones_own_need_not_grow_with_the_box(tmp_path: Path, winery: bool) -> None:
    """It lacks what was added since, and is played as before."""
    s = NARAMATA.new(seats=3, seed=5, edition=box(tmp_path / "mine"))
    while s.decision is not None and s.decision.question != "turn":
        s.apply(s.legal()[0])
    state = as_json(s.to_dict())
    found = play_on(grown(tmp_path / "grown", winery), [state])
    assert found["seen"] == [as_json(seen(state))]
