"""Sessions, profiles, passkeys, notices, friends; links and plans; results, ratings, daily races, cups, pairings"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    _sessions()
    _people()
    _tables()
    _results()
    _cups()


def _sessions() -> None:
    """A device's secret becomes its first session."""
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(length=64), primary_key=True),
        sa.Column("device", sa.String(length=24), nullable=False),
        sa.Column("label", sa.String(length=60), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
    )
    op.create_index("ix_sessions_device", "sessions", ["device"])
    op.execute(
        "INSERT INTO sessions (token_hash, device, label, created, seen) "
        "SELECT token_hash, id, '', created, seen FROM devices"
    )
    naming = {"uq": "uq_%(table_name)s_%(column_0_name)s"}
    with op.batch_alter_table("devices", naming_convention=naming) as batch:
        batch.drop_column("token_hash")
        batch.add_column(sa.Column("runner", sa.Integer(), nullable=True))
        batch.add_column(sa.Column("holidays", sa.JSON(none_as_null=True), nullable=True))
        batch.add_column(sa.Column("quiet", sa.JSON(none_as_null=True), nullable=True))
        batch.add_column(sa.Column("feed_hash", sa.String(length=64), nullable=True))
        batch.add_column(sa.Column("visible", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch.create_unique_constraint("uq_devices_feed_hash", ["feed_hash"])


def _people() -> None:
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.String(length=400), primary_key=True),
        sa.Column("device", sa.String(length=24), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("used", sa.Double(), nullable=True),
    )
    op.create_index("ix_passkeys_device", "passkeys", ["device"])
    op.create_table(
        "challenges",
        sa.Column("secret_hash", sa.String(length=64), primary_key=True),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("device", sa.String(length=24), nullable=True),
        sa.Column("proven", sa.String(length=24), nullable=True),
        sa.Column("expires", sa.Double(), nullable=False),
    )
    for column in ("device", "expires"):
        op.create_index(f"ix_challenges_{column}", "challenges", [column])
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(length=64), primary_key=True),
        sa.Column("device", sa.String(length=24), nullable=False),
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=120), nullable=False),
        sa.Column("auth", sa.String(length=60), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("paused", sa.Double(), nullable=True),
    )
    for column in ("device", "session"):
        op.create_index(f"ix_subscriptions_{column}", "subscriptions", [column])
    op.create_table(
        "notices",
        sa.Column("device", sa.String(length=24), primary_key=True),
        sa.Column("table", sa.String(length=24), primary_key=True),
        sa.Column("kind", sa.String(length=12), primary_key=True),
        sa.Column("mark", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("due", sa.Double(), nullable=True),
        sa.Column("sent", sa.Double(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("left", sa.JSON(none_as_null=True), nullable=True),
    )
    for column in ("table", "due"):
        op.create_index(f"ix_notices_{column}", "notices", [column])
    op.create_table(
        "muted_tables",
        sa.Column("device", sa.String(length=24), primary_key=True),
        sa.Column("table", sa.String(length=24), primary_key=True),
    )
    op.create_index("ix_muted_tables_table", "muted_tables", ["table"])
    op.create_table(
        "friends",
        sa.Column("device", sa.String(length=24), primary_key=True),
        sa.Column("friend", sa.String(length=24), primary_key=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_index("ix_friends_friend", "friends", ["friend"])


def _tables() -> None:
    op.add_column("tables", sa.Column("deadline", sa.Double(), nullable=True))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    # Slow games have a clock now: the server looks when it runs out.
    op.execute(
        "UPDATE tables SET deadline = changed WHERE status = 'running' AND CAST(options AS TEXT) LIKE '%\"days:%'"
    )
    op.add_column("seats", sa.Column("runner", sa.Integer(), nullable=True))
    op.add_column("invitations", sa.Column("device", sa.String(length=24), nullable=True))
    op.create_index("ix_invitations_device", "invitations", ["device"])
    op.create_table(
        "former",
        sa.Column("table", sa.String(length=24), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("device", sa.String(length=24), primary_key=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_index("ix_former_device", "former", ["device"])
    op.create_table(
        "links",
        sa.Column("code_hash", sa.String(length=64), primary_key=True),
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
    )
    op.create_index("ix_links_table", "links", ["table"])
    op.create_table(
        "plans",
        sa.Column("table", sa.String(length=24), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("dropped", sa.String(length=16), nullable=True),
    )


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("table", sa.String(length=24), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("device", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("ruleset", sa.String(length=300), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("started", sa.Double(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.Column("opponents", sa.JSON(), nullable=False),
        sa.Column("figures", sa.JSON(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("change", sa.Double(), nullable=True),
    )
    op.create_index("results_of_a_device", "results", ["device", "ended"])
    op.create_table(
        "ratings",
        sa.Column("device", sa.String(length=24), primary_key=True),
        sa.Column("game", sa.String(length=40), primary_key=True),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("on", sa.Boolean(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("history", sa.JSON(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
    )
    op.create_table(
        "daily",
        sa.Column("day", sa.String(length=10), primary_key=True),
        sa.Column("game", sa.String(length=40), primary_key=True),
        sa.Column("device", sa.String(length=24), primary_key=True),
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("turns", sa.Integer(), nullable=True),
        sa.Column("score", sa.Double(), nullable=True),
        sa.Column("shape", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("started", sa.Double(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=True),
    )
    for column in ("device", "table"):
        op.create_index(f"ix_daily_{column}", "daily", [column])
    op.create_table(
        "pairings",
        sa.Column("device", sa.String(length=24), primary_key=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("edition", sa.String(length=60), nullable=True),
        sa.Column("players", sa.Integer(), nullable=True),
        sa.Column("pace", sa.String(length=20), nullable=False),
        sa.Column("bots", sa.Boolean(), nullable=False),
        sa.Column("rating", sa.Double(), nullable=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("table", sa.String(length=24), nullable=True),
    )


def _cups() -> None:
    op.create_table(
        "cups",
        sa.Column("id", sa.String(length=24), primary_key=True),
        sa.Column("host", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("ruleset", sa.String(length=300), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("code_hash", sa.String(length=64), nullable=True, unique=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
    )
    op.create_index("ix_cups_host", "cups", ["host"])
    op.create_table(
        "cup_players",
        sa.Column("cup", sa.String(length=24), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("device", sa.String(length=24), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=80), nullable=True),
        sa.Column("left", sa.Boolean(), nullable=False),
    )
    op.create_index("ix_cup_players_device", "cup_players", ["device"])
    op.create_table(
        "cup_tables",
        sa.Column("cup", sa.String(length=24), primary_key=True),
        sa.Column("round", sa.Integer(), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("table", sa.String(length=24), nullable=True),
        sa.Column("players", sa.JSON(), nullable=False),
        sa.Column("places", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("ruled", sa.Boolean(), nullable=False),
    )
    op.create_index("ix_cup_tables_table", "cup_tables", ["table"])
