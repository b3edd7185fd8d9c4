"""No notice to an eye holds what that eye may not know: whole games of every mode, every notice.

Two things are asked of every notice. It holds nothing that only another eye can see. And it is the
same when everything that its eye cannot know is dealt otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import cuvee
from cuvee.engine import Event, State, commitment, rng
from cuvee.engine.game import BROKEN
from cuvee.server.db.table_rows import PERSON, PLAYING, Seat
from cuvee.server.game.history import GameHistory
from cuvee.server.game.log import ACT, ASK, WITHDRAW, LogEntry
from cuvee.server.game.position import news, position
from cuvee.server.game.preview import preview
from cuvee.server.game.session import TableSession, Watcher
from cuvee.server.tables.lobby import laid
from cuvee.testing import variants
from tests.server.tabled import Client, act, become, fine, put_up

Plain = dict[str, Any]
Viewpoint = int | None
SEED = 90_817_263_554
APART = 6  # decisions between two deals of what is hidden
QUESTIONS = 12  # of why something is not on offer, after each deal


def modes() -> Iterator[object]:
    """Every game with every set of options, at the smallest table that allows it, and one large."""
    for name in cuvee.games():
        seen: list[object] = []
        for seats, options in variants(cuvee.game(name)):
            if options not in seen or (seats == 3 and not options):
                seen.append(options)
                words = "-".join(f"{option}-{value}" for option, value in options.items())
                yield pytest.param(name, seats, options, id=f"{name}-{seats}-{words}")


class Sitting:
    """A game on a table at which an eye of every kind watches."""

    def __init__(self, name: str, seats: int, options: Plain) -> None:
        rules = cuvee.game(name)
        book = laid(rules, rules.checked(seats, dict(options)), seats, SEED)
        book.id, book.status, book.created, book.touched = "table", PLAYING, 0.0, 0.0
        sitting = [
            Seat(seat, PERSON, f"p{seat}", f"Player {seat}", None, None, False)
            for seat in range(seats)
        ]
        self.live = TableSession(book, sitting)
        self.live.played = GameHistory(self.live.begin, self.live.seed)
        self.eyes: list[Viewpoint] = [None, *range(seats)]
        self.watchers = {eye: Watcher(eye) for eye in self.eyes}
        self.dice = rng(hash_of(name, seats))
        for eye, watcher in self.watchers.items():
            self.live.watchers.add(watcher)
            watcher.tell(self.live.full(eye))

    @property
    def played(self) -> GameHistory:
        """The game."""
        return self.live.game

    def decide(self) -> tuple[int, int]:
        """Somebody who is asked, and an action."""
        state = self.played.state
        seat = state.waiting[self.dice.below(len(state.waiting))]
        legal = state.legal(seat)
        return seat, legal[self.dice.below(len(legal))]

    def enter(self, seat: int, value: int, kind: str = ACT) -> list[Event]:
        """Decide, and tell everybody."""
        entry = LogEntry(self.played.seq + 1, kind, seat, value, 1.0)
        told = self.played.take(entry)
        self.live.book.seq = entry.seq
        self.live.tell(told)
        return told

    def notices(self, eye: Viewpoint) -> list[bytes]:
        """What an eye was told since the last look."""
        outbox, told = self.watchers[eye].outbox, []
        while outbox:
            notice = outbox.popleft()
            assert notice is not None, "nobody is sent away"
            told.append(notice)
        return told


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


def check_words(state: State, eye: Viewpoint, told: list[Plain], before: set[str]) -> set[str]:
    """Nothing an eye is told names what only others can see, now as before; what it sees now."""
    seen = words(state.view(eye))
    known = seen | before
    hidden: set[str] = set()
    for other in range(state.seats):
        if other != eye:
            hidden |= words(state.view(other))
    for notice in told:
        said = words([notice.get(part) for part in ("changes", "position", "events")])
        assert not (said & hidden) - known, f"eye {eye} is told {(said & hidden) - known}"
    return seen


def check_text(sitting: Sitting, eye: Viewpoint, notice: bytes) -> None:
    """No notice holds the seed, the key to the dice or a fingerprint that would give them away."""
    state = sitting.played.state
    if state.over:
        return
    text = notice.decode()
    assert str(SEED) not in text
    assert f"{state.key:064x}" not in text
    assert str(state.key) not in text
    assert state.digest() not in text, f"eye {eye} could try deals until one fits"


def otherwise(played: GameHistory, state: State) -> GameHistory:
    """The same game as far as its decisions go, with another state."""
    other = GameHistory.__new__(GameHistory)
    other.__dict__.update(played.__dict__)
    other.state = state
    return other


def seen_by(played: GameHistory, eye: Viewpoint) -> Plain:
    """A position without who has answered: whoever deals otherwise forgets the others' answers."""
    told = position(played, eye)
    told.pop("waiting")
    return told


