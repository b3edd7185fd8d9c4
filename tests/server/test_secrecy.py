"""No notice holds what its viewpoint may not know: whole games of every mode, every notice.

Two things are asked of every notice. It holds nothing that only another viewpoint can see.
And it is the same when everything that its viewpoint cannot know is dealt otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import cuvee
from cuvee.engine import Event, State, commitment, rng
from cuvee.engine.saved import STATE_ERRORS
from cuvee.server.db.log_entries import ACT, ASK, WITHDRAW, LogEntry
from cuvee.server.db.table_rows import PERSON, PLAYING, Seat
from cuvee.server.game.history import GameHistory
from cuvee.server.game.position import event_texts, position
from cuvee.server.game.preview import preview
from cuvee.server.game.session import TableSession
from cuvee.server.game.watcher import Watcher
from cuvee.server.tables.new_tables import new_row
from cuvee.testing import variants
from tests.server.tabled import Client, act, become, fine, put_up

Plain = dict[str, Any]
Viewpoint = int | None
SEED = 90_817_263_554
SALT = "00ff00ff00ff00ff"
DEAL_INTERVAL = 6  # decisions between two deals of what is hidden
QUESTIONS = 12  # of why something is not on offer, after each deal


def modes() -> Iterator[object]:
    """Every game with every set of options, at the smallest table that allows it, and one large."""
    for name in cuvee.game_names():
        seen: list[object] = []
        for seats, options in variants(cuvee.game(name)):
            if options not in seen or (seats == 3 and not options):
                seen.append(options)
                words = "-".join(f"{option}-{value}" for option, value in options.items())
                yield pytest.param(name, seats, options, id=f"{name}-{seats}-{words}")


class Sitting:
    """A game on a table that is watched from every kind of viewpoint."""

    def __init__(self, name: str, seats: int, options: Plain) -> None:
        rules = cuvee.game(name)
        row = new_row(rules, rules.complete_options(seats, dict(options)), seats, SEED, "server")
        row.salt, row.commitment = SALT, commitment(SEED, SALT)
        row.id, row.status, row.created, row.updated = "table", PLAYING, 0.0, 0.0
        table = [
            Seat(seat, PERSON, f"p{seat}", f"Player {seat}", None, None, False)
            for seat in range(seats)
        ]
        self.session = TableSession(row, table)
        self.session.history = GameHistory(self.session.initial_state, self.session.seed)
        self.viewpoints: list[Viewpoint] = [None, *range(seats)]
        self.watchers = {viewpoint: Watcher(viewpoint) for viewpoint in self.viewpoints}
        self.dice = rng(hash_of(name, seats))
        for viewpoint, watcher in self.watchers.items():
            self.session.watchers.add(watcher)
            watcher.send(self.session.full_notice(viewpoint))

    @property
    def history(self) -> GameHistory:
        """The game."""
        return self.session.require_history()

    def decide(self) -> tuple[int, int]:
        """Somebody who is asked, and an action."""
        state = self.history.state
        seat = state.waiting[self.dice.below(len(state.waiting))]
        legal = state.legal(seat)
        return seat, legal[self.dice.below(len(legal))]

    def enter(self, seat: int, value: int, kind: str = ACT) -> list[Event]:
        """Decide, and tell everybody."""
        entry = LogEntry(self.history.seq + 1, kind, seat, value, 1.0)
        events = self.history.apply(entry, self.session.show)
        self.session.row.seq = entry.seq
        self.session.publish()
        return events

    def notices(self, viewpoint: Viewpoint) -> list[bytes]:
        """What a viewpoint was sent since the last look."""
        queue, found = self.watchers[viewpoint].queue, []
        while queue:
            notice = queue.popleft()
            assert notice is not None, "nobody is sent away"
            found.append(notice)
        return found


def hash_of(name: str, seats: int) -> int:
    """A seed for the dice of a walk."""
    return sum(name.encode()) * 31 + seats


def words(value: object) -> set[str]:
    """All words in plain data that name something."""
    if isinstance(value, dict):
        return set().union(*[words(member) for member in value.values()])
    if isinstance(value, list):
        return set().union(*[words(member) for member in value])
    return {value} if isinstance(value, str) else set()


def check_words(
    state: State, viewpoint: Viewpoint, notices: list[Plain], before: set[str]
) -> set[str]:
    """No notice names what only others can see, now as before; what the viewpoint sees now."""
    seen = words(state.view(viewpoint))
    known = seen | before
    hidden: set[str] = set()
    for other in range(state.seats):
        if other != viewpoint:
            hidden |= words(state.view(other))
    for notice in notices:
        paths = [operation["path"].split("/") for operation in notice.get("patch", [])]
        parts = [notice.get(part) for part in ("patch", "position", "events")]
        said = words([*paths, *parts])
        assert not (said & hidden) - known, (
            f"viewpoint {viewpoint} is sent {(said & hidden) - known}"
        )
    return seen


def check_text(table: Sitting, viewpoint: Viewpoint, notice: bytes) -> None:
    """No notice holds the seed, the key to the dice or a fingerprint that would give them away."""
    state = table.history.state
    if state.over:
        return
    text = notice.decode()
    assert str(SEED) not in text
    assert SALT not in text
    assert f"{state.rng.key:064x}" not in text
    assert str(state.rng.key) not in text
    assert state.digest() not in text, f"viewpoint {viewpoint} could try deals until one fits"


def otherwise(history: GameHistory, state: State) -> GameHistory:
    """The same game as far as its decisions go, with another state."""
    other = GameHistory.__new__(GameHistory)
    other.__dict__.update(history.__dict__)
    other.state = state
    return other


def seen_by(history: GameHistory, viewpoint: Viewpoint) -> Plain:
    """A position without who has answered: whoever deals otherwise forgets the others' answers."""
    answer = msgspec.structs.asdict(position(history, viewpoint))
    answer.pop("waiting")
    return answer


