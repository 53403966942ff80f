"""Measuring: every figure that a document quotes comes from here."""
