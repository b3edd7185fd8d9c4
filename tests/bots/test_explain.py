"""Explanations: the best few actions, what they lead to, what decided; as data and in words."""

from pathlib import Path

import pytest

from cuvee import rng
from cuvee.bots import ExpertBot, Observation, PlannerBot
from cuvee.bots.explain import Explanation, Weighed, explain, signed
from cuvee.bots.network import fresh
from cuvee.engine import Text
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.locales import LANGUAGES


def test_an_explanation_has_the_best_few_actions_in_order() -> None:
    state = VITICULTURE.new(seats=2, seed=3)
    seen = Observation(state, state.seat)
    bot = PlannerBot(playouts=0)
    why = explain(bot, seen, rng(1))
    expected = [each.expected for each in why.alternatives]
    assert expected == sorted(expected, reverse=True)
    assert why.alternatives[0].action == bot.choose(seen, rng(1))
    data = why.to_dict()
    assert data["decided"] == ""
    assert [each["action"] for each in data["alternatives"]] == [
        each.action for each in why.alternatives
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_explanation_names_both_actions_and_what_decided(lang: str, tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    state = VITICULTURE.new(seats=2, seed=3)
    seen = Observation(state, state.seat)
    weights = tmp_path / "weights.npz"
    fresh(len(VITICULTURE.features(state, 0)), near=8.0, far=20.0, seed=1).save(weights)
    why = explain(ExpertBot(deals=1, weights=str(weights)), seen, rng(1))
    said = why.sentence(lang)
    for each in why.alternatives[:2]:
        assert seen.describe(each.action, lang) in said
    assert why.decided in VITICULTURE.topics(state, seen.seat)
    assert VITICULTURE.say(Text(f"topic-{why.decided}"), lang) in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_actions_of_the_same_rounded_result_are_told_as_equally_good(lang: str) -> None:
    state = VITICULTURE.new(seats=2, seed=3)
    seen = Observation(state, state.seat)
    first, second = state.legal()[:2]
    even = Explanation(seen, [Weighed(first, 1.41), Weighed(second, 1.38)], "means")
    said = even.sentence(lang)
    assert seen.describe(first, lang) in said
    assert seen.describe(second, lang) in said
    assert said.count(signed(1.4, lang)) == 1
    assert VITICULTURE.say(Text("topic-means"), lang) not in said
