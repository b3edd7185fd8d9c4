"""`cuvee campaign`: Viticulture's eight challenges, alone, and a file that keeps the journey."""

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

from cuvee.cli.conversation import Conversation
from cuvee.cli.files import check_writable, read_text, write_json
from cuvee.cli.play import SEED_BITS
from cuvee.cli.table import Table
from cuvee.cli.terminal import Terminal
from cuvee.cli.words import Words, language
from cuvee.engine import BadInput, State, game
from cuvee.games.viticulture.campaign import CHALLENGES, MOST_TOKENS, Campaign, load
from cuvee.games.viticulture.difficulty import NORMAL

GAME = "viticulture"
USUAL = Path("campaign.json")
LONGEST = 1 << 17  # characters; more than a thousand games


@Parameter(name="*")
@dataclass(frozen=True)
class CampaignFlags:
    """The flags of a campaign."""

    automa: str | None = None
    """How hard a new campaign is: very_easy, easy, normal, hard, very_hard. Usually normal."""

    aggressive: Annotated[bool | None, Parameter(negative="", show_default=False)] = None
    """A new campaign in which the Automa scores every year (easy, normal, hard)."""

    lang: str | None = None
    """The language: en, de or es. Usually the terminal's own."""

    new: Annotated[bool, Parameter(negative="", show_default=False)] = False
    """Begin anew; the file's old campaign is replaced when the first game is over."""


class Alone(Conversation):
    """A game of a campaign; its record is never written over the campaign itself."""

    def __init__(self, terminal: Terminal, campaign: Path) -> None:
        super().__init__(terminal, None)
        self.campaign = campaign

    def keep(self, path: Path) -> None:
        """Write the record, but not where the campaign is kept."""
        if path.resolve() == self.campaign.resolve():
            self.terminal.say("cli-campaign-own-file", file=str(path))
        else:
            super().keep(path)


def campaign(path: Path, flags: CampaignFlags) -> None:
    """Show how far a campaign has come, play its next challenge, and keep the result."""
    words = Words(game(GAME), language(flags.lang, os.environ), [])
    words.names.append(words.say("cli-player", number=1))
    text = text_in(path)
    stored = None if text is None else campaign_of(text, path)
    journey = chosen(path, stored, flags)
    if not journey.finished:
        check_writable(path)
    console = Console(highlight=False)
    show(journey, words, console)
    if journey.finished:
        return
    if stored is None:
        tell(console, words.say("cli-campaign-first", file=str(path)))
    elif flags.new:
        tell(console, words.say("cli-campaign-anew", file=str(path)))
    explain(journey, words, console)
    table = Table(*dealt(journey), words.names, {})
    if play_next(journey, path, table, words, console):
        keep(journey, path, text)
        console.print()
        show(journey, words, console)
        tell(console, words.say("cli-campaign-kept", file=str(path)))


def text_in(path: Path) -> str | None:
    """What a file holds; None where there is no file, BadInput where it could be no campaign."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return None
    except OSError as problem:
        raise BadInput(f"cannot read {str(path)!r}: {problem.strerror}") from None
    if not S_ISREG(mode):
        raise BadInput(f"cannot keep a campaign in {str(path)!r}: name a plain file")
    text = read_text(path, LONGEST)
    if len(text) > LONGEST:
        raise BadInput(f"{str(path)!r}: a campaign has at most {LONGEST} characters")
    return text


def campaign_of(text: str, path: Path) -> Campaign:
    """The campaign that a file holds, or BadInput where it is something else."""
    try:
        return load(json.loads(text))
    except BadInput as problem:
        raise BadInput(f"{str(path)!r}: {problem}") from None
    except (ValueError, RecursionError):
        raise BadInput(f"{str(path)!r}: this is not a campaign; it is not JSON") from None


def chosen(path: Path, stored: Campaign | None, flags: CampaignFlags) -> Campaign:
    """The campaign to go on with, or a new one; flags that contradict the old are refused."""
    automa = None if flags.automa is None else flags.automa.lower()
    if stored is None or flags.new:
        return Campaign(automa or NORMAL.name, bool(flags.aggressive))
    where = f"the campaign in {str(path)!r}"
    if automa not in (None, stored.automa):
        raise BadInput(f"{where} has --automa {stored.automa}, not {automa}; --new begins another")
    if flags.aggressive and not stored.aggressive:
        raise BadInput(f"{where} is not --aggressive; --new begins another")
    return stored


def dealt(journey: Campaign) -> tuple[State, int]:
    """The next game at its beginning, and its seed."""
    seed = secrets.randbits(SEED_BITS)
    return game(GAME).begin(1, seed, journey.options(), record_events=True), seed


def play_next(journey: Campaign, path: Path, table: Table, words: Words, console: Console) -> bool:
    """Play a game; whether it came to its end, and so counts."""
    terminal = Terminal(table, words, console)
    console.print(Text(words.say("cli-begin", seed=str(table.seed)), "dim"))
    Alone(terminal, path).play()
    if not table.state.over:
        terminal.say("cli-campaign-unchanged")
        return False
    journey.record(words.game.result(table.state))
    return True


def keep(journey: Campaign, path: Path, before: str | None) -> None:
    """Write a campaign down, unless the file now holds what it did not when the game began."""
    if text_in(path) not in (None, before):
        raise BadInput(
            f"the campaign in {str(path)!r} has changed since this game began, perhaps in another "
            "terminal, so this game does not count; `cuvee campaign` goes on from what is there"
        )
    write_json(path, journey.dump())


def show(journey: Campaign, words: Words, console: Console) -> None:
    """Show the journey so far, challenge by challenge, and its score."""
    level = words.say("cli-campaign-level", automa=journey.automa)
    kind = words.say("cli-campaign-aggressive") if journey.aggressive else ""
    console.print(Text(f"{words.say('cli-campaign-title')}: {level}{kind}", "bold"))
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for number in journey.order:
        style = "bold" if number == journey.challenge else ""
        name = Text(words.of_game(f"challenge-{number}"), style)
        grid.add_row(name, results(journey, number, words))
    console.print(grid)
    beaten = {"beaten": journey.beaten, "total": len(journey.order)}
    console.print(Text(words.say("cli-campaign-score", games=journey.games, **beaten)))
    if journey.finished:
        tell(console, words.say("cli-campaign-finished", games=journey.games))


def results(journey: Campaign, number: int, words: Words) -> Text:
    """How the games of a challenge came out, in order."""
    played = [past for past in journey.history if past.challenge == number]
    told = [
        words.say("cli-campaign-result", reason=past.reason, points=past.score) for past in played
    ]
    return Text(", ".join(told) or "-")


def explain(journey: Campaign, words: Words, console: Console) -> None:
    """Say what the next challenge asks for, and what earlier losses help."""
    number = journey.challenge
    console.print()
    console.print(Text(words.of_game(f"challenge-{number}"), "bold"))
    console.print(Text(words.of_game(f"challenge_text-{number}")))
    if not CHALLENGES[number].confirmed:
        console.print(Text(words.of_game("challenge-reconstructed"), "italic"))
    if journey.losses and CHALLENGES[number].tokens:
        many = min(journey.losses, MOST_TOKENS)
        console.print(Text(words.say("cli-campaign-tokens", count=many)))
    console.print()


def tell(console: Console, sentence: str) -> None:
    """Say something in one piece, so that a file's name in it can be copied."""
    console.print(Text(sentence, "italic"), soft_wrap=True)
