"""Daily challenges: the deal of each day, and everybody's attempt at it."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "daily_deals",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "daily_attempts",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column(
            "person",
            sa.String(24),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column(
            "table", sa.String(24), sa.ForeignKey("tables.id", ondelete="SET NULL"), index=True
        ),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("finished", sa.Float),
        sa.Index("daily_attempts_by_score", "game", "day", "status", "score"),
        sa.Index("daily_attempts_by_person", "person", "game", "day"),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("daily_attempts")
    op.drop_table("daily_deals")
