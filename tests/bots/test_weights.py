"""`expert:weights=FILE`: weights that are not for the game end a command in one line, code 2."""

from pathlib import Path

import pytest

import cuvee.bots
from cuvee import BadInput, game, rng
from cuvee.bots import Observation, bot
from cuvee.bots.expert import ExpertBot
from cuvee.bots.network import fresh, load
from tests.cli.drive import Run, runner

np = pytest.importorskip("numpy")
WEIGHTS = Path(cuvee.bots.__file__).parent / "weights"
SOLO = f"expert:weights={WEIGHTS / 'viticulture-solo.npz'}"
TABLE = f"expert:weights={WEIGHTS / 'viticulture-table.npz'}"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """The command line, in German."""
    for variable in ("LC_ALL", "LC_MESSAGES", "CUVEE_GAMES", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    monkeypatch.chdir(tmp_path)
    return runner(capsys, monkeypatch)


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "viticulture", "--bots", SOLO, "--seats", "2", "--games", "2"],
        ["simulate", "viticulture", "--bots", SOLO, "--seats", "2", "--games", "2", "--jobs", "2"],
        ["ladder", "viticulture", "--bots", f"{SOLO},random", "--games", "2", "--jobs", "1"],
        ["play", "viticulture", "--bots", SOLO, "--seats", "2", "--humans", "0"],
    ],
)
def test_weights_for_other_positions_are_one_line(run: Run, words: list[str]) -> None:
    ran = run(*words)
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert "sind für Stellungen mit 269 Zahlen gemacht, viticulture table hat aber 280" in ran.err
    assert "viticulture-solo.npz" in ran.err


def test_weights_of_another_game_are_one_line(run: Run) -> None:
    ran = run("simulate", "naramata", "--bots", TABLE, "--seats", "2", "--games", "1")
    assert ran.code == 2
    assert "mit 280 Zahlen gemacht, naramata table hat aber 178" in ran.err


def test_a_damaged_file_is_one_line_before_anything_is_played(run: Run, tmp_path: Path) -> None:
    whole = (WEIGHTS / "viticulture-table.npz").read_bytes()
    for kept in (0, 3000):
        (tmp_path / "cut.npz").write_bytes(whole[:kept])
        ran = run("simulate", "viticulture", "--bots", "expert:weights=cut.npz", "--games", "1")
        assert (ran.code, ran.out) == (2, "")
        assert ran.err == (
            "cuvee: „cut.npz“ enthält keine Gewichte für einen Bot oder ist beschädigt; "
            "solche Dateien macht `cuvee train`\n"
        )


def test_weights_that_no_sum_can_hold_are_refused(tmp_path: Path) -> None:
    with np.load(WEIGHTS / "viticulture-table.npz") as found:
        parts = {name: found[name] for name in found}
    for wrong in (3e38, float("inf"), float("nan")):
        np.savez(tmp_path / "wrong.npz", **{**parts, "linear": parts["linear"] * 0 + wrong})
        with pytest.raises(BadInput, match="holds no weights of a bot, or is damaged"):
            load(tmp_path / "wrong.npz")


def test_weights_are_checked_again_where_the_bot_plays_another_kind_of_game() -> None:
    expert = bot(TABLE)
    assert isinstance(expert, ExpertBot)
    table = game("viticulture").new(seats=2, seed=1)
    assert expert.value(table) is expert.own
    alone = game("viticulture").new(seats=1, seed=1, automa="normal")
    with pytest.raises(BadInput, match="for 280 numbers of a position, but viticulture solo"):
        expert.value(alone)
    assert expert.value(table) is expert.own


def test_a_game_that_nothing_was_learned_of_takes_weights_too(tmp_path: Path) -> None:
    state = game("barrels").new(seats=2, seed=1)
    file = tmp_path / "barrels.npz"
    fresh(len(state.game.features(state, 0)), near=4.0, far=20.0, seed=1).save(file)
    expert = bot(f"expert:weights={file}")
    assert expert.choose(Observation(state, state.seat), rng(1)) in state.legal()
