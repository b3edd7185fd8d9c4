"""The terminal's board of Viticulture; how positions look is kept as text in `locales/`."""

import re
from pathlib import Path

import pytest
from rich.console import Console

import cuvee
from cuvee.cli import boards
from cuvee.cli.words import Words
from cuvee.engine import Text, speak_with
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.locales import LANGUAGES, FluentVoice
from cuvee.testing import Goldens
from tests.cli.viticulture.positions import NAMES, POSITIONS, full_winter, shown
from tests.locales.test_messages import messages


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_golden_board(name: str, lang: str, goldens: Goldens) -> None:
    s = POSITIONS[name]()
    short, full = shown(s, 0, lang), shown(s, 0, lang, full=True)
    kept = Goldens(goldens.folder / "locales" / lang, goldens.update)
    kept.check(f"{name}.txt", f"{short}\n{'-' * 80}\n\n{full}")


def test_no_golden_board_is_left_over() -> None:
    kept = {(path.parent.name, path.stem) for path in Path(__file__).parent.rglob("*.txt")}
    assert kept == {(lang, name) for name in POSITIONS for lang in LANGUAGES}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_every_board_fits_on_eighty_columns_whoever_looks(name: str, lang: str) -> None:
    s = POSITIONS[name]()
    for seat in (None, *range(s.seats)):
        for full in (False, True):
            told = shown(s, seat, lang, full)
            assert max(len(line) for line in told.splitlines()) <= 80
            assert not re.search(r"\b(board|card|text|place|mama|papa|field)[-_]\w", told)
            assert "…" not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_turn_needs_leaves_room_for_the_question_on_a_small_screen(lang: str) -> None:
    assert len(shown(full_winter(), 0, lang).splitlines()) <= 18


def test_other_hands_are_shown_as_numbers_only() -> None:
    told = shown(full_winter(), 0, full=True)
    assert "Syrah" not in told
    assert "white 8" not in told
    assert "Syrah" in shown(full_winter(), 1)


def test_a_spectator_sees_no_hand() -> None:
    told = shown(full_winter(), None, full=True)
    assert "Queen" not in told
    assert "Hand" not in told
    assert "Caravan" in told  # on top of a discard pile


def test_nothing_needs_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words(cuvee.game("viticulture"), "en", NAMES[:3])
    drawn = boards["viticulture"].draw(full_winter().view(0), 0, words, True)
    monkeypatch.delenv("NO_COLOR", raising=False)
    said = []
    for colours in (None, "truecolor"):
        console = Console(
            width=80, color_system=colours, force_terminal=colours is not None, highlight=False
        )
        with console.capture() as told:
            console.print(drawn)
        said.append(re.sub(r"\x1b\[[\d;]*m", "", told.get()))
    assert said[0] == said[1]


def test_options_are_offered_with_what_the_position_says_about_them() -> None:
    words = Words(cuvee.game("viticulture"), "en", NAMES[:3])
    view = full_winter().view(0)

    def note(**action: str) -> str:
        return boards["viticulture"].note(view, 0, words, action)

    wanted = "Sangiovese, 2 Pinot = red 3, white 2 (5/5, harvested)"
    assert note(verb="field", field="field_5") == wanted
    assert note(verb="field", field="field_6") == "sold"
    assert note(verb="make", wine="red") == "red 2 5"
    assert note(verb="make", wine="blush") == "red 2 5 · white 1"
    assert note(verb="pass") == ""
    assert boards["viticulture"].note(view, None, words, {"verb": "pass"}) == ""


class Recorder(FluentVoice):
    """Remembers what it was asked to say."""

    def __init__(self) -> None:
        self.said: set[str] = set()

    def say(self, game: str, text: Text, lang: str) -> str:
        self.said.add(text.name)
        return super().say(game, text, lang)


def test_the_board_has_words_for_all_it_says_and_no_others() -> None:
    recorder = Recorder()
    before = speak_with(recorder)
    for make in POSITIONS.values():
        shown(make(), 0, full=True)
        shown(make(), make().seats - 1)
    speak_with(before)
    board = {name for name in messages(VITICULTURE.name, "en") if name.startswith("board-")}
    assert {name for name in recorder.said if name.startswith("board-")} == board
