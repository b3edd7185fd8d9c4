"""Options: the variants that can be chosen when a game or a campaign is begun."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cuvee.engine.compiled import mypyc_attr
from cuvee.engine.decision import BadInput
from cuvee.engine.plain import short_repr
from cuvee.engine.views import Options

MAX_OPTION_LENGTH: Final = 4096  # characters of an option that takes any text
Conditions = dict[str, list[int | str]]  # by the name of an option or "seats": values it has


class Need:
    """What some values of an option need: one of some conditions, and none of some others."""

    def __init__(
        self,
        values: list[int | str | None],
        any_of: Conditions | None = None,
        none_of: Conditions | None = None,
        instead: int | str | None = None,
        why: str = "",
    ) -> None:
        self.values = values
        self.any_of = any_of or {}
        self.none_of = none_of or {}
        self.instead = instead  # a need of the default names the value to propose in its place
        self.why = why

    def refusal(self, now: Options) -> str:
        """What stands against it, in words; empty if the options now meet the need."""
        needed = self.instead is not None
        for name, values in self.none_of.items():
            if now[name] in values:
                return f"{'is needed' if needed else 'does not go'} with {_words(name, values)}"
        met = [name for name, values in self.any_of.items() if now[name] in values]
        if met or not self.any_of:
            return ""
        known = " or ".join([_words(name, values) for name, values in self.any_of.items()])
        count = f", not {now['seats']}" if "seats" in self.any_of else ""
        return f"is needed except with {known}" if needed else f"goes with {known}{count}"


def _words(name: str, values: list[int | str]) -> str:
    """A condition in words: 'solo', 2 to 6 seats, automa easy, hard."""
    listed = ", ".join(map(str, values))
    first = values[0]
    if isinstance(first, int) and values == [*range(first, first + len(values))] != [first]:
        listed = f"{first} to {values[-1]}"
    if name == "seats":
        return f"{listed} seat" if values == [1] else f"{listed} seats"
    return repr(name) if values == [True] else f"{name} {listed}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A variant that can be chosen: a switch, a number or a word."""

    def __init__(
        self,
        name: str,
        default: int | str | None,
        values: list[int | str],
        needs: list[Need] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.needs = needs or []

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

    def check_needs(self, now: Options) -> None:
        """Raise BadInput if the value now does not go with the other options and the seats."""
        for need in self.needs:
            refusal = need.refusal(now) if now[self.name] in need.values else ""
            if refusal:
                raise BadInput(f"option {self.name!r} {refusal}" + (need.why and f": {need.why}"))


class AnyText(Option):
    """An option that takes any text, such as the name of a folder; none unless given."""

    def __init__(self, name: str) -> None:
        super().__init__(name, None, [])

    def validate(self, value: object) -> int | str | None:
        """The text, else BadInput."""
        if value is None or (isinstance(value, str) and 0 < len(value) <= MAX_OPTION_LENGTH):
            return value
        raise BadInput(f"option {self.name!r} takes text, not {short_repr(value)}")


def switch(name: str, needs: list[Need] | None = None) -> Option:
    """A variant that is off unless chosen."""
    return Option(name, False, [False, True], needs)


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


def check_needs(known: list[Option], seats: int, chosen: Options) -> None:
    """Raise BadInput for options that contradict each other or the seats; missing ones last."""
    now: Options = {**chosen, "seats": seats}
    for missing in (False, True):
        for option in known:
            if (chosen[option.name] == option.default) == missing:
                option.check_needs(now)
