"""For pytest: the option `--update-goldens`, and the fixture `goldens` that heeds it.

Name it in the top conftest: `pytest_plugins = ["cuvee.testing.pytest_plugin"]`. Goldens are kept
beside the test that asks for them.
"""

from __future__ import annotations

import pytest

from cuvee.testing.golden import Goldens


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption(
        "--update-goldens", action="store_true", help="rewrite the playthroughs; review the diff"
    )


@pytest.fixture
def goldens(request: pytest.FixtureRequest) -> Goldens:
    """The goldens in the folder of the test that asks."""
    return Goldens(request.path.parent, bool(request.config.getoption("--update-goldens")))
