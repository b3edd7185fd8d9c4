"""Viticulture has words for all it can say and for nothing else, in every language.

What it can say is gathered from its effects, its actions and its source; each message with the
arguments it is said with. That the languages agree on variables is tested in `test_messages`.
"""

import ast
from collections.abc import Iterator

import pytest

from cuvee.engine import OPTION, YES, Ask, Choose, May, Text
from cuvee.games.viticulture.campaign import LAST, REASONS
from cuvee.games.viticulture.cards.deck import CARD_NAMES
from cuvee.games.viticulture.cards.winter_company import PayTribute
from cuvee.games.viticulture.codes import ACTIONS
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.games.viticulture.spaces import ACTION_NAMES, MAKE_WINE, SEASON_NAMES
from cuvee.games.viticulture.structures import STRUCTURE_NAMES
from cuvee.locales import COMMON, LANGUAGES, FluentVoice
from tests.locales.test_messages import SOURCE, messages

GAME = VITICULTURE.name
Said = dict[str, set[str]]  # the names of messages, each with those of its arguments
PLAIN = ("number", "value")  # arguments that are numbers, not names of things


def said_by_actions() -> Said:
    """What each family of actions is called, and the things it names."""
    said: Said = {}
    for family in ACTIONS.families:
        said[f"action-{family.verb}"] = set(family.names)
        for name, keys in zip(family.names, family.keys, strict=True):
            said |= {f"{name}-{key}": set() for key in keys if name not in PLAIN}
    return said


def said_by_effects() -> Said:
    """Questions that go by their name, and what the options of a card are called."""
    said: Said = {}
    state = VITICULTURE.new()
    for effect in VITICULTURE.effects:
        if isinstance(effect, Ask) and type(effect).prompt is Ask.prompt:
            said[f"ask-{effect.question}"] = set()
        if isinstance(effect, Choose | May | PayTribute):
            for action in (YES, *range(OPTION, OPTION + 8)):
                label = effect.label(state, 0, 0, action)
                said |= {} if label is None else {label.name: set()}
    return said


def said_by_name() -> Said:
    """Titles, options, and the names and explanations of things that stand on the table."""
    names = ["game", *[f"reason-{reason}" for reason in ("goal", *REASONS)]]
    names += [f"challenge-{number}" for number in range(1, LAST + 1)]
    names += [f"challenge_text-{number}" for number in range(1, LAST + 1)]
    names += ["challenge-reconstructed"]
    names += [f"option-{option.name}" for option in VITICULTURE.options]
    names += [f"text-{card}" for card in CARD_NAMES]
    names += [f"structure_text-{structure}" for structure in STRUCTURE_NAMES]
    names += [f"season-{season}" for season in SEASON_NAMES]
    names += [f"task-{action}" for action in ACTION_NAMES]
    # The bonus of making wine is a third wine, which is not asked about.
    names += [f"ask-bonus-{name}" for name in ACTION_NAMES if name != ACTION_NAMES[MAKE_WINE]]
    return {name: set() for name in names}


def said_in_source() -> Said:
    """Texts, reasons with their rules, and events: whatever the code calls by a written name."""
    said: Said = {}
    for called, args in calls():
        if called == "Text":
            said |= {name: keys(args[1:]) for name in written(args[0])}
        elif called == "Reason":
            said |= {f"why-{name}": keys(args[2:]) for name in written(args[0])}
            said |= {f"rule-{name}": set() for name in written(args[1])}
        elif called == "tell":
            by = set() if isinstance(args[1], ast.UnaryOp) else {"name"}  # -1: nobody in particular
            public = keys(args[2:3]) | by
            said |= {f"event-{kind}": named(public) for kind in written(args[0])}
            if len(args) > 3:
                secret = named(public | keys(args[3:]))
                said |= {f"event-{kind}-secret": secret for kind in written(args[0])}
    return said


def calls() -> Iterator[tuple[str, list[ast.expr]]]:
    """Every call in the source of the game: what is called, and with what."""
    for path in sorted((SOURCE / "games" / GAME).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield node.func.id, node.args
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                yield node.func.attr, node.args


def written(expression: ast.expr) -> list[str]:
    """The names that an expression can come to; none for one that is put together."""
    if isinstance(expression, ast.IfExp):
        return written(expression.body) + written(expression.orelse)
    if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        return [expression.value]
    assert isinstance(expression, ast.JoinedStr), f"no name: {ast.unparse(expression)}"
    return []


def keys(args: list[ast.expr]) -> set[str]:
    """The names of the arguments that are written out as a dictionary."""
    found = [key for arg in args if isinstance(arg, ast.Dict) for key in arg.keys]
    return {str(key.value) for key in found if isinstance(key, ast.Constant)}


def named(args: set[str]) -> set[str]:
    """An event's arguments, with the name of the other player that the table adds."""
    return args | {"other_name"} if "other" in args else args


def everything_said() -> Said:
    """All that the game says, except what every game says."""
    every = said_by_actions() | said_by_effects() | said_by_name() | said_in_source()
    common = messages(COMMON, LANGUAGES[0])
    return {name: args for name, args in every.items() if name not in common}


SAID = everything_said()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_the_game_can_say_has_words(lang: str) -> None:
    assert sorted(set(SAID) - set(messages(GAME, lang))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_no_words_that_the_game_never_says(lang: str) -> None:
    assert sorted(set(messages(GAME, lang)) - set(SAID)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [1, 2])
def test_every_message_can_be_said_with_the_arguments_it_comes_with(lang: str, number: int) -> None:
    for name, args in SAID.items():
        said = FluentVoice().say(GAME, Text(name, dict.fromkeys(args, number)), lang)
        assert said.strip(), f"{name} says nothing in {lang!r}"
