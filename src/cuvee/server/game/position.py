"""What one viewer is sent: a position, made of nothing but redacted views, and its events."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Any, Final, cast

from cuvee.engine import Event, Game, State
from cuvee.protocol.data import Action, GameView, ResultData, TextView
from cuvee.protocol.position import (
    HintUseOut,
    LegalAction,
    Position,
    UndoOut,
    UndoRequestOut,
)
from cuvee.server.game.history import GameHistory
from cuvee.server.game.undo import can_redo, undo_limit, undo_target


def position(
    history: GameHistory,
    viewpoint: int | None,
    single_player: bool = False,
    human_seats: AbstractSet[int] = frozenset(),
    view: GameView | None = None,
) -> Position:
    """The game as a seat, or a spectator, may know it, with what it may do now.

    `single_player` is for whoever plays with nobody but bots, and so may undo any decision at the
    `human_seats`; `view` is the state's from this viewpoint, if it is there already.
    """
    seen = state_position(history.state, history.decision_count, viewpoint, view=view)
    if viewpoint is not None:
        seen.undo = undo_of(history, viewpoint, single_player, human_seats)
    seen.hints = [HintUseOut(use.seat, use.at) for use in history.hints]
    request = history.undo_request
    if request is not None:
        seen.undo_request = UndoRequestOut(request.seat, request.to, request.agreed)
    return seen


def state_position(
    state: State,
    decisions: int,
    viewpoint: int | None,
    with_legal: bool = True,
    view: GameView | None = None,
) -> Position:
    """A state as a seat, or a spectator, may know it, without undo; legal actions if asked."""
    return Position(
        view=state.view(viewpoint) if view is None else view,
        waiting=state.waiting,
        decisions=decisions,
        legal=legal_actions(state, viewpoint) if with_legal and viewpoint is not None else [],
        undo=None,
        undo_request=None,
        result=result_of(state),
    )


def stored_position(stored: Mapping[str, Any]) -> Position:
    """A position as a snapshot keeps it, in the present form or an earlier one.

    What could be done there is left out: the game cannot go on. Earlier versions stored other names
    for that, and for parts of the question that was asked.
    """
    view = {**stored["view"]}
    asked = view.get("decision")
    if asked is not None and "kind" in asked:
        simultaneous = asked["kind"] == "Together"
        asked = {**asked, "question": asked["kind"], "simultaneous": simultaneous}
        view["decision"] = {**asked, "starts_turn": asked.get("fresh", False)}
    return Position(
        view=cast("GameView", view),
        waiting=stored["waiting"],
        decisions=stored["decisions"],
        legal=[],
        undo=None,
        undo_request=None,
        result=stored["result"],
    )


def legal_actions(state: State, seat: int) -> list[LegalAction]:
    """The actions a seat may take now: what each is everywhere, and what it means here."""
    if seat not in state.waiting:
        return []
    return [legal_action(state, code, seat) for code in state.legal(seat)]


def legal_action(state: State, code: int, seat: int) -> LegalAction:
    """An action as a seat may take it in this state."""
    label = state.label(code, seat)
    return LegalAction(
        code,
        action_of(state.game, code),
        None if label is None else label.to_dict(),
    )


def action_of(rules: Game[State], code: int) -> Action:
    """What an action is everywhere; the same each time, so that it need be made only once."""
    known = _actions.setdefault(rules.name, {})
    if code not in known:
        known[code] = {**rules.action(code)}
    return known[code]


_actions: Final[dict[str, dict[int, Action]]] = {}


def undo_of(
    history: GameHistory, seat: int, single_player: bool, human_seats: AbstractSet[int]
) -> UndoOut:
    """How far a seat may undo on its own, why no further, and whether it may redo."""
    undo_to, limit = undo_limit(history, seat, single_player)
    return UndoOut(
        undo_to,
        undo_target(history, seat, single_player, human_seats),
        limit,
        can_redo(history, seat, single_player),
        history.can_withdraw(seat),
    )


def result_of(state: State) -> ResultData | None:
    """How a game came out, once it is over."""
    result = state.result
    return None if result is None else result.to_dict()


def event_texts(events: list[Event], viewpoint: int | None) -> list[TextView]:
    """What happened, as a viewer may know it."""
    return [event.text(viewpoint).to_dict() for event in events]
