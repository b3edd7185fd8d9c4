"""Where a seed comes from, and the salt of its commitment."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the columns; earlier commitments have no salt.

    A seed that the server drew has more than 57 digits.
    """
    op.add_column("tables", sa.Column("salt", sa.String(64)))
    op.add_column(
        "tables", sa.Column("seed_from", sa.String(8), nullable=False, server_default="server")
    )
    op.execute("UPDATE tables SET seed_from = 'player' WHERE length(seed) < 58")
    op.execute("UPDATE tables SET seed_from = 'game' WHERE origin IN ('fork', 'import')")


def downgrade() -> None:
    """Remove them."""
    op.drop_column("tables", "seed_from")
    op.drop_column("tables", "salt")
