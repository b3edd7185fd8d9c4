"""States written out as JSON data and read back, in the middle of any card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from cuvee.engine.decision import BadInput
from cuvee.engine.effect import S
from cuvee.engine.frames import at_of, effect_of, frame, seat_of
from cuvee.engine.machine import advance, answers_fit
from cuvee.engine.machine_state import FIRST_SEAT, Move
from cuvee.engine.plain import (
    expect_int,
    expect_list,
    expect_mapping,
    fields_to_plain,
    fingerprint,
    read_fields,
    short_repr,
)
from cuvee.engine.rng import SEED_LIMIT, Rng
from cuvee.engine.views import Options

if TYPE_CHECKING:
    from cuvee.engine.game import Game
    from cuvee.engine.state import State

STATE_PARTS: Final = {
    "game", "rules", "seats", "options", "rng", "stack", "agenda", "answers", "table", "players",
}  # fmt: skip
# What can come of running effects on a state that no game could have reached.
STATE_ERRORS = (ArithmeticError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)


class StateData(TypedDict):
    """A state as plain data; effects go by their paths."""

    game: str
    rules: int
    seats: int
    options: Options
    rng: list[str | int]  # the key in hexadecimal digits, the count
    stack: list[list[str | int]]  # effect, seat, at
    agenda: list[list[str | int]]  # due, effect, seat, at
    answers: list[int]
    table: dict[str, object]  # the game's own fields
    players: list[dict[str, object]]


def state_data(s: State) -> StateData:
    """A state as plain data."""
    names = [effect.path for effect in s.effects]
    return {
        "game": s.game.name,
        "rules": s.game.rules,
        "seats": s.seats,
        "options": dict(s.options),
        "rng": [f"{s.rng.key:064x}", s.rng.count],
        "stack": [[names[effect_of(f)], seat_of(f), at_of(f)] for f in s.stack],
        "agenda": [[due, names[which], seat, at] for due, which, seat, at in s.agenda],
        "answers": s.answers[:],
        "table": fields_to_plain(s, s.FIELDS),
        "players": [fields_to_plain(player, player.FIELDS) for player in s.all_players()],
    }


def load_state(game: Game[S], plain: object) -> S:
    """Read back what `state_data` gave; anything else is refused."""
    given = _in_present_codes(game, expect_mapping(plain, "the state", STATE_PARTS))
    options = given["options"]
    if not isinstance(options, dict):
        raise BadInput("the state's options should be a mapping")
    chosen = game.complete_options(given["seats"], {str(name): options[name] for name in options})
    s = game.blank(expect_int(given["seats"], "seats", 1, 99), chosen)
    _read_machine(game, s, given)
    read_fields(s, s.FIELDS, given["table"], "table")
    players = expect_list(given["players"], "players")
    if len(players) != len(s.all_players()):
        raise BadInput(f"the state should have {len(s.all_players())} players")
    for seat, player in enumerate(s.all_players()):
        read_fields(player, player.FIELDS, players[seat], f"players[{seat}]")
    _resume(game, s)
    return s


def _in_present_codes(game: Game[S], given: dict[str, object]) -> dict[str, object]:
    """What is given, brought from earlier codes to the present ones if the game can do that."""
    rules = given["rules"]
    if given["game"] != game.name or type(rules) is not int or rules > game.rules:
        raise BadInput(
            f"the state is of {short_repr(given['game'])} rules {short_repr(rules)}, "
            f"not of {game.name!r} rules {game.rules}"
        )
    if rules < game.states_since:
        raise BadInput(
            f"the state is of {game.name!r} rules {rules}; "
            f"rules {game.rules} read states of rules {game.states_since} and later"
        )
    return given if rules >= game.codes_since else game.upgrade_state(given, rules)


def restored(game: Game[S], plain: StateData, seed: int | None, taken: list[int | list[int]]) -> S:
    """A state from what a pickle holds of it."""
    s = load_state(game, plain)
    s.seed = seed
    move: Move | None = None
    for entry in taken:
        seat, action = entry if isinstance(entry, list) else (FIRST_SEAT, entry)
        move = (move, seat, action)
    s.last_move = move
    return s


def _read_machine(game: Game[S], s: S, given: dict[str, object]) -> None:
    rng = expect_list(given["rng"], "rng")
    if len(rng) != 2 or not isinstance(rng[0], str):
        raise BadInput("rng should be a key and a count")
    try:
        key = int(rng[0], 16)
    except ValueError:
        raise BadInput("rng's key should be a hexadecimal number") from None
    s.rng = Rng(
        expect_int(key, "rng's key", 0, SEED_LIMIT - 1),
        expect_int(rng[1], "rng's count", 0, (1 << 63) - 1),
    )
    frames = [_frame(game, s, entry, "stack") for entry in expect_list(given["stack"], "stack")]
    s.stack = [frame(number, seat, at) for number, seat, at in frames]
    s.agenda = []
    for entry in expect_list(given["agenda"], "agenda"):
        parts = expect_list(entry, "agenda")
        number, seat, at = _frame(game, s, parts[1:], "agenda")
        s.agenda.append((expect_int(parts[0], "agenda", 0, (1 << 31) - 1), number, seat, at))
    answers = expect_list(given["answers"], "answers")
    if len(answers) not in (0, s.seats):
        raise BadInput("answers should be empty or one for each seat")
    s.answers = [expect_int(answer, "answers", -2, game.actions.size - 1) for answer in answers]


def _frame(game: Game[S], s: S, entry: object, where: str) -> tuple[int, int, int]:
    parts = expect_list(entry, where)
    path = parts[0] if len(parts) == 3 else None
    if not isinstance(path, str) or path not in game.catalogue.ids:
        raise BadInput(f"{where} holds a frame that this game does not know: {short_repr(path)}")
    number = game.catalogue.ids[path]
    seat = expect_int(parts[1], f"{where}'s seat", -1, s.seats - 1)
    return (number, seat, expect_int(parts[2], f"{where}'s at", -(1 << 31), (1 << 31) - 1))


def _resume(game: Game[S], s: S) -> None:
    """Put the pending question on offer; refuse a state whose parts contradict each other."""
    try:
        before = fingerprint(state_data(s))
        advance(s, game.effects)
        at_decision = fingerprint(state_data(s)) == before
        fitting = answers_fit(s, game.effects)
    except STATE_ERRORS as problem:
        raise BadInput(f"the parts of the state contradict each other: {problem}") from None
    if not at_decision:
        raise BadInput("the state is not at a decision")
    if not fitting:
        raise BadInput("the state's question and answers do not fit together")
