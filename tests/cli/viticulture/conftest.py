import pytest

from cuvee.games.viticulture.game import VITICULTURE


@pytest.fixture(autouse=True)
def on_the_list(listed: dict[str, object], monkeypatch: pytest.MonkeyPatch) -> None:
    """Viticulture is among the games again."""
    monkeypatch.setitem(listed, VITICULTURE.name, VITICULTURE)
