"""What a seat may know: mats, workers, lira and the kinds of cards are public, faces are not."""

from __future__ import annotations

from typing import Final, cast

from cuvee.engine import Effect, Rng, Zone, pending_at, without
from cuvee.engine.frames import at_of, effect_of, seat_of
from cuvee.games.viticulture.actions import EXPECTED, MAIN, Act
from cuvee.games.viticulture.cards.deck import (
    CARD_NAMES,
    DECK_NAMES,
    DECK_OF,
    DECKS,
    FIRST_ORDER,
    VINE,
)
from cuvee.games.viticulture.cards.orders import WINE_NAMES
from cuvee.games.viticulture.cards.vines import VINES
from cuvee.games.viticulture.codes import (
    CARD,
    COLOUR_NAMES,
    FIELD_LIMIT,
    FIELD_NAMES,
    MAMA_NAMES,
    PAPA_NAMES,
    WORKER,
    WORKER_NAMES,
    field_of,
    kind_of,
    space_of,
    vine_of,
)
from cuvee.games.viticulture.seasons import next_space
from cuvee.games.viticulture.spaces import (
    ACTION_NAMES,
    AUTOMA,
    FILL_ORDER,
    PLANT,
    ROWS,
    SEASON_NAMES,
    SLOT_NAMES,
    SPACE_NAMES,
    action_of,
)
from cuvee.games.viticulture.state import Vineyard, Viticulture
from cuvee.games.viticulture.structures import STRUCTURE_NAMES
from cuvee.games.viticulture.tokens import cellar, values, worth
from cuvee.games.viticulture.verbs.cellar import FillOrder, order_of
from cuvee.games.viticulture.verbs.staff import who_goes
from cuvee.games.viticulture.verbs.vineyard import Plant, missing_structures
from cuvee.games.viticulture.views import (
    Deck,
    Field,
    GrapeColour,
    PlacedWorker,
    Season,
    Slot,
    Space,
    Structure,
    Task,
    ViticultureAutoma,
    ViticultureField,
    ViticulturePlayer,
    ViticultureView,
    Wine,
    WorkerKind,
)

SEASONS: Final = cast("list[Season]", SEASON_NAMES)
TASKS: Final = cast("list[Task]", ACTION_NAMES)
SLOTS: Final = cast("list[Slot]", SLOT_NAMES)
SPACES: Final = cast("list[Space]", SPACE_NAMES)
DECK_KEYS: Final = cast("list[Deck]", DECK_NAMES)
STRUCTURES: Final = cast("list[Structure]", STRUCTURE_NAMES)
FIELDS: Final = cast("list[Field]", FIELD_NAMES)
COLOURS: Final = cast("list[GrapeColour]", COLOUR_NAMES)
WINES: Final = cast("list[Wine]", WINE_NAMES)
WORKERS: Final = cast("list[WorkerKind]", WORKER_NAMES)
# Deals tried to find one in which what is pending can be done: of some forty cards one may do.
MAX_DEALS: Final = 1000
PARENTS: Final = MAMA_NAMES + PAPA_NAMES  # as they are numbered while they lie face up


def view(s: Viticulture, seat: int | None) -> ViticultureView:
    """The table as a seat, or a spectator, sees it."""
    public = public_view(s)
    return public if seat is None else private_view(s, seat, public)


def private_view(s: Viticulture, seat: int, public: ViticultureView) -> ViticultureView:
    """The table as spectators see it, with the hand of a seat and its own question."""
    seen = public.copy()
    seen["decision"] = s.decision_view(seat)
    seen["players"] = public["players"][:]
    seen["players"][seat] = with_hand(s, seat, public["players"][seat])
    add_sending(s, seat, seen)
    add_bonus(s, seat, seen)
    return seen


