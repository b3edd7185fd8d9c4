"""The whole board: the year, the wake-up chart, the spaces, the vineyards, the hand."""

from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cuvee.cli.marks import joined, name_of
from cuvee.cli.viticulture.spaces import SEASONS, elsewhere, planned, season_spaces
from cuvee.cli.viticulture.vineyards import (
    add,
    cards_in_full,
    deck_of,
    field_in_words,
    grapes,
    hand,
    lines,
    mat,
    player_table,
)
from cuvee.cli.words import Words
from cuvee.games.viticulture.view import COLOURS, DECK_KEYS
from cuvee.games.viticulture.views import Field, GrapeColour, ViticulturePlayer, ViticultureView

# The colours of the grapes in these wines; in others, both.
PRESSED: dict[str, list[GrapeColour]] = {"red": ["red"], "white": ["white"]}


class ViticultureBoard:
    """The table as one looks at it from a seat."""

    def draw(
        self, view: ViticultureView, seat: int | None, words: Words, full: bool
    ) -> RenderableType:
        """The position: what one looks at every turn, or everything."""
        parts: list[RenderableType] = [*heading(view, words)]
        seasons = [season for season in SEASONS if full or season == view["season"]]
        for season in seasons:
            parts += [Text(words.of_game(f"season-{season}"), "dim")] if full else []
            parts.append(season_spaces(view, season, words))
        if seasons and elsewhere(view, words):
            parts.append(elsewhere(view, words))
        parts += planned(view, words)
        parts.append(player_table(view, words))
        parts.append(open_cards(view, words))
        if full:
            parts.append(piles(view, words))
        for other, player in enumerate(view["players"]):
            if full and other != seat:
                parts += [name_of(other, words.names), mat(player, words, False)]
        if seat is not None:
            parts += [name_of(seat, words.names)] if full else []
            parts.append(own(view, seat, words, full))
        return Group(*parts)

    def chart(
        self, view: ViticultureView, seat: int, words: Words, actions: list[dict[str, str]]
    ) -> tuple[list[RenderableType], set[int]]:
        """No picture: the spaces have names, and a list of them reads well."""
        return [], set()

    def order(self, view: ViticultureView, actions: list[dict[str, str]]) -> list[int]:
        """To pass ends a season, and so it is not what a careless 1 chooses."""
        return sorted(range(len(actions)), key=lambda place: actions[place]["verb"] == "pass")

    def note(
        self, view: ViticultureView, seat: int | None, words: Words, action: dict[str, str]
    ) -> str:
        """What grows on the field that is on offer, or which grapes there are for a wine."""
        if seat is None:
            return ""
        player = view["players"][seat]
        if action["verb"] == "field":
            return field_in_words(player["fields"][cast("Field", action["field"])], words)
        if action["verb"] == "make":
            return grapes(player, PRESSED.get(action["wine"], COLOURS), words)
        return ""

    def about(self, view: ViticultureView, words: Words, action: dict[str, str]) -> str:
        """What is done at a space of the board."""
        task = task_of(action.get("space", "")) if action["verb"] == "place" else ""
        return words.of_game(f"task_text-{task}") if task else ""

    def introduction(self, view: ViticultureView, words: Words) -> list[RenderableType]:
        """What a challenge of the campaign asks for."""
        number = view["options"]["campaign"]
        if number is None:
            return []
        lines = [Text(words.of_game(f"challenge-{number}"), "bold")]
        lines.append(Text(words.of_game(f"challenge_text-{number}")))
        if view.get("reconstructed"):
            lines.append(Text(words.of_game("challenge-reconstructed"), "italic"))
        return [*lines]

    def rivals(self, view: ViticultureView, words: Words) -> list[tuple[str, int]]:
        """The Automa, with the points that its marker shows."""
        if "automa" not in view:
            return []
        return [(words.of_game("rival-automa"), view["automa"]["vp"])]


def task_of(space: str) -> str:
    """The action of a space by its name: `plant_left` is `plant`, and so is its picture."""
    return space.removesuffix("_left").removesuffix("_middle").removesuffix("_right")


