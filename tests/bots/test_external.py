"""Programs as bots: what they get, what they may answer, and what happens when they fail."""

import json
import os
import shlex
import shutil
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import barrels
from cuvee import BadInput, rng
from cuvee.arena import Plan, play
from cuvee.bots import ExternalBot, ExternalBots, Observation, bot, register_bot
from cuvee.bots.failure import Failure
from cuvee.bots.line_process import kill_programs
from cuvee.engine import View
from cuvee.server.errors import Problem
from cuvee.server.tables.permissions import require_bot

ROOT = Path(__file__).resolve().parents[2]
Program = Callable[..., str]
SAMPLE = f"stdin:{sys.executable} {ROOT / 'examples' / 'line_bot.py'}"


class BigObservation(Observation):
    """A view that does not fit into a pipe."""

    @property
    def view(self) -> View:
        options = {"padding": "x" * 500_000}
        return View(game="barrels", seats=2, options={**options}, decision=None)


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """A bot that is a few lines of Python, which have `question` and answer with `say`."""

    def make(*lines: str, settings: str = "") -> str:
        path = tmp_path / f"bot{len([*tmp_path.iterdir()])}.py"
        body = "\n    ".join(lines)
        path.write_text(
            "import json, os, sys, time\n"
            "def say(plain): print(json.dumps(plain), flush=True)\n"
            "for line in sys.stdin:\n"
            "    question = json.loads(line)\n"
            "    if question['type'] != 'choose': continue\n"
            "    first = question['offers'][0]['code']\n"
            f"    {body}\n"
        )
        return f"stdin:{settings}{shlex.join([sys.executable, str(path)])}"

    return make


def external(spec: str) -> ExternalBot:
    made = bot(spec)
    assert isinstance(made, ExternalBot)
    return made


def test_a_program_plays_a_whole_game() -> None:
    plan = Plan("barrels", 2, (SAMPLE, "random"), 4, seed=1)
    outcome = play(plan, 0)
    assert outcome.stand_ins == []
    assert outcome.decisions > 8
    assert play(plan, 0) == outcome  # its chance comes from the question


def test_a_program_gets_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    log = tmp_path / "log"
    path = tmp_path / "bot.py"
    path.write_text(
        "import json, sys\n"
        f"log = open({str(log)!r}, 'a')\n"
        "for line in sys.stdin:\n"
        "    print(line, end='', file=log, flush=True)\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'choose':\n"
        "        print(json.dumps({'code': message['offers'][-1]['code']}), flush=True)\n"
    )
    state = barrels.BARRELS.new(seats=3, seed=7)
    program = external(f"stdin:ms=2000:{sys.executable} {path}")
    chosen = program.choose(Observation(state, 1), rng(1))
    assert chosen == state.legal(1)[-1]
    while not state.over:
        state.apply(state.legal()[0])
    program.close(state.result)
    start, question, end = [json.loads(line) for line in log.read_text().splitlines()]
    assert start == {
        "type": "start", "protocol": 1, "game": "barrels", "seat": 1, "seats": 3,
        "options": {"open": False}, "ms": 2000,
    }  # fmt: skip
    fresh = barrels.BARRELS.new(seats=3, seed=7)
    assert question["view"] == fresh.view(1)
    assert [offer["code"] for offer in question["offers"]] == fresh.legal(1)
    assert question["offers"][0]["action"] == fresh.game.action(fresh.legal(1)[0])
    assert question["offers"][0]["text"] == fresh.describe(fresh.legal(1)[0])
    assert set(question) == {"type", "view", "offers", "random"}
    assert end["type"] == "end"
    assert state.result is not None
    assert end["result"] == state.result.to_dict()


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (["raise SystemExit(3)"], "ended with exit code 3"),
        (["raise ValueError('no idea')"], "ended with exit code 1: ValueError: no idea"),
        (["print('hello', flush=True)"], "answered with a line that is not JSON: hello"),
        (["print('\\33[2Jx', flush=True)"], "answered with a line that is not JSON: \ufffd[2Jx"),
        (["say([first])"], 'answered without a whole number as "code"'),
        (["say({'code': True})"], 'answered without a whole number as "code"'),
        (["say({'code': 0})"], "chose 0, which is not on offer"),
        (["say({'code': 10**3999})"], f"chose 1{'0' * 19}, which is not on offer"),
        (["print('9' * 70000, flush=True)"], "answered with more than 65536 bytes"),
        (["os.close(1); time.sleep(60)"], "closed its output"),
    ],
)
def test_a_program_that_fails_is_replaced_for_the_rest_of_the_game(
    program: Program, lines: list[str], why: str
) -> None:
    spec = program(*lines)
    outcome = play(Plan("barrels", 2, ("random", spec), 2, seed=1), 0)
    (one,) = outcome.stand_ins
    assert (one.seat, one.bot, one.why) == (1, "greedy", why)
    assert outcome.to_dict()["stand_ins"] == [one.to_dict()]
    assert outcome.seated == [0, 1]


def test_the_decision_is_named_from_which_on_another_bot_decides(program: Program) -> None:
    lines = ("count = globals().get('count', 0) + 1", "say({'code': first if count < 3 else -1})")
    spec = program(*lines, settings="instead=random:")
    outcome = play(Plan("barrels", 2, (spec, "random"), 2, seed=1), 0)
    (one,) = outcome.stand_ins
    assert one.bot == "random"
    assert 2 < one.decision < outcome.decisions


