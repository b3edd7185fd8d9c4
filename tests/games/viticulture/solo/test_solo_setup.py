"""Alone against the Automa: options that go together, the table, the visitors left out."""

import json

import pytest

from cuvee import BadInput
from cuvee.engine import rng
from cuvee.games.viticulture.automa import CARDS
from cuvee.games.viticulture.cards.deck import CARD_NAMES, DECK_OF, SOCIABLE, SUMMER_VISITOR
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.games.viticulture.setup import full_decks
from cuvee.games.viticulture.spaces import ACTION_NAMES
from tests.games.viticulture.given import card
from tests.games.viticulture.solo.alone import alone, asked, plays_out, spring, started

EVERY_CARD = sum(len(deck) for deck in full_decks())
SOCIABLE_NAMES = {CARD_NAMES[number] for number in SOCIABLE}
REFUSED: list[tuple[int, dict[str, object], str]] = [
    (1, {}, "option 'automa' is needed except with 2 to 6 seats or campaign 1 to 8"),
    (2, {"automa": "normal"}, "option 'automa' goes with 1 seat, not 2"),
    (3, {"campaign": 1}, "option 'campaign' goes with 1 seat, not 3"),
    (2, {"aggressive": True}, "option 'aggressive' goes with 1 seat, not 2"),
    (6, {"bonus_tokens": 1}, "option 'bonus_tokens' goes with 1 seat, not 6"),
    (2, {"redraw_visitors": True}, "option 'redraw_visitors' goes with 1 seat, not 2"),
    (
        1,
        {"automa": "normal", "friendly": True},
        "option 'friendly' goes with 2 to 6 seats, not 1: alone there",
    ),
    (
        1,
        {"automa": "very_easy", "aggressive": True},
        "does not go with automa very_easy, very_hard",
    ),
    (
        1,
        {"automa": "very_hard", "aggressive": True},
        "does not go with automa very_easy, very_hard",
    ),
    (1, {"campaign": 6, "aggressive": True}, "does not go with campaign 6: it compares"),
    (1, {"campaign": 9}, "option 'campaign' takes 1, 2, 3, 4, 5, 6, 7, 8, not 9"),
    (1, {"automa": "impossible"}, "option 'automa' takes very_easy, easy, normal, hard, very_hard"),
    (1, {"automa": "easy", "bonus_tokens": 21}, "option 'bonus_tokens' takes 0, 1"),
]


@pytest.mark.parametrize(("seats", "options", "message"), REFUSED)
def test_options_that_do_not_go_together_are_refused_by_name(
    seats: int, options: dict[str, object], message: str
) -> None:
    with pytest.raises(BadInput, match=message):
        VITICULTURE.begin(seats, 1, options)


def test_the_options_say_how_many_play() -> None:
    """Two unless told otherwise; the Automa or a campaign is for one."""
    assert VITICULTURE.new().seats == 2
    assert VITICULTURE.new(automa="hard").seats == 1
    assert VITICULTURE.new(campaign=3).seats == 1
    with pytest.raises(BadInput, match="'automa' is needed"):
        VITICULTURE.new(aggressive=True)


def test_a_campaign_that_names_no_difficulty_is_played_at_the_normal_one() -> None:
    assert started(campaign=1).difficulty.name == "normal"
    assert started(campaign=1, automa="hard").difficulty.name == "hard"


# Setup.


def test_ruling_80_the_automa_starts_on_the_last_space_of_the_track() -> None:
    """At 20, and nothing moves it in the plain game."""
    given = spring(automa="normal")
    assert given.s.automa_vp == 20
    plays_out(given)
    assert given.s.automa_vp == 20


def test_every_row_of_the_wake_up_chart_gets_a_glass_token() -> None:
    s = started(automa="normal")
    assert s.view(0)["row_tokens"] == [1, 2, 3, 4, 5, 6, 7]
    assert s.view(0)["bonus_tokens"] == 0


def test_the_vineyard_is_set_up_as_usual() -> None:
    """Two workers, a grande worker, three fields, a mama's cards and a papa's gift."""
    given = spring(automa="normal")
    player = given.s.players[0]
    assert (player.workers, player.grande, player.sold) == (2, 1, 0)
    assert len(player.hand) in {2, 3}


@pytest.mark.parametrize("tokens", [0, 1, 20])
def test_a_game_can_begin_with_bonus_tokens(tokens: int) -> None:
    assert started(automa="normal", bonus_tokens=tokens).view(0)["bonus_tokens"] == tokens


def test_ruling_85_visitors_that_need_opponents_are_left_out() -> None:
    """Four of the box, and no other of it: the Importer still draws three."""
    s = started(automa="normal")
    everywhere = [*s.decks[1], *s.decks[3], *s.players[0].hand]
    assert {"swindler", "wedding_party", "queen", "governor"} <= SOCIABLE_NAMES
    assert "importer" not in SOCIABLE_NAMES
    assert not set(SOCIABLE) & set(everywhere)
    assert VITICULTURE.invariants(s)["cards"] == EVERY_CARD - len(SOCIABLE)


