"""An odd answer of the university has the value that a person would read, or is reported as an error or as a skipped row.

The tables in odd_values were written before the answers were tried.
"""

import os
import sys
import unittest
import warnings
from fnmatch import fnmatchcase
from urllib.parse import urlsplit

from odd_values import cards, elearning, icourse, libraries, materials, notices, scores, summaries, timetable
from odd_values.table import LOST, OneOf
from support import LIBRARY, ROOT, StandIn

os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))
sys.path.insert(0, str(ROOT / "bindings" / "python"))
import danxi  # noqa: E402

FAMILIES = {
    "timetable": timetable,
    "scores": scores,
    "cards": cards,
    "libraries": libraries,
    "elearning": elearning,
    "materials": materials,
    "icourse": icourse,
    "summaries": summaries,
    "notices": notices,
}


class Replacement:
    """An interceptor that replaces the body of the responses of one address."""

    address, body = None, ""

    def intercept(self, exchange):
        url = urlsplit(exchange.request.url)
        response = exchange.response
        if (
            self.address
            and response
            and response.status == 200
            and fnmatchcase(f"{url.hostname}{url.path}", self.address)
        ):
            response.body = self.body
            response.headers.pop("link", None)


class OddValuesTest(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.standin = cls.enterClassContext(StandIn())
        people = {(person["trait"] or person["role"]): person for person in cls.standin.ready["campus_accounts"]}
        network = {**cls.standin.ready["config"]["network"], "webvpn": "never", "allow_plain_http": True}
        cls.replacement = Replacement()
        cls.sessions = {}
        for who in ("undergraduate", "graduate", None):
            config = {**cls.standin.ready["config"], "network": network}
            session = cls.enterClassContext(danxi.Session(config, interceptors=[cls.replacement]))
            if who:
                session.campus.login(people[who]["number"], people[who]["password"], who)
            cls.sessions[who] = session
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", danxi.SkippedRowsWarning)
            cls.values = timetable.values(cls.sessions["graduate"].call("course.get_current_semester"))
            cls.values["{course}"] = cls.sessions["undergraduate"].call("elearning.list_courses")[0]["id"]
        methods = danxi.schema()["methods"]
        cls.fresh = {
            method["name"]: {"cache": "refresh"} if any(each["name"] == "cache" for each in method["params"]) else {}
            for method in methods
        }

    def filled(self, value):
        if isinstance(value, list):
            return [self.filled(each) for each in value]
        if value in self.values:
            return self.values[value]
        for name, text in self.values.items() if isinstance(value, str) else ():
            value = value.replace(name, str(text))
        return value

    def read(self, table, body, **more):
        """Returns the value of the table's method for a body, and the number of skipped rows. The value of a call that fails is LOST."""
        parameters = {name: self.filled(value) for name, value in table.parameters.items()} | more
        self.replacement.address, self.replacement.body = body is not None and table.address, self.filled(body)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", danxi.SkippedRowsWarning)
                result = self.sessions[table.who].request(table.method, **parameters, **self.fresh[table.method])
        except danxi.Error as error:
            return LOST, str(error)
        finally:
            self.replacement.address = None
        return result.value, result.skipped

    def check(self, name):
        family = FAMILIES[name]
        unread = set()
        for table in family.TABLES:
            self.read(table, None)  # signs in to the site
            state = {"since": self.read(table, table.before)[0]["token"]} if table.before else {}
            for case in table.cases:
                value, told = self.read(table, case.body, **state)
                if table.items and isinstance(value, dict):
                    value = value[table.items]
                if not shows(value, case.expected) or case.is_told and not told:
                    unread.add(" · ".join(filter(None, [table.method, table.name, case.name])))
        self.assertEqual(sorted(unread), [], "these answers are read wrongly")

    def test_timetable_and_exams(self):
        self.check("timetable")

    def test_scores(self):
        self.check("scores")

    def test_cards_and_electricity(self):
        self.check("cards")

    def test_libraries_and_booking(self):
        self.check("libraries")

    def test_elearning(self):
        self.check("elearning")

    def test_materials_of_elearning(self):
        self.check("materials")

    def test_icourse(self):
        self.check("icourse")

    def test_summaries_and_watches(self):
        self.check("summaries")

    def test_notices_and_the_rest(self):
        self.check("notices")


def shows(value, expected):
    """Returns whether a value has the expected fields. A missing field is null, and fields that are not expected are not compared. Lists have the same length."""
    if isinstance(expected, OneOf):
        return any(shows(value, each) for each in expected.values)
    if expected is LOST or value is LOST:
        return value is expected
    if isinstance(expected, dict):
        return isinstance(value, dict) and all(shows(value.get(name), each) for name, each in expected.items())
    if isinstance(expected, list):
        return isinstance(value, list) and len(value) == len(expected) and all(map(shows, value, expected))
    return value == expected and isinstance(value, bool) == isinstance(expected, bool)


if __name__ == "__main__":
    unittest.main()
