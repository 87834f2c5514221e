"""When whoever holds a seat was last at the table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("seen", sa.BigInteger))


def downgrade() -> None:
    op.drop_column("seats", "seen")
