"""What a vineyard and the table hold, and the small steps that every verb is made of."""

from __future__ import annotations

from typing import ClassVar, Final, Self, cast

from cuvee.engine import Game, Options, Player, State, Zone, replaced, without
from cuvee.games.viticulture.campaign import challenge_of
from cuvee.games.viticulture.cards.deck import CARD_NAMES, DECK_NAMES, DECK_OF, SOCIABLE
from cuvee.games.viticulture.cards.vines import VINES
from cuvee.games.viticulture.codes import REGULAR, TEMPORARY, field_of, kind_of, vine_of
from cuvee.games.viticulture.difficulty import difficulty_of
from cuvee.games.viticulture.spaces import ROWS, SEASONS, SPRING, slots_in_play, spaces_in_play
from cuvee.games.viticulture.views import ViticultureView

LOWEST_VP: Final = -5
HIGHEST_VP: Final = 25  # the end of the track; points beyond it count all the same
GOAL: Final = 20
MOST_RESIDUAL: Final = 5
MOST_WORKERS: Final = 5  # the grande and the temporary worker are not counted


class Vineyard(Player):
    """One seat's mat, workers and hand."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "lira", "vp", "residual", "workers", "grande", "temporary", "resting", "structures", "used",
        "sold", "harvested", "row", "passed", "planted", "grapes", "wines", "hand", "limbo",
        "pledged", "placed", "tokens",
    )  # fmt: skip

    def __init__(
        self,
        lira: int,
        vp: int,
        residual: int,
        workers: int,
        grande: int,
        temporary: int,
        resting: int,
        structures: int,
        used: int,
        sold: int,
        harvested: int,
        row: int,
        passed: int,
        planted: Zone,
        grapes: Zone,
        wines: Zone,
        hand: Zone,
        limbo: Zone,
        pledged: Zone,
        placed: Zone,
        tokens: int,
    ) -> None:
        self.lira = lira
        self.vp = vp
        self.residual = residual
        self.workers = workers  # regular ones at home
        self.grande = grande  # 1 while at home
        self.temporary = temporary  # 1 while it is this vineyard's and at home
        self.resting = resting  # trained this year, at work from the next
        self.structures = structures  # a set
        self.used = used  # the structures that have done their once a year
        self.sold = sold  # a set of fields
        self.harvested = harvested  # a set of fields
        self.row = row  # on the wake-up chart; 0 before the rooster is placed
        self.passed = passed
        self.planted = planted  # each by `planted_vine`
        self.grapes = grapes  # a row of tokens for each colour
        self.wines = wines  # a row of tokens for each type
        self.hand = hand
        self.limbo = limbo  # cards face up before this seat, yet to be chosen from
        self.pledged = pledged  # visitors laid aside for an opponent's Importer, face down
        self.placed = placed  # the workers at work, each by `placed_worker`
        self.tokens = tokens  # bonus action tokens, in the solo game

    def clone(self) -> Vineyard:
        """An independent copy."""
        return Vineyard(
            self.lira,
            self.vp,
            self.residual,
            self.workers,
            self.grande,
            self.temporary,
            self.resting,
            self.structures,
            self.used,
            self.sold,
            self.harvested,
            self.row,
            self.passed,
            self.planted,
            self.grapes,
            self.wines,
            self.hand,
            self.limbo,
            self.pledged,
            self.placed,
            self.tokens,
        )

    def has(self, structure: int) -> bool:
        """Whether a structure is built."""
        return self.structures >> structure & 1 == 1

    def staff(self) -> int:
        """All workers this vineyard can call its own this year."""
        return self.workers + self.grande + self.temporary + self.resting + len(self.placed)

    def regulars(self) -> int:
        """The workers that count against the limit."""
        found = self.workers + self.resting
        for worker in self.placed:
            found += 1 if kind_of(worker) == REGULAR else 0
        return found

    def at_home(self) -> int:
        """The workers that may be placed."""
        return self.workers + self.grande + self.temporary

    def field_value(self, field: int) -> int:
        """The value of all vines on a field."""
        total = 0
        for vine in self.planted:
            if field_of(vine) == field:
                total += VINES[vine_of(vine)].value
        return total

    def use_grape(self, colour: int, value: int) -> None:
        """Take a grape off the crush pad."""
        self.grapes = replaced(self.grapes, colour, self.grapes[colour] ^ 1 << value - 1)

    def add_grape(self, colour: int, value: int) -> None:
        """Put a grape on a free space of the crush pad."""
        self.grapes = replaced(self.grapes, colour, self.grapes[colour] | 1 << value - 1)

    def use_wine(self, wine: int, value: int) -> None:
        """Take a wine out of the cellar."""
        self.wines = replaced(self.wines, wine, self.wines[wine] ^ 1 << value - 1)

    def add_wine(self, wine: int, value: int) -> None:
        """Put a wine on a free space of the cellar."""
        self.wines = replaced(self.wines, wine, self.wines[wine] | 1 << value - 1)

    def owns_temporary(self) -> bool:
        """Whether the temporary worker is this vineyard's this year, at home or at work."""
        if self.temporary:
            return True
        for worker in self.placed:
            if kind_of(worker) == TEMPORARY:
                return True
        return False


