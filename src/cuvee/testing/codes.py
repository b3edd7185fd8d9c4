"""Tables of codes: what the numbers and paths in records and saved states of a game mean.

A code may be added, but one that is there never changes its meaning as long as saved states are
read that may hold it. `Goldens` keeps such a table beside a test and refuses a change of it.
"""

from __future__ import annotations

from cuvee.engine import Game
from cuvee.testing.golden import Goldens
from cuvee.testing.walk import S

MAX_CHANGES = 5  # lines of a message


def code_table(game: Game[S]) -> str:
    """A line for each action, numbered key and effect; what follows a colon may change."""
    lines = [f"codes since rules {game.codes_since}"]
    for code in game.actions.codes():
        lines += [" ".join(["action", str(code), *game.action(code).values()])]
    for kind, keys in game.codes().items():
        lines += [f"{kind} {code} {key}" for code, key in enumerate(keys) if key]
    lines += [f"effect {effect.path}: {type(effect).__name__}" for effect in game.effects]
    return "\n".join(lines) + "\n"


def check_codes(goldens: Goldens, game: Game[S]) -> None:
    """Compare a game's codes with the table kept of them; a lost or changed one is never written.

    Codes may only change together with `codes_since`: `upgrade_state` then translates what was
    saved before, or `states_since` refuses it.
    """
    name, table = f"{game.name}.txt", code_table(game)
    path = goldens.folder / name
    kept = _meanings(path.read_text("utf-8")) if path.is_file() else []
    present = _meanings(table)
    if kept and kept[0] == present[0]:
        lost = sorted(set(kept) - set(present))
        if lost:
            raise AssertionError(
                f"saved games of {game.name} hold codes that no longer mean the same: "
                f"{'; '.join(lost[:MAX_CHANGES])}. Add new things at the end of their list, "
                f"or raise `codes_since` and translate those games by `upgrade_state`"
            )
    goldens.check(name, table)


def _meanings(table: str) -> list[str]:
    """The lines of a table without what may change of them."""
    return [line.partition(":")[0] for line in table.splitlines()]
