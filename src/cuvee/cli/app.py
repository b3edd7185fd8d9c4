"""The commands put together, and every mistake in the command line turned into one line."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from functools import partial
from inspect import Parameter as Named
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

import cuvee
from cuvee.cli.admin import admin_commands
from cuvee.cli.bench import BenchFlags, bench
from cuvee.cli.campaign import DEFAULT_FILE, CampaignFlags, campaign
from cuvee.cli.errors import in_words, language_typed
from cuvee.cli.flags import F, GameCommand, Run
from cuvee.cli.games import list_games
from cuvee.cli.ladder import LadderFlags, ladder
from cuvee.cli.lessons import LessonFlags, lessons
from cuvee.cli.load import load_games, taken_from
from cuvee.cli.play import PlayFlags, play, play_any
from cuvee.cli.replay import ReplayFlags, replay
from cuvee.cli.review import ReviewFlags, review_record
from cuvee.cli.serve import BackupFlags, ServeFlags, backup, serve
from cuvee.cli.simulate import SimulateFlags, simulate
from cuvee.cli.train import TrainFlags, train
from cuvee.cli.words import say
from cuvee.engine import BadInput, game, game_names
from cuvee.games.campaigns import campaigns_of, with_campaigns

BAD_USAGE = 2
INTERRUPTED = 130
PIPE_CLOSED = 1
MAX_LINE_LENGTH = 400
MORE_GAMES = "Every command takes --load FILE.py: a game that does not come with Cuvée."
COMMANDS = (
    "games",
    "play",
    "serve",
    "backup",
    "admin",
    "campaign",
    "lessons",
    "simulate",
    "ladder",
    "replay",
    "review",
    "bench",
    "train",
)
GAME_COMMANDS = ("play", "simulate", "ladder")  # those that know every game's own flags
KINDS: dict[type | None, str] = {float: "cli-kind-number", bool: "cli-kind-none"}
PLAY, SIMULATE, REPLAY, BENCH = PlayFlags(), SimulateFlags(), ReplayFlags(), BenchFlags()
CAMPAIGN, SERVE, BACKUP = CampaignFlags(), ServeFlags(), BackupFlags()
LADDER = LadderFlags()
TRAIN = TrainFlags()
LESSONS = LessonFlags()
REVIEW = ReviewFlags()

AnyGame = Annotated[
    str | None,
    Parameter(name="GAME", help="The game; without it the only one there is, or one from a menu."),
]
OneGame = Annotated[str, Parameter(name="GAME", help="The game.")]
SomeGames = Annotated[str, Parameter(name="GAME", help="The games; without any, all of them.")]
RecordFile = Annotated[
    Path, Parameter(name="FILE", help="A record, as `cuvee play --record` writes it.")
]
BackupFile = Annotated[Path, Parameter(name="FILE", help="A file that is not there yet.")]
CampaignFile = Annotated[Path, Parameter(name="FILE", help="Where the campaign is kept.")]


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line; 0 when all went well, 2 after one line about what is wrong with it."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a sign the terminal lacks is no reason to stop
    words = [*(sys.argv[1:] if argv is None else argv)]
    try:
        sources, words = taken_from(words, os.environ)
        load_games(sources)
        app = commands(sources)
        app(words, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except BadInput as problem:
        return print_error(in_words(problem, words, os.environ))
    except CycloptsError as problem:
        return print_error(error_message(problem, words))
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read this has seen enough; the interpreter's last flush must not fail on it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return 0


def commands(sources: list[str]) -> App:
    """The command line of the games there are now."""
    app = App(
        name="cuvee",
        help="Cuvée: the open table for wine-country strategy games.",
        version=f"cuvee {cuvee.__version__}",
        help_epilogue=MORE_GAMES,
        suppress_keyboard_interrupt=False,
    )
    app.command(_games, name="games", sort_key=1)
    app.command(_play_commands())
    app.command(_campaign_commands())
    app.command(_lessons, name="lessons", sort_key=3)
    app.command(_simulate_commands(sources))
    app.command(_ladder_commands(sources))
    app.command(_replay, name="replay", sort_key=5)
    app.command(_review, name="review", sort_key=5)
    app.command(_bench, name="bench", sort_key=6)
    app.command(_serve_command(sources))
    app.command(_backup, name="backup", sort_key=8)
    app.command(_train, name="train", sort_key=10)
    app.command(admin_commands())
    return app


def _games() -> None:
    """List the games, their seats and their options."""
    list_games()


def _play_commands() -> App:
    about = "Play in the terminal, together at one screen and against bots."
    app = App(name="play", help=about, sort_key=2)
    app.default(_play)
    for name in game_names():
        app.command(_command(name, PLAY, play), name=name, help=f"Play {name}.")
    return app


def _play(name: AnyGame = None, /, *, flags: PlayFlags = PLAY) -> None:
    play_any(name, flags)


def _campaign_commands() -> App:
    """A command for each game that has campaigns; the only one needs no name."""
    about = "Play a campaign alone, one challenge after the other; a file keeps your progress."
    app = App(name="campaign", help=about, sort_key=3)
    known = [name for name in with_campaigns() if name in game_names()]
    made = {name: _campaign_command(name) for name in known}
    if len(made) == 1:
        app.default(made[known[0]])
    for name, command in made.items():
        app.command(command, name=name, help=f"Play a campaign of {name}.")
    return app


def _campaign_command(name: str) -> GameCommand[CampaignFlags]:
    file = Named("file", Named.POSITIONAL_ONLY, default=DEFAULT_FILE, annotation=CampaignFile)
    choices = campaigns_of(name).choices
    return GameCommand(game(name), choices, CAMPAIGN, campaign, [file])


def _command(name: str, defaults: F, run: Run) -> GameCommand[F]:
    rules = game(name)
    return GameCommand(rules, rules.options, defaults, run)


def _lessons(name: AnyGame = None, /, *, flags: LessonFlags = LESSONS) -> None:
    """Learn a game by short scenes, one after the other."""
    lessons(name, flags)


def _simulate_commands(sources: list[str]) -> App:
    app = App(name="simulate", help="Let bots play many games and see who wins.", sort_key=4)
    run = partial(simulate, sources)

    @app.default
    def any_game(name: OneGame, /, *, flags: SimulateFlags = SIMULATE) -> None:
        run(game(name), flags, {})

    for name in game_names():
        about = f"Let bots play many games of {name}."
        app.command(_command(name, SIMULATE, run), name=name, help=about)
    return app


def _ladder_commands(sources: list[str]) -> App:
    app = App(name="ladder", help="Let bots meet on the same deals and rate them.", sort_key=4)
    run = partial(ladder, sources)

    @app.default
    def any_game(name: OneGame, /, *, flags: LadderFlags = LADDER) -> None:
        run(game(name), flags, {})

    for name in game_names():
        about = f"Let bots meet in {name} and rate them."
        app.command(_command(name, LADDER, run), name=name, help=about)
    return app


def _review(file: RecordFile, /, *, flags: ReviewFlags = REVIEW) -> None:
    """Tell where a recorded game was won and lost, and what would have been better."""
    review_record(file, flags)


def _replay(file: RecordFile, /, *, flags: ReplayFlags = REPLAY) -> None:
    """Tell a recorded game in words, or check it."""
    replay(file, flags)


def _bench(*names: SomeGames, flags: BenchFlags = BENCH) -> None:
    """Measure how fast games run here: decisions in random play, and copies of a state."""
    bench([*names], flags)


def _train(name: OneGame, /, *, flags: TrainFlags = TRAIN) -> None:
    """Learn a value of positions for bots, from games they play against themselves."""
    train(name, flags)


def _serve_command(sources: list[str]) -> App:
    about = "Serve tables to browsers: games with friends, online, kept in a folder."
    app = App(name="serve", help=about, sort_key=7)

    @app.default
    def run(*, flags: ServeFlags = SERVE) -> None:
        serve(sources, flags)

    return app


def _backup(file: BackupFile, /, *, flags: BackupFlags = BACKUP) -> None:
    """Copy everything a server keeps into one file, while it runs."""
    backup(file, flags)


def error_message(problem: CycloptsError, words: list[str]) -> str:
    """What is wrong with the command line, and what would be right."""
    lang, see = language_typed(words, os.environ), _help_for(words)
    if isinstance(problem, UnusedCliTokensError) and problem.unused_tokens:
        return say(lang, "cli-error-unused", word=problem.unused_tokens[0], help=see)
    if isinstance(problem, MissingArgumentError) and problem.argument:
        what = problem.argument.name
        missing = "cli-error-no-value" if what.startswith("-") else "cli-error-missing"
        return say(lang, missing, what=what, help=see)
    if isinstance(problem, CoercionError) and problem.token:
        kind = say(lang, KINDS.get(problem.target_type, "cli-kind-whole"))
        flag, value = str(problem.token.keyword), problem.token.value
        return say(lang, "cli-error-kind", flag=flag, kind=kind, value=value)
    if isinstance(problem, UnknownOptionError):
        return _unknown_option(problem, words, lang)
    if isinstance(problem, UnknownCommandError) and problem.unused_tokens:
        unknown = say(lang, "cli-error-command", command=problem.unused_tokens[0])
        return " ".join([unknown, *_meant(problem, lang)])
    if isinstance(problem, RepeatArgumentError):
        return say(lang, "cli-error-repeated", flag=str(problem.token.keyword))
    return str(problem)


def _meant(problem: CycloptsError, lang: str) -> list[str]:
    """What was perhaps meant, as the library that reads command lines guesses."""
    meant = re.search(r'Did you mean "?([^\s"]+)"?\?', str(problem))
    return [say(lang, "cli-error-meant", flag=meant[1])] if meant else []


def _unknown_option(problem: UnknownOptionError, words: list[str], lang: str) -> str:
    flag = problem.token.keyword or problem.token.value
    sentences = [say(lang, "cli-error-unknown", flag=flag), *_meant(problem, lang)]
    command = words[0] if words else ""
    if command in GAME_COMMANDS and not set(words[1:2]) & set(game_names()):
        known = ", ".join(game_names()) or say(lang, "cli-none-yet")
        sentences.append(say(lang, "cli-error-own-flags", command=command, known=known))
    else:
        sentences.append(say(lang, "cli-error-see", help=_help_for(words)))
    return " ".join(sentences)


def _help_for(words: list[str]) -> str:
    path = [word for word in words[:2] if word in (*COMMANDS, *game_names())]
    return " ".join(["cuvee", *path, "--help"])


def print_error(line: str) -> int:
    """Say in one line what is wrong; the exit code that goes with it."""
    line = " ".join(line.split())
    line = line if len(line) <= MAX_LINE_LENGTH else f"{line[:MAX_LINE_LENGTH]} …"
    print(f"cuvee: {line}", file=sys.stderr)
    return BAD_USAGE
