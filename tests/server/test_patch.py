"""Patches: what is sent of a new position brings the old one up to date, and no more is sent."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cuvee.client import apply_patch
from cuvee.engine import rng
from cuvee.protocol.patch import PatchOperation
from cuvee.server.game.diff import diff, position_patch
from cuvee.server.game.position import position
from tests.server.patched import patched
from tests.server.playing import VITICULTURE, Table

leaves = st.none() | st.integers(-3, 3) | st.text("ab", max_size=2)
names = st.text("xy~/0", max_size=3)
data = st.recursive(
    leaves,
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(names, parts),
    max_leaves=14,
)


@settings(max_examples=300)
@given(data, data)
def test_a_patch_leads_from_one_piece_of_data_to_the_other(before: Any, after: Any) -> None:  # noqa: ANN401
    assert patched(before, diff(before, after)) == after


@given(data)
def test_nothing_is_sent_of_what_is_the_same(same: Any) -> None:  # noqa: ANN401
    assert diff(same, json.loads(json.dumps(same))) == []


def test_only_the_parts_that_differ_are_sent() -> None:
    before = {"a": [1, {"b": 2, "c/d": 3}], "d": 4, "e": 5}
    after = {"a": [1, {"b": None, "c/d": 7}], "e": 5, "f": [6]}
    assert msgspec.to_builtins(diff(before, after)) == [
        {"op": "remove", "path": "/d"},
        {"op": "replace", "path": "/a/1/b", "value": None},
        {"op": "replace", "path": "/a/1/c~1d", "value": 7},
        {"op": "add", "path": "/f", "value": [6]},
    ]
    assert diff([1, 2], [1, 2, 3]) == [PatchOperation("replace", "", [1, 2, 3])]
    assert diff(1, True) == [PatchOperation("replace", "", True)]


@pytest.mark.parametrize(
    ("path", "op", "after"),
    [
        ("/a/1", "add", [1, 9, 2]),
        ("/a/-", "add", [1, 2, 9]),
        ("/a/0", "remove", [2]),
        ("/a/0", "replace", [9, 2]),
    ],
)
def test_our_client_edits_lists_as_the_standard_says(path: str, op: Any, after: list[int]) -> None:  # noqa: ANN401
    operation = PatchOperation(op, path) if op == "remove" else PatchOperation(op, path, 9)
    assert patched({"a": [1, 2]}, [operation]) == {"a": after}


def test_a_patch_shares_what_it_does_not_change() -> None:
    before = {"a": {"b": 1}, "c": [1, 2]}
    after = apply_patch(before, [PatchOperation("replace", "/c/0", 5)])
    assert after == {"a": {"b": 1}, "c": [5, 2]}
    assert after["a"] is before["a"]


def test_a_game_followed_by_patches_alone_is_the_game() -> None:
    table, dice = Table(VITICULTURE), rng(2)
    known = {seat: position(table.history, seat) for seat in (None, 0, 1)}
    plain = {seat: msgspec.to_builtins(seen) for seat, seen in known.items()}
    sent = whole = 0
    for _ in range(120):
        state = table.history.state
        seat = state.waiting[dice.below(len(state.waiting))]
        legal = state.legal(seat)
        table.act(seat, legal[dice.below(len(legal))])
        for viewpoint, before in known.items():
            now = known[viewpoint] = position(table.history, viewpoint)
            patch = position_patch(before, now)
            plain[viewpoint] = patched(plain[viewpoint], patch)
            assert plain[viewpoint] == msgspec.to_builtins(now)
            sent += len(msgspec.json.encode(patch))
            whole += len(msgspec.json.encode(now))
    assert sent < whole / 2
