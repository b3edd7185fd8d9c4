import barrels
from cuvee.bots import Bot, RandomBot, bot
from cuvee.cli.table import Table


def table(humans: int, seats: int = 3, seed: int = 5) -> Table:
    bots: dict[int, Bot] = {seat: bot("random") for seat in range(humans, seats)}
    state = barrels.BARRELS.new(seats=seats, seed=seed)
    return Table(state, seed, [f"P{seat}" for seat in range(seats)], bots)


def test_it_stands_where_a_person_is_asked() -> None:
    at = table(humans=1)
    while not at.state.over:
        assert at.state.seat == 0
        at.choose(at.state.legal()[-1])
    assert at.record().result is not None


def test_the_same_choice_after_an_undo_meets_the_same_answers() -> None:
    at = table(humans=1)
    first = at.state.legal()[0]
    at.choose(first)
    after = at.state.digest()
    assert at.undo()
    at.choose(first)
    assert at.state.digest() == after


def test_undo_and_redo_walk_all_the_way() -> None:
    at = table(humans=2)
    digests = [at.state.digest()]
    while not at.state.over:
        at.choose(at.state.legal()[0])
        digests.append(at.state.digest())
    back = [at.state.digest()]
    while at.undo():
        back.append(at.state.digest())
    assert back == digests[::-1]
    forth = [at.state.digest()]
    while at.redo():
        forth.append(at.state.digest())
    assert forth == digests


def test_a_record_holds_only_what_was_not_undone() -> None:
    at = table(humans=1)
    at.choose(at.state.legal()[0])
    length = len(at.record().actions)
    at.choose(at.state.legal()[0])
    at.undo()
    assert len(at.record().actions) == length
    assert at.record().verify().digest() == at.state.digest()


def test_news_are_what_happened_since_one_was_asked() -> None:
    at = table(humans=2)
    at.choose(at.state.legal()[0])
    assert at.state.seat == 1
    assert at.news(1) == []
    at.choose(at.state.legal()[0])
    news = [event for turn in at.news(at.state.seat) for event in turn]
    assert [event.seat for event in news if event.kind == "bid"] == [0, 1, 2]
    assert at.news(None) == at.story


def test_a_turn_goes_on_while_nobody_else_decides() -> None:
    at = table(humans=1, seats=2, seed=5)
    assert not at.goes_on()
    at.choose(at.state.legal()[-1])
    assert not at.goes_on()  # the bot has bid in between


def test_people_are_those_who_are_not_bots() -> None:
    state = barrels.BARRELS.new(seats=3, seed=1)
    assert Table(state, 1, ["a", "b", "c"], {1: RandomBot()}).people == [0, 2]
