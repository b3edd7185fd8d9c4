"""Positions of Naramata by description.

A real game is played to a turn of seat 0; what is named is then laid before the tours, the cards
coming out of the decks, so that every rule still holds. Nobody has prestige, disks, tourists or
upgrades but those that are named, and market and pool are empty.
"""

from __future__ import annotations

from typing import Self, cast

from cuvee.engine import YES, BadInput, Options, replaced
from cuvee.engine.frames import at_of, effect_of, frame, seat_of
from cuvee.engine.machine import legal_options
from cuvee.games.naramata.board.wineries import (
    END,
    ON_ROAD,
    START_REGION,
    WINERY_KEYS,
    is_winery,
)
from cuvee.games.naramata.cards.tourists import TOURIST_KEYS
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS
from cuvee.games.naramata.cards.vehicles import VEHICLE_KEYS
from cuvee.games.naramata.codes import MARKET
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.kinds import CHEESE, KINDS, MOST_ROWS
from cuvee.games.naramata.packing import ONE_TOKEN
from cuvee.games.naramata.state import (
    PILE_NAMES,
    PILES,
    TOURIST_PILE,
    UPGRADE_PILE,
    Naramata,
    Tour,
    fresh_tour,
)
from cuvee.games.naramata.view import signature_names

PLACE_NAMES = NARAMATA.codes()["place"]
ON_TABLE = ("market", "coins", "locks", "bottles")
Rows = dict[str, int | list[int]]  # {"cheese": [1, 5], "locks": 1, "view": 3}


class StagedNaramata:
    """A position at seat 0's turn, and what is laid on it."""

    def __init__(
        self,
        *,
        seats: int = 2,
        seed: int = 1,
        day: int = 1,
        options: dict[str, object] | None = None,
        **own: object,
    ) -> None:
        self.s = a_turn(seats, seed, day, options or {})
        self.seat(0, **own)
        for number in range(1, seats):
            self.s.players[number].time = self.s.players[0].time
        for number in range(len(self.s.phantom_time)):
            self.s.phantom_time = replaced(self.s.phantom_time, number, self.s.players[0].time)

    def seat(self, seat: int, **fields: object) -> Self:
        """Lay things before a tour.

        These are: points, prestige, vehicle="red", disks, beside, keys, time="12:30",
        place="hillside", visited=[...], bottles=["hillside"], upgrades=[...] that are active,
        inactive=[...], on_cards=[...], tourists={"t13": {"cheese": [1, 5], "view": 2}}.
        """
        player = self.s.players[seat]
        for name, value in fields.items():
            self._lay(player, name, value)
        return self.look()

    def _lay(self, player: Tour, name: str, value: object) -> None:
        if name == "time":
            player.time = slot(str(value))
        elif name == "place":
            player.place = place(str(value))
            if is_winery(player.place):
                player.visited |= 1 << player.place
        elif name == "vehicle":
            player.vehicle = VEHICLE_KEYS.index(str(value))
        elif name in {"upgrades", "inactive"}:
            for key in names_in(value):
                kind = self.fetch_upgrade(key)
                player.upgrades += (kind,)
                if name == "upgrades":
                    player.active |= 1 << kind  # an extra disk is named among the disks
        elif name == "on_cards":
            player.on_cards = tuple(UPGRADE_KEYS.index(key) for key in names_in(value))
        elif name == "visited":
            player.visited = bits(names_in(value), WINERY_KEYS)
        elif name == "bottles":
            player.bottles = bits(names_in(value), [*signature_names(self.s)])
        elif name == "tourists" and isinstance(value, dict):
            for key, rows in value.items():
                self._seat_tourist(player, str(key), dict(rows))
        elif isinstance(getattr(player, name, None), int):
            setattr(player, name, value)
        else:
            raise BadInput(f"a tour has no {name!r}")

    def _seat_tourist(self, player: Tour, key: str, rows: Rows) -> None:
        tourist = TOURIST_KEYS.index(key)
        self.s.piles[TOURIST_PILE].remove(tourist)
        player.tourists += (tourist,)
        filled = [0] * MOST_ROWS
        for row, line in enumerate(self.s.edition.tourists[tourist].rows):
            value = rows.pop(KINDS[line.kind], 0)
            if isinstance(value, list):
                filled[row] = sum(1 << self.fetch(line.kind, number) for number in value)
            else:
                filled[row] = value
            if line.kind == CHEESE:
                filled[row] += cast("int", rows.pop("locks", 0)) * ONE_TOKEN
        if rows:
            raise BadInput(f"{key} has no row for {rows}")
        player.filled += tuple(filled)

    def fetch(self, pile: int, number: int) -> int:
        """Take a card, by its printed number, out of its deck or discard pile."""
        for zone in (self.s.piles[pile], self.s.discards[pile]):
            if number - 1 in zone:
                zone.remove(number - 1)
                return number - 1
        raise BadInput(f"{KINDS[pile]} {number} is taken")

    def fetch_upgrade(self, key: str) -> int:
        """Take an upgrade out of the deck, or out of the market for another from the deck."""
        kind = UPGRADE_KEYS.index(key)
        pile = self.s.piles[UPGRADE_PILE]
        if kind in pile:
            pile.remove(kind)
        elif kind in self.s.market:
            self.s.market = replaced(self.s.market, self.s.market.index(kind), pile.pop())
        else:
            raise BadInput(f"{key} is taken")
        return kind

    # What lies on the table.

    def table(
        self,
        *,
        market: list[str] | None = None,
        coins: list[int] | None = None,
        locks: list[str] | None = None,
        bottles: dict[str, int] | None = None,
    ) -> Self:
        """Set what lies on the table.

        The market from slot 1 to 4 ("" for an empty one), its coins, the locks as in "hillside 1",
        and the bottles left at signature wineries.
        """
        s = self.s
        if market is not None:
            s.piles[UPGRADE_PILE] += [kind for kind in s.market if kind >= 0]
            s.market = (-1,) * len(s.market)
            s.market = tuple(self.fetch_upgrade(key) if key else -1 for key in market)
        if coins is not None:
            s.coins = tuple(coins)
        for lock in locks or []:
            winery, space = lock.split()
            s.lock(WINERY_KEYS.index(winery), int(space) - 1)
        for key, left in (bottles or {}).items():
            number = [*map(str, signature_names(s))].index(key)
            s.bottles = replaced(s.bottles, number, left)
        return self.look()

    def draws(self, deck: str, *numbers: int) -> Self:
        """Leave just these cards in a deck, to be drawn next; the others are discarded."""
        pile = PILE_NAMES.index(deck)
        drawn = [self.fetch(pile, number) for number in numbers]
        self.s.discards[pile] += self.s.piles[pile]
        self.s.piles[pile] = drawn
        return self.look()

    def look(self) -> Self:
        """See what is on offer now that things were laid."""
        s = self.s
        top = s.stack[-1]
        asked, at = s.effects[effect_of(top)], at_of(top)
        s.offer = (
            asked.options(s, s.seat, at)
            if asked.simultaneous
            else legal_options(s, asked, seat_of(top), at)
        )
        return self


