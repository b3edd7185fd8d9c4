"""Messages by name, and whoever puts them into words."""

from collections.abc import Iterator

import pytest

from cuvee.engine import YES, May, Text, Translator, set_translator, translator
from tests.engine.toy import Mark, play


class Parrot(Translator):
    """Knows the label of one option, and says everything in capitals."""

    def knows(self, game: str, name: str) -> bool:
        return name == "effect-toy-0"

    def say(self, game: str, text: Text, lang: str) -> str:
        return f"{game}/{lang}: {text.name.upper()}"


@pytest.fixture
def parrot() -> Iterator[Translator]:
    parrot = Parrot()
    before = set_translator(parrot)
    yield parrot
    assert set_translator(before) is parrot


@pytest.fixture
def mute() -> Iterator[Translator]:
    before = set_translator(Translator())
    yield translator()
    set_translator(before)


def test_a_message_is_its_name_and_its_arguments() -> None:
    text = Text("ask-bid", {"card": 7})
    assert text == Text("ask-bid", {"card": 7})
    assert hash(text) == hash(Text("ask-bid", {"card": 7}))
    assert text != Text("ask-bid", {"card": 8})
    assert text != Text("ask-toast", {"card": 7})
    assert text != "ask-bid"
    assert repr(text) == "Text('ask-bid', {'card': 7})"
    assert text.to_dict() == {"text": "ask-bid", "args": {"card": 7}}


def test_plain_data_of_a_message_shares_nothing_with_it() -> None:
    text = Text("ask")
    args = text.to_dict()["args"]
    assert isinstance(args, dict)
    args["card"] = 1
    assert text.args == {}


def test_without_a_language_messages_read_as_names_and_arguments(mute: Translator) -> None:
    assert mute.say("toy", Text("ask"), "en") == "ask"
    assert mute.say("toy", Text("pay", {"price": 3, "card": "x"}), "de") == "pay (card=x, price=3)"
    assert not mute.knows("toy", "ask")


def test_the_translator_that_was_set_is_used(parrot: Translator) -> None:
    assert translator() is parrot
    state = play(May(Mark(1)))
    assert state.game.say(Text("hello"), "es") == "toy/es: HELLO"
    assert state.game.describe(YES) == "toy/en: ACTION-YES"


def test_an_action_reads_as_its_label_here_or_as_what_it_means_everywhere(
    parrot: Translator,
) -> None:
    state = play(May(Mark(1)))
    assert state.describe(1, "de") == "toy/de: EFFECT-TOY-0"
    assert state.describe(0, "de") == "toy/de: ACTION-NO"
    state.apply(0)
    assert state.describe(1, "de") == "toy/de: ACTION-YES"


def test_a_label_nobody_has_words_for_gives_way_to_the_action(mute: Translator) -> None:
    assert play(May(Mark(1))).describe(YES) == "action-yes"
