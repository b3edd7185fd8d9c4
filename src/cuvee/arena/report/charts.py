"""Charts as SVG inside a page: values with their intervals, and how often each value occurred."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil

from cuvee.arena.interval import Estimate
from cuvee.arena.report.scale import Scale, scale_for

WIDTH = 880
LABEL = 230  # the column of names
NOTE = 108  # each column of numbers
ROW = 20
HEAD = 26
FOOT = 26
HISTOGRAM = 74  # the height of one histogram
MAX_BARS = 60
MAX_LABEL = 34  # letters that fit beside a chart; the rest appears when pointed at


@dataclass(frozen=True)
class IntervalRow:
    """A name, its value with an interval if it has one, and what is printed beside."""

    label: str
    estimate: Estimate | None
    notes: tuple[str, ...] = ()


def intervals(
    title: str,
    rows: Sequence[IntervalRow],
    headings: tuple[str, ...] = (),
    reference: float | None = None,
    *,
    percent: bool = True,
) -> str:
    """A row for each name: a dot for the value, a line for the interval, a mark to compare with."""
    height = HEAD + ROW * len(rows) + FOOT
    right = WIDTH - NOTE * len(headings) - 20
    known = [row.estimate for row in rows if row.estimate is not None]
    ends = [end for each in known for end in (each.low, each.high)]
    scale = scale_for([*ends, *([] if reference is None else [reference])], LABEL, right)
    parts = [_grid(scale, HEAD, height - FOOT, percent=percent)]
    if reference is not None:
        parts.append(_line(scale.x(reference), HEAD, height - FOOT, "reference"))
    for column, heading in enumerate(headings):
        parts.append(_text(right + NOTE * (column + 1), HEAD - 9, heading, "end dim"))
    for number, row in enumerate(rows):
        parts.append(_interval_row(row, scale, HEAD + ROW * (number + 0.5), right, reference))
    return _svg(title, height, parts)


def histograms(title: str, series: Sequence[tuple[str, Sequence[int]]], unit: str) -> str:
    """How often each value occurred, one strip for each name, all on the same axis."""
    values = [value for _, each in series for value in each]
    low, high = min(values), max(values)
    width = max(1, ceil((high - low + 1) / MAX_BARS))
    scale = scale_for([low - 0.5, high + 0.5], LABEL, WIDTH - NOTE - 20, least_step=1.0)
    height = HEAD + HISTOGRAM * len(series) + FOOT
    parts = [_grid(scale, HEAD, height - FOOT, percent=False)]
    parts.append(_text(WIDTH - 20, HEAD - 9, "mean", "end dim"))
    for number, (name, each) in enumerate(series):
        base = HEAD + HISTOGRAM * (number + 1)
        parts.append(_label(base - 12, name))
        parts.append(_text(WIDTH - 20, base - 12, f"{sum(each) / len(each):z.1f}", "end"))
        parts += _bars(each, width, scale, base)
    parts.append(_text((scale.left + scale.right) / 2, height + 7, unit, "middle dim"))
    return _svg(title, height + 14, parts)


def _interval_row(
    row: IntervalRow, scale: Scale, y: float, right: float, reference: float | None
) -> str:
    parts = [_label(y + 4, row.label)]
    parts += [
        _text(right + NOTE * (column + 1), y + 4, note, "end number")
        for column, note in enumerate(row.notes)
    ]
    found = row.estimate
    if found is not None:
        is_clear = reference is None or not found.low <= reference <= found.high
        low, value, high = scale.x(found.low), scale.x(found.value), scale.x(found.high)
        parts.append(f'<path class="interval" d="M{low:.1f} {y:.1f}H{high:.1f}"/>')
        parts.append(f'<circle cx="{value:.1f}" cy="{y:.1f}" r="4.5"/>')
        return f'<g class="{"clear" if is_clear else "open"}">{"".join(parts)}</g>'
    return f'<g class="open">{"".join(parts)}</g>'


def _bars(values: Sequence[int], width: int, scale: Scale, base: float) -> list[str]:
    counted = Counter(value // width for value in values)
    most = max(counted.values())
    parts = []
    for place, count in sorted(counted.items()):
        first, last = place * width, place * width + width - 1
        left, right = scale.x(first - 0.5), scale.x(last + 0.5)
        height = (HISTOGRAM - 16) * count / most
        about = f"{first}: {count}" if width == 1 else f"{first} to {last}: {count}"
        parts.append(
            f'<rect class="bar" x="{left:.1f}" y="{base - height:.1f}" '
            f'width="{max(1.0, right - left - 1):.1f}" height="{height:.1f}">'
            f"<title>{about}</title></rect>"
        )
    return parts


def _grid(scale: Scale, top: float, bottom: float, *, percent: bool) -> str:
    parts = []
    for tick in scale.ticks():
        parts.append(_line(scale.x(tick), top, bottom, "grid"))
        said = f"{100 * tick:.4g} %" if percent else f"{tick:.6g}"
        parts.append(_text(scale.x(tick), bottom + 15, said, "middle dim"))
    return "".join(parts)


def _line(x: float, top: float, bottom: float, kind: str) -> str:
    return f'<path class="{kind}" d="M{x:.1f} {top:.1f}V{bottom:.1f}"/>'


def _label(y: float, name: str) -> str:
    if len(name) <= MAX_LABEL:
        return _text(LABEL - 12, y, name, "end")
    short = escape(f"{name[: MAX_LABEL - 1].rstrip()}…")
    where = f'class="end" x="{LABEL - 12:.1f}" y="{y:.1f}"'
    return f"<text {where}>{short}<title>{escape(name)}</title></text>"


def _text(x: float, y: float, words: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'


def _svg(title: str, height: float, parts: list[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"{''.join(parts)}</svg>"
    )
