"""Insight into Hare & Tortoise."""
