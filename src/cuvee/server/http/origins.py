"""Where a request comes from: whether another site has sent it, and from which address.

A browser says with every WebSocket and every unsafe request which site has sent it. One that names
another site is refused, and so is one that a browser marks as not our own. A program that is no
browser names no site: nobody else's cookies are in it, so it may.
"""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from cuvee.engine import BadInput

Network = IPv4Network | IPv6Network
Headers = dict[bytes, bytes]
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
SAME_SITE: Final = {b"same-origin", b"none"}
LOCALHOST: Final = "localhost"
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
HOUSEHOLD_BITS: Final = 64  # bits of an IPv6 address that one household has in common


def origin(text: str) -> str:
    """A site such as https://games.example.org, checked."""
    parts = urlsplit(text)
    try:
        port = parts.port
    except ValueError:
        port = 0
    plain = not (parts.path.strip("/") or parts.query or parts.fragment or parts.username)
    if parts.scheme not in DEFAULT_PORTS or not parts.hostname or port == 0 or not plain:
        raise BadInput(f"--origin takes a site such as https://games.example.org, not {text!r}")
    return f"{parts.scheme}://{parts.netloc.lower()}"


def network(text: str, flag: str) -> Network:
    """A network such as 10.0.0.0/8, or one address."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise BadInput(f"{flag} takes a network such as 10.0.0.0/8, not {text!r}") from None


class Origins:
    """The sites that may send requests here, and the names this server goes by."""

    def __init__(self, origins: list[str], proxies: list[str]) -> None:
        self._sites = {origin(text) for text in origins}
        self._names = {urlsplit(site).hostname or "" for site in self._sites}
        self._proxies = [network(text, "--proxy") for text in proxies]

    def allows(self, method: str, headers: Headers) -> bool:
        """Whether a request may come from where it says it comes from."""
        if method in SAFE:
            return True
        said = headers.get(b"origin")
        if said is not None:
            return self._is_own_site(said.decode("latin-1").lower(), headers.get(b"host", b""))
        return headers.get(b"sec-fetch-site", b"none") in SAME_SITE

    def _is_own_site(self, said: str, host: bytes) -> bool:
        """Whether a site is ours: the one that the request was sent to, or one that was named."""
        if said in self._sites:
            return True
        scheme, _, place = said.partition("://")
        if scheme not in DEFAULT_PORTS or not place:
            return False
        return _with_port(place, scheme) == _with_port(host.decode("latin-1").lower(), scheme)

    def host_allowed(self, headers: Headers) -> bool:
        """Whether the server goes by this name, so that no other name can be lent to it.

        Once sites are named, so are the names; a bare address needs none.
        """
        if not self._sites:
            return True
        try:
            name = urlsplit(f"//{headers.get(b'host', b'').decode('latin-1')}").hostname or ""
        except ValueError:
            return False
        return name in self._names or name == LOCALHOST or is_address(name)

    def address(self, peer: str, headers: Headers) -> str:
        """The address of whoever asks; proxies that were named are believed about theirs."""
        found = peer
        said = headers.get(b"x-forwarded-for", b"").decode("latin-1").split(",")
        while self._proxies and said and self._is_proxy(found):
            last = said.pop().strip()
            if not is_address(last):
                break
            found = last
        return found

    def _is_proxy(self, text: str) -> bool:
        if not is_address(text):
            return False
        address = ip_address(text)
        return any(address in proxies for proxies in self._proxies)


def _with_port(place: str, scheme: str) -> str:
    has_port = place.rpartition(":")[2].isdigit() and not place.endswith("]")
    return place if has_port else f"{place}:{DEFAULT_PORTS[scheme]}"


def is_address(text: str) -> bool:
    """Whether this is an address and not a name."""
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def is_private(text: str) -> bool:
    """Whether an address is on this machine or in its own network; a socket file is."""
    return not is_address(text) or ip_address(text).is_private


def household(text: str) -> str:
    """What of an address is counted as one: all of it, or the half that a household has."""
    if ":" not in text or not is_address(text):
        return text
    return str(ip_network(f"{text.partition('%')[0]}/{HOUSEHOLD_BITS}", strict=False))
