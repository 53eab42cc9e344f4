"""Fudan University's campus services and the DanXi community, for Python.

    import danxi

    with danxi.Session() as session:
        session.account.login(email, password)
        print(session.forum.get_divisions())

`Session` blocks, `AsyncSession` is for asyncio; both have the same services, each documented in its module, such as
`danxi.forum`. What fails raises an `Error` whose class says why (`danxi.errors`).
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from . import _library, _services, errors
from ._config import Config, NetworkConfig, ServerConfig, StoreConfig
from ._result import Result
from ._services import *
from ._session import Session
from ._timestamp import Timestamp
from ._version import __version__
from .errors import *

if TYPE_CHECKING:
    from ._async_session import AsyncSession

__all__ = [
    "AsyncSession",
    "Config",
    "NetworkConfig",
    "Result",
    "ServerConfig",
    "Session",
    "StoreConfig",
    "Timestamp",
    "__version__",
    "errors",
    "library_version",
    "schema",
]
__all__ += errors.__all__
__all__ += _services.__all__


def __getattr__(name: str) -> Any:
    if name != "AsyncSession":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    # Only who needs it waits for asyncio to be imported.
    from ._async_session import AsyncSession

    return AsyncSession


def library_version() -> str:
    """The version of the shared library that is loaded, such as `"0.1.0"`."""
    version: bytes = _library.version()
    return version.decode()


def schema() -> dict[str, Any]:
    """The whole interface as an OpenRPC document: every method, and JSON Schemas of what they give back."""
    document: dict[str, Any] = json.loads(_library.schema())
    return document
