"""What a seat may know: everything but the decks, draft hands and picks not yet turned over."""

from __future__ import annotations

from typing import Final, Literal, cast

from cuvee.engine import Rng
from cuvee.games.naramata.activities.assets import drawn_from
from cuvee.games.naramata.activities.view_pairing import pairing_reward
from cuvee.games.naramata.board.spaces import in_play
from cuvee.games.naramata.board.wineries import (
    NOWHERE,
    ON_ROAD,
    WINERY_KEYS,
    place_name,
)
from cuvee.games.naramata.cards.tourists import MOST_TOURISTS, TOURIST_KEYS, Row
from cuvee.games.naramata.cards.tourists import Tourist as TouristCard
from cuvee.games.naramata.cards.upgrades import UPGRADE_KEYS
from cuvee.games.naramata.cards.vehicles import VEHICLE_KEYS
from cuvee.games.naramata.delivery import closing, late_points, most_points, row_points
from cuvee.games.naramata.draft import PICKS, capacity, pass_step, pick_number
from cuvee.games.naramata.edition.edition import Edition
from cuvee.games.naramata.hours import LAST_SLOT, clock
from cuvee.games.naramata.kinds import CHEESE, KINDS, MOST_SPACES, PURCHASE, TASTING
from cuvee.games.naramata.market import discount, fee, price
from cuvee.games.naramata.modes.phantom import called
from cuvee.games.naramata.packing import cards_on, number_of, row_index, tokens_on
from cuvee.games.naramata.state import PILE_NAMES, TOURIST_PILE, UPGRADE_PILE, Naramata, Tour
from cuvee.games.naramata.turn import bottle_refusal, reach
from cuvee.games.naramata.views import (
    Activity,
    Draft,
    Goal,
    Kind,
    Location,
    MarketSlot,
    NaramataPlayer,
    NaramataView,
    Phantom,
    Pile,
    PurchaseAsset,
    PurchaseCard,
    Rider,
    RiderRow,
    SampleAsset,
    SampleCard,
    Segment,
    Stop,
    Tourist,
    TouristRow,
    Upgrade,
    VehicleColour,
    Winery,
)

KIND_KEYS: Final = cast("list[Kind]", KINDS)
PILES: Final = cast("list[Pile]", PILE_NAMES)
WINERY_NAMES: Final = cast("list[Winery]", WINERY_KEYS)
UPGRADE_NAMES: Final = cast("list[Upgrade]", UPGRADE_KEYS)
COLOURS: Final = cast("list[VehicleColour]", VEHICLE_KEYS)


def view(s: Naramata, seat: int | None) -> NaramataView:
    """The table as a seat, or a spectator, sees it."""
    public = public_view(s)
    return public if seat is None else private_view(s, seat, public)


def private_view(s: Naramata, seat: int, public: NaramataView) -> NaramataView:
    """The table as spectators see it, with the draft hand of a seat and its own question."""
    seen = public.copy()
    seen["decision"] = s.decision_view(seat)
    if s.whelp_rules is None:
        seen["players"] = public["players"][:]
        seen["players"][seat] = with_hand(s, seat, public["players"][seat])
    return seen


def public_view(s: Naramata) -> NaramataView:
    """The table as a spectator sees it."""
    signatures = signature_names(s)
    return {
        "game": s.game.name,
        "seats": s.seats,
        "options": dict(s.options),
        "decision": s.decision_view(None),
        "hidden": s.whelp_rules is None and any([player.hand for player in s.players]),
        "day": s.day,
        "days": s.days,
        "draft": draft(s),
        "turn_order": track(s),
        "backwards": s.backwards,
        "whelp": None if s.whelp_rules is None else s.whelp,
        "pool": s.pool if s.shares else None,
        "row": [tourist(s, card) for card in s.row],
        "under": [UPGRADE_NAMES[kind] for kind in s.under],
        "market": [on_offer(s, slot) for slot in range(len(s.market))],
        "piles": {name: len(s.piles[pile]) for pile, name in enumerate(PILES)},
        "discards": {name: len(s.discards[pile]) for pile, name in enumerate(PILES)},
        "locks": locks(s),
        "bottles": {winery: s.bottles[n] for n, winery in enumerate(signatures)},
        "minutes": cast("dict[Activity, int]", dict(s.edition.minutes)),
        "whelp_seats": None if s.whelp_rules is None else MOST_TOURISTS,
        "road": [segment(s, number) for number in range(len(s.edition.segments))],
        "course": [WINERY_NAMES[winery] for winery in s.course.order],
        "phantoms": [phantom(s, number) for number in range(len(s.phantom_place))],
        "players": [tour(s, number) for number in range(s.seats)],
    }


