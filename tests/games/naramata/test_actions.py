"""The actions of the board, the pit stop and END: what each brings, and when it is refused."""

import pytest

from cuvee.games.naramata.kinds import KINDS
from tests.games.naramata.actions_cannot import CANNOT
from tests.games.naramata.actions_do import DOES
from tests.games.naramata.cases import Cannot, Does, title
from tests.games.naramata.given import Given
from tests.games.naramata.test_contract import CONTRACT


@pytest.mark.parametrize("case", DOES, ids=title)
def test_an_action_brings_what_it_says(case: Does) -> None:
    """Cards, tokens, prestige, the lock and the time."""
    case.check()


@pytest.mark.parametrize("case", CANNOT, ids=title)
def test_what_cannot_be_done_has_a_reason(case: Cannot) -> None:
    """The space is not open, or there is no room, or no prestige."""
    case.check()


def test_every_action_has_its_cases() -> None:
    """Each kind of space, the pit stop and END."""
    kinds = [kind for kind in KINDS if kind != "favor"]  # which is no space
    assert {case.of for case in [*DOES, *CONTRACT]} == {*kinds, "pit_stop", "end_day"}


@pytest.mark.parametrize("deck", ["cheese", "tasting", "purchase"])
def test_a_deck_that_runs_out_is_made_anew_from_its_discards(deck: str) -> None:
    """In the middle of a draw (p. 12)."""
    given = Given(prestige=9, tourists={"t38": {}}).draws(deck, 1)
    to = {"cheese": "poplar_grove_cheese 1", "tasting": "roche 1", "purchase": "roche 2"}[deck]
    given.chooses(f"space {to}, act").on_table(**{deck: []})
    drawn = given.s.players[0].drawn
    assert len(drawn) == 2
    assert 0 in drawn


def test_every_visitor_of_a_signature_winery_gains_favor() -> None:
    """A token for each tourist with room on such a row, whatever is done there (p. 15)."""
    given = Given(tourists={"t04": {"favor": 2}, "t09": {"favor": 1}, "t12": {}, "t01": {}})
    given.chooses("space hillside 2, act")
    given.then(tourists={
        "t04": {"favor": 2}, "t09": {"favor": 2, "pairing": 1}, "t12": {"favor": 1},
        "t01": {"pairing": 1},
    })  # fmt: skip


def test_other_wineries_bring_no_favor() -> None:
    """Only signature wineries do."""
    Given(tourists={"t04": {}}).chooses("space roche 2, act").then(tourists={"t04": {}})


def test_what_is_locked_is_locked_again_when_it_was_freed() -> None:
    """A space gets its lock from whoever uses it next (FAQ)."""
    given = Given(upgrades=["unlock_store"]).table(locks=["dangelo 1"])
    given.chooses("use unlock_store").on_table(locks=[])
    given.chooses("space dangelo 1, act").on_table(locks=["dangelo 1"])


def test_end_is_all_that_is_left_when_the_road_ahead_is_barred() -> None:
    """One goes forward or home (ruling 15)."""
    Given(place="deep_roots").seat(1, place="legend").offers("end_day")
