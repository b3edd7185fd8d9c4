"""Plain data of the engine inside messages, and the one place where views lose their checks.

A view is sent and read as it is. msgspec drops keys that a TypedDict does not name, so that reading
`View` would lose everything that is a game's own: at run time `GameView` is any JSON object, and
whoever knows the game casts it to that game's view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuvee.engine.views import Options, ReasonData, ResultData, TextView, View

__all__ = ["Action", "GameView", "Options", "ReasonData", "ResultData", "TextView"]

Action = dict[str, str]  # an action's `verb` and the things it names

if TYPE_CHECKING:
    GameView = View
else:
    GameView = dict[str, Any]
