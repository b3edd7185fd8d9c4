"""TypeScript types of the games: their views and components, and what is asked and answered.

The shapes are the TypedDicts of each game's `views.py`. openapi-typescript cannot make these: JSON
Schema knows no name for a set of strings, and the keys of a mapping would be lost.
"""

from __future__ import annotations

import ast
import inspect
import types
from typing import (
    TYPE_CHECKING,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

if TYPE_CHECKING:
    from cuvee.engine import Family, Game, State

HEAD = "// Made by `make types` from the games (src/cuvee/games/*/views.py): do not edit.\n\n"
LONGEST_UNION = 13  # longer lists of keys, such as all cards, are just strings
PLAIN: dict[object, str] = {
    int: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
}


def game_types() -> str:
    """The whole file."""
    from cuvee.engine import game, views
    from cuvee.games import layout
    from cuvee.games.naramata import views as naramata
    from cuvee.games.viticulture import views as viticulture

    shapes = Shapes([views, layout, viticulture, naramata])
    parts = [shapes.module(views), shapes.module(layout)]
    for title, module in (("Viticulture", viticulture), ("Naramata", naramata)):
        parts.append(shapes.module(module, title))
        parts.append(conversation(title, game(title.lower()), shapes))
    return HEAD + "\n".join(parts)


class Shapes:
    """The types of some modules, by the names they have there."""

    def __init__(self, modules: list[types.ModuleType]) -> None:
        self.names: dict[object, str] = {}  # of types
        self.sets: dict[frozenset[str], str] = {}  # names of closed sets of strings
        self.notes: dict[str, dict[str, str]] = {}  # what the source says of each field
        for module in modules:
            self.notes.update(comments(module, self.notes))
            for name, value in own_types(module):
                if name in self.names.values():
                    raise ValueError(f"two games have a type {name}: give one of them another name")
                self.names[value] = name
                if get_origin(value) is Literal:
                    self.sets[frozenset(get_args(value))] = name

    def module(self, module: types.ModuleType, title: str = "") -> str:
        """All types of a module."""
        lines: list[str] = []
        for name, value in own_types(module):
            if isinstance(value, type) and is_typeddict(value):
                lines += [f"/** {inspect.getdoc(value)} */", *self.interface(value, title), ""]
            else:
                told = literal(value) if get_origin(value) is Literal else self.kind(value, name)
                lines += [f"export type {name} = {told};", ""]
        return "\n".join(lines)

    def interface(self, shape: type, title: str) -> list[str]:
        """A mapping with known keys; a game's view says which game it is and what it may ask."""
        own: dict[str, str] = {}
        if title and shape.__name__ == f"{title}View":
            own = {"game": quoted(title.lower()), "decision": f"{title}Decision | null"}
        lines = [f"export interface {shape.__name__} {{"]
        for name, hint in get_type_hints(shape, include_extras=True).items():
            optional = get_origin(hint) is NotRequired
            kind = own.get(name) or self.kind(get_args(hint)[0] if optional else hint)
            note = self.notes[shape.__name__].get(name)
            lines += [f"  /** {note} */"] if note else []
            lines.append(f"  {name}{'?' if optional else ''}: {kind};")
        return [*lines, "}"]

    def kind(self, hint: object, defining: str = "") -> str:
        """A type in TypeScript, by its name unless that is being defined."""
        if self.names.get(hint, defining) != defining:
            return self.names[hint]
        if hint in PLAIN:
            return PLAIN[hint]
        origin, parts = get_origin(hint), get_args(hint)
        if origin in (Union, types.UnionType):
            return " | ".join(self.kind(part) for part in parts)
        if origin is Literal:
            return literal(hint)
        if origin is list:
            inner = self.kind(parts[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is dict:
            return f"Record<{self.kind(parts[0])}, {self.kind(parts[1])}>"
        raise TypeError(f"{hint!r} has no counterpart in TypeScript")

    def keys(self, keys: list[str]) -> str:
        """One of some keys of an action."""
        if frozenset(keys) in self.sets:
            return self.sets[frozenset(keys)]
        return "string" if len(keys) > LONGEST_UNION else union(keys)

    def action(self, family: Family) -> str:
        """The actions of one verb."""
        pairs = zip(family.names, family.keys, strict=True)
        told = [f"verb: {quoted(family.verb)}", *[f"{n}: {self.keys(keys)}" for n, keys in pairs]]
        return "{ " + "; ".join(told) + " }"


def conversation(title: str, game: Game[State], shapes: Shapes) -> str:
    """What a game asks, and what can be answered."""
    questions = sorted({effect.question for effect in game.effects if effect.asks})
    families = game.actions.families
    actions = "".join(f"\n  | {shapes.action(family)}" for family in families)
    return (
        f"/** The ids of all questions. */\nexport type {title}Question = {union(questions)};\n\n"
        f"export interface {title}Decision extends DecisionView {{\n"
        f"  question: {title}Question;\n}}\n\n"
        f"/** Every action by verb and arguments. */\nexport type {title}Action ={actions};\n\n"
        f"export type {title}Verb = {title}Action['verb'];\n"
    )


def own_types(module: types.ModuleType) -> list[tuple[str, object]]:
    """The closed sets, mappings and shapes that a module defines, in their order."""
    tree = ast.parse(inspect.getsource(module))
    names: list[str] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            names.append(node.name)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            names.append(node.targets[0].id)
    return [(name, vars(module)[name]) for name in names]


def comments(
    module: types.ModuleType, known: dict[str, dict[str, str]]
) -> dict[str, dict[str, str]]:
    """What stands behind each field of a module's shapes, those of the shape it extends first."""
    source = inspect.getsource(module)
    lines = source.splitlines()
    found: dict[str, dict[str, str]] = {**known}
    for node in ast.parse(source).body:
        if not isinstance(node, ast.ClassDef):
            continue
        notes: dict[str, str] = {}
        for base in node.bases:
            notes.update(found.get(base.id, {}) if isinstance(base, ast.Name) else {})
        for field in node.body:
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                behind = lines[field.lineno - 1].partition("  # ")[2]
                notes.update({field.target.id: behind} if behind else {})
        found[node.name] = notes
    return found


def literal(kind: object) -> str:
    """A closed set of strings."""
    return union([str(part) for part in get_args(kind)])


def union(names: list[str]) -> str:
    """One of some strings."""
    return " | ".join(quoted(name) for name in names)


def quoted(text: str) -> str:
    """A string as the client writes it."""
    return f"'{text}'"
