"""The campaign: eight challenges in order, and how far somebody has come with them.

It knows no files: whoever keeps a campaign writes down what `dump` gives and hands it to `load`.
"""

from __future__ import annotations

from typing import Final

from cuvee.engine import BadInput, Option, Options, Result, switch
from cuvee.engine.plain import expect_int, expect_list, expect_mapping, short_repr
from cuvee.games.campaigns import Campaign, Campaigns, register_campaigns
from cuvee.games.views import CampaignData, CampaignGame, CampaignProgress
from cuvee.games.viticulture.difficulty import (
    CALM_ONLY,
    DIFFICULTIES,
    DIFFICULTY_NAMES,
    LEVELS,
    NORMAL,
)

MOST_TOKENS: Final = 20  # bonus action tokens that a game can begin with
FORMAT: Final = 1
KIND: Final = "viticulture campaign"
REASONS: Final = ["automa_win", "automa_draw", "automa_loss", "aggressive_loss", "workers_loss"]


class Challenge:
    """What a challenge changes; whatever is not named is as in any game against the Automa."""

    def __init__(
        self,
        number: int,
        *,
        confirmed: bool = True,
        mama: bool = True,
        vines: int = 0,
        most_workers: int = 5,
        middle: bool = False,
        tokens: bool = True,
        workers_wanted: int = 0,
        deadline: int = 0,
        start_vp: int | None = None,
        start_lira: int | None = None,
        harvests: int = 1,
        years: int = 0,
        any_row: bool = False,
        points: bool = True,
        large_cellar_vp: int = 0,
        medium_cellar_vp: int = 0,
        orders: bool = True,
    ) -> None:
        self.number = number
        self.confirmed = confirmed  # False: the printed numbers are lost, these are reconstructed
        self.mama = mama
        self.vines = vines  # chosen from the deck and planted during setup
        self.most_workers = most_workers  # regular ones
        self.middle = middle  # the middle spaces are in play instead of the left ones
        self.tokens = tokens  # whether bonus action tokens can be used
        self.workers_wanted = workers_wanted  # the grande included
        self.deadline = deadline  # the year by whose end they are wanted
        self.start_vp = start_vp
        self.start_lira = start_lira
        self.harvests = harvests  # fields for one harvest action
        self.years = years  # at least so many
        self.any_row = any_row  # no glass tokens on the wake-up chart
        self.points = points  # whether points gained during the game count
        self.large_cellar_vp = large_cellar_vp  # for each wine there at the end
        self.medium_cellar_vp = medium_cellar_vp
        self.orders = orders  # whether wine orders can be filled


# Somebody with the printed booklet: correct 4, 6 and 7 here, and nowhere else.
CHALLENGES: Final = [
    Challenge(0),  # no challenge at all
    Challenge(1, mama=False, vines=3),
    Challenge(2, most_workers=2, middle=True, tokens=False),
    Challenge(3, workers_wanted=6, deadline=3),
    Challenge(4, confirmed=False, start_vp=-5, harvests=3),
    Challenge(5, tokens=False, years=8, any_row=True),
    Challenge(6, confirmed=False, points=False, large_cellar_vp=3, medium_cellar_vp=2),
    Challenge(7, confirmed=False, start_vp=-5, start_lira=0),
    Challenge(8, orders=False),
]
LAST: Final = len(CHALLENGES) - 1
SKIPPED: Final = 6  # by the aggressive variant, which compares points year by year


def challenge_of(options: Options) -> Challenge:
    """The challenge asked for; the one that changes nothing if none is."""
    number = options["campaign"]
    return CHALLENGES[number if isinstance(number, int) else 0]


class ViticultureCampaignData(CampaignData):
    """A campaign as it is stored: what was chosen for it, and the games so far."""

    automa: str
    aggressive: bool
    history: list[CampaignGame]


