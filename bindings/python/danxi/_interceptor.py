"""Interceptors of the program: the functions that the library calls, and what becomes of their exceptions."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Callable
from typing import Any

from . import _library
from ._encode import encode
from ._exchange import Exchange
from ._host import Host, Loop, lent, release, report, words
from ._tables import Ask, InterceptorTable, Release, Tell

_ASKING = ("prepare", "will_send", "intercept")
_TELLING = ("will_receive", "did_receive")

# The exceptions with which interceptors have refused requests, by the number of the request. Only the latest are kept, because the call of
# a request may have ended meanwhile.
_reasons: dict[int, BaseException] = {}
_KEPT = 256


def reason(exchange: int) -> BaseException | None:
    """Returns the exception with which an interceptor has refused a request, once."""
    return _reasons.pop(exchange, None)


def table(interceptor: object, loop: Loop) -> InterceptorTable:
    """Lends an interceptor to the library, and returns its table."""
    functions = {name: _FUNCTIONS[name] for name in (*_ASKING, *_TELLING) if hasattr(interceptor, name)}
    if not functions:
        raise TypeError(
            f"{interceptor!r} is no interceptor: it has none of the methods {', '.join((*_ASKING, *_TELLING))}"
        )
    host = Host(interceptor, loop)
    with_secrets = bool(getattr(interceptor, "with_secrets", False))
    return InterceptorTable(
        ctypes.sizeof(InterceptorTable), host.key, release=_RELEASE, with_secrets=with_secrets, **functions
    )


def _asking(step: str) -> Callable[[int, bytes, int], None]:
    def ask(decision: int, text: bytes, key: int) -> None:
        host = lent.get(key)
        try:
            exchange = Exchange(json.loads(text))
        except BaseException as error:
            _library.decision_veto(decision, words(error))
            return
        if host is None:
            _library.decision_proceed(decision)
            return
        host.run(step, exchange, lambda _, error: _decide(step, decision, exchange, error))

    return ask


def _decide(step: str, decision: int, exchange: Exchange, error: BaseException | None) -> None:
    try:
        if error is not None:
            raise error
        if step == "intercept" and exchange.delay is not None:
            _library.decision_retry(decision, max(0, min(round(exchange.delay * 1000), 2**31 - 1)))
        elif changes := exchange.changes(step):
            _library.decision_replace(decision, encode(changes))
        else:
            _library.decision_proceed(decision)
    except BaseException as problem:
        while len(_reasons) >= _KEPT:
            _reasons.pop(next(iter(_reasons)), None)
        _reasons[exchange.id] = problem
        _library.decision_veto(decision, words(problem))


def _telling(step: str) -> Callable[[bytes, int], None]:
    failing = f"the method `{step}` of an interceptor"

    def tell(text: bytes, key: int) -> None:
        try:
            host = lent.get(key)
            if host is not None:
                host.run(step, Exchange(json.loads(text)), lambda _, error: report(failing, error))
        except BaseException as error:
            report(failing, error)

    return tell


# The library may call them at any time: they must never be collected.
_FUNCTIONS: dict[str, Any] = {step: Ask(_asking(step)) for step in _ASKING} | {
    step: Tell(_telling(step)) for step in _TELLING
}
_RELEASE = Release(release)
