"""Promises about copies: a clone, or a state read back, is the same game and shares nothing."""

from __future__ import annotations

import json

from cuvee.testing.walk import S, Walk


def check_copies(walk: Walk[S]) -> list[tuple[str, S]]:
    """Clone and read back; both look alike in every way. They are returned, to be played on."""
    plain = walk.state.to_dict()
    text = walk.plain(plain, "the state")
    clone = walk.state.clone()
    walk.same(plain, clone.to_dict(), "a clone differs")
    _check_face(walk, clone, "a clone")
    read_back = walk.game.state(json.loads(text))
    walk.same(plain, read_back.to_dict(), "a state read back differs")
    _check_face(walk, read_back, "a state read back")
    walk.kept[walk.number] = (walk.state.clone(), text)
    return [("a clone", clone), ("a state read back", read_back)]


def _check_face(walk: Walk[S], copy: S, what: str) -> None:
    """What a copy offers and shows is what the original offers and shows."""
    state = walk.state
    walk.same(state.waiting, copy.waiting, f"{what} waits for others")
    for seat in range(state.seats):
        walk.same(state.legal(seat), copy.legal(seat), f"{what} offers other actions to {seat}")
    for who in walk.watchers:
        walk.same(state.view(who), copy.view(who), f"{what} shows {who} something else")


def check_followers(walk: Walk[S], followers: list[tuple[str, S]], seat: int, action: int) -> None:
    """Copies taken before an action go the same way; fields that no copy carries show up here."""
    for what, follower in followers:
        follower.apply(action, seat)
        walk.same(walk.state.to_dict(), follower.to_dict(), f"{what} plays on differently")


def check_kept(walk: Walk[S], numbers: list[int]) -> None:
    """Copies put aside earlier have not changed since."""
    for number in numbers:
        kept, text = walk.kept[number]
        walk.same(
            json.loads(text),
            kept.to_dict(),
            f"the clone from decision {number + 1} changed while the original went on",
        )


def check_twin(walk: Walk[S]) -> None:
    """The same seed and actions lead the same way, with or without events and views."""
    state = walk.state
    twin = Walk(walk.game, state.seats, walk.seed, state.options)
    for number, entry in enumerate(state.history):
        if number in walk.kept:
            text = walk.kept[number][1]
            twin.same(json.loads(text), twin.state.to_dict(), "a twin run goes another way")
        seat, action = entry if isinstance(entry, list) else (twin.state.seat, entry)
        twin.play(action, seat)
    walk.same(walk.state.to_dict(), twin.state.to_dict(), "a twin run ends elsewhere")
    walk.same(state.history, twin.state.history, "a twin run has another history")
