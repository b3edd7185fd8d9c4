"""OpenSpiel games: importing this module registers `cuvee_viticulture` and `cuvee_naramata`.

Chance is sampled: a move that draws cards or rolls dice leads to a chance node with one outcome,
and applying it draws anew, so that a clone made before it learns nothing of what will be drawn.
"""

from __future__ import annotations

import json
from operator import index
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from cuvee.engine import BadInput, Game, IllegalAction, Option, Rng, State, game
from cuvee.engine.plain import fingerprint
from cuvee.envs.layout import Layout, layout
from cuvee.envs.table import returns

MAX_GAME_LENGTH = 20_000  # moves and draws; games at random take some hundreds
MAX_DEALS = 64  # deals tried to find one in which the same player is asked
DEAL = "deal"
DRAW = 0  # the outcome of every chance node
NAMES = {"viticulture": "cuvee_viticulture", "naramata": "cuvee_naramata"}
Parameters = dict[str, Any]


def default_of(option: Option) -> bool | int | str:
    """The default of an option as a parameter of OpenSpiel, which knows no None."""
    if option.default is not None:
        return option.default
    return 0 if option.values and isinstance(option.values[0], int) else ""


class Setup:
    """What all states of a game share; a copy of a state keeps it."""

    def __init__(self, name: str, parameters: Parameters) -> None:
        rules = game(name)
        self.parameters = parameters
        given = {key: value for key, value in parameters.items() if key not in ("players", "seed")}
        unset = {option.name for option in rules.options if option.default is None}
        self.options = {k: v for k, v in given.items() if not (k in unset and v in (0, ""))}
        players = int(parameters.get("players", 0))
        self.rules: Game[State] = rules
        self.seats = players or rules.min_seats(self.options)
        complete = rules.complete_options(self.seats, self.options)
        self.together = self.seats == 1 or rules.cooperative(complete)
        self.layout: Layout = layout(name, self.seats)
        seed = int(parameters.get("seed", -1))
        self.seeded = seed >= 0
        self.dice = np.random.default_rng(seed if self.seeded else None)

    def __deepcopy__(self, memo: object) -> Setup:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """What is written down of a game; a copy draws other numbers than this one will."""
        again = Setup, (self.rules.name, self.parameters)
        return (*again, {"dice": self.dice.spawn(1)[0]}) if self.seeded else again

    def player(self, who: int) -> int:
        """A player that there is."""
        if not 0 <= who < self.seats:
            raise pyspiel.SpielError(f"there is no player {who} among {self.seats}")
        return index(who)

    def deal(self) -> State:
        """A new game."""
        return self.rules.new(seats=self.seats, seed=self.draw(), **self.options)

    def draw(self) -> int:
        """A fresh seed."""
        return int(self.dice.integers(1 << 62))


class Past:
    """What the players have seen so far: one link for each move, shared by clones.

    `seen_by` is the only player who remembers what was before it, where others were dealt anew.
    """

    def __init__(self, before: Past | None, state: State, seen_by: int | None = None) -> None:
        self.before = before
        self.state = state
        self.seen_by = seen_by
        self.digests: dict[int, str] = {}

    def __deepcopy__(self, memo: object) -> Past:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        digests = {player: self.digest(player) for player in range(self.state.seats)}
        return (_remembered, (self.state, digests))

    def digest(self, player: int) -> str:
        """A fingerprint of everything that a player has seen."""
        links: list[Past] = []
        link: Past | None = self
        while link is not None and player not in link.digests:
            links.append(link)
            forgotten = link.seen_by is not None and link.seen_by != player
            link = None if forgotten else link.before
        known = "" if link is None else link.digests[player]
        for later in reversed(links):
            known = fingerprint([known, fingerprint(later.state.view(player))])
            later.digests[player] = known
        return known


def _remembered(state: State, digests: dict[int, str]) -> Past:
    """A past that was pickled: fingerprints alone."""
    past = Past(None, state)
    past.digests = digests
    return past


def answer_before(s: State, asked: int, dice: Rng) -> None:
    """Let the seats before one that is asked answer a simultaneous question at random."""
    while s.simultaneous and s.seat < asked and asked in s.waiting:
        s.apply(s.offer[dice.below(len(s.offer))])


