"""The HTTP requests and responses that interceptors and clients receive and return."""

from __future__ import annotations

import base64
import json
from typing import Any

from ._decode import decode
from ._error import Error
from ._result import error_from

# Headers by their names in lower case. The value of a header that occurs more than once is a list.
Headers = dict[str, "str | list[str]"]


class Request:
    """An HTTP request.

    Attributes:
        method: The method, such as `"GET"`.
        url: The absolute URL.
        headers: A dict with names in lower case. The value of a header that occurs more than once is a list. An interceptor
            without `with_secrets` sees `"…"` as the value of a secret header.
        body: The body as bytes, or None. A str is sent as UTF-8.
        body_omitted: Why an interceptor does not see the body: `"secret"`, `"streamed"`, or None.
        effect: `"safe"` and `"idempotent"` requests may be sent twice, `"once"` and `"single_use"` requests must not.
        timeout: For a client: the seconds until the call ends. None for an interceptor.
    """

    __slots__ = ("body", "body_omitted", "effect", "headers", "method", "timeout", "url")

    def __init__(self, members: dict[str, Any], body: bytes | str | None = None) -> None:
        self.method: str = members["method"]
        self.url: str = members["url"]
        self.effect: str = members["effect"]
        self.headers: Headers = dict(members.get("headers", {}))
        self.body: bytes | str | None = body if body is not None else _body(members)
        self.body_omitted: str | None = members.get("body_omitted")
        self.timeout: float | None = members["timeout_ms"] / 1000 if "timeout_ms" in members else None

    def __repr__(self) -> str:
        return f"<danxi.Request {self.method} {self.url.partition('?')[0]}>"

    def changes(self, members: dict[str, Any]) -> dict[str, Any]:
        """Returns the members that the program has changed. `members` are those that the library passed to the program."""
        old = Request(members)
        changes = {name: getattr(self, name) for name in ("method", "url") if getattr(self, name) != getattr(old, name)}
        return {**changes, **_changed_headers(self.headers, old.headers), **_changed_body(self.body, old.body)}


class Response:
    """An HTTP response.

    Attributes:
        status: The status, such as 200.
        headers: A dict, as of a `Request`.
        body: The body as bytes, after its content encoding, such as gzip, was removed. A str is encoded as UTF-8.
        body_omitted: Why an interceptor does not see the body: `"secret"`, or None.
    """

    __slots__ = ("body", "body_omitted", "headers", "status")

    def __init__(self, status: int, *, headers: Headers | None = None, body: bytes | str = b"") -> None:
        self.status = status
        self.headers: Headers = dict(headers or {})
        self.body: bytes | str = body
        self.body_omitted: str | None = None

    @classmethod
    def from_members(cls, members: dict[str, Any]) -> Response:
        response = cls(members["status"], headers=members["headers"], body=_body(members) or b"")
        response.body_omitted = members.get("body_omitted")
        return response

    def __repr__(self) -> str:
        return f"<danxi.Response {self.status}>"

    def json(self) -> Any:
        """Parses the body as JSON, and returns its value. A number that Python does not hold is a string with its characters."""
        body = self.body
        return decode(body if isinstance(body, str) else body.decode(json.detect_encoding(body), "surrogatepass"))

    def changes(self, members: dict[str, Any] | None) -> dict[str, Any]:
        """Returns the members that the program has changed. `members` are those that the library passed. If None, all members count as changed."""
        old = Response.from_members(members) if members else Response(0)
        changes = {"status": self.status} if self.status != old.status else {}
        return {**changes, **_changed_headers(self.headers, old.headers), **_changed_body(self.body, old.body)}


class Exchange:
    """A request of a call, with its response or error.

    Attributes:
        id: A number that identifies the request in all methods of an interceptor.
        call: The method that sends the request, such as `"forum.get_hole"`.
        attempt: Number of times that the request was prepared, from 1.
        request: The request. `prepare` may change it.
        response: The response, or None. `intercept` may change the response, or set one that replaces the error.
        error: The error of this attempt, or None. In `did_receive`, the error of the request.
        duration: In `will_receive`: seconds from sending to the response. Otherwise None.
        may_retry: In `intercept`: whether `retry` can send the request again.
    """

    __slots__ = ("_delay", "_members", "attempt", "call", "duration", "error", "id", "may_retry", "request", "response")

    def __init__(self, members: dict[str, Any]) -> None:
        self._members = members
        self._delay: float | None = None
        self.id: int = members["id"]
        self.call: str = members["call"]
        self.attempt: int = members["attempt"]
        self.request = Request(members["request"])
        self.response = Response.from_members(members["response"]) if "response" in members else None
        self.error: Error | None = error_from(members["error"]) if "error" in members else None
        self.duration: float | None = members["duration_ms"] / 1000 if "duration_ms" in members else None
        self.may_retry: bool = members.get("may_retry", False)

    def __repr__(self) -> str:
        return f"<danxi.Exchange {self.id} of {self.call}>"

    def retry(self, after: float = 0) -> None:
        """In `intercept`: sends the request again after `after` seconds, at most five times in all, if `may_retry` is true."""
        self._delay = after

    @property
    def delay(self) -> float | None:
        """Seconds until the request is sent again, or None."""
        return self._delay

    def changes(self, step: str) -> dict[str, Any]:
        """Returns the members of the request or response that the interceptor has changed."""
        if step == "prepare":
            return self.request.changes(self._members["request"])
        if step == "intercept" and self.response is not None:
            return self.response.changes(self._members.get("response"))
        return {}


def _body(members: dict[str, Any]) -> bytes | None:
    if "body" in members:
        text: str = members["body"]
        return text.encode()
    return base64.b64decode(members["body_base64"]) if "body_base64" in members else None


def _changed_headers(new: Headers, old: Headers) -> dict[str, Any]:
    changes: dict[str, Any] = {name: value for name, value in new.items() if old.get(name) != value}
    names = {name.lower() for name in new}
    changes.update({name: None for name in old if name not in names})
    return {"headers": changes} if changes else {}


def _changed_body(new: bytes | str | None, old: bytes | str | None) -> dict[str, Any]:
    if isinstance(new, str):
        new = new.encode()
    if new == old:
        return {}
    if new is None:
        return {"body": None}
    try:
        return {"body": new.decode()}
    except UnicodeDecodeError:
        return {"body_base64": base64.b64encode(new).decode()}
