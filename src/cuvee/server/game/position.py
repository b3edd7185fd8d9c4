"""What one pair of eyes is told: a position, made of nothing but redacted views, and its news."""

from __future__ import annotations

from typing import Final

import msgspec

from cuvee.engine import Event, Game, State
from cuvee.server.game.history import GameHistory
from cuvee.server.protocol_answers import Position, PositionOut

Plain = dict[str, object]


def position(played: GameHistory, eye: int | None, alone: bool = False) -> Plain:
    """The game as a seat, or a spectator, may know it, with what it may do now.

    `alone` is for whoever plays with nobody but bots, and so may go back at will.
    """
    state = played.state
    told: Plain = {"view": state.view(eye), "waiting": state.waiting}
    told["decisions"] = played.place
    told["legal"] = [] if eye is None else offers(state, eye)
    told["undo"] = None if eye is None else way_back(played, eye, alone)
    told["wish"] = None
    if played.wish is not None:
        wish = played.wish
        told["wish"] = {"seat": wish.seat, "to": wish.to, "agreed": wish.agreed}
    result = state.result
    told["result"] = None if result is None else result.to_dict()
    return told


def seen(played: GameHistory, eye: int | None, alone: bool = False) -> PositionOut:
    """A position for whoever asks for one, and where it stands."""
    told = msgspec.convert(position(played, eye, alone), Position)
    return PositionOut(played.seq, eye, told)


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


def way_back(played: GameHistory, seat: int, alone: bool = False) -> Plain:
    """How far a seat may go back on its own, why no further, and whether it may go forward."""
    free, reason = played.free_to(seat, alone)
    told: Plain = {"free": free, "stops": reason, "redo": played.may_redo(seat, alone)}
    told["withdraw"] = played.answered(seat)
    return told


def news(events: list[Event], eye: int | None) -> list[Plain]:
    """What happened, as an eye may know it."""
    return [{**event.text(eye).to_dict()} for event in events]