def draws(s: State, action: int) -> bool:
    """Whether an action draws cards or rolls dice."""
    tried = s.clone()
    tried.apply(action)
    return tried.rng.count != s.rng.count


class CuveeState(pyspiel.State):
    """A position, or a draw that is due."""

    def __init__(self, game: pyspiel.Game, setup: Setup) -> None:
        super().__init__(game)
        self.setup = setup
        self.state: State | None = None  # None before the deal
        self.due: int | None = None  # the action whose draws are due
        self.past: Past | None = None

    def current_player(self) -> int:
        """Whoever is asked; chance, where a draw is due."""
        if self.state is None or self.due is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.state.over else self.state.seat

    def _legal_actions(self, player: int) -> list[int]:
        """The actions on offer."""
        return [] if self.state is None else self.state.legal(player)

    def legal_actions(self, *player: int) -> list[int]:
        """The actions on offer to a player, or to whoever is asked; none to other players."""
        self._check(player)
        return list(super().legal_actions(*player))

    def legal_actions_mask(self, *player: int) -> list[int]:
        """A cell for each action, 1 for those on offer."""
        self._check(player)
        return list(super().legal_actions_mask(*player))

    def _check(self, players: tuple[int, ...]) -> None:
        """Refuse players that there are not; chance is one where it is to move."""
        for player in players:
            if player != self.current_player():
                self.setup.player(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One outcome: what it brings is drawn when it is applied."""
        return [(DRAW, 1.0)]

    def _apply_action(self, action: int) -> None:
        """Take an action, or draw what is due."""
        if self.is_chance_node() and action != DRAW:
            raise pyspiel.SpielError(f"the only outcome of a draw is {DRAW}, not {action}")
        if self.state is None:
            self._reach(self.setup.deal())
            return
        tried = self.state.clone()
        if self.due is None:
            drawn = tried.rng.count
            try:
                tried.apply(action)
            except IllegalAction as refused:
                raise pyspiel.SpielError(str(refused)) from refused
            if tried.rng.count != drawn:
                self.due = action
                return
        else:
            tried.rng = Rng(self.setup.draw())
            tried.apply(self.due)
            self.due = None
        self._reach(tried)

    def _reach(self, state: State) -> None:
        """Go on with another state."""
        self.state = state
        self.past = Past(self.past, state.clone())

    def _action_to_string(self, player: int, action: int) -> str:
        """An action as a sentence."""
        if player == pyspiel.PlayerId.CHANCE:
            return DEAL
        self.setup.player(player)
        try:
            return self.setup.rules.describe(action)
        except BadInput as refused:
            raise pyspiel.SpielError(str(refused)) from refused

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state is not None and self.state.over

    def returns(self) -> list[float]:
        """What the game is worth to each player, 0 before its end."""
        if self.state is None:
            return [0.0] * self.setup.seats
        return returns(self.state, self.setup.together)

    def information_state_string(self, player: int | None = None) -> str:
        """What a player sees, and a fingerprint of all that it has seen before."""
        who = self._player(player)
        past = "" if self.past is None else self.past.digest(who)
        return f"{past} {self.observation_string(who)}"

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees, as JSON."""
        return self.seen_by(self._player(player))

    def seen_by(self, who: int | None) -> str:
        """What a player sees, or with None what all see, as JSON."""
        return "{}" if self.state is None else json.dumps(self.state.view(who), sort_keys=True)

    def _player(self, player: int | None) -> int:
        """A player, or whoever is asked."""
        return self.setup.player(self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, sampler: Any) -> CuveeState:  # noqa: ANN401
        """A state that a player cannot tell from this one; all else is dealt anew."""
        who = self._player(player)
        other: CuveeState = self.clone()
        if self.state is not None:
            dealt = other._deal_again(self.state, who, Rng(int(sampler() * (1 << 62))))
            before = None if self.past is None else self.past.before
            other.past = Past(before, dealt.clone(), who)
        return other

    def _deal_again(self, true: State, who: int, dice: Rng) -> State:
        """Reach a deal in which the same player is asked, or an action of the same player draws."""
        for _ in range(MAX_DEALS):
            self.state = dealt = true.determinise(who, dice)
            answer_before(dealt, true.seat, dice)
            if dealt.seat != true.seat or not (dealt.offer or dealt.over):
                continue
            if self.due is None or true.seat == who:
                return dealt
            drawing = [action for action in dealt.offer if draws(dealt, action)]
            if drawing:  # what was chosen was chosen of a hand that was dealt anew
                self.due = drawing[dice.below(len(drawing))]
                return dealt
        raise pyspiel.SpielError(f"no deal of {MAX_DEALS} fits what player {who} knows")

    def __str__(self) -> str:
        if self.state is None:
            return DEAL
        return f"{self.state}\n{self.state.digest()}"


class CuveeObserver:
    """What a player observes as a tensor: the cells of the layout as float32.

    A public one holds what all see, from the player's place at the table: its own cells are 0.
    """

    def __init__(self, setup: Setup, public: bool = False) -> None:
        self.setup = setup
        self.public = public
        self.encoder = setup.layout.encoder()
        self.tensor: NDArray[np.float32] = np.zeros(setup.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CuveeState, player: int) -> None:
        """Let the tensor be what a player observes."""
        self.setup.player(player)
        if state.state is None:
            self.tensor[:] = 0
            return
        self.encoder.sync(state.state)
        self.tensor[:] = np.frombuffer(self.encoder.observation(player), np.int16)
        if self.public:
            self.tensor[slice(*self.setup.layout.starts[1:3])] = 0

    def string_from(self, state: CuveeState, player: int) -> str:
        """What a player observes as text."""
        self.setup.player(player)
        return state.seen_by(None if self.public else player)


class CuveeRecall:
    """What a player remembers, as text alone: an information state."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, NDArray[np.float32]] = {}

    def set_from(self, state: CuveeState, player: int) -> None:
        """Refuse, since there is no tensor to set."""
        raise pyspiel.SpielError("an information state has no tensor, only text")

    def string_from(self, state: CuveeState, player: int) -> str:
        """What a player sees, and a fingerprint of all that it has seen before."""
        return state.information_state_string(player)


def game_type(name: str, utility: Any = None) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """What OpenSpiel is to know of a game."""
    rules = game(name)
    specification: Parameters = {"players": 0, "seed": -1}
    specification.update({option.name: default_of(option) for option in rules.options})
    return pyspiel.GameType(
        short_name=NAMES[name],
        long_name=f"{name.capitalize()} (Cuvée)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if utility is None else utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification,
    )


class CuveeGame(pyspiel.Game):
    """A game of Cuvée; its options are parameters, 0 or "" where an option has no value."""

    name = ""

    def __init__(self, params: Parameters | None = None) -> None:
        try:
            self.setup = Setup(self.name, params or {})
        except BadInput as refused:
            raise pyspiel.SpielError(str(refused)) from refused
        together = self.setup.together
        kinds = pyspiel.GameType.Utility
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.rules.actions.size,
            max_chance_outcomes=1,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if together else 0.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        kind = kinds.IDENTICAL if together else kinds.ZERO_SUM
        super().__init__(game_type(self.name, kind), info, params or {})

    def new_initial_state(self) -> CuveeState:
        """A table before the deal."""
        return CuveeState(self, self.setup)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 - OpenSpiel has no types
        params: Parameters | None = None,
    ) -> CuveeObserver | CuveeRecall:
        """What observes states: a tensor of what is seen now, or text of all that was seen."""
        if params:
            raise pyspiel.SpielError(f"observations take no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private, kinds = kind.private_info, pyspiel.PrivateInfoType
        if kind.public_info and private == kinds.SINGLE_PLAYER:
            return CuveeRecall() if kind.perfect_recall else CuveeObserver(self.setup)
        if kind.public_info and private == kinds.NONE and not kind.perfect_recall:
            return CuveeObserver(self.setup, public=True)
        asked = f"public={kind.public_info}, recall={kind.perfect_recall}, private={private}"
        raise pyspiel.SpielError(f"there are no such observations: {asked}")


class ViticultureGame(CuveeGame):
    """Viticulture."""

    name = "viticulture"


class NaramataGame(CuveeGame):
    """Naramata."""

    name = "naramata"


for _made in (ViticultureGame, NaramataGame):
    if NAMES[_made.name] not in pyspiel.registered_names():
        pyspiel.register_game(game_type(_made.name), _made)
