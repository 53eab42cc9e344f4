# Generated from interface/http.toml by `make generate`; do not edit.

"""Requests to REST services of your own: the hosts of the configuration, and single URLs.

A host of the configuration has a base URL, a token and rules. Its requests have the retries, cookies, deadlines,
progress, cancellation and errors of the other services.

The token and the headers of a host, and the headers of a call, are sent to the origin of the host only: a redirect
to another one is followed without them. A request with any of them is not sent over plain http, except to this
computer itself or with `network.allow_plain_http`.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal

from .._entity import Entity
from .._service import AsyncService, Service
from .options import CachePolicy

__all__ = [
    "AsyncHttpService",
    "CacheMedium",
    "CacheRule",
    "DownloadedFile",
    "EnvelopeErrorName",
    "HttpService",
    "RestMethod",
    "RestResponse",
]

EnvelopeErrorName = Literal[
    "not_signed_in",
    "forbidden",
    "not_found",
    "rejected",
    "rate_limited",
    "server_failure",
    "maintenance",
]
"""The name of an error that a code of an envelope can stand for.

"not_signed_in": The token is missing, invalid or expired; "forbidden": The account is not allowed to do this;
"not_found": The requested object does not exist; "rejected": The request was refused for another reason;
"rate_limited": Too many requests; "server_failure": The server failed; "maintenance": The server is under
maintenance.
"""

CacheMedium = Literal["none", "memory", "disk", "both"]
"""Where responses are kept.

"none": Nowhere: each call sends a request; "memory": In memory, until the session is closed: at most 16 MiB;
"disk": In the session's store: in files below `store.path`, at most 256 MiB, or in the store of `store.url` or of
the program, whose limits are its own. Without a store, nowhere; "both": In memory and on disk.
"""

CacheRule = Literal["http", "fixed"]
"""How long a kept response is valid.

"http": As its headers say (RFC 9111 and RFC 5861): Cache-Control, Expires, Age, Vary and, without them, a tenth of
the time since its last change. It is validated with its ETag or Last-Modified; "fixed": For a number of seconds,
until a time, or without a limit, whatever its headers say. Only successful responses are kept.
"""

RestMethod = Literal["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]
"""The HTTP method of a request.

"GET": Reads an object or a list; "HEAD": Reads the headers only; "OPTIONS": Requests the list of possible methods;
"POST": Creates an object, or starts an action; "PUT": Replaces an object; "PATCH": Changes a part of an object;
"DELETE": Deletes an object.
"""


class RestResponse(Entity):
    """The response of a REST service. It has its body in at most one of `json`, `text` and `base64`.

    Attributes:
        url: URL of the response, after redirects.
        status: HTTP status of the response.
        headers: Headers by their names in lower case. The values of a repeated header are joined with `, `.
            Set-Cookie is left out.
        json: The body, if its type is JSON. With `hosts.envelope_data`, the value in the envelope. `None` for any
            other body.
        text: The body, if it is text of another type.
        base64: The body in base64 (RFC 4648, section 4), if it is not text.
        message: Message of the envelope.
    """

    url: str
    """URL of the response, after redirects."""
    status: int
    """HTTP status of the response."""
    headers: Mapping[str, str]
    """Headers by their names in lower case. The values of a repeated header are joined with `, `. Set-Cookie is left
    out.
    """
    json: Any | None = None
    """The body, if its type is JSON. With `hosts.envelope_data`, the value in the envelope. `None` for any other body."""
    text: str | None = None
    """The body, if it is text of another type."""
    base64: str | None = None
    """The body in base64 (RFC 4648, section 4), if it is not text."""
    message: str | None = None
    """Message of the envelope."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"headers": MappingProxyType}


