"""Before the first move: talk in the lobby, the mode that is remembered, the draft and its map."""

from __future__ import annotations

from tests.web.conftest import Visit
from tests.web.gestures import anything, asked, sit, towards, view_of
from tests.web.staging import Stage, staged
from tests.web.visitor import ME, OPEN, Visitor


def test_those_who_wait_talk_and_see_what_will_be_played(visit: Visit) -> None:
    ann, bea = visit().become("Ann"), visit().become("Bea")
    table = ann.put_up("naramata", [ME, OPEN, OPEN], fleet=True)
    bea.ask("POST", f"/tables/{table}/join", {"seat": 1})
    bea.page.goto(f"/tables/{table}")
    ann.page.goto(f"/tables/{table}")
    ann.page.get_by_label("Write a message").fill("Who drives?")
    ann.page.keyboard.press("Enter")
    bea.page.get_by_role("log").get_by_text("Who drives?").wait_for()
    ann.open("/games")
    ann.page.locator("[data-options]").get_by_text("The Fleet").wait_for()
    ann.open("/new?game=naramata")
    ann.page.get_by_role("switch", name="The Fleet").check()
    ann.page.get_by_role("button", name="Create table").click()
    ann.page.wait_for_url("**/tables/*")
    ann.open("/new?game=naramata")
    mode = ann.page.locator("[data-mode-summary]")
    assert "The Fleet" in mode.inner_text()
    mode.get_by_role("button").click()
    assert mode.count() == 0


# How many of the buttons for vehicles do not lie whole on the screen.
CUT = """
() => [...document.querySelectorAll('[data-target^="ride:"]')].filter((button) => {
  const { left, right, bottom } = button.getBoundingClientRect();
  const { bottom: end } = button.closest('[data-region=board]').getBoundingClientRect();
  return left < 0 || right > innerWidth || bottom > end + 1;
}).length
"""


def decline(stage: Stage) -> None:
    """Let the other player of the Fleet decline what is proposed."""
    path = f"/api/tables/{stage.table}"
    told = stage.others[0].get(f"{path}/position?seat=1").json()
    [no] = [one for one in told["position"]["legal"] if one["action"]["verb"] == "no"]
    command = {"do": "act", "seat": 1, "seq": told["seq"], "action": no["code"]}
    stage.others[0].post(f"{path}/commands", json=command).raise_for_status()


def test_a_declined_proposal_is_changed_and_not_made_anew(ann: Visitor) -> None:
    """Also on a page that was opened after it was declined."""
    propose = asked("propose", anything)
    with staged(ann, "naramata", 2, propose, decide=towards(), fleet=True) as stage:
        seat, page = sit(ann, stage).seat, ann.page
        page.locator("[data-look-at-map]").click()
        page.locator('[data-target^="winery:"]:visible').first.wait_for()
        page.locator("[data-look-at-map]").click()
        assert page.locator("[data-propose-again]").count() == 0
        assert page.evaluate(CUT) == 0
        first = seat.decisions
        while view_of(stage)["decision"]["question"] == "propose":
            before = seat.decisions
            number = before - first
            page.locator('[data-target^="ride:"][data-legal]').nth(number % 2).click()
            seat.wait_for("all", "mine", "waiting", but=before)
        proposed = proposals(stage)
        decline(stage)
        again = page.locator("[data-propose-again]")
        again.wait_for()
        page.reload()  # which forgets what the page has seen
        again.wait_for()
        by_seat = {vehicle: tourist for tourist, vehicle in proposed.items()}
        swapped = {by_seat[0]: 1, by_seat[1]: 0}
        for tourist, vehicle in swapped.items():
            before = seat.decisions
            page.locator(f'[data-target="ride:{tourist}:{vehicle}"]').click()
            seat.wait_for("all", "mine", but=before)
        again.click()
        seat.wait_for("waiting")
        assert proposals(stage) == {**proposed, **swapped}


def proposals(stage: Stage) -> dict[str, int]:
    """In whose vehicle each tourist is to ride."""
    players = view_of(stage)["players"]
    return {
        rider["tourist"]: seat
        for seat, player in enumerate(players)
        for rider in player["proposed"]
    }
