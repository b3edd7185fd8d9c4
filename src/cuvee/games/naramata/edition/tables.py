"""Reading tables.toml and whelp.toml: the day, the die, pairing, penalties, locks, the Whelp."""

from __future__ import annotations

from typing import Final

from cuvee.games.naramata.cards.tourists import FEWEST_TOURISTS, MOST_TOURISTS
from cuvee.games.naramata.cards.vehicles import VEHICLES
from cuvee.games.naramata.edition.edition import Edition, WhelpRules
from cuvee.games.naramata.edition.reader import Reader, Table
from cuvee.games.naramata.kinds import ACTIVITIES, SLOT

LEVELS: Final = ["easy", "normal", "advanced"]
WHELP_DAYS: Final = 3
WHELP_KEYS: Final = ["easy", "normal", "hard"]


def read_tables(reader: Reader, edition: Edition) -> None:
    """Minutes, the day, the die, pairing, penalties and locks."""
    read_day(reader, edition)
    edition.faces = reader.numbers(reader.section("die", ["faces"]), "faces", "die", 0, 9)
    prestige = reader.section("pairing", ["prestige"]).get("prestige")
    if not isinstance(prestige, dict):
        raise reader.wrong("pairing", "prestige should be a table by time of day")
    edition.pairing = [0] * 32
    for clock in prestige:
        slot = reader.slot(clock, "pairing")
        edition.pairing[slot] = reader.number(dict(prestige), clock, "pairing", 0, 20)
    penalties = reader.section("penalties", ["rows", "late"])
    edition.empty_rows = [0, *reader.totals(penalties, "rows", "penalties", 99)]
    edition.late = reader.number(penalties, "late", "penalties", 0, 20)
    locks = reader.section("locks", LEVELS)
    for name in LEVELS:
        rows = locks.get(name)
        both: list[Table] = [{name: row} for row in rows] if isinstance(rows, list) else []
        edition.locks[name] = [reader.numbers(row, name, "locks", 0, 20) for row in both]
        if [len(row) for row in edition.locks[name]] != [4, 4]:
            raise reader.wrong("locks", f"{name} should be two lists of four numbers")


def read_day(reader: Reader, edition: Edition) -> None:
    """How long each activity takes, and when the day begins and ends."""
    minutes = reader.section("minutes", ACTIVITIES)
    for name in ACTIVITIES:
        edition.minutes[name] = reader.number(minutes, name, "minutes", SLOT, 240)
        if edition.minutes[name] % SLOT:
            raise reader.wrong("minutes", f"{name} should be a number of half hours")
    day = reader.section("day", ["start", "closing", "late_closing"])
    if reader.slot(day.get("start"), "day"):
        raise reader.wrong("day", "start should be 11:00, where the time track begins")
    edition.closing = reader.slot(day.get("closing"), "day")
    edition.late_closing = reader.slot(day.get("late_closing"), "day")
    if not 0 < edition.closing <= edition.late_closing:
        raise reader.wrong("day", "closing should come after start and before late_closing")


def read_whelp(reader: Reader, name: str) -> WhelpRules:
    """The numbers for the solo game, or for each player of the Fleet."""
    shares = sorted({vehicle.share for vehicle in VEHICLES})
    section = reader.section(name, ["whelp", "drawn", "taken", *shares])
    scores = section.get("whelp")
    if not isinstance(scores, dict):
        raise reader.wrong(name, "whelp should be a table by difficulty")
    reader.check(dict(scores), f"{name}, whelp", WHELP_KEYS)
    whelp = {
        level: reader.number(dict(scores), level, f"{name}, whelp", 1, 20) for level in WHELP_KEYS
    }
    drawn = reader.numbers(section, "drawn", name, 2, 12)
    taken = reader.numbers(section, "taken", name, FEWEST_TOURISTS, MOST_TOURISTS)
    if len(drawn) != WHELP_DAYS or len(taken) != WHELP_DAYS:
        raise reader.wrong(name, f"drawn and taken should be {WHELP_DAYS} numbers, one a day")
    if any([many < few for many, few in zip(drawn, taken, strict=True)]):
        raise reader.wrong(name, "no day should have fewer tourists drawn than taken")
    share = [reader.number(section, vehicle.share, name, 0, 30) for vehicle in VEHICLES]
    return WhelpRules(whelp, drawn, taken, share)
