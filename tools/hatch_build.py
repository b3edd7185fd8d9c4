"""Put the built client into the wheel, and the compiled rules too when CUVEE_COMPILE=1.

Without compiled rules the wheel is pure Python, and without Node nothing is built here: whoever
wants the browser's table in the wheel builds it first, as `make dist` does.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.builders.wheel import WheelBuilderConfig

CLIENT = "cuvee/server/client"  # where cuvee.server.http.static looks for it


class WheelContents(BuildHookInterface[WheelBuilderConfig]):
    """Add what tools/web.py and tools/native.py build."""

    def dependencies(self) -> list[str]:
        """The compiler, as pinned for development."""
        if not self._compiles():
            return []
        lines = (
            Path(self.root, "requirements", "compile.in").read_text(encoding="utf-8").splitlines()
        )
        return [line for line in lines if line.startswith(("mypy", "setuptools"))]

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Name to the wheel what was built."""
        if version == "editable":
            return
        included = self._client()
        if not included:
            self.app.display_warning("web/dist is not built: this wheel has no browser's table")
        if self._compiles():
            included |= self._rules()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        build_data["force_include"] = included

    def _client(self) -> dict[str, str]:
        folder = Path(self.root, "web", "dist")
        found = [path for path in sorted(folder.rglob("*")) if path.is_file()]
        return {
            str(path): f"{CLIENT}/{path.relative_to(folder).as_posix()}"
            for path in found
            if not path.name.startswith(".")
        }

    def _rules(self) -> dict[str, str]:
        sys.path.insert(0, self.root)
        from tools.native import build, libraries

        folder = build()
        return {str(folder / path): path.as_posix() for path in libraries(folder)}

    def _compiles(self) -> bool:
        return os.environ.get("CUVEE_COMPILE") == "1"
