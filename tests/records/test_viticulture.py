"""Games of Viticulture are kept for every tie-break and for every way a deck can run dry."""

from pathlib import Path

import pytest

from cuvee import Record
from cuvee.games.viticulture.cards.deck import DECK_NAMES
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.tokens import worth

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("viticulture-*.json"))
TIES = {"lira": 1, "wine": 2, "grapes": 3, "shared": 4}


def load(name: str) -> Record:
    return Record.load((FOLDER / f"viticulture-{name}.json").read_text("utf-8"))


def begin(record: Record) -> Viticulture:
    return VITICULTURE.begin(record.seats, record.seed, {**record.options}, record_events=True)


def standing(state: Viticulture, seat: int) -> list[int]:
    player = state.players[seat]
    return [player.vp, player.lira, worth(player.wines), worth(player.grapes)]


def apply(state: Viticulture, entry: int | list[int]) -> None:
    assert isinstance(entry, int)
    state.apply(entry)


def test_a_dozen_games_are_kept_for_all_table_sizes() -> None:
    every = [Record.load(path.read_text("utf-8")) for path in RECORDS]
    kept = [record for record in every if record.seats > 1]
    assert len(kept) >= 12
    assert {record.seats for record in kept} == {2, 3, 4, 5, 6}
    variants = {name for record in kept for name, value in record.options.items() if value}
    assert variants == {"friendly", "choose_parents"}


@pytest.mark.parametrize("tie", TIES)
def test_each_tie_break_decides_a_game(tie: str) -> None:
    state = begin(load(f"tie-{tie}"))
    for entry in load(f"tie-{tie}").actions:
        apply(state, entry)
    best = sorted((standing(state, seat) for seat in range(state.seats)), reverse=True)
    alike = [first == second for first, second in zip(best[0], best[1], strict=True)]
    assert all(alike[: TIES[tie]])
    assert all(alike) == (tie == "shared")
    assert TIES[tie] == len(alike) or not alike[TIES[tie]]
    assert state.result is not None
    assert len(state.result.winners) == (2 if tie == "shared" else 1)


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_each_deck_is_made_anew_from_its_discards(deck: str) -> None:
    record = load(f"reshuffle-{deck}")
    state = begin(record)
    for entry in record.actions:
        apply(state, entry)
    told = [event.args["deck"] for event in state.drain_events() if event.kind == "reshuffle"]
    assert deck in told


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_each_deck_can_be_gone_altogether(deck: str) -> None:
    record = load(f"dry-{deck}")
    state = begin(record)
    number = DECK_NAMES.index(deck)
    gone = False
    for entry in record.actions:
        apply(state, entry)
        gone = gone or state.available(number) == 0
    assert gone
