"""The definition of Viticulture: its options, its effects by name, and its registration."""

from __future__ import annotations

from typing import Final, cast

from cuvee.engine import Effect, Game, Options, Result, Rng, View, Zone, register
from cuvee.games.viticulture import automa, components, features, scoring, setup, view
from cuvee.games.viticulture.actions import (
    ACT,
    BONUS,
    HARVEST_MORE,
    LIRA,
    MAIN,
    MAKE_ALL_THREE,
    MAKE_THREE,
    POINT,
    YOKE_ACTION,
)
from cuvee.games.viticulture.cards.deck import CARD_NAMES, DECK_NAMES
from cuvee.games.viticulture.cards.orders import WINE_NAMES
from cuvee.games.viticulture.cards.summer import SUMMER
from cuvee.games.viticulture.cards.winter import WINTER
from cuvee.games.viticulture.codes import (
    ACTIONS,
    COLOUR_NAMES,
    FIELD_NAMES,
    GRANDE,
    MAMA_NAMES,
    PAPA_NAMES,
    WORKER_NAMES,
    kind_of,
)
from cuvee.games.viticulture.evaluate import evaluate
from cuvee.games.viticulture.options import OPTIONS
from cuvee.games.viticulture.render import render
from cuvee.games.viticulture.saved import from_rules_1
from cuvee.games.viticulture.seasons import YEAR
from cuvee.games.viticulture.spaces import ACTION_NAMES, SEASON_NAMES, SPACE_NAMES
from cuvee.games.viticulture.spending import SPEND_TOKEN
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.structures import STRUCTURE_NAMES
from cuvee.games.viticulture.tastes import taste
from cuvee.games.viticulture.views import ViticultureComponents, ViticultureView

RULES: Final = 3


class ViticultureGame(Game[Viticulture]):
    """Viticulture Essential Edition for two to six, or for one against the Automa."""

    def blank(self, seats: int, options: Options) -> Viticulture:
        """An empty table."""
        return Viticulture(self, seats, options)

    def deal(self, s: Viticulture) -> None:
        """Set the table."""
        setup.lay_out(s)

    def view(self, s: Viticulture, seat: int | None) -> ViticultureView:
        """What a seat may know."""
        return view.view(s, seat)

    def private_view(self, s: Viticulture, seat: int, public: View) -> ViticultureView:
        """What a seat may know, given what spectators may."""
        return view.private_view(s, seat, cast("ViticultureView", public))

    def resample_hidden(self, s: Viticulture, seat: int, rng: Rng) -> None:
        """Deal the decks and the other hands anew."""
        view.resample_hidden(s, seat, rng)

    def components(self, options: Options) -> ViticultureComponents:
        """Cards, mats and the board."""
        return components.components()

    def render(self, s: Viticulture) -> str:
        """The board as text."""
        return render(view.view(s, None))

    def result(self, s: Viticulture) -> Result:
        """Points and tie-breakers."""
        return scoring.result(s)

    def evaluate(self, s: Viticulture, seat: int) -> float:
        """Points and prospects."""
        return evaluate(s, seat)

    def taste(self, s: Viticulture, seat: int, character: str) -> float:
        """What a character likes."""
        return taste(s, seat, character)

    def period(self, s: Viticulture) -> int:
        """The year."""
        return s.year

    def network(self, s: Viticulture) -> str:
        """One for a player alone, another for any table; none for the challenges of a campaign."""
        if s.challenge.number:
            return ""
        return "solo" if s.seats == 1 else "table"

    def features(self, s: Viticulture, seat: int) -> list[float]:
        """The position as numbers."""
        return features.features(s, seat)

    def topics(self, s: Viticulture, seat: int) -> list[str]:
        """What each number is about."""
        return features.topics(s, seat)

    def margin(self, s: Viticulture, seat: int) -> float:
        """Points ahead."""
        return features.margin(s, seat)

    def invariants(self, s: Viticulture) -> dict[str, int]:
        """Cards and workers that may move but never appear or vanish."""
        cards = sum([len(pile) for pile in s.decks + s.discards]) + len(s.in_play)
        in_setup = s.year == 0
        for player in s.players:
            cards += len(player.hand) + len(player.planted) + len(player.pledged)
            cards += 0 if in_setup else len(player.limbo)
        grandes = sum([player.grande + grande_out(player.placed) for player in s.players])
        totals = {"cards": cards, "grandes": s.seats if in_setup else grandes}
        if s.seats == 1:
            totals["automa"] = len(s.automa_deck) + len(s.automa_discards)
        return totals

    def codes(self) -> dict[str, list[str]]:
        """Cards, parents and whatever else saved states number."""
        return {
            "card": CARD_NAMES,
            "deck": DECK_NAMES,
            "parent": MAMA_NAMES + PAPA_NAMES,
            "structure": STRUCTURE_NAMES,
            "field": FIELD_NAMES,
            "colour": COLOUR_NAMES,
            "wine": WINE_NAMES,
            "worker": WORKER_NAMES,
            "space": SPACE_NAMES,
            "season": SEASON_NAMES,
            "ending": automa.ENDINGS,
            "automa_card": [
                " ".join([ACTION_NAMES[action] for action in [*summer, *winter]])
                for summer, winter in automa.CARDS
            ],
        }

    def upgrade_state(self, plain: dict[str, object], rules: int) -> dict[str, object]:
        """Rules 1 numbered all cards in one row."""
        return from_rules_1(plain, {effect.path: effect for effect in self.effects})


def grande_out(placed: Zone) -> int:
    """How many of these workers are grandes."""
    return len([worker for worker in placed if kind_of(worker) == GRANDE])


def roots() -> dict[str, Effect[Viticulture]]:
    """Every effect that others refer to, by a name that lasts."""
    named: dict[str, Effect[Viticulture]] = {"year": YEAR, "setup": setup.SETUP, "act": ACT}
    named.update(bonus=BONUS, bonus_lira=LIRA, bonus_point=POINT, yoke=YOKE_ACTION)
    named.update(make_three=MAKE_THREE, make_all_three=MAKE_ALL_THREE)
    for action, name in enumerate(ACTION_NAMES):
        named[name] = MAIN[action]
    named.update(SUMMER)
    named.update(WINTER)
    named.update(spend_token=SPEND_TOKEN, harvest_more=HARVEST_MORE)
    return named


VITICULTURE: Final = ViticultureGame(
    "viticulture",
    RULES,
    [1, 2, 3, 4, 5, 6],
    OPTIONS,
    ACTIONS,
    roots(),
    states_since=1,
    codes_since=2,
)
register(VITICULTURE)
