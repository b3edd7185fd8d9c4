"""`cuvee review`: where a recorded game was won and lost."""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from cyclopts import Parameter
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from cuvee.bots.explain import signed
from cuvee.cli.files import check_writable, read_record, write_json
from cuvee.cli.flags import Whole
from cuvee.cli.screen import colour
from cuvee.cli.words import Words, language
from cuvee.engine import Record, game
from cuvee.locales.errors import InputError
from cuvee.review import Better, Grade, Moves, Review, Turn, review

BARS = "▁▂▃▄▅▆▇█"
MAX_BARS = 60  # of a curve
PERCENT = 100
Told = list[tuple[int, str]]  # seats with what they did, in words
INDENT = (0, 0, 0, 6)  # of what stands below a turn
GRADE_WORDS: dict[Grade, str] = {
    "inaccuracy": "cli-review-inaccuracy",
    "mistake": "cli-review-mistake",
}


@Parameter(name="*")
@dataclass(frozen=True)
class ReviewFlags:
    """Whose turns are told, and how."""

    seat: Whole | None = None
    """Tell the turns of this seat only, from 0."""

    lang: str | None = None
    """The language: en, de or es. Usually the terminal's own."""

    json: Path | None = None
    """A file for the whole review as data."""


def review_record(path: Path, flags: ReviewFlags) -> None:
    """Review a recorded game that is over."""
    lang = language(flags.lang, os.environ)
    record = read_record(path)
    if record.result is None:
        raise InputError("cli-error-review-open", file=str(path))
    if flags.seat is not None and not 0 <= flags.seat < record.seats:
        most = record.seats - 1
        raise InputError("cli-error-range", flag="seat", most=most, value=str(flags.seat))
    check_writable(flags.json)
    record.verify()
    moves = moves_of(record)
    found = review(record.begin(), moves)
    if flags.json is not None:
        write_json(flags.json, {**found.to_dict()})
    words = Words(game(record.game), lang, record.names, record.options)
    console = Console(highlight=False)
    show_summary(console, found, words)
    show_turns(console, found, words, flags.seat, told_moves(record, moves, words))


def moves_of(record: Record) -> Moves:
    """The moves of a record, each with its seat."""
    state = record.begin()
    moves: Moves = []
    for index in range(len(record.actions)):
        moves.append(record.move(state, index))
        record.apply(state, index)
    return moves


def told_moves(record: Record, moves: Moves, words: Words) -> Told:
    """The moves of a record in words, each with its seat."""
    state = record.begin()
    told: Told = []
    for index, (seat, action) in enumerate(moves):
        told.append((seat, words.action(state, action)))
        record.apply(state, index)
    return told


def show_summary(console: Console, found: Review, words: Words) -> None:
    """Tell the curves, grades and turning points."""
    console.print(Text(f"{words.title()}: {', '.join(words.names)}", "bold"))
    console.print(Text(words.say("cli-review-chance"), "bold"))
    for one, name in enumerate(words.names):
        chances = [point.chances[one] for point in found.points]
        console.print(Text.assemble((f"  {curve(chances)}  ", colour(one)), name))
    for one, name in enumerate(words.names):
        grades = Counter(turn.grade for turn in found.turns if turn.seat == one)
        counts = {grade: grades[grade] for grade in ("best", "good", "inaccuracy", "mistake")}
        console.print(Text(words.say("cli-review-grades", name=name, **counts)))
    if found.swings:
        console.print(Text(words.say("cli-review-swings"), "bold"))
    for swing in found.swings:
        change = f"{round(swing.change * PERCENT):+d}".replace("-", "−")  # noqa: RUF001
        name, start = words.names[swing.seat], swing.start + 1
        message = "cli-review-swing-one" if start == swing.end else "cli-review-swing"
        said = words.say(message, start=start, end=swing.end, name=name, change=change)
        console.print(Text(f"  {said}"))


def show_turns(console: Console, found: Review, words: Words, seat: int | None, told: Told) -> None:
    """Tell what was not played best, and what would have been better."""
    for turn in found.turns:
        if turn.grade not in GRADE_WORDS or seat not in (None, turn.seat):
            continue
        console.print(heading(turn, words))
        if turn.better is not None:
            for line in (
                played_line(turn, turn.better, words, told),
                better_line(turn.better, words),
            ):
                console.print(Padding(Text(line), INDENT, expand=False))


def heading(turn: Turn, words: Words) -> Text:
    """Whose turn it was, and what it gave away."""
    what = words.say(GRADE_WORDS[turn.grade], loss=round(turn.loss * PERCENT))
    name = (words.names[turn.seat], colour(turn.seat))
    return Text.assemble((f"{turn.start + 1:>4}  ", "dim"), name, f": {what}")


def played_line(turn: Turn, better: Better, words: Words, told: Told) -> str:
    """What was played where the turn went wrong."""
    own = [said for seat, said in told[better.at : turn.end] if seat == turn.seat]
    return words.say("cli-review-played", line=", ".join(own))


def better_line(better: Better, words: Words) -> str:
    """What would have been better, and what it would have brought."""
    line = ", ".join(better.sentences[words.lang])
    played, expected = signed(better.played, words.lang), signed(better.expected, words.lang)
    return words.say("cli-review-better", line=line, expected=expected, played=played)


def curve(chances: list[float]) -> str:
    """Chances over time as a row of bars."""
    many = min(MAX_BARS, len(chances))
    picked = [chances[index * len(chances) // many] for index in range(many)]
    picked[-1] = chances[-1]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in picked)
