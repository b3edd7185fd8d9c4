"""Ferry: a game that the browser knows nothing of, with hidden hands, a market, a map and a track.

Everybody has a boat at the harbor. On a turn one plays a card and sails as far as it reaches, and
scores what lies on the island, or takes a card from the market. Tests load it as anybody would
load a file of their own; parts of its view are there only because they are awkward to draw.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, NotRequired, Self, TypedDict

from cuvee.engine import (
    Actions,
    Ask,
    Effect,
    Game,
    Options,
    Player,
    Reason,
    Result,
    Rng,
    State,
    View,
    ranks,
    register,
)
from cuvee.games.layout import LaidOutComponents
from cuvee.locales import LANGUAGES, add_words

ROUNDS: Final = 4
MAX_HAND: Final = 4
CARDS: Final = ["oar", "sail", "motor"]
ISLANDS: Final = ["harbor", "reef", "mill", "abbey", "light"]
PLACES: Final = {
    "harbor": [0, 60],
    "reef": [30, 10],
    "mill": [40, 90],
    "abbey": [70, 45],
    "light": [100, 5],
}
ROADS: Final = [["harbor", "reef"], ["harbor", "mill"], ["reef", "abbey"], ["mill", "abbey"],
                ["abbey", "light"]]  # fmt: skip
AWAY: Final = [
    [0, 1, 1, 2, 3],
    [1, 0, 2, 1, 2],
    [1, 2, 0, 1, 2],
    [2, 1, 1, 0, 1],
    [3, 2, 2, 1, 0],
]

ACTIONS: Final = Actions()
PLAY: Final = ACTIONS.family("play", {"card": CARDS})
TAKE: Final = ACTIONS.family("take", {"card": CARDS})
SAIL: Final = ACTIONS.family("sail", {"island": ISLANDS})


class BoatView(TypedDict):
    """A boat as others see it."""

    points: int
    island: str
    cards: int
    hand: NotRequired[list[str]]


class FerryView(View):
    """The sea as a seat sees it."""

    round: int
    market: list[str]
    discard: list[str]
    goods: dict[str, int]
    first_seat: int
    weather: dict[str, Any]
    players: list[BoatView]


class Boat(Player):
    """One seat: its cards, where it is, its points."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hand", "island", "points")

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.island = 0
        self.points = 0

    def clone(self) -> Boat:
        """An independent copy."""
        copy = Boat()
        copy.hand, copy.island, copy.points = self.hand[:], self.island, self.points
        return copy


