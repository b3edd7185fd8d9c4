import pytest

from cuvee.games.naramata.game import NARAMATA


@pytest.fixture(autouse=True)
def on_the_list(listed: dict[str, object], monkeypatch: pytest.MonkeyPatch) -> None:
    """Naramata is among the games again."""
    monkeypatch.setitem(listed, NARAMATA.name, NARAMATA)
