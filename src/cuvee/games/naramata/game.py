"""The definition of Naramata: its options, its effects by name, and its registration."""

from __future__ import annotations

from typing import Final, cast

from cuvee.engine import (
    AnyText,
    Effect,
    Game,
    Need,
    Option,
    Options,
    Result,
    Rng,
    View,
    register,
    switch,
)
from cuvee.games.naramata import components, evaluate, features, scoring, setup, view
from cuvee.games.naramata.cards.upgrade_effects import USE_UPGRADE
from cuvee.games.naramata.codes import ACTIONS
from cuvee.games.naramata.days import DAYS
from cuvee.games.naramata.delivery import FINISH
from cuvee.games.naramata.edition.loading import edition_at
from cuvee.games.naramata.edition.tables import WHELP_KEYS
from cuvee.games.naramata.hours import TIME_PASSES
from cuvee.games.naramata.kinds import CHEESE, MOST_SEATS, PURCHASE, TASTING
from cuvee.games.naramata.market import TAKE_UPGRADE
from cuvee.games.naramata.modes.forecast import expected_whelp
from cuvee.games.naramata.numbering import numbering
from cuvee.games.naramata.packing import count_cards, row_index
from cuvee.games.naramata.purse import PAY
from cuvee.games.naramata.render import render
from cuvee.games.naramata.saved import from_rules_1
from cuvee.games.naramata.state import PILE_NAMES, TOURIST_PILE, UPGRADE_PILE, Naramata
from cuvee.games.naramata.tastes import taste
from cuvee.games.naramata.turn import TURN
from cuvee.games.naramata.views import NaramataComponents, NaramataView
from cuvee.games.naramata.visit import (
    CLAIM,
    PAIRING_ACTION,
    PIT_STOP_ACTION,
    PURCHASE_ACTION,
    SAMPLES,
    VIEW_ACTION,
)

RULES: Final = 3
WHELP: Final[list[int | str]] = [*WHELP_KEYS]
LEADERS: Final[list[int | str]] = [*range(1, MOST_SEATS + 1)]


class NaramataGame(Game[Naramata]):
    """Naramata for one to four."""

    def blank(self, seats: int, options: Options) -> Naramata:
        """An empty table."""
        return Naramata(self, seats, options)

    def validate_options(self, seats: int, options: Options) -> None:
        """An edition that cannot be read."""
        edition_at(str(options["edition"] or ""))

    def deal(self, s: Naramata) -> None:
        """Set the table."""
        setup.lay_out(s)

    def view(self, s: Naramata, seat: int | None) -> NaramataView:
        """What a seat may know."""
        return view.view(s, seat)

    def private_view(self, s: Naramata, seat: int, public: View) -> NaramataView:
        """What a seat may know, given what spectators may."""
        return view.private_view(s, seat, cast("NaramataView", public))

    def resample_hidden(self, s: Naramata, seat: int, rng: Rng) -> None:
        """Deal the decks and the other draft hands anew."""
        view.resample_hidden(s, seat, rng)

    def components(self, options: Options) -> NaramataComponents:
        """The board, cards and tables of an edition."""
        return components.components(edition_at(str(options["edition"] or "")))

    def codes(self) -> dict[str, list[str]]:
        """What the numbers of a saved state mean in the edition that comes with Cuvée."""
        return numbering(edition_at(""))

    def upgrade_state(self, plain: dict[str, object], rules: int) -> dict[str, object]:
        """Rules 1 left no room between numbers."""
        return from_rules_1(plain)

    def render(self, s: Naramata) -> str:
        """The board as text."""
        return render(view.view(s, None))

    def result(self, s: Naramata) -> Result:
        """Points and tie-breakers."""
        return scoring.result(s)

    def evaluate(self, s: Naramata, seat: int) -> float:
        """Points and prospects."""
        return evaluate.evaluate(s, seat)

    def expected(self, s: Naramata, value: float) -> float:
        """Points ahead as they are; of the Whelp score what is likely to be left."""
        return value if s.whelp_rules is None else expected_whelp(s, value)

    def cooperative(self, options: Options) -> bool:
        """Alone and as the Fleet there is one Whelp score for all."""
        return bool(options["solo"] or options["fleet"])

    def taste(self, s: Naramata, seat: int, character: str) -> float:
        """What a character likes."""
        return taste(s, seat, character)

    def period(self, s: Naramata) -> int:
        """The day."""
        return s.day

    def foresees(self, s: Naramata) -> bool:
        """For the Whelp score the appraisal is a forecast of the day."""
        return s.whelp_rules is not None

    def network(self, s: Naramata) -> str:
        """One for the Whelp score, alone or as the Fleet, another for points."""
        return "table" if s.whelp_rules is None else "whelp"

    def features(self, s: Naramata, seat: int) -> list[float]:
        """The position as numbers."""
        return features.features(s, seat)

    def topics(self, s: Naramata, seat: int) -> list[str]:
        """What each number is about."""
        return features.topics(s, seat)

    def margin(self, s: Naramata, seat: int) -> float:
        """Points, or rows, ahead."""
        return features.margin(s, seat)

    def invariants(self, s: Naramata) -> dict[str, int]:
        """Cards and bottles move but never appear or vanish; prestige and tokens have no limit."""
        counts = [len(s.piles[pile]) + len(s.discards[pile]) for pile in range(len(PILE_NAMES))]
        counts[UPGRADE_PILE] += len([kind for kind in s.market if kind >= 0]) + len(s.under)
        counts[TOURIST_PILE] += len(s.row)
        bottles = sum(s.bottles)
        for player in s.players:
            counts[TOURIST_PILE] += len(player.hand) + len(player.picked) + len(player.tourists)
            counts[UPGRADE_PILE] += len(player.upgrades)
            bottles += player.bottles.bit_count()
            for slot, tourist in enumerate(player.tourists):
                for row, line in enumerate(s.edition.tourists[tourist].rows):
                    if line.kind in (CHEESE, TASTING, PURCHASE):
                        counts[line.kind] += count_cards(player.filled[row_index(slot, row)])
        drawn = sum([len(player.drawn) for player in s.players])
        attached = sum(counts[:TOURIST_PILE]) + drawn
        return {
            "assets": attached,
            "tourists": counts[TOURIST_PILE],
            "upgrades": counts[UPGRADE_PILE],
            "bottles": bottles,
        }


