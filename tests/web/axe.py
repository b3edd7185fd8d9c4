"""axe-core, asked about the page that is open."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from playwright.sync_api import Page

from tests.web.visitor import ROOT

SOURCE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN: Final = """
async (rules) => {
  const some = rules.length === 0 ? {} : { runOnly: rules };
  return (await axe.run(document, { resultTypes: ['violations'], ...some })).violations;
}
"""
# The themes besides the light one, by what the system asks for, and the rules that depend on them.
THEMES: Final[dict[str, dict[str, Any]]] = {
    "dark": {"color_scheme": "dark"},
    "hc": {"contrast": "more"},
}
OF_COLORS: Final = ("color-contrast", "link-in-text-block")


@cache
def source() -> str:
    """The library, as `make setup` has fetched it with the client's others."""
    return SOURCE.read_text("utf-8")


def violations(page: Page, rules: tuple[str, ...] = ()) -> list[str]:
    """Everything axe finds wrong, by all its rules or by these, one line for each thing."""
    page.evaluate(source())
    found: list[dict[str, Any]] = page.evaluate(RUN, list(rules))
    return [
        f"{page.url}: {rule['id']} ({rule['impact']}): {node['html'][:160]}"
        for rule in found
        for node in rule["nodes"]
    ]


def violations_in_every_theme(page: Page) -> list[str]:
    """Everything axe finds wrong on the page of somebody whose theme follows the system."""
    found = violations(page)
    for theme, look in THEMES.items():
        page.emulate_media(**look)
        page.wait_for_selector(f":root[data-theme={theme}]", state="attached")
        found += [f"{theme}: {line}" for line in violations(page, OF_COLORS)]
    page.emulate_media(color_scheme="light", contrast="no-preference")
    return found
