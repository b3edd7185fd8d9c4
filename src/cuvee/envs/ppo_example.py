"""An example: MaskablePPO of sb3-contrib learns a seat against random play, and is then measured.

Run it with `python -m cuvee.envs.ppo_example --seconds 60`; what it needs is in requirements/rl.in.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from time import perf_counter
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.wrappers import TransformObservation

from cuvee.envs.layout import Cells
from cuvee.envs.single_seat import IDS

if TYPE_CHECKING:
    from sb3_contrib import MaskablePPO

LIBRARY = "sb3_contrib"  # imported when it is needed: `--help` and `make` are to work without it
SCALE = 8  # most cells are counts of a few


def scaled(cells: Cells) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Cells as numbers of about one."""
    return np.clip(cells / SCALE, -4, 4).astype(np.float32)


def make(game: str, seats: int) -> gymnasium.Env[Any, Any]:
    """One seat against random play."""
    env: gymnasium.Env[Any, Any] = gymnasium.make(IDS[game], seats=seats, opponents="random")
    space = spaces.Box(-4, 4, env.observation_space.shape, np.float32)
    return TransformObservation(env, scaled, space)


def deadline(seconds: float) -> Callable[[object, object], bool]:
    """A callback that ends learning when its time is up."""
    until = perf_counter() + seconds
    return lambda _locals, _globals: perf_counter() < until


def train(game: str, seats: int, seconds: float, seed: int = 0, steps: int = 512) -> MaskablePPO:
    """Learn for so many seconds, and to the end of the rollout that has begun."""
    maskable_ppo: type[MaskablePPO] = import_module(LIBRARY).MaskablePPO
    model = maskable_ppo("MlpPolicy", make(game, seats), n_steps=steps, seed=seed, device="cpu")
    return model.learn(10**9, callback=deadline(seconds))


def wins(model: MaskablePPO | None, game: str, seats: int, games: int) -> int:
    """How many of the games the model wins, or random play where there is none."""
    env, won = make(game, seats), 0
    dice = np.random.default_rng(1)
    for number in range(games):
        seen, _ = env.reset(seed=10**6 + number)
        over = False
        while not over:
            mask = env.get_wrapper_attr("action_masks")()
            if model is None:
                action = int(dice.choice(np.flatnonzero(mask)))
            else:
                action = int(model.predict(seen, action_masks=mask, deterministic=True)[0])
            seen, reward, over, _, _ = env.step(action)
        won += float(reward) > 0
    return won


def main() -> None:
    """Train, and print the rate of wins before and after."""
    parser = argparse.ArgumentParser("ppo_example", description=__doc__)
    parser.add_argument("--game", choices=IDS, default="viticulture")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--games", type=int, default=200, help="games to measure with (200)")
    args = parser.parse_args()
    try:
        import_module(LIBRARY)
    except ImportError as error:
        parser.exit(2, f"ppo_example: {error}. Run: pip install 'sb3-contrib>=2.4'\n")
    model = train(args.game, args.seats, args.seconds)
    for who, player in (("random", None), ("MaskablePPO", model)):
        won = wins(player, args.game, args.seats, args.games)
        share = 100 * won / args.games
        print(f"{who}: {won} of {args.games} games won against random play ({share:.0f} %)")


if __name__ == "__main__":
    main()
