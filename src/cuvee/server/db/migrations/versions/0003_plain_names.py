"""Columns with the names that the protocol has for what they hold."""

from alembic import op

revision = "0003"
down_revision = "0002"

RENAMED = [
    ("tables", "asked", "waiting"),
    ("tables", "touched", "updated"),
    ("campaigns", "journey", "state"),
    ("campaigns", "touched", "updated"),
    ("deliveries", "made", "created"),
]


def upgrade() -> None:
    """Rename the columns; what they hold stays, and indexes follow by themselves."""
    for table, old, new in RENAMED:
        op.alter_column(table, old, new_column_name=new)


def downgrade() -> None:
    """Rename them back."""
    for table, old, new in RENAMED:
        op.alter_column(table, new, new_column_name=old)
