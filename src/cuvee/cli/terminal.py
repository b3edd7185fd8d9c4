"""The screen that everybody at the table looks at: what happened, the position, the question."""

from __future__ import annotations

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from cuvee.cli.board import chart, in_order, note, outcome, position
from cuvee.cli.screen import colour, coloured, numbered, read_line
from cuvee.cli.table import Table, Turn
from cuvee.cli.turn_summary import summarise_turns
from cuvee.cli.words import Words


class PlayersLeft(Exception):
    """The players have left the table."""


class Terminal:
    """One screen for all people at a table; each sees on it only what that seat may know."""

    def __init__(self, table: Table, words: Words, console: Console) -> None:
        self.table = table
        self.words = words
        self.console = console
        self.viewer = table.state.seat  # who looks at the screen; -1 for everybody
        self._stand_ins = 0  # how many of them have been told

    def present(self) -> None:
        """Show everything the person asked needs to decide."""
        state = self.table.state
        self.hand_over(state.seat)
        self.show_stand_ins()
        decision = state.decision
        if decision is None or decision.starts_turn or not self.table.goes_on():
            name = Text(self.table.names[state.seat], f"bold {colour(state.seat)}")
            self.console.print(Rule(name, style="dim"))
            self.show_events(self.table.news(state.seat))
            self.console.print()
            self.show_position()
            self.console.print()
        else:
            self.show_events(self.table.news(state.seat))
        self.ask()

    def ask(self) -> None:
        """Put the question, with what is on offer."""
        decision = self.table.state.decision
        if decision is not None:
            self.console.print(Text(self.words.game.say(decision.prompt, self.words.lang), "bold"))
        state = self.table.state
        actions = [state.game.action(action) for action in self.offered()]
        pictures, shown = chart(state.view(state.seat), state.seat, actions, self.words)
        for picture in pictures:
            self.console.print(picture)
        lines = [*enumerate(self.options(), 1)]
        left = [(number, line) for number, line in lines if number not in shown]
        numbers, texts = [number for number, _ in left], [line for _, line in left]
        self.console.print(numbered(texts, self.console.width, numbers))

    def offered(self) -> list[int]:
        """The actions on offer in the order in which they are numbered."""
        state = self.table.state
        legal = state.legal()
        actions = [state.game.action(action) for action in legal]
        return [legal[place] for place in in_order(state.view(state.seat), actions, self.words)]

    def options(self) -> list[Text]:
        """What is on offer, each with what a player would look up before choosing it."""
        state = self.table.state
        view = state.view(state.seat)
        lines = []
        for action in self.offered():
            parts = state.game.action(action)
            notes = [note(view, state.seat, parts, self.words)]
            del parts["verb"]
            notes.append(self.words.printed(parts))
            line = Text(self.words.action(state, action))
            lines.append(line.append("".join(f" - {each}" for each in notes if each), "dim"))
        return lines

    def show_position(self, full: bool = False) -> None:
        """Show what the person asked may know: all of it, or what one looks at every turn."""
        seat = self.table.state.seat
        self.console.print(position(self.table.state.view(seat), seat, self.words, full))

    def hand_over(self, seat: int) -> None:
        """Let the screen change hands unseen, where there is something that not all may see."""
        before, self.viewer = self.viewer, seat
        if before == seat or not self.has_secrets():
            return
        self.clear()
        self.say("cli-pass", name=self.table.names[seat])
        self.read_line("")
        self.clear()

    def clear(self) -> None:
        """Leave nothing on the screen, nor on what has scrolled off it."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
            self.console.clear()

    def has_secrets(self) -> bool:
        """Whether one person at the table may know what another may not."""
        state = self.table.state
        decision = state.decision
        if state.simultaneous and decision is not None and len(decision.seats) > 1:
            return True  # an open question has several seats too, but no answers to hide
        return any(state.view(seat) != state.view(None) for seat in self.table.people)

    def show_events(self, turns: list[Turn]) -> None:
        """Say what happened, as far as whoever looks may know it."""
        viewpoint = self.viewer if self.viewer >= 0 else None
        for summary in summarise_turns(turns, viewpoint, self.words):
            self.console.print(coloured(summary, self.table.names))

    def show_stand_ins(self) -> None:
        """Say once of each program that failed which bot decides for it."""
        for one in self.table.external.stand_ins[self._stand_ins :]:
            name = self.table.names[one.seat]
            self.say("cli-stand-in", name=name, bot=one.bot, why=one.reason(self.words.lang))
        self._stand_ins = len(self.table.external.stand_ins)

    def finish(self) -> None:
        """Show the last news, the scores, the winner."""
        people = self.table.people
        self.viewer = people[0] if len(people) == 1 else -1
        self.show_stand_ins()
        self.show_events(self.table.news(None))
        self.console.print(Rule(style="dim"))
        self.console.print(*outcome(self.table.state, self.words), sep="\n")

    def say(self, message: str, /, **args: str | int) -> None:
        """Say something that is not part of the game; a file's name in it stays in one piece."""
        self.console.print(Text(self.words.say(message, **args), "italic"), soft_wrap=True)

    def read_line(self, prompt: str) -> str:
        """The line that is typed; the end of input ends the game."""
        line = read_line(self.console, prompt)
        if line is None:
            self.say("cli-closed")
            raise PlayersLeft
        return line
