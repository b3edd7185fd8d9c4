"""The tours: a table of all, their upgrades, and the tourists with what lies on their rows."""

from __future__ import annotations

from typing import Literal, TypeVar

from rich.table import Table
from rich.text import Text

from cuvee.cli.marks import joined, mark_of, name_of
from cuvee.cli.naramata.layout import WIDTH, flowing
from cuvee.cli.words import Words
from cuvee.games.naramata.kinds import KINDS
from cuvee.games.naramata.views import (
    NaramataPlayer,
    NaramataView,
    PurchaseAsset,
    RiderRow,
    SampleAsset,
    Tourist,
    TouristRow,
)

Count = Literal["points", "prestige", "disks"]
Row = TypeVar("Row", bound=TouristRow)
LONGEST_NAME = 13


def tour_table(view: NaramataView, words: Words) -> Table:
    """What everybody asks of everybody: points, prestige, disks, bottles, vehicle, place.

    No points where all play for the Whelp score, and no prestige where it lies in one pool.
    """
    keys: list[Count] = [] if plays_for_whelp(view) else ["points"]
    keys += ["prestige", "disks"] if view["pool"] is None else ["disks"]
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column("", no_wrap=True, max_width=LONGEST_NAME)
    for key in (*keys, "bottles"):
        table.add_column(words.of_game(f"board-{key}"), justify="right")
    table.add_column(words.label("vehicle"), no_wrap=True)
    table.add_column(words.label("place"))
    for seat, player in enumerate(view["players"]):
        numbers = [str(player[key]) for key in keys]
        numbers[-1] += f"+{spent}" if (spent := player["disks_spent"]) else ""
        colour = player["vehicle"]
        driven = words.of_game(f"board-vehicle-{colour}") if colour else ""
        table.add_row(
            mark_of(seat, words.names),
            name_of(seat, words.names),
            *map(Text, numbers),
            Text(str(len(player["bottles"]))),
            Text(driven),
            Text(place_of(player, words)),
        )
    return table


def plays_for_whelp(view: NaramataView) -> bool:
    """Whether all play for the Whelp score, so that only full rows count and no points."""
    return view["whelp"] is not None


def place_of(player: NaramataPlayer, words: Words) -> str:
    """Where a tour stands."""
    if "road_past" in player:
        return words.of_game("board-past", winery=player["road_past"])
    return place_name(player["place"], words)


def place_name(place: str, words: Words) -> str:
    """A winery, a start region or the end by name; nothing for nowhere."""
    if place == "end":
        return words.of_game("board-end")
    return words.maybe(f"winery-{place}", words.maybe(f"region-{place}", ""))


def upgrades(player: NaramataPlayer, words: Words) -> list[Text]:
    """A tour's upgrades, with disks on them; those face down in brackets."""
    texts = []
    for name in player["upgrades"]:
        disks = player["disks_on"].count(name)
        title = words.of_game(f"upgrade-{name}")
        title += f" ({words.of_game('board-disks_on', count=disks)})" if disks else ""
        active = name in player["active"]
        texts.append(Text(title) if active else Text(f"[{title}]", "dim"))
    return texts


def all_upgrades(view: NaramataView, words: Words) -> list[Text]:
    """Everybody's upgrades, each list in one piece if it fits on a line."""
    texts = []
    for seat, player in enumerate(view["players"]):
        owned = upgrades(player, words)
        if owned:
            owned[0] = Text.assemble(mark_of(seat, words.names), " ", owned[0])
            whole = joined(owned, ", ")
            texts += [whole] if whole.cell_len < WIDTH // 2 else owned
    return texts


def riders(player: NaramataPlayer, words: Words, full: bool, scores: bool) -> Table:
    """The tourists on a vehicle: what lies on each row, and what it scores where that counts."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    tourists = player["tourists"]
    names = [tourist["name"] for tourist in tourists]
    width = WIDTH - max([len(name) for name in names], default=0) - 3
    for name, tourist in zip(names, tourists, strict=True):
        rows = [progress(row, words, full, scores) for row in in_order(tourist["rows"])]
        grid.add_row(Text(name), flowing(rows, width))
    return grid


def in_order(rows: list[Row]) -> list[Row]:
    """The rows of a tourist card, always in the same order."""
    return sorted(rows, key=lambda row: KINDS.index(row["kind"]))


def progress(row: RiderRow, words: Words, full: bool, scores: bool) -> Text:
    """A row as far as it is filled, with its points now and at most where there are any."""
    held, most = row["count"], row["most"]
    text = Text(words.of_game(f"kind-{row['kind']}"))
    text.append(f" {held}/{most}", "bold" if held < most else "")
    if scores:
        best = f"/{row['points'][-1]}" if row["points"] else ""
        text.append(f" → {row['score']}{best}", "dim")
    if full and row.get("cards"):
        cards = [asset(card, words) for card in row["cards"]]
        text.append(f": {', '.join(cards)}", "dim")
    return text


def asset(card: SampleAsset | PurchaseAsset, words: Words) -> str:
    """A card by its type and worth; a purchase by its bottles and cost."""
    if card["kind"] == "purchase":
        return words.of_game("asset-purchase", bottles=card["bottles"], cost=card["cost"])
    kind = card["kind"]
    type_ = {f"{kind}_type": card["type"]}
    return words.of_game(f"asset-{kind}", worth=card["worth"], **type_)


def cards(tourists: list[Tourist], words: Words, scores: bool = True) -> Table:
    """Tourists as they are printed."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for tourist in tourists:
        rows = flowing(wishes(tourist, words, scores), WIDTH - 20)
        grid.add_row(Text(tourist["name"]), rows)
    return grid


def wishes(tourist: Tourist, words: Words, scores: bool) -> list[Text]:
    """The rows of a tourist card: points for one, two, ... or how much it takes to fill them."""
    texts = []
    for row in in_order(tourist["rows"]):
        steps = "/".join(map(str, row["points"])) if scores else ""
        kind = words.of_game(f"kind-{row['kind']}")
        texts.append(Text(f"{kind} {steps or str(row['most']) + 'x'}"))
    return texts
