"""What the pictures of `make screens` show: pages and tables, and how each of them is taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from cuvee.engine import State
from tests.web.gestures import towards
from tests.web.staging import Decide, When, over, staged
from tests.web.visitor import ME, OPEN, ROOT, Visitor, a_bot
from tools.screen_actions import explained, hinted, planned, pressing, shown_again
from tools.screen_pages import daily, rated

EXAMPLE: Final = str(ROOT / "examples" / "barrels.py")
Show = Callable[[Visitor], None]


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


def ending(
    name: str, seats: int, when: When, choice: str, *, decide: Decide | None = None, seed: int = 7
) -> Show:
    """The scene at the end of a year or a day, which a choice brings about."""

    def show(host: Visitor) -> None:
        host.prefer(pace="slow", confirm=False)
        with staged(host, name, seats, when, decide=decide, seed=seed) as stage:
            host.sit(stage.table).wait_until_asked()
            host.page.locator(f"{choice}:visible").first.click()
            confirm = host.page.locator("[data-bubble] .primary")
            host.page.locator("[data-scene]").or_(confirm).first.wait_for()
            if confirm.count():
                confirm.click()
            host.page.wait_for_selector("[data-scene]")

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


def review(name: str) -> Show:
    """A game that was reviewed, at the last mistake of the one who looks."""

    def show(host: Visitor) -> None:
        with staged(host, name, 2, over) as stage:
            page = host.open(f"/tables/{stage.table}/replay?at=0&review")
            page.wait_for_selector("[data-review=done]")
            page.locator("[data-grade=mistake] button:first-child").last.click()
            if page.locator("[data-mode=phone]").count():
                page.locator(".more [aria-expanded]").click()
            page.wait_for_selector("[data-turn] [aria-current]")

    return show


def campaign(host: Visitor) -> None:
    """A journey that has begun."""
    told = host.ask("POST", "/campaigns", {"game": "viticulture"})
    host.open(f"/campaigns/{told['id']}")


def in_lesson(game: str, name: str) -> Show:
    """A lesson, with the hand that points."""

    def show(host: Visitor) -> None:
        host.open(f"/lessons/{game}/{name}")
        host.page.wait_for_selector("[data-hand]")

    return show


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


def last_of_the_year(state: State) -> bool:
    """Whether all but the first seat have passed in a later winter, and somebody will be paid."""
    if not asked("place_worker", season="winter", year=5)(state):
        return False
    view: Mapping[str, Any] = state.view(0)
    others = view["players"][1:]
    return all(one["passed"] for one in others) and any(one["residual"] for one in others)


def last_of_the_day(state: State) -> bool:
    """Whether the first seat alone is still on the road."""
    if not asked("turn")(state):
        return False
    view: Mapping[str, Any] = state.view(0)
    return all(one["place"] == "end" for one in view["players"][1:])


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
    Scene("lessons", "First lessons", at("/lessons"), (DAY, GERMAN_HAND)),
    Scene("daily", "The daily challenge", daily, (DAY, GERMAN_NIGHT, SPANISH_HAND)),
    Scene("profile", "A profile", rated("/people/{person}"), (DAY, GERMAN_NIGHT, SPANISH_HAND)),
    Scene("leaderboards", "Leaderboards", rated("/leaderboards"), (DAY, GERMAN_HAND)),
    Scene(
        "lesson-viticulture",
        "A lesson of Viticulture",
        in_lesson("viticulture", "plant"),
        (DAY, GERMAN_NIGHT, SPANISH_HAND),
    ),
    Scene(
        "lesson-naramata",
        "A lesson of Naramata",
        in_lesson("naramata", "road"),
        (SPANISH_NIGHT, GERMAN_HAND),
    ),
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
        "viticulture-year-end",
        "Viticulture: the end of a year",
        ending("viticulture", 3, last_of_the_year, "[data-region=prompt] [data-offer]", seed=9),
        (DAY, GERMAN_NIGHT),
    ),
    Scene(
        "viticulture-mat",
        "Viticulture: the mat of somebody else",
        pressing(at_table("viticulture", 3, SUMMER), "[data-magnify]"),
        (SPANISH,),
    ),
    Scene(
        "hint",
        "A hint",
        hinted(at_table("viticulture", 1, SUMMER, automa="normal")),
        (DAY, GERMAN_NIGHT, SPANISH_HAND),
    ),
    Scene(
        "plan",
        "A plan: moves tried on a copy of the game",
        planned(at_table("viticulture", 3, SUMMER)),
        (DAY, GERMAN_NIGHT, SPANISH_HAND),
    ),
    Scene(
        "what-is-this",
        "What is this?",
        explained(at_table("viticulture", 3, SUMMER), "crush_pad"),
        (DAY, GERMAN_NIGHT),
    ),
    Scene("since", "What happened since my turn", shown_again, (DAY, GERMAN_NIGHT)),
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
        "review",
        "A game reviewed: chances, turning points, mistakes and what would have been better",
        review("naramata"),
        (DAY, GERMAN_NIGHT, SPANISH_HAND),
    ),
    Scene("review-viticulture", "A game reviewed", review("viticulture"), (SPANISH_NIGHT, HAND)),
    Scene(
        "naramata-draft",
        "Naramata: the draft",
        at_table("naramata", 3, asked("pick")),
        (DAY, GERMAN_NIGHT, HAND),
    ),
    Scene(
        "naramata-draft-map",
        "Naramata: the map during the draft",
        pressing(at_table("naramata", 3, asked("pick")), "[data-look-at-map]"),
        (GERMAN, HAND),
    ),
    Scene(
        "naramata-day-end",
        "Naramata: the end of a day",
        ending("naramata", 2, last_of_the_day, '[data-target="end"]', decide=towards()),
        (DAY, SPANISH_NIGHT),
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
