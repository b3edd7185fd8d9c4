"""Names that last: action codes by family, effects by path.

Inside, everything is a small int; outside, everything has a name. Records speak in action codes,
saved states in effect paths, so both lists may grow at the end but never be reordered.
"""

from __future__ import annotations

from typing import Final, Generic

from cuvee.engine.decision import BadInput
from cuvee.engine.effect import Effect, S
from cuvee.engine.text import Args, Text

NO: Final = 0
YES: Final = 1
DONE: Final = 2
OPTION: Final = 3  # the first printed option; the others follow
MAX_OPTIONS: Final = 8
FIRST_GAME_CODE: Final = OPTION + MAX_OPTIONS  # where a game's own families begin


class Family:
    """Actions of one verb: a code for each combination of its arguments."""

    def __init__(self, base: int, verb: str, names: list[str], keys: list[list[str]]) -> None:
        self.base = base
        self.verb = verb
        self.names = names
        self.keys = keys
        self.size = 1
        for values in keys:
            self.size *= len(values)

    def action(self, code: int) -> dict[str, str]:
        """The action as verb and arguments."""
        found = {"verb": self.verb}
        rest = code - self.base
        for name, values in reversed(list(zip(self.names, self.keys, strict=True))):
            found[name] = values[rest % len(values)]
            rest //= len(values)
        return found


class Actions:
    """Every action of a game, in families; a code means the same wherever it is on offer."""

    def __init__(self) -> None:
        self.families: list[Family] = []
        self.size = 0
        self.family("no", {})
        self.family("yes", {})
        self.family("done", {})
        self.family("option", {"number": [str(n) for n in range(1, MAX_OPTIONS + 1)]})

    def family(self, verb: str, arguments: dict[str, list[str]]) -> int:
        """Add a family of actions and return its first code."""
        family = Family(self.size, verb, list(arguments), list(arguments.values()))
        self.families.append(family)
        self.size += family.size
        return family.base

    def of(self, code: int) -> Family | None:
        """The family a code belongs to, if it belongs to any."""
        for family in self.families:
            if family.base <= code < family.base + family.size:
                return family
        return None

    def code(self, action: dict[str, str]) -> int:
        """The code of an action given as verb and arguments."""
        for family in self.families:
            if family.verb == action.get("verb"):
                return self._code_in(family, action)
        raise BadInput(f"no action has the verb {action.get('verb')!r}")

    def _code_in(self, family: Family, action: dict[str, str]) -> int:
        if set(action) != {"verb", *family.names}:
            raise BadInput(f"{family.verb!r} takes {family.names or 'no arguments'}")
        code = 0
        for name, values in zip(family.names, family.keys, strict=True):
            if action[name] not in values:
                raise BadInput(f"{family.verb!r} knows no {name} {action[name]!r}")
            code = code * len(values) + values.index(action[name])
        return family.base + code

    def text(self, code: int) -> Text:
        """The sentence for an action on its own, without the position it is taken in."""
        family = self.of(code)
        if family is None:
            raise BadInput(f"there is no action {code}: codes run from 0 to {self.size - 1}")
        action = family.action(code)
        args: Args = {name: action[name] for name in family.names}
        return Text(f"action-{family.verb}", args)


class Catalogue(Generic[S]):
    """All effects of a game, numbered by walking each named root once."""

    def __init__(self, roots: dict[str, Effect[S]]) -> None:
        self.effects: list[Effect[S]] = []
        self.ids: dict[str, int] = {}
        for name, root in roots.items():
            self._number(root, name)

    def _number(self, effect: Effect[S], path: str) -> None:
        if effect.id >= 0:  # shared with an earlier root, whose name it keeps
            if effect.id >= len(self.effects) or self.effects[effect.id] is not effect:
                raise ValueError(f"{effect.path} belongs to another game already")
            return
        effect.id = len(self.effects)
        effect.path = path
        self.effects.append(effect)
        self.ids[path] = effect.id
        for index, part in enumerate(effect.parts()):
            self._number(part, f"{path}.{index}")
