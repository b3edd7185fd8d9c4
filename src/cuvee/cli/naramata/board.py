"""The whole board: the day, the time track, the market, the tours, the tourists, the road."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cuvee.cli.marks import marks, name_of
from cuvee.cli.naramata.layout import NOTHING, WIDTH, add, flowing, lines
from cuvee.cli.naramata.road import Numbers, Road, wineries
from cuvee.cli.naramata.together import Places, open_row, proposals, standing
from cuvee.cli.naramata.tours import (
    all_upgrades,
    cards,
    place_of,
    plays_for_whelp,
    riders,
    tour_table,
)
from cuvee.cli.screen import TOO_MANY, colour
from cuvee.cli.seen import Seen
from cuvee.cli.words import Words
from cuvee.games.naramata.names import KINDS, START_KEYS
from cuvee.games.naramata.state import PILE_NAMES

DECKS = {*KINDS[:3]}  # the verbs by which their cards are chosen


class NaramataBoard:
    """The table as one looks at it from a seat."""

    def draw(
        self, view: dict[str, object], seat: int | None, words: Words, full: bool
    ) -> RenderableType:
        """The position: what one looks at every turn, or everything."""
        seen = Seen(view)
        sharing = asks(seen, "propose") and not full
        if sharing and anything_proposed(seen):
            return Group(heading(seen, seat, words), *proposals(seen, words))
        parts: list[RenderableType] = [heading(seen, seat, words), facts(seen, words, full)]
        parts.append(tour_table(seen, words))
        parts += on_board(seen, seat, words, full)
        if seat is not None:
            parts += draft(seen.parts("players")[seat], words, full)
        parts += proposals(seen, words)
        if not sharing:  # which shows the row with its numbers
            parts += open_row(seen, words)
        road = Road(seen, seat, words)
        if full:
            parts += [Text(), road.in_full()]
        elif seat is not None and not chooses_way(seen, seat) and not shares_out(seen):
            parts += road.ahead(within_sight(seen, seat))
        return Group(*parts)

    def chart(
        self, view: dict[str, object], seat: int, words: Words, actions: list[dict[str, str]]
    ) -> tuple[list[RenderableType], set[int]]:
        """The road with the number of each space that can be chosen, if these are many.

        Of the Fleet's open row a table, and the market before it moves on.
        """
        numbers = Numbers(actions)
        seen = Seen(view)
        if asks(seen, "shift"):
            return [market(lines(), seen, words)], set()
        if asks(seen, "propose") and len(seen.parts("players")) > 1:
            row = Places(actions)
            return [row.table(seen, words)], {*row.numbers.values()}
        if len(numbers.shown) <= TOO_MANY and not chooses_way(seen, seat):
            return [], set()
        places = numbers.wineries
        if chooses_way(seen, seat):
            places |= {*within_sight(seen, seat)}
        road = Road(seen, seat, words)
        return [*road.ahead([*places], numbers)], numbers.shown

    def order(self, view: dict[str, object], actions: list[dict[str, str]]) -> list[int]:
        """Places by the order of travel; last of all what one does rarely, or may regret."""
        seen = Seen(view)
        verbs = [action["verb"] for action in actions]
        last = rarely(seen, verbs)
        far = {name: place for place, name in enumerate(wineries(seen))}

        def rank(place: int) -> tuple[bool, int, int]:
            verb = verbs[place]
            return verb in last, verbs.index(verb), far.get(actions[place].get("winery", ""), 0)

        return sorted(range(len(actions)), key=rank)

    def note(
        self, view: dict[str, object], seat: int | None, words: Words, action: dict[str, str]
    ) -> str:
        """What an option does is said by its label."""
        return ""


def rarely(seen: Seen, verbs: list[str]) -> set[str]:
    """To end the day, cash in cards one could attach, leave a new upgrade unused, decline."""
    ends = {"end_day"}
    if asks(seen, "activate") or set(verbs) & DECKS:
        ends.add("done")
    if asks(seen, "agree"):
        ends.add("no")
    return ends


def heading(seen: Seen, seat: int | None, words: Words) -> Text:
    """The day, who is asked, and when one's own day closes."""
    day, last = seen.number("day"), seen.part("options").number("days")
    title = words.of_game("board-day", day=day, last=last) if day else ""
    told = [Text(title or words.of_game("board-setup"), "bold")]
    told += decides(seen, words)
    if day and seat is not None:
        own = seen.parts("players")[seat]
        hours = words.of_game("board-closes", time=own.text("closing"))
        told.append(Text(hours, "dim"))
        if own.text("place") and own.text("place") not in goals(seen):
            brings = words.of_game("board-pairing", prestige=own.number("pairing"))
            told.append(Text(brings, "dim"))
    return flowing(told, WIDTH)


