"""Write the server's OpenAPI as JSON, and the TypeScript types made from it and from the games.

    tools/api_types.py            writes build/openapi.json, web/src/api.ts and web/src/games.ts
    tools/api_types.py --check    says whether web/src/api.ts and web/src/games.ts are up to date

openapi-typescript makes the types; it comes with the client's libraries, which are fetched where
they are missing. The types begin with a mark of the description they were made from, so most often
a glance tells whether they are stale.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
TYPES = WEB / "src" / "api.ts"
GAME_TYPES = WEB / "src" / "games.ts"
GENERATOR = "node_modules/openapi-typescript/bin/cli.js"
FLAGS = (
    "--alphabetize",
    "--root-types",
    "--root-types-no-schema-prefix",
    "--empty-objects-unknown",
)
STALE = "{} does not fit the Python code any more; `make types` writes it anew"


def write_openapi(path: Path) -> None:
    """Write the description of the API as the server would serve it."""
    import msgspec

    from cuvee.server.app import create_app
    from cuvee.server.http.openapi import described
    from cuvee.server.settings import Settings

    plain = msgspec.json.encode(described(create_app(Settings())), order="deterministic")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(plain, indent=2) + b"\n")


def write_types(openapi: Path, target: Path) -> None:
    """Turn a description into types."""
    from tools.web import libraries, run

    libraries()
    command = ["node", GENERATOR, str(openapi), "--output", str(target), *FLAGS]
    run(command, "The types of the API could not be made: the reason stands above.")
    target.write_text(mark(openapi) + target.read_text("utf-8"), "utf-8")


def mark(openapi: Path) -> str:
    """The first line of types made from a description."""
    return f"// Made by `make types` from {sha256(openapi.read_bytes()).hexdigest()}\n"


def main(argv: list[str]) -> int:
    """Write the types, or check them."""
    sys.path.insert(0, str(ROOT))
    from tools.game_types import game_types

    openapi = ROOT / "build" / "openapi.json"
    write_openapi(openapi)
    if argv != ["--check"]:
        write_types(openapi, TYPES)
        GAME_TYPES.write_text(game_types(), "utf-8")
        return 0
    stale = [] if are_fresh(openapi) else [TYPES]
    stale += [] if GAME_TYPES.read_text("utf-8") == game_types() else [GAME_TYPES]
    for path in stale:
        print(STALE.format(path.relative_to(ROOT).as_posix()), file=sys.stderr)
    return 1 if stale else 0


def are_fresh(openapi: Path) -> bool:
    """Whether the types are those that would be written now."""
    if not TYPES.read_text("utf-8").startswith(mark(openapi)):
        return False
    anew = openapi.with_name("api.ts")
    write_types(openapi, anew)
    return anew.read_bytes() == TYPES.read_bytes()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
