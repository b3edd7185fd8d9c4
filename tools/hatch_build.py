"""Put the compiled rules into the wheel when CUVEE_COMPILE=1; otherwise it is pure Python."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.builders.wheel import WheelBuilderConfig


class CompiledRules(BuildHookInterface[WheelBuilderConfig]):
    """Add what tools/native.py builds."""

    def dependencies(self) -> list[str]:
        """The compiler, as pinned for development."""
        if not self._wanted():
            return []
        lines = Path(self.root, "requirements", "dev.in").read_text(encoding="utf-8").splitlines()
        return [line for line in lines if line.startswith(("mypy", "setuptools"))]

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Compile, and name the compiled modules to the wheel."""
        if version == "editable" or not self._wanted():
            return
        sys.path.insert(0, self.root)
        from tools.native import build, libraries

        folder = build()
        build_data["force_include"] = {
            str(folder / path): path.as_posix() for path in libraries(folder)
        }
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _wanted(self) -> bool:
        return os.environ.get("CUVEE_COMPILE") == "1"
