"""Question ids are part of the contract: clients and goldens speak of them."""

import pytest

import cuvee

VITICULTURE = """
age_wine bonus both build buy_grape choose discard discard_grape discard_wine draw_from fall
fill_order founding_vines give governor harvest harvest_more in_any_order invite keep limit_hand
make_wine mama may organize papa papa_kept pick_up place_worker plan plant play_visitor pledge
redraw_mama repeat retrieve sell sell_grapes summer_action swap swindler token trade_field tribute
uproot wake_up wake_up_visitor wedding worker yoke
"""
NARAMATA = """
activate activity after_action agree attach buy_tokens choose_active claim contract days insider
keep_cheese keep_purchase keep_tasting pay phantom_fork phantom_start pick pick_unwanted
play_or_sell propose remove_locks reward second_action shift start take_back third_purchase time
turn unlock vehicle view
"""


@pytest.mark.parametrize(("name", "ids"), [("viticulture", VITICULTURE), ("naramata", NARAMATA)])
def test_the_ids_of_questions_stay_what_they_are(name: str, ids: str) -> None:
    asked = {effect.question for effect in cuvee.game(name).effects if effect.asks}
    assert sorted(asked) == ids.split()


@pytest.mark.parametrize("name", ["viticulture", "naramata"])
def test_what_asks_nobody_has_no_question(name: str) -> None:
    for effect in cuvee.game(name).effects:
        assert effect.asks == bool(effect.question), effect.path
