"""Routes of games: options, components, actions, words."""

from __future__ import annotations

from typing import Final

from litestar import Controller, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath

from cuvee.bots import levels
from cuvee.engine import Components, Game, State, game, game_names
from cuvee.locales import COMMON, LANGUAGES, words
from cuvee.protocol.data import Action
from cuvee.protocol.games import GameOut, GamesOut
from cuvee.server.errors import not_found
from cuvee.server.tables.option_out import option_out

# Short: a server that is started anew may have other games, or other words for them.
PUBLIC_CACHE: Final = CacheControlHeader(max_age=60, public=True)


def described(rules: Game[State]) -> GameOut:
    """A game and its options; those that name a folder are not for a server."""
    options = [option_out(option) for option in rules.options if option.values]
    return GameOut(rules.name, rules.rules, rules.seats, options, rules.actions.size)


class GamesApi(Controller):
    """Games, their components and words: the same for everybody."""

    path = "/api"
    tags = ("games",)
    cache_control = PUBLIC_CACHE

    @get("/games")
    async def all(self) -> GamesOut:
        """What can be played here."""
        return GamesOut([described(game(name)) for name in game_names()], levels(), [*LANGUAGES])

    @get("/games/{name:str}/components")
    async def components(self, name: FromPath[str]) -> Components:
        """What is printed on cards and boards."""
        if name not in game_names():
            raise not_found()
        rules = game(name)
        return rules.components({option.name: option.default for option in rules.options})

    @get("/games/{name:str}/actions")
    async def actions(self, name: FromPath[str]) -> dict[str, Action]:
        """All actions of a game by code: what each is everywhere."""
        if name not in game_names():
            raise not_found()
        rules = game(name)
        return {str(code): {**rules.action(code)} for code in rules.actions.codes()}

    @get("/words/{lang:str}")
    async def messages(self, lang: FromPath[str]) -> dict[str, str]:
        """The messages of a language, common ones and those of each game, as Fluent writes them."""
        if lang not in LANGUAGES:
            raise not_found()
        return {name: words(name, lang) for name in (COMMON, *game_names())}
