"""The upload and download of images, and the reviews of the courses in a timetable, with the stand-in."""

import os
import subprocess
import sys
import tempfile
import unittest
from base64 import b64decode, b64encode
from pathlib import Path

from support import LIBRARY, ROOT, StandIn, environment

os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))
sys.path.insert(0, str(ROOT / "bindings" / "python"))
import danxi  # noqa: E402

PNG = b"\x89PNG\r\n\x1a\n"

# Prints by how many KiB the peak memory grows when the second file is uploaded after the first.
PEAK = """
import json, os, sys, danxi

def peak():
    return next(int(line.split()[1]) for line in open("/proc/self/status") if line.startswith("VmHWM"))

with danxi.Session(json.loads(os.environ["DANXI_CONFIG"])) as session:
    session.image.upload(path=sys.argv[1])
    before = peak()
    session.image.upload(path=sys.argv[2])
    print(peak() - before)
"""


class ImageTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.standin = cls.enterClassContext(StandIn())

    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.session = self.open()

    def open(self, **sections):
        return self.enterContext(danxi.Session(self.standin.ready["config"] | sections))

    def requests(self):
        return [
            entry["method"] for entry in self.standin.control("GET", "/requests") if entry["host"].startswith("image.")
        ]

    def test_a_large_file_arrives_whole_and_is_the_same_after_the_download(self):
        content = PNG + os.urandom((10 << 20) - len(PNG))
        file, copy = self.folder / "my photo.jpg", self.folder / "copy.png"
        file.write_bytes(content)
        image = self.session.image.upload(path=str(file))
        self.assertRegex(image.url, r"^https://image\.fduhole\.com/i/\d{4}/\d\d/\d\d/\w+\.png$")
        self.assertEqual((image.type, image.markdown), ("png", f"![]({image.url})"))
        found = self.session.image.download(image.url, path=str(copy))
        self.assertEqual((found.size, found.path, found.data), (len(content), str(copy), None))
        self.assertEqual(copy.read_bytes(), content)
        self.assertEqual([path.name for path in self.folder.iterdir() if path not in (file, copy)], [])

    def test_an_image_from_memory_is_uploaded_and_its_download_is_cached(self):
        content = PNG + bytes(range(256))
        image = self.session.image.upload(data=b64encode(content).decode())
        self.assertEqual(self.session.image.upload(data=b64encode(content).decode()).url, image.url)
        store = {"store": {"path": str(self.folder / "store")}}
        for session in (self.open(**store), self.open(**store)):
            self.standin.control("DELETE", "/requests")
            self.assertEqual(b64decode(session.image.download(image.url).data), content)
        self.assertEqual(self.requests(), [], "the second session has requested the image again")
        session.image.clear_cache()
        with self.assertRaises(danxi.NotCachedError):
            session.image.download(image.url, cache="only")

    def test_invalid_images_and_urls_are_refused_before_a_request(self):
        text, pipe = self.folder / "text.png", self.folder / "pipe.png"
        text.write_text("no image")
        os.mkfifo(pipe)
        self.standin.control("DELETE", "/requests")
        for parameters in ({"path": str(text)}, {"path": str(pipe)}, {"path": str(self.folder)}, {"data": "eA=="}, {}):
            with self.assertRaises(danxi.InvalidArgumentError):
                self.session.image.upload(**parameters)
        with self.assertRaises(danxi.InvalidArgumentError):
            self.session.image.download("https://forum.fduhole.com/api/divisions")
        self.assertEqual(self.requests(), [])

    def test_uploading_10_mib_needs_less_than_4_mib_of_memory(self):
        small, large = self.folder / "small.png", self.folder / "large.png"
        small.write_bytes(PNG)
        large.write_bytes(PNG + bytes((10 << 20) - len(PNG)))
        growth = subprocess.run(
            [sys.executable, "-c", PEAK, small, large],
            env=environment(self.standin),
            stdout=subprocess.PIPE,
            check=True,
        )
        self.assertLess(int(growth.stdout), 4096, "the upload of a file of 10 MiB needed 4 MiB of memory or more")


class ReviewTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.standin = cls.enterClassContext(StandIn())

    def session(self, kind=None, community=True):
        session = self.enterContext(danxi.Session(self.standin.ready["config"]))
        if community:
            account = next(each for each in self.standin.ready["accounts"] if each["role"] == "student")
            session.account.login(account["email"], account["password"])
        if kind:
            person = next(
                each for each in self.standin.ready["campus_accounts"] if (each["trait"] or each["role"]) == kind
            )
            session.campus.login(person["number"], person["password"], kind)
        return session

    def test_the_courses_of_the_timetable_have_their_reviews(self):
        session = self.session("undergraduate")
        timetable = session.course.get_courses(session.course.get_current_semester().id)
        found = session.course.get_reviews()
        self.assertEqual({each.name for each in found}, {course.name for course in timetable})
        self.assertEqual(len(found), len({each.code for each in found}), "a course is listed more than once")
        for each in found:
            self.assertTrue(each.group_id and each.courses, each.name)
            self.assertEqual({course.code for course in each.courses}, {each.code})
            self.assertTrue(any(course.review_list for course in each.courses))

    def test_courses_without_reviews_are_also_listed(self):
        found = self.session("graduate").course.get_reviews()
        self.assertTrue(found)
        self.assertTrue(all(each.group_id is None and each.courses == () and each.name for each in found))

    def test_the_reviews_of_a_timetable_need_both_sign_ins(self):
        for session in (self.session(), self.session("undergraduate", community=False)):
            with self.assertRaises(danxi.NotSignedInError):
                session.course.get_reviews()


if __name__ == "__main__":
    unittest.main()
