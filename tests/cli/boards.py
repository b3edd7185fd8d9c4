"""How a position looks on a screen of 80 columns, whichever game draws it."""

from rich.console import Console

from cuvee.cli.board import chart, in_order, position
from cuvee.cli.words import Words
from cuvee.engine import State

NAMES = ["Ada", "Greedy 2", "Greedy 3", "Anna Lena", "Ben", "Zoë"]


def words_for(s: State, lang: str = "en") -> Words:
    """The words for a table at which everybody has a name."""
    return Words(s.game, lang, NAMES[: s.seats], s.options)


def options(s: State) -> list[dict[str, str]]:
    """What is on offer, in the order in which it is numbered."""
    actions = [s.game.action(action) for action in s.legal()]
    return [actions[place] for place in in_order(s.view(s.seat), actions, words_for(s))]


def shown(s: State, seat: int | None, lang: str = "en", full: bool = False) -> str:
    """What a seat sees of a position, and the options that the question puts on the board."""
    words = words_for(s, lang)
    console = Console(width=80, highlight=False, color_system=None)
    with console.capture() as output:
        console.print(position(s.view(seat), seat, words, full))
        if seat == s.seat and not full:
            for picture in chart(s.view(seat), seat, options(s), words)[0]:
                console.print(picture)
    return "".join(f"{line.rstrip()}\n" for line in output.get().splitlines())
