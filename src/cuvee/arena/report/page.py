"""The page around the charts: one file that refers to nothing outside itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

import cuvee
from cuvee.arena.export import Played
from cuvee.arena.interval import Estimate
from cuvee.engine import Game, Options, State, Text, translator

STYLE = """
:root { color-scheme: light dark; --ink: #2b2126; --soft: #776a70; --paper: #fdfbf7;
  --line: #e4dcd5; --wine: #8b2346; --pale: #b79aa6; }
@media (prefers-color-scheme: dark) { :root { --ink: #efe7e3; --soft: #a89aa0; --paper: #1d171a;
  --line: #3a3034; --wine: #e2799b; --pale: #86646f; } }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 920px; margin: 0 auto; padding: 24px 20px 64px; }
h1 { font-size: 1.9rem; margin: 0 0 .3em; } h2 { font-size: 1.25rem; margin: 2.2em 0 .3em; }
p, .facts { max-width: 44em; } .note, .facts { color: var(--soft); }
.facts { margin: 0; padding: 0; list-style: none; }
svg { display: block; width: 100%; height: auto; margin: .4em 0; }
svg text { fill: var(--ink); font-size: 13px; } svg .dim { fill: var(--soft); font-size: 12px; }
.end { text-anchor: end; } .middle { text-anchor: middle; }
.number { font-variant-numeric: tabular-nums; }
.grid { stroke: var(--line); } .reference { stroke: var(--soft); stroke-dasharray: 4 4; }
.interval { stroke-width: 2.5; stroke-linecap: round; }
.clear .interval { stroke: var(--wine); } .clear circle { fill: var(--wine); }
.open .interval { stroke: var(--pale); } .open circle { fill: var(--pale); }
.bar { fill: var(--wine); }
summary { cursor: pointer; font-size: 1.25rem; font-weight: bold; margin: 1.4em 0 .3em; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: 14px; }
th, td { padding: .3em .9em .3em 0; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
td { font-variant-numeric: tabular-nums; }
"""


def page(title: str, facts: Iterable[str], sections: Iterable[str]) -> str:
    """A whole page."""
    listed = "".join(f"<li>{escape(fact)}</li>" for fact in facts)
    head = (
        '<meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>"
    )
    body = (
        f'<main><h1>{escape(title)}</h1><ul class="facts">{listed}</ul>{"".join(sections)}</main>'
    )
    return f'<!doctype html>\n<html lang="en"><head>{head}</head><body>{body}</body></html>\n'


def section(title: str, about: str, *parts: str) -> str:
    """A heading, what to see there, and the charts."""
    return f'<h2>{escape(title)}</h2><p class="note">{escape(about)}</p>{"".join(parts)}'


def folded(title: str, *parts: str, is_open: bool) -> str:
    """Charts below a line that opens and closes them."""
    opened = " open" if is_open else ""
    return f"<details{opened}><summary>{escape(title)}</summary>{''.join(parts)}</details>"


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of words."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows
    )
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'


def stand_ins(played: list[Played]) -> str:
    """Which programs had to be replaced in which games; nothing where none had."""
    rows = [
        [
            plan.bots[outcome.seated[one.seat]], str(outcome.number), str(one.seat),
            str(one.decision), one.bot, one.why,
        ]
        for plan, outcome in played
        for one in outcome.stand_ins
    ]  # fmt: skip
    if not rows:
        return ""
    about = "Programs that failed, and from which decision on another bot decided for them."
    headings = ["program", "game", "seat", "decision", "stand-in", "why"]
    return section("Stand-ins", about, table(headings, rows))


def game_title(rules: Game[State]) -> str:
    """The name of a game as players know it."""
    known = translator().knows(rules.name, "game")
    return rules.say(Text("game")) if known else rules.name


def facts_of(rules: Game[State], bots: Sequence[str], seed: int, options: Options) -> list[str]:
    """What one must know to play the same games again."""
    usual = {option.name: option.default for option in rules.options}
    chosen = [f"{name}={value}" for name, value in options.items() if value != usual.get(name)]
    return [
        f"Bots: {', '.join(bots)}",
        f"Options: {', '.join(chosen) or 'none'}",
        f"Seed {seed}; {rules.name}, rules {rules.rules}; Cuvée {cuvee.__version__}",
    ]


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.1f} %"


def spread(found: Estimate) -> str:
    """An interval of shares."""
    return f"{100 * found.low:.1f} to {100 * found.high:.1f}"
