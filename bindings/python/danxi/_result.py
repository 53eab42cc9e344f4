"""Converts results of the library to Python values and exceptions."""

from __future__ import annotations

import ctypes
import json
from typing import Any, Literal

from . import _library
from ._entity import Entity
from ._error import Error
from ._generated.errors import BY_CODE

_SOURCES: tuple[Literal["network", "memory", "disk"], ...] = ("network", "memory", "disk")


class SkippedRow(Entity):
    """A row of a server's list that the library could not read, and left out of the value.

    Attributes:
        what: The kind of row, such as "bus run".
        reason: Why it could not be read.
        excerpt: Its structure without personal data, in at most 200 characters.
    """

    what: str
    reason: str
    excerpt: str


class Result(Entity):
    """A call's value, and where it came from.

    Attributes:
        value: The value as JSON: dicts, lists, strings, numbers, booleans and None. `from_json()` of an entity, such as
            `danxi.Hole.from_json`, makes it typed.
        source: `"network"` for a server, `"memory"` for the cache in memory, `"disk"` for the cache in `store.path`.
        age: Seconds since the value came from the server.
        skipped: The rows that were left out of the value, at most the first 20.
        skipped_count: The number of all of them.
    """

    value: Any
    source: Literal["network", "memory", "disk"]
    age: float
    skipped: tuple[SkippedRow, ...] = ()
    skipped_count: int = 0

    _secrets = frozenset({"value"})  # the value may contain secrets


class Answer:
    """The content of a `danxi_result`."""

    __slots__ = ("status", "_age_ms", "_skipped", "_skipped_count", "_source", "_text")

    def __init__(self, handle: int) -> None:
        """Copies a result and frees it."""
        length = ctypes.c_size_t()
        try:
            address = _library.result_json(handle, length)
            self.status: int = _library.result_status(handle)
            self._text = str(ctypes.string_at(address, length.value), "utf-8") if address else None
            self._source: int = _library.result_source(handle)
            self._age_ms: int = _library.result_age_ms(handle)
            self._skipped_count: int = _library.result_skipped_count(handle)
            self._skipped = "[]"
            if self._skipped_count > 0 and (address := _library.result_skipped(handle, length)):
                self._skipped = str(ctypes.string_at(address, length.value), "utf-8")
        finally:
            _library.result_free(handle)

    def value(self) -> Any:
        """Returns the value as JSON.

        Raises:
            Error: The call failed.
        """
        if self._text is None:
            raise MemoryError
        value = json.loads(self._text)
        if self.status != 0:
            raise _error(value)
        return value

    def result(self) -> Result:
        """Returns the value, its source and age, and the rows that were left out.

        Raises:
            Error: The call failed.
        """
        return Result(
            value=self.value(),
            source=_SOURCES[self._source],
            age=self._age_ms / 1000,
            skipped=tuple(SkippedRow.from_json(row) for row in json.loads(self._skipped)),
            skipped_count=self._skipped_count,
        )


def _error(reported: dict[str, Any]) -> Error:
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
