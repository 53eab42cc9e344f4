"""Stores on a real Redis server: many processes of one account, a killed server, TLS, and the configuration."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from support import LIBRARY, ROOT, StandIn, environment, free_port

os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))
sys.path.insert(0, str(ROOT / "bindings" / "python"))
import danxi  # noqa: E402

WORKERS = 50

# A process that signs in, and requests the profile once for each line of its input.
WORKER = """
import json, os, sys, danxi

with danxi.Session(json.loads(os.environ["DANXI_CONFIG"])) as session:
    status = session.account.login(sys.argv[1], sys.argv[2], remember=True, reuse=True)
    print(status.account_id, flush=True)
    for line in sys.stdin:
        print(session.forum.get_profile().id, flush=True)
"""

# The software of redis-server: `redis`, or `valkey` under tools/valkey.py.
SOFTWARE = os.environ.get("DANXI_TEST_REDIS", "redis")


class RedisServer:
    """A redis-server with free ports and its own directory."""

    def __init__(self, tls=None):
        """`tls` has the options of TLS. Without it, the server has no TLS."""
        self.directory = Path(tempfile.mkdtemp(prefix="danxi-redis-"))
        self.port, self.tls_port = free_port(), free_port() if tls else None
        self.options = ["--save", "", "--dir", str(self.directory), "--logfile", str(self.directory / "log")]
        if tls:
            self._make_certificates()
            files = [("cert", "server.pem"), ("key", "server.key"), ("ca-cert", "ca.pem")]
            self.options += ["--tls-port", str(self.tls_port), *tls]
            for name, file in files:
                self.options += [f"--tls-{name}-file", str(self.directory / file)]
        self.start()

    @property
    def url(self):
        return f"redis://127.0.0.1:{self.port}"

    def start(self):
        command = ["redis-server", "--bind", "127.0.0.1", "--port", str(self.port), *self.options]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + 60
        while time.monotonic() < end:
            if self.process.poll() is not None:
                break
            try:
                with socket.create_connection(("127.0.0.1", self.port), 1) as connection:
                    # Another server may listen on the port. Only this server has this directory.
                    connection.sendall(b"CONFIG GET dir\r\n")
                    if str(self.directory).encode() in connection.recv(4096):
                        return
            except OSError:
                pass
            time.sleep(0.02)
        raise AssertionError((self.directory / "log").read_text())

    def execute(self, *command):
        """Sends a command, and returns the lines of the reply."""
        with socket.create_connection(("127.0.0.1", self.port), 30) as connection:
            words = "".join(f"${len(word.encode())}\r\n{word}\r\n" for word in command)
            connection.sendall(f"*{len(command)}\r\n{words}*1\r\n$4\r\nQUIT\r\n".encode())
            reply = b"".join(iter(lambda: connection.recv(65_536), b""))
        lines = reply.decode().removesuffix("+OK\r\n").splitlines()
        if lines[0].startswith("-"):
            raise AssertionError(lines[0])
        return lines

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.directory)

    def _make_certificates(self):
        def openssl(*arguments):
            subprocess.run(["openssl", *arguments], cwd=self.directory, check=True, capture_output=True)

        key = ["-newkey", "rsa:2048", "-nodes"]
        (self.directory / "names").write_text("subjectAltName=IP:127.0.0.1\n")
        authority = ["-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-extfile", "names", "-days", "2"]
        openssl("req", "-x509", *key, "-keyout", "ca.key", "-out", "ca.pem", "-subj", "/CN=test CA", "-days", "2")
        for name in ("server", "client"):
            openssl("req", *key, "-keyout", f"{name}.key", "-out", f"{name}.csr", "-subj", f"/CN={name}")
            openssl("x509", "-req", "-in", f"{name}.csr", "-out", f"{name}.pem", *authority)


@unittest.skipUnless(shutil.which("redis-server"), "redis-server is not installed")
class StoreTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.standin = cls.enterClassContext(StandIn())
        cls.base = json.loads(cls.standin.client_environment()["DANXI_CONFIG"])
        cls.person = next(account for account in cls.standin.ready["accounts"] if account["role"] == "student")
        cls.login = (cls.person["email"], cls.person["password"])
        for account in cls.standin.ready["accounts"][:4]:
            with danxi.Session(cls.base) as session:
                account["id"] = session.account.login(account["email"], account["password"]).account_id

    def setUp(self):
        self.standin.control("POST", "/reset")
        self.server = RedisServer()
        self.addCleanup(self.server.close)

    def config(self, url=None, **store):
        return {**self.base, "store": {"url": url or self.server.url, "timeout_ms": 30_000, **store}}

    def session(self, *arguments, **options):
        return danxi.Session(self.config(*arguments, **options))

    def count(self, path):
        return sum(request["path"] == path for request in self.standin.control("GET", "/requests"))

    def test_many_workers_share_one_sign_in_and_one_refresh(self):
        self.standin.control("PATCH", "/settings", {"single_use_refresh": True})
        workers = self._workers(WORKERS)
        self.assertEqual(self.count("/api/login"), 1)

        self.standin.control("POST", "/expire", {"email": self.login[0], "tokens": "access"})
        outputs = [self._finish(worker) for worker in workers]
        self.assertEqual(outputs, [(str(self.person["id"]), "", 0)] * WORKERS)
        self.assertEqual(self.count("/api/refresh"), 1)
        self.assertEqual(self.count("/api/login"), 1)

    def test_workers_stay_signed_in_when_the_server_loses_its_data(self):
        self.standin.control("PATCH", "/settings", {"single_use_refresh": True})
        workers = self._workers(8)
        (key,) = (line for line in self.server.execute("KEYS", "*:account.json") if line.startswith("danxi:"))

        def restart():
            self.server.kill()
            self.server.start()

        losses = [lambda: self.server.execute("FLUSHALL"), lambda: self.server.execute("DEL", key), restart]
        for refreshes, lose in enumerate(losses, 1):
            lose()
            self.assertEqual(self.server.execute("EXISTS", key), [":0"])
            self.standin.control("POST", "/expire", {"email": self.login[0], "tokens": "access"})
            for worker in workers:
                worker.stdin.write("\n")
                worker.stdin.flush()
            self.assertEqual([worker.stdout.readline().strip() for worker in workers], [str(self.person["id"])] * 8)
            self.assertEqual((self.count("/api/refresh"), self.count("/api/login")), (refreshes, 1))
            self.assertEqual(self.server.execute("EXISTS", key), [":1"])

        with self.session() as session:
            session.account.logout()
        self.assertEqual(self.server.execute("EXISTS", key), [":1"], "the mark of the sign-out is missing")
        with self.session() as session:
            self.assertFalse(session.account.get_status().signed_in)
        for worker in workers:
            worker.communicate(timeout=120)

    def test_a_server_without_memory_evicts_values_but_no_sign_in(self):
        self.server.execute("CONFIG", "SET", "maxmemory-policy", "volatile-lru")
        with self.session() as session:
            session.account.login(*self.login, remember=True)
            session.forum.list_all_tags()
        self.server.execute("CONFIG", "SET", "maxmemory", "1")
        with self.session() as session:
            self.assertTrue(session.account.get_status().signed_in)
            with self.assertRaises(danxi.NotCachedError):
                session.forum.list_all_tags(cache="only")

    def test_a_parked_session_is_opened_with_two_reads_and_no_request(self):
        with self.session() as session:
            session.account.login(*self.login, remember=True)
            session.park()
            self.assertTrue(session.closed)
        requests = len(self.standin.control("GET", "/requests"))
        before = self.commands()
        with self.session() as session:
            self.assertEqual(self.commands() - before, {"get": 2})
            self.assertTrue(session.account.get_status().signed_in)
            self.assertEqual(len(self.standin.control("GET", "/requests")), requests)

    def test_tokens_that_the_server_has_lost_are_stored_again_before_a_session_is_parked(self):
        with self.session() as session:
            session.account.login(*self.login, remember=True)
            self.server.kill()
            with self.assertRaises(danxi.StorageError):
                session.park()
            self.restart(session)
            session.park()
        with self.session() as session:
            self.assertTrue(session.account.get_status().signed_in)

    def restart(self, session):
        """Starts the killed server. The check ends the time in which the session sends no commands after a failure."""
        self.server.start()
        self.assertTrue(session.store.check().is_writable)

    def commands(self):
        """Returns the number of each command so far, without those of the test."""
        lines = [line for line in self.server.execute("INFO", "commandstats") if line.startswith("cmdstat_")]
        counts = Counter(
            {line[8:].partition(":")[0]: int(line.partition("calls=")[2].partition(",")[0]) for line in lines}
        )
        return Counter({name: count for name, count in counts.items() if name not in ("info", "quit")})

    def _workers(self, count):
        """Starts processes that sign in to one account, and waits until all are signed in."""
        variables = environment(self.standin, self.config())
        workers = []
        for _ in range(count):
            worker = subprocess.Popen(
                [sys.executable, "-c", WORKER, *self.login],
                env=variables,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
            self.addCleanup(worker.kill)
            workers.append(worker)
        accounts = [worker.stdout.readline().strip() for worker in workers]
        self.assertEqual(accounts, [str(self.person["id"])] * count)
        return workers

    @staticmethod
    def _finish(worker):
        worker.stdin.write("\n")
        worker.stdin.flush()
        output = worker.stdout.readline().strip()
        rest, errors = worker.communicate(timeout=120)
        return output + rest, errors, worker.returncode

    def test_a_later_session_is_signed_in_and_has_the_cached_values(self):
        for options in [{}, {"key": "0123456789abcdef" * 4}, {"namespace": "other"}]:
            with self.subTest(options):
                with self.session(**options) as first:
                    self.assertFalse(first.account.get_status().signed_in)
                    self.assertTrue(first.account.login(*self.login, remember=True).remembered)
                    first.forum.list_all_tags()
                with self.session(**options) as second:
                    self.assertTrue(second.account.get_status().remembered)
                    self.assertEqual(second.request("forum.list_all_tags", cache="only").source, "disk")
                    second.account.logout()
                with self.session(**options) as third:
                    self.assertFalse(third.account.get_status().signed_in)

    def test_a_campus_sign_in_is_shared(self):
        person = self.standin.ready["campus_accounts"][0]
        with self.session() as first:
            first.campus.login(person["number"], person["password"], "undergraduate", remember=True)
        with self.session() as second:
            status = second.campus.status()
            self.assertEqual((status.signed_in, status.remembered, status.username), (True, True, person["number"]))
            second.campus.logout()
        with self.session() as third:
            self.assertFalse(third.campus.status().signed_in)

    def test_many_sessions_sign_in_to_the_campus_once(self):
        person = self.standin.ready["campus_accounts"][0]

        def login(_):
            with self.session() as session:
                return session.campus.login(
                    person["number"], person["password"], "undergraduate", remember=True, reuse=True
                ).remembered

        with ThreadPoolExecutor(12) as pool:
            self.assertEqual(list(pool.map(login, range(12))), [True] * 12)
        self.assertEqual(self.count("/idp/authn/authExecute"), 1)

    def test_calls_continue_without_a_killed_server_and_use_the_restarted_one(self):
        with self.session() as session:
            session.account.login(*self.login, remember=True)
            tags = session.forum.list_all_tags()
            self.server.kill()
            self.assertEqual(session.forum.get_profile().id, self.person["id"])
            self.assertEqual(session.forum.list_all_tags(), tags)
            self.assertEqual(session.forum.list_all_tags(cache="refresh"), tags)
            self.assertFalse(session.account.refresh_token().remembered)
            with self.assertRaises(danxi.StorageError) as caught:
                session.account.login(*self.login, remember=True)
            self.assertIn("the session is signed in", str(caught.exception))
            self.assertTrue(session.account.get_status().signed_in)
            with self.session() as other:
                self.assertFalse(other.account.get_status().signed_in)
                self.assertTrue(other.account.login(*self.login).signed_in)
            self.restart(session)
            self.assertTrue(session.account.login(*self.login, remember=True).remembered)
            with self.session() as other:
                self.assertTrue(other.account.get_status().signed_in)

    def test_calls_succeed_while_the_server_does_not_respond(self):
        with self.session(timeout_ms=300) as session:
            # On a busy machine, the store may need longer than 300 ms. The session is signed in also then.
            with suppress(danxi.StorageError):
                session.account.login(*self.login, remember=True)
            self.server.process.send_signal(signal.SIGSTOP)
            try:
                self.assertEqual(session.forum.get_profile().id, self.person["id"])
                self.assertTrue(session.forum.list_all_tags())
            finally:
                self.server.process.send_signal(signal.SIGCONT)

    def test_login_reuses_a_sign_in_only_for_the_same_address_and_with_a_store(self):
        other = next(each for each in self.standin.ready["accounts"][:4] if each["email"] != self.login[0])
        with self.session() as session:
            session.account.login(*self.login, remember=True)
            self.assertEqual(
                session.account.login(other["email"], other["password"], remember=True, reuse=True).account_id,
                other["id"],
            )
            self.assertEqual(
                session.account.login(other["email"], "unchecked", remember=True, reuse=True).account_id, other["id"]
            )
            self.assertEqual(self.count("/api/login"), 2)
            with self.assertRaises(danxi.InvalidArgumentError):
                session.account.login(*self.login, reuse=True)
        with danxi.Session(self.base) as session, self.assertRaises(danxi.InvalidArgumentError):
            session.account.login(*self.login, remember=True, reuse=True)

    def test_expired_tokens_are_not_reused(self):
        with self.session() as session:
            session.account.login(*self.login, remember=True)
            self.standin.control("POST", "/expire", {"email": self.login[0], "tokens": "all"})
            with self.assertRaises(danxi.NotSignedInError):
                session.forum.get_profile()
            session.account.login(*self.login, remember=True, reuse=True)
            self.assertEqual(session.forum.get_profile().id, self.person["id"])
        self.assertEqual(self.count("/api/login"), 2)

    def test_saved_threads_need_a_store_directory(self):
        with self.session() as session:
            session.account.login(*self.login)
            with self.assertRaises(danxi.InvalidArgumentError) as caught:
                session.forum.save_thread(1)
            self.assertIn("store.path", str(caught.exception))

    def test_a_reply_that_is_an_endless_line_is_refused(self):
        listener = socket.create_server(("127.0.0.1", 0))
        self.addCleanup(listener.close)
        self.addCleanup(listener.shutdown, socket.SHUT_RDWR)  # ends accept() of the thread

        def flood():
            with suppress(OSError):
                while True:
                    with listener.accept()[0] as connection, suppress(OSError):
                        connection.sendall(b"+")
                        while True:
                            connection.sendall(b"a" * 65536)

        threading.Thread(target=flood, daemon=True).start()
        url = f"redis://127.0.0.1:{listener.getsockname()[1]}"
        with self.session(url) as session, self.assertRaises(danxi.StorageError) as caught:
            session.account.login(*self.login, remember=True)
        self.assertIn("a line of more than 64 KiB", str(caught.exception))

    def test_tls_verifies_the_certificate_and_the_name(self):
        server = self.tls_server("--tls-auth-clients", "no")
        authorities = server.directory / "all.pem"
        standin = Path(self.base["network"]["ca_file"]).read_text()
        authorities.write_text(standin + (server.directory / "ca.pem").read_text())
        self.assertIs(self.remembers(server, network={"ca_file": str(authorities)}), True)
        files = {"tls_ca_file": str(server.directory / "ca.pem")}
        self.assertIs(self.remembers(server, files), True)
        untrusted = self.remembers(server)
        self.assertIn("certificate", untrusted)
        self.assertIn("set store.tls_ca_file", untrusted)
        self.assertIn("localhost", self.remembers(server, files, host="localhost"))

    def test_a_server_can_require_a_certificate_of_its_clients(self):
        server = self.tls_server("--tls-auth-clients", "yes")
        files = {"tls_ca_file": str(server.directory / "ca.pem")}
        self.assertIn("set store.tls_cert_file", self.remembers(server, files))
        mine = {
            **files,
            "tls_cert_file": str(server.directory / "client.pem"),
            "tls_key_file": str(server.directory / "client.key"),
        }
        self.assertIs(self.remembers(server, mine), True)
        # A certificate that the server's authority has not signed.
        other = self.tls_server("--tls-auth-clients", "no")
        foreign = {
            **files,
            "tls_cert_file": str(other.directory / "client.pem"),
            "tls_key_file": str(other.directory / "client.key"),
        }
        # With TLS 1.2, the alert arrives before the client has sent a command.
        self.assertIn("unknown ca", self.remembers(server, foreign, {"tls_max": "127.0.0.1:1.2"}))

    def test_tls_has_forward_secrecy_and_the_versions_of_tls_max(self):
        weak = self.tls_server(
            "--tls-auth-clients", "no", "--tls-protocols", "TLSv1.2", "--tls-ciphers", "AES128-GCM-SHA256"
        )
        files = {"tls_ca_file": str(weak.directory / "ca.pem")}
        reason = self.remembers(weak, files)
        self.assertIn("network.tls_max to 127.0.0.1:1.2", reason)
        self.assertIn("without forward secrecy", reason)
        self.assertNotIn("network.tls_max", self.remembers(weak, files, {"tls_max": "127.0.0.1:1.2"}))
        new = self.tls_server("--tls-auth-clients", "no", "--tls-protocols", "TLSv1.3")
        files = {"tls_ca_file": str(new.directory / "ca.pem")}
        self.assertIs(self.remembers(new, files), True)
        self.assertIn("alert protocol version", self.remembers(new, files, {"tls_max": "127.0.0.1:1.2"}))

    def tls_server(self, *options):
        server = RedisServer(tls=options)
        self.addCleanup(server.close)
        return server

    def remembers(self, server, store=None, network=None, host="127.0.0.1"):
        """Returns whether a sign-in is stored on a server with TLS, or the error."""
        config = self.config(f"rediss://{host}:{server.tls_port}", **(store or {}))
        config["network"] = {**self.base["network"], **(network or {})}
        with danxi.Session(config) as session:
            try:
                return session.account.login(*self.login, remember=True).remembered
            except danxi.StorageError as error:
                return str(error)

    def test_a_check_tells_the_state_of_the_server(self):
        with self.session(timeout_ms=2000) as session:
            status = session.store.check()
            self.assertEqual((status.kind, status.software, status.role), ("server", SOFTWARE, "primary"))
            self.assertEqual((status.is_reachable, status.is_writable, status.error), (True, True, None))
            self.assertEqual(status.address, f"127.0.0.1:{self.server.port}")
            self.assertGreaterEqual(status.round_trip_ms, 0)
            self.assertRegex(status.version, r"^\d+\.\d+")
            self.assertEqual(self.server.execute("DBSIZE"), [":0"])

            self.server.execute("CONFIG", "SET", "maxmemory", "1")
            status = session.store.check()
            self.assertEqual((status.is_reachable, status.is_writable), (True, False))
            self.assertIn("maxmemory", status.error)
            self.server.execute("CONFIG", "SET", "maxmemory", "0")

            self.server.kill()
            status = session.store.check()
            self.assertEqual((status.is_reachable, status.is_writable, status.version), (False, False, None))
            self.assertIn("cannot be used", status.error)
            self.server.start()
            self.assertTrue(session.store.check().is_writable)

            self.server.execute("REPLICAOF", "127.0.0.1", "1")
            status = session.store.check()
            self.assertEqual((status.is_reachable, status.is_writable, status.role), (True, False, "replica"))
            self.assertIn("read only replica", status.error)
            self.assertIn("primary or its sentinels", status.error)

    def test_a_user_who_may_not_ask_for_information_can_check_the_store(self):
        rules = "on >p@ss ~danxi:* +get +getrange +set +del +incr +pexpire +eval +scan +select +time +client|setname"
        self.server.execute("ACL", "SETUSER", "anna", *rules.split())
        with self.session(f"redis://anna:p%40ss@127.0.0.1:{self.server.port}") as session:
            status = session.store.check()
            self.assertEqual((status.is_reachable, status.is_writable, status.version), (True, True, None))

    def test_a_check_of_other_stores(self):
        with danxi.Session(self.base) as session:
            self.assertEqual((session.store.check().kind, session.store.check().is_writable), ("memory", True))
        directory = self.enterContext(tempfile.TemporaryDirectory())
        with danxi.Session({**self.base, "store": {"path": directory, "require": True}}) as session:
            status = session.store.check()
            self.assertEqual((status.kind, status.place, status.is_writable), ("directory", directory, True))
            self.assertEqual([name for name in os.listdir(directory) if name.startswith("check")], [])

    def test_a_required_store_that_cannot_be_used_is_refused(self):
        self.session(require=True).close()
        password = RedisServer()
        self.addCleanup(password.close)
        password.execute("CONFIG", "SET", "requirepass", "secret")
        with socket.create_server(("127.0.0.1", 0)) as listener:
            closed = listener.getsockname()[1]
        listener = socket.create_server(("127.0.0.1", 0))
        self.addCleanup(listener.close)
        self.addCleanup(listener.shutdown, socket.SHUT_RDWR)  # ends accept() of the thread

        def serve_http():
            with suppress(OSError):
                while True:
                    with listener.accept()[0] as connection, suppress(OSError):
                        connection.recv(1024)
                        connection.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

        threading.Thread(target=serve_http, daemon=True).start()
        for url, part in [
            (f"redis://:hunter2@127.0.0.1:{password.port}", "WRONGPASS"),
            (f"redis://127.0.0.1:{password.port}", "NOAUTH"),
            (f"redis://127.0.0.1:{closed}", "connect"),
            (f"redis://127.0.0.1:{listener.getsockname()[1]}", "does not speak the Redis protocol"),
            (f"redis+cluster://127.0.0.1:{self.server.port}", "cluster support disabled"),
            (f"redis+sentinel://127.0.0.1:{self.server.port}/main", "no sentinel named the primary of main"),
        ]:
            with self.subTest(url):
                with self.assertRaises(danxi.StorageError) as caught:
                    self.session(url, require=True, timeout_ms=2000)
                self.assertIn(part, str(caught.exception))
                self.assertNotIn("hunter2", str(caught.exception))
                self.session(url, timeout_ms=2000).close()
        self.server.execute("REPLICAOF", "127.0.0.1", "1")
        with self.assertRaises(danxi.StorageError) as caught:
            self.session(require=True, timeout_ms=500)
        self.assertIn("READONLY", str(caught.exception))
        with self.assertRaises(danxi.InvalidArgumentError) as caught:
            danxi.Session({**self.base, "store": {"require": True}})
        self.assertIn("store.require", str(caught.exception))

    def test_an_invalid_store_configuration_is_refused(self):
        authorities = self.base["network"]["ca_file"]
        directory = self.enterContext(tempfile.TemporaryDirectory())
        key = Path(directory, "key.pem")
        subprocess.run(["openssl", "genrsa", "-out", key, "2048"], check=True, capture_output=True)
        for store, part in [
            ({"url": "http://127.0.0.1"}, "store.url: expected redis://"),
            ({"url": "redis://:hunter2@cache.example"}, "store.allow_plain"),
            ({"url": "redis://:hunter2@cache.example:x"}, "store.url: expected redis://"),
            ({"key": "hunter2"}, "store.key: expected 64 hexadecimal digits"),
            ({"url": "redis://127.0.0.1", "tls_ca_file": "x"}, "store.tls_ca_file: the file cannot be read"),
            ({"url": "redis://127.0.0.1", "tls_ca_file": authorities}, "store.tls_ca_file: store.url has no TLS"),
            ({"url": "rediss://127.0.0.1", "tls_cert_file": authorities}, "store.tls_key_file: missing"),
            (
                {"url": "rediss://127.0.0.1", "tls_cert_file": authorities, "tls_key_file": authorities},
                "store.tls_key_file: the file contains no private key",
            ),
            (
                {"url": "rediss://127.0.0.1", "tls_cert_file": authorities, "tls_key_file": str(key)},
                "store.tls_key_file: the key is not that of the certificate",
            ),
            ({"namespace": ""}, "store.namespace"),
        ]:
            with self.subTest(store), self.assertRaises(danxi.InvalidArgumentError) as caught:
                danxi.Session({"store": store})
            self.assertIn(part, str(caught.exception))
            self.assertNotIn("hunter2", str(caught.exception))


if __name__ == "__main__":
    unittest.main()
