"""The proof kit finds every promise that a game can break, and says where."""

from collections.abc import Callable

import pytest

from cuvee.engine import Need, Option, switch
from cuvee.locales import add_words
from cuvee.testing import ConformanceError, check
from tests.engine.toy import Table
from tests.testing.broken import BROKEN, Spending, steps


def test_a_game_that_keeps_its_promises_passes() -> None:
    check(Table(*steps(), seats=3), seats=3, seeds=range(5))
    check(Table(*steps()), seats=2, seeds=range(5), every=3, samples=4)


@pytest.mark.parametrize(
    ("game", "what"), [case[1:] for case in BROKEN], ids=[case[0] for case in BROKEN]
)
def test_a_broken_promise_is_found_and_named(game: Callable[[], Table], what: str) -> None:
    with pytest.raises(ConformanceError, match=what):
        check(game(), seats=2, seeds=range(20), most_decisions=50)


def test_a_failure_tells_how_to_get_there() -> None:
    game = Spending(*steps())
    with pytest.raises(ConformanceError) as failure:
        check(game, seats=2, seeds=[3])
    text = str(failure.value).splitlines()[-1]
    assert text.startswith("to reproduce: seats=2, seed=3, actions=[")


def test_an_effect_that_was_renumbered_is_found() -> None:
    game = Table(*steps())
    game.effects[1].id = 7
    with pytest.raises(ConformanceError, match=r"effect 'toy\.0' is number 7, listed as 1"):
        check(game, seats=2, seeds=[1])


@pytest.mark.parametrize(
    ("need", "what"),
    [
        (Need([1], {"seats": [2]}), "'level' needs 'level' 1, which cannot be chosen"),
        (Need(["hard"], {"seats": [9]}), "'level' needs 'seats' 9, which cannot be chosen"),
        (Need(["hard"], {"lost": [True]}), "'level' needs 'lost' True, which cannot be chosen"),
        (Need(["hard"], none_of={"open": [3]}), "'level' needs 'open' 3, which cannot be chosen"),
        (Need([None], {"open": [True]}), "has a value to propose instead if it is a need of"),
        (Need(["hard"], {"open": [True]}, instead="easy"), "has a value to propose instead"),
    ],
)
def test_a_need_that_nothing_can_meet_is_found(need: Need, what: str) -> None:
    game = Table(*steps())
    game.options = [Option("level", None, ["easy", "hard"], [need]), switch("open")]
    with pytest.raises(ConformanceError, match=what):
        check(game, seats=2, seeds=[1])


# Words

WORDS = """
ask-may = May?
ask-pick = Pick a number.
action-pick = Pick { $number }
action-no = No
action-yes = Yes
event-mark = { $name } marks { $mark }.
event-mark-secret = { $name } marks { $mark } and has { $coins } left.
why-too_poor = That costs { $price }.
why-not_asked = Nobody asks for that.
why-not_your_decision = It is not your decision.
why-no_such_action = There is no such action.
reason-done = All is done.
"""


def worded(name: str, english: str, german: str) -> Table:
    """A table of its own name with these words."""
    game = Table(*steps())
    game.name = name
    for lang, words in (("en", english), ("de", german), ("es", english)):
        add_words(name, lang, words)
    return game


def test_a_game_with_words_for_everything_passes() -> None:
    check(worded("toy-worded", WORDS, WORDS), seats=2, seeds=range(10))


@pytest.mark.parametrize(
    "message",
    ["ask-pick", "action-pick", "event-mark", "event-mark-secret", "why-too_poor", "reason-done"],
)
def test_a_message_without_words_in_one_language_is_found(message: str) -> None:
    lacking = "".join(
        line for line in WORDS.splitlines(keepends=True) if not line.startswith(f"{message} ")
    )
    with pytest.raises(ConformanceError, match=f"there are no words for '{message}' in 'de'"):
        check(worded(f"toy-{message}", WORDS, lacking), seats=2, seeds=range(20))


def test_a_label_must_be_known_in_every_language_or_in_none() -> None:
    labelled = WORDS + "effect-toy-0-0 = Mark yourself\n"
    check(worded("toy-label", labelled, labelled), seats=2, seeds=[1])
    with pytest.raises(ConformanceError, match="no words for 'effect-toy-0-0' in 'de'"):
        check(worded("toy-half", labelled, WORDS), seats=2, seeds=[1])


def test_words_that_want_an_argument_the_message_lacks_are_found() -> None:
    wanting = WORDS.replace("costs { $price }", "costs { $coins }")
    with pytest.raises(ConformanceError, match="message 'why-too_poor' in 'de'"):
        check(worded("toy-wanting", WORDS, wanting), seats=2, seeds=range(20))


def test_words_can_be_left_out_of_it() -> None:
    check(worded("toy-wordless", "ask-may = May?", ""), seats=2, seeds=[1], words=False)
