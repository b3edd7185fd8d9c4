"""Games against the Automa are kept for every way they can end, and for every challenge."""

from pathlib import Path

import pytest

from cuvee import Record
from cuvee.games.viticulture.campaign import CHALLENGES, REASONS
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.tokens import LARGE, MEDIUM

FOLDER = Path(__file__).parent


def told(name: str) -> tuple[Viticulture, list[str]]:
    """A kept game played out, and the kinds of events it told."""
    record = Record.load((FOLDER / f"viticulture-{name}.json").read_text("utf-8"))
    state = VITICULTURE.begin(record.seats, record.seed, {**record.options}, record_events=True)
    for entry in record.actions:
        assert isinstance(entry, int)
        state.apply(entry)
    return state, [event.kind for event in state.drain_events()]


def reason(state: Viticulture) -> str:
    assert state.result is not None
    return state.result.reason


@pytest.mark.parametrize("name", ["win", "draw", "loss"])
def test_a_win_a_draw_and_a_loss_are_kept(name: str) -> None:
    state, events = told(f"solo-{name}")
    assert (reason(state), state.year) == (f"automa_{name}", 7)
    assert "automa_card" in events


def test_a_loss_before_its_time_is_kept() -> None:
    state, _ = told("solo-aggressive_loss")
    assert reason(state) == "aggressive_loss"
    assert state.year < 7
    assert state.players[0].vp <= state.automa_vp


def test_every_reason_is_kept() -> None:
    kept = {reason(told(path.stem.removeprefix("viticulture-"))[0]) for path in games()}
    assert kept == set(REASONS)


def games() -> list[Path]:
    return [*FOLDER.glob("viticulture-solo-*.json"), *FOLDER.glob("viticulture-challenge-*.json")]


@pytest.mark.parametrize("number", range(1, len(CHALLENGES)))
def test_each_challenge_is_kept(number: int) -> None:
    state, events = told(f"challenge-{number}")
    assert state.challenge.number == number
    assert "challenge" in events


def test_the_third_ends_with_too_few_workers_or_goes_on_with_six() -> None:
    lost, _ = told("challenge-3")
    assert (reason(lost), lost.year) == ("workers_loss", 3)
    staffed, _ = told("challenge-3-staffed")
    assert (staffed.year, staffed.players[0].regulars()) == (7, 5)


def test_the_fifth_lasts_eight_years_without_tokens() -> None:
    state, events = told("challenge-5")
    assert (state.year, state.players[0].tokens) == (8, 0)
    assert "token" not in events


def test_the_sixth_is_decided_by_the_cellars() -> None:
    state, events = told("challenge-6")
    wines = state.players[0].wines
    large = sum((row & LARGE).bit_count() for row in wines)
    medium = sum((row & MEDIUM).bit_count() for row in wines)
    assert "cellar_vp" in events
    assert "vp" not in events
    assert reason(state) == "automa_win"
    assert state.players[0].vp <= 3 * large + 2 * medium


def test_the_eighth_fills_no_order() -> None:
    state, events = told("challenge-8")
    assert reason(state) == "automa_win"
    assert "fill_order" not in events