def check_deal(sitting: Sitting, eye: int) -> None:
    """What an eye is told is the same however that which it cannot know is dealt."""
    state, dice = sitting.played.state, sitting.dice
    dealt = state.determinise(eye, dice.fork())
    other = otherwise(sitting.played, dealt)
    for who in (eye, None):
        assert seen_by(other, who) == seen_by(sitting.played, who)
    if eye not in state.waiting or eye not in dealt.waiting:
        return
    actions = state.legal(eye)
    size = state.game.actions.size
    actions += [dice.below(size) for _ in range(QUESTIONS)]
    for action in actions:
        assert dealt.why_not(action, eye) == state.why_not(action, eye)
    for action in [] if state.answers else state.legal(eye):  # hidden answers are forgotten there
        mine = preview(sitting.played, eye, action, alone=False)
        assert preview(other, eye, action, alone=False) == mine


def check_hidden_answer(sitting: Sitting, seat: int, action: int) -> None:
    """A hidden answer looks the same to everybody else, whatever it is."""
    state = sitting.played.state
    if not state.answers or len(state.waiting) < 2:
        return
    worlds = []
    for answer in {action, state.legal(seat)[0], state.legal(seat)[-1]}:
        world = state.clone()
        world.record_events()
        world.apply(answer, seat)
        worlds.append((world, world.drain_events()))
    first, told = worlds[0]
    for eye in sitting.eyes:
        if eye == seat:
            continue
        for world, happened in worlds[1:]:
            mine = otherwise(sitting.played, world), otherwise(sitting.played, first)
            assert position(mine[0], eye) == position(mine[1], eye)
            assert news(happened, eye) == news(told, eye)


def check_events(
    before: State, seat: int, action: int, sitting: Sitting, told: list[Event]
) -> None:
    """What happened tells an eye no more of hidden cards than the board then shows it.

    In another deal in which the board looks the same to it afterwards, the news are the same.
    """
    after = sitting.played.state
    for eye in range(before.seats):
        world = before.determinise(eye, sitting.dice.fork())
        if world.offer and action in world.legal(seat):
            world.record_events()
            try:
                world.apply(action, seat)
            except BROKEN:  # in the middle of a choice the rest of it may not fit another hand
                continue
            if world.view(eye) == after.view(eye):
                secret = [event for event in told if event.secret and event.owner != eye]
                there = [e for e in world.drain_events() if e.secret and e.owner != eye]
                assert news(there, eye) == news(secret, eye)


@pytest.mark.parametrize(("name", "seats", "options"), [*modes()])
def test_no_notice_tells_an_eye_what_it_may_not_know(name: str, seats: int, options: Plain) -> None:
    sitting = Sitting(name, seats, options)
    known: dict[Viewpoint, set[str]] = {eye: set() for eye in sitting.eyes}
    while sitting.played.state.stack:
        for eye in sitting.eyes:
            notices = sitting.notices(eye)
            told_now = [json.loads(notice) for notice in notices]
            known[eye] = check_words(sitting.played.state, eye, told_now, known[eye])
            for notice in notices:
                check_text(sitting, eye, notice)
        seat, action = sitting.decide()
        check_hidden_answer(sitting, seat, action)
        deal = sitting.played.place % APART == 0
        before = sitting.played.state.clone() if deal else None
        if deal:
            for eye in range(seats):
                check_deal(sitting, eye)
        told = sitting.enter(seat, action)
        if before is not None:
            check_events(before, seat, action, sitting, told)
    assert sitting.live.summary().commitment == commitment(SEED)
    assert sitting.live.summary().seed is None, "the table has not been told that it is over"


@pytest.mark.parametrize(("name", "seats"), [("barrels", 3), ("naramata", 2), ("naramata", 4)])
def test_a_hidden_answer_given_withdrawn_and_given_again_shows_nothing_of_itself(
    name: str, seats: int
) -> None:
    """Frame by frame, the others are told the same whatever was answered."""
    sittings = [Sitting(name, seats, {}), Sitting(name, seats, {})]
    while len(sittings[0].played.state.waiting) < seats:
        for sitting in sittings:
            sitting.enter(sitting.played.state.seat, sitting.played.state.legal()[0])
    steps = [(0, ACT), (1, ASK), (0, WITHDRAW), (0, ACT)]
    for seat, kind in steps if seats > 2 else [(0, ACT), (1, ASK), (0, WITHDRAW)]:
        for answer, sitting in zip((0, -1), sittings, strict=True):
            legal = sitting.played.state.legal(seat)
            sitting.enter(seat, legal[answer] if kind == ACT else 0, kind)
        for eye in sittings[0].eyes:
            told = [sitting.notices(eye) for sitting in sittings]
            for notices in told:
                assert notices
            if eye != 0:
                assert told[0] == told[1]


def test_what_goes_over_the_wire_shows_each_eye_its_own_hand_alone(guest: Client) -> None:
    table = put_up(guest)
    paths = {eye: f"/api/tables/{table}/live?seat={eye}" for eye in range(3)}
    for eye, path in paths.items():
        with guest.websocket_connect(path) as socket:
            seen = socket.receive_json()["position"]["view"]["players"]
            assert ["hand" in player for player in seen] == [eye == seat for seat in range(3)]
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
        "replay?eye=0",
        "replay?eye=all",
        "outline?eye=0",
        "film?eye=0",
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
    told = fine(guest.get(f"/api/tables/{table}"))
    assert told["table"]["seed"] is None
    assert '"digest"' not in json.dumps(told)
    assert '"base"' not in json.dumps(told)
