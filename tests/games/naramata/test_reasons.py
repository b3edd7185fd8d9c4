"""Reasons: the nearest thing that would have to change, by its name, and truly in the way."""

# ruff: noqa: RUF001 - wineries are spelled as on the board

from collections import Counter
from random import Random

import pytest

from cuvee.engine import Ask
from cuvee.engine.frames import at_of, effect_of
from cuvee.games.naramata.board.wineries import WINERY_KEYS
from cuvee.games.naramata.cards.abilities import CROSSING
from cuvee.games.naramata.cards.tourists import TOURIST_KEYS
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS
from cuvee.games.naramata.codes import space_code
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.state import Naramata, Tour
from cuvee.locales import LANGUAGES
from tests.games.naramata.actions_cannot import CANNOT as ACTIONS
from tests.games.naramata.actions_do import BRIE, BRIE_TOO, CHEDDAR, TO_CHEESE
from tests.games.naramata.given import Given
from tests.games.naramata.mending import mended_by
from tests.games.naramata.opening import START_REGIONS, dawn
from tests.games.naramata.test_draft import PLAY_OR_SELL
from tests.games.naramata.test_market import FIVE, KEPT, ROW
from tests.games.naramata.upgrades_cannot import CANNOT as UPGRADES
from tests.games.naramata.words import code


def told(given: Given, step: str, lang: str = "en") -> str:
    """A reason and its parts as a player reads them."""
    reason = given.s.why_not(code(step))
    assert reason is not None
    return " ".join(NARAMATA.say(part.text(), lang) for part in (reason, *reason.parts))


def test_a_card_that_nobody_takes_is_refused_for_each_tourist_by_name() -> None:
    given = Given(
        tourists={"t02": {"cheese": [BRIE_TOO]}, "t19": {"cheese": [CHEDDAR, 9]}, "t01": {}}
    )
    given.leaves("cheese", BRIE, 8).chooses(TO_CHEESE)
    names = {key: given.s.edition.tourists[TOURIST_KEYS.index(key)].name for key in ("t02", "t19")}
    assert told(given, f"cheese {BRIE}") == (
        f"None of your tourists can take this card. {names['t02']} has this type already: Brie. "
        f"{names['t19']} has no room left on this row: cheese."
    )


def test_a_card_for_which_no_tourist_has_a_row_says_so_whoever_comes_last() -> None:
    given = Given(disks=1, upgrades=["disk_die"], tourists={"t01": {}}).leaves(
        "cheese", BRIE, CHEDDAR
    )
    given.chooses(TO_CHEESE)
    assert told(given, f"cheese {BRIE}") == "None of your tourists has such a row: cheese."
    assert mended_by(given.s, 0, code(f"cheese {BRIE}")) == {"no_taker"}


def test_a_price_names_what_one_has_disks_included() -> None:
    given = Given(prestige=1, disks=1).table(market=["", "", "", "cheese_free"])
    cost = given.s.edition.upgrades[UPGRADE_KEYS.index("cheese_free")].cost
    assert told(given, "buy 4") == (
        f"You need {cost} prestige for that and have 2, disks included."
    )


def test_a_winery_is_named_with_whoever_stands_there() -> None:
    given = Given().seat(1, place="dangelo", vehicle="black").look()
    assert told(given, "space dangelo 2") == (
        "A vehicle stands at D’Angelo already: Black off-roader."
    )
    phantom = Given(options={"phantom": True}).phantom("dangelo")
    assert told(phantom, "space dangelo 2") == "The Phantom stands at D’Angelo."


def test_all_that_is_in_the_way_of_a_space_is_told() -> None:
    given = Given(time="17:00").seat(1, place="dangelo").table(locks=["dangelo 1"])
    assert told(given, "space dangelo 1") == (
        "Several things stand in the way. "
        "It is 17:00 for you, and the wineries have closed: no further action can start. "
        "A vehicle stands at D’Angelo already: Black off-roader. "
        "This space of D’Angelo is locked: tasting."
    )


def test_what_cannot_be_mended_is_told_alone() -> None:
    given = Given(time="17:00", place="hillside")
    assert told(given, "space dangelo 1") == "D’Angelo is not on the road ahead of you."
    assert "no such space with 2 players" in told(given, "space dangelo 3")


def test_a_stop_on_the_road_says_whose_it_is_and_where_there_is_one() -> None:
    assert told(Given(), "road_pairing dangelo") == (
        "Only the yellow vehicle can hold a pairing on the road."
    )
    yellow = Given(vehicle="yellow", place="hillside")
    assert told(yellow, "road_pairing dangelo") == "D’Angelo is not on the road ahead of you."
    assert "leads from" in told(yellow, "road_pairing legend")


def test_an_upgrade_that_one_has_not_got_is_told_from_one_that_is_inactive() -> None:
    given = Given(inactive=["paid_unlock"])
    assert "You do not have Glowing Review." in told(given, "use disk_points")
    assert "Gate Fee is not active." in told(given, "use paid_unlock")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_reason_points_at_something_that_it_does_not_name(lang: str) -> None:
    given = Given(time="17:00").seat(1, place="dangelo").table(locks=["dangelo 1"])
    for step in ("space dangelo 1", "use disk_points", "road_pairing dangelo", "buy 1"):
        assert "why-" not in told(given, step, lang)


