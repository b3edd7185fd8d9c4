"""What an observation of Viticulture holds, and how it is kept up to date from a state."""

from __future__ import annotations

from typing import Final

from cuvee.engine import State, Zone
from cuvee.engine.frames import at_of
from cuvee.games.encoder import Encoder
from cuvee.games.observation import (
    ABOUT,
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
    Questions,
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
from cuvee.games.viticulture.spaces import (
    ACTION_NAMES,
    AUTOMA,
    ROWS,
    SEASON_NAMES,
    SLOT_NAMES,
    SPACE_NAMES,
)
from cuvee.games.viticulture.state import Vineyard, Viticulture, fresh_vineyard
from cuvee.games.viticulture.structures import STRUCTURE_NAMES
from cuvee.games.viticulture.tokens import HIGHEST

VERSION: Final = 2  # raised whenever a cell changes its meaning

QUESTIONS: Final = Questions(VITICULTURE.effects)
WORKER_QUESTION: Final = QUESTIONS.names.index("worker")
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
QUESTION: Final = ON_TABLE.add("decision.question", CHOICE, QUESTIONS.names)
PATH: Final = ON_TABLE.add("decision.path", CODE, PATHS)
ON_TABLE.add(f"{ABOUT}card", CODE, CARD_NAMES)
ON_TABLE.add(f"{ABOUT}wine", CODE, WINE_NAMES)
ON_TABLE.add(f"{ABOUT}task", CODE, ACTION_NAMES)
ON_TABLE.add(f"{ABOUT}papa", CODE, PAPA_NAMES)
ON_TABLE.add(f"{ABOUT}mama", CODE, MAMA_NAMES)
ON_TABLE.add(f"{ABOUT}count", NUMBER)
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
FIRST: Final = OF_PLAYER.add("first_player", FLAG)
ASKED: Final = OF_PLAYER.add("asked", FLAG)
PASSED: Final = OF_PLAYER.add("passed", FLAG)
LIRA: Final = OF_PLAYER.add("lira", NUMBER)
VP: Final = OF_PLAYER.add("vp", NUMBER)
RESIDUAL: Final = OF_PLAYER.add("residual", NUMBER)
ROW: Final = OF_PLAYER.add("row", NUMBER)
TRAINED: Final = OF_PLAYER.add("trained", NUMBER)
PLEDGED: Final = OF_PLAYER.add("pledged", NUMBER)
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

BLOCKS: Final = (ON_TABLE, OF_OWNER, OF_PLAYER)
NONE: Final[Zone] = ()


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
        and one.planted is other.planted
        and one.grapes is other.grapes
        and one.wines is other.wines
        and one.hand is other.hand
        and one.limbo is other.limbo
        and one.pledged is other.pledged
        and one.placed is other.placed
    )


def remember(mat: Vineyard, before: Vineyard) -> None:
    """Keep a mat as it is written: all that `same` compares."""
    before.lira = mat.lira
    before.vp = mat.vp
    before.residual = mat.residual
    before.workers = mat.workers
    before.grande = mat.grande
    before.temporary = mat.temporary
    before.resting = mat.resting
    before.structures = mat.structures
    before.used = mat.used
    before.sold = mat.sold
    before.harvested = mat.harvested
    before.row = mat.row
    before.passed = mat.passed
    before.planted = mat.planted
    before.grapes = mat.grapes
    before.wines = mat.wines
    before.hand = mat.hand
    before.limbo = mat.limbo
    before.pledged = mat.pledged
    before.placed = mat.placed


def shows_parents(mat: Vineyard) -> bool:
    """Whether what lies face up are parents, as `view.face_up` tells them from cards."""
    return not (mat.grande or mat.placed)


