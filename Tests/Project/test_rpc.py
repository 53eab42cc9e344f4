"""The program danxi-rpc on standard input and output: its messages, its options and its end."""

import json
import os
import re
import select
import signal
import unittest
from contextlib import contextmanager
from pathlib import Path

from rpc_clients import DIVISIONS, PATIENCE, TIMES, Rpc, request
from support import environment

LINE_LIMIT = 16 * 1024 * 1024


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

    def test_integers_keep_all_their_digits(self):
        process, peer = self.peer()
        params = {"selector": "p", "html": "<p>9007199254740993</p>"}
        result = peer.ask("markup.select", params)
        self.assertIn("result", result, result)
        self.assertEqual(peer.ask(TIMES, id=9007199254740993)["id"], 9007199254740993)


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
