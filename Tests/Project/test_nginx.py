"""The library with nginx, which the real servers also use: TLS, HTTP/2 and gzip."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

from support import StandIn, environment, free_port

CONFIGURATION = """
daemon off;
pid {directory}/nginx.pid;
error_log {directory}/error.log;
worker_processes 1;
events {{ worker_connections 256; }}
http {{
    log_format exchange '$server_protocol $ssl_protocol $status $sent_http_content_encoding $request_uri $connection';
    access_log {directory}/access.log exchange;
    client_body_temp_path {directory}/body;
    proxy_temp_path {directory}/proxy;
    fastcgi_temp_path {directory}/fastcgi;
    uwsgi_temp_path {directory}/uwsgi;
    scgi_temp_path {directory}/scgi;
    gzip on;
    gzip_types application/json;
    gzip_proxied any;
    server {{
        listen 127.0.0.1:{port} ssl http2;
        ssl_certificate {certificates}/server.pem;
        ssl_certificate_key {certificates}/server.key;
        location / {{
            proxy_pass http://127.0.0.1:{upstream};
            proxy_set_header Host $host;
            proxy_set_header Accept-Encoding "";
        }}
    }}
}}
"""

PROGRAM = """
import json, os, threading, danxi
with danxi.Session(json.loads(os.environ["DANXI_CONFIG"])) as session:
    session.account.login(os.environ["DANXI_EMAIL"], os.environ["DANXI_PASSWORD"])
    assert len(session.forum.list_all_floors(1)) > 1
    threads = [threading.Thread(target=session.forum.get_hole, args=(1,)) for _ in range(40)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
    print(session.forum.create_floor("你好" * 1000, 2).content == "你好" * 1000)
"""


class NginxTest(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.standin = self.enterContext(StandIn("--plain"))
        self.directory = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.port = free_port()
        configuration = self.directory / "nginx.conf"
        configuration.write_text(
            CONFIGURATION.format(
                directory=self.directory, port=self.port, upstream=self.standin.ready["plain_port"],
                certificates=Path(self.standin.ready["ca_file"]).parent,
            )
        )  # fmt: skip
        nginx = shutil.which("nginx") or "/usr/sbin/nginx"
        command = [nginx, "-c", str(configuration), "-p", str(self.directory), "-e", str(self.directory / "error.log")]
        if os.geteuid() == 0:
            command += ["-g", "user root;"]
        self.nginx = subprocess.Popen(command, stdin=subprocess.DEVNULL)
        self.addCleanup(self.stop)
        self.wait_until_up()

    def stop(self):
        self.nginx.send_signal(signal.SIGTERM)
        self.nginx.wait(timeout=60)

    def wait_until_up(self):
        deadline = time.monotonic() + 60
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except ConnectionRefusedError:
                if self.nginx.poll() is not None:
                    self.fail((self.directory / "error.log").read_text())
                self.assertLess(time.monotonic(), deadline, "nginx did not start within 60 seconds")
                time.sleep(0.02)

    def test_all_exchanges_use_tls_and_http2_and_bodies_are_compressed(self):
        config = json.loads(json.dumps(self.standin.ready["config"]))
        config["network"]["connect_to"] = f"::127.0.0.1:{self.port}"
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env=environment(self.standin, config),
            capture_output=True,
            text=True,
            timeout=60,
        )
        self.assertEqual((done.returncode, done.stderr, done.stdout), (0, "", "True\n"))
        # SIGQUIT makes nginx finish its requests, so the log is complete.
        self.nginx.send_signal(signal.SIGQUIT)
        self.nginx.wait(timeout=60)
        exchanges = [line.split() for line in (self.directory / "access.log").read_text().splitlines()]
        self.assertEqual(len(exchanges), 43)
        self.assertEqual({(protocol, status[0]) for protocol, _, status, *_ in exchanges}, {("HTTP/2.0", "2")})
        self.assertTrue(all(tls in ("TLSv1.2", "TLSv1.3") for _, tls, *_ in exchanges))
        self.assertIn("gzip", {encoding for _, _, _, encoding, *_ in exchanges})
        self.assertEqual(
            len({connection for *_, uri, connection in exchanges if uri == "/api/holes/1"}),
            1,
            "the requests for the hole used more than one connection",
        )


if __name__ == "__main__":
    unittest.main()
