"""The command `danxi`: forms of output, parameters, errors and exit statuses."""

import contextlib
import datetime
import io
import json
import os
import re
import resource
import signal
import subprocess
import sys
import unittest
import unittest.mock
from pathlib import Path

import danxi

from . import ROOT
from .command import PATIENCE, PROGRAM, CommandTest, Terminal, has
from .journey import INTERFACE, is_secret

HOLES = ("forum", "list-holes-in-division", "1")


class Forms(CommandTest):
    def setUp(self):
        super().setUp()
        self.log_in()

    def test_a_list_is_written_as_lines_of_json(self):
        found = self.lines(*HOLES, "--size", 3)
        self.assertEqual(len(found), 3)
        self.assertEqual(
            [danxi.Hole.from_json(each) for each in found],
            self.sign_in().forum.list_holes_in_division(1, size=3),
        )

    def test_the_options_all_and_limit_read_further_pages(self):
        whole = [hole.id for hole in self.sign_in().forum.iter_holes_in_division(1)]
        self.assertEqual([hole["id"] for hole in self.lines(*HOLES, "--all")], whole)
        self.assertEqual([hole["id"] for hole in self.lines(*HOLES, "--limit", 13)], whole[:13])
        loans = self.lines("library", "list-loans", "--all")
        self.assertEqual([loan["barcode"] for loan in loans], [each["barcode"] for each in self.loans()])
        files = self.lines("github", "get-commit", "campus-tools/timetable", "main", "--all")
        self.assertEqual([each["filename"] for each in files], [f"lines/{number:03}.txt" for number in range(650)])

    def loans(self):
        return json.loads(self.danxi("library", "list-loans", "--json")[0])["loans"]

    def test_the_text_no_items_is_written_only_if_all_pages_are_empty(self):
        text = Terminal(self, *HOLES, "--all").end()
        self.assertNotIn("No items.", text)
        self.assertEqual(Terminal(self, "forum", "search-floor", "nobody writes this", "--all").end(), "No items.\n")

    def test_no_page_is_requested_after_the_limit_is_reached(self):
        path = "/api/divisions/1/holes"
        self.assertEqual(len(self.lines(*HOLES, "--size", 5, "--limit", 5)), 5)
        self.assertEqual(sum(each["path"] == path for each in self.campus.requests()), 1)

    def test_each_page_is_written_before_the_next_one_is_requested(self):
        from danxi.command.app import App
        from danxi.command.cli import cli

        written = []

        class Observed(App):
            def request(self, *arguments):
                written.append(out.getvalue().count("\n"))
                return super().request(*arguments)

        app = Observed()
        app.session = self.sign_in()
        out = io.StringIO()
        command = [*HOLES, "--limit", "12", "--size", "5", "--json"]
        with contextlib.redirect_stdout(out), cli.make_context("danxi", command, obj=app) as context:
            cli.invoke(context)
        self.assertGreaterEqual(len(written), 3)
        self.assertEqual(written, sorted(set(written)))
        self.assertEqual(written[0], 0)

    def test_a_list_is_written_as_tab_separated_values_without_a_terminal(self):
        text, _ = self.danxi(*HOLES, "--size", 3)
        header, *rows = [line.split("\t") for line in text.splitlines()]
        self.assertEqual(header[:4], ["id", "division_id", "tags.name", "floors.first_floor.content"])
        self.assertEqual({len(row) for row in rows}, {len(header)})
        self.assertEqual(len(rows), 3)
        self.assertNotIn("\x1b", text)

    def test_the_option_columns_selects_fields(self):
        text, _ = self.danxi(*HOLES, "--size", 2, "--columns", "id, tags.name,floors.first_floor.hole_id")
        header, *rows = [line.split("\t") for line in text.splitlines()]
        self.assertEqual(header, ["id", "tags.name", "floors.first_floor.hole_id"])
        self.assertTrue(all(row[0] == row[2] for row in rows))
        _, problem = self.danxi(*HOLES, "--columns", "nothing", status=2)
        self.assertIn("unknown field 'nothing'", problem)

    def test_a_list_is_a_table_on_a_terminal(self):
        terminal = Terminal(self, *HOLES, "--size", 3)
        text = terminal.end()
        header, *rows = text.splitlines()
        self.assertRegex(header, r"^ *id +first floor +reply +time updated +tags")
        self.assertEqual(len(rows), 6)
        self.assertRegex(rows[3], "^Not shown: .*time_created")
        self.assertIn("--all", rows[-1])
        self.assertIn("\x1b[1m", terminal.shown)
        plain = Terminal(self, *HOLES, "--size", 3, NO_COLOR="1")
        plain.end()
        self.assertNotRegex(plain.shown, r"\x1b\[3\dm")

    def test_wide_terminals_show_more_columns(self):
        narrow, wide = (
            Terminal(self, *HOLES, "--size", 3, COLUMNS=columns).end().splitlines()[0] for columns in ("60", "200")
        )
        self.assertNotIn("time created", narrow)
        self.assertIn("time created", wide)

    def test_an_object_is_written_as_json_as_tab_separated_lines_or_as_a_table(self):
        hole = self.lines(*HOLES, "--size", 1)[0]["id"]
        document = json.loads(self.danxi("forum", "get-hole", hole, "--json")[0])
        self.assertEqual(document["id"], hole)
        fields = dict(line.split("\t", 1) for line in self.danxi("forum", "get-hole", hole)[0].splitlines())
        self.assertEqual(fields["id"], str(hole))
        shown = Terminal(self, "forum", "get-hole", hole).end()
        self.assertRegex(shown, rf"(?m)^id +{hole} *$")
        self.assertRegex(shown, r"(?m)^ +first floor *$")

    def test_a_full_disk_is_reported(self):
        program = [*PROGRAM, "forum", "--help"]
        for unbuffered in ("", "1"):
            with self.subTest(unbuffered=unbuffered), open(f"{self.home}/output", "wb") as output:
                process = subprocess.run(
                    program,
                    # Python would write compiled modules cut at the limit, and could not import them again.
                    env={**self.environment, "PYTHONUNBUFFERED": unbuffered, "PYTHONDONTWRITEBYTECODE": "1"},
                    stdout=output,
                    stderr=subprocess.PIPE,
                    text=True,
                    timeout=PATIENCE,
                    # Python ignores the signal of this limit, and a write beyond the limit fails like a write to a full disk.
                    preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100)),
                )
                self.assertEqual(process.returncode, 10, process.stderr)
                self.assertRegex(process.stderr, r"\Adanxi: standard output cannot be written: .*\n\Z")

    def test_control_characters_of_servers_do_not_reach_the_terminal(self):
        session = self.sign_in()
        hole = session.forum.list_holes_in_division(1)[0].id
        floor = session.forum.create_floor("red \x1b[31m \x9b31m \x07 \u202egnp.exe\u2066", hole).id
        for arguments in (("get-floor", floor), ("get-floor", floor, "--json"), ("list-floors-in-hole", hole)):
            with self.subTest(arguments):
                terminal = Terminal(self, "forum", *arguments)
                terminal.end()
                self.assertNotRegex(terminal.shown, r"\x1b\[31m|\x9b|\x07|\u202e|\u2066")

    def test_a_calendar_file_keeps_its_line_ends(self):
        process = subprocess.run(
            [sys.executable, "-m", "danxi", "calendar", "--reminder-minutes", "15"],
            env=self.environment,
            capture_output=True,
            timeout=PATIENCE,
        )
        self.assertEqual(process.returncode, 0, process.stderr)
        lines = process.stdout.split(b"\r\n")
        self.assertNotIn(b"\n", b"".join(lines))
        self.assertEqual((lines[0], lines[-2:]), (b"BEGIN:VCALENDAR", [b"END:VCALENDAR", b""]))
        self.assertLessEqual(max(map(len, lines)), 75)
        if has("icalendar"):
            import icalendar

            calendar = icalendar.Calendar.from_ical(process.stdout)
            self.assertGreater(len(calendar.walk("VEVENT")), 5)


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


