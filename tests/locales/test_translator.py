# ruff: noqa: RUF001 - quotation marks are as typographers set them

import pytest

from cuvee import BadInput
from cuvee.bots import levels
from cuvee.engine import Text
from cuvee.locales import COMMON, LANGUAGES, FluentTranslator, add_words, bundle
from cuvee.locales.quotes import nest_quotes

TRANSLATOR = FluentTranslator()


@pytest.fixture(autouse=True)
def own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuvee.locales._added", {})
    add_words("toy", "en", "plant = Plant { $vine }\nvine-merlot = Merlot\nask = Well?\n")
    add_words("toy", "de", "plant = { $vine } pflanzen\nvine-merlot = Merlot-Rebe\n")


def test_a_message_is_put_into_words_with_its_arguments() -> None:
    assert TRANSLATOR.say("toy", Text("plant", {"vine": "merlot"}), "en") == "Plant Merlot"
    assert TRANSLATOR.say("toy", Text("plant", {"vine": "merlot"}), "de") == "Merlot-Rebe pflanzen"


def test_an_argument_without_words_of_its_own_stays_as_it_is() -> None:
    assert TRANSLATOR.say("toy", Text("plant", {"vine": "syrah"}), "en") == "Plant syrah"
    assert TRANSLATOR.say("toy", Text("plant", {"vine": 3}), "en") == "Plant 3"


def test_a_games_own_words_come_before_the_common_ones() -> None:
    assert TRANSLATOR.say("toy", Text("ask"), "en") == "Well?"
    assert TRANSLATOR.say("toy", Text("ask"), "de") == "Was machst du?"


def test_a_message_without_words_is_read_out_by_its_name() -> None:
    assert not TRANSLATOR.knows("toy", "unknown")
    assert TRANSLATOR.say("toy", Text("unknown", {"a": 1}), "en") == "unknown (a=1)"


def test_an_argument_that_is_missing_is_named() -> None:
    with pytest.raises(BadInput, match="message 'plant' in 'en'"):
        TRANSLATOR.say("toy", Text("plant"), "en")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput, match="Cuvée speaks en, de, es, not 'fr'"):
        bundle("toy", "fr")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2])
def test_victory_has_words_for_any_number_of_winners(lang: str, count: int) -> None:
    names = ", ".join(["Ada", "Ben"][:count])
    text = TRANSLATOR.say("cli", Text("cli-victory", {"count": count, "names": names}), lang)
    assert text.endswith(".")
    assert names in text


@pytest.mark.parametrize(
    ("lang", "action", "said"),
    [
        ("en", "“Cellar tip” is used", "“‘Cellar tip’ is used”:"),
        ("de", "„Geheimtipp“ nutzen", "„‚Geheimtipp‘ nutzen“:"),
        ("es", "Usar «Un buen consejo»", "«Usar “Un buen consejo”»:"),
    ],
)
def test_what_is_quoted_within_a_quotation_has_inner_marks(
    lang: str, action: str, said: str
) -> None:
    text = TRANSLATOR.say("bots", Text("explain-only", {"best": action}), lang)
    assert text.startswith(f"{said} ")


@pytest.mark.parametrize(
    ("text", "nested"),
    [
        ("„„a“ und „b““, „c“", "„‚a‘ und ‚b‘“, „c“"),
        ("„„„a“““", "„‚„a“‘“"),
        ("„a“ und „b“", "„a“ und „b“"),
        ("„„a“", "„„a“"),
        ("“a“ „b„", "“a“ „b„"),
    ],
)
def test_marks_alternate_and_those_without_a_partner_stay(text: str, nested: str) -> None:
    assert nest_quotes(text, "de") == nested


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", levels())
def test_levels_are_called_the_same_in_the_terminal_and_in_the_browser(
    name: str, lang: str
) -> None:
    message = f"bot-{name}"
    assert bundle(COMMON, lang).has_message(message)
    assert TRANSLATOR.say("cli", Text(message), lang) == TRANSLATOR.say(COMMON, Text(message), lang)
