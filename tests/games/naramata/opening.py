"""Tables at the start of a game or of a day: drafts with known hands, dawns, and what follows."""

from __future__ import annotations

from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.names import TOURIST_KEYS
from cuvee.games.naramata.state import TOURISTS, Naramata
from tests.games.naramata.given import Given
from tests.games.naramata.words import code

DRAFT = "days.0.1"
START_REGIONS = "days.0.2"
PHANTOMS = "days.0.3"
LOCKS = "days.0.4"
TURNS = "days.0.5"
PHANTOM_TURN = "days.0.5.1"
DRAFT_QUESTIONS = {"days.0.1.1.0.1", "days.0.1.1.0.2", "days.0.1.1.0.3"}


def opened(seats: int, seed: int = 1, **options: object) -> Naramata:
    """A game at its first draft, with vehicles dealt."""
    return NARAMATA.new(seats=seats, seed=seed, vehicles="dealt", **options)


def drafting(*hands: str, day: int = 1, **options: object) -> Given:
    """A draft in which each seat was dealt a known hand, such as "t01 t02 t03 t04 t05"."""
    given = Given(seats=len(hands), day=day, options=options)
    for player, hand in zip(given.s.players, hands, strict=True):
        player.hand = [TOURIST_KEYS.index(key) for key in hand.split()]
        for tourist in player.hand:
            given.s.piles[TOURISTS].remove(tourist)
    return given.asks(DRAFT, at=1, seat=-1)


def each(given: Given, *steps: str) -> Given:
    """All seats answer a simultaneous question; "" for one that is not waited for."""
    for seat, step in enumerate(steps):
        if step:
            given.s.apply(code(step), seat)
    return given


def drafted(given: Given) -> Given:
    """The draft goes by, everybody taking the first card and selling as often as possible."""
    s = given.s
    while (decision := s.decision) is not None and decision.path in DRAFT_QUESTIONS:
        s.apply(s.legal()[0])
    given.events += s.happened()
    return given


def dawn(given: Given) -> Given:
    """Everybody drives to END, and the next day has come as far as its draft."""
    s = given.s
    day = s.day
    while s.day == day and not s.over:
        given.chooses("end_day")
    return given


def next_turn(given: Given) -> Given:
    """The turn set by hand is nobody's: the time track says whose it is."""
    return given.asks(TURNS, seat=-1)
