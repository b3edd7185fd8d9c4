"""Tables brought to a known place: everybody decides as greedy would, or as a test says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

import httpx
from websockets.sync.client import connect

from cuvee.bots import GreedyBot, Observation
from cuvee.engine import Rng, State, game
from tests.web.visitor import ME, OPEN, Visitor

NAMES: Final = ("Inés", "Jonas", "Marta", "Ole", "Petra")
When = Callable[[State], bool]
Decide = Callable[[State, int], int]


def always(state: State) -> bool:
    """At once."""
    return True


def over(state: State) -> bool:
    """When the game is over."""
    return state.over


def after_the_other() -> When:
    """When Ann is to place a worker and Inés has placed one."""
    placed: set[int] = set()

    def when(state: State) -> bool:
        asked = state.decision
        if asked is None or asked.question != "place_worker":
            return False
        placed.add(state.seat)
        return state.seat == 0 and 1 in placed

    return when


class Stage:
    """A table, and beside it the same game in the engine, which knows what everybody will do."""

    def __init__(self, host: Visitor, others: list[httpx.Client], name: str, seed: int) -> None:
        self.host = host
        self.others = others
        self.name = name
        self.seed = seed
        self.table = ""
        self._bot = GreedyBot(budget=16)

    def put_up(self, options: dict[str, object]) -> None:
        """Put up the table and let everybody sit down."""
        seats = [ME, *[OPEN] * len(self.others)]
        self.table, secrets = self.host.invite(self.name, seats, seed=self.seed, **options)
        for number, other in enumerate(self.others, 1):
            other.post("/api/guests", json={"name": NAMES[number - 1]}).raise_for_status()
            other.post("/api/seat-links", json={"secret": secrets[number]}).raise_for_status()
        self.state = game(self.name).new(seats=len(seats), seed=self.seed, **options)
        self._rng = Rng(self.seed)
        self._seq = self._position()["seq"]

    def arrive(self) -> ExitStack:
        """Let the others be at the table as their screens would be, until that is closed."""
        connections = ExitStack()
        for number, other in enumerate(self.others, 1):
            cookie = "; ".join(f"{name}={value}" for name, value in other.cookies.items())
            site = str(other.base_url).rstrip("/")
            live = f"{site.replace('http', 'ws', 1)}/api/tables/{self.table}/live?seat={number}"
            sent = {"Cookie": cookie, "Origin": site}
            connections.enter_context(connect(live, additional_headers=sent))
        return connections

    def _position(self) -> dict[str, Any]:
        answer: dict[str, Any] = self.host.ask("GET", f"/tables/{self.table}/position?seat=0")
        return answer

    def greedy(self, state: State, seat: int) -> int:
        """What greedy would do."""
        return self._bot.choose(Observation(state, seat), self._rng)

    def play_until(self, when: When, decide: Decide | None = None) -> None:
        """Let everybody decide until it is so; the game's end is always far enough."""
        while not (self.state.over or when(self.state)):
            seat = self.state.waiting[0]
            action = (decide or self.greedy)(self.state, seat)
            self._act(seat, action)
            self.state.apply(action, seat)

    def _act(self, seat: int, action: int) -> None:
        command = {"do": "act", "seat": seat, "seq": self._seq, "action": action}
        path = f"/tables/{self.table}/commands"
        if seat == 0:
            answer = self.host.ask("POST", path, command)
        else:
            said = self.others[seat - 1].post(f"/api{path}", json=command)
            assert said.is_success, said.text
            answer = said.json()
        self._seq = answer["seq"]


@contextmanager
def staged(
    host: Visitor,
    name: str,
    seats: int,
    when: When,
    *,
    decide: Decide | None = None,
    seed: int = 7,
    **options: object,
) -> Iterator[Stage]:
    """A table at the place where something is so, for as long as it is looked at.

    Everybody decides as greedy would, or as `decide` does.
    """
    with ExitStack() as open_ones:
        others = [
            open_ones.enter_context(httpx.Client(base_url=host.site)) for _ in range(seats - 1)
        ]
        stage = Stage(host, others, name, seed)
        stage.put_up(options)
        stage.play_until(when, decide)
        with stage.arrive():
            yield stage