def heading(view: ViticultureView, words: Words) -> list[Text]:
    """The year and the season, whose turn it is, and the wake-up chart."""
    year, season = view["year"], words.of_game(f"season-{view['season']}")
    title = words.of_game("board-year", year=year, season=season) if year else ""
    facts = [Text(title or words.of_game("board-setup"), "bold")]
    if view["decision"] is not None:
        names = ", ".join(words.names[seat] for seat in view["decision"]["seats"])
        facts.append(Text(words.of_game("board-decides", name=names)))
    first = words.names[view["first_player"]]
    facts.append(Text(words.of_game("board-first", name=first), "dim"))
    if view["last_year"]:
        facts.append(Text(words.of_game("board-last_year"), "bold"))
    lines = [joined(facts, " · "), *([wake_up(view, words)] if year else [])]
    return [*lines, against(view, words)] if "automa" in view else lines


def against(view: ViticultureView, words: Words) -> Text:
    """The Automa's points, and the bonus tokens in hand and on the wake-up chart."""
    rows = " ".join(map(str, view.get("row_tokens", []))) or "-"
    vp, tokens_held = view["automa"]["vp"], view["bonus_tokens"]
    text = words.of_game("board-automa", vp=vp, tokens=tokens_held, rows=rows)
    if view.get("reconstructed"):
        text = f"{text} · {words.of_game('challenge-reconstructed')}"
    return Text(text)


def wake_up(view: ViticultureView, words: Words) -> Text:
    """The roosters by row, in the order in which their owners act."""
    players = view["players"]
    awake = sorted((player["row"], seat) for seat, player in enumerate(players))
    texts = [rooster(players[seat], seat, words) for row, seat in awake if row]
    asleep = [name_of(seat, words.names) for row, seat in awake if not row]
    if asleep:
        texts.append(Text(f"{words.of_game('board-asleep')} ", "dim") + joined(asleep, ", "))
    return Text(f"{words.of_game('board-wake_up')} ", "dim") + joined(texts, " · ")


def rooster(player: ViticulturePlayer, seat: int, words: Words) -> Text:
    """A rooster on its row."""
    text = Text(f"{player['row']} ") + name_of(seat, words.names)
    return text.append(f" ({words.of_game('board-passed')})", "dim") if player["passed"] else text


def own(view: ViticultureView, seat: int, words: Words, full: bool) -> RenderableType:
    """One's own mat, and the hand below it: by name, or with all that is printed on it."""
    player = view["players"][seat]
    grid = mat(player, words, full)
    aside = player.get("pledged_cards", [])
    if aside:
        add(grid, "pledged", ", ".join(words.of_game(f"card-{card}") for card in aside), words)
    cards = sorted(player.get("hand", []), key=deck_of)
    add(grid, "hand", cards_in_full(cards, words) if full else hand(player, words), words)
    return grid


def open_cards(view: ViticultureView, words: Words) -> Table:
    """What lies on the table: visitors in play with what they say, cards to choose from, gifts."""
    grid = lines()
    playing = view["in_play"]
    if playing:
        add(grid, "in_play", cards_in_full(playing, words), words)
    for seat, player in enumerate(view["players"]):
        cards = [open_card(card, words) for card in player["face_up"]]
        whose = name_of(seat, words.names)
        if cards:
            add(grid, "face_up", whose + Text(f": {', '.join(cards)}"), words)
        if player["pledged"]:
            add(grid, "pledged", whose + Text(f": {player['pledged']}"), words)
    return grid


def open_card(name: str, words: Words) -> str:
    """A card that lies face up: during setup a parent."""
    kinds = [kind for kind in ("card", "mama", "papa") if words.knows(f"{kind}-{name}")]
    return words.of_game(f"{kinds[0]}-{name}")


def piles(view: ViticultureView, words: Words) -> Table:
    """How many cards each deck has left, and the top card of each discard pile."""
    grid = lines()
    decks, tops = view["decks"], view["discards"]
    left = [f"{words.of_game(f'board-{deck}')} {decks[deck]}" for deck in DECK_KEYS]
    add(grid, "decks", ", ".join(left), words)
    discards = [tops[deck][-1] for deck in DECK_KEYS if tops[deck]]
    if discards:
        add(grid, "discards", ", ".join(words.of_game(f"card-{card}") for card in discards), words)
    return grid
