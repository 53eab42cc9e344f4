"""Encodes JSON objects for the library: configurations, the parameters of calls, and the decisions of extensions."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Mapping, Sequence, Set
from datetime import date, datetime, time
from typing import Any

from ._entity import Entity
from ._generated.errors import InvalidArgumentError
from ._time import written

_encoder = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def encode(members: Mapping[str, Any]) -> bytes:
    """Returns a JSON object in UTF-8. Members that are None are left out; a None inside a member becomes null.

    Raises:
        InvalidArgumentError: A value is NaN, an integer with more digits than `sys.get_int_max_str_digits()`, a time without a zone or
            otherwise invalid; the message names the member.
        TypeError: JSON has no type for a value; the message names the member.
    """
    prepared = {name: _prepare(value, name) for name, value in members.items() if value is not None}
    return _encoder.encode(prepared).encode()


def _prepare(value: Any, name: str) -> Any:
    if isinstance(value, str):
        return _checked_string(value, name)
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int):
        return value if -(2**63) <= value < 2**63 else _checked_integer(value, name)
    if isinstance(value, float):
        if not math.isfinite(value):
            raise InvalidArgumentError(f"{name} must be a finite number, not {value}")
        return value
    if isinstance(value, Entity):
        value = value.to_json()
    if isinstance(value, Mapping):
        return {_checked_string(key, name): _prepare(item, f"{name}.{key}") for key, item in value.items()}
    if isinstance(value, (Sequence, Set)) and not isinstance(value, (bytes, bytearray, memoryview)):
        return [_prepare(item, f"{name}[{index}]") for index, item in enumerate(value)]
    if isinstance(value, datetime) and value.utcoffset() is None:
        raise InvalidArgumentError(f"{name} needs a time zone: {value!r}. For local time, pass value.astimezone().")
    if isinstance(value, (date, time)):
        return written(value)
    if isinstance(value, os.PathLike):
        return _checked_string(os.fsdecode(value), name)
    raise TypeError(
        f"{name} cannot be written as JSON: its type is {type(value).__name__}"
    )  # The message does not contain the value, which may be secret.


def _checked_integer(value: int, name: str) -> int:
    try:
        str(value)
    except ValueError:  # see sys.get_int_max_str_digits()
        raise InvalidArgumentError(f"{name} has too many digits. Pass the number as a string") from None
    return value


def _checked_string(value: object, name: str) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{name}: keys of objects must be strings, not {type(value).__name__}")
    try:
        value.encode()
    except UnicodeEncodeError as problem:
        surrogate = f"U+{ord(value[problem.start]):04X} at index {problem.start}"
        raise InvalidArgumentError(f"{name} has a lone surrogate ({surrogate}), which UTF-8 cannot encode") from None
    return value