def place(name: str) -> int:
    """A place by name: a winery, "start_upper", "end", or "road hillside" just past a winery."""
    if name.startswith("road "):
        return ON_ROAD + WINERY_KEYS.index(name.removeprefix("road "))
    return PLACE_NAMES.index(name)


def slot(time: str) -> int:
    """A time of day as a slot of the time track."""
    hours, minutes = time.split(":")
    return (int(hours) - 11) * 2 + int(minutes) // 30


def bits(names: list[str], known: list[str]) -> int:
    """A set of names as bits."""
    return sum(1 << known.index(name) for name in names)


def names_in(value: object) -> list[str]:
    """A list of names."""
    if not isinstance(value, list):
        raise BadInput(f"a list of names is wanted, not {value!r}")
    return [str(member) for member in value]


def a_turn(seats: int, seed: int, day: int, options: dict[str, object]) -> Naramata:
    """A game at seat 0's turn on a day: nothing on the vehicles, no locks, all in the decks.

    Vehicles go red, black, white, purple by seat; even seats start above, odd ones below. On a way
    back all start at END.
    """
    s = NARAMATA.new(seats=seats, seed=seed, **cast("Options", options))
    while (decision := s.decision) is not None and decision.question != "turn":
        s.apply(YES if decision.question == "agree" else s.legal()[0])
    s.day = day
    for number in range(seats):
        player = fresh_tour()
        player.vehicle = number
        player.place = END if s.backwards else START_REGION + number % 2
        player.arrival = s.arrive()
        s.piles[TOURIST_PILE] += s.players[number].tourists
        s.players[number] = player
    for pile in range(PILES):
        s.piles[pile] = sorted(s.piles[pile] + s.discards[pile])
        s.discards[pile] = []
    _place_phantoms(s)
    s.piles[UPGRADE_PILE] = sorted(s.piles[UPGRADE_PILE] + [*s.market])
    s.market = (-1,) * MARKET
    s.pool = 0
    asked = seat_of(s.stack[-1])
    s.stack = [
        frame(effect_of(f), 0 if seat_of(f) == asked else seat_of(f), at_of(f)) for f in s.stack
    ]
    return s


def _place_phantoms(s: Naramata) -> None:
    """Put the phantoms where the day begins."""
    phantoms = len(s.phantom_time)
    s.phantom_time = (0,) * phantoms
    s.phantom_place = (END if s.backwards else START_REGION + 1,) * phantoms
    s.phantom_arrival = tuple(s.arrive() for _ in range(phantoms))


def stage(wanted: dict[str, object]) -> Naramata:
    """The position that a scene describes: its table, `you` on seat 0 and a `rival` on seat 1."""
    table = dict(wanted)
    tours = [cast("dict[str, object]", table.pop(who, {})) for who in ("you", "rival")]
    laid = {
        name: table.pop(name) for name in ("market", "coins", "locks", "bottles") if name in table
    }
    draws = cast("dict[str, list[int]]", table.pop("draws", {}))
    staged = StagedNaramata(**table)  # type: ignore[arg-type]
    for seat in range(min(staged.s.seats, len(tours))):
        staged.seat(seat, **tours[seat])
    staged.table(**laid)  # type: ignore[arg-type]
    for deck, numbers in draws.items():
        staged.draws(deck, *numbers)
    return NARAMATA.state(staged.s.to_dict())
