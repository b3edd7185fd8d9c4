"""Games that do not come with Cuvée: files or modules that register them when imported."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Iterable
from pathlib import Path

from cuvee.engine import BadInput
from cuvee.locales.errors import InputError


def load_games(sources: Iterable[str]) -> None:
    """Import the sources; what has been imported already is left as it is."""
    for source in sources:
        _load(source)


def _load(source: str) -> None:
    path = Path(source)
    is_file = source.endswith(".py") or path.exists()
    if is_file and not path.is_file():
        raise InputError("error-load-missing", file=source)
    try:
        if is_file:
            _import_file(path.resolve())
        else:
            importlib.import_module(source)
    except (Exception, SystemExit) as problem:  # noqa: BLE001
        # Whatever a stranger's file does wrong, the player sees one line and not its insides.
        kind = type(problem).__name__
        why = problem if isinstance(problem, BadInput) else f"{kind}: {problem}"
        raise InputError("error-load", file=source, why=why) from None


def _import_file(path: Path) -> None:
    if any(getattr(module, "__file__", None) == str(path) for module in [*sys.modules.values()]):
        return
    name = f"cuvee_game_{path.stem}"  # never the name of a module that somebody else imports
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise InputError("error-load-kind")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
