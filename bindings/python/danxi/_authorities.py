"""Finds the file of certificate authorities on systems other than Debian. The library in a wheel looks only for Debian's file."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

DEBIAN = "/etc/ssl/certs/ca-certificates.crt"
OTHERS = (
    "/etc/pki/tls/certs/ca-bundle.crt",  # Fedora, RHEL
    "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem",
    "/etc/ssl/ca-bundle.pem",  # openSUSE
    "/etc/ssl/cert.pem",
)


def added(config: dict[str, Any]) -> dict[str, Any]:
    """Returns the configuration, with the first existing file of `OTHERS` as `network.ca_file`.

    The configuration is unchanged if it or the environment names certificate authorities, or if Debian's file exists.
    """
    network = config.get("network") or {}
    named = {"SSL_CERT_FILE", "SSL_CERT_DIR"} & os.environ.keys()
    if named or os.path.exists(DEBIAN) or not isinstance(network, Mapping) or network.get("ca_file") is not None:
        return config
    found = next(filter(os.path.exists, OTHERS), None)
    return {**config, "network": {**network, "ca_file": found}} if found else config
