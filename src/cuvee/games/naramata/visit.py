"""A visit to a winery, or a stop on the road: what is done there, and the time it takes."""

from __future__ import annotations

from typing import Final

from cuvee.engine import DONE, Ask, Effect, Reason, Text, all_of, replaced
from cuvee.games.naramata.activities.assets import Purchase, Sample
from cuvee.games.naramata.activities.view_pairing import EnjoyView, HoldPairing, PitStop, favor
from cuvee.games.naramata.board.spaces import in_play, space_kind
from cuvee.games.naramata.board.wineries import ON_ROAD, WINERY_KEYS
from cuvee.games.naramata.cards.abilities import SECOND_ACTION
from cuvee.games.naramata.cards.upgrade_effects import NO_DISK
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS
from cuvee.games.naramata.codes import ACT, PIT_STOP, POINTS, PRESTIGE, ROAD, SPACE, space_code
from cuvee.games.naramata.delivery import reward_label
from cuvee.games.naramata.free_actions import AfterAction, FreeActions
from cuvee.games.naramata.hours import (
    TIME_PASSES,
    clock,
    may_start,
    may_start_at,
    minutes,
    set_time,
)
from cuvee.games.naramata.kinds import (
    CHEESE,
    CONTRACT,
    KINDS,
    MOST_SPACES,
    PAIRING,
    PIT,
    PURCHASE,
    SLOT,
    SPACE_ROOM,
    TASTING,
)
from cuvee.games.naramata.packing import (
    AFTER_PIT_STOP,
    contract_used,
    contract_winery,
    first_space,
    space_of,
    winery_of,
    with_contract_used,
)
from cuvee.games.naramata.purse import spend_disk
from cuvee.games.naramata.reasons import told
from cuvee.games.naramata.state import Naramata

BOTTLE_REWARD: Final = 3
CREDIT: Final = 2  # half hours given back to the owner of a contract
CLOSED: Final = Reason("closed", "closing")
NOT_IN_PLAY: Final = Reason("not_in_play", "signature")
NO_BOTTLE: Final = Reason("no_bottle", "contract")
DONE_ALREADY: Final = Reason("done_already", "contract")

SAMPLES: Final = [Sample(CHEESE), Sample(TASTING)]
PURCHASE_ACTION: Final = Purchase()
VIEW_ACTION: Final = EnjoyView()
PAIRING_ACTION: Final = HoldPairing()
PIT_STOP_ACTION: Final = PitStop()


def space_label(s: Naramata, seat: int, action: int) -> Text | None:
    """A space by its winery and kind, with the time it takes; None if no space is meant."""
    kind = space_kind(s, action)
    if kind < 0:
        return None
    winery = winery_of(action - SPACE)
    player = s.players[seat]
    if kind == CONTRACT and player.bottles >> s.edition.wineries[winery].signature & 1:
        return Text("label-contract", {"winery": WINERY_KEYS[winery]})
    time = minutes(s, player, kind)
    return Text(
        "label-space",
        {
            "winery": WINERY_KEYS[winery],
            "kind": KINDS[kind],
            "minutes": time * SLOT,
            "until": clock(player.time + time),
            "last": 0 if may_start_at(s, player, player.time + time) else 1,
        },
    )


class Visit(Effect[Naramata]):
    """Arrive where `at` says: lock the space, place the veeple, collect favor, then act."""

    def __init__(self) -> None:
        super().__init__()
        self.activity = Activity()
        self.contract = UseContract()
        self.after = AfterAction()

    def parts(self) -> list[Effect[Naramata]]:
        return [self.activity, self.contract, self.after]

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        s.began = player.time
        if at >= ROAD:
            self.stop_on_road(s, seat, at - ROAD)
            return
        winery, space = winery_of(at - SPACE), space_of(at - SPACE)
        place = s.edition.wineries[winery]
        player.place = winery
        player.visited |= 1 << winery
        kind = place.spaces[space]
        if s.log is not None:
            s.emit("arrive", seat, {"winery": WINERY_KEYS[winery], "kind": KINDS[kind]})
        if place.signature >= 0:
            favor(s, seat)
        if kind != CONTRACT:
            s.lock(winery, space)
        elif player.bottles >> place.signature & 1:
            self.contract.push(s, seat, winery)
            return
        self.activity.push(s, seat, at - SPACE)

    def stop_on_road(self, s: Naramata, seat: int, winery: int) -> None:
        """Hold a pairing on the road: no lock, no favor, nobody blocked."""
        player = s.players[seat]
        player.place = ON_ROAD + winery
        if s.log is not None:
            s.emit("road", seat, {"winery": WINERY_KEYS[winery]})
        self.after.push(s, seat)
        begin_action(s, seat, PAIRING)


