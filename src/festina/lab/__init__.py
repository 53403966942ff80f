"""The laboratory: what many games tell about a ruleset."""
