"""The numbers that the library counts in this process."""

from __future__ import annotations

from typing import Any

from . import _library
from ._result import RawResult

_JSON, _PROMETHEUS = 0, 1


def metrics() -> dict[str, Any]:
    """Returns the numbers that the library has counted in this process: the JSON of `danxi_metrics()`.

    They are those of all sessions: calls by method and outcome, requests by server and status, durations, retries, refreshed tokens,
    and what waits. No label has personal data.
    """
    numbers: dict[str, Any] = RawResult(_library.metrics(_JSON)).value()
    return numbers


def metrics_text() -> str:
    """Returns the same numbers in the text format of Prometheus, whose media type is `text/plain; version=0.0.4`."""
    return RawResult(_library.metrics(_PROMETHEUS)).text().decode()
