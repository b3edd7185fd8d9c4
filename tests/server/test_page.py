"""The page: a built client with its files, or a few words while there is none."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from cuvee.server.http.static import client_folder, language
from cuvee.server.settings import Settings
from tests.server.apps import serving

Client = TestClient[Any]
INDEX = b"<!doctype html><title>the client</title>"
SCRIPT = b"console.log('hello');" * 100


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Client]:
    """A server with a client that was built."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (folder / "icon.svg").write_bytes(b"<svg/>")
    (folder / ".secret").write_bytes(b"hidden")
    (tmp_path / "outside.txt").write_bytes(b"outside")
    (folder / "link.txt").symlink_to(tmp_path / "outside.txt")
    settings = Settings(data=str(tmp_path / "data"), client=str(folder), limits=False)
    with serving(settings) as client:
        yield client


def test_the_client_is_served_with_its_files(built: Client) -> None:
    assert built.get("/").content == INDEX
    assert built.get("/").headers["content-type"] == "text/html; charset=utf-8"
    script = built.get("/assets/app-1a2b.js")
    assert script.content == SCRIPT
    assert script.headers["content-type"].startswith("text/javascript")
    assert built.get("/icon.svg").headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize("path", ["/table/abc", "/replays/x/y?at=7", "/icon.png"])
def test_the_client_finds_its_own_way(built: Client, path: str) -> None:
    assert built.get(path).content == INDEX


def test_wrong_addresses_of_the_api_and_of_built_files_lead_nowhere(built: Client) -> None:
    for path in ("/api/nothing", "/api", "/assets/app-old.js"):
        said = built.get(path)
        assert said.status_code == 404, path
        assert said.json()["error"] == "not_found"
    assert built.post("/table/abc").status_code == 404


def test_files_whose_names_say_what_is_in_them_are_kept_for_good(built: Client) -> None:
    assert "immutable" in built.get("/assets/app-1a2b.js").headers["cache-control"]
    index = built.get("/")
    assert index.headers["cache-control"] == "no-cache"
    again = built.get("/", headers={"if-none-match": index.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_what_is_worth_it_is_sent_squeezed(built: Client) -> None:
    with built.stream("GET", "/assets/app-1a2b.js", headers={"accept-encoding": "gzip"}) as said:
        raw = b"".join(said.iter_raw())
    assert said.headers["content-encoding"] == "gzip"
    assert gzip.decompress(raw) == SCRIPT
    plain = built.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize(
    "path",
    ["/.secret", "/link.txt", "/../outside.txt", "/..%2foutside.txt", "/%2e%2e/outside.txt",
     "/assets/../../outside.txt", "//etc/passwd", "/assets/%00"],
)  # fmt: skip
def test_no_path_leads_out_of_the_client(built: Client, path: str) -> None:
    said = built.get(path)
    assert said.content == INDEX or said.status_code == 404
    assert b"outside" not in said.content
    assert b"hidden" not in said.content


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [("de-AT,de;q=0.9,en;q=0.8", "de"), ("fr, es;q=0.5", "es"), ("", "en"), ("en;q=x,de", "de")],
)
def test_while_there_is_no_client_a_page_says_how_to_play(
    settings: Settings, tmp_path: Path, wanted: str, lang: str
) -> None:
    unbuilt = Settings(data=settings.data, client=str(tmp_path))
    with serving(unbuilt) as client:
        page = client.get("/", headers={"accept-language": wanted})
        elsewhere = client.get("/table/abc")
    assert page.status_code == 200
    assert f'<html lang="{lang}">' in page.text
    assert "cuvee play" in page.text
    assert 'href="/schema"' in page.text
    assert elsewhere.status_code == 404


def test_a_long_malformed_accept_language_is_answered() -> None:
    assert language("de;q=nan," * 500 + "es") in {"de", "en", "es"}


def test_a_client_in_the_package_or_the_working_copy_is_found(tmp_path: Path) -> None:
    assert client_folder(Settings(client=str(tmp_path))) == tmp_path
    found = client_folder(Settings())
    assert found is None or (found / "index.html").is_file()
