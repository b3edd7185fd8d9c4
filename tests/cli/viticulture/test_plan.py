"""`plan` in the terminal: moves are tried on a copy, then taken over or dropped."""

from __future__ import annotations

from pathlib import Path

import pytest

from cuvee.bots.plans import moves_to_take, planned_copy, steps_of
from cuvee.engine import Record, game, rng
from tests.cli.drive import Run


def kept(path: Path) -> list[int | list[int]]:
    """The actions of a saved game."""
    return Record.load(path.read_text()).actions


def test_the_first_moves_of_a_plan_are_played_and_a_dropped_plan_leaves_nothing(
    run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    flags = ("play", "viticulture", "--seed", "5", "--record", str(path))
    dropped = run(*flags, typed="plan\n2\n1\nq\nq\n")
    assert dropped.code == 0, dropped.err
    assert "A plan: what you cannot know is dealt anew" in dropped.out
    assert "depends on luck or on others" in dropped.out
    assert "no move was taken over" in dropped.out
    before = kept(path)
    path.unlink()
    taken = run(*flags, typed="plan\n2\ntake\nq\n")
    assert "one move was taken over" in taken.out
    after = kept(path)
    path.unlink()
    played = run(*flags, typed="2\nq\n")
    assert played.code == 0, played.err
    assert after == kept(path)
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_a_plan_is_undone_and_made_anew_and_tells_what_can_be_typed(run: Run) -> None:
    typed = "plan\n1\n1\nu\nr\nplan\nhint\nh\nq\nq\n\n"
    planned = run("play", "viticulture", "--seed", "5", typed=typed)
    assert planned.code == 0, planned.err
    assert "Undone." in planned.out
    assert "Redone." in planned.out
    assert "Another deal of what you cannot know." in planned.out
    assert "“hint” is not an option" in planned.out
    assert "back to the game without the plan" in planned.out


@pytest.mark.parametrize(
    ("lang", "take", "says"),
    [("de", "übernehmen", "ein Zug wurde übernommen"), ("es", "aplicar", "aplicado una jugada")],
)
def test_a_plan_is_made_in_the_language_of_the_terminal(
    run: Run, lang: str, take: str, says: str
) -> None:
    typed = f"plan\n1\n{take}\nq\n\n"
    planned = run("play", "viticulture", "--seed", "5", "--lang", lang, typed=typed)
    assert says in planned.out


def test_a_plan_that_comes_to_the_end_of_the_game_goes_back_to_the_last_decision(run: Run) -> None:
    typed = "plan\n" + "1\n" * 40 + "q\nq\n\n"
    planned = run("play", "barrels", "--seed", "5", typed=typed)
    assert "The plan has come to the end of the game" in planned.out
    assert "no move was taken over" in planned.out


def test_moves_are_taken_up_to_the_first_that_others_or_luck_follow() -> None:
    state = game("viticulture").new(seats=2, seed=5)
    seat = state.seat
    copy = planned_copy(state, seat, rng(1))
    actions: list[int] = []
    tried = copy.clone()
    while len(actions) < 8:
        actions.append(tried.legal()[0])
        tried.apply(actions[-1])
    steps = steps_of(copy, actions)
    moves = moves_to_take(steps, seat)
    certain = steps[: len(moves) - 1]
    assert moves == actions[: len(moves)]
    assert all(not (step.outcome.chance or step.outcome.revealed) for step in certain)
    last = steps[len(moves) - 1]
    follows = steps[len(moves)]
    assert follows.seat != seat or last.outcome.chance or last.outcome.revealed
