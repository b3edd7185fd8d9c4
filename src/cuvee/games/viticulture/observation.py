"""What an observation of Viticulture holds, and how it is kept up to date from a state."""

from __future__ import annotations

from typing import Final

from cuvee.engine import State, Zone
from cuvee.engine.frames import at_of, effect_of, seat_of
from cuvee.games.observation import (
    BAG,
    CHOICE,
    CODE,
    FLAG,
    NUMBER,
    NUMBERS,
    OWN,
    PLAYER,
    TABLE,
    Block,
    Encoder,
    dense,
)
from cuvee.games.viticulture.cards.deck import CARD_NAMES, DECK_NAMES, DECK_OF, DECK_ROOM, DECKS
from cuvee.games.viticulture.cards.orders import WINE_NAMES
from cuvee.games.viticulture.cards.vines import VINES
from cuvee.games.viticulture.codes import (
    COLOUR_NAMES,
    FIELD_NAMES,
    FIELDS,
    MAMA_NAMES,
    PAPA_NAMES,
    WORKER_NAMES,
)
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.games.viticulture.spaces import AUTOMA, ROWS, SEASON_NAMES, SLOT_NAMES, SPACE_NAMES
from cuvee.games.viticulture.state import Vineyard, Viticulture, fresh_vineyard
from cuvee.games.viticulture.structures import STRUCTURE_NAMES
from cuvee.games.viticulture.tokens import HIGHEST

VERSION: Final = 1  # raised whenever a cell changes its meaning

QUESTIONS: Final = sorted({effect.question for effect in VITICULTURE.effects if effect.asks})
QUESTION_OF: Final = [
    QUESTIONS.index(effect.question) if effect.asks else -1 for effect in VITICULTURE.effects
]
WORKER_QUESTION: Final = QUESTIONS.index("worker")
PATHS: Final = [effect.path for effect in VITICULTURE.effects]
VALUES: Final = [str(value) for value in range(1, HIGHEST + 1)]
PARENT_NAMES: Final = MAMA_NAMES + PAPA_NAMES
SPACES: Final = len(SPACE_NAMES)
VINE_NAMES: Final = [vine.key for vine in VINES]
CARD_CELLS: Final = dense(CARD_NAMES)
PARENT_CELLS: Final = dense(PARENT_NAMES)
SPACE_CELLS: Final = list(range(SPACES))
# Of a placed worker, and of a planted vine.
WORKER_CELLS: Final = [kind * SPACES + space for space in range(SPACES) for kind in range(3)]
PLANTED_CELLS: Final = [
    field * len(VINES) + min(vine, len(VINES) - 1)
    for field in range(FIELDS)
    for vine in range(DECK_ROOM)
]

ON_TABLE: Final = Block(TABLE)
SEASON: Final = ON_TABLE.add("season", CHOICE, SEASON_NAMES)
YEAR: Final = ON_TABLE.add("year", NUMBER)
LAST_YEAR: Final = ON_TABLE.add("last_year", FLAG)
IN_DECKS: Final = ON_TABLE.add("decks", NUMBERS, DECK_NAMES)
DISCARDS: Final = ON_TABLE.add("discards", BAG, CARD_NAMES)
IN_PLAY: Final = ON_TABLE.add("in_play", BAG, CARD_NAMES)
OPEN_SLOTS: Final = ON_TABLE.add("slots", BAG, SLOT_NAMES)
QUESTION: Final = ON_TABLE.add("decision.question", CHOICE, QUESTIONS)
PATH: Final = ON_TABLE.add("decision.path", CODE, PATHS)
AUTOMA_VP: Final = ON_TABLE.add("automa.vp", NUMBER)
AUTOMA_CARDS: Final = ON_TABLE.add("automa.cards", NUMBER)
AUTOMA_SPACES: Final = ON_TABLE.add("automa.spaces", BAG, SPACE_NAMES)
ROW_TOKENS: Final = ON_TABLE.add("row_tokens", BAG, [str(row) for row in range(1, ROWS + 1)])
BONUS_TOKENS: Final = ON_TABLE.add("bonus_tokens", NUMBER)
CHALLENGE: Final = ON_TABLE.add("challenge", NUMBER)

OF_OWNER: Final = Block(OWN)
HAND: Final = OF_OWNER.add("hand", BAG, CARD_NAMES)
PLEDGED_CARDS: Final = OF_OWNER.add("pledged_cards", BAG, CARD_NAMES)
SENDING: Final = OF_OWNER.add("sending.space", CHOICE, SPACE_NAMES)

