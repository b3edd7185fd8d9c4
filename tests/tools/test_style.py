"""What STYLE.md promises is checked by tools/style.py."""

from pathlib import Path

import pytest

from tools import style
from tools.style import Style

ASK = "class Ask:\n    def options(self):\n        return []\n\n\n"


@pytest.fixture(autouse=True)
def no_exceptions(monkeypatch: pytest.MonkeyPatch) -> None:
    """No exceptions but those that a test makes."""
    monkeypatch.setattr(style, "LARGER", {})
    monkeypatch.setattr(style, "OPTIONS", {})


def findings(root: Path, **files: str) -> list[str]:
    for name, source in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, "utf-8")
    return [str(finding) for finding in Style(root).findings()]


def test_a_module_has_fewer_than_400_lines(tmp_path: Path) -> None:
    assert findings(tmp_path, **{"src/a.py": "\n" * 399}) == []
    assert findings(tmp_path, **{"src/a.py": "\n" * 400}) == [
        "src/a.py:1: module has 400 lines; the limit is 399"
    ]


@pytest.mark.parametrize("name", ["web/src/table/a.ts", "web/src/table/A.svelte"])
def test_a_file_of_the_client_has_fewer_than_400_lines(tmp_path: Path, name: str) -> None:
    assert len(findings(tmp_path, **{name: "\n" * 400})) == 1


def test_generated_types_may_be_longer(tmp_path: Path) -> None:
    assert findings(tmp_path, **{"web/src/api.ts": "\n" * 400}) == []


def test_a_class_has_fewer_than_150_lines(tmp_path: Path) -> None:
    source = "class A:\n" + "    x = 1\n" * 148
    assert findings(tmp_path, **{"src/a.py": source}) == []
    (finding,) = findings(tmp_path, **{"src/a.py": source + "    x = 1\n"})
    assert finding == "src/a.py:1: class A has 150 lines; the limit is 149"


def test_a_function_has_fewer_than_30_lines_without_its_docstring(tmp_path: Path) -> None:
    source = 'def f(\n    a,\n    b,\n):\n    """One.\n\n    Two.\n    """\n' + "    x = 1\n" * 29
    assert findings(tmp_path, **{"src/a.py": source}) == []
    (finding,) = findings(tmp_path, **{"src/a.py": source + "    x = 1\n"})
    assert finding == "src/a.py:1: body of f has 30 lines; the limit is 29"


def test_a_larger_class_needs_an_entry_and_an_entry_a_larger_class(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(style, "LARGER", {"src/a.py:A": 160})
    source = "class A:\n" + "    x = 1\n" * 155
    assert findings(tmp_path, **{"src/a.py": source}) == []
    (finding,) = findings(tmp_path, **{"src/a.py": "class A:\n    x = 1\n"})
    assert "'src/a.py:A' is not needed any more" in finding


def test_the_engine_has_a_limit_of_its_own(tmp_path: Path) -> None:
    modules = {f"src/cuvee/engine/m{n}.py": "\n" * 399 for n in range(8)}
    (finding,) = findings(tmp_path, **modules)
    assert "engine has 3192 lines" in finding


def test_a_module_is_not_called_utils(tmp_path: Path) -> None:
    (finding,) = findings(tmp_path, **{"src/cuvee/server/utils.py": ""})
    assert "name the module" in finding


def test_the_engine_names_no_game(tmp_path: Path) -> None:
    (finding,) = findings(tmp_path, **{"src/cuvee/engine/a.py": "\n# as in Viticulture\n"})
    assert finding == "src/cuvee/engine/a.py:2: the engine names a game"


@pytest.mark.parametrize(
    "line",
    [
        "f = lambda x: x",
        "from copy import deepcopy",
        "from dataclasses import dataclass",
        "from typing import Final, NamedTuple",
    ],
)
def test_hot_code_keeps_to_what_compiles_well(tmp_path: Path, line: str) -> None:
    assert len(findings(tmp_path, **{"src/cuvee/games/a.py": line})) == 1
    (tmp_path / "src/cuvee/games/a.py").unlink()
    assert findings(tmp_path, **{"src/cuvee/server/a.py": line}) == []


def test_legality_is_decided_in_refusal_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = ASK + "class Mid(Ask[S]):\n    pass\n\n\n"
    place += "class Place(Mid):\n    def options(self):\n        return [1]\n"
    (finding,) = findings(tmp_path, **{"src/cuvee/games/a.py": place})
    assert finding.startswith("src/cuvee/games/a.py:11: Place decides in `options`")
    monkeypatch.setattr(style, "OPTIONS", {"src/cuvee/games/a.py:Place": "because"})
    assert findings(tmp_path, **{"src/cuvee/games/a.py": place}) == []


def test_no_public_signature_of_the_contract_promises_anything(tmp_path: Path) -> None:
    source = "def {}(a: dict[str, object]) -> list[dict[str, Any]]: ...\n"
    assert len(findings(tmp_path, **{"src/cuvee/client/a.py": source.format("f")})) == 2
    assert findings(tmp_path, **{"src/cuvee/client/a.py": source.format("_f")}) == []