def draft(s: Naramata) -> Draft | None:
    """Which choice of the draft it is, and where hands go after it."""
    pick, step = pick_number(s), pass_step(s)
    if not pick:
        return None
    passes_to = [(seat + step) % s.seats for seat in range(s.seats)]
    return {
        "pick": pick,
        "picks": PICKS,
        "direction": "left" if step == 1 else "right",
        "passes_to": passes_to if pick < PICKS else None,
    }


def phantom(s: Naramata, number: int) -> Phantom:
    """A phantom, its time and place."""
    time, place = s.phantom_time[number], s.phantom_place[number]
    return {"number": called(s, number), "time": clock(time), "place": where(place)}


def track(s: Naramata) -> list[int]:
    """Everybody by the time track, who is next first; phantoms count on after the seats."""
    standing = [s.standing(seat) for seat in range(s.seats)]
    phantoms = range(len(s.phantom_place))
    standing += [s.phantom_standing(number) for number in phantoms]
    return sorted(range(len(standing)), key=standing.__getitem__)


def locks(s: Naramata) -> list[str]:
    """The locked spaces by winery and number."""
    return [
        f"{WINERY_KEYS[winery]}_{number_of(space)}"
        for winery in range(len(s.locks))
        for space in range(MOST_SPACES)
        if s.locks[winery] >> space & 1
    ]


def on_offer(s: Naramata, slot: int) -> MarketSlot:
    """A slot of the market: the upgrade, what it costs now, and the coins on the slot."""
    if s.market[slot] < 0:
        return {"upgrade": "", "coins": s.coins[slot]}
    return {
        "upgrade": UPGRADE_NAMES[s.market[slot]],
        "coins": s.coins[slot],
        "price": price(s, slot),
        "cost": s.edition.upgrades[s.market[slot]].cost,
        "discount": discount(s, slot),
        "fee": fee(s, slot),
    }


def segment(s: Naramata, number: int) -> Segment:
    """A piece of road: its wineries in the order of travel with their spaces, and what follows."""
    course = s.course
    wineries = [stop(s, winery) for winery in course.along(number)]
    return {"wineries": wineries, "next": course.following(number)[:]}


def stop(s: Naramata, winery: int) -> Stop:
    """A winery; a space that is not in play has no kind, so that the others keep their numbers."""
    spaces: list[Kind | Literal[""]] = []
    for number, kind in enumerate(s.edition.wineries[winery].spaces):
        spaces.append(KIND_KEYS[kind] if in_play(s, winery, number) else "")
    return {"winery": WINERY_NAMES[winery], "spaces": spaces}


def where(place: int) -> Location:
    """A place by name; none before the day has begun."""
    return "" if place == NOWHERE else cast("Location", place_name(place))


def signature_names(s: Naramata) -> list[Winery]:
    """The signature wineries in the order of their bottles."""
    names = WINERY_NAMES[: s.edition.signatures]
    for number, winery in enumerate(s.edition.wineries):
        if winery.signature >= 0:
            names[winery.signature] = WINERY_NAMES[number]
    return names


