"""Names that last: codes of actions, paths of effects."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuvee import BadInput
from cuvee.engine import DONE, NO, OPTION, YES, Actions, Choose, Do, Effect, Text, with_room
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
    with pytest.raises(BadInput, match=f"there is no action {code} among the codes from 0 to 17"):
        actions.text(code)


def test_codes_kept_for_later_are_no_actions_and_those_after_them_never_move() -> None:
    def family_after(*vines: str) -> tuple[Actions, int, int]:
        grown = Actions()
        plant = grown.family("plant", {"vine": with_room([*vines], 3), "field": ["1", "2"]})
        return grown, plant, grown.family("rest", {})

    grown, plant, rest = family_after("merlot", "malbec")
    assert (plant, rest, grown.size) == (11, 17, 18)
    assert grown.codes() == [*range(15), 17]
    assert grown.families[-2].keys == [["merlot", "malbec"], ["1", "2"]]
    assert grown.of(plant + 4) is None
    with pytest.raises(BadInput, match="there is no action 15"):
        grown.text(plant + 4)
    with pytest.raises(BadInput, match="'plant' knows no vine ''"):
        grown.code({"verb": "plant", "vine": "", "field": "1"})
    later, _, after = family_after("merlot", "malbec", "syrah")
    assert after == rest
    assert later.codes() == [*range(18)]
    assert all(later.text(code) == grown.text(code) for code in grown.codes())


def test_a_list_that_outgrows_its_room_is_refused() -> None:
    with pytest.raises(ValueError, match="there is room for 1 keys, not for 2"):
        with_room(["merlot", "malbec"], 1)


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