def begin_action(s: Naramata, seat: int, kind: int) -> None:
    """Push an action of a kind, and after it the time it takes."""
    TIME_PASSES.push(s, seat, kind)
    if kind <= TASTING:
        SAMPLES[kind].push(s, seat)
    elif kind == PAIRING:
        PAIRING_ACTION.push(s, seat)
    elif kind == CONTRACT:
        CLAIM.push(s, seat)
    elif kind == PIT:
        if s.log is not None:
            s.emit("pit_stop", seat, {})
        PIT_STOP_ACTION.push(s, seat)
    else:
        (PURCHASE_ACTION if kind == PURCHASE else VIEW_ACTION).push(s, seat)


def next_action(s: Naramata, seat: int, action: int) -> None:
    """Begin a further action at the same winery: that of a space, or a pit stop."""
    if action == PIT_STOP:
        begin_action(s, seat, PIT)
        return
    kind = space_kind(s, action)
    if s.log is not None:
        s.emit("next_action", seat, {"kind": KINDS[kind]})
    begin_action(s, seat, kind)


class Activity(Ask[Naramata]):
    """Use the space that `at` names, or make a pit stop there."""

    def __init__(self) -> None:
        super().__init__("activity")
        self.second = SecondAction()

    def parts(self) -> list[Effect[Naramata]]:
        return [self.second]

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        return [ACT, PIT_STOP]

    def kind(self, s: Naramata, at: int) -> int:
        """The kind of the space."""
        return s.edition.wineries[winery_of(at)].spaces[space_of(at)]

    def prompt(self, s: Naramata, seat: int, at: int) -> Text:
        winery, kind = WINERY_KEYS[winery_of(at)], KINDS[self.kind(s, at)]
        return Text("ask-activity", {"winery": winery, "kind": kind})

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        if action != ACT:
            return None
        kind = self.kind(s, at)
        time = minutes(s, s.players[seat], kind) * SLOT
        return Text("label-act", {"kind": KINDS[kind], "minutes": time})

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        self.second.push(s, seat, at if action == ACT else at | AFTER_PIT_STOP)
        begin_action(s, seat, self.kind(s, at) if action == ACT else PIT)


class Claim(Ask[Naramata]):
    """Claim the signature bottle of the winery: three points or three prestige (p. 15)."""

    def __init__(self) -> None:
        super().__init__("claim")

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        return [PRESTIGE] if s.whelp_rules is not None else [POINTS, PRESTIGE]

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        return reward_label(action, BOTTLE_REWARD)

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        signature = s.edition.wineries[player.place].signature
        s.bottles = replaced(s.bottles, signature, s.bottles[signature] - 1)
        player.bottles |= 1 << signature
        if s.log is not None:
            s.emit("bottle", seat, {"winery": WINERY_KEYS[player.place]})
        if action == POINTS:
            s.gain_points(seat, BOTTLE_REWARD, "bottles")
        else:
            s.gain_prestige(seat, BOTTLE_REWARD)


