"""What holds at every turn of every game, whoever plays: games of tours that take their time."""

from random import Random

import pytest

from cuvee.engine import Ask
from cuvee.engine.frames import at_of, effect_of, seat_of
from cuvee.games.naramata.board.wineries import is_winery
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS
from cuvee.games.naramata.codes import END_DAY, is_space
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.kinds import CONTRACT
from cuvee.games.naramata.state import Naramata

EXTRA_DISK = UPGRADE_KEYS.index("extra_disk")


def lively(s: Naramata, chance: Random) -> int:
    """An action of somebody who drives from winery to winery and is in no hurry to END."""
    legal = s.legal()
    decision = s.decision
    if decision is not None and decision.question == "turn" and len(legal) > 1:
        spaces = [code for code in legal if is_space(code)][:6]
        others = [code for code in legal if code != END_DAY and not is_space(code)]
        return chance.choice(spaces + others if others or spaces else legal)
    return chance.choice(legal)


def check_tours(s: Naramata) -> None:
    """Tourists, upgrades, disks, rows and bottles of every tour are within their bounds."""
    for seat, player in enumerate(s.players):
        vehicle = s.edition.vehicles[player.vehicle]
        if not s.done(player.place):
            seats = vehicle.seats if s.whelp_rules is None else 4
            assert 2 <= len(player.tourists) <= seats
        assert len(set(player.upgrades)) == len(player.upgrades)
        assert player.active.bit_count() <= 5
        assert all(
            player.active >> kind & 1 == 0 or kind in player.upgrades
            for kind in range(len(UPGRADE_KEYS))
        )
        disks = vehicle.disks + (1 if player.has(EXTRA_DISK) else 0)
        assert player.disks + player.beside + len(player.on_cards) == disks
        assert player.prestige >= 0
        assert not (player.prestige and s.shares)
        assert player.disks >= 0
        assert player.keys <= 3
        assert player.drawn == player.hand == player.picked == ()
        for slot, tourist in enumerate(player.tourists):
            for row in range(len(s.edition.tourists[tourist].rows)):
                assert s.room(seat, slot, row) >= 0


def check_table(s: Naramata) -> None:
    """No two veeples share a winery, locks lie only where they may, and nothing is overdrawn."""
    places = [*[player.place for player in s.players], *s.phantom_place]
    taken = [place for place in places if is_winery(place)]
    assert len(taken) == len(set(taken))
    for winery, locks in zip(s.edition.wineries, s.locks, strict=False):
        for space, (kind, least) in enumerate(zip(winery.spaces, winery.players, strict=True)):
            if kind == CONTRACT or least > s.seats:
                assert not locks >> space & 1
    assert s.pool >= 0
    assert s.row == ()
    waiting = [seat for seat, player in enumerate(s.players) if not s.done(player.place)]
    assert s.seat == min(waiting, key=s.standing)


def check_offer(s: Naramata) -> None:
    """What is on offer is just what no refusal stands against, however it was found."""
    top = s.stack[-1]
    ask, seat, at = s.effects[effect_of(top)], seat_of(top), at_of(top)
    if isinstance(ask, Ask):
        refused = [ask.refusal(s, seat, at, code) for code in ask.candidates(s, seat, at)]
        assert len(s.legal()) == refused.count(None)
        assert all(ask.why_not(s, seat, at, code) is None for code in s.legal())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_every_turn_finds_the_table_in_order(seats: int, seed: int) -> None:
    """Three days of two to four tours; a free action does not change whose turn it is."""
    chance = Random(seed)
    options = {"phantom": seats == 2 and seed % 2 == 1, "locks": "easy", "vehicles": "dealt"}
    s = NARAMATA.new(seats=seats, seed=seed, **options)
    turns = 0
    while (decision := s.decision) is not None:
        if decision.question == "turn":
            turns += 1
            check_tours(s)
            check_table(s)
        check_offer(s)
        s.apply(lively(s, chance))
    assert turns > 12 * seats


MODES: dict[str, tuple[int, dict[str, object]]] = {
    "solo": (1, {"solo": True}),
    "solo-reverse": (1, {"solo": True, "reverse_course": True}),
    "fleet-two": (2, {"fleet": True, "whelp": "easy"}),
    "fleet-three-from-end": (3, {"fleet": True, "reverse_course": True, "from_end": True}),
    "fleet-four-reverse": (4, {"fleet": True, "reverse_course": True, "leader": 2}),
    "three-reverse": (3, {"reverse_course": True, "locks": "easy"}),
}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(3))
def test_every_turn_of_every_mode_finds_the_table_in_order(mode: str, seed: int) -> None:
    """Three days, whatever they cost; points are kept for themselves, Whelp never rises."""
    seats, options = MODES[mode]
    chance = Random(seed)
    s = NARAMATA.begin(seats, seed, {**options, "vehicles": "dealt"})
    whelp = s.whelp = 200 if s.whelp_rules is not None else 0
    while (decision := s.decision) is not None:
        if decision.question == "turn":
            check_tours(s)
            check_table(s)
        assert s.whelp <= whelp
        whelp = s.whelp
        if s.whelp_rules is not None:
            assert {player.points for player in s.players} == {0}
        s.apply(lively(s, chance))
    assert s.day == 3


@pytest.mark.parametrize("seed", range(4))
def test_time_never_runs_backwards_and_nobody_drives_back(seed: int) -> None:
    """Within a day, from turn to turn of a tour; and each winery is visited once."""
    chance = Random(seed)
    s = NARAMATA.new(seats=3, seed=seed, vehicles="dealt")
    before = [(0, 0, 0)] * 3  # day, time and visits of each tour
    while (decision := s.decision) is not None:
        if decision.question == "turn":
            player = s.players[s.seat]
            now = (s.day, player.time, player.visited.bit_count())
            assert now >= before[s.seat]
            assert player.time <= s.edition.closing + 9
            before[s.seat] = now
        s.apply(lively(s, chance))


def test_every_effect_of_the_game_is_met() -> None:
    """No effect of the catalogue is dead: over some games each is done at least once."""
    met = [0] * len(NARAMATA.effects)
    for seed in range(40):
        chance = Random(seed)
        seats = 2 + seed % 3
        options: dict[str, object] = {"phantom": seats == 2 and seed % 2 == 0, "days": 4}
        options["adjust_days"] = seed % 4 == 1
        s = NARAMATA.begin(seats, seed, options if seed else {"fleet": True})
        counts = s.count_effects()
        for player in s.players:
            player.prestige = 60
        while not s.over:
            s.apply(lively(s, chance))
        met = [one + other for one, other in zip(met, counts, strict=True)]
    together = [effect.path for effect in NARAMATA.effects if effect.simultaneous]
    uncounted = {"vehicles", *together, *[f"{path}.0" for path in together]}
    dead = [effect.path for effect, many in zip(NARAMATA.effects, met, strict=True) if not many]
    assert (
        set(dead) <= uncounted
    )  # the deal comes before the counting, and answers of all at once are not
