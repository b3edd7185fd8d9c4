"""The whole board: the day, the time track, the market, the tours, the tourists, the road."""

from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cuvee.cli.marks import marks, name_of
from cuvee.cli.naramata.layout import NOTHING, WIDTH, add, flowing, lines
from cuvee.cli.naramata.road import Numbers, Road
from cuvee.cli.naramata.together import Places, open_row, proposals, standing
from cuvee.cli.naramata.tours import (
    all_upgrades,
    cards,
    place_name,
    plays_for_whelp,
    riders,
    tour_table,
)
from cuvee.cli.screen import TOO_MANY, colour
from cuvee.cli.words import Words
from cuvee.games.naramata.board.wineries import START_KEYS
from cuvee.games.naramata.kinds import KINDS
from cuvee.games.naramata.view import PILES
from cuvee.games.naramata.views import MarketSlot, NaramataPlayer, NaramataView, Winery

DECKS = {*KINDS[:3]}  # the verbs by which their cards are chosen


class NaramataBoard:
    """The table as one looks at it from a seat."""

    def draw(
        self, view: NaramataView, seat: int | None, words: Words, full: bool
    ) -> RenderableType:
        """The position: what one looks at every turn, or everything."""
        sharing = asks(view, "propose") and not full
        if sharing and anything_proposed(view):
            return Group(heading(view, seat, words), *proposals(view, words))
        parts: list[RenderableType] = [heading(view, seat, words), facts(view, words, full)]
        parts.append(tour_table(view, words))
        parts += on_board(view, seat, words, full)
        if seat is not None:
            parts += draft(view["players"][seat], words, full)
        parts += proposals(view, words)
        if not sharing:  # which shows the row with its numbers
            parts += open_row(view, words)
        road = Road(view, seat, words)
        if full:
            parts += [Text(), road.in_full()]
        elif seat is not None and not chooses_way(view, seat) and not shares_out(view):
            parts += road.ahead(within_sight(view, seat))
        return Group(*parts)

    def chart(
        self, view: NaramataView, seat: int, words: Words, actions: list[dict[str, str]]
    ) -> tuple[list[RenderableType], set[int]]:
        """The road with the number of each space that can be chosen, if these are many.

        Of the Fleet's open row a table, and the market before it moves on.
        """
        numbers = Numbers(actions)
        if asks(view, "shift"):
            return [market(lines(), view, words)], set()
        if asks(view, "propose") and len(view["players"]) > 1:
            row = Places(actions)
            return [row.table(view, words)], {*row.numbers.values()}
        if len(numbers.shown) <= TOO_MANY and not chooses_way(view, seat):
            return [], set()
        places = numbers.wineries
        if chooses_way(view, seat):
            places |= {*within_sight(view, seat)}
        road = Road(view, seat, words)
        return [*road.ahead([*places], numbers)], numbers.shown

    def order(self, view: NaramataView, actions: list[dict[str, str]]) -> list[int]:
        """Places by the order of travel; last of all what one does rarely, or may regret."""
        verbs = [action["verb"] for action in actions]
        last = rarely(view, verbs)
        far: dict[str, int] = {name: place for place, name in enumerate(view["course"])}

        def rank(place: int) -> tuple[bool, int, int]:
            verb = verbs[place]
            return verb in last, verbs.index(verb), far.get(actions[place].get("winery", ""), 0)

        return sorted(range(len(actions)), key=rank)

    def about(self, view: NaramataView, words: Words, action: dict[str, str]) -> str:
        """What is done at a space of a winery."""
        if action["verb"] != "space":
            return ""
        stops = [stop for segment in view["road"] for stop in segment["wineries"]]
        spaces = {stop["winery"]: stop["spaces"] for stop in stops}
        kind = spaces[cast("Winery", action["winery"])][int(action["space"]) - 1]
        return words.of_game(f"kind_text-{kind}")

    def introduction(self, view: NaramataView, words: Words) -> list[RenderableType]:
        """Nothing: the options say it all."""
        return []

    def rivals(self, view: NaramataView, words: Words) -> list[tuple[str, int]]:
        """Nobody: phantoms keep no score."""
        return []

    def note(
        self, view: NaramataView, seat: int | None, words: Words, action: dict[str, str]
    ) -> str:
        """What an option does is said by its label."""
        return ""


def rarely(view: NaramataView, verbs: list[str]) -> set[str]:
    """To end the day, cash in cards one could attach, leave a new upgrade unused, decline."""
    ends = {"end_day"}
    if asks(view, "activate") or set(verbs) & DECKS:
        ends.add("done")
    if asks(view, "agree"):
        ends.add("no")
    return ends


def heading(view: NaramataView, seat: int | None, words: Words) -> Text:
    """The day, who is asked, and when one's own day closes."""
    day, last = view["day"], view["days"]
    title = words.of_game("board-day", day=day, last=last) if day else ""
    texts = [Text(title or words.of_game("board-setup"), "bold")]
    texts += decides(view, words)
    if day and seat is not None:
        own = view["players"][seat]
        hours = words.of_game("board-closes", time=own["closing"])
        texts.append(Text(hours, "dim"))
        if own["place"] and own["place"] not in goals(view):
            brings = words.of_game("board-pairing", prestige=own["pairing"])
            texts.append(Text(brings, "dim"))
    return flowing(texts, WIDTH)


def decides(view: NaramataView, words: Words) -> list[Text]:
    """Who is asked: one, all at once, or whoever of several answers first."""
    if view["decision"] is None:
        return []
    asked = view["decision"]["seats"]
    if len(asked) == 1:
        return [Text(words.of_game("board-decides", name=words.names[asked[0]]))]
    if shares_out(view):
        names = ", ".join(marks(words.names)[seat] for seat in asked)
        return [Text(words.of_game("board-open_to", names=names))]
    return [Text(words.of_game("board-all_decide"))]


