"""First lessons: short scenes, each a real position with a goal that the engine checks.

Scenes are data: a TOML file each in `scenes/GAME/`, numbered in the order in which they are taught,
with their words in `locales/LANG/lessons-GAME.ftl`. The server and the terminal play them.
"""

from cuvee.lessons.catalogue import first_state, games_with_lessons, lesson, lessons_of
from cuvee.lessons.guide import LEARNER, Guide, goal_met, guide
from cuvee.lessons.scene import Scene, Step
from cuvee.lessons.words import mistake_words, other_move, scene_words

__all__ = [
    "LEARNER",
    "Guide",
    "Scene",
    "Step",
    "first_state",
    "games_with_lessons",
    "goal_met",
    "guide",
    "lesson",
    "lessons_of",
    "mistake_words",
    "other_move",
    "scene_words",
]