def tour(s: Naramata, seat: int) -> NaramataPlayer:
    """A vehicle and all on it."""
    player = s.players[seat]
    seen: NaramataPlayer = {
        "points": player.points,
        "prestige": s.prestige_of(seat),
        "purse": s.purse(seat),
        "vehicle": COLOURS[player.vehicle] if player.vehicle >= 0 else "",
        "capacity": capacity(s, seat) if player.vehicle >= 0 else 0,
        "time": clock(player.time),
        "closing": clock(closing(s, player)),
        "late": late(s, player),
        "pairing": pairing_reward(s, player),
        "place": where(player.place),
        "goal": cast("Goal", place_name(s.course.goal(player.place))),
        "ahead": in_set(reach(s, seat)),
        "occupied": in_set(s.occupied(seat)),
        "spent_contracts": spent_contracts(s, seat),
        "disks": player.disks,
        "disks_spent": player.beside + len(player.on_cards),
        "tourists": [rider(s, seat, slot) for slot in range(len(player.tourists))],
        "wishes": wishes(s, player),
        "upgrades": [UPGRADE_NAMES[kind] for kind in player.upgrades],
        "active": [UPGRADE_NAMES[kind] for kind in player.upgrades if player.has(kind)],
        "disks_on": [UPGRADE_NAMES[kind] for kind in player.on_cards],
        "keyring": player.keys,
        "bottles": bottles(s, player),
        "drawn": [asset(s, drawn_from(s, seat), card) for card in sorted(player.drawn)],
        "hand_size": len(player.hand),
    }
    return with_extras(s, player, seen)


def with_extras(s: Naramata, player: Tour, seen: NaramataPlayer) -> NaramataPlayer:
    """With what is there only on the road, or in a fleet."""
    if player.place >= ON_ROAD:
        seen["road_past"] = WINERY_NAMES[player.place - ON_ROAD]
    if s.whelp_rules is not None:
        seen["proposed"] = [tourist(s, card) for card in player.picked]
    return seen


def with_hand(s: Naramata, seat: int, vehicle: NaramataPlayer) -> NaramataPlayer:
    """A vehicle with the draft hand, as its owner sees it."""
    player = s.players[seat]
    seen = vehicle.copy()
    seen["hand"] = [tourist(s, card) for card in sorted(player.hand)]
    seen["picked"] = [tourist(s, card) for card in player.picked]
    return seen


def spent_contracts(s: Naramata, seat: int) -> list[Winery]:
    """The signature wineries whose bottle a tour cannot get any more."""
    if all(s.bottles[: s.edition.signatures]):
        return []
    return [
        WINERY_NAMES[number]
        for number, winery in enumerate(s.edition.wineries)
        if winery.signature >= 0 and bottle_refusal(s, seat, number) is not None
    ]


def bottles(s: Naramata, player: Tour) -> list[Winery]:
    """The wineries whose signature bottles a tour has."""
    if not player.bottles:
        return []
    return [name for n, name in enumerate(signature_names(s)) if player.bottles >> n & 1]


def late(s: Naramata, player: Tour) -> dict[str, int]:
    """What ending the day costs at each time of the track after closing."""
    times = range(closing(s, player) + 1, LAST_SLOT + 1)
    return {clock(time): late_points(s, player, time) for time in times}


def in_set(wineries: int) -> list[Winery]:
    """A set of wineries by name."""
    return [WINERY_NAMES[winery] for winery in range(len(WINERY_NAMES)) if wineries >> winery & 1]


def wishes(s: Naramata, player: Tour) -> dict[Kind, int]:
    """How much the tourists on board ask for of each kind."""
    found = dict.fromkeys(KIND_KEYS, 0)
    for card in player.tourists:
        for row in s.edition.tourists[card].rows:
            found[KIND_KEYS[row.kind]] += row.most
    return found


