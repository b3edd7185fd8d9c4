"""A campaign in the browser: the first challenge is seen whole, a game leads back to the road."""

from __future__ import annotations

from tests.web.playing import play_out
from tests.web.visitor import Visitor

# How much of what can be chosen does not lie whole on the screen.
OUTSIDE = """
() => [...document.querySelectorAll('[data-legal]')].filter((thing) => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
}).length
"""


def test_a_campaign_is_seen_whole_and_goes_on_from_the_end_of_a_game(ann: Visitor) -> None:
    campaign = ann.ask("POST", "/campaigns", {"game": "viticulture"})["id"]
    table = ann.ask("POST", f"/campaigns/{campaign}/play")["id"]
    seat = ann.sit(table)
    for _ in range(4):
        seat.wait_until_asked()
        assert ann.page.evaluate(OUTSIDE) == 0
        seat.by_list()
    seat.wait_until_asked()
    play_out(table, [ann])
    ann.sit(table)
    back = ann.page.locator(f'a[href="/campaigns/{campaign}"]')
    back.first.wait_for()
    assert ann.page.get_by_role("button", name="Rematch").count() == 0
    back.first.click()
    ann.page.wait_for_url(f"**/campaigns/{campaign}")
    told = ann.ask("GET", f"/campaigns/{campaign}")
    assert told["progress"]["games"] == 1
    assert told["tables"] == [table]
    ann.page.get_by_text("· 1 game ·").wait_for()