class UseContract(FreeActions):
    """With the bottle: any other actions of the winery, each once, and one pit stop (p. 15).

    `at` is the winery with the set of spaces used, the pit stop after the last of them.
    """

    def __init__(self) -> None:
        super().__init__("contract")
        self.credit = GiveBack()

    def parts(self) -> list[Effect[Naramata]]:
        return [self.credit]

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        winery = contract_winery(at)
        spaces = s.edition.wineries[winery].spaces
        others = [space_code(winery, n) for n in range(len(spaces)) if spaces[n] != CONTRACT]
        done = [DONE] if contract_used(at) else []
        return [*done, *others, PIT_STOP, *super().candidates(s, seat, at)]

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        if action == DONE:
            return None
        if action > PIT_STOP:
            return super().refusal(s, seat, at, action)
        if not may_start(s, s.players[seat]):
            return CLOSED
        return DONE_ALREADY if contract_used(at) >> self.number(action) & 1 else None

    def explain(self, s: Naramata, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        if action <= PIT_STOP and contract_used(at) >> self.number(action) & 1:
            return told(s, seat, action, DONE_ALREADY)
        return super().explain(s, seat, at, action, refusal)

    def prompt(self, s: Naramata, seat: int, at: int) -> Text:
        return Text("ask-contract", {"winery": WINERY_KEYS[contract_winery(at)]})

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        return space_label(s, seat, action) or super().label(s, seat, at, action)

    def number(self, action: int) -> int:
        """The place of an action in the set of those used."""
        return SPACE_ROOM if action == PIT_STOP else space_of(action - SPACE)

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        if action == DONE:
            self.credit.push(s, seat)
        elif action > PIT_STOP:
            super().resolve(s, seat, at, action)
        else:
            self.push(s, seat, with_contract_used(at, self.number(action)))
            next_action(s, seat, action)


class GiveBack(Effect[Naramata]):
    """An hour is given back at the end of a contract turn, which costs half an hour at least."""

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        set_time(s, seat, max(s.began + 1, player.time - CREDIT))


class SecondAction(AfterAction):
    """With the ability and a disk: another action of the winery, locked or not, in the same turn.

    `at` is the space used first, marked after a pit stop there.
    """

    def __init__(self) -> None:
        super().__init__("second_action")
        self.after = AfterAction()

    def parts(self) -> list[Effect[Naramata]]:
        return [self.after]

    def further(self, s: Naramata, seat: int, at: int) -> list[int]:
        if not s.players[seat].able(SECOND_ACTION):
            return []
        winery, first = winery_of(first_space(at)), space_of(first_space(at))
        others = [space_code(winery, space) for space in range(MOST_SPACES) if space != first]
        return [*others, PIT_STOP]

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        if action == DONE or action > PIT_STOP:
            return super().refusal(s, seat, at, action)
        player = s.players[seat]
        if not player.disks:
            return NO_DISK
        return self.action_refusal(s, seat, at, action) if may_start(s, player) else CLOSED

    def action_refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        """Why a further action is not there to be taken, with a disk and time for it."""
        if action == PIT_STOP:
            return DONE_ALREADY if at & AFTER_PIT_STOP else None
        winery, space = winery_of(action - SPACE), space_of(action - SPACE)
        if not in_play(s, winery, space):
            return NOT_IN_PLAY
        place = s.edition.wineries[winery]
        if place.spaces[space] != CONTRACT:
            return None
        owned = s.players[seat].bottles >> place.signature & 1
        return NO_BOTTLE if owned or not s.bottles[place.signature] else None

    def explain(self, s: Naramata, seat: int, at: int, action: int, refusal: Reason) -> Reason:
        if action > PIT_STOP:
            return super().explain(s, seat, at, action, refusal)
        reason = self.action_refusal(s, seat, at, action)
        found = [] if reason is None else [reason]
        if reason is not NOT_IN_PLAY:
            found += [] if may_start(s, s.players[seat]) else [CLOSED]
            found += [] if s.players[seat].disks else [NO_DISK]
        return all_of([told(s, seat, action, reason) for reason in found]) or refusal

    def prompt(self, s: Naramata, seat: int, at: int) -> Text:
        able = s.players[seat].able(SECOND_ACTION)
        return Text("ask-second_action" if able else "ask-after_action")

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        return space_label(s, seat, action) or super().label(s, seat, at, action)

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        if action == DONE or action > PIT_STOP:
            super().resolve(s, seat, at, action)
            return
        upgrade = s.players[seat].giver(SECOND_ACTION)
        spend_disk(s, seat, upgrade)
        if s.log is not None:
            s.emit("use", seat, {"upgrade": UPGRADE_KEYS[upgrade]})
        self.after.push(s, seat)
        next_action(s, seat, action)


CLAIM: Final = Claim()
