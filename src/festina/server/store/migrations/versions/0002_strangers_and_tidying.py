"""Blocks, reports, bans, announcements, facts; reactions, ids of chat lines; what is due to be deleted"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("devices", sa.Column("due", sa.Double(), nullable=True))
    op.add_column("tables", sa.Column("due", sa.Double(), nullable=True))
    # Tables of before were made for words.
    op.add_column("seats", sa.Column("words", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("chat", sa.Column("reaction", sa.String(length=16), nullable=True))
    op.add_column("chat", sa.Column("command", sa.String(length=80), nullable=True))
    op.create_index("one_line_per_command", "chat", ["table", "device", "command"], unique=True)
    op.add_column("moving_codes", sa.Column("to", sa.String(length=24), nullable=True))
    op.create_index("ix_moving_codes_to", "moving_codes", ["to"])
    op.add_column("moving_codes", sa.Column("moved", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "blocks",
        sa.Column("device", sa.String(length=24), primary_key=True),
        sa.Column("blocked", sa.String(length=24), primary_key=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("device", sa.String(length=24), nullable=False),
        sa.Column("about", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("reason", sa.String(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("said", sa.JSON(), nullable=False),
        sa.Column("network", sa.String(length=50), nullable=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("closed", sa.Double(), nullable=True),
    )
    for column in ("table", "device", "about", "closed"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
    op.create_table(
        "bans",
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("device", sa.String(length=24), nullable=True),
        sa.Column("network", sa.String(length=50), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=True),
    )
    op.create_index("ix_bans_device", "bans", ["device"])
    op.create_table(
        "announcements",
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=True),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.String(length=40), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )
