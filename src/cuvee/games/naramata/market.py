"""Upgrades: the market, what is active, and the free actions that upgrades and disks give."""

from __future__ import annotations

from typing import Final

from cuvee.engine import DONE, Ask, Effect, Reason, Text
from cuvee.games.naramata.codes import BUY, FLIP, MARKET, USE
from cuvee.games.naramata.locks import Insider, Unlock
from cuvee.games.naramata.names import (
    DISK_DIE,
    DISK_POINTS,
    EXTRA_DISK,
    LATE_CLOSE,
    LOCK_SATISFIES,
    PAID_UNLOCK,
    UNLOCK_STORE,
    UPGRADE_KEYS,
)
from cuvee.games.naramata.purse import PAY, price_refusal, spend_disk
from cuvee.games.naramata.state import UPGRADES, Naramata, Tour

MOST_ACTIVE: Final = 5
KEYRING: Final = 3  # locks a day
UNLOCK_FEE: Final = 2
REVIEW: Final = 2  # points for a disk
USABLE: Final = [UNLOCK_STORE, DISK_POINTS, LOCK_SATISFIES, PAID_UNLOCK, DISK_DIE]
ONE_A_TURN: Final = Reason("one_upgrade_a_turn", "upgrades")
SLOT_EMPTY: Final = Reason("slot_empty", "upgrades")
OWNED: Final = Reason("owned", "upgrades")
NOT_ACTIVE: Final = Reason("not_active", "upgrades")
NO_DISK: Final = Reason("no_disk", "disks")
KEYRING_FULL: Final = Reason("keyring_full", "upgrades")
NO_LOCK: Final = Reason("no_lock", "locks")
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
    return len([kind for kind in s.market[slot + 1 :] if kind >= 0])


def buy_refusal(s: Naramata, seat: int, slot: int) -> Reason | None:
    """Why the upgrade in a slot cannot be bought now."""
    kind = s.market[slot]
    if kind < 0:
        return SLOT_EMPTY
    if s.bought:
        return ONE_A_TURN
    if kind in s.players[seat].upgrades:
        return OWNED
    return price_refusal(s, seat, price(s, slot))


def refill(s: Naramata) -> None:
    """Cards slide to the right over an empty slot and a new one comes in; coins stay."""
    for slot in range(MARKET - 1, 0, -1):
        if s.market[slot] < 0:
            for left in range(slot - 1, -1, -1):
                if s.market[left] >= 0:
                    s.market[slot], s.market[left] = s.market[left], -1
                    break
    for slot in range(MARKET - 1, -1, -1):
        if s.market[slot] < 0:
            s.market[slot] = next_upgrade(s)


def next_upgrade(s: Naramata) -> int:
    """The next card of the deck, those put under it last of all; -1 for none."""
    if s.piles[UPGRADES]:
        return s.rng.take(s.piles[UPGRADES])
    return s.under.pop(0) if s.under else -1


def turn_up(player: Tour, kind: int) -> None:
    """Make an upgrade active."""
    player.active |= 1 << kind
    if kind == EXTRA_DISK:
        player.disks += 1


def turn_down(player: Tour, kind: int) -> None:
    """Make an upgrade inactive."""
    player.active &= ~(1 << kind)
    if kind == EXTRA_DISK:
        player.disks -= 1


class Activate(Ask[Naramata]):
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
    player = s.players[seat]
    if kind in player.on_cards or (kind == UNLOCK_STORE and player.keys):
        return CARRIES_DISK
    if kind == EXTRA_DISK and player.disks < 1:
        return DISK_IN_USE
    if kind == LATE_CLOSE and player.time >= s.edition.closing:
        return ALREADY_LATE
    return None


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
            if s.market[slot] >= 0:
                s.coins[slot] += 1
        s.market[at] = -1
        s.coins[at] = 0
        refill(s)
        player.upgrades.append(kind)
        if s.log is not None:
            s.emit("upgrade", seat, {"upgrade": UPGRADE_KEYS[kind]})
        self.activate.push(s, seat, kind)