class ViticultureTableEncoder(Encoder):
    """The part of an observation that is not on a mat."""

    def __init__(self, seats: int, out: memoryview) -> None:
        super().__init__(BLOCKS, QUESTIONS, seats, out)
        # As they were written last.
        self.season = -1
        self.discards: list[list[int]] = [[] for _ in range(DECKS)]
        self.in_play = NONE
        self.slots: list[int] = []
        self.blocked = 0
        self.row_tokens = 0
        self.first = -1
        self.sent_by = -1
        self.sent_to = -1
        self.agenda: list[tuple[int, int, int, int]] = []

    def sync_table(self, s: Viticulture) -> None:
        """Season, decks and discards."""
        at = self.table_at
        if s.season != self.season:
            self.put_choice(at + SEASON, self.season, s.season)
            self.season = s.season
        self.put(at + YEAR, s.year)
        self.put(at + LAST_YEAR, s.last_year)
        for deck in range(DECKS):
            self.put(at + IN_DECKS + deck, len(s.decks[deck]))
            pile = s.discards[deck]
            if self.discards[deck] is not pile:
                before = tuple(self.discards[deck])
                self.put_bag(at + DISCARDS, before, tuple(pile), CARD_CELLS)
                self.discards[deck] = pile
        if self.in_play is not s.in_play:
            self.put_bag(at + IN_PLAY, self.in_play, s.in_play, CARD_CELLS)
            self.in_play = s.in_play
        if self.slots is not s.open_slots:
            self.put_set(at + OPEN_SLOTS, as_set(self.slots), as_set(s.open_slots))
            self.put(at + CHALLENGE, s.challenge.number)
            self.slots = s.open_slots

    def sync_solo(self, s: Viticulture) -> None:
        """The Automa and the tokens of a player alone."""
        at = self.table_at
        blocked = as_set([space for space, who in enumerate(s.spaces) if who == AUTOMA])
        self.put(at + AUTOMA_VP, s.automa_vp)
        self.put(at + AUTOMA_CARDS, len(s.automa_deck))
        self.put_set(at + AUTOMA_SPACES, self.blocked, blocked)
        self.put_set(at + ROW_TOKENS, self.row_tokens, s.row_tokens)
        self.put(at + BONUS_TOKENS, s.players[0].tokens)
        self.blocked, self.row_tokens = blocked, s.row_tokens

    def sync_sending(self, s: Viticulture) -> None:
        """Where the worker goes that is asked for; only its owner knows."""
        seat, space = -1, -1
        if self.effect >= 0 and self.question_of[self.effect] == WORKER_QUESTION:
            seat, space = s.seat, at_of(s.stack[-1])
        if self.sent_by != seat or self.sent_to != space:
            if self.sent_by >= 0:
                self.put_sending(self.sent_by, self.sent_to, 0)
            if seat >= 0:
                self.put_sending(seat, space, 1)
            self.sent_by, self.sent_to = seat, space

    def put_sending(self, seat: int, space: int, value: int) -> None:
        """Write whether a worker goes to a space, for its owner."""
        self.put(self.own_at + seat * self.own_size + SENDING + space, value)
        self.changed_own |= 1 << seat

    def sync_planned(self, s: Viticulture) -> None:
        """The actions that workers sent in advance will take."""
        for seat in range(self.seats):
            before = tuple([space for _, _, who, space in self.agenda if who == seat])
            planned = tuple([space for _, _, who, space in s.agenda if who == seat])
            if before != planned:
                self.put_bag(seat * self.player_size + PLANNED, before, planned, SPACE_CELLS)
                self.changed |= 1 << seat
        self.agenda = s.agenda[:]


