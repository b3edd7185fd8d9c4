"""The kept games of Viticulture for one: every way to end against the Automa, every challenge."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from cuvee.games.viticulture.campaign import CHALLENGES
from cuvee.games.viticulture.tokens import LARGE, MEDIUM
from tests.records.kept import GREEDY, Kept, Played, Predicate, Steering, evaluate
from tests.records.kept_viticulture import table, year

NORMAL_YEARS: Final = 7
STEERING: Final = Steering(year, evaluate, tries=3)


def ended(reason: str, year: int | None = None) -> Predicate:
    """The game ends for a reason, and in a year if one is named."""

    def shows(played: Played) -> bool:
        return played.result.reason == reason and year in (None, table(played.state).year)

    return shows


def over_early(played: Played) -> bool:
    """The Automa is ahead or level before the last year."""
    state = table(played.state)
    early = played.result.reason == "aggressive_loss" and state.year < NORMAL_YEARS
    return early and state.players[0].vp <= state.automa_vp


def redrawn(played: Played) -> bool:
    """A visitor that needs opponents is drawn and replaced."""
    return "redraw" in played.kinds


def staffed(played: Played) -> bool:
    """All six workers are there in the third year, so the game goes on."""
    state = table(played.state)
    return state.year == NORMAL_YEARS and state.players[0].regulars() == 5


def without_tokens(played: Played) -> bool:
    """Eight years are won without a bonus token."""
    return ended("automa_win", 8)(played) and "token" not in played.kinds


def by_cellars(played: Played) -> bool:
    """The cellars alone bring points, and enough."""
    state = table(played.state)
    wines = state.players[0].wines
    large = sum((row & LARGE).bit_count() for row in wines)
    medium = sum((row & MEDIUM).bit_count() for row in wines)
    counted = "cellar_vp" in played.kinds and "vp" not in played.kinds
    return ended("automa_win")(played) and counted and state.players[0].vp <= 3 * large + 2 * medium


def without_orders(played: Played) -> bool:
    """The game is won, and no order is filled."""
    return ended("automa_win")(played) and "fill_order" not in played.kinds


def against(automa: str, name: str, purpose: str, shows: Predicate, **more: object) -> Kept:
    """A game against the Automa."""
    options = {"automa": automa, **more}
    return Kept(
        f"viticulture-solo-{name}", 1, purpose, shows, options, bots=(GREEDY,), steering=STEERING
    )


def challenge(number: int, purpose: str, shows: Predicate, **more: object) -> Kept:
    """A game of the campaign."""
    options = {"campaign": number, **more}

    def of_this_challenge(played: Played) -> bool:
        begun = "challenge" in played.kinds and table(played.state).challenge is CHALLENGES[number]
        return begun and shows(played)

    name = f"viticulture-challenge-{number}"
    return Kept(name, 1, purpose, of_this_challenge, options, bots=(GREEDY,), steering=STEERING)


def helped(number: int, purpose: str, shows: Predicate) -> Kept:
    """A hard game of the campaign, against the easiest Automa and with many tokens."""
    return challenge(number, purpose, shows, automa="very_easy", bonus_tokens=6)


WON: Final = ended("automa_win")

AUTOMA: Final = [
    against("normal", "win", "the Automa is beaten", ended("automa_win", NORMAL_YEARS)),
    against(
        "normal", "draw", "a draw with the Automa is no victory", ended("automa_draw", NORMAL_YEARS)
    ),
    against("normal", "loss", "the Automa has more points", ended("automa_loss", NORMAL_YEARS)),
    against(
        "normal",
        "aggressive_loss",
        "an aggressive Automa that is not behind at a year's end wins at once",
        over_early,
        aggressive=True,
    ),
    against("very_easy", "very_easy", "the easiest Automa is beaten", WON),
    against(
        "very_hard",
        "very_hard",
        "visitors that need opponents are drawn again",
        redrawn,
        redraw_visitors=True,
    ),
    challenge(1, "the first is beaten", WON),
    challenge(2, "the second is beaten", WON),
    challenge(3, "the third is lost early for want of workers", ended("workers_loss", 3)),
    replace(
        challenge(3, "the third goes on with enough workers", staffed, bonus_tokens=5),
        name="viticulture-challenge-3-staffed",
    ),
    helped(4, "the fourth is beaten", WON),
    challenge(5, "the fifth is beaten after eight years without tokens", without_tokens),
    challenge(6, "the sixth is decided by the cellars", by_cellars),
    helped(7, "the seventh is beaten", WON),
    helped(8, "the eighth is beaten without an order", without_orders),
]
