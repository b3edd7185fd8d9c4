"""The reversed course: on every other day the road leads back from END to the start regions."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Options

NEVER: Final = -1


def days_back(options: Options) -> int:
    """Whether odd days (1) or even ones (0) lead back; NEVER where the course is as printed."""
    if not options["reverse_course"]:
        return NEVER
    return 1 if options["from_end"] else 0


def leads_back(day: int, back: int) -> bool:
    """Whether a day leads back; before the first one it is as on that day."""
    return max(day, 1) & 1 == back
