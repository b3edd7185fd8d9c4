"""The terminal's board of Viticulture."""

import re

import pytest
from rich.console import Console

from cuvee.cli import boards
from tests.cli.boards import shown, words_for
from tests.cli.viticulture.positions import full_winter


def test_other_hands_are_shown_as_numbers_only() -> None:
    output = shown(full_winter(), 0, full=True)
    assert "Syrah" not in output
    assert "white 8" not in output
    assert "Syrah" in shown(full_winter(), 1)


def test_a_spectator_sees_no_hand() -> None:
    output = shown(full_winter(), None, full=True)
    assert "Queen" not in output
    assert "Hand" not in output
    assert "Caravan" in output  # on top of a discard pile


def test_nothing_needs_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    s = full_winter()
    drawn = boards["viticulture"].draw(s.view(0), 0, words_for(s), True)
    monkeypatch.delenv("NO_COLOR", raising=False)
    said = []
    for colours in (None, "truecolor"):
        console = Console(
            width=80, color_system=colours, force_terminal=colours is not None, highlight=False
        )
        with console.capture() as output:
            console.print(drawn)
        said.append(re.sub(r"\x1b\[[\d;]*m", "", output.get()))
    assert said[0] == said[1]


def test_options_are_offered_with_what_the_position_says_about_them() -> None:
    s = full_winter()
    view, words = s.view(0), words_for(s)

    def note(**action: str) -> str:
        return boards["viticulture"].note(view, 0, words, action)

    wanted = "Sangiovese, 2 Pinot = red 3, white 2 (5/5, harvested)"
    assert note(verb="field", field="field_5") == wanted
    assert note(verb="field", field="field_6") == "sold"
    assert note(verb="make", wine="red") == "red 2 5"
    assert note(verb="make", wine="blush") == "red 2 5 · white 1"
    assert note(verb="pass") == ""
    assert boards["viticulture"].note(view, None, words, {"verb": "pass"}) == ""
