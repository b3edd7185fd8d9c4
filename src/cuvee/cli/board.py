"""The position on the screen: any game's view as tables, unless the game draws its own board."""

from __future__ import annotations

from operator import itemgetter
from typing import Any, Protocol, TypeVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cuvee.cli.screen import colour
from cuvee.cli.words import Words, is_empty
from cuvee.engine import Result, State, View

ABOUT = ("game", "seats", "options", "decision")  # in every view, and no part of the board
WIDE = 6  # facts about each player that fit side by side

V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Board(Protocol[V_contra]):
    """A game's own board; it is given the view of a seat (None: a spectator) and nothing else."""

    def draw(self, view: V_contra, seat: int | None, words: Words, full: bool) -> RenderableType:
        """The position: all of it, or what a player looks at every turn."""
        ...

    def note(self, view: V_contra, seat: int | None, words: Words, action: dict[str, str]) -> str:
        """What the position says about something on offer; empty where that is nothing."""
        ...

    def about(self, view: V_contra, words: Words, action: dict[str, str]) -> str:
        """What an action of the board does; empty where its name says it all."""
        ...

    def introduction(self, view: V_contra, words: Words) -> list[RenderableType]:
        """What is said of a game before it begins; mostly nothing."""
        ...

    def rivals(self, view: V_contra, words: Words) -> list[tuple[str, int]]:
        """Whoever has a score but no seat, by name."""
        ...


class Chart(Protocol[V_contra]):
    """What some boards do besides: show options where they lie, rather than in a long list."""

    def chart(
        self, view: V_contra, seat: int, words: Words, actions: list[dict[str, str]]
    ) -> tuple[list[RenderableType], set[int]]:
        """A picture with the numbers of options on it, counted from 1, and which these are."""
        ...

    def order(self, view: V_contra, actions: list[dict[str, str]]) -> list[int]:
        """The places of options as they are numbered: what habit must not choose comes last."""
        ...


boards: dict[str, Board[Any]] = {}  # each is only ever given a view of its own game
charts: dict[str, Chart[Any]] = {}


def position(view: View, seat: int | None, words: Words, full: bool = True) -> RenderableType:
    """The position as a seat sees it."""
    board = boards.get(words.game.name)
    if board is None:
        return plain_board(view, seat, words)
    return board.draw(view, seat, words, full)


def note(view: View, seat: int | None, action: dict[str, str], words: Words) -> str:
    """What the position says about an action on offer."""
    board = boards.get(words.game.name)
    return "" if board is None else board.note(view, seat, words, action)


def about(view: View, action: dict[str, str], words: Words) -> str:
    """What an action of the board does."""
    board = boards.get(words.game.name)
    return "" if board is None else board.about(view, words, action)


def introduction(view: View, words: Words) -> list[RenderableType]:
    """What is said of a game before it begins."""
    board = boards.get(words.game.name)
    return [] if board is None else board.introduction(view, words)


def chart(
    view: View, seat: int, actions: list[dict[str, str]], words: Words
) -> tuple[list[RenderableType], set[int]]:
    """The options that are shown on a picture, and which these are; mostly none."""
    own = charts.get(words.game.name)
    return ([], set()) if own is None else own.chart(view, seat, words, actions)


def in_order(view: View, actions: list[dict[str, str]], words: Words) -> list[int]:
    """The places of some options in the order in which they are numbered."""
    own = charts.get(words.game.name)
    return [*range(len(actions))] if own is None else own.order(view, actions)


def plain_board(view: View, seat: int | None, words: Words) -> RenderableType:
    """Facts on one line, each list on its own, then a table of the players."""
    facts: list[str] = []
    lines: list[RenderableType] = []
    players: list[dict[str, object]] = []
    for key, value in view.items():
        if key in ABOUT:
            continue
        if key == "players" and isinstance(value, list):
            players = [member for member in value if isinstance(member, dict)]
        elif isinstance(value, (list, dict)):
            if not is_empty(value):
                lines.append(_fact(words.label(key), words.value(key, value)))
        else:
            facts.append(f"{words.label(key)} {words.value(key, value)}")
    parts: list[RenderableType] = [Text(" · ".join(facts), "bold"), *lines]
    if players:
        parts.append(player_table(players, seat, words))
    return Group(*parts)


def player_table(players: list[dict[str, object]], seat: int | None, words: Words) -> Table:
    """The players: as rows while the facts are few, side by side when they are many.

    Of many facts, those that are nothing for everybody are left out.
    """
    keys: list[str] = []
    for player in players:
        keys += [key for key in player if key not in keys]
    if len(keys) <= WIDE:
        return _players_as_rows(players, keys, seat, words)
    shown = [key for key in keys if not all(is_empty(player.get(key)) for player in players)]
    return _players_as_columns(players, shown, words)


def outcome(state: State, words: Words) -> list[RenderableType]:
    """Why the game ended, the ranks unless all win or lose as one, and who won, if anybody did."""
    result = words.game.result(state)
    lines: list[RenderableType] = [Text(words.ending(result), "bold")]
    board = boards.get(words.game.name)
    rivals = [] if board is None else board.rivals(state.view(None), words)
    if rivals or not words.game.cooperative(state.options):
        lines.append(score_table(result, rivals, words))
    if result.winners:
        lines.append(Text(words.victory(result), "bold"))
    return lines


def score_table(result: Result, rivals: list[tuple[str, int]], words: Words) -> Table:
    """The ranks, best first, with the scores; who has no seat has lost, won, or as many points."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(words.say("cli-place"), justify="right")
    table.add_column(words.say("cli-player-column"))
    table.add_column(words.say("cli-score"), justify="right")
    rows = [
        (result.ranking[seat], Text(words.names[seat], colour(seat)), result.scores[seat])
        for seat in range(len(result.ranking))
    ]
    for name, score in rivals:
        rank = 2 if result.winners else 1
        rows = [(rank if score == own else place, who, own) for place, who, own in rows]
        rows.append((rank, Text(name), score))
    for place, who, score in sorted(rows, key=itemgetter(0)):
        table.add_row(str(place), who, str(score))
    return table


def _players_as_rows(
    players: list[dict[str, object]], keys: list[str], seat: int | None, words: Words
) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column("")
    for key in keys:
        number = all(isinstance(player.get(key, 0), int) for player in players)
        table.add_column(words.label(key), justify="right" if number else "left")
    for number_, player in enumerate(players):
        values = [words.value(key, player[key]) if key in player else "" for key in keys]
        style = "bold" if number_ == seat else ""
        table.add_row(Text(words.names[number_], colour(number_)), *map(Text, values), style=style)
    return table


def _players_as_columns(players: list[dict[str, object]], keys: list[str], words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("", style="dim")
    for seat in range(len(players)):
        table.add_column(Text(words.names[seat], colour(seat)))
    for key in keys:
        values = [words.value(key, player[key]) if key in player else "" for player in players]
        table.add_row(words.label(key), *map(Text, values))
    return table


def _fact(label: str, value: str) -> Text:
    return Text.assemble((f"{label}: ", "dim"), value)
