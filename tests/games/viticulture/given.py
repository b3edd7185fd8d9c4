"""A table set by hand: Given(lira=9).plays("broker").chooses("option 1").then(vp=3, lira=0).

The position is a real one, reached by playing a game to a turn of seat 0; what the test names is
then laid on the mats, cards coming out of the decks, so that every rule still holds.
"""

from __future__ import annotations

from typing import Self

from cuvee.engine import Event, Reason, StateData
from cuvee.engine.frames import frame
from cuvee.engine.machine import advance
from cuvee.games.viticulture.cards.deck import (
    CARD_NAMES,
    DECK_NAMES,
    DECK_OF,
    DECKS,
    SUMMER_VISITOR,
)
from cuvee.games.viticulture.cards.orders import WINE_NAMES
from cuvee.games.viticulture.codes import (
    ACTIONS,
    CARD,
    COLOUR_NAMES,
    FIELD_NAMES,
    PASS,
    WORKER_NAMES,
    field_of,
    kind_of,
    space_of,
    vine_of,
)
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.games.viticulture.spaces import SEASON_NAMES, SPACE_NAMES
from cuvee.games.viticulture.state import Vineyard, Viticulture
from cuvee.games.viticulture.structures import STRUCTURE_NAMES
from cuvee.games.viticulture.tokens import values
from cuvee.lessons.staging.viticulture import StagedViticulture

Tokens = dict[str, list[int]]


def card(name: str) -> int:
    """A card by name."""
    return CARD_NAMES.index(name)


def code(step: str) -> int:
    """An action in short: "option 1", "yes", "done", "card merlot", "field field_5",
    "grape red 3", "wine blush 5", "place plant_left", "worker grande", "deck vine", "seat 1"."""
    verb, *arguments = step.split()
    for family in ACTIONS.families:
        if family.verb == verb:
            return ACTIONS.code({"verb": verb, **dict(zip(family.names, arguments, strict=True))})
    raise AssertionError(f"no action reads {step!r}")


