"""The road: wineries in the order of travel, their spaces, who stands there, where it forks."""

from __future__ import annotations

from collections.abc import Collection

from rich.table import Table
from rich.text import Text

from cuvee.cli.marks import joined, mark_of
from cuvee.cli.naramata.layout import WIDTH, flowing
from cuvee.cli.words import Words
from cuvee.games.naramata.kinds import CONTRACT, KINDS, PAIRING
from cuvee.games.naramata.views import Activity, NaramataView, Segment, Stop

CONTRACT_KIND = KINDS[CONTRACT]
SPACES: tuple[Activity, ...] = ("cheese", "tasting", "purchase", "view", "pairing", "contract")
ALONE, FIRST, MIDDLE, LAST = "─", "┬", "├", "└"
SIGNATURE = "*"


class Numbers:
    """The numbers of the options that lie on the road: spaces, and the road past a winery."""

    def __init__(self, actions: list[dict[str, str]]) -> None:
        self.spaces: dict[str, int] = {}
        self.past: dict[str, int] = {}
        self.wineries: set[str] = set()
        for number, action in enumerate(actions, 1):
            if action["verb"] == "space":
                self.spaces[f"{action['winery']}_{action['space']}"] = number
                self.wineries.add(action["winery"])
            elif action["verb"] == "road_pairing":
                self.past[action["winery"]] = number
        self.shown = {*self.spaces.values(), *self.past.values()}


NONE = Numbers([])


class Road:
    """The road as somebody sees it: a seat, or a spectator (None)."""

    def __init__(self, view: NaramataView, seat: int | None, words: Words) -> None:
        self.view = view
        self.words = words
        self.locks = view["locks"]
        self.back = view["backwards"]
        self.own = [] if seat is None else view["players"][seat]["bottles"]
        self.here: dict[str, list[Text]] = {}
        for other, player in enumerate(view["players"]):
            self.here.setdefault(player["place"], []).append(mark_of(other, words.names))
        phantoms = view["phantoms"]
        for number, phantom in enumerate(phantoms, 1):
            sign = words.of_game("board-phantom_mark") + (str(number) if len(phantoms) > 1 else "")
            mark = Text(sign, "bold")
            self.here.setdefault(phantom["place"], []).append(mark)

    def ahead(self, wineries: Collection[str], numbers: Numbers = NONE) -> list[Table | Text]:
        """Some wineries, each with its spaces in short, and what the letters mean."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        found = []
        for segment in segments(self.view):
            texts: list[Text] = []
            for place in segment["wineries"]:
                name = place["winery"]
                texts += [self.in_short(place, numbers)] if name in wineries else []
                texts += [self.past(numbers.past[name])] if name in numbers.past else []
            if texts:
                found.append((texts, segment["next"]))
        ways = [after for _, after in found]
        for number, (texts, _) in enumerate(found):
            grid.add_row(Text(fork(ways, number), "dim"), flowing(texts, WIDTH - 3))
        between = [Text(self.words.of_game("board-between"), "dim")] if numbers.past else []
        return [self.legend(), *between, grid] if found else []

    def past(self, number: int) -> Text:
        """The option to hold a pairing on the road between two wineries."""
        return Text.assemble((str(number), "cyan"), (self.letter(KINDS[PAIRING]), "bold"))

    def legend(self) -> Text:
        """What the letters mean, by how long the actions take."""
        minutes = self.view["minutes"]
        texts = []
        for many in sorted({minutes[kind] for kind in SPACES}):
            kinds = [self.meant(kind) for kind in SPACES if minutes[kind] == many]
            texts.append(Text.assemble((f"{many}' ", "dim"), joined(kinds, ", ")))
        signs = self.words.of_game("board-signs", sign=SIGNATURE)
        return Text.assemble(flowing(texts, WIDTH), "\n", (signs, "dim"))

    def meant(self, kind: str) -> Text:
        """What a letter means."""
        return Text.assemble((self.letter(kind), "bold"), " ", self.words.of_game(f"kind-{kind}"))

    def in_short(self, place: Stop, numbers: Numbers) -> Text:
        """A winery on the way: bottles left, letters for its spaces, whoever stands there."""
        name = place["winery"]
        text = Text(self.words.of_game(f"winery-{name}"))
        if CONTRACT_KIND in place["spaces"]:
            text.append(f"{SIGNATURE}{self.view['bottles'][name]}", "yellow")
        for number, kind in enumerate(place["spaces"], 1):
            if kind:
                option = numbers.spaces.get(f"{name}_{number}")
                text.append(" " if numbers.shown or number == 1 else "")
                text.append("" if option is None else str(option), "cyan")
                is_open = self.is_open(name, number, kind)
                letter = self.letter(kind)
                text.append(letter if is_open else letter.lower(), "bold" if is_open else "dim")
        standing = self.here.get(name)
        return Text.assemble(text, " [", joined(standing, " "), "]") if standing else text

    def in_full(self) -> Table:
        """Every winery on a line of its own, and a gap where the road joins or forks."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        end = self.words.of_game("board-end")
        goal = self.words.of_game("board-start") if self.back else end
        if self.back:
            grid.add_row(Text(end, "dim"))
        for segment in segments(self.view):
            after = ", ".join(self.first_of(int(next_)) for next_ in segment["next"])
            for place in segment["wineries"]:
                name = place["winery"]
                numbered = [*enumerate(place["spaces"], 1)]
                texts = [self.space(name, at, kind) for at, kind in numbered if kind]
                title = Text(self.words.of_game(f"winery-{name}"))
                standing = joined(self.here.get(name, []), " ")
                grid.add_row(
                    title, flowing([*texts, *([standing] if standing else [])], WIDTH - 34)
                )
            grid.add_row(Text(f"  → {after or goal}", "dim"))
        return grid

    def space(self, winery: str, number: int, kind: str) -> Text:
        """A space in words: locked or not, and for a contract the bottles left."""
        text = Text(self.words.of_game(f"kind-{kind}"))
        if kind == CONTRACT_KIND:
            left = self.view["bottles"][winery]
            own = f", {self.words.of_game('board-own_bottle')}" if winery in self.own else ""
            text.append(f" ({self.words.of_game('board-left', count=left)}{own})", "dim")
        elif not self.is_open(winery, number, kind):
            text.append(f" ({self.words.of_game('board-locked')})", "dim")
        return text

    def is_open(self, winery: str, number: int, kind: str) -> bool:
        """Whether a space has no lock; a contract needs a bottle, there or in hand."""
        if kind == CONTRACT_KIND:
            return winery in self.own or self.view["bottles"][winery] > 0
        return f"{winery}_{number}" not in self.locks

    def letter(self, kind: str) -> str:
        """The letter that stands for a kind of space."""
        return self.words.of_game(f"board-letter-{kind}")

    def first_of(self, segment: int) -> str:
        """The winery with which a piece of road begins."""
        first = self.view["road"][segment]["wineries"][0]
        return self.words.of_game(f"winery-{first['winery']}")


def segments(view: NaramataView) -> list[Segment]:
    """The pieces of road in the order of travel, of alternatives the upper one first."""
    course = view["course"]
    return sorted(view["road"], key=lambda segment: course.index(segment["wineries"][0]["winery"]))


def fork(ways: list[list[int]], number: int) -> str:
    """The sign before a piece of road: those that lead to the same place are alternatives."""
    before = number > 0 and ways[number - 1] == ways[number]
    after = number + 1 < len(ways) and ways[number + 1] == ways[number]
    if before:
        return MIDDLE if after else LAST
    return FIRST if after else ALONE