class Endings(CommandTest):
    def test_every_error_has_exactly_one_exit_status(self):
        from danxi.command.failures import STATUSES

        names = [name for _, errors in STATUSES.values() for name in errors]
        self.assertEqual(sorted(names), sorted(danxi.schema()["components"]["errors"]))

    def test_the_guide_lists_all_exit_statuses(self):
        from danxi.command.failures import STATUSES

        guide = (ROOT / "docs/command.md").read_text()
        for status, (meaning, names) in STATUSES.items():
            self.assertIn(f"| {status} | {meaning} | {', '.join(f'`{name}`' for name in names)} |", guide)

    def test_failures_have_the_documented_exit_statuses(self):
        _, problem = self.danxi(*HOLES, status=3)
        self.assertIn("danxi login", problem)
        self.log_in()
        forum = {"host": "forum.fduhole.com"}
        self.danxi("forum", "get-hole", 987654321, status=5)
        self.danxi("forum", "delete-division", 1, 2, status=4)
        self.danxi("image", "upload", "--path", f"{self.home}/none", status=2)
        for status, kind, options in (
            (8, "status", {"status": 500}),
            (8, "maintenance", {}),
            (9, "malformed", {}),
            (7, "close", {}),
        ):
            with self.subTest(status=status, kind=kind):
                self.campus.fault(kind, **forum, **options)
                out, problem = self.danxi(*HOLES, status=status)
                self.assertEqual(out, "")
                self.assertRegex(problem, r"\Adanxi: .*forum\.fduhole\.com")
                self.campus.control("DELETE", "/faults")
        self.danxi(*HOLES, status=10, DANXI_CONFIG=json.dumps({**self.campus.config, "store": {"path": "/proc/none"}}))

    def test_the_option_json_writes_an_error_as_json(self):
        self.log_in()
        out, problem = self.danxi("forum", "get-hole", 987654321, "--json", status=5)
        error = json.loads(problem)["error"]
        self.assertEqual((out, error["name"], error["http_status"]), ("", "not_found", 404))

    def test_the_option_json_writes_mistakes_in_arguments_as_json(self):
        for arguments, name, status in (
            (("forum", "get-hole", "--json"), "invalid_argument", 2),
            (("forum", "get-hole", "--json", "x"), "invalid_argument", 2),
            (("forum", "--json", "get-hole"), "invalid_argument", 2),
            ((*HOLES, "--json", "--color"), "invalid_argument", 2),
            (("man", "nothing", "--json"), "invalid_argument", 2),
            (("doctor", "--json", "all"), "invalid_argument", 2),
            ((*HOLES, "--json"), "not_signed_in", 3),
        ):
            with self.subTest(arguments):
                out, problem = self.danxi(*arguments, status=status)
                error = json.loads(problem)["error"]
                self.assertEqual((out, error["name"]), ("", name))
        self.assertEqual(error["code"], danxi.NotSignedInError.code)
        _, problem = self.danxi(*HOLES, "--json", status=1, DANXI_LIBRARY="/nowhere")
        self.assertEqual(json.loads(problem)["error"]["name"], "internal")
        _, problem = self.danxi(*HOLES, "--json", status=10, DANXI_CONFIG="{}", XDG_DATA_HOME="/proc/none")
        self.assertEqual(json.loads(problem)["error"]["name"], "storage")
        _, problem = self.danxi("forum", "get-hole", "--", "--json", status=2)
        self.assertIn("Usage: danxi forum get-hole", problem)

    def test_an_error_is_written_in_one_line(self):
        _, problem = self.danxi(*HOLES, status=3)
        self.assertEqual(problem.count("\n"), 1)
        self.assertTrue(problem.endswith(". Sign in with `danxi login`.\n"), problem)

    def test_a_missing_library_is_reported_without_a_traceback(self):
        _, problem = self.danxi(*HOLES, status=1, DANXI_LIBRARY="/nowhere")
        self.assertIn("/nowhere", problem)
        self.assertNotIn("Traceback", problem)

    def test_missing_packages_are_named(self):
        program = "import sys; sys.modules['click'] = None; from danxi.command.main import main; main()"
        process = subprocess.run(
            [sys.executable, "-c", program], env=self.environment, capture_output=True, text=True, timeout=PATIENCE
        )
        self.assertEqual(process.returncode, 1)
        self.assertIn("pip install click rich keyring", process.stderr)

    def test_importing_danxi_does_not_load_the_packages_of_the_command(self):
        self.run_python("-c", "import danxi, sys; danxi.Session().close(); assert 'click' not in sys.modules")

    def test_ctrl_c_ends_the_process_by_the_signal(self):
        self.log_in()
        self.campus.fault("delay", ms=60_000, host="forum.fduhole.com")
        for arguments in (HOLES, ("forum", "watch-messages")):
            with self.subTest(arguments):
                before = len(self.campus.requests())
                process = self.start(*arguments)
                while len(self.campus.requests()) == before and process.poll() is None:
                    pass
                process.send_signal(signal.SIGINT)
                out, problem = process.communicate(timeout=PATIENCE)
                self.assertEqual((process.returncode, out, problem), (-signal.SIGINT, "", ""))

    def test_a_closed_pipe_ends_the_process_by_sigpipe(self):
        self.log_in()
        # The output is larger than the pipe and the reader's buffer, so that the command still writes when the pipe is closed.
        holes = self.sign_in().call("forum.list_holes_in_division", division_id=1, size=10)
        self.assertGreater(len(json.dumps(holes)), 2 * (4096 + io.DEFAULT_BUFFER_SIZE))
        process = self.start(*HOLES, "--all", "--size", 1, "--json", pipesize=4096)
        process.stdout.readline()
        process.stdout.close()
        process.wait(PATIENCE)
        self.assertEqual((process.returncode, process.stderr.read()), (-signal.SIGPIPE, ""))
        process.stdout = None

    def test_a_closed_standard_stream_is_reported_if_the_command_needs_it(self):
        def run(closed, *arguments):
            command = ["sh", "-c", f'exec "$@" {closed}', "sh", *PROGRAM, *arguments]
            options = {"env": self.environment, "input": "", "capture_output": True, "text": True, "timeout": PATIENCE}
            process = subprocess.run(command, **options)
            return process.returncode, process.stdout, process.stderr

        expected = self.danxi("account", "get-status")[0]
        self.assertEqual(run("2>&-", "account", "get-status"), (0, expected, ""))
        self.assertEqual(run("<&-", "account", "get-status"), (0, expected, ""))
        for arguments in (("account", "get-status"), ("--version",), ("rpc",)):
            status, _, problem = run(">&-", *arguments)
            self.assertEqual((status, problem.count("\n")), (1, 1), problem)
            self.assertIn("standard output is closed", problem)
        status, output, problem = run("<&-", "markup", "select", "--params", "-")
        self.assertEqual((status, output), (2, ""), problem)
        self.assertIn("standard input cannot be read: it is closed", problem)

    def test_a_long_call_shows_a_progress_bar(self):
        self.log_in()
        self.campus.fault("hold", host="forum.fduhole.com")
        terminal = Terminal(self, *HOLES, "--size", 1)
        terminal.wait_for("forum.list_holes_in_division")
        self.campus.control("DELETE", "/faults")
        # The bar is removed before the value is written.
        self.assertIn("\x1b[2K", terminal.end() and terminal.shown)

    def test_the_progress_bar_shows_the_transferred_part(self):
        from danxi.command import progress

        class Upload:
            waits = 0

            def wait(self, timeout=None):
                self.waits += 1
                return self.waits > 3

            def progress(self):
                return 50, 200

        shown = io.StringIO()
        shown.isatty = lambda: True
        with contextlib.redirect_stderr(shown), unittest.mock.patch.dict(os.environ, TERM="xterm", COLUMNS="80"):
            progress.wait(Upload(), "image.upload")
        self.assertRegex(shown.getvalue(), r"image\.upload.* 25%")


