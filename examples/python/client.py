"""Sends the requests of a session with a client of the program, here Python's http.client.

    DANXI_EMAIL=you@m.fudan.edu.cn DANXI_PASSWORD=... python3 client.py

DANXI_CONFIG may contain the session's configuration (JSON). Without it, the real servers are used. The settings network.connect_to and
network.ca_file are for libdanxi's own client, so this program reads them itself.
"""

import http.client
import json
import os
import socket
import ssl
from typing import Any
from urllib.parse import urlsplit

import danxi


class Client:
    """A client. `send` is called on threads of the library, on several at the same time."""

    def __init__(self, network: dict[str, Any]) -> None:
        self.context = ssl.create_default_context(cafile=network.get("ca_file"))
        # HOST:PORT:CONNECT-TO-HOST:CONNECT-TO-PORT; an empty HOST is any host.
        entries = network.get("connect_to") or []
        self.connect_to = [entry.split(":") for entry in ([entries] if isinstance(entries, str) else entries)]

    def address(self, host: str, port: int) -> tuple[str, int]:
        for from_host, from_port, to_host, to_port in self.connect_to:
            if from_host in ("", host) and from_port in ("", str(port)):
                return to_host, int(to_port)
        return host, port

    def send(self, request: danxi.Request) -> danxi.Response:
        url = urlsplit(request.url)
        host = url.hostname or ""
        connection = http.client.HTTPSConnection(host, url.port, timeout=request.timeout)
        # If the connection is refused, the exception shows that nothing was sent, so libdanxi may try again.
        plain = socket.create_connection(self.address(host, url.port or 443), request.timeout)
        connection.sock = self.context.wrap_socket(plain, server_hostname=host)
        try:
            path = url.path + ("?" + url.query if url.query else "")
            sent = {
                name: value if isinstance(value, str) else ", ".join(value) for name, value in request.headers.items()
            }
            connection.request(request.method, path or "/", request.body, sent)
            answer = connection.getresponse()
            headers: dict[str, str | list[str]] = {name: answer.headers.get_all(name, []) for name in answer.headers}
            return danxi.Response(answer.status, headers=headers, body=answer.read())
        finally:
            connection.close()


def main() -> None:
    config = json.loads(os.environ.get("DANXI_CONFIG", "{}"))
    with danxi.Session(config, client=Client(config.get("network", {}))) as session:
        try:
            session.account.login(os.environ["DANXI_EMAIL"], os.environ["DANXI_PASSWORD"])
        except (danxi.WrongPasswordError, danxi.NotRegisteredError) as error:
            raise SystemExit(f"Signing in failed: {error}") from None
        for division in session.forum.get_divisions():
            print(division.name)


if __name__ == "__main__":
    main()
