"""`cuvee lessons`: scenes in the terminal."""

from cuvee.engine import game
from cuvee.lessons import first_state, guide, lessons_of, scene_words
from tests.cli.drive import Run


def test_a_mistake_is_answered_and_the_goal_leads_to_the_next_scene(run: Run) -> None:
    ran = run("lessons", "viticulture", "--start", "2", typed="5\n2\n1\nq\n")
    worker, plant = lessons_of("viticulture")[1:3]
    flat = " ".join(ran.out.split())
    for sentence in (
        scene_words(worker, "en", "goal"),
        scene_words(worker, "en", 1),
        scene_words(worker, "en", 1, "cart"),
        scene_words(worker, "en", "done"),
        scene_words(plant, "en", "goal"),
    ):
        assert sentence in flat
    assert "cuvee lessons viticulture --start 3" in flat
    assert ran.code == 0


def test_a_game_without_lessons_and_a_scene_that_is_not_there_are_refused(run: Run) -> None:
    assert "viticulture" in run("lessons", "barrels").err
    assert "1 to 9" in run("lessons", "viticulture", "--start", "10").err


def test_a_game_is_chosen_from_a_menu(run: Run) -> None:
    ran = run("lessons", typed="viticulture\nq\n")
    assert scene_words(lessons_of("viticulture")[0], "en") in ran.out
    assert run("lessons", typed="").code == 0


def test_the_position_of_a_scene_is_shown_as_any_other(run: Run) -> None:
    scene = lessons_of("viticulture")[0]
    now = guide(scene, first_state(scene), [])
    assert now.hand is not None
    said = game("viticulture").describe(now.hand)
    assert said in run("lessons", "viticulture", typed="q\n").out
