"""Structured logs: one JSON object per line, without secrets, names or chat."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

#: What a line may hold besides its message: never cookies, codes, names or texts.
_FIELDS = ("table", "seat", "spec", "path", "status", "ms")

#: What uvicorn would log for every connection that does not speak HTTP; the door counts them, and logs that seldom.
_TOLD_AT_THE_DOOR = "Invalid HTTP request received."


class JsonLines(logging.Formatter):
    """A record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in _FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs(level: str) -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("festina", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
    logging.getLogger("uvicorn.error").setLevel("WARNING")
    logging.getLogger("uvicorn.error").addFilter(lambda record: record.msg != _TOLD_AT_THE_DOOR)
    logging.getLogger("uvicorn.access").disabled = True
