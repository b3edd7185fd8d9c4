"""The whole board: the day, the time track, the market, the tours, the tourists, the road."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cuvee.cli.marks import joined, name_of
from cuvee.cli.naramata.layout import NOTHING, add, lines
from cuvee.cli.naramata.road import Numbers, Road
from cuvee.cli.naramata.tours import all_upgrades, cards, place_of, riders, tour_table
from cuvee.cli.screen import TOO_MANY, colour
from cuvee.cli.seen import Seen
from cuvee.cli.words import Words
from cuvee.games.naramata.market import Activate
from cuvee.games.naramata.names import KINDS
from cuvee.games.naramata.state import PILE_NAMES
from cuvee.games.naramata.turn import TakeTurn

DECKS = {*KINDS[:3]}  # the verbs by which their cards are chosen


class NaramataBoard:
    """The table as one looks at it from a seat."""

    def draw(
        self, view: dict[str, object], seat: int | None, words: Words, full: bool
    ) -> RenderableType:
        """The position: what one looks at every turn, or everything."""
        seen = Seen(view)
        parts: list[RenderableType] = [heading(seen, seat, words), facts(seen, words, full)]
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
        elif seat is not None and not chooses_way(seen, seat):
            parts += road.ahead(within_sight(seen, seat))
        return Group(*parts)

    def chart(
        self, view: dict[str, object], seat: int, words: Words, actions: list[dict[str, str]]
    ) -> tuple[list[RenderableType], set[int]]:
        """The road with the number of each space that can be chosen, if these are many."""
        numbers = Numbers(actions)
        seen = Seen(view)
        if len(numbers.shown) <= TOO_MANY and not chooses_way(seen, seat):
            return [], set()
        wineries = numbers.wineries
        if chooses_way(seen, seat):
            wineries |= {*within_sight(seen, seat)}
        road = Road(seen, seat, words)
        return [*road.ahead([*wineries], numbers)], numbers.shown

    def last(self, view: dict[str, object], actions: list[dict[str, str]]) -> set[int]:
        """The end of the day, cashing in cards one could attach, leaving a new upgrade unused."""
        verbs = [action["verb"] for action in actions]
        rarely = asks(Seen(view), Activate.__name__) or bool(set(verbs) & DECKS)
        ends = {"end_day", "done"} if rarely else {"end_day"}
        return {place for place, verb in enumerate(verbs) if verb in ends}

    def note(
        self, view: dict[str, object], seat: int | None, words: Words, action: dict[str, str]
    ) -> str:
        """What an option does is said by its label."""
        return ""


def heading(seen: Seen, seat: int | None, words: Words) -> Text:
    """The day, who is asked, and when one's own day closes."""
    day, last = seen.number("day"), seen.part("options").number("days")
    title = words.of_game("board-day", day=day, last=last) if day else ""
    told = [Text(title or words.of_game("board-setup"), "bold")]
    if seen.plain["decision"] is not None:
        seats = seen.part("decision").members("seats")
        names = [words.names[seat] for seat in seats if isinstance(seat, int)]
        one = words.of_game("board-decides", name=names[0])
        told.append(Text(one if len(names) == 1 else words.of_game("board-all_decide")))
    if day and seat is not None:
        own = seen.parts("players")[seat]
        hours = words.of_game("board-closes", time=own.text("closing"))
        told.append(Text(hours, "dim"))
        if own.text("place") not in {"", "end"}:
            brings = words.of_game("board-pairing", prestige=own.number("pairing"))
            told.append(Text(brings, "dim"))
    return joined(told, " · ")


def chooses_way(seen: Seen, seat: int) -> bool:
    """Whether a seat is asked where to go, so that the question shows the road."""
    asked = asks(seen, TakeTurn.__name__)
    return asked and seat in seen.part("decision").members("seats")


def asks(seen: Seen, kind: str) -> bool:
    """Whether the question is of a kind."""
    return seen.plain["decision"] is not None and seen.part("decision").text("kind") == kind


def within_sight(seen: Seen, seat: int) -> list[str]:
    """The wineries ahead of a tour; all of them for one that is about to start."""
    player = seen.parts("players")[seat]
    if player.text("place") or player.members("hand") or not player.members("tourists"):
        return player.texts("ahead")
    return [
        place.text("winery")
        for segment in seen.parts("road")
        for place in segment.parts("wineries")
    ]


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
