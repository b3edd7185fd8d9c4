"""Records: a whole game as its options, its seed and its list of actions, replayed exactly."""

from __future__ import annotations

import json
from typing import Final

from cuvee.engine.decision import BadInput, IllegalAction
from cuvee.engine.game import game
from cuvee.engine.plain import integer, mapping, numbers, sequence
from cuvee.engine.rng import SEED_LIMIT, commitment
from cuvee.engine.state import State
from cuvee.engine.views import Options

FORMAT: Final = "cuvee-record/1"
MOST_ACTIONS: Final = 1_000_000
LONGEST: Final = 32 << 20  # characters; a record of the longest game is far below
PARTS: Final = {
    "format", "game", "rules", "seats", "options", "seed", "names", "actions", "digest", "result",
}  # fmt: skip
COMMITMENT: Final = "commitment"  # the one part that may be missing
DIGITS: Final = "0123456789abcdef"


class Record:
    """Game, rules version, options, seats, seed, actions; with the end it came to, if it did.

    An action is noted as its code when the first waiting seat took it, else as [seat, code]. Where
    a commitment to the seed was published before the game, the record may name it.
    """

    def __init__(self, state: State, seed: int, names: list[str] | None = None) -> None:
        self.game = state.game.name
        self.rules = state.game.rules
        self.seats = state.seats
        self.options: Options = dict(state.options)
        self.seed = seed
        self.names = names or [f"seat {seat}" for seat in range(state.seats)]
        self.actions: list[int | list[int]] = []
        self.digest = ""
        self.result: dict[str, object] | None = None
        self.commitment = ""

    def play(self, state: State, action: int, seat: int | None = None) -> None:
        """Apply an action to the state and note it; once the game is over, note its end too."""
        first = state.seat
        state.apply(action, seat)
        self.actions.append(action if seat is None or seat == first else [seat, action])
        if state.over:
            self.close(state)

    def close(self, state: State) -> None:
        """Note where the game stands, for `verify` to compare."""
        self.digest = state.digest()
        result = state.result
        self.result = None if result is None else result.to_dict()

    def begin(self, record_events: bool = False) -> State:
        """The state before the first action, listened to from the deal on if asked."""
        rules = game(self.game)
        if rules.rules != self.rules:
            raise BadInput(
                f"the record was played by rules {self.rules} of {self.game}; "
                f"these are rules {rules.rules}"
            )
        return rules.begin(self.seats, self.seed, {**self.options}, record_events)

    def replay(self, until: int | None = None) -> State:
        """The state after the first `until` actions, or after all of them."""
        state = self.begin()
        for place, entry in enumerate(self.actions[:until]):
            try:
                if isinstance(entry, list):
                    state.apply(entry[1], entry[0])
                else:
                    state.apply(entry)
            except IllegalAction as refused:
                raise BadInput(f"action {place + 1} of the record: {refused}") from refused
        return state

    def verify(self) -> State:
        """Replay, and insist that the game stands where the record says it does."""
        state = self.replay()
        self.insist_on(state)
        return state

    def insist_on(self, state: State) -> None:
        """Raise BadInput unless this is where the record says the game stands after all actions."""
        if self.commitment and self.commitment != commitment(self.seed):
            raise BadInput("the record's seed is not the one it was committed to")
        if state.digest() != self.digest:
            raise BadInput("the record replays to another position than the one it names")
        result = state.result
        if (None if result is None else result.to_dict()) != self.result:
            raise BadInput("the record replays to another result than the one it names")

    def to_dict(self) -> dict[str, object]:
        """The record as plain data."""
        plain: dict[str, object] = {"format": FORMAT, "game": self.game, "rules": self.rules}
        plain.update(seats=self.seats, options=dict(self.options), seed=str(self.seed))
        plain.update(names=self.names[:], actions=self.actions[:])
        plain.update(digest=self.digest, result=self.result)
        if self.commitment:
            plain[COMMITMENT] = self.commitment
        return plain

    def dump(self) -> str:
        """The record as text: one line for each part, so that differences read well."""
        plain = self.to_dict()
        lines = [f"  {json.dumps(name)}: {json.dumps(plain[name])}" for name in plain]
        return "{\n" + ",\n".join(lines) + "\n}\n"

    @staticmethod
    def load(text: str) -> Record:
        """Read what `dump` wrote; anything else is refused with what is wrong."""
        if len(text) > LONGEST:
            raise BadInput(f"a record has at most {LONGEST} characters")
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
        given = mapping(plain, "the record", PARTS | ({COMMITMENT} & set(plain)))
        if not isinstance(given["game"], str):
            raise BadInput("the record's game should be a word")
        rules = game(given["game"])
        seats = integer(given["seats"], "the record's seats", 1, 99)
        if not isinstance(given["options"], dict):
            raise BadInput("the record's options should be a mapping")
        options = rules.checked(seats, {str(name): v for name, v in given["options"].items()})
        record = Record(rules.blank(seats, options), _seed(given["seed"]))
        record.rules = integer(given["rules"], "the record's rules", 0, 1 << 31)
        record.names = _names(given["names"], seats)
        record.actions = _actions(given["actions"], rules.actions.size, seats)
        if COMMITMENT in given:
            record.commitment = committed(given[COMMITMENT], "the record's commitment")
        _read_end(record, given)
        return record


def committed(value: object, where: str) -> str:
    """A commitment as it is written down."""
    if not isinstance(value, str) or len(value) != 64 or value.strip(DIGITS):
        raise BadInput(f"{where} should be 64 hexadecimal digits")
    return value


def _seed(value: object) -> int:
    if not isinstance(value, str) or not value.isascii() or not value.isdigit() or len(value) > 78:
        raise BadInput("the record's seed should be a whole number written as text")
    return integer(int(value), "the record's seed", 0, SEED_LIMIT - 1)


def _names(value: object, seats: int) -> list[str]:
    names = sequence(value, "the record's names")
    if len(names) != seats or not all(isinstance(name, str) for name in names):
        raise BadInput(f"the record's names should be {seats} words")
    return [str(name) for name in names]


def _actions(value: object, size: int, seats: int) -> list[int | list[int]]:
    entries = sequence(value, "the record's actions")
    if len(entries) > MOST_ACTIONS:
        raise BadInput(f"a record has at most {MOST_ACTIONS} actions")
    actions: list[int | list[int]] = []
    for place, entry in enumerate(entries):
        where = f"action {place + 1} of the record"
        if isinstance(entry, list) and len(entry) == 2:
            seat = integer(entry[0], f"{where}: its seat", 0, seats - 1)
            actions.append([seat, integer(entry[1], where, 0, size - 1)])
        else:
            actions.append(integer(entry, where, 0, size - 1))
    return actions


def _read_end(record: Record, given: dict[str, object]) -> None:
    digest, result = given["digest"], given["result"]
    if not isinstance(digest, str):
        raise BadInput("the record's digest should be text")
    if result is not None and not isinstance(result, dict):
        raise BadInput("the record's result should be a mapping, or null while the game goes on")
    record.digest = digest
    if result is not None:
        record.result = {str(name): numbers(v, "the record's result") for name, v in result.items()}
