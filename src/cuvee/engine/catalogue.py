"""Names that last: action codes by family, effects by path.

Inside, everything is a small int; outside, everything has a name. Records speak in action codes,
saved states in effect paths, so what a code or a path means never changes. A list of keys that may
grow is given room: codes without a key are kept for later, and those after them never move.
"""

from __future__ import annotations

from typing import Final, Generic

from cuvee.engine.decision import BadInput
from cuvee.engine.effect import Effect, S
from cuvee.engine.frames import MOST_EFFECTS
from cuvee.engine.text import Args, Text

NO: Final = 0
YES: Final = 1
DONE: Final = 2
OPTION: Final = 3  # the first printed option; the others follow
MAX_OPTIONS: Final = 8
FIRST_GAME_CODE: Final = OPTION + MAX_OPTIONS  # where a game's own families begin


def with_room(keys: list[str], room: int) -> list[str]:
    """Keys with room for later ones: so many in all, those to come empty."""
    if len(keys) > room:
        raise ValueError(f"there is room for {room} keys, not for {len(keys)}")
    return keys + [""] * (room - len(keys))


class Family:
    """Actions of one verb: a code for each combination of its arguments, one without a key none."""

    def __init__(self, base: int, verb: str, names: list[str], rooms: list[list[str]]) -> None:
        self.base = base
        self.verb = verb
        self.names = names
        self.rooms = rooms  # of each argument, empty where a code is kept for later
        self.size = 1
        for values in rooms:
            self.size *= len(values)

    @property
    def keys(self) -> list[list[str]]:
        """What each argument can be."""
        return [[key for key in values if key] for values in self.rooms]

    def action(self, code: int) -> dict[str, str]:
        """The action as verb and arguments."""
        keys: list[str] = []
        rest = code - self.base
        for values in reversed(self.rooms):
            keys.append(values[rest % len(values)])
            rest //= len(values)
        keys.reverse()
        return {"verb": self.verb, **dict(zip(self.names, keys, strict=True))}


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
        """The family of an action; None for a code that means nothing, or nothing yet."""
        for family in self.families:
            if family.base <= code < family.base + family.size:
                return family if "" not in family.action(code).values() else None
        return None

    def codes(self) -> list[int]:
        """Every code that means an action, ascending."""
        return [code for code in range(self.size) if self.of(code) is not None]

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
        for name, values in zip(family.names, family.rooms, strict=True):
            if not action[name] or action[name] not in values:
                raise BadInput(f"{family.verb!r} knows no {name} {action[name]!r}")
            code = code * len(values) + values.index(action[name])
        return family.base + code

    def text(self, code: int) -> Text:
        """The sentence for an action on its own, without the position it is taken in."""
        family = self.of(code)
        if family is None:
            raise BadInput(f"there is no action {code} among the codes from 0 to {self.size - 1}")
        action = family.action(code)
        args: Args = {name: action[name] for name in family.names}
        return Text(f"action-{family.verb}", args)


class Catalogue(Generic[S]):
    """All effects of a game, numbered by walking each named root once."""

    def __init__(self, roots: dict[str, Effect[S]]) -> None:
        self.effects: list[Effect[S]] = []
        self.asking: list[bool] = []  # whether each of them asks
        self.filters: list[bool] = []  # whether each of them filters answers to questions above it
        self.ids: dict[str, int] = {}
        for name, root in roots.items():
            self._number(root, name)

    def _number(self, effect: Effect[S], path: str) -> None:
        if effect.id >= 0:  # shared with an earlier root, whose name it keeps
            if effect.id >= len(self.effects) or self.effects[effect.id] is not effect:
                raise ValueError(f"{effect.path} belongs to another game already")
            return
        effect.id = len(self.effects)
        if effect.id >= MOST_EFFECTS:
            raise ValueError(f"a game has at most {MOST_EFFECTS} effects")
        effect.path = path
        self.effects.append(effect)
        self.asking.append(effect.asks)
        self.filters.append(effect.filters_below)
        self.ids[path] = effect.id
        for index, part in enumerate(effect.parts()):
            self._number(part, f"{path}.{index}")
