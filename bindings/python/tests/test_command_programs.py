"""`danxi watch --exec` and `danxi login --from-browser`."""

import contextlib
import io
import json
import os
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import danxi

from .campus import CampusTest
from .command import CommandTest, has

if has("click", "rich", "keyring"):
    from danxi.command import cookies, delivery
    from danxi.command.app import App
    from danxi.command.programs import SECRETS, TRIES, Program, ProgramError
    from danxi.command.schema import Interface

# Writes the item and the variables to files in its directory, and ends with the statuses in the file `statuses`, one after the other.
RECORDER = """#!/bin/sh
cd "$(dirname "$0")"
cat >> items
env >> variables
echo "$@" >> arguments
status=$(head -n 1 statuses)
sed -i 1d statuses
exit "${status:-0}"
"""
MESSAGE = {"$ref": "#/components/schemas/Message"}
SCORE = {"$ref": "#/components/schemas/Score"}


@unittest.skipUnless(has("click", "rich", "keyring"), "the packages of danxi[cli] are not installed")
class Programs(CampusTest):
    def setUp(self):
        super().setUp()
        self.home = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.statuses()
        recorder = self.home / "recorder"
        recorder.write_text(RECORDER)
        recorder.chmod(0o700)
        self.interface = Interface.load()
        self.program = Program([str(recorder), "a b", "$HOME"], self.interface, waits=[0] * TRIES)

    def statuses(self, *statuses):
        (self.home / "statuses").write_text("".join(f"{status}\n" for status in statuses))

    def recorded(self, name):
        path = self.home / name
        return path.read_text().splitlines() if path.exists() else []

    def test_a_program_gets_the_item_and_its_short_fields_and_no_secrets(self):
        item = {
            "course_name": "数据\n结构",
            "grade": "A-",
            "grade_point": 3.7,
            "course_modules": [],
            "teacher": "长" * 500,
        }
        with mock.patch.dict(os.environ, dict.fromkeys(SECRETS, "secret-value")):
            self.program.run("score.watch", item, SCORE)
        self.assertEqual([json.loads(line) for line in self.recorded("items")], [item])
        variables = dict(line.split("=", 1) for line in self.recorded("variables") if "=" in line)
        self.assertEqual(variables["DANXI_METHOD"], "score.watch")
        self.assertEqual((variables["DANXI_ITEM_GRADE"], variables["DANXI_ITEM_COURSE_NAME"]), ("A-", "数据 结构"))
        self.assertEqual(len(variables["DANXI_ITEM_TEACHER"]), 200)
        self.assertNotIn("secret-value", variables.values())
        # No shell reads the arguments.
        self.assertEqual(self.recorded("arguments"), ["a b $HOME"])

    def test_a_failure_is_tried_three_times(self):
        self.statuses(1, 7, 0)
        self.program.run("score.watch", {}, SCORE)
        self.assertEqual(len(self.recorded("arguments")), 3)
        self.statuses(1, 7, 9, 0)
        with self.assertRaises(ProgramError) as failed:
            self.program.run("score.watch", {}, SCORE)
        self.assertIn("has failed 3 times for an item of score.watch (status 9)", failed.exception.message)
        self.assertEqual(len(self.recorded("arguments")), 6)
        with self.assertRaises(ProgramError):
            Program([str(self.home / "missing")], self.interface).run("score.watch", {}, SCORE)

    def test_the_token_moves_on_after_success_and_no_item_is_lost_or_repeated(self):
        app = App()
        app.session = self.sign_in()
        method = app.interface.method("forum.watch_messages")
        path = self.home / "watch.json"
        me = app.session.account.get_status().account_id
        admin = self.open()
        account = self.campus.accounts["admin"]
        admin.account.login(account["email"], account["password"])

        def poll():
            # A new state reads the file, as after a restart.
            delivery.poll(app, method, {}, self.program, delivery.State(path))

        poll()
        self.assertEqual(self.recorded("items"), [])
        for text in ("first", "second", "third"):
            admin.forum.create_message(text, [me])
        self.statuses(0, 1, 1, 1)
        with self.assertRaises(ProgramError):
            poll()
        self.assertEqual(len(self.recorded("items")), 4)
        poll()
        poll()
        told = [json.loads(line)["description"] for line in self.recorded("items")]
        self.assertEqual(len(told), 6)
        self.assertEqual(sorted({*told}), ["first", "second", "third"])
        self.assertEqual(len({*told[:1], *told[1:4]}), 2)
        self.assertEqual(path.stat().st_mode & 0o777, 0o600)

    def test_a_poll_that_fails_for_a_while_is_told_and_repeated(self):
        app = App()
        app.session = self.sign_in()
        method = app.interface.method("forum.watch_messages")
        state = delivery.State(self.home / "watch.json")
        self.campus.fault("maintenance", times=None)
        with contextlib.redirect_stderr(io.StringIO()) as told:
            delivery.poll(app, method, {}, self.program, state)
        self.assertIn("forum.watch_messages", told.getvalue())
        other = App()
        other.session = self.open()
        self.campus.control("POST", "/reset")
        with self.assertRaises(danxi.NotSignedInError):
            delivery.poll(other, method, {}, self.program, state)


