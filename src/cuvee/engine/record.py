"""Records: a whole game as its options, its seed and its list of actions, replayed exactly."""

from __future__ import annotations

import json
from typing import Final, NotRequired, TypedDict

from cuvee.engine.decision import BadInput, IllegalAction
from cuvee.engine.game import game
from cuvee.engine.plain import expect_int, expect_list, expect_mapping
from cuvee.engine.rng import SEED_LIMIT, commitment
from cuvee.engine.state import State
from cuvee.engine.text import Text
from cuvee.engine.views import Options, ResultData

FORMAT: Final = "cuvee-record/1"
MAX_ACTIONS: Final = 1_000_000
MAX_RECORD_LENGTH: Final = 32 << 20  # characters; a record of the longest game is far below
PARTS: Final = {
    "format", "game", "rules", "seats", "options", "seed", "names", "actions", "digest", "result",
}  # fmt: skip
OPTIONAL_PARTS: Final = {"commitment", "salt", "seed_chosen", "notes"}
MAX_SALT_LENGTH: Final = 64
DIGITS: Final = "0123456789abcdef"
ALTERED: Final = Text("error-record-altered")  # what it names and what it leads to differ


class RecordData(TypedDict):
    """A record as plain data."""

    format: str
    game: str
    rules: int
    seats: int
    options: Options
    seed: str  # a decimal number: JSON readers lose digits of large ones
    names: list[str]
    actions: list[int | list[int]]
    digest: str
    result: ResultData | None
    commitment: NotRequired[str]
    salt: NotRequired[str]
    seed_chosen: NotRequired[bool]
    notes: NotRequired[list[str]]


class Record:
    """Game, rules version, options, seats, seed, actions; with the position they lead to.

    An action is noted as its code when the first waiting seat took it, else as [seat, code]. Where
    a commitment to the seed was published before the game, the record may name it, with its salt.
    """

    def __init__(self, state: State, names: list[str] | None = None) -> None:
        if state.seed is None:
            raise BadInput("a state that was loaded or sampled has no seed to record it by")
        self.game = state.game.name
        self.rules = state.game.rules
        self.seats = state.seats
        self.options: Options = dict(state.options)
        self.seed = state.seed
        self.names = names or [f"seat {seat}" for seat in range(state.seats)]
        self.actions = state.history
        self.digest = state.digest()
        result = state.result
        self.result: ResultData | None = None if result is None else result.to_dict()
        self.commitment = ""
        self.salt = ""
        self.seed_chosen = False
        self.notes: list[str] = []  # what readers should know, such as a bot that was replaced

    def __repr__(self) -> str:
        return f"<Record of {self.game!r}: {self.seats} seats, {len(self.actions)} actions>"

    def begin(self, record_events: bool = False) -> State:
        """The state before the first action; events are recorded from the deal on if asked."""
        rules = game(self.game)
        if rules.rules != self.rules:
            raise BadInput(
                f"the record was played by rules {self.rules} of {self.game}; "
                f"these are rules {rules.rules}",
                Text("error-record-rules", {"rules": self.rules, "now": rules.rules}),
            )
        return rules.begin(self.seats, self.seed, {**self.options}, record_events)

    def replay(self, until: int | None = None) -> State:
        """The state after the first `until` actions, or after all of them."""
        state = self.begin()
        for index in range(len(self.actions[:until])):
            self.apply(state, index)
        return state

    def move(self, state: State, index: int) -> tuple[int, int]:
        """The seat and the action of an index, in the state before it."""
        entry = self.actions[index]
        return (entry[0], entry[1]) if isinstance(entry, list) else (state.seat, entry)

    def apply(self, state: State, index: int) -> tuple[int, int]:
        """Apply the action of an index to the state before it; return the seat and the action."""
        seat, action = self.move(state, index)
        try:
            state.apply(action, seat)
        except IllegalAction as refused:
            raise BadInput(f"action {index + 1} of the record: {refused}", ALTERED) from refused
        return seat, action

    def verify(self) -> State:
        """Replay, and raise BadInput unless that leads where the record says."""
        state = self.replay()
        self.check_end(state)
        return state

    def check_end(self, state: State) -> None:
        """Raise BadInput unless this is the position that the record names after all actions."""
        if self.commitment and self.commitment != commitment(self.seed, self.salt):
            raise BadInput("the record's seed is not the one it was committed to", ALTERED)
        if state.digest() != self.digest:
            raise BadInput("the record replays to another position than the one it names", ALTERED)
        result = state.result
        if (None if result is None else result.to_dict()) != self.result:
            raise BadInput("the record replays to another result than the one it names", ALTERED)

    def to_dict(self) -> RecordData:
        """The record as plain data."""
        plain: RecordData = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": str(self.seed),
            "names": self.names[:],
            "actions": self.actions[:],
            "digest": self.digest,
            "result": self.result,
        }
        if self.commitment:
            plain["commitment"] = self.commitment
        if self.salt:
            plain["salt"] = self.salt
        if self.seed_chosen:
            plain["seed_chosen"] = True
        if self.notes:
            plain["notes"] = self.notes[:]
        return plain

    def dump(self) -> str:
        """The record as text: one line for each part, so that differences read well."""
        parts = self.to_dict().items()
        lines = [f"  {json.dumps(name)}: {json.dumps(part)}" for name, part in parts]
        return "{\n" + ",\n".join(lines) + "\n}\n"

    @staticmethod
    def load(text: str) -> Record:
        """Read what `dump` wrote; anything else is refused with what is wrong."""
        if len(text) > MAX_RECORD_LENGTH:
            raise BadInput(f"a record has at most {MAX_RECORD_LENGTH} characters")
        try:
            plain = json.loads(text)
        except (ValueError, RecursionError) as problem:
            raise BadInput(f"this is not a record: {problem}") from None
        return Record.from_dict(plain)

    @staticmethod
    def from_dict(plain: object) -> Record:
        """Read what `to_dict` gave."""
        if not isinstance(plain, dict) or plain.get("format") != FORMAT:
            raise BadInput(f"this is not a record: it lacks the format {FORMAT!r}")
        given = expect_mapping(plain, "the record", PARTS | (OPTIONAL_PARTS & set(plain)))
        if not isinstance(given["game"], str):
            raise BadInput("the record's game should be a word")
        rules = game(given["game"])
        seats = expect_int(given["seats"], "the record's seats", 1, 99)
        if not isinstance(given["options"], dict):
            raise BadInput("the record's options should be a mapping")
        options = rules.complete_options(
            seats, {str(name): v for name, v in given["options"].items()}
        )
        state = rules.blank(seats, options)
        state.seed = _seed(given["seed"])
        record = Record(state)
        record.rules = expect_int(given["rules"], "the record's rules", 0, 1 << 31)
        record.names = _names(given["names"], seats)
        record.actions = _actions(given["actions"], rules.actions.size, seats)
        record.notes = _notes(given.get("notes", []))
        _read_fairness(record, given)
        _read_end(record, given)
        return record