class Given(StagedViticulture):
    """A position at seat 0's turn, and what a test does with it."""

    def __init__(
        self,
        *,
        seats: int = 2,
        season: str = "summer",
        friendly: bool = False,
        seed: int = 1,
        options: dict[str, object] | None = None,
        **own: object,
    ) -> None:
        chosen = {"friendly": friendly, **(options or {})}
        super().__init__(seats=seats, season=season, seed=seed, options=chosen, **own)
        self.events: list[Event] = []

    def empty_deck(self, deck: int, discards: int = 0) -> Self:
        """Leave a deck without cards and its pile with so many; the rest leaves the game."""
        cards = self.s.decks[deck] + self.s.discards[deck]
        self.s.decks[deck], self.s.discards[deck] = [], cards[:discards]
        return self

    def leaves(self, deck: str, cards: int | list[str]) -> Self:
        """Leave so many cards, or these, in a deck and none on its pile; the rest is gone."""
        number = DECK_NAMES.index(deck)
        every = self.s.decks[number] + self.s.discards[number]
        kept = every[:cards] if isinstance(cards, int) else [self.fetch(name) for name in cards]
        self.s.decks[number], self.s.discards[number] = kept, []
        return self

    def discarded(self, *names: str) -> Self:
        """Put cards on their discard piles, the last on top."""
        for name in names:
            number = self.fetch(name)
            self.s.discards[DECK_OF[number]].append(number)
        return self

    def only(self, *names: str) -> Self:
        """Leave nothing but these cards in the decks; the rest leaves the game."""
        kept = [self.fetch(name) for name in names]
        for deck in range(DECKS):
            self.s.decks[deck] = [number for number in kept if DECK_OF[number] == deck]
            self.s.discards[deck] = []
        return self

    # What is done.

    def asks(self, path: str, at: int = 0, seat: int = 0) -> Self:
        """Put an effect of the game, by its path, before a seat instead of the turn."""
        s = self.s
        s.stack.pop()
        s.stack.append(frame(VITICULTURE.catalogue.ids[path], seat, at))
        return self.go()

    def go(self) -> Self:
        """Let the machine run on from a stack or mat that was set by hand."""
        self.s = VITICULTURE.state(resting(self.s))
        self.s.record_events()
        return self

    def plays(self, name: str) -> Self:
        """Play a visitor from the hand, where it is put first."""
        s = self.s
        number = self.fetch(name)
        s.players[0].hand += (number,)
        self._before_visitors(number)
        s.record_events()
        s.apply(CARD + number)
        self.events += s.drain_events()
        return self

    def refuses(self, name: str) -> Reason:
        """Why a visitor, put into the hand, cannot be played."""
        number = self.fetch(name)
        self.s.players[0].hand += (number,)
        self._before_visitors(number)
        reason = self.s.why_not(CARD + number)
        assert reason is not None, f"{name} can be played"
        return reason

    def _before_visitors(self, number: int) -> None:
        """Ask seat 0 for a visitor of this kind."""
        s = self.s
        summer = DECK_OF[number] == SUMMER_VISITOR
        play = VITICULTURE.catalogue.ids["play_summer" if summer else "play_winter"]
        s.stack[-1] = frame(play, 0, 0)
        s.offer = s.effects[play].options(s, 0, 0)

    def chooses(self, *steps: str) -> Self:
        """Take actions one after the other, each by whoever is asked."""
        for step in steps:
            self.s.apply(code(step))
            self.events += self.s.drain_events()
        return self

    def comes(self, season: str) -> Self:
        """Everybody passes, and draws in fall, until a season has begun."""
        s = self.s
        while SEASON_NAMES[s.season] != season:
            s.apply(PASS if PASS in s.legal() else s.legal()[0])
            self.events += s.drain_events()
        return self

    # What is so.

    def offers(self, *steps: str) -> Self:
        """Exactly these actions are on offer."""
        wanted = sorted(code(step) for step in steps)
        found = self.s.legal()
        assert found == wanted, [VITICULTURE.action(number) for number in found]
        return self

    def why_not(self, step: str) -> str:
        """The code of the reason why an action is not on offer."""
        reason = self.s.why_not(code(step))
        assert reason is not None, f"{step!r} is on offer"
        return reason.code

    def lacks(self, step: str) -> set[str]:
        """The codes of all that stands against an action."""
        reason = self.s.why_not(code(step))
        return set() if reason is None else codes(reason)

    def then(self, seat: int = 0, **fields: object) -> Self:
        """The mat holds these things; named as in `seat`, hand and the like in any order.

        `cards` is the hand as anybody sees it: how many of each deck."""
        player = self.s.players[seat]
        found = {name: shown(player, name) for name in fields}
        wanted = {name: sorted(v) if isinstance(v, list) else v for name, v in fields.items()}
        assert found == wanted
        return self

    def waits_for(self, seat: int) -> Self:
        """It is this seat that is asked."""
        assert self.s.seat == seat, f"seat {self.s.seat} is asked"
        return self

    def turn_is_over(self) -> Self:
        """Nothing more is asked about the card or action: the next turn has begun."""
        decision = self.s.decision
        assert decision is None or decision.starts_turn, decision.path
        return self


def codes(reason: Reason) -> set[str]:
    """The codes of a reason and of its parts."""
    return {reason.code, *[part.code for part in reason.parts]}


def shown(player: Vineyard, name: str) -> object:
    """A field of a mat as tests name it."""
    if name == "hand":
        return sorted(CARD_NAMES[number] for number in player.hand)
    if name == "cards":
        decks = [DECK_OF[number] for number in player.hand]
        return {DECK_NAMES[deck]: decks.count(deck) for deck in sorted(set(decks))}
    if name in {"grapes", "wines"}:
        known = COLOUR_NAMES if name == "grapes" else WINE_NAMES
        rows = player.grapes if name == "grapes" else player.wines
        return {kind: values(rows[n]) for n, kind in enumerate(known) if rows[n]}
    if name == "planted":
        fields: dict[str, list[str]] = {}
        for vine in sorted(player.planted):
            field = FIELD_NAMES[field_of(vine)]
            fields.setdefault(field, []).append(CARD_NAMES[vine_of(vine)])
        return fields
    if name in {"structures", "used", "sold", "harvested"}:
        known = STRUCTURE_NAMES if name in {"structures", "used"} else FIELD_NAMES
        mask = int(getattr(player, name))
        return sorted(member for n, member in enumerate(known) if mask >> n & 1)
    if name == "placed":
        return sorted((SPACE_NAMES[space_of(w)], WORKER_NAMES[kind_of(w)]) for w in player.placed)
    value = getattr(player, name)
    return list(value) if isinstance(value, tuple) else value


def resting(s: Viticulture) -> StateData:
    """The state as plain data after the machine has run on to the next question."""
    advance(s, s.effects)
    return s.to_dict()
