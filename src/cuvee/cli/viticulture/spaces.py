"""The board's action spaces: who stands where, which are free, what each bonus is."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from cuvee.cli.marks import joined, mark_of, name_of
from cuvee.cli.words import Words
from cuvee.games.viticulture.spaces import (
    ACTION_NAMES,
    BONUS_SLOT,
    SEASON_ACTIONS,
    SLOT_NAMES,
)
from cuvee.games.viticulture.views import ViticultureView

WIDTH = 80
GAP = 3
SEASONS = {"summer": ACTION_NAMES[:SEASON_ACTIONS], "winter": ACTION_NAMES[SEASON_ACTIONS:]}
AUTOMA = "Au"
GRANDE = "*"
ALWAYS = ("cart", "yoke")  # places that every season has
Standing = dict[str, list[Text]]


def standing(view: ViticultureView, names: list[str]) -> Standing:
    """The workers at each place, as marks."""
    found: Standing = {}
    for seat, player in enumerate(view["players"]):
        for worker in player["placed"]:
            sign = GRANDE if worker["worker"] == "grande" else ""
            mark = mark_of(seat, names, sign)
            found.setdefault(worker["space"], []).append(mark)
    for place in view["automa"]["spaces"] if "automa" in view else []:
        found.setdefault(place, []).append(Text(AUTOMA, "bold"))
    return found


def season_spaces(view: ViticultureView, season: str, words: Words) -> Group:
    """The six actions of a season, two beside each other where they fit."""
    here = standing(view, words.names)
    slots = view["slots"]
    rows = []
    for action in SEASONS[season]:
        cells = [Text(words.of_game(f"board-space-{action}"))]
        cells += [slot_cell(action, slot, here, words) for slot in slots]
        if action in here:  # grande workers on the full action
            cells[-1] = joined([cells[-1], *here[action]], " ")
        rows.append(cells)
    return Group(*side_by_side(aligned(rows)))


def slot_cell(action: str, slot: str, here: Standing, words: Words) -> Text:
    """A space: whoever stands there, else the bonus it gives, else nothing."""
    worker = here.get(f"{action}_{slot}")
    if worker:
        return Text.assemble("[", *worker, "]")
    if slot == SLOT_NAMES[BONUS_SLOT]:
        return Text(f"[{words.of_game(f'board-bonus-{action}')}]")
    return Text("[  ]")


def aligned(rows: list[list[Text]]) -> list[Text]:
    """Each row as one line, its cells below those of the row before."""
    widths = [max(row[column].cell_len for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        line = Text()
        for cell, width in zip(row, widths, strict=True):
            padding = " " * (width - cell.cell_len + 1)
            line.append_text(cell).append(padding)
        lines.append(line)
    return lines


def side_by_side(lines: list[Text]) -> list[Text]:
    """The second half of some lines beside the first, if they fit."""
    half = len(lines) // 2
    width = lines[0].cell_len
    if 2 * width + GAP - 1 > WIDTH:
        return lines
    pairs = zip(lines[:half], lines[half:], strict=True)
    return [joined([left, right], " " * (GAP - 1)) for left, right in pairs]


def elsewhere(view: ViticultureView, words: Words) -> Text:
    """Workers on the cart and on the yokes."""
    here = standing(view, words.names)
    texts = [
        Text.assemble((f"{words.of_game(f'board-{place}')} ", "dim"), joined(here[place], " "))
        for place in ALWAYS
        if place in here
    ]
    return joined(texts, "   ")


def planned(view: ViticultureView, words: Words) -> list[Text]:
    """Who has planned which action, a line each."""
    label = words.of_game("board-planned")
    texts = []
    for plan in view["planned"]:
        name, space = plan["seat"], words.of_game(f"space-{plan['space']}")
        whose = name_of(name, words.names)
        texts.append(Text.assemble((f"{label} ", "dim"), whose, f": {space}"))
    return texts
