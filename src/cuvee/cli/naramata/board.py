"""The whole board: the day, the time track, the market, the tours, the tourists, the road."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cuvee.cli.naramata.layout import NOTHING, add, lines
from cuvee.cli.naramata.road import Road
from cuvee.cli.naramata.tours import all_upgrades, cards, place_of, riders, tour_table
from cuvee.cli.screen import colour
from cuvee.cli.seen import Seen
from cuvee.cli.viticulture.marks import joined, name_of
from cuvee.cli.words import Words
from cuvee.games.naramata.state import PILE_NAMES


class NaramataBoard:
    """The table as one looks at it from a seat."""

    def draw(
        self, view: dict[str, object], seat: int | None, words: Words, full: bool
    ) -> RenderableType:
        """The position: what one looks at every turn, or everything."""
        seen = Seen(view)
        parts: list[RenderableType] = [heading(seen, words), facts(seen, words, full)]
        parts.append(tour_table(seen, words))
        for other, player in enumerate(seen.parts("players")):
            shown = full or other == seat
            if shown and player.members("tourists"):
                title = words.of_game("board-riders", name=words.names[other])
                parts += [Text(title, colour(other)), riders(player, words, full)]
        if seat is not None:
            parts += draft(seen.parts("players")[seat], words, full)
        road = Road(seen, seat, words)
        if full:
            parts += [Text(), road.in_full()]
        elif seat is not None:
            parts += road.ahead(seen.parts("players")[seat].texts("ahead"))
        return Group(*parts)

    def note(
        self, view: dict[str, object], seat: int | None, words: Words, action: dict[str, str]
    ) -> str:
        """What an option does is said by its label."""
        return ""


def heading(seen: Seen, words: Words) -> Text:
    """The day, and who is asked."""
    day, last = seen.number("day"), seen.part("options").number("days")
    title = words.of_game("board-day", day=day, last=last) if day else ""
    told = [Text(title or words.of_game("board-setup"), "bold")]
    if seen.plain["decision"] is not None:
        seats = seen.part("decision").members("seats")
        names = ", ".join(words.names[seat] for seat in seats if isinstance(seat, int))
        told.append(Text(words.of_game("board-decides", name=names)))
    return joined(told, " · ")


def facts(seen: Seen, words: Words, full: bool) -> Table:
    """The time track, the market, everybody's upgrades; in full also bottles and decks."""
    grid = lines()
    if seen.number("day"):
        add(grid, "track", track(seen, words), words)
    add(grid, "market", [offer(slot, words) for slot in seen.parts("market")], words)
    add(grid, "upgrades", all_upgrades(seen, words), words)
    if full:
        add(grid, "signature", bottles(seen, words), words)
        decks, discards = seen.part("piles"), seen.part("discards")
        left = [
            Text(f"{words.of_game(f'card-{name}')} {decks.number(name)}+{discards.number(name)}")
            for name in PILE_NAMES
        ]
        add(grid, "decks", left, words)
    return grid


def track(seen: Seen, words: Words) -> list[Text]:
    """Everybody on the time track, who is next first; those at END last."""
    players, phantoms = seen.parts("players"), seen.parts("phantoms")
    still: list[Text] = []
    ended: list[Text] = []
    for number in map(int, seen.texts("turn_order")):
        tours = number < len(players)
        whose = players[number] if tours else phantoms[number - len(players)]
        name = name_of(number, words.names) if tours else phantom(whose, words)
        if whose.text("place") == "end":
            ended.append(Text.assemble((f"{words.of_game('board-end')} ", "dim"), name))
        else:
            still.append(Text.assemble((f"{whose.text('time')} ", "dim"), name))
    return still + ended


def phantom(whose: Seen, words: Words) -> Text:
    """The Phantom, with its place, since it has no line in the table."""
    place = place_of(whose, words)
    name = words.of_game("board-phantom")
    return Text(f"{name} ({place})" if place else name)


def offer(slot: Seen, words: Words) -> Text:
    """An upgrade on offer: what it costs now, and the coins that make it cheaper."""
    name, coins = slot.text("upgrade"), slot.number("coins")
    if not name:
        return Text(NOTHING)
    told = Text(f"{words.of_game(f'upgrade-{name}')} ")
    told.append(str(slot.number("price")), "bold")
    return told.append(f" ({words.of_game('board-coins', count=coins)})" if coins else "", "dim")


def bottles(seen: Seen, words: Words) -> list[Text]:
    """Who holds which signature bottles."""
    told = []
    for seat, player in enumerate(seen.parts("players")):
        held = [words.of_game(f"winery-{name}") for name in player.texts("bottles")]
        if held:
            told.append(name_of(seat, words.names) + Text(f": {', '.join(held)}"))
    return told


def draft(player: Seen, words: Words, full: bool) -> list[RenderableType]:
    """The draft: what one has laid aside, and the hand, unless the question lists it anyway."""
    told: list[RenderableType] = []
    if player.members("picked"):
        told += [Text(words.label("picked"), "dim"), cards(player.parts("picked"), words)]
    if player.members("hand") and (full or player.members("picked")):
        told += [Text(words.label("hand"), "dim"), cards(player.parts("hand"), words)]
    return told
