"""What people at the table may type, and what comes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from cuvee.cli.errors import told
from cuvee.cli.explain import action_in_full, alternatives, refusals
from cuvee.cli.files import write
from cuvee.cli.screen import numbered
from cuvee.cli.terminal import PlayersLeft, Terminal
from cuvee.cli.words import Words
from cuvee.engine import BadInput

WHY = "why"
HINT = "hint"
PLAN = "plan"
TAKE = "take"
QUIT = "quit"
HOW_TO_QUIT = f"q, {QUIT}"
KEYWORDS = {  # that have a word in each language
    WHY: "cli-word-why",
    HINT: "cli-word-hint",
    PLAN: "cli-word-plan",
    TAKE: "cli-word-take",
    QUIT: "cli-word-quit",
}
HELP = {
    "1, 2, 3 …": "cli-help-number",
    "Enter": "cli-help-again",
    "?, ? 3": "cli-help-explain",
    "why, why …": "cli-help-why",
    "hint": "cli-help-hint",
    "plan": "cli-help-plan",
    "u": "cli-help-undo",
    "r": "cli-help-redo",
    "v": "cli-help-view",
    "l": "cli-help-log",
    "s": "cli-help-save",
    "h": "cli-help-help",
    HOW_TO_QUIT: "cli-help-quit",
}


def with_english_keyword(line: str, words: Words) -> str:
    """The line with the language's own word for a command replaced: both are understood."""
    for word, message in KEYWORDS.items():
        own = words.say(message)
        if f"{line.lower()} ".startswith(f"{own} "):
            return word + line[len(own) :]
    return line


def with_own_keywords(typed: str, words: Words) -> str:
    """What can be typed, with the language's own words for commands and keys."""
    for word, message in {**KEYWORDS, "Enter": "cli-key-enter"}.items():
        typed = typed.replace(word, words.say(message))
    return typed


class Conversation:
    """A game played by typing: a number chooses, a letter asks for something else."""

    def __init__(self, terminal: Terminal, record: Path | None) -> None:
        self.terminal = terminal
        self.table = terminal.table
        self.words = terminal.words
        self.console = terminal.console
        self.record = record
        self.commands: dict[str, Callable[[str], bool]] = {
            "?": self.explain, WHY: self.why, HINT: self.hint, "u": self.undo, "r": self.redo,
            "v": self.view, "l": self.log, "s": self.save, "h": self.help, "q": self.quit,
            QUIT: self.quit,
        }  # fmt: skip

    def play(self) -> None:
        """Play until the game is over or everybody has left; then keep the record, if wanted."""
        try:
            while not self.table.state.over:
                self.terminal.present()
                while not self.answer():
                    pass
            self.terminal.finish()
        except PlayersLeft:
            pass
        finally:
            if self.record is not None:
                self.save_to(self.record)

    def answer(self) -> bool:
        """Hear one line and do what it says; whether that led to another position."""
        legal = self.terminal.offered()
        line = self.terminal.read_line(self.words.say("cli-prompt", most=len(legal)))
        numbers = {str(number): action for number, action in enumerate(legal, 1)}
        if line in numbers:
            return self.choose(numbers[line])
        word, _, rest = with_english_keyword(line, self.words).partition(" ")
        if word.startswith("?"):
            word, rest = "?", f"{word[1:]} {rest}"
        command = self.commands.get(word.lower())
        if command is not None:
            return command(rest.strip())
        if line:
            self.terminal.say("cli-unknown", line=line, most=len(legal))
        else:
            self.terminal.ask()
        return False

    def choose(self, action: int) -> bool:
        """Take an action on offer; whether that led to another position."""
        self.table.choose(action)
        return True

    # Each command is given the rest of its line and says whether it led to another position.

    def explain(self, which: str) -> bool:
        """Explain the option of this number, or all of them."""
        state = self.table.state
        full = {
            str(number): action_in_full(state, action, self.words)
            for number, action in enumerate(self.terminal.offered(), 1)
        }
        if not which:
            self.console.print(numbered([*full.values()]))
        elif which in full:
            self.console.print(full[which])
        else:
            self.terminal.say("cli-unknown", line=which, most=len(full))
        return False

    def why(self, what: str) -> bool:
        """Say why something cannot be done, or what cannot be done at all just now."""
        for line in refusals(self.table.state, what, self.words):
            self.console.print(Text(line))
        return False

    def hint(self, _: str) -> bool:
        """Show the best few options with what is expected of them, and say why."""
        found = self.table.hint()
        numbers = {action: number for number, action in enumerate(self.terminal.offered(), 1)}
        self.console.print(alternatives(self.table.state, found, numbers, self.words))
        self.console.print(Text(found.sentence(self.words.lang)))
        return False

    def undo(self, _: str) -> bool:
        """Go back to the decision before this one."""
        undone = self.table.undo()
        self.terminal.say("cli-undone" if undone else "cli-nothing-to-undo")
        return undone

    def redo(self, _: str) -> bool:
        """Take back an undo."""
        redone = self.table.redo()
        self.terminal.say("cli-redone" if redone else "cli-nothing-to-redo")
        return redone

    def view(self, _: str) -> bool:
        """Show the position, with everything there is to see."""
        self.terminal.show_position(full=True)
        return False

    def log(self, _: str) -> bool:
        """Tell the game from its beginning."""
        self.terminal.show_events(self.table.story)
        if not self.table.story:
            self.terminal.say("cli-nothing-yet")
        for seat, count in sorted(Counter(seat for seat, _ in self.table.hints).items()):
            self.terminal.say("cli-hints-used", name=self.table.names[seat], count=count)
        return False

    def save(self, name: str) -> bool:
        """Write the record to a file."""
        usual = f"{self.words.game.name}-{self.table.seed}.json"
        name = name or self.terminal.read_line(self.words.say("cli-save-name", file=usual)) or usual
        self.save_to(Path(name))
        return False

    def help(self, _: str) -> bool:
        """Say what can be typed."""
        grid = Grid.grid(padding=(0, 3, 0, 0))
        for word, message in self.help_lines().items():
            typed = with_own_keywords(word, self.words)
            grid.add_row(Text(f"  {typed}", "cyan"), Text(self.words.say(message)))
        self.console.print(grid)
        return False

    def help_lines(self) -> dict[str, str]:
        """What can be typed, each with the message that says what it does."""
        return {word: does for word, does in HELP.items() if word != PLAN or word in self.commands}

    def quit(self, _: str) -> bool:
        """Leave, after an offer to keep what was played."""
        if self.record is None and self.table.now.actions:
            name = self.terminal.read_line(self.words.say("cli-save-offer"))
            if name:
                self.save_to(Path(name))
        self.terminal.say("cli-left")
        raise PlayersLeft

    def save_to(self, path: Path) -> None:
        """Write the record, or say why that cannot be done."""
        try:
            write(path, self.table.record().dump())
        except BadInput as problem:
            self.terminal.say("cli-not-saved", problem=told(problem, self.words.lang))
        else:
            self.terminal.say("cli-saved", file=str(path))
