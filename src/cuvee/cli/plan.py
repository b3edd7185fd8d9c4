"""`plan` at the table in the terminal: moves are tried on a copy, then taken over or dropped."""

from __future__ import annotations

from pathlib import Path

from cuvee.bots.plans import (
    Step,
    assumed_bot,
    is_certain,
    moves_to_take,
    planned_copy,
    steps_of,
)
from cuvee.cli.conversation import HELP, HOW_TO_QUIT, PLAN, QUIT, TAKE, Conversation
from cuvee.cli.table import Table
from cuvee.cli.terminal import Terminal
from cuvee.engine import State, rng

KEPT = ("?", "why", "u", "r", "v", "l", "h")  # commands that a plan has as the game has them
NOT_IN_PLANS = ("hint", PLAN, "s", HOW_TO_QUIT)  # lines of help of the game
OWN_HELP = {
    PLAN: "cli-help-plan-anew",
    TAKE: "cli-help-plan-take",
    HOW_TO_QUIT: "cli-help-plan-drop",
}


class GameConversation(Conversation):
    """A game by typing, in which moves can be tried before they are made."""

    def __init__(self, terminal: Terminal, record: Path | None) -> None:
        super().__init__(terminal, record)
        self.commands[PLAN] = self.plan

    def plan(self, _: str) -> bool:
        """Plan from here; then make the moves that were taken over, as far as they are legal."""
        seat, made = self.table.state.seat, 0
        for action in PlanConversation(self.terminal).moves():
            state = self.table.state
            if state.over or state.seat != seat or action not in state.legal():
                break
            self.table.choose(action)
            made += 1
        self.terminal.say("cli-plan-back", count=made)
        return True


class PlanConversation(Conversation):
    """A plan by typing, for the person asked: the game learns nothing of it."""

    def __init__(self, game: Terminal) -> None:
        self.seat = game.table.state.seat
        self.truth = game.table.state
        self.sample = 1
        self.copy = self.sampled()
        super().__init__(Terminal(self.tried(game.table.names), game.words, game.console), None)
        kept = {word: command for word, command in self.commands.items() if word in KEPT}
        own = {PLAN: self.replan, TAKE: self.take_over, "q": self.quit, QUIT: self.quit}
        self.commands = {**kept, **own}
        self.planning = True
        self.taken: list[int] = []

    def sampled(self) -> State:
        """The copy of the present sample."""
        return planned_copy(self.truth, self.seat, rng(self.sample))

    def tried(self, names: list[str]) -> Table:
        """A table on which the copy is played, with bots on all other seats."""
        bots = {seat: assumed_bot() for seat in range(self.copy.seats) if seat != self.seat}
        return Table(self.copy.clone(), self.sample, names, bots)

    def moves(self) -> list[int]:
        """Plan until it is taken over or dropped; the moves for the game."""
        self.terminal.say("cli-plan-begin", take=self.words.say("cli-word-take"))
        while self.planning:
            if self.table.state.over:
                self.terminal.finish()
                self.terminal.say("cli-plan-over")
                self.table.undo()
                self.terminal.viewer = self.seat
            self.terminal.present()
            while not self.answer():
                pass
        return self.taken

    def steps(self) -> list[Step]:
        """What was decided in the plan, by whom, and what it depended on."""
        return steps_of(self.copy, self.table.actions)

    def is_certain(self) -> bool:
        """Whether all of the plan comes out in the game as it did here."""
        return all(is_certain(step, self.seat) for step in self.steps())

    def choose(self, action: int) -> bool:
        """Try an action, and say if it is the first on which luck or others follow."""
        was_certain = self.is_certain()
        self.table.choose(action)
        if was_certain and not self.is_certain():
            self.terminal.say("cli-plan-luck")
        return True

    def replan(self, _: str) -> bool:
        """Try the own moves anew, as far as they go, with another deal of what is hidden."""
        moves = [step.action for step in self.steps() if step.seat == self.seat]
        self.sample += 1
        self.copy = self.sampled()
        self.table = self.terminal.table = self.tried(self.table.names)
        self.terminal.say("cli-plan-anew")
        for action in moves:
            if self.table.state.over or action not in self.table.state.legal():
                break
            self.table.choose(action)
        return True

    def take_over(self, _: str) -> bool:
        """End the plan, with its first moves for the game."""
        self.taken, self.planning = moves_to_take(self.steps(), self.seat), False
        return True

    def quit(self, _: str) -> bool:
        """End the plan, with nothing of it."""
        self.planning = False
        return True

    def help_lines(self) -> dict[str, str]:
        """What can be typed, each with the message that says what it does."""
        of_game = {word: does for word, does in HELP.items() if word not in NOT_IN_PLANS}
        return {**of_game, **OWN_HELP}
