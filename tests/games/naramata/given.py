"""A table set by hand: Given(prestige=5).chooses("space dangelo 1, act, done").then(time="12:00").

The position is a real one, reached by playing a game to a turn of seat 0; what the test names is
then laid before the tours, cards coming out of the decks, so that every rule still holds. Nobody
has prestige, disks, tourists or upgrades but those that are named, and market and pool are empty.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Self

from cuvee.engine import Event, IllegalAction, replaced
from cuvee.engine.frames import effect_of, frame
from cuvee.engine.machine import advance
from cuvee.games.naramata.cards.tourists import TOURIST_KEYS
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS
from cuvee.games.naramata.edition.edition import Edition
from cuvee.games.naramata.edition.files import FILES
from cuvee.games.naramata.edition.loading import read_edition
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.modes.whelp import SHIFT_MARKET
from cuvee.games.naramata.state import (
    PILE_NAMES,
    UPGRADE_PILE,
)
from cuvee.games.naramata.view import signature_names
from cuvee.lessons.staging.naramata import StagedNaramata, place, slot
from tests.games.naramata.words import (
    code,
    locked,
    shown,
    spelled,
    steps_in,
)


def texts() -> dict[str, str]:
    """The files of the edition that comes with Cuvée."""
    folder = files("cuvee.games.naramata.edition") / "box"
    return {name: (folder / name).read_text("utf-8") for name in FILES}


@cache
def always_rolling(face: int) -> Edition:
    """The printed box with a die that shows one number on every side."""
    printed = texts()
    table = printed["tables.toml"]
    assert "faces = [1, 1, 2, 2, 3, 3]" in table
    printed["tables.toml"] = table.replace("faces = [1, 1, 2, 2, 3, 3]", f"faces = [{face}]")
    return read_edition(printed)


class Given(StagedNaramata):
    """A position at seat 0's turn, and what a test does with it."""

    def __init__(
        self,
        *,
        seats: int = 2,
        seed: int = 1,
        day: int = 1,
        options: dict[str, object] | None = None,
        **own: object,
    ) -> None:
        super().__init__(seats=seats, seed=seed, day=day, options=options, **own)
        self.events: list[Event] = []

    # What lies on the table.

    def leaves(self, deck: str, *numbers: int) -> Self:
        """Leave just these cards in a deck and none on its pile; the rest leaves the game."""
        self.draws(deck, *numbers)
        self.s.discards[PILE_NAMES.index(deck)] = []
        return self.look()

    def new_upgrades(self, *keys: str) -> Self:
        """Leave just these upgrades in the deck; the rest leaves the game."""
        kept = [self.fetch_upgrade(key) for key in keys]
        self.s.piles[UPGRADE_PILE] = kept
        return self.look()

    def phantom(self, where: str, time: str = "11:00", number: int = 0) -> Self:
        """Put a phantom somewhere, at a time."""
        self.s.phantom_place = replaced(self.s.phantom_place, number, place(where))
        self.s.phantom_time = replaced(self.s.phantom_time, number, slot(time))
        return self.look()

    # What is done.

    def asks(self, path: str, at: int = 0, seat: int = 0) -> Self:
        """Put an effect of the game, by its path, before a seat instead of the turn."""
        self.s.stack.pop()
        if self.s.effects[effect_of(self.s.stack[-1])] is SHIFT_MARKET:
            self.s.stack.pop()  # it belongs to the turn
        self.s.stack.append(frame(NARAMATA.catalogue.ids[path], seat, at))
        self.s.record_events()
        return self.go()

    def go(self) -> Self:
        """Let the machine run on from what was set by hand."""
        advance(self.s, self.s.effects)
        self.events += self.s.drain_events()
        return self

    def chooses(self, *steps: str) -> Self:
        """Take actions one after the other, each by whoever is asked; "roll 3" fixes the die."""
        if self.s.log is None:
            self.s.record_events()
        for step in steps_in(steps):
            if step.startswith("roll "):
                self.s.edition = always_rolling(int(step.removeprefix("roll ")))
                continue
            try:
                self.s.apply(code(step))
            except IllegalAction as problem:
                raise AssertionError(f"{step!r}: {problem}; {self.offered()}") from None
            self.events += self.s.drain_events()
        return self

    def by(self, seat: int, *steps: str) -> Self:
        """Take actions as a seat that is asked, though another may be asked before it."""
        if self.s.log is None:
            self.s.record_events()
        for step in steps_in(steps):
            self.s.apply(code(step), seat)
            self.events += self.s.drain_events()
        return self

    # What is so.

    def offered(self) -> list[str]:
        """The actions on offer, in short."""
        return [spelled(number) for number in self.s.legal()]

    def offers(self, *steps: str) -> Self:
        """Exactly these actions are on offer."""
        assert sorted(self.offered()) == sorted(steps_in(steps)), self.offered()
        return self

    def may(self, *steps: str) -> Self:
        """These actions are on offer, perhaps among others."""
        for step in steps_in(steps):
            assert code(step) in self.s.legal(), (step, self.s.why_not(code(step)))
        return self

    def why_not(self, step: str) -> str:
        """The code of the reason why an action is not on offer."""
        assert code(step) not in self.s.legal(), f"{step!r} is on offer"
        reason = self.s.why_not(code(step))
        assert reason is not None, f"no reason why {step!r} is not on offer"
        return reason.code

    def parts_of(self, step: str) -> list[str]:
        """The codes of all that stands in the way of an action."""
        assert self.why_not(step) == "several"
        reason = self.s.why_not(code(step))
        assert reason is not None
        return [part.code for part in reason.parts]

    def then(self, seat: int = 0, **fields: object) -> Self:
        """The tour has these things, named as in `seat`; `upgrades` are all, `active` some."""
        player = self.s.players[seat]
        found = {name: shown(self.s, player, name) for name in fields}
        wanted = {name: sorted(v) if isinstance(v, list) else v for name, v in fields.items()}
        assert found == wanted, f"{found}, not {wanted}"
        return self

    def on_table(self, **fields: object) -> Self:
        """The table holds these things, named as in `table`; `bottles` of those named. Besides the
        day, whelp, pool, the row of tourists, and the upgrades under the deck."""
        s = self.s
        found: dict[str, object] = {}
        for name, value in fields.items():
            if name == "market":
                found[name] = [UPGRADE_KEYS[kind] if kind >= 0 else "" for kind in s.market]
            elif name == "under":
                found[name] = [UPGRADE_KEYS[kind] for kind in s.under]
            elif name == "row":
                found[name] = [TOURIST_KEYS[tourist] for tourist in s.row]
            elif name == "locks":
                found[name] = locked(s)
            elif name == "bottles":
                assert isinstance(value, dict)
                found[name] = {key: s.bottles[signature_names(s).index(key)] for key in value}
            elif name in PILE_NAMES:  # a discard pile
                found[name] = sorted(card + 1 for card in s.discards[PILE_NAMES.index(name)])
            else:
                held = getattr(s, name)
                found[name] = list(held) if isinstance(held, tuple) else held
        assert found == fields, f"{found}, not {fields}"
        return self

    def waits_for(self, seat: int) -> Self:
        """It is this seat that is asked."""
        assert self.s.seat == seat, f"seat {self.s.seat} is asked"
        return self

    def asked(self, kind: str) -> Self:
        """The question is of this kind, such as "turn" or "pay"."""
        decision = self.s.decision
        assert decision is not None
        assert decision.question == kind
        return self

    def turn_is_over(self) -> Self:
        """Nothing more is asked about the action: the next turn has begun."""
        decision = self.s.decision
        assert decision is None or decision.starts_turn, decision.path
        return self
