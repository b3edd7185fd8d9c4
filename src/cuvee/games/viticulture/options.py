"""The options of Viticulture, and which of them go together."""

from __future__ import annotations

from typing import Final

from cuvee.engine import Need, Option, switch
from cuvee.games.viticulture.campaign import LAST, MOST_TOKENS, SKIPPED
from cuvee.games.viticulture.difficulty import CALM_ONLY, LEVELS, NORMAL

Values = list[int | str]
SEVERAL: Final[Values] = [2, 3, 4, 5, 6]
CAMPAIGN: Final[Values] = [*range(1, LAST + 1)]
TOKENS: Final[Values] = [*range(MOST_TOKENS + 1)]


def alone(values: Values) -> Need:
    """Values for a player alone."""
    return Need([*values], {"seats": [1]})


OPTIONS: Final = [
    switch("friendly", [Need([True], {"seats": SEVERAL}, why="alone there is nobody to spare")]),
    switch("choose_parents"),
    Option(
        "automa",
        None,
        LEVELS,
        [
            alone(LEVELS),
            Need([None], {"seats": SEVERAL, "campaign": CAMPAIGN}, instead=NORMAL.name),
        ],
    ),
    switch(
        "aggressive",
        [
            alone([True]),
            CALM_ONLY,
            Need([True], none_of={"campaign": [SKIPPED]}, why="it compares points year by year"),
        ],
    ),
    Option("campaign", None, CAMPAIGN, [alone(CAMPAIGN)]),
    Option("bonus_tokens", 0, TOKENS, [alone(TOKENS[1:])]),
    switch("redraw_visitors", [alone([True])]),
]
