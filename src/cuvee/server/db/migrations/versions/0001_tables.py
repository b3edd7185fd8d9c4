"""The first schema: people, tables, entries and what goes with them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID, NAME, HASH = 24, 40, 64
SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Create everything, each after what it refers to."""
    add_people()
    add_campaigns()
    add_sessions()
    add_webhooks()
    add_keys()
    add_tables()
    add_chat()
    add_deliveries()
    add_entries()
    add_notes()
    add_seats()
    add_snapshots()


def downgrade() -> None:
    """Remove everything."""
    for name in (
        "snapshots",
        "seats",
        "notes",
        "entries",
        "deliveries",
        "chat",
        "tables",
        "keys",
        "webhooks",
        "sessions",
        "campaigns",
        "people",
    ):
        op.drop_table(name)


def to(table: str, *, gone: bool = False) -> sa.ForeignKey:
    """A reference; what refers goes with what it refers to, or stands in its way."""
    return sa.ForeignKey(f"{table}.id", ondelete="CASCADE" if gone else None)


def add_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(ID), primary_key=True),
        sa.Column("name", sa.String(NAME), nullable=False),
        sa.Column("login", sa.String(120), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("preferences", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )


def add_campaigns() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(ID), primary_key=True),
        sa.Column("person", sa.String(ID), to("people", gone=True), nullable=False, index=True),
        sa.Column("game", sa.String(NAME), nullable=False),
        sa.Column("journey", sa.JSON, nullable=False),
        sa.Column("counted", sa.JSON, nullable=False),
        sa.Column("given_up", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )


def add_sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(HASH), primary_key=True),
        sa.Column("person", sa.String(ID), to("people", gone=True), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )


def add_webhooks() -> None:
    op.create_table(
        "webhooks",
        sa.Column("id", sa.String(ID), primary_key=True),
        sa.Column("person", sa.String(ID), to("people", gone=True), nullable=False, index=True),
        sa.Column("url", sa.String(500), nullable=False),
        sa.Column("shape", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )


def add_keys() -> None:
    op.create_table(
        "keys",
        sa.Column("session", sa.String(HASH), to("sessions", gone=True), primary_key=True),
        sa.Column("secret", sa.String(HASH), primary_key=True),
    )


def add_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(ID), primary_key=True),
        sa.Column("game", sa.String(NAME), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("host", sa.String(ID), to("people"), index=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("commitment", sa.String(HASH), nullable=False),
        sa.Column("clock", sa.JSON),
        sa.Column("deadline", sa.Float),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("asked", sa.JSON, nullable=False),
        sa.Column("result", sa.JSON),
        sa.Column("digest", sa.String(HASH)),
        sa.Column("base", sa.JSON),
        sa.Column("base_seq", sa.Integer, nullable=False),
        sa.Column("origin", sa.String(8), nullable=False),
        sa.Column("parent", sa.String(ID), index=True),
        sa.Column("campaign", sa.String(ID), to("campaigns"), index=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    where = sa.text("deadline IS NOT NULL")
    op.create_index(
        "tables_by_deadline", "tables", ["deadline"], sqlite_where=where, postgresql_where=where
    )
    op.create_index("tables_by_status", "tables", ["public", "status", "touched"])


def add_chat() -> None:
    op.create_table(
        "chat",
        sa.Column("id", SERIAL, primary_key=True),
        sa.Column("table", sa.String(ID), to("tables", gone=True), nullable=False, index=True),
        sa.Column("person", sa.String(ID), to("people")),
        sa.Column("name", sa.String(NAME), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def add_deliveries() -> None:
    op.create_table(
        "deliveries",
        sa.Column("id", SERIAL, primary_key=True),
        sa.Column("webhook", sa.String(ID), to("webhooks", gone=True), nullable=False, index=True),
        sa.Column("table", sa.String(ID), to("tables", gone=True), nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, index=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("outcome", sa.String(120)),
    )


def add_entries() -> None:
    op.create_table(
        "entries",
        sa.Column("table", sa.String(ID), to("tables", gone=True), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def add_notes() -> None:
    op.create_table(
        "notes",
        sa.Column("table", sa.String(ID), to("tables", gone=True), primary_key=True),
        sa.Column("person", sa.String(ID), to("people", gone=True), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def add_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table", sa.String(ID), to("tables", gone=True), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(ID), to("people"), index=True),
        sa.Column("name", sa.String(NAME), nullable=False),
        sa.Column("bot", sa.String(NAME)),
        sa.Column("secret", sa.String(HASH), index=True),
        sa.Column("shown", sa.Boolean, nullable=False),
        sa.Column("invite", sa.String(HASH), index=True),
        sa.Column("invited", sa.Boolean, nullable=False),
    )


def add_snapshots() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(ID), to("tables", gone=True), primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("state", sa.JSON, nullable=False),
        sa.Column("views", sa.JSON, nullable=False),
    )
