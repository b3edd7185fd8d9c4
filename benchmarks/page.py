"""Measure the table in the browser: until it is there, until a click shows, how smoothly bots move.

A game of each kind against two bots is played by clicks in Chromium, and the page itself notes the
times. Nothing here passes or fails.
"""

from __future__ import annotations

import argparse
import os
import platform
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from benchmarks.run import ROOT, commit, processor
from cuvee.engine import machine as engine_machine
from tests.server.running import Running
from tests.web.visitor import CLIENT, FLAGS, ME, Visitor, a_bot, chromium

RESULTS: Final = ROOT / "benchmarks" / "PAGE.md"
GAMES: Final = ("viticulture", "naramata")
BOT: Final = "greedy"
FRAME_SECONDS: Final = 2.5  # for which the frames of the bots' turns are counted
PREFACE: Final = """# The table in the browser

Written by `make bench-page`; do not edit. A seat against two bots, played by clicks in Chromium
without a graphics card; medians in milliseconds with the least and the most in brackets. The
question after a click comes when the bots have moved, too: with pace off nothing waits for them to
be seen. Frames are those of a bots' turn with motion and pace as they come.
"""
# What the page notes: when it can be used, when a click changes something, when it asks again.
NOTES: Final = """
(() => {
  const notes = { ready: 0, changed: [], asked: [] };
  window.notes = notes;
  let click = null;
  const prompt = () => document.querySelector('[data-region=prompt]');
  const mine = () => ['mine', 'all', 'over'].includes(prompt()?.dataset.state);
  addEventListener('click', () => {
    click = { at: performance.now(), decisions: prompt()?.dataset.decisions, changed: false };
  }, { capture: true });
  new MutationObserver(() => {
    const now = performance.now();
    if (notes.ready === 0 && mine()) notes.ready = now;
    if (click === null) return;
    if (!click.changed) notes.changed.push(now - click.at);
    click.changed = true;
    if (mine() && prompt().dataset.decisions !== click.decisions) {
      notes.asked.push(now - click.at);
      click = null;
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})();
"""
# The lengths of the frames of the next milliseconds.
FRAMES: Final = """
(ms) => new Promise((resolve) => {
  const times = [];
  const step = (now) => {
    times.push(now);
    if (now - times[0] < ms) requestAnimationFrame(step);
    else resolve(times.slice(1).map((time, index) => time - times[index]));
  };
  requestAnimationFrame(step);
})
"""


@dataclass
class Measured:
    """What was measured of a game, in milliseconds."""

    ready: list[float] = field(default_factory=list)
    changed: list[float] = field(default_factory=list)
    asked: list[float] = field(default_factory=list)
    frames: list[float] = field(default_factory=list)


def measure_clicks(browser: Browser, site: str, game: str, clicks: int, found: Measured) -> None:
    """Open a table and click through it, with nothing shown at a pace."""
    ann = Visitor(browser, site).become("Ann", motion="normal")
    ann.context.add_init_script(NOTES)
    seat = ann.sit(ann.put_up(game, [ME, a_bot(BOT), a_bot(BOT)]))
    for _ in range(clicks):
        if seat.wait_until_asked()["state"] == "over":
            break
        seat.by_pointing()
    notes: dict[str, Any] = ann.page.evaluate("() => window.notes")
    found.ready.append(notes["ready"])
    found.changed += notes["changed"]
    found.asked += notes["asked"]
    ann.leave()


def measure_frames(browser: Browser, site: str, game: str, turns: int, found: Measured) -> None:
    """Count frames while bots move at the usual pace."""
    ann = Visitor(browser, site).become("Ann", motion="normal", pace="normal")
    seat = ann.sit(ann.put_up(game, [ME, a_bot(BOT), a_bot(BOT)]))
    counted = 0
    while counted < turns and seat.wait_until_asked()["state"] != "over":
        seat.by_list()  # a scene may lie over the board
        if seat.state not in {"mine", "all"}:
            found.frames += ann.page.evaluate(FRAMES, FRAME_SECONDS * 1000)
            counted += 1
    ann.leave()


def spread(values: list[float]) -> str:
    """The median, with the least and the most."""
    if not values:
        return "none"
    return f"{median(values):.0f} [{min(values):.0f} .. {max(values):.0f}]"


def row(game: str, found: Measured) -> str:
    """A line of the table."""
    smooth = 1000 * len(found.frames) / sum(found.frames) if found.frames else 0.0
    longest = max(found.frames, default=0.0)
    cells = [spread(found.ready), spread(found.changed), spread(found.asked)]
    return f"| {game} | {' | '.join(cells)} | {smooth:.0f} | {longest:.0f} |"


def report(rows: list[str], version: str, said: str) -> str:
    """The page with the table."""
    machine = f"{processor()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    mode = "interpreted" if str(engine_machine.__file__).endswith(".py") else "compiled"
    facts = [
        f"- Machine: {machine}; Python {platform.python_version()}, Chromium {version}",
        f"- Commit: {commit()}; rules {mode}",
        f"- Command: `{said}`",
    ]
    head = (
        "| game | usable after | click to first change | click to next own question"
        " | frames a second | longest frame |\n|---|---|---|---|---|---|"
    )
    return "\n".join([PREFACE, *facts, "", head, *rows]) + "\n"


def main() -> int:
    """Measure, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=5, help="how often each table is opened")
    parser.add_argument("--clicks", type=int, default=30, help="clicks at each table")
    parser.add_argument("--turns", type=int, default=6, help="turns of bots that are watched")
    asked = parser.parse_args()
    rows = []
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        Running(Path(folder), client=str(CLIENT)) as server,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])
        for game in GAMES:
            found = Measured()
            for _ in range(asked.tables):
                measure_clicks(browser, server.url, game, asked.clicks, found)
            measure_frames(browser, server.url, game, asked.turns, found)
            rows.append(row(game, found))
            print(rows[-1], flush=True)
        version = browser.version
        browser.close()
    said = (
        f"python -m benchmarks.page --tables {asked.tables} --clicks {asked.clicks}"
        f" --turns {asked.turns}"
    )
    RESULTS.write_text(report(rows, version, said), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
