"""The base class of the package's exceptions."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any


class Error(Exception):
    """A call failed. Each error of the interface has a subclass.

    Attributes:
        code: Number of the error, the `danxi_status` of the C interface.
        name: Name of the error, such as `"not_found"`.
        message: What happened, where, and what to do about it.
        retryable: Whether the same call may succeed later without any change.
        http_status: Status of the server's HTTP response, or None.
        retry_after: Seconds that the server asks to wait, or None.
        detail: Further data as JSON, such as the server's messages about each field or a challenge to answer, or None.
    """

    __module__ = "danxi"  # the name in tracebacks: danxi.Error

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
