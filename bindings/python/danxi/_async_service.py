"""The base class of the services of an `AsyncSession`."""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING, Any

from ._service import Service

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Mapping

    from ._service import AsyncReadAhead, AsyncRun, Start

_EXAMPLE = re.compile(r"(\n *Example:\n +)(?=session\.)")


class AsyncService(Service):
    """A group of methods of an `AsyncSession`.

    A subclass has the service of a `Session` as its second base class. Each method of the second base class becomes a coroutine function
    with the same parameters and documentation, unless the subclass defines the method itself.
    """

    __slots__ = ()

    if TYPE_CHECKING:
        _read_ahead: AsyncReadAhead  # type: ignore[assignment]

        def __init__(self, run: AsyncRun, watch: Start, read_ahead: AsyncReadAhead) -> None: ...

    def __init_subclass__(cls) -> None:
        for name, function in vars(cls.__bases__[1]).items():
            if not name.startswith("_") and name not in vars(cls):
                setattr(cls, name, _coroutine(function, f"{cls.__qualname__}.{name}"))

    async def _call(  # type: ignore[override]
        self, method: str, params: Mapping[str, Any], decode: Callable[[Any], Any] | None = None
    ) -> Any:
        return (await self._run(method, params)).value(decode)  # type: ignore[misc]

    async def _execute(self, method: str, params: Mapping[str, Any]) -> None:  # type: ignore[override]
        await self._call(method, params)


def _coroutine(function: Callable[..., Any], name: str) -> Callable[..., Coroutine[Any, Any, Any]]:
    """Returns a coroutine function that calls `function` and awaits the coroutine that `_call` or `_execute` returns there."""

    @functools.wraps(function)
    async def method(self: AsyncService, *args: Any, **kwargs: Any) -> Any:
        return await function(self, *args, **kwargs)

    method.__qualname__ = name
    # Python with -OO removes docstrings.
    method.__doc__ = function.__doc__ and _EXAMPLE.sub(r"\1await ", function.__doc__)
    return method
