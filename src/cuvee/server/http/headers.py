"""The security headers of every response, also of refusals."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from typing import Final

from cuvee.server.settings import Settings

Header = tuple[bytes, bytes]
STYLE: Final = (  # of the few pages that are made here
    "body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:10vh auto;padding:0 1rem}"
    "code,pre{font-size:.9rem}pre{overflow:auto;padding:.5rem;border:1px solid}"
    "summary{cursor:pointer;margin:.3rem 0}"
)
_STYLE: Final = b64encode(sha256(STYLE.encode()).digest()).decode()
# Nothing from other sites; scripts and styles only from our files, but for the style above.
CONTENT_SECURITY_POLICY: Final = (
    f"default-src 'none'; script-src 'self'; style-src 'self' 'sha256-{_STYLE}'; "
    "img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_ALWAYS: Final = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
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


def with_defaults(given: list[Header], always: list[Header]) -> list[Header]:
    """A response's headers, and the default ones that it does not set itself."""
    own = {name.lower() for name, _ in given}
    return [*given, *(header for header in always if header[0] not in own)]
