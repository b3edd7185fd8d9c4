"""The headers that every answer carries, whatever it answers."""

from __future__ import annotations

from typing import Final

from cuvee.server.settings import Settings

Header = tuple[bytes, bytes]
# Nothing from elsewhere, no script and no style that is not a file of ours.
CONTENT: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_ALWAYS: Final = {
    "content-security-policy": CONTENT,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "accelerometer=(), camera=(), display-capture=(), geolocation=(), "
    "gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
    "cache-control": "no-store",
}
_OVER_HTTPS: Final = {"strict-transport-security": "max-age=31536000"}


def headers_for(settings: Settings) -> list[Header]:
    """The headers of a server with these settings."""
    chosen = {**_ALWAYS, **_OVER_HTTPS} if settings.secure else _ALWAYS
    return [(name.encode(), value.encode()) for name, value in chosen.items()]


def completed(given: list[Header], always: list[Header]) -> list[Header]:
    """An answer's own headers, and those it lacks; one that sets its own is believed."""
    own = {name.lower() for name, _ in given}
    return [*given, *(header for header in always if header[0] not in own)]
