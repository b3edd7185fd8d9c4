"""The board as compact text, for whoever prints a state; it says what a spectator may know."""

from __future__ import annotations

from cuvee.games.naramata.views import NaramataPlayer, NaramataView, Rider


def render(view: NaramataView) -> str:
    """The day, the market, the locks and bottles, and each tour with its tourists."""
    order = " ".join([str(seat) for seat in view["turn_order"]])
    back = ", backwards" if view["backwards"] else ""
    market = [
        f"{slot['upgrade']} {slot.get('price', 0)}" for slot in view["market"] if slot["upgrade"]
    ]
    bottles = [f"{winery} {count}" for winery, count in view["bottles"].items()]
    lines = [f"naramata: day {view['day']}{back}; turn order {order}"]
    if view["whelp"] is not None:
        lines.append(f"whelp: {view['whelp']} points to beat")
    lines += [f"market: {listed(market)}", f"locks: {listed(view['locks'])}"]
    lines.append(f"bottles: {listed(bottles)}")
    for number, phantom in enumerate(view["phantoms"]):
        lines.append(f"phantom {number}: {phantom['time']}, {phantom['place'] or '-'}")
    for seat, player in enumerate(view["players"]):
        lines += tour(seat, player)
    return "\n".join(lines)


def tour(seat: int, player: NaramataPlayer) -> list[str]:
    """A tour: points, vehicle, time and upgrades; then a line for each tourist."""
    active = player["active"]
    upgrades = [name if name in active else f"({name})" for name in player["upgrades"]]
    first = (
        f"seat {seat}: {player['points']} points, {player['prestige']} prestige, "
        f"{player['vehicle'] or 'no vehicle'}, {player['time']}, {player['place'] or '-'}, "
        f"{player['disks']} disks; upgrades {listed(upgrades)}"
    )
    return [first, *[tourist(rider) for rider in player["tourists"]]]


def tourist(rider: Rider) -> str:
    """A tourist with how much lies on each row."""
    rows = [
        f"{row['kind']} {len(row.get('cards', [])) + row['tokens']}/{row['most']}"
        for row in rider["rows"]
    ]
    return f"  {rider['name']}: {listed(rows)}"


def listed(parts: list[str]) -> str:
    """Words in a row."""
    return ", ".join(parts) or "-"
