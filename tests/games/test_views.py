"""Views and components have the shapes that their types promise, in every mode all game long."""

from typing import get_args

import pytest

from barrels import BarrelsView
from cuvee.engine import game, rng
from cuvee.games.naramata import views as naramata
from cuvee.games.naramata.board.wineries import START_KEYS, WINERY_KEYS
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS
from cuvee.games.naramata.cards.vehicles import VEHICLE_KEYS
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.kinds import ACTIVITIES, KINDS
from cuvee.games.naramata.state import PILE_NAMES
from cuvee.games.viticulture import codes, spaces
from cuvee.games.viticulture import views as viticulture
from cuvee.games.viticulture.cards.deck import DECK_NAMES
from cuvee.games.viticulture.cards.orders import WINE_NAMES
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.games.viticulture.structures import STRUCTURE_NAMES
from tests.games.shapes import misfits

CLOSED_SETS: dict[object, list[str]] = {
    viticulture.Season: spaces.SEASON_NAMES,
    viticulture.Task: spaces.ACTION_NAMES,
    viticulture.Slot: spaces.SLOT_NAMES,
    viticulture.Space: spaces.SPACE_NAMES,
    viticulture.Deck: DECK_NAMES,
    viticulture.Structure: STRUCTURE_NAMES,
    viticulture.Field: codes.FIELD_NAMES,
    viticulture.GrapeColour: codes.COLOUR_NAMES,
    viticulture.Wine: WINE_NAMES,
    viticulture.WorkerKind: codes.WORKER_NAMES,
    naramata.Kind: KINDS,
    naramata.Activity: ACTIVITIES,
    naramata.Pile: PILE_NAMES,
    naramata.VehicleColour: VEHICLE_KEYS,
    naramata.Winery: WINERY_KEYS,
    naramata.StartRegion: START_KEYS,
    naramata.Upgrade: UPGRADE_KEYS,
}
MODES: list[tuple[str, type, int, dict[str, object]]] = [
    ("viticulture", viticulture.ViticultureView, 2, {}),
    ("viticulture", viticulture.ViticultureView, 6, {"choose_parents": True, "friendly": True}),
    ("viticulture", viticulture.ViticultureView, 1, {"automa": "normal"}),
    ("viticulture", viticulture.ViticultureView, 1, {"campaign": 5}),
    ("naramata", naramata.NaramataView, 2, {"phantom": True}),
    ("naramata", naramata.NaramataView, 4, {"reverse_course": True}),
    ("naramata", naramata.NaramataView, 1, {"solo": True}),
    ("naramata", naramata.NaramataView, 3, {"fleet": True}),
    ("barrels", BarrelsView, 3, {}),
]


@pytest.mark.parametrize("closed", CLOSED_SETS, ids=str)
def test_a_closed_set_is_the_list_that_the_rules_go_by(closed: object) -> None:
    assert [*get_args(closed)] == CLOSED_SETS[closed]


@pytest.mark.parametrize(("name", "shape", "seats", "options"), MODES)
def test_views_have_the_shape_they_promise(
    name: str, shape: type, seats: int, options: dict[str, object]
) -> None:
    state, dice = game(name).new(seats=seats, seed=3, **options), rng(5)
    while not state.over:
        for seat in {None, state.seat} if dice.below(4) == 0 else {}:
            assert misfits(state.view(seat), shape) == []
        state.apply(dice.take(state.legal()))
    assert misfits(state.view(0), shape) == []


def test_components_have_the_shape_they_promise() -> None:
    options = NARAMATA.complete_options(2, {})
    assert misfits(VITICULTURE.components({}), viticulture.ViticultureComponents) == []
    assert misfits(NARAMATA.components(options), naramata.NaramataComponents) == []


def test_a_misfit_is_found() -> None:
    """The check above is one that fails."""
    view = VITICULTURE.new(seats=2).view(0)
    assert misfits({**view, "year": "one"}, viticulture.ViticultureView) == [".year is 'one'"]
    events = misfits({**view, "years": 1}, viticulture.ViticultureView)
    assert events == [" has years, which is not promised"]
    events = misfits({**view, "decks": {}}, viticulture.ViticultureView)
    assert ".decks has no vine" in events
