"""What upgrades and vehicles give, by name: the action that it bears on asks a tour for it.

Numbers are added up over all active upgrades; an ability is there, or not.
"""

from __future__ import annotations

from typing import Final

# Cheese and tasting: of each the first is for cheese, so that they go by the kind of the deck.
DRAWN: Final = 0  # cards more to draw
FREE: Final = 2  # cards more to attach for nothing
DOUBLED: Final = 4  # cards, the best ones, that pay double when they are discarded
PURCHASE_DISCOUNT: Final = 6  # prestige off every purchase card, down to one
VIEW_ROLLED: Final = 7  # view tokens more than the die shows
VIEW_CAP: Final = 8  # view tokens more that one visit may bring
PAIRING_FLOOR: Final = 9  # prestige that a pairing brings at the worst hour
PAIRING_PRESTIGE: Final = 10  # prestige on top of that
PAIRING_SLOTS: Final = 11  # half hours that a pairing takes, whatever is printed
EXTRA_DISKS: Final = 12  # disks as long as the upgrade is active

LATE_CLOSING: Final = 13  # the day ends at the later hour
SECOND_ACTION: Final = 14  # for a disk, another action at the same winery
SHORTER: Final = 15  # for each disk, half an hour less for an action
REFRESH: Final = 16  # a spent disk comes back at certain hours
CROSSING: Final = 17  # to a winery on the parallel road
ROADSIDE: Final = 18  # a pairing on the road between two wineries
ABILITIES: Final = 19
