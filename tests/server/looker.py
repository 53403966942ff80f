"""A connection to a live table that keeps what it is sent."""

from __future__ import annotations

import json
from typing import Any

from festina.kernel.errors import FestinaError
from festina.server.line import framed
from festina.server.store.data import DeviceData
from festina.server.wire import encode
from festina.server.wire_socket import FromServer


def unframed(frames: bytes) -> list[bytes]:
    """The texts of some frames."""
    texts = []
    while frames:
        assert frames[0] == 0x81, "a text in one frame"
        size, start = frames[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(frames[2:start], "big")
        assert len(frames) >= start + size
        texts.append(frames[start : start + size])
        frames = frames[start + size :]
    return texts


class Looker:
    """A ``live.Connection``."""

    address = "127.0.0.1"
    session: str | None = None

    def __init__(self, device: DeviceData) -> None:
        self.device = device
        #: What was sent, in the pieces in which it was sent.
        self.frames: list[bytes] = []

    @property
    def got(self) -> list[Any]:
        """The messages."""
        return [json.loads(text) for frames in self.frames for text in unframed(frames)]

    def send(self, message: FromServer) -> None:
        self.send_frame(framed(encode(message)))

    def send_frame(self, frame: bytes) -> None:
        self.frames.append(frame)

    def dismiss(self, problem: FestinaError | None = None) -> None:
        raise AssertionError("nobody is sent away here")

    def renew(self) -> None:
        raise AssertionError("nobody is signed in here")
