"""eLearning: the synchronization of a course into a folder, also if processes are killed, and watching."""

import json
import os
import random
import subprocess
import sys
import tempfile
import unittest
from collections import Counter
from pathlib import Path

from support import LIBRARY, ROOT, StandIn, environment

os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))
sys.path.insert(0, str(ROOT / "bindings" / "python"))
import danxi  # noqa: E402

COURSE = 90000
STORAGE = "canvas-production.s3.fudan.edu.cn"
WORK = ".danxi-sync"

# Puts the course argv[1] into the folder argv[2], and prints the result.
PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
#include <danxi/danxi.h>

int main(int argc, char **argv) {
    (void)argc;
    danxi_session *session;
    danxi_result_free(danxi_session_open(getenv("DANXI_CONFIG"), &session));
    danxi_result *result = danxi_elearning_sync(session, atoll(argv[1]), argv[2], NULL);
    puts(danxi_result_json(result, NULL));
    return danxi_result_status(result) != DANXI_OK;
}
"""

# Each kill happens before a call of one of these functions.
KILLS = 50


def visible(folder):
    """Returns the contents of the files in a folder by their paths, without the library's own directory."""
    paths = (path.relative_to(folder) for path in Path(folder).rglob("*") if path.is_file())
    return {str(path): (Path(folder) / path).read_bytes() for path in paths if path.parts[0] != WORK}


def complete(folder):
    """Returns the identifiers of the files that are complete in the folder, also of those without a place."""
    work = Path(folder) / WORK
    record = json.loads((work / "record.json").read_text()) if (work / "record.json").exists() else {"files": []}
    placed = {entry["id"] for entry in record["files"] if (Path(folder) / "/".join(entry["place"])).exists()}
    names = os.listdir(work) if work.exists() else []
    return placed | {int(name.partition("-")[0]) for name in names if "." not in name}


def contents(log):
    """Returns the identifiers of the files whose contents were requested, one for each request."""
    return [int(entry["path"].rpartition("/")[2]) for entry in log if entry["host"] == STORAGE]


def lists(log):
    """Returns how often each list was requested, by path and query."""
    return Counter((entry["path"], entry["query"]) for entry in log if "per_page=" in entry["query"])


class ElearningTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.standin = cls.enterClassContext(StandIn())
        people = {(person["trait"] or person["role"]): person for person in cls.standin.ready["campus_accounts"]}
        cls.person = people["undergraduate"]
        cls.config = {**cls.standin.ready["config"], "elearning": {"token": f"1~{cls.person['number']}"}}

    def setUp(self):
        self.standin.control("POST", "/reset")
        self.directory = self.enterContext(tempfile.TemporaryDirectory())
        self.folder = os.path.join(self.directory, "course")

    def change(self, kind, **values):
        order = {"number": self.person["number"], "course_id": COURSE, "kind": kind, **values}
        return self.standin.control("POST", "/elearning", order)["id"]

    def session(self):
        return self.enterContext(danxi.Session(self.config))

    def sync(self, session, course=COURSE):
        return {file.id: file for file in session.elearning.sync(course, self.folder).files}

    def requests(self):
        """Returns the requests since the last call of this method."""
        log = self.standin.control("GET", "/requests")
        self.standin.control("DELETE", "/requests")
        return log

    def requested(self):
        """Returns the numbers of requests for the contents of files since the last call, by the files' identifiers."""
        return Counter(contents(self.requests()))


