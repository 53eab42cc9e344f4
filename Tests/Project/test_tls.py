"""Which versions and suites of TLS the library offers to a host, and `network.tls_max`."""

import contextlib
import os
import socket
import ssl
import struct
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

from support import LIBRARY, ROOT

os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))
sys.path.insert(0, str(ROOT / "bindings" / "python"))
import danxi  # noqa: E402

RESPONSE = b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok"
FORUM, CAMPUS, OTHER = "forum.fduhole.com", "www.fudan.edu.cn", "www.example.org"


class Server:
    """A server of HTTPS that notes the version and the suite of each connection. It ends when it is closed, whatever its clients do."""

    def __init__(self, certificate, ciphers=None, highest=None):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        if ciphers:
            context.set_ciphers(ciphers)
        if highest:
            context.maximum_version = highest
        self.seen = []
        self._context = context
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    def _serve(self):
        while True:
            try:
                accepted, _ = self._listener.accept()
            except ConnectionError:  # a client that left before it was accepted
                continue
            except OSError:  # the server was closed
                return
            with (
                accepted,
                contextlib.suppress(OSError),
            ):  # a client that leaves, or has nothing in common with the server
                accepted.settimeout(60)
                self._answer(accepted)

    def _answer(self, accepted):
        with self._context.wrap_socket(accepted, server_side=True) as connection:
            self.seen.append((connection.version(), connection.cipher()[0]))
            connection.recv(65536)
            connection.sendall(RESPONSE)

    def close(self):
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self._thread.join()


class TLS(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        directory = Path(cls.enterClassContext(tempfile.TemporaryDirectory()))
        cls.certificate = directory / "server.pem"
        names = ",".join([*(f"DNS:{host}" for host in (FORUM, CAMPUS, OTHER)), "IP:127.0.0.1"])
        command = [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-days",
            "2",
            "-subj",
            "/CN=test",
            "-addext",
        ]
        files = ["-keyout", directory / "key.pem", "-out", directory / "certificate.pem"]
        subprocess.run([*command, f"subjectAltName={names}", *files], check=True, capture_output=True)
        cls.certificate.write_text((directory / "key.pem").read_text() + (directory / "certificate.pem").read_text())

    def serve(self, **options):
        server = Server(self.certificate, **options)
        self.addCleanup(server.close)
        return server

    def session(self, server, **network):
        settings = {"connect_to": f"::127.0.0.1:{server.port}", "ca_file": str(self.certificate), "webvpn": "never"}
        return self.enterContext(danxi.Session({"network": {**settings, **network}}))

    def get(self, session, host, scheme="https"):
        return session.http.request(url=f"{scheme}://{host}/")

    def test_the_newest_version_is_used_and_a_host_can_be_limited(self):
        server = self.serve()
        self.get(self.session(server), OTHER)
        self.get(self.session(server, tls_max=[f"{OTHER}:1.2", "*:1.3"]), OTHER)
        self.get(self.session(server, tls_max=f"{FORUM}:1.2"), OTHER)
        self.assertEqual([version for version, _ in server.seen], ["TLSv1.3", "TLSv1.2", "TLSv1.3"])

    def test_only_the_university_may_use_suites_without_forward_secrecy(self):
        server = self.serve(ciphers="AES128-GCM-SHA256", highest=ssl.TLSVersion.TLSv1_2)
        session = self.session(server)
        for host in (OTHER, FORUM):
            with self.assertRaises(danxi.TLSError) as raised:
                self.get(session, host)
            for words in ("without forward secrecy", f"network.tls_max to {host}:1.2"):
                self.assertIn(words, raised.exception.message)
        self.assertEqual(server.seen, [])
        session.campus.fetch(f"https://{CAMPUS}/")
        self.assertEqual(server.seen, [("TLSv1.2", "AES128-GCM-SHA256")])

    def test_suites_with_forward_secrecy_are_accepted(self):
        server = self.serve(ciphers="ECDHE-RSA-AES128-GCM-SHA256", highest=ssl.TLSVersion.TLSv1_2)
        self.get(self.session(server), OTHER)
        self.assertEqual(len(server.seen), 1)

    def test_an_https_proxy_has_the_same_suites_and_versions(self):
        weak = self.serve(ciphers="AES128-GCM-SHA256", highest=ssl.TLSVersion.TLSv1_2)
        for limit in (None, "127.0.0.1:1.2"):
            with self.assertRaises(danxi.TLSError) as raised:
                self.get(
                    self.session(weak, proxy=f"https://127.0.0.1:{weak.port}", connect_to=None, tls_max=limit),
                    OTHER,
                    "http",
                )
            self.assertIn("without forward secrecy", raised.exception.message)
            self.assertEqual("tls_max to 127.0.0.1:1.2" in raised.exception.message, limit is None)
            self.assertNotIn(f"{OTHER}:1.2", raised.exception.message)
        self.assertEqual(weak.seen, [])
        proxy = self.serve()
        for limit in (None, "127.0.0.1:1.2", f"{OTHER}:1.2"):
            session = self.session(proxy, proxy=f"https://127.0.0.1:{proxy.port}", connect_to=None, tls_max=limit)
            self.get(session, OTHER, "http")
        self.assertEqual([version for version, _ in proxy.seen], ["TLSv1.3", "TLSv1.2", "TLSv1.3"])

    def test_the_advice_to_limit_a_host_is_left_out_if_it_is_limited(self):
        server = self.serve(ciphers="AES128-GCM-SHA256", highest=ssl.TLSVersion.TLSv1_2)
        with self.assertRaises(danxi.TLSError) as raised:
            self.get(self.session(server, tls_max=f"{OTHER}:1.2"), OTHER)
        self.assertNotIn("tls_max", raised.exception.message)
        self.assertIn("without forward secrecy", raised.exception.message)

    def test_the_server_outlives_clients_that_leave(self):
        server = self.serve()
        for linger in (struct.pack("ii", 1, 0), struct.pack("ii", 0, 0)):  # a reset, and a close
            with socket.create_connection(("127.0.0.1", server.port)) as client:
                client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        self.get(self.session(server), OTHER)
        self.assertEqual(len(server.seen), 1)

    def test_malformed_entries_are_refused(self):
        for entry in ("example.org", "example.org:1.1", "https://example.org:1.2"):
            with self.subTest(entry), self.assertRaises(danxi.InvalidArgumentError) as raised:
                danxi.Session({"network": {"tls_max": [entry]}})
            self.assertIn("network.tls_max", raised.exception.message)


if __name__ == "__main__":
    unittest.main()