def public_view(s: Viticulture) -> ViticultureView:
    """The table as a spectator sees it."""
    seen: ViticultureView = {
        "game": s.game.name,
        "seats": s.seats,
        "options": dict(s.options),
        "decision": s.decision_view(None),
        "hidden": any([player.hand or player.pledged for player in s.players]),
        "year": s.year,
        "season": SEASONS[s.season],
        "first_player": s.first,
        "last_year": s.last_year == 1,
        "turn_order": s.turn_order(),
        "decks": {name: len(s.decks[deck]) for deck, name in enumerate(DECK_KEYS)},
        "discards": {name: names(s.discards[deck]) for deck, name in enumerate(DECK_KEYS)},
        "in_play": names([*s.in_play]),
        "slots": [SLOTS[slot] for slot in s.open_slots],
        "next_space": {name: SPACES[next_space(s, n)] for n, name in enumerate(TASKS)},
        "planned": [{"seat": who, "space": SPACES[space]} for _, _, who, space in s.agenda],
        "players": [vineyard(s, number) for number in range(s.seats)],
    }
    if s.seats == 1:
        seen["automa"] = automa(s)
        seen["row_tokens"] = [row for row in range(1, ROWS + 1) if s.row_tokens >> row - 1 & 1]
        seen["bonus_tokens"] = s.players[0].tokens
    if s.challenge.number:
        seen["challenge"] = s.challenge.number
        seen["reconstructed"] = not s.challenge.confirmed
    return seen


def add_sending(s: Viticulture, seat: int, seen: ViticultureView) -> None:
    """Show a seat that is asked which worker goes where it goes, and the first that can."""
    asked = seen["decision"]
    if asked is None or asked["question"] != "worker" or seat not in asked["seats"]:
        return
    at = pending_at(s, s.game.effects[s.game.catalogue.ids[asked["path"]]])
    kind = who_goes(s.players[seat], s.legal(seat)[0] - WORKER)
    seen["sending"] = {"worker": WORKERS[kind], "space": SPACES[at or 0]}


def add_bonus(s: Viticulture, seat: int, seen: ViticultureView) -> None:
    """Show a seat that is asked about a bonus the action it belongs to."""
    asked = seen["decision"]
    if asked is None or asked["question"] != "bonus" or seat not in asked["seats"]:
        return
    at = pending_at(s, s.game.effects[s.game.catalogue.ids[asked["path"]]])
    seen["bonus_of"] = TASKS[(at or 0) & ~EXPECTED]


def automa(s: Viticulture) -> ViticultureAutoma:
    """The Automa's points, the cards it has left, and the spaces it blocks."""
    blocked = [SPACES[space] for space, who in enumerate(s.spaces) if who == AUTOMA]
    return {"vp": s.automa_vp, "cards": len(s.automa_deck), "spaces": blocked}


def vineyard(s: Viticulture, seat: int) -> ViticulturePlayer:
    """A mat as everybody sees it."""
    player = s.players[seat]
    home = [player.workers, player.grande, player.temporary]
    return {
        "lira": player.lira,
        "vp": player.vp,
        "residual": player.residual,
        "row": player.row,
        "passed": player.passed == 1,
        "workers": dict(zip(WORKERS, home, strict=True)),
        "trained": player.resting,
        "worker_count": player.staff() - (1 if player.owns_temporary() else 0),
        "placed": placed(player),
        "structures": in_set(player.structures),
        "used": in_set(player.used),
        "fields": {name: field(player, number) for number, name in enumerate(FIELDS)},
        "grapes": {name: values(player.grapes[n]) for n, name in enumerate(COLOURS)},
        "grape_value": worth(player.grapes),
        "wines": {name: values(player.wines[n]) for n, name in enumerate(WINES)},
        "wine_value": worth(player.wines),
        "cellar_limit": cellar(player.structures).bit_length(),
        "cards": {name: held(player, deck) for deck, name in enumerate(DECK_KEYS)},
        "pledged": len(player.pledged),
        "face_up": face_up(player),
    }


def with_hand(s: Viticulture, seat: int, mat: ViticulturePlayer) -> ViticulturePlayer:
    """A mat with the hand, and what it lacks, as its owner sees it."""
    player = s.players[seat]
    seen = mat.copy()
    seen["hand"] = names(sorted(player.hand))
    seen["pledged_cards"] = names([*player.pledged])
    orders = MAIN[FILL_ORDER].options(s, seat, 0)
    seen["fillable"] = names([order - CARD for order in orders])
    seen["missing"] = missing(player)
    return seen


def placed(player: Vineyard) -> list[PlacedWorker]:
    """The workers on the board."""
    return [
        {"worker": WORKERS[kind_of(worker)], "space": SPACES[space_of(worker)]}
        for worker in player.placed
    ]


