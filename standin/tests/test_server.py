import gzip
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from danxi_standin.hosts import HOST_CLASSES

from .harness import AUTH, CONTROL, FORUM, TIMEOUT, StandInTest

LOGIN = b'{"email":"student@fudan.edu.cn","password":"correct horse"}'


def read_response(file) -> tuple[int, dict[str, str], bytes]:
    status = int(file.readline().split()[1])
    headers = {}
    while line := file.readline().strip().decode():
        name, _, value = line.partition(":")
        headers[name.lower()] = value.strip()
    return status, headers, file.read(int(headers.get("content-length", 0)))


class TransportTest(StandInTest):
    def test_the_readme_lists_every_host(self):
        text = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
        table = text.partition("## Hosts\n")[2].partition("\n## ")[0]
        hosts = {host for line in table.splitlines() if line.startswith("|") for host in line.split("|")[1].split()}
        names = {name for host in HOST_CLASSES for name in host.names} - {CONTROL}
        self.assertLessEqual(names, {host.rstrip(",") for host in hosts})

    def test_certificate_is_valid_for_every_host(self):
        for host in (AUTH, FORUM, CONTROL, "localhost", "127.0.0.1"):
            with self.subTest(host=host):
                connection = self.stand_in.connect(host)
                connection.connect()
                self.addCleanup(connection.close)
                self.assertIn(("DNS", AUTH), connection.sock.getpeercert()["subjectAltName"])

    def test_certificate_is_refused_without_the_ca_or_for_another_name(self):
        for context, host in ((ssl.create_default_context(), AUTH), (self.stand_in.tls, "example.org")):
            with (
                self.subTest(host=host),
                socket.create_connection(("127.0.0.1", self.stand_in.port), TIMEOUT) as plain,
                self.assertRaises(ssl.SSLCertVerificationError),
            ):
                context.wrap_socket(plain, server_hostname=host)

    def test_the_tls_port_also_accepts_plain_http(self):
        with socket.create_connection(("127.0.0.1", self.stand_in.port), TIMEOUT) as plain:
            plain.sendall(b"GET http://auth.fduhole.com/api/ HTTP/1.1\r\nHost: ignored\r\n\r\n")
            status, _, _ = read_response(plain.makefile("rb"))
        self.assertEqual(status, 200)

    def test_unknown_host_gets_status_421(self):
        response = self.stand_in.ask("localhost", "GET", "/")
        self.assertEqual(response.status, 421)

    def test_a_thousand_connections_without_tls_are_served_at_the_same_time(self):
        request = b"GET /api/ HTTP/1.1\r\nHost: auth.fduhole.com\r\n\r\n"
        address = "127.0.0.1", self.stand_in.port
        sockets = [socket.create_connection(address, TIMEOUT) for _ in range(1_000)]
        try:
            for each in sockets:
                each.sendall(request)
            statuses = [read_response(each.makefile("rb"))[0] for each in sockets]
        finally:
            for each in sockets:
                each.close()
        self.assertEqual(statuses, [200] * 1_000)

    def test_parallel_tls_connections_are_served(self):
        with ThreadPoolExecutor(16) as pool:
            responses = list(pool.map(lambda _: self.stand_in.ask(AUTH, "GET", "/api/"), range(64)))
        self.assertEqual([response.status for response in responses], [200] * 64)


