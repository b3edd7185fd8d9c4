"""Whether hints are given at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the column; at earlier tables the number of people decides."""
    op.add_column("tables", sa.Column("hints", sa.Boolean()))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("tables", "hints")
