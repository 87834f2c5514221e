"""The position after the newest touch, changes of the rules, and tables that are removed in two steps."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TIMES = ("marked", "marked_clock", "removed", "removed_clock")


def upgrade() -> None:
    op.add_column("tables", sa.Column("first", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("notice", sa.Text, nullable=False, server_default=""))
    for name in TIMES:
        op.add_column("tables", sa.Column(name, sa.BigInteger))
    op.add_column("tables", sa.Column("removed_by", sa.String(40), nullable=False, server_default=""))
    # The last column, so that SQLite finds the others without reading it.
    op.add_column("tables", sa.Column("latest", sa.LargeBinary))
    op.execute("INSERT INTO meta (key, value) VALUES ('clock', '0')")


def downgrade() -> None:
    op.execute("DELETE FROM meta WHERE key = 'clock'")
    for name in ("latest", "removed_by", *TIMES, "notice", "first"):
        op.drop_column("tables", name)
