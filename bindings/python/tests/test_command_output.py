"""The command `danxi`: forms of output."""

import contextlib
import io
import json
import resource
import subprocess
import sys

import danxi

from .command import PATIENCE, PROGRAM, CommandTest, Terminal, has

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
