"""`archive.run`: what it reads, what a run without news requests, killed runs, secrets, permissions, two people and refusals."""

import base64
import json
import os
import random
import sqlite3
import stat
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from support import LIBRARY, ROOT, StandIn, environment

os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))
sys.path.insert(0, str(ROOT / "bindings" / "python"))
import danxi  # noqa: E402

PARTS = (
    "favorites", "holes", "floors", "threads", "messages", "images", "reviews", "scores", "lessons", "exams", "transactions", "loans", "files",
)  # fmt: skip
COMMUNITY = PARTS[:7]
COURSE = 90000
FORUM = "forum.fduhole.com"
PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)

# Archives into the folder argv[1] with the sign-ins of the store, and prints the result.
PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
#include <danxi/danxi.h>

int main(int argc, char **argv) {
    (void)argc;
    danxi_session *session;
    danxi_result *opened = danxi_session_open(getenv("DANXI_CONFIG"), &session);
    if (danxi_result_status(opened) != DANXI_OK) return puts(danxi_result_json(opened, NULL)), 1;
    danxi_result *result = danxi_archive_run(session, argv[1], "{\"interval_ms\": 0, \"timeout_ms\": 120000}");
    puts(danxi_result_json(result, NULL));
    return danxi_result_status(result) != DANXI_OK;
}
"""

# Each kill happens before a call of one of these functions.
KILLS = 100


def rows(folder, query, *values):
    with sqlite3.connect(f"file:{folder}/archive.sqlite?mode=ro", uri=True) as database:
        return database.execute(query, values).fetchall()


def still(value):
    """Returns JSON without the number of views, which grows with each request of a hole."""
    parsed = json.loads(value)
    parsed.pop("view", None)
    return parsed


def files(folder):
    """Returns the contents of the files of an archive by their paths, without the database and the directories of the synchronization."""
    paths = (path.relative_to(folder) for path in Path(folder).rglob("*") if path.is_file())
    return {
        str(path): (Path(folder) / path).read_bytes()
        for path in paths
        if len(path.parts) > 1 and ".danxi-sync" not in path.parts
    }


def content(folder):
    """Returns all that an archive has, without times."""
    return (
        [(*row, still(value)) for *row, value in rows(folder, "SELECT kind, key, scope, position, gone_at IS NULL, is_pending, value FROM item ORDER BY 1, 2")],
        [(*row, still(value)) for *row, value in rows(folder, "SELECT kind, key, value FROM earlier ORDER BY 1, 2, id")],
        rows(folder, "SELECT url, name, type, size FROM media ORDER BY 1"),
        rows(folder, "SELECT hole_id, is_complete, gone_at IS NULL FROM thread ORDER BY 1"),
        rows(folder, "SELECT id, hole_id, floor, history, deleted_at IS NULL, deletion_notice, is_listed FROM floor ORDER BY 1"),
        rows(folder, "SELECT name FROM part ORDER BY 1"),
        files(folder),
    )  # fmt: skip


class OwnArchiveTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.standin = cls.enterClassContext(StandIn())
        cls.people = {(person["trait"] or person["role"]): person for person in cls.standin.ready["campus_accounts"]}
        cls.accounts = {account["email"].partition("@")[0]: account for account in cls.standin.ready["accounts"]}
        cls.person, cls.account = cls.people["undergraduate"], cls.accounts["student"]

    def setUp(self):
        self.standin.reset()
        self.directory = self.enterContext(tempfile.TemporaryDirectory())
        self.folder = os.path.join(self.directory, "archive")
        self.config = {**self.standin.ready["config"], "store": {"path": os.path.join(self.directory, "store")}}

    def session(self, person="undergraduate", account="student"):
        """Returns a session with a store, signed in as a person of the university, of the community, or of both."""
        store = {"path": tempfile.mkdtemp(dir=self.directory)}
        session = self.enterContext(danxi.Session({**self.config, "store": store}))
        self.sign_in(session, person, account)
        return session

    def sign_in(self, session, person="undergraduate", account="student"):
        if account:
            session.account.login(self.accounts[account]["email"], self.accounts[account]["password"], remember=True)
        if person:
            who = self.people[person]
            session.campus.login(who["number"], who["password"], who["role"], remember=True)

    def run_archive(self, session, folder=None, **params):
        """Returns the report, and its parts by name."""
        report = session.archive.run(folder or self.folder, interval_ms=0, timeout_ms=120_000, **params)
        return report, {part.name: part for part in report.parts}

    def write_something(self, session):
        """Makes a favorite with a floor, a hole with images, and a review. Returns the favorite, the hole and the floor."""
        favorite = session.forum.list_holes(size=10)[3].id
        session.forum.add_favorite(favorite)
        image = session.image.upload(data=base64.b64encode(PIXEL).decode()).url
        lost = f"{image.rsplit('/', 1)[0]}/lost.png"
        text = f"毕业了 ![]({image}) ![]({lost})"
        hole = session.forum.create_hole(text, division_id=session.forum.get_divisions()[0].id, tags=["毕业"]).id
        floor = session.forum.create_floor("自己的回复", hole_id=favorite).id
        course = session.curriculum.list_course_groups()[0].course_list[0].id
        marks = {"overall_rank": 5, "content_rank": 5, "workload_rank": 3, "assessment_rank": 4}
        session.curriculum.create_review(course, "清楚", "讲得很清楚。", **marks)
        return favorite, hole, floor


class RunTest(OwnArchiveTest):
    def test_a_run_reads_all_parts_and_the_next_one_sends_one_request_for_each(self):
        with danxi.Session(self.config) as session:
            self.sign_in(session)
            favorite, hole, floor = self.write_something(session)
            report, parts = self.run_archive(session)
        self.assertEqual(
            {part.name: (part.outcome, part.reason) for part in report.parts}, dict.fromkeys(PARTS, ("ok", None))
        )
        self.assertTrue(report.is_complete)
        for part in parts.values():
            self.assertTrue(part.count > 0 and part.new_count > 0, part)
        self.assertEqual(parts["images"].count, 1)
        self.assertIn((str(favorite),), rows(self.folder, "SELECT key FROM item WHERE kind = 'favorite'"))
        self.assertIn((str(hole),), rows(self.folder, "SELECT key FROM item WHERE kind = 'own_hole'"))
        self.assertIn((str(floor),), rows(self.folder, "SELECT key FROM item WHERE kind = 'own_floor'"))
        self.assertEqual(rows(self.folder, "SELECT count(*) FROM thread WHERE NOT is_complete"), [(0,)])
        self.assertEqual({name.split("/")[0] for name in files(self.folder)}, {"media", "elearning"})
        self.assertIn(PIXEL, files(self.folder).values())
        self.assertEqual(rows(self.folder, "PRAGMA user_version"), [(1,)])
        before = content(self.folder)
        # Another session with the same store, as in a run of the next day.
        session = self.enterContext(danxi.Session(self.config))
        self.standin.control("DELETE", "/requests")
        again, parts = self.run_archive(session)
        log = self.standin.control("GET", "/requests")
        self.assertEqual(again.request_count, len(log), log)
        self.assertLessEqual(len(log), len(PARTS), [f"{entry['host']}{entry['path']}" for entry in log])
        self.assertTrue(again.is_complete)
        self.assertEqual({(part.new_count, part.changed_count, part.gone_count) for part in again.parts}, {(0, 0, 0)})
        self.assertEqual(content(self.folder), before)
        # Loans and files are read before their time if they are chosen.
        self.standin.control("DELETE", "/requests")
        self.run_archive(session, parts=["loans", "files"])
        hosts = {entry["host"] for entry in self.standin.control("GET", "/requests")}
        self.assertLessEqual({"fdulspgw.fudan.edu.cn", "elearning.fudan.edu.cn"}, hosts)
        self.assertEqual(content(self.folder), before)

    def test_a_graduate_student_has_an_archive_too(self):
        session = self.session("graduate", None)
        _, parts = self.run_archive(session)
        outcomes = {name: (part.outcome, part.reason) for name, part in parts.items() if name not in COMMUNITY}
        self.assertEqual(outcomes, dict.fromkeys(PARTS[7:], ("ok", None)))
        self.assertGreater(parts["scores"].count, 0)
        self.assertGreater(parts["lessons"].count, 0)
        self.assertEqual(parts["exams"].count, 0)
        before = content(self.folder)
        again, _ = self.run_archive(session)
        self.assertLessEqual(again.request_count, len(PARTS))
        self.assertEqual(content(self.folder), before)

    def test_what_is_new_changed_or_gone_is_recorded_and_nothing_is_lost(self):
        session = self.session(person=None)
        favorite, hole, floor = self.write_something(session)
        self.run_archive(session, parts=COMMUNITY)
        reply = session.forum.create_floor("新楼层", hole_id=hole).id
        session.forum.modify_floor(floor, content="改过的回复")
        session.forum.remove_favorite(favorite)
        _, parts = self.run_archive(session, parts=COMMUNITY)
        self.assertEqual((parts["favorites"].gone_count, parts["threads"].new_count), (1, 1))
        self.assertEqual(parts["floors"].changed_count, 1)
        self.assertEqual(rows(self.folder, "SELECT hole_id FROM floor WHERE id = ?", reply), [(hole,)])
        ((earlier,),) = rows(self.folder, "SELECT value FROM earlier WHERE kind = 'own_floor' AND key = ?", str(floor))
        ((now,),) = rows(self.folder, "SELECT value FROM item WHERE kind = 'own_floor' AND key = ?", str(floor))
        self.assertEqual([json.loads(value)["content"] for value in (earlier, now)], ["自己的回复", "改过的回复"])
        # The floor in the thread of the favorite has its earlier text too.
        session.forum.add_favorite(favorite)
        _, parts = self.run_archive(session, parts=COMMUNITY, refresh=True)
        ((thread_earlier,),) = rows(
            self.folder, "SELECT value FROM earlier WHERE kind = 'floor' AND key = ?", str(floor)
        )
        self.assertEqual(json.loads(thread_earlier)["content"], "自己的回复")
        # A deleted floor keeps its text.
        session.forum.delete_floor(reply, reason="不要了")
        session.forum.delete_floor(floor, reason="不要了")
        _, parts = self.run_archive(session, parts=COMMUNITY, refresh=True)
        ((text, gone),) = rows(
            self.folder,
            "SELECT value ->> 'content', gone_at FROM item WHERE kind = 'own_floor' AND key = ?",
            str(floor),
        )
        self.assertEqual(text, "改过的回复")
        self.assertIsNotNone(gone)
        ((text, gone),) = rows(self.folder, "SELECT floor ->> 'content', deleted_at FROM floor WHERE id = ?", reply)
        self.assertEqual(text, "新楼层")
        self.assertIsNotNone(gone)

    def test_a_part_that_fails_does_not_stop_the_others_and_is_read_later(self):
        session = self.session()
        self.write_something(session)
        with self.standin.failing("wallet", 500), self.standin.failing(FORUM, 500, path="/api/messages"):
            report, parts = self.run_archive(session)
        self.assertFalse(report.is_complete)
        self.assertEqual({name for name, part in parts.items() if part.outcome != "ok"}, {"transactions", "messages"})
        self.assertIn("500", parts["messages"].reason)
        report, parts = self.run_archive(session)
        self.assertTrue(report.is_complete, report)
        other = os.path.join(self.directory, "other")
        self.run_archive(session, other)
        self.assertEqual(content(self.folder), content(other))

    def test_a_thread_that_fails_does_not_stop_the_others(self):
        session = self.session(person=None)
        favorite, hole, _ = self.write_something(session)
        for status, number in ((500, hole), (403, hole)):
            folder = os.path.join(self.directory, f"archive {status}")
            with self.standin.failing(FORUM, status, path=f"/api/holes/{number}"):
                report, parts = self.run_archive(session, folder, parts=COMMUNITY)
            self.assertEqual(
                [(part.name, part.outcome) for part in report.parts if part.outcome != "ok"], [("threads", "failed")]
            )
            self.assertIn(str(status), parts["threads"].reason)
            self.assertEqual(
                rows(folder, "SELECT count(*) FROM thread WHERE hole_id = ? AND is_complete", favorite), [(1,)]
            )
            self.assertTrue(self.run_archive(session, folder, parts=COMMUNITY)[0].is_complete)
            self.assertEqual(rows(folder, "SELECT is_complete FROM thread WHERE hole_id = ?", number), [(1,)])

    def test_a_server_that_fails_is_not_asked_for_every_thread(self):
        session = self.session(person=None)
        self.write_something(session)
        with self.standin.failing(FORUM, 400, path="/api/holes/*"):
            self.standin.control("DELETE", "/requests")
            _, parts = self.run_archive(session, parts=["favorites", "holes", "threads"])
        self.assertEqual(parts["threads"].outcome, "failed")
        asked = [entry for entry in self.standin.control("GET", "/requests") if entry["path"].startswith("/api/holes/")]
        self.assertEqual(len(asked), 3)


class RefusalTest(OwnArchiveTest):
    def test_two_refusals_end_the_run(self):
        session = self.session()
        self.standin.control("DELETE", "/requests")
        with self.standin.failing("*", 429):
            report, parts = self.run_archive(session)
        self.assertEqual(len(self.standin.control("GET", "/requests")), 2)
        self.assertEqual(parts["favorites"].outcome, "failed")
        self.assertEqual({part.outcome for part in report.parts[1:]}, {"skipped"})
        with self.standin.failing("wallet", 403), self.standin.failing("exam", 403, path="*exam*"):
            report, parts = self.run_archive(session)
        self.assertEqual([(part.name, part.outcome) for part in report.parts[-4:]], [("exams", "failed"), ("transactions", "failed"), ("loans", "skipped"), ("files", "skipped")])  # fmt: skip
        self.assertIn("refused", parts["files"].reason)
        self.assertTrue(self.run_archive(session)[0].is_complete)

    def test_a_failed_sign_in_is_not_tried_again(self):
        with danxi.Session(self.config) as session:
            self.sign_in(session, account=None)
        # This session does not know the password.
        session = self.enterContext(danxi.Session(self.config))
        numbers = []
        for names in (["exams"], ["exams", "transactions", "loans"]):
            self.standin.expire_sessions()
            self.standin.control("DELETE", "/requests")
            report, parts = self.run_archive(session, parts=names)
            numbers.append(len(self.standin.control("GET", "/requests")))
            self.assertEqual(parts["exams"].outcome, "failed")
        self.assertEqual(
            [(part.outcome, part.reason) for part in report.parts[1:]], [("skipped", parts["exams"].reason)] * 2
        )
        self.assertEqual(numbers[0], numbers[1])

    def test_an_account_that_is_missing_leaves_its_parts_out(self):
        _, parts = self.run_archive(self.session(person=None))
        self.assertEqual({name for name, part in parts.items() if part.outcome == "ok"}, set(COMMUNITY))
        self.assertIn("campus.login", parts["scores"].reason)
        session = self.enterContext(danxi.Session(self.standin.ready["config"]))
        empty = os.path.join(self.directory, "empty")
        with self.assertRaises(danxi.NotSignedInError):
            session.archive.run(empty)
        self.assertFalse(os.path.exists(empty))

    def test_a_personal_token_of_elearning_may_be_another_persons(self):
        config = {**self.config, "elearning": {"token": f"1~{self.people['graduate']['number']}"}}
        session = self.enterContext(danxi.Session(config))
        self.sign_in(session, account=None)
        _, parts = self.run_archive(session, parts=["files"])
        self.assertEqual(parts["files"].outcome, "failed")
        self.assertIn("elearning.token", parts["files"].reason)
        self.assertEqual(files(self.folder), {})


class FolderTest(OwnArchiveTest):
    def test_only_the_owner_can_read_the_archive(self):
        old = os.umask(0)
        self.addCleanup(os.umask, old)
        session = self.session()
        self.write_something(session)
        os.mkdir(self.folder, 0o755)
        self.run_archive(session)
        self.assertEqual(stat.S_IMODE(os.stat(self.folder).st_mode), 0o700)
        for path in Path(self.folder).rglob("*"):
            if path.is_file() and ".danxi-sync" not in path.parts:
                self.assertEqual(stat.S_IMODE(path.stat().st_mode), 0o600, path)
        self.assertEqual(
            {path.name for path in Path(self.folder).iterdir()},
            {"archive.sqlite", "archive.lock", "media", "elearning"},
        )

    def test_no_secret_and_no_number_of_the_person_is_in_the_archive(self):
        session = self.session()
        self.write_something(session)
        self.run_archive(session)
        secrets = [self.person["password"], self.person["number"], self.account["password"], self.account["email"]]
        # The tokens and the cookies of the sign-ins.
        stores = [
            path.read_text()
            for path in Path(self.directory).glob("*/*.json")
            if path.name in {"account.json", "campus.json"}
        ]
        self.assertEqual(len(stores), 2)
        secrets += [value for text in stores for value in text.split('"') if len(value) > 20 and "://" not in value]
        self.assertGreater(len(secrets), 6)
        for path in Path(self.folder).rglob("*"):
            if path.is_file():
                data = path.read_bytes()
                for secret in secrets:
                    self.assertNotIn(secret.encode(), data, path)
                self.assertNotIn(b"icourse", data.lower(), path)
        self.assertEqual(rows(self.folder, "SELECT value ->> 'reviewer_id' FROM item WHERE kind = 'review'"), [(0,)])

    def test_a_folder_belongs_to_one_person(self):
        session = self.session()
        self.run_archive(session, parts=["favorites", "scores"])
        before = content(self.folder)
        for person, account in (
            ("graduate", None),
            (None, "admin"),
            ("undergraduate", "admin"),
            ("graduate", "student"),
        ):
            with (
                self.subTest(person=person, account=account),
                self.assertRaisesRegex(danxi.InvalidArgumentError, "another account"),
            ):
                self.run_archive(self.session(person, account))
        self.assertEqual(content(self.folder), before)
        # The account of the university is added only by a session that is signed in to the account of the community too.
        other = os.path.join(self.directory, "other")
        self.run_archive(self.session(None), other, parts=["favorites"])
        with self.assertRaisesRegex(danxi.InvalidArgumentError, "another account"):
            self.run_archive(self.session("graduate", None), other)
        self.run_archive(session, other, parts=["favorites"])
        self.run_archive(self.session("undergraduate", None), other, parts=["scores"])

    def test_a_folder_with_other_files_is_refused(self):
        session = self.session(person=None)
        path = Path(self.directory, "documents")
        path.mkdir()
        (path / "thesis.tex").write_text("mine")
        for folder in (path, path / "thesis.tex", Path(self.directory, "missing", "below")):
            with (
                self.subTest(folder),
                self.assertRaises(danxi.InvalidArgumentError if "missing" not in str(folder) else AssertionError),
            ):
                self.run_archive(session, str(folder), parts=["favorites"])
                self.assertFalse(folder.exists())
        self.assertEqual(os.listdir(path), ["thesis.tex"])

    def test_one_call_at_a_time_uses_a_folder(self):
        session = self.session(person=None)
        with self.standin.holding(FORUM) as held:
            first = session.start("archive.run", folder=self.folder, parts=["favorites"], interval_ms=0)
            held.wait_for_hits()
            with self.assertRaisesRegex(danxi.StorageError, "Another call"):
                self.run_archive(session)
            first.cancel()
        self.assertTrue(self.run_archive(session, parts=["favorites"])[0].is_complete)

    def test_progress_counts_the_parts_and_what_they_request(self):
        session = self.session(person=None)
        with self.standin.holding(FORUM, path="/api/users/me/holes") as held:
            call = session.start("archive.run", folder=self.folder, parts=["favorites", "holes"], interval_ms=0)
            held.wait_for_hits()
            self.assertEqual(call.progress(), (1, 2))
        call.result()

    def test_all_steps_are_done_at_the_end(self):
        session = self.session(person=None)
        self.write_something(session)
        call = session.start("archive.run", folder=self.folder, parts=COMMUNITY, interval_ms=0, timeout_ms=120_000)
        call.result()
        done, expected = call.progress()
        # A step for each part, and at least one for each thread and image.
        self.assertGreaterEqual(done, len(COMMUNITY) + 4)
        self.assertEqual(done, expected)


class KilledRunTest(OwnArchiveTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        build = Path(cls.enterClassContext(tempfile.TemporaryDirectory()))
        (build / "program.c").write_text(PROGRAM)
        cls.program, cls.failing = build / "program", build / "failing.so"
        subprocess.run(
            ["cc", "-shared", "-fPIC", "-O1", "-o", cls.failing, ROOT / "Tests/Check/failing.c", "-ldl"], check=True
        )
        command = ["cc", "-o", cls.program, build / "program.c", "-ldanxi"]
        subprocess.run(command, check=True, env=environment(cls.standin))

    def run_program(self, folder, **variables):
        """Archives in a process of its own. Returns whether the process was killed."""
        own = {"LD_PRELOAD": str(self.failing), "FAIL_KILL": "1", **variables} if variables else {}
        env = {**environment(self.standin, self.config), **own}
        done = subprocess.run([self.program, folder], env=env, capture_output=True, text=True, timeout=300)
        self.assertIn(done.returncode, (0, -9), done.stdout + done.stderr)
        if done.returncode == 0:
            self.assertTrue(json.loads(done.stdout)["is_complete"], done.stdout)
        return done.returncode != 0

    def test_a_run_that_is_killed_again_and_again_ends_with_the_content_of_an_undisturbed_one(self):
        with danxi.Session(self.config) as session:
            self.sign_in(session)
            self.write_something(session)
            for number in range(60):
                session.forum.create_floor(f"楼层 {number}", hole_id=2)
        self.run_program(self.folder)
        undisturbed = content(self.folder)
        chance = random.Random(25)
        kills = folders = 0
        while kills < KILLS:
            folders += 1
            folder = os.path.join(self.directory, f"archive {folders}")
            is_killed = True
            while is_killed:
                # The changes of files in the folder, and the messages to servers. A number that is larger than that of all calls kills
                # nothing.
                call, last = chance.choice([("*", 400), ("send", 60)])
                path = {"FAIL_PATH": folder} if call == "*" else {}
                is_killed = self.run_program(folder, FAIL_CALL=call, FAIL_AT=str(chance.randint(1, last)), **path)
                kills += is_killed
            for mine, theirs in zip(content(folder), undisturbed, strict=True):
                self.assertEqual(mine, theirs)
            self.assertEqual([name for name in os.listdir(os.path.join(folder, "media")) if "." not in name], [])


if __name__ == "__main__":
    unittest.main()
