"""Tables for one: a turn set by hand, a spring, a year's end."""

from cuvee.engine import Event, Result
from cuvee.games.viticulture.automa import CARDS
from cuvee.games.viticulture.codes import PASS
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.games.viticulture.spaces import AUTOMA, SPACE_NAMES
from cuvee.games.viticulture.state import Viticulture
from tests.games.viticulture.given import Given

NORMAL: dict[str, object] = {"automa": "normal"}


def alone(season: str = "summer", options: dict[str, object] | None = None, **own: object) -> Given:
    """A turn of the first year against the Automa, none of whose workers is out."""
    given = Given(seats=1, season=season, options=NORMAL if options is None else options)
    return given.seat(0, **own).go()


def started(seed: int = 1, **options: object) -> Viticulture:
    """A game just begun."""
    return VITICULTURE.new(seats=1, seed=seed, **options)


def spring(seed: int = 1, **options: object) -> Given:
    """The first question about the wake-up chart, with all before it answered somehow."""
    given = alone()
    given.s = started(seed, **options)
    while asked(given) != "wake_up":
        given.s.apply(given.s.legal()[0])
    given.s.record_events()
    return given


def asked(given: Given) -> str:
    """What kind of question is put now."""
    decision = given.s.decision
    return "" if decision is None else decision.question


def year_ends(given: Given, vp: int | None = None) -> Given:
    """Everybody passes; cards too many are thrown away, until the next spring or the end."""
    year = given.s.year
    while not given.s.over and given.s.year == year:
        if vp is not None:
            given.s.players[0].vp = vp
        legal = given.s.legal()
        given.s.apply(PASS if PASS in legal else legal[0])
        given.events += given.s.drain_events()
    return given


def plays_out(given: Given, vp: int | None = None) -> Result:
    """Year after year is passed by; how the game came out."""
    while not given.s.over:
        if asked(given) == "wake_up":
            given.s.apply(given.s.legal()[0])
        year_ends(given, vp)
    result = given.s.result
    assert result is not None
    return result


def blocked(given: Given) -> set[str]:
    """The spaces on which the Automa's workers stand."""
    return {SPACE_NAMES[place] for place, who in enumerate(given.s.spaces) if who == AUTOMA}


def wakes_up(given: Given, row: int, *cards: int) -> Given:
    """Choose a row; the Automa then finds these cards, by number, and no others."""
    given.s.automa_deck = [card - 1 for card in cards]
    given.s.automa_discards = [card for card in range(len(CARDS)) if card + 1 not in cards]
    given.events += given.s.drain_events()
    return given.chooses(f"wake_up {row}")


def kinds(events: list[Event]) -> list[str]:
    """What was told, in order."""
    return [event.kind for event in events]
