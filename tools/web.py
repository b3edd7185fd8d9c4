"""Build and check the browser's table: `web.py libraries | build | check`.

The libraries are fetched when package-lock.json has changed, and the client is built when any of
its sources has; both are known by a hash that is kept beside what was made. Where the machine has
no Node that is new enough, one from the package index is put into the virtual environment.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
DIST = WEB / "dist"
LIBRARIES = WEB / "node_modules"
LOCK = WEB / "package-lock.json"
MARK = ".made-from"  # holds the hash of what a folder was made from
NEEDED = (20, 19)  # of Node; package.json says the same
BROUGHT = ROOT / "requirements" / "node.txt"
OURS = Path(sys.executable).parent  # where the virtual environment keeps its programs
NOT_BUILT_FROM = {"dist", "node_modules", "tests"}

CHECKS = {
    "the format of the client": "format:check",
    "the style of the client": "lint",
    "the types of the client": "check",
    "the mapping from views to scenes": "test",
}


def run(command: list[str], failure: str, cwd: Path = WEB) -> None:
    """Run a chatty command; if it fails, show what it said and end with a line of our own."""
    told = {**os.environ, "PATH": search_path(), "NO_COLOR": "1", "CI": "1"}
    done = subprocess.run(command, cwd=cwd, env=told, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(f"{done.stdout}{done.stderr}".strip(), file=sys.stderr)
        sys.exit(failure)


# Node.


def is_enough(node: Path) -> bool:
    """Whether this Node runs, is new enough, and has npm beside it."""
    if not (node.is_file() and (node.parent / "npm").exists()):
        return False
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return False
    version = re.match(r"v(\d+)\.(\d+)\.", said.stdout)
    return version is not None and (int(version[1]), int(version[2])) >= NEEDED


def node_folder() -> Path | None:
    """Where Node and npm are, on this machine or in the virtual environment."""
    found = shutil.which("node")
    for folder in ([] if found is None else [Path(found).parent]) + [OURS]:
        if is_enough(folder / "node"):
            return folder
    return None


def search_path() -> str:
    """The search path with the folder of a good Node before all others."""
    folder = node_folder()
    usual = os.environ.get("PATH", os.defpath)
    return usual if folder is None else f"{folder}{os.pathsep}{usual}"


def bring_node() -> None:
    """See to it that there is a Node."""
    if node_folder() is not None:
        return
    print("Installing Node ...", flush=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-qq"]
    run(
        [*pip, "--no-deps", "-r", str(BROUGHT)],
        f"There is no Node {NEEDED[0]}.{NEEDED[1]} or newer, and none could be installed from the "
        "package index: install one (it must bring npm) and try again.",
        cwd=ROOT,
    )
    if node_folder() is None:
        sys.exit("The Node from the package index does not run here: install one of your own.")


# The libraries and the client.


def sources() -> Iterator[Path]:
    """All files that the client is built from."""
    for top in sorted(WEB.iterdir()):
        if top.name in NOT_BUILT_FROM:
            continue
        yield from sorted(path for path in [top, *top.rglob("*")] if path.is_file())


def hash_of(paths: Iterator[Path]) -> str:
    """A name for these files, by where they are and what is in them."""
    facts = hashlib.sha256()
    for path in paths:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        facts.update(f"{path.relative_to(WEB).as_posix()} {content}\n".encode())
    return facts.hexdigest()


def made_from(folder: Path) -> str:
    """What a folder was made from, as it says itself."""
    mark = folder / MARK
    return mark.read_text("utf-8") if mark.is_file() else ""


def libraries() -> int:
    """Fetch the client's libraries, if they are not those that the lock names."""
    bring_node()
    wanted = hash_of(iter([LOCK]))
    if made_from(LIBRARIES) != wanted:
        print("Fetching the client's libraries ...", flush=True)
        npm = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        run(npm, "The client's libraries could not be fetched: what npm said stands above.")
        (LIBRARIES / MARK).write_text(wanted, "utf-8")
    return 0


def build() -> int:
    """Build the client, if its sources have changed."""
    wanted = hash_of(sources())
    if made_from(DIST) == wanted:
        return 0
    libraries()
    print("Building the browser's table ...", flush=True)
    (DIST / MARK).unlink(missing_ok=True)
    npm = ["npm", "run", "--silent", "build"]
    run(npm, "The browser's table could not be built: the reason stands above.")
    (DIST / MARK).write_text(wanted, "utf-8")
    return 0


def check() -> int:
    """Check format, style, types and the unit tests of the client, and that no host is locked."""
    libraries()
    for what, script in CHECKS.items():
        print(f"Checking {what} ...", flush=True)
        run(["npm", "run", "--silent", script], f"Something is wrong with {what}: see above.")
    wrong = list(wrong_in_the_lock())
    for line in wrong:
        print(f"web/package-lock.json {line}", file=sys.stderr)
    return 1 if wrong else 0


def wrong_in_the_lock() -> Iterator[str]:
    """What would keep the libraries from being fetched from any registry, on any machine."""
    text = LOCK.read_text("utf-8")
    if "://" in text:
        yield "holds addresses: take out every `resolved` and every `funding`"
    packages: dict[str, dict[str, Any]] = json.loads(text)["packages"]
    known = {path.rpartition("node_modules/")[2] for path in packages}
    for told in packages.values():
        for name in told.get("optionalDependencies", {}):
            if name not in known:
                yield f"does not lock {name}, which other machines than this one need"


COMMANDS: dict[str, Callable[[], int]] = {
    "build": build,
    "check": check,
    "libraries": libraries,
}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in COMMANDS:
        sys.exit(f"usage: {Path(sys.argv[0]).name} {' | '.join(COMMANDS)}")
    sys.exit(COMMANDS[sys.argv[1]]())
