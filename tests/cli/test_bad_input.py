"""Whatever is wrong with a command line is said in one line, with exit code 2."""

from pathlib import Path

import pytest

from cuvee.cli.app import print_error
from cuvee.games.naramata.game import NARAMATA
from cuvee.games.viticulture.game import VITICULTURE
from tests.cli.drive import Run, Vintage

LONG = "9" * 80

BAD = [
    ("ply", 'Unknown command "ply". Did you mean play?'),
    ("--nope", 'Unknown command "--nope".'),
    ("games extra", "'extra' is one word too many; see cuvee games --help"),
    ("games --nope", "Unknown option: --nope. See cuvee games --help"),
    ("play nosuch", "there is no game 'nosuch'; there is: barrels"),
    ("play barrels extra", "'extra' is one word too many; see cuvee play barrels --help"),
    ("play barrels --sead 3", "Unknown option: --sead. Did you mean --seed?"),
    ("play --open", "A game's own flags follow its name: cuvee play GAME (barrels, vintage)"),
    ("play barrels --seats x", "--seats takes a whole number, not 'x'"),
    ("play barrels --seats", "--seats needs a value; see cuvee play barrels --help"),
    ("play barrels --seats 9", "barrels is played with 2, 3, 4 seats, not 9"),
    ("play barrels --seats 2 --seats 3", "--seats is given more than once"),
    ("play barrels --seed 1.5", "--seed takes a whole number, not '1.5'"),
    ("play barrels --seed -1", "--seed takes a number from 0 to"),
    (f"play barrels --seed {LONG}", "--seed takes a number from 0 to"),
    (f"play barrels --seed {LONG * 3}", "--seed takes a whole number"),
    ("play barrels --open=maybe", "--open takes no value, not 'maybe'"),
    ("play barrels --bots clever", "there is no bot 'clever'; there is: random, beginner, greedy"),
    ("play barrels --bots greedy,random --seats 4", "one for each of 3 seats; not 2"),
    ("play barrels --humans 5", "barrels is played with 2, 3, 4 seats, not 5"),
    ("play barrels --humans 3 --seats 2", "3 people do not fit on 2 seats"),
    ("play barrels --humans -1", "--humans takes a number from 0, not -1"),
    ("play barrels --names Ada,Ben", "--names takes up to 1 names, as in Ada,Ben; not 'Ada,Ben'"),
    ("play barrels --lang fr", "Cuvée speaks en, de, es, not 'fr'"),
    ("play barrels --record /no/such/file", "cannot write '/no/such/file': No such file"),
    ("play barrels --record .", "cannot write '.': it is a folder; name a file"),
    ("play vintage --days 9", "--days takes one of 2, 3, 4, not '9'"),
    ("play vintage --automa easy", "--automa takes one of very_easy, hard, not 'easy'"),
    ("play vintage --automa hard --seats 2", "option 'automa' is for 1 seat"),
    ("play vintage --seats 1", "1 seat is for option 'automa'"),
    ("simulate", "GAME is missing; see cuvee simulate --help"),
    ("simulate nosuch", "there is no game 'nosuch'; there is: barrels"),
    ("simulate barrels --games 0", "at least 1 game is to be played, not 0"),
    ("simulate barrels --games many", "--games takes a whole number, not 'many'"),
    ("simulate barrels --jobs 0", "--jobs takes a number from 1, not 0"),
    ("simulate barrels --bots a,b", "there is no bot 'a'"),
    ("simulate barrels --seats 3 --bots random,greedy", "one for each of 3 seats; not 2"),
    ("simulate barrels --json /no/such/file", "cannot write '/no/such/file'"),
    ("simulate barrels --seed -1", "--seed takes a number from 0 to"),
    ("replay", "FILE is missing; see cuvee replay --help"),
    ("replay nosuch.json", "cannot read 'nosuch.json': No such file or directory"),
    ("replay .", "cannot read '.': Is a directory"),
    ("replay notes.txt", "'notes.txt': this is not a record: "),
    ("replay foreign.json", "'foreign.json': this is not a record: it lacks the format"),
    ("replay noise.bin", "cannot read 'noise.bin': it is not a text file"),
    ("replay chess.json", "'chess.json': there is no game 'chess'; there is: barrels"),
    ("replay barrels.json --at 9", "--at takes a number from 0 to 0, not 9"),
    ("replay barrels.json --seat 2", "--seat takes a number from 0 to 1, not 2"),
    ("replay barrels.json --lang xx", "Cuvée speaks en, de, es, not 'xx'"),
    ("replay barrels.json --json /no/such/file", "cannot write '/no/such/file'"),
    ("bench nosuch", "there is no game 'nosuch'; there is: barrels"),
    ("bench --seconds 0", "a measurement takes some seconds, not 0"),
    ("bench --seconds nan", "a measurement takes some seconds, not nan"),
    ("bench --seconds soon", "--seconds takes a number, not 'soon'"),
    ("bench --json /no/such/file", "cannot write '/no/such/file'"),
    ("games --load", "--load takes a file such as examples/barrels.py, or a module"),
    ("games --load --help", "--load takes a file such as examples/barrels.py, or a module"),
    ("games --load=", "--load takes a file such as examples/barrels.py, or a module"),
    ("games --load nosuch.py", "there is no file 'nosuch.py' to load a game from"),
    ("games --load no.such.module", "cannot load 'no.such.module': ModuleNotFoundError: "),
    ("games --load notes.txt", "cannot load 'notes.txt': it is not a Python file"),
    ("games --load broken.py", "cannot load 'broken.py': ZeroDivisionError: division by zero"),
    ("games --load leaving.py", "cannot load 'leaving.py': SystemExit: 3"),
    ("games --load twice.py", "cannot load 'twice.py': there is a game 'barrels' already"),
]

