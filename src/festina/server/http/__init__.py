"""The HTTP part of docs/server.md, one router per subject."""
