import pytest

from cuvee.cli.seen import Seen

SEEN = Seen({"vp": 3, "over": True, "season": "fall", "rows": [1, 2], "mat": {"lira": 4}})


def test_parts_are_read_as_what_they_are() -> None:
    assert SEEN.number("vp") == 3
    assert SEEN.flag("over")
    assert SEEN.text("season") == "fall"
    assert SEEN.texts("rows") == ["1", "2"]
    assert SEEN.part("mat").number("lira") == 4
    assert Seen({"players": [{"vp": 1}]}).parts("players")[0].number("vp") == 1


def test_what_is_hidden_is_an_empty_list() -> None:
    assert SEEN.members("hand") == []


def test_what_is_of_another_kind_is_refused() -> None:
    for read in (
        lambda: SEEN.number("season"),
        lambda: SEEN.members("vp"),
        lambda: SEEN.part("vp"),
    ):
        with pytest.raises(TypeError, match="should be a"):
            read()
