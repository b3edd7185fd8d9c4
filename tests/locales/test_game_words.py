"""Every game has words for all it can say and for nothing else, in every language.

What it can say is gathered from its effects, its actions and its source; each message with the
arguments it is said with. That the languages agree on variables is tested in `test_messages`.
"""

import ast
import re
from collections.abc import Iterator
from typing import Any

import pytest

from cuvee.engine import OPTION, YES, Ask, Choose, Game, May, Text
from cuvee.games.naramata import features as naramata
from cuvee.games.naramata.activities.assets import named
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS
from cuvee.games.naramata.cards.vehicles import VEHICLE_KEYS
from cuvee.games.naramata.draft import wishes
from cuvee.games.naramata.edition.loading import edition_at
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.kinds import ACTIVITIES, CHEESE, KINDS, PURCHASE, TASTING
from cuvee.games.naramata.reasons import NAMED
from cuvee.games.naramata.state import PILE_NAMES
from cuvee.games.viticulture import features as viticulture
from cuvee.games.viticulture.campaign import LAST, REASONS
from cuvee.games.viticulture.cards.deck import CARD_NAMES
from cuvee.games.viticulture.cards.winter_company import PayTribute
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.games.viticulture.spaces import ACTION_NAMES, MAKE_WINE, SEASON_NAMES
from cuvee.games.viticulture.structures import STRUCTURE_NAMES
from cuvee.locales import COMMON, LANGUAGES, FluentTranslator
from tests.locales.test_messages import SOURCE, messages

GAMES: dict[str, Game[Any]] = {game.name: game for game in (VITICULTURE, NARAMATA)}
Said = dict[str, set[str]]  # the names of messages, each with those of its arguments
ADDED = {  # what is put into the reasons of Naramata where they are told
    **NAMED,
    "same_cheese": ["who", "cheese_type"],
    "same_tasting": ["who", "tasting_type"],
}
PLAIN = {"number", "value", "count", "slot"}  # arguments that are numbers, not things
PLAIN |= {*KINDS[: PURCHASE + 1]}  # cards, which only a position knows by name
WHELP_MODES = ("solo", "fleet")
BOARD_LABELS = ("hand", "picked", "place", "proposed", "row", "vehicle")  # of the terminal's board
BOARD = "board-"  # how the words begin that only the terminal's own board of a game says


def said_by_actions(game: Game[Any]) -> Said:
    """What each family of actions is called, and the things it names."""
    said: Said = {}
    for family in game.actions.families:
        said[f"action-{family.verb}"] = set(family.names)
        for name, keys in zip(family.names, family.keys, strict=True):
            if name in PLAIN or (game is NARAMATA and name == "space"):  # numbered, there
                continue
            said |= {f"{name}-{key}": set() for key in keys}
    return said


def said_by_effects(game: Game[Any]) -> Said:
    """Questions that go by their name, and what the options of a card are called."""
    said: Said = {}
    state = game.new()
    for effect in game.effects:
        if isinstance(effect, Ask) and type(effect).prompt is Ask.prompt:
            said[f"ask-{effect.question}"] = set()
        if isinstance(effect, Choose | May | PayTribute):
            for action in (YES, *range(OPTION, OPTION + 8)):
                label = effect.label(state, 0, 0, action)
                said |= {} if label is None else {label.name: set()}
    return said


def said_in_viticulture() -> Said:
    """Why it ends, and the names and explanations of things that stand on the table."""
    names = [f"reason-{reason}" for reason in ("goal", *REASONS)]
    names += [f"challenge-{number}" for number in range(1, LAST + 1)]
    names += [f"challenge_title-{number}" for number in range(1, LAST + 1)]
    names += [f"challenge_text-{number}" for number in range(1, LAST + 1)]
    names += ["challenge-reconstructed", "rival-automa"]
    names += [f"text-{card}" for card in CARD_NAMES if card]
    names += [f"structure_text-{structure}" for structure in STRUCTURE_NAMES]
    names += [f"season-{season}" for season in SEASON_NAMES]
    names += [f"task-{action}" for action in ACTION_NAMES]
    names += [f"task_text-{action}" for action in (*ACTION_NAMES, "cart", "yoke")]
    names += [f"topic-{topic}" for topic in ("points", *viticulture.TOPICS)]
    # The bonus of making wine is a third wine, which is not asked about.
    names += [f"ask-bonus-{name}" for name in ACTION_NAMES if name != ACTION_NAMES[MAKE_WINE]]
    said: Said = {name: set() for name in names}
    said["campaign-title"] = {"automa", "aggressive"}
    return said | {"campaign-result": {"outcome", "points"}, "campaign-tokens": {"count"}}


