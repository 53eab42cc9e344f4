"""If a campus server sends malformed rows, every method that returns a list leaves them out, and its result records them."""

import datetime
import os
import sys
import tomllib
import unittest
import warnings
from fnmatch import fnmatchcase

from support import LIBRARY, ROOT, StandIn

os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))
sys.path.insert(0, str(ROOT / "bindings" / "python"))
import danxi  # noqa: E402

# Each call, with the kinds and numbers of rows that it leaves out. Some lists have several pages with malformed rows on each.
# `{this}` and `{last}` stand for identifiers of semesters, and the other placeholders for identifiers that IDENTIFIERS finds.
PUBLIC = {
    ("announcement.get_undergraduate_announcements", "page=1"): {"announcement": 1},
    ("announcement.get_graduate_announcements", "page=1"): {"announcement": 1},
    ("classroom.get_classrooms", "building=H2"): {"classroom": 1},
    ("classroom.list_free_classrooms", "building=H2&start=1&end=1"): {"classroom": 1},
    ("library.get_library", ""): {"library": 1},
    ("library.search_books", "title=文学"): {"book": 1},
    ("library.list_book_copies", "book_id={book}"): {"copy": 1},
}
UNDERGRADUATE = {
    ("booking.list_venues", ""): {"venue": 2},
    ("booking.list_slots", "venue_id={venue}&start_date={today}"): {"period": 2},
    ("booking.list_bookings", "page=1"): {"booking": 2},
    ("bus.get_routes", "type=workday"): {"bus run": 3},
    ("bus.next", "start=邯郸&end=枫林"): {"bus run": 3},
    ("canteen.get_canteen_queuing", ""): {"canteen": 1},
    ("course.get_semesters", ""): {"semester": 1},
    ("course.get_courses", "semester_id={this}"): {"timetable activity": 2},
    ("course.list_search_semesters", ""): {"semester": 1},
    ("course.search_courses", "semester_id={this}"): {"offered course": 4},
    ("course.find_courses", "semester_id={this}&name=数据"): {"offered course": 2},
    ("elearning.list_courses", ""): {"eLearning course": 6},
    ("elearning.list_todos", ""): {"eLearning to-do": 6},
    ("elearning.list_folders", "course_id={course}"): {"eLearning folder": 4},
    ("elearning.list_files", "course_id={course}"): {"eLearning file": 4},
    ("elearning.list_modules", "course_id={course}"): {"eLearning module": 2, "eLearning module item": 2},
    ("elearning.list_assignments", "course_id={course}"): {"eLearning assignment": 2},
    ("elearning.list_announcements", "course_id={course}"): {"eLearning announcement": 2},
    ("elearning.get_grades", "course_id={course}"): {"eLearning group of assignments": 2},
    ("elearning.list_events", ""): {"eLearning event": 8},
    ("electricity.get_electricity_logs", ""): {"electricity log": 2},
    ("exam.get_exams", ""): {"exam": 1},
    ("icourse.list_lectures", "date={in_term}"): {"iCourse lecture": 2},
    ("icourse.list_course_lectures", "course_id={lectures}"): {"iCourse lecture": 2},
    ("library.list_loans", "page=1"): {"loan": 1},
    ("library.list_past_loans", "page=1"): {"loan": 1},
    ("library.list_holds", "page=1"): {"hold": 1},
    ("reservation.get_playgrounds", ""): {"playground": 2},
    ("score.get_scores", "semester_id={last}"): {"score": 1},
    ("score.list_all_scores", ""): {"score": 2},
    ("score.get_ranks", ""): {"rank": 1},
    ("sport.get_exercise", ""): {"exercise count": 1},
    ("sport.get_exam", ""): {"fitness test attempt": 1},
    ("wallet.get_content", ""): {"daily sum": 1, "transaction": 1},
    ("wallet.list_cards", ""): {"campus card": 1},
    ("wallet.get_transactions", "page=1"): {"transaction": 1},
    ("wallet.search_transactions", "start_date=2026-01-01&end_date=2026-12-31&page=1"): {"transaction": 1},
}
GRADUATE = {
    ("course.get_selected_courses", ""): {"selected lesson": 2},
    ("course.get_semesters", ""): {"semester": 1},
    ("score.get_scores", "semester_id={last}"): {"score": 1},
}
# Methods whose lists are not in the tables above, with the reason.
ELSEWHERE = {
    "booking.get_venue": "one venue, with its opening hours",
    "campus.*": "states of the session, and no rows of a server",
    "*.watch": "the rows of a list above",
    "course.get_conflicts": "the courses of course.get_courses",
    "course.get_reviews": "the rows of the course reviews",
    "course.list_places": "the rows of course.search_courses, at most one request in five minutes",
    "course.get_week": "the courses of course.get_courses",
    "day.get_overview": "the rows of its parts",
    "elearning.sync": "the rows of elearning.list_files",
    "icourse.list_courses": "the rows of icourse.list_lectures",
    "reservation.get_reservations": "test_the_result_for_slots_has_the_malformed_rows_of_both_lists",
    "score.get_summary": "the rows of score.get_scores",
    "wallet.get_summary": "the rows of wallet.search_transactions",
}
IDENTIFIERS = {
    "venue": ("booking.list_venues", "", "id"),
    "course": ("elearning.list_courses", "", "id"),
    "lectures": ("icourse.list_lectures", "date={in_term}", "course_id"),
    "book": ("library.search_books", "title=文学", "id"),
}


class MalformedRowsTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.standin = cls.enterClassContext(StandIn())
        cls.people = {(person["trait"] or person["role"]): person for person in cls.standin.ready["campus_accounts"]}

    def setUp(self):
        self.standin.control("POST", "/reset")
        self.enterContext(warnings.catch_warnings())
        warnings.simplefilter("ignore", danxi.SkippedRowsWarning)

    def settings(self, **values):
        self.standin.control("PATCH", "/settings", values)

    def session(self, who=None):
        session = self.enterContext(danxi.Session(self.standin.ready["config"]))
        if who:
            person = self.people[who]
            session.campus.login(person["number"], person["password"], who)
        return session

    def request(self, session, method, query, **options):
        types = {name: parameter["schema"].get("type") for name, parameter in self.options(method).items()}
        pairs = dict(pair.split("=") for pair in query.split("&") if pair)
        for name, value in pairs.items():
            pairs[name] = int(value) if types[name] == "integer" else value
        return session.request(method, **pairs, **options)

    def filled(self, session, query, values):
        """Returns a query with the values of its placeholders."""
        for name, (method, source, member) in IDENTIFIERS.items():
            if f"{{{name}}}" in query:
                rows = self.request(session, method, source.format_map(values)).value
                values = {name: rows[0][member], **values}
        return query.format_map(values)

    @staticmethod
    def counts(rows):
        kinds = [row.what for row in rows]
        return {kind: kinds.count(kind) for kind in kinds}

    def check(self, session, calls, **values):
        values["today"] = datetime.datetime.now(datetime.timezone(datetime.timedelta(hours=8))).date()
        for (method, query), expected in calls.items():
            with self.subTest(method=method):
                # Two methods may use the same cached list, so each call refreshes the list.
                fresh = {"cache": "refresh"} if "cache" in self.options(method) else {}
                self.settings(malformed_rows=False)
                query = self.filled(session, query, values)
                usual = self.request(session, method, query, **fresh)
                self.assertEqual(self.counts(usual.skipped), {})
                self.settings(malformed_rows=True)
                malformed = self.request(session, method, query, **fresh)
                if fresh:
                    cached = self.request(session, method, query, cache="only")
                    self.assertEqual((cached.source, cached.skipped), ("memory", malformed.skipped))
                self.assertEqual(self.counts(malformed.skipped), expected, malformed.skipped)
                self.assertEqual(malformed.skipped_count, len(malformed.skipped))
                self.assertTrue(
                    all(row.reason and row.excerpt and len(row.excerpt) <= 200 for row in malformed.skipped)
                )
                self.check_usual_rows(usual.value, malformed.value)

    @staticmethod
    def options(method):
        described = next(entry for entry in danxi.schema()["methods"] if entry["name"] == method)
        return {parameter["name"]: parameter for parameter in described["params"]}

    def check_usual_rows(self, usual, malformed):
        """Checks that all rows that are not malformed are in the value."""
        if isinstance(usual, list):
            self.assertGreaterEqual(len(malformed), len(usual))
            self.assertEqual(
                [row for row in usual if isinstance(row, dict) and row not in malformed and "schedules" not in row], []
            )
        elif isinstance(usual, dict):
            for key, value in usual.items():
                self.check_usual_rows(value, malformed[key])

    def test_each_list_of_a_campus_service_has_an_entry(self):
        tested = {method for method, _ in (*PUBLIC, *UNDERGRADUATE, *GRADUATE)}
        lists = {method for method in self.campus_lists() if not any(fnmatchcase(method, each) for each in ELSEWHERE)}
        self.assertEqual(
            lists - tested, set(), "add an entry, and malformed rows in standin/danxi_standin/malformed_rows.py"
        )
        for pattern in ELSEWHERE:
            self.assertTrue(any(fnmatchcase(method, pattern) for method in self.campus_lists()), pattern)
        self.assertEqual({method for method in tested if any(fnmatchcase(method, each) for each in ELSEWHERE)}, set())

    @staticmethod
    def campus_lists():
        """Yields the methods of campus services that request rows."""
        for path in sorted((ROOT / "interface").glob("*.toml")):
            service = tomllib.loads(path.read_text("utf-8"))
            if service.get("group") != "campus":
                continue
            entities = {entity["name"]: entity for entity in service.get("entity", [])}
            for method in service["method"]:
                result = method.get("returns", "").rstrip("?")
                types = [each["type"] for each in entities.get(result, {}).get("fields", []) if isinstance(each, dict)]
                if method["operations"] and any(
                    each.startswith("[") and each[1].isupper() for each in (result, *types)
                ):
                    yield f"{service['name']}.{method['name']}"

    def test_public_lists_leave_out_malformed_rows(self):
        self.check(self.session(), PUBLIC)

    def test_lists_of_undergraduate_students_leave_out_malformed_rows(self):
        session = self.session("undergraduate")
        self.check(session, UNDERGRADUATE, **self.semesters(session))

    def test_lists_of_graduate_students_leave_out_malformed_rows(self):
        session = self.session("graduate")
        self.check(session, GRADUATE, **self.semesters(session))

    @staticmethod
    def semesters(session):
        """Returns the identifiers of the current semester and of the last first or second term before it, and a day of the current one."""
        semesters = session.course.get_semesters()
        current = next(semester for semester in semesters if semester.is_current)
        past = (s.id for s in semesters if s.start_date < current.start_date and s.type in ("first", "second"))
        in_term = current.start_date + datetime.timedelta(days=30)
        return {"this": current.id, "last": next(past), "in_term": in_term}

    def test_the_result_for_slots_has_the_malformed_rows_of_both_lists(self):
        session = self.session("undergraduate")
        self.settings(malformed_rows=True)
        playground = session.reservation.get_playgrounds()[0]
        today = datetime.datetime.now(datetime.timezone(datetime.timedelta(hours=8))).date()
        result = session.request("reservation.get_reservations", playground_id=playground.id, date=str(today))
        # The call also needs the list of playgrounds, so the result has the malformed rows of both lists.
        self.assertEqual([row.what for row in result.skipped], ["slot", "playground", "playground"])
        self.assertTrue(result.value)

    def test_malformed_diary_entries_are_counted_in_each_week(self):
        session = self.session("graduate")
        semester = session.course.get_current_semester()
        usual = session.course.get_courses(semester.id)
        self.settings(malformed_rows=True)
        result = session.request("course.get_courses", semester_id=semester.id, cache="refresh")
        weeks = {week for course in usual for week in course.on_weeks}
        self.assertEqual({row.what for row in result.skipped}, {"diary entry"})
        self.assertEqual((result.skipped_count, len(result.skipped)), (2 * len(weeks), 20))
        codes = {course.get("code") for course in result.value}
        self.assertEqual(codes, {course.code for course in usual} | {None})
        self.assertIn("论文指导(导师组)", {course["name"] for course in result.value})

    def test_a_semester_of_78_weeks_is_read(self):
        session = self.session("graduate")
        self.settings(malformed_rows=True)
        semester = next(semester for semester in session.course.get_semesters() if semester.id == 19992)
        self.assertEqual((semester.week_count, str(semester.start_date)), (78, "2000-02-28"))

    def test_bus_times_with_24_00_or_a_note_are_read(self):
        session = self.session("undergraduate")
        self.settings(malformed_rows=True)
        schedules = session.bus.get_routes("workday")[0].schedules
        self.assertEqual(
            [(str(run.time), run.note) for run in schedules[:2]], [("23:59:59.999999", None), ("06:45:00", "周五")]
        )


if __name__ == "__main__":
    unittest.main()
