"""Bots of `cuvee.bots` at a server's table: they get what the server sent, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from cuvee.bots import Bot, Observation, Offer
from cuvee.engine import BadInput, Decision, Rng, State, Text, View, game, rng
from cuvee.protocol.position import Position


class RemoteObservation(Observation):
    """A position that came from a server, in the place of a state in this process."""

    def __init__(self, position: Position, seat: int) -> None:
        self._position = position
        self.seat = seat

    @property
    def view(self) -> View:
        """What the seat may know."""
        return self._position.view

    @property
    def decision(self) -> Decision | None:
        """What is asked."""
        asked = self.view["decision"]
        if asked is None:
            return None
        prompt = Text(asked["prompt"]["text"], asked["prompt"]["args"])
        return Decision(
            asked["question"],
            asked["path"],
            asked["seats"],
            prompt,
            asked["starts_turn"],
            asked["simultaneous"],
        )

    @property
    def legal(self) -> list[int]:
        """The codes of the seat's legal actions."""
        return [one.code for one in self._position.legal]

    def offers(self) -> list[Offer]:
        """The legal actions in words, those of English where the server sent a label."""
        rules = game(self.view["game"])
        offers = []
        for one in self._position.legal:
            label = None if one.label is None else Text(one.label["text"], one.label["args"])
            text = rules.describe(one.code) if label is None else rules.say(label)
            offers.append(Offer(code=one.code, action=rules.action(one.code), text=text))
        return offers

    def sample_state(self, rng: Rng) -> State:
        """Refused: a view is not enough to sample a state from."""
        raise BadInput("a bot that samples states cannot play remotely; seat it at the server")


def as_remote(bot: Bot, seat: int, seed: int = 0) -> Callable[[Position], int]:
    """A bot as a function for `TableConnection.play`; its random choices come from the seed."""
    stream = rng(seed)

    def choose(position: Position) -> int:
        return bot.choose(RemoteObservation(position, seat), stream)

    return choose
