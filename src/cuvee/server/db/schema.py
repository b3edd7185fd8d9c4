"""The tables of the database; migrations/ leads there from any earlier version."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

ID: Final = 24  # characters of an id, at most
NAME: Final = 40
LOGIN: Final = 120  # a name in small letters can be three times as long
HASH: Final = 64  # of a secret, in hexadecimal

metadata: Final = MetaData()

people: Final = Table(
    "people",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("name", String(NAME), nullable=False),
    Column("login", String(LOGIN), unique=True),  # the name in small letters; none for guests
    Column("password", String(200)),  # argon2id; none for guests
    Column("preferences", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float),  # when they last had a connection; where several processes serve
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", String(HASH), primary_key=True),  # the hash of what the cookie holds
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("game", String(NAME), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("title", String(80), nullable=False),
    Column("host", ForeignKey("people.id"), index=True),  # none for an imported record
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),  # open, playing, over, stuck
    Column("seed", String(80), nullable=False),  # secret until the game is over
    Column("commitment", String(HASH), nullable=False),
    Column("clock", JSON),  # seconds for a decision, or none
    Column("deadline", Float),  # when the clock runs down for whoever is asked
    Column("seq", Integer, nullable=False),  # of the last entry
    Column("waiting", JSON, nullable=False),  # the seats that are waited for
    Column("result", JSON),
    Column("digest", String(HASH)),
    Column("base", JSON),  # the state it goes on from, where that was not the deal
    Column("base_seq", Integer, nullable=False),  # and the entry after which it stood so
    Column("origin", String(8), nullable=False),  # new, rematch, fork, import, lesson, daily
    Column("parent", String(ID), index=True),
    Column("campaign", ForeignKey("campaigns.id"), index=True),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("code", String(8)),  # by which it is found as long as it has not begun
    Column("salt", String(HASH)),  # of the commitment, and secret as long as the seed
    Column("seed_from", String(8), nullable=False, server_default="server"),  # player, game
    Column("hints", Boolean),  # whether hints are given; none: if one person plays
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("settled", Boolean, nullable=False, server_default=false()),  # results are stored
    Index("tables_by_status", "public", "status", "updated"),
    Index("tables_by_code", "code", unique=True),
)
_TICKING: Final = tables.c.deadline.is_not(None)
Index("tables_by_deadline", tables.c.deadline, sqlite_where=_TICKING, postgresql_where=_TICKING)
_UNSETTLED: Final = (tables.c.status == "over") & tables.c.settled.is_(false())
Index("tables_unsettled", tables.c.updated, sqlite_where=_UNSETTLED, postgresql_where=_UNSETTLED)

seats: Final = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", String(NAME), nullable=False),
    Column("bot", String(NAME)),  # who plays, or helps out when the clock has run down
    Column("secret", String(HASH), index=True),  # the hash of the link that only its holder has
    Column("shown", Boolean, nullable=False),  # whether spectators may look over the shoulder
    Column("invite", String(HASH), index=True),  # the hash of the link by which it can be taken
    Column("invited", Boolean, nullable=False, default=False),  # and whether that is the only way
    Column("reserved", String(ID), index=True),  # the person for whom an open seat is kept
)

# A seat's link opened elsewhere lets that session play the seat, and nothing more of the person;
# only as long as it is the seat's link.
keys: Final = Table(
    "keys",
    metadata,
    Column("session", ForeignKey("sessions.id", ondelete="CASCADE"), primary_key=True),
    Column("secret", String(HASH), primary_key=True),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # unique, so that of two writers one wins
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

# The state of a game and its position from every viewpoint, for later versions of the rules; and
# its history, to go on from without replaying its log.
snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("state", JSON, nullable=False),
    Column("views", JSON, nullable=False),
    Column("history", JSON),  # none in those of earlier versions
)

# Rows that are written and removed again, to see whether the database can be written to.
probes: Final = Table(
    "probes",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("text", Text, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ForeignKey("people.id")),
    Column("name", String(NAME), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

notes: Final = Table(
    "notes",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)

campaigns: Final = Table(
    "campaigns",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(NAME), nullable=False),
    Column("state", JSON, nullable=False),  # as the campaign of the game dumps itself
    Column("counted", JSON, nullable=False),  # the tables whose games are part of it
    Column("given_up", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
)

webhooks: Final = Table(
    "webhooks",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("url", String(500), nullable=False),
    Column("shape", String(8), nullable=False),  # json, discord, slack
    Column("created", Float, nullable=False),
)

BANNED_PERSON, BANNED_NETWORK = "person", "network"
bans: Final = Table(
    "bans",
    metadata,
    Column("who", String(64), primary_key=True),  # the id of a person, or a network
    Column("kind", String(8), nullable=False),  # person, network
    Column("reason", String(200), nullable=False),  # for whoever runs the server
    Column("created", Float, nullable=False),
)

deliveries: Final = Table(
    "deliveries",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("webhook", ForeignKey("webhooks.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("body", JSON, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due", Float, index=True),  # none once it was delivered, or given up
    Column("created", Float, nullable=False),
    Column("outcome", String(120)),  # of the last attempt
)

DAY_LENGTH: Final = 10  # characters, as 2026-11-17
daily_deals: Final = Table(
    "daily_deals",
    metadata,
    Column("game", String(NAME), primary_key=True),
    Column("day", String(DAY_LENGTH), primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(80), nullable=False),  # secret until the day is over, like the salt
    Column("salt", String(HASH), nullable=False),
    Column("commitment", String(HASH), nullable=False),
    Column("created", Float, nullable=False),
)

daily_attempts: Final = Table(
    "daily_attempts",
    metadata,
    Column("game", String(NAME), primary_key=True),
    Column("day", String(DAY_LENGTH), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    Column("status", String(8), nullable=False),  # playing, counted, late, refused
    Column("score", Integer),  # verified; none unless it counts
    Column("finished", Float),
    Index("daily_attempts_by_score", "game", "day", "status", "score"),
    Index("daily_attempts_by_person", "person", "game", "day"),
)

# Reviews of finished games, done or under way.
reviews: Final = Table(
    "reviews",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("status", String(8), nullable=False),  # working, done, failed
    Column("version", Integer, nullable=False),  # of how reviews are worked out
    Column("done", Integer, nullable=False),  # decisions
    Column("total", Integer, nullable=False),
    Column("alive", Float, nullable=False),  # when the process that works it out last said so
    Column("review", JSON),  # once it is done
    Index("reviews_by_status", "status", "alive"),
)

# How a finished game came out for each seat; one row for each, stored once with `tables.settled`.
results: Final = Table(
    "results",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE")),  # none if they held several
    Column("bot", String(NAME)),  # none for people, also for those whose seat a bot took over
    Column("game", String(NAME), nullable=False),
    Column("mode", String(8), nullable=False),  # table, together, solo, daily, campaign
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("sources", JSON, nullable=False),  # points by what brought them
    Column("uses", JSON, nullable=False),  # what was used, by the name of the usage
    Column("left", Boolean, nullable=False),  # a bot finished the game for them
    Column("finished", Float, nullable=False),
    Column("shown_from", Float, nullable=False),  # others may play the same deal until then
    Column("rated_as", Integer),  # the number of the rated game among those of its game
    Column("mu", Float),  # the rating after a rated game
    Column("sigma", Float),
    Index("results_by_person", "person", "game", "finished"),
)

# How many rated games there were; whoever changes ratings of a game holds its row.
rating_pools: Final = Table(
    "rating_pools",
    metadata,
    Column("game", String(NAME), primary_key=True),
    Column("games", Integer, nullable=False),
)

PLAYER: Final = NAME + 4  # the id of a person, or bot:NAME
ratings: Final = Table(
    "ratings",
    metadata,
    Column("game", String(NAME), primary_key=True),
    Column("player", String(PLAYER), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), index=True),  # none for bots
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ratings_by_mu", "game", "mu"),
)

# Whom somebody wants as a friend; two are friends where each wants the other.
friends: Final = Table(
    "friends",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("friend", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("created", Float, nullable=False),
)
