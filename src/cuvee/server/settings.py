"""The settings of a server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec

from cuvee.locales.errors import InputError
from cuvee.server.addresses import Network, parse_network, parse_origin
from cuvee.server.db.data_folder import sqlite_url

VARIABLE: Final = "CUVEE_SERVER"  # how settings reach the processes that serve


class Settings(msgspec.Struct, frozen=True):
    """All settings."""

    data: str = "cuvee-data"
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    database: str | None = None
    origins: list[str] = []  # besides the server's own, such as https://games.example.org
    proxies: list[str] = []  # networks of proxies whose X-Forwarded-For is trusted
    secure: bool = False  # cookies over https only, as behind a proxy that ends it
    bot_processes: int = 1  # processes in which bots decide
    webhook_networks: list[str] = []  # private networks that webhooks may reach
    games: list[str] = []  # files or modules that bring games of their own
    client: str | None = None  # the folder of the built browser client
    limits: bool = True  # off for load tests on loopback alone

    @property
    def url(self) -> str:
        """The address of the database."""
        return self.database or sqlite_url(Path(self.data))

    @property
    def site(self) -> str:
        """The URL of the server for its visitors, as far as it knows."""
        return self.origins[0] if self.origins else f"http://{self.host}:{self.port}"

    @property
    def allowed_webhook_networks(self) -> list[Network]:
        """The private networks that webhooks may reach."""
        return [parse_network(text, "--allow-webhooks-to") for text in self.webhook_networks]

    def checked(self) -> Settings:
        """These settings; BadInput for wrong ones."""
        if not 1 <= self.port <= 65535:
            raise InputError("error-flag-range", flag="--port", most="65535", value=str(self.port))
        if not 1 <= self.workers <= 64:
            raise InputError("error-flag-range", flag="--workers", most=64, value=str(self.workers))
        if not 1 <= self.bot_processes <= 64:
            count = self.bot_processes
            raise InputError("error-flag-range", flag="--bot-processes", most=64, value=str(count))
        if self.workers > 1 and not (self.database or "").startswith("postgres"):
            raise InputError("error-workers-database")
        for origin in self.origins:
            parse_origin(origin)
        for proxy in self.proxies:
            parse_network(proxy, "--proxy")
        self.allowed_webhook_networks  # noqa: B018 - checks them
        return self


def export_settings(settings: Settings) -> None:
    """Pass the settings to the processes started from here."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def settings_from_env() -> Settings:
    """The settings that this process was started with."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)
