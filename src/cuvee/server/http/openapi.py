"""The description of the API: OpenAPI as JSON, and a page to read it without any script.

Litestar describes the routes. The messages of WebSockets and the schema of all refusals are
added here.
"""

from __future__ import annotations

from html import escape
from typing import Any, Final, get_args

import msgspec
from litestar import Litestar, Request
from litestar.enums import MediaType, OpenAPIMediaType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin

import cuvee
from cuvee.protocol.commands import AnyCommand, ErrorOut
from cuvee.protocol.notices import ServerMessage
from cuvee.server.http.headers import STYLE

Plain = dict[str, Any]
DESCRIPTION: Final = (
    "Tables of Cuvée. A session is a cookie. Commands go by REST or by the WebSocket at "
    "/api/tables/{table}/live, where a client sends ClientMessage and the server "
    "sends ServerMessage. /api/me/live sends notices of turns at all tables."
)
REFERENCE: Final = "#/components/schemas/"
SERVER_MESSAGES: Final = get_args(ServerMessage)
METHODS: Final = ("get", "post", "put", "patch", "delete")


def complete_schema(described: Plain) -> Plain:
    """A description by Litestar, with what it does not know."""
    components = described.setdefault("components", {}).setdefault("schemas", {})
    ours = structs_by_name()
    wanted = [*SERVER_MESSAGES, ErrorOut, *(ours[name] for name in components if name in ours)]
    shapes, parts = msgspec.json.schema_components(
        [AnyCommand, *wanted], ref_template=REFERENCE + "{name}"
    )
    components.update(parts)
    components["ClientMessage"] = shapes[0]
    components["ServerMessage"] = {"anyOf": [_to(sent) for sent in SERVER_MESSAGES]}
    for sent in SERVER_MESSAGES:
        if not sent.__struct_config__.omit_defaults:
            parts[sent.__name__]["required"] = [*parts[sent.__name__]["properties"]]
    content = {"application/json": {"schema": _to(ErrorOut)}}
    refusal = {"description": "Not carried out, and why.", "content": content}
    for path in described.get("paths", {}).values():
        for method in METHODS:
            if method in path:
                answers = path[method]["responses"]
                kept = {code: answer for code, answer in answers.items() if code < "400"}
                kept.get("204", {}).pop("content", None)  # it has no body
                path[method]["responses"] = {**kept, "4XX": refusal, "5XX": refusal}
    return described


def structs_by_name() -> dict[str, type[msgspec.Struct]]:
    """The server's own shapes by name; Litestar leaves out some of the limits they set."""
    found: dict[str, type[msgspec.Struct]] = {}
    twice: set[str] = set()
    waiting = [msgspec.Struct]
    while waiting:
        for struct in waiting.pop().__subclasses__():
            waiting.append(struct)
            ours = struct.__module__.startswith(("cuvee.server", "cuvee.protocol"))
            if ours and found.setdefault(struct.__name__, struct) is not struct:
                twice.add(struct.__name__)
    return {name: struct for name, struct in found.items() if name not in twice}


def _to(shape: type) -> Plain:
    return {"$ref": REFERENCE + shape.__name__}


def described(app: Litestar) -> Plain:
    """The whole description of an application."""
    return complete_schema(app.openapi_schema.to_schema())


class AsJson(OpenAPIRenderPlugin):
    """The description for programs."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=OpenAPIMediaType.OPENAPI_JSON)

    def render(self, request: Request[Any, Any, Any], openapi_schema: Plain) -> bytes:
        """The description as JSON."""
        return msgspec.json.encode(complete_schema(openapi_schema))


class AsPage(OpenAPIRenderPlugin):
    """The description for people: a page without scripts, since none from elsewhere may run."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: Plain) -> bytes:
        """The description as a page."""
        return page(complete_schema(openapi_schema)).encode()


def page(plain: Plain) -> str:
    """Every operation and every shape, to be unfolded."""
    operations = [
        _folded(f"{method.upper()} {path}", operation.get("summary", ""), operation)
        for path, methods in sorted(plain["paths"].items())
        for method, operation in methods.items()
        if method in METHODS
    ]
    shapes = [
        _folded(name, schema.get("description", ""), schema)
        for name, schema in sorted(plain["components"]["schemas"].items())
    ]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Cuvée: API</title>'
        f"<style>{STYLE}</style></head><body><h1>Cuvée {escape(cuvee.__version__)}: API</h1>"
        f"<p>{escape(DESCRIPTION)}</p>"
        '<p><a href="/schema/openapi.json">openapi.json</a></p>'
        f"<h2>Requests</h2>{''.join(operations)}<h2>Shapes</h2>{''.join(shapes)}</body></html>\n"
    )


def _folded(name: str, about: str, inside: Plain) -> str:
    text = escape(msgspec.json.format(msgspec.json.encode(inside), indent=2).decode())
    heading = f"<code>{escape(name)}</code> {escape(about)}"
    return f"<details><summary>{heading}</summary><pre>{text}</pre></details>"


def openapi() -> OpenAPIConfig:
    """How the application describes itself at /schema."""
    return OpenAPIConfig(
        title="Cuvée",
        version=cuvee.__version__,
        description=DESCRIPTION,
        path="/schema",
        use_handler_docstrings=True,
        render_plugins=[AsPage(), AsJson()],
    )
