"""The browser names no question, action, target or message that a game does not have.

Fields of views and components are checked by svelte-check against web/src/games.ts, which
test_game_types.py keeps up to date; the same types check questions and actions where the client
is built. These tests say it without a build.
"""

import re
from pathlib import Path

import pytest

import cuvee
from cuvee.locales import words

SOURCES = Path(__file__).parents[2] / "web" / "src"
GAMES = ("viticulture", "naramata")


def source(game: str, file: str) -> str:
    """A module of a game's drawing."""
    return (SOURCES / game / file).read_text("utf-8")


def every_source(game: str) -> str:
    """All modules and components of a game's drawing."""
    files = sorted((SOURCES / game).rglob("*"))
    return "\n".join(file.read_text("utf-8") for file in files if file.suffix in (".ts", ".svelte"))


def block(text: str, start: str, end: str) -> str:
    """What stands between two marks, the first of each."""
    return text.split(start, 1)[1].split(end, 1)[0]


@pytest.mark.parametrize("game", GAMES)
def test_each_question_of_a_game_has_a_section_of_the_rules_and_no_other(game: str) -> None:
    known = re.findall(
        r"^  (\w+):", block(source(game, "questions.ts"), "SECTIONS = {", "}"), re.MULTILINE
    )
    asked = {effect.question for effect in cuvee.game(game).effects if effect.asks}
    assert set(known) == asked


@pytest.mark.parametrize("game", GAMES)
def test_the_client_decides_by_questions_that_the_game_asks(game: str) -> None:
    calls = re.findall(r"\basks\(\w+,([^)]*)\)", every_source(game))
    named = {question for call in calls for question in re.findall(r"'(\w+)'", call)}
    assert len(named) > 4
    assert named <= {effect.question for effect in cuvee.game(game).effects if effect.asks}


@pytest.mark.parametrize("game", GAMES)
def test_targets_stand_for_actions_that_the_game_has(game: str) -> None:
    arguments = {family.verb: set(family.names) for family in cuvee.game(game).actions.families}
    meant = block(source(game, "targets.ts"), "export function actionOf", "\n}\n")
    actions = re.findall(r"\{\s*verb: '(\w+)'(?:,([^}]*))?\}", meant)
    assert len(actions) > 4
    for verb, rest in actions:
        assert verb in arguments, f"{game} has no action {verb!r}"
        assert set(re.findall(r"(\w+):", rest)) == arguments[verb], verb


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_that_the_client_names_is_one_of_the_game(game: str) -> None:
    named = set(re.findall(r"\bverb(?:: | [!=]== )'(\w+)'", every_source(game)))
    assert len(named) > 4
    assert named <= {family.verb for family in cuvee.game(game).actions.families}


@pytest.mark.parametrize("game", GAMES)
def test_each_kind_of_target_stands_for_an_action(game: str) -> None:
    kinds = re.findall(
        r"^  '(\w+)',", block(source(game, "target-kinds.ts"), "[", "]"), re.MULTILINE
    )
    meant = block(source(game, "targets.ts"), "export function actionOf", "\n}\n")
    assert set(kinds) == set(re.findall(r"case '(\w+)':", meant))
    used = re.findall(r"targetId\(\s*'(\w+)'", every_source(game))
    assert set(used) <= set(kinds)


@pytest.mark.parametrize("game", GAMES)
def test_the_client_looks_for_messages_that_the_game_says(game: str) -> None:
    said = set(re.findall(r"^([\w-]+) =", words(game, "en"), re.MULTILINE))
    named = re.findall(r"'((?:event|ask|option|asset)-[\w-]*\w)'", every_source(game))
    assert named
    assert set(named) <= said


@pytest.mark.parametrize("game", GAMES)
def test_things_that_the_client_names_have_names(game: str) -> None:
    said = re.findall(r"^([\w-]+) =", words(game, "en"), re.MULTILINE)
    kinds = re.findall(rf"\bname\((?:GAME|'{game}'), '(\w+)'", every_source(game))
    assert kinds
    nameless = [kind for kind in kinds if not any(name.startswith(f"{kind}-") for name in said)]
    assert nameless == []
