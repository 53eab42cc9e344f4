"""`danxi rpc`, which starts danxi-rpc: JSON-RPC 2.0 on standard input and output."""

import json
import re
import shutil
import signal
import subprocess
import tempfile
import unittest
from pathlib import Path

import danxi

from . import ROOT
from .command import PATIENCE, PROGRAM, CommandTest, has

if has("click", "rich", "keyring"):
    from danxi.command import accounts


class Rpc(CommandTest):
    def setUp(self):
        super().setUp()
        self.log_in()
        self.process = self.start("rpc")

    def send(self, message):
        text = message if isinstance(message, str) else json.dumps(message)
        self.process.stdin.write(f"{text}\n")
        self.process.stdin.flush()

    def receive(self):
        return json.loads(self.process.stdout.readline())

    def ask(self, method, params=None, id=1):
        self.send({"jsonrpc": "2.0", "id": id, "method": method, **({} if params is None else {"params": params})})
        return self.receive()

    def finish(self):
        """Ends the input, and returns the remaining messages."""
        out, problem = self.process.communicate(timeout=PATIENCE)
        self.assertEqual((self.process.returncode, problem), (0, ""))
        return [json.loads(line) for line in out.splitlines()]

    def test_a_call_returns_its_value(self):
        response = self.ask("forum.list_holes_in_division", {"division_id": 1, "size": 2}, id="a")
        self.assertEqual({**response, "result": None}, {"jsonrpc": "2.0", "id": "a", "result": None})
        found = [danxi.Hole.from_json(each) for each in response["result"]]
        self.assertEqual(found, self.sign_in().forum.list_holes_in_division(1, size=2))
        self.assertEqual(self.ask("forum.clear_cache"), {"jsonrpc": "2.0", "id": 1, "result": None})
        self.assertEqual(self.finish(), [])

    def test_discover_returns_the_schema(self):
        self.assertEqual(self.ask("rpc.discover")["result"], danxi.schema())

    def test_a_list_continues_on_its_next_page(self):
        params = {"division_id": 1, "size": 2}
        first = self.ask("rpc.request", {"method": "forum.list_holes_in_division", "params": params})["result"]
        self.assertEqual((first["source"], len(first["value"])), ("network", 2))
        params["continue_from"] = first["continuation"]
        second = self.ask("rpc.request", {"method": "forum.list_holes_in_division", "params": params})["result"]
        ids = [hole["id"] for hole in first["value"] + second["value"]]
        self.assertGreater(len(ids), 2)
        whole = self.sign_in().forum.list_holes_in_division(1, size=10)
        self.assertEqual(ids, [hole.id for hole in whole[: len(ids)]])

    def test_malformed_and_unknown_requests_are_refused(self):
        version = {"jsonrpc": "2.0"}
        for message, id, code in (
            ('{"jsonrpc": "2.0", "method"', None, -32700),
            ('{"jsonrpc": "2.0", "method": "a", "id": NaN}', None, -32700),
            ("[1,", None, -32700),
            ("[" * 100_000, None, -32700),
            ("[]", None, -32600),
            ("1", None, -32600),
            ({"method": "account.get_status", "id": 1}, 1, -32600),
            ({**version, "method": 1, "id": 2}, 2, -32600),
            ({**version, "method": "account.get_status", "id": {}}, None, -32600),
            ({**version, "method": "account.get_status", "id": True}, None, -32600),
            ({**version, "method": "account.get_status", "params": 1, "id": 3}, 3, -32600),
            ({**version, "method": "nothing", "id": 4}, 4, -32601),
            ({**version, "method": "rpc.nothing", "id": 4}, 4, -32601),
            ({**version, "method": "forum.get_hole", "params": [1], "id": 5}, 5, -32602),
            ({**version, "method": "forum.get_hole", "params": {"id": "1"}, "id": 6}, 6, -32602),
            ({**version, "method": "rpc.request", "params": {"name": 1}, "id": 7}, 7, -32602),
            ({**version, "method": "rpc.watch", "params": {"method": "forum.get_hole"}, "id": 8}, 8, -32602),
            ({**version, "method": "rpc.unwatch", "params": {"watch": 7}, "id": 9}, 9, -32602),
            *(
                ({**version, "method": method, "params": params, "id": 10}, 10, -32602)
                for method, params in (
                    ("rpc.unwatch", {"watch": []}),
                    ("rpc.request", {"method": "forum.get_hole", "params": [1]}),
                    ("rpc.request", {"method": "forum.get_hole", "params": "x"}),
                    ("rpc.request", {"method": "account.get_status", "params": []}),
                    ("rpc.watch", {"method": "forum.watch_hole", "params": [1]}),
                )
            ),
            ({**version, "method": "\ud800", "id": "\udfff"}, None, -32700),
            ('{"jsonrpc": "2.0", "method": "account.get_status", "id": 1e999}', None, -32700),
            ('{"jsonrpc": "2.0", "method": "account.get_status", "id": 1, "id": 2}', None, -32700),
            ({**version, "method": "account.get_status\0", "id": 11}, 11, -32601),
            ({**version, "method": "rpc.discover\0", "id": 11}, 11, -32601),
            ({**version, "method": "rpc.discover", "params": {"x": 1}, "id": 12}, 12, -32602),
            ({**version, "method": "rpc.progress", "params": {"id": 99}, "id": 13}, 13, -32602),
        ):
            with self.subTest(str(message)[:60]):
                self.send(message)
                response = self.receive()
                self.assertEqual((response["jsonrpc"], response["id"], response["error"]["code"]), ("2.0", id, code))
                self.assertIsInstance(response["error"]["message"], str)

    def test_the_error_of_a_call_has_its_code_and_name(self):
        error = self.ask("forum.get_hole", {"id": 987654321})["error"]
        self.assertEqual((error["code"], error["data"]["name"]), (danxi.NotFoundError.code, "not_found"))
        self.assertEqual((error["data"]["http_status"], error["data"]["retryable"]), (404, False))

    def test_calls_of_a_batch_are_answered_and_notifications_are_not(self):
        call = {"jsonrpc": "2.0", "method": "account.get_status"}
        self.send([{**call, "id": 1}, call, 7, {**call, "id": None}])
        responses = self.receive()
        self.assertCountEqual(
            [(each["id"], "error" in each) for each in responses], [(1, False), (None, True), (None, False)]
        )
        self.send([call, call])
        self.send({**call, "method": "nothing"})
        self.assertEqual(self.finish(), [])

    def test_calls_run_concurrently_and_can_be_cancelled(self):
        self.campus.fault("delay", ms=60_000, path="/api/divisions/1/holes")
        self.send({"jsonrpc": "2.0", "id": 1, "method": "forum.list_holes_in_division", "params": {"division_id": 1}})
        self.assertEqual(self.ask("forum.get_profile", id=2)["id"], 2)
        self.send({"jsonrpc": "2.0", "method": "rpc.cancel", "params": {"id": 3}})
        self.assertIn("received", self.ask("rpc.progress", {"id": 1}, id=4)["result"])
        self.send({"jsonrpc": "2.0", "method": "rpc.cancel", "params": {"id": 1}})
        response = self.receive()
        self.assertEqual((response["id"], response["error"]["data"]["name"]), (1, "cancelled"))

    def test_a_request_that_is_cancelled_at_once_gets_a_response(self):
        request = {"jsonrpc": "2.0", "id": 1, "method": "forum.list_holes_in_division", "params": {"division_id": 1}}
        cancel = {"jsonrpc": "2.0", "method": "rpc.cancel", "params": {"id": 1}}
        # Requests in separate lines may start far apart. The requests of a batch start together.
        self.campus.fault("hold", path="/api/divisions/2/holes")
        self.send(f"{json.dumps({**request, 'params': {'division_id': 2}})}\n{json.dumps(cancel)}")
        self.send([request, cancel, {**request, "id": 2}])
        (alone,), several = sorted((each if isinstance(each, list) else [each] for each in self.finish()), key=len)
        self.assertEqual([each["id"] for each in (alone, *several)], [1, 1, 2])
        self.assertEqual([each["error"]["data"]["name"] for each in (alone, several[0])], ["cancelled"] * 2)
        self.assertIn("result", several[1])

    def test_calls_in_progress_get_responses_after_the_end_of_the_input(self):
        self.send({"jsonrpc": "2.0", "id": 1, "method": "forum.list_holes_in_division", "params": {"division_id": 1}})
        self.assertEqual([each["id"] for each in self.finish()], [1])

    def test_a_watch_sends_new_items_until_it_is_ended(self):
        session = self.sign_in()
        hole = session.forum.list_holes_in_division(1)[0].id
        token = session.forum.poll_hole(hole).token
        session.forum.create_floor("what is new", hole)
        floor = session.forum.create_floor("what is newer", hole)
        params = {"method": "forum.watch_hole", "params": {"id": hole, "since": token}}
        number = self.ask("rpc.watch", params)["result"]["watch"]
        self.assertEqual(self.receive()["params"]["token"], token)  # until the last item of a poll
        item = self.receive()
        self.assertEqual(item["method"], "rpc.item")
        self.assertNotIn("id", item)
        self.assertEqual((item["params"]["watch"], item["params"]["item"]["id"]), (number, floor.id))
        self.send({"jsonrpc": "2.0", "id": 2, "method": "rpc.unwatch", "params": {"watch": number}})
        ends = [self.receive(), self.receive()]
        self.assertIn({"jsonrpc": "2.0", "id": 2, "result": None}, ends)
        self.assertIn({"jsonrpc": "2.0", "method": "rpc.end", "params": {"watch": number}}, ends)
        for params, name in (({"id": 987654321}, "not_found"), ({"x": 1}, "invalid_argument")):
            number = self.ask("rpc.watch", {"method": "forum.watch_hole", "params": params})["result"]["watch"]
            end = self.receive()["params"]
            self.assertEqual((end["watch"], end["error"]["data"]["name"]), (number, name))

    def test_a_watch_can_be_ended_at_once(self):
        # This watch needs no account, so it starts without waiting.
        watched = {"method": "moments.watch", "params": {"user_id": "1"}}
        watch = {"jsonrpc": "2.0", "id": 1, "method": "rpc.watch", "params": watched}
        unwatch = {"jsonrpc": "2.0", "id": 2, "method": "rpc.unwatch", "params": {"watch": 1}}
        self.send([watch, unwatch])
        received = self.finish()
        self.assertIn({"jsonrpc": "2.0", "method": "rpc.end", "params": {"watch": 1}}, received)
        self.assertIn(
            {"jsonrpc": "2.0", "id": 2, "result": None}, next(each for each in received if isinstance(each, list))
        )

    def test_a_value_that_is_null_is_a_member_of_the_result(self):
        result = self.ask("rpc.request", {"method": "forum.clear_cache"})["result"]
        self.assertEqual(
            {**result, "age": 0}, {"value": None, "source": "network", "age": 0, "skipped": [], "skipped_count": 0}
        )

    def test_the_password_in_the_environment_signs_in(self):
        self.finish()
        self.sign_in().account.logout()
        before = self.logins()
        variables = {"DANXI_EMAIL": self.email, "DANXI_PASSWORD": self.password}
        self.process = self.start("rpc", XDG_DATA_HOME=f"{self.home}/other", **variables)
        for id in range(5):
            call = {"jsonrpc": "2.0", "id": id, "method": "forum.list_holes_in_division", "params": {"division_id": 1}}
            self.send(call)
        watch = {"method": "rpc.watch", "params": {"method": "forum.watch_messages"}}
        self.send({"jsonrpc": "2.0", "id": 5, **watch})
        messages = self.finish()
        self.assertNotIn("error", next(each["params"] for each in messages if each.get("method") == "rpc.end"))
        responses = [each for each in messages if each.get("id", 5) != 5]
        self.assertEqual(sum("result" in each for each in responses), 5, responses)
        self.assertEqual(self.logins(), before + 1)

    def test_the_passwords_in_the_environment_sign_in_with_both_accounts(self):
        person = self.campus.people["undergraduate"]
        self.process = self.start(
            "rpc",
            XDG_DATA_HOME=f"{self.home}/other",
            DANXI_EMAIL=self.email,
            DANXI_PASSWORD=self.password,
            DANXI_CAMPUS_NUMBER=person["number"],
            DANXI_CAMPUS_PASSWORD=person["password"],
        )
        self.send({"jsonrpc": "2.0", "id": 1, "method": "forum.list_holes_in_division", "params": {"division_id": 1}})
        self.send({"jsonrpc": "2.0", "id": 2, "method": "course.get_current_semester"})
        responses = self.finish()
        self.assertEqual(sorted(each["id"] for each in responses if "result" in each), [1, 2], responses)

    def test_a_login_or_logout_elsewhere_ends_the_use_of_the_passwords(self):
        login = ("login", "community", "--name", self.email, "--password-file", "-", "--keyring")
        for arguments in (
            login,
            ("account", "login", self.email, "--password-file", "-"),
            ("logout", "community", "--yes"),
        ):
            with self.subTest(arguments):
                self.finish()
                self.danxi(*login, stdin=f"{self.password}\n")
                self.process = self.start("rpc")
                self.assertTrue(self.ask("account.get_status")["result"]["signed_in"])
                self.danxi(*arguments, stdin=f"{self.password}\n")
                self.campus.control("POST", "/expire", {"email": self.email, "tokens": "all"})
                before = self.logins()
                self.assertEqual(self.ask("forum.get_profile")["error"]["data"]["name"], "not_signed_in")
                self.assertEqual(self.logins(), before)

    def test_a_sign_in_of_another_command_with_the_same_password_ends_nothing(self):
        self.finish()
        self.danxi("login", "community", "--name", self.email, "--password-file", "-", "--keyring", stdin=self.password)
        self.process = self.start("rpc")
        self.assertTrue(self.ask("account.get_status")["result"]["signed_in"])
        file = Path(self.home, "data/danxi/accounts.json")
        before = file.stat().st_mtime_ns
        for command in (("forum", "get-divisions", "--cache", "refresh"), ("today",)):
            with self.subTest(command):
                self.campus.control("POST", "/expire", {"email": self.email, "tokens": "all"})
                self.danxi(*command)
                self.assertEqual(file.stat().st_mtime_ns, before)
        self.campus.control("POST", "/expire", {"email": self.email, "tokens": "all"})
        self.assertIn("result", self.ask("forum.get_profile"))

    @unittest.skipIf(
        Path(danxi.__file__).with_name("danxi-rpc").exists(), "the wheel contains the program, which comes first"
    )
    def test_an_account_of_the_keyring_gets_nothing_of_one_in_the_environment(self):
        person = self.campus.people["undergraduate"]
        options = ("--name", person["number"], "--type", "undergraduate", "--password-file", "-", "--keyring")
        self.danxi("login", "campus", *options, stdin=person["password"])
        with tempfile.TemporaryDirectory() as directory:
            program = Path(directory, "danxi-rpc")
            program.write_text("#!/bin/sh\nexec env\n")
            program.chmod(0o755)
            library = shutil.copy(self.environment["DANXI_LIBRARY"], directory)
            variables = {"DANXI_CAMPUS_TYPE": "staff", "DANXI_CAMPUS_TOTP": "GEZDGNBV", "DANXI_EMAIL": self.email}
            shown = self.danxi("rpc", DANXI_LIBRARY=library, **variables)[0].splitlines()
        found = dict(each.split("=", 1) for each in shown if "=" in each)
        self.assertEqual(
            {name: value for name, value in found.items() if name in accounts.VARIABLES},
            {
                "DANXI_CAMPUS_NUMBER": person["number"],
                "DANXI_CAMPUS_PASSWORD": person["password"],
                "DANXI_CAMPUS_TYPE": "undergraduate",
            },
        )

    def test_the_program_and_the_command_know_the_same_sign_ins_and_sign_outs(self):
        source = (ROOT / "rpc" / "accounts.c").read_text()
        found = re.findall(r'\{"([\w.]+)", (?:COMMUNITY|CAMPUS), (true|false)\}', source)
        self.assertEqual({name for name, signs_out in found if signs_out == "false"}, set(accounts.SIGN_INS))
        self.assertEqual({name for name, signs_out in found if signs_out == "true"}, set(accounts.SIGN_OUTS))

    def logins(self):
        return sum(each["path"] == "/api/login" for each in self.campus.requests())

    def test_ctrl_c_ends_the_process_by_the_signal(self):
        self.ask("account.get_status")
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)
        self.assertEqual((self.process.returncode, self.process.stderr.read()), (-signal.SIGINT, ""))

    def test_an_input_that_cannot_be_read_is_reported(self):
        servers = ["rpc", *(["mcp"] if has("mcp") else [])]
        for server, redirection in ((servers[0], "0>/dev/null"), *((each, "0<&-") for each in servers)):
            with self.subTest(server, redirection=redirection):
                ended = subprocess.run(
                    ["sh", "-c", f'exec "$@" {redirection}', "sh", *PROGRAM, server],
                    env=self.environment,
                    capture_output=True,
                    text=True,
                    timeout=PATIENCE,
                )
                self.assertEqual((ended.returncode, ended.stdout), (10, ""))
                self.assertRegex(ended.stderr, r"\Adanxi(-rpc)?: standard input cannot be read: .*\n\Z")

    def test_an_output_that_cannot_be_written_ends_the_command_with_an_error(self):
        with open("/dev/full", "w") as full:
            ended = subprocess.run(
                [*PROGRAM, "rpc"],
                env=self.environment,
                input='{"jsonrpc": "2.0", "id": 1, "method": "account.get_status"}\n',
                stdout=full,
                stderr=subprocess.PIPE,
                text=True,
                timeout=PATIENCE,
            )
        self.assertEqual(ended.returncode, 10)
        self.assertRegex(ended.stderr, r"\Adanxi-rpc: standard output cannot be written: No space left on device\n\Z")

    @unittest.skipIf(
        Path(danxi.__file__).with_name("danxi-rpc").exists(), "the wheel contains the program, which comes first"
    )
    def test_the_program_must_be_installed(self):
        with tempfile.TemporaryDirectory() as directory:
            library = shutil.copy(self.environment["DANXI_LIBRARY"], directory)
            problem = self.danxi("rpc", status=1, DANXI_LIBRARY=library, PATH=directory)[1]
        self.assertIn("danxi-rpc was not found", problem)

    def test_a_closed_output_ends_the_process(self):
        self.ask("account.get_status")
        self.process.stdout.close()
        self.send({"jsonrpc": "2.0", "id": 1, "method": "account.get_status"})
        self.process.wait(PATIENCE)
        self.assertEqual((self.process.returncode, self.process.stderr.read()), (0, ""))
        self.process.stdout = None
