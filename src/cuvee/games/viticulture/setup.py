"""Setting up: decks, first player, mamas and papas (p. 3)."""

from __future__ import annotations

from typing import Final

from cuvee.engine import OPTION, Ask, Do, Effect, Reason, Text, without
from cuvee.games.viticulture.automa import set_up
from cuvee.games.viticulture.cards.deck import CARD_NAMES, DECK_OF, DECKS, SOCIABLE, VINE
from cuvee.games.viticulture.cards.mamas_papas import MAMAS, PAPAS, Papa
from cuvee.games.viticulture.cards.vines import VINES
from cuvee.games.viticulture.codes import MAMA, PAPA, PARENT_ROOM
from cuvee.games.viticulture.founding import BeginChallenge, RedrawMama, mama_of
from cuvee.games.viticulture.seasons import YEAR
from cuvee.games.viticulture.spaces import SINGLE_SPACES
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.structures import STRUCTURE_NAMES
from cuvee.games.viticulture.verbs.building import erect
from cuvee.games.viticulture.verbs.staff import staff_full

MAMA_WORKERS: Final = 2
GIFT: Final = OPTION  # the two things a papa lets one choose from
LIRA: Final = OPTION + 1
_PAPA: Final = PARENT_ROOM  # in limbo, papas are numbered after the mamas


def lay_out(s: Viticulture) -> None:
    """Shuffle, draw the first player, deal the parents, and begin."""
    s.decks = full_decks()
    s.discards = [[] for _ in range(DECKS)]
    s.spaces = [-1] * SINGLE_SPACES
    s.first = s.rng.below(s.seats)
    if s.seats == 1:
        set_up(s)
        if not s.redraws:
            s.decks = [[card for card in deck if card not in SOCIABLE] for deck in s.decks]
    dealt = 2 if s.options["choose_parents"] else 1
    mamas, papas = list(range(len(MAMAS))), list(range(len(PAPAS)))
    for player in s.players:
        limbo = [s.rng.take(mamas) for _ in range(dealt if s.challenge.mama else 0)]
        limbo += [_PAPA + s.rng.take(papas) for _ in range(dealt)]
        player.limbo = tuple(limbo)
    YEAR.push(s, -1)
    SETUP.push(s, -1)


def full_decks() -> list[list[int]]:
    """The four decks with every card in them."""
    cards = [card for card, name in enumerate(CARD_NAMES) if name]
    decks = [[card for card in cards if DECK_OF[card] == deck] for deck in range(DECKS)]
    decks[VINE] = [card for card in decks[VINE] for _ in range(VINES[card].copies)]
    return decks


def papa_of(s: Viticulture, seat: int) -> Papa:
    """The papa before a seat."""
    return PAPAS[max(s.players[seat].limbo) - _PAPA]


class KeepParent(Ask[Viticulture]):
    """Of two mamas, or of two papas, one goes back into the box."""

    def __init__(self, question: str, base: int, numbers: range) -> None:
        super().__init__(question)
        self.base = base
        self.numbers = numbers

    def dealt(self, s: Viticulture, seat: int) -> list[int]:
        """The parents of this kind before the seat."""
        return [card for card in sorted(s.players[seat].limbo) if card in self.numbers]

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return [self.base + card - self.numbers.start for card in self.dealt(s, seat)]

    def starts_turn(self, s: Viticulture, seat: int, at: int) -> bool:
        return True

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        kept = action - self.base + self.numbers.start
        player = s.players[seat]
        for card in self.dealt(s, seat):
            if card != kept:
                player.limbo = without(player.limbo, card)


class Clockwise(Effect[Viticulture]):
    """An effect for every seat that it has anything for, clockwise from the first player."""

    def __init__(self, effect: Effect[Viticulture]) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Effect[Viticulture]]:
        return [self.effect]

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        for who in reversed(s.clockwise()):
            if self.effect.ready(s, who):
                self.effect.push(s, who)


class MamaGifts(Effect[Viticulture]):
    """Two workers, lira and the opening hand; without a mama, the workers alone.

    Where orders cannot be filled, a mama that gives some may be exchanged before.
    """

    def __init__(self) -> None:
        super().__init__()
        self.redraw = RedrawMama(self)

    def parts(self) -> list[Effect[Viticulture]]:
        return [self.redraw]

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if not s.challenge.mama:
            s.players[seat].workers += MAMA_WORKERS
            return
        if self.redraw.offered(s, seat, at):
            self.redraw.push(s, seat, at)
            return
        mama = MAMAS[mama_of(s, seat)]
        if s.log is not None:
            s.emit("mama", seat, {"mama": mama.key})
        s.players[seat].workers += MAMA_WORKERS
        if mama.lira:
            s.gain_lira(seat, mama.lira)
        for deck in range(DECKS):
            for _ in range(mama.cards[deck]):
                s.draw(seat, deck)


class PapaGifts(Ask[Viticulture]):
    """The grande worker and lira, and the choice between a gift and more lira."""

    def __init__(self) -> None:
        super().__init__("papa")

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return [GIFT, LIRA]

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        if action == GIFT and papa_of(s, seat).worker:
            return staff_full(s, seat)
        return None

    def starts_turn(self, s: Viticulture, seat: int, at: int) -> bool:
        return True

    def prompt(self, s: Viticulture, seat: int, at: int) -> Text:
        return Text("ask-papa", {"papa": papa_of(s, seat).key})

    def label(self, s: Viticulture, seat: int, at: int, action: int) -> Text | None:
        papa = papa_of(s, seat)
        if action == LIRA:
            return Text("option-papa-lira", {"lira": papa.instead})
        if action != GIFT:
            return None
        if papa.structure >= 0:
            return Text("option-papa-structure", {"structure": STRUCTURE_NAMES[papa.structure]})
        return Text("option-papa-worker") if papa.worker else Text("option-papa-vp")

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        papa = papa_of(s, seat)
        player = s.players[seat]
        player.limbo = ()
        player.grande = 1
        if s.log is not None:
            s.emit("papa", seat, {"papa": papa.key})
        lira = papa.lira + (papa.instead if action == LIRA else 0)
        if lira:
            s.gain_lira(seat, lira)
        if action == GIFT:
            player.workers += papa.worker
            if papa.structure >= 0:
                erect(s, seat, papa.structure)
            elif papa.vp:
                s.gain_vp(seat, papa.vp)


SETUP: Final = Do[Viticulture](
    Clockwise(KeepParent("mama", MAMA, range(_PAPA))),
    Clockwise(KeepParent("papa_kept", PAPA, range(_PAPA, _PAPA + len(PAPAS)))),
    Clockwise(MamaGifts()),
    Clockwise(PapaGifts()),
    Clockwise(BeginChallenge()),
)
