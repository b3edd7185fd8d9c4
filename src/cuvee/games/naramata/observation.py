"""What an observation of Naramata holds, and how it is kept up to date from a state."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Options, State, Zone
from cuvee.engine.frames import at_of, effect_of
from cuvee.games.encoder import Encoder
from cuvee.games.naramata.activities.assets import drawn_from
from cuvee.games.naramata.board.locations import LOCATIONS, location, passing
from cuvee.games.naramata.board.wineries import SIGNATURE_ROOM, WINERY_KEYS
from cuvee.games.naramata.cards.assets import CARD_ROOM
from cuvee.games.naramata.cards.tourists import MOST_TOURISTS, TOURIST_KEYS
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS
from cuvee.games.naramata.cards.vehicles import VEHICLE_KEYS
from cuvee.games.naramata.codes import MARKET, numbers
from cuvee.games.naramata.draft import ROUNDS
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.kinds import KINDS, MOST_ROWS, MOST_SPACES, PURCHASE
from cuvee.games.naramata.packing import cards_on, count_on
from cuvee.games.naramata.state import PILE_NAMES, PILES, Naramata, Tour, fresh_tour
from cuvee.games.observation import (
    ABOUT,
    BAG,
    CHOICE,
    CODE,
    FLAG,
    NUMBER,
    NUMBERS,
    OPTIONAL,
    OWN,
    PLAYER,
    TABLE,
    Block,
    Questions,
)

MOST_PHANTOMS: Final = 2
VERSION: Final = 2  # raised whenever a cell changes its meaning

QUESTIONS: Final = Questions(NARAMATA.effects)
PATHS: Final = [effect.path for effect in NARAMATA.effects]
MARKET_SLOTS: Final = numbers(1, MARKET)
PHANTOMS: Final = numbers(1, MOST_PHANTOMS)
SIGNATURES: Final = numbers(1, SIGNATURE_ROOM)
ASSET_DECKS: Final = PILE_NAMES[: PURCHASE + 1]
ASSETS: Final = [f"{deck}_{card + 1}" for deck in ASSET_DECKS for card in range(CARD_ROOM)]
SPACES: Final = [f"{winery}_{n + 1}" for winery in WINERY_KEYS for n in range(MOST_SPACES)]
RIDERS: Final = numbers(1, MOST_TOURISTS)
WISHES: Final = [f"{rider}_{kind}" for rider in RIDERS for kind in KINDS]
TOURIST_CELLS: Final = list(range(len(TOURIST_KEYS)))
UPGRADE_CELLS: Final = list(range(len(UPGRADE_KEYS)))
ASSET_CELLS: Final = list(range(len(ASSETS)))

ON_TABLE: Final = Block(TABLE)
DAY: Final = ON_TABLE.add_each(["day", "days", "draft.pick"], NUMBER)
BACKWARDS: Final = ON_TABLE.add("backwards", FLAG)
WHELP: Final = ON_TABLE.add("whelp", OPTIONAL)
POOL: Final = ON_TABLE.add("pool", OPTIONAL)
ROW: Final = ON_TABLE.add("row", BAG, TOURIST_KEYS)
UNDER: Final = ON_TABLE.add("under", BAG, UPGRADE_KEYS)
SLOTS: Final = ON_TABLE.add_each([f"market.{n}" for n in MARKET_SLOTS], CHOICE, UPGRADE_KEYS)
COINS: Final = ON_TABLE.add("market.coins", NUMBERS, MARKET_SLOTS)
LEFT: Final = ON_TABLE.add("piles", NUMBERS, PILE_NAMES)
DISCARDED: Final = ON_TABLE.add("discards", NUMBERS, PILE_NAMES)
LOCKS: Final = ON_TABLE.add("locks", BAG, SPACES)
BOTTLES_LEFT: Final = ON_TABLE.add("bottles", NUMBERS, SIGNATURES)
QUESTION: Final = ON_TABLE.add("decision.question", CHOICE, QUESTIONS.names)
PATH: Final = ON_TABLE.add("decision.path", CODE, PATHS)
ON_TABLE.add(f"{ABOUT}winery", CODE, WINERY_KEYS)
ON_TABLE.add(f"{ABOUT}kind", CODE, KINDS)
ON_TABLE.add(f"{ABOUT}upgrade", CODE, UPGRADE_KEYS)
for number in ("card", "rider", "phantom", "prestige", "count", "days"):
    ON_TABLE.add(f"{ABOUT}{number}", NUMBER)
PHANTOM_TIMES: Final = ON_TABLE.add("phantoms.time", NUMBERS, PHANTOMS)
PHANTOM_TURNS: Final = ON_TABLE.add("phantoms.turn", NUMBERS, PHANTOMS)
PHANTOM_PLACES: Final = ON_TABLE.add_each(
    [f"phantoms.place.{n}" for n in PHANTOMS], CHOICE, LOCATIONS
)

OF_OWNER: Final = Block(OWN)
HAND: Final = OF_OWNER.add("hand", BAG, TOURIST_KEYS)
PICKED: Final = OF_OWNER.add_each(["picked.keep", "picked.discard"], CHOICE, TOURIST_KEYS)

OF_PLAYER: Final = Block(PLAYER)
ASKED: Final = OF_PLAYER.add("asked", FLAG)
TURN: Final = OF_PLAYER.add("turn", NUMBER)
POINTS: Final = OF_PLAYER.add("points", NUMBER)
PRESTIGE: Final = OF_PLAYER.add("prestige", NUMBER)
TIME: Final = OF_PLAYER.add("time", NUMBER)
DISKS: Final = OF_PLAYER.add("disks", NUMBER)
DISKS_SPENT: Final = OF_PLAYER.add("disks_spent", NUMBER)
KEYRING: Final = OF_PLAYER.add("keyring", NUMBER)
HAND_SIZE: Final = OF_PLAYER.add("hand_size", NUMBER)
VEHICLE: Final = OF_PLAYER.add("vehicle", CHOICE, VEHICLE_KEYS)
PLACE: Final = OF_PLAYER.add("place", CHOICE, LOCATIONS)
ROAD_PAST: Final = OF_PLAYER.add("road_past", CHOICE, WINERY_KEYS)
UPGRADES: Final = OF_PLAYER.add("upgrades", BAG, UPGRADE_KEYS)
ACTIVE: Final = OF_PLAYER.add("active", BAG, UPGRADE_KEYS)
DISKS_ON: Final = OF_PLAYER.add("disks_on", BAG, UPGRADE_KEYS)
BOTTLES: Final = OF_PLAYER.add("bottles", BAG, SIGNATURES)
TOURISTS: Final = OF_PLAYER.add("tourists", NUMBERS, TOURIST_KEYS)  # where they sit, from 1
MOST: Final = OF_PLAYER.add("tourists.most", NUMBERS, WISHES)
COUNT: Final = OF_PLAYER.add("tourists.count", NUMBERS, WISHES)
ASSETS_AT: Final = OF_PLAYER.add("tourists.cards", NUMBERS, ASSETS)  # who has them, from 1
DRAWN: Final = OF_PLAYER.add("drawn", BAG, ASSETS)
PROPOSED: Final = OF_PLAYER.add("proposed", BAG, TOURIST_KEYS)

BLOCKS: Final = (ON_TABLE, OF_OWNER, OF_PLAYER)
NONE: Final[Zone] = ()


def picked(tour: Tour, pick: int) -> int:
    """A tourist laid aside from a draft hand; -1 for none yet."""
    return tour.picked[pick] if pick < len(tour.picked) else -1


def same(one: Tour, other: Tour) -> bool:
    """Whether nothing has changed: zones are replaced, so they are the same or have changed."""
    return (
        one.points == other.points
        and one.prestige == other.prestige
        and one.vehicle == other.vehicle
        and one.disks == other.disks
        and one.beside == other.beside
        and one.time == other.time
        and one.arrival == other.arrival
        and one.place == other.place
        and one.active == other.active
        and one.keys == other.keys
        and one.bottles == other.bottles
        and one.tourists is other.tourists
        and one.filled is other.filled
        and one.upgrades is other.upgrades
        and one.on_cards is other.on_cards
        and one.hand is other.hand
        and one.picked is other.picked
        and one.drawn is other.drawn
    )


def remember(tour: Tour, before: Tour) -> None:
    """Keep a tour as it is written: all that `same` compares."""
    before.points = tour.points
    before.prestige = tour.prestige
    before.vehicle = tour.vehicle
    before.disks = tour.disks
    before.beside = tour.beside
    before.time = tour.time
    before.arrival = tour.arrival
    before.place = tour.place
    before.active = tour.active
    before.keys = tour.keys
    before.bottles = tour.bottles
    before.tourists = tour.tourists
    before.filled = tour.filled
    before.upgrades = tour.upgrades
    before.on_cards = tour.on_cards
    before.hand = tour.hand
    before.picked = tour.picked
    before.drawn = tour.drawn


class NaramataTableEncoder(Encoder):
    """The part of an observation that lies on the table."""

    def __init__(self, seats: int, out: memoryview) -> None:
        super().__init__(BLOCKS, QUESTIONS, seats, out)
        # As they were written last.
        self.row, self.under, self.bottles = NONE, NONE, NONE
        self.market: Zone = (-1,) * MARKET
        self.coins: Zone = (0,) * MARKET
        self.locks: Zone = (0,) * len(WINERY_KEYS)
        self.phantoms: list[Zone] = [(-1,)] * 3  # their times, arrivals and places
        self.phantom_places = [-1] * MOST_PHANTOMS  # as locations
        self.turns = [0] * seats
        self.options: Options = {}
        self.bottom = -1  # the frame that knows how many days are played

    def sync_table(self, s: Naramata) -> None:
        """The day, the score to reach, the piles and the locks."""
        at, stack, rounds, pick = self.table_at, s.stack, ROUNDS.id, 0
        for pending in stack:
            if effect_of(pending) == rounds:
                pick = at_of(pending)
        self.put(at + DAY + 2, pick)
        bottom, other_game = stack[0] if stack else -1, s.options is not self.options
        if bottom != self.bottom or other_game or s.day != self.on_table[DAY]:
            self.bottom, self.options = bottom, s.options
            self.put(at + DAY, s.day)
            self.put(at + DAY + 1, s.days)
            self.put(at + BACKWARDS, 1 if s.backwards else 0)
        if other_game or s.whelp_rules is not None:
            self.put_optional(at + WHELP, s.whelp_rules is not None, s.whelp)
            self.put_optional(at + POOL, s.shares, s.pool)
        for pile in range(PILES):
            left, discarded = len(s.piles[pile]), len(s.discards[pile])
            if self.on_table[LEFT + pile] != left or self.on_table[DISCARDED + pile] != discarded:
                self.put(at + LEFT + pile, left)
                self.put(at + DISCARDED + pile, discarded)

    def put_optional(self, at: int, given: bool, value: int) -> None:
        """Write whether there is a number, and the number."""
        self.put(at, 1 if given else 0)
        self.put(at + 1, value if given else 0)

    def sync_rows(self, s: Naramata) -> None:
        """The tourists and upgrades in rows, and the locks and bottles of the wineries."""
        at = self.table_at
        if self.row is not s.row:
            self.put_bag(at + ROW, self.row, s.row, TOURIST_CELLS)
            self.row = s.row
        if self.under is not s.under:
            self.put_bag(at + UNDER, self.under, s.under, UPGRADE_CELLS)
            self.under = s.under
        if self.locks is not s.locks:
            for winery in range(len(WINERY_KEYS)):
                if self.locks[winery] != s.locks[winery]:
                    first = at + LOCKS + winery * MOST_SPACES
                    self.put_set(first, self.locks[winery], s.locks[winery])
            self.locks = s.locks
        if self.bottles is not s.bottles:
            for signature, left in enumerate(s.bottles):
                self.put(at + BOTTLES_LEFT + signature, left)
            self.bottles = s.bottles

    def sync_market(self, s: Naramata) -> None:
        """The upgrades on offer, and the coins on their slots."""
        at = self.table_at
        if self.market is not s.market or self.coins is not s.coins:
            for slot in range(len(s.market)):
                first = at + SLOTS + slot * len(UPGRADE_KEYS)
                self.put_choice(first, self.market[slot], s.market[slot])
                self.put(at + COINS + slot, s.coins[slot])
            self.market, self.coins = s.market, s.coins

    def sync_turns(self, s: Naramata) -> None:
        """Everybody's position in the order of the time track, from 1; phantoms as well."""
        self.phantoms = [s.phantom_time, s.phantom_arrival, s.phantom_place]
        phantoms = len(s.phantom_place)
        standing = [s.standing(seat) for seat in range(self.seats)]
        standing += [s.phantom_standing(number) for number in range(phantoms)]
        for who in range(len(standing)):
            mine, turn = standing[who], 1
            for other in range(len(standing)):
                if standing[other] < mine or (standing[other] == mine and other < who):
                    turn += 1
            if who >= self.seats:
                self.put(self.table_at + PHANTOM_TURNS + who - self.seats, turn)
            elif self.turns[who] != turn:
                self.turns[who] = turn
                self.put(who * self.player_size + TURN, turn)
                self.changed |= 1 << who
        for number in range(phantoms):
            at = self.table_at + PHANTOM_PLACES + number * len(LOCATIONS)
            place = location(s.phantom_place[number])
            self.put(self.table_at + PHANTOM_TIMES + number, s.phantom_time[number])
            self.put_choice(at, self.phantom_places[number], place)
            self.phantom_places[number] = place


