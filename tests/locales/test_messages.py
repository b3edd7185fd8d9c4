"""Every file of messages says the same things in every language, and nothing that nobody says.

A file `locales/en/GAME.ftl` is compared with its translations as soon as it is there. To have its
unused messages found too, add to `SAID` what the game says.
"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import cuvee
from cuvee.bots import bots
from cuvee.bots.failure import WRITTEN
from cuvee.engine import Actions
from cuvee.locales import LANGUAGES

SOURCE = Path(cuvee.__file__).parent
LOCALES = SOURCE / "locales"
FILES = sorted({path.stem for path in LOCALES.glob("*/*.ftl")})
BOTS = tuple(bots())  # those of Cuvée: other tests register some of their own


class Variables(Visitor):
    """Collects the variables that a message is made with."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(name: str, lang: str) -> dict[str, set[str]]:
    """The messages of a file, each with its variables; what cannot be read fails the test."""
    text = (LOCALES / lang / f"{name}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{name}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}/{name}.ftl has {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def written_in(folder: str, pattern: str) -> set[str]:
    """What a pattern finds in the source of a package."""
    files = sorted((SOURCE / folder).rglob("*.py"))
    return {found for path in files for found in re.findall(pattern, path.read_text("utf-8"))}


def said_by_the_kernel() -> set[str]:
    """Its own actions, its questions, its reasons."""
    own = {f"action-{family.verb}" for family in Actions().families}
    asked = {f"ask-{name}" for name in written_in("engine", r'question: str = "(\w+)"')}
    refused = {f"why-{code}" for code in written_in("engine", r'Reason\("(\w+)"')}
    return own | asked | refused | written_in("engine", r'Text\("([\w-]+)"[),]')


def said_by_the_terminal() -> set[str]:
    """Messages that stand in its source, and what is wrong with input."""
    own = written_in("cli", r"[\"'](cli-[\w-]+)[\"']")
    return own | (written_in("", r'"(error-[\w-]+)"') - said_by_the_kernel())


def said_by_bots() -> set[str]:
    """Why they choose what they choose, and why programs among them were replaced."""
    return written_in("bots", r'Text\("([\w-]+)"') | {f"failed-{reason}" for reason in WRITTEN}


def said_everywhere() -> set[str]:
    """What the kernel says, and the names of bots, which the browser shows as well."""
    return said_by_the_kernel() | {f"bot-{name}" for name in BOTS}


SAID: dict[str, Callable[[], set[str]]] = {
    "bots": said_by_bots,
    "common": said_everywhere,
    "cli": said_by_the_terminal,
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_every_language_has_the_same_messages_with_the_same_variables(name: str, lang: str) -> None:
    assert messages(name, lang) == messages(name, LANGUAGES[0])


@pytest.mark.parametrize("name", SAID)
def test_every_message_that_is_said_is_there_and_no_other(name: str) -> None:
    assert set(messages(name, LANGUAGES[0])) == SAID[name]()


def test_there_are_words_to_compare() -> None:
    assert set(SAID) <= set(FILES)
