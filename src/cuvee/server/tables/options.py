"""Options of games that a server accepts."""

from __future__ import annotations

from typing import Any

from cuvee.engine import AnyText, BadInput, Game, State


def reject_folder_options(rules: Game[State], options: dict[str, Any]) -> None:
    """Raise BadInput for an option of free text, since such a text names a folder."""
    for option in rules.options:
        if isinstance(option, AnyText) and options.get(option.name) is not None:
            raise BadInput(f"option {option.name!r} names a folder, which a server does not read")
