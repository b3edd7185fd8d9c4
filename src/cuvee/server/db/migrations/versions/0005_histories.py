"""Histories in snapshots, and a table to try whether something can be written."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add them; games with snapshots of before are replayed from their logs."""
    op.add_column("snapshots", sa.Column("history", sa.JSON()))
    op.create_table(
        "probes",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("text", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("probes")
    op.drop_column("snapshots", "history")
