"""Barrels: a blind auction of our own, small enough to read and rich enough to prove the kernel.

Two to four cellars bid for one barrel a round, five rounds long. Everybody lays down a card at
once; the highest bid that nobody else made wins. The winner taps the barrel, scoring it at once,
whereupon each opponent may join the toast (a point buys a card), or lays it down: two rounds
later it is worth half as much again, if the game lasts that long.
"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final, NotRequired, Self, TypedDict, cast

from cuvee.engine import (
    Actions,
    Args,
    Ask,
    Choose,
    Do,
    Due,
    EachOpponent,
    Effect,
    Game,
    Invite,
    Later,
    Options,
    Player,
    Reason,
    Result,
    Rng,
    Simultaneous,
    State,
    View,
    ranks,
    register,
    switch,
)
from cuvee.games.layout import LaidOutComponents
from cuvee.games.usages import Usage, register_usages
from cuvee.locales import LANGUAGES, add_words

ROUNDS: Final = 5
HAND: Final = 5
BIDS: Final = [number for number in range(1, 13) for _ in range(2)]
CASKS: Final = [2, 3, 3, 4, 4, 5, 6]  # two of the seven are never seen

ACTIONS: Final = Actions()
BID: Final = ACTIONS.family("bid", {"card": [str(n) for n in range(1, 13)]})
WORDS: Final = Path(__file__).with_name("words")
NO_POINTS: Final = Reason("no_points", "toast")


class CellarView(TypedDict):
    """A seat as others see it."""

    points: int
    cards: int  # how many are in hand
    hand: NotRequired[list[int]]  # for its owner, or for all where hands are open


class LaidDownView(TypedDict):
    """A cask that was laid down."""

    seat: int
    due: int  # the round in which it is scored
    value: int


class BarrelsView(View):
    """The table as a seat, or a spectator, sees it."""

    round: int
    cask: int
    players: list[CellarView]
    played: list[int]  # bids of former rounds
    laid_down: list[LaidDownView]


class Cellar(Player):
    """One seat: its hand, the card it has bid, its points."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hand", "bid", "points")

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.bid = 0
        self.points = 0

    def clone(self) -> Cellar:
        """An independent copy."""
        copy = Cellar()
        copy.hand, copy.bid, copy.points = self.hand[:], self.bid, self.points
        return copy


