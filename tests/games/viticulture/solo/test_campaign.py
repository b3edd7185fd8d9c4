"""The campaign as somebody keeps it: what is due, what was played, what may be read back."""

import copy
import json

import pytest

from cuvee import BadInput
from cuvee.engine import Result
from cuvee.games.viticulture.campaign import ViticultureCampaign, load
from cuvee.games.viticulture.game import VITICULTURE

WON = Result([25], [1], "automa_win")
LOST = Result([12], [2], "automa_loss")
DRAWN = Result([20], [2], "automa_draw")


def after(
    *results: Result, automa: str = "normal", aggressive: bool = False
) -> ViticultureCampaign:
    campaign = ViticultureCampaign(automa, aggressive)
    for result in results:
        campaign.record(result)
    return campaign


def test_it_begins_with_the_first_challenge() -> None:
    campaign = ViticultureCampaign()
    assert (campaign.challenge, campaign.losses, campaign.games) == (1, 0, 0)
    assert campaign.options() == {
        "campaign": 1,
        "automa": "normal",
        "aggressive": False,
        "bonus_tokens": 0,
    }


def test_a_challenge_beaten_leads_to_the_next() -> None:
    assert after(WON).challenge == 2
    assert after(WON, WON, WON).options()["campaign"] == 4


def test_ruling_94_a_loss_restarts_the_challenge_with_a_token_for_each_in_a_row() -> None:
    campaign = after(WON, LOST, LOST)
    assert (campaign.challenge, campaign.losses) == (2, 2)
    assert campaign.options()["bonus_tokens"] == 2
    campaign.record(WON)
    assert (campaign.challenge, campaign.options()["bonus_tokens"]) == (3, 0)


def test_ruling_94_the_aggressive_variant_skips_the_sixth() -> None:
    assert after(*[WON] * 5, aggressive=True).challenge == 7
    assert after(*[WON] * 5).challenge == 6
    assert after(*[WON] * 7, aggressive=True).finished


def test_ruling_134_a_draw_does_not_beat_the_automa() -> None:
    """The challenge is played again, with a token as after a loss."""
    campaign = after(DRAWN)
    assert (campaign.challenge, campaign.options()["bonus_tokens"]) == (1, 1)


def test_ruling_134_no_more_than_twenty_tokens() -> None:
    assert after(*[LOST] * 30).options()["bonus_tokens"] == 20


def test_the_score_is_the_number_of_games() -> None:
    campaign = after(LOST, *[WON] * 7, LOST, WON)
    assert campaign.finished
    assert (campaign.challenge, campaign.games) == (0, 10)
    assert [game["challenge"] for game in campaign.history] == [1, 1, 2, 3, 4, 5, 6, 7, 8, 8]


def test_a_finished_campaign_is_over() -> None:
    campaign = after(*[WON] * 8)
    with pytest.raises(BadInput, match="the campaign is finished"):
        campaign.record(WON)
    with pytest.raises(BadInput, match="the campaign is finished"):
        campaign.options()


@pytest.mark.parametrize("beaten", range(8))
def test_every_game_of_it_can_be_begun(beaten: int) -> None:
    for aggressive in (False, True):
        campaign = after(*[WON] * min(beaten, 6), LOST, aggressive=aggressive)
        s = VITICULTURE.begin(1, 1, campaign.options())
        assert s.challenge.number == campaign.challenge


def test_a_shared_game_is_not_recorded() -> None:
    with pytest.raises(BadInput, match="played alone, not by 2"):
        ViticultureCampaign().record(Result([1, 2], [2, 1], "goal"))


@pytest.mark.parametrize(
    ("automa", "aggressive"), [("gentle", False), ("very_easy", True), ("very_hard", True)]
)
def test_a_difficulty_must_exist_and_allow_the_variant(automa: str, aggressive: bool) -> None:
    with pytest.raises(BadInput):
        ViticultureCampaign(automa, aggressive)


# Plain data.


def test_it_is_read_back_as_it_was() -> None:
    campaign = after(LOST, WON, DRAWN, WON, automa="hard", aggressive=True)
    text = json.dumps(campaign.dump())
    again = load(json.loads(text))
    assert json.dumps(again.dump()) == text
    assert (again.challenge, again.games, again.automa) == (3, 4, "hard")


PLAIN = after(LOST, WON, WON).dump()


def damaged(**changes: object) -> dict[str, object]:
    return {**copy.deepcopy(PLAIN), **changes}


def game(**changes: object) -> list[object]:
    plain: dict[str, object] = {"challenge": 1, "won": True, "score": 21, "reason": "automa_win"}
    return [{**plain, **changes}]


DAMAGED: list[tuple[object, str]] = [
    (None, "not a campaign of Viticulture"),
    ([], "not a campaign of Viticulture"),
    ({}, "not a campaign of Viticulture"),
    (damaged(kind="naramata campaign"), "not a campaign of Viticulture"),
    (damaged(format=2), "is of format 2, not 1"),
    (damaged(more=1), "does not know 'more'"),
    (damaged(automa=3), "should name a difficulty"),
    (damaged(automa="gentle"), "automa takes very_easy"),
    (damaged(aggressive=1), "should name a difficulty"),
    (damaged(automa="very_hard", aggressive=True), "cannot be aggressive"),
    (damaged(history={}), "history should be a list"),
    (damaged(history=[1]), "game 1 of the campaign should be a mapping"),
    (damaged(history=game(challenge=2)), "is of challenge 2; due was challenge 1"),
    (damaged(history=game(challenge=9)), "the challenge should be a whole number from 1 to 8"),
    (damaged(history=game(won=1)), "should say whether it was won"),
    (damaged(history=game(won=False)), "cannot have ended with 'automa_win'"),
    (damaged(history=game(won=False, reason="goal")), "cannot have ended with 'goal'"),
    (damaged(history=game(score="many")), "the score should be a whole number"),
    (damaged(history=game(extra=1)), "does not know 'extra'"),
]


@pytest.mark.parametrize(("plain", "message"), DAMAGED)
def test_anything_else_is_refused_with_what_is_wrong(plain: object, message: str) -> None:
    before = json.dumps(plain)
    with pytest.raises(BadInput, match=message):
        load(plain)
    assert json.dumps(plain) == before


def test_no_game_follows_the_last() -> None:
    plain = after(*[WON] * 8).dump()
    history = plain["history"]
    assert isinstance(history, list)
    history.append(copy.deepcopy(history[-1]))
    with pytest.raises(BadInput, match="due was none, for all were beaten"):
        load(plain)
