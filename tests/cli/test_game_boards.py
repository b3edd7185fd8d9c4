"""The boards that the games draw; how positions look is kept as text in each one's `locales/`."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from cuvee.engine import State, Text, set_translator
from cuvee.locales import LANGUAGES, FluentTranslator
from cuvee.testing import Goldens
from tests.cli.boards import shown
from tests.cli.naramata import positions as naramata
from tests.cli.viticulture import positions as viticulture
from tests.locales.test_messages import messages

POSITIONS: dict[str, Mapping[str, Callable[[], State]]] = {
    "naramata": naramata.POSITIONS,
    "viticulture": viticulture.POSITIONS,
}
EVERY = [(game, name) for game, positions in POSITIONS.items() for name in positions]
RAW = r"\b(board|card|text|place|mama|papa|field|kind|winery|upgrade|vehicle|region)[-_]\w"
MOST_LINES = [("naramata", "midday", 28), ("viticulture", "full_winter", 18)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_golden_board(game: str, name: str, lang: str, goldens: Goldens) -> None:
    s = POSITIONS[game][name]()
    short, full = shown(s, 0, lang), shown(s, 0, lang, full=True)
    kept = Goldens(goldens.folder / game / "locales" / lang, goldens.update)
    kept.check(f"{name}.txt", f"{short}\n{'-' * 80}\n\n{full}")


def test_no_golden_board_is_left_over() -> None:
    kept = Path(__file__).parent.glob("*/locales/*/*.txt")
    found = {(path.parents[2].name, path.stem, path.parent.name) for path in kept}
    assert found == {(*position, lang) for position in EVERY for lang in LANGUAGES}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_every_board_fits_on_eighty_columns_whoever_looks(game: str, name: str, lang: str) -> None:
    s = POSITIONS[game][name]()
    for seat in (None, *range(s.seats)):
        for full in (False, True):
            output = shown(s, seat, lang, full)
            assert max(len(line) for line in output.splitlines()) <= 80
            assert not re.search(RAW, output)
            assert "…" not in output


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name", "most"), MOST_LINES)
def test_what_a_turn_needs_leaves_room_for_the_question_on_a_small_screen(
    game: str, name: str, most: int, lang: str
) -> None:
    assert len(shown(POSITIONS[game][name](), 0, lang).splitlines()) <= most


class Recorder(FluentTranslator):
    """Remembers what it was asked to say."""

    def __init__(self) -> None:
        self.said: set[str] = set()

    def say(self, game: str, text: Text, lang: str) -> str:
        self.said.add(text.name)
        return super().say(game, text, lang)


@pytest.mark.parametrize("game", POSITIONS)
def test_a_board_has_words_for_all_it_says_and_no_others(game: str) -> None:
    recorder = Recorder()
    before = set_translator(recorder)
    for make in POSITIONS[game].values():
        s = make()
        for seat in range(s.seats):
            shown(s, seat, full=True)
            shown(s, seat)
    set_translator(before)
    board = {name for name in messages(game, "en") if name.startswith("board-")}
    assert {name for name in recorder.said if name.startswith("board-")} == board
