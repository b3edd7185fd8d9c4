"""How tests name the things of a table: actions, places, times, what lies where."""

from __future__ import annotations

from cuvee.games.naramata.board.wineries import ON_ROAD, WINERY_KEYS
from cuvee.games.naramata.cards.tourists import TOURIST_KEYS
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS
from cuvee.games.naramata.cards.vehicles import VEHICLE_KEYS
from cuvee.games.naramata.codes import ACTIONS
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.hours import clock
from cuvee.games.naramata.kinds import CHEESE, KINDS, MOST_SPACES, PURCHASE, TASTING
from cuvee.games.naramata.packing import cards_on, number_of, row_index, tokens_on
from cuvee.games.naramata.state import Naramata, Tour
from cuvee.games.naramata.view import signature_names
from cuvee.lessons.staging.naramata import PLACE_NAMES, Rows


def code(step: str) -> int:
    """An action in short: "space hillside 1", "act", "pit_stop", "tourist t02", "disks 1", "buy 4",
    "use disk_die", "flip disk_die", "cheese 5", "tokens 2", "end_day", "points", "option 1"."""
    verb, *arguments = step.split()
    for family in ACTIONS.families:
        if family.verb == verb:
            return ACTIONS.code({"verb": verb, **dict(zip(family.names, arguments, strict=True))})
    raise AssertionError(f"no action reads {step!r}")


def steps_in(steps: tuple[str, ...]) -> list[str]:
    """Steps written one by one, or several in a string with commas."""
    return [step.strip() for line in steps for step in line.split(",") if step.strip()]


def spelled(number: int) -> str:
    """An action as `code` reads it."""
    action = NARAMATA.action(number)
    family = ACTIONS.of(number)
    assert family is not None
    return " ".join([family.verb, *[action[name] for name in family.names]])


def shown(s: Naramata, player: Tour, name: str) -> object:
    """A tour's field as tests name it."""
    if name == "time":
        return clock(player.time)
    if name == "place":
        past = player.place - ON_ROAD
        return PLACE_NAMES[player.place] if past < 0 else f"road {WINERY_KEYS[past]}"
    if name == "vehicle":
        return VEHICLE_KEYS[player.vehicle]
    if name in {"upgrades", "on_cards"}:
        return sorted(UPGRADE_KEYS[kind] for kind in getattr(player, name))
    if name == "active":
        return sorted(key for kind, key in enumerate(UPGRADE_KEYS) if player.has(kind))
    if name == "visited":
        return sorted(key for n, key in enumerate(WINERY_KEYS) if player.visited >> n & 1)
    if name == "bottles":
        return sorted(key for n, key in enumerate(signature_names(s)) if player.bottles >> n & 1)
    if name == "drawn":
        return sorted(card + 1 for card in player.drawn)
    if name == "tourists":
        return {TOURIST_KEYS[t]: on_rows(s, player, n) for n, t in enumerate(player.tourists)}
    if name in {"hand", "picked"}:
        return sorted(TOURIST_KEYS[tourist] for tourist in getattr(player, name))
    return getattr(player, name)


def on_rows(s: Naramata, player: Tour, number: int) -> Rows:
    """What lies on a tourist's rows; empty ones are left out."""
    rows: Rows = {}
    for row, line in enumerate(s.edition.tourists[player.tourists[number]].rows):
        value = player.filled[row_index(number, row)]
        if line.kind not in (CHEESE, TASTING, PURCHASE):
            if value:
                rows[KINDS[line.kind]] = value
            continue
        cards = [number_of(card) for card in cards_on(value)]
        if cards:
            rows[KINDS[line.kind]] = cards
        if tokens_on(value):
            rows["locks"] = tokens_on(value)
    return rows


def locked(s: Naramata) -> list[str]:
    """The locked spaces, in the order of the wineries."""
    return [
        f"{WINERY_KEYS[winery]} {space + 1}"
        for winery in range(len(WINERY_KEYS))
        for space in range(MOST_SPACES)
        if s.locks[winery] >> space & 1
    ]