# By a second way: what a reason names is changed, and the action is possible.

CASES = [*ACTIONS, *UPGRADES]
IDLE = (code("end_day"), code("pit_stop"))  # not chosen, so that days are long
GAMES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (2, {"phantom": True}),
    (2, {"reverse_course": True}),
    (2, {"fleet": True}),
    (3, {}),
    (4, {}),
]


def test_what_a_reason_names_is_what_stands_in_the_way_of_the_cases() -> None:
    """Wherever another test has an action refused for something that can be changed."""
    mended: set[str] = set()
    for case in CASES:
        given = case.given().chooses(case.steps)
        mended |= mended_by(given.s, 0, code(case.refused))
    assert mended >= {
        "bottle_owned", "closed", "keyring_full", "locked", "no_bottle", "no_disk", "no_lock",
        "no_open_rows", "occupied", "prestige", "row_full", "same_cheese", "same_tasting",
    }  # fmt: skip


def test_what_a_reason_names_is_what_stands_in_the_way_in_games() -> None:
    """Over random games: every action that is in question, refused for something changeable."""
    mended: set[str] = set()
    for seed, (seats, options) in enumerate(GAMES * 3):
        chance = Random(seed)
        s = NARAMATA.new(seats=seats, seed=seed, **options)
        while not s.over:
            asked = s.effects[effect_of(s.stack[-1])]
            if isinstance(asked, Ask):
                for action in asked.candidates(s, s.seat, at_of(s.stack[-1])):
                    mended |= mended_by(s, s.seat, action)
            s.apply(chance.choice([act for act in s.legal() if act not in IDLE] or s.legal()))
    assert mended >= {
        "closed", "locked", "no_bottle", "no_disk",
        "not_active", "not_owned", "occupied", "one_upgrade_a_turn", "owned", "phantom_there",
        "prestige", "row_full", "same_cheese", "same_tasting", "vehicle_taken",
    }  # fmt: skip


def test_what_is_behind_is_what_no_road_leads_to() -> None:
    """By a second way: driving from winery to winery, in both directions of the course."""
    told: Counter[str] = Counter()
    for seed, (seats, options) in enumerate(GAMES):
        chance = Random(seed)
        s = NARAMATA.new(seats=seats, seed=seed, **options)
        while not s.over:
            if s.decision is not None and s.decision.question == "turn":
                reached = driven(s, s.players[s.seat])
                for winery in range(len(s.edition.wineries)):
                    reason = s.why_not(space_code(winery, 0))
                    why = "" if reason is None else reason.code
                    expected = "behind" if winery not in reached else ""
                    if s.players[s.seat].visited >> winery & 1 and not expected:
                        expected = "been_there"  # by crossing back
                    found = why if why in ("behind", "been_there") else ""
                    assert found == expected, WINERY_KEYS[winery]
                    told[why] += 1
            s.apply(chance.choice([act for act in s.legal() if act not in IDLE] or s.legal()))
    assert told["behind"] > 1000
    assert told["been_there"] > 0


def driven(s: Naramata, tour: Tour) -> set[int]:
    """The wineries that a tour comes to from one to the next, or by crossing over to them."""
    found: set[int] = set()
    to_go = [*s.course.next[tour.place]]
    while to_go:
        winery = to_go.pop()
        found.add(winery)
        to_go += [after for after in s.course.next[winery] if after not in found]
    crossing = s.course.across[tour.place] if tour.able(CROSSING) else 0
    return found | {winery for winery in range(len(WINERY_KEYS)) if crossing >> winery & 1}


def test_what_keeps_an_upgrade_face_up_is_what_stands_in_the_way() -> None:
    for own, key, why in KEPT:
        given = Given(prestige=5, upgrades=FIVE).seat(0, **own).seat(1, time="16:00")
        given.table(market=ROW).chooses("buy 4")
        assert mended_by(given.s, 0, code(f"flip {key}")) == {why}


def test_a_full_region_or_vehicle_is_what_stands_in_the_way() -> None:
    """Nobody is asked where only one way is open; the reasons are those of the question."""
    given = Given(seats=4).seat(1, place="start_lower").seat(3, place="start_lower")
    start = mended_by(given.s, 0, code("start start_lower"), f"{START_REGIONS}.0")
    assert start == {"region_full"}
    given.s.players[2].tourists = (30, 31, 32)  # white takes three
    given.s.players[2].hand = given.s.players[2].picked = (33,)
    assert mended_by(given.s, 2, code("keep"), PLAY_OR_SELL) == {"vehicle_full"}


def test_too_many_active_upgrades_are_what_stands_in_the_way() -> None:
    given = dawn(Given(upgrades=FIVE, inactive=["paid_unlock"])).asked("choose_active")
    assert told(given, "done") == "At most 5 upgrades may be active; you have 6."
    assert mended_by(given.s, 0, code("done")) == {"too_many_active"}