class ChooseActive(Ask[Naramata]):
    """At the start of a day: which upgrades are turned face down, until five are left at most."""

    def __init__(self) -> None:
        super().__init__("choose_active")

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        player = s.players[seat]
        return [DONE, *[FLIP + kind for kind in sorted(player.upgrades) if player.has(kind)]]

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        many = s.players[seat].active.bit_count()
        return TOO_MANY_ACTIVE if action == DONE and many > MOST_ACTIVE else None

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        if action != DONE:
            turn_down(s.players[seat], action - FLIP)
            self.push(s, seat)


class UseUpgrade(Effect[Naramata]):
    """A free action of the upgrade that `at` names."""

    def __init__(self) -> None:
        super().__init__()
        self.unlock = Unlock()
        self.insider = Insider()

    def parts(self) -> list[Effect[Naramata]]:
        return [self.unlock, self.insider]

    def refusal(self, s: Naramata, seat: int, kind: int) -> Reason | None:
        """Why an upgrade cannot be used now."""
        player = s.players[seat]
        if not player.has(kind):
            return NOT_ACTIVE
        if kind == UNLOCK_STORE or kind == PAID_UNLOCK:
            if kind == UNLOCK_STORE and player.keys >= KEYRING:
                return KEYRING_FULL
            if not any(s.locks):
                return NO_LOCK
            return price_refusal(s, seat, UNLOCK_FEE) if kind == PAID_UNLOCK else None
        if not player.disks:
            return NO_DISK
        return self.insider.blocker(s, seat) if kind == LOCK_SATISFIES else None

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        if s.log is not None:
            s.emit("use", seat, {"upgrade": UPGRADE_KEYS[at]})
        if at == UNLOCK_STORE:
            player.keys += 1
            self.unlock.push(s, seat)
        elif at == PAID_UNLOCK:
            self.unlock.push(s, seat)
            PAY.push(s, seat, UNLOCK_FEE)
        else:
            spend_disk(s, seat, at)
            if at == DISK_POINTS:
                s.gain_points(seat, REVIEW, "reviews")
            elif at == DISK_DIE:
                s.gain_prestige(seat, s.roll(seat) + 1)
            else:
                self.insider.push(s, seat)


TAKE_UPGRADE: Final = TakeUpgrade()
USE_UPGRADE: Final = UseUpgrade()


class WithinAction(Ask[Naramata]):
    """A question inside an action: a disk may still be spent on the die for prestige (p. 18).

    Whatever else upgrades give does as well before or after; none is bought within an action.
    """

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        return [USE + DISK_DIE] if s.players[seat].has(DISK_DIE) else []

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        return USE_UPGRADE.refusal(s, seat, DISK_DIE) if action == USE + DISK_DIE else None

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        self.push(s, seat, at)
        USE_UPGRADE.push(s, seat, DISK_DIE)


class FreeActions(Ask[Naramata]):
    """What may be done besides the action of a turn: buy an upgrade, use those one has."""

    def __init__(self, question: str) -> None:
        super().__init__(question)

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        return [*[BUY + slot for slot in range(MARKET)], *[USE + kind for kind in USABLE]]

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        if action < USE:
            return buy_refusal(s, seat, action - BUY)
        return USE_UPGRADE.refusal(s, seat, action - USE)

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        slot = action - BUY
        if not 0 <= slot < MARKET or s.market[slot] < 0:
            return None
        key, cost = UPGRADE_KEYS[s.market[slot]], price(s, slot)
        return Text("label-buy", {"upgrade": key, "upgrade_text": key, "prestige": cost})

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        self.push(s, seat, at)
        if action >= USE:
            USE_UPGRADE.push(s, seat, action - USE)
            return
        TAKE_UPGRADE.push(s, seat, action - BUY)
        if cost := price(s, action - BUY):
            PAY.push(s, seat, cost)


class AfterAction(FreeActions):
    """Once the action is done, free actions may still follow before the turn is over."""

    def __init__(self, question: str = "after_action") -> None:
        super().__init__(question)

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        return [DONE, *super().candidates(s, seat, at)]

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        return None if action == DONE else super().refusal(s, seat, at, action)

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        if action != DONE:
            super().resolve(s, seat, at, action)
