"""`docs/add-a-card.md`, carried out in a copy of the project."""

import json
from pathlib import Path

import pytest

import cuvee
from tests.docs.copied import Copy

PAGE = "docs/add-a-card.md"
MAX_FILES = 4  # besides the words
MAX_LINES = 12
CHECKS = [
    "tests/games/viticulture/test_summer_visitors.py",
    "tests/games/viticulture/test_board_setup.py",
    "tests/games/viticulture/test_given.py",
    "tests/games/viticulture/test_topics.py",
    "tests/games/viticulture/solo/test_solo_setup.py",
    "tests/golden/codes",
    "tests/locales",
]
PROGRAM = """
import json, sys
import cuvee

game = cuvee.game("viticulture")
saved = json.load(open(sys.argv[1]))
state = game.state(saved["state"])
views = [state.view(seat) for seat in (None, 0, 1)]
while not state.over:
    state.apply(state.legal()[-1])
name = game.describe(game.code({"verb": "card", "card": "gleaner"}))
print(json.dumps({"views": views, "over": state.over, "name": name, "rules": game.rules}))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("card") / "cuvee")


@pytest.fixture(scope="module")
def changed(copy: Copy) -> dict[str, int]:
    """What the page changes in the copy, whichever test comes first."""
    return copy.carry_out(PAGE)


def test_a_card_takes_a_few_lines_and_passes_the_tests(copy: Copy, changed: dict[str, int]) -> None:
    code = {name: lines for name, lines in changed.items() if not name.endswith(".ftl")}
    assert len(code) <= MAX_FILES
    assert sum(code.values()) <= MAX_LINES
    assert len(changed) == len(code) + 3, "the words, in three languages"
    copy.run("-m", "pytest", "-q", "-k", "golden_codes", "--update-goldens", "tests/golden/codes")
    copy.run("-m", "pytest", "-q", "-p", "no:cacheprovider", *CHECKS)


@pytest.mark.usefixtures("changed")
def test_a_game_saved_before_goes_on_and_means_the_same(copy: Copy, tmp_path: Path) -> None:
    game = cuvee.game("viticulture")
    state = game.new(seats=2, seed=7)
    for _ in range(60):
        state.apply(state.legal()[0])
    saved = tmp_path / "saved.json"
    saved.write_text(json.dumps({"state": state.to_dict()}), "utf-8")
    seen = json.loads(copy.run("-c", PROGRAM, str(saved)))
    assert seen["views"] == [json.loads(json.dumps(state.view(seat))) for seat in (None, 0, 1)]
    assert (seen["over"], seen["name"], seen["rules"]) == (True, "Gleaner", game.rules + 1)
