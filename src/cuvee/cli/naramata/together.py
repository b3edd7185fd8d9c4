"""Playing for the Whelp score on the screen: the score, the open row, and who is to ride where."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cuvee.cli.marks import mark_of
from cuvee.cli.naramata.layout import WIDTH, flowing
from cuvee.cli.naramata.tours import cards, wishes
from cuvee.cli.words import Words
from cuvee.games.naramata.views import NaramataView

COLUMN = 4  # columns that a vehicle's numbers take
NO_NUMBER = "-"


def standing(view: NaramataView, words: Words) -> list[Text]:
    """What all play for, and what the Fleet can spend; nothing where points are kept."""
    if view["whelp"] is None:
        return []
    texts = [Text(str(view["whelp"]), "bold")]
    if view["pool"] is not None:
        texts.append(Text(words.of_game("board-pool", prestige=view["pool"])))
    return texts


def proposals(view: NaramataView, words: Words) -> list[RenderableType]:
    """The tourists that are to ride in each vehicle, as far as somebody has proposed it."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    alone = len(view["players"]) == 1
    for seat, player in enumerate(view["players"]):
        whose = [] if alone else [mark_of(seat, words.names)]
        for tourist in player.get("proposed", []):
            wanted = flowing(wishes(tourist, words, scores=False), WIDTH - 24)
            grid.add_row(*whose, Text(tourist["name"]), wanted)
    title = words.label("picked" if alone else "proposed")
    return [Text(title, "dim"), grid] if grid.rows else []


def open_row(view: NaramataView, words: Words) -> list[RenderableType]:
    """The tourists from whom those who ride are chosen."""
    if not view["row"]:
        return []
    return [Text(words.label("row"), "dim"), cards(view["row"], words, scores=False)]


class Places:
    """The numbers of the options that give a tourist of the open row a place in a vehicle."""

    def __init__(self, actions: list[dict[str, str]]) -> None:
        self.numbers = {
            (action["tourist"], int(action["seat"])): number
            for number, action in enumerate(actions, 1)
            if action["verb"] == "ride"
        }

    def table(self, view: NaramataView, words: Words) -> Table:
        """The open row with a column of numbers for each vehicle."""
        seats = range(len(view["players"]))
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
        for seat in seats:
            table.add_column(mark_of(seat, words.names), justify="right", min_width=COLUMN - 1)
        table.add_column()
        table.add_column()
        tourists = view["row"]
        longest = max([len(tourist["name"]) for tourist in tourists], default=0)
        width = WIDTH - COLUMN * len(seats) - longest - 3
        for tourist in tourists:
            given = [self.numbers.get((tourist["tourist"], seat)) for seat in seats]
            texts = [
                Text(str(number or NO_NUMBER), "cyan" if number else "dim") for number in given
            ]
            wanted = flowing(wishes(tourist, words, scores=False), width)
            table.add_row(*texts, Text(f" {tourist['name']}"), wanted)
        return table
