"""`cuvee campaign`: a game's challenges in order, alone, and a file that keeps the progress."""

from __future__ import annotations

import json
import os
import secrets
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISREG
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from cuvee.cli.files import check_writable, in_file, read_text, write_json
from cuvee.cli.plan import GameConversation
from cuvee.cli.play import SEED_BITS
from cuvee.cli.table import Table
from cuvee.cli.terminal import Terminal
from cuvee.cli.words import Words, language
from cuvee.engine import BadInput, Game, Options, State
from cuvee.games.campaigns import Campaign, Campaigns, campaigns_of
from cuvee.games.views import CampaignProgress
from cuvee.locales.errors import InputError, os_error

DEFAULT_FILE = Path("campaign.json")
MAX_CHARACTERS = 1 << 17  # of a campaign's file; more than a thousand games


@Parameter(name="*")
@dataclass(frozen=True)
class CampaignFlags:
    """The flags that every game's campaign shares."""

    lang: str | None = None
    """The language: en, de or es. Usually the terminal's own."""

    new: Annotated[bool, Parameter(negative="", show_default=False)] = False
    """Begin anew; the file's old campaign is replaced when the first game is over."""


class CampaignConversation(GameConversation):
    """A game of a campaign; its record is never written over the campaign itself."""

    def __init__(self, terminal: Terminal, campaign: Path) -> None:
        super().__init__(terminal, None)
        self.campaign = campaign

    def save_to(self, path: Path) -> None:
        """Write the record, but not where the campaign is kept."""
        if path.resolve() == self.campaign.resolve():
            self.terminal.say("cli-campaign-own-file", file=str(path))
        else:
            super().save_to(path)


def campaign(
    rules: Game[State], flags: CampaignFlags, choices: Options, path: Path = DEFAULT_FILE
) -> None:
    """Show how far a campaign has come, play its next challenge, and keep the result."""
    words = Words(rules, language(flags.lang, os.environ), [])
    words.names.append(words.say("cli-player", number=1))
    text = read_campaign(path)
    kind = campaigns_of(rules.name)
    stored = None if text is None else parse_campaign(kind, text, path)
    current = continued(kind, path, stored, choices, flags.new)
    if not current.finished:
        check_writable(path)
    console = Console(highlight=False)
    show(current.progress(), words, console)
    if current.finished:
        return
    if stored is None:
        say(console, words.say("cli-campaign-first", file=str(path)))
    elif flags.new:
        say(console, words.say("cli-campaign-anew", file=str(path)))
    explain(current.progress(), words, console)
    table = Table(*dealt(rules, current), words.names, {})
    if play_next(current, path, table, words, console):
        save(current, path, text)
        console.print()
        show(current.progress(), words, console)
        say(console, words.say("cli-campaign-kept", file=str(path)))


def read_campaign(path: Path) -> str | None:
    """What a file holds; None where there is no file, BadInput where it could be no campaign."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return None
    except OSError as problem:
        raise InputError("error-read", file=str(path), why=os_error(problem)) from None
    if not S_ISREG(mode):
        raise InputError("cli-error-campaign-file", file=str(path))
    text = read_text(path, MAX_CHARACTERS)
    if len(text) > MAX_CHARACTERS:
        raise InputError("cli-error-campaign-long", file=str(path), most=MAX_CHARACTERS)
    return text


def parse_campaign(kind: Campaigns, text: str, path: Path) -> Campaign:
    """The campaign that a file holds, or BadInput where it is something else."""
    try:
        return kind.load(json.loads(text))
    except BadInput as problem:
        raise InputError(in_file(problem), file=str(path), why=problem) from None
    except (ValueError, RecursionError):
        raise InputError("cli-error-campaign-json", file=str(path)) from None


def continued(
    kind: Campaigns, path: Path, stored: Campaign | None, choices: Options, new: bool
) -> Campaign:
    """The campaign to go on with, or a new one; choices that contradict the old are refused."""
    if stored is None or new:
        return kind.begin({**choices})
    file = str(path)
    begun = stored.progress()["choices"]
    for name, value in choices.items():
        if value == begun[name]:
            continue
        flag = f"--{name.replace('_', '-')}"
        if value is True:
            raise InputError("cli-error-campaign-without", file=file, flag=flag)
        was, wanted = str(begun[name]), str(value)
        raise InputError("cli-error-campaign-other", file=file, flag=flag, begun=was, value=wanted)
    return stored


def dealt(rules: Game[State], current: Campaign) -> tuple[State, int]:
    """The next game at its beginning, and its seed."""
    seed = secrets.randbits(SEED_BITS)
    return rules.begin(1, seed, current.options(), record_events=True), seed


def play_next(current: Campaign, path: Path, table: Table, words: Words, console: Console) -> bool:
    """Play a game; whether it came to its end, and so counts."""
    terminal = Terminal(table, words, console)
    console.print(Text(words.say("cli-begin", seed=str(table.seed)), "dim"))
    CampaignConversation(terminal, path).play()
    if not table.state.over:
        terminal.say("cli-campaign-unchanged")
        return False
    current.record(words.game.result(table.state))
    return True


def save(current: Campaign, path: Path, before: str | None) -> None:
    """Write a campaign to its file, unless that was changed since the game began."""
    if read_campaign(path) not in (None, before):
        raise InputError("cli-error-campaign-changed", file=str(path))
    write_json(path, current.dump())


def show(progress: CampaignProgress, words: Words, console: Console) -> None:
    """Show the progress so far, challenge by challenge, and its score."""
    console.print(Text(words.of_game("campaign-title", **as_args(progress["choices"])), "bold"))
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for number in progress["order"]:
        style = "bold" if number == progress["challenge"] else ""
        name = Text(words.of_game(f"challenge-{number}"), style)
        grid.add_row(name, results(progress, number, words))
    console.print(grid)
    beaten = {"beaten": progress["beaten"], "total": len(progress["order"])}
    console.print(Text(words.say("cli-campaign-score", games=progress["games"], **beaten)))
    if not progress["challenge"]:
        say(console, words.say("cli-campaign-finished", games=progress["games"]))


def as_args(choices: Options) -> dict[str, str | int]:
    """Choices as arguments of a message; a switch is 1 or 0."""
    return {
        name: int(value) if isinstance(value, bool) else value
        for name, value in choices.items()
        if value is not None
    }


def results(progress: CampaignProgress, number: int, words: Words) -> Text:
    """How the games of a challenge came out, in order."""
    played = [game for game in progress["history"] if game["challenge"] == number]
    lines = [
        words.of_game("campaign-result", outcome=game["reason"], points=game["score"])
        for game in played
    ]
    return Text(", ".join(lines) or "-")


def explain(progress: CampaignProgress, words: Words, console: Console) -> None:
    """Say what the next challenge asks for, and what earlier losses help."""
    number = progress["challenge"]
    console.print()
    console.print(Text(words.of_game(f"challenge-{number}"), "bold"))
    console.print(Text(words.of_game(f"challenge_text-{number}")))
    if not progress["confirmed"]:
        console.print(Text(words.of_game("challenge-reconstructed"), "italic"))
    if progress["tokens"]:
        console.print(Text(words.of_game("campaign-tokens", count=progress["tokens"])))
    console.print()


def say(console: Console, sentence: str) -> None:
    """Print a sentence in one piece, so that a file's name in it can be copied."""
    console.print(Text(sentence, "italic"), soft_wrap=True)
