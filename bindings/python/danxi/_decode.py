"""Decodes JSON text without changing its numbers."""

from __future__ import annotations

import json
import math
from typing import Any


def decode(text: str) -> Any:
    """Returns the value of a JSON text. A number that Python does not hold becomes a string with its characters.

    Such a number is one with a fraction or an exponent that is beyond the range of a float, such as 1e400, or an integer with more digits
    than `sys.get_int_max_str_digits()`.

    Raises:
        ValueError: The text is not JSON.
    """
    try:
        return _decoder.decode(text)
    except json.JSONDecodeError:
        raise
    except ValueError:
        # An integer has too many digits. A function for each integer takes time, so other texts are decoded without one.
        return _long_decoder.decode(text)


def _float(text: str) -> float | str:
    value = float(text)
    return text if math.isinf(value) else value


def _int(text: str) -> int | str:
    try:
        return int(text)
    except ValueError:
        return text


_decoder = json.JSONDecoder(parse_float=_float)
_long_decoder = json.JSONDecoder(parse_float=_float, parse_int=_int)
