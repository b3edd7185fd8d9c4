"""How many gestures common moves take: clicks, drags, and taking back what is half made.

`docs/client.md` has the table of them; each row is counted here.
"""

from __future__ import annotations

from typing import Final

import pytest

import cuvee
from cuvee.engine import State
from tests.web.gestures import (
    Hand,
    Plain,
    anything,
    asked,
    legal,
    magnify,
    sit,
    space_of_kind,
    towards,
    view_of,
)
from tests.web.staging import Decide, Stage, staged
from tests.web.visitor import Visitor

COMPONENTS: Final = cuvee.game("viticulture").components({})
VINE_NAMES: Final = [name for name, card in COMPONENTS["cards"].items() if card["deck"] == "vine"]


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

        hand.drag_by_touch(f"card:{first}", "field:field_7")
        assert mine()["fields"]["field_7"]["vines"] == [first]
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

        # With reduced motion what is new is outlined, and not what it pushes aside.
        ann.page.evaluate(OUTLINED)
        hand.click("space:draw_vine_middle")
        ann.page.wait_for_function("() => window.outlined.size >= 2")
        assert (hand.gestures, mine()["cards"]["vine"]) == (1, before["cards"]["vine"] + 2)
        assert len(ann.page.evaluate("() => [...window.outlined]")) == 2
        magnify(hand)


# Note which cards of the hand are outlined from now on.
OUTLINED: Final = """
() => {
  window.outlined = new Set();
  const note = (changes) => {
    for (const { target } of changes) {
      const { piece } = target.dataset;
      const changed = target.classList.contains('has-changed');
      if (changed && piece?.startsWith('card:')) window.outlined.add(piece);
    }
  };
  const hand = document.querySelector('[data-region=hand]');
  const watched = { subtree: true, attributes: true, attributeFilter: ['class'] };
  new MutationObserver(note).observe(hand, watched);
}
"""


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


def test_the_grande_worker_is_a_button_of_the_bubble(ann: Visitor) -> None:
    with staged(ann, "viticulture", 3, VINES, decide=DRAW_VINES) as stage:
        hand = sit(ann, stage)
        start = hand.seat.decisions
        hand.point("space:give_tour_middle")
        ann.page.locator("[data-bubble] [data-variant]").click()
        hand.settle(start)
        placed = view_of(stage)["players"][0]["placed"]
        assert placed == [{"worker": "grande", "space": "give_tour_middle"}]


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
        hand.point("structure:trellis")  # which is no answer: what is asked is said and shown
        page.mouse.down()
        page.mouse.up()
        page.locator("[data-legal].is-pointed-out").first.wait_for(state="attached")
        assert "Which vine do you plant?" in page.locator("[data-bubble]").inner_text()
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
        magnify(hand)
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
