"""View, pairing, favor and the pit stop: what needs no cards."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Effect, Reason, Text
from cuvee.games.naramata.activities.assets import room_refusal
from cuvee.games.naramata.cards.abilities import (
    PAIRING_FLOOR,
    PAIRING_PRESTIGE,
    VIEW_CAP,
    VIEW_ROLLED,
)
from cuvee.games.naramata.codes import MOST_TOKENS, TOKENS, TOURIST
from cuvee.games.naramata.free_actions import WithinAction
from cuvee.games.naramata.kinds import FAVOR, PAIRING, VIEW
from cuvee.games.naramata.packing import row_index, tokens_fitting, tokens_for_sale, view_tokens
from cuvee.games.naramata.purse import PAY, price_refusal
from cuvee.games.naramata.reasons import Question
from cuvee.games.naramata.state import Naramata, Tour, taker

CAP: Final = 4


def view_room(s: Naramata, seat: int) -> int:
    """How many view tokens the tourists still take."""
    room = 0
    for slot in range(len(s.players[seat].tourists)):
        row = s.row_of(seat, slot, VIEW)
        if row >= 0:
            room += s.room(seat, slot, row)
    return room


class PlaceToken(Question):
    """Put a view token on a tourist who still wants one; `at` counts those to come."""

    def __init__(self) -> None:
        super().__init__("view")

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        return [TOURIST + tourist for tourist in sorted(s.players[seat].tourists)]

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        slot = s.players[seat].tourists.index(action - TOURIST)
        return room_refusal(s, seat, slot, VIEW)

    def prompt(self, s: Naramata, seat: int, at: int) -> Text:
        return Text("ask-view", {"count": at})

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        return taker(s, seat, action - TOURIST, VIEW)

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        slot = player.tourists.index(action - TOURIST)
        row = row_index(slot, s.row_of(seat, slot, VIEW))
        player.fill(row, player.filled[row] + 1)
        if s.log is not None:
            s.emit("view", seat, {"who": s.edition.tourists[action - TOURIST].name})
        if at > 1:
            self.push(s, seat, at - 1)


class BuyTokens(WithinAction):
    """More view tokens for a prestige each, up to the cap and the room there is.

    `at` holds the tokens rolled that fit and how many may be bought (`view_tokens`).
    """

    def __init__(self) -> None:
        super().__init__("buy_tokens")
        self.place = PlaceToken()

    def parts(self) -> list[Effect[Naramata]]:
        return [self.place]

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        counts = [TOKENS + count for count in range(tokens_for_sale(at) + 1)]
        return [*super().candidates(s, seat, at), *counts]

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        if action < TOKENS:
            return super().refusal(s, seat, at, action)
        return price_refusal(s, seat, action - TOKENS)

    def prompt(self, s: Naramata, seat: int, at: int) -> Text:
        return Text("ask-buy_tokens", {"count": tokens_fitting(at)})

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        count = action - TOKENS
        return Text("label-tokens", {"count": count}) if 0 <= count <= MOST_TOKENS else None

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        if action < TOKENS:
            super().resolve(s, seat, at, action)
            return
        bought = action - TOKENS
        if tokens := tokens_fitting(at) + bought:
            self.place.push(s, seat, tokens)
        if bought:
            PAY.push(s, seat, bought)


class EnjoyView(Effect[Naramata]):
    """The view action: roll, place what fits, cash in what does not, buy more (p. 14)."""

    def __init__(self) -> None:
        super().__init__()
        self.more = BuyTokens()

    def parts(self) -> list[Effect[Naramata]]:
        return [self.more]

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        cap = CAP + player.bonus(VIEW_CAP)
        rolled = min(s.roll(seat) + player.bonus(VIEW_ROLLED), cap)
        room = view_room(s, seat)
        fitting = min(rolled, room)
        if rolled > fitting:
            s.gain_prestige(seat, rolled - fitting)
        self.more.push(s, seat, view_tokens(fitting, min(cap - rolled, room - fitting)))


def pairing_reward(s: Naramata, player: Tour) -> int:
    """The prestige that a pairing brings at this hour."""
    reward = s.edition.pairing[player.time] if player.time < len(s.edition.pairing) else 0
    return max(reward, player.bonus(PAIRING_FLOOR)) + player.bonus(PAIRING_PRESTIGE)


class HoldPairing(Effect[Naramata]):
    """The pairing action: a token for every tourist who wants one, prestige by the hour (p. 17)."""

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        for slot in range(len(player.tourists)):
            row = s.row_of(seat, slot, PAIRING)
            if row >= 0:
                player.fill(row_index(slot, row), 1)
        if s.log is not None:
            s.emit("pairing", seat, {})
        s.gain_prestige(seat, pairing_reward(s, player))


class PitStop(Effect[Naramata]):
    """Prestige for the roll and one more; nothing else happens (p. 12)."""

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        s.gain_prestige(seat, s.roll(seat) + 1)


def favor(s: Naramata, seat: int) -> None:
    """A visit to a signature winery: a token for every tourist with room on a favor row."""
    player = s.players[seat]
    for slot in range(len(player.tourists)):
        row = s.row_of(seat, slot, FAVOR)
        if row >= 0 and s.room(seat, slot, row) > 0:
            index = row_index(slot, row)
            player.fill(index, player.filled[index] + 1)
            if s.log is not None:
                s.emit("favor", seat, {"who": s.edition.tourists[player.tourists[slot]].name})
