"""What is printed as plain data: whatever a view names can be looked up in it."""

import json

import pytest

import cuvee
from cuvee.engine import Actions, Game, State
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.viticulture.game import VITICULTURE


@pytest.mark.parametrize("name", ["viticulture", "naramata"])
def test_the_components_are_plain_data(name: str) -> None:
    game = cuvee.game(name)
    components = game.components(game.complete_options(2, {}))
    assert len(components) > 0
    assert json.loads(json.dumps(components)) == components


def test_every_card_in_a_hand_of_viticulture_is_among_the_components() -> None:
    state = VITICULTURE.new(seats=2, seed=4)
    cards = VITICULTURE.components(state.options)["cards"]
    while not state.over:
        for seat in range(2):
            assert set(state.view(seat)["players"][seat]["hand"]) <= set(cards)
        state.apply(state.legal()[-1])


def test_every_place_of_naramata_is_among_the_components() -> None:
    state = NARAMATA.new(seats=3, seed=4)
    wineries = NARAMATA.components(state.options)["wineries"]
    road = state.view(None)["road"]
    seen = [winery["winery"] for segment in road for winery in segment["wineries"]]
    assert sorted(seen) == sorted(wineries)


def test_one_upgrade_of_naramata_has_the_keyring() -> None:
    upgrades = NARAMATA.components(NARAMATA.complete_options(2, {}))["upgrades"]
    assert {key: one["keyring"] for key, one in upgrades.items() if one["keyring"]} == {
        "unlock_store": 3
    }


def test_a_game_without_anything_printed_has_no_components() -> None:
    game: Game[State] = Game("plain", 1, [1], [], Actions(), {})
    assert game.components({}) == {}


def test_every_card_of_the_automa_names_actions_of_its_seasons() -> None:
    components = VITICULTURE.components({})
    assert len(components["automa"]) == 24  # as printed
    for card in components["automa"]:
        assert set(card["summer"]) <= set(components["summer"])
        assert set(card["winter"]) <= set(components["winter"])
