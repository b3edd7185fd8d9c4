"""Options: the variants that can be chosen when a game or a campaign is begun."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cuvee.engine.compiled import mypyc_attr
from cuvee.engine.decision import BadInput
from cuvee.engine.plain import short_repr
from cuvee.engine.views import Options

MAX_OPTION_LENGTH: Final = 4096  # characters of an option that takes any text


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A variant that can be chosen: a switch, a number or a word."""

    def __init__(self, name: str, default: int | str | None, values: list[int | str]) -> None:
        self.name = name
        self.default = default
        self.values = values

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r}, {self.default!r}, {self.values!r})"

    def validate(self, value: object) -> int | str | None:
        """The value if it is one that can be chosen, else BadInput."""
        if value is None and self.default is None:
            return None
        for known in self.values:
            if known == value and isinstance(known, bool) == isinstance(value, bool):
                return known
        known_values = ", ".join(str(known).lower() for known in self.values)
        raise BadInput(f"option {self.name!r} takes {known_values}, not {short_repr(value)}")


class AnyText(Option):
    """An option that takes any text, such as the name of a folder; none unless given."""

    def __init__(self, name: str) -> None:
        super().__init__(name, None, [])

    def validate(self, value: object) -> int | str | None:
        """The text, else BadInput."""
        if value is None or (isinstance(value, str) and 0 < len(value) <= MAX_OPTION_LENGTH):
            return value
        raise BadInput(f"option {self.name!r} takes text, not {short_repr(value)}")


def switch(name: str) -> Option:
    """A variant that is off unless chosen."""
    return Option(name, False, [False, True])


def complete(known: list[Option], given: Mapping[str, object], owner: str) -> Options:
    """A value for every known option: the one given, or the default; an unknown one is refused."""
    chosen: Options = {option.name: option.default for option in known}
    for name in given:
        if name not in chosen:
            names = ", ".join(chosen) or "none"
            raise BadInput(f"{owner} has no option {short_repr(name)}; it has: {names}")
    for option in known:
        if option.name in given:
            chosen[option.name] = option.validate(given[option.name])
    return chosen
