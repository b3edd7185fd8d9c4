"""The shapes of a campaign's plain data: types and nothing else."""

from __future__ import annotations

from typing import TypedDict

from cuvee.engine import Options


class CampaignGame(TypedDict):
    """One finished game of a campaign."""

    challenge: int
    won: bool
    score: int
    reason: str


class CampaignData(TypedDict):
    """A campaign as it is stored; a game adds what its campaigns need."""

    kind: str  # of which game
    format: int


class CampaignProgress(TypedDict):
    """How far a campaign has come."""

    order: list[int]  # the challenges, in the order in which they are played
    beaten: int  # how many of them
    challenge: int  # the one to be played next; 0 when all are beaten
    confirmed: bool  # whether its numbers are printed rather than reconstructed
    games: int  # the games played so far: the score, and fewer are better
    losses: int  # in a row at the present challenge
    tokens: int  # what the next game begins with to make up for them
    choices: Options  # what was chosen when the campaign was begun
    history: list[CampaignGame]
