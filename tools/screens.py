"""Take pictures of every main screen: `make screens` writes docs/screens/ and docs/screens.md.

Each scene is set by a seed and taken in a few languages, themes and sizes, so that each of them is
seen on many screens without taking every screen in all of them.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Error, sync_playwright

from cuvee.engine import State
from cuvee.loading import load_games
from tests.server.running import Running
from tests.web.staging import When, over, staged
from tests.web.visitor import CLIENT, FLAGS, ME, OPEN, ROOT, Visitor, a_bot, chromium

FOLDER: Final = ROOT / "docs" / "screens"
PAGE: Final = ROOT / "docs" / "screens.md"
MAX_BYTES: Final = 12 << 20  # bytes of all pictures
COLOURS: Final = 256
EXAMPLE: Final = str(ROOT / "examples" / "barrels.py")
Show = Callable[[Visitor], None]

HEAD: Final = """# Screens

The table in the browser, in its three languages, by day and by night, on a desk and in a hand.
`make screens` takes these pictures anew.
"""


@dataclass(frozen=True)
class Take:
    """How a picture is taken."""

    lang: str = "en"
    theme: str = "light"
    phone: bool = False

    @property
    def name(self) -> str:
        """The end of the file's name."""
        return f"{self.lang}-{self.theme}" + ("-phone" if self.phone else "")


DAY: Final = Take()
NIGHT: Final = Take(theme="dark")
GERMAN: Final = Take("de")
GERMAN_NIGHT: Final = Take("de", "dark")
SPANISH: Final = Take("es")
SPANISH_NIGHT: Final = Take("es", "dark")
CONTRAST: Final = Take(theme="hc")
HAND: Final = Take(phone=True)
HAND_NIGHT: Final = Take(theme="dark", phone=True)
GERMAN_HAND: Final = Take("de", phone=True)
SPANISH_HAND: Final = Take("es", "dark", phone=True)


@dataclass(frozen=True)
class Scene:
    """What a picture shows."""

    name: str
    title: str
    show: Show
    takes: tuple[Take, ...]
    games: tuple[str, ...] = ()  # files that the server loads for it


# What is shown.


def at(path: str) -> Show:
    """A page of its own."""

    def show(host: Visitor) -> None:
        host.open(path)

    return show


def at_table(
    name: str, seats: int, when: When, query: str = "", seed: int = 7, **options: object
) -> Show:
    """A table where something is so."""

    def show(host: Visitor) -> None:
        with staged(host, name, seats, when, decide=None, seed=seed, **options) as stage:
            host.sit(stage.table, query)

    return show


def considering(show_table: Show, target: str) -> Show:
    """A table while the first thing of a kind that can be chosen is looked at."""

    def show(host: Visitor) -> None:
        show_table(host)
        thing = host.page.locator(f'[data-legal][data-target^="{target}"]').first
        thing.hover()
        host.page.wait_for_selector("[data-bubble]")

    return show


def lobby(host: Visitor) -> None:
    """A table that waits for others."""
    seats = [ME, OPEN, a_bot()]
    host.page.goto(f"/tables/{host.put_up('viticulture', seats)}")
    host.page.wait_for_selector(".letters")


def replay(host: Visitor) -> None:
    """A game looked at again."""
    with staged(host, "viticulture", 3, over) as stage:
        host.open(f"/tables/{stage.table}/replay?at=148")


def campaign(host: Visitor) -> None:
    """A journey that has begun."""
    told = host.ask("POST", "/campaigns", {"game": "viticulture"})
    host.open(f"/campaigns/{told['id']}")


def several_games(host: Visitor) -> None:
    """Home, with games under way."""
    for game in ("viticulture", "naramata"):
        host.put_up(game, [ME, a_bot()])
    host.open("/")


# Where games stand.


def asked(question: str, **facts: object) -> When:
    """When the first seat is asked such a thing while its view says such things."""

    def when(state: State) -> bool:
        decision = state.decision
        if decision is None or decision.question != question or 0 not in state.waiting:
            return False
        view: Mapping[str, object] = state.view(0)
        return all(fits(view.get(name), value) for name, value in facts.items())

    return when


