"""What all exceptions of the package have in common."""

from __future__ import annotations

from typing import Any


class Error(Exception):
    """Why a call failed.

    Attributes:
        code: The reason's number, the same in every language.
        name: The reason's name, such as `"not_found"`.
        message: What happened, where, and what to do about it.
        retryable: Whether the same call can succeed later without anything being changed.
        http_status: The status of the HTTP answer that it came from, if it came from one.
        retry_after: For how many seconds the server asks to wait, if it does.
        detail: What the server said beside the message, such as field by field: JSON, or None.
    """

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
