"""Games that break one promise each, and what the proof kit says of it."""

from collections.abc import Callable
from typing import ClassVar, Self, cast

from cuvee import Decision, Reason, Result, Rng
from cuvee.engine import (
    NO,
    YES,
    Ask,
    EachSeat,
    Effect,
    May,
    Options,
    Simultaneous,
    Text,
    View,
)
from tests.engine.toy import PICK, Mark, Pick, Table, Toy, ToyView


def steps() -> list[Effect[Toy]]:
    """Enough for every promise: questions to one and to all, with refusals."""
    return [May(Mark(1)), Simultaneous(Pick()), EachSeat(Pick())]


# Copies


class Forgetful(Toy):
    """A clone loses the clock."""

    def __init__(self, game: Table, seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.clock = 0

    def copy_from(self, other: Self) -> None:
        super().copy_from(other)
        self.clock = 0


class Sharing(Toy):
    """A clone shares the marks."""

    def copy_from(self, other: Self) -> None:
        super().copy_from(other)
        for purse, origin in zip(self.players, other.players, strict=True):
            purse.marks = origin.marks


class Haunting(Toy):
    """What the original does shows in its clones."""

    def __init__(self, game: Table, seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.clones: list[Toy] = []

    def copy_from(self, other: Self) -> None:
        super().copy_from(other)
        other.clones.append(self)

    def apply(self, action: int, seat: int | None = None) -> None:
        super().apply(action, seat)
        for clone in self.clones:
            clone.players[0].coins += 1


class Unwritten(Toy):
    """What is written down lacks who begins."""

    FIELDS: ClassVar[tuple[str, ...]] = ("clock",)


class Unplain(Toy):
    """What is written down is not plain data."""

    FIELDS: ClassVar[tuple[str, ...]] = ("clock", "first", "bag")

    def __init__(self, game: Table, seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.bag = {1, 2}


class Fickle(Table):
    """No two games are dealt alike."""

    dealt = 0

    def deal(self, s: Toy) -> None:
        super().deal(s)
        self.dealt += 1
        s.players[0].secret = self.dealt


class Advance(Effect[Toy]):
    """The clock goes on, and the second seat begins."""

    def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
        s.clock += 1
        s.first = 1


def of(kind: type[Toy]) -> Table:
    """A table with another kind of state."""

    class Other(Table):
        def blank(self, seats: int, options: Options) -> Toy:
            return kind(self, seats, options)

    return Other(Advance(), *steps())


# Offers


class Odd(Ask[Toy]):
    """Offers what it is told to, in that order."""

    def __init__(self, *codes: int) -> None:
        super().__init__("odd")
        self.codes = list(codes)

    def candidates(self, s: Toy, seat: int, at: int) -> list[int]:
        return self.codes

    def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
        s.players[seat].marks.append(action)


class Moody(Odd):
    """Has a reason against what is on offer."""

    def why_not(self, s: Toy, seat: int, at: int, action: int) -> Reason | None:
        return Reason("moody")


class Silent(Odd):
    """Has no reason against what is not on offer."""

    def why_not(self, s: Toy, seat: int, at: int, action: int) -> Reason | None:
        return None


class Broken(Odd):
    """Cannot do what it offers."""

    def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
        raise KeyError(action)


class Elsewhere(Toy):
    """Waits for others than it asks."""

    @property
    def seat(self) -> int:
        return 1


class Generous(Toy):
    """Offers something to those who are not asked."""

    def legal(self, seat: int | None = None) -> list[int]:
        return super().legal(seat) or [NO]


class Empty(Toy):
    """Waits for a seat, but offers it nothing."""

    def legal(self, seat: int | None = None) -> list[int]:
        return []


class Permissive(Toy):
    """Takes no notice of what is not on offer, rather than refuse it."""

    def apply(self, action: int, seat: int | None = None) -> None:
        if action in self.legal(seat):
            super().apply(action, seat)


class Curious(Odd):
    """What may be answered depends on what others have answered."""

    def candidates(self, s: Toy, seat: int, at: int) -> list[int]:
        return [NO, YES] if max(s.answers) < 0 else [NO, YES, PICK]


class Chatty(Toy):
    """Tells of answers before all have come."""

    def apply(self, action: int, seat: int | None = None) -> None:
        super().apply(action, seat)
        self.emit("answer", 0, {})


class Ordered(Toy):
    """Whoever answers first begins."""

    def apply(self, action: int, seat: int | None = None) -> None:
        unanswered = bool(self.answers) and max(self.answers) < 0
        super().apply(action, seat)
        if unanswered:
            self.first = self.seat if seat is None else seat


# Views


class Peeping(Table):
    """Shows everybody everything."""

    def view(self, s: Toy, seat: int | None) -> ToyView:
        view = cast("dict[str, object]", super().view(s, seat))
        view["secrets"] = [purse.secret for purse in s.players]
        return cast("ToyView", view)


class Televised(Table):
    """Shows spectators what the players must not see."""

    def view(self, s: Toy, seat: int | None) -> ToyView:
        view = super().view(s, seat)
        view["secret"] = s.players[seat or 0].secret
        return view


class Keyed(Table):
    """Shows the key to the dice."""

    def view(self, s: Toy, seat: int | None) -> ToyView:
        view = cast("dict[str, object]", super().view(s, seat))
        view["key"] = f"{s.rng.key:064x}"
        return cast("ToyView", view)


class Tupled(Table):
    """Shows what is not plain data."""

    def view(self, s: Toy, seat: int | None) -> ToyView:
        view = cast("dict[str, object]", super().view(s, seat))
        view["coins"] = tuple(s.coins)
        return cast("ToyView", view)


class Revealing(Table):
    """Shows that somebody has answered."""

    def view(self, s: Toy, seat: int | None) -> ToyView:
        view = cast("dict[str, object]", super().view(s, seat))
        view["answered"] = [answer >= 0 for answer in s.answers]
        return cast("ToyView", view)


class Public(Table):
    """Gives a seat no more than spectators get."""

    def private_view(self, s: Toy, seat: int, public: View) -> ToyView:
        return cast("ToyView", {**public})


class Scribbling(Table):
    """Writes a secret into the view of the spectators."""

    def private_view(self, s: Toy, seat: int, public: View) -> ToyView:
        seen = cast("ToyView", public)
        seen.update(self.view(s, seat))
        return seen


class Stacked(Table):
    """Deals anew from what was dealt before."""

    def resample_hidden(self, s: Toy, seat: int, rng: Rng) -> None:
        for other, purse in enumerate(s.players):
            if other != seat:
                purse.secret = (purse.secret + rng.below(1000)) % 1000


class Marked(Ask[Toy]):
    """What seat 0 may do depends on what seat 1 holds."""

    def candidates(self, s: Toy, seat: int, at: int) -> list[int]:
        return [NO, YES, PICK + s.players[1].secret % 5]

    def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
        s.players[seat].marks.append(action)


class Spending(Table):
    """Counts coins as if none were ever spent."""

    def invariants(self, s: Toy) -> dict[str, int]:
        return {"coins": sum(s.coins)}


class Crashing(Table):
    """Cannot deal anew."""

    def resample_hidden(self, s: Toy, seat: int, rng: Rng) -> None:
        raise KeyError("lost")


# The end


class Endless(Effect[Toy]):
    """Asks again and again."""

    def __init__(self) -> None:
        super().__init__()
        self.pick = Odd(NO, YES)

    def parts(self) -> list[Effect[Toy]]:
        return [self.pick]

    def resolve(self, s: Toy, seat: int, at: int, action: int) -> None:
        self.push(s, seat)
        self.pick.push(s, seat)


class Lopsided(Table):
    """Has a result for one seat only."""

    def result(self, s: Toy) -> Result:
        return Result([1], [1], "done")


class Hasty(Toy):
    """Has a result from the beginning."""

    @property
    def result(self) -> Result | None:
        return Result([0, 0], [1, 1], "early")


class Unresolved(Toy):
    """Has no result at the end."""

    @property
    def result(self) -> Result | None:
        return None


class Insisting(Toy):
    """Asks when it is over."""

    @property
    def decision(self) -> Decision | None:
        return super().decision or Decision("pick", "toy", [0], Text("ask"), starts_turn=False)


class Lenient(Toy):
    """Refuses nothing once it is over."""

    def why_not(self, action: int, seat: int | None = None) -> Reason | None:
        return super().why_not(action, seat) if self.stack else None


class Untitled(Pick):
    """Asks under the name of its class."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "Untitled"


BROKEN: list[tuple[str, Callable[[], Table], str]] = [
    ("clone forgets", lambda: of(Forgetful), r"a clone differs: table\.clock: 1 -> 0"),
    ("clone shares", lambda: of(Sharing), r"a clone changed the original: players\[0\]\.marks: \["),
    ("clone follows", lambda: of(Haunting), r"changed while the original went on: players\[0\]"),
    ("not written", lambda: of(Unwritten), r"a state read back plays on differently: stack"),
    ("not plain", lambda: of(Unplain), "the state is not plain data: .*set is not JSON"),
    ("twins differ", lambda: Fickle(*steps()), r"twin run goes another way: players\[0\]\.secret"),
    ("no stable id", lambda: Table(Untitled()), "question of 'toy' has the id 'Untitled'"),
    ("not ascending", lambda: Table(Odd(YES, NO)), r"seat 0 are not ascending: \[1, 0\]"),
    ("twice", lambda: Table(Odd(NO, NO)), "seat 0 are not ascending"),
    ("no such code", lambda: Table(Odd(NO, 99)), "codes that the game does not have"),
    ("reason for legal", lambda: Table(Moody(NO, YES)), "is legal, yet why_not has a reason"),
    ("no reason", lambda: Table(Silent(NO, YES)), "is not legal, yet why_not has no reason"),
    ("impossible", lambda: Table(Broken(NO, YES)), "on offer, but cannot be taken: KeyError: 0"),
    ("wrong seat", lambda: of(Elsewhere), "waited for, but it is the decision of 1"),
    ("offer to all", lambda: of(Generous), "seat 1 is not waited for, yet has actions"),
    ("nothing on offer", lambda: of(Empty), "seat 0 is waited for, but has nothing on offer"),
    ("not refused", lambda: of(Permissive), "is not legal, yet was taken"),
    ("answers seen", lambda: Table(Simultaneous(Curious())), "changes what seat 1 may answer"),
    ("answers told", lambda: of(Chatty), "the hidden answer of seat 0 is told before"),
    (
        "answers in order",
        lambda: of(Ordered),
        r"in the order \[1, 0\] lead elsewhere: stack",
    ),
    ("answers shown", lambda: Revealing(*steps()), r"changes the view of None: answered: \[False"),
    ("secrets shown", lambda: Peeping(*steps()), r"seat 0 sees what it cannot know: secrets: \["),
    ("spectators see", lambda: Televised(*steps()), "spectators see what seat 1 cannot know"),
    ("private lost", lambda: Public(*steps()), "the private view of seat 0 differs: secret: "),
    ("public changed", lambda: Scribbling(*steps()), "private view of seat 0 changes the public"),
    ("key shown", lambda: Keyed(*steps()), "the view of None holds the key to the dice"),
    ("tuples shown", lambda: Tupled(*steps()), r"view of None does not survive JSON: coins: \(3"),
    ("deal from truth", lambda: Stacked(*steps()), "the deal for seat 0 depends on what it cannot"),
    (
        "offer from truth",
        lambda: Table(Marked("x")),
        "on offer to seat 0 depends on what it",
    ),
    ("invariants", lambda: Spending(*steps()), r"the invariants changed: coins: 6 -> \d"),
    ("crash", lambda: Crashing(*steps()), "KeyError: 'lost'"),
    ("endless", lambda: Table(Endless()), "the game is not over after 50 decisions"),
    ("lopsided", lambda: Lopsided(*steps()), "the result is not one for each seat"),
    ("early result", lambda: of(Hasty), "there is a result before the end"),
    ("no result", lambda: of(Unresolved), "the game is over, but has no result"),
    ("asks on", lambda: of(Insisting), "the game is over, but still asks"),
    ("allows on", lambda: of(Lenient), "the game is over, but action 0 is not refused"),
]
