"""Responses with a file or with the rest of a file (RFC 9110, section 14)."""

import re

from danxi_standin.web.messages import Request, Response


def file_response(request: Request, body: bytes, etag: str, headers: list[tuple[str, str]] | None = None) -> Response:
    """Returns a file or, for a range such as `bytes=100-` of the version `etag`, the rest of the file from this position."""
    headers = [("ETag", etag), ("Accept-Ranges", "bytes"), *(headers or [])]
    wanted = re.fullmatch(r"bytes=(\d+)-", request.headers.get("range", ""))
    if not wanted or request.headers.get("if-range", etag) != etag:
        return Response(body, 200, "application/octet-stream", headers)
    first = int(wanted[1])
    if first >= len(body):
        return Response(b"", 416, headers=[*headers, ("Content-Range", f"bytes */{len(body)}")])
    headers.append(("Content-Range", f"bytes {first}-{len(body) - 1}/{len(body)}"))
    return Response(body[first:], 206, "application/octet-stream", headers)
