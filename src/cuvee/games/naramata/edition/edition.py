"""What an edition holds: all numbers of one box, read from its files and never changed."""

from __future__ import annotations

from cuvee.games.naramata.board.wineries import Segment, Winery
from cuvee.games.naramata.cards.tourists import Tourist


class UpgradeCard:
    """The numbers on the cards of a kind of upgrade."""

    def __init__(self, cost: int, points: int, copies: list[int]) -> None:
        self.cost = cost
        self.points = points
        self.copies = copies  # the least number of players for each copy


class VehicleMat:
    """The numbers of a vehicle."""

    def __init__(self, disks: int, seats: int, sale: int, free_rows: int) -> None:
        self.disks = disks
        self.seats = seats
        self.sale = sale  # prestige for a tourist discarded in the draft
        self.free_rows = free_rows  # empty rows of a day that cost nothing


class WhelpRules:
    """The numbers of a game for the Whelp score, each for one player."""

    def __init__(
        self, whelp: dict[str, int], drawn: list[int], taken: list[int], share: list[int]
    ) -> None:
        self.whelp = whelp  # by difficulty
        self.drawn = drawn  # tourists to choose from, day by day
        self.taken = taken  # and how many of them ride
        self.share = share  # prestige at the start of a day, by vehicle


class Edition:
    """All numbers of one box."""

    def __init__(self) -> None:
        self.digest = ""  # of the files of an edition of one's own, to know them again
        self.wineries: list[Winery] = []
        self.signatures = 0  # wineries with a bottle
        self.segments: list[Segment] = []
        self.starts: list[int] = []  # the segment each start region leads to
        self.tourists: list[Tourist] = []
        self.upgrades: list[UpgradeCard] = []
        self.vehicles: list[VehicleMat] = []
        self.types: list[list[str]] = [[], []]  # of cheese and of wine
        self.rewards: list[list[int]] = [[], []]  # of each card of the two decks
        self.card_types: list[list[int]] = [[], []]
        self.purchases: list[int] = []  # the cost of each card
        self.bottles: list[int] = []  # and its points
        self.best_bottles: list[int] = []  # the points of the best one, two, ... from none on
        self.minutes: dict[str, int] = {}
        self.closing = 0  # in slots from the start of the day
        self.late_closing = 0
        self.faces: list[int] = []
        self.pairing: list[int] = []  # prestige by slot
        self.empty_rows: list[int] = []  # penalty for so many
        self.late = 0
        self.locks: dict[str, list[list[int]]] = {}
        self.solo = WhelpRules({}, [], [], [])
        self.fleet = WhelpRules({}, [], [], [])

    def type_of(self, deck: int, card: int) -> str:
        """The type of a cheese or tasting card, in the words of the file."""
        return self.types[deck][self.card_types[deck][card]]
