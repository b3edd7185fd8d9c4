"""What happened is told to those who listen, and its secret part to its owner alone."""

from cuvee.engine import NO, YES, Event, May, Text
from tests.engine.toy import Mark, play


def test_a_secret_is_for_its_owner_alone() -> None:
    event = Event("toast", 1, {"round": 2}, {"card": 7}, 1)
    expected = Text("event-toast", {"seat": 1, "round": 2})
    assert event.text(None) == expected
    assert event.text(0) == expected
    assert event.text(1) == Text("event-toast-secret", {"seat": 1, "round": 2, "card": 7})


def test_what_has_no_secret_reads_the_same_for_everybody() -> None:
    event = Event("cask", -1, {"value": 3}, {}, -1)
    assert event.text(0) == event.text(None) == Text("event-cask", {"seat": -1, "value": 3})


def test_events_are_recorded_when_asked_for_and_drained_once() -> None:
    state = play(May(Mark(1)), May(Mark(2)), May(Mark(3)))
    state.apply(YES)
    assert state.drain_events() == []
    state.record_events()
    state.apply(YES)
    state.apply(YES)
    assert [event.args for event in state.drain_events()] == [{"mark": 2}, {"mark": 3}]
    assert state.drain_events() == []


def test_nobody_listens_to_a_clone() -> None:
    state = play(May(Mark(1)))
    state.record_events()
    copy = state.clone()
    copy.apply(YES)
    assert copy.drain_events() == []
    assert state.drain_events() == []


def test_listening_does_not_change_the_game() -> None:
    heard, unheard = play(May(Mark(1))), play(May(Mark(1)))
    heard.record_events()
    heard.apply(NO)
    unheard.apply(NO)
    assert heard.digest() == unheard.digest()


def test_an_event_names_its_seats() -> None:
    event = Event("give", 1, {"other": 0}, {}, -1)
    shown = event.text(None, ["Ada", "Ben"])
    assert shown.args == {"seat": 1, "other": 0, "name": "Ben", "other_name": "Ada"}
    assert "name" not in Event("cask", -1, {}, {}, -1).text(None, ["Ada"]).args