def rider(s: Naramata, seat: int, slot: int) -> Rider:
    """A tourist on a vehicle, what lies on each row, and what the row scores as it is."""
    number = s.players[seat].tourists[slot]
    card = s.edition.tourists[number]
    rows = [rider_row(s, seat, slot, row) for row in range(len(card.rows))]
    return {
        "tourist": TOURIST_KEYS[number],
        "name": card.name,
        "rows": rows,
        "score": sum([row["score"] for row in rows]),
        "most_score": most_score(s.edition, card),
        "empty_rows": len([row for row in rows if row["count"] == 0]),
        "full_rows": len([row for row in rows if row["full"]]),
    }


def rider_row(s: Naramata, seat: int, slot: int, row: int) -> RiderRow:
    """A row of a tourist on a vehicle, what lies on it, and what it scores as it is."""
    player = s.players[seat]
    printed = s.edition.tourists[player.tourists[slot]].rows[row]
    value = player.filled[row_index(slot, row)]
    count = s.on_row(seat, slot, row)
    takes_cards = printed.kind in (CHEESE, TASTING, PURCHASE)
    seen: RiderRow = {
        "kind": KIND_KEYS[printed.kind],
        "most": printed.most,
        "points": printed.points[:],
        "tokens": tokens_on(value) if takes_cards else value,
        "count": count,
        "full": count == printed.most,
        "score": row_points(s, seat, slot, row),
        "next": printed.next_points(count),
    }
    if takes_cards:
        seen["cards"] = [asset(s, printed.kind, card) for card in cards_on(value)]
    return seen


def asset(s: Naramata, deck: int, card: int) -> SampleAsset | PurchaseAsset:
    """A cheese, tasting or purchase card by its number, and what is printed on it."""
    if deck == PURCHASE:
        return {"kind": "purchase", "card": number_of(card), **purchase_card(s.edition, card)}
    kind: Literal["cheese", "tasting"] = "cheese" if deck == CHEESE else "tasting"
    return {"kind": kind, "card": number_of(card), **sample_card(s.edition, deck, card)}


def purchase_card(edition: Edition, card: int) -> PurchaseCard:
    """What a purchase costs, and the points of its bottles."""
    return {"cost": edition.purchases[card], "bottles": edition.bottles[card]}


def sample_card(edition: Edition, deck: int, card: int) -> SampleCard:
    """The type of a cheese or tasting card, and the prestige for discarding it."""
    return {"type": edition.type_of(deck, card), "worth": edition.rewards[deck][card]}


def tourist(s: Naramata, number: int) -> Tourist:
    """A tourist card."""
    card = s.edition.tourists[number]
    rows = [tourist_row(row) for row in card.rows]
    most = most_score(s.edition, card)
    return {"tourist": TOURIST_KEYS[number], "name": card.name, "rows": rows, "most_score": most}


def most_score(edition: Edition, card: TouristCard) -> int:
    """What all rows of a tourist card can score."""
    return sum([most_points(edition, row) for row in card.rows])


def tourist_row(row: Row) -> TouristRow:
    """A row of a tourist card: how much it takes, and the points for one, two, ... on it."""
    return {"kind": KIND_KEYS[row.kind], "most": row.most, "points": row.points[:]}


def resample_hidden(s: Naramata, seat: int, rng: Rng) -> None:
    """To a seat, the tourist deck and the others' draft cards are one pile; decks have no order."""
    others = [player for number, player in enumerate(s.players) if number != seat]
    zones = [[*player.hand] for player in others] + [[*player.picked] for player in others]
    if s.whelp_rules is not None:
        others, zones = [], []  # all tourists are open
    pile = s.piles[TOURIST_PILE][:]
    for zone in zones:
        pile += zone
    pile.sort()  # the deal must not depend on what was hidden
    for zone in zones:
        for index in range(len(zone)):
            zone[index] = rng.take(pile)
    s.piles[TOURIST_PILE] = pile
    for number, player in enumerate(others):
        player.hand = tuple(zones[number])
        player.picked = tuple(zones[len(others) + number])
    for deck in (CHEESE, TASTING, PURCHASE, UPGRADE_PILE):
        s.piles[deck] = sorted(s.piles[deck])
