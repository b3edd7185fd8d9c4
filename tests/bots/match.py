"""Games between bots, for the tests that ask how good they are."""

from cuvee.bots import Bot, GreedyBot, Observation, RandomBot
from cuvee.engine import Game, rng
from cuvee.testing.walk import S


def play_out(game: Game[S], bots: list[Bot], seed: int, **options: object) -> S:
    """A game between bots, at its end."""
    s, dice = game.new(seats=len(bots), seed=seed, **options), rng(seed).fork()
    while not s.over:
        seat = s.seat
        s.apply(bots[seat].choose(Observation(s, seat), dice), seat)
    return s


def one_greedy(seats: int, place: int) -> list[Bot]:
    """Greedy on one seat, Random on all others."""
    bots: list[Bot] = [RandomBot() for _ in range(seats)]
    bots[place] = GreedyBot()
    return bots
