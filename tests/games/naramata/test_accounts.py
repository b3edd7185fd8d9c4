"""Nothing comes or goes untold: a tour has what the events say it got, less what it gave."""

from random import Random

import pytest

from cuvee.engine import Event
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.kinds import KINDS, PAIRING
from cuvee.games.naramata.setup import START_POINTS
from cuvee.games.naramata.state import Naramata
from tests.games.naramata.test_invariants import lively

EXTRA_DISK = UPGRADE_KEYS.index("extra_disk")

PURSE = 40  # prestige to begin with, so that all there is to pay for gets paid
AMOUNTS = [  # an event, what it names, the account that changes, and which way
    ("points", "points", "points", 1),
    ("points-lost", "points", "points", -1),
    ("deliver", "points", "points", 1),
    ("empty_rows", "points", "points", -1),
    ("late", "points", "points", -1),
    ("score_upgrades", "points", "points", 1),
    ("prestige", "prestige", "prestige", 1),
    ("sell_tourist", "prestige", "prestige", 1),
    ("pay", "prestige", "prestige", -1),
    ("pay", "disks", "spent disks", 1),
    ("shorten", "count", "spent disks", 1),
]
TAKES_A_DISK = {"double_action", "disk_points", "lock_satisfies", "disk_die"}
ON_A_ROW = {"view", "favor", "insider", "attach-cheese", "attach-tasting", "attach-purchase"}


class Account:
    """What one tour has by all that was told of it, and nothing else."""

    def __init__(self) -> None:
        self.sums = {"points": START_POINTS, "prestige": PURSE, "spent disks": 0}
        self.rows: dict[str, dict[str, int]] = {}  # what lies on each tourist's rows
        self.arrived = False

    def dawn(self) -> None:
        """A new day."""
        self.sums["spent disks"] = 0
        self.rows = {}
        self.arrived = False

    def note(self, event: Event) -> None:
        """Enter what happened to this tour."""
        kind, args = event.kind, event.args
        for name, argument, account, sign in AMOUNTS:
            if name == kind:
                self.sums[account] += sign * int(str(args[argument]))
        if kind == "refresh" or (kind == "use" and args["upgrade"] in TAKES_A_DISK):
            self.sums["spent disks"] += -1 if kind == "refresh" else 1
        elif kind == "ride":
            self.rows[str(args["who"])] = {}
        elif kind == "end":
            self.arrived = True
        elif kind == "pairing":
            for rows in self.rows.values():
                rows[KINDS[PAIRING]] = 1
        elif kind in ON_A_ROW:
            row = str(args["kind"]) if kind == "insider" else kind.removeprefix("attach-")
            rows = self.rows[str(args["who"])]
            rows[row] = rows.get(row, 0) + 1


def check(s: Naramata, seat: int, account: Account) -> None:
    """A tour has what its account says: points, prestige, disks, and what lies on each row."""
    player = s.players[seat]
    spent = player.beside + len(player.on_cards)
    has = {"points": player.points, "prestige": player.prestige, "spent disks": spent}
    assert has == account.sums
    if s.day:
        extra = 1 if player.has(EXTRA_DISK) else 0
        assert player.disks == s.edition.vehicles[player.vehicle].disks + extra - spent
    aboard = [s.edition.tourists[tourist] for tourist in player.tourists]
    if account.arrived and not aboard:
        return
    assert [tourist.name for tourist in aboard] == [*account.rows]
    for slot, tourist in enumerate(aboard):
        for row, line in enumerate(tourist.rows):
            events = account.rows[tourist.name].get(KINDS[line.kind], 0)
            assert s.on_row(seat, slot, row) == events, (tourist.name, KINDS[line.kind])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_every_change_has_an_event(seats: int, seed: int) -> None:
    """At every decision; tokens and prestige have no limit, so only events can count them."""
    chance = Random(seed)
    options = {"phantom": seats == 2 and seed % 2 == 1, "locks": "easy", "days": 2 + seed % 3}
    s = NARAMATA.begin(seats, seed, {**options, "vehicles": "dealt"}, record_events=True)
    accounts = [Account() for _ in range(seats)]
    for player in s.players:
        player.prestige = PURSE
    while True:
        for event in s.drain_events():
            if event.kind == "day":
                for account in accounts:
                    account.dawn()
            elif event.seat >= 0:
                accounts[event.seat].note(event)
        for seat, account in enumerate(accounts):
            check(s, seat, account)
        if s.over:
            return
        s.apply(lively(s, chance))