def test_ruling_85_or_they_stay_and_are_drawn_again() -> None:
    """The one drawn goes on its pile, face up, and another card comes."""
    given = alone(options={"automa": "normal", "redraw_visitors": True})
    assert VITICULTURE.invariants(given.s)["cards"] == EVERY_CARD
    given.leaves("winter_visitor", ["queen", "governor", "judge"]).go()
    for _ in range(2):
        given.s.clone().draw(0, 3)
    given.s.draw(0, 3)
    given.then(hand=["judge"])
    events = [event.args["card"] for event in given.s.drain_events() if event.kind == "redraw"]
    assert set(events) <= {"queen", "governor"}
    assert given.s.available(3) == 0
    given.s.draw(0, 3)
    given.then(hand=["judge"])


def test_ruling_85_the_pile_comes_back_in_time() -> None:
    """With nothing else in the deck, the visitor goes aside and the discards are drawn from."""
    given = alone(options={"automa": "normal", "redraw_visitors": True})
    given.s.decks[1], given.s.discards[1] = [card("swindler")], [card("broker")]
    assert given.s.available(1) == 1
    given.s.draw(0, 1)
    given.then(hand=["broker"])


def test_ruling_135_such_a_visitor_picked_up_is_not_played() -> None:
    """The Innkeeper takes what lies there; alone it cannot be played for anything."""
    for name in SOCIABLE_NAMES:
        season = "summer" if DECK_OF[card(name)] == SUMMER_VISITOR else "winter"
        given = alone(season, {"automa": "normal", "redraw_visitors": True}, lira=9)
        assert given.refuses(name).code == "no_opponent"


# The deck of the Automa.


def test_ruling_81_each_action_is_on_six_of_the_24_printed_cards() -> None:
    rows = [action for summer, winter in CARDS for action in [*summer, *winter]]
    assert len(CARDS) == 24
    assert [rows.count(action) for action in range(len(ACTION_NAMES))] == [6] * 12
    assert all(max(summer, default=0) < 6 <= min(winter, default=6) for summer, winter in CARDS)


def test_the_cards_are_those_printed() -> None:
    """A few of them, by number, in printed order."""
    shown = {
        number + 1: [ACTION_NAMES[action] for part in parts for action in part]
        for number, parts in enumerate(CARDS)
    }
    assert shown[2] == ["draw_vine", "build", "plant", "make_wine"]
    assert shown[9] == ["build", "sell", "play_summer", "play_winter"]
    assert shown[11] == ["play_summer", "sell", "harvest"]
    assert shown[16] == ["harvest", "make_wine"]
    assert shown[23] == ["draw_order", "train", "fill_order"]


# What is seen.


def test_the_view_shows_the_automa() -> None:
    given = spring(automa="normal")
    given.s.automa_deck = [1]
    given.chooses("wake_up 1")
    assert given.s.view(None)["automa"] == {
        "vp": 20,
        "cards": 0,
        "spaces": ["draw_vine_left", "build_left", "plant_left"],
    }
    assert given.s.view(0)["row_tokens"] == [2, 3, 4, 5, 6, 7]
    assert given.s.view(0)["bonus_tokens"] == 1
    assert "challenge" not in given.s.view(0)


def test_a_shared_table_has_no_automa() -> None:
    assert not {"automa", "row_tokens", "bonus_tokens"} & set(VITICULTURE.new().view(0))


def test_what_the_automa_will_draw_is_dealt_anew_for_a_bot() -> None:
    given = spring(automa="hard")
    dealt = given.s.determinise(0, rng(3))
    assert dealt.automa_deck == sorted(given.s.automa_deck)
    assert json.dumps(dealt.view(0)) == json.dumps(given.s.view(0))


# Visitors without opponents.

LONELY: dict[str, tuple[str, dict[str, object], list[str]]] = {
    "importer": ("summer", {}, []),
    "vendor": ("summer", {}, []),
    "banker": ("summer", {}, []),
    "handyman": ("summer", {"lira": 5}, ["yes", "structure trellis"]),
    "volunteer_crew": ("summer", {"hand": ["malvasia", "sangiovese"]}, ["no"]),
    "mentor": ("winter", {"grapes": {"red": [1, 2]}}, ["no"]),
    "guest_speaker": ("winter", {"lira": 5}, ["yes"]),
}


@pytest.mark.parametrize("name", LONELY)
def test_visitors_for_all_players_are_played_alone(name: str) -> None:
    season, own, steps = LONELY[name]
    given = alone(season, None, **own)
    given.plays(name).chooses(*steps).turn_is_over()
    assert given.s.seat == 0


def test_the_importer_draws_three() -> None:
    alone().plays("importer").then(cards={"winter_visitor": 3})


def test_the_uncertified_teacher_has_no_opponents_to_count() -> None:
    given = alone("winter").plays("uncertified_teacher")
    given.then(vp=-1, resting=1)
    assert asked(given) == "place_worker"


def test_every_visitor_left_in_the_decks_can_be_drawn() -> None:
    s = started(automa="normal")
    names = {CARD_NAMES[number] for deck in (1, 3) for number in s.decks[deck]}
    assert not names & SOCIABLE_NAMES
    assert len([*s.decks[1], *s.decks[3]]) <= 72
