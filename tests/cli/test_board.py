from typing import cast

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from cuvee import game
from cuvee.cli import boards
from cuvee.cli.board import position
from cuvee.cli.words import Words
from cuvee.engine import View
from cuvee.locales import add_words
from tests.cli.drive import Run, Vintage


def shown(view: dict[str, object], words: Words | None = None) -> list[str]:
    words = words or Words(game("barrels"), "en", ["Ada", "Ben"])
    console = Console(width=80, highlight=False)
    with console.capture() as output:
        console.print(position(cast("View", view), 0, words))
    return [line.rstrip() for line in output.get().splitlines()]


def test_facts_come_first_then_lists_then_players() -> None:
    view: dict[str, object] = {"year": 3, "players": [{"lira": 4}, {"lira": 12}]}
    view.update(wake_up=[1, 2], game="x", seats=2, options={}, decision=None, season="fall")
    assert shown(view) == [
        "year 3 · season fall",
        "wake up: 1 2",
        "      lira",
        "Ada      4",
        "Ben     12",
    ]


def test_values_of_every_kind_have_words() -> None:
    view: dict[str, object] = {"open": True, "shut": False, "none": None, "empty": []}
    view.update(pairs=[[1, 2], [3]], inside={"red": 1, "white": [2]}, card="pinot_noir")
    view.update(fields={"one": {"sold": True, "vines": []}, "two": {}}, nothing={"red": 0})
    view.update(placed=[{"worker": "grande", "days": 2}, {}], hand=["pinot_noir", "merlot"])
    assert shown(view) == [
        "open yes · shut no · none - · card pinot noir",
        "pairs: 1 2 | 3",
        "inside: red 1, white 2",
        "fields: one (sold)",
        "placed: grande, days 2 | -",
        "hand: pinot noir, merlot",
    ]


def test_players_with_many_facts_stand_side_by_side() -> None:
    many: dict[str, object] = {f"fact{number}": number for number in range(1, 8)}
    rows = shown({"players": [{**many, "none": 0}, {**many, "none": 0, "more": [1]}]})
    assert rows[1].split() == ["Ada", "Ben"]
    assert rows[2].split() == ["fact1", "1", "1"]
    assert rows[-1].split() == ["more", "1"]
    assert not any(row.startswith("none") for row in rows)


def test_a_game_names_the_parts_of_its_position(
    vintage: Vintage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuvee.locales._added", {})
    add_words("vintage", "en", "view-round = year\nworker-big = grande\ncard-merlot = Merlot\n")
    add_words("vintage", "de", "view-round = Jahr\nworker-big = Grande\ncard-merlot = Merlot\n")
    view: dict[str, object] = {"round": 3, "workers": {"big": 1}, "hand": ["merlot"]}
    english, german = Words(game("vintage"), "en", []), Words(game("vintage"), "de", [])
    assert shown(view, english) == ["year 3", "workers: grande 1", "hand: Merlot"]
    assert shown(view, german) == ["Jahr 3", "workers: Grande 1", "hand: Merlot"]


class Drawn:
    """A board that says what it is given."""

    def draw(
        self, view: dict[str, object], seat: int | None, words: Words, full: bool
    ) -> RenderableType:
        return Text(f"{view['round']} {words.names} {seat} {words.lang} {full}")

    def note(
        self, view: dict[str, object], seat: int | None, words: Words, action: dict[str, str]
    ) -> str:
        return f"worth {view['round']} to {seat}, {action.get('card')}"

    def about(self, view: dict[str, object], words: Words, action: dict[str, str]) -> str:
        return f"about {action.get('card')}"

    def introduction(self, view: dict[str, object], words: Words) -> list[RenderableType]:
        return [Text("Before it begins.")]

    def rivals(self, view: dict[str, object], words: Words) -> list[tuple[str, int]]:
        return [("Nemesis", 7)]


def test_a_game_may_draw_its_own_board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(boards, "barrels", Drawn())
    assert shown({"round": 3}) == ["3 ['Ada', 'Ben'] 0 en True"]


def test_a_games_own_board_has_something_to_say_about_options(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(boards, "barrels", Drawn())
    assert "\n  1  Bid 1 - worth 1 to 0, 1\n" in run("play", "barrels", "--seed", "5").out


def test_a_games_own_board_introduces_it_explains_actions_and_ranks_rivals(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(boards, "barrels", Drawn())
    out = run("play", "barrels", "--seed", "5", typed="?\n" + "1\n" * 40).out
    assert "or h for help.\nBefore it begins." in out
    assert "Bid 1. about 1\n" in out
    assert "Nemesis" in out.split("The last cask is empty.")[1]
