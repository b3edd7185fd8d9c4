"""Lets a page show definitions of a Python file by name: `--8<-- "file.py:Name,OTHER"`.

A section of a Python file is a class, function or assignment, found by parsing the file. So no
markers clutter the source, and a page cannot show what is no longer there.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIRECTIVE = re.compile(r'^--8<-- "(?P<file>[\w/.]+\.py):(?P<names>[A-Za-z_][\w,]*)"$', re.MULTILINE)


def defined(statement: ast.stmt) -> list[str]:
    """The names that a statement defines."""
    if isinstance(statement, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
        return [statement.name]
    if isinstance(statement, ast.AnnAssign):
        return [statement.target.id] if isinstance(statement.target, ast.Name) else []
    if isinstance(statement, ast.Assign):
        return [target.id for target in statement.targets if isinstance(target, ast.Name)]
    return []


def definition(file: str, name: str) -> str:
    """The source of one definition of a file."""
    source = (ROOT / file).read_text("utf-8")
    for statement in ast.parse(source).body:
        if name in defined(statement):
            return "\n".join(source.splitlines()[statement.lineno - 1 : statement.end_lineno])
    raise ValueError(f"{file} defines no {name}")


def shown(found: re.Match[str]) -> str:
    """The definitions that a directive names, as a code block."""
    sources = [definition(found["file"], name) for name in found["names"].split(",")]
    return "\n".join(["```python", *sources, "```"])


def on_page_markdown(markdown: str, **_context: object) -> str:
    """Put definitions in place of the lines that name them; mkdocs calls this for each page."""
    return DIRECTIVE.sub(shown, markdown)
