"""What `render` returns: the table as text, or as an image of that text."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from gymnasium import logger
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from cuvee.engine import State

HUMAN: Final = "human"
RENDER_MODES = ["ansi", "rgb_array", HUMAN]
RENDER_FPS = 2  # positions a second, for whoever records a game as a film
MARGIN, LINE_HEIGHT = 8, 14
LINE_WIDTH = 640  # beyond which a line goes on in the next one
INDENT = " " * 6
CUT = "..."
PAPER, INK = "white", "black"
Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


def render(state: State, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The table as a spectator sees it, in the mode of an environment; `human` prints it."""
    if mode is None:
        logger.warn("You are calling render method without specifying any render mode.")
        return None
    text = state.game.render(state)
    if mode == "rgb_array":
        return image(text, lines_for(state.seats))
    if mode == HUMAN:
        print(text)
        return None
    return text


def lines_for(seats: int) -> int:
    """The lines of an image, the same for a whole game: more than random play ever filled."""
    return 12 + 4 * seats


def image(text: str, lines: int) -> NDArray[np.uint8]:
    """Text as an image of three colors, of a size that the number of lines alone decides."""
    shown = [part for line in text.split("\n") for part in wrapped(line)]
    if len(shown) > lines:
        shown = [*shown[: lines - 1], CUT]
    sheet = Image.new("RGB", (LINE_WIDTH + 2 * MARGIN, lines * LINE_HEIGHT + 2 * MARGIN), PAPER)
    draw = ImageDraw.Draw(sheet)
    for number, line in enumerate(shown):
        draw.text((MARGIN, MARGIN + number * LINE_HEIGHT), line, font=font(), fill=INK)
    return np.array(sheet)  # a copy, which may be written to


def wrapped(line: str) -> list[str]:
    """A line in parts that fit on the sheet, broken between words."""
    words = line.lstrip().split(" ")
    parts = [line[: len(line) - len(line.lstrip())] + words[0]]
    width = font().getlength(parts[0])
    for word in words[1:]:
        added = font().getlength(" " + word)
        if width + added > LINE_WIDTH:
            parts.append(INDENT + word)
            width = font().getlength(INDENT + word)
        else:
            parts[-1] += " " + word
            width += added
    return parts


@cache
def font() -> Font:
    """The font that comes with Pillow."""
    return ImageFont.load_default()
