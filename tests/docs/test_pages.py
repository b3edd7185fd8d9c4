"""Pages name only what is there, and show no code that nobody runs."""

import re
from pathlib import Path

import pytest

from docs._definitions import DIRECTIVE, definition, on_page_markdown

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md"))]
BLOCK = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
FENCE = re.compile(r"^ *```(?P<language>\S*).*?^ *```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|#)(?P<file>[^)#]+)")
RUN = {"python", "console"}
SHOWN = {"text"}

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    broken = [
        found["file"]
        for found in LINK.finditer(BLOCK.sub("", page.read_text("utf-8")))
        if not (page.parent / found["file"]).exists()
    ]
    assert broken == []


@each_page
def test_code_is_of_a_kind_that_is_run(page: Path) -> None:
    languages = {found["language"] for found in FENCE.finditer(page.read_text("utf-8"))}
    assert languages <= RUN | SHOWN


@each_page
def test_definitions_shown_are_there(page: Path) -> None:
    assert not DIRECTIVE.search(on_page_markdown(page.read_text("utf-8")))


def test_every_page_is_in_the_navigation() -> None:
    named = re.findall(r"[\w/-]+\.md$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    pages = [path.relative_to(ROOT / "docs").as_posix() for path in ROOT.glob("docs/**/*.md")]
    assert sorted(named) == sorted(pages)


def test_every_decision_is_in_the_index_under_its_own_title() -> None:
    index = (ROOT / "docs/decisions/index.md").read_text("utf-8")
    for page in sorted(ROOT.glob("docs/decisions/0*.md")):
        number, title = page.read_text("utf-8").splitlines()[0].removeprefix("# ").split(". ", 1)
        assert f"| [{number}]({page.name}) | {title} |" in index


def test_a_definition_is_shown_whole() -> None:
    shown = on_page_markdown('--8<-- "examples/barrels.py:NO_POINTS,LayDown"')
    assert shown.startswith("```python\nNO_POINTS: Final")
    assert "class LayDown" in shown
    assert shown.endswith("super().resolve(s, seat, s.cask, action)\n```")


def test_a_definition_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="defines no Bottles"):
        definition("examples/barrels.py", "Bottles")
