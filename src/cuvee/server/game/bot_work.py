"""What the processes of the bots run: decisions and hints. It loads no database and no web server.

A process starts in less than half the time without them.
"""

from __future__ import annotations

import os
import time
from typing import Final

import cuvee
from cuvee.bots import Observation, bot
from cuvee.bots.explain import ExplanationData
from cuvee.bots.hints import hint
from cuvee.engine import Rng, game, rng
from cuvee.loading import load_games
from cuvee.server.game.moves import SeatAction
from cuvee.server.ops.parent_watch import exit_now, watch_parent

STREAM_BITS: Final = 32  # bits of a stream set aside for the thoughts before one decision
MAX_DECISIONS: Final = 64  # in one batch, before the players see them
BATCH_SECONDS: Final = 0.8  # seconds, likewise
THOUGHT_MS: Final = 140  # after which a bot begins no further look: it is to decide within 200


def choose_all(
    plain: dict[str, object], bots: dict[int, str], seed: int, place: int
) -> list[SeatAction]:
    """What bots choose, one decision after the other.

    It is the same for the same state and seed, unless the time for a decision was up.
    """
    state = game(str(plain["game"])).state(plain)
    thoughts = rng(seed).fork().key
    chosen: list[SeatAction] = []
    until = time.monotonic() + BATCH_SECONDS
    while not state.over and len(chosen) < MAX_DECISIONS:
        asked = [seat for seat in state.waiting if seat in bots]
        people_first = not state.simultaneous and len(asked) < len(
            state.waiting
        )  # the first settles it
        if not asked or people_first or (chosen and time.monotonic() > until):
            break
        seat = asked[0]
        dice = Rng(thoughts, place + len(chosen) << STREAM_BITS)
        action = bot(bots[seat], THOUGHT_MS).choose(Observation(state, seat), dice)
        state.apply(action, seat)
        chosen.append((seat, action))
    return chosen


def best_actions(plain: dict[str, object], seat: int, count: int) -> ExplanationData:
    """The best few actions of a seat after so many decisions; run in a process of the bots."""
    state = game(str(plain["game"])).state(plain)
    return hint(Observation(state, seat), count).to_dict()


def start_worker(server: int, games: list[str], niceness: int) -> None:
    """Load the games, leave the processor to the server, and end when the server is gone."""
    os.nice(niceness)
    cuvee.game_names()  # loaded before the first question
    load_games(games)
    watch_parent(server, exit_now)
