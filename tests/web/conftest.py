"""What the tests of the page share: a server, a browser, people before it.

Playwright keeps an event loop in its thread until the end, so these tests come after all others
and `make test` runs them by themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.running import Running
from tests.web.visitor import CLIENT, FLAGS, TIMEOUT_MS, Visitor, chromium, reason_to_skip

HERE = Path(__file__).parent
LONGEST_FILES = {
    "test_games.py"
}  # begun with, so that no process is left alone with one in the end
Visit = Callable[..., Visitor]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put these tests behind all others, and skip them where there is nothing to run them in."""
    reason = reason_to_skip()
    items.sort(key=lambda item: (_is_here(item), item.path.name not in LONGEST_FILES))
    for item in items:
        if reason is not None and _is_here(item):
            item.add_marker(pytest.mark.skip(reason=reason))


def _is_here(item: pytest.Item) -> bool:
    return HERE in item.path.parents


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of its own for each process of the test run."""
    assert (CLIENT / "index.html").is_file(), "the client is not built: `make setup` builds it"
    with Running(tmp_path_factory.mktemp("server"), client=str(CLIENT)) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser without a window."""
    expect.set_options(timeout=TIMEOUT_MS)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])
        yield started
        started.close()


@pytest.fixture
def visit(browser: Browser, server: Running) -> Iterator[Visit]:
    """Lets people come to the server's page; in the end no page may have complained."""
    came: list[Visitor] = []

    def come(**how: Any) -> Visitor:  # noqa: ANN401
        came.append(Visitor(browser, how.pop("site", server.url), **how))
        return came[-1]

    yield come
    trouble = [said for visitor in came for said in visitor.trouble]
    for visitor in came:
        visitor.leave()
    assert trouble == []


@pytest.fixture
def ann(visit: Visit) -> Visitor:
    """Ann, before a screen of 1280x800."""
    return visit().become("Ann")


@pytest.fixture
def phone(visit: Visit) -> Visitor:
    """Ann, with a phone in her hand."""
    return visit(phone=True).become("Ann")
