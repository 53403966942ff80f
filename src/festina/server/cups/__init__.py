"""Cups: small tournaments that a host calls, with pairings, standings and results as a file."""
