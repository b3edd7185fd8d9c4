"""The kernel: one stack machine that runs printed instructions. See docs/concepts.md."""

from cuvee.engine.catalogue import DONE, NO, OPTION, YES, Actions, Catalogue, Family, with_room
from cuvee.engine.combine import (
    NO_YES,
    Choose,
    ChooseTwo,
    Do,
    Due,
    EachOpponent,
    EachSeat,
    Invite,
    Later,
    May,
    Repeat,
    Simultaneous,
)
from cuvee.engine.compiled import mypyc_attr
from cuvee.engine.decision import (
    NOT_ASKED,
    NOTHING_TO_CHOOSE,
    BadInput,
    Decision,
    IllegalAction,
    Reason,
    Result,
    all_of,
    ranks,
)
from cuvee.engine.effect import Ask, Effect
from cuvee.engine.event import Event
from cuvee.engine.game import Game, game, game_names, register
from cuvee.engine.machine import ANYONE, pending_at, under_way
from cuvee.engine.machine_state import Player
from cuvee.engine.options import AnyText, Need, Option, OptionConflict, switch
from cuvee.engine.playout import GreedyPolicy, Policy, RandomPolicy, evaluate_all, playout
from cuvee.engine.record import Record, RecordData
from cuvee.engine.rng import RandomSource, Rng, commitment, rng
from cuvee.engine.saved import StateData
from cuvee.engine.state import State
from cuvee.engine.text import Args, Text, Translator, set_translator, translator
from cuvee.engine.views import (
    Components,
    DecisionView,
    Options,
    ReasonData,
    ResultData,
    TextView,
    View,
)
from cuvee.engine.zones import Zone, distinct, replaced, without

__all__ = [
    "ANYONE", "DONE", "NO", "NOTHING_TO_CHOOSE", "NOT_ASKED", "NO_YES", "OPTION", "YES",
    "Actions", "AnyText", "Args", "Ask", "BadInput", "Catalogue", "Choose", "ChooseTwo",
    "Components", "Decision", "DecisionView", "Do", "Due", "EachOpponent", "EachSeat", "Effect",
    "Event", "Family", "Game", "GreedyPolicy", "IllegalAction", "Invite", "Later", "May", "Need",
    "Option", "OptionConflict", "Options", "Player", "Policy", "RandomPolicy", "RandomSource",
    "Reason", "ReasonData", "Record", "RecordData", "Repeat", "Result", "ResultData", "Rng",
    "Simultaneous", "State", "StateData", "Text", "TextView", "Translator", "View", "Zone",
    "all_of", "commitment", "distinct", "evaluate_all", "game", "game_names", "mypyc_attr",
    "pending_at", "playout", "ranks", "register", "replaced", "rng", "set_translator", "switch",
    "translator", "under_way", "with_room", "without",
]  # fmt: skip
