"""The kept games of Viticulture for two to six: ties, decks run dry, tables of every size."""

from __future__ import annotations

from typing import Final

from cuvee.bots import Observation
from cuvee.engine import Rng, State
from cuvee.games.viticulture.cards.deck import DECK_NAMES
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.tokens import worth
from tests.records.kept import GREEDY, Kept, Played, Predicate, Steering

TIE_BREAKS: Final = ["lira", "wine", "grapes"]  # in the order in which they decide (p. 17)


def table(state: State) -> Viticulture:
    """The state by its own type."""
    assert isinstance(state, Viticulture)
    return state


# Ties


def gaps(state: State) -> list[int]:
    """By how much the first is ahead of the second: in points, lira, wine and grapes."""
    standing = [[p.vp, p.lira, worth(p.wines), worth(p.grapes)] for p in table(state).players]
    first, second, *_ = sorted(standing, reverse=True)
    return [mine - theirs for mine, theirs in zip(first, second, strict=True)]


def decided_by(tie_break: str) -> Predicate:
    """Equal in everything up to a tie-break, and not in that."""

    def shows(played: Played) -> bool:
        *equal, last = gaps(played.state)[: TIE_BREAKS.index(tie_break) + 2]
        return not any(equal) and last != 0 and len(played.result.winners) == 1

    return shows


def shared(played: Played) -> bool:
    """Equal in everything."""
    return not any(gaps(played.state)) and len(played.result.winners) == 2


def outright(played: Played) -> bool:
    """One has the most points."""
    return gaps(played.state)[0] > 0 and len(played.result.winners) == 1


def year(state: State) -> int:
    """The year."""
    return table(state).year


def season(state: State) -> int:
    """The seasons that have passed."""
    return table(state).year * 4 + table(state).season


def towards_a_tie(equal: int) -> Steering:
    """Towards equal points, lira, wine, grapes, or the first of these; empty cellars are alike."""

    def promise(state: State) -> float:
        stored = [worth(p.wines) for p in table(state).players][: 2 if equal > 2 else 0]
        stored += [worth(p.grapes) for p in table(state).players][: 2 if equal > 3 else 0]
        weighed = zip([4, 2, 1, 1], gaps(state)[:equal], strict=False)
        return -sum(weight * abs(gap) for weight, gap in weighed) - sum(stored) / 4

    return Steering(season, promise, tries=16)


# Decks


def reshuffled(deck: str) -> Predicate:
    """A deck is made anew from its discards."""

    def shows(played: Played) -> bool:
        return any(e.kind == "reshuffle" and e.args["deck"] == deck for e in played.events)

    return shows


def run_dry(deck: str) -> Predicate:
    """Once, neither the deck nor its discards have a card."""
    number = DECK_NAMES.index(deck)

    def shows(played: Played) -> bool:
        return any(table(state).available(number) == 0 for state in played.positions())

    return shows


class Hoarder:
    """Takes what leaves the fewest cards of a deck; among equals, anything."""

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def choose(self, observation: Observation, rng: Rng) -> int:
        """The action after which the fewest can be drawn."""
        sampled = observation.sample_state(rng)
        left = {}
        for action in observation.legal:
            state = table(sampled.clone())
            state.apply(action, observation.seat)
            left[action] = state.available(self.deck)
        fewest = [action for action in left if left[action] == min(left.values())]
        return fewest[rng.below(len(fewest))]


# Tables


def won_by_greed(seats: int, variant: str = "") -> Kept:
    """A game of good players, won without a tie."""
    name = f"viticulture-greedy-{seats}" + (f"-{variant}" if variant else "")
    return Kept(
        name,
        seats,
        f"good players, {seats} of them, {variant or 'no variant'}: one has the most points",
        outright,
        {variant: True} if variant else {},
        bots=(GREEDY,),
    )


VITICULTURE: Final = [
    won_by_greed(2),
    won_by_greed(3),
    won_by_greed(4),
    won_by_greed(5),
    won_by_greed(3, "choose_parents"),
    won_by_greed(4, "friendly"),
    *[
        Kept(
            f"viticulture-tie-{tie_break}",
            2,
            f"a tie is broken by {tie_break}",
            decided_by(tie_break),
            steering=towards_a_tie(1 + number),
        )
        for number, tie_break in enumerate(TIE_BREAKS)
    ],
    Kept(
        "viticulture-tie-shared",
        2,
        "a tie that nothing breaks is a shared victory",
        shared,
        steering=towards_a_tie(4),
    ),
    *[
        Kept(
            f"viticulture-reshuffle-{deck}",
            seats,
            f"the deck {deck} is made anew from its discards",
            reshuffled(deck),
        )
        for deck, seats in zip(DECK_NAMES, [6, 3, 6, 3], strict=True)
    ],
    *[
        Kept(
            f"viticulture-dry-{deck}",
            6,
            f"nothing is left to draw of the deck {deck}",
            run_dry(deck),
            bots=(Hoarder(number),),
        )
        for number, deck in enumerate(DECK_NAMES)
    ],
]
