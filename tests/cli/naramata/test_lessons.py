"""`cuvee lessons naramata`: scenes with a map, in the terminal."""

from cuvee.lessons import lessons_of, scene_words
from tests.cli.drive import Run


def test_the_last_scene_leads_to_a_whole_game(run: Run) -> None:
    ran = run("lessons", "naramata", "--start", "9", typed=f"{number_of_end_day(run)}\n1\n")
    flat = " ".join(ran.out.split())
    assert scene_words(lessons_of("naramata")[-1], "en", "done") in flat
    assert "cuvee play naramata" in flat


def number_of_end_day(run: Run) -> str:
    """The number that the terminal gives to ending the day."""
    shown = run("lessons", "naramata", "--start", "9", typed="").out
    [line, _] = [line for line in shown.splitlines() if "End your day" in line]  # then the hand
    return line.split()[0]
