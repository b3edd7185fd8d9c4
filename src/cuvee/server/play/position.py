"""What one pair of eyes is told: a position, made of nothing but redacted views, and its news."""

from __future__ import annotations

import msgspec

from cuvee.engine import Event, State
from cuvee.server.play.played import Played
from cuvee.server.protocol_answers import Position, PositionSeen

Plain = dict[str, object]


def position(played: Played, eye: int | None) -> Plain:
    """The game as a seat, or a spectator, may know it, with what it may do now."""
    state = played.state
    told: Plain = {"view": state.view(eye), "waiting": state.waiting}
    told["decisions"] = len(played.deeds)
    told["legal"] = [] if eye is None else offers(state, eye)
    told["undo"] = None if eye is None else way_back(played, eye)
    told["wish"] = None
    if played.wish is not None:
        wish = played.wish
        told["wish"] = {"seat": wish.seat, "to": wish.to, "agreed": wish.agreed}
    result = state.result
    told["result"] = None if result is None else result.to_dict()
    return told


def seen(played: Played, eye: int | None) -> PositionSeen:
    """A position for whoever asks for one, and where it stands."""
    return PositionSeen(played.seq, eye, msgspec.convert(position(played, eye), Position))


def offers(state: State, seat: int) -> list[Plain]:
    """The actions a seat may take now: what each is everywhere, and what it means here."""
    if seat not in state.waiting:
        return []
    number, _, at = state.stack[-1]
    effect = state.effects[number]
    found: list[Plain] = []
    for code in state.legal(seat):
        label = effect.label(state, seat, at, code)
        offer: Plain = {"code": code, "action": state.game.action(code)}
        offer["label"] = None if label is None else label.to_dict()
        found.append(offer)
    return found


def way_back(played: Played, seat: int) -> Plain:
    """How far a seat may go back on its own, why no further, and whether it may go forward."""
    free, reason = played.free_to(seat)
    again = bool(played.ahead) and played.ahead[-1].seat == seat
    return {"free": free, "stops": reason, "redo": again}


def news(events: list[Event], eye: int | None) -> list[Plain]:
    """What happened, as an eye may know it."""
    return [event.text(eye).to_dict() for event in events]
