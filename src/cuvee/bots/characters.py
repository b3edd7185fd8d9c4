"""Bots of character: they play as well as they can, and each has a taste of its own."""

from __future__ import annotations

from cuvee.bots.expert import DEALS, ExpertBot
from cuvee.bots.values import End, Value
from cuvee.engine import State


class Tasteful:
    """A value with a liking on top; what one point counts for is asked of the value."""

    def __init__(self, value: Value, character: str) -> None:
        self.value = value
        self.character = character

    @property
    def point(self) -> float:
        """What a point counts for."""
        return self.value.point

    def of(self, ends: list[End], seat: int) -> list[float]:
        """A value for each end."""
        values = self.value.of(ends, seat)
        likings = [s.game.taste(s, seat, self.character) for _, s in ends]
        return [v + self.point * liked for v, liked in zip(values, likings, strict=True)]

    def margin(self, value: float, s: State) -> float:
        """The result that is worth as much, the liking included."""
        return self.value.margin(value, s)

    def decided(self, best: State, other: State, seat: int) -> str:
        """What decided, the liking left aside."""
        return self.value.decided(best, other, seat)


class CharacterBot(ExpertBot):
    """An expert who would rather fill orders, build, or have guests."""

    def __init__(self, character: str, deals: int = DEALS, milliseconds: int | None = None) -> None:
        super().__init__(deals, milliseconds=milliseconds)
        self.character = character

    def value(self, s: State) -> Value:
        """What the expert goes by, and the taste of the character."""
        return Tasteful(super().value(s), self.character)


class Vintner(CharacterBot):
    """Fills wine orders, and buys and tastes what there is."""

    def __init__(self, deals: int = DEALS, milliseconds: int | None = None) -> None:
        super().__init__("vintner", deals, milliseconds)


class Builder(CharacterBot):
    """Builds and trains; upgrades, wherever there are any."""

    def __init__(self, deals: int = DEALS, milliseconds: int | None = None) -> None:
        super().__init__("builder", deals, milliseconds)


class Host(CharacterBot):
    """Lives by its guests."""

    def __init__(self, deals: int = DEALS, milliseconds: int | None = None) -> None:
        super().__init__("host", deals, milliseconds)
