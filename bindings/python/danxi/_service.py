"""The base class of the services."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any

from ._result import RawResult, Result

if TYPE_CHECKING:
    from typing import NoReturn, TypeVar

    from typing_extensions import ParamSpec

    from ._ahead import Ahead, AsyncAhead
    from ._watch import Stream

    Parameters = ParamSpec("Parameters")
    Value = TypeVar("Value")

    Run = Callable[[str, Mapping[str, Any]], RawResult]
    AsyncRun = Callable[[str, Mapping[str, Any]], Awaitable[RawResult]]
    Start = Callable[[str, Mapping[str, Any]], Stream]
    ReadAhead = Callable[[str, Mapping[str, Any]], Ahead]
    AsyncReadAhead = Callable[[str, Mapping[str, Any]], AsyncAhead]


class Service:
    """A group of methods of a `Session`."""

    __slots__ = ("_read_ahead", "_run", "_watch")

    def __init__(self, run: Run, watch: Start, read_ahead: ReadAhead) -> None:
        self._run = run
        self._watch = watch
        self._read_ahead = read_ahead

    def _call(self, method: str, params: Mapping[str, Any], decode: Callable[[Any], Value] | None = None) -> Value:
        """Calls a method, and returns the value that `decode` makes from its JSON."""
        value: Value = self._run(method, params).value(decode)
        return value

    def _execute(self, method: str, params: Mapping[str, Any]) -> None:
        """Calls a method that returns null."""
        self._run(method, params).value()


class Recorder:
    """A recorder of the result from which a method of a service makes its value.

    Args:
        method: A method of a service, such as `session.forum.get_hole`.
        run: The session's function that runs a call.

    Raises:
        TypeError: `method` does not belong to a service.
        ValueError: The service belongs to another session.
    """

    def __init__(self, method: Any, run: Run | AsyncRun) -> None:
        service = getattr(method, "__self__", None)
        if not isinstance(service, Service):
            raise TypeError(f"{method!r} is not a method of a service, such as session.forum.get_hole")
        if service._run != run:
            raise ValueError(f"{method.__qualname__} belongs to another session. Pass a method of this session.")
        self._method = method
        self._recorded: RawResult | None = None

    def method(self, run: Callable[[str, Mapping[str, Any]], Any]) -> Callable[..., Any]:
        """Returns the method, bound to a service that makes its calls with `run`."""
        service = type(self._method.__self__)(run, self._refuse, self._refuse)
        return self._method.__func__.__get__(service)  # type: ignore[no-any-return]

    def record(self, result: RawResult) -> RawResult:
        self._recorded = result
        return result

    def result(self, value: Any) -> Result[Any]:
        """Returns the value of the method, with the source, the age and the rows of its result.

        Raises:
            TypeError: The method returns an iterator, which requests its results later.
        """
        return self._recorded.result_with(value) if self._recorded else self._refuse()

    def _refuse(self, *_: object) -> NoReturn:
        raise TypeError(
            f"{self._method.__qualname__} returns an iterator, which has no single result. Pass a method that makes one call."
        )