def fresh_vineyard() -> Vineyard:
    """An empty mat with its three fields."""
    grapes, wines = (0, 0), (0, 0, 0, 0)
    return Vineyard(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, (), grapes, wines, (), (), (), (), 0)


class ViticultureTable(State):
    """What lies on the table."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "year", "season", "first", "last_year", "spaces", "decks", "discards", "in_play",
        "automa_vp", "automa_deck", "automa_discards", "row_tokens", "ending",
    )  # fmt: skip

    def __init__(self, game: Game[Self], seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        if seats:  # a clone is made without seats: `copy_from` sets everything
            self.lay_bare(seats, options)

    def lay_bare(self, seats: int, options: Options) -> None:
        """An empty table, played as the options say."""
        self.players = [fresh_vineyard() for _ in range(seats)]
        self.challenge = challenge_of(options)
        self.difficulty = difficulty_of(options)
        self.redraws = options["redraw_visitors"] is True
        self.friendly = options["friendly"] is True
        self.open_slots = slots_in_play(seats, self.challenge.middle)
        self.open_spaces = [spaces_in_play(season, self.open_slots) for season in range(SEASONS)]
        self.year = 0
        self.season = 0
        self.first = 0  # who holds the first-player token
        self.last_year = 0  # 1 once anybody has reached the goal
        self.spaces: list[int] = []  # the seat on each space; -1 when free
        # Clones share the piles: one that changes is replaced.
        self.decks: list[list[int]] = []
        self.discards: list[list[int]] = []  # the top card is the last
        self.in_play: Zone = ()  # visitors being resolved, neither in hand nor discarded
        # Only for a player alone.
        self.automa_vp = 0
        self.automa_deck: list[int] = []  # in no order: cards are taken at random
        self.automa_discards: list[int] = []
        self.row_tokens = 0  # a set of rows that still hold their glass token
        self.ending = 0  # a code once the game is lost before its time

    def all_players(self) -> list[Player]:
        """The vineyards in seat order."""
        return [*self.players]

    def copy_from(self, other: Self) -> None:
        """Become a copy of another table."""
        super().copy_from(other)
        self.players = [player.clone() for player in other.players]
        self.challenge = other.challenge
        self.difficulty = other.difficulty
        self.redraws = other.redraws
        self.friendly = other.friendly
        self.open_slots = other.open_slots
        self.open_spaces = other.open_spaces
        self.year = other.year
        self.season = other.season
        self.first = other.first
        self.last_year = other.last_year
        self.spaces = other.spaces[:]
        self.decks = other.decks[:]
        self.discards = other.discards[:]
        self.in_play = other.in_play
        self.automa_vp = other.automa_vp
        self.automa_deck = other.automa_deck
        self.automa_discards = other.automa_discards
        self.row_tokens = other.row_tokens
        self.ending = other.ending


class Viticulture(ViticultureTable):
    """The table and the small steps that every verb is made of."""

    def view(self, seat: int | None) -> ViticultureView:
        """What a seat (None: a spectator) may know."""
        return cast("ViticultureView", super().view(seat))

    def clockwise(self) -> list[int]:
        """The seats from the first player on."""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def turn_order(self) -> list[int]:
        """The seats down the wake-up chart; clockwise while roosters are still being placed."""
        rows = [-1] * (ROWS + 1)
        for seat, player in enumerate(self.players):
            rows[player.row] = seat
        if rows[0] >= 0:
            return self.clockwise()
        return [seat for seat in rows if seat >= 0]

    def now(self) -> int:
        """Seasons since the game began."""
        return self.year * 4 + self.season

    # Points, lira and residual payments.

    def gain_vp(self, seat: int, points: int, source: str = "") -> None:
        """Score, or lose, victory points; whoever reaches the goal makes this the last year.

        Alone, the years are counted instead, and a challenge may not count what is gained.
        """
        if points > 0 and not self.challenge.points:
            if self.log is not None:
                self.emit("vp-void", seat, {"points": points})
            return
        player = self.players[seat]
        player.vp += points
        if player.vp >= GOAL and self.seats > 1:
            self.last_year = 1
        if self.log is not None:
            source = source or source_of_points(self)
            self.emit(
                "vp" if points > 0 else "vp-lost", seat, {"points": abs(points), "source": source}
            )

    def gain_lira(self, seat: int, lira: int) -> None:
        """Take, or pay, lira."""
        self.players[seat].lira += lira
        if self.log is not None and lira:
            self.emit("lira" if lira > 0 else "lira-paid", seat, {"lira": abs(lira)})

    def gain_residual(self, seat: int, steps: int) -> None:
        """Move on the residual track, which ends at 5."""
        player = self.players[seat]
        player.residual = max(0, min(MOST_RESIDUAL, player.residual + steps))
        if self.log is not None:
            self.emit("residual", seat, {"residual": player.residual})

    # Cards.

    def available(self, deck: int) -> int:
        """How many cards can still be drawn from a deck, its discards included."""
        if self.redraws:
            every = self.decks[deck] + self.discards[deck]
            return len([card for card in every if card not in SOCIABLE])
        return len(self.decks[deck]) + len(self.discards[deck])

    def refill(self, deck: int) -> None:
        """A deck that has run out is replaced by its discards at once (p. 3)."""
        if not self.decks[deck] and self.discards[deck]:
            self.decks[deck] = self.discards[deck]
            self.discards[deck] = []
            if self.log is not None:
                self.emit("reshuffle", -1, {"deck": DECK_NAMES[deck]})

    def turn_over(self, deck: int) -> int:
        """Take a random card off a deck that has one; alone, some visitors may be redrawn."""
        card = self.take(deck)
        while self.redraws and card in SOCIABLE:
            self.discard(card)
            if self.log is not None:
                self.emit("redraw", -1, {"card": CARD_NAMES[card]})
            card = self.take(deck)
        return card

    def take(self, deck: int) -> int:
        """Take a random card off a deck."""
        pile = self.decks[deck][:]
        card = self.rng.take(pile)
        self.decks[deck] = pile
        self.refill(deck)
        return card

    def draw(self, seat: int, deck: int) -> None:
        """Draw a card, if there is one."""
        if not self.available(deck):
            return
        card = self.turn_over(deck)
        self.players[seat].hand += (card,)
        if self.log is not None:
            name = CARD_NAMES[card]
            self.emit("draw", seat, {"deck": DECK_NAMES[deck]}, {"card": name}, seat)

    def discard(self, card: int) -> None:
        """Put a card face up on its pile."""
        deck = DECK_OF[card]
        self.discards[deck] = [*self.discards[deck], card]
        self.refill(deck)

    def discard_from_hand(self, seat: int, card: int) -> None:
        """Throw a card of the hand away."""
        player = self.players[seat]
        player.hand = without(player.hand, card)
        self.discard(card)
        if self.log is not None:
            self.emit("discard", seat, {"card": CARD_NAMES[card]})


def source_of_points(s: Viticulture) -> str:
    """What brings points other than an order: a visitor, the wake-up chart, the board."""
    if s.in_play:
        return "visitors"
    if s.year == 0:
        return "setup"
    return "wake_up" if s.season == SPRING else "board"
