"""The configuration of a session, for type checkers."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Literal, TypedDict


class NetworkConfig(TypedDict, total=False):
    """How servers are reached.

    Keys:
        connect_to: Where to connect in place of hosts, as libcurl's CURLOPT_CONNECT_TO has it:
            `"HOST:PORT:ADDRESS:PORT"`, or a list of them; `"::127.0.0.1:8443"` is for every host.
        ca_file: A PEM file of certificate authorities to trust in place of the system's.
        proxy: Such as `"socks5h://127.0.0.1:1080"`. Default: as the environment says (`https_proxy`, …).
        timeout_ms: How long a call may take, in milliseconds, 1 to 3,600,000. Default: 30,000.
        connect_timeout_ms: How long a connection may take to come about, likewise. Default: 10,000.
        user_agent: Default: `libdanxi/VERSION`.
        webvpn: When to go through WebVPN: `"auto"`, from outside of the campus, after `campus.login`; `"always"`;
            `"never"`. Default: `"auto"`.
        max_response_bytes: The largest answer to accept, in bytes, decompressed. Default: 33,554,432.
    """

    connect_to: str | Sequence[str] | None
    ca_file: str | os.PathLike[str] | None
    proxy: str | None
    timeout_ms: int
    connect_timeout_ms: int
    user_agent: str | None
    webvpn: Literal["auto", "always", "never"]
    max_response_bytes: int


class StoreConfig(TypedDict, total=False):
    """What is kept beyond the process.

    Keys:
        path: A directory, made (0700) if missing. Default: everything stays in memory.
    """

    path: str | os.PathLike[str] | None


class ServerConfig(TypedDict, total=False):
    """Where a service is.

    Keys:
        base_url: The URL that the paths of its endpoints follow.
    """

    base_url: str


class Config(TypedDict, total=False):
    """A session's configuration; all of it is optional."""

    network: NetworkConfig
    store: StoreConfig
    forum: ServerConfig
    curriculum: ServerConfig
    auth: ServerConfig
    image: ServerConfig
