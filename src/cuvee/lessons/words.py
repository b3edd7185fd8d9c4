"""The words of scenes: a title, what it is about, a sentence for each step and mistake, a farewell.

For a scene `plant` these are `plant`, `plant-goal`, `plant-1`, `plant-1-pass` and `plant-done`.
"""

from __future__ import annotations

from cuvee.engine import Text, translator
from cuvee.lessons.guide import Guide
from cuvee.lessons.scene import Scene

ANY_GAME = "lessons"


def words_file(game: str) -> str:
    """The name of the file of messages of a game's lessons."""
    return f"lessons-{game}"


def message_names(scene: Scene) -> list[str]:
    """Every message that a scene says."""
    steps = [f"{scene.name}-{number}" for number in range(1, len(scene.steps) + 1)]
    mistakes = [
        f"{scene.name}-{number}-{mistake}"
        for number, step in enumerate(scene.steps, 1)
        for mistake in step.mistakes
    ]
    return [scene.name, f"{scene.name}-goal", *steps, *mistakes, f"{scene.name}-done"]


def scene_words(scene: Scene, lang: str, *part: str | int) -> str:
    """The title of a scene, or one of its sentences: "goal", a step, a step and a mistake."""
    name = "-".join([scene.name, *map(str, part)])
    return translator().say(words_file(scene.game), Text(name), lang)


def mistake_words(scene: Scene, now: Guide, action: int, lang: str) -> str | None:
    """The answer to an action that does not lead on; None to one that does."""
    if now.right is None or action in now.right:
        return None
    for mistake, actions in now.mistakes.items():
        if action in actions:
            return scene_words(scene, lang, now.step, mistake)
    return other_move(lang)


def other_move(lang: str) -> str:
    """The answer to a decision that is legal, yet leads elsewhere."""
    return translator().say(ANY_GAME, Text("lesson-other-move"), lang)
