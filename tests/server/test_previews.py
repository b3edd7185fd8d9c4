"""What an action would do: as it then comes, or nothing where chance or hidden choices decide."""

from __future__ import annotations

import pytest

import cuvee
from cuvee.engine import rng
from cuvee.server.db.log_entries import ACT, LogEntry
from cuvee.server.errors import Problem
from cuvee.server.game.history import GameHistory
from cuvee.server.game.position import event_texts
from cuvee.server.game.preview import preview
from cuvee.server.game.undo import undo_limit
from tests.server.patched import patched
from tests.server.tabled import Client, fine, look, put_up


def begun(name: str, seats: int) -> GameHistory:
    """A game of which events are heard."""
    rules = cuvee.game(name)

    def begin() -> cuvee.State:
        state = rules.new(seats=seats, seed=11)
        state.record_events()
        return state

    return GameHistory(begin, 11)


@pytest.mark.parametrize(("name", "seats"), [("viticulture", 3), ("naramata", 2)])
def test_a_preview_shows_what_then_comes(name: str, seats: int) -> None:
    history, dice = begun(name, seats), rng(5)
    shown, barred = 0, 0
    while not history.state.over and history.decision_count < 250:
        seat = history.state.waiting[0]
        legal = history.state.legal(seat)
        action = legal[dice.below(len(legal))]
        before, digest = history.state.view(seat), history.state.digest()
        seen = preview(history, seat, action, single_player=False)
        assert history.state.digest() == digest, "a preview changes nothing"
        events = history.apply(LogEntry(history.seq + 1, ACT, seat, action, 1.0))
        assert seen.undoable == (undo_limit(history, seat)[0] < history.decision_count)
        barred += seen.uncertain is not None
        if seen.uncertain is not None:
            assert (seen.patch, seen.events) == ([], [])
            continue
        shown += 1
        after = patched(before, seen.patch)
        now = history.state.view(seat)
        assert {**after, "decision": None} == {**now, "decision": None}
        assert seen.events == event_texts(events, seat)
    assert shown > 50
    assert barred > 5


def test_neither_preview_nor_undo_shows_what_another_seat_must_do() -> None:
    """In the last round everybody has one card left, which is laid down without a question."""
    history = begun("barrels", 3)
    while True:
        seat = history.state.waiting[0]
        action = history.state.legal(seat)[0]
        simultaneous = history.state.simultaneous
        seen = preview(history, seat, action, single_player=False)
        events = history.apply(LogEntry(history.seq + 1, ACT, seat, action, 1.0))
        if not simultaneous and any(event.seat not in (seat, -1) for event in events):
            break
    assert (seen.uncertain, seen.patch, seen.events) == ("revealed", [], [])
    assert not seen.undoable
    assert history.moves[-1].revealed


def test_whoever_plays_alone_may_take_back_what_chance_brings() -> None:
    history = begun("viticulture", 2)
    while True:
        seat = history.state.waiting[0]
        for action in history.state.legal(seat):
            if preview(history, seat, action, single_player=False).uncertain == "chance":
                assert preview(history, seat, action, single_player=True).undoable
                assert not preview(history, seat, action, single_player=False).undoable
                return
        history.apply(LogEntry(history.seq + 1, ACT, seat, history.state.legal(seat)[0], 1.0))


def test_an_action_that_is_not_on_offer_has_no_preview() -> None:
    history = begun("viticulture", 2)
    seat = history.state.waiting[0]
    wrong = next(code for code in range(400) if code not in history.state.legal(seat))
    with pytest.raises(Problem) as refused:
        preview(history, seat, wrong, single_player=False)
    assert refused.value.code == "refused"


def test_a_preview_is_for_whoever_holds_the_seat(guest: Client) -> None:
    table = put_up(guest)
    seat = look(guest, table, None)["position"]["waiting"][0]
    offer = look(guest, table, seat)["position"]["legal"][0]["code"]
    asked = {"do": "preview", "seat": seat, "action": offer}
    seen = fine(guest.post(f"/api/tables/{table}/preview", json=asked))
    assert seen["action"] == offer
    guest.cookies.clear()
    assert guest.post(f"/api/tables/{table}/preview", json=asked).status_code == 401


def test_a_preview_of_a_whole_move_goes_on_until_chance_decides() -> None:
    """Answers that are not asked for are left out; what comes before a draw is told."""
    history = begun("viticulture", 2)
    code = history.state.game.code
    tour = code({"verb": "place", "space": "give_tour_left"})
    vine = code({"verb": "place", "space": "draw_vine_left"})
    while tour not in history.state.legal(seat := history.state.waiting[0]):
        action = history.state.legal(seat)[0]
        history.apply(LogEntry(history.seq + 1, ACT, seat, action, 1.0))
    regular = code({"verb": "worker", "worker": "regular"})
    alone = preview(history, seat, tour, single_player=False)
    whole = preview(history, seat, tour, single_player=False, then=[code({"verb": "yes"}), regular])
    assert whole.events[: len(alone.events)] == alone.events
    assert len(whole.events) > len(alone.events)
    drawn = preview(history, seat, vine, single_player=False, then=[regular])
    assert (drawn.uncertain, drawn.undoable) == ("chance", False)
