"""The base class of the package's exceptions."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any


class Error(Exception):
    """A call failed. Each reason has a subclass.

    Attributes:
        code: Number of the reason, the same in every language.
        name: Name of the reason, such as `"not_found"`.
        message: What happened, where, and what to do about it.
        retryable: Whether the same call may succeed later without any change.
        http_status: Status of the server's HTTP response, or None.
        retry_after: Seconds that the server asks to wait, or None.
        detail: What the server returned in addition to the message, such as one entry for each invalid field: JSON, or None.
    """

    __module__ = "danxi"  # as programs import it, and as tracebacks show it

    code: int = -1
    name: str = "unknown"
    retryable: bool = False

    def __init__(
        self,
        message: str,
        *,
        http_status: int | None = None,
        retry_after: float | None = None,
        detail: Any = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.http_status = http_status
        self.retry_after = retry_after
        self.detail = detail
