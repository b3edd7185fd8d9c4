"""Switch the rules between compiled and interpreted: `native.py compile | prepare | pure | status`.

The engine and the games are compiled by mypyc as one unit, because calls inside a unit are direct.
A build is kept under build/native by the hash of all it was made from, so switching back is a
matter of copying, and a compiled module never stands in for a source it was not made from.
"""

from __future__ import annotations

import contextlib
import filecmp
import hashlib
import importlib.metadata
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
CACHE = ROOT / "build" / "native"
PACKAGES = ("cuvee/engine", "cuvee/games")
KEPT_BUILDS = 3
# Calls between the modules are direct, or inlined: none goes through the dynamic linker.
BETWEEN_MODULES = ["-fvisibility=hidden", "-fno-semantic-interposition", "-O3", "-flto=auto"]

# Modules below PACKAGES that stay interpreted, and why.
INTERPRETED = {
    "__init__.py": "they only hand on names, and tools expect to find a package as a file",
    "views.py": "they hold types and nothing else, whose annotations others read",
    "layout.py": "likewise",
    "cuvee/engine/compiled.py": "it is the stand-in that runs in place of mypyc's own marks",
}


def sources() -> list[str]:
    """All modules of the rules, as paths below src."""
    found = [path for package in PACKAGES for path in (SOURCE / package).rglob("*.py")]
    return sorted(path.relative_to(SOURCE).as_posix() for path in found)


def compiled_sources() -> list[str]:
    """The modules that are compiled."""
    return [
        path for path in sources() if path not in INTERPRETED and Path(path).name not in INTERPRETED
    ]


def build_key() -> str:
    """A name for everything a build depends on: sources, this script, mypy and the interpreter."""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    facts = [sys.version, suffix, importlib.metadata.version("mypy")]
    for path in (ROOT / "tools" / "native.py", *(SOURCE / name for name in sources())):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        facts.append(f"{path.relative_to(ROOT).as_posix()} {content}")
    return hashlib.sha256("\n".join(facts).encode()).hexdigest()[:16]


def libraries(folder: Path) -> Iterator[Path]:
    """The compiled modules below a folder, as paths relative to it."""
    found = (path for suffix in ("so", "pyd") for path in folder.rglob(f"*.{suffix}"))
    return (path.relative_to(folder) for path in found)


def can_compile() -> bool:
    """Whether a C compiler is there and finds Python's headers."""
    compiler = os.environ.get("CC") or str(sysconfig.get_config_var("CC"))
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n")
        command = [*shlex.split(compiler), "-shared", "-fPIC", str(probe), "-o", f"{probe}.so"]
        command.append("-I" + sysconfig.get_paths()["include"])
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def spread(compile_all: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """A C compiler's method that compiles several files at the same time."""

    def compile_each(sources: list[str], **options: object) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            tasks = [pool.submit(compile_all, [source], **options) for source in sources]
            return [made for task in tasks for made in task.result()]

    return compile_each


def run_mypyc(target: Path, scratch: Path) -> None:
    """Compile the rules into a target folder, laid out like src; exit if they do not compile."""
    from mypyc.build import mypycify
    from setuptools.errors import CompileError, LinkError

    options = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", os.devnull]
    with contextlib.chdir(SOURCE):  # so that tracebacks name modules as sys.path finds them
        extensions = mypycify(
            [*options, *compiled_sources()],
            opt_level="3",
            debug_level="0",
            group_name="cuvee",
            multi_file=True,  # a C file for each module
            target_dir=str(scratch),
        )
        try:
            build_on_all_cores(extensions, target, scratch)
        except (CompileError, LinkError) as failure:
            print(failure, file=sys.stderr)
            sys.exit(1)


def build_on_all_cores(extensions: list[Extension], target: Path, scratch: Path) -> None:
    """Call the C compiler for all modules, and for the files of each of them, at the same time."""
    from setuptools import Distribution

    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args += BETWEEN_MODULES
            extension.extra_link_args += BETWEEN_MODULES
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(target)
    command.build_temp = str(scratch)
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    build_modules = command.build_extensions

    def build_spread() -> None:
        command.compiler.compile = spread(command.compiler.compile)
        build_modules()

    command.build_extensions = build_spread
    command.run()


def build() -> Path:
    """The folder that holds the compiled rules, made now unless it was kept."""
    folder = CACHE / build_key()
    if folder.is_dir():
        os.utime(folder)
        return folder
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE, prefix="new-") as new:
        run_mypyc(Path(new, "lib"), Path(new, "scratch"))
        Path(new, "lib").rename(folder)
    kept = sorted(CACHE.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in kept[KEPT_BUILDS:]:
        shutil.rmtree(old)
    return folder


def is_fresh() -> bool:
    """Whether exactly the compiled modules made from the present sources are in place."""
    folder = CACHE / build_key()
    built = set(libraries(folder))
    return (
        bool(built)
        and built == set(libraries(SOURCE))
        and all(filecmp.cmp(folder / path, SOURCE / path) for path in built)
    )


def remove() -> None:
    """Take all compiled modules out of the source tree."""
    for path in list(libraries(SOURCE)):
        (SOURCE / path).unlink()


def pure() -> int:
    """Run the rules interpreted."""
    remove()
    return 0


def prepare() -> int:
    """Compile the rules for later and leave how they run now as it is."""
    if can_compile():
        with contextlib.suppress(SystemExit):  # said again by whoever wants them compiled
            build()
    return 0


def compile_rules() -> int:
    """Run the rules compiled, if this machine can compile them."""
    if is_fresh():
        return 0
    remove()
    if not (CACHE / build_key()).is_dir():
        if not can_compile():
            print("No C compiler (or Python headers): running interpreted.")
            return 0
        print("Compiling the rules ...", flush=True)
    try:
        folder = build()
    except SystemExit:
        print("The rules do not compile: running interpreted.", file=sys.stderr)
        return 1
    put_in_place(folder)
    return 0


def put_in_place(folder: Path) -> None:
    """Put compiled modules beside their sources, what they share first, each whole or not at all.

    A server may be running: its bot processes load them as soon as they are there.
    """
    for path in sorted(libraries(folder), key=lambda path: len(path.parts)):
        unfinished = SOURCE / path.with_suffix(".unfinished")
        shutil.copy2(folder / path, unfinished)
        unfinished.replace(SOURCE / path)


def status() -> int:
    """Say how the rules run now."""
    if not any(libraries(SOURCE)):
        print("interpreted")
    elif is_fresh():
        print("compiled")
    else:
        print("stale: compiled modules are in place that were not made from these sources")
        return 1
    return 0


COMMANDS: dict[str, Callable[[], int]] = {
    "compile": compile_rules,
    "prepare": prepare,
    "pure": pure,
    "status": status,
}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in COMMANDS:
        sys.exit(f"usage: {Path(sys.argv[0]).name} {' | '.join(COMMANDS)}")
    sys.exit(COMMANDS[sys.argv[1]]())
