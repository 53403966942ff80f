"""Notices: what people who are not at their table are told, by Web Push and by a feed."""
