"""The terminal's board of Naramata."""

import re

from cuvee.cli import boards
from cuvee.cli.board import chart, charts
from cuvee.cli.naramata.road import fork
from cuvee.games.naramata.state import Naramata
from tests.cli.boards import options, shown, words_for
from tests.cli.naramata.positions import draft, midday, phantom
from tests.games.naramata.given import Given


def test_a_draft_hand_is_shown_to_its_owner_alone() -> None:
    s = draft()
    assert "Mireille" in shown(s, 0, full=True)
    for seat in (None, 1, 2):
        assert "Mireille" not in shown(s, seat, full=True)


def test_rows_show_how_far_they_are_filled_and_what_they_score() -> None:
    told = shown(midday(), 0)
    assert "Bram      cheese 2/5 → 3/10 · purchase 1/2 → 3" in told
    assert "Mireille  cheese 0/3 → 0/5 · purchase 0/2 → 0 · view 2/7 → 2/8" in told
    assert "Adele" not in told  # of another tour
    assert "Adele" in shown(midday(), 0, full=True)


def test_the_market_shows_prices_of_now() -> None:
    assert "Keyring 10 (1 coin) · - · Panorama Lens 8 · Cheese Cart 4 (2 coins)" in shown(
        midday(), 0
    )


def test_the_road_shows_what_is_ahead_and_no_more() -> None:
    told = shown(midday(), 0)
    assert "Upper Bench" not in told
    assert "Hillside*0 12T a 13K" in told  # a lock on the second space; the bottle is in hand
    assert "Therapy*0 35C 36A k" in told  # no bottle left
    assert "Roche T P [G2]" in told
    assert "Red Rooster*1" in told  # the black vehicle may cross


def test_roads_that_join_again_are_alternatives() -> None:
    ways = [["1"], ["1"], ["1"], ["5"], []]
    assert [fork(ways, number) for number in range(5)] == ["┬", "├", "└", "─", "─"]


def test_the_phantom_is_on_the_track_and_on_the_road() -> None:
    s = phantom()
    assert "13:30 Phantom (Hillside) · 14:00 Ada · 14:30 Greedy 2" in shown(s, 0)
    assert re.search(r"Hillside .*Ph\n", shown(s, 0, full=True))
    assert "past Lang" in shown(s, 0)


def numbered(s: Naramata) -> tuple[str, set[int]]:
    """The numbers of options that a question puts on the road."""
    return shown(s, s.seat), chart(s.view(s.seat), s.seat, options(s), words_for(s))[1]


def test_the_road_shows_the_number_of_every_space_on_offer() -> None:
    s = phantom()
    told, numbers = numbered(s)
    verbs = [action["verb"] for action in options(s)]
    listed = [n for n, verb in enumerate(verbs, 1) if verb in {"space", "road_pairing"}]
    assert numbers == {*listed}
    for number in listed:
        assert re.search(rf"\b{number}[CTPVAK]\b", told)


def test_a_few_spaces_are_listed_in_words_instead() -> None:
    given = Given(prestige=9, upgrades=["paid_unlock"]).table(locks=["lang 1", "roche 2"])
    assert numbered(given.chooses("use paid_unlock").s)[1] == set()


def test_many_locks_are_shown_where_they_lie() -> None:
    wineries = ["roche", "lang", "nichol", "moraine", "wesbert", "legend", "therapy"]
    given = Given(prestige=9, upgrades=["paid_unlock"])
    given.table(locks=[f"{winery} 1" for winery in wineries])
    told, numbers = numbered(given.chooses("use paid_unlock").s)
    assert len(numbers) == 7
    assert re.search(r"Lang \dt P", told)


def test_what_one_regrets_is_numbered_last() -> None:
    def last(s: Naramata, *verbs: str) -> set[int]:
        return charts["naramata"].last(s.view(0), [{"verb": verb} for verb in verbs])

    s = midday()
    assert last(s, "end_day", "space", "done") == {0}
    assert last(s, "done", "cheese", "cheese") == {0}
    bought = Given(prestige=30).table(market=["", "", "", "disk_die"])
    assert last(bought.chooses("buy 4").s, "done", "flip") == {0}


def test_nothing_is_noted_beside_options() -> None:
    s = midday()
    assert boards["naramata"].note(s.view(0), 0, words_for(s), {"verb": "act"}) == ""
