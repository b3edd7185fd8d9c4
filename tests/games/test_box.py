"""The box as plain data: whatever a view names can be looked up in it."""

import json
from typing import Any

import pytest

import cuvee
from cuvee.engine import Actions, Game, State


@pytest.mark.parametrize("name", ["viticulture", "naramata"])
def test_the_box_is_plain_data(name: str) -> None:
    game = cuvee.game(name)
    box = game.components(game.checked(2, {}))
    assert box
    assert json.loads(json.dumps(box)) == box


def test_every_card_in_a_hand_of_viticulture_is_in_the_box() -> None:
    game = cuvee.game("viticulture")
    state = game.new(seats=2, seed=4)
    cards = game.components(state.options)["cards"]
    assert isinstance(cards, dict)
    while not state.over:
        for seat in range(2):
            players = state.view(seat)["players"]
            assert isinstance(players, list)
            assert set(players[seat]["hand"]) <= set(cards)
        state.apply(state.legal()[-1])


def test_every_place_of_naramata_is_in_the_box() -> None:
    game = cuvee.game("naramata")
    state = game.new(seats=3, seed=4)
    wineries = game.components(state.options)["wineries"]
    assert isinstance(wineries, dict)
    road = state.view(None)["road"]
    assert isinstance(road, list)
    seen = [winery["winery"] for segment in road for winery in segment["wineries"]]
    assert sorted(seen) == sorted(wineries)


def test_a_game_without_anything_printed_has_an_empty_box() -> None:
    game: Game[State] = Game("plain", 1, [1], [], Actions(), {})
    assert game.components({}) == {}


def test_every_card_of_the_automa_names_actions_of_its_seasons() -> None:
    box: dict[str, Any] = cuvee.game("viticulture").components({})
    cards = box["automa"]
    assert len(cards) == 24
    for card in cards:
        for season in ("summer", "winter"):
            assert set(card[season]) <= set(box[season])
