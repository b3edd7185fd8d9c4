"""The lessons that come with Cuvée, by game and in the order in which they are taught."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, Final

from cuvee.engine import BadInput, State, game, game_names
from cuvee.lessons.scene import Scene, read_scene
from cuvee.lessons.staging import naramata, viticulture

Stage = Callable[[dict[str, Any]], State]
STAGES: Final[dict[str, Stage]] = {
    "viticulture": viticulture.stage,
    "naramata": naramata.stage,
}


def games_with_lessons() -> list[str]:
    """The games here that have lessons."""
    return [name for name in STAGES if name in game_names()]


@cache
def lessons_of(name: str) -> tuple[Scene, ...]:
    """The lessons of a game, in order; none for a game that has none."""
    if name not in STAGES:
        return ()
    folder = files(__package__) / "scenes" / name
    found = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".toml"))
    return tuple(
        read_scene(
            game(name),
            file.removesuffix(".toml").partition("_")[2],
            number,
            tomllib.loads((folder / file).read_text("utf-8")),
        )
        for number, file in enumerate(found, 1)
    )


def lesson(game_name: str, name: str) -> Scene:
    """A lesson by name."""
    for scene in lessons_of(game_name):
        if scene.name == name:
            return scene
    raise BadInput(f"{game_name} has no lesson {name!r}")


def first_state(scene: Scene) -> State:
    """The position of a scene."""
    return STAGES[scene.game](scene.position)