def field(player: Vineyard, number: int) -> ViticultureField:
    """A field and what grows on it."""
    here = [vine_of(vine) for vine in player.planted if field_of(vine) == number]
    return {
        "vines": names(sorted(here)),
        "red": sum([VINES[vine].red for vine in here]),
        "white": sum([VINES[vine].white for vine in here]),
        "value": player.field_value(number),
        "limit": FIELD_LIMIT[number],
        "price": FIELD_LIMIT[number],
        "sold": player.sold >> number & 1 == 1,
        "harvested": player.harvested >> number & 1 == 1,
    }


def missing(player: Vineyard) -> dict[str, list[Structure]]:
    """The structures that vines in hand still need; vines that need none are left out."""
    vines = sorted({card for card in player.hand if DECK_OF[card] == VINE})
    lacking = [(CARD_NAMES[vine], in_set(missing_structures(player, vine))) for vine in vines]
    return {name: structures for name, structures in lacking if structures}


def face_up(player: Vineyard) -> list[str]:
    """Cards before a seat: its parents during setup (there is no grande yet), else a Caravan's."""
    if player.grande or player.placed:
        return names([*player.limbo])
    return [PARENTS[card] for card in sorted(player.limbo)]


def held(player: Vineyard, deck: int) -> int:
    """How many cards of a deck are in hand."""
    return len([card for card in player.hand if DECK_OF[card] == deck])


def names(cards: list[int]) -> list[str]:
    """Cards by name."""
    return [CARD_NAMES[card] for card in cards]


def in_set(mask: int) -> list[Structure]:
    """A set of structures by name."""
    return [name for number, name in enumerate(STRUCTURES) if mask >> number & 1]


def resample_hidden(s: Viticulture, seat: int, rng: Rng) -> None:
    """To a seat, each deck and the others' cards of that deck are one pile.

    What others are about to do is known, so it is dealt again until they can.
    """
    s.automa_deck = sorted(s.automa_deck)
    for _ in range(MAX_DEALS):
        deal_hidden(s, seat, rng)
        if is_playable(s, seat):
            return


def deal_hidden(s: Viticulture, seat: int, rng: Rng) -> None:
    """Deal the cards that a seat cannot know, but for one that a question names."""
    others = [number for number in range(s.seats) if number != seat]
    named = [named_card(s, number) for number in others]
    zones = [rest_of(s.players[who].hand, card) for who, card in zip(others, named, strict=True)]
    zones += [[*s.players[who].pledged] for who in others]
    for deck in range(DECKS):
        pile = s.decks[deck][:]
        for zone in zones:
            pile += [card for card in zone if DECK_OF[card] == deck]
        pile.sort()  # so that the deal follows from the dice alone
        for zone in zones:
            for index, card in enumerate(zone):
                if DECK_OF[card] == deck:
                    zone[index] = rng.take(pile)
        s.decks[deck] = pile
    for number, who in enumerate(others):
        shown = () if named[number] < 0 else (named[number],)
        s.players[who].hand = (*shown, *zones[number])
        s.players[who].pledged = tuple(zones[len(others) + number])


def rest_of(hand: Zone, card: int) -> list[int]:
    """A hand without a card; all of it for -1."""
    return [*hand] if card < 0 else [*without(hand, card)]


def named_card(s: Viticulture, seat: int) -> int:
    """The card of a hand that the pending question names to all; -1 for none."""
    if not s.stack or seat_of(s.stack[-1]) != seat:
        return -1
    effect, at = s.effects[effect_of(s.stack[-1])], at_of(s.stack[-1])
    if at > 0 and isinstance(effect, Plant):
        return at - 1
    return FIRST_ORDER + order_of(at) if at > 0 and isinstance(effect, FillOrder) else -1


def is_playable(s: Viticulture, seat: int) -> bool:
    """Whether all but a seat can do with their hands what is pending."""
    for pending in s.stack:
        whose = seat_of(pending)
        if whose >= 0 and whose != seat:
            needed = needed_of_hand(s, pending)
            if needed is not None and not needed.ready(s, whose):
                return False
    return True


def needed_of_hand(s: Viticulture, pending: int) -> Effect[Viticulture] | None:
    """What is still to be done with a card of the hand; which visitor is asked with its worker."""
    effect, at = s.effects[effect_of(pending)], at_of(pending)
    if isinstance(effect, Act):
        board = action_of(at)
        return MAIN[board] if board == PLANT or board == FILL_ORDER else None
    chooses = isinstance(effect, Plant) or isinstance(effect, FillOrder)  # noqa: SIM101 - for mypyc
    return effect if chooses and at == 0 else None
