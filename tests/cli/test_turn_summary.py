import pytest

from cuvee import game
from cuvee.cli.turn_summary import summarise_turns
from cuvee.cli.words import Words
from cuvee.engine import Event
from cuvee.locales import add_words
from tests.cli.drive import Vintage

MESSAGES = """
event-year = Year { $year }.
event-draw = { $name } draws a card.
event-gain = { $name } gains { $lira }.
event-mama = { $name }: mama { $mama }.
event-cheer = { $name } cheers!
event-lose = From { $name } a card is taken.
"""


@pytest.fixture
def words(vintage: Vintage, monkeypatch: pytest.MonkeyPatch) -> Words:
    monkeypatch.setattr("cuvee.locales._added", {})
    add_words("vintage", "en", MESSAGES)
    return Words(game("vintage"), "en", ["Ada", "Ben"])


def event(kind: str, seat: int = 0, **args: str | int) -> Event:
    return Event(kind, seat, {**args}, {}, -1)


def test_what_one_player_does_in_a_turn_is_one_sentence(words: Words) -> None:
    turn = [event("gain", lira=2), event("draw"), event("gain", lira=1)]
    assert summarise_turns([turn], None, words) == ["Ada gains 2; draws a card; gains 1."]


def test_what_is_done_several_times_is_printed_once(words: Words) -> None:
    turn = [event("draw"), event("draw"), event("draw"), event("gain", lira=1)]
    assert summarise_turns([turn], None, words) == ["Ada draws a card (3x); gains 1."]


def test_players_and_turns_have_sentences_of_their_own(words: Words) -> None:
    turns = [[event("draw"), event("draw", 1), event("draw")], [event("draw")]]
    output = ["Ada draws a card.", "Ben draws a card.", "Ada draws a card.", "Ada draws a card."]
    assert summarise_turns(turns, None, words) == output


def test_what_nobody_did_stands_alone(words: Words) -> None:
    turn = [event("draw"), event("year", -1, year=2), event("year", -1, year=3), event("draw")]
    output = ["Ada draws a card.", "Year 2.", "Year 3.", "Ada draws a card."]
    assert summarise_turns([turn], None, words) == output


def test_a_sentence_that_does_not_begin_or_end_so_stands_alone(words: Words) -> None:
    turn = [event("mama", mama="Nici"), event("draw"), event("cheer"), event("draw")]
    output = ["Ada: mama Nici; draws a card; cheers!", "Ada draws a card."]
    assert summarise_turns([turn], None, words) == output
    assert summarise_turns([[event("draw"), event("lose")]], None, words) == [
        "Ada draws a card.",
        "From Ada a card is taken.",
    ]
