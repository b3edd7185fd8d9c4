"""Let greedy bots play Naramata and write down how scores and wins are spread.

What is reconstructed in the edition (docs/rulings.md) should not decide games by itself: a vehicle
or a kind of upgrade that wins far too often shows here. Nothing here passes or fails.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from statistics import fmean, quantiles

from cuvee.arena.interval import Estimate, mean, proportion
from cuvee.bots import GreedyBot, Observation
from cuvee.engine import rng
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS
from cuvee.games.naramata.cards.vehicles import VEHICLE_KEYS
from cuvee.games.naramata.game import NARAMATA

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "benchmarks" / "NARAMATA.md"
PLOT = ROOT / "docs" / "images" / "naramata-scores.svg"
SEATS = (3, 4)
FEW = 30  # tours below which a row says too little
BIN = 5  # points to a bar


@dataclass(frozen=True)
class Tour:
    """What one seat of one game came to."""

    seats: int
    vehicle: int
    upgrades: frozenset[int]
    points: int
    over_table: float  # points above the mean of its table
    win: float  # a share of the victory, in parts of what is fair: 1 on average


def play(job: tuple[int, int]) -> list[Tour]:
    """One game of three days with vehicles dealt, from its number of seats and its seed."""
    seats, seed = job
    s, dice, bot = NARAMATA.new(seats=seats, seed=seed, vehicles="dealt"), rng(seed), GreedyBot()
    while not s.over:
        s.apply(bot.choose(Observation(s, s.seat), dice))
    winners = NARAMATA.result(s).winners
    middle = fmean([player.points for player in s.players])
    return [
        Tour(
            seats,
            player.vehicle,
            frozenset(player.upgrades),
            player.points,
            player.points - middle,
            seats / len(winners) if seat in winners else 0.0,
        )
        for seat, player in enumerate(s.players)
    ]


def quartile_lines(tours: list[Tour]) -> list[str]:
    """The scores of each number of seats, and of all."""
    lines = ["| seats | tours | least | 5 % | 25 % | half | 75 % | 95 % | most | mean |"]
    lines += ["|---|---|---|---|---|---|---|---|---|---|"]
    for seats in (*SEATS, 0):
        points = [tour.points for tour in tours if seats in (0, tour.seats)]
        cuts = quantiles(points, n=20, method="inclusive")
        shown = [min(points), *[round(cuts[n]) for n in (0, 4, 9, 14, 18)], max(points)]
        cells = [str(seats or "all"), str(len(points)), *map(str, shown), f"{fmean(points):.1f}"]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def between(estimate: Estimate, digits: int) -> str:
    """A value and its interval."""
    return f"{estimate.value:.{digits}f} [{estimate.low:.{digits}f} .. {estimate.high:.{digits}f}]"


def scaled(estimate: Estimate, factor: float) -> Estimate:
    """An estimate in other units."""
    return Estimate(estimate.value * factor, estimate.low * factor, estimate.high * factor)


def group_line(name: str, tours: list[Tour]) -> str:
    """One row: how the tours that have something in common came out."""
    over = scaled(mean([round(tour.over_table * 1000) for tour in tours]), 1e-3)
    fair = fmean([1 / tour.seats for tour in tours])
    won = scaled(proportion(sum(tour.win / tour.seats for tour in tours), len(tours)), 1 / fair)
    points = fmean([tour.points for tour in tours])
    cells = [name, str(len(tours)), f"{points:.1f}", between(over, 1), between(won, 2)]
    return f"| {' | '.join(cells)} |"


def group_lines(
    title: str, tours: list[Tour], names: Iterable[str], has: Callable[[Tour, int], bool]
) -> list[str]:
    """A table with a row for everything tours can have in common."""
    lines = [f"| {title} | tours | mean score | over the table's mean | wins, of a fair share |"]
    lines += ["|---|---|---|---|---|"]
    for number, name in enumerate(names):
        some = [tour for tour in tours if has(tour, number)]
        if len(some) >= FEW:
            lines.append(group_line(name, some))
    return lines


def has_vehicle(tour: Tour, vehicle: int) -> bool:
    """Whether a tour drove this vehicle."""
    return tour.vehicle == vehicle


def has_upgrade(tour: Tour, kind: int) -> bool:
    """Whether a tour owned this kind of upgrade at the end, active or not."""
    return kind in tour.upgrades


def has_so_many(tour: Tour, count: int) -> bool:
    """Whether a tour owned so many upgrades; the last row is for more, too."""
    return min(len(tour.upgrades), 10) == count


def plot(tours: list[Tour]) -> str:
    """The spread of scores as a picture: a bar for every five points, a colour for each size."""
    low = min(tour.points for tour in tours) // BIN
    high = max(tour.points for tour in tours) // BIN
    width, height, left, bottom = 14, 220, 44, 40
    bars: list[str] = []
    shares = {
        (seats, place): len([t for t in tours if t.seats == seats and t.points // BIN == place])
        / len([t for t in tours if t.seats == seats])
        for seats, place in product(SEATS, range(low, high + 1))
    }
    tall = max(shares.values())
    for (seats, place), share in shares.items():
        x = left + (place - low) * 2 * width + SEATS.index(seats) * (width - 2) + 2
        size = share / tall * (height - 20)
        colour = ("#7e57c2", "#ffa726")[SEATS.index(seats)]
        bars.append(
            f'<rect x="{x}" y="{height - size:.1f}" width="{width - 2}" height="{size:.1f}" '
            f'fill="{colour}"/>'
        )
    for place in range(low, high + 1, 2):
        x = left + (place - low) * 2 * width
        bars.append(f'<text x="{x}" y="{height + 16}" text-anchor="middle">{place * BIN}</text>')
    for percent in range(0, int(tall * 100) + 1, 5):
        y = height - percent / 100 / tall * (height - 20)
        bars.append(f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>')
    full = left + (high - low + 1) * 2 * width + 10
    for number, seats in enumerate(SEATS):
        colour = ("#7e57c2", "#ffa726")[number]
        x = full - 180 + number * 90
        bars.append(f'<rect x="{x}" y="8" width="10" height="10" fill="{colour}"/>')
        bars.append(f'<text x="{x + 15}" y="17">{seats} players</text>')
    style = "text{font:11px sans-serif;fill:#808080}"
    axis = f'<path d="M{left} {height}H{full - 10}" stroke="#808080"/>'
    middle = (left + full) // 2
    caption = f'<text x="{middle}" y="{height + 34}" text-anchor="middle">points</text>'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {full} {height + bottom}">',
            f"<style>{style}</style>",
            *bars,
            axis,
            caption,
            "</svg>",
            "",
        ]
    )


def page(tours: list[Tour], games: int) -> str:
    """The tables."""
    counts = [*map(str, range(10)), "10 or more"]
    parts = [
        ["# Naramata, balance"],
        [f"Written by `python benchmarks/naramata_balance.py --games {games}`; do not edit."],
        ["## Scores"],
        quartile_lines(tours),
        ["## Vehicles"],
        group_lines("vehicle", tours, VEHICLE_KEYS, has_vehicle),
        ["## Kinds of upgrades"],
        group_lines("owned at the end", tours, UPGRADE_KEYS, has_upgrade),
        ["## Number of upgrades"],
        group_lines("owned at the end", tours, counts, has_so_many),
    ]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def main() -> None:
    """Play, then write tables and plot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="for each number of seats (200)")
    parser.add_argument("--jobs", type=int, default=None, help="processes (one for each core)")
    args = parser.parse_args()
    jobs = list(product(SEATS, range(1, args.games + 1)))
    with ProcessPoolExecutor(args.jobs) as pool:
        tours = [tour for table in pool.map(play, jobs, chunksize=4) for tour in table]
    PAGE.write_text(page(tours, args.games), "utf-8")
    PLOT.parent.mkdir(exist_ok=True)
    PLOT.write_text(plot(tours), "utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)} and {PLOT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
