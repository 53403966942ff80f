"""How people treat each other: the reactions, and the reasons for a report. Declared once, for requests and answers."""

from __future__ import annotations

from typing import Literal

#: What can be said without words; the page draws it.
Reaction = Literal["wave", "clap", "laugh", "surprised", "hurry", "well_played", "sorry", "thanks"]
#: Why somebody reports a person.
ReportReason = Literal["words", "name", "stalling", "cheating", "other"]
