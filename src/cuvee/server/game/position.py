"""What one pair of eyes is told: a position, made of nothing but redacted views, and its news."""

from __future__ import annotations

from typing import Final

import msgspec

from cuvee.engine import Event, Game, State
from cuvee.server.game.history import GameHistory
from cuvee.server.game.undo import can_redo, undo_limit
from cuvee.server.protocol_answers import Position, PositionOut

Plain = dict[str, object]


def position(history: GameHistory, viewpoint: int | None, single_player: bool = False) -> Plain:
    """The game as a seat, or a spectator, may know it, with what it may do now.

    `alone` is for whoever plays with nobody but bots, and so may go back at will.
    """
    state = history.state
    told: Plain = {"view": state.view(viewpoint), "waiting": state.waiting}
    told["decisions"] = history.decision_count
    told["legal"] = [] if viewpoint is None else offers(state, viewpoint)
    told["undo"] = None if viewpoint is None else way_back(history, viewpoint, single_player)
    told["wish"] = None
    if history.undo_request is not None:
        undo_request = history.undo_request
        told["wish"] = {
            "seat": undo_request.seat,
            "to": undo_request.to,
            "agreed": undo_request.agreed,
        }
    result = state.result
    told["result"] = None if result is None else result.to_dict()
    return told


def seen(history: GameHistory, viewpoint: int | None, single_player: bool = False) -> PositionOut:
    """A position for whoever asks for one, and where it stands."""
    told = msgspec.convert(position(history, viewpoint, single_player), Position)
    return PositionOut(history.seq, viewpoint, told)


def offers(state: State, seat: int) -> list[Plain]:
    """The actions a seat may take now: what each is everywhere, and what it means here."""
    if seat not in state.waiting:
        return []
    found: list[Plain] = []
    for code in state.legal(seat):
        label = state.label(code, seat)
        offer: Plain = {"code": code, "action": _action(state.game, code)}
        offer["label"] = None if label is None else label.to_dict()
        found.append(offer)
    return found


def _action(rules: Game[State], code: int) -> Plain:
    """What an action is everywhere; the same each time, so that it need be made only once."""
    known = _actions.setdefault(rules.name, {})
    if code not in known:
        known[code] = {**rules.action(code)}
    return known[code]


_actions: Final[dict[str, dict[int, Plain]]] = {}


def way_back(history: GameHistory, seat: int, single_player: bool = False) -> Plain:
    """How far a seat may go back on its own, why no further, and whether it may go forward."""
    free, reason = undo_limit(history, seat, single_player)
    told: Plain = {"free": free, "stops": reason, "redo": can_redo(history, seat, single_player)}
    told["withdraw"] = history.can_withdraw(seat)
    return told


def news(events: list[Event], viewpoint: int | None) -> list[Plain]:
    """What happened, as an eye may know it."""
    return [{**event.text(viewpoint).to_dict()} for event in events]
