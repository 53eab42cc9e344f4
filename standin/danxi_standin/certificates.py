"""A temporary certificate authority, and a server certificate for all hosts, which `openssl` generates."""

import ssl
import subprocess
from ipaddress import ip_address
from pathlib import Path

DAYS = "30"


def _openssl(*arguments: str, directory: Path) -> None:
    command = ["openssl", *arguments]
    subprocess.run(command, cwd=directory, check=True, capture_output=True, stdin=subprocess.DEVNULL)


def _subject_alternative_name(host: str) -> str:
    try:
        ip_address(host)
    except ValueError:
        return f"DNS:{host}"
    return f"IP:{host}"


def make_certificates(directory: Path, hosts: list[str]) -> ssl.SSLContext:
    """Writes the certificates and keys to `directory` and returns the TLS context of the server."""
    names = ",".join(map(_subject_alternative_name, hosts))
    (directory / "server.cnf").write_text(
        f"basicConstraints=CA:FALSE\nkeyUsage=digitalSignature\nextendedKeyUsage=serverAuth\nsubjectAltName={names}\n"
    )
    new_key = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes")
    _openssl(
        "req",
        "-x509",
        *new_key,
        "-keyout",
        "ca.key",
        "-out",
        "ca.pem",
        "-days",
        DAYS,
        "-subj",
        "/CN=Stand-in campus CA",
        "-addext",
        "keyUsage=critical,keyCertSign",
        directory=directory,
    )
    _openssl(
        "req",
        *new_key,
        "-keyout",
        "server.key",
        "-out",
        "server.csr",
        "-subj",
        "/CN=Stand-in campus",
        directory=directory,
    )
    _openssl(
        "x509",
        "-req",
        "-in",
        "server.csr",
        "-CA",
        "ca.pem",
        "-CAkey",
        "ca.key",
        "-CAcreateserial",
        "-out",
        "server.pem",
        "-days",
        DAYS,
        "-extfile",
        "server.cnf",
        directory=directory,
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(directory / "server.pem", directory / "server.key")
    context.set_alpn_protocols(["http/1.1"])
    return context