class SyncTest(ElearningTest):
    def test_only_what_is_new_or_changed_is_downloaded_and_nothing_is_deleted(self):
        session = self.session()
        first = self.sync(session)
        self.assertEqual({file.outcome for file in first.values()}, {"downloaded", "locked"})
        before = visible(self.folder)
        self.assertEqual(set(before), {file.path for file in first.values() if file.outcome == "downloaded"})
        self.assertEqual(len(before["讲义/第1周/讲义.pdf"]), 20_000)
        self.requested()
        again = self.sync(session)
        self.assertEqual({file.outcome for file in again.values()}, {"unchanged", "locked"})
        self.assertEqual(self.requested(), {})
        self.assertTrue(visible(self.folder) == before)
        changed, removed = (next(file for file in first.values() if file.path == path) for path in ("课程大纲.pdf", "讲义/第2周/讲义.pdf"))  # fmt: skip
        self.change("file", id=changed.id, name=changed.name, size=4000, seed="new")
        self.change("removed_file", id=removed.id)
        new = self.change("file", name="新.pdf", path=["讲义"])
        third = self.sync(session)
        self.assertEqual((third[changed.id].outcome, third[new].outcome), ("updated", "downloaded"))
        self.assertEqual((third[removed.id].outcome, third[removed.id].path), ("removed", removed.path))
        self.assertEqual(self.requested(), {changed.id: 1, new: 1})
        after = visible(self.folder)
        self.assertEqual(len(after.pop("讲义/新.pdf")), 1000)
        self.assertEqual(len(after.pop("课程大纲.pdf")), 4000)
        self.assertTrue(after == {path: content for path, content in before.items() if path != "课程大纲.pdf"})

    def test_a_file_of_the_user_is_neither_overwritten_nor_removed(self):
        folder = Path(self.folder)
        folder.mkdir()
        (folder / "课程大纲.pdf").write_text("own")
        (folder / "讲义").write_text("a file where a folder is needed")
        (folder / "作业").symlink_to(self.directory)
        session = self.session()
        first = self.sync(session)
        paths = {file.path for file in first.values() if file.path}
        self.assertIn("课程大纲 (2).pdf", paths)
        self.assertIn("讲义 (2)/第1周/讲义.pdf", paths)
        self.assertIn("作业 (2)/习题_ 1_2_.docx", paths)
        self.assertEqual(os.listdir(self.directory), ["course"])
        self.assertEqual((folder / "课程大纲.pdf").read_text(), "own")
        # A file that the user has changed gets a new version beside it, and is otherwise left alone.
        outline = next(file for file in first.values() if file.name == "课程大纲.pdf")
        (folder / outline.path).write_text("with notes")
        self.assertEqual(self.sync(session)[outline.id].outcome, "unchanged")
        self.change("file", id=outline.id, name=outline.name, size=10)
        self.assertEqual(self.sync(session)[outline.id].path, "课程大纲 (3).pdf")
        self.assertEqual((folder / outline.path).read_text(), "with notes")
        # A file that the user has deleted is downloaded again.
        (folder / "课程大纲 (3).pdf").unlink()
        self.assertEqual(self.sync(session)[outline.id].path, "课程大纲 (3).pdf")
        with self.assertRaisesRegex(danxi.InvalidArgumentError, "of the course 90000"):
            session.elearning.sync(COURSE + 1, self.folder)

    def test_hostile_names_do_not_leave_the_folder(self):
        names = [
            "..", ".", "../../evil", "/etc/passwd", "a\0b", "C:\\x", "con.txt", "x. . .", "  ", ".bashrc", "-rf", "长" * 300 + ".pdf",
            "Case.txt", "case.TXT", "CASE.txt", "\u202etxt.exe", "a\nb", "e\u0301.txt", "\u00e9.txt", WORK, "tab\t",
        ]  # fmt: skip
        numbers = [self.change("file", name=name, path=["../..", name], size=10) for name in names]
        numbers += [self.change("file", name=name, size=10) for name in names]
        files = self.sync(self.session())
        self.assertEqual({files[number].outcome for number in numbers}, {"downloaded"})
        self.assertEqual(os.listdir(self.directory), ["course"])
        paths = [files[number].path for number in numbers]
        self.assertEqual(len({path.casefold() for path in paths}), len(paths))
        for path in paths:
            for part in path.split("/"):
                self.assertNotRegex(part, r'^\.|[\x00-\x1f\\:*?"<>|\u202e]|[. ]$|^(?i:con)\.')
                self.assertLessEqual(len(part.encode()), 255)
                self.assertTrue(part)

    def test_a_course_that_hides_its_files_is_read_from_its_modules(self):
        files = self.sync(self.session(), COURSE + 4)
        self.assertIn("downloaded", {file.outcome for file in files.values()})
        self.assertIn("讲义/第1周/讲义.pdf", list(visible(self.folder)))

    def test_a_second_call_at_the_same_time_is_refused(self):
        session = self.session()
        with self.standin.holding(STORAGE) as held:
            first = session.start("elearning.sync", course_id=COURSE, folder=self.folder)
            held.wait_for_hits()
            with self.assertRaisesRegex(danxi.StorageError, "another call"):
                self.sync(session)
            first.cancel()
        self.assertEqual({file.outcome for file in self.sync(session).values()}, {"downloaded", "locked"})

    def test_a_sign_in_of_the_campus_takes_the_place_of_a_token(self):
        session = self.enterContext(danxi.Session(self.standin.ready["config"]))
        with self.assertRaises(danxi.NotSignedInError):
            session.elearning.list_courses()
        session.campus.login(self.person["number"], self.person["password"], "undergraduate")
        self.assertEqual({file.outcome for file in self.sync(session).values()}, {"downloaded", "locked"})
        file = next(file for file in session.elearning.list_files(COURSE) if file.name == "课程大纲.pdf")
        path = os.path.join(self.directory, "outline.pdf")
        downloaded = session.elearning.download_file(COURSE, file.id, path)
        self.assertEqual((downloaded.size, downloaded.url.count("?")), (3000, 0))
        self.assertEqual(Path(path).read_bytes(), visible(self.folder)["课程大纲.pdf"])

    def test_an_invalid_token_is_an_error_that_does_not_show_the_token(self):
        token = "1~00000000000"
        session = self.enterContext(danxi.Session({**self.config, "elearning": {"token": token}}))
        with self.assertRaises(danxi.NotSignedInError) as caught:
            self.sync(session)
        self.assertIn("elearning.token", str(caught.exception))
        self.assertNotIn(token, str(caught.exception))


