"""The contract: the bottle is claimed, and on a later day it opens the whole winery."""

import pytest

from tests.games.naramata.cases import Does, Mat, title
from tests.games.naramata.given import Given

STOCK: Mat = {"bottles": ["laughing_stock"], "place": "hillside"}

CONTRACT = [
    Does("contract", "a bottle and three points", "space hillside 3, act, points",
         {"points": 3, "prestige": 0, "bottles": ["hillside"], "time": "12:00"},
         left={"locks": [], "bottles": {"hillside": 0, "therapy": 1}}),
    Does("contract", "a bottle and three prestige", "space hillside 3, act, prestige",
         {"points": 0, "prestige": 3, "bottles": ["hillside"], "time": "12:00"}),
    Does("contract", "a second bottle of the winery with four players",
         "space hillside 3, act, points", {"bottles": ["hillside"]},
         rival={"bottles": ["hillside"]}, bottles={"hillside": 1}, seats=4,
         left={"bottles": {"hillside": 0}}),
    Does("contract", "the bottle of one winery is none of another",
         "space therapy 3, act, points", {"bottles": ["hillside", "therapy"]},
         own={"bottles": ["hillside"]}),
    Does("contract", "printed example: tasting and purchase take half an hour",
         "space laughing_stock 3, space laughing_stock 1, space laughing_stock 2, done",
         {"time": "11:30", "prestige": 7}, own=STOCK, decks={"tasting": [1, 7], "purchase": []},
         left={"locks": [], "bottles": {"laughing_stock": 1}}),
    Does("contract", "one action of half an hour is not given back",
         "space legend 3, space legend 1, done", {"time": "11:30", "prestige": 2},
         own={"bottles": ["legend"]}, decks={"cheese": [1, 5]}),
    Does("contract", "a pit stop beside it costs no more time",
         "space legend 3, space legend 1, roll 2, pit_stop, done", {"time": "11:30", "prestige": 5},
         own={"bottles": ["legend"]}, decks={"cheese": [1, 5]}),
    Does("contract", "a pit stop alone",
         "space legend 3, roll 2, pit_stop, done", {"time": "11:30", "prestige": 3},
         own={"bottles": ["legend"]}),
    Does("contract", "a pairing after an hour's tasting is at the later time",
         "space hillside 3, space hillside 1, space hillside 2, done",
         {"time": "14:00", "prestige": 7 + 8},
         own={"bottles": ["hillside"], "time": "12:00"}, decks={"tasting": [1, 7]}),
    Does("contract", "and before it at the earlier",
         "space hillside 3, space hillside 2, space hillside 1, done",
         {"time": "14:00", "prestige": 4 + 7},
         own={"bottles": ["hillside"], "time": "12:00"}, decks={"tasting": [1, 7]}),
    Does("contract", "locked spaces and those for four players as well",
         "space hillside 3, roll 3, space hillside 4, space hillside 2, done",
         {"time": "12:30", "prestige": 3 + 2}, own={"bottles": ["hillside"]},
         locks=["hillside 1", "hillside 2"], left={"locks": ["hillside 1", "hillside 2"]}),
    Does("contract", "favor comes once for all of it",
         "space hillside 3, space hillside 2, roll 1, pit_stop, done",
         {"tourists": {"t04": {"favor": 1}}},
         own={"bottles": ["hillside"], "tourists": {"t04": {}}}),
    Does("contract", "everything there is",
         "space hillside 3, roll 1, pit_stop, space hillside 4, space hillside 1, space hillside 2",
         {"time": "14:00", "prestige": 2 + 1 + 7 + 8}, own={"bottles": ["hillside"]},
         decks={"tasting": [1, 7]}),
]  # fmt: skip


@pytest.mark.parametrize("case", CONTRACT, ids=title)
def test_a_contract_brings_what_it_says(case: Does) -> None:
    """The claim, and the owner's turn."""
    case.check()


