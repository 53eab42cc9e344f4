"""Fudan University's campus services and the DanXi community, for Python.

    import danxi

    with danxi.Session() as session:
        session.account.login(email, password)
        print(session.forum.get_divisions())

The methods of a `Session` block, and the methods of an `AsyncSession` are coroutines. Both have the same services. `help(danxi.forum)`
describes the methods of a service and the values that they return. A call that fails raises a subclass of `Error`: see
`danxi.errors`.
"""

from __future__ import annotations

# Type checkers treat a variable with this name as true. Importing `typing` would take longer than the rest of this module. The value is
# `bool()`, because editors that read this file without running it, such as those with jedi, skip the branch of a literal False.
TYPE_CHECKING = bool()  # noqa: UP018
if TYPE_CHECKING:
    from typing import Any

    from ._async_pool import AsyncSessionPool as AsyncSessionPool
    from ._async_session import AsyncSession as AsyncSession
    from ._call import Call as Call
    from ._entity import Entity as Entity
    from ._exchange import Exchange as Exchange
    from ._exchange import Request as Request
    from ._exchange import Response as Response
    from ._frame import to_pandas as to_pandas
    from ._generated import *
    from ._metrics import metrics as metrics
    from ._metrics import metrics_text as metrics_text
    from ._pages import AsyncItems as AsyncItems
    from ._pages import Items as Items
    from ._pool import SessionPool as SessionPool
    from ._result import Result as Result
    from ._session import Session as Session
    from ._skipped import SkippedRow as SkippedRow
    from ._skipped import SkippedRowsWarning as SkippedRowsWarning
    from ._storage import Storage as Storage
    from ._time import CAMPUS_TIME as CAMPUS_TIME
    from ._time import Timestamp as Timestamp
    from ._time import campus_date as campus_date
    from ._watch import AsyncWatch as AsyncWatch
    from ._watch import Watch as Watch
    from ._week import week_svg as week_svg

_OWN = {
    "CAMPUS_TIME": "_time",
    "AsyncItems": "_pages",
    "AsyncSession": "_async_session",
    "AsyncSessionPool": "_async_pool",
    "AsyncWatch": "_watch",
    "Call": "_call",
    "Entity": "_entity",
    "Exchange": "_exchange",
    "Items": "_pages",
    "Request": "_exchange",
    "Response": "_exchange",
    "Result": "_result",
    "Session": "_session",
    "SessionPool": "_pool",
    "SkippedRow": "_skipped",
    "SkippedRowsWarning": "_skipped",
    "Storage": "_storage",
    "Timestamp": "_time",
    "Watch": "_watch",
    "campus_date": "_time",
    "metrics": "_metrics",
    "metrics_text": "_metrics",
    "to_pandas": "_frame",
    "week_svg": "_week",
}


def __getattr__(name: str) -> Any:
    """Imports a name when it is first used, so that `import danxi` is fast."""
    from importlib import import_module

    from ._generated import HOMES, MODULES

    value: Any
    if name == "__all__":
        # TimeoutError is left out, because `from danxi import *` must not replace the builtin exception.
        value = sorted({*_OWN, *HOMES, *MODULES, "build_info", "library_version", "schema"} - {"TimeoutError"})
    elif name in MODULES:
        value = import_module(f".{name}", __name__)
    elif name in _OWN:
        value = getattr(import_module(f".{_OWN[name]}", __name__), name)
    elif name in HOMES:
        value = getattr(import_module(f"._generated.{HOMES[name]}", __name__), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    names: list[str] = __getattr__("__all__")
    return [*names, "TimeoutError"]


def library_version() -> str:
    """Returns the version of the shared library that is loaded, such as `"0.1.0"`."""
    from . import _library

    version: bytes = _library.version()
    return version.decode()


def build_info() -> dict[str, Any]:
    """Returns how the shared library was built, and the libraries that it has loaded, with their versions and files: the JSON of
    `danxi_build_info()`."""
    import json

    from . import _library

    info: dict[str, Any] = json.loads(_library.build_info())
    return info


def schema() -> dict[str, Any]:
    """Returns the interface as an OpenRPC document: all methods, errors, and JSON Schemas of the values."""
    import json

    from . import _library

    document: dict[str, Any] = json.loads(_library.schema())
    return document
