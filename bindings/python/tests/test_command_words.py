"""The screens with values of the stand-in, names that a person mistypes, the pager and accounts with a name."""

import contextlib
import datetime
import io
import json
import os
import tempfile
import unittest
import unittest.mock
from xml.etree import ElementTree

from .campus import CampusTest
from .command import CommandTest, Terminal, has

if has("click", "rich", "keyring"):
    import click
    from rich.cells import cell_len
    from rich.text import Text

    from danxi.command.app import App
    from danxi.command.cli import DAILY, cli
    from danxi.command.screens import next as next_
    from danxi.command.screens import screen

CELL = 12.2  # width of a cell of rich's images


def at(time, date):
    return datetime.datetime.fromisoformat(f"{date}T{time}:00+08:00")


@unittest.skipUnless(has("click", "rich", "keyring"), "the packages of danxi[cli] are not installed")
class Fetched(CampusTest):
    """The screens with values of the stand-in."""

    def setUp(self):
        super().setUp()
        self.app = App()
        self.app.session = self.open(store={"path": self.enterContext(tempfile.TemporaryDirectory())})
        self.app.session.account.login(self.email, self.password)
        person = self.campus.people["undergraduate"]
        self.app.session.campus.login(person["number"], person["password"], "undergraduate")
        self.enterContext(unittest.mock.patch.dict(os.environ, {"COLUMNS": "80", "DANXI_PAGER": "cat"}))

    def run_command(self, *arguments):
        out = io.StringIO()
        with contextlib.redirect_stdout(out), cli.make_context("danxi", list(arguments), obj=self.app) as context:
            cli.invoke(context)
        return out.getvalue()

    def test_every_screen_is_plain_text_json_and_an_image(self):
        for words in (
            *([name] for name in DAILY if name not in ("next", "rooms")),
            ["rooms", "H2"],
            ["bus"],
            ["canteen"],
            ["library"],
        ):
            with self.subTest(words):
                text = self.run_command(*words)
                self.assertGreaterEqual(text.count("\n"), 2)
                self.assertNotIn("\x1b", text)
                json.loads(self.run_command(*words, "--json"))
                with tempfile.NamedTemporaryFile(suffix=".svg") as file:
                    self.assertEqual(self.run_command(*words, "--svg", file.name), "")
                    self.assertEqual(ElementTree.parse(file.name).getroot().tag, "{http://www.w3.org/2000/svg}svg")

    def test_texts_of_an_image_are_as_wide_as_in_a_terminal(self):
        lines = [Text("  13:30-15:10  面向对象程序设计  in 8 h"), Text("  09:55-11:35  HGX301")]
        with tempfile.NamedTemporaryFile(suffix=".svg") as file:
            screen.save(lines, file.name)
            found = [each for each in ElementTree.parse(file.name).iter() if "textLength" in each.attrib]
        texts = {each.text.replace("\u200b", "").replace("\xa0", " ").strip(): each for each in found}
        for text in ("13:30-15:10", "面", "计", "in 8 h"):
            each = texts[text]
            start = cell_len(lines[0].plain[: lines[0].plain.index(text)])
            spaces = len(each.text) - len(each.text.lstrip("\xa0"))
            self.assertAlmostEqual(float(each.get("x")), CELL * (start - spaces), msg=text)
            shown = cell_len(each.text.replace("\u200b", ""))
            self.assertAlmostEqual(float(each.get("textLength")), CELL * shown, msg=text)

    def test_the_next_lesson_is_that_of_the_cached_timetable(self):
        with self.assertRaises(click.exceptions.Exit) as ended, contextlib.redirect_stderr(io.StringIO()) as told:
            next_.fetch(self.app, at("08:00", "2026-11-24"))
        self.assertEqual(ended.exception.exit_code, 5)
        self.assertIn("danxi week", told.getvalue())
        self.run_command("week")
        sent = len(self.campus.requests())
        semester = self.app.call("course.get_current_semester")
        monday = datetime.date.fromisoformat(semester["start_date"]) + datetime.timedelta(7)
        lesson = next_.fetch(self.app, at("00:01", monday.isoformat()))
        self.assertGreaterEqual(lesson.start.date(), monday)
        # After the last lesson of the day, the next one is on a later day.
        later = next_.fetch(self.app, at("23:59", lesson.start.date().isoformat()))
        self.assertGreater(later.start.date(), lesson.start.date())
        self.assertIsNone(next_.fetch(self.app, at("12:00", "2031-01-01")))
        self.assertEqual(len(self.campus.requests()), sent)

    def test_the_buildings_are_listed_if_the_name_is_missing_or_wrong(self):
        for words, text in ((["rooms"], "which building?"), (["rooms", "H99"], "'H99' is no building")):
            with self.assertRaises(click.UsageError) as refused:
                self.run_command(*words)
            self.assertIn(text, refused.exception.message)
            self.assertIn("HGX", refused.exception.message)
        with self.assertRaises(click.UsageError) as refused:
            self.run_command("bus", "--from", "月球")
        self.assertIn("邯郸", refused.exception.message)

    def test_power_without_the_daily_use_shows_what_is_left(self):
        self.campus.fault("maintenance", host="my.fudan.edu.cn", times=None)
        text = self.run_command("power")
        self.assertIn("kWh left", text)
        self.assertIn("my.fudan.edu.cn", text)

    def test_the_method_of_a_service_with_a_screen_is_still_a_method(self):
        self.assertIn("邯郸", self.run_command("bus", "get-routes", "workday"))


