"""Solo, the Fleet and Reverse Course from the command line."""

import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from cuvee.cli.board import outcome
from cuvee.games.naramata.state import Naramata
from cuvee.locales import LANGUAGES
from tests.cli.boards import words_for
from tests.cli.drive import Run
from tests.cli.naramata.test_play import RAW
from tests.games.naramata.given import Given
from tests.games.naramata.opening import dawn

MODES = {
    "solo": ("--solo",),
    "hard": ("--solo", "--whelp", "hard", "--reverse-course"),
    "fleet": ("--fleet", "--whelp", "easy"),
    "leader": ("--fleet", "--leader", "2", "--seats", "3"),
    "reverse": ("--reverse-course", "--from-end", "--days", "2"),
}
VEHICLES = "1\n1\n"
PROPOSAL = "1\n1\n1\n1\n"  # the first four that are on offer


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_is_printed_in_words_on_eighty_columns(run: Run, mode: str, lang: str) -> None:
    game = ("play", "naramata", *MODES[mode], "--seed", "3", "--lang", lang, "--bots", "random")
    played = run(*game, typed="v\nwhy\n?\n" + "2\n1\n" * 400)
    assert (played.code, played.err) == (0, "")
    assert "─" * 80 in played.out  # it has come to its end
    assert max(len(line) for line in played.out.splitlines()) <= 80
    assert re.findall(RAW, played.out) == []


@pytest.mark.parametrize(
    ("flags", "names"),
    [
        (["--solo"], "Player 1"),
        (["--fleet"], "Player 1, Medium 2"),
        (["--fleet", "--leader", "3"], "Player 1, Medium 2, Medium 3"),
        (["--reverse-course"], "Player 1, Medium 2"),
    ],
)
def test_a_mode_brings_its_seats(run: Run, flags: list[str], names: str) -> None:
    assert run("play", "naramata", *flags).out.startswith(f"Naramata: {names}\n")


@pytest.mark.parametrize(
    "flags",
    [
        ["--solo", "--fleet"],
        ["--solo", "--seats", "2"],
        ["--seats", "1"],
        ["--leader", "1"],
        ["--whelp", "hard"],
        ["--whelp", "tough", "--solo"],
        ["--from-end"],
        ["--fleet", "--days", "2"],
    ],
)
def test_what_does_not_go_together_is_refused_in_one_line(run: Run, flags: list[str]) -> None:
    for command in ("play", "simulate"):
        played = run(command, "naramata", *flags)
        assert (played.code, played.out) == (2, "")
        assert re.fullmatch(r"cuvee: .*\n", played.err)


def test_the_modes_are_listed(run: Run) -> None:
    listed = run("games").out
    for flag in ("--solo", "--fleet", "--whelp easy|normal|hard", "--leader 1|2|3|4"):
        assert f"{flag}\n" in listed
    for command in ("play", "simulate"):
        output = " ".join(run(command, "naramata", "--help").out.replace("│", " ").split())
        assert "--fleet All play together for one Whelp score" in output
        assert "--from-end On a Reverse Course, day 1 leads back already" in output


def test_the_first_seat_proposes_and_a_bot_agrees(run: Run) -> None:
    typed = VEHICLES + PROPOSAL
    output = run("play", "naramata", "--fleet", "--seed", "2", "--names", "Ada", typed=typed).out
    assert "Who rides where? 4 tourists are still to be chosen.\n  A  M2\n  1   2  " in output
    assert "Who rides where? 1 tourist is still to be chosen.\n" in output
    assert "\nAda proposes who rides where.\nMedium 2 agrees.\nAda takes " in output


def test_people_at_one_screen_are_asked_in_turn_and_hide_nothing(run: Run) -> None:
    game = ("play", "naramata", "--fleet", "--seed", "2", "--humans", "2", "--names", "Ada,Ben")
    typed = VEHICLES + PROPOSAL
    assert "Do you agree to the proposal?\n  1  Agree\n" in run(*game, typed=typed).out
    output = run(*game, typed=f"{typed}2\n").out
    assert "Ben declines: all tourists go back to the open row." in output
    assert output.count("Who rides where? 4 tourists are still to be chosen.") == 2
    output = run(*game, typed=f"{typed}1\n").out
    assert "Ben agrees.\nAda takes " in output
    assert "Pass the screen" not in output


