"""What an observation of Naramata holds, and how it is kept up to date from a state."""

from __future__ import annotations

from typing import Final

from cuvee.engine import ANYONE, Options, State, Zone
from cuvee.engine.frames import AT_SHIFT, EFFECT_MASK, effect_of, seat_of
from cuvee.engine.machine import UNCONCERNED
from cuvee.games.naramata.activities.assets import drawn_from
from cuvee.games.naramata.board.wineries import (
    END,
    NOWHERE,
    ON_ROAD,
    SIGNATURE_ROOM,
    START_KEYS,
    START_REGION,
    WINERY_KEYS,
)
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
    Encoder,
)

MOST_PHANTOMS: Final = 2
VERSION: Final = 1  # raised whenever a cell changes its meaning

QUESTIONS: Final = sorted({effect.question for effect in NARAMATA.effects if effect.asks})
QUESTION_OF: Final = [
    QUESTIONS.index(effect.question) if effect.asks else -1 for effect in NARAMATA.effects
]
PATHS: Final = [effect.path for effect in NARAMATA.effects]
LOCATIONS: Final = [*WINERY_KEYS, *START_KEYS, "end", "road"]
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
QUESTION: Final = ON_TABLE.add("decision.question", CHOICE, QUESTIONS)
PATH: Final = ON_TABLE.add("decision.path", CODE, PATHS)
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
NUMBERS_AT: Final = OF_PLAYER.add_each(
    ["turn", "points", "prestige", "time", "disks", "disks_spent", "keyring", "hand_size"], NUMBER
)
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

# What is remembered of each player, by number.
PLAYER_CHOICES: Final = 5
PLAYER_ZONES: Final = 5
TABLE_CHOICES: Final = MARKET + MOST_PHANTOMS + 1  # the first ones are the table's
TABLE_ZONES: Final = 2


def location(place: int) -> int:
    """The number of a place among the locations; -1 for none yet."""
    if place < START_REGION:
        return place
    if place < END:
        return len(WINERY_KEYS) + place - START_REGION
    if place == NOWHERE:
        return -1
    return len(WINERY_KEYS) + len(START_KEYS) + (0 if place == END else 1)


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


class NaramataTableEncoder(Encoder):
    """The part of an observation that lies on the table."""

    def __init__(self, seats: int, out: memoryview) -> None:
        super().__init__(ON_TABLE, OF_OWNER, OF_PLAYER, seats, out)
        self.sets = [0] * (len(WINERY_KEYS) + 2 * seats)
        self.choices = [-1] * (TABLE_CHOICES + PLAYER_CHOICES * seats)
        self.zones = [()] * (TABLE_ZONES + PLAYER_ZONES * seats)
        none: Zone = ()
        self.market, self.coins, self.bottles, self.locks = none, none, none, none
        self.phantoms: list[Zone] = [(-1,)] * 3  # their times, arrivals and places
        self.options: Options = {}
        self.bottom = -1  # the frame that knows how many days are played
        self.asked = -1

    def sync_table(self, s: Naramata) -> None:
        """The day, the score to reach, the piles and the locks."""
        at, bottom, pick = self.table_at, -1, 0
        for pending in s.stack:
            if bottom < 0:
                bottom = pending
            if pending & EFFECT_MASK == ROUNDS.id:
                pick = pending >> AT_SHIFT
        self.put(at + DAY + 2, pick)
        if bottom != self.bottom or s.options is not self.options or s.day != self.cells[at + DAY]:
            self.bottom, self.options = bottom, s.options
            self.put(at + DAY, s.day)
            self.put(at + DAY + 1, s.days)
            self.put(at + BACKWARDS, 1 if s.backwards else 0)
        self.put_optional(at + WHELP, s.whelp_rules is not None, s.whelp)
        self.put_optional(at + POOL, s.shares, s.pool)
        self.put_zone(at + ROW, 0, s.row, TOURIST_CELLS)
        self.put_zone(at + UNDER, 1, s.under, UPGRADE_CELLS)
        for pile in range(PILES):
            self.put(at + LEFT + pile, len(s.piles[pile]))
            self.put(at + DISCARDED + pile, len(s.discards[pile]))
        if self.locks is not s.locks:
            self.locks = s.locks
            for winery in range(len(WINERY_KEYS)):
                self.put_set(at + LOCKS + winery * MOST_SPACES, winery, s.locks[winery])

    def sync_market(self, s: Naramata) -> None:
        """The upgrades on offer, the coins on their slots, and the bottles of the wineries."""
        at = self.table_at
        if self.market is not s.market or self.coins is not s.coins:
            self.market, self.coins = s.market, s.coins
            for slot in range(len(s.market)):
                self.put_choice(at + SLOTS + slot * len(UPGRADE_KEYS), slot, s.market[slot])
                self.put(at + COINS + slot, s.coins[slot])
        if self.bottles is not s.bottles:
            self.bottles = s.bottles
            for signature, left in enumerate(s.bottles):
                self.put(at + BOTTLES_LEFT + signature, left)

    def sync_question(self, s: Naramata) -> None:
        """What is asked, and of whom."""
        effect, question, asked = -1, -1, 0
        if s.stack:
            top = s.stack[-1]
            effect, whom = effect_of(top), seat_of(top)
            question = QUESTION_OF[effect]
            if s.answers:
                seats = [n for n, answer in enumerate(s.answers) if answer != UNCONCERNED]
                asked = sum([1 << seat for seat in seats])
            elif whom == ANYONE:
                asked = sum([1 << seat for seat in s.waiting])
            else:
                asked = 1 << whom
        self.put_choice(self.table_at + QUESTION, MARKET, question)
        self.put(self.table_at + PATH, effect + 1)
        if self.asked != asked:
            self.asked = asked
            for seat in range(self.seats):
                self.put(seat * self.player_size + ASKED, asked >> seat & 1)

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
            if who < self.seats:
                self.put(who * self.player_size + NUMBERS_AT, turn)
            else:
                self.put(self.table_at + PHANTOM_TURNS + who - self.seats, turn)
        for number in range(phantoms):
            at = self.table_at + PHANTOM_PLACES + number * len(LOCATIONS)
            self.put(self.table_at + PHANTOM_TIMES + number, s.phantom_time[number])
            self.put_choice(at, MARKET + 1 + number, location(s.phantom_place[number]))


