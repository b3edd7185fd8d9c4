"""A copy of the project, in which what a page says is carried out."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NOT_COPIED = shutil.ignore_patterns(
    ".*", "__pycache__", "node_modules", "dist", "build", "*.so", "*.pyd", "screens"
)
STEP = re.compile(
    r"In `(?P<file>[^`]+)`, (?:"
    r"at the end(?: of `(?P<list>\w+)`)?:\n\n```\w+\n(?P<lines>.*?)```"
    r"|raise `(?P<number>\w+)` by one\.)",
    re.DOTALL,
)


class Copy:
    """The sources, tests and pages of the project, to be changed and tried out."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT, folder, ignore=NOT_COPIED)

    def carry_out(self, page: str) -> dict[str, int]:
        """Change the files as a page says: how many lines each has gained or seen changed."""
        changed: dict[str, int] = {}
        for step in STEP.finditer((self.folder / page).read_text("utf-8")):
            path = self.folder / step["file"]
            text = path.read_text("utf-8")
            if step["number"]:
                text, lines = raised(text, step["number"]), 1
            elif step["list"]:
                text, lines = appended(text, step["list"], step["lines"]), step["lines"].count("\n")
            else:
                text, lines = f"{text}\n{step['lines']}", step["lines"].count("\n")
            path.write_text(text, "utf-8")
            changed[step["file"]] = changed.get(step["file"], 0) + lines
        return changed

    def run(self, *command: str) -> str:
        """What a Python program of the copy prints; it must end well."""
        places = [self.folder / "src", self.folder / "examples", self.folder]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, places))}
        done = subprocess.run(  # noqa: S603 - our own programs
            [sys.executable, *command],
            cwd=self.folder,
            env=env,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def raised(text: str, name: str) -> str:
    """A source in which a number is one more."""
    pattern = re.compile(rf"^({name}\b[^=\n]*= )(\d+)$", re.MULTILINE)
    assert len(pattern.findall(text)) == 1, f"there should be one {name}"
    return pattern.sub(lambda found: f"{found[1]}{int(found[2]) + 1}", text)


def appended(text: str, name: str, lines: str) -> str:
    """A source with lines at the end of a list or a mapping of its own."""
    begins = re.search(rf"^{name}\b[^\n]*[\[{{]$", text, re.MULTILINE)
    assert begins is not None, f"there is no {name}"
    ends = re.compile(r"^[\]}]", re.MULTILINE).search(text, begins.end())
    assert ends is not None
    return text[: ends.start()] + lines + text[ends.start() :]
