"""Rows that the library left out of a value, and the warning that a call issues for them."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ._entity import Entity

if TYPE_CHECKING:
    from types import FrameType


class SkippedRow(Entity):
    """A row of a server's list that the library could not read, and left out of the value.

    Attributes:
        what: The kind of row, such as "bus run".
        reason: Why the row could not be read.
        excerpt: Structure of the row without personal data, in at most 200 characters.
    """

    what: str
    reason: str
    excerpt: str


class SkippedRowsWarning(UserWarning):
    """A call has left rows out of its value, because the library could not read them.

    A call issues the warning once, at the line of the program that made the call. `Result.skipped` has the rows. To turn the warning into
    an exception, call `warnings.simplefilter("error", danxi.SkippedRowsWarning)`; to ignore it, pass `"ignore"`.
    """


def note(count: int, rows: Iterable[SkippedRow]) -> str:
    """Returns a sentence with the number of the skipped rows and the reasons.

    Args:
        count: Number of all skipped rows.
        rows: The first of them.
    """
    reasons = "; ".join(sorted({f"{row.what}: {row.reason}" for row in rows}))
    return f"{f'{count} rows' if count != 1 else '1 row'} could not be read and {'are' if count != 1 else 'is'} missing ({reasons})."


def warn(text: str) -> None:
    """Issues the warning for the innermost line outside of this package."""
    frame: FrameType | None = sys._getframe(1)
    while frame and frame.f_back and frame.f_globals.get("__name__", "").partition(".")[0] == __package__:
        frame = frame.f_back
    assert frame is not None
    variables = frame.f_globals
    warnings.warn_explicit(
        text,
        SkippedRowsWarning,
        frame.f_code.co_filename,
        frame.f_lineno,
        module=variables.get("__name__"),
        registry=variables.setdefault("__warningregistry__", {}),
    )
