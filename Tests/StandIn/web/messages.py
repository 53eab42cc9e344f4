"""Requests, responses, and the refusal a handler raises instead of returning."""

import json
from dataclasses import dataclass, field
from urllib.parse import parse_qsl, unquote


@dataclass
class Request:
    method: str
    scheme: str
    host: str
    path: str                          # as sent, still percent-encoded
    query: str                         # as sent
    headers: dict[str, str]            # lower-case names; repeated fields joined with ", "
    body: bytes = b""

    @property
    def decoded_path(self) -> str:
        return unquote(self.path)

    @property
    def parameters(self) -> dict[str, list[str]]:
        values: dict[str, list[str]] = {}
        for name, value in parse_qsl(self.query, keep_blank_values=True):
            values.setdefault(name, []).append(value)
        return values

    @property
    def cookies(self) -> dict[str, str]:
        pairs = (pair.partition("=") for pair in self.headers.get("cookie", "").split(";"))
        return {name.strip(): value.strip() for name, _, value in pairs if name.strip()}


@dataclass
class Response:
    body: bytes = b""
    status: int = 200
    content_type: str | None = None
    headers: list[tuple[str, str]] = field(default_factory=list)
    cut: bool = False                  # promise the whole body, send half of it, and close


class Refusal(Exception):
    """Raised anywhere below a handler to answer with `response`."""

    def __init__(self, response: Response):
        super().__init__(response.status)
        self.response = response


class ConnectionCut(Exception):
    """Raised to close the connection without an answer."""


def json_response(value, status: int = 200, headers: list[tuple[str, str]] | None = None) -> Response:
    body = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    return Response(body, status, "application/json", headers or [])


def html_response(text: str, status: int = 200) -> Response:
    return Response(text.encode(), status, "text/html; charset=utf-8")


def redirect(location: str, status: int = 302) -> Response:
    return Response(status=status, headers=[("Location", location)])