def check_deal(table: Sitting, viewpoint: int) -> None:
    """What a viewpoint is sent is the same however that which it cannot know is dealt."""
    state, dice = table.history.state, table.dice
    dealt = state.determinise(viewpoint, dice.fork())
    other = otherwise(table.history, dealt)
    for who in (viewpoint, None):
        assert seen_by(other, who) == seen_by(table.history, who)
    if viewpoint not in state.waiting or viewpoint not in dealt.waiting:
        return
    actions = state.legal(viewpoint)
    size = state.game.actions.size
    actions += [dice.below(size) for _ in range(QUESTIONS)]
    for action in actions:
        assert dealt.why_not(action, viewpoint) == state.why_not(action, viewpoint)
    for action in (
        [] if state.simultaneous else state.legal(viewpoint)
    ):  # hidden answers are forgotten there
        mine = preview(table.history, viewpoint, action, single_player=False)
        assert preview(other, viewpoint, action, single_player=False) == mine


def check_preview(table: Sitting, seat: int, action: int) -> None:
    """A preview ends before another seat acts, also one that would have no choice."""
    seen = preview(table.history, seat, action, single_player=False)
    assert all(event["args"]["seat"] in (seat, -1) for event in seen.events)


def check_hidden_answer(table: Sitting, seat: int, action: int) -> None:
    """A hidden answer looks the same to everybody else, whatever it is."""
    state = table.history.state
    if not state.simultaneous or len(state.waiting) < 2:
        return
    worlds = []
    for answer in {action, state.legal(seat)[0], state.legal(seat)[-1]}:
        world = state.clone()
        world.record_events()
        world.apply(answer, seat)
        worlds.append((world, world.drain_events()))
    first, expected = worlds[0]
    for viewpoint in table.viewpoints:
        if viewpoint == seat:
            continue
        for world, happened in worlds[1:]:
            mine = otherwise(table.history, world), otherwise(table.history, first)
            assert position(mine[0], viewpoint) == position(mine[1], viewpoint)
            assert event_texts(happened, viewpoint) == event_texts(expected, viewpoint)


def check_events(
    before: State, seat: int, action: int, table: Sitting, events: list[Event]
) -> None:
    """Events show a viewpoint no more of hidden cards than the board then does.

    In another deal in which the board looks the same to it afterwards, the news are the same.
    """
    after = table.history.state
    for viewpoint in range(before.seats):
        world = before.determinise(viewpoint, table.dice.fork())
        if world.offer and action in world.legal(seat):
            world.record_events()
            try:
                world.apply(action, seat)
            except (
                STATE_ERRORS
            ):  # in the middle of a choice the rest of it may not fit another hand
                continue
            if world.view(viewpoint) == after.view(viewpoint):
                secret = [event for event in events if event.secret and event.owner != viewpoint]
                there = [e for e in world.drain_events() if e.secret and e.owner != viewpoint]
                assert event_texts(there, viewpoint) == event_texts(secret, viewpoint)


