"""What happened, and who may see it; made only while events are recorded."""

from __future__ import annotations

from cuvee.engine.text import Args, Text


class Event:
    """Something that happened at the table; one seat alone may see the secret part."""

    def __init__(self, kind: str, seat: int, args: Args, secret: Args, owner: int) -> None:
        self.kind = kind
        self.seat = seat  # who did it, or -1 for the table
        self.args = args
        self.secret = secret
        self.owner = owner  # who sees the secret part

    def __repr__(self) -> str:
        return f"<Event {self.kind!r} of seat {self.seat}: {self.args!r}>"

    def text(self, seat: int | None, names: list[str] | None = None) -> Text:
        """The event as this seat (None: a spectator) may know it.

        With the players' names, `name` is who did it and `other_name` the seat it was done to.
        """
        args: Args = {"seat": self.seat, **self.args}
        other = self.args.get("other")
        if names is not None and self.seat >= 0:
            args["name"] = names[self.seat]
        if names is not None and isinstance(other, int):
            args["other_name"] = names[other]
        if seat is None or seat != self.owner or not self.secret:
            return Text(f"event-{self.kind}", args)
        args.update(self.secret)
        return Text(f"event-{self.kind}-secret", args)
