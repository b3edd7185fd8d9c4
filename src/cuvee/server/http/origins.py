"""Which hosts and sites requests may come from, and the address of whoever sends them.

A browser names the site that sends a WebSocket or an unsafe request. One that names another site is
refused, and so is one that a browser marks as cross-site. A program that is no browser names no
site: it has nobody else's cookies, so it is allowed.
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from cuvee.server.addresses import (
    DEFAULT_PORTS,
    is_address,
    parse_network,
    parse_origin,
    with_port,
)

Headers = dict[bytes, bytes]
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
SAME_SITE: Final = {b"same-origin", b"none"}
LOCALHOST: Final = "localhost"


class Origins:
    """The sites that may send requests, and the host names this server answers to."""

    def __init__(self, origins: list[str], proxies: list[str]) -> None:
        self._sites = {parse_origin(text) for text in origins}
        self._names = {urlsplit(site).hostname or "" for site in self._sites}
        self._proxies = [parse_network(text, "--proxy") for text in proxies]

    def origin_allowed(self, method: str, headers: Headers) -> bool:
        """Whether the site that sent a request may send it."""
        if method in SAFE:
            return True
        origin = headers.get(b"origin")
        if origin is not None:
            return self._is_own_site(origin.decode("latin-1").lower(), headers.get(b"host", b""))
        return headers.get(b"sec-fetch-site", b"none") in SAME_SITE

    def _is_own_site(self, origin: str, host: bytes) -> bool:
        """Whether an origin is the one that the request was sent to, or one that was named."""
        if origin in self._sites:
            return True
        scheme, _, name = origin.partition("://")
        if scheme not in DEFAULT_PORTS or not name:
            return False
        return with_port(name, scheme) == with_port(host.decode("latin-1").lower(), scheme)

    def host_allowed(self, headers: Headers) -> bool:
        """Whether the Host header is one of the named sites, localhost or an IP address.

        Without named sites any host is allowed.
        """
        if not self._sites:
            return True
        try:
            name = urlsplit(f"//{headers.get(b'host', b'').decode('latin-1')}").hostname or ""
        except ValueError:
            return False
        return name in self._names or name == LOCALHOST or is_address(name)

    def address(self, peer: str, headers: Headers) -> str:
        """The address of the client: the peer, or what named proxies forward."""
        found = peer
        forwarded = headers.get(b"x-forwarded-for", b"").decode("latin-1").split(",")
        while self._proxies and forwarded and self._is_proxy(found):
            last = forwarded.pop().strip()
            if not is_address(last):
                break
            found = last
        return found

    def _is_proxy(self, text: str) -> bool:
        if not is_address(text):
            return False
        address = ip_address(text)
        return any(address in proxies for proxies in self._proxies)
