"""README's Python samples are what a person copies: as one file they pass `mypy --strict`."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def program(page: str) -> str:
    """The Python samples of a page as one program; what a prompt answers is left out."""
    lines: list[str] = []
    for block in BLOCK.findall(page):
        if ">>> " not in block:
            lines += block.splitlines()
            continue
        lines += [line[4:] for line in block.splitlines() if line.startswith((">>> ", "... "))]
    return "\n".join(lines) + "\n"


def complaints(source: str, folder: Path, python: str = sys.executable) -> str:
    """What `mypy --strict` has to say about a program, outside the repository.

    Libraries are looked up in the environment of the Python that is named.
    """
    path = folder / "sample.py"
    path.write_text(source, "utf-8")
    cache = str(ROOT / ".mypy_cache" / "samples" / Path(python).parts[-3])
    options = ["--strict", "--no-error-summary", "--config-file", "", "--cache-dir", cache]
    options += ["--python-executable", python]
    done = subprocess.run(  # noqa: S603 - the program is our own README
        [sys.executable, "-m", "mypy", *options, str(path)],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def test_the_samples_of_the_readme_pass_the_strictest_check_of_types(tmp_path: Path) -> None:
    source = program((ROOT / "README.md").read_text("utf-8"))
    assert "cuvee.game(" in source
    assert complaints(source, tmp_path) == ""


GENERAL = """
from typing import TypeVar

import cuvee

S = TypeVar("S", bound=cuvee.State)


def opening(game: cuvee.AnyGame) -> list[str]:
    state = game.new(seats=2, seed=1)
    return [game.describe(action) for action in state.legal()]


def begun(game: cuvee.Game[S]) -> S:
    return game.new(seats=2)


games: list[cuvee.AnyGame] = [cuvee.game("viticulture"), cuvee.NARAMATA, *map(cuvee.game, ["any"])]
print(games, opening(cuvee.game("viticulture")), begun(cuvee.game("naramata")).bottles)
"""


def test_functions_over_any_game_take_each_of_them(tmp_path: Path) -> None:
    """By `AnyGame`, or by a type variable where the kind of state matters."""
    assert complaints(GENERAL, tmp_path) == ""
    assert "error" in complaints(GENERAL.replace(").bottles", ").fields"), tmp_path)
    assert "error" in complaints(GENERAL.replace("game.describe", "game.nonsense"), tmp_path)


def test_a_sample_with_a_wrong_type_is_found(tmp_path: Path) -> None:
    """The check above is one that fails."""
    wrong = 'import cuvee\n\nstate = cuvee.game("naramata").new()\nstate.legal() + "x"\n'
    assert "sample.py:4: error" in complaints(wrong, tmp_path)
    hidden = 'import cuvee\n\nprint(cuvee.game("viticulture").new().view(0)["no_such_key"])\n'
    assert 'has no key "no_such_key"' in complaints(hidden, tmp_path)
