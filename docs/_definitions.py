"""Lets a page show definitions of a Python file by name: `--8<-- "file.py:Name,OTHER"`.

A section of a Python file is a class, function or assignment, found by parsing the file. So no
markers clutter the source, and a page cannot show what is no longer there. `imports` shows all
imports, `statements` what defines nothing, such as a call. A file of words is shown whole:
`--8<-- "file.ftl"`.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIRECTIVE = re.compile(r'^--8<-- "(?P<file>[\w/.]+\.py):(?P<names>[A-Za-z_][\w,]*)"$', re.MULTILINE)
WHOLE = re.compile(r'^--8<-- "(?P<file>[\w/.]+\.ftl)"$', re.MULTILINE)


def defined(statement: ast.stmt) -> list[str]:
    """The names that a statement defines."""
    if isinstance(statement, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
        return [statement.name]
    if isinstance(statement, ast.AnnAssign):
        return [statement.target.id] if isinstance(statement.target, ast.Name) else []
    if isinstance(statement, ast.Assign):
        return [target.id for target in statement.targets if isinstance(target, ast.Name)]
    return []


def is_wanted(statement: ast.stmt, name: str) -> bool:
    """Whether a statement is what a name stands for."""
    if name == "imports":
        return isinstance(statement, (ast.Import, ast.ImportFrom))
    if name == "statements":
        return isinstance(statement, (ast.For, ast.Expr)) and not is_docstring(statement)
    return name in defined(statement)


def is_docstring(statement: ast.stmt) -> bool:
    """Whether a statement is nothing but a string."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def definition(file: str, name: str) -> str:
    """The source of one definition of a file, or of all its imports or other statements."""
    source = (ROOT / file).read_text("utf-8")
    found = [statement for statement in ast.parse(source).body if is_wanted(statement, name)]
    if not found:
        raise ValueError(f"{file} defines no {name}")
    lines = source.splitlines()
    return "\n".join("\n".join(lines[one.lineno - 1 : one.end_lineno]) for one in found)


def shown(found: re.Match[str]) -> str:
    """The definitions that a directive names, as a code block."""
    sources = [definition(found["file"], name) for name in found["names"].split(",")]
    return "\n".join(["```python", *sources, "```"])


def shown_whole(found: re.Match[str]) -> str:
    """A file as a block of text."""
    return f"```text\n{(ROOT / found['file']).read_text('utf-8')}```"


def on_page_markdown(markdown: str, **_context: object) -> str:
    """Put definitions in place of the lines that name them; mkdocs calls this for each page."""
    return WHOLE.sub(shown_whole, DIRECTIVE.sub(shown, markdown))
