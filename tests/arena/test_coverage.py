from dataclasses import replace

import barrels
from cuvee.arena import Coverage, Plan, groups, outcomes, play, tasks_of
from cuvee.engine import game
from cuvee.games.viticulture.game import VITICULTURE

PLAN = Plan("barrels", 3, ("greedy", "random", "random"), 8, seed=4, coverage=True)


def covered(plan: Plan) -> Coverage:
    """What all games of a plan exercise together."""
    total = Coverage([0] * len(game(plan.game).effects), {}, set())
    for outcome in outcomes(tasks_of(plan)):
        assert outcome.coverage is not None
        total.add(outcome.coverage)
    return total


def test_watching_a_game_changes_nothing_about_it() -> None:
    for number in range(3):
        watched = play(PLAN, number)
        assert replace(watched, coverage=None) == play(replace(PLAN, coverage=False), number)
        assert "coverage" not in watched.to_dict()
    plan = Plan("viticulture", 2, ("greedy", "random"), 1, coverage=True)
    unwatched = play(replace(plan, coverage=False), 0)
    assert replace(play(plan, 0), coverage=None) == unwatched


def test_every_effect_and_every_answer_is_counted() -> None:
    counted = {group.name: group for group in groups(game("barrels"), covered(PLAN))}
    assert [*counted] == ["other effects", "chosen: options", "chosen: bid"]
    effects = counted["other effects"].counts
    assert effects["round"] == 8 * (barrels.ROUNDS + 1)
    assert effects["round.0.0"] == 8 * barrels.ROUNDS
    bids = counted["chosen: bid"].counts
    assert sum(bids.values()) >= 8 * 3 * (barrels.ROUNDS - 1)
    assert {name for name in bids if name.startswith("bid ")} <= {f"bid {n}" for n in range(1, 13)}


def test_an_offer_declined_is_an_answer_too() -> None:
    answers = {group.name: group for group in groups(game("barrels"), covered(PLAN))}
    toasts = {
        name for name in answers["chosen: options"].counts if name.startswith("round.0.2.0.0")
    }
    assert toasts == {"round.0.2.0.0.1.0 no", "round.0.2.0.0.1.0 yes"}


def test_what_was_never_exercised_is_named_with_what_became_of_it() -> None:
    rules = game("viticulture")
    merlot = VITICULTURE.code({"verb": "card", "card": "merlot"})
    left, refused = ("plant", merlot), ("plant", merlot + 1)
    coverage = Coverage([1] * len(rules.effects), {left: 0, refused: 0}, {left})
    coverage.effects[VITICULTURE.catalogue.ids["queen.0.1"]] = 0
    never = {group.name: group.never for group in groups(rules, coverage)}
    assert never["parts of card effects"] == {"never done": ["queen.0.1"]}
    assert never["card effects"] == {}
    assert never["chosen: card"]["never chosen"] == ["plant merlot"]
    assert never["chosen: card"]["always refused"] == ["plant sauvignon_blanc"]
    assert "chardonnay" in never["chosen: card"]["never in question"]
    assert never["chosen: place"]["never in question"][0] == "play_summer_left"


def test_answers_that_are_forced_are_counted() -> None:
    plan = Plan("viticulture", 2, ("random", "random"), 4, coverage=True)
    found = covered(plan)
    counted = {group.name: group.counts for group in groups(game("viticulture"), found)}
    for card, times in counted["card effects"].items():
        assert (times > 0) == (counted["chosen: card"].get(f"play_visitor {card}", 0) > 0)
