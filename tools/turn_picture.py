"""Writes `docs/images/turn.webp`: a turn at the browser table as a short moving picture.

Two vines are dragged from the hand to their fields. Frames are screenshots; how long each is shown
is set here, so that the picture does not depend on how fast the machine is.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.server.running import Running
from tests.web.gestures import Hand, sit, view_of
from tests.web.staging import staged
from tests.web.test_gestures import DRAW_VINES, VINES, vines
from tests.web.visitor import CLIENT, FLAGS, ROOT, Visitor, chromium

FILE: Final = ROOT / "docs" / "images" / "turn.webp"
SIZE: Final = (800, 500)
STEPS: Final = 7  # frames of a drag
LOOK_MS, STEP_MS, LAST_MS = 1100, 110, 2200
# A mouse pointer, which screenshots do not show.
CURSOR: Final = """
() => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  made.setAttribute('viewBox', '0 0 12 18');
  made.innerHTML = '<path d="M1 1v14l4-3 2 5 2-1-2-5h5z" fill="#fff" stroke="#000"/>';
  Object.assign(made.style, {
    position: 'fixed', left: 0, top: 0, width: '24px', height: '36px',
    zIndex: 99, pointerEvents: 'none',
  });
  document.body.append(made);
  addEventListener('pointermove', (event) => {
    made.style.translate = `${event.clientX}px ${event.clientY}px`;
  });
}
"""


class Film:
    """Frames, and for how many milliseconds each is shown."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Image.Image] = []
        self.lengths: list[int] = []

    def take(self, length: int) -> None:
        """Take a frame."""
        shot = Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")
        self.frames.append(shot.resize(SIZE, Image.Resampling.LANCZOS))
        self.lengths.append(length)

    def write(self, file: Path) -> None:
        """Write the moving picture."""
        first, *others = self.frames
        first.save(
            file,
            "WEBP",
            save_all=True,
            append_images=others,
            duration=self.lengths,
            loop=0,
            quality=72,
            method=4,
        )


def middle(hand: Hand, target: str) -> tuple[float, float]:
    """Where a target is."""
    box = hand.find(target).bounding_box()
    if box is None:
        raise LookupError(f"{target} is not drawn")
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def plant(film: Film, hand: Hand, card: str, field: str) -> None:
    """Drag a vine to its field, frame by frame."""
    before = hand.seat.decisions
    (left, top), (right, bottom) = middle(hand, f"card:{card}"), middle(hand, f"field:{field}")
    film.page.mouse.move(left, top)
    film.page.wait_for_timeout(700)  # until its bubble is there
    film.take(LOOK_MS)
    film.page.mouse.down()
    for step in range(1, STEPS + 1):
        part = step / STEPS
        film.page.mouse.move(left + (right - left) * part, top + (bottom - top) * part)
        film.take(STEP_MS)
    film.page.mouse.up()
    hand.settle(before)
    film.take(LOOK_MS)


def main() -> int:
    """Stage the turn, take it, write it."""
    with (
        TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        Running(Path(folder), client=str(CLIENT)) as server,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])
        ann = Visitor(browser, server.url).become("Ann")
        with staged(ann, "viticulture", 3, VINES, decide=DRAW_VINES) as stage:
            hand = sit(ann, stage)
            ann.page.evaluate(CURSOR)
            film = Film(ann.page)
            film.take(LOOK_MS)
            first, second = sorted(set(vines(view_of(stage))))[:2]
            plant(film, hand, first, "field_7")
            plant(film, hand, second, "field_6")
            film.lengths[-1] = LAST_MS
        film.write(FILE)
        browser.close()
    print(f"{FILE.relative_to(ROOT)}: {len(film.frames)} frames, {FILE.stat().st_size >> 10} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
