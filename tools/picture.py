"""Draw the README's picture: a late winter of Viticulture as the terminal shows it."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import cuvee
from cuvee.bots import Observation, bot
from cuvee.cli.board import position
from cuvee.cli.words import Words
from cuvee.engine import rng
from cuvee.games.viticulture.state import Viticulture

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "images" / "terminal.svg"
SEED = 7
YEAR = 5


def late_winter() -> Viticulture:
    """Three greedy bots in the winter of a later year, when there is much to see."""
    state = cuvee.VITICULTURE.new(seats=3, seed=SEED)
    greedy, luck = bot("greedy"), rng(SEED)
    while not state.over:
        seen = state.view(None)
        if (seen["year"], seen["season"]) == (YEAR, "winter") and state.seat == 0:
            break
        state.apply(greedy.choose(Observation(state, state.seat), luck))
    return state


def main() -> None:
    """Write the picture, without the fonts that it would load from elsewhere."""
    state = late_winter()
    words = Words(cuvee.game(state.game.name), "en", ["Ada", "Ben", "Carla"])
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True)
    console.print(position(state.view(0), 0, words, False))
    svg = console.export_svg(title="cuvee play viticulture")
    PICTURE.write_text(re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL), "utf-8")


if __name__ == "__main__":
    main()