OF_PLAYER: Final = Block(PLAYER)
FIRST: Final = OF_PLAYER.add_each(["first_player", "asked", "passed"], FLAG)
NUMBERS_AT: Final = OF_PLAYER.add_each(
    ["lira", "vp", "residual", "row", "trained", "pledged"], NUMBER
)
WORKERS_HOME: Final = OF_PLAYER.add("workers", NUMBERS, WORKER_NAMES)
CARDS: Final = OF_PLAYER.add("cards", NUMBERS, DECK_NAMES)
PLACED: Final = OF_PLAYER.add_each([f"placed.{name}" for name in WORKER_NAMES], BAG, SPACE_NAMES)
PLANNED: Final = OF_PLAYER.add("planned", BAG, SPACE_NAMES)
STRUCTURES: Final = OF_PLAYER.add("structures", BAG, STRUCTURE_NAMES)
USED: Final = OF_PLAYER.add("used", BAG, STRUCTURE_NAMES)
VINES_AT: Final = OF_PLAYER.add_each([f"vines.{field}" for field in FIELD_NAMES], BAG, VINE_NAMES)
SOLD: Final = OF_PLAYER.add("sold", BAG, FIELD_NAMES)
HARVESTED: Final = OF_PLAYER.add("harvested", BAG, FIELD_NAMES)
GRAPES: Final = OF_PLAYER.add_each([f"grapes.{name}" for name in COLOUR_NAMES], BAG, VALUES)
WINES: Final = OF_PLAYER.add_each([f"wines.{name}" for name in WINE_NAMES], BAG, VALUES)
FACE_UP: Final = OF_PLAYER.add("face_up", BAG, CARD_NAMES)
PARENTS: Final = OF_PLAYER.add("face_up.parents", BAG, PARENT_NAMES)

# What is remembered of each player, by number.
PLAYER_SETS: Final = 4 + len(COLOUR_NAMES) + len(WINE_NAMES)
PLAYER_ZONES: Final = 6
TABLE_SETS: Final = 3  # the first sets are the table's
TABLE_ZONES: Final = 1


def as_set(members: list[int]) -> int:
    """Small numbers as the bits of one."""
    bits = 0
    for member in members:
        bits |= 1 << member
    return bits


def same(one: Vineyard, other: Vineyard) -> bool:
    """Whether nothing has changed: zones are replaced, so they are the same or have changed."""
    return (
        one.lira == other.lira
        and one.vp == other.vp
        and one.residual == other.residual
        and one.workers == other.workers
        and one.grande == other.grande
        and one.temporary == other.temporary
        and one.resting == other.resting
        and one.structures == other.structures
        and one.used == other.used
        and one.sold == other.sold
        and one.harvested == other.harvested
        and one.row == other.row
        and one.passed == other.passed
        and one.tokens == other.tokens
        and one.planted is other.planted
        and one.grapes is other.grapes
        and one.wines is other.wines
        and one.hand is other.hand
        and one.limbo is other.limbo
        and one.pledged is other.pledged
        and one.placed is other.placed
    )


