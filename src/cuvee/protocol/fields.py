"""Field types that several messages share, with their limits."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Sequence = Annotated[int, Meta(ge=0, le=1 << 31)]  # the number of an entry in a table's log
ActionCode = Annotated[int, Meta(ge=0, le=1 << 20)]
FurtherActions = Annotated[list[ActionCode], Meta(max_length=6)]
PlannedActions = Annotated[list[ActionCode], Meta(max_length=500)]
SampleNumber = Annotated[int, Meta(ge=0, le=1 << 31)]  # which of the deals of what is hidden
RequestId = Annotated[int, Meta(ge=0, le=1 << 31)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Title = Annotated[str, Meta(max_length=80)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
NoteText = Annotated[str, Meta(max_length=10_000)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]  # the secret part of a seat's link
OptionValue = bool | int | str
