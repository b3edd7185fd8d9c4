"""A table set by hand: Given(prestige=5).chooses("space dangelo 1, act, done").then(time="12:00").

The position is a real one, reached by playing a game to a turn of seat 0; what the test names is
then laid before the tours, cards coming out of the decks, so that every rule still holds. Nobody
has prestige, disks, tourists or upgrades but those that are named, and market and pool are empty.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Self

from cuvee.engine import YES, Event, IllegalAction, replaced
from cuvee.engine.frames import at_of, effect_of, frame, seat_of
from cuvee.engine.machine import advance, legal_options
from cuvee.games.naramata.board.wineries import END, START_REGION, WINERY_KEYS, is_winery
from cuvee.games.naramata.cards.tourists import TOURIST_KEYS
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS
from cuvee.games.naramata.cards.vehicles import VEHICLE_KEYS
from cuvee.games.naramata.codes import MARKET
from cuvee.games.naramata.edition.edition import Edition
from cuvee.games.naramata.edition.files import FILES
from cuvee.games.naramata.edition.loading import read_edition
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.kinds import CHEESE, KINDS, MOST_ROWS
from cuvee.games.naramata.modes.whelp import SHIFT_MARKET
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
from tests.games.naramata.words import (
    Rows,
    bits,
    code,
    locked,
    names_in,
    place,
    shown,
    slot,
    spelled,
    steps_in,
)


def texts() -> dict[str, str]:
    """The files of the edition that comes with Cuvée."""
    folder = files("cuvee.games.naramata.edition") / "box"
    return {name: (folder / name).read_text("utf-8") for name in FILES}


@cache
def always_rolling(face: int) -> Edition:
    """The printed box with a die that shows one number on every side."""
    printed = texts()
    table = printed["tables.toml"]
    assert "faces = [1, 1, 2, 2, 3, 3]" in table
    printed["tables.toml"] = table.replace("faces = [1, 1, 2, 2, 3, 3]", f"faces = [{face}]")
    return read_edition(printed)


class Given:
    """A position at seat 0's turn, and what a test does with it."""

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
        self.events: list[Event] = []
        self.seat(0, **own)
        for number in range(1, seats):
            self.s.players[number].time = self.s.players[0].time
        for number in range(len(self.s.phantom_time)):
            self.s.phantom_time = replaced(self.s.phantom_time, number, self.s.players[0].time)

    def seat(self, seat: int, **fields: object) -> Self:
        """Lay things before a tour: points, prestige, vehicle="red", disks, beside, keys,
        time="12:30", place="hillside", visited=[...], bottles=["hillside"], upgrades=[...] that are
        active, inactive=[...], on_cards=[...], tourists={"t13": {"cheese": [1, 5], "view": 2}}."""
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
        elif name == "tourists":
            assert isinstance(value, dict), value
            for key, rows in value.items():
                self._seat_tourist(player, str(key), dict(rows))
        else:
            assert isinstance(getattr(player, name), int), name
            setattr(player, name, value)

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
                locks = rows.pop("locks", 0)
                assert isinstance(locks, int)
                filled[row] += locks * ONE_TOKEN
        assert not rows, f"{key} has no row for {rows}"
        player.filled += tuple(filled)

    def fetch(self, pile: int, number: int) -> int:
        """Take a card, by its printed number, out of its deck or discard pile."""
        for zone in (self.s.piles[pile], self.s.discards[pile]):
            if number - 1 in zone:
                zone.remove(number - 1)
                return number - 1
        raise AssertionError(f"{KINDS[pile]} {number} is taken")

    def fetch_upgrade(self, key: str) -> int:
        """Take an upgrade out of the deck, or out of the market for another from the deck."""
        kind = UPGRADE_KEYS.index(key)
        pile = self.s.piles[UPGRADE_PILE]
        if kind not in pile:
            assert kind in self.s.market, f"{key} is taken"
            self.s.market = replaced(self.s.market, self.s.market.index(kind), pile.pop())
            return kind
        pile.remove(kind)
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
        """Set the market from slot 1 to 4 ("" for an empty one), its coins, the locks as in
        "hillside 1", and the bottles left at signature wineries."""
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

    def leaves(self, deck: str, *numbers: int) -> Self:
        """Leave just these cards in a deck and none on its pile; the rest leaves the game."""
        self.draws(deck, *numbers)
        self.s.discards[PILE_NAMES.index(deck)] = []
        return self.look()

    def new_upgrades(self, *keys: str) -> Self:
        """Leave just these upgrades in the deck; the rest leaves the game."""
        kept = [self.fetch_upgrade(key) for key in keys]
        self.s.piles[UPGRADE_PILE] = kept
        return self.look()

    def phantom(self, where: str, time: str = "11:00", number: int = 0) -> Self:
        """Put a phantom somewhere, at a time."""
        self.s.phantom_place = replaced(self.s.phantom_place, number, place(where))
        self.s.phantom_time = replaced(self.s.phantom_time, number, slot(time))
        return self.look()

    def look(self) -> Self:
        """See what is on offer now that things were laid."""
        s = self.s
        top = s.stack[-1]
        asked, at = s.effects[effect_of(top)], at_of(top)
        s.offer = (
            asked.options(s, s.seat, at) if asked.simultaneous else legal_options(s, s.effects)
        )
        return self

    # What is done.

    def asks(self, path: str, at: int = 0, seat: int = 0) -> Self:
        """Put an effect of the game, by its path, before a seat instead of the turn."""
        self.s.stack.pop()
        if self.s.effects[effect_of(self.s.stack[-1])] is SHIFT_MARKET:
            self.s.stack.pop()  # it belongs to the turn
        self.s.stack.append(frame(NARAMATA.catalogue.ids[path], seat, at))
        self.s.record_events()
        return self.go()

    def go(self) -> Self:
        """Let the machine run on from what was set by hand."""
        advance(self.s, self.s.effects)
        self.events += self.s.drain_events()
        return self

    def chooses(self, *steps: str) -> Self:
        """Take actions one after the other, each by whoever is asked; "roll 3" fixes the die."""
        if self.s.log is None:
            self.s.record_events()
        for step in steps_in(steps):
            if step.startswith("roll "):
                self.s.edition = always_rolling(int(step.removeprefix("roll ")))
                continue
            try:
                self.s.apply(code(step))
            except IllegalAction as problem:
                raise AssertionError(f"{step!r}: {problem}; {self.offered()}") from None
            self.events += self.s.drain_events()
        return self

    def by(self, seat: int, *steps: str) -> Self:
        """Take actions as a seat that is asked, though another may be asked before it."""
        if self.s.log is None:
            self.s.record_events()
        for step in steps_in(steps):
            self.s.apply(code(step), seat)
            self.events += self.s.drain_events()
        return self

    # What is so.

    def offered(self) -> list[str]:
        """The actions on offer, in short."""
        return [spelled(number) for number in self.s.legal()]

    def offers(self, *steps: str) -> Self:
        """Exactly these actions are on offer."""
        assert sorted(self.offered()) == sorted(steps_in(steps)), self.offered()
        return self

    def may(self, *steps: str) -> Self:
        """These actions are on offer, perhaps among others."""
        for step in steps_in(steps):
            assert code(step) in self.s.legal(), (step, self.s.why_not(code(step)))
        return self

    def why_not(self, step: str) -> str:
        """The code of the reason why an action is not on offer."""
        assert code(step) not in self.s.legal(), f"{step!r} is on offer"
        reason = self.s.why_not(code(step))
        assert reason is not None, f"no reason why {step!r} is not on offer"
        return reason.code

    def parts_of(self, step: str) -> list[str]:
        """The codes of all that stands in the way of an action."""
        assert self.why_not(step) == "several"
        reason = self.s.why_not(code(step))
        assert reason is not None
        return [part.code for part in reason.parts]

    def then(self, seat: int = 0, **fields: object) -> Self:
        """The tour has these things, named as in `seat`; `upgrades` are all, `active` some."""
        player = self.s.players[seat]
        found = {name: shown(self.s, player, name) for name in fields}
        wanted = {name: sorted(v) if isinstance(v, list) else v for name, v in fields.items()}
        assert found == wanted, f"{found}, not {wanted}"
        return self

    def on_table(self, **fields: object) -> Self:
        """The table holds these things, named as in `table`; `bottles` of those named. Besides the
        day, whelp, pool, the row of tourists, and the upgrades under the deck."""
        s = self.s
        found: dict[str, object] = {}
        for name, value in fields.items():
            if name == "market":
                found[name] = [UPGRADE_KEYS[kind] if kind >= 0 else "" for kind in s.market]
            elif name == "under":
                found[name] = [UPGRADE_KEYS[kind] for kind in s.under]
            elif name == "row":
                found[name] = [TOURIST_KEYS[tourist] for tourist in s.row]
            elif name == "locks":
                found[name] = locked(s)
            elif name == "bottles":
                assert isinstance(value, dict)
                found[name] = {key: s.bottles[signature_names(s).index(key)] for key in value}
            elif name in PILE_NAMES:  # a discard pile
                found[name] = sorted(card + 1 for card in s.discards[PILE_NAMES.index(name)])
            else:
                held = getattr(s, name)
                found[name] = list(held) if isinstance(held, tuple) else held
        assert found == fields, f"{found}, not {fields}"
        return self

    def waits_for(self, seat: int) -> Self:
        """It is this seat that is asked."""
        assert self.s.seat == seat, f"seat {self.s.seat} is asked"
        return self

    def asked(self, kind: str) -> Self:
        """The question is of this kind, such as "turn" or "pay"."""
        decision = self.s.decision
        assert decision is not None
        assert decision.question == kind
        return self

    def turn_is_over(self) -> Self:
        """Nothing more is asked about the action: the next turn has begun."""
        decision = self.s.decision
        assert decision is None or decision.starts_turn, decision.path
        return self


def a_turn(seats: int, seed: int, day: int, options: dict[str, object]) -> Naramata:
    """A game at seat 0's turn on a day: nothing on the vehicles, no locks, all in the decks.

    Vehicles go red, black, white, purple by seat; even seats start above, odd ones below. On a way
    back all start at END.
    """
    s = NARAMATA.new(seats=seats, seed=seed, **options)
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
    phantoms = len(s.phantom_time)
    s.phantom_time = (0,) * phantoms
    s.phantom_place = (END if s.backwards else START_REGION + 1,) * phantoms
    s.phantom_arrival = tuple(s.arrive() for _ in range(phantoms))
    s.piles[UPGRADE_PILE] = sorted(s.piles[UPGRADE_PILE] + [*s.market])
    s.market = (-1,) * MARKET
    s.pool = 0
    asked = seat_of(s.stack[-1])
    s.stack = [
        frame(effect_of(f), 0 if seat_of(f) == asked else seat_of(f), at_of(f)) for f in s.stack
    ]
    return s
