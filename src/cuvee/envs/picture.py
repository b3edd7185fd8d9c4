"""What `render` returns: the table as text, or as an image of that text."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from cuvee.engine import State

RENDER_MODES = ["ansi", "rgb_array", "human"]
RENDER_FPS = 2  # positions a second, for whoever records a game as a film
MARGIN = 8
PAPER, INK = "white", "black"


def render(state: State, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The table as a spectator sees it, in the mode of an environment; `human` prints it."""
    text = state.game.render(state)
    if mode == "ansi":
        return text
    if mode == "rgb_array":
        return image(text)
    if mode == "human":
        print(text)
    return None


def image(text: str) -> NDArray[np.uint8]:
    """Text as an image of three colors."""
    font = ImageFont.load_default()
    ruler = ImageDraw.Draw(Image.new("RGB", (1, 1)))
    _, _, right, bottom = ruler.multiline_textbbox((MARGIN, MARGIN), text, font=font)
    sheet = Image.new("RGB", (int(right) + MARGIN, int(bottom) + MARGIN), PAPER)
    ImageDraw.Draw(sheet).multiline_text((MARGIN, MARGIN), text, font=font, fill=INK)
    return np.asarray(sheet)
