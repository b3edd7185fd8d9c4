"""Upgrades: the market with its prices, and which of one's own are active."""

from __future__ import annotations

from typing import Final

from cuvee.engine import DONE, Effect, Reason, Text, all_of, replaced
from cuvee.games.naramata.cards.abilities import EXTRA_DISKS, LATE_CLOSING
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS, UPGRADES
from cuvee.games.naramata.codes import FLIP, MARKET
from cuvee.games.naramata.purse import price_refusal
from cuvee.games.naramata.reasons import Question, told
from cuvee.games.naramata.state import UPGRADE_PILE, Naramata, Tour

MOST_ACTIVE: Final = 5
ONE_A_TURN: Final = Reason("one_upgrade_a_turn", "upgrades")
SLOT_EMPTY: Final = Reason("slot_empty", "upgrades")
OWNED: Final = Reason("owned", "upgrades")
CARRIES_DISK: Final = Reason("carries_disk", "upgrades")
DISK_IN_USE: Final = Reason("disk_in_use", "upgrades")
ALREADY_LATE: Final = Reason("already_late", "upgrades")
TOO_MANY_ACTIVE: Final = Reason("too_many_active", "upgrades")


def price(s: Naramata, slot: int) -> int:
    """A card's cost less the coins on its slot, and one for each card further right (p. 19)."""
    return max(0, s.edition.upgrades[s.market[slot]].cost - s.coins[slot]) + fee(s, slot)


def discount(s: Naramata, slot: int) -> int:
    """The coins on a slot that count: no more than its card costs."""
    return min(s.coins[slot], s.edition.upgrades[s.market[slot]].cost)


def fee(s: Naramata, slot: int) -> int:
    """One for each card further right."""
    cards = 0
    for right in range(slot + 1, MARKET):
        if s.market[right] >= 0:
            cards += 1
    return cards


def buy_refusal(s: Naramata, seat: int, slot: int) -> Reason | None:
    """Why the upgrade in a slot cannot be bought now."""
    if s.market[slot] < 0:
        return SLOT_EMPTY
    return ONE_A_TURN if s.bought else card_refusal(s, seat, slot)


def card_refusal(s: Naramata, seat: int, slot: int) -> Reason | None:
    """Why a tour cannot buy the upgrade in a slot, whatever it has bought this turn."""
    if s.market[slot] in s.players[seat].upgrades:
        return OWNED
    return price_refusal(s, seat, price(s, slot))


def refill(s: Naramata) -> None:
    """Cards slide to the right over an empty slot and a new one comes in; coins stay."""
    left = [kind for kind in s.market if kind >= 0]
    for _ in range(MARKET - len(left)):
        left.insert(0, next_upgrade(s))
    s.market = tuple(left)


def add_coin(s: Naramata, slot: int) -> None:
    """Put a coin on a slot of the market, if there is a card."""
    if s.market[slot] >= 0:
        s.coins = replaced(s.coins, slot, s.coins[slot] + 1)


def next_upgrade(s: Naramata) -> int:
    """The next card of the deck, those put under it last of all; -1 for none."""
    if s.piles[UPGRADE_PILE]:
        return s.take(UPGRADE_PILE)
    if not s.under:
        return -1
    first = s.under[0]
    s.under = s.under[1:]
    return first


def turn_up(player: Tour, kind: int) -> None:
    """Make an upgrade active."""
    player.active |= 1 << kind
    player.disks += UPGRADES[kind].gives[EXTRA_DISKS]


def turn_down(player: Tour, kind: int) -> None:
    """Make an upgrade inactive."""
    player.active &= ~(1 << kind)
    player.disks -= UPGRADES[kind].gives[EXTRA_DISKS]


class Activate(Question):
    """A new upgrade, named by `at`, is laid face up or down; a sixth only in another's place."""

    def __init__(self) -> None:
        super().__init__("activate")

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        player = s.players[seat]
        if player.active.bit_count() < MOST_ACTIVE:
            return [DONE, FLIP + at]
        return [DONE, *[FLIP + kind for kind in sorted(player.upgrades) if player.has(kind)]]

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        if action == DONE or action == FLIP + at:
            return None
        return flip_refusal(s, seat, action - FLIP)

    def explain(self, s: Naramata, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        found = [told(s, seat, action, reason) for reason in obstacles(s, seat, action - FLIP)]
        return all_of(found) or refusal

    def prompt(self, s: Naramata, seat: int, at: int) -> Text:
        return Text("ask-activate", {"upgrade": UPGRADE_KEYS[at]})

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        if action == DONE:
            return Text("label-inactive", {"upgrade": UPGRADE_KEYS[at]})
        return Text("label-active", {"upgrade": UPGRADE_KEYS[at]}) if action == FLIP + at else None

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        if action == DONE:
            return
        if action != FLIP + at:
            turn_down(s.players[seat], action - FLIP)
        turn_up(s.players[seat], at)


def flip_refusal(s: Naramata, seat: int, kind: int) -> Reason | None:
    """Why an active upgrade cannot be turned face down in mid-day."""
    found = obstacles(s, seat, kind)
    return found[0] if found else None


def obstacles(s: Naramata, seat: int, kind: int) -> list[Reason]:
    """All that keeps an active upgrade from being turned face down in mid-day."""
    player = s.players[seat]
    upgrade = UPGRADES[kind]
    found: list[Reason] = []
    on_keyring = upgrade.use is not None and upgrade.use.keyring > 0
    if kind in player.on_cards or (on_keyring and player.keys):
        found.append(CARRIES_DISK)
    if player.disks < upgrade.gives[EXTRA_DISKS]:
        found.append(DISK_IN_USE)
    if upgrade.gives[LATE_CLOSING] and player.time >= s.edition.closing:
        found.append(ALREADY_LATE)
    return found


class TakeUpgrade(Effect[Naramata]):
    """Take the upgrade that was paid for, in the slot `at`: coins to the right, cards slide."""

    def __init__(self) -> None:
        super().__init__()
        self.activate = Activate()

    def parts(self) -> list[Effect[Naramata]]:
        return [self.activate]

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        kind = s.market[at]
        s.bought = 1
        for slot in range(at + 1, MARKET):
            add_coin(s, slot)
        s.market = replaced(s.market, at, -1)
        s.coins = replaced(s.coins, at, 0)
        refill(s)
        player.upgrades += (kind,)
        if s.log is not None:
            s.emit("upgrade", seat, {"upgrade": UPGRADE_KEYS[kind]})
        self.activate.push(s, seat, kind)


class ChooseActive(Question):
    """At the start of a day: which upgrades are turned face down, until five are left at most."""

    def __init__(self) -> None:
        super().__init__("choose_active")

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        player = s.players[seat]
        return [DONE, *[FLIP + kind for kind in sorted(player.upgrades) if player.has(kind)]]

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        many = s.players[seat].active.bit_count()
        return TOO_MANY_ACTIVE if action == DONE and many > MOST_ACTIVE else None

    def explain(self, s: Naramata, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        count = s.players[seat].active.bit_count()
        return Reason("too_many_active", "upgrades", {"most": MOST_ACTIVE, "count": count})

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        if action != DONE:
            turn_down(s.players[seat], action - FLIP)
            self.push(s, seat)


TAKE_UPGRADE: Final = TakeUpgrade()
