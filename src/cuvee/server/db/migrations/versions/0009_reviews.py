"""Reviews of finished games, done or under way."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "reviews",
        sa.Column(
            "table",
            sa.String(24),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("alive", sa.Float, nullable=False),
        sa.Column("review", sa.JSON),
        sa.Index("reviews_by_status", "status", "alive"),
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("reviews")
