"""The fields of an observation as a view has them: plain values by the names of the layout.

This is the slow way, by the view alone. It says what each field means, encodes a view that came
over the network, and is what the tests compare the fast encoders with.
"""

from __future__ import annotations

from cuvee.engine import View
from cuvee.games.naramata.hours import clock
from cuvee.games.naramata.observation import ON_TABLE as NARAMATA_TABLE
from cuvee.games.naramata.views import NaramataPlayer, NaramataView, PurchaseAsset, SampleAsset
from cuvee.games.observation import ABOUT, NUMBER, Block
from cuvee.games.viticulture.observation import ON_TABLE as VITICULTURE_TABLE
from cuvee.games.viticulture.views import ViticulturePlayer, ViticultureView

Value = bool | int | str | None | list[str] | dict[str, int]
Values = dict[str, Value]
TIMES = {clock(slot): slot for slot in range(48)}


def question(view: View, about: Block) -> Values:
    """What is asked, by the effect that asks it, and what about."""
    asked = view["decision"]
    args = {} if asked is None else asked["prompt"]["args"]
    values: Values = {
        "decision.question": "" if asked is None else asked["question"],
        "decision.path": "" if asked is None else asked["path"],
    }
    for field in about.fields:
        if field.name.startswith(ABOUT):
            none = 0 if field.kind == NUMBER else ""
            values[field.name] = args.get(field.name.removeprefix(ABOUT), none)
    return values


def is_asked(view: View, seat: int) -> bool:
    """Whether a seat is asked now."""
    return view["decision"] is not None and seat in view["decision"]["seats"]


def viticulture_table(view: ViticultureView) -> Values:
    """What lies on the table."""
    automa = view.get("automa")
    return {
        "season": view["season"],
        "year": view["year"],
        "last_year": view["last_year"],
        "decks": {str(deck): left for deck, left in view["decks"].items()},
        "discards": [card for pile in view["discards"].values() for card in pile],
        "in_play": view["in_play"],
        "slots": [str(slot) for slot in view["slots"]],
        **question(view, VITICULTURE_TABLE),
        "automa.vp": 0 if automa is None else automa["vp"],
        "automa.cards": 0 if automa is None else automa["cards"],
        "automa.spaces": [] if automa is None else [str(space) for space in automa["spaces"]],
        "row_tokens": [str(row) for row in view.get("row_tokens", [])],
        "bonus_tokens": view.get("bonus_tokens", 0),
        "challenge": view.get("challenge", 0),
    }


def viticulture_own(view: ViticultureView, seat: int) -> Values:
    """What only the observing seat knows."""
    mat = view["players"][seat]
    return {
        "hand": mat["hand"],
        "pledged_cards": mat["pledged_cards"],
        "sending.space": view["sending"]["space"] if "sending" in view else "",
    }


def viticulture_player(view: ViticultureView, seat: int) -> Values:
    """What all know of a player."""
    mat = view["players"][seat]
    setting_up = not (mat["workers"]["grande"] or mat["placed"])
    values: Values = {
        "first_player": view["first_player"] == seat,
        "asked": is_asked(view, seat),
        "passed": mat["passed"],
        "lira": mat["lira"],
        "vp": mat["vp"],
        "residual": mat["residual"],
        "row": mat["row"],
        "trained": mat["trained"],
        "pledged": mat["pledged"],
        "workers": {str(kind): many for kind, many in mat["workers"].items()},
        "cards": {str(deck): many for deck, many in mat["cards"].items()},
        "planned": [str(plan["space"]) for plan in view["planned"] if plan["seat"] == seat],
        "structures": [str(name) for name in mat["structures"]],
        "used": [str(name) for name in mat["used"]],
        "face_up": [] if setting_up else mat["face_up"],
        "face_up.parents": mat["face_up"] if setting_up else [],
    }
    values.update(_viticulture_parts(mat))
    return values


def _viticulture_parts(mat: ViticulturePlayer) -> Values:
    """What a mat has in several parts: workers by kind, fields, grapes and wines."""
    values: Values = {
        "sold": [str(name) for name, field in mat["fields"].items() if field["sold"]],
        "harvested": [str(name) for name, field in mat["fields"].items() if field["harvested"]],
    }
    for kind in mat["workers"]:
        spaces = [str(one["space"]) for one in mat["placed"] if one["worker"] == kind]
        values[f"placed.{kind}"] = spaces
    for name, field in mat["fields"].items():
        values[f"vines.{name}"] = field["vines"]
    for colour, grapes in mat["grapes"].items():
        values[f"grapes.{colour}"] = [str(value) for value in grapes]
    for wine, tokens in mat["wines"].items():
        values[f"wines.{wine}"] = [str(value) for value in tokens]
    return values


