"""Changes: what is sent of a new position brings the old one up to date, and no more is sent."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cuvee.client.changes import changed
from cuvee.engine import rng
from cuvee.server.game.diff import changes
from cuvee.server.game.position import position
from tests.server.playing import VITICULTURE, Table

leaves = st.none() | st.integers(-3, 3) | st.text("ab", max_size=2)
data = st.recursive(
    leaves,
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(st.text("xyz", max_size=2), parts),
    max_leaves=14,
)


@settings(max_examples=300)
@given(data, data)
def test_changes_lead_from_one_piece_of_data_to_the_other(before: Any, after: Any) -> None:  # noqa: ANN401
    kept = json.dumps(before)
    sent = json.loads(json.dumps(changes(before, after)))
    assert changed(before, sent) == after
    assert json.dumps(before) == kept, "what was before is not altered"


@given(data)
def test_nothing_is_sent_of_what_is_the_same(same: Any) -> None:  # noqa: ANN401
    assert changes(same, json.loads(json.dumps(same))) == []


def test_only_the_parts_that_differ_are_sent() -> None:
    before = {"a": [1, {"b": 2, "c": 3}], "d": 4, "e": 5}
    after = {"a": [1, {"b": 7, "c": 3}], "e": 5, "f": [6]}
    assert changes(before, after) == [
        {"path": ["d"], "gone": True},
        {"path": ["a", 1, "b"], "value": 7},
        {"path": ["f"], "value": [6]},
    ]
    assert changes([1, 2], [1, 2, 3]) == [{"path": [], "value": [1, 2, 3]}]
    assert changes(1, True) == [{"path": [], "value": True}]


def test_a_game_followed_by_changes_alone_is_the_game() -> None:
    table, dice = Table(VITICULTURE), rng(2)
    known = {viewpoint: position(table.history, viewpoint) for viewpoint in (None, 0, 1)}
    sent = whole = 0
    for _ in range(120):
        state = table.history.state
        seat = state.waiting[dice.below(len(state.waiting))]
        legal = state.legal(seat)
        table.act(seat, legal[dice.below(len(legal))])
        for viewpoint, before in known.items():
            now = position(table.history, viewpoint)
            text = json.dumps(changes(before, now))
            known[viewpoint] = changed(json.loads(json.dumps(before)), json.loads(text))
            assert known[viewpoint] == json.loads(json.dumps(now))
            sent, whole = sent + len(text), whole + len(json.dumps(now))
    assert sent < whole / 2
