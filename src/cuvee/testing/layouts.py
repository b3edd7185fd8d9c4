"""Promises about layouts: what a game says of its views is so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from cuvee.engine import Game, State
from cuvee.games.layout import BoardLayout, Layout
from cuvee.testing.walk import ConformanceError, S, Walk

Fields = Mapping[str, object]


def layout_of(game: Game[S]) -> Layout:
    """What a game says of its views; nothing, for a game without a layout."""
    components: Fields = game.components({option.name: option.default for option in game.options})
    return cast("Layout", components.get("layout", {}))


class LayoutCheck:
    """A layout, and which of the fields it names were seen."""

    def __init__(self, game: Game[S]) -> None:
        self.layout = layout_of(game)
        self.boards = self.layout.get("boards", {})
        self.zones = self.layout.get("zones", {})
        self.seen: set[str] = set()
        arguments = {family.verb: family.names for family in game.actions.families}
        for name, board in self.boards.items():
            problem = _misdrawn(board)
            if problem:
                raise ConformanceError(f"{game.name}: the board {name!r} of the layout {problem}")
        for field, zone in self.zones.items():
            for verb in zone.get("verbs", []):
                if zone["kind"] not in arguments.get(verb, []):
                    what = f"no action {verb!r} that names a {zone['kind']}, as the layout has it"
                    raise ConformanceError(f"{game.name}: there is {what} for {field!r}")

    def check(self, walk: Walk[S]) -> None:
        """Whatever the views of this position hold is in the layout as it should be."""
        for who in walk.watchers:
            view: Fields = walk.state.view(who)
            players = view.get("players")
            if players is not None and not _one_for_each(players, walk.state):
                raise walk.error("`players` of a view is not a list with a mapping for each seat")
            for fields in (view, *(cast("list[Fields]", players) or [])):
                self.seen.update(fields)
                self._check_zones(walk, fields)
                self._check_boards(walk, fields)

    def check_end(self, walk: Walk[S]) -> None:
        """Every field that the layout names was in some view."""
        for field in _named(self.layout):
            if field not in self.seen:
                raise walk.error(f"the layout names the field {field!r}, which no view has")

    def _check_zones(self, walk: Walk[S], fields: Fields) -> None:
        printed = self.layout.get("printed", {})
        for field, zone in self.zones.items():
            known = printed.get(zone["kind"])
            for key in _keys(fields.get(field)):
                if known is not None and key not in known:
                    raise walk.error(f"{field!r} holds {key!r}, which the layout has not printed")

    def _check_boards(self, walk: Walk[S], fields: Fields) -> None:
        for name, board in self.boards.items():
            strange = [*_keys(fields.get(board["pieces"]))]
            for field in board.get("lying", []):
                lying = fields.get(field, {})
                if not isinstance(lying, dict):
                    raise walk.error(f"{field!r} says not by space what lies on {name!r}")
                strange += [str(space) for space in lying]
            for space in strange:
                if space not in board["spaces"]:
                    raise walk.error(f"the board {name!r} of the layout has no space {space!r}")


def _one_for_each(players: object, state: State) -> bool:
    if not isinstance(players, list) or len(players) != state.seats:
        return False
    return all(isinstance(player, dict) for player in players)


def _misdrawn(board: BoardLayout) -> str:
    """What is wrong with a board by itself."""
    spaces = board["spaces"]
    if len(set(spaces)) != len(spaces):
        return "has two spaces of one key"
    places = board.get("places")
    if places is not None and set(places) != set(spaces):
        return "has not one place for each space"
    for x, y in (places or {}).values():
        if not (0 <= x <= 100 and 0 <= y <= 100):
            return f"has a place at {x}, {y}; both go from 0 to 100"
    for road in board.get("roads", []):
        if not (len(road) == 2 and set(road) <= set(spaces)):
            return f"has a road {road}; a road is a pair of spaces"
    return ""


def _named(layout: Layout) -> Iterator[str]:
    """All fields that a layout names."""
    for field, zone in layout.get("zones", {}).items():
        yield field
        if "count" in zone:
            yield zone["count"]
    for board in layout.get("boards", {}).values():
        yield board["pieces"]
        yield from board.get("lying", [])
    for name in ("points", "stage"):
        if name in layout:
            yield str(layout.get(name))


def _keys(value: object) -> list[str]:
    """The keys that a field holds: one, several, or none."""
    if value is None:
        return []
    return [str(key) for key in value] if isinstance(value, list) else [str(value)]
