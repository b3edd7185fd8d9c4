"""Sends webhooks, but never into the server's own network.

The name is resolved once, every address it has is looked at, and the connection goes to the very
address that was looked at, so that a name which changes its mind in between gains nothing.
Redirects are not followed, and of the answer only the status is read.
"""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final

import httpx
import msgspec

from cuvee.server.addresses import Network, address_is_public
from cuvee.server.errors import Problem
from cuvee.server.threads import LOOKUPS

MAX_BODY_BYTES: Final = 4096  # bytes of a body
TIMEOUT_SECONDS: Final = 8.0  # seconds for everything
MAX_CONNECTIONS: Final = 8  # connections
MAX_PORT: Final = 65535
Address = IPv4Address | IPv6Address
NAT64: Final = IPv6Network("64:ff9b::/96")


class Refused(Exception):
    """A URL that is not allowed; the message says nothing of what is there."""


class Undelivered(Exception):
    """A failed delivery; `final` where another attempt would fail too."""

    def __init__(self, outcome: str, final: bool = False) -> None:
        super().__init__(outcome)
        self.outcome = outcome
        self.final = final


def embedded(address: Address) -> list[Address]:
    """An address and the IPv4 addresses that are embedded in it."""
    if isinstance(address, IPv4Address):
        return [address]
    inner: list[IPv4Address | None] = [address.ipv4_mapped, address.sixtofour]
    inner += address.teredo or ()
    if address in NAT64 or int(address) >> 32 == 0:  # the latter: IPv4-compatible, long given up
        inner.append(IPv4Address(int(address) & 0xFFFFFFFF))
    if address.ipv4_mapped is not None:
        return [address.ipv4_mapped]
    return [address, *(each for each in inner if each is not None)]


def is_open(address: Address, allowed: list[Network]) -> bool:
    """Whether an address is public, or in a network that is allowed."""
    return all(
        any(each in network for network in allowed) or address_is_public(each)
        for each in embedded(address)
    )


class Targets:
    """The HTTP client of webhooks."""

    def __init__(self, allowed: list[Network]) -> None:
        self._allowed = allowed
        self._client: httpx.AsyncClient | None = None
        self._parallel = asyncio.Semaphore(MAX_CONNECTIONS)

    async def close(self) -> None:
        """Close the client."""
        if self._client is not None:
            await self._client.aclose()

    async def find(self, url: str) -> tuple[httpx.URL, str]:
        """A parsed URL and the address to connect to; Refused where that is not allowed."""
        parsed = parse(url)
        port = parsed.port or (443 if parsed.scheme == "https" else 80)
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                found = await LOOKUPS.run(
                    socket.getaddrinfo, parsed.host, port, socket.AF_UNSPEC, socket.SOCK_STREAM
                )
        except (OSError, UnicodeError, TimeoutError):
            raise Refused("the host cannot be resolved") from None
        numbers = [str(entry[4][0]).partition("%")[0] for entry in found]
        if not numbers or not all(is_open(ip_address(text), self._allowed) for text in numbers):
            raise Refused("the address is in a private network")
        return parsed, numbers[0]

    async def post(self, url: str, body: dict[str, Any]) -> None:
        """Send a body, or raise Undelivered."""
        content = msgspec.json.encode(body)
        if len(content) > MAX_BODY_BYTES:
            raise Undelivered("too long", final=True)
        try:
            async with self._parallel, asyncio.timeout(TIMEOUT_SECONDS):
                status = await self._status(url, content)
        except Refused as problem:
            raise Undelivered(str(problem), final=True) from None
        except (httpx.HTTPError, httpx.InvalidURL, OSError, Problem) as problem:
            raise Undelivered(f"not reached: {type(problem).__name__}") from None
        if not 200 <= status < 300:
            again = status in {408, 425, 429} or status >= 500
            raise Undelivered(f"answered {status}", final=not again)

    async def _status(self, url: str, content: bytes) -> int:
        parsed, number = await self.find(url)
        if self._client is None:
            self._client = httpx.AsyncClient(
                trust_env=False,
                follow_redirects=False,
                timeout=TIMEOUT_SECONDS,
                limits=httpx.Limits(max_keepalive_connections=0),
            )
        headers = {"Host": parsed.netloc.decode(), "Content-Type": "application/json"}
        async with self._client.stream(
            "POST",
            parsed.copy_with(host=number),
            content=content,
            headers={**headers, "User-Agent": "Cuvee"},
            extensions={"sni_hostname": parsed.raw_host.decode()},
        ) as answer:
            return answer.status_code


def parse(url: str) -> httpx.URL:
    """An http or https URL without a password, or Refused."""
    try:
        parsed = httpx.URL(url)
        has_host = bool(parsed.host)  # which is decoded here
    except (httpx.InvalidURL, UnicodeError):
        raise Refused("this is not a URL") from None
    if parsed.scheme not in {"http", "https"} or not has_host:
        raise Refused("a URL begins with https:// or http://")
    if parsed.port is not None and not 1 <= parsed.port <= MAX_PORT:
        raise Refused(f"a port is a number from 1 to {MAX_PORT}")
    if parsed.userinfo:
        raise Refused("a URL with a password is not accepted")
    return parsed.copy_with(fragment=None)
