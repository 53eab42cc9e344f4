"""The exceptions with which interceptors have refused requests, until the calls of these requests raise them as causes."""

from __future__ import annotations

# By the number of the request. Only the latest are kept, because a call that was cancelled does not take its exception.
_reasons: dict[int, BaseException] = {}
_KEPT = 256


def keep(exchange: int, reason: BaseException) -> None:
    """Keeps the exception that refused a request."""
    while len(_reasons) >= _KEPT:
        _reasons.pop(next(iter(_reasons)), None)
    _reasons[exchange] = reason


def take(exchange: int) -> BaseException | None:
    """Returns the exception that refused a request, and forgets it."""
    return _reasons.pop(exchange, None)
