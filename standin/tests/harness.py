"""Starts stand-ins as processes of their own, and talks to them as any client would."""

import http.client
import json
import socket
import ssl
import subprocess
import sys
import unittest
from dataclasses import dataclass
from pathlib import Path

STAND_IN = Path(__file__).resolve().parent.parent
AUTH = "auth.fduhole.com"
FORUM = "forum.fduhole.com"
CONTROL = "standin.test"
ADMIN, STUDENT, OTHER = 0, 1, 2  # positions among the accounts
TIMEOUT = 10


@dataclass
class Answer:
    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def json(self):
        return json.loads(self.body) if self.body else None


class Connection(http.client.HTTPSConnection):
    """To any host, at the stand-in's address."""

    def __init__(self, host: str, port: int, context: ssl.SSLContext):
        super().__init__(host, port, timeout=TIMEOUT, context=context)
        self._tls = context

    def connect(self):
        plain = socket.create_connection(("127.0.0.1", self.port), self.timeout)
        plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.sock = self._tls.wrap_socket(plain, server_hostname=self.host)

    def ask(self, method: str, path: str, body=None, headers: dict | None = None) -> Answer:
        self.request(method, path, body, {"Host": self.host, **(headers or {})})
        response = self.getresponse()
        return Answer(response.status, response.headers, response.read())


class StandIn:
    def __init__(self, *arguments: str):
        self.process = subprocess.Popen(
            [sys.executable, str(STAND_IN), "--until-eof", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.ready = json.loads(self.process.stdout.readline())
        self.port = self.ready["port"]
        self.tls = ssl.create_default_context(cafile=self.ready["ca_file"])

    def stop(self):
        self.process.stdin.close()
        self.process.wait(TIMEOUT)
        self.process.stdout.close()

    def connect(self, host: str) -> Connection:
        return Connection(host, self.port, self.tls)

    def ask(
        self, host: str, method: str, path: str, value=None, token: str | None = None, headers: dict | None = None
    ) -> Answer:
        """`value` is sent as JSON, bytes as they are."""
        headers = dict(headers or {})
        if token:
            headers["Authorization"] = f"Bearer {token}"
        body = value
        if value is not None:
            headers.setdefault("Content-Type", "application/json")
            body = value if isinstance(value, bytes) else json.dumps(value).encode()
        connection = self.connect(host)
        try:
            return connection.ask(method, path, body, headers)
        finally:
            connection.close()

    def control(self, method: str, path: str, value=None):
        return self.ask(CONTROL, method, path, value).json

    def login(self, account: int = STUDENT) -> dict:
        credentials = {key: self.ready["accounts"][account][key] for key in ("email", "password")}
        return self.ask(AUTH, "POST", "/api/login", credentials).json


class StandInTest(unittest.TestCase):
    """One stand-in for the tests of a class, put back to its beginning before each."""

    arguments: tuple[str, ...] = ("--empty",)

    @classmethod
    def setUpClass(cls):
        cls.stand_in = StandIn(*cls.arguments)
        cls.addClassCleanup(cls.stand_in.stop)

    def setUp(self):
        self.stand_in.control("POST", "/reset")
