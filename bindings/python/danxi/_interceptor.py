"""Passes the library's requests and responses to the methods of interceptors, and the decisions of interceptors to the library."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Callable
from typing import Any

from . import _library, _reasons
from ._encode import encode
from ._exchange import Exchange
from ._extension import Extension, Loop, described, extensions, release, report
from ._tables import Decide, InterceptorTable, Observe, Release

# The methods that decide about a request, and the methods that only observe a request.
_DECIDING = ("prepare", "will_send", "intercept")
_OBSERVING = ("will_receive", "did_receive")


def table(interceptor: object, loop: Loop) -> InterceptorTable:
    """Registers an interceptor, and returns the `danxi_interceptor` through which the library calls the interceptor."""
    functions = {name: _FUNCTIONS[name] for name in (*_DECIDING, *_OBSERVING) if hasattr(interceptor, name)}
    if not functions:
        raise TypeError(
            f"{interceptor!r} is not an interceptor: it has none of the methods {', '.join((*_DECIDING, *_OBSERVING))}"
        )
    extension = Extension(interceptor, loop)
    with_secrets = bool(getattr(interceptor, "with_secrets", False))
    return InterceptorTable(
        ctypes.sizeof(InterceptorTable), extension.key, release=_RELEASE, with_secrets=with_secrets, **functions
    )


def _deciding(step: str) -> Callable[[int, bytes, int], None]:
    def callback(decision: int, text: bytes, key: int) -> None:
        extension = extensions.get(key)
        try:
            exchange = Exchange(json.loads(text))
        except BaseException as error:
            _library.decision_veto(decision, described(error))
            return
        if extension is None:
            _library.decision_proceed(decision)
            return
        extension.run(step, exchange, lambda _, error: _decide(step, decision, exchange, error))

    return callback


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
        _reasons.keep(exchange.id, problem)
        _library.decision_veto(decision, described(problem))


def _observing(step: str) -> Callable[[bytes, int], None]:
    failing = f"the method `{step}` of an interceptor"

    def callback(text: bytes, key: int) -> None:
        try:
            extension = extensions.get(key)
            if extension is not None:
                extension.run(step, Exchange(json.loads(text)), lambda _, error: report(failing, error))
        except BaseException as error:
            report(failing, error)

    return callback


# The library may call these functions at any time, so they must never be garbage-collected.
_FUNCTIONS: dict[str, Any] = {step: Decide(_deciding(step)) for step in _DECIDING} | {
    step: Observe(_observing(step)) for step in _OBSERVING
}
_RELEASE = Release(release)
