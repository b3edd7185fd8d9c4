"""The board as compact text, for whoever prints a state; it says what a spectator may know."""

from __future__ import annotations

from cuvee.games.viticulture.views import ViticulturePlayer, ViticultureView


def render(view: ViticultureView) -> str:
    """The table, the workers on the board, and two lines for each vineyard."""
    order = " ".join([str(seat) for seat in view["turn_order"]])
    last = ", the last year" if view["last_year"] else ""
    decks = ", ".join([f"{deck} {count}" for deck, count in view["decks"].items()])
    workers = [
        f"{worker['space']} {seat}{'' if worker['worker'] == 'regular' else worker['worker'][0]}"
        for seat, player in enumerate(view["players"])
        for worker in player["placed"]
    ]
    lines = [f"viticulture: year {view['year']}, {view['season']}{last}; turn order {order}"]
    if "automa" in view:
        automa = view["automa"]
        lines.append(f"automa: {automa['vp']} vp; on {', '.join(automa['spaces']) or 'no space'}")
    lines += [f"decks: {decks}", f"workers out: {', '.join(workers) or 'none'}"]
    for seat, player in enumerate(view["players"]):
        lines += vineyard(seat, player)
    return "\n".join(lines)


def vineyard(seat: int, player: ViticulturePlayer) -> list[str]:
    """A vineyard: points, money, workers and cards; then what grows and lies on its mat."""
    home = [f"{count} {kind}" for kind, count in player["workers"].items() if count]
    cards = [f"{count} {deck}" for deck, count in player["cards"].items() if count]
    passed = ", passed" if player["passed"] else ""
    first = (
        f"seat {seat}: {player['vp']} vp, {player['lira']} lira, residual {player['residual']}, "
        f"row {player['row']}{passed}; home {listed(home)}; cards {listed(cards)}"
    )
    parts: list[str] = []
    for name, field in player["fields"].items():
        if field["vines"] or field["sold"]:
            parts.append(f"{name} {'sold' if field['sold'] else '+'.join(field['vines'])}")
    parts += [
        f"{colour} grapes {numbers(held)}" for colour, held in player["grapes"].items() if held
    ]
    parts += [f"{wine} wine {numbers(held)}" for wine, held in player["wines"].items() if held]
    parts += player["structures"]
    return [first, f"  {listed(parts)}"]


def listed(parts: list[str]) -> str:
    """Words in a row."""
    return ", ".join(parts) or "-"


def numbers(values: list[int]) -> str:
    """Numbers in a row."""
    return " ".join([str(value) for value in values])
