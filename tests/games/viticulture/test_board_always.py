"""What holds at every decision, whatever is played: tried in games played at random."""

from collections.abc import Iterator

import pytest

from cuvee.engine import rng
from cuvee.engine.frames import at_of, effect_of, seat_of
from cuvee.games.viticulture.cards.deck import DECKS
from cuvee.games.viticulture.codes import FIELDS, GRANDE, PASS, TEMPORARY, kind_of, space_of
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.games.viticulture.seasons import PlaceWorker
from cuvee.games.viticulture.spaces import PICTURE, SEASON_NAMES, SINGLE_SPACES, SLOTS, YOKE_SPACE
from cuvee.games.viticulture.state import LOWEST_VP, MOST_RESIDUAL, MOST_WORKERS, Viticulture
from cuvee.games.viticulture.structures import LARGE_CELLAR, MEDIUM_CELLAR, YOKE
from cuvee.games.viticulture.tokens import PAD, TYPE_SPACES
from cuvee.games.viticulture.year_end import HAND_LIMIT

TABLES = [(seats, friendly) for seats in (2, 3, 4, 5, 6) for friendly in (False, True)]


def positions(seats: int, friendly: bool, seed: int) -> Iterator[Viticulture]:
    """Every position of a game in which nobody passes who can act, most of the time."""
    s = VITICULTURE.new(seats=seats, seed=seed, friendly=friendly)
    dice = rng(seed)
    while not s.over:
        yield s
        legal = s.legal()
        if legal[0] == PASS and dice.below(6):
            legal = legal[1:]
        s.apply(legal[dice.below(len(legal))])
    yield s


@pytest.mark.parametrize(("seats", "friendly"), TABLES)
def test_what_is_on_offer_to_a_worker_is_what_is_not_refused(seats: int, friendly: bool) -> None:
    """Asking each action once for all its places finds the same as asking about each place."""
    turns = 0
    for s in positions(seats, friendly, seats):
        top = s.stack[-1] if s.stack else 0
        turn, seat, at = s.effects[effect_of(top)], seat_of(top), at_of(top)
        if isinstance(turn, PlaceWorker):
            turns += 1
            places = turn.candidates(s, seat, at)
            assert s.legal() == [one for one in places if turn.refusal(s, seat, at, one) is None]
    assert turns > 100


@pytest.mark.parametrize(("seats", "friendly"), TABLES)
def test_nobody_has_what_the_rules_do_not_allow(seats: int, friendly: bool) -> None:
    """Points, lira, the track, workers, fields and tokens stay within their bounds."""
    for s in positions(seats, friendly, 10 + seats):
        for player in s.players:
            assert player.vp >= LOWEST_VP
            assert player.lira >= 0
            assert 0 <= player.residual <= MOST_RESIDUAL
            assert player.workers >= 0
            assert player.regulars() <= MOST_WORKERS
            assert not player.has(LARGE_CELLAR) or player.has(MEDIUM_CELLAR)
            assert all(row | PAD == PAD for row in player.grapes)
            assert all(row | TYPE_SPACES[n] == TYPE_SPACES[n] for n, row in enumerate(player.wines))
            for field in range(FIELDS):
                assert not player.sold >> field & 1 or player.field_value(field) == 0


@pytest.mark.parametrize(("seats", "friendly"), TABLES)
def test_workers_stand_where_the_board_says(seats: int, friendly: bool) -> None:
    """One to a space in play, grandes alone on full pictures, and one temporary worker in all."""
    for s in positions(seats, friendly, 20 + seats):
        standing = [-1] * SINGLE_SPACES
        temporary = 0
        for seat, player in enumerate(s.players):
            temporary += player.owns_temporary()
            places = [space_of(worker) for worker in player.placed]
            assert places.count(YOKE_SPACE) <= player.has(YOKE)
            for worker in player.placed:
                place = space_of(worker)
                if place < SINGLE_SPACES:
                    assert standing[place] == -1
                    assert place % SLOTS in s.open_slots
                    standing[place] = seat
                elif place < PICTURE + SINGLE_SPACES // SLOTS:
                    assert kind_of(worker) == GRANDE
            kinds = [kind_of(worker) for worker in player.placed]
            assert kinds.count(TEMPORARY) + player.temporary <= 1
            assert s.year == 0 or kinds.count(GRANDE) + player.grande == 1
        assert s.spaces == standing
        assert temporary <= 1


@pytest.mark.parametrize(("seats", "friendly"), TABLES)
def test_a_deck_is_never_empty_while_it_has_discards(seats: int, friendly: bool) -> None:
    """And nobody enters a spring with more than seven cards, or a decision with cards in limbo."""
    for s in positions(seats, friendly, 30 + seats):
        for deck in range(DECKS):
            assert s.decks[deck] or not s.discards[deck]
        decision = s.decision
        if decision is not None and decision.question == "wake_up":
            assert SEASON_NAMES[s.season] == "spring"
            assert s.year == 1 or all(len(player.hand) <= HAND_LIMIT + 1 for player in s.players)
        if decision is not None and decision.starts_turn and s.year:
            assert s.in_play == ()
            assert all(player.limbo == player.pledged == () for player in s.players)
