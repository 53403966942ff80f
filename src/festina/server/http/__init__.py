"""The HTTP part of docs/server.md, one router a subject."""