def said_in_naramata() -> Said:
    """Why it ends, things that stand on the table, and what is said of each kind of card."""
    names = ["reason-last_day", "reason-whelp_kept", "reason-whelp_lost"]
    names += [f"kind-{kind}" for kind in KINDS]
    names += [f"kind_text-{kind}" for kind in ACTIVITIES[:-1]]
    names += [f"upgrade_text-{upgrade}" for upgrade in UPGRADE_KEYS]
    names += [f"vehicle_text-{vehicle}" for vehicle in VEHICLE_KEYS]
    unlike = ("white", "purple")  # those that do something else in a game for the Whelp score
    names += [f"vehicle_text-{vehicle}-{mode}" for vehicle in unlike for mode in WHELP_MODES]
    names += ["vehicle_text-purple-tourists"]
    names += [f"card-{pile}" for pile in PILE_NAMES]
    names += [f"topic-{topic}" for topic in ("points", *naramata.TOPICS)]
    said: Said = {name: set() for name in names}
    for deck, kind in enumerate(KINDS[: PURCHASE + 1]):
        card = {*named(NARAMATA.new(), deck, 0)}
        said[f"event-draw-{kind}"] = {"name"} | card
        said[f"event-attach-{kind}"] = {"name", "who"} | card
        said[f"ask-attach-{kind}"] = said[f"asset-{kind}"] = card
    for kind, types in zip(KINDS, edition_at("").types, strict=False):
        said |= {f"{kind}_type-{type_}": set() for type_ in types}
    said |= {f"ask-keep_{kind}": {"prestige"} for kind in KINDS[:PURCHASE]}
    said |= {f"event-whelp_{cause}": {"name", "count", "whelp"} for cause in ("rows", "late")}
    rows = {*wishes(NARAMATA.new(), 0)}
    said |= {"label-tourist": rows, "label-ride": rows | {"vehicle"}}
    said |= {f"kind-{ACTIVITIES[-1]}": set()}
    return said | {f"view-{part}": set() for part in BOARD_LABELS}


def said_in_source(game: Game[Any]) -> Said:
    """Texts, reasons with their rules, and events: whatever the code calls by a written name."""
    said: Said = {}
    for called, args in calls(game.name):
        if called == "Text":
            said |= {name: keys(args[1:]) for name in written(args[0])}
        elif called == "Reason":
            for name in written(args[0]):
                said.setdefault(f"why-{name}", set()).update(keys(args[2:]), ADDED.get(name, []))
            said |= {f"rule-{name}": set() for name in written(args[1])}
        elif called == "emit":
            by = set() if isinstance(args[1], ast.UnaryOp) else {"name"}  # -1: nobody in particular
            public = keys(args[2:3]) | by
            said |= {f"event-{kind}": with_names(public) for kind in written(args[0])}
            if len(args) > 3:
                secret = with_names(public | keys(args[3:]))
                said |= {f"event-{kind}-secret": secret for kind in written(args[0])}
    return said


def calls(game: str) -> Iterator[tuple[str, list[ast.expr]]]:
    """Every call in the source of a game: what is called, and with what."""
    for path in sorted((SOURCE / "games" / game).rglob("*.py")):
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


def with_names(args: set[str]) -> set[str]:
    """An event's arguments, with the name of the other player that the table adds."""
    return args | {"other_name"} if "other" in args else args


OWN = {VITICULTURE.name: said_in_viticulture, NARAMATA.name: said_in_naramata}


def everything_said(game: Game[Any]) -> Said:
    """All that a game says, except what every game says, and errors, which the terminal says."""
    every = said_by_actions(game) | said_by_effects(game) | said_in_source(game) | OWN[game.name]()
    every |= {name: set() for name in ("game", *(f"option-{opt.name}" for opt in game.options))}
    others = {**messages(COMMON, LANGUAGES[0]), **messages("cli", LANGUAGES[0])}
    return {name: args for name, args in every.items() if name not in others}


SAID = {name: everything_said(game) for name, game in GAMES.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_the_game_can_say_has_words(game: str, lang: str) -> None:
    assert sorted(set(SAID[game]) - set(messages(game, lang))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_there_are_no_words_that_the_game_never_says(game: str, lang: str) -> None:
    words = [name for name in messages(game, lang) if not name.startswith(BOARD)]
    assert sorted(set(words) - set(SAID[game])) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", [1, 2])
def test_every_message_can_be_said_with_the_arguments_it_comes_with(
    game: str, lang: str, number: int
) -> None:
    for name, args in SAID[game].items():
        said = FluentTranslator().say(game, Text(name, dict.fromkeys(args, number)), lang)
        assert said.strip(), f"{name} says nothing in {lang!r}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_naramata_are_called_what_they_are_worth(lang: str) -> None:
    s = NARAMATA.new()
    for number, (cost, bottles) in enumerate(
        zip(s.edition.purchases, s.edition.bottles, strict=True)
    ):
        said = NARAMATA.say(Text("asset-purchase", named(s, PURCHASE, number)), lang)
        assert re.findall(r"\d+", said) == [str(bottles), str(cost)]
    for deck in (CHEESE, TASTING):
        called: dict[str, tuple[int, int]] = {}
        for number, card in enumerate(
            zip(s.edition.card_types[deck], s.edition.rewards[deck], strict=True)
        ):
            said = NARAMATA.say(Text(f"asset-{KINDS[deck]}", named(s, deck, number)), lang)
            assert called.setdefault(said, card) == card
            assert re.findall(r"\d+", said) == [str(card[1])]
        assert len(called) == len(set(called.values()))


def test_a_card_of_naramata_without_a_position_is_named_by_its_number_alone() -> None:
    """An edition of somebody's own may have printed anything else on it."""
    for verb, said in [("cheese", "Cheese card 5"), ("purchase", "Purchase card 5")]:
        assert NARAMATA.describe(NARAMATA.code({"verb": verb, verb: "5"})) == said
