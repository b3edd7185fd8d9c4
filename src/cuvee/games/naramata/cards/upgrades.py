"""The upgrades: one line for each kind says all that it does; its numbers are in upgrades.toml.

A kind goes by its place in the list, so new ones come last; their numbers have room.
"""

from __future__ import annotations

from typing import Final

from cuvee.games.naramata.cards.abilities import (
    ABILITIES,
    DOUBLED,
    DRAWN,
    EXTRA_DISKS,
    FREE,
    LATE_CLOSING,
    PAIRING_FLOOR,
    PAIRING_PRESTIGE,
    PAIRING_SLOTS,
    PURCHASE_DISCOUNT,
    REFRESH,
    SECOND_ACTION,
    SHORTER,
    VIEW_CAP,
    VIEW_ROLLED,
)
from cuvee.games.naramata.kinds import CHEESE, TASTING

# What a free action brings.
UNLOCK: Final = 0  # a lock is taken off the board
INSIDER: Final = 1  # a lock stands in for a card or token on a cheese or view row
POINTS: Final = 2
ROLL: Final = 3  # prestige for a roll of the die, and so much more

UPGRADE_ROOM: Final = 48  # numbers of kinds
PRINTED_KINDS: Final = 23  # in the box
REFRESHED_AT: Final = [2, 8]  # noon and three o'clock, in half hours from eleven


class Use:
    """A free action that an upgrade gives: what it brings, and what it costs."""

    def __init__(
        self,
        brings: int,
        amount: int = 0,
        *,
        disk: bool = False,
        prestige: int = 0,
        keyring: int = 0,
        within_action: bool = False,
    ) -> None:
        self.brings = brings
        self.amount = amount
        self.disk = disk  # whether a disk is spent on the upgrade
        self.prestige = prestige
        self.keyring = keyring  # how often a day; each time takes a place on the keyring
        self.within_action = within_action  # whether it may interrupt the action of a turn


class Upgrade:
    """A kind of upgrade: what it gives while it is active, or the free action that it allows."""

    def __init__(
        self,
        key: str,
        topics: list[str],
        saves: float,
        gives: dict[int, int] | None = None,
        use: Use | None = None,
    ) -> None:
        self.key = key
        self.topics = topics  # by which the list of cards can be filtered
        self.saves = saves  # half hours of a day that a bot expects it to save
        self.gives = [0] * ABILITIES
        for ability, amount in (gives or {}).items():
            self.gives[ability] = amount
        self.use = use
        spends = use is not None and use.disk
        self.takes_disks = spends or self.gives[SECOND_ACTION] > 0 or self.gives[SHORTER] > 0
        self.for_points = use is not None and use.brings == POINTS  # of no use where none are kept


UPGRADES: Final = [
    Upgrade("unlock_store", ["lock"], 0.5, use=Use(UNLOCK, keyring=3)),
    Upgrade("double_action", ["time", "disk", "lock"], 1.0, {SECOND_ACTION: 1}),
    Upgrade("cheese_draw", ["cheese"], 0.8, {DRAWN + CHEESE: 1}),
    Upgrade("cheese_free", ["cheese"], 1.2, {FREE + CHEESE: 1}),
    Upgrade("tasting_draw", ["tasting"], 1.2, {DRAWN + TASTING: 1}),
    Upgrade("tasting_free", ["tasting"], 1.6, {FREE + TASTING: 1}),
    Upgrade("purchase_discount", ["purchase"], 0.8, {PURCHASE_DISCOUNT: 2}),
    Upgrade("pairing_floor", ["prestige", "time", "pairing"], 0.6, {PAIRING_FLOOR: 9}),
    Upgrade("view_plus_1", ["view"], 0.8, {VIEW_ROLLED: 1}),
    Upgrade("pairing_plus_5", ["prestige", "pairing"], 0.8, {PAIRING_PRESTIGE: 5}),
    Upgrade("view_plus_2", ["view"], 1.2, {VIEW_ROLLED: 2}),
    Upgrade("late_close", ["time"], 2.0, {LATE_CLOSING: 1}),
    Upgrade("disk_points", ["points", "disk"], 0.0, use=Use(POINTS, 2, disk=True)),
    Upgrade("extra_disk", ["disk"], 0.4, {EXTRA_DISKS: 1}),
    Upgrade("lock_satisfies", ["disk", "lock", "cheese", "view"], 1.2, use=Use(INSIDER, disk=True)),
    Upgrade("paid_unlock", ["prestige", "lock"], 0.2, use=Use(UNLOCK, prestige=2)),
    Upgrade("cheese_double", ["cheese"], 0.3, {DOUBLED + CHEESE: 1}),
    Upgrade("tasting_double", ["tasting"], 0.6, {DOUBLED + TASTING: 1}),
    Upgrade("disk_minus_30", ["time", "disk"], 2.0, {SHORTER: 1}),
    Upgrade("view_cap_5", ["view"], 0.3, {VIEW_CAP: 1}),
    Upgrade("pairing_hour", ["time", "pairing"], 2.0, {PAIRING_SLOTS: 2}),
    Upgrade("disk_refresh", ["time", "disk"], 0.6, {REFRESH: 1}),
    Upgrade("disk_die", ["prestige", "disk", "view"], 1.0,
            use=Use(ROLL, 1, disk=True, within_action=True)),
]  # fmt: skip

UPGRADE_KEYS: Final = [upgrade.key for upgrade in UPGRADES]
USABLE: Final = [kind for kind, upgrade in enumerate(UPGRADES) if upgrade.use is not None]


def within_action(upgrade: Upgrade) -> bool:
    """Whether an upgrade may be used while an action is under way."""
    return upgrade.use is not None and upgrade.use.within_action


def givers(ability: int) -> int:
    """The upgrades that give an ability, a set."""
    return sum([1 << kind for kind, upgrade in enumerate(UPGRADES) if upgrade.gives[ability]])


WITHIN_ACTION: Final = [kind for kind, upgrade in enumerate(UPGRADES) if within_action(upgrade)]
FED_BY_DISKS: Final = sum([1 << kind for kind, card in enumerate(UPGRADES) if card.takes_disks])
GIVEN_BY: Final = [givers(ability) for ability in range(ABILITIES)]
