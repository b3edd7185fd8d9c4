"""Load saved states, say what everybody sees and may do, and play on: run by `test_saved.py`.

Reads a list of states from standard input; writes what it found, or fails.
"""

import json
import sys

from cuvee.engine import rng
from cuvee.games.naramata.game import NARAMATA


def seen(plain: object) -> dict[str, object]:
    """What each seat and a spectator see of a saved state, and what each seat may do."""
    s = NARAMATA.state(plain)
    seats = range(s.seats)
    views: dict[str, object] = {str(seat): s.view(seat) for seat in seats}
    views["table"] = s.view(None)
    legal = [[spelled(code) for code in s.legal(seat)] for seat in seats]
    return {"views": views, "legal": legal}


def spelled(code: int) -> str:
    """An action as its verb and its arguments in their order."""
    family = NARAMATA.actions.of(code)
    assert family is not None
    action = NARAMATA.action(code)
    return " ".join([family.verb, *[action[name] for name in family.names]])


def play_out(plain: object, seed: int = 1) -> None:
    """Play on at random to the end; nothing is lost, or comes from nowhere."""
    s, dice = NARAMATA.state(plain), rng(seed)
    kept = NARAMATA.invariants(s)
    while not s.over:
        legal = s.legal()
        s.apply(legal[dice.below(len(legal))])
        assert NARAMATA.invariants(s) == kept


if __name__ == "__main__":
    states = json.load(sys.stdin)
    for state in states:
        play_out(state)
    deck_sizes = {name: len(keys) for name, keys in NARAMATA.codes().items()}
    json.dump({"seen": [seen(state) for state in states], "sizes": deck_sizes}, sys.stdout)
