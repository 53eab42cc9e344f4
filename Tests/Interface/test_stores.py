"""Checks that the present library reads everything that each release kept in files, in archives and in stores of the program."""

import json
import sys
import tempfile
import unittest
from pathlib import Path

import kept
import stores

sys.path.insert(0, str(kept.ROOT / "standin"))
from danxi_standin import StandIn  # noqa: E402

CHANGING = ("contains_today",)  # fields that depend on the date
CHANGING_HEADERS = ("age", "date")  # those of a cached response


def known_part(value, old, changing=CHANGING):
    """Returns a value without the fields that a later version has added, and without those that depend on the date."""
    if isinstance(value, dict) and isinstance(old, dict):
        return {
            name: known_part(each, old[name], CHANGING_HEADERS if name == "headers" else CHANGING)
            for name, each in value.items()
            if name in old and name not in changing
        }
    if isinstance(value, list) and isinstance(old, list) and len(value) == len(old):
        return [known_part(each, known) for each, known in zip(value, old, strict=True)]
    return value


class KeptStores:
    maxDiff = 2000
    files: Path  # the kept stores of a release

    def setUp(self):
        self.folder = stores.copy(self.files, Path(self.enterContext(tempfile.TemporaryDirectory())) / "stores")
        found = json.loads((self.folder / stores.FOUND).read_text(encoding="utf-8"))
        self.found = known_part(found, found)

    def test_every_value_in_files_is_read(self):
        present = stores.read_folder(self.folder)
        self.assertEqual(present.keys(), self.found.keys())
        for method, value in self.found.items():
            with self.subTest(method):
                self.assertTrue(value)
                self.assertEqual(known_part(present[method], value), value)

    def test_every_value_in_a_store_of_the_program_is_read(self):
        for name, key in ((stores.SHARED, None), (stores.SEALED, stores.KEY)):
            present = stores.read_shared(self.folder, name, key)
            for method in stores.VALUES:
                with self.subTest(method, store=name):
                    self.assertEqual(known_part(present[method], self.found[method]), self.found[method])
            for method in stores.SIGN_INS:
                with self.subTest(method, store=name):
                    self.assertTrue(present[method]["signed_in"] and present[method]["remembered"])

    def test_values_that_are_encrypted_need_the_key(self):
        with self.assertRaises(stores.danxi.NotCachedError):
            stores.read_shared(self.folder, stores.SEALED, "1" * 64)

    def test_an_archive_is_exported_and_continued(self):
        archive = str(self.folder / stores.ARCHIVE)
        with stores.danxi.Session(client=stores.NoNetwork()) as session:
            exported = session.call("archive.export", folder=archive)
        parts = json.loads((self.folder / stores.PARTS_FOUND).read_text(encoding="utf-8"))
        self.assertEqual(exported["thread_count"], parts["threads"]["count"])
        with StandIn() as standin:
            variables = standin.client_environment()
            with stores.danxi.Session(json.loads(variables["DANXI_CONFIG"])) as session:
                session.account.login(variables["DANXI_EMAIL"], variables["DANXI_PASSWORD"])
                empty = self.folder / "empty"
                empty.mkdir()
                names = ["favorites", "holes", "floors", "threads"]
                fresh, continued, again = (
                    stores.run_archive(session, folder, names) for folder in (empty, self.folder, self.folder)
                )
        for name, part in continued.items():
            with self.subTest(name):
                self.assertEqual(part["outcome"], "ok")
                # Entries that are archived are not new. A later stand-in may have others than the release's, and lack some of these.
                added = max(0, fresh[name]["new_count"] - parts[name]["new_count"])
                self.assertLessEqual(part["new_count"], added + part["gone_count"])
                self.assertGreaterEqual(part["count"] + part["gone_count"], parts[name]["count"])
                self.assertEqual(again[name]["new_count"], 0)

    def test_a_stream_continues_at_its_kept_token(self):
        with StandIn() as standin:
            variables = standin.client_environment()
            config = {**json.loads(variables["DANXI_CONFIG"]), "store": {"path": str(self.folder / stores.FOLDER)}}
            with stores.danxi.Session(config) as session:
                session.account.login(variables["DANXI_EMAIL"], variables["DANXI_PASSWORD"])
                floor = session.call("forum.create_floor", hole_id=stores.HOLE, content="After the release")
                news = session.call("forum.watch_hole", id=stores.HOLE)
        # Without the token, the first call returns no floors.
        self.assertIn(floor["id"], [each["id"] for each in news["floors"]])

    def test_saved_threads_are_searched_and_continued(self):
        config = {**stores.CONFIG, "store": {"path": str(self.folder / stores.FOLDER)}}
        with stores.danxi.Session(config, client=stores.NoNetwork()) as session:
            text = self.found["forum.list_saved_floors"][0]["floor"]["content"]
            self.assertTrue(session.call("forum.search_saved", query=text[5:9]))
            self.assertTrue(
                session.call("feeds.search_entries", query=self.found["feeds.list_entries"][0]["entry"]["title"][:4])
            )
            session.call("forum.delete_saved_thread", hole_id=stores.HOLE)
            self.assertEqual(session.call("forum.list_saved_threads"), [])


def load_tests(loader, tests, pattern):
    """Runs all tests with the stores of each release."""
    suite = unittest.TestSuite()
    for files in stores.folders():
        release = type(f"Stores of {files.parent.name}", (KeptStores, unittest.TestCase), {"files": files})
        suite.addTests(loader.loadTestsFromTestCase(release))
    return suite


if __name__ == "__main__":
    unittest.main()
