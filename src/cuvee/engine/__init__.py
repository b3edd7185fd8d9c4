"""The kernel: one stack machine that runs printed instructions. See docs/concepts.md."""

from cuvee.engine.catalogue import DONE, NO, OPTION, YES, Actions, Catalogue, Family
from cuvee.engine.combine import (
    Choose,
    ChooseTwo,
    Do,
    Due,
    EachOpponent,
    EachSeat,
    Later,
    May,
    Offer,
    Repeat,
    Together,
)
from cuvee.engine.compiled import mypyc_attr
from cuvee.engine.decision import BadInput, Decision, IllegalAction, Reason, Result, places
from cuvee.engine.effect import Ask, Effect
from cuvee.engine.event import Event
from cuvee.engine.game import AnyText, Game, Option, game, games, register, switch
from cuvee.engine.machine import ANYONE
from cuvee.engine.record import Record
from cuvee.engine.rng import Rng, commitment, rng
from cuvee.engine.state import Player, State
from cuvee.engine.text import Args, Text, Translator, set_translator, translator
from cuvee.engine.views import Components, DecisionView, Options, TextView, View

__all__ = [
    "ANYONE", "DONE", "NO", "OPTION", "YES",
    "Actions", "AnyText", "Args", "Ask", "BadInput", "Catalogue", "Choose", "ChooseTwo",
    "Components", "Decision", "DecisionView", "Do", "Due", "EachOpponent", "EachSeat", "Effect",
    "Event", "Family", "Game", "IllegalAction", "Later", "May", "Offer", "Option", "Options",
    "Player", "Reason", "Record", "Repeat", "Result", "Rng", "State", "Text", "TextView",
    "Together", "Translator", "View",
    "commitment", "game", "games", "mypyc_attr", "places", "register", "rng", "set_translator",
    "switch", "translator",
]  # fmt: skip
