"""Take pictures of every main screen: `make screens` writes docs/screens/ and docs/screens.md.

Each scene is set by a seed and taken in a few languages, themes and sizes, so that each of them is
seen on many screens without taking every screen in all of them.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Error, sync_playwright

from cuvee.loading import load_games
from tests.server.running import Running
from tests.web.visitor import CLIENT, FLAGS, ROOT, Visitor, chromium
from tools.screen_scenes import EXAMPLE, SCENES, Scene, Take

FOLDER: Final = ROOT / "docs" / "screens"
PAGE: Final = ROOT / "docs" / "screens.md"
MAX_BYTES: Final = 12 << 20  # bytes of all pictures
COLOURS: Final = 256

HEAD: Final = """# Screens

The table in the browser, in its three languages, by day and by night, on a desk and in a hand.
`make screens` takes these pictures anew.
"""


@contextmanager
def host(browser: Browser, site: str, take: Take) -> Iterator[Visitor]:
    """Ann before a screen as a picture wants it."""
    ann = Visitor(browser, site, phone=take.phone, locale=take.lang)
    try:
        yield ann.become("Ann", lang=take.lang, theme=take.theme, confirm=True)
    finally:
        ann.leave()


def picture(ann: Visitor) -> bytes:
    """What is on the screen, in as many colours as a small file has."""
    ann.page.wait_for_load_state("networkidle")
    taken = Image.open(io.BytesIO(ann.page.screenshot(animations="disabled")))
    small = taken.convert("RGB").quantize(
        COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE
    )  # which keeps the colours of small pieces
    file = io.BytesIO()
    small.save(file, "PNG", optimize=True)
    return file.getvalue()


def taken(ann: Visitor, scene: Scene, file: Path) -> list[str]:
    """Take one picture; returns what the page complained of, or why there is none."""
    try:
        scene.show(ann)
        file.write_bytes(picture(ann))
    except (Error, AssertionError) as problem:
        return [*ann.trouble, str(problem)]
    return ann.trouble


def take_all(browser: Browser, site: str, scenes: list[Scene]) -> int:
    """Take the pictures of these scenes; returns how many pages complained."""
    complaints = 0
    for scene in scenes:
        for take in scene.takes:
            print(f"{scene.name} {take.name}", flush=True)
            with host(browser, site, take) as ann:
                trouble = taken(ann, scene, FOLDER / f"{scene.name}-{take.name}.png")
            complaints += len(trouble)
            for said in trouble:
                print(f"  {said}", file=sys.stderr)
    return complaints


def chosen(scene: Scene, wanted: list[str]) -> bool:
    """Whether a scene is to be taken: all are, where none is named."""
    return not wanted or scene.name in wanted


def gallery() -> str:
    """The page of the documentation that shows them all."""
    parts = [HEAD]
    for scene in SCENES:
        names = [f"{scene.name}-{take.name}.png" for take in scene.takes]
        taken_ones = [name for name in names if (FOLDER / name).exists()]
        if taken_ones:
            parts.append(f"\n## {scene.title}\n")
        for name in taken_ones:
            width = "{ width=260 }" if "-phone" in name else ""
            parts.append(f"![{scene.title}](screens/{name}){width}")
    return "\n".join(parts) + "\n"


def main(wanted: list[str]) -> int:
    """Take the pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    load_games([EXAMPLE])
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])
        complaints = 0
        for games in ((), (EXAMPLE,)):
            scenes = [one for one in SCENES if one.games == games and chosen(one, wanted)]
            if scenes:
                place = Path(folder, str(len(games)))
                place.mkdir()
                with Running(place, client=str(CLIENT), games=[*games]) as server:
                    complaints += take_all(browser, server.url, scenes)
        browser.close()
    known = {f"{scene.name}-{take.name}.png" for scene in SCENES for take in scene.takes}
    for path in FOLDER.glob("*.png"):
        if path.name not in known:
            path.unlink()
    PAGE.write_text(gallery(), "utf-8")
    weight = sum(path.stat().st_size for path in FOLDER.glob("*.png"))
    if weight > MAX_BYTES:
        print(f"the pictures weigh {weight} bytes, more than {MAX_BYTES}", file=sys.stderr)
    return 1 if complaints or weight > MAX_BYTES else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