class ViticultureEncoder(ViticultureTableEncoder):
    """The observations of a game of Viticulture."""

    def __init__(self, seats: int, out: memoryview) -> None:
        super().__init__(seats, out)
        self.players = [fresh_vineyard() for _ in range(seats)]  # as they were written last

    def sync(self, s: State) -> None:
        """Write what differs from the state that was synced last."""
        assert isinstance(s, Viticulture)  # noqa: S101 - the encoder of another game
        self.sync_table(s)
        if self.seats == 1:
            self.sync_solo(s)
        self.sync_question(s)
        self.sync_sending(s)
        if self.agenda or s.agenda:
            self.sync_planned(s)
        if self.first != s.first:
            self.put_flags(FIRST, 1 << self.first if self.first >= 0 else 0, 1 << s.first)
            self.first = s.first
        for seat in range(self.seats):
            mat, before = s.players[seat], self.players[seat]
            if not same(mat, before):
                self.changed |= 1 << seat
                self.sync_numbers(mat, before, seat * self.player_size)
                self.sync_sets(mat, before, seat * self.player_size)
                self.sync_zones(mat, before, seat)
                remember(mat, before)

    def sync_numbers(self, mat: Vineyard, before: Vineyard, at: int) -> None:
        """The numbers of a mat."""
        if mat.passed != before.passed:
            self.put(at + PASSED, mat.passed)
        if mat.lira != before.lira:
            self.put(at + LIRA, mat.lira)
        if mat.vp != before.vp:
            self.put(at + VP, mat.vp)
        if mat.residual != before.residual:
            self.put(at + RESIDUAL, mat.residual)
        if mat.row != before.row:
            self.put(at + ROW, mat.row)
        if mat.resting != before.resting:
            self.put(at + TRAINED, mat.resting)
        if mat.workers != before.workers:
            self.put(at + WORKERS_HOME, mat.workers)
        if mat.grande != before.grande:
            self.put(at + WORKERS_HOME + 1, mat.grande)
        if mat.temporary != before.temporary:
            self.put(at + WORKERS_HOME + 2, mat.temporary)

    def sync_sets(self, mat: Vineyard, before: Vineyard, at: int) -> None:
        """Structures, fields, grapes and wines."""
        if mat.structures != before.structures or mat.used != before.used:
            self.put_set(at + STRUCTURES, before.structures, mat.structures)
            self.put_set(at + USED, before.used, mat.used)
        if mat.sold != before.sold or mat.harvested != before.harvested:
            self.put_set(at + SOLD, before.sold, mat.sold)
            self.put_set(at + HARVESTED, before.harvested, mat.harvested)
        if mat.grapes is not before.grapes:
            for colour in range(len(COLOUR_NAMES)):
                first = at + GRAPES + colour * HIGHEST
                self.put_set(first, before.grapes[colour], mat.grapes[colour])
        if mat.wines is not before.wines:
            for wine in range(len(WINE_NAMES)):
                self.put_set(at + WINES + wine * HIGHEST, before.wines[wine], mat.wines[wine])

    def sync_zones(self, mat: Vineyard, before: Vineyard, seat: int) -> None:
        """Workers at work, vines, and cards; faces of a hand go to its owner's cells alone."""
        at, own = seat * self.player_size, self.own_at + seat * self.own_size
        if mat.placed is not before.placed:
            self.put_bag(at + PLACED, before.placed, mat.placed, WORKER_CELLS)
        if mat.planted is not before.planted:
            self.put_bag(at + VINES_AT, before.planted, mat.planted, PLANTED_CELLS)
        if mat.hand is not before.hand:
            self.put_bag(own + HAND, before.hand, mat.hand, CARD_CELLS)
            self.put_bag(at + CARDS, before.hand, mat.hand, DECK_OF)
            self.changed_own |= 1 << seat
        if mat.pledged is not before.pledged:
            self.put_bag(own + PLEDGED_CARDS, before.pledged, mat.pledged, CARD_CELLS)
            self.put(at + PLEDGED, len(mat.pledged))
            self.changed_own |= 1 << seat
        if mat.limbo or before.limbo:
            parents, were = shows_parents(mat), shows_parents(before)
            now, then = NONE if parents else mat.limbo, NONE if were else before.limbo
            self.put_bag(at + FACE_UP, then, now, CARD_CELLS)
            now, then = mat.limbo if parents else NONE, before.limbo if were else NONE
            self.put_bag(at + PARENTS, then, now, PARENT_CELLS)
