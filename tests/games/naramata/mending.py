"""A reason checked by a second way: what it names is changed, and the action is possible."""

from __future__ import annotations

from cuvee.engine import Reason, replaced
from cuvee.engine.frames import at_of, effect_of
from cuvee.games.naramata.board.wineries import NOWHERE, WINERY_KEYS
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS
from cuvee.games.naramata.cards.vehicles import VEHICLE_KEYS
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.kinds import CHEESE, KINDS, MOST_ROWS
from cuvee.games.naramata.state import Naramata


def mended_by(s: Naramata, seat: int, action: int, path: str = "") -> set[str]:
    """Each way out that a reason names is a way out; the kinds of reasons that were changed.

    The question is the one that is asked, or the one of the path, which nobody may be asked.
    """
    number = NARAMATA.catalogue.ids[path] if path else effect_of(s.stack[-1])
    effect, at = s.effects[number], 0 if path else at_of(s.stack[-1])
    reason = effect.why_not(s, seat, at, action)
    mended: set[str] = set()
    for way in [] if reason is None else ways(reason):
        trial = s.clone()
        if all(mend(trial, seat, part) for part in way):
            found = effect.why_not(trial, seat, at, action)
            assert found is None, (NARAMATA.action(action), reason, way, found, found.parts)
            mended |= {part.code for part in way}
    return mended


def mend(s: Naramata, seat: int, reason: Reason) -> bool:
    """Change what a reason names; False where it cannot be changed."""
    return mend_tour(s, seat, reason) or mend_cards(s, seat, reason) or mend_table(s, seat, reason)


def mend_tour(s: Naramata, seat: int, reason: Reason) -> bool:
    """Change what a tour has on its mat."""
    player, args = s.players[seat], reason.args
    match reason.code:
        case "prestige":
            s.add_prestige(seat, int(args["prestige"]) - int(args["purse"]))
        case "closed" | "already_late":
            player.time = 0
        case "no_disk" | "disk_in_use":
            player.disks += 1
        case "carries_disk":
            player.on_cards, player.keys = (), 0
        case "keyring_full":
            player.keys = 0
        case "too_many_active":
            player.active = 0
        case "row_full" | "same_cheese" | "same_tasting":
            empty(s, seat, str(args["who"]))
        case "no_open_rows" | "no_taker":
            with_row(s, seat, KINDS.index(str(args.get("kind", "cheese"))))
        case "too_few_tourists":
            player.tourists = (0, 1)
        case "no_roadside":
            player.vehicle = VEHICLE_KEYS.index("yellow")
        case _:
            return False
    return True


def mend_cards(s: Naramata, seat: int, reason: Reason) -> bool:
    """Change which upgrades there are, and which a tour has."""
    player = s.players[seat]
    upgrade = UPGRADE_KEYS.index(str(reason.args.get("upgrade", UPGRADE_KEYS[0])))
    match reason.code:
        case "not_active" | "not_owned":
            player.upgrades += () if upgrade in player.upgrades else (upgrade,)
            player.active |= 1 << upgrade
            player.disks, player.keys = 1, 0  # it is told alone, whatever its use would need
            s.lock(0, 0)
            s.add_prestige(seat, 50)
            with_row(s, seat, CHEESE)
        case "owned":
            player.upgrades = tuple(kind for kind in player.upgrades if kind != upgrade)
            s.add_prestige(seat, 50)  # it is told alone: whoever has it needs no price
        case "one_upgrade_a_turn":
            s.bought = 0
        case "slot_empty":
            kind = next(kind for kind in range(len(UPGRADE_KEYS)) if kind not in player.upgrades)
            s.market = replaced(s.market, int(reason.args["slot"]) - 1, kind)
            s.add_prestige(seat, 50)
            s.bought = 0
        case _:
            return False
    return True


def mend_table(s: Naramata, seat: int, reason: Reason) -> bool:
    """Change what lies on the board, and where the others are."""
    player, args = s.players[seat], reason.args
    winery = WINERY_KEYS.index(str(args.get("winery", WINERY_KEYS[0])))
    match reason.code:
        case "locked":
            unlock(s, winery, KINDS.index(str(args["kind"])))
        case "occupied":
            for other in s.players:
                if VEHICLE_KEYS[other.vehicle] == args["vehicle"]:
                    other.place = NOWHERE
        case "phantom_there":
            s.phantom_place = (NOWHERE,) * len(s.phantom_place)
        case "no_bottle":
            s.bottles = tuple(left + 1 for left in s.bottles)
        case "bottle_owned":
            player.bottles = 0
        case "no_lock":
            s.lock(0, 0)
        case "no_cards":
            s.piles = [[*range(5)] for _ in s.piles]
        case "region_full":
            for other in s.players:
                other.place = NOWHERE
        case "vehicle_taken":
            for other in s.players:
                other.vehicle = -1
        case "vehicle_full":
            for other in s.players:
                other.tourists = ()
                other.picked = other.picked if args.get("left") is not None else ()
        case _:
            return False
    return True


def unlock(s: Naramata, winery: int, kind: int) -> None:
    """Take the locks off the spaces of a kind."""
    for space, other in enumerate(s.edition.wineries[winery].spaces):
        if other == kind:
            s.locks = replaced(s.locks, winery, s.locks[winery] & ~(1 << space))


def empty(s: Naramata, seat: int, who: str) -> None:
    """Take everything off a tourist."""
    player = s.players[seat]
    for slot, tourist in enumerate(player.tourists):
        if s.edition.tourists[tourist].name == who:
            first = slot * MOST_ROWS
            rows = (0,) * MOST_ROWS
            player.filled = (*player.filled[:first], *rows, *player.filled[first + MOST_ROWS :])


def with_row(s: Naramata, seat: int, kind: int) -> None:
    """Give the tour a tourist with a row of that kind, and nothing on it."""
    for tourist, card in enumerate(s.edition.tourists):
        if kind in [row.kind for row in card.rows]:
            s.players[seat].tourists = (tourist,)
            s.players[seat].filled = (0,) * MOST_ROWS
            return


def ways(reason: Reason) -> list[list[Reason]]:
    """The sets of parts each of which, changed, makes the action possible."""
    if reason.code == "nobody_takes":
        price = [part for part in reason.parts if part.code == "prestige"]
        return [[part, *price] for part in reason.parts if part not in price]
    return [reason.parts or [reason]]
