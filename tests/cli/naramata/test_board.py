"""The terminal's board of Naramata."""

import re
from pathlib import Path

from cuvee.cli import boards
from cuvee.cli.board import chart, charts
from cuvee.cli.naramata.road import fork
from cuvee.games.naramata.board.wineries import NOWHERE, START_REGION
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.naramata.state import Naramata
from tests.cli.boards import options, shown, words_for
from tests.cli.naramata.positions import (
    agreeing,
    choosing,
    draft,
    fleet,
    midday,
    phantom,
    proposing,
    row,
    solo,
    vehicles,
    way_back,
)
from tests.games.naramata.given import Given, texts


def test_a_draft_hand_is_shown_to_its_owner_alone() -> None:
    s = draft()
    assert "Mireille" in shown(s, 0, full=True)
    for seat in (None, 1, 2):
        assert "Mireille" not in shown(s, seat, full=True)


def test_rows_show_how_far_they_are_filled_and_what_they_score() -> None:
    output = shown(midday(), 0)
    assert "Bram      cheese 2/5 → 3/10 · purchase 1/2 → 3" in output
    assert "Mireille  cheese 0/3 → 0/5 · purchase 0/2 → 0 · view 2/7 → 2/8" in output
    assert "Adele" not in output  # of another tour
    assert "Adele" in shown(midday(), 0, full=True)


def test_cards_on_rows_are_called_what_the_edition_says(tmp_path: Path) -> None:
    for name, text in texts().items():
        own = text.replace('brie"\nreward = 1', 'blue"\nreward = 7', 1)
        own = own.replace("cost = 1\nbottles = 2", "cost = 7\nbottles = 1", 1)
        (tmp_path / name).write_text(own, "utf-8")
    options: dict[str, object] = {"edition": str(tmp_path)}
    s = Given(options=options, tourists={"t02": {"cheese": [1, 3], "purchase": [1]}}).s
    output = shown(s, 0, full=True)
    assert "cheese 2/5 → 3/10: Blue cheese (worth 7), Brie (worth 2)" in output
    assert "purchase 1/2 → 1: 1 bottle (cost 7)" in output


def test_the_market_shows_prices_of_now() -> None:
    assert "Keyring 10 (1 coin) · - · Panorama Lens 8 · Cheese Cart 4 (2 coins)" in shown(
        midday(), 0
    )


def test_the_road_shows_what_is_ahead_and_no_more() -> None:
    output = shown(midday(), 0)
    assert "Upper Bench" not in output
    assert "Hillside*0 12T a 13K" in output  # a lock on the second space; the bottle is in hand
    assert "Therapy*0 35C 36A k" in output  # no bottle left
    assert "Roche T P [G2]" in output
    assert "Red Rooster*1" in output  # the black vehicle may cross


def test_roads_that_join_again_are_alternatives() -> None:
    ways = [[1], [1], [1], [5], []]
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
    output, numbers = numbered(s)
    verbs = [action["verb"] for action in options(s)]
    listed = [n for n, verb in enumerate(verbs, 1) if verb in {"space", "road_pairing"}]
    assert numbers == {*listed}
    for number in listed:
        assert re.search(rf"\b{number}[CTPVAK]\b", output)


def test_a_few_spaces_are_listed_in_words_instead() -> None:
    given = Given(prestige=9, upgrades=["paid_unlock"]).table(locks=["lang 1", "roche 2"])
    assert numbered(given.chooses("use paid_unlock").s)[1] == set()


def test_many_locks_are_shown_where_they_lie() -> None:
    wineries = ["roche", "lang", "nichol", "moraine", "wesbert", "legend", "therapy"]
    given = Given(prestige=9, upgrades=["paid_unlock"])
    given.table(locks=[f"{winery} 1" for winery in wineries])
    output, numbers = numbered(given.chooses("use paid_unlock").s)
    assert len(numbers) == 7
    assert re.search(r"Lang \dt P", output)


def test_what_one_regrets_is_numbered_last() -> None:
    def order(s: Naramata, *verbs: str) -> list[int]:
        return charts["naramata"].order(s.view(0), [{"verb": verb} for verb in verbs])

    s = midday()
    assert order(s, "end_day", "act", "done") == [1, 2, 0]
    assert order(s, "done", "cheese", "cheese") == [1, 2, 0]
    bought = Given(prestige=30).table(market=["", "", "", "disk_die"])
    assert order(bought.chooses("buy 4").s, "done", "flip") == [1, 0]
    assert order(agreeing(), "no", "yes") == [1, 0]
    assert order(solo(), "no", "yes") == [0, 1]  # leaving the market as it is


def test_nothing_is_noted_beside_options() -> None:
    s = midday()
    assert boards["naramata"].note(s.view(0), 0, words_for(s), {"verb": "act"}) == ""


# For the Whelp score, alone or as the Fleet.


