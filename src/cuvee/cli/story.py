"""What happened, told in as few lines as it takes: a turn of one player is one sentence."""

from __future__ import annotations

from cuvee.cli.table import Turn
from cuvee.cli.words import Words

END = "."


class Tale:
    """What one player did in one turn: the player's name once, then deed after deed."""

    def __init__(self, seat: int, sentence: str) -> None:
        self.seat = seat
        self.deeds = [sentence.removesuffix(END)]
        self.times = [1]
        self.end = END if sentence.endswith(END) else ""

    def takes(self, seat: int, sentence: str, name: str) -> bool:
        """Go on with another sentence, if both are about this player and begin with the name."""
        begins = f"{name} "
        both = sentence.startswith(begins) and self.deeds[0].startswith(name)
        if seat < 0 or seat != self.seat or not self.end or not both:
            return False
        deed = sentence.removeprefix(begins).removesuffix(END)
        if deed == self.deeds[-1].removeprefix(begins):
            self.times[-1] += 1
        else:
            self.deeds.append(deed)
            self.times.append(1)
        self.end = END if sentence.endswith(END) else ""
        return True

    def told(self) -> str:
        """The whole of it; what was done several times over is told with how often."""
        deeds = zip(self.deeds, self.times, strict=True)
        told = [deed if many == 1 else f"{deed} ({many}x)" for deed, many in deeds]
        return "; ".join(told) + self.end


def tales(turns: list[Turn], eyes: int | None, words: Words) -> list[str]:
    """What happened in some turns, as far as a seat may know it."""
    told: list[Tale] = []
    for turn in turns:
        tale: Tale | None = None
        for event in turn:
            sentence = words.event(event, eyes)
            name = words.names[event.seat] if event.seat >= 0 else ""
            if tale is None or not tale.takes(event.seat, sentence, name):
                tale = Tale(event.seat, sentence)
                told.append(tale)
    return [tale.told() for tale in told]
