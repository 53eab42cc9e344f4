"""The program danxi-rpc: JSON-RPC 2.0 on standard input and output and on a Unix socket."""

import json
import os
import re
import resource
import select
import signal
import socket
import stat
import subprocess
import tempfile
import unittest
from contextlib import contextmanager
from pathlib import Path

from support import ROOT, StandIn, environment

PROGRAM = os.environ.get("DANXI_RPC", ROOT / "build" / "bin" / "danxi-rpc")
PATIENCE = 60  # seconds after which a process counts as stuck
LINE_LIMIT = 16 * 1024 * 1024
TIMES = "course.list_class_times"  # a method without a request
DIVISIONS = {"method": "forum.list_holes_in_division", "params": {"division_id": 1}}

TRACE = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

void *danxi_call_async_jansson(void *session, const char *method, const json_t *params, void *callback, void *user_data) {
    void *(*real)(void *, const char *, const json_t *, void *, void *) = dlsym(RTLD_NEXT, "danxi_call_async_jansson");
    FILE *trace = fopen(getenv("TRACE"), "ae");
    fprintf(trace, "%p %s %lld\n", session, method, (long long)json_integer_value(json_object_get(params, "timeout_ms")));
    fclose(trace);
    return real(session, method, params, callback, user_data);
}
"""


def request(id, method, params=None):
    return {"jsonrpc": "2.0", "id": id, "method": method, **({} if params is None else {"params": params})}


class Peer:
    """A client with two files, which sends and receives lines."""

    def __init__(self, incoming, outgoing):
        self.incoming, self.outgoing = incoming, outgoing

    def send(self, *messages):
        for message in messages:
            text = message if isinstance(message, bytes) else json.dumps(message).encode()
            self.outgoing.write(text + b"\n")
        self.outgoing.flush()

    def receive(self):
        return json.loads(self.incoming.readline())

    def ask(self, method, params=None, id=1):
        self.send(request(id, method, params))
        return self.receive()


class Rpc(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.campus = cls.enterClassContext(StandIn())

    def setUp(self):
        self.directory = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.addCleanup(self.campus.control, "POST", "/reset")

    def start(self, *arguments, config=None, variables=None, **options):
        """Starts the program. `config` replaces parts of the configuration for the stand-in, and `variables` some of the environment."""
        variables = {**environment(self.campus), **(variables or {})}
        variables["DANXI_CONFIG"] = json.dumps({**json.loads(variables["DANXI_CONFIG"]), **(config or {})})
        process = subprocess.Popen(
            [PROGRAM, *arguments],
            **{
                "stdin": subprocess.PIPE,
                "stdout": subprocess.PIPE,
                "stderr": subprocess.PIPE,
                "env": variables,
                **options,
            },
        )
        self.addCleanup(self.stop, process)
        return process

    def hold(self, path):
        """Lets all requests of a path wait until the end of the test."""
        self.campus.control("POST", "/faults", {"kind": "hold", "times": None, "path": path})

    def logins(self):
        return sum(each["path"] == "/api/login" for each in self.campus.control("GET", "/requests"))

    @staticmethod
    def stop(process):
        process.kill()
        process.communicate(timeout=PATIENCE)

    def peer(self, *arguments, **options):
        process = self.start(*arguments, **options)
        return process, Peer(process.stdout, process.stdin)

    def finish(self, process, status=0):
        """Ends the input, and returns the remaining messages."""
        out, problem = process.communicate(timeout=PATIENCE)
        self.assertEqual((process.returncode, problem), (status, b""))
        return [json.loads(line) for line in out.splitlines()]

    def listen(self, *arguments, **options):
        """Starts the program on a socket. Returns the process and the path, when the socket can be connected to."""
        path = self.directory / "rpc.sock"
        process = self.start("--socket", path, *arguments, stdin=subprocess.DEVNULL, **options)
        self.assertEqual(process.stdout.readline().decode(), f"Listening on {path}\n")
        return process, path

    def connect(self, path):
        connection = self.enterContext(socket.socket(socket.AF_UNIX))
        connection.settimeout(PATIENCE)
        connection.connect(str(path))
        return connection, Peer(connection.makefile("rb"), connection.makefile("wb"))


class StandardInput(Rpc):
    def test_many_requests_at_once_are_all_answered(self):
        process, peer = self.peer()
        peer.send(*(request(id, TIMES) for id in range(5000)))
        answers = [peer.receive() for _ in range(5000)]
        self.assertEqual(sorted(each["id"] for each in answers), list(range(5000)))
        self.assertEqual({len(each["result"]) for each in answers}, {14})
        self.assertEqual(self.finish(process), [])

    def test_a_client_that_does_not_read_is_not_served_further_until_it_reads(self):
        process, peer = self.peer(bufsize=0)
        schema = request(1, "rpc.discover")
        # The answers, 1.3 MB each, are larger than the output that waits for a client.
        process.stdin.write(b"".join(json.dumps(schema).encode() + b"\n" for _ in range(200)))
        with os.fdopen(os.dup(process.stdout.fileno()), "rb") as reader:
            for _ in range(200):
                self.assertTrue(json.loads(reader.readline())["result"]["openrpc"].startswith("1."))
        self.assertLess(peak(process), 120_000)

    def test_a_batch_is_refused_in_part_if_its_responses_are_too_large(self):
        process, peer = self.peer()
        peer.send([request(id, "rpc.discover") for id in range(300)])
        answers = peer.receive()
        self.assertEqual([each["id"] for each in answers], list(range(300)))
        refused = [each["error"]["code"] for each in answers if "error" in each]
        self.assertEqual(set(refused), {-32000})
        self.assertGreater(len(refused), 290)
        self.assertLess(peak(process), 120_000)

    def test_a_batch_waits_until_its_calls_can_run(self):
        process, peer = self.peer()
        batch = [request(each, "rpc.nothing") for each in range(1000)]
        with self.campus.holding(path="/api/divisions/1/holes") as held:
            peer.send(request("held", **DIVISIONS), batch, request("next", TIMES))
            held.wait_for_hits()
            self.assertEqual(select.select([process.stdout], [], [], 0)[0], [])
        answers = [peer.receive() for _ in range(3)]
        self.assertEqual([len(each) if isinstance(each, list) else each["id"] for each in answers][0], "held")
        self.assertEqual([len(each) for each in answers if isinstance(each, list)], [1000])

    def test_hostile_lines_are_refused_and_the_next_line_is_handled(self):
        process, peer = self.peer()
        for line, id, code in (
            (b"\xff\xfe", None, -32700),
            (b'{"jsonrpc": "2.0", "id": 1, "method": "\xff"}', None, -32700),
            (b"[" * 1_000_000, None, -32700),
            (b'{"a":' * 100_000, None, -32700),
            (b'"' + b"x" * (LINE_LIMIT + 1) + b'"', None, -32600),
            (b"x" * (3 * LINE_LIMIT), None, -32600),
            (json.dumps([request(1, TIMES)] * 1001).encode(), None, -32600),
            (b'{"jsonrpc": "2.0", "id": 18446744073709551616, "method": "x"}', None, -32700),
            (json.dumps(request(2, TIMES, {"a": json.loads("[" * 200 + "]" * 200)})).encode(), 2, -32602),
            (b'{"jsonrpc": "2.0", "id": 3, "method": "%s"}' % (b"%s%n" * 100), 3, -32601),
            (b"\x00", None, -32700),
            *(
                (json.dumps(request(4, method, params), ensure_ascii=False).encode(), 4, code)
                for method, params, code in (
                    ("rpc.watch", {"method": "一" * 50}, -32601),
                    ("一" * 50, None, -32601),
                    ("rpc.discover", {"一" * 100: 1}, -32602),
                )
            ),
        ):
            with self.subTest(line[:60]):
                peer.send(b"", b" \r", line, request("next", TIMES))
                answers = [peer.receive(), peer.receive()]
                refused = next(each for each in answers if each["id"] != "next")
                self.assertEqual((refused["id"], refused["error"]["code"]), (id, code))
                self.assertNotEqual(refused["error"]["message"], "")
        self.assertEqual(self.finish(process), [])

    def test_a_line_without_an_end_is_handled_at_the_end_of_the_input(self):
        process = self.start()
        out, _ = process.communicate(json.dumps(request(1, TIMES)).encode(), timeout=PATIENCE)
        self.assertEqual((json.loads(out)["id"], process.returncode), (1, 0))

    def test_signals_end_the_program_during_calls(self):
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            with self.subTest(number):
                self.hold("/api/divisions/1/holes")
                with inherited(number, signal.SIG_DFL):
                    process, peer = self.peer()
                peer.send(request(1, **DIVISIONS), request(2, TIMES))
                self.assertEqual(peer.receive()["id"], 2)
                process.send_signal(number)
                self.assertEqual(process.wait(PATIENCE), -number)
                self.assertEqual(process.stderr.read(), b"")

    def test_signals_that_the_parent_ignores_stay_ignored(self):
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            with self.subTest(number):
                with inherited(number, signal.SIG_IGN):
                    process, peer = self.peer()
                self.assertEqual(peer.ask(TIMES)["id"], 1)
                process.send_signal(number)
                self.assertEqual(peer.ask(TIMES, id=2)["id"], 2)
                self.assertEqual(self.finish(process), [])

    def test_a_client_that_goes_away_during_calls_ends_the_program(self):
        self.hold("/api/divisions/1/holes")
        process, peer = self.peer()
        peer.send(request(1, **DIVISIONS), request(2, TIMES))
        self.assertEqual(peer.receive()["id"], 2)
        process.stdout.close()
        self.assertEqual(process.wait(PATIENCE), 0)
        process.stdout = None

    def test_a_wrong_configuration_is_refused(self):
        for config, status, word in (
            ({"networks": {}}, 2, b"networks"),
            ({"store": {"path": "/proc/none"}}, 10, b"/proc/none"),
        ):
            with self.subTest(config):
                process = self.start(config=config)
                self.assertEqual(process.wait(PATIENCE), status)
                self.assertRegex(process.stderr.read(), b"^danxi-rpc: .*" + word)

    def test_the_configuration_can_be_in_a_file(self):
        path = self.directory / "config.json"
        path.write_text('{"unknown": 1}')
        process = self.start("--config", path)
        self.assertEqual(process.wait(PATIENCE), 2)
        self.assertIn(b"unknown", process.stderr.read())

    def test_options_that_are_unknown_are_refused(self):
        for arguments in (
            *(["--unknown"], ["argument"], ["--config", "/nonexistent"], ["--socket", ""]),
            *(["--accounts-time", each] for each in ("", "-1", "1.5", "99999999999999999999")),
        ):
            with self.subTest(arguments):
                process = self.start(*arguments, cwd=self.directory)
                self.assertEqual(process.wait(PATIENCE), 2)
                self.assertEqual(list(self.directory.iterdir()), [])
                self.assertNotEqual(process.stderr.read(), b"")

    def test_the_log_has_requests_and_no_secrets(self):
        process, peer = self.peer("--verbose")
        self.assertIn("result", peer.ask(**DIVISIONS))
        _, log = process.communicate(timeout=PATIENCE)
        self.assertIn(b"forum.fduhole.com", log)
        password = environment(self.campus)["DANXI_PASSWORD"].encode()
        for secret in (password, password.replace(b" ", b"+"), b"eyJ"):
            self.assertNotIn(secret, log)

    def test_a_wrong_password_is_sent_once_for_all_requests_that_wait(self):
        process, peer = self.peer(variables={"DANXI_PASSWORD": "wrong password"})
        peer.send(*(request(id, **DIVISIONS) for id in range(5)))
        errors = [peer.receive()["error"]["data"]["name"] for _ in range(5)]
        self.assertEqual(set(errors), {"wrong_password"})
        logins = [each for each in self.campus.control("GET", "/requests") if each["path"] == "/api/login"]
        self.assertEqual(len(logins), 1)

    def test_a_password_that_was_refused_is_not_sent_again(self):
        _, path = self.listen(variables={"DANXI_PASSWORD": "wrong password"})
        for _ in range(2):
            _, peer = self.connect(path)
            for _ in range(2):
                error = peer.ask(**DIVISIONS)["error"]
                self.assertEqual((error["code"], error["data"]["name"]), (13, "wrong_password"))
        self.assertEqual(self.logins(), 1)

    def test_a_wrong_password_is_sent_once_for_all_connections_that_wait(self):
        _, path = self.listen(variables={"DANXI_PASSWORD": "wrong password"})
        peers = [self.connect(path)[1] for _ in range(3)]
        with self.campus.holding(path="/api/login") as held:
            for peer in peers:
                peer.send(request(1, **DIVISIONS))
                self.assertEqual(peer.ask(TIMES, id=2)["id"], 2)
            held.wait_for_hits()
        errors = [peer.receive()["error"]["data"]["name"] for peer in peers]
        self.assertEqual((errors, self.logins()), (["wrong_password"] * 3, 1))

    def test_connections_sign_in_one_after_the_other(self):
        _, path = self.listen()
        peers = [self.connect(path)[1] for _ in range(3)]
        with self.campus.holding(path="/api/login") as held:
            for peer in peers:
                peer.send(request(1, **DIVISIONS))
                self.assertEqual(peer.ask(TIMES, id=2)["id"], 2)
                held.wait_for_hits()
            self.assertEqual(held.hits, 1)
        for peer in peers:
            self.assertIn("result", peer.receive())
        self.assertEqual(self.logins(), 3)

    def test_connections_that_share_a_store_sign_in_once(self):
        process, path = self.listen(config={"store": {"path": str(self.directory / "store")}})
        peers = [self.connect(path)[1] for _ in range(3)]
        for count in (1, 2):
            with self.subTest(count), self.campus.holding(path="/api/login") as held:
                for peer in peers:
                    peer.send(request(1, "forum.get_profile"))
                    self.assertEqual(peer.ask(TIMES, id=2)["id"], 2)
                    held.wait_for_hits()
            for peer in peers:
                self.assertIn("result", peer.receive())
            self.assertEqual(self.logins(), count)
            self.campus.expire_tokens(self.campus.student.email)

    def test_a_wrong_password_is_not_sent_again_after_its_connection_has_gone(self):
        process, path = self.listen(variables={"DANXI_PASSWORD": "wrong password"})
        (connection, leaving), (_, other) = self.connect(path), self.connect(path)
        with self.campus.holding(path="/api/login") as held:
            leaving.send(request(1, **DIVISIONS), request(2, **DIVISIONS))
            held.wait_for_hits()
            leaving.incoming.close()
            leaving.outgoing.close()
            connection.close()
            other.send(request(1, **DIVISIONS))
            self.assertEqual(other.ask(TIMES, id=2)["id"], 2)
        self.assertEqual(other.receive()["error"]["data"]["name"], "wrong_password")
        self.assertEqual(self.logins(), 1)
        process.terminate()
        self.assertEqual(process.communicate(timeout=PATIENCE)[1], b"")

    def test_the_end_of_the_program_begins_no_sign_in(self):
        process, path = self.listen()
        peers = [self.connect(path)[1] for _ in range(3)]
        with self.campus.holding(path="/api/login") as held:
            for peer in peers:
                peer.send(request(1, **DIVISIONS))
                self.assertEqual(peer.ask(TIMES, id=2)["id"], 2)
                held.wait_for_hits()
            process.terminate()
            self.assertEqual(process.wait(PATIENCE), -signal.SIGTERM)
        self.assertEqual(self.logins(), 1)

    def test_a_connection_that_does_not_read_keeps_no_other_from_signing_in(self):
        _, path = self.listen()
        (_, silent), (_, other) = self.connect(path), self.connect(path)
        with self.campus.holding(path="/api/login") as held:
            silent.send(request(1, **DIVISIONS))
            held.wait_for_hits()
            silent.send(*(request(2, "rpc.discover") for _ in range(20)))
            other.send(request(1, **DIVISIONS))
            self.assertEqual(other.ask(TIMES, id=2)["id"], 2)
        self.assertIn("result", other.receive())

    def test_a_server_that_fails_is_asked_once_for_all_connections_that_wait(self):
        _, path = self.listen()
        peers = [self.connect(path)[1] for _ in range(4)]
        with self.campus.holding(path="/api/login") as held:
            for peer in peers:
                peer.send(request(1, **DIVISIONS))
                self.assertEqual(peer.ask(TIMES, id=2)["id"], 2)
                held.wait_for_hits()
            self.campus.control("POST", "/faults", {"kind": "status", "status": 500, "times": 1, "path": "/api/login"})
        responses = [peer.receive() for peer in peers]
        self.assertEqual(["error" in each for each in responses], [False, True, True, True])
        self.assertEqual({each["error"]["data"]["name"] for each in responses[1:]}, {"server_failure"})

    def test_a_client_that_signs_in_or_out_waits_for_the_sign_in_that_runs(self):
        admin = self.campus.moderator
        login = {"email": admin.email, "password": admin.password, "remember": True}
        for method, params in (("account.logout", None), ("account.login", login)):
            for other in (False, True):
                with self.subTest(method, other=other):
                    store = {"path": str(self.directory / f"{method} {other}")}
                    process, path = self.listen(config={"store": store})
                    first = self.connect(path)[1]
                    peer = self.connect(path)[1] if other else first
                    with self.campus.holding(path="/api/login") as held:
                        first.send(request(1, **DIVISIONS))
                        held.wait_for_hits()
                        peer.send(request(2, method, params), request(3, TIMES))
                        self.assertEqual(peer.receive()["id"], 3)
                        self.assertEqual(held.hits, 1)
                    if other:
                        self.assertIn("result", first.receive())
                        self.assertEqual(peer.receive()["id"], 2)
                    else:
                        self.assertEqual({peer.receive()["id"], peer.receive()["id"]}, {1, 2})
                    status = self.connect(path)[1].ask("account.get_status")["result"]
                    if params:
                        self.assertEqual(status["account_id"], peer.ask("account.get_status")["result"]["account_id"])
                    elif not other:
                        self.assertFalse(status["signed_in"])
                    process.terminate()
                    process.wait(PATIENCE)

    def traced(self):
        """Returns variables with which the program notes its calls in a file, and a function that returns them: session, method and time limit."""
        source, library, trace = (self.directory / name for name in ("trace.c", "trace.so", "trace"))
        source.write_text(TRACE)
        subprocess.run(["cc", "-shared", "-fPIC", source, "-o", library], check=True)
        return {"LD_PRELOAD": str(library), "TRACE": str(trace)}, lambda: [
            (session, method, int(limit)) for session, method, limit in map(str.split, trace.read_text().splitlines())
        ]

    def test_calls_that_wait_for_a_sign_in_begin_in_the_order_of_their_requests(self):
        variables, traced = self.traced()
        _, path = self.listen(variables=variables)
        peer = self.connect(path)[1]
        admin = {"email": self.campus.moderator.email, "password": self.campus.moderator.password}
        with self.campus.holding(path="/api/login") as held:
            peer.send(request(1, **DIVISIONS))
            held.wait_for_hits()
            peer.send(request(2, "account.logout"), request(3, "account.login", admin), request(4, TIMES))
            self.assertEqual(peer.receive()["id"], 4)
        self.assertEqual({peer.receive()["id"] for _ in range(3)}, {1, 2, 3})
        methods = [method for _, method, _ in traced()]
        listing = DIVISIONS["method"]
        self.assertEqual(methods, [listing, "account.login", TIMES, listing, "account.logout", "account.login"])

    def test_connections_sign_in_in_the_order_of_their_requests(self):
        variables, traced = self.traced()
        _, path = self.listen(variables=variables)
        peers = [self.connect(path)[1] for _ in range(3)]
        with self.campus.holding(path="/api/login") as held:
            for peer in peers:
                peer.send(request(1, **DIVISIONS))
                self.assertEqual(peer.ask(TIMES, id=2)["id"], 2)
                held.wait_for_hits()
        for peer in peers:
            self.assertIn("result", peer.receive())
        asked = [session for session, method, _ in traced() if method == TIMES]
        self.assertEqual(len(set(asked)), 3)
        self.assertEqual([session for session, method, _ in traced() if method == "account.login"], asked)

    def test_a_request_that_waits_for_a_sign_in_fails_at_its_deadline(self):
        variables, traced = self.traced()
        _, path = self.listen(variables=variables)
        first, second = self.connect(path)[1], self.connect(path)[1]
        with self.campus.holding(path="/api/login") as held:
            first.send(request(1, **DIVISIONS))
            held.wait_for_hits()
            for peer, method, params, limit in (
                (first, "account.logout", {}, 1),
                (first, *DIVISIONS.values(), 100),
                (second, *DIVISIONS.values(), 100),
            ):
                with self.subTest(method, is_first=peer is first):
                    error = peer.ask(method, {**params, "timeout_ms": limit}, id=2)["error"]
                    self.assertEqual(
                        (error["code"], error["data"]["name"], error["data"]["retryable"]), (8, "timeout", True)
                    )
        self.assertIn("result", first.receive())
        self.assertNotIn("account.logout", [method for _, method, _ in traced()])
        self.assertEqual(self.logins(), 1)

    def test_a_request_has_its_time_limit_once_also_if_it_is_repeated(self):
        variables, traced = self.traced()
        network = json.loads(environment(self.campus)["DANXI_CONFIG"])["network"]
        _, path = self.listen(variables=variables, config={"network": {**network, "timeout_ms": 50_000}})
        first, second = self.connect(path)[1], self.connect(path)[1]
        with self.campus.holding(path="/api/login") as held:
            first.send(request(1, **DIVISIONS))
            held.wait_for_hits()
            second.send(request(1, DIVISIONS["method"], {"division_id": 1, "timeout_ms": 60_000}))
            self.assertEqual(second.ask(TIMES, id=2)["id"], 2)
        self.assertIn("result", first.receive())
        self.assertIn("result", second.receive())
        limits = [limit for _, method, limit in traced() if method == DIVISIONS["method"]]
        self.assertEqual(limits[:2], [0, 60_000])
        self.assertTrue(0 < limits[2] < 50_000 < limits[3] < 60_000, limits)

    def test_a_sign_out_that_is_cancelled_before_it_begins_ends_no_sign_ins(self):
        _, path = self.listen(config={"store": {"path": str(self.directory / "store")}})
        peer = self.connect(path)[1]
        with self.campus.holding(path="/api/login") as held:
            peer.send(request(1, "forum.get_profile"))
            held.wait_for_hits()
            peer.send(request(2, "account.logout"), request(3, "rpc.cancel", {"id": 2}))
            self.assertEqual(peer.receive()["error"]["data"]["name"], "cancelled")
            self.assertEqual(peer.receive()["id"], 3)
        self.assertIn("result", peer.receive())
        self.campus.expire_tokens(self.campus.student.email)
        self.assertIn("result", peer.ask("forum.get_profile"))
        self.assertEqual(self.logins(), 2)

    def test_a_client_that_waits_for_the_sign_in_can_cancel(self):
        _, path = self.listen()
        peer = self.connect(path)[1]
        with self.campus.holding(path="/api/login") as held:
            peer.send(request(1, **DIVISIONS))
            held.wait_for_hits()
            peer.send(request(2, "account.logout"), request(3, "rpc.cancel", {"id": 2}))
            self.assertEqual(peer.receive()["error"]["data"]["name"], "cancelled")
            self.assertEqual(peer.receive()["id"], 3)
        self.assertIn("result", peer.receive())

    def test_no_further_sign_in_begins_after_another_program_has_changed_the_accounts(self):
        accounts = self.directory / "accounts.json"
        _, path = self.listen("--accounts", accounts)
        first, second = self.connect(path)[1], self.connect(path)[1]
        with self.campus.holding(path="/api/login") as held:
            for peer in (first, second):
                peer.send(request(1, **DIVISIONS))
                self.assertEqual(peer.ask(TIMES, id=2)["id"], 2)
                held.wait_for_hits()
            accounts.write_text("{}")
        self.assertIn("result", first.receive())
        self.assertEqual(second.receive()["error"]["data"]["name"], "not_signed_in")
        self.assertEqual(self.logins(), 1)

    def test_a_stream_continues_after_a_sign_in_without_repeating_or_losing_items(self):
        path = self.listen()[1]
        _, writer = self.connect(path)
        holes = [each["id"] for each in writer.ask("forum.list_holes_in_division", {"division_id": 1})["result"][:2]]
        token = writer.ask("forum.watch_hole", {"id": holes[0]})["result"]["token"]

        def post(hole, content):
            return writer.ask("forum.create_floor", {"hole_id": hole, "content": content})["result"]["id"]

        old = [post(holes[0], each) for each in ("old", "older")]
        streams = []
        for hole, since in zip(holes, (token, None), strict=True):
            params = {"id": hole, "interval_ms": 5000, **({"since": since} if since else {})}
            _, peer = self.connect(path)
            with self.campus.fault("delay", path=f"/api/holes/{hole}/floors") as polls:
                peer.ask("rpc.watch", {"method": "forum.watch_hole", "params": params})
                polls.wait_for_hits()
            streams.append(peer)
        self.assertEqual([streams[0].receive()["params"]["item"]["id"] for _ in old], old)
        self.campus.expire_tokens(self.campus.student.email)
        new = [post(hole, "new") for hole in holes]
        self.assertEqual([each.receive()["params"]["item"]["id"] for each in streams], new)

    def test_a_client_that_signs_in_or_out_takes_over_its_account(self):
        person = environment(self.campus)
        wrong = {"email": person["DANXI_EMAIL"], "password": "wrong password"}
        for method, params in (("account.logout", None), ("account.login", wrong)):
            for store in (None, {"path": str(self.directory / method)}):
                with self.subTest(method, store=store):
                    process, path = self.listen(config={"store": store} if store else None)
                    (_, first), (_, second) = self.connect(path), self.connect(path)
                    self.assertIn("result", first.ask(**DIVISIONS))
                    first.ask(method, params)
                    self.campus.control("POST", "/expire", {"email": person["DANXI_EMAIL"], "tokens": "all"})
                    before = self.logins()
                    self.assertEqual(first.ask("forum.get_profile")["error"]["data"]["name"], "not_signed_in")
                    # Sessions share a store, and its sign-in with it.
                    self.assertEqual("error" in second.ask("forum.get_profile"), store is not None)
                    self.assertEqual(self.logins() - before, 0 if store else 1)
                    process.terminate()
                    process.wait(PATIENCE)

    def test_no_account_is_signed_in_after_another_program_has_changed_the_accounts(self):
        accounts = self.directory / "accounts.json"
        for exists in (False, True):
            with self.subTest(exists=exists):
                process, peer = self.peer("--accounts", accounts)
                self.assertIn("result", peer.ask("forum.get_profile"))
                accounts.write_text("{}") if not exists else os.utime(accounts, ns=(0, 0))
                self.campus.control(
                    "POST", "/expire", {"email": environment(self.campus)["DANXI_EMAIL"], "tokens": "all"}
                )
                before = self.logins()
                self.assertEqual(peer.ask("forum.get_profile")["error"]["data"]["name"], "not_signed_in")
                self.assertEqual(self.logins(), before)

    def test_no_account_is_signed_in_if_the_accounts_have_changed_before_the_start(self):
        accounts = self.directory / "accounts.json"
        for read_at, is_signed_in in ((0, True), (1, False)):
            with self.subTest(read_at=read_at):
                _, peer = self.peer("--accounts", accounts, "--accounts-time", str(read_at))
                self.assertEqual("result" in peer.ask("forum.get_profile"), is_signed_in)
        accounts.write_text("{}")
        os.utime(accounts, ns=(1_700_000_000_123_456_789, 1_700_000_000_123_456_789))
        for read_at, is_signed_in in (
            (1_700_000_000_123_456_789, True),
            (1_700_000_000_123_456_788, False),
            (0, False),
        ):
            with self.subTest(read_at=read_at):
                _, peer = self.peer("--accounts", accounts, "--accounts-time", str(read_at))
                self.assertEqual("result" in peer.ask("forum.get_profile"), is_signed_in)

    def test_a_sign_in_or_sign_out_of_a_client_sets_the_time_of_the_accounts(self):
        accounts, served = self.directory / "accounts.json", self.directory / "served"
        accounts.write_text("{}")
        served.mkdir()
        (served / "value.json").write_text("{}")
        process, peer = self.peer("--accounts", accounts, "--sign-out-delete", served)
        person = environment(self.campus)
        login = {"email": person["DANXI_EMAIL"], "password": person["DANXI_PASSWORD"]}
        for method, params in (("account.login", login), ("account.logout", None)):
            self.assertTrue(served.exists())
            os.utime(accounts, ns=(0, 0))
            self.assertIn("result", peer.ask(method, params))
            self.assertGreater(accounts.stat().st_mtime_ns, 0)
        self.assertFalse(served.exists())
        self.assertEqual(accounts.read_text(), "{}")

    def test_the_answer_to_the_challenge_of_a_clients_login_sets_the_time_of_the_accounts(self):
        accounts = self.directory / "accounts.json"
        person = self.campus.campus_account("captcha")
        login = {"username": person.number, "password": person.password, "student_type": "undergraduate"}
        variables = {"DANXI_CAMPUS_NUMBER": person.number, "DANXI_CAMPUS_PASSWORD": person.password}
        for method, params, is_set in (("campus.login", login, True), ("course.get_current_semester", {}, False)):
            with self.subTest(method):
                accounts.write_text("{}")
                os.utime(accounts, ns=(0, 0))
                _, peer = self.peer("--accounts", accounts, variables=variables)
                error = peer.ask(method, params)["error"]
                self.assertEqual(error["data"]["name"], "captcha_required")
                answer = {"id": error["data"]["detail"]["challenge"]["id"], "answer": self.campus.captcha_answer()}
                self.assertIn("result", peer.ask("campus.answer_challenge", answer))
                self.assertEqual(accounts.stat().st_mtime_ns > 0, is_set)

    def test_a_password_that_the_library_did_not_send_is_not_refused_for_longer(self):
        store = {"path": str(self.directory / "store")}
        start = {"config": {"store": store}, "variables": {"DANXI_CAMPUS_PASSWORD": "wrong password"}}
        _, first = self.peer(**start)
        self.assertNotIn("paused_until", first.ask("exam.get_exams")["error"]["data"].get("detail", {}))
        _, second = self.peer(**start)
        self.assertIn("paused_until", second.ask("exam.get_exams")["error"]["data"]["detail"])
        # A sign-out ends the time for all sessions with the store.
        self.assertIn("result", first.ask("campus.logout"))
        self.assertNotIn("paused_until", second.ask("exam.get_exams")["error"]["data"].get("detail", {}))

    def test_a_request_that_waits_for_a_sign_in_can_be_cancelled(self):
        self.hold("/api/login")
        process, peer = self.peer()
        peer.send(request(1, **DIVISIONS), request(2, TIMES))
        self.assertEqual(peer.receive()["id"], 2)
        self.assertEqual(peer.ask("rpc.cancel", {"id": 1}, id=3)["id"], 1)
        self.assertEqual(peer.receive(), {"jsonrpc": "2.0", "id": 3, "result": None})
        process.terminate()
        self.assertEqual(process.wait(PATIENCE), -signal.SIGTERM)

    def test_integers_keep_all_their_digits(self):
        process, peer = self.peer()
        params = {"selector": "p", "html": "<p>9007199254740993</p>"}
        result = peer.ask("markup.select", params)
        self.assertIn("result", result, result)
        self.assertEqual(peer.ask(TIMES, id=9007199254740993)["id"], 9007199254740993)


class UnixSocket(Rpc):
    def test_connections_have_their_own_sessions_and_the_socket_is_private(self):
        process, path = self.listen(env=self.without_accounts())
        self.assertEqual(stat.S_IMODE(path.stat().st_mode), 0o600)
        (_, first), (_, second) = self.connect(path), self.connect(path)
        person = environment(self.campus)
        login = {"email": person["DANXI_EMAIL"], "password": person["DANXI_PASSWORD"]}
        self.assertIn("result", first.ask("account.login", login))
        self.assertTrue(first.ask("account.get_status")["result"]["signed_in"])
        self.assertFalse(second.ask("account.get_status")["result"]["signed_in"])
        process.terminate()
        self.assertEqual(process.wait(PATIENCE), -signal.SIGTERM)
        self.assertFalse(path.exists())

    def without_accounts(self):
        names = ("DANXI_EMAIL", "DANXI_PASSWORD", "DANXI_CAMPUS_NUMBER", "DANXI_CAMPUS_PASSWORD")
        return {name: value for name, value in environment(self.campus).items() if name not in names}

    def test_a_connection_that_ends_its_input_gets_all_answers(self):
        _, path = self.listen()
        connection, peer = self.connect(path)
        peer.send(request(1, **DIVISIONS), request(2, TIMES))
        connection.shutdown(socket.SHUT_WR)
        answers = [json.loads(line) for line in peer.incoming]
        self.assertEqual(sorted(each["id"] for each in answers if "result" in each), [1, 2])

    def test_a_connection_that_closes_during_calls_does_not_disturb_others(self):
        self.hold("/api/divisions/1/holes")
        process, path = self.listen()
        _, other = self.connect(path)
        for _ in range(20):
            connection, peer = self.connect(path)
            peer.send(request(1, **DIVISIONS), request(2, TIMES))
            self.assertEqual(peer.receive()["id"], 2)
            peer.incoming.close()
            peer.outgoing.close()
            connection.close()
        self.assertEqual(len(other.ask(TIMES)["result"]), 14)
        process.terminate()
        self.assertEqual(process.communicate(timeout=PATIENCE)[1], b"")

    def test_a_session_that_takes_long_to_close_does_not_delay_other_connections(self):
        source, library = self.directory / "slow.c", self.directory / "slow.so"
        # The program itself closes the first session, which checks the configuration.
        source.write_text(
            "#include <stdatomic.h>\n#include <unistd.h>\n"
            "void danxi_session_close(void *session) {\n"
            "    static atomic_int count;\n    (void)session;\n    while (count++ > 0) pause();\n}\n"
        )
        subprocess.run(["cc", "-shared", "-fPIC", source, "-o", library], check=True)
        _, path = self.listen(variables={"LD_PRELOAD": str(library)})
        _, other = self.connect(path)
        for _ in range(3):
            connection, peer = self.connect(path)
            self.assertEqual(peer.ask(TIMES)["id"], 1)
            connection.shutdown(socket.SHUT_WR)
            self.assertEqual(peer.incoming.read(), b"")  # the connection is closed although its session is not yet
            self.assertEqual(other.ask(TIMES)["id"], 1)

    def test_the_end_of_the_program_closes_all_sessions_at_the_same_time(self):
        source, library = self.directory / "slow.c", self.directory / "slow.so"
        # The program itself closes the first session, which checks the configuration. The others close when all three are being closed.
        source.write_text(
            "#include <stdatomic.h>\n#include <unistd.h>\n"
            "void danxi_session_close(void *session) {\n"
            "    static atomic_int count;\n    (void)session;\n    if (count++ > 0) while (count < 4) usleep(1000);\n}\n"
        )
        subprocess.run(["cc", "-shared", "-fPIC", source, "-o", library], check=True)
        process, path = self.listen(variables={"LD_PRELOAD": str(library)})
        peers = [self.connect(path)[1] for _ in range(3)]
        for peer in peers:
            self.assertEqual(peer.ask(TIMES)["id"], 1)
        process.terminate()
        self.assertEqual(process.wait(PATIENCE), -signal.SIGTERM)

    def test_a_connection_that_closes_without_reading_is_no_failure(self):
        process, path = self.listen()
        for _ in range(20):
            connection, peer = self.connect(path)
            peer.send(request(1, TIMES))
            connection.recv(1, socket.MSG_PEEK)  # the response is there, and is never read
            peer.incoming.close()
            peer.outgoing.close()
            connection.close()
        self.assertEqual(len(self.connect(path)[1].ask(TIMES)["result"]), 14)
        process.terminate()
        self.assertEqual(process.communicate(timeout=PATIENCE)[1], b"")

    def test_more_connections_than_the_limit_wait(self):
        _, path = self.listen()
        peers = [self.connect(path) for _ in range(260)]
        for _, peer in peers:
            peer.send(request(1, TIMES))
        for _, peer in peers[:256]:
            self.assertEqual(peer.receive()["id"], 1)
            peer.send(request(2, TIMES))
            self.assertEqual(peer.receive()["id"], 2)
        self.assertEqual(select.select([each for each, _ in peers[256:]], [], [], 0)[0], [])
        for connection, peer in peers[:256]:
            peer.incoming.close()
            peer.outgoing.close()
            connection.close()
        for connection, peer in peers[256:]:
            self.assertEqual(peer.receive()["id"], 1)
            peer.incoming.close()
            peer.outgoing.close()
            connection.close()

    def test_a_connection_waits_until_the_process_has_descriptors_again(self):
        process, path = self.listen()
        _, first = self.connect(path)
        first.ask(TIMES)
        used = {int(each) for each in os.listdir(f"/proc/{process.pid}/fd")}
        soft, hard = resource.prlimit(process.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (min(set(range(1000)) - used), hard))
        _, second = self.connect(path)
        first.ask(TIMES)  # after this response, the program has tried to accept the second connection
        resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (soft, hard))
        self.assertEqual(second.ask(TIMES)["id"], 1)

    def test_only_one_program_listens_on_a_socket(self):
        process, path = self.listen()
        second = self.start("--socket", path)
        self.assertEqual(second.wait(PATIENCE), 10)
        self.assertIn(b"already", second.stderr.read())
        self.assertEqual(len(self.connect(path)[1].ask(TIMES)["result"]), 14)
        process.kill()
        process.wait(PATIENCE)
        # The socket of a program that was killed is replaced.
        self.assertTrue(path.exists())
        self.assertTrue(self.listen()[1].exists())

    def test_a_file_that_is_not_a_socket_is_kept(self):
        path = self.directory / "rpc.sock"
        path.write_text("content")
        for chosen, word in ((path, b"not a socket"), (self.directory / "x" / "y", b"No such"), ("x" * 200, b"107")):
            with self.subTest(chosen):
                process = self.start("--socket", chosen, cwd=self.directory)
                self.assertEqual(process.wait(PATIENCE), 10)
                self.assertIn(word, process.stderr.read())
        self.assertEqual(path.read_text(), "content")


@contextmanager
def inherited(number, disposition):
    """Lets programs that start in the block inherit a disposition of a signal. `nohup` and background jobs of shells ignore some signals."""
    before = signal.signal(number, disposition)
    try:
        yield
    finally:
        signal.signal(number, before)


def peak(process):
    """Returns the largest size of the memory of a running process in KiB."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(re.search(r"^VmHWM:\s+(\d+) kB$", status, re.MULTILINE)[1])


if __name__ == "__main__":
    unittest.main()
