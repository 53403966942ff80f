"""Sending one notice to one browser: encrypted so that only it can read it (RFC 8291), signed, posted."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from ...kernel.errors import FestinaError
from ..metrics import Metrics
from ..refusal import Refusal
from ..settings import Settings
from ..store.store import Store
from ..wire_notices import PushedNotice
from .data import Subscription
from .endpoint import NotAllowed, parse_endpoint
from .post import post
from .vapid import Vapid, from_base64

log = logging.getLogger("festina.server")

#: Seconds for a push service to answer.
_SECONDS: Final = 10.0
#: Requests to one push service that are under way at a time: one that hangs holds up no other.
_PER_ORIGIN: Final = 10
_LENGTH_OF_KEY, _LENGTH_OF_SECRET = 65, 16
#: Seconds that a push service is left alone after so many failures in a row.
_PAUSES: Final = (30.0, 120.0, 600.0, 1800.0, 3600.0, 6 * 3600.0, 24 * 3600.0)
#: Failures in a row after which a subscription is given up; if the service refuses rather than fails, sooner.
_MOST_FAILURES: Final = 20
_MOST_REFUSALS: Final = 5
_GONE: Final = (404, 410)
_PATIENCE: Final = (408, 425, 429)

#: Taken; the browser is gone; to be tried again; refused for good; too many under way.
Fate: TypeAlias = Literal["taken", "gone", "later", "refused", "busy"]
Urgency: TypeAlias = Literal["very-low", "low", "normal", "high"]


class Delivery(NamedTuple):
    """How a notice travels: how long the push service keeps it (seconds), and how much it matters."""

    notice: PushedNotice
    seconds: int
    urgency: Urgency


class Outcome(NamedTuple):
    """What became of it, and when it may be tried again."""

    fate: Fate
    again: float | None = None


class Push:
    """Sends notices to browsers, and keeps account of what their push services say."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics, clock: Callable[[], float]) -> None:
        self.vapid = Vapid(store, settings.push_contact, clock)
        self._store = store
        self._settings = settings
        self._metrics = metrics
        self._clock = clock
        self._under_way: Counter[str] = Counter()

    async def send(self, to: Subscription, delivery: Delivery) -> Outcome:
        """Send a notice to a browser, and record how that went."""
        if to.paused is not None and to.paused > self._clock():
            return Outcome("later", to.paused)
        try:
            endpoint = parse_endpoint(to.endpoint, self._settings.push_private)
        except FestinaError:  # allowed when it was stored, perhaps
            return await self._account(to, Outcome("gone"))
        if self._under_way[endpoint.origin] >= _PER_ORIGIN:
            return Outcome("busy", self._clock() + 1.0)
        self._under_way[endpoint.origin] += 1
        try:
            headers = {
                "Authorization": await self.vapid.authorization(endpoint.origin),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(delivery.seconds),
                "Urgency": delivery.urgency,
                "Topic": delivery.notice.tag,
            }
            sealed = await asyncio.to_thread(seal, msgspec.json.encode(delivery.notice), to)
            answer = await post(endpoint, headers, sealed, private=self._settings.push_private, seconds=_SECONDS)
            outcome = self._judge(answer.status, answer.retry_after, to.failures)
        except NotAllowed:
            outcome = Outcome("gone")
        except (OSError, ValueError) as problem:
            log.info("a push service does not answer: %s", type(problem).__name__)
            outcome = self._judge(0, None, to.failures)
        finally:
            self._under_way[endpoint.origin] -= 1
            if not self._under_way[endpoint.origin]:
                del self._under_way[endpoint.origin]
        return await self._account(to, outcome)

    def _judge(self, status: int, retry_after: float | None, failures: int) -> Outcome:
        if 200 <= status < 300:
            return Outcome("taken")
        if status in _GONE:
            return Outcome("gone")
        wait = retry_after if retry_after is not None else _PAUSES[min(failures, len(_PAUSES) - 1)]
        is_hard = 300 <= status < 500 and status not in _PATIENCE
        return Outcome("refused" if is_hard else "later", self._clock() + wait)

    async def _account(self, to: Subscription, outcome: Outcome) -> Outcome:
        """Count failures in a row, and forget a browser that is gone."""
        self._metrics.notices.labels(outcome.fate).inc()
        failures = 0 if outcome.fate == "taken" else to.failures + 1
        most = _MOST_REFUSALS if outcome.fate == "refused" else _MOST_FAILURES
        if outcome.fate == "gone" or failures >= most:
            await self._store.notices.delete_subscription(to.id)
            return Outcome("gone")
        if failures or to.failures:
            await self._store.notices.report(to.id, failures, outcome.again)
        return outcome


def seal(content: bytes, to: Subscription) -> bytes:
    """Encrypt what only a browser may read (RFC 8291); ValueError if its keys are none."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    own = ec.generate_private_key(ec.SECP256R1())
    sealed: bytes = http_ece.encrypt(
        content,
        private_key=own,
        dh=from_base64(to.p256dh),
        auth_secret=from_base64(to.auth),
        version="aes128gcm",
    )
    return sealed


def check_keys(p256dh: str, auth: str) -> None:
    """Raise Refusal unless these are a browser's keys: a point on the curve, and a secret."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = from_base64(p256dh), from_base64(auth)
        if len(point) != _LENGTH_OF_KEY or len(secret) != _LENGTH_OF_SECRET:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Refusal("bad_value", "server-push-keys") from None
