"""Converts results of the library to Python values and exceptions."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any, Generic, Literal, TypeVar

from . import _library, _reasons, _skipped
from ._entity import Entity
from ._error import Error
from ._generated.errors import BY_CODE, VetoedError
from ._reading import read, read_list
from ._skipped import SkippedRow

_SOURCES: dict[int, Literal["network", "memory", "disk"]] = {0: "network", 1: "memory", 2: "disk"}

Value = TypeVar("Value")


class Result(Entity, Generic[Value]):
    """The value of a call, with its source, its age and the rows that were left out of it. `Session.request` returns a result.

    Attributes:
        value: The value that the method returns, as JSON if the method was called by its name.
        source: `"network"` for a server, `"memory"` for the cache in memory, `"disk"` for the session's store.
        age: Seconds since the library received the value from the server.
        skipped: The rows that were left out of the value, at most the first 20.
        skipped_count: Number of all rows that were left out.
        continuation: If the list has another page: the value of `continue_from` with which the same method returns that page.
            Otherwise None.
    """

    value: Value
    source: Literal["network", "memory", "disk"]
    age: float
    skipped: tuple[SkippedRow, ...] = ()
    skipped_count: int = 0
    continuation: str | None = None

    _secrets = frozenset({"value"})  # the value may contain secrets


class RawResult:
    """A `danxi_result`, which is freed with this object."""

    __slots__ = ("_handle", "_has_warned")

    def __init__(self, handle: int) -> None:
        self._handle: int | None = handle
        self._has_warned = False

    def __del__(self) -> None:
        self.free()

    def free(self) -> None:
        handle, self._handle = self._handle, None
        _library.result_free(handle)

    @property
    def status(self) -> int:
        status: int = _library.result_status(self._handle)
        return status

    def value(self, convert: Callable[[Any], Any] | None = None) -> Any:
        """Returns the value as JSON, or what `convert` makes from it. Issues a `SkippedRowsWarning` if rows were left out of it.

        Raises:
            Error: The call failed.
        """
        return read(self.text(), convert)

    def items(
        self, convert: Callable[[Any], Any] | None, field: str
    ) -> tuple[Sequence[Any], Callable[[Any], Any] | None]:
        """Returns the items of a page, and the function that converts each of them, or None if they are converted.

        Args:
            convert: Function that converts an item.
            field: Name of the member of the page that holds the items. If it is empty, the page itself is the list.

        Raises:
            Error: The call failed.
        """
        text = self.text()
        if (items := read_list(text, convert, field)) is not None:
            return items, None
        value = read(text)
        return (value.get(field, ()) if field else value), convert

    def text(self) -> bytes:
        """Returns the text of the value. Raises the error of a call that failed, and warns of rows that were left out."""
        text = self._text(_library.result_json)
        if self.status != 0:
            error = error_from(read(text))
            if error.code == VetoedError.code:
                raise error from _reasons.take(error.detail.get("exchange", 0))
            raise error
        if (count := _library.result_skipped_count(self._handle)) and not self._has_warned:
            self._has_warned = True
            _skipped.warn(_skipped.note(count, self._skipped()))
        return text

    def continuation_after(self, count: int) -> str | None:
        """Returns the continuation of a list after the first `count` items of this page.

        None at the end of the list, or if the value is not a page.
        """
        text: bytes | None = _library.result_continuation_after(self._handle, count)
        return None if text is None else text.decode()

    def _skipped(self) -> tuple[SkippedRow, ...]:
        return tuple(SkippedRow.from_json(row) for row in read(self._text(_library.result_skipped)))

    def _text(self, function: Callable[..., Any]) -> bytes:
        length = ctypes.c_size_t()
        address = function(self._handle, length)
        if not address:
            raise MemoryError
        return ctypes.string_at(address, length.value)

    def result(self) -> Result[Any]:
        """Returns the value as JSON with its source, its age and the rows that were left out.

        Raises:
            Error: The call failed.
        """
        return self.result_with(self.value())

    def result_with(self, value: Value) -> Result[Value]:
        """Returns a value that was made from this result, with the source, the age and the rows of the result."""
        return Result(
            value=value,
            # A newer library may report sources that this package does not know.
            source=_SOURCES.get(_library.result_source(self._handle), "network"),
            age=_library.result_age_ms(self._handle) / 1000,
            skipped=self._skipped(),
            skipped_count=_library.result_skipped_count(self._handle),
            continuation=None if (text := _library.result_continuation(self._handle)) is None else text.decode(),
        )


def error_from(reported: dict[str, Any]) -> Error:
    """Returns the exception for an error object of the library."""
    milliseconds = reported.get("retry_after_ms")
    error = BY_CODE.get(reported["code"], Error)(
        reported["message"],
        http_status=reported.get("http_status"),
        retry_after=None if milliseconds is None else milliseconds / 1000,
        detail=reported.get("detail"),
    )
    # A newer library may report errors that have no class in this package.
    error.code, error.name, error.retryable = reported["code"], reported["name"], reported["retryable"]
    return error
