"""The vineyards: a table of all, and each mat by itself."""

from __future__ import annotations

from typing import Literal

from rich.table import Table
from rich.text import Text

from cuvee.cli.marks import mark_of, name_of
from cuvee.cli.viticulture.spaces import GRANDE
from cuvee.cli.words import Words
from cuvee.games.viticulture.cards.deck import CARD_NAMES, DECK_NAMES, DECK_OF
from cuvee.games.viticulture.structures import COST, STRUCTURE_NAMES
from cuvee.games.viticulture.verbs.hand import VISITORS
from cuvee.games.viticulture.view import COLOURS, DECK_KEYS
from cuvee.games.viticulture.views import (
    GrapeColour,
    Structure,
    ViticultureField,
    ViticulturePlayer,
    ViticultureView,
)

NUMBERS: tuple[Literal["vp", "lira", "residual"], ...] = ("vp", "lira", "residual")
NOTHING = "-"
LONGEST_NAME = 12


def player_table(view: ViticultureView, words: Words) -> Table:
    """What everybody asks of everybody: points, lira, workers at home, cards by kind."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    legend = f"{GRANDE} {words.of_game('board-home-grande')}"
    table.add_column(legend, no_wrap=True, max_width=LONGEST_NAME)
    for key in NUMBERS:
        table.add_column(words.of_game(f"board-{key}"), justify="right")
    table.add_column(words.of_game("board-home"), no_wrap=True)
    for deck in DECK_KEYS:
        table.add_column(words.of_game(f"board-{deck}"), justify="right")
    for seat, player in enumerate(view["players"]):
        numbers = [str(player[key]) for key in NUMBERS]
        cards = [str(player["cards"][deck]) for deck in DECK_KEYS]
        who = mark_of(seat, words.names), name_of(seat, words.names)
        table.add_row(*who, *numbers, at_home(player, words), *cards)
    return table


def at_home(player: ViticulturePlayer, words: Words) -> str:
    """The workers at home by kind, and those who come next year."""
    workers = player["workers"]
    home = [str(workers["regular"])] if workers["regular"] else []
    kinds = [kind for kind in ("grande", "temporary") if workers[kind]]
    home += [words.of_game(f"board-home-{kind}") for kind in kinds]
    text = "+".join(home) or NOTHING
    trained = player["trained"]
    return f"{text} {words.of_game('board-trained', count=trained)}" if trained else text


def mat(player: ViticulturePlayer, words: Words, full: bool) -> Table:
    """A vineyard mat: structures, fields, crush pad, cellar; and in full what can be built."""
    grid = lines()
    built = player["structures"]
    used = player["used"]
    if built:
        add(grid, "structures", ", ".join(structure(name, used, words) for name in built), words)
    if full and len(built) < len(STRUCTURE_NAMES):
        prices = dict(zip(STRUCTURE_NAMES, COST, strict=True))
        unbuilt = [name for name in STRUCTURE_NAMES if name not in built]
        named = [f"{words.of_game(f'structure-{name}')} {prices[name]}" for name in unbuilt]
        add(grid, "unbuilt", ", ".join(named), words)
    add(grid, "fields", "\n".join(fields(player, words)), words)
    pad = grapes(player, COLOURS, words)
    wines = tokens({words.of_game(f"board-wine-{w}"): row for w, row in player["wines"].items()})
    if pad and wines:
        label = (f"   {words.of_game('board-wines')}  ", "dim")
        add(grid, "grapes", Text.assemble(pad, label, wines), words)
    elif pad or wines:
        add(grid, "grapes" if pad else "wines", pad or wines, words)
    return grid


def structure(name: Structure, used: list[Structure], words: Words) -> str:
    """A structure, and whether it has done its once a year."""
    text = words.of_game(f"structure-{name}")
    return f"{text} ({words.of_game('board-used')})" if name in used else text


def fields(player: ViticulturePlayer, words: Words) -> list[str]:
    """The planted fields, one a line; then the others on one line."""
    planted: list[str] = []
    others: list[str] = []
    for name, field in player["fields"].items():
        text = f"{words.of_game(f'field-{name}')}: {field_in_words(field, words)}"
        (planted if field["vines"] else others).append(text)
    return [*planted, " · ".join(others)] if others else planted


def field_in_words(field: ViticultureField, words: Words) -> str:
    """What grows on a field, what it bears, how much of its limit is taken."""
    vines = field["vines"]
    if field["sold"]:
        return words.of_game("board-sold")
    if not vines:
        return words.of_game("board-empty")
    crop = [f"{words.of_game(f'colour-{c}')} {field[c]}" for c in COLOURS if field[c]]
    taken = f"{field['value']}/{field['limit']}"
    text = f"{counted([words.of_game(f'card-{vine}') for vine in vines])} = {', '.join(crop)}"
    harvested = f", {words.of_game('board-harvested')}" if field["harvested"] else ""
    return f"{text} ({taken}{harvested})"


def grapes(player: ViticulturePlayer, colours: list[GrapeColour], words: Words) -> str:
    """Grapes of some colours with their values."""
    return tokens({words.of_game(f"colour-{c}"): player["grapes"][c] for c in colours})


def tokens(rows: dict[str, list[int]]) -> str:
    """The values of some tokens by what they are called."""
    texts = [f"{name} {' '.join(map(str, values))}" for name, values in rows.items() if values]
    return " · ".join(texts)


def hand(player: ViticulturePlayer, words: Words) -> Text:
    """The cards in hand by kind, on a line or two; a visitor's name does not tell its season."""
    text = Text()
    for deck, name in enumerate(DECK_NAMES):
        cards = [card for card in player.get("hand", []) if deck_of(card) == deck]
        if cards:
            text.append(" · " if text else "")
            if deck in VISITORS:
                text.append(f"{words.of_game(f'board-{name}')}: ", "dim")
            text.append(counted([words.of_game(f"card-{card}") for card in cards]))
    return text


def cards_in_full(cards: list[str], words: Words) -> Text:
    """Each card on its own line with what is printed on it."""
    text = Text()
    for card in cards:
        text.append("\n" if text else "").append(words.of_game(f"card-{card}"))
        text.append(f" - {words.of_game(f'text-{card}')}", "dim")
    return text


def deck_of(card: str) -> int:
    """The deck that a card belongs to."""
    return DECK_OF[CARD_NAMES.index(card)]


def counted(things: list[str]) -> str:
    """Names in order, each once, with how many there are."""
    once = list(dict.fromkeys(things))
    many = [things.count(thing) for thing in once]
    named = zip(once, many, strict=True)
    return ", ".join(thing if count == 1 else f"{count} {thing}" for thing, count in named)


def lines() -> Table:
    """A grid of labels and what they label."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    return grid


def add(grid: Table, label: str, content: str | Text, words: Words) -> None:
    """A line of the grid; nothing is shown as such."""
    text = content if isinstance(content, Text) else Text(content)
    grid.add_row(words.of_game(f"board-{label}"), text or Text(NOTHING))
