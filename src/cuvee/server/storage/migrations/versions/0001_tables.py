"""The first schema: people, tables, entries and what goes with them."""

from alembic import op

from cuvee.server.storage.schema import metadata

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create everything; later migrations say what they change in their own words."""
    metadata.create_all(op.get_bind())


def downgrade() -> None:
    """Remove everything."""
    metadata.drop_all(op.get_bind())
