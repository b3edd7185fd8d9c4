"""What the screens show is whole, true, and not told too early."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from cuvee.engine import State
from tests.web.staging import over, staged
from tests.web.visitor import ME, Visitor, a_bot

# Of some things those that are cut off by the window or by whatever they lie in.
CUT: Final = """
(selector) => [...document.querySelectorAll(selector)].flatMap((thing) => {
  const box = thing.getBoundingClientRect();
  const outside = (frame) =>
    box.left < frame.left - 1 || box.right > frame.right + 1 ||
    box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
  let cut = outside({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let around = thing.parentElement; around !== null; around = around.parentElement)
    if (getComputedStyle(around).overflow !== 'visible' && around !== document.documentElement)
      cut ||= outside(around.getBoundingClientRect());
  return cut ? [`${thing.className}: ${thing.textContent}`] : [];
})
"""

# The colors of the road, which contrast with each other where contrast is asked for.
STROKES: Final = """
() => Object.fromEntries(['edge', 'gravel'].map(
  (part) => [part, getComputedStyle(document.querySelector(`.road .${part}`)).stroke]
))
"""


# The sums of tourists that are wider than their card.
TOO_WIDE: Final = """
() => [...document.querySelectorAll('[data-region=mat] .card footer span')].filter((words) => {
  const { right } = words.closest('.card').getBoundingClientRect();
  return words.getBoundingClientRect().right > right;
}).map((words) => words.innerText)
"""


def cut(page: Page, things: str) -> list[str]:
    """Which of some things are not seen whole; there must be some."""
    page.locator(things).first.wait_for()
    found: list[str] = page.evaluate(CUT, things)
    return found


def numbers(cells: list[str]) -> list[int]:
    """What is written in the cells of a table; a dash is nothing."""
    return [int(cell.replace("\u2212", "-").replace("\u2013", "0")) for cell in cells]


def question(state: State) -> str:
    """What the first seat is asked, if anything."""
    if state.over or 0 not in state.waiting:
        return ""
    view: dict[str, Any] = dict(state.view(0))
    return str(view["decision"]["question"])


def test_both_gifts_are_seen_on_a_phone(phone: Visitor) -> None:
    phone.sit(phone.put_up("viticulture", [ME, a_bot()])).wait_until_asked()
    expect(phone.page.locator(".gift")).to_have_count(2)
    assert cut(phone.page, ".gift") == []


def last_to_wake_up(state: State, seat: int) -> int:
    """The first seat does the last thing: in spring the row with a temporary worker."""
    codes = state.legal(seat)
    return codes[-1] if seat == 0 else codes[0]


def test_the_workers_are_seen_where_one_is_asked_for(ann: Visitor) -> None:
    """Also at 768x1024, where mats lie below the window; the temporary worker is as good."""

    def worker(state: State) -> bool:
        return question(state) == "worker"

    ann.page.set_viewport_size({"width": 768, "height": 1024})
    with staged(ann, "viticulture", 2, worker, decide=last_to_wake_up) as stage:
        seat = ann.sit(stage.table)
        seat.wait_until_asked()
        for kind in ("regular", "grande", "temporary"):
            assert cut(ann.page, f'[data-target^="worker:{kind}"][data-legal]') == []
        before = seat.decisions
        seat.choose(next(choice for choice in seat.choices() if "temporary" in choice))
        seat.wait_for("mine", "all", "waiting", but=before)
        mat = ann.ask("GET", f"/tables/{stage.table}/position?seat=0")["position"]["view"]
        assert mat["players"][0]["workers"]["temporary"] == 0


def test_the_details_of_a_card_are_seen_whole_in_a_game_of_six(ann: Visitor) -> None:
    def summer(state: State) -> bool:
        return question(state) == "place_worker"

    with staged(ann, "viticulture", 6, summer) as stage:
        ann.sit(stage.table).wait_until_asked()
        for card in ann.page.locator("[data-region=hand] [data-target]").all():
            card.hover()
            assert cut(ann.page, "[data-detail]") == []
            assert ann.page.evaluate(
                "() => { const pane = document.querySelector('[data-detail]');"
                " return pane.scrollHeight <= pane.clientHeight + 1; }"
            )


def test_a_draft_tells_nothing_too_early(ann: Visitor) -> None:
    """Nobody has a vehicle before choosing one, and who is let go would not sit here."""
    seat = ann.sit(ann.put_up("naramata", [ME, a_bot()], seed=4))
    seat.wait_until_asked()
    page = ann.page
    assert page.locator(".opponents svg.body, [data-about=opponent] svg.body").count() == 0
    while page.locator(".slot [data-target^='tourist:'][data-legal]").count() == 0:
        before = seat.wait_until_asked()["decisions"]
        seat.by_pointing()
        seat.wait_until_asked(but=before)
    riders = page.locator(".slot [data-target^='tourist:'][data-legal]")
    name = riders.first.locator(".name").inner_text()
    before = seat.decisions
    riders.first.click()
    seat.see_through(before)
    page.locator(".picked .name", has_text=name).wait_for()
    riders.first.hover()
    expect(page.locator(".next")).to_contain_text(name)


VEHICLES: Final[dict[str, tuple[dict[str, Any], str, str]]] = {
    "purple": ({"purple": "tourists"}, "two tourists with the most of them", "4 seats"),
    "white": ({"solo": True}, "8 prestige at the start of a day", "4 seats"),
}


@pytest.mark.parametrize("vehicle", VEHICLES)
def test_a_vehicle_is_seen_whole_and_says_what_it_does_in_this_game(
    ann: Visitor, vehicle: str
) -> None:
    options, ability, seats = VEHICLES[vehicle]
    others = [] if "solo" in options else [a_bot()]
    ann.sit(ann.put_up("naramata", [ME, *others], **options)).wait_until_asked()
    card = ann.page.locator(f'[data-target="vehicle:{vehicle}"]')
    expect(card).to_contain_text(ability)
    expect(card).to_contain_text(seats)
    assert cut(ann.page, '[data-target^="vehicle:"] svg') == []


@pytest.mark.parametrize("mode", ["solo", "fleet"])
def test_the_points_of_a_game_for_the_whelp_score_add_up(ann: Visitor, mode: str) -> None:
    """Also the starting score; a lost game has no trophy, and is not counted as one under way."""
    seats = 1 if mode == "solo" else 2
    options: dict[str, Any] = {mode: True, "whelp": "hard"}
    with staged(ann, "naramata", seats, over, **options) as stage:
        ann.sit(stage.table)
        result = ann.page.locator("[data-region=result]")
        lines = result.locator("table:has(tr.total)").first
        lines.locator("tr.total").wait_for()
        parts = numbers(lines.locator("tr:not(.total) td.num:last-child").all_inner_texts())
        assert len(parts) >= 3
        assert [sum(parts)] == numbers(
            lines.locator("tr.total td.num:last-child").all_inner_texts()
        )
        assert stage.state.result is not None
        assert not stage.state.result.winners
        assert result.locator("use[href='#i-ui-trophy']").count() == 0
    ann.open("/")
    ann.page.get_by_text("Last game").first.wait_for()
    assert not ann.page.title().startswith("(")


def test_mat_and_road_are_seen_on_small_screens_and_with_contrast(ann: Visitor) -> None:
    def on_the_road(state: State) -> bool:
        return question(state) == "drive"

    with staged(ann, "naramata", 1, on_the_road, solo=True) as stage:
        ann.sit(stage.table).wait_until_asked()
        for width, height in ((1024, 768), (1366, 650)):
            ann.page.set_viewport_size({"width": width, "height": height})
            assert cut(ann.page, "[data-region=mat] .card footer") == []
        ann.prefer(theme="hc", lang="es")  # whose words are the longest
        ann.page.reload()
        ann.page.locator(":root[data-theme=hc] .road .edge").wait_for(state="attached")
        assert ann.page.evaluate(STROKES) == {
            "edge": "rgb(0, 0, 0)",
            "gravel": "rgb(255, 255, 255)",
        }
        ann.page.set_viewport_size({"width": 768, "height": 1024})
        assert ann.page.evaluate(TOO_WIDE) == []


def test_hand_and_board_of_a_replay_are_seen_whole(ann: Visitor) -> None:
    """The hand where nothing else is shown; in the game the board, above the chart."""
    with staged(ann, "viticulture", 1, over, automa="normal") as stage:
        for at, part in ((0, "[data-region=hand] [data-target]"), (30, "[data-region=board]")):
            ann.open(f"/tables/{stage.table}/replay?at={at}")
            scrubber = ann.page.locator("input[type=range]")
            expect(scrubber).to_have_value(str(at))
            assert cut(ann.page, part) == []


# What of the field that says whose turn it is cannot be read.
UNREAD: Final = """
() => [...document.querySelectorAll('.band span')].filter((words) => {
  const bar = words.parentElement.getBoundingClientRect();
  const { top, bottom } = words.getBoundingClientRect();
  return words.scrollWidth > words.clientWidth + 1 || top < bar.top - 1 || bottom > bar.bottom + 1;
}).map((words) => words.innerText)
"""


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_whose_turn_it_is_can_be_read_at_every_size(ann: Visitor, lang: str) -> None:
    ann.prefer(lang=lang)
    ann.sit(ann.put_up("naramata", [ME, a_bot()], vehicles="dealt")).wait_until_asked()
    for width, height in ((1280, 800), (1024, 768), (768, 1024), (390, 844)):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.locator(".band").wait_for()
        assert ann.page.evaluate(UNREAD) == []


def test_empty_places_look_empty_with_contrast(ann: Visitor) -> None:
    def summer(state: State) -> bool:
        return question(state) == "place_worker"

    ann.prefer(theme="hc")
    with staged(ann, "viticulture", 2, summer) as stage:
        ann.sit(stage.table).wait_until_asked()
        fills = ann.page.locator(".hole").evaluate_all(
            "(places) => places.map((place) => getComputedStyle(place).fill)"
        )
        assert set(fills) == {"none"}