class NaramataEncoder(NaramataTableEncoder):
    """The observations of a game of Naramata."""

    def __init__(self, seats: int, out: memoryview) -> None:
        super().__init__(seats, out)
        self.players = [fresh_tour() for _ in range(seats)]  # as they were written last
        self.drawn = [NONE] * seats  # by `ASSETS`
        self.prestige = [0] * seats
        self.pool_left = 0

    def sync(self, s: State) -> None:
        """Write what differs from the state that was synced last."""
        assert isinstance(s, Naramata)  # noqa: S101 - the encoder of another game
        self.sync_table(s)
        self.sync_rows(s)
        self.sync_market(s)
        self.sync_question(s)
        shared = s.pool != self.pool_left
        self.pool_left = s.pool
        moved = s.phantom_time is not self.phantoms[0] or s.phantom_arrival is not self.phantoms[1]
        moved = moved or s.phantom_place is not self.phantoms[2]
        for seat in range(self.seats):
            tour, before = s.players[seat], self.players[seat]
            if shared or not same(tour, before):
                moved = moved or tour.time != before.time or tour.arrival != before.arrival
                self.changed |= 1 << seat
                self.sync_numbers(s, tour, before, seat)
                self.sync_upgrades(tour, before, seat * self.player_size)
                self.sync_cards(s, tour, before, seat)
                if before.tourists is not tour.tourists or before.filled is not tour.filled:
                    self.sync_riders(s, tour, before, seat * self.player_size)
                remember(tour, before)
        if moved:
            self.sync_turns(s)

    def sync_numbers(self, s: Naramata, tour: Tour, before: Tour, seat: int) -> None:
        """Points, prestige, time and place of a tour."""
        at = seat * self.player_size
        prestige = s.prestige_of(seat)
        if prestige != self.prestige[seat]:
            self.put(at + PRESTIGE, prestige)
            self.prestige[seat] = prestige
        if tour.points != before.points:
            self.put(at + POINTS, tour.points)
        if tour.time != before.time:
            self.put(at + TIME, tour.time)
        if tour.keys != before.keys:
            self.put(at + KEYRING, tour.keys)
        if tour.vehicle != before.vehicle:
            self.put_choice(at + VEHICLE, before.vehicle, tour.vehicle)
        if tour.place != before.place:
            self.put_choice(at + PLACE, location(before.place), location(tour.place))
            self.put_choice(at + ROAD_PAST, passing(before.place), passing(tour.place))

    def sync_upgrades(self, tour: Tour, before: Tour, at: int) -> None:
        """Disks, upgrades and bottles."""
        if tour.disks != before.disks:
            self.put(at + DISKS, tour.disks)
        if tour.beside != before.beside or tour.on_cards is not before.on_cards:
            self.put(at + DISKS_SPENT, tour.beside + len(tour.on_cards))
            self.put_bag(at + DISKS_ON, before.on_cards, tour.on_cards, UPGRADE_CELLS)
        if tour.upgrades is not before.upgrades:
            self.put_bag(at + UPGRADES, before.upgrades, tour.upgrades, UPGRADE_CELLS)
        if tour.active != before.active:
            self.put_set(at + ACTIVE, before.active, tour.active)
        if tour.bottles != before.bottles:
            self.put_set(at + BOTTLES, before.bottles, tour.bottles)

    def sync_cards(self, s: Naramata, tour: Tour, before: Tour, seat: int) -> None:
        """A draft hand and what was picked, which only the owner knows; what was drawn."""
        at, own = seat * self.player_size, self.own_at + seat * self.own_size
        if tour.hand is not before.hand or tour.picked is not before.picked:
            self.put(at + HAND_SIZE, len(tour.hand))
            if s.whelp_rules is not None:  # all tourists are open
                self.put_bag(at + PROPOSED, before.picked, tour.picked, TOURIST_CELLS)
            else:
                self.changed_own |= 1 << seat
                self.put_bag(own + HAND, before.hand, tour.hand, TOURIST_CELLS)
                for pick in range(2):
                    first = own + PICKED + pick * len(TOURIST_KEYS)
                    self.put_choice(first, picked(before, pick), picked(tour, pick))
        if tour.drawn or before.drawn:
            deck = drawn_from(s, seat) * CARD_ROOM if tour.drawn else 0
            drawn = tuple([deck + card for card in tour.drawn])
            self.put_bag(at + DRAWN, self.drawn[seat], drawn, ASSET_CELLS)
            self.drawn[seat] = drawn

    def sync_riders(self, s: Naramata, tour: Tour, before: Tour, at: int) -> None:
        """The tourists on board, what their rows take, and what lies there."""
        riders, were, stay = tour.tourists, before.tourists, 0
        while stay < len(riders) and stay < len(were) and riders[stay] == were[stay]:
            stay += 1
        self.write_riders(s, at, were, before.filled, stay, False)
        for index in range(stay * MOST_ROWS):
            if before.filled[index] != tour.filled[index]:
                slot, row = index // MOST_ROWS, index % MOST_ROWS
                kind = s.edition.tourists[riders[slot]].rows[row].kind
                self.write_row(at, slot, kind, before.filled[index], tour.filled[index])
        self.write_riders(s, at, riders, tour.filled, stay, True)

    def write_riders(
        self, s: Naramata, at: int, riders: Zone, filled: Zone, stay: int, on: bool
    ) -> None:
        """Write the tourists but those who stay, or clear what was written of them."""
        for slot in range(stay, len(riders)):
            tourist = riders[slot]
            self.put(at + TOURISTS + tourist, slot + 1 if on else 0)
            rows = s.edition.tourists[tourist].rows
            for number in range(len(rows)):
                kind, value = rows[number].kind, filled[slot * MOST_ROWS + number]
                self.put(at + MOST + slot * len(KINDS) + kind, rows[number].most if on else 0)
                self.write_row(at, slot, kind, 0 if on else value, value if on else 0)

    def write_row(self, at: int, slot: int, kind: int, before: int, value: int) -> None:
        """Write what lies on the row of a tourist."""
        count = value
        if kind <= PURCHASE:
            count = count_on(value)
            first = at + ASSETS_AT + kind * CARD_ROOM
            for card in cards_on(before & ~value):
                self.put(first + card, 0)
            for card in cards_on(value & ~before):
                self.put(first + card, slot + 1)
        self.put(at + COUNT + slot * len(KINDS) + kind, count)