class Sea(State):
    """What lies on the islands, the cards that are not in a hand, the round."""

    FIELDS: ClassVar[tuple[str, ...]] = ("goods", "deck", "market", "discard", "round")

    def __init__(self, game: Game[Sea], seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.players = [Boat() for _ in range(seats)]
        self.goods = [0, 2, 2, 3, 5]
        self.deck: list[int] = []
        self.market: list[int] = []
        self.discard: list[int] = []
        self.round = 0

    def all_players(self) -> list[Player]:
        """The boats in seat order."""
        return [*self.players]

    def copy_from(self, other: Self) -> None:
        """Become a copy of another sea."""
        super().copy_from(other)
        self.players = [player.clone() for player in other.players]
        self.goods, self.deck, self.market = other.goods[:], other.deck[:], other.market[:]
        self.discard, self.round = other.discard[:], other.round


class Round(Effect[Sea]):
    """Everybody has a turn, `ROUNDS` times."""

    def __init__(self, turn: Effect[Sea]) -> None:
        super().__init__()
        self.turn = turn

    def parts(self) -> list[Effect[Sea]]:
        """What a round consists of."""
        return [self.turn]

    def resolve(self, s: Sea, seat: int, at: int, action: int) -> None:
        """Begin the next round."""
        if s.round < ROUNDS:
            s.round += 1
            s.emit("round", -1, {"round": s.round})
            self.push(s, seat)
            for number in reversed(range(s.seats)):
                self.turn.push(s, number)


class Sail(Ask[Sea]):
    """Go to an island; the frame remembers how far the card reaches."""

    def candidates(self, s: Sea, seat: int, at: int) -> list[int]:
        """All islands but the one where the boat is."""
        here = s.players[seat].island
        return [SAIL + island for island in range(len(ISLANDS)) if island != here]

    def refusal(self, s: Sea, seat: int, at: int, action: int) -> Reason | None:
        """The card must reach that far."""
        away = AWAY[s.players[seat].island][action - SAIL]
        return None if away <= at else Reason("too_far", "sail")

    def resolve(self, s: Sea, seat: int, at: int, action: int) -> None:
        """Arrive, and take what lies there."""
        boat, island = s.players[seat], action - SAIL
        boat.island = island
        boat.points += s.goods[island]
        s.emit("sail", seat, {"island": ISLANDS[island], "points": s.goods[island]})
        s.goods[island] = max(0, s.goods[island] - 1)


class Turn(Ask[Sea]):
    """Play a card and sail, or take a card."""

    def __init__(self, question: str, sail: Effect[Sea]) -> None:
        super().__init__(question)
        self.sail = sail

    def parts(self) -> list[Effect[Sea]]:
        """What playing a card leads to."""
        return [self.sail]

    def starts_turn(self, s: Sea, seat: int, at: int) -> bool:
        """Every choice of a card is a new turn."""
        return True

    def candidates(self, s: Sea, seat: int, at: int) -> list[int]:
        """The cards in the hand, then those of the market."""
        hand = [PLAY + card for card in sorted(set(s.players[seat].hand))]
        return hand + [TAKE + card for card in sorted(set(s.market))]

    def refusal(self, s: Sea, seat: int, at: int, action: int) -> Reason | None:
        """A full hand takes nothing."""
        full = len(s.players[seat].hand) >= MAX_HAND
        return Reason("hand_full", "take") if full and action >= TAKE else None

    def resolve(self, s: Sea, seat: int, at: int, action: int) -> None:
        """Play a card, or take one."""
        if action >= TAKE:
            card = action - TAKE
            s.market.remove(card)
            s.market.append(s.rng.take(s.deck))
            s.players[seat].hand.append(card)
            s.emit("take", seat, {"card": CARDS[card]})
            return
        card = action - PLAY
        s.players[seat].hand.remove(card)
        s.discard.append(card)
        s.emit("play", seat, {"card": CARDS[card]})
        self.sail.push(s, seat, card + 1)


ROUND: Final = Round(Turn("turn", Sail("sail")))


class Ferry(Game[Sea]):
    """The definition: how it is dealt, seen and scored."""

    def blank(self, seats: int, options: Options) -> Sea:
        """An empty sea."""
        return Sea(self, seats, options)

    def deal(self, s: Sea) -> None:
        """Three cards each, two in the market."""
        s.deck = [card for card in range(len(CARDS)) for _ in range(10)]
        for player in s.players:
            player.hand = [s.rng.take(s.deck) for _ in range(3)]
        s.market = [s.rng.take(s.deck) for _ in range(2)]
        ROUND.push(s, 0)

    def view(self, s: Sea, seat: int | None) -> FerryView:
        """Hands are hidden."""
        boats: list[BoatView] = []
        for number, player in enumerate(s.players):
            island = ISLANDS[player.island]
            boat: BoatView = {
                "points": player.points,
                "island": island,
                "cards": len(player.hand),
            }
            if number == seat:
                boat["hand"] = [CARDS[card] for card in sorted(player.hand)]
            boats.append(boat)
        return {
            "game": s.game.name,
            "seats": s.seats,
            "options": dict(s.options),
            "decision": s.decision_view(seat),
            "round": s.round,
            "market": [CARDS[card] for card in s.market],
            "discard": [CARDS[card] for card in sorted(s.discard)],
            "goods": dict(zip(ISLANDS, s.goods, strict=True)),
            "first_seat": 0,
            "weather": {
                "wind": {"from": "north_west", "gusts": [2, 5]},
                "tides": [[1, 2], [{"high": True}], None],
                "calm": False,
            },
            "players": boats,
        }

    def components(self, options: Options) -> LaidOutComponents:
        """A map of the islands, and how far each card reaches."""
        return {
            "layout": {
                "zones": {
                    "hand": {"kind": "card", "count": "cards", "verbs": ["play"]},
                    "market": {"kind": "card", "verbs": ["take"]},
                    "discard": {"kind": "card", "verbs": []},
                },
                "boards": {
                    "islands": {
                        "kind": "island",
                        "spaces": ISLANDS,
                        "pieces": "island",
                        "lying": ["goods"],
                        "places": PLACES,
                        "roads": ROADS,
                    },
                    "rounds": {"kind": "round", "spaces": ["1", "2", "3", "4"], "pieces": "round"},
                },
                "printed": {"card": {card: {"reach": n + 1} for n, card in enumerate(CARDS)}},
                "stage": "round",
            }
        }

    def resample_hidden(self, s: Sea, seat: int, rng: Rng) -> None:
        """The other hands and the deck are one pile to the seat."""
        others = [player for number, player in enumerate(s.players) if number != seat]
        pile = sorted(s.deck + [card for player in others for card in player.hand])
        for player in others:
            player.hand = [rng.take(pile) for _ in player.hand]
        s.deck = pile

    def result(self, s: Sea) -> Result:
        """Most points."""
        scores = [player.points for player in s.players]
        return Result(scores, ranks([[score] for score in scores]), "last_round")

    def evaluate(self, s: Sea, seat: int) -> float:
        """Points, and cards to sail with."""
        return s.players[seat].points + 0.5 * sum(s.players[seat].hand)

    def invariants(self, s: Sea) -> dict[str, int]:
        """All cards are somewhere."""
        held = sum(len(player.hand) for player in s.players)
        return {"cards": len(s.deck) + len(s.market) + len(s.discard) + held}


WORDS: Final = """
game = Ferry
tagline = islands within reach
ask-turn = Play a card, or take one
ask-sail = Where do you sail?
action-play = Play { $card }
action-take = Take { $card }
action-sail = Sail to { $island }
event-round = Round { $round } begins.
event-play = { $name } plays { $card }.
event-take = { $name } takes { $card }.
event-sail = { $name } sails to { $island } for { $points }.
why-too_far = Your card does not reach that far.
why-hand_full = Your hand is full.
reason-last_round = The last ferry has left.
card-oar = Oar
card-sail = Sail
card-motor = Motor
card_text-motor = Reaches every island.
island-harbor = Harbor
island-reef = Reef
island-mill = Mill island
island-abbey = Abbey
island-light = Lighthouse
field-goods = Goods
field-reach = Reach
kind-islands = Islands
"""
FERRY: Final = register(Ferry("ferry", 1, [2, 3], [], ACTIONS, {"round": ROUND}))
for lang in LANGUAGES:
    add_words("ferry", lang, WORDS)