def naramata_table(view: NaramataView) -> Values:
    """What lies on the table."""
    seats, phantoms = view["seats"], view["phantoms"]
    values: Values = {
        "day": view["day"],
        "days": view["days"],
        "draft.pick": 0 if view["draft"] is None else view["draft"]["pick"],
        "backwards": view["backwards"],
        "whelp": view["whelp"],
        "pool": view["pool"],
        "row": [tourist["tourist"] for tourist in view["row"]],
        "under": [str(upgrade) for upgrade in view["under"]],
        "market.coins": {str(n): slot["coins"] for n, slot in enumerate(view["market"], 1)},
        "piles": {str(pile): left for pile, left in view["piles"].items()},
        "discards": {str(pile): many for pile, many in view["discards"].items()},
        "locks": view["locks"],
        "bottles": {str(n): left for n, left in enumerate(view["bottles"].values(), 1)},
        **question(view, NARAMATA_TABLE),
        "phantoms.time": {str(n): TIMES[one["time"]] for n, one in enumerate(phantoms, 1)},
        "phantoms.turn": {str(n): turn_of(view, seats + n - 1) for n, _ in enumerate(phantoms, 1)},
    }
    for number, slot in enumerate(view["market"], 1):
        values[f"market.{number}"] = slot["upgrade"]
    for number in (1, 2):
        here = number <= len(phantoms)
        values[f"phantoms.place.{number}"] = phantoms[number - 1]["place"] if here else ""
    return values


def turn_of(view: NaramataView, who: int) -> int:
    """The position of a tour, or of a phantom, in the order of the time track, from 1."""
    return view["turn_order"].index(who) + 1


def naramata_own(view: NaramataView, seat: int) -> Values:
    """What only the observing seat knows."""
    tour = view["players"][seat]
    picked = [tourist["tourist"] for tourist in tour.get("picked", [])]
    return {
        "hand": [tourist["tourist"] for tourist in tour.get("hand", [])],
        "picked.keep": picked[0] if picked else "",
        "picked.discard": picked[1] if len(picked) > 1 else "",
    }


def naramata_player(view: NaramataView, seat: int) -> Values:
    """What all know of a player."""
    tour = view["players"][seat]
    signatures = list(view["bottles"])
    values: Values = {
        "asked": is_asked(view, seat),
        "turn": turn_of(view, seat),
        "points": tour["points"],
        "prestige": tour["prestige"],
        "time": TIMES[tour["time"]],
        "disks": tour["disks"],
        "disks_spent": tour["disks_spent"],
        "keyring": tour["keyring"],
        "hand_size": tour["hand_size"],
        "vehicle": tour["vehicle"],
        "place": tour["place"],
        "road_past": tour.get("road_past", ""),
        "upgrades": [str(upgrade) for upgrade in tour["upgrades"]],
        "active": sorted({str(upgrade) for upgrade in tour["active"]}),
        "disks_on": [str(upgrade) for upgrade in tour["disks_on"]],
        "bottles": [str(signatures.index(winery) + 1) for winery in tour["bottles"]],
        "drawn": [asset_key(card) for card in tour["drawn"]],
        "proposed": [tourist["tourist"] for tourist in tour.get("proposed", [])],
    }
    values.update(_riders(tour))
    return values


def _riders(tour: NaramataPlayer) -> Values:
    """The tourists on board by the places where they sit, and what lies on their rows."""
    most: dict[str, int] = {}
    count: dict[str, int] = {}
    cards: dict[str, int] = {}
    for place, rider in enumerate(tour["tourists"], 1):
        for row in rider["rows"]:
            most[f"{place}_{row['kind']}"] = row["most"]
            count[f"{place}_{row['kind']}"] = row["count"]
            cards.update({asset_key(card): place for card in row.get("cards", [])})
    return {
        "tourists": {rider["tourist"]: n for n, rider in enumerate(tour["tourists"], 1)},
        "tourists.most": most,
        "tourists.count": count,
        "tourists.cards": cards,
    }


def asset_key(card: SampleAsset | PurchaseAsset) -> str:
    """A cheese, tasting or purchase card by its deck and number."""
    return f"{card['kind']}_{card['card']}"
