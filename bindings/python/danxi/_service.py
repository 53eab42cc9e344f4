"""The base classes of the services."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any


class Service:
    """A group of methods of a `Session`."""

    __slots__ = ("_call",)

    def __init__(self, call: Callable[[str, Mapping[str, Any]], Any]) -> None:
        self._call = call


class AsyncService:
    """A group of methods of an `AsyncSession`."""

    __slots__ = ("_call",)

    def __init__(self, call: Callable[[str, Mapping[str, Any]], Awaitable[Any]]) -> None:
        self._call = call