def expect_commitment(value: object, where: str) -> str:
    """A commitment as it is written down."""
    if not isinstance(value, str) or len(value) != 64 or value.strip(DIGITS):
        raise BadInput(f"{where} should be 64 hexadecimal digits")
    return value


def _read_fairness(record: Record, given: dict[str, object]) -> None:
    if "commitment" in given:
        record.commitment = expect_commitment(given["commitment"], "the record's commitment")
    salt, chosen = given.get("salt", ""), given.get("seed_chosen", False)
    if not isinstance(salt, str) or len(salt) > MAX_SALT_LENGTH or salt.strip(DIGITS):
        raise BadInput("the record's salt should be hexadecimal digits")
    record.salt, record.seed_chosen = salt, chosen is True


def _seed(value: object) -> int:
    if not isinstance(value, str) or not value.isascii() or not value.isdigit() or len(value) > 78:
        raise BadInput("the record's seed should be a whole number written as text")
    return expect_int(int(value), "the record's seed", 0, SEED_LIMIT - 1)


def _names(value: object, seats: int) -> list[str]:
    names = expect_list(value, "the record's names")
    if len(names) != seats or not all(isinstance(name, str) for name in names):
        raise BadInput(f"the record's names should be {seats} words")
    return [str(name) for name in names]


def _notes(value: object) -> list[str]:
    notes = expect_list(value, "the record's notes")
    if not all(isinstance(note, str) for note in notes):
        raise BadInput("the record's notes should be words")
    return [str(note) for note in notes]


def _actions(value: object, size: int, seats: int) -> list[int | list[int]]:
    entries = expect_list(value, "the record's actions")
    if len(entries) > MAX_ACTIONS:
        raise BadInput(f"a record has at most {MAX_ACTIONS} actions")
    actions: list[int | list[int]] = []
    for index, entry in enumerate(entries):
        where = f"action {index + 1} of the record"
        if isinstance(entry, list) and len(entry) == 2:
            seat = expect_int(entry[0], f"{where}: its seat", 0, seats - 1)
            actions.append([seat, expect_int(entry[1], where, 0, size - 1)])
        else:
            actions.append(expect_int(entry, where, 0, size - 1))
    return actions


def _read_end(record: Record, given: dict[str, object]) -> None:
    digest, result = given["digest"], given["result"]
    if not isinstance(digest, str):
        raise BadInput("the record's digest should be text")
    if result is not None and not isinstance(result, dict):
        raise BadInput("the record's result should be a mapping, or null while the game goes on")
    record.digest = digest
    record.result = None if result is None else _result(result)


def _result(value: object) -> ResultData:
    where = "the record's result"
    given = expect_mapping(value, where, {"scores", "ranking", "winners", "reason"})
    if not isinstance(given["reason"], str):
        raise BadInput(f"{where}: its reason should be a word")
    return {
        "scores": _integers(given["scores"], where),
        "ranking": _integers(given["ranking"], where),
        "winners": _integers(given["winners"], where),
        "reason": given["reason"],
    }


def _integers(value: object, where: str) -> list[int]:
    return [expect_int(one, where, -(1 << 31), 1 << 31) for one in expect_list(value, where)]
