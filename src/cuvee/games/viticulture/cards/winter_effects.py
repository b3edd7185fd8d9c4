"""What only single winter visitors do."""

from __future__ import annotations

from typing import Final

from cuvee.engine import DONE, Ask, Effect, Reason, Repeat, Text, all_of, without
from cuvee.games.viticulture.actions import LIRA, MAIN
from cuvee.games.viticulture.cards.deck import (
    CARD_NAMES,
    DECKS,
)
from cuvee.games.viticulture.cards.orders import RED, SPARKLING, WHITE
from cuvee.games.viticulture.codes import CARD, DECK, PLACE
from cuvee.games.viticulture.spaces import ACTION_NAMES, CART, PICTURE, SEASON_ACTIONS
from cuvee.games.viticulture.state import MOST_WORKERS, Vineyard, Viticulture
from cuvee.games.viticulture.structures import YOKE
from cuvee.games.viticulture.tokens import LARGE, MEDIUM, TYPE_SPACES
from cuvee.games.viticulture.verbs.building import BUILT, erect
from cuvee.games.viticulture.verbs.cellar import DiscardWine, take_wine
from cuvee.games.viticulture.verbs.exchange import Gain, Pay
from cuvee.games.viticulture.verbs.grapes import GRAPE_SPACE_TAKEN, add_grape
from cuvee.games.viticulture.verbs.make_wine import MakeWine

FULL_STAFF: Final = MOST_WORKERS + 1
NOT_FULL_STAFF: Final = Reason("not_full_staff", "visitors")
NOBODY_FULL: Final = Reason("nobody_full", "visitors")
NO_CARDS: Final = Reason("cards", "visitors", {"count": 1})
TOO_FEW_PILES: Final = Reason("too_few_piles", "visitors")
TOO_FEW_DECKS: Final = Reason("too_few_decks", "decks")


class BuyPair(Effect[Viticulture]):
    """Merchant: a red and a white grape of value 1; both spaces must be free."""

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        grapes = s.players[seat].grapes
        return GRAPE_SPACE_TAKEN if (grapes[RED] | grapes[WHITE]) & 1 else None

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        add_grape(s, seat, RED, 1)
        add_grape(s, seat, WHITE, 1)


class PointPerFullStaff(Effect[Viticulture]):
    """Uncertified Teacher: a point for each opponent with six workers."""

    def count(self, s: Viticulture, seat: int) -> int:
        """The opponents that count."""
        others = [player for other, player in enumerate(s.players) if other != seat]
        return len([player for player in others if player.staff() >= FULL_STAFF])

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        return None if self.count(s, seat) else NOBODY_FULL

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        s.gain_vp(seat, self.count(s, seat))


class FullStaff(Effect[Viticulture]):
    """Professor's condition: six workers."""

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        return None if s.players[seat].staff() >= FULL_STAFF else NOT_FULL_STAFF

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        """Nothing happens; the condition was for `blocker`."""


class LiraPerCard(Effect[Viticulture]):
    """Assessor: a lira for each card in hand."""

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        return None if s.players[seat].hand else NO_CARDS

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        s.gain_lira(seat, len(s.players[seat].hand))


class DiscardHand(LiraPerCard):
    """Assessor: throw the whole hand away."""

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        for card in sorted(s.players[seat].hand):
            s.discard_from_hand(seat, card)


class BuildYoke(Effect[Viticulture]):
    """Harvest Expert: the yoke for less."""

    def __init__(self, lira: int) -> None:
        super().__init__()
        self.pay = Pay(lira=lira)

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        return BUILT if s.players[seat].has(YOKE) else self.pay.blocker(s, seat)

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        self.pay.resolve(s, seat, at, action)
        erect(s, seat, YOKE)


class PickUpDiscards(Ask[Viticulture]):
    """Innkeeper: the top card of each of two discard piles; `at` is the set of piles used."""

    def __init__(self, count: int) -> None:
        super().__init__("pick_up")
        self.count = count

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return [DECK + deck for deck in range(DECKS) if s.discards[deck] and not at >> deck & 1]

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        return TOO_FEW_PILES if len(self.candidates(s, seat, 0)) < self.count else None

    def label(self, s: Viticulture, seat: int, at: int, action: int) -> Text | None:
        deck = action - DECK
        if not 0 <= deck < DECKS or not s.discards[deck]:
            return None
        return Text("action-pick_up", {"card": CARD_NAMES[s.discards[deck][-1]]})

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        pile = s.discards[action - DECK]
        card = pile[-1]
        s.discards[action - DECK] = pile[:-1]
        s.players[seat].hand += (card,)
        if s.log is not None:
            s.emit("pick_up", seat, {"card": CARD_NAMES[card]})
        used = at | 1 << action - DECK
        if used.bit_count() < self.count:
            self.push(s, seat, used)


