"""The map of the project names only what is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
PATHS = sorted(set(re.findall(r"`((?:src|web|tests|tools|docs|examples)/[^`\s]*)`", PAGE)))
STEPS = sorted(set(re.findall(r"^\| \d+ \|.*\| `(\S+)` \| `(\S+)` \|$", PAGE, re.MULTILINE)))
PACKAGES = sorted(
    path for path in (ROOT / "src/cuvee").iterdir() if (path / "__init__.py").exists()
)
FEATURES = sorted(
    path for path in (ROOT / "src/cuvee/server").iterdir() if (path / "__init__.py").exists()
)


@pytest.mark.parametrize("path", PATHS)
def test_a_path_on_the_map_exists(path: str) -> None:
    found = ROOT / path
    assert found.is_dir() if path.endswith("/") else found.is_file()


@pytest.mark.parametrize(("path", "name"), STEPS)
def test_a_step_is_found_in_its_file(path: str, name: str) -> None:
    assert re.search(rf"(?<!\w){re.escape(name)}", (ROOT / path).read_text("utf-8"))


@pytest.mark.parametrize(
    "package", [*PACKAGES, *FEATURES], ids=lambda path: "-".join(path.parts[-2:])
)
def test_every_package_is_on_the_map(package: Path) -> None:
    assert f"`{package.relative_to(ROOT).as_posix()}/`" in PAGE


@pytest.mark.parametrize("top", ["cli", "app"])
def test_the_layers_are_those_that_are_enforced(top: str) -> None:
    contracts = (ROOT / "pyproject.toml").read_text("utf-8")
    enforced = re.search(rf'^layers = \[\n(  "{top}".*?)^\]', contracts, re.MULTILINE | re.DOTALL)
    shown = re.search(rf"^```text\n({top}\n.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert enforced is not None
    assert shown is not None
    layers = [re.findall(r"\w+", line) for line in enforced[1].splitlines()]
    on_page = [re.findall(r"\w+", line.partition("  ")[0]) for line in shown[1].splitlines()]
    assert [sorted(layer) for layer in on_page] == [sorted(layer) for layer in layers]
