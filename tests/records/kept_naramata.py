"""The kept games of Naramata: all tables and lengths for points, the Whelp score won and lost."""

from __future__ import annotations

from typing import Final

from cuvee.bots import Bot, GreedyBot
from cuvee.engine import NO, YES, State
from cuvee.games.naramata.cards.vehicles import VEHICLE_KEYS
from cuvee.games.naramata.edition.tables import WHELP_DAYS
from cuvee.games.naramata.state import Naramata
from tests.records.kept import GREEDY, RANDOM, Kept, Played, Predicate, Steering, evaluate

CLEAR: Final = 20  # points ahead


def table(state: State) -> Naramata:
    """The state by its own type."""
    assert isinstance(state, Naramata)
    return state


def all_of(*predicates: Predicate) -> Predicate:
    """Several things at once."""

    def shows(played: Played) -> bool:
        return all(predicate(played) for predicate in predicates)

    return shows


def told(*kinds: str) -> Predicate:
    """Events of all these kinds happen."""

    def shows(played: Played) -> bool:
        return set(kinds) <= set(played.kinds)

    return shows


# For points


def standing(played: Played) -> list[tuple[int, int]]:
    """Points and prestige, the best first."""
    players = table(played.state).players
    return sorted([(player.points, player.prestige) for player in players], reverse=True)


def outright(played: Played) -> bool:
    """One has the most points after the last day."""
    first, second, *_ = standing(played)
    return first[0] > second[0] and len(played.result.winners) == 1


def clear(played: Played) -> bool:
    """One is far ahead."""
    first, second, *_ = standing(played)
    return first[0] >= second[0] + CLEAR and len(played.result.winners) == 1


def by_prestige(played: Played) -> bool:
    """Equal points, and prestige decides."""
    first, second, *_ = standing(played)
    return first[0] == second[0] and first[1] > second[1] and len(played.result.winners) == 1


def shared(played: Played) -> bool:
    """Equal points and prestige."""
    first, second, *_ = standing(played)
    return first == second and len(played.result.winners) == 2


def below_zero(played: Played) -> bool:
    """The last has lost more points than he made."""
    return standing(played)[-1][0] < 0 and len(played.result.winners) == 1


def drives(vehicle: str) -> Predicate:
    """A vehicle takes part."""
    number = VEHICLE_KEYS.index(vehicle)

    def shows(played: Played) -> bool:
        return number in [player.vehicle for player in table(played.state).players]

    return shows


def leads_back(*days: int) -> Predicate:
    """The road leads back on these days and on no others."""

    def shows(played: Played) -> bool:
        day, back = 0, []
        for kind in played.kinds:
            day += kind == "day"
            if kind == "way_back":
                back.append(day)
        return back == [*days]

    return shows


def phantom_turns_back(played: Played) -> bool:
    """The phantom ends every day but starts only the one that leads there: else it is at END."""
    return (played.kinds.count("phantom_start"), played.kinds.count("phantom_end")) == (1, 3)


def points(
    name: str, seats: int, purpose: str, shows: Predicate, bots: list[Bot], **options: object
) -> Kept:
    """A game for points."""
    return Kept(f"naramata-{name}", seats, purpose, shows, options, tuple(bots))


# For the Whelp score


def won(played: Played) -> bool:
    """Something of the score is left after three days, and all have won."""
    state = table(played.state)
    kept = state.whelp > 0 and state.day == WHELP_DAYS and played.kinds[-1] == "whelp_kept"
    everybody = len(played.result.winners) == state.seats
    return kept and everybody and played.result.reason == "whelp_kept"


def lost(played: Played) -> bool:
    """The game is over with the last of the score, and nobody has won."""
    gone = table(played.state).whelp == 0 and played.kinds[-1] == "whelp_lost"
    return gone and not played.result.winners and played.result.reason == "whelp_lost"


def led(played: Played) -> bool:
    """Tourists ride, and nobody is asked to confirm it."""
    asked = {"propose", "agree", "decline"} & set(played.kinds)
    return "ride" in played.kinds and not asked


def turned_back_once(played: Played) -> bool:
    """The second day was reached and led back, and no other."""
    return leads_back(2)(played) and table(played.state).day >= 2


def declined(played: Played) -> bool:
    """The last seat proposes, one agrees, one declines; its next proposal is agreed upon.

    Answers are noted with their seat if another was asked before.
    """
    answers = [kind for kind in played.kinds if kind in {"propose", "agree", "decline"}]
    proposed = [event.seat for event in played.events if event.kind == "propose"]
    noted = [entry[1] for entry in played.record.actions if isinstance(entry, list)]
    expected = ["propose", "agree", "decline", "propose", "agree", "agree", "agree"]
    last = played.state.seats - 1
    return answers == expected and proposed == [last, last] and NO in noted and YES in noted


