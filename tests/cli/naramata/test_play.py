import re
import shutil
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from cuvee.locales import LANGUAGES
from tests.cli.drive import Run

RAW = r"\b(cli|board|ask|action|label|why|rule|event|winery|upgrade|vehicle|kind|tourist)-[a-z]"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A copy of the edition that comes with Cuvée."""
    with as_file(files("cuvee.games.naramata.edition") / "box") as folder:
        return Path(shutil.copytree(folder, tmp_path / "mine"))


def change(folder: Path, file: str, old: str, new: str) -> None:
    """Put another value into a file, where it stands first."""
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_printed_in_words_on_eighty_columns(run: Run, lang: str) -> None:
    game = ("play", "naramata", "--seats", "3", "--days", "2", "--seed", "3", "--lang", lang)
    played = run(*game, "--bots", "random", typed="v\nwhy\n?\nl\nh\n" + "2\n1\n" * 400)
    assert played.code == 0
    assert played.err == ""
    assert max(len(line) for line in played.out.splitlines()) <= 80
    assert re.findall(RAW, played.out) == []


def test_the_end_of_the_day_has_the_last_number(run: Run) -> None:
    output = run("play", "naramata", "--seed", "1", "--bots", "random", typed="1\n" * 14).out
    assert re.search(r"\n *(\d+)  End your day and deliver your tourists\n1-\1>", output)


def test_a_line_about_a_gift_does_not_go_on_about_its_giver(run: Run) -> None:
    output = run("play", "naramata", "--humans", "0", "--seed", "1", "--days", "2").out
    assert re.search(r"\n\w+ gets [^\n]* from Medium \d\.\n", output)
    assert not re.search(r" from Medium \d;", output)


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_an_edition_of_ones_own_is_played(command: str, mine: Path, run: Run) -> None:
    change(mine, "tourists.toml", 'name = "Adele"', 'name = "Zenobia"')
    few = ("--games", "2", "--jobs", "1") if command == "simulate" else ("--humans", "0")
    played = run(command, "naramata", "--days", "2", "--seed", "4", "--edition", str(mine), *few)
    assert (played.code, played.err) == (0, "")


def test_the_numbers_of_an_edition_of_ones_own_are_used(mine: Path, run: Run) -> None:
    change(mine, "tables.toml", 'closing = "17:00"', 'closing = "16:30"')
    output = run("play", "naramata", "--seed", "1", "--edition", str(mine), typed="1\n").out
    assert "your day closes at 16:30" in output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_of_an_edition_of_ones_own_are_called_what_it_says(
    lang: str, mine: Path, run: Run
) -> None:
    cards = (mine / "cards.toml").read_text("utf-8")
    for old, new in [(r'type = "', 'type = "My '), (r"reward = \d", "reward = 9")]:
        cards = re.sub(old, new, cards)
    (mine / "cards.toml").write_text(re.sub(r"bottles = \d", "bottles = 11", cards), "utf-8")
    game = ("play", "naramata", "--days", "2", "--seed", "4", "--lang", lang, "--bots", "random")
    output = " ".join(run(*game, "--edition", str(mine), typed="1\n" * 200 + "v\n").out.split())
    assert re.search(r"My (brie|cheddar|blue|gouda|chevre|feta) \(\w+ 9\)", output)
    assert re.search(r"My (red|white|rose|sparkling|icewine|fortified) \(\w+ 9\)", output)
    assert {*re.findall(r"\((?:worth|Wert|valor) (\d+)\)", output)} == {"9"}
    bought = re.findall(r"(\d+) (?:bottles?|Flaschen?|botellas?) \(", output)
    assert {*bought} == {"11"}
    assert not re.search(r"Brie|Cheddar|Feta|Gouda|Rosé", output)


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_an_edition_that_cannot_be_right_is_refused_in_one_line(
    command: str, mine: Path, run: Run
) -> None:
    change(mine, "upgrades.toml", "cost = 9", "cost = 99")
    played = run(command, "naramata", "--edition", str(mine))
    wanted = "upgrade 'unlock_store': cost should be a whole number from 1 to 30"
    assert (played.code, played.out) == (2, "")
    assert played.err == f"cuvee: upgrades.toml, {wanted}\n"


def test_a_file_that_is_not_toml_is_refused_in_one_line(mine: Path, run: Run) -> None:
    change(mine, "cards.toml", "[[cheese]]", "[[cheese]")
    played = run("play", "naramata", "--edition", str(mine))
    assert played.code == 2
    assert re.fullmatch(r"cuvee: cards\.toml: .*line \d+.*\n", played.err)


def test_a_folder_without_an_edition_is_refused_in_one_line(tmp_path: Path, run: Run) -> None:
    played = run("play", "naramata", "--edition", str(tmp_path / "nowhere"))
    assert played.code == 2
    assert re.fullmatch(r"cuvee: edition '.*': cannot read board\.toml: .*\n", played.err)


def test_the_edition_is_listed_among_the_options(run: Run) -> None:
    for command in ("play", "simulate"):
        output = " ".join(run(command, "naramata", "--help").out.replace("│", " ").split())
        assert "--edition STR A folder with the numbers of your own box" in output
    assert "--edition TEXT" in run("games").out