class Auction(State):
    """The table: bids still in the deck and already played, casks to come, the cask on offer."""

    FIELDS: ClassVar[tuple[str, ...]] = ("deck", "played", "casks", "cask", "round")

    def __init__(self, game: Game[Auction], seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.players = [Cellar() for _ in range(seats)]
        self.deck: list[int] = []
        self.played: list[int] = []
        self.casks: list[int] = []
        self.cask = 0
        self.round = 0

    def all_players(self) -> list[Player]:
        """The cellars in seat order."""
        return [*self.players]

    def copy_from(self, other: Self) -> None:
        """Become a copy of another table."""
        super().copy_from(other)
        self.players = [player.clone() for player in other.players]
        self.deck, self.played, self.casks = other.deck[:], other.played[:], other.casks[:]
        self.cask, self.round = other.cask, other.round

    def now(self) -> int:
        """The round."""
        return self.round

    def view(self, seat: int | None) -> BarrelsView:
        """What a seat (None: a spectator) may know."""
        return cast("BarrelsView", super().view(seat))


class Round(Effect[Auction]):
    """Roll out a cask; after the last round there is no more to do."""

    def __init__(self, steps: Effect[Auction]) -> None:
        super().__init__()
        self.steps = steps

    def parts(self) -> list[Effect[Auction]]:
        """What a round consists of."""
        return [self.steps]

    def resolve(self, s: Auction, seat: int, at: int, action: int) -> None:
        """Begin the next round."""
        if s.round < ROUNDS:
            s.round += 1
            s.cask = s.rng.take(s.casks)
            s.emit("cask", -1, {"round": s.round, "value": s.cask})
            self.push(s, seat)
            self.steps.push(s, seat)


class Bid(Ask[Auction]):
    """Lay down a card from the hand."""

    def candidates(self, s: Auction, seat: int, at: int) -> list[int]:
        """Each number in the hand, once."""
        return [BID + number - 1 for number in sorted(set(s.players[seat].hand))]

    def starts_turn(self, s: Auction, seat: int, at: int) -> bool:
        """Every bid is a new turn."""
        return True

    def resolve(self, s: Auction, seat: int, at: int, action: int) -> None:
        """Set the card down."""
        s.players[seat].bid = action - BID + 1
        s.players[seat].hand.remove(s.players[seat].bid)
        s.emit("bid", seat, {"card": s.players[seat].bid})


class Award(Effect[Auction]):
    """The highest bid that stands alone wins the cask; without one it is lost."""

    def __init__(self, prize: Effect[Auction]) -> None:
        super().__init__()
        self.prize = prize

    def parts(self) -> list[Effect[Auction]]:
        """What the winner does."""
        return [self.prize]

    def resolve(self, s: Auction, seat: int, at: int, action: int) -> None:
        """Turn the bids face up and find the winner."""
        bids = [player.bid for player in s.players]
        alone = [bid for bid in bids if bid and bids.count(bid) == 1]
        s.played += [bid for bid in bids if bid]
        for player in s.players:
            player.bid = 0
        if alone:
            self.prize.push(s, bids.index(max(alone)))


class Score(Effect[Auction]):
    """Points for the cask: for one laid down, its value is kept in the frame."""

    def __init__(self, halves: int) -> None:
        super().__init__()
        self.halves = halves

    def resolve(self, s: Auction, seat: int, at: int, action: int) -> None:
        """Score."""
        won = (at or s.cask) * self.halves // 2
        s.players[seat].points += won
        s.emit("score", seat, {"points": won})


class LayDown(Later[Auction]):
    """Keep the cask: the frame on the agenda remembers its value, which everybody has seen."""

    def resolve(self, s: Auction, seat: int, at: int, action: int) -> None:
        """Plan the scoring."""
        super().resolve(s, seat, s.cask, action)


class Toast(Effect[Auction]):
    """A point buys a card."""

    def blocker(self, s: Auction, seat: int) -> Reason | None:
        """One point, and a card to buy."""
        return None if s.players[seat].points > 0 and s.deck else NO_POINTS

    def resolve(self, s: Auction, seat: int, at: int, action: int) -> None:
        """Pay and draw."""
        s.players[seat].points -= 1
        card = s.rng.take(s.deck)
        s.players[seat].hand.append(card)
        secret: Args = {"card": card}
        s.emit("toast", seat, {}, secret, seat)


TAP: Final = Do[Auction](Score(2), EachOpponent(Invite(Toast(), question="toast")))
PRIZE: Final = Choose[Auction](TAP, LayDown(2, Score(3)), question="prize")
ROUND: Final = Round(Do[Auction](Due(), Simultaneous(Bid("bid")), Award(PRIZE)))


class Barrels(Game[Auction]):
    """The definition: how it is dealt, seen and scored."""

    def blank(self, seats: int, options: Options) -> Auction:
        """An empty table."""
        return Auction(self, seats, options)

    def deal(self, s: Auction) -> None:
        """Five cards each."""
        s.deck, s.casks = BIDS[:], CASKS[:]
        for player in s.players:
            player.hand = [s.rng.take(s.deck) for _ in range(HAND)]
        ROUND.push(s, 0)

    def view(self, s: Auction, seat: int | None) -> BarrelsView:
        """Hands are hidden unless the variant `open` is played; bids are, until all are in."""
        players: list[CellarView] = []
        for number, player in enumerate(s.players):
            seen: CellarView = {"points": player.points, "cards": len(player.hand)}
            if number == seat or s.options["open"]:
                seen["hand"] = sorted(player.hand)
            players.append(seen)
        return {
            "game": s.game.name,
            "seats": s.seats,
            "options": dict(s.options),
            "decision": s.decision_view(seat),
            "round": s.round,
            "cask": s.cask,
            "players": players,
            "played": sorted(s.played),
            "laid_down": [
                {"seat": who, "due": due, "value": value} for due, _, who, value in s.agenda
            ],
        }

    def components(self, options: Options) -> LaidOutComponents:
        """Which fields of a view hold cards, and the track on which rounds are counted."""
        rounds = [str(number + 1) for number in range(ROUNDS)]
        return {
            "layout": {
                "zones": {
                    "hand": {"kind": "card", "count": "cards", "verbs": ["bid"]},
                    "cask": {"kind": "cask"},
                    "played": {"kind": "card", "verbs": []},
                },
                "boards": {"rounds": {"kind": "round", "spaces": rounds, "pieces": "round"}},
                "stage": "round",
            }
        }

    def render(self, s: Auction) -> str:
        """The cask on offer and what each cellar has."""
        lines = [f"barrels: round {s.round} of {ROUNDS}, a cask worth {s.cask}"]
        for seat, player in enumerate(s.players):
            lines.append(f"seat {seat}: {player.points} points, {len(player.hand)} cards")
        return "\n".join(lines)

    def resample_hidden(self, s: Auction, seat: int, rng: Rng) -> None:
        """The other hands and the deck are one pile to the seat, unless hands are open."""
        if s.options["open"]:
            return
        others = [player for number, player in enumerate(s.players) if number != seat]
        pile = sorted(s.deck + [card for player in others for card in player.hand])
        for player in others:
            player.hand = [rng.take(pile) for _ in player.hand]
        s.deck = pile

    def result(self, s: Auction) -> Result:
        """Most points; ties by the better cards left."""
        keys = [[player.points, sum(player.hand)] for player in s.players]
        return Result([player.points for player in s.players], ranks(keys), "last_round")

    def evaluate(self, s: Auction, seat: int) -> float:
        """Points, points to come, and a little for each good card kept."""
        laid_down = sum(value * 1.4 for due, _, who, value in s.agenda if who == seat and due <= 5)
        mine = s.players[seat]
        best = max(player.points for player in s.players if player is not mine)
        return mine.points + laid_down - 0.5 * best + 0.15 * sum(mine.hand)

    def invariants(self, s: Auction) -> dict[str, int]:
        """All cards are somewhere."""
        held = sum(len(player.hand) + (player.bid > 0) for player in s.players)
        return {"bids": len(s.deck) + len(s.played) + held, "casks": len(s.casks) + s.round}


BARRELS: Final = Barrels("barrels", 1, [2, 3, 4], [switch("open")], ACTIONS, {"round": ROUND})
register(BARRELS)
register_usages(
    "barrels", [Usage("cards_bid", "bid", "card", "card", [str(n) for n in range(1, 13)])]
)
for lang in LANGUAGES:
    add_words("barrels", lang, (WORDS / lang / "barrels.ftl").read_text("utf-8"))
