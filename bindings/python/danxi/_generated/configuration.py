# Generated from interface/configuration.toml by `make generate`; do not edit.

"""The configuration of a session."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from .campus import WebVPNMode

__all__ = [
    "AuthConfig",
    "Config",
    "CurriculumConfig",
    "ForumConfig",
    "ImageConfig",
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
        user_agent: The User-Agent header. The default is `libdanxi/` followed by the version. For the university's
            sites, the default begins with a browser's, because public clients report that some of them refuse other
            programs. It must not contain control characters. Not empty.
        webvpn: When to use WebVPN for hosts that can be reached only from the campus network. "auto": Only if the
            host cannot be reached directly, and the session is signed in with `campus.login()`; "always": Always,
            even on the campus network; "never": Never. Outside the campus network, calls that need these hosts
            fail. Default: "auto".
        max_response_bytes: Largest response body to accept, after decompression. 1 to 2,147,483,647 bytes. Default:
            33554432.
    """

    connect_to: str | Sequence[str] | None
    ca_file: str | os.PathLike[str] | None
    proxy: str | None
    timeout_ms: int
    connect_timeout_ms: int
    user_agent: str | None
    webvpn: WebVPNMode
    max_response_bytes: int


class StoreConfig(TypedDict, total=False):
    """Files that keep data after the process ends. All keys are optional.

    Keys:
        path: Directory for cached values and, with `remember` of `account.login()` and `campus.login()`, sign-ins.
            It is created with mode 0700 if it does not exist. Without it, all data stays in memory. Not empty.
    """

    path: str | os.PathLike[str] | None


class ForumConfig(TypedDict, total=False):
    """The forum's server. All keys are optional.

    Keys:
        base_url: Base URL of requests: http or https, without a query. Default: "https://forum.fduhole.com/api".
    """

    base_url: str


class CurriculumConfig(TypedDict, total=False):
    """The server of the course reviews. All keys are optional.

    Keys:
        base_url: Base URL of requests: http or https, without a query. Default: "https://danke.fduhole.com/api".
    """

    base_url: str


class AuthConfig(TypedDict, total=False):
    """The server of the community's accounts. All keys are optional.

    Keys:
        base_url: Base URL of requests: http or https, without a query. Default: "https://auth.fduhole.com/api".
    """

    base_url: str


class ImageConfig(TypedDict, total=False):
    """The server of the forum's images. All keys are optional.

    Keys:
        base_url: Base URL of requests: http or https, without a query. Default: "https://image.fduhole.com".
    """

    base_url: str


class Config(TypedDict, total=False):
    """The configuration of a session. All sections are optional.

    Keys:
        network: Connections to servers.
        store: Files that keep data after the process ends.
        forum: The forum's server.
        curriculum: The server of the course reviews.
        auth: The server of the community's accounts.
        image: The server of the forum's images.
    """

    network: NetworkConfig
    store: StoreConfig
    forum: ForumConfig
    curriculum: CurriculumConfig
    auth: AuthConfig
    image: ImageConfig
