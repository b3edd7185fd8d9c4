from typing import cast

import pytest

from cuvee import Game, State, game
from cuvee.cli.explain import action_in_full, refusals
from cuvee.cli.words import Words
from cuvee.engine import Event
from cuvee.locales import add_words
from tests.cli.drive import Vintage
from tests.engine.toy import PICK, Pick, Table, Toy, play

MESSAGES = """
action-pick = Pick number { $number }
why-too_poor = It costs { $price }.
rule-price = prices, p. 3
number_text-2 = Two is a pair
text-3 = Three is a crowd.
"""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Toy:
    """Somebody with three coins picks a number from 0 to 5."""
    monkeypatch.setattr("cuvee.locales._added", {})
    state = play(Pick())
    add_words(state.game.name, "en", MESSAGES)
    return state


def words(state: Toy) -> Words:
    return Words(cast("Game[State]", state.game), "en", ["Ada", "Ben"])


def test_a_refusal_is_printed_with_its_rule(asked: Toy) -> None:
    output = [*refusals(asked, "number 5", words(asked))]
    assert output == ["Pick number 5. It costs 5. (Rule: prices, p. 3.)"]
    assert [*refusals(asked, str(PICK + 5), words(asked))] == output


def test_without_words_all_refusals_are_printed(asked: Toy) -> None:
    output = [*refusals(asked, "", words(asked))]
    assert [line.split(".")[0] for line in output] == ["Pick number 4", "Pick number 5"]


def test_answers_with_one_reason_are_printed_together(asked: Toy) -> None:
    output = [*refusals(asked, "pick", words(asked))]
    assert output == [
        "Pick number 0; Pick number 1; Pick number 2; Pick number 3. You can choose that.",
        "Pick number 4. It costs 4. (Rule: prices, p. 3.)",
        "Pick number 5. It costs 5. (Rule: prices, p. 3.)",
    ]


def test_many_answers_are_cut_short(asked: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuvee.cli.explain.MAX_REASONS", 2)
    output = [*refusals(asked, "pick", words(asked))]
    assert len(output) == 3
    assert output[-1] == "There is one more; be more specific."


def test_an_option_is_explained_with_what_is_printed_on_it(asked: Toy) -> None:
    explained = [action_in_full(asked, PICK + n, words(asked)).plain for n in (1, 2, 3)]
    assert [text.split("\n")[0] for text in explained] == [
        "Pick number 1.",
        "Pick number 2. Two is a pair.",
        "Pick number 3. Three is a crowd.",
    ]
    assert explained[0].split("\n")[1].startswith("In records it is called pick number=1, number ")


def test_events_name_whoever_is_concerned(
    vintage: Vintage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuvee.locales._added", {})
    add_words("vintage", "en", "event-give = { $name } gives { $other_name } a card.\n")
    output = Words(game("vintage"), "en", ["Ada", "Ben"])
    assert output.event(Event("give", 0, {"other": 1}, {}, -1), None) == "Ada gives Ben a card."


class Pointing(Table):
    """A table on which every action is about the second seat."""

    def action(self, code: int) -> dict[str, str]:
        return {"verb": "pick", "seat": "1"}


@pytest.mark.usefixtures("asked")
def test_an_action_names_the_player_it_is_about() -> None:
    state = Pointing(Pick()).new()
    output = words(state)
    assert output.action(state, PICK) == "Pick number 0 (Ben)"
    output.names = ["Ada", "number 0"]
    assert output.action(state, PICK) == "Pick number 0"
