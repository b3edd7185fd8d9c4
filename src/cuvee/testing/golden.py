"""Playthroughs as text: one whole game written down, so that a change of rules shows as a change.

The first decisions are written in full, more of them in a line each, the rest as mere codes with
a digest now and then; the end has the result and the digest, so nothing can change unseen.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Mapping
from pathlib import Path

from cuvee.engine import BadInput, Game
from cuvee.engine.plain import fingerprint
from cuvee.testing.difference import differences
from cuvee.testing.walk import S, Walk

MAX_DIFF_LINES = 40  # lines of a comparison
CODES_A_LINE = 20


def variants(game: Game[S]) -> list[tuple[int, dict[str, object]]]:
    """Every number of seats, plain and with each value of each option, where the game allows it."""
    choices: list[dict[str, object]] = [{}]
    for option in game.options:
        choices += [{option.name: value} for value in option.values if value != option.default]
    allowed: list[tuple[int, dict[str, object]]] = []
    for seats in game.seats:
        for options in choices:
            try:
                game.complete_options(seats, options)
            except BadInput:
                continue
            allowed.append((seats, options))
    return allowed


def golden_name(game: Game[S], seats: int, options: Mapping[str, object]) -> str:
    """The file name of a game's playthrough with so many seats and these options."""
    words = [game.name, str(seats)]
    for name, value in options.items():
        words.append(name if value is True else f"{name}-{value}")
    return "-".join(words) + ".txt"


def playthrough(
    game: Game[S],
    *,
    seats: int,
    options: Mapping[str, object] | None = None,
    seed: int = 1,
    detail: int = 12,
    brief: int = 60,
) -> str:
    """A game played at random: `detail` decisions in full, then `brief` in a line each."""
    walk = Walk(game, seats, seed, options or {})
    chosen = json.dumps(walk.state.options)
    lines = [f"{game.name} (rules {game.rules}), {seats} seats, seed {seed}, options {chosen}"]
    while not walk.state.over:
        if walk.number < detail:
            lines += _in_full(walk)
        else:
            lines.append(_in_short(walk) if walk.number < detail + brief else _in_codes(walk))
    result = walk.state.result
    lines += ["", f"result {None if result is None else json.dumps(result.to_dict())}"]
    lines += [f"digest {walk.state.digest()}"]
    return "\n".join(lines) + "\n"


def _in_full(walk: Walk[S]) -> list[str]:
    """A decision in full: who is asked what, what is on offer, what is chosen, what it changes."""
    state = walk.state
    seat, action = walk.pick()
    asked = f"{walk.number + 1}. seat {seat} asked {_question(walk)}"
    on_offer = "; ".join(_named(walk, code) for code in state.legal(seat))
    lines = ["", asked, f"   offered {on_offer}", f"   chosen  {_named(walk, action)}"]
    before = _counted(state)
    walk.play(action, seat)
    lines += [f"   changed {change}" for change in differences(before, _counted(state))]
    hashes = [f"{_watcher(who)} {fingerprint(state.view(who))[:6]}" for who in walk.watchers]
    return [*lines, f"   views   {', '.join(hashes)}"]


def _question(walk: Walk[S]) -> str:
    decision = walk.state.decision
    if decision is None:
        return ""
    return f"{decision.question} ({decision.path}): {walk.game.say(decision.prompt)}"


def _counted(state: S) -> dict[str, object]:
    """The state as plain data; of the dice, the count alone is worth reading."""
    return {**state.to_dict(), "rng": state.rng.count}


def _in_short(walk: Walk[S]) -> str:
    seat, action = walk.pick()
    line = f"{walk.number + 1}. seat {seat}: {_named(walk, action)}"
    walk.play(action, seat)
    return line


def _in_codes(walk: Walk[S]) -> str:
    """A few decisions as a record has them, and where they lead."""
    first = walk.number
    while not walk.state.over and walk.number < first + CODES_A_LINE:
        seat, action = walk.pick()
        walk.play(action, seat)
    codes = " ".join(str(entry) for entry in walk.state.history[first:])
    return f"{first + 1}. {codes} to {walk.state.digest()[:6]}"


def _named(walk: Walk[S], action: int) -> str:
    return f"{action} {walk.state.describe(action)}"


def _watcher(who: int | None) -> str:
    return "table" if who is None else str(who)


class Goldens:
    """A folder of texts that are what they were; with `update`, they become what is."""

    def __init__(self, folder: Path, update: bool) -> None:
        self.folder = folder
        self.update = update

    def check(self, name: str, text: str) -> None:
        """Compare with the file of this name, or write it."""
        path = self.folder / name
        if self.update:
            self.folder.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            return
        if not path.is_file():
            raise AssertionError(f"there is no golden {name}; write it with --update-goldens")
        kept = path.read_text("utf-8")
        if kept != text:
            lines = difflib.unified_diff(
                kept.splitlines(), text.splitlines(), "golden", "now", lineterm="", n=1
            )
            raise AssertionError("\n".join([f"{name} has changed", *list(lines)[:MAX_DIFF_LINES]]))