def decides(seen: Seen, words: Words) -> list[Text]:
    """Who is asked: one, all at once, or whoever of several answers first."""
    if seen.plain["decision"] is None:
        return []
    seats = seen.part("decision").members("seats")
    asked = [seat for seat in seats if isinstance(seat, int)]
    if len(asked) == 1:
        return [Text(words.of_game("board-decides", name=words.names[asked[0]]))]
    if shares_out(seen):
        names = ", ".join(marks(words.names)[seat] for seat in asked)
        return [Text(words.of_game("board-open_to", names=names))]
    return [Text(words.of_game("board-all_decide"))]


def goals(seen: Seen) -> set[str]:
    """The places where a day ends."""
    return {*START_KEYS} if seen.flag("backwards") else {"end"}


def anything_proposed(seen: Seen) -> bool:
    """Whether some tourist has been given a place."""
    return any(player.members("proposed") for player in seen.parts("players"))


def shares_out(seen: Seen) -> bool:
    """Whether it is open who rides where."""
    return asks(seen, "propose") or asks(seen, "agree")


def chooses_way(seen: Seen, seat: int) -> bool:
    """Whether a seat is asked where to go, so that the question shows the road."""
    asked = asks(seen, "turn")
    return asked and seat in seen.part("decision").members("seats")


def asks(seen: Seen, question: str) -> bool:
    """Whether this is the question."""
    return seen.plain["decision"] is not None and seen.part("decision").text("question") == question


def within_sight(seen: Seen, seat: int) -> list[str]:
    """The wineries ahead of a tour; all of them for one that is about to start."""
    player = seen.parts("players")[seat]
    if player.text("place") or player.members("hand") or not player.members("tourists"):
        return player.texts("ahead")
    return wineries(seen)


def facts(seen: Seen, words: Words, full: bool) -> Table:
    """The score, the time track, the market, the upgrades; in full also bottles and decks."""
    grid = lines()
    add(grid, "whelp", standing(seen, words), words)
    if seen.part("options").flag("reverse_course") and seen.number("day"):
        way = words.of_game("board-back" if seen.flag("backwards") else "board-out")
        add(grid, "course", [Text(way)], words)
    if seen.number("day"):
        add(grid, "track", track(seen, words), words)
    market(grid, seen, words)
    add(grid, "upgrades", all_upgrades(seen, words), words)
    if full:
        add(grid, "signature", bottles(seen, words), words)
        decks, discards = seen.part("piles"), seen.part("discards")
        left = [
            Text(f"{words.of_game(f'card-{name}')} {decks.number(name)}+{discards.number(name)}")
            for name in PILE_NAMES
        ]
        add(grid, "decks", left, words)
        under = [Text(words.of_game(f"upgrade-{name}")) for name in seen.texts("under")]
        add(grid, "under", under, words)
    return grid


def market(grid: Table, seen: Seen, words: Words) -> Table:
    """The upgrades on offer, on a line of a grid."""
    add(grid, "market", [offer(slot, words) for slot in seen.parts("market")], words)
    return grid


def track(seen: Seen, words: Words) -> list[Text]:
    """Everybody on the time track, who is next first; those who have arrived last."""
    players, phantoms = seen.parts("players"), seen.parts("phantoms")
    arrived = words.of_game("board-start" if seen.flag("backwards") else "board-end")
    still: list[Text] = []
    ended: list[Text] = []
    out = all(player.text("place") for player in players)  # only then do the phantoms follow
    for number in map(int, seen.texts("turn_order")):
        tours = number < len(players)
        whose = players[number] if tours else phantoms[number - len(players)]
        name = name_of(number, words.names) if tours else phantom(seen, number, words)
        if out and whose.text("place") in goals(seen):
            ended.append(Text.assemble((f"{arrived} ", "dim"), name))
        elif tours or (out and whose.text("place")):
            place = "" if tours else f" ({place_of(whose, words)})"  # of whom no table tells it
            still.append(Text.assemble((f"{whose.text('time')} ", "dim"), name, place))
    return still + ended


def phantom(seen: Seen, number: int, words: Words) -> Text:
    """A phantom, numbered where there are two."""
    phantoms = seen.parts("phantoms")
    number -= len(seen.parts("players")) - 1
    return Text(words.of_game("board-phantom") + (f" {number}" if len(phantoms) > 1 else ""))


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


def on_board(seen: Seen, seat: int | None, words: Words, full: bool) -> list[RenderableType]:
    """One's own tourists, or in full everybody's."""
    told: list[RenderableType] = []
    scores = not plays_for_whelp(seen)
    for other, player in enumerate(seen.parts("players")):
        if (full or other == seat) and player.members("tourists"):
            title = words.of_game(
                "board-riders" if scores else "board-riders_whelp", name=words.names[other]
            )
            told += [Text(title, colour(other)), riders(player, words, full, scores)]
    return told


def draft(player: Seen, words: Words, full: bool) -> list[RenderableType]:
    """The draft: what one has laid aside, and the hand, unless the question lists it anyway."""
    told: list[RenderableType] = []
    if player.members("picked"):
        told += [Text(words.label("picked"), "dim"), cards(player.parts("picked"), words)]
    if player.members("hand") and (full or player.members("picked")):
        told += [Text(words.label("hand"), "dim"), cards(player.parts("hand"), words)]
    return told
