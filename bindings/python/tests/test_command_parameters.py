"""The command `danxi`: parameters, the configuration and secrets."""

import datetime
import json
import os
import subprocess
import sys
import unittest
import unittest.mock
from pathlib import Path

import danxi

from .command import PATIENCE, CommandTest, Terminal
from .journey import INTERFACE, is_secret

HOLES = ("forum", "list-holes-in-division", "1")


class Parameters(CommandTest):
    def setUp(self):
        super().setUp()
        self.log_in()

    def test_help_names_every_service_and_describes_parameters(self):
        text, _ = self.danxi("--help")
        for service in {method.service for method in INTERFACE.methods}:
            self.assertRegex(text, rf"(?m)^  {service}\b")
        for arguments in ((), ("forum",), ("forum", "list-holes-in-division")):
            text = self.describe(*arguments, "-h")
            self.assertTrue(text.startswith("Usage: danxi"))
        self.assertRegex(text, r"--size +INTEGER|--size INTEGER")
        self.assertIn("Identifier of the division", text)

    def test_the_message_names_the_wrong_argument(self):
        for arguments, problem in (
            ((*HOLES, "--size", 11), "'--size'"),
            ((*HOLES, "--order", "random"), "'random' is not one of time_updated, time_created"),
            ((*HOLES, "--start-time", "soon"), "'soon' is not a time"),
            (("forum", "list-holes-in-division", "x"), "'x' is not a valid integer"),
            (("forum", "list-holes-in-division"), "Missing argument 'DIVISION_ID'"),
            (("forum", "list-hole"), "Did you mean `list-holes`"),
            (("classroom", "get-classrooms", "H2", "--date", "31.12."), "is not a date"),
            (("bus", "get-routes", "sunday"), "is not one of workday, holiday"),
            ((*HOLES, "--params", "/nowhere"), "/nowhere"),
            (("http", "request", "--query", "nothing"), "neither NAME=STRING nor NAME:=JSON"),
        ):
            with self.subTest(arguments):
                self.assertIn(problem, self.describe(*arguments, status=2))

    def test_parameters_are_read_from_a_file(self):
        found = self.lines("forum", "list-holes-in-division", "--params", "-", stdin='{"division_id": 1, "size": 2}')
        self.assertEqual(len(found), 2)

    def test_times_without_a_zone_are_local(self):
        found = self.lines(*HOLES)
        middle = danxi.Timestamp.parse(found[4]["time_updated"])
        local = middle.astimezone(danxi.Timestamp.parse("2024-01-01T00:00:00+08:00").tzinfo).strftime(
            "%Y-%m-%d %H:%M:%S"
        )
        rest = self.lines(*HOLES, "--start-time", local)
        self.assertLess(danxi.Timestamp.parse(rest[0]["time_updated"]), middle)

    def test_today_and_tomorrow_are_accepted_as_dates(self):
        from danxi.command.values import Date

        found = [datetime.date.fromisoformat(Date().convert(name, None, None)) for name in ("today", "tomorrow")]
        self.assertEqual(found[1] - found[0], datetime.timedelta(1))
        self.assertEqual(Date().convert("2024-10-11", None, None), "2024-10-11")

    def test_today_is_the_date_at_the_university(self):
        program = """
import datetime
from danxi.command.values import Date

university = datetime.timezone(datetime.timedelta(hours=8))
before = datetime.datetime.now(university).date().isoformat()
assert Date().convert("today", None, None) in (before, datetime.datetime.now(university).date().isoformat())
"""
        # At any time, the date in one of these two time zones differs from the date at the university.
        for zone in ("UTC+12", "UTC-14"):
            process = subprocess.run(
                [sys.executable, "-c", program],
                env={**self.environment, "TZ": zone},
                capture_output=True,
                text=True,
                timeout=PATIENCE,
            )
            self.assertEqual(process.returncode, 0, process.stderr)

    def test_a_store_on_a_server_gets_no_default_directory(self):
        from danxi.command.app import App

        for store, path in (({"url": "rediss://redis.example"}, None), ({"path": "/a"}, "/a"), ({}, self.home)):
            config = json.dumps({"store": store})
            with unittest.mock.patch.dict(os.environ, DANXI_CONFIG=config, XDG_DATA_HOME=self.home):
                found = App().configuration()["store"]
            self.assertEqual(found.get("url"), store.get("url"))
            self.assertTrue(found["path"].startswith(path) if path else "path" not in found, found)

    def test_each_member_of_an_object_is_passed_as_an_option(self):
        found = json.loads(
            self.danxi(
                "forum", "request", "GET", "/divisions/1/holes", "--query", "size:=2", "--query", "order=id", "--json"
            )[0]
        )
        self.assertEqual(len(found["body"]), 2)
        sent = [each for each in self.campus.requests() if each["path"] == "/api/divisions/1/holes"][-1]
        self.assertIn("order=id", json.dumps(sent))

    def test_secrets_cannot_be_passed_as_arguments(self):
        self.danxi("account", "login", self.email, self.password, status=2)
        secrets = {(m.full_name, f.name) for m in INTERFACE.methods for f in m.parameters if is_secret(f)}
        self.assertLess({("account.login", "password"), ("campus.import_cookies", "cookies")}, secrets)
        for method, name in secrets:
            service, _, verb = method.partition(".")
            text = self.describe(service, verb.replace("_", "-"), "--help")
            self.assertIn(f"--{name.replace('_', '-')}-file FILE", text)
            self.assertNotRegex(text, rf"--{name} |\n  {name.upper()} ")

    def test_a_secret_that_is_not_a_string_is_read_from_a_file(self):
        command = ("campus", "import-cookies", self.campus.people["undergraduate"]["number"], "undergraduate")
        cookies = [{"name": "a", "value": "hidden", "domain": "id.fudan.edu.cn"}]
        imported, _ = self.danxi(*command, "--cookies-file", "-", stdin=json.dumps(cookies))
        self.assertIn("imported\t1\n", imported)
        _, problem = self.danxi(*command, "--cookies-file", "-", stdin="a=hidden", status=2)
        self.assertIn("- is not JSON", problem)
        self.assertNotIn("hidden", problem)
        terminal = Terminal(self, *command)
        self.assertIn("The secret `cookies` is missing. Pass --cookies-file.", terminal.end(2))

    def test_a_secret_is_asked_for_and_not_shown(self):
        terminal = Terminal(self, "account", "login", self.email, "--json")
        terminal.wait_for("Password: ")
        terminal.type(self.password)
        text = terminal.end()
        self.assertIn('"signed_in": true', text)
        self.assertNotIn(self.password, text)
        self.danxi("account", "login", self.email, status=2)

    def test_the_configuration_is_read_from_the_persons_file(self):
        directory = Path(self.home, "config/danxi")
        directory.mkdir(parents=True)
        file = directory / "config.json"
        file.write_text(self.environment["DANXI_CONFIG"])
        self.assertEqual(len(self.lines(*HOLES, "--size", 1, DANXI_CONFIG="")), 1)
        file.write_text('{"network": {"timeout": 1}}')
        _, problem = self.danxi(*HOLES, status=2, DANXI_CONFIG="")
        self.assertIn("network.timeout", problem)
        file.write_text("{")
        _, problem = self.danxi(*HOLES, status=2, DANXI_CONFIG="")
        self.assertIn(str(file), problem)
        file.write_bytes(b'{"network": {"user_agent": "\xff"}}')
        _, problem = self.danxi(*HOLES, status=2, DANXI_CONFIG="")
        self.assertIn(f"{file} cannot be read", problem)
        for sections, status in (("null", 3), ('"x"', 2), ("[]", 2), ("0", 2)):
            config = json.dumps({**self.campus.config, "store": "…"}).replace('"\\u2026"', sections)
            _, problem = self.danxi(*HOLES, status=status, DANXI_CONFIG=config, XDG_DATA_HOME=f"{self.home}/new")
            self.assertNotIn("Traceback", problem)
        self.danxi("--config", f"{self.home}/none", *HOLES, status=2)
        other = Path(self.home, "other.json")
        other.write_text(self.environment["DANXI_CONFIG"])
        self.danxi("--config", other, *HOLES, DANXI_CONFIG="{")

    def test_the_store_is_private_and_contains_no_password(self):
        store = Path(self.home, "data/danxi/store")
        self.assertEqual(store.stat().st_mode & 0o077, 0)
        text = "".join(path.read_text(errors="replace") for path in Path(self.home).rglob("*") if path.is_file())
        self.assertNotIn(self.password, text)