@unittest.skipUnless(has("click", "rich", "keyring"), "the packages of danxi[cli] are not installed")
class Cookies(unittest.TestCase):
    LINES = (
        "# Netscape HTTP Cookie File\n"
        "#HttpOnly_id.fudan.edu.cn\tFALSE\t/\tTRUE\t0\tCASTGC\tTGT-1\n"
        ".fudan.edu.cn\tTRUE\t/\tFALSE\t1999999999\tlang\tzh\n"
        "fudan.edu.cn.example.org\tTRUE\t/\tTRUE\t0\tevil\tx\n"
        "notfudan.edu.cn\tTRUE\t/\tTRUE\t0\tevil\tx\n"
        ".bank.example\tTRUE\t/\tTRUE\t0\tsession\ty\n"
    )

    def test_only_the_cookies_of_the_university_are_read(self):
        first, second = cookies.read_cookies(self.LINES)
        self.assertEqual((first["name"], first["value"], first["domain"]), ("CASTGC", "TGT-1", "id.fudan.edu.cn"))
        self.assertEqual((first["secure"], second["secure"]), (True, False))
        self.assertEqual((second["domain"], second["expires"]), (".fudan.edu.cn", 1999999999.0))

    def test_a_har_file_has_the_cookies_of_requests_and_responses(self):
        def entry(url, request=(), response=()):
            return {"request": {"url": url, "cookies": list(request)}, "response": {"cookies": list(response)}}

        har = {"log": {"entries": [
            entry("https://id.fudan.edu.cn/x", [{"name": "a", "value": "1"}], [{"name": "b", "value": "2", "domain": ".fudan.edu.cn", "path": "/idp"}]),
            entry("https://bank.example/", [{"name": "c", "value": "3"}]),
            entry("https://id.fudan.edu.cn/y", [{"name": "a", "value": "4"}]),
        ]}}  # fmt: skip
        self.assertEqual(
            cookies.read_cookies(json.dumps(har)),
            [
                {"name": "a", "value": "4", "domain": "id.fudan.edu.cn", "path": "/"},
                {"name": "b", "value": "2", "domain": ".fudan.edu.cn", "path": "/idp"},
            ],
        )

    def test_a_file_without_such_cookies_is_refused(self):
        for text, hint in (
            ("", "cookies.txt"),
            ("{}", "not a HAR file"),
            ('{"log": {"entries": []}}', "sensitive data"),
        ):
            with self.assertRaisesRegex(cookies.NoCookiesError, hint):
                cookies.read_cookies(text)


def line(cookie):
    """Returns a stored cookie as a line of a cookies.txt."""
    domain, is_own = cookie["domain"], cookie["host_only"]
    start = [domain, "FALSE"] if is_own else [f".{domain}", "TRUE"]
    return "\t".join([*start, cookie["path"], "TRUE", "0", cookie["name"], cookie["value"]])


class Browser(CommandTest):
    def test_the_cookies_of_a_browser_sign_in(self):
        # The cookies of a sign-in take the place of those of a browser.
        self.log_in()
        number = self.campus.people["undergraduate"]["number"]
        stored = json.loads(Path(self.home, "data/danxi/store/campus.json").read_text())["cookies"]
        path = f"{self.home}/cookies.txt"
        Path(path).write_text("".join(f"{line(cookie)}\n" for cookie in stored))
        text, _ = self.danxi("--account", "b", "login", "--from-browser", path, "--name", number)
        self.assertRegex(text, rf"Signed in to the campus as {number} with \d+ cookies\.")
        self.assertTrue(self.lines("--account", "b", "course", "get-current-semester"))
        self.assertTrue(
            json.loads(self.danxi("--account", "b", "status", "--json")[0])["accounts"]["campus"]["signed_in"]
        )
        self.danxi("login", "community", "--from-browser", path, status=2)
        Path(path).write_text("nothing")
        self.assertIn(
            "no cookies of fudan.edu.cn", self.danxi("login", "--from-browser", path, "--name", number, status=2)[1]
        )

    def test_exec_needs_a_program(self):
        self.assertIn("--exec PROGRAM", self.describe("watch", "--exec", status=2))