RECORD = """{"format": "cuvee-record/1", "game": "%s", "rules": 1, "seats": 2, "options": {},
"seed": "1", "names": ["a", "b"], "actions": [], "digest": "", "result": null}"""

FILES = {
    "notes.txt": b"no record\n",
    "foreign.json": b"{}",
    "noise.bin": b"\xff\xfe\x00",
    "chess.json": (RECORD % "chess").encode(),
    "barrels.json": (RECORD % "barrels").encode(),
    "broken.py": b"1 / 0\n",
    "leaving.py": b"raise SystemExit(3)\n",
    "twice.py": b"import barrels, cuvee\ncuvee.register(barrels.BARRELS)\n",
}


@pytest.fixture
def odd_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(content)
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(("line", "complaint"), BAD)
@pytest.mark.usefixtures("odd_files")
def test_it_is_one_line_and_exit_code_2(
    run: Run, vintage: Vintage, line: str, complaint: str
) -> None:
    result = run(*line.split(" "))
    assert result.code == 2
    assert result.out == ""
    assert result.err.startswith("cuvee: ")
    assert complaint in result.err
    assert result.err.count("\n") == 1
    assert len(result.err) < 450


@pytest.mark.parametrize("lang", ["de", "es"])
@pytest.mark.usefixtures("odd_files", "vintage")
def test_it_is_said_in_the_language_of_the_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("LANG", f"{lang}_{lang.upper()}.UTF-8")
    # What a game that does not come with Cuvée refuses by rules of its own, it says itself.
    mine = [line for line, complaint in BAD if "'automa'" not in complaint]
    english = dict(BAD)
    said = {line: run(*line.split(" ")).err.removeprefix("cuvee: ") for line in mine}
    assert [line for line in mine if not said[line] or english[line] in said[line]] == []


@pytest.mark.parametrize(
    ("line", "lang", "said"),
    [
        ("viticulture --friendly --seats 1", "en", "--friendly only goes with 2 to 6 players"),
        ("viticulture --friendly --seats 1", "de", "--friendly geht nur mit 2 bis 6 Spielern"),
        ("viticulture --automa easy --seats 2", "es", "--automa solo se puede usar con 1 jugador"),
        ("viticulture --seats 1", "de", "erforderlich, außer mit 2 bis 6 Spielern oder --campaign"),
        ("naramata --fleet --days 2", "de", "--days lässt sich nicht mit --fleet verbinden"),
        ("naramata --whelp hard", "es", "--whelp solo se puede usar con --solo o --fleet"),
        ("naramata --seats 1", "es", "con 1 jugador hace falta --solo"),
        ("naramata --edition nowhere", "de", "Ausgabe „nowhere“: board.toml kann nicht gelesen"),
    ],
)  # fmt: skip
def test_options_that_contradict_are_named_as_they_are_typed(
    run: Run, listed: dict[str, object], line: str, lang: str, said: str
) -> None:
    listed.update(viticulture=VITICULTURE, naramata=NARAMATA)  # until the fixture ends
    result = run("play", *line.split(" "), "--lang", lang)
    assert result.code == 2
    assert said in result.err


def test_a_long_story_is_cut_short(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_error("x\n" * 1000) == 2
    output = capsys.readouterr().err
    assert output.startswith("cuvee: x x x")
    assert output.endswith(" …\n")
    assert output.count("\n") == 1
