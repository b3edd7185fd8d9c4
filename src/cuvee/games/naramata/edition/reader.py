"""One data file of an edition, read with errors that name the file, the entry and the reason."""

from __future__ import annotations

import tomllib

from cuvee.engine import Args, BadInput, Text

Table = dict[str, object]


class Reader:
    """A data file; entries hold what they are asked for, or are refused, and nothing else."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        try:
            self.table: Table = tomllib.loads(text)
        except tomllib.TOMLDecodeError as problem:
            args: Args = {"file": file, "why": str(problem)}
            raise BadInput(f"{file}: {problem}", Text("error-edition-unreadable", args)) from None

    def wrong(self, where: str, problem: str) -> BadInput:
        """An error that names file, entry and reason."""
        text = Text("error-edition", {"file": self.file, "where": where, "why": problem})
        return BadInput(f"{self.file}, {where}: {problem}", text)

    def check(self, entry: Table, where: str, known: list[str]) -> None:
        """Refuse what would be overlooked, such as a misspelt name; `source` is free to all."""
        for name in entry:
            if name not in known and name != "source":
                raise self.wrong(where, f"there is no {name!r} here, but {', '.join(known)}")

    def tables(self, found: object, where: str, what: str, known: list[str]) -> list[Table]:
        """A list of tables that hold nothing unknown; they go by what is known first of them."""
        if not isinstance(found, list) or not all([isinstance(entry, dict) for entry in found]):
            raise self.wrong(where, f"there should be {what}")
        made: list[Table] = [dict(entry) for entry in found]
        for entry in made:
            self.check(entry, f"{where} {entry.get(known[0])!r}", known)
        return made

    def entries(self, name: str, known: list[str]) -> list[Table]:
        """A list of tables."""
        return self.tables(self.table.get(name), name, f"[[{name}]] entries", known)

    def keys(self, name: str) -> list[str]:
        """The keys of a list of tables."""
        found = self.table.get(name)
        if not isinstance(found, list):
            raise self.wrong(name, f"there should be [[{name}]] entries")
        return [self.word(entry, "key", name) for entry in found]

    def keyed(self, name: str, keys: list[str], known: list[str], fewest: int) -> list[Table]:
        """Entries with these keys in this order; those after the fewest may be missing."""
        entries = self.entries(name, ["key", *known])
        if len(entries) < fewest:
            raise self.wrong(name, f"there should be at least {fewest} entries, not {len(entries)}")
        for index, entry in enumerate(entries):
            where = f"{name} {entry.get('key')!r}"
            if index == len(keys):
                raise self.wrong(where, f"there are {len(keys)} keys, and this is none of them")
            if entry.get("key") != keys[index]:
                raise self.wrong(where, f"this entry should be {keys[index]!r}")
        return entries

    def section(self, name: str, known: list[str]) -> Table:
        """A table."""
        found = self.table.get(name)
        if not isinstance(found, dict):
            raise self.wrong(name, f"there should be a table [{name}]")
        self.check(dict(found), name, known)
        return dict(found)

    def number(self, entry: Table, name: str, where: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = entry.get(name)
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(where, f"{name} should be a whole number from {least} to {most}")
        return value

    def numbers(self, entry: Table, name: str, where: str, least: int, most: int) -> list[int]:
        """A list of whole numbers within bounds."""
        value = entry.get(name)
        if not isinstance(value, list) or not value:
            raise self.wrong(where, f"{name} should be a list of whole numbers")
        for member in value:
            if type(member) is not int or not least <= member <= most:
                raise self.wrong(where, f"{name} should hold whole numbers from {least} to {most}")
        return [int(member) for member in value]

    def totals(self, entry: Table, name: str, where: str, most: int) -> list[int]:
        """A list of totals for one, two, ..., which do not go down."""
        found = self.numbers(entry, name, where, 0, most)
        if found != sorted(found):
            raise self.wrong(where, f"{name} are totals, so they should not go down")
        return found

    def word(self, entry: Table, name: str, where: str, known: list[str] | None = None) -> str:
        """A word, of those known if they are given."""
        value = entry.get(name)
        if not isinstance(value, str) or not value:
            raise self.wrong(where, f"{name} should be text")
        if known is not None and value not in known:
            raise self.wrong(where, f"{name} should be one of {', '.join(known)}, not {value!r}")
        return value

    def slot(self, clock: object, where: str) -> int:
        """A time of day such as "13:30" in half hours from eleven o'clock."""
        hours, _, minutes = str(clock).partition(":")
        if not (hours.isdecimal() and minutes in {"00", "30"} and 11 <= int(hours) <= 23):
            raise self.wrong(where, f"{clock!r} is not a half hour between 11:00 and 23:30")
        return (int(hours) - 11) * 2 + (1 if minutes == "30" else 0)
