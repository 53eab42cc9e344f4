"""The base class of the package's exceptions."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any


class Error(Exception):
    """The error of a failed call.

    Each error of the interface is a subclass of its group, such as `RequestError`, which is a subclass of this class.

    Attributes:
        code: Number of the error, the `danxi_status` of the C interface.
        name: Name of the error, such as `"not_found"`.
        message: What happened, where, and what to do about it.
        retryable: Whether the same call may succeed later without any change, and without the risk of doing something twice.
        http_status: Status of the server's HTTP response, or None.
        retry_after: Seconds that the server asks to wait, or None.
        detail: Further data as a dictionary, such as the server's messages about each field (`"fields"`) or a challenge to
            answer. Empty without data.
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
        detail: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.http_status = http_status
        self.retry_after = retry_after
        self.detail = detail or {}

    @property
    def outcome(self) -> str | None:
        """`"unknown"` if a change was sent and its response was lost, otherwise None.

        The change may have taken effect. Check this before you send the change again.
        """
        return self.detail.get("outcome")

    @property
    def server_message(self) -> str | None:
        """The server's own message, or None. `message` contains it too, with the library's advice."""
        return self.detail.get("server_message")

    @property
    def server_code(self) -> int | str | None:
        """The server's own code, such as 403001, or None."""
        return self.detail.get("server_code")
