# Generated from interface/configuration.toml by `make generate`; do not edit.

"""The configuration of a session."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypedDict

if TYPE_CHECKING:
    from .http import CacheMedium
    from .http import CacheRule
    from .http import EnvelopeErrorName
    from .campus import WebVPNMode

__all__ = [
    "AuthConfig",
    "Config",
    "CurriculumConfig",
    "ForumConfig",
    "GithubConfig",
    "HostConfig",
    "ImageConfig",
    "MomentsConfig",
    "NetworkConfig",
    "StoreConfig",
]


class NetworkConfig(TypedDict, total=False):
    """Connections to servers. All keys are optional.

    Keys:
        connect_to: Addresses to connect to instead of hosts, in the form of libcurl's CURLOPT_CONNECT_TO:
            `HOST:PORT:ADDRESS:PORT`. `::127.0.0.1:8443` redirects every host. A malformed entry is refused.
        ca_file: Path of a PEM file with the certificate authorities to trust instead of the system's. The file must
            be readable and contain a certificate. Without it, the environment variables SSL_CERT_FILE and
            SSL_CERT_DIR apply, and without them the system's authorities. Not empty.
        proxy: URL of a proxy, such as `socks5h://127.0.0.1:1080`: http, https, socks4, socks4a, socks5 or socks5h.
            The default port is 443 for https and 1080 otherwise. Without it, libcurl's environment variables apply
            (`https_proxy`, `no_proxy`, …). Not empty.
        timeout_ms: How long a call may take. The option `timeout_ms` of a call overrides it. 1 to 3,600,000 ms.
            Default: 30000.
        connect_timeout_ms: How long it may take to connect to a server. 1 to 3,600,000 ms. Default: 10000.
        max_requests_per_server: How many requests the session sends to one server (scheme, host and port) at the
            same time; at most half as many as the process may open files. Further requests wait for their turn.
            They fail with `timeout` if it does not come before the deadline of their call. 1 to 100,000. Default:
            384.
        user_agent: The User-Agent header. The default is `libdanxi/` followed by the version. For the university's
            sites, the default begins with a browser's, because public clients report that some of them refuse other
            programs. It must not contain control characters. Not empty.
        webvpn: When to use WebVPN for hosts that can be reached only from the campus network. "auto": If the
            session is signed in to the campus: for hosts that cannot be reached directly, and, unless
            `network.allow_plain_http` is set, for requests with passwords, tokens or tickets to hosts without TLS,
            because WebVPN encrypts them; "always": Always, even on the campus network; "never": Never. Outside the
            campus network, calls that need these hosts fail. Default: "auto".
        allow_plain_http: Whether requests with passwords, tokens or tickets may be sent over plain http, where
            others on the network can read and change them. Without it, they are refused, except those to this
            computer itself. It is for networks that you trust: for a server of your own without TLS as a
            `base_url`, and for sites of the university without TLS if `network.webvpn` cannot encrypt the requests.
            The campus password is never sent over plain http. Default: False.
        max_response_bytes: Largest response body to accept, after decompression. 1 to 2,147,483,647 bytes. Default:
            33554432.
    """

    connect_to: str | Sequence[str] | None
    ca_file: str | os.PathLike[str] | None
    proxy: str | None
    timeout_ms: int
    connect_timeout_ms: int
    max_requests_per_server: int
    user_agent: str | None
    webvpn: WebVPNMode
    allow_plain_http: bool
    max_response_bytes: int


class StoreConfig(TypedDict, total=False):
    """Where data is kept after the session ends: in files, or on a server that many machines share. All keys are
    optional.

    Keys:
        path: Directory for cached values and, with `remember` of `account.login()` and `campus.login()`, sign-ins.
            It is created with mode 0700 if it does not exist. An existing one must belong to the user of the
            process, and only that user may write it. Without it and `store.url`, all data stays in memory. Not
            empty.
        url: Address of a Redis or Valkey server that keeps cached values, sign-ins and locks in place of files:
            `redis://[user:password@]host[:6379][/database]`, `rediss://…` for TLS, or `unix:///path?db=number`;
            `valkey` and `valkeys` mean the same. The user name and the password are percent-encoded. Sessions of
            many machines can share it. It needs the library hiredis. Data that needs a database, such as saved
            threads, stays in `store.path`. Not empty.
        namespace: Separates the sign-ins that share `store.url` or a store of the program: one namespace holds one
            community account and one campus account. The keys contain only its hash. 1 to 200 characters. Default:
            "default".
        key: Key that encrypts what `store.url` or a store of the program keeps (AES-256-GCM): 64 hexadecimal
            digits, as `openssl rand -hex 32` writes them. All programs with the same namespace need the same one.
            Without it, everybody who can read the server's values can read the tokens. Files are not encrypted.
        allow_plain: Whether a `redis://` URL may name another computer. Others on the network can then read the
            password and, without `store.key`, the tokens. It is for networks that you trust. Default: False.
        timeout_ms: How long one command to `store.url`, or one operation of a store of the program, may take. After
            it, the call goes on without the store. 1 to 60,000 ms. Default: 2000.
    """

    path: str | os.PathLike[str] | None
    url: str | None
    namespace: str
    key: str | None
    allow_plain: bool
    timeout_ms: int


class ForumConfig(TypedDict, total=False):
    """The forum's server. All keys are optional.

    Keys:
        base_url: Base URL of requests: https, or http for this computer itself, without user name, query and
            fragment. For http elsewhere, see `network.allow_plain_http`. Default: "https://forum.fduhole.com/api".
    """

    base_url: str


class CurriculumConfig(TypedDict, total=False):
    """The server of the course reviews. All keys are optional.

    Keys:
        base_url: Base URL of requests: https, or http for this computer itself, without user name, query and
            fragment. For http elsewhere, see `network.allow_plain_http`. Default: "https://danke.fduhole.com/api".
    """

    base_url: str


class AuthConfig(TypedDict, total=False):
    """The server of the community's accounts. All keys are optional.

    Keys:
        base_url: Base URL of requests: https, or http for this computer itself, without user name, query and
            fragment. For http elsewhere, see `network.allow_plain_http`. Default: "https://auth.fduhole.com/api".
    """

    base_url: str


class ImageConfig(TypedDict, total=False):
    """The server of the forum's images. All keys are optional.

    Keys:
        base_url: Base URL of requests: https, or http for this computer itself, without user name, query and
            fragment. For http elsewhere, see `network.allow_plain_http`. Default: "https://image.fduhole.com".
    """

    base_url: str


class GithubConfig(TypedDict, total=False):
    """GitHub's server and the account. All keys are optional.

    Keys:
        base_url: Base URL of requests: https, or http for this computer itself, without user name, query and
            fragment. `https://HOST/api/v3` for GitHub Enterprise Server. For http elsewhere, see
            `network.allow_plain_http`. Default: "https://api.github.com".
        token: Token of the account: a personal access token, or one of an app. It is sent to the host of
            `github.base_url` only. Without it, only public data can be read, at a lower rate. Not empty.
        api_version: Version of GitHub's REST API: a date. Not empty. Default: "2022-11-28".
        write_interval_ms: Time between two changes, as GitHub asks for. The first 20 changes are sent at once. 0 is
            for a server of your own without limits. 0 to 60,000 ms. Default: 1000.
    """

    base_url: str
    token: str | None
    api_version: str
    write_interval_ms: int


class HostConfig(TypedDict, total=False):
    """REST services of your own, by names that you choose, for `http.request()`, `http.download()` and
    `http.upload()`. A name is the parameter `host` of the methods. All keys but base_url are optional.

    Keys:
        base_url: Start of the URLs of requests: https, or http for this computer itself, without user name, query
            and fragment. For http elsewhere, see `network.allow_plain_http`.
        headers: Headers of each request, by their names. Like the token, they are sent to no other host, and
            neither errors nor the log contain their values.
        token: Token of each request: the header `Authorization` with `hosts.token_scheme` and the token. For a
            token in another header, use `hosts.headers`. Not empty.
        token_scheme: The word in front of the token. Default: "Bearer".
        envelope_code: Name of the member with the service's own code, if responses have an envelope such as `{code,
            msg, data}`. A response with a code that is not in `hosts.envelope_success` is an error, even with the
            status 200. Not empty.
        envelope_message: Name of the envelope's member with the message for people. Not empty. Default: "msg".
        envelope_data: Name of the envelope's member with the value: `json` of the result is this value instead of
            the whole response. Not empty.
        envelope_success: The codes that mean success: numbers or strings. Default: [0].
        envelope_errors: Errors of codes, such as `{"1001": "not_signed_in"}`. Other codes become `RejectedError`.
            "not_signed_in": The token is missing, invalid or expired; "forbidden": The account is not allowed to do
            this; "not_found": The requested object does not exist; "rejected": The request was refused for another
            reason; "rate_limited": Too many requests; "server_failure": The server failed; "maintenance": The
            server is under maintenance.
        cookies: Whether to keep the host's cookies until the session is closed. Each host has cookies of its own.
            They are never mixed with those of the campus services or of another host. Default: True.
        max_requests: Maximum number of requests at the same time. Further ones wait. 1 to 64. Default: 6.
        pause_ms: Shortest time between the starts of two requests. 0 to 3,600,000 ms. Default: 0.
        retries: How often a request is repeated after a failure that may be temporary, if it may be sent twice: no
            connection, or the status 429, 502, 503 or 504. 0 to 10. Default: 2.
        cache_in: Where the responses to `GET` requests are kept. "none": Nowhere: each call sends a request;
            "memory": In memory, until the session is closed: at most 16 MiB; "disk": In the session's store: in
            files below `store.path`, at most 256 MiB, or in the store of `store.url` or of the program, whose
            limits are its own. Without a store, nowhere; "both": In memory and on disk. Default: "none".
        cache_rule: How long a kept response is valid. "http": As its headers say (RFC 9111 and RFC 5861):
            Cache-Control, Expires, Age, Vary and, without them, a tenth of the time since its last change. It is
            validated with its ETag or Last-Modified; "fixed": For a number of seconds, until a time, or without a
            limit, whatever its headers say. Only successful responses are kept. Default: "http".
        cache_seconds: For `fixed`: how long it is valid. By default, it does not expire. 0 to 2,147,483,647
            seconds.
    """

    base_url: str
    headers: Mapping[str, str] | None
    token: str | None
    token_scheme: str
    envelope_code: str | None
    envelope_message: str
    envelope_data: str | None
    envelope_success: Sequence[Any]
    envelope_errors: Mapping[str, EnvelopeErrorName] | None
    cookies: bool
    max_requests: int
    pause_ms: int
    retries: int
    cache_in: CacheMedium
    cache_rule: CacheRule
    cache_seconds: int | None


class MomentsConfig(TypedDict, total=False):
    """The server of Moments, and the toggles. All keys are optional.

    Keys:
        base_url: Base URL of requests, to which `/graphql` is appended: https, or http for this computer itself,
            without user name, query and fragment. For http elsewhere, see `network.allow_plain_http`. Default:
            "https://momentsapi.herokuapp.com".
        like_button: Whether the toggle `like_button` is on until `moments.set_toggle()` changes it. With it, the
            likes of each moment are requested. Default: False.
        rounded_avatar: The state of the remote toggle `rounded_avatar`, which your program got from its own server.
            The library only passes it on. Default: False.
    """

    base_url: str
    like_button: bool
    rounded_avatar: bool


class Config(TypedDict, total=False):
    """The configuration of a session. All sections are optional.

    Keys:
        network: Connections to servers.
        store: Where data is kept after the session ends: in files, or on a server that many machines share.
        forum: The forum's server.
        curriculum: The server of the course reviews.
        auth: The server of the community's accounts.
        image: The server of the forum's images.
        github: GitHub's server and the account.
        hosts: REST services of your own, by names that you choose, for `http.request()`, `http.download()` and
            `http.upload()`. A name is the parameter `host` of the methods.
        moments: The server of Moments, and the toggles.
    """

    network: NetworkConfig
    store: StoreConfig
    forum: ForumConfig
    curriculum: CurriculumConfig
    auth: AuthConfig
    image: ImageConfig
    github: GithubConfig
    hosts: Mapping[str, HostConfig]
    moments: MomentsConfig
