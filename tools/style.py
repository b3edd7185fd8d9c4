"""Check what STYLE.md promises and no other tool can see: sizes, names, one place for legality.

    tools/style.py          prints one line for each finding; exits with 1 if there is one

What is measured:

- a module: all lines of its file;
- a class: all lines from `class` to its last one;
- a function: the lines of its body without the docstring; signature and decorators do not count.

Code that a tool wrote and migrations, which are written once and never changed, are not measured.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

MODULE_LINES = 400
CLASS_LINES = 150
FUNCTION_LINES = 30
ENGINE_LINES = 3100  # all modules of src/cuvee/engine together

PYTHON = ("src", "examples", "tools")
WEB = "web/src"
ENGINE = "src/cuvee/engine/"
RULES = (ENGINE, "src/cuvee/games/", "examples/")
TYPED_OF_GAMES = {"view.py", "views.py", "components.py", "campaign.py", "campaigns.py"}
TYPED = ("src/cuvee/protocol/", "src/cuvee/client/", "src/cuvee/games/")
NOT_MEASURED = ("web/src/api.ts", "web/src/games.ts", "/migrations/versions/")

VAGUE = {"common", "helper", "helpers", "misc", "util", "utils"}
GAMES = ("viticulture", "naramata")
SLOW = {"copy": "deepcopy", "dataclasses": "dataclass", "collections": "namedtuple"}
SLOW |= {"typing": "NamedTuple"}

# Each entry has a reason; an entry that is not needed any more is a finding.
LARGER: dict[str, int] = {}  # "path:name" of a class or function, or a path: the limit it has
# "path:name" of a class that overrides `options` of Ask: the reason. Such an override asks the same
# functions as `refusal`, only less often; the conformance suite compares the two at every decision.
OPTIONS: dict[str, str] = {
    "src/cuvee/games/viticulture/seasons.py:PlaceWorker": "looks at each action once for all its"
    " spaces, at pictures only for a grande worker; without it random play is 7 to 18 % slower",
    "src/cuvee/games/naramata/turn.py:TakeTurn": "looks at open wineries alone; without it random"
    " play is 14 to 30 % slower",
    "src/cuvee/games/naramata/free_actions.py:AfterAction": "looks at active upgrades alone;"
    " without it random play is 3 % slower",
}


@dataclass(frozen=True)
class Finding:
    """One thing to change, and where."""

    path: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}"


def lines_of_body(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The lines of a function's body without its docstring."""
    body = function.body[ast.get_docstring(function, clean=False) is not None :]
    if not body:
        return 0
    return (function.end_lineno or 0) - body[0].lineno + 1