def goals(view: NaramataView) -> set[str]:
    """The places where a day ends."""
    return {*START_KEYS} if view["backwards"] else {"end"}


def anything_proposed(view: NaramataView) -> bool:
    """Whether some tourist has been given a place."""
    return any(player.get("proposed", []) for player in view["players"])


def shares_out(view: NaramataView) -> bool:
    """Whether it is open who rides where."""
    return asks(view, "propose") or asks(view, "agree")


def chooses_way(view: NaramataView, seat: int) -> bool:
    """Whether a seat is asked where to go, so that the question shows the road."""
    decision = view["decision"]
    return decision is not None and decision["question"] == "turn" and seat in decision["seats"]


def asks(view: NaramataView, question: str) -> bool:
    """Whether this is the question."""
    return view["decision"] is not None and view["decision"]["question"] == question


def within_sight(view: NaramataView, seat: int) -> list[Winery]:
    """The wineries ahead of a tour; all of them for one that is about to start."""
    player = view["players"][seat]
    if player["place"] or player.get("hand", []) or not player["tourists"]:
        return player["ahead"]
    return view["course"]


def facts(view: NaramataView, words: Words, full: bool) -> Table:
    """The score, the time track, the market, the upgrades; in full also bottles and decks."""
    grid = lines()
    add(grid, "whelp", standing(view, words), words)
    if view["options"]["reverse_course"] and view["day"]:
        way = words.of_game("board-back" if view["backwards"] else "board-out")
        add(grid, "course", [Text(way)], words)
    if view["day"]:
        add(grid, "track", track(view, words), words)
    market(grid, view, words)
    add(grid, "upgrades", all_upgrades(view, words), words)
    if full:
        add(grid, "signature", bottles(view, words), words)
        decks, discards = view["piles"], view["discards"]
        left = [
            Text(f"{words.of_game(f'card-{name}')} {decks[name]}+{discards[name]}")
            for name in PILES
        ]
        add(grid, "decks", left, words)
        under = [Text(words.of_game(f"upgrade-{name}")) for name in view["under"]]
        add(grid, "under", under, words)
    return grid


def market(grid: Table, view: NaramataView, words: Words) -> Table:
    """The upgrades on offer, on a line of a grid."""
    add(grid, "market", [offer(slot, words) for slot in view["market"]], words)
    return grid


def track(view: NaramataView, words: Words) -> list[Text]:
    """Everybody on the time track, who is next first; those who have arrived last."""
    players, phantoms = view["players"], view["phantoms"]
    arrived = words.of_game("board-start" if view["backwards"] else "board-end")
    still: list[Text] = []
    ended: list[Text] = []
    out = all(player["place"] for player in players)  # only then do the phantoms follow
    for number in view["turn_order"]:
        tours = number < len(players)
        whose = players[number] if tours else phantoms[number - len(players)]
        name = name_of(number, words.names) if tours else phantom(view, number, words)
        if out and whose["place"] in goals(view):
            ended.append(Text.assemble((f"{arrived} ", "dim"), name))
        elif tours or (out and whose["place"]):
            where = place_name(whose["place"], words)
            place = "" if tours else f" ({where})"  # of whom no table tells it
            still.append(Text.assemble((f"{whose['time']} ", "dim"), name, place))
    return still + ended


def phantom(view: NaramataView, number: int, words: Words) -> Text:
    """A phantom, numbered where there are two."""
    phantoms = view["phantoms"]
    number -= len(view["players"]) - 1
    return Text(words.of_game("board-phantom") + (f" {number}" if len(phantoms) > 1 else ""))


def offer(slot: MarketSlot, words: Words) -> Text:
    """An upgrade on offer: what it costs now, and the coins that make it cheaper."""
    name, coins = slot["upgrade"], slot["coins"]
    if not name:
        return Text(NOTHING)
    text = Text(f"{words.of_game(f'upgrade-{name}')} ")
    text.append(str(slot["price"]), "bold")
    return text.append(f" ({words.of_game('board-coins', count=coins)})" if coins else "", "dim")


def bottles(view: NaramataView, words: Words) -> list[Text]:
    """Who holds which signature bottles."""
    texts = []
    for seat, player in enumerate(view["players"]):
        held = [words.of_game(f"winery-{name}") for name in player["bottles"]]
        if held:
            texts.append(name_of(seat, words.names) + Text(f": {', '.join(held)}"))
    return texts


def on_board(
    view: NaramataView, seat: int | None, words: Words, full: bool
) -> list[RenderableType]:
    """One's own tourists, or in full everybody's."""
    texts: list[RenderableType] = []
    scores = not plays_for_whelp(view)
    for other, player in enumerate(view["players"]):
        if (full or other == seat) and player["tourists"]:
            title = words.of_game(
                "board-riders" if scores else "board-riders_whelp", name=words.names[other]
            )
            texts += [Text(title, colour(other)), riders(player, words, full, scores)]
    return texts


def draft(player: NaramataPlayer, words: Words, full: bool) -> list[RenderableType]:
    """The draft: what one has laid aside, and the hand, unless the question lists it anyway."""
    texts: list[RenderableType] = []
    if player.get("picked", []):
        texts += [Text(words.label("picked"), "dim"), cards(player.get("picked", []), words)]
    if player.get("hand", []) and (full or player.get("picked", [])):
        texts += [Text(words.label("hand"), "dim"), cards(player.get("hand", []), words)]
    return texts
