"""The colour that was chosen for a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("colour", sa.String(20), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "colour")