class Style:
    """The findings of one run over a tree of files."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.used: set[str] = set()  # the exceptions that were needed

    def findings(self) -> Iterator[Finding]:
        """Everything there is to find, file by file."""
        trees: dict[str, ast.Module] = {}
        for path in self.files(PYTHON, (".py",)):
            source = (self.root / path).read_text("utf-8")
            trees[path] = ast.parse(source)
            yield from self.of_file(path, source)
            yield from self.of_definitions(path, trees[path])
            yield from of_rules(path, source, trees[path])
            yield from of_signatures(path, trees[path])
        for path in self.files((WEB,), (".ts", ".svelte")):
            yield from self.of_file(path, (self.root / path).read_text("utf-8"))
        yield from self.of_engine()
        yield from self.of_legality(trees)
        for name in sorted({*LARGER, *OPTIONS} - self.used):
            yield Finding(name.partition(":")[0], 1, f"exception {name!r} is not needed any more")

    def files(self, folders: tuple[str, ...], suffixes: tuple[str, ...]) -> Iterator[str]:
        """The paths of the files to look at, from the root."""
        for folder in folders:
            for path in sorted((self.root / folder).rglob("*")):
                name = path.relative_to(self.root).as_posix()
                if path.suffix in suffixes and not any(part in name for part in NOT_MEASURED):
                    yield name

    def limit(self, name: str, usual: int, found: int) -> int:
        """The limit that holds for a module, class or function that has so many lines."""
        if name not in LARGER or found < usual:
            return usual
        self.used.add(name)
        return LARGER[name]

    def of_file(self, path: str, source: str) -> Iterator[Finding]:
        """Whether a file is too long or has a name that says nothing."""
        found = len(source.splitlines())
        limit = self.limit(path, MODULE_LINES, found)
        if found >= limit:
            yield Finding(path, 1, f"module has {found} lines; the limit is {limit - 1}")
        if Path(path).stem in VAGUE:
            yield Finding(path, 1, "name the module after what is in it")

    def of_definitions(self, path: str, tree: ast.Module) -> Iterator[Finding]:
        """Classes and functions that are too long."""
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                kind, usual, found = "class", CLASS_LINES, (node.end_lineno or 0) - node.lineno + 1
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                kind, usual, found = "body of", FUNCTION_LINES, lines_of_body(node)
            else:
                continue
            limit = self.limit(f"{path}:{node.name}", usual, found)
            if found >= limit:
                size = f"{kind} {node.name} has {found} lines; the limit is {limit - 1}"
                yield Finding(path, node.lineno, size)

    def of_engine(self) -> Iterator[Finding]:
        """Whether the engine as a whole has grown too large to be read in an afternoon."""
        modules = list(self.files((ENGINE,), (".py",)))
        found = sum(len((self.root / path).read_text("utf-8").splitlines()) for path in modules)
        if found >= ENGINE_LINES:
            message = f"engine has {found} lines; the limit is {ENGINE_LINES - 1}"
            yield Finding(ENGINE, 1, message)

    def of_legality(self, trees: dict[str, ast.Module]) -> Iterator[Finding]:
        """Effects that say a second time, in `options`, what their `refusal` says."""
        classes = [
            (path, node)
            for path, tree in trees.items()
            if path.startswith(RULES)
            for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef)
        ]
        asking = {"Ask"}
        while grown := {n.name for _, n in classes if bases(n) & asking} - asking:
            asking |= grown
        for path, node in classes:
            own = {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}
            if node.name == "Ask" or node.name not in asking or "options" not in own:
                continue
            if f"{path}:{node.name}" in OPTIONS:
                self.used.add(f"{path}:{node.name}")
                continue
            message = f"{node.name} decides in `options` what is legal: do so in `refusal` alone"
            yield Finding(path, own["options"].lineno, message)


def bases(node: ast.ClassDef) -> set[str]:
    """The names of the classes that a class is derived from, without what they are generic over."""
    plain = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return {base.id for base in plain if isinstance(base, ast.Name)}


def of_rules(path: str, source: str, tree: ast.Module) -> Iterator[Finding]:
    """What the engine and the games must not do: name a game, or use what is slow when compiled."""
    if path.startswith(ENGINE):
        for number, line in enumerate(source.lower().splitlines(), 1):
            if any(game in line for game in GAMES):
                yield Finding(path, number, "the engine names a game")
    if not path.startswith(RULES):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Lambda):
            yield Finding(path, node.lineno, "a lambda in hot code")
        elif isinstance(node, ast.ImportFrom):
            slow = SLOW.get(node.module or "")
            if slow is not None and any(name.name == slow for name in node.names):
                yield Finding(path, node.lineno, f"{slow} in hot code")


def of_signatures(path: str, tree: ast.Module) -> Iterator[Finding]:
    """Public functions of protocol, views and campaigns that promise a dictionary of anything."""
    if not path.startswith(TYPED):
        return
    if "/games/" in path and Path(path).name not in TYPED_OF_GAMES:
        return
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or node.name[0] == "_":
            continue
        promised = [argument.annotation for argument in every_argument(node.args)]
        for part in [*promised, node.returns]:
            text = "" if part is None else ast.unparse(part)
            if "dict[str, object]" in text or "dict[str, Any]" in text:
                yield Finding(path, node.lineno, f"{node.name} has {text} in its signature")


def every_argument(arguments: ast.arguments) -> list[ast.arg]:
    """All parameters of a function, of whatever kind."""
    rest = [one for one in (arguments.vararg, arguments.kwarg) if one is not None]
    return [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, *rest]


def main() -> int:
    """Print the findings."""
    found = list(Style(ROOT).findings())
    for finding in found:
        print(finding, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
