"""The whole board: the year, the wake-up chart, the spaces, the vineyards, the hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cuvee.cli.marks import joined, name_of
from cuvee.cli.seen import Seen
from cuvee.cli.viticulture.spaces import SEASONS, elsewhere, planned, season_spaces
from cuvee.cli.viticulture.vineyards import (
    add,
    cards_in_full,
    deck_of,
    field_in_words,
    hand,
    lines,
    mat,
    player_table,
    tokens,
)
from cuvee.cli.words import Words
from cuvee.games.viticulture.cards.deck import DECK_NAMES
from cuvee.games.viticulture.codes import COLOUR_NAMES

COLOURS = {"red": ["red"], "white": ["white"]}  # of the grapes in these wines; in others, both


class ViticultureBoard:
    """The table as one looks at it from a seat."""

    def draw(
        self, view: dict[str, object], seat: int | None, words: Words, full: bool
    ) -> RenderableType:
        """The position: what one looks at every turn, or everything."""
        seen = Seen(view)
        parts: list[RenderableType] = [*heading(seen, words)]
        seasons = [season for season in SEASONS if full or season == seen.text("season")]
        for season in seasons:
            parts += [Text(words.of_game(f"season-{season}"), "dim")] if full else []
            parts.append(season_spaces(seen, season, words))
        if seasons and elsewhere(seen, words):
            parts.append(elsewhere(seen, words))
        parts += planned(seen, words)
        parts.append(player_table(seen, words))
        parts.append(open_cards(seen, words))
        if full:
            parts.append(piles(seen, words))
        for other, player in enumerate(seen.parts("players")):
            if full and other != seat:
                parts += [name_of(other, words.names), mat(player, words, False)]
        if seat is not None:
            parts += [name_of(seat, words.names)] if full else []
            parts.append(own(seen, seat, words, full))
        return Group(*parts)

    def chart(
        self, view: dict[str, object], seat: int, words: Words, actions: list[dict[str, str]]
    ) -> tuple[list[RenderableType], set[int]]:
        """No picture: the spaces have names, and a list of them reads well."""
        return [], set()

    def order(self, view: dict[str, object], actions: list[dict[str, str]]) -> list[int]:
        """To pass ends a season, and so it is not what a careless 1 chooses."""
        return sorted(range(len(actions)), key=lambda place: actions[place]["verb"] == "pass")

    def note(
        self, view: dict[str, object], seat: int | None, words: Words, action: dict[str, str]
    ) -> str:
        """What grows on the field that is on offer, or which grapes there are for a wine."""
        if seat is None:
            return ""
        player = Seen(view).parts("players")[seat]
        if action["verb"] == "field":
            return field_in_words(action["field"], player, words)
        if action["verb"] == "make":
            return tokens(player, "grapes", COLOURS.get(action["wine"], COLOUR_NAMES), words)
        return ""


def heading(seen: Seen, words: Words) -> list[Text]:
    """The year and the season, whose turn it is, and the wake-up chart."""
    year, season = seen.number("year"), words.of_game(f"season-{seen.text('season')}")
    title = words.of_game("board-year", year=year, season=season) if year else ""
    facts = [Text(title or words.of_game("board-setup"), "bold")]
    if seen.plain["decision"] is not None:
        seats = seen.part("decision").members("seats")
        names = ", ".join(words.names[seat] for seat in seats if isinstance(seat, int))
        facts.append(Text(words.of_game("board-decides", name=names)))
    first = words.names[seen.number("first_player")]
    facts.append(Text(words.of_game("board-first", name=first), "dim"))
    if seen.flag("last_year"):
        facts.append(Text(words.of_game("board-last_year"), "bold"))
    lines = [joined(facts, " · "), *([wake_up(seen, words)] if year else [])]
    return [*lines, against(seen, words)] if "automa" in seen.plain else lines


def against(seen: Seen, words: Words) -> Text:
    """The Automa's points, and the bonus tokens in hand and on the wake-up chart."""
    rows = " ".join(seen.texts("row_tokens")) or "-"
    vp, tokens_held = seen.part("automa").number("vp"), seen.number("bonus_tokens")
    told = words.of_game("board-automa", vp=vp, tokens=tokens_held, rows=rows)
    if "reconstructed" in seen.plain and seen.flag("reconstructed"):
        told = f"{told} · {words.of_game('challenge-reconstructed')}"
    return Text(told)


def wake_up(seen: Seen, words: Words) -> Text:
    """The roosters by row, in the order in which their owners act."""
    players = seen.parts("players")
    awake = sorted((player.number("row"), seat) for seat, player in enumerate(players))
    told = [rooster(players[seat], seat, words) for row, seat in awake if row]
    asleep = [name_of(seat, words.names) for row, seat in awake if not row]
    if asleep:
        told.append(Text(f"{words.of_game('board-asleep')} ", "dim") + joined(asleep, ", "))
    return Text(f"{words.of_game('board-wake_up')} ", "dim") + joined(told, " · ")


def rooster(player: Seen, seat: int, words: Words) -> Text:
    """A rooster on its row."""
    told = Text(f"{player.number('row')} ") + name_of(seat, words.names)
    return (
        told.append(f" ({words.of_game('board-passed')})", "dim") if player.flag("passed") else told
    )


def own(seen: Seen, seat: int, words: Words, full: bool) -> RenderableType:
    """One's own mat, and the hand below it: by name, or with all that is printed on it."""
    player = seen.parts("players")[seat]
    grid = mat(player, words, full)
    aside = player.texts("pledged_cards")
    if aside:
        add(grid, "pledged", ", ".join(words.of_game(f"card-{card}") for card in aside), words)
    cards = sorted(player.texts("hand"), key=deck_of)
    add(grid, "hand", cards_in_full(cards, words) if full else hand(player, words), words)
    return grid


def open_cards(seen: Seen, words: Words) -> Table:
    """What lies on the table: visitors in play with what they say, cards to choose from, gifts."""
    grid = lines()
    playing = seen.texts("in_play")
    if playing:
        add(grid, "in_play", cards_in_full(playing, words), words)
    for seat, player in enumerate(seen.parts("players")):
        cards = [open_card(card, words) for card in player.texts("face_up")]
        whose = name_of(seat, words.names)
        if cards:
            add(grid, "face_up", whose + Text(f": {', '.join(cards)}"), words)
        if player.number("pledged"):
            add(grid, "pledged", whose + Text(f": {player.number('pledged')}"), words)
    return grid


def open_card(name: str, words: Words) -> str:
    """A card that lies face up: during setup a parent."""
    kinds = [kind for kind in ("card", "mama", "papa") if words.knows(f"{kind}-{name}")]
    return words.of_game(f"{kinds[0]}-{name}")


def piles(seen: Seen, words: Words) -> Table:
    """How many cards each deck has left, and the top card of each discard pile."""
    grid = lines()
    decks, tops = seen.part("decks"), seen.part("discards")
    left = [f"{words.of_game(f'board-{deck}')} {decks.number(deck)}" for deck in DECK_NAMES]
    add(grid, "decks", ", ".join(left), words)
    discards = [tops.texts(deck)[-1] for deck in DECK_NAMES if tops.texts(deck)]
    if discards:
        add(grid, "discards", ", ".join(words.of_game(f"card-{card}") for card in discards), words)
    return grid
