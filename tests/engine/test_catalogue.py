"""Names that last: codes of actions, paths of effects."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import barrels
from cuvee import BadInput
from cuvee.engine import DONE, NO, OPTION, YES, Actions, Choose, Do, Effect, Text
from cuvee.engine.catalogue import FIRST_GAME_CODE, Catalogue
from tests.engine.toy import Mark, Table, Toy

actions = Actions()
REST = actions.family("rest", {})
PLANT = actions.family("plant", {"vine": ["merlot", "malbec"], "field": ["1", "2", "3"]})


def test_the_kernels_own_actions_come_first_and_never_move() -> None:
    assert (NO, YES, DONE, OPTION, FIRST_GAME_CODE) == (0, 1, 2, 3, 11)
    assert [family.verb for family in Actions().families] == ["no", "yes", "done", "option"]
    assert Actions().size == FIRST_GAME_CODE


def test_a_family_has_a_code_for_each_combination_of_its_arguments() -> None:
    assert (REST, PLANT, actions.size) == (11, 12, 18)
    assert actions.code({"verb": "plant", "vine": "malbec", "field": "2"}) == PLANT + 4


@given(st.integers(0, actions.size - 1))
def test_every_code_is_an_action_and_back(code: int) -> None:
    family = actions.of(code)
    assert family is not None
    assert actions.code(family.action(code)) == code


@pytest.mark.parametrize("code", [-1, actions.size])
def test_other_codes_are_no_actions(code: int) -> None:
    assert actions.of(code) is None
    with pytest.raises(BadInput, match=f"there is no action {code}: codes run from 0 to 17"):
        actions.text(code)


def test_an_action_reads_the_same_everywhere() -> None:
    assert actions.text(REST) == Text("action-rest")
    assert actions.text(PLANT + 5) == Text("action-plant", {"vine": "malbec", "field": "3"})


@pytest.mark.parametrize(
    ("action", "what"),
    [
        ({"verb": "burn"}, "no action has the verb 'burn'"),
        ({}, "no action has the verb None"),
        ({"verb": "plant", "vine": "merlot"}, r"'plant' takes \['vine', 'field'\]"),
        ({"verb": "rest", "vine": "merlot"}, "'rest' takes no arguments"),
        ({"verb": "plant", "vine": "oak", "field": "1"}, "'plant' knows no vine 'oak'"),
    ],
)
def test_an_action_that_is_none_is_refused_with_what_is_wrong(
    action: dict[str, str], what: str
) -> None:
    with pytest.raises(BadInput, match=what):
        actions.code(action)


def test_effects_are_numbered_and_named_by_their_place() -> None:
    root = Do(Mark(1), Choose(Mark(2), Mark(3)))
    catalogue = Catalogue[Toy]({"card": root, "other": Mark(4)})
    paths = ["card", "card.0", "card.1", "card.1.0", "card.1.1", "other"]
    assert [effect.path for effect in catalogue.effects] == paths
    assert [effect.id for effect in catalogue.effects] == list(range(6))
    assert catalogue.ids == {path: number for number, path in enumerate(paths)}


def test_a_shared_effect_keeps_the_name_of_its_first_place() -> None:
    shared = Mark(1)
    catalogue = Catalogue[Toy]({"first": Do(shared, Mark(2)), "second": Do(Mark(3), shared)})
    assert shared.path == "first.0"
    assert "second.1" not in catalogue.ids


def test_an_effect_may_be_a_part_of_itself() -> None:
    class Again(Effect[Toy]):
        def parts(self) -> list[Effect[Toy]]:
            return [self]

    assert list(Catalogue[Toy]({"again": Again()}).ids) == ["again"]


def test_two_games_cannot_share_an_effect() -> None:
    shared = Mark(1)
    Table(shared)
    with pytest.raises(ValueError, match="toy belongs to another game already"):
        Table(shared)
    with pytest.raises(ValueError, match="toy belongs to another game already"):
        Table(Mark(2), shared)


def test_the_paths_of_the_example_are_those_of_saved_games() -> None:
    # Saved states name these. The list may grow at its end; nothing in it may change.
    assert [effect.path for effect in barrels.BARRELS.effects] == [
        "round",
        "round.0",
        "round.0.0",
        "round.0.1",
        "round.0.1.0",
        "round.0.2",
        "round.0.2.0",
        "round.0.2.0.0",
        "round.0.2.0.0.0",
        "round.0.2.0.0.1",
        "round.0.2.0.0.1.0",
        "round.0.2.0.0.1.0.0",
        "round.0.2.0.1",
        "round.0.2.0.1.0",
    ]


def test_the_codes_of_the_example_are_those_of_kept_records() -> None:
    assert [(family.base, family.verb) for family in barrels.ACTIONS.families] == [
        (0, "no"),
        (1, "yes"),
        (2, "done"),
        (3, "option"),
        (11, "bid"),
    ]
