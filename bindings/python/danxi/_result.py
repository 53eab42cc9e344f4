"""From the library's results to Python values and exceptions."""

from __future__ import annotations

import ctypes
import json
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from . import _library
from ._error import Error
from .errors import BY_CODE

_SOURCES: tuple[Literal["network", "memory", "disk"], ...] = ("network", "memory", "disk")


@dataclass(frozen=True, slots=True)
class Result:
    """What a call gave back, and where it came from.

    Attributes:
        value: The value, as JSON: dicts, lists, strings, numbers, booleans and None.
        source: Where it came from: a server, the session's memory, or a file below `store.path`.
        age: How long ago it came from the server, in seconds.
    """

    value: Any
    source: Literal["network", "memory", "disk"]
    age: float


class Answer(NamedTuple):
    """A result that was taken from the library."""

    status: int
    text: str | None
    source: int
    age_ms: int

    @classmethod
    def take(cls, handle: int) -> Answer:
        """Reads a result, and frees it."""
        length = ctypes.c_size_t()
        try:
            address = _library.result_json(handle, length)
            return cls(
                _library.result_status(handle),
                str(ctypes.string_at(address, length.value), "utf-8") if address else None,
                _library.result_source(handle),
                _library.result_age_ms(handle),
            )
        finally:
            _library.result_free(handle)

    def result(self) -> Result:
        """The result; a failure is raised."""
        if self.text is None:
            raise MemoryError
        value = json.loads(self.text)
        if self.status != 0:
            raise _error(value)
        return Result(value, _SOURCES[self.source], self.age_ms / 1000)


def _error(told: dict[str, Any]) -> Error:
    milliseconds = told.get("retry_after_ms")
    error = BY_CODE.get(told["code"], Error)(
        told["message"],
        http_status=told.get("http_status"),
        retry_after=None if milliseconds is None else milliseconds / 1000,
        detail=told.get("detail"),
    )
    # A newer library may know more reasons than there are classes.
    error.code, error.name, error.retryable = told["code"], told["name"], told["retryable"]
    return error
