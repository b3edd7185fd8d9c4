"""Why a program was replaced: as files say it and have always said it, and in every language."""

import os

import pytest

from cuvee.bots import StandIn
from cuvee.bots.failure import WRITTEN, Failure, ProgramFailed
from cuvee.engine.text import Args
from cuvee.locales import LANGUAGES

# What files of earlier versions hold, which is read for as long as there are such files.
RELEASED: list[tuple[str, Args, str]] = [
    ("start", {"problem": "Exec format error"}, "cannot be started: Exec format error"),
    ("late", {"ms": 15000}, "gave no answer within 15000 ms"),
    ("early", {"answer": "{}"}, "answered before it was asked: {}"),
    ("closed", {}, "closed its output"),
    ("exit", {"code": -9}, "ended with exit code -9"),
    ("exit_said", {"code": 1, "said": "KeyError: 'x'"}, "ended with exit code 1: KeyError: 'x'"),
    ("long", {"most": 65536}, "answered with more than 65536 bytes"),
    ("not_json", {"answer": ""}, "answered with a line that is not JSON: "),
    ("no_code", {}, 'answered without a whole number as "code"'),
    ("not_offered", {"code": "-1"}, "chose -1, which is not on offer"),
]


@pytest.mark.parametrize(("reason", "args", "written"), RELEASED)
def test_a_failure_is_written_in_english_and_read_back(
    reason: str, args: Args, written: str
) -> None:
    assert str(ProgramFailed(reason, **args)) == written
    assert Failure.read(written) == Failure(reason, args)


def test_every_reason_has_been_released_with_its_text() -> None:
    assert [reason for reason, _, _ in RELEASED] == [*WRITTEN]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("reason", "args", "written"), RELEASED)
def test_a_failure_has_words_in_every_language(
    reason: str, args: Args, written: str, lang: str
) -> None:
    told = Failure(reason, args).told(lang)
    assert "failed-" not in told
    assert (written in told) == (lang == "en" and reason not in ("late", "long", "no_code"))


@pytest.mark.parametrize(
    ("code", "lang", "told"),
    [
        (2, "es", "no se puede iniciar: no existe el archivo o la carpeta"),
        (8, "es", "no se puede iniciar: el formato del archivo no se puede ejecutar"),
        (13, "en", "it cannot be started: Permission denied"),
    ],
)
def test_what_the_operating_system_says_is_told_too(code: int, lang: str, told: str) -> None:
    assert Failure("start", {"problem": os.strerror(code)}).told(lang) == told


def test_a_note_of_a_record_tells_of_a_stand_in() -> None:
    one = StandIn(1, 12, "random", "ended with exit code 3: that: was: it")
    said = "seat 1: random decides from then on, after 12 decisions of the game: the bot "
    assert one.note() == f"{said}ended with exit code 3: that: was: it"
    assert StandIn.from_note(one.note()) == one


@pytest.mark.parametrize("note", ["", "seat 1: random", "a note of somebody's own"])
def test_other_notes_tell_of_none(note: str) -> None:
    assert StandIn.from_note(note) is None


@pytest.mark.parametrize("why", ["", "was eaten", "ended with exit code " + "9" * 5000])
def test_a_reason_that_is_not_known_is_told_as_it_is_written(why: str) -> None:
    assert StandIn(0, 0, "greedy", why).reason("de") == why
