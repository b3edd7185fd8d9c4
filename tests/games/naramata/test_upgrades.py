"""Every kind of upgrade: what it does, what it does not, and that it does nothing face down."""

from dataclasses import replace

import pytest

from cuvee.games.naramata.cards.abilities import ABILITIES
from cuvee.games.naramata.cards.upgrades import GIVEN_BY, UPGRADE_KEYS, UPGRADES, Upgrade
from cuvee.games.naramata.cards.vehicles import ABLE_VEHICLES
from tests.games.naramata.cases import Cannot, Does, title
from tests.games.naramata.upgrades_cannot import CANNOT
from tests.games.naramata.upgrades_do import DOES

# These do what they do each time; there is nothing in it to choose, and nothing to refuse.
ALWAYS = {
    "cheese_double", "tasting_double", "pairing_floor", "pairing_plus_5", "pairing_hour",
    "disk_refresh",
}  # fmt: skip


@pytest.mark.parametrize("case", DOES, ids=title)
def test_an_upgrade_does_what_it_says(case: Does) -> None:
    """For whoever has it face up."""
    case.check()


@pytest.mark.parametrize("case", CANNOT, ids=title)
def test_what_an_upgrade_does_not_allow_has_a_reason(case: Cannot) -> None:
    """A disk, a lock, a row or time is missing, or the limit is reached."""
    case.check()


@pytest.mark.parametrize("key", [key for key in UPGRADE_KEYS if key != "extra_disk"])
def test_face_down_it_does_nothing(key: str) -> None:
    """The first thing it does for its owner then does not happen (ruling 46)."""
    case = next(case for case in DOES if case.of == key)
    held = case.own["upgrades"]
    assert isinstance(held, list)
    own = {**case.own, "upgrades": [other for other in held if other != key], "inactive": [key]}
    with pytest.raises(AssertionError):
        replace(case, own=own).check()


@pytest.mark.parametrize("upgrade", UPGRADES, ids=UPGRADE_KEYS)
def test_an_upgrade_gives_something_or_allows_a_free_action(upgrade: Upgrade) -> None:
    """One of them, never both."""
    assert any(upgrade.gives) != (upgrade.use is not None)


def test_every_ability_has_a_card_that_gives_it() -> None:
    """An upgrade, a vehicle, or both."""
    assert all(GIVEN_BY[ability] | ABLE_VEHICLES[ability] for ability in range(ABILITIES))


def test_every_upgrade_has_its_cases() -> None:
    """All do something, and all that can be refused are."""
    assert [key for key in UPGRADE_KEYS if key not in {case.of for case in DOES}] == []
    assert {*UPGRADE_KEYS} - {case.of for case in CANNOT} == ALWAYS