@pytest.mark.parametrize(("name", "seats", "options"), [*modes()])
def test_no_notice_shows_a_viewpoint_what_it_may_not_know(
    name: str, seats: int, options: Plain
) -> None:
    table = Sitting(name, seats, options)
    known: dict[Viewpoint, set[str]] = {viewpoint: set() for viewpoint in table.viewpoints}
    while not table.history.state.over:
        for viewpoint in table.viewpoints:
            notices = table.notices(viewpoint)
            told_now = [json.loads(notice) for notice in notices]
            known[viewpoint] = check_words(
                table.history.state, viewpoint, told_now, known[viewpoint]
            )
            for notice in notices:
                check_text(table, viewpoint, notice)
        seat, action = table.decide()
        check_hidden_answer(table, seat, action)
        check_preview(table, seat, action)
        deal = table.history.decision_count % DEAL_INTERVAL == 0
        before = table.history.state.clone() if deal else None
        if deal:
            for viewpoint in range(seats):
                check_deal(table, viewpoint)
        events = table.enter(seat, action)
        if before is not None:
            check_events(before, seat, action, table, events)
    assert table.session.summary().commitment == commitment(SEED, SALT)
    assert table.session.summary().seed is None, "the table has not been told that it is over"


@pytest.mark.parametrize(("name", "seats"), [("barrels", 3), ("naramata", 2), ("naramata", 4)])
def test_a_hidden_answer_given_withdrawn_and_given_again_shows_nothing_of_itself(
    name: str, seats: int
) -> None:
    """Frame by frame, the others are told the same whatever was answered."""
    sittings = [Sitting(name, seats, {}), Sitting(name, seats, {})]
    while len(sittings[0].history.state.waiting) < seats:
        for table in sittings:
            table.enter(table.history.state.seat, table.history.state.legal()[0])
    steps = [(0, ACT), (1, ASK), (0, WITHDRAW), (0, ACT)]
    for seat, kind in steps if seats > 2 else [(0, ACT), (1, ASK), (0, WITHDRAW)]:
        for answer, table in zip((0, -1), sittings, strict=True):
            legal = table.history.state.legal(seat)
            table.enter(seat, legal[answer] if kind == ACT else 0, kind)
        for viewpoint in sittings[0].viewpoints:
            received = [table.notices(viewpoint) for table in sittings]
            for notices in received:
                assert notices
            if viewpoint != 0:
                assert received[0] == received[1]


def test_the_wire_shows_each_viewpoint_its_own_hand_alone(guest: Client) -> None:
    table = put_up(guest)
    paths = {viewpoint: f"/api/tables/{table}/live?seat={viewpoint}" for viewpoint in range(3)}
    for viewpoint, path in paths.items():
        with guest.websocket_connect(path) as socket:
            seen = socket.receive_json()["position"]["view"]["players"]
            assert ["hand" in player for player in seen] == [viewpoint == seat for seat in range(3)]
    stranger = guest.websocket_connect(f"/api/tables/{table}/live")
    with stranger as socket:
        text = json.dumps(socket.receive_json())
        assert '"hand"' not in text
        act(guest, table)
        assert "hand" not in json.dumps(socket.receive_json())
    cookies = dict(guest.cookies)
    guest.cookies.clear()
    for path in (
        "position?seat=0",
        "replay/position?viewpoint=0",
        "replay/position?viewpoint=all",
        "replay/steps?viewpoint=0",
        "replay?viewpoint=0",
    ):
        assert guest.get(f"/api/tables/{table}/{path}").status_code == 403
    for asked in ("why", "preview", "commands"):
        said = {"do": "act", "seat": 0, "seq": 0, "action": 1}
        if asked != "commands":
            said = {"do": asked, "seat": 0, "action": 1}
        assert guest.post(f"/api/tables/{table}/{asked}", json=said).status_code == 401
    become(guest, "Eve")
    for asked in ("why", "preview", "commands"):
        said = {"do": "act", "seat": 0, "seq": 0, "action": 1}
        if asked != "commands":
            said = {"do": asked, "seat": 0, "action": 1}
        refused = guest.post(f"/api/tables/{table}/{asked}", json=said)
        assert (refused.status_code, refused.json()["error"]) == (403, "not_your_seat")
    guest.cookies.update(cookies)
    answer = fine(guest.get(f"/api/tables/{table}"))
    assert answer["table"]["seed"] is None
    assert '"digest"' not in json.dumps(answer)
    assert '"base"' not in json.dumps(answer)
