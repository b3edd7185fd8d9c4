"""What a seat may know: everything but the decks, draft hands and picks not yet turned over."""

from __future__ import annotations

from cuvee.engine import Rng
from cuvee.games.naramata.assets import drawn_from
from cuvee.games.naramata.codes import DECK_SIZE
from cuvee.games.naramata.delivery import closing, row_points
from cuvee.games.naramata.edition import Edition
from cuvee.games.naramata.market import price
from cuvee.games.naramata.names import (
    CHEESE,
    KINDS,
    MOST_ROWS,
    MOST_SPACES,
    PURCHASE,
    SIGNATURES,
    TASTING,
    TOURIST_KEYS,
    UPGRADE_KEYS,
    VEHICLE_KEYS,
    WINERY_KEYS,
)
from cuvee.games.naramata.roads import NOWHERE, ON_ROAD, WINERIES
from cuvee.games.naramata.sights import pairing_reward
from cuvee.games.naramata.state import (
    CARD_BITS,
    PILE_NAMES,
    TOURISTS,
    UPGRADES,
    Naramata,
    place_name,
)
from cuvee.games.naramata.turn import reach
from cuvee.games.naramata.visit import in_play


def clock(time: int) -> str:
    """A slot of the time track as a time of day."""
    return f"{11 + time // 2}:{'30' if time % 2 else '00'}"


def view(s: Naramata, seat: int | None) -> dict[str, object]:
    """The table as a seat, or a spectator, sees it."""
    seen: dict[str, object] = {"day": s.day, "turn_order": track(s)}
    seen["backwards"] = s.backwards
    seen["whelp"] = None if s.whelp_rules is None else s.whelp
    seen["pool"] = s.pool if s.shares else None
    seen["row"] = [tourist(s, card) for card in s.row]
    seen["under"] = [UPGRADE_KEYS[kind] for kind in s.under]
    seen["market"] = [on_offer(s, slot) for slot in range(len(s.market))]
    seen["piles"] = {name: len(s.piles[pile]) for pile, name in enumerate(PILE_NAMES)}
    seen["discards"] = {name: len(s.discards[pile]) for pile, name in enumerate(PILE_NAMES)}
    seen["locks"] = [
        f"{WINERY_KEYS[winery]}_{space + 1}"
        for winery in range(len(s.locks))
        for space in range(MOST_SPACES)
        if s.locks[winery] >> space & 1
    ]
    names = signature_names(s)
    seen["bottles"] = {names[n]: s.bottles[n] for n in range(len(s.bottles))}
    seen["minutes"] = dict(s.edition.minutes)
    seen["road"] = [segment(s, number) for number in range(len(s.edition.segments))]
    seen["phantoms"] = [
        {"time": clock(s.phantom_time[n]), "place": where(s.phantom_place[n])}
        for n in range(len(s.phantom_place))
    ]
    seen["players"] = [tour(s, number, number == seat) for number in range(s.seats)]
    return seen


def track(s: Naramata) -> list[int]:
    """Everybody by the time track, who is next first; phantoms count on after the seats."""
    standing = [s.standing(seat) for seat in range(s.seats)]
    phantoms = range(len(s.phantom_place))
    standing += [s.phantom_time[n] * 10_000 + s.phantom_arrival[n] for n in phantoms]
    return sorted(range(len(standing)), key=standing.__getitem__)


def on_offer(s: Naramata, slot: int) -> dict[str, object]:
    """A slot of the market: the upgrade, what it costs now, and the coins on the slot."""
    if s.market[slot] < 0:
        return {"upgrade": "", "coins": s.coins[slot]}
    name = UPGRADE_KEYS[s.market[slot]]
    return {"upgrade": name, "price": price(s, slot), "coins": s.coins[slot]}


def segment(s: Naramata, number: int) -> dict[str, object]:
    """A piece of road: its wineries in the order of travel with their spaces, and what follows.

    A space that is not in play has no kind, so that the others keep their numbers.
    """
    wineries: list[object] = []
    for winery in s.course.along(number):
        spaces = s.edition.wineries[winery].spaces
        kinds = [KINDS[kind] if in_play(s, winery, n) else "" for n, kind in enumerate(spaces)]
        wineries.append({"winery": WINERY_KEYS[winery], "spaces": kinds})
    return {"wineries": wineries, "next": s.course.following(number)[:]}


def where(place: int) -> str:
    """A place by name; none before the day has begun."""
    return "" if place == NOWHERE else place_name(place)


def signature_names(s: Naramata) -> list[str]:
    """The signature wineries in the order of their bottles."""
    names = [""] * SIGNATURES
    for number, winery in enumerate(s.edition.wineries):
        if winery.signature >= 0:
            names[winery.signature] = WINERY_KEYS[number]
    return names


