"""The definition of Naramata: its options, its effects by name, and its registration."""

from __future__ import annotations

from typing import Final

from cuvee.engine import (
    AnyText,
    BadInput,
    Effect,
    Game,
    Option,
    Options,
    Result,
    Rng,
    register,
    switch,
)
from cuvee.games.naramata import components, evaluate, scoring, setup, view
from cuvee.games.naramata.cards.upgrade_effects import USE_UPGRADE
from cuvee.games.naramata.codes import ACTIONS
from cuvee.games.naramata.days import DAYS
from cuvee.games.naramata.delivery import FINISH
from cuvee.games.naramata.edition.loading import edition_at
from cuvee.games.naramata.edition.tables import WHELP_KEYS
from cuvee.games.naramata.hours import TIME_PASSES
from cuvee.games.naramata.kinds import CHEESE, MOST_SEATS, PURCHASE, TASTING
from cuvee.games.naramata.market import TAKE_UPGRADE
from cuvee.games.naramata.packing import count_cards, row_index
from cuvee.games.naramata.purse import PAY
from cuvee.games.naramata.render import render
from cuvee.games.naramata.state import PILE_NAMES, TOURIST_PILE, UPGRADE_PILE, Naramata
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

RULES: Final = 1
SETTLED: Final[dict[str, tuple[int | str, str]]] = {  # in a game for the Whelp score
    "days": (3, "it has three days"),
    "locks": ("normal", "'whelp' says how many are removed"),
    "purple": ("rows", "purple spares single assets"),
}


class NaramataGame(Game[Naramata]):
    """Naramata for one to four."""

    def blank(self, seats: int, options: Options) -> Naramata:
        """An empty table."""
        return Naramata(self, seats, options)

    def validate_options(self, seats: int, options: Options) -> None:
        """An edition that cannot be read; modes and options that do not go together."""
        edition_at(str(options["edition"] or ""))
        validate_mode(options)
        validate_seats(seats, options)

    def deal(self, s: Naramata) -> None:
        """Set the table."""
        setup.lay_out(s)

    def view(self, s: Naramata, seat: int | None) -> NaramataView:
        """What a seat may know."""
        return view.view(s, seat)

    def resample_hidden(self, s: Naramata, seat: int, rng: Rng) -> None:
        """Deal the decks and the other draft hands anew."""
        view.resample_hidden(s, seat, rng)

    def components(self, options: Options) -> NaramataComponents:
        """The board, cards and tables of an edition."""
        return components.components(edition_at(str(options["edition"] or "")))

    def render(self, s: Naramata) -> str:
        """The board as text."""
        return render(view.view(s, None))

    def result(self, s: Naramata) -> Result:
        """Points and tie-breakers."""
        return scoring.result(s)

    def evaluate(self, s: Naramata, seat: int) -> float:
        """Points and prospects."""
        return evaluate.evaluate(s, seat)

    def cooperative(self, options: Options) -> bool:
        """Alone and as the Fleet there is one Whelp score for all."""
        return bool(options["solo"] or options["fleet"])

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


def validate_mode(options: Options) -> None:
    """Raise BadInput for options that contradict playing for points, alone or as the Fleet."""
    if options["solo"] and options["fleet"]:
        raise BadInput("options 'solo' and 'fleet' are two games: ask for one of them")
    if options["from_end"] and not options["reverse_course"]:
        raise BadInput("option 'from_end' goes with 'reverse_course'")
    if options["leader"] is not None and not options["fleet"]:
        raise BadInput("option 'leader' goes with 'fleet'")
    if not (options["solo"] or options["fleet"]):
        if options["whelp"] is not None:
            raise BadInput("option 'whelp' goes with 'solo' or 'fleet'")
        return
    mode = "solo" if options["solo"] else "fleet"
    for name, (usual, why) in SETTLED.items():
        if options[name] != usual:
            raise BadInput(f"option {name!r} is not for a {mode!r} game: {why}")


def validate_seats(seats: int, options: Options) -> None:
    """Raise BadInput for options that are for other numbers of seats."""
    if options["solo"] and seats != 1:
        raise BadInput(f"option 'solo' is for 1 seat, not {seats}")
    if options["fleet"] and seats == 1:
        raise BadInput("option 'fleet' is for 2 to 4 seats, not 1")
    if seats == 1 and not options["solo"]:
        raise BadInput("naramata with 1 seat needs option 'solo'")
    if options["phantom"] and seats != 2:
        raise BadInput(f"option 'phantom' is for 2 seats, not {seats}")
    leader = options["leader"]
    if leader is not None and int(str(leader)) > seats:
        raise BadInput(f"option 'leader' names a seat from 1 to {seats}, not {leader}")


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
        Option("days", 3, [2, 3, 4]),
        Option("locks", "normal", ["easy", "normal", "advanced"]),
        switch("phantom"),
        switch("solo"),
        switch("fleet"),
        Option("whelp", None, [*WHELP_KEYS]),
        Option("leader", None, [*range(1, MOST_SEATS + 1)]),
        switch("reverse_course"),
        switch("from_end"),
        Option("vehicles", "chosen", ["chosen", "dealt"]),
        Option("purple", "rows", ["rows", "tourists"]),
        AnyText("edition"),
    ],
    ACTIONS,
    roots(),
)
register(NARAMATA)
