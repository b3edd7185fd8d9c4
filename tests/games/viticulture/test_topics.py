"""What the list of cards can be filtered by follows from the verbs on a visitor."""

import pytest

from cuvee.games.viticulture.cards.summer import SUMMER
from cuvee.games.viticulture.cards.topics import visitor_topics
from cuvee.games.viticulture.cards.winter import WINTER

VISITORS = {**SUMMER, **WINTER}


@pytest.mark.parametrize(
    ("name", "topics"),
    [
        ("surveyor", "points lira plant"),
        ("blacksmith", "points lira structure"),
        ("contractor", "points plant structure"),
        ("patron", "lira draw order"),
        ("horticulturist", "points plant structure"),
        ("negotiator", "residual grapes wine"),
        ("oenologist", "lira structure wine"),
        ("merchant", "points lira grapes order"),
        ("teacher", "lira worker wine"),
        ("scholar", "points lira draw worker order"),
        ("innkeeper", "draw"),
    ],
)
def test_a_visitor_is_about_what_its_verbs_are_about(name: str, topics: str) -> None:
    assert visitor_topics(VISITORS[name]) == topics.split()


def test_nearly_every_visitor_is_about_something() -> None:
    assert [name for name, effect in VISITORS.items() if not visitor_topics(effect)] == [
        "organizer"  # the wake-up chart has no topic of its own
    ]
