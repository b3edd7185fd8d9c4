from rich.console import Console
from rich.text import Text

from cuvee.cli.screen import numbered


def shown(lines: list[str], width: int = 80) -> list[str]:
    console = Console(width=80)
    with console.capture() as output:
        console.print(numbered([Text(line) for line in lines], width))
    return [line.rstrip() for line in output.get().splitlines()]


def test_a_few_lines_stand_one_below_the_other() -> None:
    assert shown(["one", "two"]) == ["  1  one", "  2  two"]


def test_many_short_lines_stand_in_two_columns() -> None:
    output = shown(["one", "two", "three", "four", "five", "six", "seven"])
    assert output == [" 1 one     5 five", " 2 two     6 six", " 3 three   7 seven", " 4 four"]


def test_lines_that_are_too_long_for_two_columns_stay_in_one() -> None:
    assert len(shown(["x" * 36] * 8)) == 4
    assert len(shown(["x" * 37] * 8)) == 8
    assert len(shown(["x" * 36] * 8, width=0)) == 8