def test_a_program_that_stalls_is_ended(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuvee.bots.external.START_MS", 0)
    spec = program("time.sleep(60)", settings="ms=50:")
    state = barrels.BARRELS.new(seats=2, seed=1)
    stalled = external(spec)
    assert stalled.choose(Observation(state, 0), rng(1)) in state.legal(0)
    assert stalled.failure == Failure("late", {"ms": 50})
    process = stalled._process
    assert process is not None
    assert process._process.poll() is not None


def test_a_program_that_does_not_read_is_no_reason_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuvee.bots.external.START_MS", 0)
    path = tmp_path / "deaf.py"
    path.write_text("import time\ntime.sleep(60)\n")
    state = barrels.BARRELS.new(seats=2, seed=1)
    deaf = external(f"stdin:ms=50:{sys.executable} {path}")
    assert deaf.choose(BigObservation(state, 0), rng(1)) in state.legal(0)
    assert deaf.failure == Failure("late", {"ms": 50})


def test_an_answer_before_the_question_is_a_failure(program: Program) -> None:
    spec = program("say({'code': first}); say({'code': first})")
    state = barrels.BARRELS.new(seats=2, seed=1)
    hasty = external(spec)
    observation = Observation(state, 0)
    assert hasty.choose(observation, rng(1)) == state.legal(0)[0]
    process = hasty._process
    assert process is not None
    deadline = time.monotonic() + 60
    while process._answers.empty() and time.monotonic() < deadline:
        time.sleep(0.01)
    hasty.choose(observation, rng(1))
    assert str(hasty.failure).startswith("answered before it was asked: ")


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    path, script = tmp_path / "pid", tmp_path / "bot.sh"
    script.write_text(
        f"sleep 600 &\necho $! > {path}\nread start\nread line\necho nonsense\nwait\n"
    )
    state = barrels.BARRELS.new(seats=2, seed=1)
    shell = external(f"stdin:sh {script}")
    assert shell.choose(Observation(state, 0), rng(1)) in state.legal(0)
    assert shell.failure == Failure("not_json", {"answer": "nonsense"})
    child, deadline = int(path.read_text()), time.monotonic() + 60
    while is_running(child) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not is_running(child)


@pytest.mark.skipif(shutil.which("setsid") is None, reason="no command begins a session here")
def test_what_a_program_has_started_elsewhere_is_no_reason_to_wait(tmp_path: Path) -> None:
    path, script = tmp_path / "pid", tmp_path / "bot.sh"
    script.write_text(
        f"setsid sh -c 'echo $$ > {path}; exec sleep 600' &\n"
        f"while [ ! -s {path} ]; do sleep 0.01; done\n"
        "read start\nread line\necho nonsense\nwait\n"
    )
    state = barrels.BARRELS.new(seats=2, seed=1)
    shell = external(f"stdin:sh {script}")
    try:
        assert shell.choose(Observation(state, 0), rng(1)) in state.legal(0)
        assert shell.failure == Failure("not_json", {"answer": "nonsense"})
        shell.close(None)
        assert is_running(int(path.read_text()))  # and nobody has waited for it
    finally:
        os.kill(int(path.read_text()), signal.SIGKILL)


def test_a_game_that_is_broken_off_ends_its_programs(program: Program) -> None:
    spec = program("say({'code': first})")
    state = barrels.BARRELS.new(seats=2, seed=1)
    left = external(spec)
    left.choose(Observation(state, 0), rng(1))
    process = left._process
    assert process is not None
    ExternalBots({0: left, 1: bot("random")}).close()
    assert process._process.returncode == 0


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{process}/status")
    return not status.exists() or "zombie" not in status.read_text()


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("stdin", "stdin: takes a command, as in stdin:./mybot"),
        ("stdin:", "stdin: takes a command, as in stdin:./mybot"),
        ("stdin:./no/such/bot", "stdin: there is no program './no/such/bot' that can be run"),
        ("stdin:'open", "stdin: cannot read the command"),
        ("stdin:ms=0:python3", "stdin: ms is from 1 to 3600000, not 0"),
        ("stdin:ms=soon:python3", "bot 'stdin': ms takes a whole number, not 'soon'"),
        ("stdin:instead=clever:python3", "there is no bot 'clever'"),
    ],
)
def test_a_program_that_cannot_be_is_refused(spec: str, message: str) -> None:
    with pytest.raises(BadInput) as refused:
        bot(spec)
    assert str(refused.value).startswith(message)


def test_a_command_may_have_colons_of_its_own() -> None:
    made = external("stdin:ms=5:sh -c 'echo a:b=c:d'")
    assert made._command == ["sh", "-c", "echo a:b=c:d"]


def test_all_programs_can_be_ended_at_once(program: Program) -> None:
    spec = program("say({'code': first})")
    state = barrels.BARRELS.new(seats=2, seed=1)
    left = external(spec)
    left.choose(Observation(state, 0), rng(1))
    process = left._process
    assert process is not None
    kill_programs()
    assert process._process.wait(60) == -signal.SIGKILL
    assert left.choose(Observation(state, 0), rng(1)) in state.legal(0)
    assert left.failure == Failure("exit", {"code": -9})


@pytest.mark.parametrize("spec", ["stdin:true", "greedy:budget=1000000"])
def test_a_server_seats_no_programs_and_takes_no_parameters(spec: str) -> None:
    with pytest.raises(Problem, match="there is no bot"):
        require_bot(spec)


def test_the_name_is_taken() -> None:
    with pytest.raises(BadInput, match="there is a bot 'stdin' already"):
        register_bot("stdin", ExternalBot)
