"""Short marks and names for players, told apart without colour too."""

from __future__ import annotations

from rich.text import Text

from cuvee.cli.screen import colour


def marks(names: list[str]) -> list[str]:
    """Initials for every player; whoever shares them with another is numbered by seat."""
    initials = [initials_of(name) for name in names]
    marked = []
    for seat, mark in enumerate(initials):
        alone = initials.count(mark) == 1
        marked.append(mark if alone else f"{mark[:1]}{seat + 1}")
    return (
        marked
        if len(set(marked)) == len(marked)
        else [f"#{seat + 1}" for seat in range(len(names))]
    )


def initials_of(name: str) -> str:
    """The first letters of the first two words, such as P1 for Player 1."""
    return "".join(word[0] for word in name.split()[:2])


def mark_of(seat: int, names: list[str], sign: str = "") -> Text:
    """A player's mark in the player's colour, with a sign behind it if there is one."""
    return Text(marks(names)[seat] + sign, f"bold {colour(seat)}")


def name_of(seat: int, names: list[str]) -> Text:
    """A player's name in the player's colour."""
    return Text(names[seat], colour(seat))


def joined(parts: list[Text], between: str) -> Text:
    """Texts on one line."""
    return Text(between).join(parts)
