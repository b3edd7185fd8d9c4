"""Results of finished games, ratings, friends, seats kept for somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the tables and columns; earlier games are settled when a server next starts."""
    op.add_column("people", sa.Column("seen", sa.Float))
    for name in ("rated", "settled"):
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("tables", column)
    unsettled = sa.text("status = 'over' AND settled IS false")
    op.create_index(
        "tables_unsettled",
        "tables",
        ["updated"],
        sqlite_where=sa.text("status = 'over' AND settled IS 0"),
        postgresql_where=unsettled,
    )
    op.add_column("seats", sa.Column("reserved", sa.String(24)))
    op.create_index("ix_seats_reserved", "seats", ["reserved"])
    _add_results()
    _add_ratings()
    op.create_table(
        "friends",
        sa.Column("person", sa.String(24), _of_person(), primary_key=True),
        sa.Column("friend", sa.String(24), _of_person(), primary_key=True, index=True),
        sa.Column("created", sa.Float, nullable=False),
    )


def _of_person() -> sa.ForeignKey:
    return sa.ForeignKey("people.id", ondelete="CASCADE")


def _add_results() -> None:
    of_table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "results",
        sa.Column("table", sa.String(24), of_table, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(24), _of_person()),
        sa.Column("bot", sa.String(40)),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mode", sa.String(8), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("sources", sa.JSON, nullable=False),
        sa.Column("uses", sa.JSON, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("finished", sa.Float, nullable=False),
        sa.Column("shown_from", sa.Float, nullable=False),
        sa.Column("rated_as", sa.Integer),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.Index("results_by_person", "person", "game", "finished"),
    )


def _add_ratings() -> None:
    op.create_table(
        "rating_pools",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(44), primary_key=True),
        sa.Column("person", sa.String(24), _of_person(), index=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Index("ratings_by_mu", "game", "mu"),
    )


def downgrade() -> None:
    """Remove them."""
    for name in ("friends", "ratings", "rating_pools", "results"):
        op.drop_table(name)
    op.drop_index("ix_seats_reserved", "seats")
    op.drop_column("seats", "reserved")
    op.drop_index("tables_unsettled", "tables")
    for name in ("settled", "rated"):
        op.drop_column("tables", name)
    op.drop_column("people", "seen")
