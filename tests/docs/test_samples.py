"""Every sample in the README and on the pages of docs/ is run."""

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from sybil import Example, Sybil
from sybil.parsers.markdown import CodeBlockParser, PythonCodeBlockParser

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md"))]
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
LENIENT = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
MAX_SECONDS = 120  # for one command
PLAIN = {"COLUMNS": "80", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}


def commands(block: str) -> Iterator[tuple[str, str]]:
    """Each command of a console block, with the output shown below it."""
    for session in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, output = session.partition("\n")
        yield command, output


def unknown_targets(command: str) -> list[str]:
    """The targets a make command names that the Makefile does not have."""
    words = command.split()[1:]
    return [word for word in words if "=" not in word and word not in TARGETS]


def run(command: str, home: str) -> subprocess.CompletedProcess[str]:
    """Run a command as a reader would: from the root, with the tools of the environment at hand."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    return subprocess.run(  # noqa: S603 - what runs stands on our own pages
        ["/bin/sh", "-c", command],
        cwd=ROOT,
        env={**os.environ, **PLAIN, "PATH": path, "HOME": home},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=MAX_SECONDS,
        check=False,
    )


def complaint(command: str, wanted: str, home: str) -> str | None:
    """What is wrong with a command of a page; None: nothing."""
    if command.startswith("make"):
        unknown = unknown_targets(command)
        return f"{command!r}: the Makefile has no {unknown[0]!r}" if unknown else None
    if command.startswith(("git clone ", "cd ")):
        return None
    done = run(command, home)
    if done.returncode != 0:
        return f"{command!r} ends with {done.returncode}:\n{done.stdout}"
    if wanted.strip() and not doctest.OutputChecker().check_output(wanted, done.stdout, LENIENT):
        return f"{command!r} says\n{done.stdout}\nbut the page shows\n{wanted}"
    return None


def console(example: Example) -> str | None:
    """Run the commands of a console block, at home in the same place, until one goes wrong."""
    with TemporaryDirectory() as home:
        for command, wanted in commands(example.parsed):
            problem = complaint(command, wanted, home)
            if problem is not None:
                return problem
    return None


SAMPLES = Sybil(
    parsers=[
        PythonCodeBlockParser(doctest_optionflags=LENIENT),
        CodeBlockParser("console", console),
    ]
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_sample_on_the_page_runs(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "path", sys.path[:])
    document = SAMPLES.parse(page)
    try:
        for example in document.examples():
            example.evaluate()
    finally:
        document.namespace.get("stack", ExitStack()).close()  # a server that a page has started


def test_a_command_that_fails_is_noticed(tmp_path: Path) -> None:
    assert "ends with 3" in str(complaint("exit 3", "", str(tmp_path)))


def test_output_that_differs_is_noticed(tmp_path: Path) -> None:
    assert complaint("echo one two", "one ...", str(tmp_path)) is None
    assert "but the page shows" in str(complaint("echo one two", "three", str(tmp_path)))


def test_a_target_that_is_not_there_is_noticed(tmp_path: Path) -> None:
    assert complaint("make test PYTHON=python3.12", "", str(tmp_path)) is None
    assert "no 'everything'" in str(complaint("make everything", "", str(tmp_path)))
