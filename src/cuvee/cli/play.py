"""`cuvee play`: a game in the terminal, with people at one screen and bots."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from cuvee.arena import bots_for_seats
from cuvee.bots import Bot, bot
from cuvee.cli.board import introduction
from cuvee.cli.files import check_writable, read_record
from cuvee.cli.flags import Whole, check_seed
from cuvee.cli.plan import GameConversation
from cuvee.cli.screen import numbered, read_line
from cuvee.cli.table import Table
from cuvee.cli.terminal import Terminal
from cuvee.cli.words import Words, language, say
from cuvee.engine import BadInput, Game, Options, State, game, game_names
from cuvee.lessons import games_with_lessons
from cuvee.locales.errors import InputError

SEED_BITS = 32  # of a seed that nobody asked for: short enough to be typed again
DEFAULT_MIN_SEATS = 2  # seats, where a game leaves the choice


@Parameter(name="*")
@dataclass(frozen=True)
class PlayFlags:
    """The flags that every game shares."""

    seats: Whole | None = None
    """How many seats there are, people and bots together."""

    humans: Whole = 1
    """How many people share the screen; they have the first seats. 0: watch the bots."""

    bots: Annotated[str, Parameter(name=["--bots", "--bot"])] = "greedy"
    """Who has the other seats: one bot for all, or one for each, as in greedy,random."""

    names: Annotated[str, Parameter(show_default=False)] = ""
    """What the people are called, as in Ada,Ben."""

    seed: Whole | None = None
    """A number that decides every deal and draw; the same number, the same game."""

    lang: str | None = None
    """The language: en, de or es. Usually the terminal's own."""

    record: Path | None = None
    """A file to keep the game in; `cuvee replay` tells it again, --resume goes on with it."""

    resume: Path | None = None
    """A file with a game to go on with; it is kept there again, unless --record names another."""


@dataclass(frozen=True)
class Seating:
    """Who sits at the table: people first, then bots."""

    seats: int
    humans: Whole
    bots: list[str]


def play(rules: Game[State], flags: PlayFlags, options: Options) -> None:
    """Play a game in the terminal."""
    if flags.resume is not None:
        resume(rules, flags.resume, flags, options)
        return
    lang = language(flags.lang, os.environ)
    check_writable(flags.record)
    check_seed(flags.seed)
    seating = seat(rules, flags, options)
    seed = secrets.randbits(SEED_BITS) if flags.seed is None else flags.seed
    state = rules.begin(seating.seats, seed, {**options}, record_events=True)
    names = named(flags.names, seating, lang)
    table = Table(state, seed, names, seated_bots(seating))
    converse(table, Words(rules, lang, names, state.options), flags.record)


def resume(rules: Game[State] | None, path: Path, flags: PlayFlags, options: Options) -> None:
    """Go on with the game in a file."""
    lang = language(flags.lang, os.environ)
    record = read_record(path)
    if options or flags.seats is not None or flags.seed is not None or flags.names:
        raise InputError("cli-error-resume-flags")
    if rules is not None and rules.name != record.game:
        raise InputError("cli-error-resume-game", file=str(path), game=record.game)
    kept = path if flags.record is None else flags.record
    check_writable(kept)
    played = game(record.game)
    seating = seat(played, replace(flags, seats=record.seats), record.options)
    state = record.begin(record_events=True)
    table = Table(state, record.seed, record.names, seated_bots(seating), record)
    converse(table, Words(played, lang, record.names, record.options), kept)


def seated_bots(seating: Seating) -> dict[int, Bot]:
    """The bots on the seats after those of people."""
    return {seating.humans + n: bot(name) for n, name in enumerate(seating.bots)}


def converse(table: Table, words: Words, record: Path | None) -> None:
    """Say what is played, and play it by typing."""
    console = Console(highlight=False)
    console.print(Text(f"{words.title()}: {', '.join(table.names)}", "bold"))
    console.print(Text(words.say("cli-begin", seed=str(table.seed)), "dim"))
    if words.game.name in games_with_lessons() and not table.resumed:
        command = f"cuvee lessons {words.game.name}"
        console.print(Text(words.say("cli-begin-lessons", command=command), "dim"))
    for line in introduction(table.state.view(None), words):
        console.print(line)
    try:
        GameConversation(Terminal(table, words, console), record).play()
    finally:
        table.external.close(table.state.result)


def play_any(name: str | None, flags: PlayFlags) -> None:
    """Play a game by name, or the only one there is, or one from a menu."""
    if flags.resume is not None:
        resume(None if name is None else game(name), flags.resume, flags, {})
        return
    known = game_names()
    if name is None and not known:
        raise InputError("cli-error-no-game")
    if name is None:
        lang = language(flags.lang, os.environ)
        name = known[0] if len(known) == 1 else menu(known, lang)
    if name is not None:
        play(game(name), flags, {})


def menu(known: list[str], lang: str) -> str | None:
    """Ask which game; None when the input is closed."""
    console = Console(highlight=False)
    console.print(Text(say(lang, "cli-which-game"), "bold"))
    console.print(numbered([Text(Words(game(name), lang, []).title()) for name in known]))
    answers = {str(number): name for number, name in enumerate(known, 1)}
    answers.update({name: name for name in known})
    while (line := read_line(console, say(lang, "cli-prompt", most=len(known)))) is not None:
        if line.lower() in answers:
            return answers[line.lower()]
        console.print(Text(say(lang, "cli-menu-unknown", most=len(known)), "italic"))
    console.print(Text(say(lang, "cli-closed"), "italic"))
    return None


def seat(rules: Game[State], flags: PlayFlags, options: Options) -> Seating:
    """Seats, people and bots that fit together, or BadInput."""
    bots = [name.strip() for name in flags.bots.split(",")]
    if flags.humans < 0:
        raise InputError("cli-error-humans", count=flags.humans)
    seats = flags.seats
    if seats is None and len(bots) > 1:
        seats = flags.humans + len(bots)
    if seats is None:
        seats = default_seats(rules, flags.humans, options)
    if seats not in rules.seats:
        known = ", ".join(map(str, rules.seats))
        raise InputError("cli-error-seats", game=rules.name, known=known, seats=str(seats))
    rules.complete_options(seats, dict(options))
    if flags.humans > seats:
        raise InputError("cli-error-people", humans=flags.humans, seats=seats)
    for name in bots:
        bot(name)
    free = seats - flags.humans
    return Seating(seats, flags.humans, [*bots_for_seats(bots, free)] if free else [])


def default_seats(rules: Game[State], humans: int, options: Options) -> int:
    """The smallest table that the options allow and everybody fits at; alone only if need be."""
    fitting = [many for many in rules.seats if many >= humans]
    for many in sorted(fitting, key=lambda many: (many < DEFAULT_MIN_SEATS, many)):
        try:
            rules.complete_options(many, dict(options))
        except BadInput:
            continue
        return many
    return fitting[0] if fitting else humans


def named(names: str, seating: Seating, lang: str) -> list[str]:
    """A name for every seat."""
    given = [name.strip() for name in names.split(",")] if names else []
    if len(given) > seating.humans or not all(given):
        raise InputError("cli-error-names", most=seating.humans, names=names)
    unnamed = range(len(given) + 1, seating.humans + 1)
    given += [say(lang, "cli-player", number=number) for number in unnamed]
    bots = enumerate(seating.bots, seating.humans + 1)
    return given + [say(lang, "cli-bot", bot=name, number=number) for number, name in bots]
