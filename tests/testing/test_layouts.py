"""The proof kit compares a game's layout with its views, and names what does not fit."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest

from barrels import BARRELS, Barrels
from cuvee.testing import ConformanceError, check

Change = Callable[[dict[str, Any]], object]
ISLANDS = {"kind": "island", "spaces": ["1", "2", "3", "4", "5"], "pieces": "round"}
PLACES = {"1": [0, 0], "2": [20, 90], "3": [40, 100], "4": [60, 0], "5": [100, 0]}


def changed(change: Change) -> dict[str, Any]:
    """The components of Barrels after a change of the layout, which has a map, too."""
    layout: dict[str, Any] = copy.deepcopy(dict(BARRELS.components({})["layout"]))
    layout["boards"]["islands"] = copy.deepcopy(
        {**ISLANDS, "places": PLACES, "roads": [["1", "2"]]}
    )
    layout["printed"] = {"card": {str(number): {"worth": number} for number in range(1, 13)}}
    change(layout)
    return {"layout": layout}


def check_changed(change: Change) -> None:
    """Play Barrels with a changed layout."""
    view = Barrels.view

    def more(self: Barrels, *about: Any) -> Any:  # noqa: ANN401
        return {**view(self, *about), "goods": {"1": 2, "3": 0}}

    components = changed(change)
    with (
        patch.object(Barrels, "components", lambda *_: components),
        patch.object(Barrels, "view", more),
    ):
        check(BARRELS, seats=3, seeds=[1])


def test_a_layout_that_fits_passes() -> None:
    check_changed(lambda to: to["boards"]["islands"].update(lying=["goods"]))


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (lambda to: to["zones"].update(hnd={"kind": "card"}), "field 'hnd', which no view has"),
        (lambda to: to["zones"]["hand"].update(count="held"), "field 'held', which no view has"),
        (lambda to: to.update(stage="hour"), "field 'hour', which no view has"),
        (lambda to: to.update(points="fame"), "field 'fame', which no view has"),
        (lambda to: to["zones"]["hand"].update(verbs=["pass"]), "no action 'pass' that names a"),
        (lambda to: to["printed"]["card"].pop("12"), "'12', which the layout has not printed"),
        (lambda to: to["boards"]["rounds"]["spaces"].pop(), "'rounds' .* has no space '5'"),
        (lambda to: to["boards"]["rounds"]["spaces"].append("1"), "two spaces of one key"),
        (lambda to: to["boards"]["islands"]["places"].pop("4"), "not one place for each space"),
        (lambda to: to["boards"]["islands"]["places"].update({"4": [5, 101]}), "from 0 to 100"),
        (lambda to: to["boards"]["islands"]["roads"].append(["4"]), "a pair of spaces"),
        (lambda to: to["boards"]["islands"].update(lying=["laid_down"]), "not by space what lies"),
        (lambda to: to["boards"]["islands"].update(lying=["options"]), "has no space 'open'"),
    ],
)
def test_a_layout_that_does_not_fit_is_named(change: Change, what: str) -> None:
    with pytest.raises(ConformanceError, match=what):
        check_changed(change)


def test_players_that_are_not_one_for_each_seat_are_named() -> None:
    view = Barrels.view

    def short(self: Barrels, *about: Any) -> Any:  # noqa: ANN401
        told: dict[str, Any] = {**view(self, *about)}
        return {**told, "players": told["players"][:1]}

    with (
        patch.object(Barrels, "view", short),
        pytest.raises(ConformanceError, match="not a list with a mapping for each seat"),
    ):
        check(BARRELS, seats=2, seeds=[1])
