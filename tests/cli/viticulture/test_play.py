import re

import pytest

from cuvee.cli.explain import refusals
from cuvee.cli.words import Words
from cuvee.engine import game
from cuvee.locales import LANGUAGES
from tests.cli.drive import Run
from tests.games.viticulture.given import Given

RAW = r"\b(cli|board|ask|action|why|rule|event|effect|card|text|place|season|row)-[a-z]"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_printed_in_words_on_eighty_columns(run: Run, lang: str) -> None:
    game = ("play", "viticulture", "--seats", "3", "--seed", "3", "--lang", lang)
    played = run(*game, typed="v\nwhy\n?\nl\nh\n" + "2\n1\n" * 400)
    assert played.code == 0
    assert played.err == ""
    assert max(len(line) for line in played.out.splitlines()) <= 80
    assert re.findall(RAW, played.out) == []
    assert played.out.count("20") > 0


def test_options_are_listed_with_what_they_mean(run: Run) -> None:
    for command in ("play", "simulate"):
        output = " ".join(run(command, "viticulture", "--help").out.replace("│", " ").split())
        assert "--friendly Take a bonus space only to use its bonus" in output
        assert "--choose-parents Keep one of two mamas" in output


def test_why_names_a_reason_once_and_the_rule_it_comes_from() -> None:
    words = Words(game("viticulture"), "en", ["Ada", "Ben"])
    given = Given(seats=2).seat(1, placed=[("draw_vine_left", "regular"), ("sell_left", "regular")])
    output = [*refusals(given.s, "", words)]
    taken = "Draw a vine (left); Sell grapes or a field (left). A worker stands on that space"
    assert f"{taken} already. (Rule: number of spaces, p. 6.)" in output
    assert output[0] == (
        "Play a summer visitor (left). You hold no visitor of this season. "
        "(Rule: visitors are fully resolved or not played, p. 10.)"
    )
    reasons = [line.partition(". ")[2] for line in output]
    assert len(reasons) == len(set(reasons))


def test_what_is_printed_on_a_card_is_shown_when_it_is_on_offer(run: Run) -> None:
    game = ("play", "viticulture", "--seats", "2", "--seed", "8", "--choose-parents")
    output = run(*game).out
    assert re.search(r"\n  1  Mama \w+ \(.*\)\n", output)


def test_to_pass_is_the_last_thing_on_offer(run: Run) -> None:
    game = ("play", "viticulture", "--seats", "2", "--seed", "5", "--bots", "random")
    output = run(*game, typed="1\n1\n").out
    listed = output.rpartition("Where do you send a worker?\n")[2]
    numbers = [int(number) for number in re.findall(r"\b(\d+) +[A-Z]", listed)]
    assert f"{max(numbers)} " in listed.partition("Pass for this season")[0][-5:]