class Completion(CommandTest):
    def complete(self, line, kinds=False):
        """Returns the completions of a line, or their kinds: `plain`, or `file` if the shell completes names of files."""
        words = line.split(" ")
        variables = {"_DANXI_COMPLETE": "bash_complete", "COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1)}
        return [each.split(",")[0 if kinds else 1] for each in self.danxi(**variables)[0].splitlines()]

    def test_commands_options_and_values_are_completed(self):
        self.assertEqual(self.complete("danxi to"), ["today", "todo"])
        self.assertIn("list-holes-in-division", self.complete("danxi forum list-h"))
        self.assertEqual(self.complete("danxi bus get-routes h"), ["holiday"])
        self.assertEqual(self.complete("danxi image upload --path ", kinds=True), ["file"])
        self.assertEqual(self.complete("danxi forum list-holes-in-division 1 --ord"), ["--order"])
        self.assertEqual(
            self.complete("danxi forum list-holes-in-division 1 --order "), ["time_updated", "time_created"]
        )

    def test_completion_scripts_for_each_shell_are_written(self):
        for shell, first in (("bash", "_danxi_completion"), ("zsh", "#compdef danxi"), ("fish", "function _danxi")):
            text, _ = self.danxi("completion", shell)
            self.assertIn(first, text)
        bash = subprocess.run(
            ["bash", "-c", self.danxi("completion", "bash")[0] + "\ncomplete -p danxi"],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        self.assertIn("-F _danxi_completion danxi", bash.stdout, bash.stderr)


class Manual(CommandTest):
    def test_manual_pages_describe_commands_and_methods(self):
        page, _ = self.danxi("man")
        for word in ("forum", "today", "EXIT STATUS", "DANXI_CONFIG", "NO_COLOR"):
            self.assertIn(word, page)
        pages = {service: self.describe("man", service) for service in ("forum", "course", "github")}
        for method in INTERFACE.methods:
            if method.service in pages:
                self.assertIn(method.name.replace("_", "\\-"), pages[method.service])
        self.describe("man", "nothing", status=2)

    @unittest.skipUnless(os.path.exists("/usr/bin/groff"), "groff is not installed")
    def test_manual_pages_are_valid_roff(self):
        for arguments in ((), ("forum",), ("campus",)):
            page = self.describe("man", *arguments)
            process = subprocess.run(
                ["groff", "-ww", "-Kutf8", "-man", "-Tutf8"],
                input=page,
                capture_output=True,
                text=True,
                timeout=PATIENCE,
            )
            self.assertEqual(process.stderr, "")
            self.assertIn("danxi", re.sub(r".\x08|\x1b\[[0-9;]*m", "", process.stdout))
