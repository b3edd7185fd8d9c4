"""Alone in the terminal: the end against the Automa, challenges, the year's end, resuming."""

import re
from pathlib import Path

import pytest
from rich.console import Console

from cuvee.cli.board import outcome
from cuvee.cli.words import Words
from cuvee.engine import game
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.games.viticulture.spaces import ACTION_NAMES
from cuvee.locales import LANGUAGES
from tests.cli.drive import Run

GAME = game("viticulture")


def ending(points: int, lang: str = "en") -> str:
    """How the end of a solo game is told to whoever has so many points; the Automa has 20."""
    s = VITICULTURE.new(seats=1, automa="normal", seed=1)
    s.players[0].vp = points
    console = Console(width=80, highlight=False, color_system=None)
    with console.capture() as output:
        console.print(*outcome(s, Words(GAME, lang, ["Ada"], s.options)), sep="\n")
    return re.sub(" +\n", "\n", output.get())


def test_after_a_loss_the_automa_stands_first_in_the_table() -> None:
    assert ending(12) == (
        "The Automa has more points: you lose.\n"
        "rank   player   score\n"
        "   1   Automa      20\n"
        "   2   Ada         12\n"
    )


def test_a_victory_and_a_draw_against_the_automa_are_ranked() -> None:
    assert "   1   Ada         21\n   2   Automa      20\nThe winner is Ada.\n" in ending(21)
    draw = ending(20)
    assert "   1   Ada         20\n   1   Automa      20\n" in draw
    assert "winner" not in draw


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_challenge_is_told_before_it_begins(run: Run, lang: str) -> None:
    out = run("play", "viticulture", "--campaign", "4", "--lang", lang).out
    words = Words(GAME, lang, [])
    before = " ".join(out.split("─")[0].split())
    for message in ("challenge-4", "challenge_text-4", "challenge-reconstructed"):
        assert words.of_game(message) in before


def test_the_end_of_a_year_is_told(run: Run) -> None:
    watch = ("play", "viticulture", "--automa", "easy", "--seed", "5", "--humans", "0")
    said = " ".join(run(*watch, "--bots", "random").out.split())
    assert "Year 1 is over: grapes and wines age, and all workers come home." in said


def test_actions_of_the_board_are_explained(run: Run) -> None:
    out = run("play", "viticulture", "--campaign", "4", "--seed", "5", typed="1\n1\n?\n").out
    said = " ".join(out.split())
    assert "Give a tour (left). Gain 2 lira; with a tasting room and a wine" in said
    assert "Cart: gain 1 lira. There is room for any number of workers" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_of_the_board_has_its_text(lang: str) -> None:
    words = Words(GAME, lang, [])
    for task in (*ACTION_NAMES, "cart", "yoke"):
        assert words.of_game(f"task_text-{task}") != f"task_text-{task}"


def test_a_game_is_kept_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    begin = ("play", "viticulture", "--automa", "easy", "--seed", "5")
    begun = run(*begin, "--record", str(file), typed="1\n1\nq\n")
    assert f"The game is saved in {file}." in begun.out
    resumed = run("play", "--resume", str(file), typed="u\nr\nq\n")
    assert resumed.code == 0
    assert "Summer, year 1" in resumed.out
    assert "Undone." in resumed.out
    assert "Redone." in resumed.out
    again = run("play", "viticulture", "--resume", str(file), typed="1\nq\n")
    assert again.code == 0
    assert run("replay", str(file), "--verify").code == 0


@pytest.mark.parametrize(
    ("flags", "error"),
    [
        (["--seed", "3"], "cuvee: --resume takes seats, seed, names and options from the file"),
        (["--lang", "de", "--names", "Ada"], "cuvee: --resume übernimmt Spielerzahl"),
    ],
)
def test_what_the_file_says_is_not_said_again(
    run: Run, tmp_path: Path, flags: list[str], error: str
) -> None:
    file = tmp_path / "game.json"
    run("play", "viticulture", "--automa", "easy", "--record", str(file), typed="q\n")
    refused = run("play", "--resume", str(file), *flags)
    assert (refused.code, refused.err.startswith(error)) == (2, True), refused.err


ERRORS = [
    ("play viticulture --seats 9", "viticulture spielt man mit 1, 2, 3, 4, 5, 6 Spielern, nicht"),
    ("play viticulture --humans 3 --seats 2", "3 Personen passen nicht in eine Partie mit 2"),
    ("play viticulture --automa x", "--automa erwartet eines von very_easy, easy"),
    ("play viticulture --sets 3", "Unbekannte Option: --sets."),
    ("play viticulture --seats x", "--seats erwartet eine ganze Zahl, nicht „x“"),
    ("play viticulture --record .", "„.“ kann nicht geschrieben werden: Das ist ein"),
    ("replay nosuch.json", "„nosuch.json“ kann nicht gelesen werden"),
]


@pytest.mark.parametrize(("typed", "error"), ERRORS)
def test_errors_speak_the_language_that_was_chosen(run: Run, typed: str, error: str) -> None:
    refused = run(*typed.split(), "--lang", "de")
    assert (refused.code, refused.out) == (2, "")
    assert refused.err.startswith(f"cuvee: {error}"), refused.err
