import json
import sys
from pathlib import Path

import pytest

from cuvee import Record
from cuvee.engine import commitment
from tests.cli.drive import Run


@pytest.fixture
def kept(run: Run, tmp_path: Path) -> Path:
    """A finished game of three, with a person in the first seat."""
    path = tmp_path / "game.json"
    args = ("play", "barrels", "--seats", "3", "--seed", "5", "--record", str(path))
    run(*args, typed="1\n" * 40)
    return path


def test_a_game_is_printed_from_the_first_action_to_the_winner(run: Run, kept: Path) -> None:
    result = run("replay", str(kept))
    assert result.code == 0
    lines = result.out.splitlines()
    assert lines[0] == "Barrels: Player 1, Medium 2, Medium 3"
    assert lines[1] == "      Round 1: a cask worth 4 is rolled out."
    assert lines[2] == "   1  Player 1: Bid 1"
    assert "      Medium 2 bids 3." in lines
    assert "The last cask is empty." in lines
    assert lines[-1].startswith("The winner is")
    actions = len(Record.load(kept.read_text()).actions)
    assert f"{actions:>4}  " in result.out


def test_what_strangers_wrote_does_not_command_the_terminal(run: Run, kept: Path) -> None:
    record = json.loads(kept.read_text())
    record["names"][0], record["notes"] = "Ann\x1b[31m", ["see\x1b[2J\nthis"]
    kept.write_text(json.dumps(record))
    told = run("replay", str(kept)).out
    assert "\x1b" not in told
    assert "Ann\ufffd[31m: " in told
    assert "see\ufffd[2J\nthis\n" in told


def test_a_record_is_verified_in_one_line(run: Run, kept: Path) -> None:
    result = run("replay", str(kept), "--verify")
    record = Record.load(kept.read_text())
    count = len(record.actions)
    wanted = f"The record is valid: {count} actions lead to position {record.digest}.\n"
    assert result.out == wanted


@pytest.mark.parametrize(
    ("lang", "fits", "broken"),
    [
        ("en", "The seed matches", "the seed does not match"),
        ("de", "Der Startwert entspricht", "der Startwert entspricht nicht"),
        ("es", "La semilla coincide", "la semilla no coincide"),
    ],
)
def test_a_seed_is_checked_against_what_was_published_of_it(
    run: Run, kept: Path, lang: str, fits: str, broken: str
) -> None:
    for given in (commitment(5), commitment(5).upper()):
        result = run("replay", str(kept), "--commitment", given, "--lang", lang)
        assert result.code == 0
        assert result.out.splitlines()[-1].startswith(fits)
    result = run("replay", str(kept), "--verify", "--commitment", commitment(6), "--lang", lang)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"cuvee: {broken} ")
    assert commitment(6) in result.err


def test_a_record_whose_seed_was_chosen_says_so(run: Run, kept: Path) -> None:
    assert "chose" not in run("replay", str(kept), "--verify").out
    record = Record.load(kept.read_text())
    record.commitment, record.salt, record.seed_chosen = commitment(5, "00ff"), "00ff", True
    kept.write_text(record.dump())
    result = run("replay", str(kept), "--verify")
    assert f"The seed matches {record.commitment}" in result.out
    assert "A player chose the seed" in result.out


def test_a_commitment_that_the_record_names_is_checked(run: Run, kept: Path) -> None:
    record = Record.load(kept.read_text())
    record.commitment = commitment(5)
    kept.write_text(record.dump())
    assert "The seed matches" in run("replay", str(kept), "--verify").out
    assert "The seed matches" not in run("replay", str(kept)).out
    record.commitment = commitment(6)
    kept.write_text(record.dump())
    assert run("replay", str(kept), "--verify").err.startswith("cuvee: the seed does not match")
    result = run("replay", str(kept), "--commitment", commitment(5))
    assert result.err == "cuvee: the record's seed is not the one it was committed to\n"
    assert run("replay", str(kept), "--commitment", "five").err == (
        "cuvee: --commitment takes 64 hexadecimal digits\n"
    )


def test_an_unfinished_game_is_printed_and_verified(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "begun.json"
    run("play", "barrels", "--seed", "5", "--record", str(path), typed="1\n")
    assert run("replay", str(path), "--verify").code == 0
    assert "round 2 · cask 2\n" in run("replay", str(path)).out


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"digest": "0"}, "the record replays to another position than the one it names"),
        ({"result": None}, "the record replays to another result than the one it names"),
    ],
)
def test_a_record_that_does_not_add_up_is_refused(
    run: Run, kept: Path, change: dict[str, object], complaint: str
) -> None:
    kept.write_text(json.dumps({**json.loads(kept.read_text()), **change}))
    result = run("replay", str(kept), "--verify")
    assert result.code == 2
    assert result.err == f"cuvee: {complaint}\n"
    assert result.out == ""


def test_the_story_stops_where_it_is_wanted(run: Run, kept: Path) -> None:
    output = run("replay", str(kept), "--at", "3").out
    assert " After action 3 of " in output
    assert "   3  " in output
    assert "   4  " not in output
    assert "round 1 · cask 4" in output
    assert " After action 0 of " in run("replay", str(kept), "--at", "0").out


def test_a_seat_is_shown_what_it_saw(run: Run, kept: Path) -> None:
    output = run("replay", str(kept), "--seat", "0").out
    assert "Player 1: Bid 1" in output
    assert "Medium 2: Bid" not in output
    assert "Medium 2 bids 3." in output
    hands = run("replay", str(kept), "--seat", "0", "--at", "0").out.splitlines()
    assert "Medium 2        0       5" in [line.rstrip() for line in hands]


