"""The spaces of the wineries: what kind they are, and which are in play."""

from __future__ import annotations

from cuvee.games.naramata.codes import SPACE, is_space
from cuvee.games.naramata.packing import space_of, winery_of
from cuvee.games.naramata.state import Naramata


def space_kind(s: Naramata, action: int) -> int:
    """The kind of the space that an action names; -1 if it names none of this board."""
    if not is_space(action):
        return -1
    number = action - SPACE
    spaces = s.edition.wineries[winery_of(number)].spaces
    space = space_of(number)
    return spaces[space] if space < len(spaces) else -1


def in_play(s: Naramata, winery: int, space: int) -> bool:
    """Whether a space exists for this number of players."""
    return s.edition.wineries[winery].in_play[s.company] >> space & 1 == 1
