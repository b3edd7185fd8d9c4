"""A table as one player uses it: what is legal, what is asked, how to choose."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from playwright.sync_api import Error, Locator, Page

TIMEOUT_MS: Final = 20_000
ASKED: Final = ("mine", "all")
DONE: Final = ("over",)
AFTER_CHOICE: Final = (*ASKED, *DONE, "waiting", "sent", "handover")

# Waits in the page itself, whose policy lets nobody hand it code as text later. What is waited for:
# one of some states after another number of decisions than `but`, or a question in the bubble.
UNTIL: Final = """
([states, but, bubble, ms]) => new Promise((resolve, reject) => {
  const look = () => {
    const prompt = document.querySelector('[data-region=prompt]');
    const asks = document.querySelector('[data-bubble][role=dialog]');
    const kind = ['several', 'offer'].find((name) => asks?.classList.contains(name));
    const shut = document.querySelector('[data-handover]') !== null;
    return {
      state: shut ? 'handover' : prompt?.dataset.state ?? 'nothing',
      decisions: Number(prompt?.dataset.decisions ?? -1),
      bubble: kind ?? null,
    };
  };
  const fits = (now) =>
    (states.includes(now.state) && now.decisions !== but) || bubble.includes(now.bubble);
  const done = (how, what) => { watch.disconnect(); clearTimeout(timer); how(what); };
  const watch = new MutationObserver(() => { if (fits(look())) done(resolve, look()); });
  const late = () => new Error(`still ${JSON.stringify(look())}, not ${states} or ${bubble}`);
  const timer = setTimeout(() => done(reject, late()), ms);
  watch.observe(document, { subtree: true, childList: true, attributes: true });
  if (fits(look())) done(resolve, look());
})
"""
# What can be chosen besides from the list, each by a target or by the number of its offer.
CHOICES: Final = """
() => [...document.querySelectorAll('[data-legal], [data-offer]')]
  .filter((thing) => thing.checkVisibility() && thing.closest('[data-list]') === null)
  .map((thing) => thing.dataset.target ?? `offer:${thing.dataset.offer}`)