def test_everything_is_printed_without_a_viewpoint(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "toast.json"
    for seed in range(20):
        run("play", "barrels", "--humans", "0", "--seed", str(seed), "--record", str(path))
        if "joins the toast" in run("replay", str(path)).out:
            break
    assert "joins the toast and draws" in run("replay", str(path)).out


def test_the_story_is_written_as_data(run: Run, kept: Path, tmp_path: Path) -> None:
    data = tmp_path / "story.json"
    run("replay", str(kept), "--at", "3", "--json", str(data), "--lang", "de")
    plain = json.loads(data.read_text())
    assert [entry["number"] for entry in plain["story"]] == [0, 1, 2, 3]
    assert plain["story"][0] == {
        "number": 0,
        "events": ["Runde 1: Ein Fass im Wert von 4 rollt heran."],
    }
    assert plain["story"][1]["text"] == "1 bieten"
    assert plain["story"][3]["events"][0] == "Player 1 bietet 1."
    assert plain["view"]["round"] == 1
    assert Record.from_dict({name: plain[name] for name in plain if name not in ("story", "view")})
    run("replay", str(kept), "--at", "3", "--json", str(data), "--seat", "1")
    assert [entry.get("text") for entry in json.loads(data.read_text())["story"]] == [
        None,
        None,
        "Bid 9",
        None,
    ]


@pytest.mark.parametrize("lang", ["de", "es"])
def test_a_game_is_printed_in_each_language(run: Run, kept: Path, lang: str) -> None:
    output = run("replay", str(kept), "--lang", lang).out
    assert "bids" not in output
    assert "winner" not in output
    assert "cli-" not in output


def test_a_program_that_was_replaced_is_named_at_the_table_and_in_the_record(
    run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    args = ("play", "barrels", "--humans", "0", "--bots", "stdin:false,random", "--seed", "5")
    played = run(*args, "--record", str(path))
    said = "stdin:false 1 has failed (it ended with exit code 1): Medium plays on."
    assert played.out.count(said) == 1
    note = "seat 0: greedy decides from then on, after 0 decisions of the game: "
    assert Record.load(path.read_text()).notes == [f"{note}the bot ended with exit code 1"]
    told = "stdin:false 1 failed before the first decision of the game (it ended with exit code 1)"
    assert f"{told}: Medium decided from then on." in run("replay", str(path)).out
    assert run("replay", str(path), "--verify").code == 0


FAILING = {  # what a program does when it is asked, by the reason for which it is replaced
    "exit_said": "print('no idea', file=sys.stderr); raise SystemExit(3)",
    "late": "time.sleep(60)",
    "not_json": "print('hello', flush=True)",
    "not_offered": "print(json.dumps({'code': -1}), flush=True)",
}
TOLD = {  # the reasons in the order of `FAILING`, then at the table, then in the replay
    "en": """
        it ended with exit code 3: no idea
        it gave no answer within 50 ms
        it answered with a line that is not JSON: hello
        it chose -1, which is not on offer
        has failed ({why}): Medium plays on.
        failed before the first decision of the game ({why}): Medium decided from then on.
    """,
    "de": """
        das Programm endete mit Exit-Code 3: no idea
        das Programm hat nicht innerhalb von 50 ms geantwortet
        das Programm hat mit einer Zeile geantwortet, die kein JSON ist: hello
        das Programm hat -1 gewählt, was nicht zur Wahl steht
        ist ausgefallen ({why}): Mittel spielt weiter.
        ist vor der ersten Entscheidung der Partie ausgefallen ({why}): Von da an entschied Mittel.
    """,
    "es": """
        terminó con el código de salida 3: no idea
        no respondió en 50 ms
        respondió con una línea que no es JSON: hello
        eligió -1, que no está entre las opciones
        ha fallado ({why}): sigue Medio.
        falló antes de la primera decisión de la partida ({why}): desde entonces decidió Medio.
    """,
}


def told_in(lang: str, reason: str, place: int) -> str:
    """What is said of a reason at the table (-2) or in the replay (-1)."""
    lines = [line.strip() for line in TOLD[lang].strip().splitlines()]
    return lines[place].format(why=lines[[*FAILING].index(reason)])


@pytest.mark.parametrize("reason", FAILING)
def test_why_a_program_was_replaced_is_told_in_each_language(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    program, record = tmp_path / "bot.py", tmp_path / "game.json"
    asked = "import json, sys, time\nfor line in sys.stdin:\n"
    ready = "    if json.loads(line)['type'] != 'choose': continue\n"
    program.write_text(f"{asked}{ready}    {FAILING[reason]}\n")
    limit = ""
    if reason == "late":
        monkeypatch.setattr("cuvee.bots.external.START_MS", 0)
        limit = "ms=50:"
    bots = f"stdin:{limit}{sys.executable} {program},random"
    for lang in TOLD:
        args = ("play", "barrels", "--humans", "0", "--bots", bots, "--seed", "5", "--lang", lang)
        played = run(*args, "--record", str(record))
        assert told_in(lang, reason, -2) in played.out
        (note,) = Record.load(record.read_text()).notes
        assert note.startswith("seat 0: greedy decides from then on, after 0 decisions of the game")
        for other in TOLD:
            replayed = run("replay", str(record), "--lang", other)
            assert told_in(other, reason, -1) in replayed.out


@pytest.mark.parametrize("note", ["kept by hand", "seat 7: greedy decides from then on"])
def test_a_note_of_another_kind_is_shown_as_it_is(run: Run, kept: Path, note: str) -> None:
    record = Record.load(kept.read_text())
    record.notes = [note]
    kept.write_text(record.dump())
    assert f"\n{note}\n" in run("replay", str(kept), "--lang", "de").out
