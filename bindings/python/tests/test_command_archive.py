"""`danxi archive`."""

import json
import os
import sqlite3

from .command import CommandTest, Terminal


class Archive(CommandTest):
    def setUp(self):
        super().setUp()
        self.folder = f"{self.home}/fudan"

    def kinds(self):
        with sqlite3.connect(f"file:{self.folder}/archive.sqlite?mode=ro", uri=True) as database:
            return {kind for (kind,) in database.execute("SELECT DISTINCT kind FROM item")}

    def test_a_folder_is_enough_and_the_outcome_of_each_part_is_shown(self):
        self.log_in()
        chosen = ("--parts", "scores", "--parts", "exams", "--interval-ms", 0)
        text, _ = self.danxi("archive", self.folder, *chosen)
        header, *lines = (line.split("\t") for line in text.splitlines())
        found = [dict(zip(header, line)) for line in lines]
        self.assertEqual([(part["name"], part["outcome"]) for part in found], [("scores", "ok"), ("exams", "ok")])
        self.assertEqual(self.kinds(), {"score", "exam"})
        report = json.loads(self.danxi("archive", "run", self.folder, *chosen, "--json")[0])
        self.assertTrue(report["is_complete"])
        self.assertEqual([part["new_count"] for part in report["parts"]], [0, 0])
        text = Terminal(self, "archive", "--parts", "exams", self.folder, "--interval-ms", "0").end()
        self.assertRegex(text, r"exams +ok +\d+ +0")

    def test_a_part_that_is_missing_gives_the_status_1_and_its_reason(self):
        self.log_in()
        self.campus.fault("status", host="exam", status=500, times=None)
        text, _ = self.danxi("archive", self.folder, "--parts", "exams", "--interval-ms", 0, status=1)
        self.assertIn("HTTP 500", text)

    def test_accounts_whose_passwords_are_known_are_signed_in(self):
        person = self.campus.people["undergraduate"]
        names = {"DANXI_CAMPUS_NUMBER": person["number"], "DANXI_CAMPUS_PASSWORD": person["password"]}
        arguments = ("archive", self.folder, "--parts", "messages", "--parts", "exams", "--interval-ms", 0)
        text, _ = self.danxi(*arguments, status=1, **names)
        self.assertRegex(text, r"(?m)^messages\tskipped.*account\.login")
        self.assertRegex(text, r"(?m)^exams\tok")
        _, problem = self.danxi("archive", f"{self.home}/other", status=3, XDG_DATA_HOME=f"{self.home}/nobody")
        self.assertIn("no account is signed in", problem)
        self.assertFalse(os.path.exists(f"{self.home}/other"))

    def test_help_and_mistakes_are_those_of_the_command(self):
        self.assertIn("run", self.describe("archive", "--help"))
        self.assertIn("FOLDER", self.describe("archive", "run", "--help"))
        self.assertIn("Missing argument 'FOLDER'", self.describe("archive", "--refresh", status=2))
