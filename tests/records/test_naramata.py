"""Games for points are kept for every table, every length, and every way a game can end."""

from pathlib import Path

import pytest

from cuvee import Record
from cuvee.games.naramata.cards.vehicles import VEHICLE_KEYS
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.state import Naramata

FOLDER = Path(__file__).parent
RECORDS = sorted(
    path for kind in ("end", "greedy", "reverse") for path in FOLDER.glob(f"naramata-{kind}-*.json")
)
CLEAR = 20  # points ahead


def load(name: str) -> Record:
    return Record.load((FOLDER / f"naramata-{name}.json").read_text("utf-8"))


def ended(name: str) -> Naramata:
    record = load(name)
    state = NARAMATA.begin(record.seats, record.seed, {**record.options}, record_events=True)
    for entry in record.actions:
        assert isinstance(entry, int)
        state.apply(entry)
    assert state.over
    return state


def standing(state: Naramata) -> list[tuple[int, int]]:
    """Points and prestige, the best first."""
    return sorted([(player.points, player.prestige) for player in state.players], reverse=True)


def winners(state: Naramata) -> list[int]:
    assert state.result is not None
    return state.result.winners


def kept(option: str) -> set[object]:
    return {Record.load(path.read_text("utf-8")).options[option] for path in RECORDS}


def test_games_are_kept_for_all_tables_and_all_options() -> None:
    records = [Record.load(path.read_text("utf-8")) for path in RECORDS]
    assert {record.seats for record in records} == {2, 3, 4}
    assert kept("days") == {2, 3, 4}
    assert kept("locks") == {"easy", "normal", "advanced"}
    assert kept("vehicles") == {"chosen", "dealt"}
    assert kept("purple") == {"rows", "tourists"}
    assert kept("phantom") == {False, True}
    assert kept("reverse_course") == kept("from_end") == {False, True}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_game_is_over_when_its_days_are(path: Path) -> None:
    state = ended(path.stem.removeprefix("naramata-"))
    assert state.day == state.options["days"]
    assert state.result is not None
    assert state.result.reason == "last_day"


def test_a_clear_win_is_not_for_prestige_to_decide() -> None:
    state = ended("end-clear")
    first, second, *_ = standing(state)
    assert first[0] >= second[0] + CLEAR
    assert len(winners(state)) == 1


def test_equal_points_are_decided_by_prestige() -> None:
    state = ended("end-prestige")
    first, second, *_ = standing(state)
    assert first[0] == second[0]
    assert first[1] > second[1]
    assert len(winners(state)) == 1


def test_equal_points_and_prestige_share_the_victory() -> None:
    state = ended("end-shared")
    first, second, *_ = standing(state)
    assert first == second
    assert len(winners(state)) == 2


def test_points_may_end_below_zero() -> None:
    state = ended("end-negative")
    assert standing(state)[-1][0] < 0
    assert len(winners(state)) == 1


def test_the_phantom_drives_in_a_game_that_has_one() -> None:
    told = {event.kind for event in ended("greedy-2-phantom").drain_events()}
    assert {"phantom_start", "phantom", "phantom_end"} <= told


def test_a_purple_vehicle_takes_part_where_it_is_read_the_other_way() -> None:
    vehicles = [player.vehicle for player in ended("greedy-3-purple_tourists").players]
    assert VEHICLE_KEYS.index("purple") in vehicles


def ways_back(name: str) -> list[int]:
    """The days of a kept game on which the road led back."""
    days, back = 0, []
    for event in ended(name).drain_events():
        days += event.kind == "day"
        if event.kind == "way_back":
            back.append(days)
    return back


def test_every_other_day_leads_back_on_a_reversed_course() -> None:
    assert ways_back("reverse-3") == [2]
    assert ways_back("reverse-2-from_end") == [1, 3]


def test_the_phantom_takes_the_same_way_as_the_others() -> None:
    kinds = [event.kind for event in ended("reverse-2-from_end").drain_events()]
    assert kinds.count("phantom_end") == 3
    assert kinds.count("phantom_start") == 1  # on the way back it starts at END with all the others