class Words(CommandTest):
    """Names that a person mistypes, pages, and accounts."""

    def test_names_that_a_person_may_have_meant(self):
        for words, text in (
            (("food",), "Did you mean `canteen`"),
            (("课表",), "Did you mean `week`"),
            (("成绩",), "Did you mean `grades`"),
            (("todai",), "no command is named 'todai'. Did you mean `today`"),
            (("forum", "get-hol"), "no method of forum is named 'get-hol'. Did you mean `get-hole`"),
            (("成绩",), "or `score get-scores`"),
        ):
            with self.subTest(words):
                self.assertIn(text, self.describe(*words, status=2))

    def test_a_missing_argument_is_explained(self):
        text = self.describe("bus", "get-routes", status=2)
        self.assertIn("Missing argument 'TYPE'. It is one of:", text)
        self.assertIn("workday", text)
        self.assertIn("Identifier of the hole", self.describe("forum", "get-hole", status=2))
        for command in ("get-hole", "read"):
            self.assertIn("'abc' is not a valid integer.", self.describe("forum", command, "abc", status=2))

    def test_more_than_a_screen_goes_to_the_pager(self):
        self.log_in()
        seen = f"{self.home}/seen"
        pager = f"{self.home}/pager"
        with open(pager, "w") as file:
            file.write(f"#!/bin/sh\ntee {seen}\n")
        os.chmod(pager, 0o700)
        command = ("forum", "list-all-tags")
        self.campus.fault("hold", host="forum.fduhole.com")
        terminal = Terminal(self, *command, PAGER=pager, LINES="5")
        terminal.wait_for("forum.list_all_tags")  # the progress bar
        self.campus.control("DELETE", "/faults")
        text = terminal.end()
        with open(seen) as file:
            self.assertEqual(file.read().count("\n"), text.count("\n"))
        os.unlink(seen)
        Terminal(self, *command, PAGER=pager, LINES="5000").end()
        self.danxi(*command, PAGER=pager, LINES="5")
        self.assertFalse(os.path.exists(seen))

    def test_leaving_the_pager_ends_the_command_without_a_failure(self):
        self.log_in()
        Terminal(self, "forum", "list-holes-in-division", "1", "--all", PAGER="head -n 1", LINES="5").end()

    def test_each_account_has_its_own_sign_in(self):
        options = ("login", "community", "--name", self.email, "--password-file", "-")
        self.danxi("--account", "work", *options, stdin=f"{self.password}\n")
        status = json.loads(self.danxi("--account", "work", "status", "--json")[0])
        self.assertEqual((status["account"], status["accounts"]["community"]["signed_in"]), ("work", True))
        self.assertEqual(status["accounts"]["community"]["name"], self.email)
        for variables in ({}, {"DANXI_ACCOUNT": "home"}):
            other = json.loads(self.danxi("status", "--json", **variables)[0])
            self.assertFalse(other["accounts"]["community"]["signed_in"])
        self.assertIn("signed in", self.danxi("status", DANXI_ACCOUNT="work")[0])
        for name in ("../up", "a/b", ".hidden"):
            self.assertIn("cannot be the name", self.danxi("--account", name, "status", status=2)[1])
        self.danxi("--account", "work", "logout", "--forget", "--yes")
        self.assertEqual(os.listdir(f"{self.home}/data/danxi/accounts/work"), [])

    def test_forget_deletes_everything_that_is_kept(self):
        self.log_in()
        hole = self.lines("forum", "list-holes-in-division", "1", "--size", 1)[0]["id"]
        self.danxi("forum", "save-thread", hole)
        other = f"{self.home}/data/danxi/accounts/work/store"
        os.makedirs(other)
        self.danxi("logout", "campus", "--forget", status=2)
        text, _ = self.danxi("logout", "--forget", "--yes")
        self.assertIn("Deleted the files", text)
        self.assertEqual(os.listdir(f"{self.home}/data/danxi"), ["accounts"])
        self.assertTrue(os.path.exists(other))
        status = json.loads(self.danxi("status", "--json")[0])
        self.assertEqual([each["signed_in"] for each in status["accounts"].values()], [False, False])

    def test_a_store_of_the_configuration_is_not_deleted(self):
        store = f"{self.home}/mine"
        os.makedirs(store)
        config = json.dumps({**self.campus.config, "store": {"path": store}})
        _, told = self.danxi("logout", "--forget", "--yes", DANXI_CONFIG=config)
        self.assertIn(f"The store {store}", told)
        self.assertTrue(os.path.isdir(store))
        self.danxi("--account", "work", "status", DANXI_CONFIG=config)
        self.assertTrue(os.path.isdir(f"{store}/accounts/work"))
