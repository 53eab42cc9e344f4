"""A stand-in for the tests, and HTTP requests to it."""

import http.client
import json
import socket
import ssl
import unittest
from dataclasses import dataclass

from danxi_standin import StandIn

AUTH = "auth.fduhole.com"
FORUM = "forum.fduhole.com"
DANKE = "danke.fduhole.com"
CONTROL = "standin.test"
ADMIN, STUDENT, OTHER = 0, 1, 2  # positions in the ready line's list of accounts
TIMEOUT = 60  # seconds


@dataclass
class Answer:
    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def json(self):
        return json.loads(self.body) if self.body else None


class Connection(http.client.HTTPSConnection):
    """A TLS connection to the stand-in under the name of any host."""

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


class StartedStandIn(StandIn):
    """A stand-in that starts when it is created, with methods that send requests to it."""

    def __init__(self, *options: str):
        super().__init__(*options)
        self.start()
        self.tls = ssl.create_default_context(cafile=self.ready["ca_file"])

    def connect(self, host: str) -> Connection:
        return Connection(host, self.port, self.tls)

    def ask(
        self, host: str, method: str, path: str, value=None, token: str | None = None, headers: dict | None = None
    ) -> Answer:
        """Sends a request with `value` as its JSON body. Bytes are sent unchanged."""
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

    def login(self, account: int = STUDENT) -> dict:
        credentials = {key: self.ready["accounts"][account][key] for key in ("email", "password")}
        return self.ask(AUTH, "POST", "/api/login", credentials).json


class StandInTest(unittest.TestCase):
    """A base class of tests that share a stand-in, which is reset before each test."""

    arguments: tuple[str, ...] = ("--empty",)

    @classmethod
    def setUpClass(cls):
        cls.stand_in = StartedStandIn(*cls.arguments)
        cls.addClassCleanup(cls.stand_in.stop)

    def setUp(self):
        self.stand_in.control("POST", "/reset")
