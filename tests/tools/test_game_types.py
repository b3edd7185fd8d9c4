"""The client's types of the games are those of the games."""

import re

from cuvee.engine import game
from tools.api_types import GAME_TYPES
from tools.game_types import game_types


def test_the_types_of_the_games_are_up_to_date() -> None:
    assert GAME_TYPES.read_text("utf-8") == game_types(), "`make types` writes them anew"


def test_every_question_and_verb_of_a_game_has_its_name_in_the_types() -> None:
    text = game_types()
    for name in ("viticulture", "naramata"):
        asked = {effect.question for effect in game(name).effects if effect.asks}
        line = re.search(rf"type {name.title()}Question = (.*);", text)
        assert line is not None
        assert set(re.findall(r"'(\w+)'", line[1])) == asked
        for family in game(name).actions.families:
            assert f"verb: '{family.verb}'" in text
