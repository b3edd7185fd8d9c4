"""Somebody before a browser of their own: opens pages, puts up tables, is told what goes wrong."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response

from tests.web.seat import Seat

ROOT: Final = Path(__file__).resolve().parents[2]
CLIENT: Final = ROOT / "web" / "dist"
TIMEOUT_MS: Final = 20_000  # milliseconds that anything may take on a busy machine
DESKTOP: Final = (1280, 800)
PHONE: Final = (390, 844)
FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
STILL: Final = {"lang": "en", "theme": "light", "motion": "off", "pace": "off", "confirm": False}
Plain = dict[str, Any]


def chromium() -> str | None:
    """The Chromium of this machine, if it has one."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next((found for name in names if (found := shutil.which(name))), None)


def reason_to_skip() -> str | None:
    """Why the page cannot be tested here; whoever could install a browser is not excused."""
    if chromium() is None and os.geteuid() != 0:
        return "there is no Chromium: `apt-get install chromium` as root brings it"
    return None


class Visitor:
    """One browser context: a name, a cookie, settings, and the page that is open."""

    def __init__(self, browser: Browser, site: str, *, phone: bool = False, **more: Any) -> None:  # noqa: ANN401
        width, height = PHONE if phone else DESKTOP
        shape: Plain = {"viewport": {"width": width, "height": height}}
        if phone:
            shape |= {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
        self.context: BrowserContext = browser.new_context(base_url=site, **{**shape, **more})
        self.context.set_default_timeout(TIMEOUT_MS)
        self.site = site
        self.phone = phone
        self.complaints: list[str] = []
        self.forgiven: list[str] = []  # parts of complaints that a test brings about itself
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another page of the same person; what it complains of is noted."""
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("response", self._response)
        return page

    def _console(self, said: ConsoleMessage) -> None:
        where = said.location.get("url", "")
        if said.type in {"error", "warning"}:
            self.complaints.append(f"{said.type}: {said.text} ({where})")

    def _response(self, response: Response) -> None:
        if response.status >= 500:
            self.complaints.append(f"{response.status}: {response.url}")

    @property
    def trouble(self) -> list[str]:
        """What the page complained of and the test did not bring about."""
        return [said for said in self.complaints if not any(part in said for part in self.forgiven)]

    # The server, asked as the page would ask it.

    def ask(self, method: str, path: str, body: Plain | None = None) -> Any:  # noqa: ANN401
        """A request with this person's cookie."""
        answer = self.context.request.fetch(
            f"{self.site}/api{path}", method=method, data=body, headers={"origin": self.site}
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def become(self, name: str, **settings: object) -> Visitor:
        """Be known by a name, with settings that let nothing move unless told otherwise."""
        self.ask("POST", "/guests", {"name": name})
        self.ask("PATCH", "/me", {"preferences": {**STILL, **settings}})
        return self

    def prefer(self, **settings: object) -> None:
        """Change settings as another device would."""
        before = self.ask("GET", "/me")["preferences"]
        self.ask("PATCH", "/me", {"preferences": {**before, **settings}})

    def put_up(self, game: str, seats: list[Plain], *, seed: int = 7, **options: object) -> str:
        """A new table; returns its number."""
        return self.invite(game, seats, seed=seed, **options)[0]

    def invite(
        self, game: str, seats: list[Plain], *, seed: int = 7, **options: object
    ) -> tuple[str, dict[int, str]]:
        """A new table with seats for others; returns its number and the secrets of the seats."""
        wanted = {"game": game, "seats": seats, "options": options, "seed": seed}
        links = self.ask("POST", "/tables", wanted)
        return str(links["table"]["id"]), {int(seat): key for seat, key in links["secrets"].items()}

    # Pages.

    def open(self, path: str) -> Page:
        """Open an address of ours and wait until there is something to see."""
        self.page.goto(path)
        self.page.wait_for_selector("main, [data-region=prompt]", state="attached")
        return self.page

    def sit(self, table: str, query: str = "") -> Seat:
        """Open a table."""
        self.page.goto(f"/tables/{table}{query}")
        seat = Seat(self.page, touch=self.phone)
        seat.wait_until_here()
        return seat

    def leave(self) -> None:
        """Close everything."""
        self.context.close()


ME: Final[Plain] = {"kind": "me"}
OPEN: Final[Plain] = {"kind": "open"}


def a_bot(name: str = "greedy") -> Plain:
    """A seat for a bot."""
    return {"kind": "bot", "bot": name}


def another(name: str) -> Plain:
    """A seat for somebody else before the same screen."""
    return {"kind": "me", "name": name}
