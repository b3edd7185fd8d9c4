"""The shapes of Viticulture's view and components: types and nothing else.

Cards, mamas and papas go by their keys, such as "merlot", "order_red5" or "wine_critic"; a
mapping from a closed set of names has all of them.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from cuvee.engine.views import Components, View

Season = Literal["spring", "summer", "fall", "winter"]
Task = Literal[
    "play_summer", "draw_vine", "give_tour", "build", "sell", "plant",
    "draw_order", "harvest", "make_wine", "train", "play_winter", "fill_order",
]  # fmt: skip
Slot = Literal["left", "middle", "right"]
Space = Literal[
    "play_summer_left", "play_summer_middle", "play_summer_right",
    "draw_vine_left", "draw_vine_middle", "draw_vine_right",
    "give_tour_left", "give_tour_middle", "give_tour_right",
    "build_left", "build_middle", "build_right",
    "sell_left", "sell_middle", "sell_right",
    "plant_left", "plant_middle", "plant_right",
    "draw_order_left", "draw_order_middle", "draw_order_right",
    "harvest_left", "harvest_middle", "harvest_right",
    "make_wine_left", "make_wine_middle", "make_wine_right",
    "train_left", "train_middle", "train_right",
    "play_winter_left", "play_winter_middle", "play_winter_right",
    "fill_order_left", "fill_order_middle", "fill_order_right",
    "play_summer", "draw_vine", "give_tour", "build", "sell", "plant",
    "draw_order", "harvest", "make_wine", "train", "play_winter", "fill_order",
    "cart", "yoke",
]  # fmt: skip
Deck = Literal["vine", "summer_visitor", "order", "winter_visitor"]
Structure = Literal[
    "trellis", "irrigation", "yoke", "windmill",
    "cottage", "tasting_room", "medium_cellar", "large_cellar",
]  # fmt: skip
Field = Literal["field_5", "field_6", "field_7"]
GrapeColour = Literal["red", "white"]
Wine = Literal["red", "white", "blush", "sparkling"]
WorkerKind = Literal["regular", "grande", "temporary"]
ViticultureTopic = Literal[
    "points", "lira", "residual", "draw", "plant", "worker", "structure", "grapes", "wine", "order",
]  # fmt: skip
BonusKind = Literal["lira", "vp", "card", "wine", "again"]
RowGift = Literal["vine", "order", "lira", "visitor", "vp", "temporary"]
Gift = Literal[Structure, "worker", "vp"]  # of a papa


class PlacedWorker(TypedDict):
    """A worker at work."""

    worker: WorkerKind
    space: Space  # the name of a task alone is its picture, where only a grande stands


class PlannedAction(TypedDict):
    """An action that a worker sent in advance will take."""

    seat: int
    space: Space


class ViticultureField(TypedDict):
    """A field and what grows on it."""

    vines: list[str]
    red: int  # what a harvest yields
    white: int
    value: int  # of all its vines, which counts against the limit
    limit: int
    price: int  # for selling it, and for buying it back
    sold: bool
    harvested: bool


class ViticulturePlayer(TypedDict):
    """A vineyard mat and what belongs to it."""

    lira: int
    vp: int
    residual: int  # on the residual payment track
    row: int  # on the wake-up chart; 0 before the rooster is placed
    passed: bool
    workers: dict[WorkerKind, int]  # at home
    trained: int  # this year, at work from the next
    worker_count: int  # all but the temporary one, wherever they are
    placed: list[PlacedWorker]
    structures: list[Structure]
    used: list[Structure]  # those that have done what they do once a year
    fields: dict[Field, ViticultureField]
    grapes: dict[GrapeColour, list[int]]  # values, ascending
    grape_value: int  # of all grapes
    wines: dict[Wine, list[int]]  # values, ascending
    wine_value: int  # of all wines
    cellar_limit: int  # the highest value that the cellars hold
    cards: dict[Deck, int]  # how many of each deck are in hand
    pledged: int  # visitors laid aside, face down
    hand: NotRequired[list[str]]  # only for its owner
    pledged_cards: NotRequired[list[str]]  # only for their owner
    fillable: NotRequired[list[str]]  # only for its owner: the orders that the wines would fill
    missing: NotRequired[dict[str, list[Structure]]]  # and what vines in hand still need
    face_up: list[str]  # cards before this seat to choose from; parents during setup


class ViticultureAutoma(TypedDict):
    """The opponent of a player alone."""

    vp: int
    cards: int  # left in its deck
    spaces: list[Space]  # where its workers stand


class ViticultureView(View):
    """The table as a seat, or a spectator, sees it."""

    hidden: bool  # whether seats hold cards that others may not see
    year: int  # 0 during setup
    season: Season
    first_player: int
    last_year: bool  # whether the game ends with this year
    turn_order: list[int]
    decks: dict[Deck, int]  # cards left
    discards: dict[Deck, list[str]]  # the top card is the last
    in_play: list[str]  # visitors being resolved
    slots: list[Slot]  # the spaces of each action that are in play
    next_space: dict[Task, Space]  # the first free one; the picture where there is none
    planned: list[PlannedAction]
    sending: NotRequired[PlacedWorker]  # to whoever chooses a worker: where it goes, a likely one
    bonus_of: NotRequired[Task]  # to whoever may take a bonus: of which action
    players: list[ViticulturePlayer]
    automa: NotRequired[ViticultureAutoma]  # alone
    row_tokens: NotRequired[list[int]]  # alone: the rows that still hold a bonus token
    bonus_tokens: NotRequired[int]  # alone: those in hand
    challenge: NotRequired[int]  # in a campaign
    reconstructed: NotRequired[bool]  # in a campaign: the challenge's text is not confirmed


class VineCard(TypedDict):
    """A variety of vine."""

    deck: Literal["vine"]
    copies: int  # in the deck
    red: int
    white: int
    needs: list[Structure]


class OrderedWine(TypedDict):
    """A wine that an order asks for."""

    wine: Wine
    least: int


class OrderCard(TypedDict):
    """A wine order."""

    deck: Literal["order"]
    wines: list[OrderedWine]
    vp: int
    residual: int


class VisitorCard(TypedDict):
    """A summer or winter visitor; what it does is in the locale files."""

    deck: Literal["summer_visitor", "winter_visitor"]
    season: Literal["summer", "winter"]  # when it can be played
    options: int  # printed to choose from; 0 where the whole text is to be read
    choose: Literal["one", "two", "one_or_both"] | None  # how many options are taken
    topics: list[ViticultureTopic]


class MamaCard(TypedDict):
    """A mama and what she brings."""

    kind: Literal["mama"]
    name: str
    lira: int
    cards: dict[Deck, int]


class PapaCard(TypedDict):
    """A papa, his lira, and his gift or the lira instead of it."""

    kind: Literal["papa"]
    name: str
    lira: int
    instead: int
    gift: Gift


class StructureCard(TypedDict):
    """A structure of the mat."""

    cost: int
    topics: list[ViticultureTopic]


class WineComponent(TypedDict):
    """A type of wine."""

    least: int  # the lowest value it can have


class Cellar(TypedDict):
    """A cellar and the values of the wines it holds."""

    structure: Structure | None  # none for the one that every mat has
    least: int
    most: int


class Track(TypedDict):
    """The ends of a track."""

    least: int
    most: int


class Tracks(TypedDict):
    """The tracks of the board."""

    vp: Track
    residual: Track


class AutomaCard(TypedDict):
    """The actions that a card of the Automa blocks."""

    summer: list[Task]
    winter: list[Task]


class ViticultureComponents(Components):
    """What is printed: cards, mats and the board."""

    cards: dict[str, VineCard | OrderCard | VisitorCard]
    parents: dict[str, MamaCard | PapaCard]
    automa: list[AutomaCard]
    decks: list[Deck]
    structures: dict[Structure, StructureCard]
    fields: dict[Field, int]  # what each bears at most
    summer: list[Task]
    winter: list[Task]
    slots: list[Slot]
    bonus_slot: Slot  # the space that carries the bonus of an action
    bonuses: dict[Task, BonusKind]  # what that space adds
    played_at: dict[Deck, Task]  # where a card of each deck is played
    rows: int  # of the wake-up chart
    row_gifts: list[RowGift | None]  # what each row gives
    goal: int  # points that make the year the last
    tracks: Tracks
    wines: dict[Wine, WineComponent]
    cellars: list[Cellar]
    highest_value: int  # of grapes and wines
    hand_limit: int  # at the end of a year
    tour_lira: int  # for a tour
    wines_made: int  # at most by one worker, without the bonus
