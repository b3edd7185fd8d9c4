"""Tables at the very beginning, and decks down to their last cards."""

from cuvee.games.viticulture.cards.deck import DECK_NAMES
from cuvee.games.viticulture.codes import MAMA_NAMES, PAPA_NAMES
from cuvee.games.viticulture.game import VITICULTURE
from tests.games.viticulture.given import Given

PARENTS = MAMA_NAMES + PAPA_NAMES


def opening(*families: str, first: int = 0, choose_parents: bool = False) -> Given:
    """The first question of a game in which each seat is dealt the parents named for it."""
    given = Given(seats=len(families))
    options = VITICULTURE.complete_options(len(families), {"choose_parents": choose_parents})
    s = VITICULTURE.blank(len(families), options)
    VITICULTURE.deal(s)
    s.first = first
    for player, family in zip(s.players, families, strict=True):
        player.limbo = tuple(PARENTS.index(parent) for parent in family.split())
    given.s = s
    return given.go()


def piles(given: Given, deck: str, *, cards: int, discards: int) -> Given:
    """Leave so many cards in a deck and so many on its pile; the rest leaves the game."""
    number = DECK_NAMES.index(deck)
    every = given.s.decks[number] + given.s.discards[number]
    given.s.decks[number] = every[:cards]
    given.s.discards[number] = every[cards : cards + discards]
    return given.go()


def pile_sizes(given: Given, deck: str) -> tuple[int, int]:
    """How many cards a deck has, and how many its discard pile."""
    number = DECK_NAMES.index(deck)
    return len(given.s.decks[number]), len(given.s.discards[number])
