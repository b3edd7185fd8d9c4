"""TD(lambda): the values of turns are drawn towards those of later turns and the outcome.

The weights wander from step to step; their running average plays better than most of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from cuvee.bots.network import Network
from cuvee.learning.selfplay import Lesson

if TYPE_CHECKING:
    from cuvee.bots.network import Matrix

LEARNED: Final = ("hidden", "bias", "out", "linear", "shift")
LAMBDA: Final = 0.88
RATE: Final = 1e-3
LAST_RATE: Final = 1e-4  # at the end of the training
MEMORY: Final = 60_000  # turns that are learned from again
BATCH: Final = 256
AGAIN: Final = 12  # how often each turn is learned from once the memory is full, on average
FADE: Final = (0.9, 0.999)  # of the means of gradients and of their squares
TINY: Final = 1e-8
DECAY: Final = 1e-5
AVERAGED: Final = 5000  # steps that the average of the weights reaches back, some 500 games


class Learner:
    """A network, the turns it has seen lately, and the state of its descent (Adam)."""

    def __init__(self, network: Network, seed: int) -> None:
        self.network = network
        self.average = network.copy()  # what is checked and kept
        self.steps = 0
        self.means = {name: np.zeros_like(network.parts[name]) for name in LEARNED}
        self.squares = {name: np.zeros_like(network.parts[name]) for name in LEARNED}
        self.turns = np.zeros((MEMORY, network.inputs), np.float32)  # the oldest are overwritten
        self.goals = np.zeros(MEMORY, np.float32)
        self.seen = 0
        self.dice = np.random.default_rng(seed)

    def learn(self, lessons: list[Lesson], rate: float) -> float:
        """Take lessons in; the mean square of what the network was wrong by.

        While the memory fills, little is learned from it: a few games learned by heart would spoil
        what is known, above all where a training goes on from weights without their memory.
        """
        if not self.steps:
            self.centre(lessons)
        new = sum(len(lesson.features) for lesson in lessons)
        for lesson in lessons:
            self.keep(lesson)
        known = min(self.seen, MEMORY)
        errors = []
        for _ in range(max(1, AGAIN * new * known // (BATCH * MEMORY))):
            rows = self.dice.integers(0, known, BATCH)
            errors.append(self.step(self.turns[rows], self.goals[rows], rate))
        return float(np.mean(errors))

    def centre(self, lessons: list[Lesson]) -> None:
        """Begin where the values are right on average."""
        values = np.concatenate([self.network.forward(lesson.features) for lesson in lessons])
        goals = np.concatenate([self.goals_of(lesson) for lesson in lessons])
        self.network.parts["shift"] += np.float32(goals.mean() - values.mean())

    def keep(self, lesson: Lesson) -> None:
        """Remember the turns of a game."""
        places = (self.seen + np.arange(len(lesson.features))) % MEMORY
        self.turns[places] = lesson.features
        self.goals[places] = self.goals_of(lesson)
        self.seen += len(lesson.features)

    def goals_of(self, lesson: Lesson) -> Matrix:
        """What the values of the turns of a game should have been, from the last one back."""
        values = self.network.forward(lesson.features)
        goals = np.empty_like(values)
        goal = self.network.target(lesson.margin)
        for turn in range(len(values) - 1, -1, -1):
            if turn < len(values) - 1:
                goal = (1 - LAMBDA) * float(values[turn + 1]) + LAMBDA * goal
            goals[turn] = goal
        return goals

    def step(self, x: Matrix, y: Matrix, rate: float) -> float:
        """One step down the gradient of the mean square error."""
        parts = self.network.parts
        hidden = np.tanh(x @ parts["hidden"] + parts["bias"])
        wrong = hidden @ parts["out"] + x @ parts["linear"] + parts["shift"] - y
        slope = (2.0 / len(x)) * wrong
        back = np.outer(slope, parts["out"]) * (1 - hidden * hidden)
        gradients = {
            "hidden": x.T @ back,
            "bias": back.sum(axis=0),
            "out": hidden.T @ slope,
            "linear": x.T @ slope,
            "shift": slope.sum(keepdims=True),
        }
        self.steps += 1
        for name, gradient in gradients.items():
            self.descend(name, gradient + DECAY * parts[name], rate)
            average = self.average.parts[name]
            average += (parts[name] - average) / np.float32(min(self.steps, AVERAGED))
        return float(np.mean(wrong * wrong))

    def descend(self, name: str, gradient: Matrix, rate: float) -> None:
        """Move some weights by Adam."""
        mean, square = self.means[name], self.squares[name]
        mean += (1 - FADE[0]) * (gradient - mean)
        square += (1 - FADE[1]) * (gradient * gradient - square)
        step = (mean / (1 - FADE[0] ** self.steps)) / (
            np.sqrt(square / (1 - FADE[1] ** self.steps)) + TINY
        )
        self.network.parts[name] -= (rate * step).astype(np.float32)
