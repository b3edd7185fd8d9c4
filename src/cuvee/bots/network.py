"""A learned value: a small network over a game's features, and the weights that come with Cuvée.

It needs numpy, the extra "learning"; without it `shipped` finds nothing and bots do without.
"""

from __future__ import annotations

import json
import math
import struct
from functools import lru_cache, partial
from importlib.resources import as_file, files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cuvee.locales.errors import InputError, os_error

if TYPE_CHECKING:
    import numpy as np

    Matrix = np.ndarray[tuple[int, ...], np.dtype[np.float32]]

HIDDEN: Final = 32
MOST_WEIGHT: Final = 1e12  # with larger ones sums might have no end
WEIGHTS: Final = "weights"
PARTS: Final = ("hidden", "bias", "out", "linear", "shift", "scale")


class WeightsError(InputError):
    """What is wrong with weights; it keeps its translations on the way from another process."""

    def __reduce__(self) -> tuple[object, ...]:
        return partial(WeightsError, self.message, **self.details), ()


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
    return network_of(load_arrays(file), file)


def load_arrays(file: Path) -> dict[str, Matrix]:
    """The arrays in a file of numpy's that hold nothing but numbers, by name."""
    try:
        import numpy as np  # noqa: PLC0415 - an extra
    except ImportError:
        raise WeightsError("error-weights-numpy") from None
    try:
        with file.open("rb") as stream, np.load(stream, allow_pickle=False) as found:
            arrays = {name: found[name] for name in found.files}
    except OSError as problem:
        raise WeightsError("error-read", file=str(file), why=os_error(problem)) from None
    except Exception:  # noqa: BLE001 - a damaged file makes numpy, zlib and tokenize raise anything
        raise WeightsError("error-weights", file=str(file)) from None
    return {
        name: array
        for name, array in arrays.items()
        if isinstance(array, np.ndarray) and array.dtype.kind == "f" and is_sound(array)
    }


def is_sound(array: Matrix) -> bool:
    """Whether all numbers of an array are such that a network can count with them."""
    return bool((abs(array) <= MOST_WEIGHT).all())  # which no NaN is


def network_of(arrays: dict[str, Matrix], file: Path) -> Network:
    """The network among the arrays of a file, if all of it is there and of shapes that fit."""
    if not set(PARTS) <= set(arrays):
        raise WeightsError("error-weights", file=str(file))
    parts = {part: arrays[part] for part in PARTS}
    shapes = {part: array.shape for part, array in parts.items()}
    inputs, units = (*shapes["hidden"], 0, 0)[:2]
    wanted = {"hidden": (inputs, units), "bias": (units,), "out": (units,), "linear": (inputs,)}
    if shapes != {**wanted, "shift": (1,), "scale": (2,)} or parts["scale"].min() <= 0:
        raise WeightsError("error-weights-shapes", file=str(file))
    return Network(parts)


def check_inputs(network: Network, file: Path, game: str, wanted: int) -> None:
    """Raise InputError unless a network of a file takes as many features as a game has."""
    found = network.inputs
    if found != wanted:
        raise WeightsError(
            "error-weights-inputs",
            file=str(file),
            found=str(found),
            game=game,
            wanted=str(wanted),
        )


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
    return int(_made(game, name)["games"])


def shipped_hours(game: str, name: str) -> float:
    """How many hours of a training the weights that come with Cuvée took."""
    return float(_made(game, name)["hours"])


def _made(game: str, name: str) -> dict[str, str | float]:
    """What made the weights that come with Cuvée."""
    source = files("cuvee.bots") / WEIGHTS / f"{game}-{name}.json"
    found: dict[str, str | float] = json.loads(source.read_text(encoding="utf-8"))
    return found
