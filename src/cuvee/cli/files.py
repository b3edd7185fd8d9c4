"""Files that are read and written; whatever goes wrong with them is bad input in one line."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from cuvee.engine import BadInput, Record
from cuvee.engine.record import MAX_RECORD_LENGTH
from cuvee.locales.errors import InputError, os_error

STREAMS = re.compile("/dev/(stdin|stdout|stderr|fd/.*)|/proc/[^/]*/fd/.*")


def read_text(path: Path, longest: int) -> str:
    """The text of a file, of which not much more than the longest is read."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(longest + 1)
    except OSError as problem:
        raise InputError("error-read", file=str(path), why=os_error(problem)) from None
    except UnicodeDecodeError:
        raise InputError("cli-error-no-text", file=str(path)) from None


def read_record(path: Path) -> Record:
    """The record in a file."""
    text = read_text(path, MAX_RECORD_LENGTH)
    try:
        return Record.load(text)
    except BadInput as problem:
        raise InputError(in_file(problem), file=str(path), why=problem) from None


def in_file(problem: BadInput) -> str:
    """How to say that a file is wrong: details that only programmers know stay in English."""
    known = problem.text is not None or isinstance(problem, InputError)
    return "cli-error-in-file" if known else "cli-error-damaged"


def check_writable(path: Path | None) -> None:
    """Raise BadInput unless a file can be written there; None needs no writing."""
    if path is None or is_special(path):
        return
    draft = _draft(path)
    try:
        if path.is_dir():
            raise InputError("cli-error-folder", file=str(path))
        draft.touch()
        draft.unlink()
    except OSError as problem:
        raise InputError("error-write", file=str(path), why=os_error(problem)) from None


def write(path: Path, content: str | bytes) -> None:
    """Write a file whole or not at all."""
    # A name that the system has, such as that of a program, need not be one in letters.
    plain = content.encode(errors="replace") if isinstance(content, str) else content
    draft = _draft(path)
    try:
        if is_special(path):
            with path.open("ab") as stream:
                stream.write(plain)
            return
        draft.write_bytes(plain)
        draft.replace(real_path(path))
    except OSError as problem:
        with suppress(OSError):
            draft.unlink()
        raise InputError("error-write", file=str(path), why=os_error(problem)) from None


def write_json(path: Path, plain: Mapping[str, object]) -> None:
    """Write plain data, one line for each part, so that differences read well."""
    lines = [f"  {json.dumps(name)}: {json.dumps(plain[name])}" for name in plain]
    write(path, "{\n" + ",\n".join(lines) + "\n}\n")


def is_special(path: Path) -> bool:
    """Whether this is a device or a pipe, which must be written to and never replaced."""
    is_stream = STREAMS.fullmatch(
        str(path.absolute())
    )  # even where it stands for a file, as stdout may
    try:
        return path.exists() and not path.is_dir() and (bool(is_stream) or not path.is_file())
    except OSError:  # a name that is too long, a folder that may not be read
        return False


def real_path(path: Path) -> Path:
    """Where a file truly lies; unlike `resolve` this bears links that lead to themselves."""
    return Path(os.path.realpath(path))


def _draft(path: Path) -> Path:
    target = real_path(path)
    return target.with_name(f".{target.name}.{os.getpid()}.part")
