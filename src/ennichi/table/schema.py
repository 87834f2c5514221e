"""What is stored: a table is its header and its touches. `migrations/` brings a database to this shape."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

meta = Table(
    "meta",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", String(32), nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("version", Integer, nullable=False),  # grows with every change: the lock of the table
    Column("number", Integer, nullable=False),  # touches played
    Column("over", Boolean, nullable=False),
    Column("scores", Text, nullable=False),  # JSON, for lists of tables
    Column("actor", Integer),  # the seat to act
    Column("chapter", Integer, nullable=False),
    Column("open_record", Boolean, nullable=False),  # came from a record: everybody may know its seed
    Column("rematch", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),  # seconds
    Column("updated", BigInteger, nullable=False),
    Column("first", Integer, nullable=False),  # touches that other rules played: what is replayed begins after them
    Column("notice", Text, nullable=False),  # JSON: what happened when the rules were changed, or empty
    # When it was seen that nobody plays here, and when it was removed: by the wall clock and by the service clock.
    Column("marked", BigInteger),
    Column("marked_clock", BigInteger),
    Column("removed", BigInteger),
    Column("removed_clock", BigInteger),
    Column("removed_by", String(40), nullable=False),
    Column("latest", LargeBinary),  # the position after the newest touch, packed
    Column("deal", String(129), nullable=False),  # the secret and the salt that deal it; empty where the seed does
    Column("promise", String(80)),  # of the deal: none is used twice; null at old tables and open records
    Column("maker", String(32), nullable=False),  # the browser that set it up; empty at old tables
    Index("tables_updated", "updated"),
    Index("tables_promise", "promise", unique=True),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # human, open, bot
    Column("name", String(40), nullable=False),
    Column("bot", String(20), nullable=False),
    Column("colour", String(20), nullable=False),  # empty at old tables: the usual one
    Column("wishes_end", Boolean, nullable=False),  # whoever sits here would like the game to be deleted
    Column("seen", BigInteger),  # when whoever sits here was last at the table, in seconds; null: never, or long ago
)

touches = Table(
    "touches",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1
    Column("seat", Integer, nullable=False),
    Column("touch", String(60), nullable=False),
)

positions = Table(
    "positions",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("blob", LargeBinary, nullable=False),
)

holders = Table(
    "holders",
    metadata,
    Column("browser", String(32), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Index("holders_table", "table_id"),
)

# Who wants to be told of their turn, by which way; an address stands nowhere else.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("browser", String(32), nullable=False),  # which asked for it, and alone may change it
    Column("channel", String(8), nullable=False),  # push, mail, webhook
    Column("target", String(40), nullable=False),  # the address as `Keys.target` names it
    Column("address", Text, nullable=False),
    Column("form", String(8), nullable=False),  # of a webhook: discord, slack, matrix
    Column("language", String(8), nullable=False),
    Column("zone", String(60), nullable=False),
    Column("quiet_from", Integer),  # minutes of the day in that zone; null: never quiet
    Column("quiet_to", Integer),
    Column("everywhere", Boolean, nullable=False),  # at all tables where the browser holds a seat
    Column("confirmed", Boolean, nullable=False),  # a mail address: by whoever reads its mails
    Column("created", BigInteger, nullable=False),
    Column("last_sent", BigInteger),
    Column("claimed_by", String(16), nullable=False),  # the process that sends something there now
    Column("claimed_until", BigInteger),
    Column("fault", String(20), nullable=False),  # why the last message did not arrive, in a word
    Index("subscriptions_browser", "browser", "target", unique=True),
    Index("subscriptions_target", "target"),
)

subscribed = Table(
    "subscribed",
    metadata,
    Column("subscription_id", String(32), ForeignKey("subscriptions.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Index("subscribed_table", "table_id"),
)

# What waits to be told. A turn that was told stays here until the player has acted, so that it is told once.
notices = Table(
    "notices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("subscription_id", String(32), ForeignKey("subscriptions.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("sort", String(8), nullable=False),  # turn, test, confirm
    Column("queued", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("sent", BigInteger),
    Index("notices_due", "due"),
    Index("notices_table", "table_id"),
    Index("notices_subscription", "subscription_id"),
)
