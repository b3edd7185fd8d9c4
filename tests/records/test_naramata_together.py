"""Games for the Whelp score are kept, won and lost, alone and by Fleets of every size."""

from pathlib import Path

import pytest

from cuvee import Record
from cuvee.engine import NO, YES
from cuvee.games.naramata.edition.tables import WHELP_DAYS
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.state import Naramata

FOLDER = Path(__file__).parent
RECORDS = sorted([*FOLDER.glob("naramata-solo-*.json"), *FOLDER.glob("naramata-fleet-*.json")])
MODES = [("solo", 1), ("fleet-2", 2), ("fleet-3", 3), ("fleet-4", 4)]


def load(name: str) -> Record:
    return Record.load((FOLDER / f"naramata-{name}.json").read_text("utf-8"))


def told(name: str) -> tuple[Naramata, list[str]]:
    """A kept game played out, and the kinds of events it told."""
    record = load(name)
    state = NARAMATA.begin(record.seats, record.seed, {**record.options}, record_events=True)
    for entry in record.actions:
        if isinstance(entry, list):
            state.apply(entry[1], entry[0])
        else:
            state.apply(entry)
    assert state.over
    return state, [event.kind for event in state.drain_events()]


def test_games_are_kept_for_all_options_of_the_whelp_score() -> None:
    records = [Record.load(path.read_text("utf-8")) for path in RECORDS]
    assert {record.options["whelp"] for record in records} == {None, "easy", "normal", "hard"}
    assert {record.options["leader"] is None for record in records} == {True, False}
    assert {record.options["vehicles"] for record in records} == {"chosen", "dealt"}


@pytest.mark.parametrize(("name", "seats"), MODES)
def test_a_win_keeps_something_of_the_score_for_three_days(name: str, seats: int) -> None:
    state, events = told(f"{name}-win")
    assert (state.seats, state.day) == (seats, WHELP_DAYS)
    assert state.whelp > 0
    assert state.result is not None
    assert (state.result.reason, len(state.result.winners)) == ("whelp_kept", seats)
    assert events[-1] == "whelp_kept"


@pytest.mark.parametrize(("name", "seats"), MODES)
def test_a_loss_is_over_with_the_last_of_the_score(name: str, seats: int) -> None:
    state, events = told(f"{name}-loss")
    assert (state.seats, state.whelp) == (seats, 0)
    assert state.result is not None
    assert (state.result.reason, state.result.winners) == ("whelp_lost", [])
    assert events[-1] == "whelp_lost"


def test_a_proposal_of_the_last_seat_is_declined_and_made_anew() -> None:
    """An answer is noted with its seat if another was asked before it, and one `no` undoes all."""
    _, events = told("fleet-declined")
    answers = [kind for kind in events if kind in {"propose", "agree", "decline"}]
    assert answers == ["propose", "agree", "decline", "propose", "agree", "agree", "agree"]
    noted = [entry for entry in load("fleet-declined").actions if isinstance(entry, list)]
    proposals = [entry for entry in noted if entry[1] not in (YES, NO)]
    assert [entry for entry in noted if entry not in proposals] == [
        [2, YES], [1, NO], [2, YES], [1, YES],
    ]  # fmt: skip
    assert [seat for seat, _ in proposals] == [3, 3]


def test_nobody_confirms_what_the_leader_of_a_fleet_decides() -> None:
    state, events = told("fleet-3-loss")
    assert state.options["leader"] == 2
    assert not {"propose", "agree", "decline"} & set(events)
    assert "ride" in events


@pytest.mark.parametrize("name", ["solo-reverse", "fleet-reverse"])
def test_the_second_day_leads_back_from_end(name: str) -> None:
    state, events = told(name)
    assert state.day >= 2
    assert events.count("way_back") == 1
    assert events.index("way_back") > events.index("day", events.index("day") + 1)


def test_two_phantoms_drive_where_one_plays_alone() -> None:
    state, events = told("solo-win")
    assert len(state.phantom_place) == 2
    assert events.count("phantom_end") == 2 * WHELP_DAYS


def test_the_upgrades_on_offer_move_on_where_nobody_bids_against_one() -> None:
    assert "shift" in told("solo-win")[1]
