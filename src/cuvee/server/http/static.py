"""The files of the built browser client, or a placeholder page where there is none.

The files are read once, when the server starts, and found by their URL path in a dictionary: no
part of a request ever names a file. docs/decisions says why Litestar's own router is not used.
"""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import sha256
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response

from cuvee.server.http.headers import STYLE
from cuvee.server.settings import Settings

AnyRequest = Request[Any, Any, Any]
INDEX: Final = "/index.html"
HASHED: Final = "/assets/"  # where Vite puts files whose names change with what is in them
IMMUTABLE: Final = "public, max-age=31536000, immutable"
NO_CACHE: Final = "no-cache"
API_PREFIXES: Final = ("/api/", "/schema/")  # where an unknown path is an error
MAX_FILE_BYTES: Final = 16 << 20  # bytes of a file
COMPRESSIBLE: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")
MEDIA_TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}


class ClientFiles:
    """The files of a client by their URL paths."""

    def __init__(self, folder: Path | None) -> None:
        self._files = {} if folder is None else read_files(folder)

    def answer(self, request: AnyRequest) -> Response[bytes] | None:
        """A file of the client, or index.html for the client's own routes; None for API paths."""
        path = request.scope["path"]
        if request.method not in {"GET", "HEAD"} or f"{path}/".startswith(API_PREFIXES):
            return None
        if not self._files:
            return (
                placeholder_page(request.headers.get("accept-language", ""))
                if path == "/"
                else None
            )
        found = self._files.get(path)
        if found is None and path.startswith(HASHED):
            return None
        return (found or self._files[INDEX]).answer(request)


class StaticFile:
    """One file with its media type, ETag and cache policy."""

    def __init__(self, path: str, content: bytes) -> None:
        self.content = content
        suffix = Path(path).suffix
        kind = (
            MEDIA_TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
        )
        self.media_type = kind  # Litestar adds the charset
        self.etag = f'"{sha256(content).hexdigest()[:24]}"'
        self.cache = IMMUTABLE if path.startswith(HASHED) else NO_CACHE
        self._gzipped: bytes | None = None

    @property
    def gzipped(self) -> bytes:
        """The content compressed by gzip, once."""
        if self._gzipped is None:
            self._gzipped = gzip.compress(self.content, 6, mtime=0)
        return self._gzipped

    def answer(self, request: AnyRequest) -> Response[bytes]:
        """The file, or 304 if the browser has it already."""
        headers = {"etag": self.etag, "cache-control": self.cache, "vary": "accept-encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        content = self.content
        if self.media_type.startswith(COMPRESSIBLE) and "gzip" in request.headers.get(
            "accept-encoding", ""
        ):
            headers["content-encoding"] = "gzip"
            content = self.gzipped
        return Response(content, media_type=self.media_type, headers=headers, status_code=200)


def read_files(folder: Path) -> dict[str, StaticFile]:
    """The files of a folder by their URL paths; none unless it has an index.html.

    Hidden files and links that lead out of the folder are left out.
    """
    root = folder.resolve()
    if not (root / INDEX[1:]).is_file():
        return {}
    found: dict[str, StaticFile] = {}
    for path in sorted(root.rglob("*")):
        inside = path.is_file() and path.resolve().is_relative_to(root)
        hidden = any(part.startswith(".") for part in path.relative_to(root).parts)
        if inside and not hidden and path.stat().st_size <= MAX_FILE_BYTES:
            address = f"/{path.relative_to(root).as_posix()}"
            found[address] = StaticFile(address, path.read_bytes())
    return found


def client_folder(settings: Settings) -> Path | None:
    """The folder of the built client: the setting, the installed package, or a working copy."""
    if settings.client is not None:
        return Path(settings.client)
    package = Path(str(files("cuvee")))
    for folder in (package / "server" / "client", package.parents[1] / "web" / "dist"):
        if (folder / INDEX[1:]).is_file():
            return folder
    return None


def client_response(request: AnyRequest) -> Response[bytes] | None:
    """The client's answer to a path that no route has; None if it is not for the client."""
    client_files: ClientFiles = request.app.state.client_files
    return client_files.answer(request)


# While there is no client.

WORDS: Final = {
    "en": """Cuvée is running
The browser client has not been built yet.
To play in the terminal:
The API is described at""",
    "de": """Cuvée läuft
Der Browser-Client ist noch nicht gebaut.
Im Terminal spielen:
Die API ist beschrieben unter""",
    "es": """Cuvée está en marcha
El cliente para el navegador aún no se ha compilado.
Para jugar en la terminal:
La API se describe en""",
}


def language(wanted: str) -> str:
    """The best of our languages by an Accept-Language header."""
    liked: list[tuple[float, str]] = []
    for part in wanted.split(",")[:20]:
        name, _, weight = part.partition(";q=")
        try:
            liked.append((float(weight or 1), name.strip().lower()[:2]))
        except ValueError:
            continue
    for _, name in sorted(liked, key=_weight, reverse=True):
        if name in WORDS:
            return name
    return "en"


def _weight(liked: tuple[float, str]) -> float:
    return liked[0]


def placeholder_page(wanted: str) -> Response[bytes]:
    """The page that is shown while there is no client."""
    lang = language(wanted)
    title, missing, terminal, described = escape(WORDS[lang]).split("\n")
    page = (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Cuvée</title>'
        f"<style>{STYLE}</style></head><body><main><h1>{title}</h1><p>{missing}</p>"
        f"<p>{terminal} <code>cuvee play</code></p>"
        f'<p>{described} <a href="/schema">/schema</a>.</p></main></body></html>\n'
    )
    headers = {"vary": "accept-language", "cache-control": NO_CACHE}
    return Response(page.encode(), media_type="text/html", headers=headers)
