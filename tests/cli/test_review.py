import json
from pathlib import Path

from cuvee import Record
from tests.cli.drive import Run


def test_a_finished_game_is_reviewed_in_words_and_as_data(run: Run, tmp_path: Path) -> None:
    path, data = tmp_path / "game.json", tmp_path / "review.json"
    args = ("play", "barrels", "--seats", "3", "--seed", "5", "--record", str(path))
    run(*args, typed="1\n" * 40)
    result = run("review", str(path), "--json", str(data), "--lang", "en")
    assert result.code == 0, result.err
    lines = result.out.splitlines()
    assert lines[:2] == ["Barrels: Player 1, Medium 2, Medium 3", "Chance of winning"]
    assert lines[2].endswith("  Player 1")
    plain = json.loads(data.read_text())
    record = Record.load(path.read_text())
    assert plain["points"][-1]["at"] == len(record.actions)
    mine = [turn for turn in plain["turns"] if turn["seat"] == 0]
    counted = [sum(turn["grade"] == grade for turn in mine) for grade in ("best", "good")]
    assert f"Player 1: {counted[0]} turns best, {counted[1]} good," in result.out
    flawed = [turn for turn in plain["turns"] if turn["grade"] in ("inaccuracy", "mistake")]
    told = sum(turn["better"] is not None for turn in flawed)
    assert told > 0
    assert [result.out.count(word) for word in ("Played: ", "Better: ")] == [told, told]
    assert "Gewinnchance" in run("review", str(path), "--seat", "0", "--lang", "de").out


def test_what_is_not_over_is_not_reviewed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "barrels", "--seed", "5", "--record", str(path), typed="1\n")
    refused = run("review", str(path))
    assert refused.code == 2
    assert "is not over" in refused.err
    assert run("review", str(path), "--seat", "9").code == 2
