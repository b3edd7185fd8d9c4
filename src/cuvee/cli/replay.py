"""`cuvee replay`: a recorded game in words, or checked."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from cuvee.bots import StandIn
from cuvee.bots.failure import printable
from cuvee.cli.board import outcome, position
from cuvee.cli.files import check_writable, read_record, write_json
from cuvee.cli.flags import Whole
from cuvee.cli.screen import colour, coloured
from cuvee.cli.words import Words, language
from cuvee.engine import BadInput, Event, Record, State, commitment, game
from cuvee.engine.record import expect_commitment
from cuvee.locales.errors import InputError

NO_SEAT = -1


@Parameter(name="*")
@dataclass(frozen=True)
class ReplayFlags:
    """What is shown, from which seat, and how."""

    verify: Annotated[bool, Parameter(negative="", show_default=False)] = False
    """Only check that the record leads to the position and the result it names."""

    commitment: str | None = None
    """What was published of the seed before the game: check, as --verify does, that it fits."""

    at: Whole | None = None
    """Stop after so many actions and show the position."""

    seat: Whole | None = None
    """Show the game as this seat saw it, from 0; usually everything is shown."""

    lang: str | None = None
    """The language: en, de or es. Usually the terminal's own."""

    json: Path | None = None
    """A file for the same as data."""


@dataclass(frozen=True)
class Step:
    """One action of a record, and what came of it; step 0 is the deal."""

    number: int
    seat: int
    code: int
    sentence: str
    events: list[Event]


def replay(path: Path, flags: ReplayFlags) -> None:
    """Tell a recorded game."""
    lang = language(flags.lang, os.environ)
    record = read_record(path)
    until = _checked_range(record, flags)
    check_writable(flags.json)
    words = Words(game(record.game), lang, [*map(printable, record.names)], record.options)
    checks = flags.verify or flags.commitment is not None
    published = _published(record, flags) if checks else ""
    state = record.verify() if checks else record.replay(until)
    console = Console(highlight=False)
    steps = [*replay_steps(record, until, words)]
    if flags.json is not None:
        write_json(flags.json, report(record, steps, state, words, flags))
    if checks:
        right = words.say("cli-verified", count=len(record.actions), digest=record.digest)
        console.print(Text(right), soft_wrap=True)
        for line in _fairness(record, published, words):
            console.print(Text(line), soft_wrap=True)
        return
    console.print(Text(f"{words.title()}: {', '.join(words.names)}", "bold"))
    for note in record.notes:
        console.print(Text(_told(printable(note), words), "yellow"), soft_wrap=True)
    for step in steps:
        show(console, step, words, flags.seat)
    if flags.at is not None or not state.over:
        at = words.say("cli-position", number=until, total=len(record.actions))
        console.print(Rule(Text(at), style="dim"))
        console.print(position(state.view(flags.seat), flags.seat, words))
    else:
        console.print(*outcome(state, words), sep="\n")


def replay_steps(record: Record, until: int, words: Words) -> Iterator[Step]:
    """The deal and the first actions of a record known to replay, each with what came of it."""
    state = record.begin(record_events=True)
    yield Step(0, NO_SEAT, -1, "", state.drain_events())
    for index in range(len(record.actions[:until])):
        seat, code = record.move(state, index)
        sentence = words.action(state, code)
        record.apply(state, index)
        yield Step(index + 1, seat, code, sentence, state.drain_events())


def show(console: Console, step: Step, words: Words, seat: int | None) -> None:
    """Tell one step: to a seat its own actions only, since the others' may have been hidden."""
    if step.seat != NO_SEAT and seat in (None, step.seat):
        name = words.names[step.seat]
        line = Text.assemble((f"{step.number:>4}  ", "dim"), (name, colour(step.seat)))
        console.print(line.append(f": {step.sentence}"))
    for event in step.events:
        line = coloured(words.event(event, _viewpoint(event, seat)), words.names)
        console.print(Text("      ").append_text(line))


def report(
    record: Record, steps: list[Step], state: State, words: Words, flags: ReplayFlags
) -> dict[str, object]:
    """The story, the position it leads to and the result as plain data."""
    plain: dict[str, object] = {**record.to_dict()}
    story = []
    for step in steps:
        texts = [words.event(event, _viewpoint(event, flags.seat)) for event in step.events]
        entry: dict[str, object] = {"number": step.number, "events": texts}
        if step.seat != NO_SEAT and flags.seat in (None, step.seat):
            entry.update(seat=step.seat, code=step.code, text=step.sentence)
        story.append(entry)
    plain.update(story=story, view=state.view(flags.seat))
    return plain


def _viewpoint(event: Event, seat: int | None) -> int | None:
    """The seat an event is shown to: its owner when everything is shown."""
    return event.owner if seat is None else seat


def _published(record: Record, flags: ReplayFlags) -> str:
    """The commitment that the record's seed fits, if one is to be checked; else BadInput."""
    published = record.commitment
    if flags.commitment is not None:
        published = _commitment(flags.commitment.strip().lower())
    if published and commitment(record.seed, record.salt) != published:
        raise InputError("cli-commitment-broken", commitment=published)
    return published


def _commitment(typed: str) -> str:
    try:
        return expect_commitment(typed, "--commitment")
    except BadInput:
        raise InputError("cli-error-commitment") from None


def _told(note: str, words: Words) -> str:
    """A note of a record in the reader's language, if it tells of a bot that was replaced."""
    one = StandIn.from_note(note)
    if one is None or one.seat not in range(len(words.names)):
        return note
    name, why = words.names[one.seat], one.reason(words.lang)
    return words.say("cli-stand-in-note", name=name, bot=one.bot, decision=one.decision, why=why)


def _fairness(record: Record, published: str, words: Words) -> Iterator[str]:
    """What is known of where the seed came from."""
    if published:
        yield words.say("cli-commitment-fits", commitment=published)
    if record.seed_chosen:
        yield words.say("cli-seed-chosen")


def _checked_range(record: Record, flags: ReplayFlags) -> int:
    most = len(record.actions)
    if flags.at is not None and not 0 <= flags.at <= most:
        raise InputError("cli-error-range", flag="at", most=most, value=str(flags.at))
    if flags.seat is not None and not 0 <= flags.seat < record.seats:
        most = record.seats - 1
        raise InputError("cli-error-range", flag="seat", most=most, value=str(flags.seat))
    return most if flags.at is None else flags.at
