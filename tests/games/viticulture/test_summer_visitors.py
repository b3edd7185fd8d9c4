"""Every option of every summer visitor: what it does, and when it is refused (p. 10-11)."""

from __future__ import annotations

from collections import Counter

import pytest

from cuvee.engine import YES, Choose, Effect, Reason
from cuvee.games.viticulture.cards.deck import DECK_NAMES, DECK_OF, SUMMER_VISITOR
from cuvee.games.viticulture.cards.summer import SUMMER
from cuvee.games.viticulture.state import Vineyard, Viticulture
from cuvee.games.viticulture.verbs.shared import EitherOrBoth
from tests.games.viticulture.cases import BOTH, Cannot, Does, Mat, Within, title
from tests.games.viticulture.given import Given, card, code, shown
from tests.games.viticulture.summer_cannot import CANNOT, NEVER_REFUSED, WITHIN
from tests.games.viticulture.summer_does import DOES

ON_SHOW = [name for name in Vineyard.FIELDS if name not in {"hand", "limbo", "pledged"}]


def table(case: Does | Cannot) -> Given:
    """The table that a case is told from."""
    given = Given().seat(0, **case.own).seat(1, **case.rival)
    for deck, cards in case.decks.items():
        given.leaves(deck, cards)
    return given


def compare(before: Mat, then: Mat, after: Mat) -> None:
    """After a card nothing has changed on a mat but what the case says."""
    wanted = {name: then.get(name, before[name]) for name in ON_SHOW}
    wanted = {name: sorted(v) if isinstance(v, list) else v for name, v in wanted.items()}
    assert {name: after[name] for name in ON_SHOW} == wanted
    held, kept = Counter[str](), Counter[str]()
    for cards, mat in ((held, after), (kept, {**before, **then})):
        hand = mat["hand"]
        assert isinstance(hand, list)
        cards.update(hand)
    assert kept <= held
    drawn = Counter(DECK_NAMES[DECK_OF[card(name)]] for name in (held - kept).elements())
    assert drawn == then.get("draws", {})


def mats(given: Given) -> list[Mat]:
    """Everything that lies on the mats, and the hands."""
    return [
        {name: shown(player, name) for name in [*ON_SHOW, "hand"]} for player in given.s.players
    ]


@pytest.mark.parametrize("case", DOES, ids=title)
def test_an_option_does_what_it_says_and_nothing_else(case: Does) -> None:
    """The card is resolved, lies with the discarded ones, and the turn is over."""
    given = table(case)
    before = mats(given)
    given.plays(case.card)
    if case.option != BOTH and code(f"option {case.option}") in given.s.legal():
        given.chooses(f"option {case.option}")  # asked only where there is another
    given.chooses(*case.steps).turn_is_over()
    after = mats(given)
    compare(before[0], case.then, after[0])
    compare(before[1], case.rival_then, after[1])
    assert given.s.in_play == ()
    piles = given.s.discards[SUMMER_VISITOR] + given.s.decks[SUMMER_VISITOR]
    assert card(case.card) in piles


def refusal(given: Given, name: str, option: int) -> Reason | None:
    """Why an option cannot be chosen."""
    effect: Effect[Viticulture] = SUMMER[name]
    if isinstance(effect, EitherOrBoth) and option == BOTH:
        return effect.more[0].why_not(given.s, 0, 0, YES)
    if isinstance(effect, Choose):
        return effect.why_not(given.s, 0, 0, code(f"option {option}"))
    return effect.blocker(given.s, 0)


@pytest.mark.parametrize("case", CANNOT, ids=title)
def test_an_option_is_refused_with_its_reason(case: Cannot) -> None:
    """A card is playable for its other options, and not at all if none is left."""
    given = table(case)
    reason = refusal(given, case.card, case.option)
    assert reason is not None
    assert reason.code == case.why
    if None in [refusal(given, case.card, option) for option in options_of(case.card)]:
        given.plays(case.card)
    else:
        given.refuses(case.card)


@pytest.mark.parametrize("case", WITHIN, ids=title)
def test_an_answer_is_refused_with_its_reason(case: Within) -> None:
    """What the card asks on the way has limits of its own."""
    given = Given().seat(0, **case.own).plays(case.card).chooses(*case.steps)
    assert given.why_not(case.refused) == case.why


def options_of(name: str) -> list[int]:
    """The options of a card; a single effect is option 1."""
    effect = SUMMER[name]
    return list(range(1, len(effect.branches) + 1)) if isinstance(effect, Choose) else [1]


@pytest.mark.parametrize("name", SUMMER)
def test_every_option_of_every_card_has_its_cases(name: str) -> None:
    """A card without a case, or with an option that no case takes or refuses, fails here."""
    options = {*options_of(name), *([BOTH] if isinstance(SUMMER[name], EitherOrBoth) else [])}
    assert {case.option for case in DOES if case.card == name} == options
    refused = {case.option for case in CANNOT if case.card == name}
    assert refused == {option for option in options if (name, option) not in NEVER_REFUSED}