def two_phantoms(played: Played) -> bool:
    """Alone, two phantoms drive on each of the three days."""
    ends = played.kinds.count("phantom_end")
    return len(table(played.state).phantom_place) == 2 and ends == 2 * WHELP_DAYS


def day(state: State) -> int:
    """The day."""
    return table(state).day


def whelp_left(state: State) -> float:
    """What is left of the score; among equals, what bots hope for decides."""
    return table(state).whelp + evaluate(state) / 1000


FAR_SIGHTED: Final = GreedyBot()
DAY_BY_DAY: Final = Steering(day, whelp_left, tries=6)


def whelp(
    name: str,
    seats: int,
    purpose: str,
    shows: Predicate,
    bot: Bot = GREEDY,
    steering: Steering | None = None,
    **options: object,
) -> Kept:
    """A game for the Whelp score."""
    mode = {"solo" if seats == 1 else "fleet": True}
    return Kept(f"naramata-{name}", seats, purpose, shows, {**mode, **options}, (bot,), steering)


NARAMATA: Final = [
    points("end-clear", 2, "a clear win", clear, [GREEDY, RANDOM], days=2),
    points("end-prestige", 3, "equal points, prestige decides", by_prestige, [RANDOM], days=2),
    points("end-shared", 3, "equal points and prestige, shared", shared, [RANDOM], days=2),
    points("end-negative", 3, "points may end below zero", below_zero, [RANDOM], days=2),
    points("greedy-2", 2, "good players, two of them", outright, [GREEDY]),
    points("greedy-3", 3, "good players, three of them", outright, [GREEDY]),
    points("greedy-4", 4, "good players, four of them", outright, [GREEDY]),
    points(
        "greedy-2-phantom",
        2,
        "a phantom starts, drives and ends its day",
        all_of(outright, told("phantom_start", "phantom", "phantom_end")),
        [GREEDY],
        phantom=True,
    ),
    points(
        "greedy-3-purple_tourists",
        3,
        "a purple vehicle takes part where it spares tourists, not rows",
        all_of(outright, drives("purple")),
        [GREEDY],
        locks="advanced",
        vehicles="dealt",
        purple="tourists",
    ),
    points(
        "greedy-3-two_days-easy",
        3,
        "two days, easy locks",
        outright,
        [GREEDY],
        days=2,
        locks="easy",
    ),
    points(
        "greedy-4-four_days-advanced",
        4,
        "four days, advanced locks, vehicles dealt",
        outright,
        [GREEDY],
        days=4,
        locks="advanced",
        vehicles="dealt",
    ),
    points(
        "reverse-3", 3, "the second day leads back", leads_back(2), [GREEDY], reverse_course=True
    ),
    points(
        "reverse-2-from_end",
        2,
        "the first day and the third lead back, the phantom's as well",
        all_of(leads_back(1, 3), phantom_turns_back),
        [GREEDY],
        phantom=True,
        reverse_course=True,
        from_end=True,
        vehicles="dealt",
    ),
    whelp(
        "solo-win",
        1,
        "one alone keeps some of the score; two phantoms drive and upgrades move on",
        all_of(won, two_phantoms, told("shift")),
        whelp="normal",
    ),
    whelp("solo-loss", 1, "one alone loses the score", lost, whelp="hard"),
    whelp(
        "solo-reverse", 1, "alone, the second day leads back", turned_back_once, reverse_course=True
    ),
    *[
        whelp(
            f"fleet-{seats}-win",
            seats,
            f"a Fleet of {seats} keeps some of the score",
            won,
            FAR_SIGHTED,
            DAY_BY_DAY,
            whelp="easy",
        )
        for seats in (2, 3, 4)
    ],
    whelp("fleet-2-loss", 2, "a Fleet of 2 loses the score", lost, whelp="normal"),
    whelp(
        "fleet-3-loss",
        3,
        "a Fleet of 3 loses the score; what its leader decides nobody confirms",
        all_of(lost, led),
        whelp="easy",
        leader=2,
        vehicles="dealt",
    ),
    whelp("fleet-4-loss", 4, "a Fleet of 4 loses the score", lost),
    whelp(
        "fleet-declined",
        4,
        "a proposal of the last seat is declined and made anew",
        all_of(lost, declined),
        bot=RANDOM,
        whelp="hard",
    ),
    whelp(
        "fleet-reverse",
        2,
        "in a Fleet, the second day leads back",
        turned_back_once,
        whelp="easy",
        reverse_course=True,
    ),
]
