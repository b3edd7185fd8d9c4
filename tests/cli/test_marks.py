from cuvee.cli.marks import marks


def test_players_have_marks_that_tell_them_apart() -> None:
    assert marks(["Player 1", "Greedy 2", "Ada Lovelace"]) == ["P1", "G2", "AL"]
    assert marks(["Ada", "Anna", "Ben"]) == ["A1", "A2", "B"]
    assert marks(["Ann", "Art", "Ada 2"]) == ["#1", "#2", "#3"]
