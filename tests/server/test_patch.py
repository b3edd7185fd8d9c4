"""Patches: what is sent of a new position brings the old one up to date, and no more is sent."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cuvee.client import apply_patch
from cuvee.engine import State, rng
from cuvee.protocol.patch import PatchOperation
from cuvee.server.game.diff import Differences, diff, position_patch
from cuvee.server.game.position import position
from cuvee.server.game.shared_views import SharedViews
from tests.server.patched import patched
from tests.server.playing import NARAMATA, VITICULTURE, Table

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


@given(data, data)
def test_comparing_two_pieces_of_data_leaves_both_as_they_are(
    before: Any,  # noqa: ANN401
    after: Any,  # noqa: ANN401
) -> None:
    was, now = json.loads(json.dumps([before, after]))
    diff(before, after)
    assert (before, after) == (was, now)


def test_equal_parts_are_the_same_objects_once_they_are_compared() -> None:
    before: dict[str, Any] = {"a": [{"b": [1]}, {"c": [2]}], "d": {"e": []}, "f": True}
    after: dict[str, Any] = {"a": [{"b": [1]}, {"c": [3]}], "d": {"e": []}, "f": 1}
    diff(before, after)
    assert after == {"a": [{"b": [1]}, {"c": [3]}], "d": {"e": []}, "f": 1}
    assert after["a"][0] is before["a"][0]
    assert after["d"] is before["d"]
    assert after["f"] is not True


def test_what_two_views_share_is_compared_once_and_found_where_it_stands_in_each() -> None:
    differences, shared = Differences(), ([1, 2], [1, 3])
    before, after = {"a": shared[0], "b": shared[0]}, {"a": shared[1], "b": shared[1]}
    first = differences.between(before, after)
    assert first == [PatchOperation("replace", f"/{name}/1", 3) for name in "ab"]
    other = differences.between({**before, "c": 1}, {**after, "c": 2})
    assert other == [*first, PatchOperation("replace", "/c", 2)]
    assert other[0] is first[0]


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


@pytest.mark.parametrize("game", [VITICULTURE, NARAMATA], ids=["viticulture", "naramata"])
def test_views_that_share_parts_show_what_views_made_alone_show(game: Callable[[], State]) -> None:
    table, dice, views = Table(game), rng(3), SharedViews()
    shown: list[tuple[Any, str]] = []
    for _ in range(60):
        state = table.history.state
        for viewpoint in (0, None, 1):
            view = views.view(table.history, viewpoint)
            assert view == state.view(viewpoint)
            shown.append((view, json.dumps(view)))
        public = views.view(table.history, None)
        assert views.view(table.history, 0)["options"] is public["options"]
        seat = state.waiting[dice.below(len(state.waiting))]
        legal = state.legal(seat)
        table.act(seat, legal[dice.below(len(legal))])
        assert views.view(table.history, None)["options"] is public["options"]
    for view, text in shown:
        assert json.dumps(view) == text, "what was sent before has not changed since"