def fits(found: object, wanted: object) -> bool:
    """Whether a fact is as wanted; numbers are far enough when they are large enough."""
    if isinstance(found, int) and isinstance(wanted, int):
        return found >= wanted
    return found == wanted


SUMMER: Final = asked("place_worker", season="summer", year=3)
WINTER: Final = asked("place_worker", season="winter", year=4)
SPRING: Final = asked("wake_up", year=2)
BIDDING: Final = asked("bid", round=4)
MORNING: Final = asked("turn", day=1)
AFTERNOON: Final = asked("turn", day=2)

SCENES: Final = (
    Scene("home", "Home", several_games, (DAY, GERMAN_NIGHT, SPANISH_HAND)),
    Scene("new-table", "A new table", at("/new"), (DAY, NIGHT, GERMAN_HAND)),
    Scene("lobby", "Waiting for others", lobby, (DAY, SPANISH_HAND)),
    Scene("games", "One's games", at("/games"), (SPANISH,)),
    Scene(
        "viticulture-spring",
        "Viticulture: the wake-up chart",
        at_table("viticulture", 3, SPRING),
        (SPANISH, HAND),
    ),
    Scene(
        "viticulture-summer",
        "Viticulture: summer",
        at_table("viticulture", 3, SUMMER),
        (DAY, GERMAN_NIGHT, HAND, SPANISH_HAND),
    ),
    Scene(
        "viticulture-winter",
        "Viticulture: winter, before a worker is placed",
        considering(at_table("viticulture", 3, WINTER), "space:"),
        (DAY, NIGHT),
    ),
    Scene(
        "viticulture-six",
        "Viticulture: six players in German",
        at_table("viticulture", 6, SUMMER),
        (GERMAN, CONTRAST),
    ),
    Scene(
        "viticulture-automa",
        "Viticulture: alone against the Automa",
        at_table("viticulture", 1, SUMMER, automa="normal"),
        (SPANISH, HAND_NIGHT),
    ),
    Scene(
        "viticulture-over",
        "Viticulture: after the game",
        at_table("viticulture", 3, over),
        (DAY, GERMAN_HAND),
    ),
    Scene("replay", "A game looked at again", replay, (DAY, SPANISH_NIGHT, HAND)),
    Scene(
        "naramata-draft",
        "Naramata: the draft",
        at_table("naramata", 3, asked("pick")),
        (DAY, GERMAN_NIGHT, HAND),
    ),
    Scene(
        "naramata-morning",
        "Naramata: a morning",
        at_table("naramata", 3, MORNING),
        (DAY, SPANISH_NIGHT, HAND),
    ),
    Scene(
        "naramata-afternoon",
        "Naramata: the second day",
        at_table("naramata", 4, AFTERNOON),
        (GERMAN, NIGHT, SPANISH_HAND),
    ),
    Scene(
        "naramata-fleet",
        "Naramata: the Fleet shares out its tourists",
        at_table("naramata", 2, asked("propose"), fleet=True),
        (DAY, GERMAN_HAND),
    ),
    Scene(
        "naramata-solo",
        "Naramata: alone",
        at_table("naramata", 1, MORNING, solo=True),
        (SPANISH, HAND_NIGHT),
    ),
    Scene(
        "naramata-over",
        "Naramata: after the game",
        at_table("naramata", 3, over),
        (NIGHT, HAND),
    ),
    Scene(
        "barrels",
        "Barrels: a game without a drawing of its own",
        at_table("barrels", 3, BIDDING),
        (DAY, GERMAN_NIGHT, SPANISH_HAND),
        games=(EXAMPLE,),
    ),
    Scene("campaign", "The campaign", campaign, (DAY, GERMAN_HAND)),
    Scene("rules", "The rules", at("/rules/viticulture"), (DAY, SPANISH_HAND)),
    Scene("cards", "The cards", at("/cards/viticulture"), (DAY, GERMAN_NIGHT, HAND)),
    Scene("cards-naramata", "The upgrades", at("/cards/naramata"), (SPANISH,)),
    Scene("settings", "Settings", at("/settings"), (DAY, CONTRAST, GERMAN_HAND)),
)


# Taking pictures.


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
