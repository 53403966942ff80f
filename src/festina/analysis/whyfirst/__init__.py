"""Insight into Why First?."""
