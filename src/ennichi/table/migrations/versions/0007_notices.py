"""Who wants to be told of their turn, and what waits to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("browser", sa.String(32), nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("target", sa.String(40), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("form", sa.String(8), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("everywhere", sa.Boolean, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("last_sent", sa.BigInteger),
        sa.Column("claimed_by", sa.String(16), nullable=False),
        sa.Column("claimed_until", sa.BigInteger),
        sa.Column("fault", sa.String(20), nullable=False),
    )
    op.create_index("subscriptions_browser", "subscriptions", ["browser", "target"], unique=True)
    op.create_index("subscriptions_target", "subscriptions", ["target"])
    op.create_table(
        "subscribed",
        sa.Column("subscription_id", sa.String(32), sa.ForeignKey("subscriptions.id", ondelete="CASCADE")),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE")),
        sa.Column("seat", sa.Integer),
        sa.PrimaryKeyConstraint("subscription_id", "table_id", "seat"),
    )
    op.create_index("subscribed_table", "subscribed", ["table_id"])
    op.create_table(
        "notices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column(
            "subscription_id", sa.String(32), sa.ForeignKey("subscriptions.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("sort", sa.String(8), nullable=False),
        sa.Column("queued", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("sent", sa.BigInteger),
    )
    for name in ("due", "table_id", "subscription_id"):
        op.create_index(f"notices_{name.removesuffix('_id')}", "notices", [name])


def downgrade() -> None:
    for table in ("notices", "subscribed", "subscriptions"):
        op.drop_table(table)
