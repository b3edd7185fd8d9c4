"""Tables at the start of a game or of a day: drafts with known hands, dawns, and what follows."""

from __future__ import annotations

from cuvee.engine import YES
from cuvee.games.naramata.cards.tourists import TOURIST_KEYS
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.state import TOURIST_PILE, Naramata
from tests.games.naramata.given import Given
from tests.games.naramata.words import code

DRAFT = "days.0.1.0"
SHARE_OUT = "days.0.1.1"
START_REGIONS = "days.0.2"
PHANTOMS = "days.0.3"
LOCKS = "days.0.4"
TURNS = "days.0.5"
PHANTOM_TURN = "days.0.5.1"
DRAFT_QUESTIONS = {f"{DRAFT}.1.0.{step}" for step in (1, 2, 3)}


def opened(seats: int, seed: int = 1, **options: object) -> Naramata:
    """A game at its first draft, with vehicles dealt."""
    return NARAMATA.new(seats=seats, seed=seed, vehicles="dealt", **options)


def drafting(*hands: str, day: int = 1, **options: object) -> Given:
    """A draft in which each seat was dealt a known hand, such as "t01 t02 t03 t04 t05"."""
    given = Given(seats=len(hands), day=day, options=options)
    for player, hand in zip(given.s.players, hands, strict=True):
        player.hand = tuple(TOURIST_KEYS.index(key) for key in hand.split())
        for tourist in player.hand:
            given.s.piles[TOURIST_PILE].remove(tourist)
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
    given.events += s.drain_events()
    return given


def alone(day: int = 1, whelp: str | None = None, **own: object) -> Given:
    """One's turn with both phantoms at END already, so that the day is over when one is there."""
    options: dict[str, object] = {"solo": True}
    if whelp is not None:
        options["whelp"] = whelp
    given = Given(seats=1, day=day, options=options).seat(0, **own)
    return given.phantom("end", number=0).phantom("end", number=1)


def sharing(row: str, seats: int = 1, day: int = 1, **options: object) -> Given:
    """A known row of tourists, such as "t01 t02 t03 t04 t05", to be shared out."""
    mode = {"solo": True} if seats == 1 else {"fleet": True}
    given = Given(seats=seats, day=day, options={**mode, **options})
    given.s.row = tuple(TOURIST_KEYS.index(key) for key in row.split())
    for tourist in given.s.row:
        given.s.piles[TOURIST_PILE].remove(tourist)
    return given.asks(SHARE_OUT, at=1, seat=-1)


def shared(given: Given) -> Given:
    """The row is shared out, everybody agreeing to the first that comes to mind."""
    s = given.s
    while (decision := s.decision) is not None and decision.question in {"propose", "agree"}:
        s.apply(YES if decision.question == "agree" else s.legal()[0])
    given.events += s.drain_events()
    return given


def dawn(given: Given) -> Given:
    """Everybody drives to END, and the next day has come as far as its draft."""
    s = given.s
    day = s.day
    while s.day == day and not s.over:
        if s.decision is not None and s.decision.question == "phantom_fork":
            s.apply(s.legal()[0])
        else:
            given.chooses("end_day")
    return given


def next_turn(given: Given) -> Given:
    """The turn set by hand is nobody's: the time track says whose it is."""
    return given.asks(TURNS, seat=-1)
