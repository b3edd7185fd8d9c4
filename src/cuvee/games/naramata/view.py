"""What a seat may know: everything but the decks, draft hands and picks not yet turned over."""

from __future__ import annotations

from cuvee.engine import Rng
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
from cuvee.games.naramata.roads import ON_ROAD
from cuvee.games.naramata.state import (
    CARD_BITS,
    PILE_NAMES,
    TOURISTS,
    UPGRADES,
    Naramata,
    Tour,
    place_name,
)


def clock(time: int) -> str:
    """A slot of the time track as a time of day."""
    return f"{11 + time // 2}:{'30' if time % 2 else '00'}"


def view(s: Naramata, seat: int | None) -> dict[str, object]:
    """The table as a seat, or a spectator, sees it."""
    seen: dict[str, object] = {"day": s.day, "turn_order": s.turn_order()}
    seen["market"] = [
        {"upgrade": UPGRADE_KEYS[kind] if kind >= 0 else "", "coins": s.coins[slot]}
        for slot, kind in enumerate(s.market)
    ]
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
    seen["phantoms"] = [
        {"time": clock(s.phantom_time[n]), "place": place_name(s.phantom_place[n])}
        for n in range(len(s.phantom_place))
    ]
    seen["players"] = [tour(s, player, number == seat) for number, player in enumerate(s.players)]
    return seen


def signature_names(s: Naramata) -> list[str]:
    """The signature wineries in the order of their bottles."""
    names = [""] * SIGNATURES
    for number, winery in enumerate(s.edition.wineries):
        if winery.signature >= 0:
            names[winery.signature] = WINERY_KEYS[number]
    return names


def tour(s: Naramata, player: Tour, own: bool) -> dict[str, object]:
    """A vehicle and all on it; the draft hand only for its owner."""
    seen: dict[str, object] = {"points": player.points, "prestige": player.prestige}
    seen["vehicle"] = VEHICLE_KEYS[player.vehicle] if player.vehicle >= 0 else ""
    seen["time"] = clock(player.time)
    seen["place"] = place_name(player.place)
    if player.place >= ON_ROAD:
        seen["road_past"] = WINERY_KEYS[player.place - ON_ROAD]
    seen["disks"] = player.disks
    seen["disks_spent"] = player.beside + len(player.on_cards)
    seen["tourists"] = [tourist(s, player, slot) for slot in range(len(player.tourists))]
    seen["upgrades"] = [UPGRADE_KEYS[kind] for kind in player.upgrades]
    seen["active"] = [UPGRADE_KEYS[kind] for kind in player.upgrades if player.has(kind)]
    seen["disks_on"] = [UPGRADE_KEYS[kind] for kind in player.on_cards]
    seen["keyring"] = player.keys
    names = signature_names(s)
    seen["bottles"] = [names[n] for n in range(len(names)) if player.bottles >> n & 1]
    seen["drawn"] = [card + 1 for card in sorted(player.drawn)]
    seen["hand_size"] = len(player.hand)
    if own:
        seen["hand"] = [TOURIST_KEYS[card] for card in sorted(player.hand)]
        seen["picked"] = [TOURIST_KEYS[card] for card in player.picked]
    return seen


def tourist(s: Naramata, player: Tour, slot: int) -> dict[str, object]:
    """A tourist and what lies on each row."""
    number = player.tourists[slot]
    rows: list[object] = []
    for row, line in enumerate(s.edition.tourists[number].rows):
        value = player.filled[slot * MOST_ROWS + row]
        shown: dict[str, object] = {"kind": KINDS[line.kind], "most": line.most}
        shown["points"] = line.points[:]
        if line.kind in (CHEESE, TASTING, PURCHASE):
            cards = value & CARD_BITS
            shown["cards"] = [card + 1 for card in range(24) if cards >> card & 1]
            shown["tokens"] = value >> 24
        else:
            shown["tokens"] = value
        rows.append(shown)
    return {"tourist": TOURIST_KEYS[number], "name": s.edition.tourists[number].name, "rows": rows}


def redeal(s: Naramata, seat: int, rng: Rng) -> None:
    """To a seat, the tourist deck and the others' draft cards are one pile; decks have no order."""
    others = [player for number, player in enumerate(s.players) if number != seat]
    zones = [player.hand for player in others] + [player.picked for player in others]
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
