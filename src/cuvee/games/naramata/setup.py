"""Setting up: decks, market, bottles, vehicles (p. 6-7)."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Effect, Reason
from cuvee.games.naramata.board.wineries import NOWHERE, SIGNATURE_ROOM, WINERY_ROOM
from cuvee.games.naramata.cards.upgrades import UPGRADES
from cuvee.games.naramata.cards.vehicles import VEHICLE_KEYS
from cuvee.games.naramata.codes import MARKET, VEHICLE
from cuvee.games.naramata.days import DAYS
from cuvee.games.naramata.kinds import CHEESE, TASTING
from cuvee.games.naramata.market import refill
from cuvee.games.naramata.modes.whelp import difficulty
from cuvee.games.naramata.reasons import Question
from cuvee.games.naramata.state import PILES, Naramata

START_POINTS: Final = 5
EXTRA_BOTTLES: Final = 3  # with three players
VEHICLE_TAKEN: Final = Reason("vehicle_taken", "vehicles")


def lay_out(s: Naramata) -> None:
    """Shuffle, fill the market, put out the bottles, draw the first player, and begin."""
    edition = s.edition
    s.piles = [
        list(range(len(edition.rewards[CHEESE]))),
        list(range(len(edition.rewards[TASTING]))),
        list(range(len(edition.purchases))),
        list(range(len(edition.tourists))),
        upgrades_in_play(s),
    ]
    s.discards = [[] for _ in range(PILES)]
    s.market = (-1,) * MARKET
    s.coins = (0,) * MARKET
    refill(s)
    put_out_bottles(s)
    s.locks = (0,) * WINERY_ROOM
    phantoms = phantoms_of(s)
    s.phantom_time = (0,) * phantoms
    s.phantom_arrival = (0,) * phantoms
    s.phantom_place = (NOWHERE,) * phantoms
    s.first = s.rng.below(s.seats)
    if s.whelp_rules is not None:
        s.whelp = s.whelp_rules.whelp[difficulty(s)] * s.seats
    for player in s.players:
        player.points = 0 if s.whelp_rules is not None else START_POINTS
    DAYS.push(s, -1)
    VEHICLES.push(s, -1)


def put_out_bottles(s: Naramata) -> None:
    """A bottle or two for each signature winery; with three players some have one more."""
    wineries = list(range(s.edition.signatures))
    bottles = [0] * SIGNATURE_ROOM
    for winery in wineries:
        bottles[winery] = 2 if s.company == 4 else 1
    if s.company == 3:
        for _ in range(EXTRA_BOTTLES):
            bottles[s.rng.take(wineries)] += 1
    s.bottles = tuple(bottles)


def upgrades_in_play(s: Naramata) -> list[int]:
    """The kinds of upgrades in the pile, each as often as there are cards for so many players."""
    kinds = range(len(s.edition.upgrades))
    upgrades = [
        kind for kind in kinds for least in s.edition.upgrades[kind].copies if least <= s.company
    ]
    if s.whelp_rules is None:
        return upgrades
    return [kind for kind in upgrades if not UPGRADES[kind].for_points]


def phantoms_of(s: Naramata) -> int:
    """Two phantoms play against one alone; one joins a Fleet of two, or two who ask for it."""
    if s.seats == 1:
        return 2
    return 1 if s.options["phantom"] or (s.options["fleet"] and s.seats == 2) else 0


class ChooseVehicle(Question):
    """Choose a vehicle that nobody has."""

    def __init__(self) -> None:
        super().__init__("vehicle")

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        return [VEHICLE + vehicle for vehicle in range(len(s.edition.vehicles))]

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        for player in s.players:
            if player.vehicle == action - VEHICLE:
                return VEHICLE_TAKEN
        return None

    def starts_turn(self, s: Naramata, seat: int, at: int) -> bool:
        return True

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        s.players[seat].vehicle = action - VEHICLE
        s.emit("vehicle", seat, {"vehicle": VEHICLE_KEYS[action - VEHICLE]})


class HandOutVehicles(Effect[Naramata]):
    """Clockwise from the first player each chooses a vehicle, or they are dealt."""

    def __init__(self) -> None:
        super().__init__()
        self.choose = ChooseVehicle()

    def parts(self) -> list[Effect[Naramata]]:
        return [self.choose]

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        order = [(s.first + step) % s.seats for step in range(s.seats)]
        if s.options["vehicles"] == "dealt":
            left = list(range(len(s.edition.vehicles)))
            for who in order:
                self.choose.resolve(s, who, 0, VEHICLE + s.rng.take(left))
            return
        for who in reversed(order):
            self.choose.push(s, who)


VEHICLES: Final = HandOutVehicles()
