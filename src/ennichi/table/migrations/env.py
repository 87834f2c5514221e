"""Runs migrations on a connection that the server hands in (`database.py`)."""

from __future__ import annotations

from alembic import context

from ennichi.table.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