class NaramataEncoder(NaramataTableEncoder):
    """The observations of a game of Naramata."""

    def __init__(self, seats: int, out: memoryview) -> None:
        super().__init__(seats, out)
        self.players = [fresh_tour() for _ in range(seats)]  # as they were written last
        self.pool_left = 0

    def sync(self, s: State) -> None:
        """Write what differs from the state that was synced last."""
        assert isinstance(s, Naramata)  # noqa: S101 - the encoder of another game
        self.sync_table(s)
        self.sync_market(s)
        self.sync_question(s)
        shared = s.pool != self.pool_left
        self.pool_left = s.pool
        moved = s.phantom_time is not self.phantoms[0] or s.phantom_arrival is not self.phantoms[1]
        moved = moved or s.phantom_place is not self.phantoms[2]
        for seat in range(self.seats):
            player, before = s.players[seat], self.players[seat]
            if shared or not same(player, before):
                moved = moved or player.time != before.time or player.arrival != before.arrival
                self.sync_numbers(s, player, seat)
                self.sync_zones(s, player, seat)
                if before.tourists is not player.tourists or before.filled is not player.filled:
                    self.sync_riders(s, player, seat)
                self.players[seat] = player.clone()
        if moved:
            self.sync_turns(s)

    def sync_numbers(self, s: Naramata, player: Tour, seat: int) -> None:
        """Points, prestige, time and place of a tour."""
        at, number = seat * self.player_size, TABLE_CHOICES + seat * PLAYER_CHOICES
        self.put(at + NUMBERS_AT + 1, player.points)
        self.put(at + NUMBERS_AT + 2, s.prestige_of(seat))
        self.put(at + NUMBERS_AT + 3, player.time)
        self.put(at + NUMBERS_AT + 4, player.disks)
        self.put(at + NUMBERS_AT + 5, player.beside + len(player.on_cards))
        self.put(at + NUMBERS_AT + 6, player.keys)
        self.put(at + NUMBERS_AT + 7, len(player.hand))
        self.put_choice(at + VEHICLE, number, player.vehicle)
        self.put_choice(at + PLACE, number + 1, location(player.place))
        past = player.place - ON_ROAD if player.place >= ON_ROAD else -1
        self.put_choice(at + ROAD_PAST, number + 2, past)
        sets = len(WINERY_KEYS) + 2 * seat
        self.put_set(at + ACTIVE, sets, player.active)
        self.put_set(at + BOTTLES, sets + 1, player.bottles)

    def sync_zones(self, s: Naramata, player: Tour, seat: int) -> None:
        """Upgrades and cards; a draft hand and what was picked go to its owner's cells alone."""
        at, number = seat * self.player_size, TABLE_ZONES + seat * PLAYER_ZONES
        own = self.own_at + seat * self.own_size
        none: Zone = ()
        hand, picked, proposed = player.hand, player.picked, none
        if s.whelp_rules is not None:  # all tourists are open
            hand, picked, proposed = none, none, player.picked
        self.put_zone(at + UPGRADES, number, player.upgrades, UPGRADE_CELLS)
        self.put_zone(at + DISKS_ON, number + 1, player.on_cards, UPGRADE_CELLS)
        self.put_zone(own + HAND, number + 2, hand, TOURIST_CELLS)
        self.put_zone(at + PROPOSED, number + 3, proposed, TOURIST_CELLS)
        for pick in range(2):
            chosen = picked[pick] if pick < len(picked) else -1
            at_pick = own + PICKED + pick * len(TOURIST_KEYS)
            self.put_choice(at_pick, TABLE_CHOICES + seat * PLAYER_CHOICES + 3 + pick, chosen)
        if player.drawn or self.zones[number + 4]:
            first = drawn_from(s, seat) * CARD_ROOM if player.drawn else 0
            drawn = tuple([first + card for card in player.drawn])
            self.put_zone(at + DRAWN, number + 4, drawn, ASSET_CELLS)

    def sync_riders(self, s: Naramata, player: Tour, seat: int) -> None:
        """The tourists on board, what their rows take, and what lies there."""
        at, before, filled = seat * self.player_size, self.players[seat], player.filled
        if before.tourists is not player.tourists:
            self.write_riders(s, at, before.tourists, before.filled, False)
            self.write_riders(s, at, player.tourists, filled, True)
            return
        for index in range(len(filled)):
            if before.filled[index] != filled[index]:
                slot, row = index // MOST_ROWS, index % MOST_ROWS
                kind = s.edition.tourists[player.tourists[slot]].rows[row].kind
                self.write_row(at, slot, kind, before.filled[index], filled[index])

    def write_riders(self, s: Naramata, at: int, tourists: Zone, filled: Zone, on: bool) -> None:
        """Write tourists who come on board, or clear what was written of those who have left."""
        for slot, tourist in enumerate(tourists):
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
