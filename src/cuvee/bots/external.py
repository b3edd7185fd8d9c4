"""Bots that are other programs: JSON lines over standard input and output. See docs/bots.md.

A program gets what its seat may know and nothing else. One that ends, stalls or answers nonsense is
replaced by another bot for the rest of the game.
"""

from __future__ import annotations

import json
import shlex
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Final

from cuvee.bots.base import Bot, Observation
from cuvee.bots.failure import Failure, ProgramFailed, read_written
from cuvee.bots.line_process import LineProcess
from cuvee.engine import Result, Rng
from cuvee.locales.errors import InputError

PROTOCOL: Final = 1
DEFAULT_MS: Final = 10_000  # milliseconds for a decision
MAX_MS: Final = 3_600_000
START_MS: Final = 5_000  # added for the first decision, so that a program can start
MOST_DIGITS: Final = 20  # of a wrong code that are told
RANDOM_LIMIT: Final = 1 << 31
NOTE: Final = (  # how records say it; once released it never changes
    "seat {seat:d}: {bot} decides from then on, after {decision:d} decisions of the game: "
    "the bot {why}"
)


@dataclass(frozen=True)
class StandIn:
    """That a bot decides for a program from some decision of the game on, and why."""

    seat: int
    decision: int  # how many decisions of the game had been taken
    bot: str
    why: str  # as files say it: the text of a failure

    def to_dict(self) -> dict[str, object]:
        """The stand-in as plain data."""
        return asdict(self)

    def note(self) -> str:
        """A sentence for the notes of a record."""
        return NOTE.format(**asdict(self))

    @staticmethod
    def from_note(note: str) -> StandIn | None:
        """The stand-in that a note of a record tells of; None for other notes."""
        read = read_written(NOTE, note)
        if read is None:
            return None
        return StandIn(int(read["seat"]), int(read["decision"]), str(read["bot"]), str(read["why"]))

    def reason(self, lang: str) -> str:
        """Why, in a language; as files say it where that is no known failure."""
        failure = Failure.read(self.why)
        return self.why if failure is None else failure.told(lang)


class ExternalBot:
    """Asks a program, which runs from the first decision to the end of the game."""

    def __init__(self, command: str, stand_in: str, make: Bot, ms: int = DEFAULT_MS) -> None:
        if not 1 <= ms <= MAX_MS:
            raise InputError("error-stdin-ms", most=str(MAX_MS), value=str(ms))
        self._command = _parsed(command)
        self._seconds = ms / 1000
        self._stand_in = make
        self._process: LineProcess | None = None
        self.stand_in = stand_in
        self.failure: Failure | None = None

    def choose(self, observation: Observation, rng: Rng) -> int:
        """What the program answers; if it has failed, what its stand-in chooses."""
        if self.failure is None:
            try:
                return self._ask(observation, rng)
            except ProgramFailed as problem:
                self.failure = problem.failure
                if self._process is not None:
                    self._process.kill()
        return self._stand_in.choose(observation, rng)

    def close(self, result: Result | None) -> None:
        """Tell the program how the game came out, if it is over, and end it."""
        process, self._process = self._process, None
        if process is not None and self.failure is None:
            if result is not None:
                process.tell(json.dumps({"type": "end", "result": result.to_dict()}))
            process.close()

    def _ask(self, observation: Observation, rng: Rng) -> int:
        seconds = self._seconds
        if self._process is None:
            self._process = LineProcess(self._command)
            self._process.tell(self._greeting(observation))
            seconds += START_MS / 1000
        question = {
            "type": "choose",
            "view": observation.view,
            "offers": observation.offers(),
            "random": rng.below(RANDOM_LIMIT),
        }
        return _code(self._process.ask(json.dumps(question), seconds), observation.legal)

    def _greeting(self, observation: Observation) -> str:
        view = observation.view
        start = {"type": "start", "protocol": PROTOCOL, "game": view["game"]}
        start |= {"seat": observation.seat, "seats": view["seats"], "options": view["options"]}
        return json.dumps({**start, "ms": round(1000 * self._seconds)})


class ExternalBots:
    """The programs among the bots of one game: who had to be replaced, and that all of them end."""

    def __init__(self, bots: Mapping[int, Bot]) -> None:
        self._bots = {seat: bot for seat, bot in bots.items() if isinstance(bot, ExternalBot)}
        self.stand_ins: list[StandIn] = []

    def notice(self, decision: int) -> None:
        """Note who has been replaced since, when so many decisions of the game had been taken."""
        known = {one.seat for one in self.stand_ins}
        for seat, bot in self._bots.items():
            if bot.failure is not None and seat not in known:
                self.stand_ins.append(StandIn(seat, decision, bot.stand_in, str(bot.failure)))

    def close(self, result: Result | None = None) -> None:
        """End all programs."""
        for bot in self._bots.values():
            bot.close(result)


def _parsed(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as problem:
        raise InputError("error-stdin-unread", command=command, why=str(problem)) from None
    if not words:
        raise InputError("error-stdin-none")
    if shutil.which(words[0]) is None:
        raise InputError("error-stdin-missing", program=words[0])
    return words


def _code(answer: str, legal: Sequence[int]) -> int:
    try:
        plain = json.loads(answer)
    except (ValueError, RecursionError):
        raise ProgramFailed("not_json", answer=answer[:80].strip()) from None
    code = plain.get("code") if isinstance(plain, dict) else None
    if type(code) is not int:
        raise ProgramFailed("no_code")
    if code not in legal:
        raise ProgramFailed("not_offered", code=str(code)[:MOST_DIGITS])
    return code
