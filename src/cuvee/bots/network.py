"""A learned value: a small network over a game's features, and the weights that come with Cuvée.

It needs numpy, the extra "learning"; without it `shipped` finds nothing and bots do without.
"""

from __future__ import annotations

import json
import math
import struct
from functools import lru_cache
from importlib.resources import as_file, files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cuvee.engine import BadInput

if TYPE_CHECKING:
    import numpy as np

    Matrix = np.ndarray[tuple[int, ...], np.dtype[np.float32]]

HIDDEN: Final = 32
WEIGHTS: Final = "weights"
PARTS: Final = ("hidden", "bias", "out", "linear", "shift", "scale")


class Network:
    """Values of positions by a hidden layer and a linear part beside it.

    A value is between -1 and 1: half of it says who wins, half by how much. `scale` has the margins
    that count for much in either half.
    """

    def __init__(self, parts: dict[str, Matrix]) -> None:
        self.parts = parts

    @property
    def inputs(self) -> int:
        """How many features it takes."""
        return int(self.parts["linear"].shape[0])

    def values(self, flat: list[float]) -> Matrix:
        """The values of positions whose features stand one after the other in one list."""
        return self.forward(as_matrix(flat, self.inputs))

    def forward(self, x: Matrix) -> Matrix:
        """The values of a matrix of features, a row for each position."""
        import numpy as np  # noqa: PLC0415 - an extra

        parts = self.parts
        hidden = np.tanh(x @ parts["hidden"] + parts["bias"])
        found: Matrix = hidden @ parts["out"] + x @ parts["linear"] + parts["shift"]
        return found

    def target(self, margin: float) -> float:
        """The value of a finished game."""
        return squash(margin, *self.margins)

    def margin(self, value: float) -> float:
        """The margin that a value stands for: the inverse of `target`, which ends at `far`.

        A network may say more than any finished game is worth; that counts on as the half does
        which says by how much.
        """
        _, far = self.margins
        most = self.target(far)
        if abs(value) > most:
            return math.copysign(far + 2 * far * (abs(value) - most), value)
        low, high = -far, far
        for _ in range(40):
            middle = (low + high) / 2
            low, high = (middle, high) if self.target(middle) < value else (low, middle)
        return low

    @property
    def margins(self) -> tuple[float, float]:
        """The margins of `scale`."""
        return float(self.parts["scale"][0]), float(self.parts["scale"][1])

    def copy(self) -> Network:
        """The same weights, to be changed."""
        return Network({name: part.copy() for name, part in self.parts.items()})

    def save(self, file: Path) -> None:
        """Write the weights."""
        import numpy as np  # noqa: PLC0415 - an extra

        with file.open("wb") as out:
            np.savez_compressed(out, allow_pickle=False, **self.parts)


def squash(margin: float, near: float, far: float) -> float:
    """A margin as a value: steep around nothing, and never quite flat beyond."""
    return 0.5 * math.tanh(margin / near) + 0.5 * max(-1.0, min(1.0, margin / far))


def fresh(inputs: int, near: float, far: float, seed: int) -> Network:
    """A network that knows no more than the first feature, the game's own appraisal."""
    import numpy as np  # noqa: PLC0415 - an extra

    dice = np.random.default_rng(seed)
    linear = np.zeros(inputs, np.float32)
    linear[0] = 0.5
    return Network({
        "hidden": (dice.standard_normal((inputs, HIDDEN)) / 8).astype(np.float32),
        "bias": np.zeros(HIDDEN, np.float32),
        "out": np.zeros(HIDDEN, np.float32),
        "linear": linear,
        "shift": np.zeros(1, np.float32),
        "scale": np.array([near, far], np.float32),
    })  # fmt: skip


def as_matrix(flat: list[float], inputs: int) -> Matrix:
    """Features one after the other as a row for each position."""
    import numpy as np  # noqa: PLC0415 - an extra

    # An array made of a list would take five times as long: it looks at each number for itself.
    packed = struct.pack(f"{len(flat)}f", *flat)
    return np.frombuffer(packed, np.float32).reshape(-1, inputs)


def load(file: Path) -> Network:
    """Read weights that `Network.save` wrote; anything else is refused."""
    import numpy as np  # noqa: PLC0415 - an extra

    try:
        with np.load(file, allow_pickle=False) as found:
            return Network({part: found[part] for part in PARTS})
    except (OSError, ValueError, KeyError) as problem:
        raise BadInput(f"{file} holds no weights: {problem}") from problem


@lru_cache(maxsize=16)
def shipped(game: str, name: str) -> Network | None:
    """The weights that come with Cuvée for a kind of game; None without any, or without numpy."""
    if not name or find_spec("numpy") is None:
        return None
    source = files("cuvee.bots") / WEIGHTS / f"{game}-{name}.npz"
    if not source.is_file():
        return None
    with as_file(source) as file:
        return load(file)


def shipped_games(game: str, name: str) -> int:
    """After how many games of a training the weights that come with Cuvée were kept."""
    source = files("cuvee.bots") / WEIGHTS / f"{game}-{name}.json"
    return int(json.loads(source.read_text(encoding="utf-8"))["games"])
