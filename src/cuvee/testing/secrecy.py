"""Promises about secrets: a view tells a seat what it may know, and nothing else."""

from __future__ import annotations

from cuvee.engine import Rng
from cuvee.testing.walk import S, Walk


def check_secrecy(walk: Walk[S]) -> None:
    """Views are plain data without the key to the dice, and survive a new deal of the secrets."""
    before = walk.state.to_dict()
    for who in walk.watchers:
        _check_no_key(walk, walk.plain(walk.state.view(who), f"the view of {who}"), who)
    for seat in range(walk.state.seats):
        _check_shared(walk, seat)
        _check_deal(walk, seat)
    walk.same(before, walk.state.to_dict(), "looking at the state changed it")


def _check_no_key(walk: Walk[S], view: str, who: int | None) -> None:
    key = walk.state.rng.key
    if f"{key:064x}" in view or str(key) in view:
        raise walk.error(f"the view of {who} holds the key to the dice")


def _check_shared(walk: Walk[S], seat: int) -> None:
    """A view made of the spectators' is the same as one made alone, and leaves that as it is."""
    public = walk.state.view(None)
    shared = walk.state.private_view(seat, public)
    walk.same(walk.state.view(seat), shared, f"the private view of seat {seat} differs")
    walk.same(walk.state.view(None), public, f"the private view of seat {seat} changes the public")


def _check_deal(walk: Walk[S], seat: int) -> None:
    """A new deal of what a seat cannot know changes nothing that this seat can tell."""
    state = walk.state
    dealt = state.determinise(seat, walk.rng.fork())
    walk.same(state.view(seat), dealt.view(seat), f"seat {seat} sees what it cannot know")
    walk.same(state.view(None), dealt.view(None), f"spectators see what seat {seat} cannot know")
    what = f"what is on offer to seat {seat} depends on what it cannot know"
    walk.same(state.legal(seat), dealt.legal(seat), what)
    invariants = walk.game.invariants
    walk.same(
        invariants(state), invariants(dealt), f"a deal for seat {seat} changes the invariants"
    )
    key = walk.rng.fork().key
    # A deal must follow from what the seat knows and from the dice alone, or a bot could learn
    # from it. A resample_hidden that sorts its pile before it deals is on the safe side.
    once, twice = [one.determinise(seat, Rng(key)).to_dict() for one in (state, dealt)]
    walk.same(once, twice, f"the deal for seat {seat} depends on what it cannot know")
