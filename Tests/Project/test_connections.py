"""Requests share a few TLS connections, and a session uses only connections that its own certificate authorities have verified."""

import contextlib
import socket
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

from support import StandIn, environment

PROGRAM = """
import json, os, danxi

configuration = json.loads(os.environ["DANXI_CONFIG"])

def signed_in(configuration):
    session = danxi.Session(configuration)
    session.account.login(os.environ["DANXI_EMAIL"], os.environ["DANXI_PASSWORD"])
    return session
"""

POSTS = (
    PROGRAM
    + """
with signed_in(configuration) as session:
    for number in range(100): session.forum.create_floor(f"post {number}", 2)
"""
)

# The second session sends requests to the same host while the connection of the first is open.
AUTHORITIES = (
    PROGRAM
    + """
other = {**configuration, "network": {**configuration["network"], "ca_file": os.environ["OTHER_CA"]}}
with signed_in(configuration) as session:
    session.forum.get_hole(1)
    try:
        with danxi.Session(other) as stranger: stranger.account.login("a@example.com", "a password")
        print("accepted")
    except danxi.TLSError as error:
        print("refused")
    session.forum.get_hole(1)

# The file of the second session has the same name but other authorities.
path = os.environ["CHANGING_CA"]
changing = {**configuration, "network": {**configuration["network"], "ca_file": path}}
def write(source):
    with open(source) as file: text = file.read()
    with open(path, "w") as file: file.write(text)
write(configuration["network"]["ca_file"])
with signed_in(changing) as session:
    session.forum.get_hole(1)
    write(os.environ["OTHER_CA"])
    try:
        with danxi.Session(changing) as stranger: stranger.account.login("a@example.com", "a password")
        print("accepted")
    except danxi.TLSError as error:
        print("refused")
"""
)


class CountingProxy:
    """A proxy that forwards connections to a port and counts them."""

    def __init__(self, port):
        self.count = 0
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.target = port
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            self.count += 1
            threading.Thread(target=self.serve, args=(client,), daemon=True).start()

    def serve(self, client):
        with client, socket.create_connection(("127.0.0.1", self.target)) as server:
            back = threading.Thread(target=self.copy, args=(server, client), daemon=True)
            back.start()
            self.copy(client, server)
            back.join()

    @staticmethod
    def copy(source, sink):
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                sink.sendall(data)
        for end in (source, sink):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self):
        self.listener.close()


class ConnectionsTest(unittest.TestCase):
    def setUp(self):
        self.standin = self.enterContext(StandIn())
        self.directory = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def run_program(self, program, config=None, **variables):
        result = subprocess.run(
            [sys.executable, "-c", program],
            env={**environment(self.standin, config), **variables},
            capture_output=True,
            text=True,
            timeout=120,
        )
        self.assertEqual(result.stderr, "")
        return result.stdout

    def test_a_sign_in_and_a_hundred_posts_make_at_most_four_connections(self):
        network = self.standin.ready["config"]["network"]
        port = int(network["connect_to"].rpartition(":")[2])
        proxy = CountingProxy(port)
        self.addCleanup(proxy.close)
        config = {**self.standin.ready["config"], "network": {**network, "connect_to": f"::127.0.0.1:{proxy.port}"}}
        self.run_program(POSTS, config)
        # One connection is for the host of the sign-in, and at most three are for the host of the posts.
        self.assertLessEqual(proxy.count, 4)

    def test_a_session_never_uses_a_connection_that_its_authorities_did_not_verify(self):
        other = self.directory / "other.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
            + [
                "-keyout",
                str(self.directory / "other.key"),
                "-out",
                str(other),
                "-days",
                "30",
                "-subj",
                "/CN=Another CA",
            ],
            check=True,
            capture_output=True,
        )
        output = self.run_program(AUTHORITIES, OTHER_CA=str(other), CHANGING_CA=str(self.directory / "changing.pem"))
        self.assertEqual(output.split(), ["refused", "refused"])


if __name__ == "__main__":
    unittest.main()
