"""Histories as snapshots keep them, so that a table is loaded without replaying its whole log."""

from __future__ import annotations

from typing import Any

import msgspec

from cuvee.engine import BadInput, game
from cuvee.server.db.table_rows import Snapshot
from cuvee.server.game.history import GameHistory
from cuvee.server.game.moves import HintUse, Move, UndoRequest
from cuvee.server.game.session import TableSession


class SavedHistory(msgspec.Struct, array_like=True, frozen=True):
    """Everything of a history but its state."""

    moves: list[Move]
    undone: list[Move]
    asked_seq: list[int]
    undo_request: UndoRequest | None
    request_seq: int
    last_actions: list[tuple[int, int, int, int]]  # a seat, and what is known of its last action
    hints: list[HintUse] = []  # none in those of earlier versions


def save_history(history: GameHistory) -> list[Any]:
    """A history without its state, as plain data."""
    saved = SavedHistory(
        moves=history.moves,
        undone=history.undone,
        asked_seq=history.asked_seq,
        undo_request=history.undo_request,
        request_seq=history.request_seq,
        last_actions=[(seat, *known) for seat, known in history.last_actions.items()],
        hints=history.hints,
    )
    plain: list[Any] = msgspec.to_builtins(saved)
    return plain


def load_history(session: TableSession, snapshot: Snapshot) -> GameHistory:
    """The history that a snapshot holds; BadInput if it cannot be read."""
    try:
        saved = msgspec.convert(snapshot.history, SavedHistory)
    except msgspec.ValidationError as problem:
        raise BadInput(f"the history of the snapshot cannot be read: {problem}") from None
    state = game(session.row.game).state(snapshot.state)
    state.record_events()
    history = GameHistory(
        session.initial_state, session.seed, snapshot.seq, session.offset, state=state
    )
    history.moves.extend(saved.moves)
    history.undone.extend(saved.undone)
    history.asked_seq, history.undo_request = saved.asked_seq, saved.undo_request
    history.request_seq = saved.request_seq
    history.last_actions = {seat: (a, e, c) for seat, a, e, c in saved.last_actions}
    history.hints = saved.hints
    return history