def not_for_whelp(values: list[int | str | None], why: str) -> Need:
    """Values that a game for the Whelp score, alone or as the Fleet, does not have."""
    return Need(values, none_of={"solo": [True], "fleet": [True]}, why=why)


def leading(seat: int) -> Need:
    """Who leads sits at the table."""
    return Need([seat], {"seats": [*range(seat, MOST_SEATS + 1)]}, why=f"it names seat {seat}")


def roots() -> dict[str, Effect[Naramata]]:
    """Every effect that others refer to, by a name that lasts."""
    return {
        "days": DAYS,
        "vehicles": setup.VEHICLES,
        "turn": TURN,
        "finish": FINISH,
        "pay": PAY,
        "time": TIME_PASSES,
        "claim": CLAIM,
        "cheese": SAMPLES[CHEESE],
        "tasting": SAMPLES[TASTING],
        "purchase": PURCHASE_ACTION,
        "view": VIEW_ACTION,
        "pairing": PAIRING_ACTION,
        "pit_stop": PIT_STOP_ACTION,
        "upgrade": TAKE_UPGRADE,
        "use": USE_UPGRADE,
    }


NARAMATA: Final = NaramataGame(
    "naramata",
    RULES,
    [1, 2, 3, 4],
    [
        Option("days", 3, [2, 3, 4], [not_for_whelp([2, 4], "it has three days")]),
        switch("adjust_days", [not_for_whelp([True], "it has three days")]),
        Option(
            "locks",
            "normal",
            ["easy", "normal", "advanced"],
            [not_for_whelp(["easy", "advanced"], "'whelp' says how many are removed")],
        ),
        switch("phantom", [Need([True], {"seats": [2]})]),
        Option(
            "phantom_setup", "regions", ["regions", "full"], [Need(["full"], {"phantom": [True]})]
        ),
        Option(
            "phantom_from",
            "itself",
            ["itself", "foremost"],
            [Need(["foremost"], {"phantom": [True], "solo": [True]})],
        ),
        switch(
            "solo",
            [Need([True], {"seats": [1]}), Need([False], none_of={"seats": [1]}, instead=True)],
        ),
        switch("fleet", [Need([True], {"seats": [2, 3, 4]})]),
        Option("fleet_late", "five", ["five", "six"], [Need(["six"], {"fleet": [True]})]),
        Option("whelp", None, WHELP, [Need([*WHELP], {"solo": [True], "fleet": [True]})]),
        Option(
            "leader",
            None,
            LEADERS,
            [Need([*LEADERS], {"fleet": [True]}), leading(3), leading(4)],
        ),
        switch("reverse_course"),
        switch("from_end", [Need([True], {"reverse_course": [True]})]),
        Option("vehicles", "chosen", ["chosen", "dealt"]),
        Option(
            "purple",
            "rows",
            ["rows", "tourists"],
            [not_for_whelp(["tourists"], "purple spares single assets")],
        ),
        AnyText("edition"),
    ],
    ACTIONS,
    roots(),
    states_since=1,
    codes_since=2,
)
register(NARAMATA)
