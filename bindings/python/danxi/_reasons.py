"""The exceptions with which interceptors have refused requests, until the calls raise them as the cause of an error."""

from __future__ import annotations

# The exceptions, by the id of the exchange. Only the latest are kept, because a cancelled call never takes its exception.
_reasons: dict[int, BaseException] = {}
_KEPT = 256


def keep(exchange: int, reason: BaseException) -> None:
    """Keeps the exception with which an interceptor refused the request of the exchange `exchange`."""
    while len(_reasons) >= _KEPT:
        _reasons.pop(next(iter(_reasons)), None)
    _reasons[exchange] = reason


def take(exchange: int) -> BaseException | None:
    """Returns and forgets the exception that was kept for the exchange `exchange`, or returns None."""
    return _reasons.pop(exchange, None)
