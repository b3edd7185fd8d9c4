"""Sites, hosts, networks and IP addresses: how they are written and what they are part of."""

from __future__ import annotations

from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Final
from urllib.parse import urlsplit

from cuvee.locales.errors import InputError

Network = IPv4Network | IPv6Network
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
HOUSEHOLD_BITS: Final = 64  # of an IPv6 address; what one household has in common
NEIGHBOURHOOD_BITS: Final = {4: 24, 6: 48}  # what can be had as one, by version

UNICAST_IPV6: Final = IPv6Network("2000::/3")
NAT64: Final = IPv6Network("64:ff9b::/96")  # with an IPv4 address in it, to be looked at as well
# The registries of special-purpose addresses, RFC 6890 and its updates.
SET_ASIDE: Final = [
    ip_network(text)
    for text in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"),
        *("172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24"),
        *("192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15"),
        *("198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
        *("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"),
    )
]


def parse_origin(text: str) -> str:
    """A site such as https://games.example.org, in lower case; BadInput for anything else."""
    parts = urlsplit(text)
    try:
        port = parts.port
    except ValueError:
        port = 0
    plain = not (parts.path.strip("/") or parts.query or parts.fragment or parts.username)
    if parts.scheme not in DEFAULT_PORTS or not parts.hostname or port == 0 or not plain:
        raise InputError("error-origin", value=text)
    return f"{parts.scheme}://{parts.netloc.lower()}"


def parse_network(text: str, flag: str) -> Network:
    """A network such as 10.0.0.0/8, or one address; BadInput names the flag it was given by."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise InputError("error-network", flag=flag, value=text) from None


def with_port(host: str, scheme: str) -> str:
    """A host with its port, which is the scheme's own where none is written."""
    has_port = host.rpartition(":")[2].isdigit() and not host.endswith("]")
    return host if has_port else f"{host}:{DEFAULT_PORTS[scheme]}"


def is_address(text: str) -> bool:
    """Whether this is an IP address and not a name."""
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def is_private(text: str) -> bool:
    """Whether an address is on this machine or in a private network; a socket file is."""
    return not is_address(text) or ip_address(text).is_private


def address_is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is out in the world: ordinary unicast, in no network set aside.

    Python's own `is_global` differs from version to version.
    """
    unicast = address.version == 4 or address in UNICAST_IPV6 or address in NAT64
    return unicast and not any(address in network for network in SET_ASIDE)


def household(text: str) -> str:
    """What of an address is counted as one visitor: all of IPv4, the first half of IPv6."""
    if ":" not in text or not is_address(text):
        return text
    return str(ip_network(f"{text.partition('%')[0]}/{HOUSEHOLD_BITS}", strict=False))


def neighbourhood(text: str) -> str:
    """The network around an address, in which somebody may have many addresses."""
    plain = text.partition("%")[0]
    if not is_address(plain):
        return text
    return str(ip_network(f"{plain}/{NEIGHBOURHOOD_BITS[ip_address(plain).version]}", strict=False))
