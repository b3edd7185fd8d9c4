"""Campaigns are registered by the games that have them."""

from __future__ import annotations

import pytest

from cuvee.engine import BadInput, Options, Result
from cuvee.games.campaigns import (
    Campaign,
    Campaigns,
    campaigns_of,
    register_campaigns,
    with_campaigns,
)


def test_viticulture_has_campaigns_that_can_be_written_down_and_read_back() -> None:
    assert "viticulture" in with_campaigns()
    offered = campaigns_of("viticulture")
    campaign = offered.begin({"automa": "hard", "aggressive": True})
    campaign.record(Result([21], [1], "automa_win"))
    again = offered.load(campaign.dump())
    assert again.dump() == campaign.dump()
    assert again.options() == campaign.options()
    progress = again.progress()
    assert (progress["beaten"], progress["challenge"], progress["games"]) == (1, 2, 1)
    assert not again.finished


def test_a_campaign_is_begun_with_what_it_asks_for_and_nothing_else() -> None:
    offered = campaigns_of("viticulture")
    assert offered.begin({}).progress()["choices"]["automa"] == "normal"
    with pytest.raises(BadInput, match="has no option 'colour'; it has: automa, aggress"):
        offered.begin({"colour": "red"})
    with pytest.raises(BadInput, match="takes very_easy"):
        offered.begin({"automa": "mild"})


def test_a_game_without_campaigns_says_so() -> None:
    with pytest.raises(BadInput, match="'naramata' has no campaigns; there are some of: viticult"):
        campaigns_of("naramata")


def test_campaigns_are_registered_once() -> None:
    with pytest.raises(BadInput, match="has campaigns already"):
        register_campaigns("viticulture", campaigns_of("viticulture"))


def test_what_a_game_does_not_say_is_missed() -> None:
    bare, lonely = Campaigns([]), Campaign()
    chosen: Options = {}
    with pytest.raises(NotImplementedError):
        bare.create(chosen)
    with pytest.raises(NotImplementedError):
        bare.load({})
    for ask in (lonely.options, lonely.dump, lonely.progress):
        with pytest.raises(NotImplementedError):
            ask()
    with pytest.raises(NotImplementedError):
        _ = lonely.finished
    with pytest.raises(NotImplementedError):
        lonely.record(Result([0], [1], "x"))
