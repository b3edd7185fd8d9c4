"""What happened, in as few lines as possible: a turn of one player is one sentence."""

from __future__ import annotations

from cuvee.cli.table import Turn
from cuvee.cli.words import Words

END = "."


class TurnSummary:
    """What one player did in one turn: the player's name once, then each action."""

    def __init__(self, seat: int, sentence: str) -> None:
        self.seat = seat
        self.actions = [sentence.removesuffix(END)]
        self.times = [1]
        self.end = END if sentence.endswith(END) else ""

    def merge(self, seat: int, sentence: str, name: str) -> bool:
        """Go on with another sentence, if both are about this player and begin with the name."""
        begins = f"{name} "
        both = sentence.startswith(begins) and self.actions[0].startswith(name)
        if seat < 0 or seat != self.seat or not self.end or not both:
            return False
        action = sentence.removeprefix(begins).removesuffix(END)
        if action == self.actions[-1].removeprefix(begins):
            self.times[-1] += 1
        else:
            self.actions.append(action)
            self.times.append(1)
        self.end = END if sentence.endswith(END) else ""
        return True

    def text(self) -> str:
        """The summary as one sentence; what was done several times has its count."""
        counted = zip(self.actions, self.times, strict=True)
        actions = [action if many == 1 else f"{action} ({many}x)" for action, many in counted]
        return "; ".join(actions) + self.end


def summarise_turns(turns: list[Turn], viewpoint: int | None, words: Words) -> list[str]:
    """What happened in some turns, as far as a seat may know it."""
    summaries: list[TurnSummary] = []
    for turn in turns:
        summary: TurnSummary | None = None
        for event in turn:
            sentence = words.event(event, viewpoint)
            name = words.names[event.seat] if event.seat >= 0 else ""
            if summary is None or not summary.merge(event.seat, sentence, name):
                summary = TurnSummary(event.seat, sentence)
                summaries.append(summary)
    return [summary.text() for summary in summaries]
