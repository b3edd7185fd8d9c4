"""Sets and choices as lists of numbers."""

from cuvee.games.numbers import chosen, members


def test_a_set_has_a_one_for_each_of_its_members() -> None:
    assert members(3)[0b101] == [1.0, 0.0, 1.0]
    assert len(members(3)) == 8


def test_a_choice_has_a_one_for_itself_and_the_last_list_none() -> None:
    assert chosen(3) == [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [0.0, 0.0, 0.0]]
