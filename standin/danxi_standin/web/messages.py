"""HTTP requests and responses, and the exceptions with which a handler replaces its response."""

import email
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from email.message import Message
from urllib.parse import parse_qsl, unquote

DISPOSITION = "content-disposition"


@dataclass
class Request:
    method: str
    scheme: str
    host: str
    path: str  # as received, still percent-encoded
    query: str  # as received, still percent-encoded
    headers: dict[str, str]  # by name in lower case; values of a repeated field are joined with ", "
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
    def url(self) -> str:
        return f"{self.scheme}://{self.host}{self.path}" + (f"?{self.query}" if self.query else "")

    @property
    def form(self) -> dict[str, str]:
        """The fields of a body that is a form, URL-encoded or multipart. If a field is repeated, its last value counts."""
        content_type = self.headers.get("content-type", "")
        if content_type.startswith("multipart/form-data"):
            return _multipart_fields(content_type, self.body)
        return dict(parse_qsl(self.body.decode("utf-8", "replace"), keep_blank_values=True))

    @property
    def files(self) -> dict[str, "File"]:
        """The files in a multipart body by field. Empty for another body."""
        content_type = self.headers.get("content-type", "")
        return _multipart_files(content_type, self.body) if content_type.startswith("multipart/form-data") else {}

    def parameter(self, name: str, default: str = "") -> str:
        """Returns the first value of the query parameter `name`, or `default` if the query has no such parameter."""
        return self.parameters.get(name, [default])[0]

    @property
    def cookies(self) -> dict[str, str]:
        pairs = (pair.partition("=") for pair in self.headers.get("cookie", "").split(";"))
        return {name.strip(): value.strip() for name, _, value in pairs if name.strip()}


@dataclass
class File:
    """A file of a multipart body."""

    name: str
    content: bytes
    content_type: str


def _multipart_fields(content_type: str, body: bytes) -> dict[str, str]:
    parts = _multipart_parts(content_type, body)
    return {str(part.get_param("name", "", DISPOSITION)): text.decode("utf-8", "replace") for part, text in parts}


def _multipart_files(content_type: str, body: bytes) -> dict[str, File]:
    return {
        str(part.get_param("name", "", DISPOSITION)): File(name, content, part.get_content_type())
        for part, content in _multipart_parts(content_type, body)
        if (name := part.get_filename()) is not None
    }


def _multipart_parts(content_type: str, body: bytes) -> Iterator[tuple[Message, bytes]]:
    message = email.message_from_bytes(f"Content-Type: {content_type}\r\n\r\n".encode() + body)
    for part in message.walk():
        content = part.get_payload(decode=True)  # None for the multipart message itself
        if isinstance(content, bytes):
            yield part, content


@dataclass
class Response:
    body: bytes = b""
    status: int = 200
    content_type: str | None = None
    headers: list[tuple[str, str]] = field(default_factory=list)
    cut: bool = False  # whether the server announces the whole body, sends half of it and closes the connection


class Refusal(Exception):
    """An exception with which a handler responds with `response`."""

    def __init__(self, response: Response):
        super().__init__(response.status)
        self.response = response


class ConnectionCut(Exception):
    """An exception that closes the connection without a response."""


def json_response(value: object, status: int = 200, headers: list[tuple[str, str]] | None = None) -> Response:
    body = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    return Response(body, status, "application/json", headers or [])


def html_response(text: str, status: int = 200) -> Response:
    return Response(text.encode(), status, "text/html; charset=utf-8")


def redirect(location: str, status: int = 302) -> Response:
    return Response(status=status, headers=[("Location", location)])


def cookie(name: str, value: str, attributes: str = "Path=/; Secure; HttpOnly") -> tuple[str, str]:
    """Returns a `Set-Cookie` header field."""
    return "Set-Cookie", f"{name}={value}; {attributes}"
