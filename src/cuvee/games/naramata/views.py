"""The shapes of Naramata's view and components: types and nothing else.

Tourists go by their keys, "t01" to "t50", and times by the clock, such as "13:30"; a mapping from
a closed set of names has all of them.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from cuvee.engine.views import Components, View

Kind = Literal["cheese", "tasting", "purchase", "view", "pairing", "favor", "contract"]
Activity = Literal["cheese", "tasting", "purchase", "view", "pairing", "contract", "pit_stop"]
Pile = Literal["cheese", "tasting", "purchase", "tourist", "upgrade"]
VehicleColour = Literal["red", "black", "white", "purple", "blue", "yellow"]
Winery = Literal[
    "upper_bench", "four_shadows", "roche", "three_sisters", "meeples_milkshakes", "maple_leaf",
    "red_rooster", "ruby_blues", "dangelo", "poplar_grove_cheese", "hillside", "singletree",
    "wesbert", "laughing_stock", "black_widow", "lock_worth", "bench_1775", "moraine",
    "lake_breeze", "lang", "therapy", "serendipity", "nichol", "daydreamer", "elephant_island",
    "van_westen", "deep_roots", "legend",
]  # fmt: skip
StartRegion = Literal["start_upper", "start_lower"]
Goal = Literal["end", StartRegion]  # where a day ends
Location = Literal[Winery, StartRegion, "end", "road", ""]  # "" before the day has begun
Upgrade = Literal[
    "unlock_store", "double_action", "cheese_draw", "cheese_free", "tasting_draw", "tasting_free",
    "purchase_discount", "pairing_floor", "view_plus_1", "pairing_plus_5", "view_plus_2",
    "late_close", "disk_points", "extra_disk", "lock_satisfies", "paid_unlock", "cheese_double",
    "tasting_double", "disk_minus_30", "view_cap_5", "pairing_hour", "disk_refresh", "disk_die",
]  # fmt: skip
NaramataTopic = Literal[
    "points", "prestige", "time", "disk", "lock", "cheese", "tasting", "purchase", "view",
    "pairing", "favor", "contract",
]  # fmt: skip


class TouristRow(TypedDict):
    """A row of a tourist card."""

    kind: Kind
    most: int  # how much it takes
    points: list[int]  # for one, two, ... on it; empty for purchases, which score their bottles


class Tourist(TypedDict):
    """A tourist card."""

    tourist: str  # its key
    name: str
    rows: list[TouristRow]
    most_score: int  # what all rows can score


class SampleCard(TypedDict):
    """What is printed on a cheese or tasting card."""

    type: str  # of cheese, or of wine
    worth: int  # prestige for discarding it


class PurchaseCard(TypedDict):
    """What is printed on a purchase card."""

    cost: int
    bottles: int  # its points


class SampleAsset(SampleCard):
    """A cheese or tasting card."""

    kind: Literal["cheese", "tasting"]
    card: int  # its number


class PurchaseAsset(PurchaseCard):
    """A purchase card."""

    kind: Literal["purchase"]
    card: int  # its number


class RiderRow(TouristRow):
    """A row of a tourist on a vehicle, and what lies on it."""

    cards: NotRequired[list[SampleAsset | PurchaseAsset]]  # on rows that take cards
    tokens: int
    count: int  # cards and tokens together
    full: bool
    score: int  # what it scores as it is
    next: int | None  # what one more adds; none where that hangs on the card, or when it is full


class Rider(TypedDict):
    """A tourist on a vehicle."""

    tourist: str  # its key
    name: str
    rows: list[RiderRow]
    score: int  # what all rows score as they are
    most_score: int  # what they can score
    empty_rows: int
    full_rows: int


class MarketSlot(TypedDict):
    """A slot of the market."""

    upgrade: Upgrade | Literal[""]  # "" for an empty slot
    coins: int  # on the slot
    price: NotRequired[int]  # what the upgrade costs now: cost - discount + fee
    cost: NotRequired[int]  # as printed
    discount: NotRequired[int]  # the coins that count
    fee: NotRequired[int]  # for the cards further right


class Stop(TypedDict):
    """A winery on the road."""

    winery: Winery
    spaces: list[Kind | Literal[""]]  # "" for a space that is not in play


class Segment(TypedDict):
    """A piece of road: its wineries in the order of travel, and the pieces that follow."""

    wineries: list[Stop]
    next: list[int]


class Phantom(TypedDict):
    """A vehicle that nobody drives."""

    number: int  # by which it is told from the other, from 1; 0 for one that is alone
    time: str
    place: Location


class Draft(TypedDict):
    """Which choice of the draft it is."""

    pick: int  # from 1
    picks: int
    direction: Literal["left", "right"]  # hands are passed on to
    passes_to: list[int] | None  # to whom each seat's rest goes; none after the last choice


class NaramataPlayer(TypedDict):
    """A vehicle and all that belongs to it."""

    points: int
    prestige: int  # to spend: its own, or the Fleet's
    purse: int  # what can be paid: prestige, and disks in its place
    vehicle: VehicleColour | Literal[""]  # "" before one is chosen
    capacity: int  # how many tourists ride at most; 0 before a vehicle is chosen
    time: str
    closing: str
    late: dict[str, int]  # what ending the day costs, by the times of the track after closing
    pairing: int  # the prestige of a pairing begun now
    place: Location
    road_past: NotRequired[Winery]  # on the road: the winery just passed
    goal: Goal  # where the day ends from here
    ahead: list[Winery]  # within reach, whoever stands there
    occupied: list[Winery]  # where somebody else stands
    spent_contracts: list[Winery]  # whose contract space this tour cannot use any more
    disks: int  # on the vehicle
    disks_spent: int
    tourists: list[Rider]
    wishes: dict[Kind, int]  # how much those on board ask for
    upgrades: list[Upgrade]
    active: list[Upgrade]
    disks_on: list[Upgrade]  # the upgrade under each disk spent on one
    keyring: int  # locks taken today
    bottles: list[Winery]
    drawn: list[SampleAsset | PurchaseAsset]  # cards to choose from
    hand_size: int
    proposed: NotRequired[list[Tourist]]  # alone and in the Fleet: those who are to ride
    hand: NotRequired[list[Tourist]]  # the draft hand, only for its owner
    picked: NotRequired[list[Tourist]]  # laid aside from it, only for its owner


class NaramataView(View):
    """The table as a seat, or a spectator, sees it."""

    hidden: bool  # whether seats hold cards that others may not see
    day: int
    days: int  # how many are played
    draft: Draft | None
    turn_order: list[int]  # by the time track; phantoms count on after the seats
    backwards: bool  # whether today's course runs from END to the start regions
    whelp: int | None  # the score that all play for, alone or as the Fleet
    pool: int | None  # the Fleet's prestige
    row: list[Tourist]  # tourists to choose from, open to all
    under: list[Upgrade]  # under the deck, the next first
    market: list[MarketSlot]
    piles: dict[Pile, int]  # cards left
    discards: dict[Pile, int]
    locks: list[str]  # the locked spaces: "<winery>_<number>"
    bottles: dict[str, int]  # left at each signature winery
    minutes: dict[Activity, int]  # what each activity takes
    whelp_seats: int | None  # what every vehicle takes where all play for the Whelp score
    road: list[Segment]
    course: list[Winery]  # all wineries in the order of travel
    phantoms: list[Phantom]
    players: list[NaramataPlayer]


class PrintedSpace(TypedDict):
    """A space of a winery."""

    kind: Kind
    players: int  # the fewest with whom it is in play


class WineryComponent(TypedDict):
    """A winery where it stands on the board."""

    x: int
    y: int
    segment: int
    signature: bool
    spaces: list[PrintedSpace]  # from the innermost on


class SegmentComponent(TypedDict):
    """A piece of road from the start regions to END."""

    wineries: list[Winery]
    next: list[int]
    parallel: int  # the piece beside it; -1 for none


class TouristComponent(TypedDict):
    """A tourist card."""

    name: str
    rows: list[TouristRow]
    most_score: int


class UpgradeComponent(TypedDict):
    """A kind of upgrade."""

    cost: int
    points: int
    topics: list[NaramataTopic]
    keyring: int  # how often a day it takes a lock onto the keyring; 0 if it has none


class VehicleComponent(TypedDict):
    """A vehicle."""

    disks: int
    seats: int
    topics: list[NaramataTopic]


class NaramataComponents(Components):
    """What is printed: the board, cards and tables of an edition."""

    wineries: dict[Winery, WineryComponent]
    segments: list[SegmentComponent]
    starts: dict[StartRegion, int]  # the segment that each leads to
    tourists: dict[str, TouristComponent]
    upgrades: dict[Upgrade, UpgradeComponent]
    vehicles: dict[VehicleColour, VehicleComponent]
    minutes: dict[Activity, int]
    fewest_tourists: int  # at the start of a day
    time_track: list[str]  # all times that are printed on it
    closing: str
    late_closing: str
    late: int  # points that each half hour past closing costs
    pairing: dict[str, int]  # prestige by the time at which a pairing begins
    empty_rows: list[int]  # points that none, one, two, ... empty rows cost
    die: list[int]  # the faces of the view die
    cheese: list[SampleCard]
    tasting: list[SampleCard]
    purchase: list[PurchaseCard]
    cards_drawn: int  # at a cheese, tasting or purchase space; one may be kept for nothing
    next_card: int  # prestige for keeping another cheese or tasting card
    third_purchase: int  # prestige for drawing a third purchase card
    view_cap: int  # tokens of one view at most
    bottle_reward: int  # points or prestige for a signature bottle