class Petition(Effect[Viticulture]):
    """Politician: below zero points one thing, otherwise the other; no choice."""

    def __init__(self, below: Effect[Viticulture], otherwise: Effect[Viticulture]) -> None:
        super().__init__()
        self.below = below
        self.otherwise = otherwise

    def parts(self) -> list[Effect[Viticulture]]:
        return [self.below, self.otherwise]

    def fitting(self, s: Viticulture, seat: int) -> Effect[Viticulture]:
        """What this seat gets."""
        return self.below if s.players[seat].vp < 0 else self.otherwise

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        return self.fitting(s, seat).blocker(s, seat)

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        self.fitting(s, seat).push(s, seat)


class MakeForSparkling(MakeWine):
    """Supervisor: a point for each sparkling wine made."""

    def scores(self, wine: int, made: int) -> int:
        return 1 if wine == SPARKLING else 0


class MakeForTypes(MakeWine):
    """Bottler: a point for each type made."""

    def scores(self, wine: int, made: int) -> int:
        return 0 if made >> wine & 1 else 1


class MakeInAnyCellar(MakeWine):
    """Zymologist: wines of 4 and more, whatever cellars are built."""

    def room(self, player: Vineyard, wine: int) -> int:
        return TYPE_SPACES[wine] & (MEDIUM | LARGE) & ~player.wines[wine]

    def cellar(self, player: Vineyard) -> int:
        return MEDIUM | LARGE


class Reap(Repeat[Viticulture]):
    """Reaper: two points for the last of as many harvests as the card allows."""

    def __init__(self, harvest: Effect[Viticulture], most: int) -> None:
        super().__init__(harvest, most)
        self.reward = Gain(vp=2)

    def parts(self) -> list[Effect[Viticulture]]:
        return [self.effect, self.reward]

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        return self.effect.blocker(s, seat)

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if action != DONE and at + 1 == self.most:
            self.reward.push(s, seat)
        super().resolve(s, seat, at, action)


class TwoPointsForStructures(Effect[Viticulture]):
    """Designer: two points with so many structures."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        if s.players[seat].structures.bit_count() >= self.count:
            s.gain_vp(seat, 2)


class SummerAction(Ask[Viticulture]):
    """Manager: any action of the board that summer has, without worker or bonus, however full."""

    def __init__(self) -> None:
        super().__init__("summer_action")

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return [*[PLACE + PICTURE + action for action in range(SEASON_ACTIONS)], PLACE + CART]

    def refusal(self, s: Viticulture, seat: int, at: int, action: int) -> Reason | None:
        return self.task(action).blocker(s, seat)

    def explain(self, s: Viticulture, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        return all_of(self.task(action).lacks(s, seat)) or refusal

    def label(self, s: Viticulture, seat: int, at: int, action: int) -> Text | None:
        task = action - PLACE - PICTURE
        if not 0 <= task < SEASON_ACTIONS:
            return None
        return Text("action-task", {"task": ACTION_NAMES[task]})

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        self.task(action).push(s, seat)

    def task(self, action: int) -> Effect[Viticulture]:
        """What is done at an action of the board, or at the cart."""
        return LIRA if action == PLACE + CART else MAIN[action - PLACE - PICTURE]


class TasteWine(DiscardWine):
    """Taster: four lira for a wine, and two points if it was the best at the table."""

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        value = take_wine(s, seat, action)
        s.gain_lira(seat, 4)
        rows = [row for player in s.players for row in player.wines]
        if max([row.bit_length() for row in rows]) < value:
            s.gain_vp(seat, 2)


class Reveal(Effect[Viticulture]):
    """Caravan: turn over a card of each deck that has one."""

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        there = [deck for deck in range(DECKS) if s.available(deck)]
        return TOO_FEW_DECKS if len(there) < 2 else None

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        for deck in range(DECKS):
            if s.available(deck):
                card = s.turn_over(deck)
                s.players[seat].limbo += (card,)
                if s.log is not None:
                    s.emit("reveal", seat, {"card": CARD_NAMES[card]})


class Keep(Ask[Viticulture]):
    """Caravan: keep some of the cards turned over, discard the rest; `at` counts the kept."""

    def __init__(self, count: int) -> None:
        super().__init__("keep")
        self.count = count

    def blocker(self, s: Viticulture, seat: int) -> Reason | None:
        return None  # the cards are yet to be turned over

    def candidates(self, s: Viticulture, seat: int, at: int) -> list[int]:
        return [CARD + card for card in sorted(s.players[seat].limbo)]

    def resolve(self, s: Viticulture, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        player.limbo = without(player.limbo, action - CARD)
        player.hand += (action - CARD,)
        if s.log is not None:
            s.emit("keep", seat, {"card": CARD_NAMES[action - CARD]})
        if at + 1 < self.count:
            self.push(s, seat, at + 1)
            return
        for card in player.limbo:
            s.discard(card)
        player.limbo = ()
