"""How many gestures common moves take: clicks, drags, and taking back what is half made.

`docs/client.md` has the table of them; each row is counted here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator

import cuvee
from cuvee.engine import State
from tests.web.seat import Seat
from tests.web.staging import Decide, Stage, staged
from tests.web.visitor import Visitor

Plain = dict[str, Any]
COMPONENTS: Final = cuvee.game("viticulture").components({})
VINE_NAMES: Final = [name for name, card in COMPONENTS["cards"].items() if card["deck"] == "vine"]


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


def building_first(then: Decide) -> Decide:
    """The same, once there is a trellis and irrigation."""

    def decide(state: State, seat: int) -> int:
        view: Plain = dict(state.view(0))
        built = view["players"][0]["structures"]
        lacking = [name for name in ("trellis", "irrigation") if name not in built]
        if not lacking:
            return then(state, seat)
        places = ("place build_middle", "place build_left", "place give_tour_middle")
        return towards(f"structure {lacking[0]}", *places, "worker regular")(state, seat)

    return decide


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


def vines(view: Plain) -> list[str]:
    """The vines in hand that lack nothing."""
    missing = view["players"][0]["missing"]
    return [
        card for card in view["players"][0]["hand"] if card in VINE_NAMES and card not in missing
    ]


def three_seats_with_two_vines(view: Plain) -> bool:
    return (
        "place plant_middle" in view["legal"]
        and "place give_tour_middle" in view["legal"]
        and len(set(vines(view))) >= 2
        and view["players"][0]["workers"]["grande"] == 1
        and view["players"][0]["workers"]["regular"] >= 1
    )


VINES: Final = asked("place_worker", three_seats_with_two_vines)
DRAW_VINES: Final = building_first(
    towards("place draw_vine_middle", "place draw_vine_left", "yes", "worker regular")
)


def take_back(hand: Hand, to: int) -> None:
    """Take the whole move back by the key for it."""
    hand.gestures = 0
    while hand.seat.decisions > to:
        before = hand.seat.decisions
        hand.seat.page.keyboard.press("z")
        hand.seat.wait_for("mine", but=before)


def test_moves_with_workers_and_cards(ann: Visitor) -> None:
    with staged(ann, "viticulture", 3, VINES, decide=DRAW_VINES) as stage:
        hand = sit(ann, stage)
        start = hand.seat.decisions
        first, second = sorted(set(vines(view_of(stage))))[:2]
        before = view_of(stage)["players"][0]

        def mine() -> Plain:
            player: Plain = view_of(stage)["players"][0]
            return player

        hand.click("space:give_tour_middle")  # the worker goes, the bonus is taken
        assert (hand.gestures, mine()["lira"]) == (1, before["lira"] + 3)
        take_back(hand, start)

        hand.drag("worker:grande", "space:give_tour_left")
        assert hand.gestures == 1
        assert {"worker": "grande", "space": "give_tour_left"} in mine()["placed"]
        take_back(hand, start)

        hand.click("worker:grande", "space:give_tour_middle")
        assert hand.gestures == 2
        assert {"worker": "grande", "space": "give_tour_middle"} in mine()["placed"]
        take_back(hand, start)

        hand.click("space:plant_left", f"card:{first}", "field:field_7")  # space first
        assert (hand.gestures, mine()["fields"]["field_7"]["vines"]) == (3, [first])
        take_back(hand, start)

        hand.click(f"card:{first}", "field:field_7")  # card first: it goes by the bonus space
        assert (hand.gestures, mine()["fields"]["field_7"]["vines"]) == (2, [first])
        hand.click(f"card:{second}", "field:field_6")
        assert (hand.gestures, mine()["fields"]["field_6"]["vines"]) == (4, [second])
        take_back(hand, start)

        hand.drag(f"card:{first}", "field:field_7")
        hand.drag(f"card:{second}", "field:field_6")
        assert (hand.gestures, mine()["fields"]["field_6"]["vines"]) == (2, [second])
        take_back(hand, start)

        visitor = next(card for card in before["hand"] if card in playable(stage))
        hand.click(f"card:{visitor}", "space:play_summer_left")
        assert (hand.gestures, view_of(stage)["in_play"]) == (2, [visitor])
        take_back(hand, start)
        hand.drag(f"card:{visitor}", "space:play_summer_left")
        assert (hand.gestures, view_of(stage)["in_play"]) == (1, [visitor])
        take_back(hand, start)

        hand.click("space:draw_vine_middle")
        assert (hand.gestures, mine()["cards"]["vine"]) == (1, before["cards"]["vine"] + 2)


def playable(stage: Stage) -> list[str]:
    """The visitors that could be played in summer, and ask something then."""
    found = []
    for card in view_of(stage)["players"][0]["hand"]:
        state = stage.state.clone()
        for name in ("place play_summer_left", "worker regular", f"card {card}"):
            if name in legal(state):
                state.apply(towards(name)(state, 0), 0)
        view: Plain = dict(state.view(0))
        if view["in_play"] == [card]:
            found.append(card)
    return found


def test_one_may_change_ones_mind(ann: Visitor) -> None:
    """Something else is chosen while nothing is settled; Esc puts down and takes back."""
    with staged(ann, "viticulture", 3, VINES, decide=DRAW_VINES) as stage:
        hand = sit(ann, stage)
        seat, page = hand.seat, ann.page
        start = seat.decisions
        [first, *_] = vines(view_of(stage))

        hand.click(f"card:{first}")
        assert page.locator("[data-goal]").count() > 3
        page.keyboard.press("Escape")
        assert page.locator("[data-goal]").count() == 0
        assert seat.decisions == start

        hand.click("space:plant_left")  # which vine?
        assert seat.decisions > start
        half = seat.decisions
        page.keyboard.press("Escape")
        assert seat.wait_for("mine", but=half)["decisions"] == start

        hand.click("space:plant_left", "space:give_tour_left")
        placed = view_of(stage)["players"][0]["placed"]
        assert placed == [{"worker": "regular", "space": "give_tour_left"}]

        # Where a plan cannot be carried out it is said why, and nothing else is done.
        take_back(hand, start)
        hand.click("space:plant_left", "worker:grande")
        assert seat.decisions == start
        assert page.locator("[data-goal]").count() > 3


def a_tasting(view: Plain) -> bool:
    rows = [row for rider in view["players"][0]["tourists"] for row in rider["rows"]]
    return any(row["kind"] == "tasting" and not row["full"] for row in rows)


def test_moves_on_the_road(ann: Visitor) -> None:
    with staged(ann, "naramata", 2, asked("turn", a_tasting), decide=towards()) as stage:
        hand = sit(ann, stage)
        page = ann.page
        view = view_of(stage)
        tasting = space_of_kind(view, "tasting")
        hand.point(f"winery:{tasting}")
        page.locator("[data-bubble] [data-variant]").wait_for()
        bubble = page.locator("[data-bubble]").inner_text()
        assert "Draw 2, keep 1; each further card costs 2 prestige." in bubble
        assert "30 min" in bubble

        hand.click(f"winery:{tasting}")  # its action is taken
        drawn = view_of(stage)["players"][0]["drawn"]
        assert (hand.gestures, len(drawn)) == (1, 2)
        rider = next(
            rider["tourist"]
            for rider in view["players"][0]["tourists"]
            if any(row["kind"] == "tasting" and not row["full"] for row in rider["rows"])
        )
        hand.drag(f"drawncard:tasting:{drawn[0]['card']}", f"tourist:{rider}")
        riders = {one["tourist"]: one for one in view_of(stage)["players"][0]["tourists"]}
        assert hand.gestures == 2
        assert any(row["kind"] == "tasting" and row["count"] for row in riders[rider]["rows"])


def anything(view: Plain) -> bool:
    return True


@pytest.mark.parametrize("way", ["pit stop", "pairing", "drag"])
def test_a_visit_is_one_gesture(ann: Visitor, way: str) -> None:
    """A click, the button of its bubble, or the vehicle that is taken there."""
    with staged(ann, "naramata", 2, asked("turn", anything), decide=towards()) as stage:
        hand = sit(ann, stage)
        start, view = hand.seat.decisions, view_of(stage)
        before = view["players"][0]
        place = f"winery:{space_of_kind(view, 'pairing')}"
        if way == "pit stop":
            hand.point(place)
            ann.page.locator("[data-bubble] [data-variant]").click()
            hand.settle(start)
        elif way == "pairing":
            hand.click(place)
        else:
            hand.drag(f"vehicle:{before['vehicle']}", place)
        after = view_of(stage)["players"][0]
        assert after["place"] == place.split(":")[1]
        minutes = view["minutes"]["pit_stop" if way == "pit stop" else "pairing"]
        assert half_hours(after["time"]) - half_hours(before["time"]) == minutes // 30


def half_hours(time: str) -> int:
    """A time of the track, counted in half hours: "11:30"."""
    hours, minutes = time.split(":")
    return int(hours) * 2 + int(minutes) // 30


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