class DownloadedFile(Entity):
    """A downloaded file.

    Attributes:
        file: Path of the downloaded file.
        url: URL of the file, after redirects.
        size: Number of bytes.
        resumed_from: Number of bytes that an earlier call had already downloaded.
        verified: Whether a checksum was compared: that of the call, or one that the server has sent.
        etag: Header ETag of the response.
        content_type: Header Content-Type of the response.
    """

    file: str
    """Path of the downloaded file."""
    url: str
    """URL of the file, after redirects."""
    size: int
    """Number of bytes."""
    resumed_from: int
    """Number of bytes that an earlier call had already downloaded."""
    verified: bool
    """Whether a checksum was compared: that of the call, or one that the server has sent."""
    etag: str | None = None
    """Header ETag of the response."""
    content_type: str | None = None
    """Header Content-Type of the response."""


class HttpService(Service):
    """Requests to REST services of your own: the hosts of the configuration, and single URLs. It is the property
    `http` of `danxi.Session`.
    """

    __slots__ = ()

    def request(
        self,
        *,
        host: str | None = None,
        path: str | None = None,
        url: str | None = None,
        method: RestMethod = "GET",
        query: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
        body: Any | None = None,
        form: Mapping[str, Any] | None = None,
        text: str | None = None,
        base64: str | None = None,
        content_type: str | None = None,
        idempotent: bool = False,
        accept_statuses: Sequence[int] | None = None,
        cache_in: CacheMedium | None = None,
        cache_rule: CacheRule | None = None,
        cache_seconds: int | None = None,
        cache_until: dt.datetime | str | None = None,
        cache_ignore: Sequence[str] | None = None,
        cache_key: str | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> RestResponse:
        """Sends a request to a host of the configuration, or to any URL.

        Pass `host` and `path`; or `host` and `url`, for a link that the host has sent; or `url` alone, which is
        then requested without a token and without cookies.

        `GET`, `HEAD` and `OPTIONS` are repeated after a failure that may be temporary. Any other request is sent at
        most once, unless `idempotent` is set. A status other than 2xx is an error, unless `accept_statuses` has it;
        `detail.body` of the error is the body of the response, if that is JSON. Redirects are followed. One that
        would send a body to another origin is refused. One from https to plain http is refused with `TLSError`,
        unless `network.allow_plain_http` is set or the target is this computer.

        At least one of `host`, `url` must be given. The request is sent at most once. If the connection breaks or
        the call times out, it may have taken effect. Values are cached as the parameters and the host's
        configuration say.

        Args:
            host: Name of a host of the configuration. Not empty.
            path: Path below the base URL of `host`, percent-encoded, such as `/notes/1`. It has no query, no empty
                segments and no `..`.
            url: Absolute URL instead of `path`: http or https. With `host`, it must have the origin of its base
                URL.
            method: HTTP method of the request. "GET": Reads an object or a list; "HEAD": Reads the headers only;
                "OPTIONS": Requests the list of possible methods; "POST": Creates an object, or starts an action;
                "PUT": Replaces an object; "PATCH": Changes a part of an object; "DELETE": Deletes an object.
                Default: "GET".
            query: The query: names with a string, a number, `True`, `False`, or a list of them, which is sent as
                several items of this name. By default, there is no query.
            headers: Further headers by their names. One that the host of the configuration has too is replaced.
            body: Body that is sent as JSON. By default, there is no body. At most one of `body`, `form`, `text` and
                `base64` is allowed.
            form: Body that is sent as a form (`application/x-www-form-urlencoded`), in the form of `query`.
            text: Body that is sent as it is, in UTF-8.
            base64: Bytes of the body in base64 (RFC 4648, section 4).
            content_type: Media type of the body. The default is that of `body`, `form`, `text` or `base64`. Not
                empty.
            idempotent: Whether the request has the same effect when it is sent twice, so that it may be repeated
                after a failure. Default: False.
            accept_statuses: Statuses other than 2xx that are not errors. 100 to 599.
            cache_in: Where the response to a `GET` is kept. The default is `hosts.cache_in`, and without a host
                `"none"`. "none": Nowhere: each call sends a request; "memory": In memory, until the session is
                closed: at most 16 MiB; "disk": In the session's store: in files below `store.path`, at most 256
                MiB, or in the store of `store.url` or of the program, whose limits are its own. Without a store,
                nowhere; "both": In memory and on disk.
            cache_rule: How long it is valid. The default is that of the host, and `"fixed"` with `cache_seconds` or
                `cache_until`. "http": As its headers say (RFC 9111 and RFC 5861): Cache-Control, Expires, Age, Vary
                and, without them, a tenth of the time since its last change. It is validated with its ETag or
                Last-Modified; "fixed": For a number of seconds, until a time, or without a limit, whatever its
                headers say. Only successful responses are kept.
            cache_seconds: For `"fixed"`: how long it is valid. By default, it does not expire. 0 to 2,147,483,647
                seconds.
            cache_until: For `"fixed"`: until when it is valid.
            cache_ignore: Names of `query` that do not matter: requests that differ only in them share a response.
            cache_key: A further part of the key: requests that differ in it do not share a response.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            RestResponse: The response of a REST service. It has its body in at most one of `json`, `text` and
                `base64`.

        Raises:
            InvalidArgumentError: A parameter is malformed, such as a path that is not below the base URL, or the
                configuration has no such host.
            NotSignedInError: The server does not accept the token, or wants one.
            ForbiddenError: The server does not allow the request.
            NotFoundError: The object does not exist (status 404 or 410).
            RejectedError: The server refuses the request, by its status or by the code of its envelope.
            UnexpectedResponseError: The response is not the JSON that its type or the host's envelope promises.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            {method} https://{host}/{path}

        Since:
            0.1.0

        Example:
            session.http.request(host="notes", path="/notes", query={"tag": "math"})
        """
        params = {
            "host": host,
            "path": path,
            "url": url,
            "method": method,
            "query": query,
            "headers": headers,
            "body": body,
            "form": form,
            "text": text,
            "base64": base64,
            "content_type": content_type,
            "idempotent": idempotent,
            "accept_statuses": accept_statuses,
            "cache_in": cache_in,
            "cache_rule": cache_rule,
            "cache_seconds": cache_seconds,
            "cache_until": cache_until,
            "cache_ignore": cache_ignore,
            "cache_key": cache_key,
            "cache": cache,
            "timeout_ms": timeout_ms,
        }
        return RestResponse.from_json(self._call("http.request", params))

    def download(
        self,
        file: str,
        *,
        host: str | None = None,
        path: str | None = None,
        url: str | None = None,
        query: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
        sha256: str | None = None,
        resume: bool = True,
        timeout_ms: int | None = None,
    ) -> DownloadedFile:
        """Downloads a file of any size, and continues where an earlier call ended.

        The bytes are written to `file` with `.part` appended, which replaces the file when the download is
        complete. If the call ends before, the part stays, with a file `.part.json` that names its URL and version,
        and the next call with the same URL and file asks for the rest. The server sends it if it has a strong
        validator (ETag, or a Last-Modified that is older than its Date) and the file has not changed; otherwise the
        download starts over. A connection that breaks is resumed within the call too. If the body is shorter than
        the server has announced, the call does not succeed.

        If the server sends a checksum of the file (`Repr-Digest` or `Content-Digest`, RFC 9530), it is compared.
        Memory use does not depend on the size. The progress of the call counts the bytes of the file. Large files
        need a longer `timeout_ms`.

        At least one of `host`, `url` must be given.

        Args:
            file: Path of the file to write. An existing file is replaced when the download is complete. Not empty.
            host: Name of a host of the configuration. Not empty.
            path: Path below the base URL of `host`, as for `http.request()`.
            url: Absolute URL instead of `path`, as for `http.request()`.
            query: The query, as for `http.request()`.
            headers: Further headers, as for `http.request()`.
            sha256: SHA-256 of the file in hexadecimal digits, or `sha256:` and the digits, as GitHub writes it. A
                file with another one is deleted, and the call fails. 64 to 71 characters.
            resume: Whether to continue an earlier download. Without it, its part is discarded. Default: True.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            DownloadedFile: A downloaded file.

        Raises:
            InvalidArgumentError: A parameter is malformed, the file cannot be written, or the configuration has no
                such host.
            NotFoundError: The file does not exist (status 404 or 410).
            UnexpectedResponseError: The checksum differs, or the server has sent another part than it was asked
                for.
            StorageError: The file cannot be written to its end, for example because the disk is full, or another
                call downloads to the same file.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://{host}/{path}

        Since:
            0.1.0

        Example:
            session.http.download("example.bin", host="notes", path="/files/example.bin")
        """
        params = {
            "file": file,
            "host": host,
            "path": path,
            "url": url,
            "query": query,
            "headers": headers,
            "sha256": sha256,
            "resume": resume,
            "timeout_ms": timeout_ms,
        }
        return DownloadedFile.from_json(self._call("http.download", params))

    def upload(
        self,
        *,
        file: str | None = None,
        base64: str | None = None,
        host: str | None = None,
        path: str | None = None,
        url: str | None = None,
        method: RestMethod = "POST",
        query: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
        field: str | None = None,
        file_name: str = "file",
        form: Mapping[str, str] | None = None,
        content_type: str = "application/octet-stream",
        idempotent: bool = False,
        timeout_ms: int | None = None,
    ) -> RestResponse:
        """Uploads a file of any size, or bytes from memory, as the body of a request or as a form with a file.

        A file is sent piece by piece, and the progress of the call counts the bytes that were sent. The name of the
        file is sent only with `file_name`. The request is sent at most once, unless `idempotent` is set.

        At least one of `file`, `base64` must be given. The request is sent at most once. If the connection breaks
        or the call times out, it may have taken effect.

        Args:
            file: Path of the file. By default, `base64` is uploaded. Not empty.
            base64: Bytes in base64 (RFC 4648, section 4). By default, `file` is uploaded. Not empty.
            host: Name of a host of the configuration. Not empty.
            path: Path below the base URL of `host`, as for `http.request()`.
            url: Absolute URL instead of `path`, as for `http.request()`.
            method: HTTP method: `"POST"`, `"PUT"` or `"PATCH"`. "GET": Reads an object or a list; "HEAD": Reads the
                headers only; "OPTIONS": Requests the list of possible methods; "POST": Creates an object, or starts
                an action; "PUT": Replaces an object; "PATCH": Changes a part of an object; "DELETE": Deletes an
                object. Default: "POST".
            query: The query, as for `http.request()`.
            headers: Further headers, as for `http.request()`.
            field: Name of the file's field in a form (`multipart/form-data`). By default, the bytes are the whole
                body. Not empty.
            file_name: Name of the file in the form. Not empty. Default: "file".
            form: Further fields of the form. Needs `field`.
            content_type: Type of the file. Not empty. Default: "application/octet-stream".
            idempotent: Whether the request has the same effect when it is sent twice, so that it may be repeated
                after a failure. Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            RestResponse: The response of a REST service. It has its body in at most one of `json`, `text` and
                `base64`.

        Raises:
            InvalidArgumentError: A parameter is malformed, the file cannot be read, or the configuration has no
                such host.
            NotFoundError: The address does not exist (status 404 or 410).
            RejectedError: The server refuses the upload, by its status or by the code of its envelope.
            StorageError: The file could not be read to its end. Nothing was uploaded.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            {method} https://{host}/{path}

        Since:
            0.1.0

        Example:
            session.http.upload(base64="aGVsbG8=", host="notes", path="/files", field="file", file_name="hello.txt")
        """
        params = {
            "file": file,
            "base64": base64,
            "host": host,
            "path": path,
            "url": url,
            "method": method,
            "query": query,
            "headers": headers,
            "field": field,
            "file_name": file_name,
            "form": form,
            "content_type": content_type,
            "idempotent": idempotent,
            "timeout_ms": timeout_ms,
        }
        return RestResponse.from_json(self._call("http.upload", params))

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached responses of all hosts from memory and disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.http.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("http.clear_cache", params)


class AsyncHttpService(AsyncService):
    """Requests to REST services of your own: the hosts of the configuration, and single URLs. It is the property
    `http` of `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def request(
        self,
        *,
        host: str | None = None,
        path: str | None = None,
        url: str | None = None,
        method: RestMethod = "GET",
        query: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
        body: Any | None = None,
        form: Mapping[str, Any] | None = None,
        text: str | None = None,
        base64: str | None = None,
        content_type: str | None = None,
        idempotent: bool = False,
        accept_statuses: Sequence[int] | None = None,
        cache_in: CacheMedium | None = None,
        cache_rule: CacheRule | None = None,
        cache_seconds: int | None = None,
        cache_until: dt.datetime | str | None = None,
        cache_ignore: Sequence[str] | None = None,
        cache_key: str | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> RestResponse:
        """Sends a request to a host of the configuration, or to any URL.

        Pass `host` and `path`; or `host` and `url`, for a link that the host has sent; or `url` alone, which is
        then requested without a token and without cookies.

        `GET`, `HEAD` and `OPTIONS` are repeated after a failure that may be temporary. Any other request is sent at
        most once, unless `idempotent` is set. A status other than 2xx is an error, unless `accept_statuses` has it;
        `detail.body` of the error is the body of the response, if that is JSON. Redirects are followed. One that
        would send a body to another origin is refused. One from https to plain http is refused with `TLSError`,
        unless `network.allow_plain_http` is set or the target is this computer.

        At least one of `host`, `url` must be given. The request is sent at most once. If the connection breaks or
        the call times out, it may have taken effect. Values are cached as the parameters and the host's
        configuration say.

        Args:
            host: Name of a host of the configuration. Not empty.
            path: Path below the base URL of `host`, percent-encoded, such as `/notes/1`. It has no query, no empty
                segments and no `..`.
            url: Absolute URL instead of `path`: http or https. With `host`, it must have the origin of its base
                URL.
            method: HTTP method of the request. "GET": Reads an object or a list; "HEAD": Reads the headers only;
                "OPTIONS": Requests the list of possible methods; "POST": Creates an object, or starts an action;
                "PUT": Replaces an object; "PATCH": Changes a part of an object; "DELETE": Deletes an object.
                Default: "GET".
            query: The query: names with a string, a number, `True`, `False`, or a list of them, which is sent as
                several items of this name. By default, there is no query.
            headers: Further headers by their names. One that the host of the configuration has too is replaced.
            body: Body that is sent as JSON. By default, there is no body. At most one of `body`, `form`, `text` and
                `base64` is allowed.
            form: Body that is sent as a form (`application/x-www-form-urlencoded`), in the form of `query`.
            text: Body that is sent as it is, in UTF-8.
            base64: Bytes of the body in base64 (RFC 4648, section 4).
            content_type: Media type of the body. The default is that of `body`, `form`, `text` or `base64`. Not
                empty.
            idempotent: Whether the request has the same effect when it is sent twice, so that it may be repeated
                after a failure. Default: False.
            accept_statuses: Statuses other than 2xx that are not errors. 100 to 599.
            cache_in: Where the response to a `GET` is kept. The default is `hosts.cache_in`, and without a host
                `"none"`. "none": Nowhere: each call sends a request; "memory": In memory, until the session is
                closed: at most 16 MiB; "disk": In the session's store: in files below `store.path`, at most 256
                MiB, or in the store of `store.url` or of the program, whose limits are its own. Without a store,
                nowhere; "both": In memory and on disk.
            cache_rule: How long it is valid. The default is that of the host, and `"fixed"` with `cache_seconds` or
                `cache_until`. "http": As its headers say (RFC 9111 and RFC 5861): Cache-Control, Expires, Age, Vary
                and, without them, a tenth of the time since its last change. It is validated with its ETag or
                Last-Modified; "fixed": For a number of seconds, until a time, or without a limit, whatever its
                headers say. Only successful responses are kept.
            cache_seconds: For `"fixed"`: how long it is valid. By default, it does not expire. 0 to 2,147,483,647
                seconds.
            cache_until: For `"fixed"`: until when it is valid.
            cache_ignore: Names of `query` that do not matter: requests that differ only in them share a response.
            cache_key: A further part of the key: requests that differ in it do not share a response.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            RestResponse: The response of a REST service. It has its body in at most one of `json`, `text` and
                `base64`.

        Raises:
            InvalidArgumentError: A parameter is malformed, such as a path that is not below the base URL, or the
                configuration has no such host.
            NotSignedInError: The server does not accept the token, or wants one.
            ForbiddenError: The server does not allow the request.
            NotFoundError: The object does not exist (status 404 or 410).
            RejectedError: The server refuses the request, by its status or by the code of its envelope.
            UnexpectedResponseError: The response is not the JSON that its type or the host's envelope promises.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            {method} https://{host}/{path}

        Since:
            0.1.0

        Example:
            await session.http.request(host="notes", path="/notes", query={"tag": "math"})
        """
        params = {
            "host": host,
            "path": path,
            "url": url,
            "method": method,
            "query": query,
            "headers": headers,
            "body": body,
            "form": form,
            "text": text,
            "base64": base64,
            "content_type": content_type,
            "idempotent": idempotent,
            "accept_statuses": accept_statuses,
            "cache_in": cache_in,
            "cache_rule": cache_rule,
            "cache_seconds": cache_seconds,
            "cache_until": cache_until,
            "cache_ignore": cache_ignore,
            "cache_key": cache_key,
            "cache": cache,
            "timeout_ms": timeout_ms,
        }
        return RestResponse.from_json(await self._call("http.request", params))

    async def download(
        self,
        file: str,
        *,
        host: str | None = None,
        path: str | None = None,
        url: str | None = None,
        query: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
        sha256: str | None = None,
        resume: bool = True,
        timeout_ms: int | None = None,
    ) -> DownloadedFile:
        """Downloads a file of any size, and continues where an earlier call ended.

        The bytes are written to `file` with `.part` appended, which replaces the file when the download is
        complete. If the call ends before, the part stays, with a file `.part.json` that names its URL and version,
        and the next call with the same URL and file asks for the rest. The server sends it if it has a strong
        validator (ETag, or a Last-Modified that is older than its Date) and the file has not changed; otherwise the
        download starts over. A connection that breaks is resumed within the call too. If the body is shorter than
        the server has announced, the call does not succeed.

        If the server sends a checksum of the file (`Repr-Digest` or `Content-Digest`, RFC 9530), it is compared.
        Memory use does not depend on the size. The progress of the call counts the bytes of the file. Large files
        need a longer `timeout_ms`.

        At least one of `host`, `url` must be given.

        Args:
            file: Path of the file to write. An existing file is replaced when the download is complete. Not empty.
            host: Name of a host of the configuration. Not empty.
            path: Path below the base URL of `host`, as for `http.request()`.
            url: Absolute URL instead of `path`, as for `http.request()`.
            query: The query, as for `http.request()`.
            headers: Further headers, as for `http.request()`.
            sha256: SHA-256 of the file in hexadecimal digits, or `sha256:` and the digits, as GitHub writes it. A
                file with another one is deleted, and the call fails. 64 to 71 characters.
            resume: Whether to continue an earlier download. Without it, its part is discarded. Default: True.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            DownloadedFile: A downloaded file.

        Raises:
            InvalidArgumentError: A parameter is malformed, the file cannot be written, or the configuration has no
                such host.
            NotFoundError: The file does not exist (status 404 or 410).
            UnexpectedResponseError: The checksum differs, or the server has sent another part than it was asked
                for.
            StorageError: The file cannot be written to its end, for example because the disk is full, or another
                call downloads to the same file.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://{host}/{path}

        Since:
            0.1.0

        Example:
            await session.http.download("example.bin", host="notes", path="/files/example.bin")
        """
        params = {
            "file": file,
            "host": host,
            "path": path,
            "url": url,
            "query": query,
            "headers": headers,
            "sha256": sha256,
            "resume": resume,
            "timeout_ms": timeout_ms,
        }
        return DownloadedFile.from_json(await self._call("http.download", params))

    async def upload(
        self,
        *,
        file: str | None = None,
        base64: str | None = None,
        host: str | None = None,
        path: str | None = None,
        url: str | None = None,
        method: RestMethod = "POST",
        query: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
        field: str | None = None,
        file_name: str = "file",
        form: Mapping[str, str] | None = None,
        content_type: str = "application/octet-stream",
        idempotent: bool = False,
        timeout_ms: int | None = None,
    ) -> RestResponse:
        """Uploads a file of any size, or bytes from memory, as the body of a request or as a form with a file.

        A file is sent piece by piece, and the progress of the call counts the bytes that were sent. The name of the
        file is sent only with `file_name`. The request is sent at most once, unless `idempotent` is set.

        At least one of `file`, `base64` must be given. The request is sent at most once. If the connection breaks
        or the call times out, it may have taken effect.

        Args:
            file: Path of the file. By default, `base64` is uploaded. Not empty.
            base64: Bytes in base64 (RFC 4648, section 4). By default, `file` is uploaded. Not empty.
            host: Name of a host of the configuration. Not empty.
            path: Path below the base URL of `host`, as for `http.request()`.
            url: Absolute URL instead of `path`, as for `http.request()`.
            method: HTTP method: `"POST"`, `"PUT"` or `"PATCH"`. "GET": Reads an object or a list; "HEAD": Reads the
                headers only; "OPTIONS": Requests the list of possible methods; "POST": Creates an object, or starts
                an action; "PUT": Replaces an object; "PATCH": Changes a part of an object; "DELETE": Deletes an
                object. Default: "POST".
            query: The query, as for `http.request()`.
            headers: Further headers, as for `http.request()`.
            field: Name of the file's field in a form (`multipart/form-data`). By default, the bytes are the whole
                body. Not empty.
            file_name: Name of the file in the form. Not empty. Default: "file".
            form: Further fields of the form. Needs `field`.
            content_type: Type of the file. Not empty. Default: "application/octet-stream".
            idempotent: Whether the request has the same effect when it is sent twice, so that it may be repeated
                after a failure. Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            RestResponse: The response of a REST service. It has its body in at most one of `json`, `text` and
                `base64`.

        Raises:
            InvalidArgumentError: A parameter is malformed, the file cannot be read, or the configuration has no
                such host.
            NotFoundError: The address does not exist (status 404 or 410).
            RejectedError: The server refuses the upload, by its status or by the code of its envelope.
            StorageError: The file could not be read to its end. Nothing was uploaded.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            {method} https://{host}/{path}

        Since:
            0.1.0

        Example:
            await session.http.upload(base64="aGVsbG8=", host="notes", path="/files", field="file",
                file_name="hello.txt")
        """
        params = {
            "file": file,
            "base64": base64,
            "host": host,
            "path": path,
            "url": url,
            "method": method,
            "query": query,
            "headers": headers,
            "field": field,
            "file_name": file_name,
            "form": form,
            "content_type": content_type,
            "idempotent": idempotent,
            "timeout_ms": timeout_ms,
        }
        return RestResponse.from_json(await self._call("http.upload", params))

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached responses of all hosts from memory and disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.http.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("http.clear_cache", params)
