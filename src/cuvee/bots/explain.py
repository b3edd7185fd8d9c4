"""Why a bot chooses what it chooses: the best few actions, what they lead to, and what decided."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol, TypedDict

from cuvee.bots.base import Observation
from cuvee.bots.search import Alternative
from cuvee.bots.values import Value
from cuvee.engine import Rng, State, Text, translator

WORDS: Final = "bots"  # the file of messages that explanations are said with
BEST_FEW: Final = 3


class Explaining(Protocol):
    """A bot that can say what it thinks."""

    def think(self, observation: Observation, rng: Rng) -> list[Alternative]:
        """All actions, the best first."""
        ...

    def value(self, s: State) -> Value:
        """What it goes by in such a game."""
        ...


class WeighedData(TypedDict):
    """An action and the result it leads to, as plain data."""

    action: int
    expected: float


class ExplanationData(TypedDict):
    """An explanation as plain data."""

    alternatives: list[WeighedData]
    decided: str


@dataclass(frozen=True)
class Weighed:
    """An action, and by how much the bot expects to be ahead in the end if it is taken."""

    action: int
    expected: float


@dataclass(frozen=True)
class Explanation:
    """The best few actions, the best first, and the topic that decided; empty for none."""

    observation: Observation
    alternatives: list[Weighed]
    decided: str

    def to_dict(self) -> ExplanationData:
        """The explanation as plain data."""
        weighed: list[WeighedData] = [
            {"action": each.action, "expected": round(each.expected, 2)}
            for each in self.alternatives
        ]
        return {"alternatives": weighed, "decided": self.decided}

    def sentence(self, lang: str = "en") -> str:
        """The explanation in words."""
        best = self.alternatives[0]
        args: dict[str, str | int] = {"best": self.observation.describe(best.action, lang)}
        if len(self.alternatives) == 1:
            return translator().say(WORDS, Text("explain-only", args), lang)
        other = self.alternatives[1]
        args.update(other=self.observation.describe(other.action, lang))
        args["best_ahead"] = signed(best.expected, lang)
        args["other_ahead"] = signed(other.expected, lang)
        if args["best_ahead"] == args["other_ahead"]:
            return translator().say(WORDS, Text("explain-even", args), lang)
        if not self.decided:
            return translator().say(WORDS, Text("explain-choice", args), lang)
        game = self.observation.game
        args["why"] = translator().say(game, Text(f"topic-{self.decided}"), lang)
        return translator().say(WORDS, Text("explain-decided", args), lang)


def explain(bot: Explaining, observation: Observation, rng: Rng) -> Explanation:
    """Why a bot would choose what it would choose here."""
    found = bot.think(observation, rng)
    end = found[0].end  # of the best for all, so that the better value is the better result
    value = bot.value(end)
    weighed = [Weighed(each.action, value.margin(each.expected, end)) for each in found[:BEST_FEW]]
    decided = value.decided(end, found[1].end, observation.seat) if found[1:] else ""
    return Explanation(observation, weighed, decided)


def signed(margin: float, lang: str) -> str:
    """A number with its sign and one decimal, as a language writes it."""
    written = f"{round(margin, 1) + 0.0:+.1f}".replace("-", "\u2212")
    return written if lang == "en" else written.replace(".", ",")
