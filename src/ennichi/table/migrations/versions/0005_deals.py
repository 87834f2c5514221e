"""Tables that are dealt by a secret, which was promised before it was used."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.String(129), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("promise", sa.String(80)))
    op.create_index("tables_promise", "tables", ["promise"], unique=True)


def downgrade() -> None:
    op.drop_index("tables_promise", "tables")
    op.drop_column("tables", "promise")
    op.drop_column("tables", "deal")
