"""Bots are asked for by name, with parameters if one likes; one line says what is wrong."""

import pytest

from cuvee import BadInput, Rng
from cuvee.bots import GreedyBot, Observation, bot, bots, register_bot, registry
from cuvee.bots.expert import ExpertBot


class Tuned:
    """A bot with a parameter of every kind."""

    def __init__(
        self,
        iterations: int = 8,
        ms: int | None = None,
        taste: str = "orders",
        noise: float = 0.5,
        careful: bool = False,
        weights: object = None,
    ) -> None:
        self.given = (iterations, ms, taste, noise, careful)

    def choose(self, observation: Observation, dice: Rng) -> int:
        return observation.legal[-1]


@pytest.fixture(autouse=True)
def tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_bots", dict(registry._bots))
    register_bot("tuned", Tuned)


def given(spec: str) -> object:
    made = bot(spec)
    assert isinstance(made, Tuned)
    return made.given


def test_bots_are_found_by_name() -> None:
    assert {"random", "greedy"} <= set(bots())
    assert isinstance(bot("greedy"), GreedyBot)
    with pytest.raises(
        BadInput, match="there is no bot 'clever'; there is: random, beginner, greedy"
    ):
        bot("clever")


def test_a_bots_name_is_given_once_and_is_one_word() -> None:
    with pytest.raises(BadInput, match="there is a bot 'random' already"):
        register_bot("random", Tuned)
    for name in ("", "a,b", "a:b", "a b", "a=b"):
        with pytest.raises(BadInput, match="is a word without colons and commas"):
            register_bot(name, Tuned)


def test_a_bot_comes_with_the_parameters_asked_for() -> None:
    assert given("tuned") == (8, None, "orders", 0.5, False)
    assert given("tuned:iterations=64") == (64, None, "orders", 0.5, False)
    every = "tuned:ms=200:taste=visitors:noise=0.1:careful=true:iterations=1"
    assert given(every) == (1, 200, "visitors", 0.1, True)
    greedy = bot("greedy:budget=16")
    assert isinstance(greedy, GreedyBot)
    assert greedy.budget == 16


@pytest.mark.parametrize("name", ["expert", "vintner", "builder", "host"])
def test_who_asks_may_bound_the_time_of_bots_that_take_a_bound(name: str) -> None:
    made, own = bot(name, 140), bot(f"{name}:milliseconds=50", 140)
    assert isinstance(made, ExpertBot)
    assert isinstance(own, ExpertBot)
    assert (made.effort.milliseconds, own.effort.milliseconds) == (140, 50)
    assert isinstance(bot("greedy", 140), GreedyBot)


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("random:depth=2", "bot 'random' takes no parameters; not 'depth=2'"),
        ("greedy:depth=2", "bot 'greedy' takes budget; not 'depth=2'"),
        ("greedy:16", "bot 'greedy' takes budget; not '16' (as in name:key=value)"),
        ("greedy:", "bot 'greedy' takes budget; not ''"),
        ("greedy:budget=many", "bot 'greedy': budget takes a whole number, not 'many'"),
        ("greedy:budget=0", "bot 'greedy': budget is at least 1, not 0"),
        ("tuned:careful=1", "bot 'tuned': careful takes true or false, not '1'"),
        ("tuned:noise=loud", "bot 'tuned': noise takes a number, not 'loud'"),
        ("tuned:noise=inf", "bot 'tuned': noise takes a number, not 'inf'"),
        ("tuned:noise=-1e999", "bot 'tuned': noise takes a number, not '-1e999'"),
        ("beginner:content=nan", "bot 'beginner': content takes a number, not 'nan'"),
        ("beginner:content=-0.1", "bot 'beginner': content is at least 0, not -0.1"),
        ("expert:milliseconds=-5", "a bot's milliseconds are from 1 to 3600000, not -5"),
        ("planner:milliseconds=0", "a bot's milliseconds are from 1 to 3600000, not 0"),
        (f"host:milliseconds=1{'0' * 400}", "a bot's milliseconds are from 1 to 3600000, not 1000"),
        ("tuned:ms=1:ms=2", "bot 'tuned': ms is given twice"),
        ("tuned:weights=x", "bot 'tuned' takes iterations, ms, taste, noise, careful; not"),
    ],
)
def test_a_parameter_that_cannot_be_right_is_refused(spec: str, message: str) -> None:
    with pytest.raises(BadInput) as refused:
        bot(spec)
    assert str(refused.value).startswith(message)
