"""The base classes of the services."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any

from ._result import Answer

if TYPE_CHECKING:
    from ._watch import Stream

    Start = Callable[[str, Mapping[str, Any]], Stream]


class Service:
    """A group of methods of a `Session`."""

    __slots__ = ("_answer", "_watch")

    def __init__(self, answer: Callable[[str, Mapping[str, Any]], Answer], watch: Start) -> None:
        self._answer = answer
        self._watch = watch

    def _call(self, method: str, params: Mapping[str, Any]) -> Any:
        return self._answer(method, params).value()


class AsyncService:
    """A group of methods of an `AsyncSession`."""

    __slots__ = ("_answer", "_watch")

    def __init__(self, answer: Callable[[str, Mapping[str, Any]], Awaitable[Answer]], watch: Start) -> None:
        self._answer = answer
        self._watch = watch

    async def _call(self, method: str, params: Mapping[str, Any]) -> Any:
        return (await self._answer(method, params)).value()