class ViticultureCampaign(Campaign):
    """The eight challenges against the Automa; everything follows from the games played."""

    def __init__(self, automa: str = "normal", aggressive: bool = False) -> None:
        if automa not in DIFFICULTY_NAMES:
            raise BadInput(f"automa takes {', '.join(DIFFICULTY_NAMES)}, not {short_repr(automa)}")
        level = DIFFICULTIES[DIFFICULTY_NAMES.index(automa)]
        if aggressive and not level.aggressive:
            raise BadInput(f"a campaign at {automa} cannot be aggressive")
        self.automa = automa
        self.aggressive = aggressive
        self.history: list[CampaignGame] = []

    @property
    def order(self) -> list[int]:
        """The challenges to be beaten, in order."""
        skipped = SKIPPED if self.aggressive else 0
        return [number for number in range(1, LAST + 1) if number != skipped]

    @property
    def beaten(self) -> int:
        """How many challenges have been beaten."""
        return len([game for game in self.history if game["won"]])

    @property
    def finished(self) -> bool:
        """Whether every challenge has been beaten."""
        return self.beaten == len(self.order)

    @property
    def challenge(self) -> int:
        """The challenge to be played next; 0 when all are beaten."""
        return 0 if self.finished else self.order[self.beaten]

    @property
    def losses(self) -> int:
        """How often in a row the present challenge was not beaten."""
        row = 0
        for game in reversed(self.history):
            if game["won"]:
                break
            row += 1
        return row

    @property
    def games(self) -> int:
        """The games played so far: the score, and fewer are better."""
        return len(self.history)

    def options(self) -> Options:
        """With which options the next game is begun, at one seat."""
        if self.finished:
            raise BadInput("the campaign is finished; begin a new one")
        return {
            "campaign": self.challenge,
            "automa": self.automa,
            "aggressive": self.aggressive,
            "bonus_tokens": min(self.losses, MOST_TOKENS),
        }

    def record(self, result: Result) -> None:
        """Enter how a game of the present challenge came out; a draw does not beat the Automa."""
        if self.finished:
            raise BadInput("the campaign is finished; begin a new one")
        if len(result.scores) != 1:
            raise BadInput(f"a campaign is played alone, not by {len(result.scores)}")
        won = result.winners == [0]
        self.history.append(
            {
                "challenge": self.challenge,
                "won": won,
                "score": result.scores[0],
                "reason": result.reason,
            }
        )

    def dump(self) -> ViticultureCampaignData:
        """The campaign as plain data."""
        return {
            "kind": KIND,
            "format": FORMAT,
            "automa": self.automa,
            "aggressive": self.aggressive,
            "history": [{**game} for game in self.history],
        }

    def progress(self) -> CampaignProgress:
        """The challenges, the next of them, what helps with it, and every game so far."""
        challenge = CHALLENGES[self.challenge]
        return {
            "order": self.order,
            "beaten": self.beaten,
            "challenge": self.challenge,
            "confirmed": challenge.confirmed,
            "games": self.games,
            "losses": self.losses,
            "tokens": min(self.losses, MOST_TOKENS) if challenge.tokens else 0,
            "choices": {"automa": self.automa, "aggressive": self.aggressive},
            "history": [{**game} for game in self.history],
        }


def load(plain: object) -> ViticultureCampaign:
    """Read back what `ViticultureCampaign.dump` gave; anything else is refused."""
    where = "the campaign"
    if not isinstance(plain, dict) or plain.get("kind") != KIND:
        raise BadInput("this is not a campaign of Viticulture")
    if plain.get("format") != FORMAT:
        raise BadInput(f"{where} is of format {short_repr(plain.get('format'))}, not {FORMAT}")
    given = expect_mapping(plain, where, {"kind", "format", "automa", "aggressive", "history"})
    automa, aggressive = given["automa"], given["aggressive"]
    if not isinstance(automa, str) or not isinstance(aggressive, bool):
        raise BadInput(f"{where} should name a difficulty and say whether it is aggressive")
    campaign = ViticultureCampaign(automa, aggressive)
    for index, entry in enumerate(expect_list(given["history"], f"{where}'s history")):
        campaign.history.append(_played(campaign, entry, f"game {index + 1} of {where}"))
    return campaign


def _played(campaign: ViticultureCampaign, entry: object, where: str) -> CampaignGame:
    """A game of the history, which must be of the challenge that was due."""
    given = expect_mapping(entry, where, {"challenge", "won", "score", "reason"})
    due = campaign.challenge
    number = expect_int(given["challenge"], f"{where}: the challenge", 1, LAST)
    if number != due:
        wanted = f"challenge {due}" if due else "none, for all were beaten"
        raise BadInput(f"{where} is of challenge {number}; due was {wanted}")
    won, reason = given["won"], given["reason"]
    if not isinstance(won, bool) or not isinstance(reason, str):
        raise BadInput(f"{where} should say whether it was won, and the reason it ended")
    if won != (reason == "automa_win") or reason not in REASONS:
        raise BadInput(f"{where} cannot have ended with {short_repr(reason)}")
    score = expect_int(given["score"], f"{where}: the score", -5, 999)
    return {"challenge": number, "won": won, "score": score, "reason": reason}


class ViticultureCampaigns(Campaigns):
    """Campaigns against the Automa, harder or easier."""

    def create(self, chosen: Options) -> Campaign:
        """A campaign at its first challenge."""
        return ViticultureCampaign(str(chosen["automa"]), bool(chosen["aggressive"]))

    def load(self, plain: object) -> Campaign:
        """Read back what was written down."""
        return load(plain)


register_campaigns(
    "viticulture",
    ViticultureCampaigns(
        [Option("automa", NORMAL.name, LEVELS), switch("aggressive", [CALM_ONLY])]
    ),
)