def test_the_whelp_score_stands_where_points_would() -> None:
    output = shown(solo(), 0)
    assert re.search(r"^Whelp +4$", output, re.MULTILINE)
    assert re.search(r"^ +Prestige +Disks +Bottles", output, re.MULTILINE)
    assert "Bram      cheese 2/5 · purchase 1/2\n" in output  # only a full row counts
    assert "Points" not in output


def test_the_fleets_prestige_is_shown_once() -> None:
    output = shown(fleet(), 0, full=True)
    assert "3 · prestige of the Fleet: 17" in output
    assert output.count("17 ") + output.count("17\n") == 1
    assert re.search(r"^ +Disks +Bottles", output, re.MULTILINE)


def test_two_phantoms_are_told_apart() -> None:
    output = shown(solo(), 0)
    assert "12:30 Phantom 1 (Roche) · END Phantom 2\n" in output
    assert re.search(r"Roche .*Ph1\n", shown(solo(), 0, full=True))


def test_a_phantom_that_has_not_set_out_is_on_no_track() -> None:
    s = phantom()
    s.players[0].place = NOWHERE
    s.phantom_place = (NOWHERE, *s.phantom_place[1:])
    assert "Phantom" not in shown(s, 0)
    s.players[0].place = START_REGION
    assert "Phantom" not in shown(s, 0)


def test_the_market_is_shown_before_it_may_move_on() -> None:
    s = solo()
    pictures, numbers = chart(s.view(0), 0, options(s), words_for(s))
    assert (len(pictures), numbers) == (1, set())
    assert shown(s, 0).endswith(
        "\nMarket Keyring 12 · After Hours 12 · Panorama Lens 8 · Cheese Cart 6\n"
    )


def test_upgrades_under_the_deck_are_shown_in_full() -> None:
    assert re.search(r"^Under deck +Flight Tray$", shown(solo(), 0, full=True), re.MULTILINE)
    assert "Flight Tray" not in shown(solo(), 0)


def test_the_open_row_has_a_number_for_every_vehicle() -> None:
    s = row()
    output, numbers = numbered(s)
    assert numbers == {*range(1, 17)}
    assert "\n  A  G2\n  1   2  Adele    tasting 3x · pairing 1x\n" in output
    assert "may decide: A, G2" in output


def test_a_place_that_is_not_free_has_no_number() -> None:
    output, numbers = numbered(proposing())
    assert numbers == {*range(1, 7)}
    assert "\n  -   1  Adele " in output


def test_alone_the_tourists_are_listed_in_words() -> None:
    output, numbers = numbered(choosing())
    assert numbers == set()
    assert "Your choice\nBram  cheese 5x · purchase 2x\n" in output


def test_a_proposal_is_shown_to_all_with_the_rest_of_the_row() -> None:
    s = agreeing()
    for seat in (None, 0, 1, 2):
        output = shown(s, seat)
        assert "G3  Percival  cheese 2x · tasting 1x · purchase 1x · pairing 1x\n" in output
        assert "Open row\nDario    tasting 2x" in output
    assert "may decide: A, G2 " in shown(s, 0)  # the third has proposed it


def test_what_a_vehicle_does_is_said_for_the_game_that_is_played() -> None:
    assert "seats only three" in words_for(vehicles()).printed({"vehicle": "white"})
    alone, together = NARAMATA.new(solo=True), NARAMATA.new(fleet=True)
    assert "8 prestige" in words_for(alone).printed({"vehicle": "white"})
    assert "4 prestige" in words_for(together).printed({"vehicle": "white"})
    assert "Two cards" in words_for(together).printed({"vehicle": "purple"})
    assert words_for(alone).printed({"vehicle": "red"}).startswith("It has one action disk more")


def test_players_are_named_where_several_could_be_meant() -> None:
    s = row()
    assert (
        words_for(s)
        .action(s, s.legal()[1])
        .endswith("Purple van: Adele · tasting 3x · pairing 1x (Greedy 2)")
    )
    s = choosing()
    assert "Ada" not in words_for(s).action(s, s.legal()[0]).replace("Adele", "")


# On a reversed course.


def test_the_way_back_begins_at_end_and_leads_to_the_start() -> None:
    s = way_back()
    text = shown(s, 0, full=True)
    assert re.search(r"^Course +back from END to Penticton$", text, re.MULTILINE)
    assert re.search(r"\nEND\nLegend Distilling .*\n  → Daydreamer, Deep Roots\nDaydreamer ", text)
    assert re.search(r"Ruby Blues .*\n.*\n.*\nMeeples & Milkshakes .*\n  → START\n$", text)
    assert "14:30 Phantom (Hillside) · START Greedy 2" in text
    assert re.search(r"^Course +from Penticton to END$", shown(row(), 0), re.MULTILINE)
    assert "Course" not in shown(midday(), 0)


def test_numbers_follow_the_order_of_travel_on_the_way_back() -> None:
    output, _ = numbered(way_back())
    assert "┬ Black Widow 1T 2A · 44A · Laughing Stock*1 3T 4P 5K" in output
    assert "Meeples & Milkshakes 41C 42P\n" in output
    assert "Therapy" not in output  # behind