def tour(s: Naramata, seat: int, own: bool) -> dict[str, object]:
    """A vehicle and all on it; the draft hand only for its owner."""
    player = s.players[seat]
    seen: dict[str, object] = {"points": player.points, "prestige": s.prestige_of(seat)}
    seen["vehicle"] = VEHICLE_KEYS[player.vehicle] if player.vehicle >= 0 else ""
    seen["time"] = clock(player.time)
    seen["closing"] = clock(closing(s, player))
    seen["pairing"] = pairing_reward(s, player)
    seen["place"] = where(player.place)
    if player.place >= ON_ROAD:
        seen["road_past"] = WINERY_KEYS[player.place - ON_ROAD]
    ahead = reach(s, seat)
    seen["ahead"] = [WINERY_KEYS[winery] for winery in range(WINERIES) if ahead >> winery & 1]
    seen["disks"] = player.disks
    seen["disks_spent"] = player.beside + len(player.on_cards)
    seen["tourists"] = [rider(s, seat, slot) for slot in range(len(player.tourists))]
    seen["upgrades"] = [UPGRADE_KEYS[kind] for kind in player.upgrades]
    seen["active"] = [UPGRADE_KEYS[kind] for kind in player.upgrades if player.has(kind)]
    seen["disks_on"] = [UPGRADE_KEYS[kind] for kind in player.on_cards]
    seen["keyring"] = player.keys
    names = signature_names(s)
    seen["bottles"] = [names[n] for n in range(len(names)) if player.bottles >> n & 1]
    deck = drawn_from(s, seat)
    seen["drawn"] = [asset(s, deck, card) for card in sorted(player.drawn)]
    seen["hand_size"] = len(player.hand)
    if s.whelp_rules is not None:
        seen["proposed"] = [tourist(s, card) for card in player.picked]
    elif own:
        seen["hand"] = [tourist(s, card) for card in sorted(player.hand)]
        seen["picked"] = [tourist(s, card) for card in player.picked]
    return seen


def rider(s: Naramata, seat: int, slot: int) -> dict[str, object]:
    """A tourist on a vehicle, what lies on each row, and what the row scores as it is."""
    player = s.players[seat]
    number = player.tourists[slot]
    rows = wishes(s, number)
    for row, shown in enumerate(rows):
        value = player.filled[slot * MOST_ROWS + row]
        kind = s.edition.tourists[number].rows[row].kind
        if kind in (CHEESE, TASTING, PURCHASE):
            cards = value & CARD_BITS
            shown["cards"] = [asset(s, kind, n) for n in range(DECK_SIZE) if cards >> n & 1]
            value >>= DECK_SIZE
        shown["tokens"] = value
        shown["score"] = row_points(s, seat, slot, row)
    return {**tourist(s, number), "rows": rows}


def asset(s: Naramata, deck: int, card: int) -> dict[str, object]:
    """A cheese, tasting or purchase card by its number, and what is printed on it."""
    return {"kind": KINDS[deck], "card": card + 1, **printed(s.edition, deck, card)}


def printed(edition: Edition, deck: int, card: int) -> dict[str, object]:
    """A card's type and the prestige for discarding it; of a purchase the cost and the bottles."""
    if deck == PURCHASE:
        return {"cost": edition.purchases[card], "bottles": edition.bottles[card]}
    return {"type": edition.type_of(deck, card), "worth": edition.rewards[deck][card]}


def tourist(s: Naramata, number: int) -> dict[str, object]:
    """A tourist card."""
    name = s.edition.tourists[number].name
    return {"tourist": TOURIST_KEYS[number], "name": name, "rows": wishes(s, number)}


def wishes(s: Naramata, number: int) -> list[dict[str, object]]:
    """The rows of a tourist card: how much each takes, and the points for one, two, ... on it."""
    return [
        {"kind": KINDS[row.kind], "most": row.most, "points": row.points[:]}
        for row in s.edition.tourists[number].rows
    ]


def resample_hidden(s: Naramata, seat: int, rng: Rng) -> None:
    """To a seat, the tourist deck and the others' draft cards are one pile; decks have no order."""
    others = [player for number, player in enumerate(s.players) if number != seat]
    zones = [player.hand for player in others] + [player.picked for player in others]
    if s.whelp_rules is not None:
        zones = []  # all tourists are open
    pile = s.piles[TOURISTS][:]
    for zone in zones:
        pile += zone
    pile.sort()  # the deal must not depend on what was hidden
    for zone in zones:
        for place in range(len(zone)):
            zone[place] = rng.take(pile)
    s.piles[TOURISTS] = pile
    for deck in (CHEESE, TASTING, PURCHASE, UPGRADES):
        s.piles[deck].sort()
