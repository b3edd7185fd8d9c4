"""Short codes by which tables that have not begun are found."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the codes; tables that are open already do without one."""
    op.add_column("tables", sa.Column("code", sa.String(8)))
    op.create_index("tables_by_code", "tables", ["code"], unique=True)


def downgrade() -> None:
    """Remove them."""
    op.drop_index("tables_by_code", "tables")
    op.drop_column("tables", "code")