class FramingTest(StandInTest):
    def setUp(self):
        super().setUp()
        self.plain = socket.create_connection(("127.0.0.1", self.stand_in.port), TIMEOUT)
        self.file = self.plain.makefile("rb")
        self.addCleanup(self.plain.close)
        self.addCleanup(self.file.close)

    def send(self, head: str, body: bytes = b""):
        self.plain.sendall(head.replace("\n", "\r\n").encode() + b"\r\n\r\n" + body)

    def test_pipelined_requests_on_one_connection_are_answered_in_order(self):
        self.send("GET /api/ HTTP/1.1\nHost: auth.fduhole.com\n\nGET /api/nope HTTP/1.1\nHost: auth.fduhole.com")
        self.assertEqual([read_response(self.file)[0] for _ in range(2)], [200, 404])

    def test_the_connection_is_closed_after_a_request_with_connection_close(self):
        self.send("GET /api/ HTTP/1.1\nHost: auth.fduhole.com\nConnection: close")
        status, headers, _ = read_response(self.file)
        self.assertEqual((status, headers["connection"], self.file.read()), (200, "close", b""))

    def test_an_http_1_0_connection_is_closed_after_the_response(self):
        self.send("GET /api/ HTTP/1.0\nHost: auth.fduhole.com")
        self.assertEqual(read_response(self.file)[0], 200)
        self.assertEqual(self.file.read(), b"")

    def test_chunked_body_is_decoded(self):
        body = (
            b"5\r\n" + LOGIN[:5] + b"\r\n%x;extension\r\n" % len(LOGIN[5:]) + LOGIN[5:] + b"\r\n0\r\nTrailer: 1\r\n\r\n"
        )
        self.send(
            "POST /api/login HTTP/1.1\nHost: auth.fduhole.com\nContent-Type: application/json\n"
            "Transfer-Encoding: chunked",
            body,
        )
        self.assertEqual(read_response(self.file)[0], 200)
        self.send("GET /api/ HTTP/1.1\nHost: auth.fduhole.com")
        self.assertEqual(read_response(self.file)[0], 200)

    def test_a_request_with_expect_100_continue_gets_status_100_before_its_response(self):
        self.send(
            "POST /api/login HTTP/1.1\nHost: auth.fduhole.com\nContent-Type: application/json\n"
            f"Content-Length: {len(LOGIN)}\nExpect: 100-continue"
        )
        self.assertEqual(read_response(self.file)[0], 100)
        self.plain.sendall(LOGIN)
        self.assertEqual(read_response(self.file)[0], 200)

    def test_a_response_to_head_has_a_content_length_and_no_body(self):
        self.send("HEAD /api/ HTTP/1.1\nHost: auth.fduhole.com\nConnection: close")
        head, _, body = self.file.read().partition(b"\r\n\r\n")
        self.assertIn(b"200 OK", head)
        self.assertRegex(head, rb"Content-Length: [1-9]")
        self.assertEqual(body, b"")

    def test_invalid_requests_are_refused(self):
        for status, request in (
            (400, "nonsense"),
            (400, "GET /api/ HTTP/1.1"),
            (400, "GET /api/ HTTP/1.1\nHost: auth.fduhole.com\nContent-Length: x"),
            (400, "GET /api/ HTTP/1.1\nHost: auth.fduhole.com\nbad header: 1\n : 2"),
            (413, f"POST /api/login HTTP/1.1\nHost: auth.fduhole.com\nContent-Length: {1 << 30}"),
            (431, "GET /api/ HTTP/1.1\nHost: auth.fduhole.com\nX: " + "x" * 100_000),
            (501, "POST /api/login HTTP/1.1\nHost: auth.fduhole.com\nTransfer-Encoding: br"),
        ):
            with (
                self.subTest(request=request[:60]),
                socket.create_connection(("127.0.0.1", self.stand_in.port), TIMEOUT) as plain,
            ):
                plain.sendall(request.replace("\n", "\r\n").encode() + b"\r\n\r\n")
                self.assertEqual(read_response(plain.makefile("rb"))[0], status)

    def test_unknown_methods_and_paths_are_refused(self):
        for status, method, path in ((405, "DELETE", "/api/login"), (404, "GET", "/api/nope"), (404, "GET", "/")):
            self.assertEqual(self.stand_in.ask(AUTH, method, path).status, status)


class CompressionTest(StandInTest):
    arguments = ()

    def ask(self, coding: str):
        token = self.stand_in.login()["access"]
        return self.stand_in.ask(FORUM, "GET", "/api/tags", token=token, headers={"Accept-Encoding": coding})

    def test_a_large_body_is_compressed_if_the_client_accepts_gzip(self):
        plain = self.ask("identity")
        for coding in ("gzip", "deflate, gzip;q=1.0", "*"):
            packed = self.ask(coding)
            self.assertEqual(packed.headers["Content-Encoding"], "gzip")
            self.assertEqual(gzip.decompress(packed.body), plain.body)
        for coding in ("identity", "gzip;q=0", "br"):
            self.assertIsNone(self.ask(coding).headers["Content-Encoding"])
        small = self.stand_in.ask(AUTH, "GET", "/api/", headers={"Accept-Encoding": "gzip"})
        self.assertIsNone(small.headers["Content-Encoding"])
