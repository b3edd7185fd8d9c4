import importlib

import pytest

from tests.cli.drive import Run, Vintage, runner


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same terminal wherever the tests run: English, 80 columns, no colour."""
    for variable in ("LC_ALL", "LC_MESSAGES", "CUVEE_GAMES", "FORCE_COLOR", "CLICOLOR_FORCE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    """The list of games, with the example alone on it, whatever else Cuvée brings."""
    games: dict[str, object] = importlib.import_module("cuvee.engine.game")._games
    for name in set(games) - {"barrels"}:
        monkeypatch.delitem(games, name)
    return games


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


@pytest.fixture
def vintage(listed: dict[str, object], monkeypatch: pytest.MonkeyPatch) -> Vintage:
    """A second game, on the list for one test."""
    game = Vintage()
    monkeypatch.setitem(listed, game.name, game)
    return game
