"""Who set up a table, and who would like it to be deleted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("maker", sa.String(32), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("wishes_end", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("seats", "wishes_end")
    op.drop_column("tables", "maker")
