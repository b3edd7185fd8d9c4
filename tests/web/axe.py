"""axe-core, asked about the page that is open."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from playwright.sync_api import Page

from tests.web.visitor import ROOT

SOURCE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def source() -> str:
    """The library, as `make setup` has fetched it with the client's others."""
    return SOURCE.read_text("utf-8")


def violations(page: Page) -> list[str]:
    """Everything axe finds wrong, one line for each thing."""
    page.evaluate(source())
    found: list[dict[str, Any]] = page.evaluate(
        "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
    )
    return [
        f"{page.url}: {rule['id']} ({rule['impact']}): {node['html'][:160]}"
        for rule in found
        for node in rule["nodes"]
    ]