class ViticultureEncoder(Encoder):
    """The observations of a game of Viticulture."""

    def __init__(self, seats: int, out: memoryview) -> None:
        super().__init__(ON_TABLE, OF_OWNER, OF_PLAYER, seats, out)
        self.sets = [0] * (TABLE_SETS + PLAYER_SETS * seats)
        self.choices = [-1] * (2 + seats)
        self.zones = [()] * (TABLE_ZONES + PLAYER_ZONES * seats)
        self.piles = [[] for _ in range(DECKS)]
        self.agenda: list[tuple[int, int, int, int]] = []
        self.players = [fresh_vineyard() for _ in range(seats)]  # as they were written last
        self.first = -1
        self.asked = -1
        self.sending = -1
        self.slots: list[int] = []

    def sync(self, s: State) -> None:
        """Write what differs from the state that was synced last."""
        assert isinstance(s, Viticulture)  # noqa: S101 - the encoder of another game
        self.sync_table(s)
        self.sync_question(s)
        if self.agenda or s.agenda:
            self.sync_planned(s)
        for seat in range(self.seats):
            player = s.players[seat]
            if not same(player, self.players[seat]):
                self.players[seat] = player.clone()
                self.sync_numbers(player, seat * self.player_size)
                self.sync_sets(player, seat)
                self.sync_zones(player, seat)

    def sync_table(self, s: Viticulture) -> None:
        """Season, decks and discards; alone, the Automa and the tokens."""
        at = self.table_at
        self.put_choice(at + SEASON, 0, s.season)
        self.put(at + YEAR, s.year)
        self.put(at + LAST_YEAR, s.last_year)
        for deck in range(DECKS):
            self.put(at + IN_DECKS + deck, len(s.decks[deck]))
            if self.piles[deck] is not s.discards[deck]:
                self.put_pile(at + DISCARDS, deck, s.discards[deck], CARD_CELLS)
        self.put_zone(at + IN_PLAY, 0, s.in_play, CARD_CELLS)
        if self.slots is not s.open_slots:
            self.slots = s.open_slots
            self.put_set(at + OPEN_SLOTS, 0, as_set(s.open_slots))
            self.put(at + CHALLENGE, s.challenge.number)
        if self.seats == 1:
            blocked = as_set([space for space, who in enumerate(s.spaces) if who == AUTOMA])
            self.put(at + AUTOMA_VP, s.automa_vp)
            self.put(at + AUTOMA_CARDS, len(s.automa_deck))
            self.put_set(at + AUTOMA_SPACES, 1, blocked)
            self.put_set(at + ROW_TOKENS, 2, s.row_tokens)
            self.put(at + BONUS_TOKENS, s.players[0].tokens)

    def sync_question(self, s: Viticulture) -> None:
        """What is asked, of whom, and where the worker goes that is asked for."""
        effect, question, whom, space = -1, -1, -1, -1
        if s.stack:
            top = s.stack[-1]
            effect, whom = effect_of(top), seat_of(top)
            question = QUESTION_OF[effect]
            if question == WORKER_QUESTION:
                space = at_of(top)
        self.put_choice(self.table_at + QUESTION, 1, question)
        self.put(self.table_at + PATH, effect + 1)
        if self.first != s.first or self.asked != whom or self.sending != space:
            self.first, self.asked, self.sending = s.first, whom, space
            for seat in range(self.seats):
                at = seat * self.player_size + FIRST
                self.put(at, 1 if s.first == seat else 0)
                self.put(at + 1, 1 if whom == seat else 0)
                to = self.own_at + seat * self.own_size + SENDING
                self.put_choice(to, 2 + seat, space if whom == seat else -1)

    def sync_planned(self, s: Viticulture) -> None:
        """The actions that workers sent in advance will take."""
        for _, _, who, space in self.agenda:
            cell = who * self.player_size + PLANNED + space
            self.put(cell, self.cells[cell] - 1)
        for _, _, who, space in s.agenda:
            cell = who * self.player_size + PLANNED + space
            self.put(cell, self.cells[cell] + 1)
        self.agenda = s.agenda[:]

    def sync_numbers(self, player: Vineyard, at: int) -> None:
        """The numbers of a mat."""
        self.put(at + FIRST + 2, player.passed)
        self.put(at + NUMBERS_AT, player.lira)
        self.put(at + NUMBERS_AT + 1, player.vp)
        self.put(at + NUMBERS_AT + 2, player.residual)
        self.put(at + NUMBERS_AT + 3, player.row)
        self.put(at + NUMBERS_AT + 4, player.resting)
        self.put(at + NUMBERS_AT + 5, len(player.pledged))
        self.put(at + WORKERS_HOME, player.workers)
        self.put(at + WORKERS_HOME + 1, player.grande)
        self.put(at + WORKERS_HOME + 2, player.temporary)

    def sync_sets(self, player: Vineyard, seat: int) -> None:
        """Structures, fields, grapes and wines."""
        at, number = seat * self.player_size, TABLE_SETS + seat * PLAYER_SETS
        self.put_set(at + STRUCTURES, number, player.structures)
        self.put_set(at + USED, number + 1, player.used)
        self.put_set(at + SOLD, number + 2, player.sold)
        self.put_set(at + HARVESTED, number + 3, player.harvested)
        number += 4
        for colour in range(len(COLOUR_NAMES)):
            self.put_set(at + GRAPES + colour * HIGHEST, number, player.grapes[colour])
            number += 1
        for wine in range(len(WINE_NAMES)):
            self.put_set(at + WINES + wine * HIGHEST, number, player.wines[wine])
            number += 1

    def sync_zones(self, player: Vineyard, seat: int) -> None:
        """Workers at work, vines, and cards; faces of a hand go to its owner's cells alone."""
        at, number = seat * self.player_size, TABLE_ZONES + seat * PLAYER_ZONES
        own = self.own_at + seat * self.own_size
        self.put_zone(at + PLACED, number, player.placed, WORKER_CELLS)
        self.put_zone(at + VINES_AT, number + 1, player.planted, PLANTED_CELLS)
        if self.put_zone(own + HAND, number + 2, player.hand, CARD_CELLS):
            held = [0] * DECKS
            for card in player.hand:
                held[DECK_OF[card]] += 1
            for deck in range(DECKS):
                self.put(at + CARDS + deck, held[deck])
        self.put_zone(own + PLEDGED_CARDS, number + 3, player.pledged, CARD_CELLS)
        none: Zone = ()
        parents = not (player.grande or player.placed)  # as `view.face_up` tells them
        self.put_zone(at + FACE_UP, number + 4, none if parents else player.limbo, CARD_CELLS)
        self.put_zone(at + PARENTS, number + 5, player.limbo if parents else none, PARENT_CELLS)