"""
MAX_TABS: Final = 400
MAX_MISSED: Final = 3
MAX_FRAMES: Final = 120  # until a thing must lie still, and until what passes over it must be gone
# What has the focus: something that can be chosen, or what opens the list of what can be.
ON_CHOICE: Final = """
() => {
  const at = document.activeElement;
  if (at?.matches('[data-legal], [data-offer]')) return 'choice';
  return at?.matches('[data-opens-list][aria-expanded=false]') ? 'list' : '';
}
"""
# Where in a thing's box a hand would meet it: the middle, or as near to it as something lies bare,
# once it lies still and what passes over it is gone; else what it lies under. A change of the table
# may take the thing away at any time.
MEETING: Final = """
async ([thing], [patience, frames]) => {
  if (thing === undefined) return 'gone';
  thing.scrollIntoViewIfNeeded();
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const drawing = thing.ownerSVGElement;
  const meets = (x, y) => {
    const top = document.elementFromPoint(x, y);
    if (top === null) return false;
    if (thing.contains(top)) return true;
    if (drawing === undefined || top.ownerSVGElement !== drawing) return false;
    if (top.closest('[data-target][data-legal]') !== null) return false;
    if (top.closest('[data-target]') === null) return false;
    return document.elementsFromPoint(x, y).some((under) => thing.contains(under));
  };
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94];
  const bare = (box) => {
    for (const down of parts) {
      for (const across of parts) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        if (meets(x, y)) return [x, y];
      }
    }
    return null;
  };
  let box = thing.getBoundingClientRect();
  for (let looks = 0; looks < frames && patience > 0; looks += 1) {
    await frame();
    if (!thing.isConnected || !['legal', 'offer'].some((name) => name in thing.dataset))
      return 'gone';
    const now = thing.getBoundingClientRect();
    const still = now.x === box.x && now.y === box.y;
    box = now;
    const found = still ? bare(now) : null;
    if (found !== null) return found;
    if (still) patience -= 1;
  }
  const late = patience > 0 ? bare(box) : null;  // it never lay still
  if (late !== null) return late;
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return `under ${top?.outerHTML.slice(0, 200) ?? 'nothing: it is out of sight'}`;
}
"""


class Seat:
    """One page with a table on it."""

    def __init__(self, page: Page, *, touch: bool = False, chance: int = 1) -> None:
        self.page = page
        self.touch = touch
        self.chance = Random(chance)
        self.missed = 0  # clicks at things that moved away under the hand

    # What is so.

    def wait_for(
        self,
        *states: str,
        but: int | None = None,
        bubble: tuple[str, ...] = (),
        most_ms: int = TIMEOUT_MS,
    ) -> dict[str, Any]:
        """Wait until the prompt is in one of these states, or the bubble asks such a thing."""
        wanted = [list(states), but, list(bubble), most_ms]
        answer: dict[str, Any] = self.page.evaluate(UNTIL, wanted)
        return answer

    def wait_until_here(self) -> dict[str, Any]:
        """Wait until the table is set."""
        return self.wait_for("mine", "all", "waiting", "watching", "over", "handover")

    def wait_until_asked(self, but: int | None = None) -> dict[str, Any]:
        """Wait until it is ours to decide, or nobody's any more, or another's here."""
        return self.wait_for(*ASKED, *DONE, "handover", but=but)

    def wait_until_ours(self, but: int | None = None) -> dict[str, Any]:
        """Wait until it is somebody's here to decide, and let them take the screen."""
        now = self.wait_until_asked(but=but)
        if now["state"] != "handover":
            return now
        self.press(self.page.locator("[data-handover] button").first)
        return self.wait_for(*ASKED, *DONE)

    @property
    def decisions(self) -> int:
        """How many decisions were taken at this table."""
        return int(self.prompt.get_attribute("data-decisions") or -1)

    @property
    def state(self) -> str:
        """What the prompt says is so."""
        return self.prompt.get_attribute("data-state") or ""

    @property
    def prompt(self) -> Locator:
        """The line at the top."""
        return self.page.locator("[data-region=prompt]")

    @property
    def bubble(self) -> Locator:
        """The one bubble there is."""
        return self.page.locator("[data-bubble]")

    def choices(self) -> list[str]:
        """Everything that can be seen and chosen."""
        return list(dict.fromkeys(self.page.evaluate(CHOICES)))

    # Choosing.

    def thing(self, choice: str) -> Locator:
        """What stands for a choice."""
        kind, _, code = choice.partition(":")
        if kind == "offer":
            return self.page.locator(f'[data-offer="{code}"]').first
        return self.page.locator(f'[data-target="{choice}"][data-legal]').first

    def press(self, thing: Locator) -> None:
        """Click, or tap where fingers are used."""
        if self.touch:
            thing.tap()
        else:
            thing.click()

    def point_at(self, thing: Locator) -> str:
        """Click or tap where it is drawn: `met`, `gone`, or what it lies under."""
        found = thing.evaluate_all(MEETING, [1 if self.touch else MAX_FRAMES, MAX_FRAMES])
        if isinstance(found, str):
            return found
        if self.touch:
            self.page.touchscreen.tap(*found)
        else:
            self.page.mouse.click(*found)
        return "met"

    def choose(self, choice: str) -> None:
        """Choose something that is legal, and see it through to its decision.

        What is no longer legal by then is left: an answer of somebody else has come in between.
        """
        before = self.decisions
        met = self.point_at(self.thing(choice))
        if met == "met" and not self.is_answered(before):
            self.missed += 1
            assert self.missed < MAX_MISSED, f"{choice} was clicked, and nothing happened"
        elif met == "met":
            self.see_through(before)
        elif met != "gone":
            assert self.touch, f"{choice} can be chosen, and lies {met}"
            self.by_list()  # a small screen shows a window of the board; the list has all of it

    def is_answered(self, before: int) -> bool:
        """Whether the table takes a click up: a busy machine draws late what has moved."""
        try:
            self.wait_for(
                *AFTER_CHOICE, but=before, bubble=("several", "offer"), most_ms=TIMEOUT_MS // 2
            )
        except Error:
            return False
        return True

    def see_through(self, before: int) -> None:
        """Answer what the bubble asks until a decision is taken."""
        now = self.wait_for(*AFTER_CHOICE, but=before, bubble=("several", "offer"))
        if now["bubble"] == "several":
            options = self.bubble.locator("li button")
            self.press(options.nth(self.chance.randrange(options.count())))
            now = self.wait_for(*AFTER_CHOICE, but=before, bubble=("offer",))
        if now["bubble"] == "offer":
            self.press(self.bubble.locator("button.primary"))
            self.wait_for(*AFTER_CHOICE, but=before)

    @property
    def list_button(self) -> Locator:
        """What opens the list."""
        return self.page.locator("[aria-keyshortcuts=L]")

    def open_list(self) -> Locator:
        """The list of all choices, opened if it is not."""
        rows = self.page.locator("[data-list] [data-offer]")
        if not rows.count():
            self.press(self.list_button)
            rows.first.wait_for()
        return rows

    # One decision, in each of the ways there are.

    def by_pointing(self) -> None:
        """Choose something at random by pointing at it where it is drawn."""
        choices = self.choices()
        if choices:
            self.choose(self.chance.choice(choices))
        else:
            self.by_list()

    def by_list(self) -> None:
        """Choose something at random from the list, or by a button where buttons say it all."""
        before = self.decisions
        rows = self.open_list() if self.list_button.count() else self.page.locator("[data-offer]")
        self.press(rows.nth(self.chance.randrange(rows.count())))
        self.see_through(before)

    def by_digit(self) -> None:
        """Choose from the list by its number, without a pointer."""
        before = self.decisions
        if not self.page.locator("[data-list]").count():
            self.page.keyboard.press("l")
        rows = self.page.locator("[data-list] [data-offer]")
        rows.first.wait_for()
        self.page.keyboard.press(str(1 + self.chance.randrange(min(9, rows.count()))))
        self.confirm_by_key(before)

    def by_next(self) -> None:
        """Walk to something that glows and choose it, without a pointer."""
        if all(choice.startswith("offer:") for choice in self.choices()):
            self.by_digit()
            return
        before = self.decisions
        for _ in range(1 + self.chance.randrange(4)):
            self.page.keyboard.press("n")
        self.page.keyboard.press("Enter")
        self.confirm_by_key(before)

    def by_tab(self) -> None:
        """Walk by Tab alone to something that can be chosen, and choose it by Enter."""
        before = self.decisions
        wanted = self.chance.choice((1, 1, 1, 2, 3))
        for _ in range(MAX_TABS):
            self.page.keyboard.press("Tab")
            found = self.page.evaluate(ON_CHOICE)
            if found == "list":
                self.page.keyboard.press("Enter")  # and on to its rows
            wanted -= found == "choice"
            if not wanted:
                break
        assert not wanted, f"nothing to choose after {MAX_TABS} times Tab"
        self.page.keyboard.press("Enter")
        now = self.wait_for(*AFTER_CHOICE, but=before, bubble=("several", "offer"))
        while now["bubble"] is not None and now["decisions"] == before:
            # What the bubble asks has the focus.
            asks = (now["bubble"],)
            self.page.keyboard.press("Enter")
            others = tuple(kind for kind in ("several", "offer") if kind not in asks)
            now = self.wait_for(*AFTER_CHOICE, but=before, bubble=others)

    def confirm_by_key(self, before: int) -> None:
        """Answer what the bubble asks by keys alone."""
        now = self.wait_for(*AFTER_CHOICE, but=before, bubble=("several", "offer"))
        if now["bubble"] == "several":
            self.page.keyboard.press("1")
            now = self.wait_for(*AFTER_CHOICE, but=before, bubble=("offer",))
        if now["bubble"] == "offer":
            self.page.keyboard.press("Enter")
            self.wait_for(*AFTER_CHOICE, but=before)

    # Whole games.

    def play_on(self, decide: Callable[[], None], most: int = 600) -> int:
        """Decide until the game is over; returns how often."""
        for count in range(most):
            now = self.wait_until_asked()
            if now["state"] == "over":
                return count
            decide()
        raise AssertionError(f"the game is not over after {most} decisions")