def test_the_owner_does_one_thing_at_least() -> None:
    """There is no leaving at once (ruling 33)."""
    given = Given(bottles=["hillside"]).chooses("space hillside 3")
    given.offers("space hillside 1, space hillside 2, space hillside 4, pit_stop")
    assert given.why_not("done") == "not_asked"


def test_each_action_of_the_winery_is_done_once() -> None:
    """And so is the pit stop."""
    given = Given(bottles=["hillside"]).chooses("space hillside 3, space hillside 1, pit_stop")
    given.offers("done, space hillside 2, space hillside 4")
    assert given.why_not("space hillside 1") == "done_already"
    assert given.why_not("pit_stop") == "done_already"
    assert given.why_not("space hillside 3") == "not_asked"


def test_each_action_begins_before_closing_on_the_running_clock() -> None:
    """At half past four a tasting still begins; then the winery is shut and an hour comes back."""
    given = Given(bottles=["hillside"], time="16:30").chooses("space hillside 3, space hillside 1")
    given.turn_is_over().then(time="17:00")


def test_an_action_within_reach_of_closing_leaves_room_for_the_next() -> None:
    """A pit stop at four, a tasting at half past."""
    given = Given(bottles=["hillside"], time="16:00").chooses("space hillside 3, pit_stop")
    given.may("space hillside 1").chooses("space hillside 1").turn_is_over().then(time="16:30")


def test_what_one_action_pays_the_next_may_spend() -> None:
    """The tasting's prestige buys the purchase."""
    given = Given(tourists={"t07": {}}).seat(0, **STOCK)
    given.leaves("tasting", 1, 7).leaves("purchase", 6, 12)
    given.chooses("space laughing_stock 3, space laughing_stock 1, space laughing_stock 2")
    given.may("purchase 6, purchase 12").chooses("purchase 12, done")
    given.then(prestige=2, tourists={"t07": {"purchase": [12]}}, time="11:30")


def test_an_upgrade_is_bought_between_two_actions() -> None:
    """And helps the second already, but there is no other in this turn (p. 15)."""
    given = Given().seat(0, **STOCK).leaves("tasting", 1, 7).leaves("cheese", 1, 5, 9)
    given.table(market=["", "", "view_plus_1", "cheese_draw"])
    given.chooses("space laughing_stock 3, space laughing_stock 1").may("buy 4")
    given.chooses("buy 4, flip cheese_draw").then(prestige=1)
    assert given.parts_of("buy 4") == ["one_upgrade_a_turn", "prestige"]
    given.chooses("space laughing_stock 4").then(prestige=4).chooses("done").turn_is_over()


def test_an_upgrade_is_bought_before_the_first_action_of_the_winery() -> None:
    """The turn has begun, the action not yet."""
    given = Given(prestige=5).seat(0, **STOCK).table(market=["", "", "", "view_plus_1"])
    given.chooses("space laughing_stock 3").may("buy 4")


def test_without_the_bottle_there_is_only_the_claim_and_the_pit_stop() -> None:
    """Claiming and using it are never the same visit (p. 15)."""
    given = Given().chooses("space hillside 3").offers("act, pit_stop").chooses("act, points")
    given.turn_is_over().then(time="12:00")


def test_the_owner_may_use_another_space_as_anybody_does() -> None:
    """It is locked then, and nothing else there is done."""
    given = Given(bottles=["hillside"]).chooses("space hillside 1, act").turn_is_over()
    given.on_table(locks=["hillside 1"]).then(time="12:00")


def test_the_owner_comes_back_where_no_bottle_is_left() -> None:
    """The bottle of one's own is enough."""
    Given(bottles=["hillside"]).table(bottles={"hillside": 0}).may("space hillside 3")


def test_another_at_the_winery_closes_it_to_the_owner_too() -> None:
    """Nothing else does (p. 15)."""
    given = Given(bottles=["hillside"]).seat(1, place="hillside")
    assert given.why_not("space hillside 3") == "occupied"
