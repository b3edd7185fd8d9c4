"""What is played to learn each value: how often which table, and the margins that matter there."""

from __future__ import annotations

from dataclasses import dataclass, field

from cuvee.engine import Game, Options, Rng, State, game
from cuvee.locales.errors import InputError

Entry = tuple[int, int, Options]  # how often, seats, options


@dataclass(frozen=True)
class Curriculum:
    """What one network learns from."""

    near: float  # a margin that nearly decides who wins
    far: float  # as far as a margin counts
    entries: list[Entry]
    check: list[tuple[int, Options]] = field(default_factory=list)  # what the check is played at
    positions: int = 24  # of a turn, for each action it may begin with
    watched: int = 0  # games at the beginning that the game's own appraisal plays
    periods: int = 15  # years or days after which a game is broken off


def against_automa(often: int, level: str, *, aggressive: bool = False) -> Entry:
    """A game alone at a level of the Automa."""
    return often, 1, {"automa": level, "aggressive": aggressive}


def whelp(often: int, seats: int, level: str) -> Entry:
    """A game for the Whelp score, alone or as the Fleet."""
    mode = "solo" if seats == 1 else "fleet"
    return often, seats, {mode: True, "whelp": level}


CURRICULA: dict[str, dict[str, Curriculum]] = {
    "viticulture": {
        "solo": Curriculum(
            10.0,
            20.0,
            [
                against_automa(15, "very_easy"),
                against_automa(15, "easy"),
                against_automa(35, "normal"),
                against_automa(20, "hard"),
                against_automa(10, "very_hard"),
                against_automa(5, "normal", aggressive=True),
            ],
            [(1, {"automa": "normal"})],
        ),
        "table": Curriculum(
            8.0,
            20.0,
            [(64, 2, {}), (12, 3, {}), (20, 4, {}), (2, 5, {}), (2, 6, {})],
            [(2, {})],
            watched=1500,
        ),
    },
    "naramata": {
        "table": Curriculum(
            20.0,
            60.0,
            [(60, 2, {}), (6, 2, {"phantom": True}), (16, 3, {}), (18, 4, {})],
            [(2, {})],
            positions=6,
            watched=1500,
        ),
        "whelp": Curriculum(
            3.0,
            10.0,
            [
                whelp(15, 1, "easy"),
                whelp(25, 1, "normal"),
                whelp(20, 1, "hard"),
                whelp(15, 2, "easy"),
                whelp(15, 2, "normal"),
                whelp(4, 3, "normal"),
                whelp(3, 4, "normal"),
                whelp(3, 2, "hard"),
            ],
            [(1, {"solo": True, "whelp": "normal"})],
            positions=32,  # rows that are filled at once are seen at the end of a turn only
            watched=800,
        ),
    },
}


def curriculum(name: str, network: str) -> Curriculum:
    """What a network of a game learns from, or BadInput."""
    known = CURRICULA.get(name, {})
    if network not in known:
        raise InputError(
            "error-no-network", name=name, network=network, known=", ".join(known) or "-"
        )
    return known[network]


def networks(name: str) -> list[str]:
    """The networks that a game has to train."""
    return [*CURRICULA.get(name, {})]


def deal(name: str, entries: list[Entry], rng: Rng) -> State:
    """A new game of the kinds that a curriculum lists, each as often as it says."""
    number = rng.below(sum(often for often, _, _ in entries))
    for often, seats, options in entries:
        number -= often
        if number < 0:
            return begin(game(name), seats, options, rng)
    raise AssertionError("the numbers add up")


def begin(rules: Game[State], seats: int, options: Options, rng: Rng) -> State:
    """A new game from the next numbers of a stream."""
    return rules.new(seats=seats, seed=rng.fork().key, **options)
