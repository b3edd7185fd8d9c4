"""What a tour and the table hold, and the small steps that every action is made of."""

from __future__ import annotations

from typing import ClassVar, Final, Self, cast

from cuvee.engine import BadInput, Game, Options, Player, State, Text, Zone, replaced
from cuvee.engine.frames import at_of, effect_of
from cuvee.games.naramata.board.roads import Course, courses
from cuvee.games.naramata.board.wineries import NOWHERE, is_winery
from cuvee.games.naramata.cards.upgrades import GIVEN_BY, UPGRADES
from cuvee.games.naramata.cards.vehicles import ABLE_VEHICLES
from cuvee.games.naramata.edition.edition import Edition, WhelpRules
from cuvee.games.naramata.edition.loading import edition_at
from cuvee.games.naramata.modes.reverse_course import NEVER, days_back, leads_back
from cuvee.games.naramata.packing import DAYS_AGREED, row_index, track_position
from cuvee.games.naramata.views import NaramataView

TOURIST_PILE: Final = 3  # the piles after cheese, tasting and purchase
UPGRADE_PILE: Final = 4
PILES: Final = 5
PILE_NAMES: Final = ["cheese", "tasting", "purchase", "tourist", "upgrade"]


class Tour(Player):
    """One seat's vehicle, tourists, upgrades and purse."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "points", "prestige", "vehicle", "disks", "beside", "time", "arrival", "place", "visited",
        "active", "keys", "bottles", "refreshed", "tourists", "filled", "upgrades", "on_cards",
        "hand", "picked", "drawn",
    )  # fmt: skip

    def __init__(
        self,
        points: int,
        prestige: int,
        vehicle: int,
        disks: int,
        beside: int,
        time: int,
        arrival: int,
        place: int,
        visited: int,
        active: int,
        keys: int,
        bottles: int,
        refreshed: int,
        tourists: Zone,
        filled: Zone,
        upgrades: Zone,
        on_cards: Zone,
        hand: Zone,
        picked: Zone,
        drawn: Zone,
    ) -> None:
        self.points = points
        self.prestige = prestige
        self.vehicle = vehicle  # -1 before one is chosen
        self.disks = disks  # on the vehicle, ready to be spent
        self.beside = beside  # spent as prestige
        self.time = time  # in half hours from eleven o'clock
        self.arrival = arrival  # the order of arrival within a slot, and at END
        self.place = place
        self.visited = visited  # the wineries of this day, a set
        self.active = active  # the upgrades face up, a set
        self.keys = keys  # locks taken onto the keyring today
        self.bottles = bottles  # signature bottles, a set
        self.refreshed = refreshed  # the marks at which a disk came back today, a set
        self.tourists = tourists
        self.filled = filled  # MOST_ROWS numbers for each tourist: what lies on its rows
        self.upgrades = upgrades  # all of them, active or not
        self.on_cards = on_cards  # the upgrade under each disk spent on one
        self.hand = hand  # tourists during the draft
        self.picked = picked  # laid aside from it: the one to keep, then the one to discard
        self.drawn = drawn  # cheese, tasting or purchase cards in front of the tour

    def clone(self) -> Tour:
        """An independent copy."""
        return Tour(
            self.points,
            self.prestige,
            self.vehicle,
            self.disks,
            self.beside,
            self.time,
            self.arrival,
            self.place,
            self.visited,
            self.active,
            self.keys,
            self.bottles,
            self.refreshed,
            self.tourists,
            self.filled,
            self.upgrades,
            self.on_cards,
            self.hand,
            self.picked,
            self.drawn,
        )

    def fill(self, index: int, value: int) -> None:
        """Set what lies on a row, by its `row_index`."""
        self.filled = replaced(self.filled, index, value)

    def has(self, upgrade: int) -> bool:
        """Whether an upgrade is active."""
        return self.active >> upgrade & 1 == 1

    def bonus(self, ability: int) -> int:
        """What the active upgrades give of something, added up."""
        giving = self.active & GIVEN_BY[ability]
        if not giving:
            return 0
        kinds = [kind for kind in self.upgrades if giving >> kind & 1]
        return sum([UPGRADES[kind].gives[ability] for kind in kinds])

    def giver(self, ability: int) -> int:
        """The active upgrade that gives an ability; -1 for none."""
        giving = self.active & GIVEN_BY[ability]
        return (giving & -giving).bit_length() - 1

    def able(self, ability: int) -> bool:
        """Whether an active upgrade, or the vehicle, gives an ability."""
        if self.active & GIVEN_BY[ability]:
            return True
        return self.vehicle >= 0 and ABLE_VEHICLES[ability] >> self.vehicle & 1 == 1


def fresh_tour() -> Tour:
    """A tour before it has a vehicle."""
    return Tour(0, 0, -1, 0, 0, 0, 0, NOWHERE, 0, 0, 0, 0, 0, (), (), (), (), (), (), ())


class NaramataTable(State):
    """What lies on the table. Phantoms come after the seats wherever vehicles are counted."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "edition_digest", "day", "first", "arrivals", "bought", "began", "piles", "discards",
        "market", "coins", "bottles", "locks", "phantom_time", "phantom_arrival", "phantom_place",
        "whelp", "pool", "row", "under",
    )  # fmt: skip

    def __init__(self, game: Game[Self], seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        if seats:  # a clone is made without seats: `copy_from` sets everything
            self.lay_bare(seats, options)

    def lay_bare(self, seats: int, options: Options) -> None:
        """An empty table, played as the options say."""
        self.edition: Edition = edition_at(str(options["edition"] or ""))
        self.shares = bool(options["fleet"])  # one pool of prestige for all
        self.whelp_rules: WhelpRules | None = None
        if options["solo"] or options["fleet"]:
            self.whelp_rules = self.edition.solo if options["solo"] else self.edition.fleet
        self.days_back, self.planned_days = days_back(options), int(str(options["days"]))
        self.company = seats + (1 if options["phantom_setup"] == "full" else 0)  # whom setup counts
        self.later_for_all = options["fleet_late"] == "six"
        self.courses: list[Course] = courses(self.edition)
        self.players = [fresh_tour() for _ in range(seats)]
        self.day = 0
        self.first = 0
        self.arrivals = 0  # time meeples and veeples set down so far
        self.bought = 0  # 1 once an upgrade was bought this turn
        self.began = 0  # the slot in which this turn began
        # Clones share the piles: one that changes is replaced.
        self.piles: list[list[int]] = []
        self.discards: list[list[int]] = []
        self.market: Zone = ()  # the upgrade in each slot; -1 when empty
        self.coins: Zone = ()
        self.bottles: Zone = ()  # left at each signature winery, and room for more of those
        self.locks: Zone = ()  # the locked spaces of each winery, a set, and room likewise
        self.phantom_time: Zone = ()
        self.phantom_arrival: Zone = ()
        self.phantom_place: Zone = ()
        self.whelp = 0  # the score that all play for, alone or together
        self.pool = 0  # the Fleet's prestige
        self.row: Zone = ()  # tourists to choose from, open to all
        self.under: Zone = ()  # upgrades under the deck, the next first

    @property
    def edition_digest(self) -> str:
        """What the files of an edition of one's own are known by in a saved game; else empty."""
        return self.edition.digest

    @edition_digest.setter
    def edition_digest(self, saved: str) -> None:
        """Refuse a saved game whose edition has changed since: its numbers mean other cards."""
        if saved != self.edition.digest:
            raise BadInput(
                f"the edition {self.options['edition']!r} has changed since this game was saved; "
                "put its files back as they were to go on",
                Text("error-edition-changed", {"folder": str(self.options["edition"])}),
            )

    @property
    def days(self) -> int:
        """How many days are played: as agreed on since, else as the options say."""
        agreed = 0
        if self.stack and effect_of(self.stack[0]) == self.game.catalogue.ids["days"]:
            agreed = at_of(self.stack[0]) & DAYS_AGREED
        return agreed or self.planned_days

    def all_players(self) -> list[Player]:
        """The tours in seat order."""
        return [*self.players]

    def copy_from(self, other: Self) -> None:
        """Become a copy of another table."""
        super().copy_from(other)
        self.edition = other.edition
        self.shares = other.shares
        self.whelp_rules = other.whelp_rules
        self.days_back = other.days_back
        self.planned_days = other.planned_days
        self.company = other.company
        self.later_for_all = other.later_for_all
        self.courses = other.courses
        self.players = [player.clone() for player in other.players]
        self.day = other.day
        self.first = other.first
        self.arrivals = other.arrivals
        self.bought = other.bought
        self.began = other.began
        self.piles = other.piles[:]
        self.discards = other.discards[:]
        self.market = other.market
        self.coins = other.coins
        self.bottles = other.bottles
        self.locks = other.locks
        self.phantom_time = other.phantom_time
        self.phantom_arrival = other.phantom_arrival
        self.phantom_place = other.phantom_place
        self.whelp = other.whelp
        self.pool = other.pool
        self.row = other.row
        self.under = other.under


class Naramata(NaramataTable):
    """The table and the small steps that every action is made of."""

    def view(self, seat: int | None) -> NaramataView:
        """What a seat (None: a spectator) may know."""
        return cast("NaramataView", super().view(seat))

    def turn_order(self) -> list[int]:
        """The seats by the time track: earliest first, then first arrived."""
        return sorted(range(self.seats), key=self.standing)

    def standing(self, seat: int) -> int:
        """A tour's place on the time track as one number."""
        player = self.players[seat]
        return track_position(player.time, player.arrival)

    def phantom_standing(self, number: int) -> int:
        """A phantom's place on the time track as one number."""
        return track_position(self.phantom_time[number], self.phantom_arrival[number])

    def arrival_of(self, seat: int) -> int:
        """When a tour set down its last piece: on the time track, or at END."""
        return self.players[seat].arrival

    def points_of(self, seat: int) -> int:
        """A tour's points."""
        return self.players[seat].points

    @property
    def backwards(self) -> bool:
        """Whether today's course runs from END to the start regions."""
        return self.days_back != NEVER and leads_back(self.day, self.days_back)

    @property
    def course(self) -> Course:
        """Today's way along the bench."""
        return self.courses[1 if self.backwards else 0]

    # Small steps.

    def gain_points(self, seat: int, points: int, source: str) -> None:
        """Score, or lose, points, which may go below zero; the event says what they are for."""
        self.players[seat].points += points
        if self.log is not None and points:
            gained = abs(points)
            self.emit(
                "points" if points > 0 else "points-lost",
                seat,
                {"points": gained, "source": source},
            )

    def prestige_of(self, seat: int) -> int:
        """The prestige that a tour can spend: its own, or the Fleet's."""
        return self.pool if self.shares else self.players[seat].prestige

    def add_prestige(self, seat: int, prestige: int) -> None:
        """Put prestige where a tour's prestige is, or take it from there."""
        if self.shares:
            self.pool += prestige
        else:
            self.players[seat].prestige += prestige

    def purse(self, seat: int) -> int:
        """What a tour can pay: prestige, and each disk in its place."""
        return self.prestige_of(seat) + self.players[seat].disks

    def done(self, place: int) -> bool:
        """Whether the day is over for a vehicle that stands there."""
        return self.course.goals >> place & 1 == 1

    def gain_prestige(self, seat: int, prestige: int) -> None:
        """Gain prestige."""
        self.add_prestige(seat, prestige)
        if self.log is not None and prestige:
            self.emit("prestige", seat, {"prestige": prestige})

    def arrive(self) -> int:
        """The next number in the order of arrivals."""
        self.arrivals += 1
        return self.arrivals

    def throw(self) -> int:
        """What the view die shows, whoever it is for."""
        return self.edition.faces[self.rng.below(len(self.edition.faces))]

    def roll(self, seat: int) -> int:
        """Roll the view die for a tour."""
        rolled = self.throw()
        if self.log is not None:
            self.emit("roll", seat, {"roll": rolled})
        return rolled

    def draw(self, pile: int) -> int:
        """A random card of a pile, whose discards replace it when it runs out; -1 for none."""
        if not self.piles[pile]:
            self.piles[pile] = self.discards[pile]
            self.discards[pile] = []
        return self.take(pile) if self.piles[pile] else -1

    def take(self, pile: int) -> int:
        """Take a random card off a pile."""
        cards = self.piles[pile][:]
        card = self.rng.take(cards)
        self.piles[pile] = cards
        return card

    def discard(self, pile: int, cards: list[int]) -> None:
        """Put cards on the discards of a pile."""
        self.discards[pile] = self.discards[pile] + cards

    def lock(self, winery: int, space: int) -> None:
        """Close a space of a winery."""
        self.locks = replaced(self.locks, winery, self.locks[winery] | 1 << space)

    def occupied(self, seat: int) -> int:
        """The wineries where somebody else's veeple stands, a set; a phantom is nobody's."""
        taken = 0
        for other, player in enumerate(self.players):
            if other != seat and is_winery(player.place):
                taken |= 1 << player.place
        for place in self.phantom_place:
            if is_winery(place):
                taken |= 1 << place
        return taken

    def on_row(self, seat: int, slot: int, row: int) -> int:
        """How much lies on a row of a tourist: cards, tokens, or both."""
        player = self.players[seat]
        line = self.edition.tourists[player.tourists[slot]].rows[row]
        return line.held(player.filled[row_index(slot, row)])

    def room(self, seat: int, slot: int, row: int) -> int:
        """How much more a row takes."""
        tourist = self.edition.tourists[self.players[seat].tourists[slot]]
        return tourist.rows[row].most - self.on_row(seat, slot, row)

    def row_of(self, seat: int, slot: int, kind: int) -> int:
        """The row of a kind on a tourist's card; -1 when it has none."""
        rows = self.edition.tourists[self.players[seat].tourists[slot]].rows
        for number in range(len(rows)):
            if rows[number].kind == kind:
                return number
        return -1


def taker(s: Naramata, seat: int, tourist: int, kind: int) -> Text | None:
    """A tourist by name with what lies on a row of its card; None without such a row."""
    tourists = s.players[seat].tourists
    if tourist not in tourists:
        return None
    slot = tourists.index(tourist)
    row = s.row_of(seat, slot, kind)
    if row < 0:
        return None
    card = s.edition.tourists[tourist]
    count, most = s.on_row(seat, slot, row), card.rows[row].most
    return Text("label-taker", {"who": card.name, "count": count, "most": most})
