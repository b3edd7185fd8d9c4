"""What the free actions of upgrades do: what they bring, and what must be given for it."""

from __future__ import annotations

from typing import Final

from cuvee.engine import OPTION, Effect, Reason, Text
from cuvee.games.naramata.board.locks import Unlock
from cuvee.games.naramata.cards.upgrades import INSIDER, POINTS, UNLOCK, UPGRADES, Use
from cuvee.games.naramata.codes import TOURIST
from cuvee.games.naramata.kinds import CHEESE, KINDS, VIEW
from cuvee.games.naramata.packing import ONE_TOKEN, index_of, number_of, row_index
from cuvee.games.naramata.purse import PAY, price_refusal, spend_disk
from cuvee.games.naramata.reasons import Question
from cuvee.games.naramata.state import Naramata

NOT_ACTIVE: Final = Reason("not_active", "upgrades")
INACTIVE: Final = [NOT_ACTIVE]
NO_DISK: Final = Reason("no_disk", "disks")
NO_LOCK: Final = Reason("no_lock", "locks")
NO_OPEN_ROW: Final = Reason("no_open_row", "upgrades")
NO_OPEN_ROWS: Final = Reason("no_open_rows", "upgrades")
INSIDER_ROW: Final = {CHEESE: OPTION, VIEW: OPTION + 1}


class Insider(Question):
    """A lock stands in for a card or token on a cheese or view row.

    First the tourist is named, whose slot, from 1, `at` is then; next the row where both are open.
    """

    def __init__(self) -> None:
        super().__init__("insider")

    def rows(self, s: Naramata, seat: int, slot: int) -> list[int]:
        """The rows of a tourist that take the token."""
        found = [s.row_of(seat, slot, kind) for kind in (CHEESE, VIEW)]
        return [row for row in found if row >= 0 and s.room(seat, slot, row) > 0]

    def candidates(self, s: Naramata, seat: int, at: int) -> list[int]:
        if at:
            slot = index_of(at)
            rows = self.rows(s, seat, slot)
            tourist = s.edition.tourists[s.players[seat].tourists[slot]]
            return sorted([INSIDER_ROW[tourist.rows[row].kind] for row in rows])
        return [TOURIST + tourist for tourist in sorted(s.players[seat].tourists)]

    def refusal(self, s: Naramata, seat: int, at: int, action: int) -> Reason | None:
        if at:
            return None
        slot = s.players[seat].tourists.index(action - TOURIST)
        return None if self.rows(s, seat, slot) else NO_OPEN_ROW

    def prompt(self, s: Naramata, seat: int, at: int) -> Text:
        return Text("ask-insider_row" if at else "ask-insider")

    def label(self, s: Naramata, seat: int, at: int, action: int) -> Text | None:
        for kind, code in INSIDER_ROW.items():
            if action == code:
                return Text("label-row", {"kind": KINDS[kind]})
        return None

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        player = s.players[seat]
        if not at:
            self.push(s, seat, number_of(player.tourists.index(action - TOURIST)))
            return
        kind = CHEESE if action == INSIDER_ROW[CHEESE] else VIEW
        slot = index_of(at)
        row = row_index(slot, s.row_of(seat, slot, kind))
        player.fill(row, player.filled[row] + (ONE_TOKEN if kind == CHEESE else 1))
        if s.log is not None:
            who = s.edition.tourists[player.tourists[slot]].name
            s.emit("insider", seat, {"who": who, "kind": KINDS[kind]})


class UseUpgrade(Effect[Naramata]):
    """The free action of the upgrade that `at` names."""

    def __init__(self) -> None:
        super().__init__()
        self.unlock = Unlock()
        self.insider = Insider()

    def parts(self) -> list[Effect[Naramata]]:
        return [self.unlock, self.insider]

    def refusal(self, s: Naramata, seat: int, kind: int) -> Reason | None:
        """Why an upgrade cannot be used now."""
        found = self.obstacles(s, seat, kind)
        return found[0] if found else None

    def obstacles(self, s: Naramata, seat: int, kind: int) -> list[Reason]:
        """All that stands in the way of using an upgrade now; of one not active only that."""
        player = s.players[seat]
        use = UPGRADES[kind].use
        if use is None or not player.has(kind):
            return INACTIVE
        found: list[Reason] = []
        if use.keyring and player.keys >= use.keyring:
            found.append(Reason("keyring_full", "upgrades", {"count": use.keyring}))
        if use.disk and not player.disks:
            found.append(NO_DISK)
        if use.brings == UNLOCK and not any(s.locks):
            found.append(NO_LOCK)
        if use.brings == INSIDER and not self.insider.ready(s, seat):
            found.append(NO_OPEN_ROWS)
        price = price_refusal(s, seat, use.prestige)
        return found if price is None else [*found, price]

    def resolve(self, s: Naramata, seat: int, at: int, action: int) -> None:
        upgrade = UPGRADES[at]
        use = upgrade.use
        if use is None:
            raise ValueError(f"{upgrade.key} gives no free action")
        if s.log is not None:
            s.emit("use", seat, {"upgrade": upgrade.key})
        if use.keyring:
            s.players[seat].keys += 1
        if use.disk:
            spend_disk(s, seat, at)
        self.bring(s, seat, use)
        if use.prestige:
            PAY.push(s, seat, use.prestige)

    def bring(self, s: Naramata, seat: int, use: Use) -> None:
        """Let happen what the action is for."""
        if use.brings == UNLOCK:
            self.unlock.push(s, seat)
        elif use.brings == INSIDER:
            self.insider.push(s, seat)
        elif use.brings == POINTS:
            s.gain_points(seat, use.amount, "reviews")
        else:
            s.gain_prestige(seat, s.roll(seat) + use.amount)


USE_UPGRADE: Final = UseUpgrade()