def test_a_leader_is_asked_alone(run: Run) -> None:
    game = ("play", "naramata", "--fleet", "--leader", "1", "--seed", "2", "--names", "Ada")
    output = run(*game, typed=VEHICLES + PROPOSAL).out
    assert "Day 1 of 3 · Ada to decide" in output
    assert "\nAda takes " in output
    assert "proposes" not in output


def ending(s: Naramata) -> str:
    """How the end of a game is told."""
    console = Console(width=80, highlight=False, color_system=None)
    with console.capture() as output:
        console.print(*outcome(s, words_for(s)), sep="\n")
    return output.get()


@pytest.mark.parametrize(
    ("seats", "winners"),
    [(1, "The winner is Ada."), (2, "The victory is shared by Ada, Greedy 2.")],
)
def test_everybody_wins_or_nobody(seats: int, winners: str) -> None:
    options: dict[str, object] = {"solo": True} if seats == 1 else {"fleet": True}
    s = dawn(Given(seats=seats, day=3, options=options)).s
    assert s.over
    kept = "The last day is over, and the Whelp score has held: the game is won."
    assert ending(s) == f"{kept}\n{winners}\n"
    s.whelp = 0
    assert ending(s) == "The Whelp score is down to zero: the game is lost.\n"


def test_where_points_are_kept_the_ranks_are_printed() -> None:
    s = dawn(Given(seats=2, day=3)).s
    assert "rank   player     score\n" in ending(s)


def test_a_lost_game_says_so_and_no_more(run: Run) -> None:
    output = run("play", "naramata", "--solo", "--seed", "5", typed="1\n" * 400).out
    end = "The Whelp score is down to zero: the game is lost.\n"
    assert output.endswith(f"Nothing is left of the Whelp score.\n{'─' * 80}\n{end}")


def test_a_team_has_one_line_of_results(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    game = ("simulate", "naramata", "--fleet", "--seats", "3", "--games", "2", "--jobs", "1")
    lines = run(*game, "--json", str(path)).out.splitlines()
    assert lines[0] == "naramata, 3 seats, 2 games, seed 0"
    assert lines[1].startswith("team ")
    assert lines[2].startswith("3 random ")
    assert lines[3].startswith("decisions in a game ")
    report = json.loads(path.read_text())
    assert [standing["bot"] for standing in report["standings"]] == [
        "random 1", "random 2", "random 3",
    ]  # fmt: skip
    mixed = run(*game, "--bots", "random,greedy,random").out.splitlines()
    assert mixed[2].startswith("2 random, greedy ")


@pytest.mark.parametrize("mode", MODES)
def test_a_record_of_each_mode_replays(run: Run, mode: str, tmp_path: Path) -> None:
    record, story = tmp_path / "record.json", tmp_path / "story.json"
    game = ("play", "naramata", *MODES[mode], "--seed", "4", "--humans", "0", "--bots", "random")
    assert run(*game, "--record", str(record)).code == 0
    assert run("replay", str(record), "--verify").out.startswith("The record is valid: ")
    result = run("replay", str(record), "--json", str(story))
    assert result.code == 0
    assert re.findall(RAW, result.out) == []
    assert json.loads(story.read_text())["options"] == json.loads(record.read_text())["options"]
    for at in ("1", "4", "9"):
        assert run("replay", str(record), "--at", at, "--seat", "0").code == 0


def test_a_bot_alone_is_no_team(run: Run) -> None:
    lines = run("simulate", "naramata", "--solo", "--games", "2", "--jobs", "1").out.splitlines()
    assert lines[0] == "naramata, 1 seat, 2 games, seed 0"
    assert lines[1].startswith("bot ")
    assert lines[2].startswith("random ")