class KilledSyncTest(ElearningTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        build = Path(cls.enterClassContext(tempfile.TemporaryDirectory()))
        (build / "program.c").write_text(PROGRAM)
        cls.environment = environment(cls.standin, cls.config)
        cls.program, cls.failing = build / "program", build / "failing.so"
        source = ROOT / "Tests/Check/failing.c"
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", cls.failing, source, "-ldl"], check=True)
        command = ["cc", "-o", cls.program, build / "program.c", "-ldanxi"]
        subprocess.run(command, check=True, env=cls.environment)

    def run_program(self, folder, **variables):
        """Synchronizes the folder in a process of its own. Returns whether the process was killed."""
        own = {"LD_PRELOAD": str(self.failing), "FAIL_KILL": "1", **variables} if variables else {}
        command = [self.program, str(COURSE), folder]
        done = subprocess.run(command, env={**self.environment, **own}, capture_output=True, text=True, timeout=120)
        self.assertIn(done.returncode, (0, -9), done.stdout + done.stderr)
        return done.returncode != 0

    def test_a_sync_that_is_killed_again_and_again_ends_with_the_files_of_an_undisturbed_one(self):
        self.change("file", name="大.bin", size=300_000)
        self.run_program(self.folder)
        undisturbed = visible(self.folder)
        chance = random.Random(22)
        kills = folders = asked = 0
        while kills < KILLS:
            folders += 1
            folder = os.path.join(self.directory, str(folders))
            is_killed = True
            while is_killed:
                finished = complete(folder)
                self.requested()
                # The changes of files, and the messages to servers. A number that is larger than that of all calls kills nothing.
                call, last = chance.choice([("*", 110), ("send", 30)])
                at = str(chance.randint(1, last))
                path = {"FAIL_PATH": folder} if call == "*" else {}
                is_killed = self.run_program(folder, FAIL_CALL=call, FAIL_AT=at, **path)
                kills += is_killed
                log = self.requests()
                self.assertEqual(finished & set(contents(log)), set(), (call, at))
                self.assertLessEqual(max(lists(log).values(), default=0), 1, (call, at, lists(log)))
                asked += lists(log).total()
            self.assertTrue(visible(folder) == undisturbed, sorted(visible(folder)))
            self.assertEqual(os.listdir(os.path.join(folder, WORK)), ["record.json"])
        self.assertGreater(asked, kills)


class WatchTest(ElearningTest):
    def poll(self, session, since=None, **params):
        """Returns the token and the new items."""
        news = session.call("elearning.watch", course_ids=[COURSE], **({"since": since} if since else {}), **params)
        return news["token"], news["items"]

    def test_new_announcements_assignments_files_and_grades_are_returned_once(self):
        session = self.session()
        token, items = self.poll(session)
        self.assertEqual(items, [])
        self.assertEqual(self.poll(session, token), (token, []))
        self.change("announcement", title="停课")
        assignment = self.change("assignment", title="报告")
        self.change("score", id=assignment, score=9.5)
        file = self.change("file", name="新.pdf")
        token, items = self.poll(session, token)
        self.assertEqual(
            [(item["kind"], item["title"], item.get("score")) for item in items],
            [
                ("announcement", "停课", None),
                ("assignment", "报告", None),
                ("file", "新.pdf", None),
                ("grade", "报告", 9.5),
            ],
        )
        self.change("file", id=file, name="新.pdf", size=5)
        token, items = self.poll(session, token)
        self.assertEqual([(item["kind"], item["id"]) for item in items], [("file", file)])
        self.assertEqual(self.poll(session, token), (token, []))
        grades, _ = self.poll(session, kinds=["grade"])
        self.change("announcement", title="复课")
        self.assertEqual(self.poll(session, grades, kinds=["grade"]), (grades, []))

    def test_a_list_that_is_not_shown_for_a_while_brings_no_old_items(self):
        session = self.session()
        token, _ = self.poll(session)
        with self.standin.failing("elearning.fudan.edu.cn", 403, path="/api/v1/courses/*/files"):
            self.assertEqual(self.poll(session, token), (token, []))
        self.assertEqual(self.poll(session, token), (token, []))

    def test_the_store_keeps_the_token_of_a_personal_token(self):
        config = {**self.config, "store": {"path": os.path.join(self.directory, "store")}}
        for title, expected in (("停课", []), ("复课", ["停课"])):
            with danxi.Session(config) as session:
                _, items = self.poll(session)
            self.assertEqual([item["title"] for item in items], expected)
            self.change("announcement", title=title)

    def test_a_token_of_another_method_is_refused(self):
        with self.assertRaises(danxi.InvalidArgumentError):
            self.poll(self.session(), "messages:1")


if __name__ == "__main__":
    unittest.main()
