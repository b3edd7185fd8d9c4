"""A hand with a mouse at a table that counts its gestures, and what it needs to know of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from cuvee.engine import State
from tests.web.seat import Seat
from tests.web.staging import Decide, Stage
from tests.web.visitor import Visitor

Plain = dict[str, Any]


class Hand:
    """A hand with a mouse that counts what it does."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.gestures = 0

    def find(self, target: str) -> Locator:
        """What is drawn for a target."""
        return self.seat.page.locator(f'[data-target="{target}"]:visible').first

    def click(self, *targets: str) -> None:
        """Click one target after the other, each once what came of the one before is there."""
        for target in targets:
            before = self.seat.decisions
            self.gestures += 1
            self.point(target)
            self.seat.page.mouse.down()
            self.seat.page.mouse.up()
            self.settle(before)

    def drag(self, target: str, goal: str) -> None:
        """Carry a target to another one."""
        before = self.seat.decisions
        self.gestures += 1
        self.point(target)
        self.seat.page.mouse.down()
        place = self.seat.page.locator(f'[data-drop="{goal}"], [data-target="{goal}"]')
        box = place.locator("visible=true").first.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.seat.page.mouse.move(x - 9, y - 9, steps=3)
        assert self.seat.page.locator(".drag-image").count() == 1
        self.seat.page.mouse.move(x, y, steps=2)
        self.seat.page.mouse.up()
        self.settle(before)
        assert self.seat.page.locator(".drag-image").count() == 0
        assert self.seat.page.evaluate("() => getSelection().toString()") == ""

    def drag_by_touch(self, target: str, goal: str) -> None:
        """Carry a target to another one with a finger, upwards or downwards at first."""
        before = self.seat.decisions
        page = self.seat.page
        ends = [self.find(target).bounding_box(), self.find(goal).bounding_box()]
        (x, y), to = [
            (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in ends if box
        ]
        touches = page.context.new_cdp_session(page)

        def send(kind: str, *points: tuple[float, float]) -> None:
            told = [{"x": across, "y": down} for across, down in points]
            touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

        send("touchStart", (x, y))
        for point in ((x, y - 20), (x, y - 40), to, to):
            send("touchMove", point)
        page.locator(".drag-image.over-goal").wait_for()
        send("touchEnd")
        touches.detach()
        self.settle(before)
        assert page.locator(".drag-image").count() == 0

    def point(self, target: str) -> None:
        """Rest on a target."""
        thing = self.find(target)
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box is not None, target
        self.seat.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def settle(self, before: int) -> None:
        """Wait until something is picked up, or the answers that follow are given."""
        self.seat.page.wait_for_function(
            "(before) => document.querySelector('[data-goal], .bubble.routes') !== null || before"
            " !== Number(document.querySelector('[data-region=prompt]').dataset.decisions)",
            arg=before,
        )
        last = -1
        while last != self.seat.decisions:
            last = self.seat.decisions
            self.seat.page.wait_for_timeout(120)


def asked(question: str, fits: Callable[[Plain], bool]) -> Callable[[State], bool]:
    """When the first seat is asked something, and its view fits."""

    def when(state: State) -> bool:
        if 0 not in state.waiting:
            return False
        view: Plain = dict(state.view(0))
        return view["decision"]["question"] == question and fits({**view, "legal": legal(state)})

    return when


def towards(*wanted: str) -> Decide:
    """The first seat does what is wanted most of what it may do; everybody else the first thing."""

    def decide(state: State, seat: int) -> int:
        codes = state.legal(seat)
        if seat != 0:
            return codes[0]
        named = {" ".join(state.game.action(code).values()): code for code in codes}
        return next((named[name] for name in wanted if name in named), codes[0])

    return decide


def anything(view: Plain) -> bool:
    return True


def legal(state: State) -> list[str]:
    """What the first seat may do, in a word each: "place draw_vine_left"."""
    return [" ".join(state.game.action(code).values()) for code in state.legal(0)]


def sit(ann: Visitor, stage: Stage) -> Hand:
    """Sit down with a hand on the mouse."""
    seat = ann.sit(stage.table)
    seat.wait_until_asked()
    return Hand(seat)


def view_of(stage: Stage) -> Plain:
    """The view of the first seat on the server."""
    found: Plain = stage.host.ask("GET", f"/tables/{stage.table}/position?seat=0")["position"][
        "view"
    ]
    return found


def magnify(hand: Hand) -> None:
    """Look at the mat of somebody else, and close it again."""
    hand.seat.page.locator("[data-magnify]").first.click()
    mat = hand.seat.page.locator("[data-magnified]")
    mat.wait_for()
    hand.seat.page.keyboard.press("Escape")
    mat.wait_for(state="detached")


def space_of_kind(view: Plain, kind: str) -> str:
    """A space ahead that is open: "hillside:2"."""
    player = view["players"][0]
    for segment in view["road"]:
        for stop in segment["wineries"]:
            for number, what in enumerate(stop["spaces"], 1):
                name = stop["winery"]
                free = name in player["ahead"] and name not in player["occupied"]
                if what == kind and free and f"{name}_{number}" not in view["locks"]:
                    return f"{name}:{number}"
    raise AssertionError(f"no {kind} ahead")
